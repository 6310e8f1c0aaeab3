"""Makes build/compiled/landsraad: a copy of the package whose hot modules are compiled.

The virtual environment always runs the sources. Putting build/compiled on PYTHONPATH runs the compiled copy instead:

    PYTHONPATH=build/compiled .venv/bin/landsraad bench

Nothing is done when nothing changed. The compiler runs only when a module of a compiled package changed; a new
sentence or a new command is just copied. Without a C compiler there is no compiled copy, and that is not an error.

    python tools/build_compiled.py           make the copy, or say why not
    python tools/build_compiled.py --fresh   print where the copy is if it is up to date, nothing if not
    python tools/build_compiled.py --behind  the same; if it is not, it is made in the background, for the next time
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "landsraad"
BUILD = ROOT / "build"
COPY = BUILD / "compiled"
LIBRARIES = BUILD / "libraries"

COPY_STAMP = COPY / ".sources"
FAILED_STAMP = BUILD / ".failed"  # what could not be compiled is not tried again behind somebody's back
LOG = BUILD / "compiled.log"


def build_script() -> ModuleType:
    """setup.py as a module: it knows which modules are compiled and what may prevent it."""
    spec = importlib.util.spec_from_file_location("landsraad_build_script", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def digest(files: Iterable[Path]) -> str:
    """One value for the names and contents of these files and for the tools that compile them."""
    try:
        compiler = version("mypy")
    except PackageNotFoundError:
        compiler = "none"
    total = hashlib.sha256(f"{sys.version} {compiler} {library_suffix()}".encode())
    for path in sorted(files):
        content = path.read_bytes()
        total.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyd", ".pyc"}


def package_digest() -> str:
    return digest([ROOT / "setup.py", *filter(is_source, SOURCES.rglob("*"))])


def compiled_digest(script: ModuleType, group: str) -> str:
    """Only what the compiler can see. The rules and the bots import nothing else of ours (tests/test_imports.py); what
    a server tells of a move by sees the whole package."""
    if group != script.GROUP:
        return package_digest()
    found = {path for package in script.COMPILED_PACKAGES for path in (SOURCES / package).rglob("*.py")}
    found.update(ROOT / module for module in script.compiled_modules())
    return digest([ROOT / "setup.py", *found])


def stamp_of(group: str) -> Path:
    """Where it is said from what a library was made."""
    return LIBRARIES / f".sources-{group}"


def library_suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def library_names(modules: Iterable[str], group: str) -> list[str]:
    """Where each compiled module, and the library they share, lies below the folder on the path."""
    doors = [str(Path(module).relative_to("src").with_suffix("")) for module in modules]
    return [name + library_suffix() for name in [f"{group}__mypyc", *doors]]


def is_stamped(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text() == value


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two builds at once would tread on each other's files: the second waits, and then finds nothing to do."""
    BUILD.mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (BUILD / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_library(group: str, expected: str) -> bool:
    """Compiles into build/libraries. True if it worked."""
    stamp_of(group).unlink(missing_ok=True)
    outcome = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(LIBRARIES), "--build-temp", "build/objects"],
        cwd=ROOT,
        env=os.environ | {"LANDSRAAD_REQUIRE_COMPILED": "1", "LANDSRAAD_GROUP": group},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if outcome.returncode:
        print(outcome.stdout, end="")
        return False
    LIBRARIES.mkdir(parents=True, exist_ok=True)
    stamp_of(group).write_text(expected)
    return True


def assemble(names: Iterable[str], expected: str) -> None:
    """The sources and the libraries side by side; Python prefers a library to the source of the same name."""
    new = BUILD / "compiled.new"
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(SOURCES, new / "landsraad", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for name in names:
        shutil.copy2(LIBRARIES / name, new / name)
    (new / COPY_STAMP.name).write_text(expected)
    shutil.rmtree(COPY, ignore_errors=True)
    new.rename(COPY)


def build() -> int:
    script = build_script()
    reason = script.why_not_compiled()
    if reason is not None:
        print(f"compiled: not built, because {reason}")
        return 0
    with one_at_a_time():
        expected = package_digest()
        if is_stamped(COPY_STAMP, expected):
            print("compiled: up to date")
            return 0
        started = time.monotonic()
        groups = script.groups()
        for group in groups:
            made_from = compiled_digest(script, group)
            if not is_stamped(stamp_of(group), made_from) and not compile_library(group, made_from):
                FAILED_STAMP.write_text(expected)
                print("compiled: failed")
                return 1
        assemble([name for group, modules in groups.items() for name in library_names(modules, group)], expected)
    count, seconds = sum(map(len, groups.values())), time.monotonic() - started
    print(f"compiled: {count} modules in {seconds:.0f} s, in {COPY.relative_to(ROOT)}")
    return 0


def build_behind() -> None:
    """Have the copy made while somebody plays already: they are told in a line, and use it from the next start."""
    expected = package_digest()
    if is_stamped(FAILED_STAMP, expected) or build_script().why_not_compiled() is not None:
        return
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # it goes on when the game has been left
            preexec_fn=(lambda: os.nice(15)) if os.name == "posix" else None,
        )
    print("A faster copy is being compiled in the background, for the next start (a few minutes).", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a compiled copy of the package in build/compiled.")
    parser.add_argument("--fresh", action="store_true", help="only print where the copy is, if it is up to date")
    parser.add_argument("--behind", action="store_true", help="the same, and make it in the background if it is not")
    given = parser.parse_args()
    if not given.fresh and not given.behind:
        return build()
    if is_stamped(COPY_STAMP, package_digest()):
        print(COPY)
    elif given.behind:
        build_behind()
    return 0


if __name__ == "__main__":
    sys.exit(main())
