"""What reports are made with: libraries that not everybody has."""

from collections.abc import Iterable

from landsraad.envs.libraries import need


def check_libraries(libraries: Iterable[str]) -> None:
    """An error that says what to install, if one is missing."""
    for library in libraries:
        need(library, "lab")
