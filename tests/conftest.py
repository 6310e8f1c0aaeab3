"""For all tests: another order each time, so that none needs what another has left behind; no word is missing, and no
busy machine makes one fail."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from landsraad.text import fluent

BROWSER = Path(__file__).resolve().parent / "browser"

# How long it takes to make up an example, or to try it, says how busy the machine is and nothing about us.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests with a browser stay together, behind the others: they share one, and it takes long to come and go."""
    items.sort(key=lambda item: item.path.is_relative_to(BROWSER))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """With what the same order comes again; pytest-randomly itself is silent where pytest is told to be quiet."""
    if config.pluginmanager.hasplugin("randomly") and config.getoption("randomly_reorganize"):
        terminalreporter.write_line(f"in the order of --randomly-seed={config.getoption('randomly_seed')}")


@pytest.fixture(autouse=True)
def strictness() -> None:
    """A missing message is an error, not a line in the log. A test that is about the log says so for itself."""
    fluent.be_strict()
