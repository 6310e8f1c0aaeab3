"""Builds the package: the hot modules compiled by mypyc where that is possible, pure Python everywhere else.

One source serves both builds. Pure Python it is when LANDSRAAD_PURE=1 is set, when mypyc, a C compiler or Python's
own headers are missing, or when the compilation fails: an installation never breaks for want of speed.
LANDSRAAD_REQUIRE_COMPILED=1 turns all of that into an error instead.

The pages of the table are built, too, from web/, where Node.js is at hand and they are missing or older than their
sources. Else those that are there are taken; where there are none a line says so, and the server says it again to
whoever comes. LANDSRAAD_REQUIRE_PAGES=1 makes that an error.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


def registry() -> ModuleType:
    """The list of games, by itself: it needs nothing that is not built yet."""
    spec = importlib.util.spec_from_file_location("landsraad_games", ROOT / "src" / "landsraad" / "games.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


# Every module directly inside these packages is compiled; folders below them (content/) are declarations and are not.
COMPILED_PACKAGES = ("kernel", *registry().COMPILED)

# ... and these modules of packages that otherwise are not.
COMPILED_MODULES = tuple(registry().COMPILED_MODULES)

# ... except these: they run once a game or once a process, and stay readable and patchable as plain Python.
EXCLUDED = frozenset(
    {
        "__init__.py",
        "declare.py",
        "asked.py",
        "errors.py",
        "events.py",
        "positions.py",
        "lists.py",
        "mixing.py",
        "vecs.py",
        "explain.py",
        "refusals.py",
        "words.py",
        "naming.py",
        "observed.py",
        "observing.py",
        "checks.py",
        "position.py",
        "position_given.py",
        "position_piles.py",
        "position_reader.py",
        "position_schema.py",
        "position_stack.py",
        "record.py",
        "rules.py",
        "ruleset.py",
        "schema.py",
        "shown.py",
        "versions.py",
        "happened.py",
        "sight.py",
        "view.py",
        "view_battle.py",
        "view_board.py",
        "view_sides.py",
        "view_tracks.py",
        "vocabulary.py",
    }
)

# ... but these after all, whatever they are called: a server asks them with every move what everybody sees.
INCLUDED = frozenset({"kernel/positions.py", "imperium/position.py", "imperium/view.py"})

# Commands that only ask who we are: pip gives one before each build, and compiling for it would double the time.
METADATA_COMMANDS = frozenset({"dist_info", "egg_info", "sdist"})

# The rules and the bots share one library, landsraad__mypyc, so that a call from one to another is a plain C call.
# What a server tells of a move by has another, landsraad_told__mypyc, which is made in seconds, not in minutes.
GROUP = "landsraad"
TOLD_GROUP = "landsraad_told"

# Nobody calls into the library from outside: a function may be called directly, or be inlined.
# Fractions are rounded after every step, as Python does it: a search finds the same move in both builds.
C_OPTIONS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-ffp-contract=off"] if os.name == "posix" else []

MYPY_OPTIONS = [
    "--config-file=",  # style is the linter's business; here only what the compiler needs to know counts
    "--ignore-missing-imports",  # an isolated build has none of the runtime dependencies
    "--follow-imports=silent",  # an error in a module that is not compiled is no reason not to compile
]


def compiled_modules() -> list[str]:
    """The sources to compile, as paths relative to the repository."""
    inside = [
        path.relative_to(ROOT).as_posix()
        for package in COMPILED_PACKAGES
        for path in sorted((ROOT / "src" / "landsraad" / package).glob("*.py"))
        if path.name not in EXCLUDED or f"{package}/{path.name}" in INCLUDED
    ]
    return inside + sources(COMPILED_MODULES)


def sources(modules: Sequence[str]) -> list[str]:
    return [f"src/{module.replace('.', '/')}.py" for module in modules]


def groups() -> dict[str, list[str]]:
    """The libraries, and the sources in each of them; LANDSRAAD_GROUP names one that is to be made alone."""
    every = {GROUP: compiled_modules(), TOLD_GROUP: sources(registry().TOLD_MODULES)}
    alone = os.environ.get("LANDSRAAD_GROUP")
    return {alone: every[alone]} if alone else every


def why_not_compiled() -> str | None:
    """What stands in the way of compiling, in words, or None."""
    if os.environ.get("LANDSRAAD_PURE") == "1":
        return "LANDSRAAD_PURE=1 is set"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    # Windows finds its compiler in the registry, not on the path: there the build itself is the test.
    if os.name == "posix" and not (compiler and shutil.which(shlex.split(compiler)[0])):
        return "no C compiler was found"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python are missing (python3-dev on Debian)"
    if not compiled_modules():
        return "there is no module to compile"
    return None


def extensions() -> list[Extension]:
    """The compiled modules; none where the package is to be pure Python."""
    if METADATA_COMMANDS.intersection(sys.argv[1:]):
        return []
    reason = why_not_compiled()
    if reason is not None:
        if os.environ.get("LANDSRAAD_REQUIRE_COMPILED") == "1":
            raise SystemExit(f"landsraad: not compiled, because {reason}")
        print(f"landsraad: pure Python, because {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    try:
        built: list[Extension] = [
            extension
            for group, modules in groups().items()
            for extension in mypycify(
                [*MYPY_OPTIONS, *modules],
                opt_level="2",  # more gains nothing measurable and takes twice as long to compile
                debug_level="0",
                multi_file=False,
                separate=False,
                group_name=group,
                target_dir=f"build/mypyc/{group}",
            )
        ]
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when the types do not hold
        give_up(error)
        return []
    for extension in built:
        extension.extra_compile_args += C_OPTIONS
    return built


def give_up(error: BaseException) -> None:
    """Goes on in pure Python, or stops where a compiled build was demanded."""
    if os.environ.get("LANDSRAAD_REQUIRE_COMPILED") == "1":
        raise error
    print(f"landsraad: pure Python, because compiling failed: {error}", file=sys.stderr)


class AllOrNothing(build_ext):
    """Drops every extension when one fails.

    Setuptools' own `optional=True` decides extension by extension. Here each module is a small door into the shared
    library: doors without the house behind them would shadow the good Python sources and fail to import.
    """

    def run(self) -> None:
        try:
            super().run()
        except (Exception, SystemExit) as error:
            give_up(error)
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


# --- the pages -----------------------------------------------------------------------------------------------------

PAGES = ROOT / "src" / "landsraad" / "server" / "pages" / "index.html"
PAGE_BUILDER = ROOT / "tools" / "build_pages.py"


def page_builder() -> ModuleType | None:
    """tools/build_pages.py as a module; None where only the package was handed on."""
    if not PAGE_BUILDER.is_file() or not (ROOT / "web").is_dir():
        return None
    spec = importlib.util.spec_from_file_location("landsraad_page_builder", PAGE_BUILDER)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def why_no_pages() -> str | None:
    """Sees to it that there are pages: what stands in the way, in words, or None."""
    builder = page_builder()
    if builder is None:
        return None if PAGES.is_file() else "there are none, and nothing to build them from"
    if PAGES.is_file() and builder.read(builder.PAGES_STAMP) == builder.digest(builder.sources()):
        return None
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None or not builder.recent(node):
        if PAGES.is_file():
            print("landsraad: the pages are older than web/, and Node.js is not here to build them", file=sys.stderr)
            return None
        least = ".".join(map(str, builder.LEAST_NODE))
        return f"Node.js {least} or newer is not installed: install it, or run `make pages`, and install again"
    done = subprocess.run([sys.executable, str(PAGE_BUILDER)], capture_output=True, text=True, check=False)
    return None if done.returncode == 0 else (done.stdout + done.stderr).strip() or "their build failed"


class WithPages(build_py):
    """The pages belong to the package; an editable installation runs the sources, and has those that are there."""

    def run(self) -> None:
        reason = None if self.editable_mode else why_no_pages()
        if reason is not None:
            if os.environ.get("LANDSRAAD_REQUIRE_PAGES") == "1":
                raise SystemExit(f"landsraad: no pages, because {reason}")
            print(f"landsraad: no pages, because {reason}", file=sys.stderr)
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithPages})
