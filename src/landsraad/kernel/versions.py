"""By what a game is played: the version of its rules, and the generator its chance comes from."""

from dataclasses import dataclass

from landsraad.kernel.errors import BadOption


@dataclass(frozen=True)
class Versions:
    """A game keeps these from its first move to its last, however the program changes meanwhile."""

    rules: int
    generator: int


# What records mean that were written before they said so.
FIRST = Versions(rules=1, generator=1)


def check_rules(version: int, newest: int) -> None:
    """Raise BadOption for rules this program does not know."""
    if version not in range(1, newest + 1):
        raise BadOption(
            f"there are no rules {version!r} of this game; there are versions 1 to {newest}",
            key="rules-version",
            facts={"version": str(version), "newest": newest},
        )
