"""Libraries that only learners need: loaded when they are asked for, and named where they are missing."""

from functools import cache
from importlib import import_module
from typing import Any, Final

from landsraad.kernel.errors import LandsraadError

INSTALLED_AS: Final = {"pyspiel": "open-spiel"}  # where the name to import is not the name to install


def as_array(row: Any) -> Any:
    """Packed numbers as an array, without a copy; where librt is missing, they are a list."""
    numpy = _numpy()
    return numpy.array(row, "int64") if isinstance(row, list) else numpy.frombuffer(row, "int64")


@cache
def _numpy() -> Any:
    return need("numpy")


def need(library: str, extra: str = "envs") -> Any:
    """A library, or an error that says what to install."""
    try:
        return import_module(library)
    except ImportError as error:
        module = library.partition(".")[0]
        name = INSTALLED_AS.get(module, module)
        raise LandsraadError(
            f"this needs {name}: pip install 'landsraad[{extra}]', or pip install {name}",
            key="library-missing",
            facts={"library": name, "extra": extra},
        ) from error
