"""Libraries that only learners need: loaded when they are asked for, and named where they are missing."""

from importlib import import_module
from typing import Any

from landsraad.kernel.errors import LandsraadError


def need(library: str, extra: str = "envs") -> Any:
    """A library, or an error that says what to install."""
    try:
        return import_module(library)
    except ImportError as error:
        name = library.partition(".")[0]
        raise LandsraadError(
            f"this needs {name}: pip install 'landsraad[{extra}]', or pip install {name}",
            key="library-missing",
            facts={"library": name, "extra": extra},
        ) from error
