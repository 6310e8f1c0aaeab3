"""The order of the tests: another one each time, so that none comes to need what another has left behind."""

from pathlib import Path

import pytest

BROWSER = Path(__file__).resolve().parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests with a browser stay together, behind the others: they share one, and it takes long to come and go."""
    items.sort(key=lambda item: item.path.is_relative_to(BROWSER))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """With what the same order comes again; pytest-randomly itself is silent where pytest is told to be quiet."""
    if config.pluginmanager.hasplugin("randomly") and config.getoption("randomly_reorganize"):
        terminalreporter.write_line(f"in the order of --randomly-seed={config.getoption('randomly_seed')}")
