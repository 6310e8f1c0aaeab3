"""A line of code knows its room: who may import whom.

The kernel knows no game, a game knows the kernel and itself, and the server never drags in the laboratory. Imports
inside functions and under TYPE_CHECKING count too: the rule is about knowledge, not about loading.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"

# What each of these packages may know of ours. A package that is not listed may import anything but the command line.
MAY_IMPORT = {
    "landsraad.kernel": ["landsraad.kernel"],
    "landsraad.imperium": ["landsraad.kernel", "landsraad.imperium"],
    "landsraad.arrakis": ["landsraad.kernel", "landsraad.arrakis"],
    "landsraad.text": ["landsraad.kernel", "landsraad.imperium", "landsraad.arrakis", "landsraad.text"],
}

# The server knows games by the public surface; what it must know of one in particular lies in these rooms.
SERVER = "landsraad.server"
SERVER_MAY_IMPORT = ["landsraad.game", "landsraad.kernel", "landsraad.bots", "landsraad.text", "landsraad.server"]
ROOMS_OF_GAMES = ["landsraad.server.games.", "landsraad.server.catalog", "landsraad.server.glyphs"]

COMMAND_LINE = "landsraad.cli"
ENTRY_POINTS = ["landsraad.cli", "landsraad.__main__"]

Graph = dict[str, set[str]]


def is_inside(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def module_name(path: Path, sources: Path) -> str:
    parts = path.relative_to(sources).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.Module, module: str, is_package: bool, modules: set[str]) -> Iterator[str]:
    """The modules of ours that a file names in its imports, absolute or relative."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if is_inside(alias.name, "landsraad"))
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.split(".")
                above = above[: len(above) - node.level + is_package]
                base = ".".join([*above, base] if base else above)
            if is_inside(base, "landsraad"):
                for alias in node.names:
                    # `from landsraad import kernel` names the package, `from landsraad.kernel import X` the module.
                    member = f"{base}.{alias.name}"
                    yield member if member in modules else base


def imports_of(sources: Path) -> Graph:
    files = {module_name(path, sources): path for path in sources.glob("landsraad/**/*.py")}
    modules = set(files)
    return {
        module: set(imported(ast.parse(path.read_bytes()), module, path.name == "__init__.py", modules))
        for module, path in files.items()
    }


def breaches_of_layers(graph: Graph) -> list[str]:
    return [
        f"{module} imports {target}"
        for package, allowed in MAY_IMPORT.items()
        for module, targets in sorted(graph.items())
        if is_inside(module, package)
        for target in sorted(targets)
        if not any(is_inside(target, room) for room in allowed)
    ]


def breaches_of_the_server(graph: Graph) -> list[str]:
    return [
        f"{module} imports {target}"
        for module, targets in sorted(graph.items())
        if is_inside(module, SERVER) and not module.startswith(tuple(ROOMS_OF_GAMES))
        for target in sorted(targets)
        if target != "landsraad" and not any(is_inside(target, room) for room in SERVER_MAY_IMPORT)
    ]


def importers_of_the_command_line(graph: Graph) -> list[str]:
    return sorted(
        module
        for module, targets in graph.items()
        if module not in ENTRY_POINTS and any(is_inside(target, COMMAND_LINE) for target in targets)
    )


def ways_from_the_server_to_the_laboratory(graph: Graph) -> list[str]:
    """Also by way of others: what the server imports imports nothing of the laboratory either."""
    reached = sorted(module for module in graph if is_inside(module, "landsraad.server"))
    found = []
    for module in reached:
        for target in sorted(graph.get(module, ())):
            if is_inside(target, "landsraad.lab"):
                found.append(f"{module} imports {target}")
            elif target not in reached:
                reached.append(target)
    return found


Check = Callable[[Graph], list[str]]
CHECKS: list[Check] = [
    breaches_of_layers,
    breaches_of_the_server,
    importers_of_the_command_line,
    ways_from_the_server_to_the_laboratory,
]


@pytest.mark.parametrize("check", CHECKS)
def test_every_module_stays_in_its_room(check: Check) -> None:
    assert check(imports_of(SOURCES)) == []


def house(tmp_path: Path, files: dict[str, str]) -> Graph:
    for name, text in files.items():
        path = tmp_path / "landsraad" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return imports_of(tmp_path)


def test_the_check_sees_every_kind_of_import(tmp_path: Path) -> None:
    graph = house(
        tmp_path,
        {
            "__init__.py": "",
            "kernel/__init__.py": "from . import table\n",
            "kernel/table.py": "import os\nfrom ..imperium import turns\n",
            "kernel/chance.py": "from .table import Table\ndef later():\n    import landsraad.bots\n",
            "imperium/turns.py": "from landsraad.kernel.table import Table\nfrom landsraad import arrakis\n",
            "arrakis/__init__.py": "from landsraad.kernel import table\nfrom landsraad import imperium as other\n",
        },
    )
    assert graph["landsraad.kernel"] == {"landsraad.kernel.table"}
    assert breaches_of_layers(graph) == [
        "landsraad.kernel.chance imports landsraad.bots",
        "landsraad.kernel.table imports landsraad.imperium.turns",
        "landsraad.imperium.turns imports landsraad.arrakis",
        "landsraad.arrakis imports landsraad",
    ]


def test_only_the_entry_point_imports_the_command_line(tmp_path: Path) -> None:
    graph = house(
        tmp_path,
        {
            "cli.py": "",
            "__main__.py": "from landsraad.cli import main\n",
            "bots/greedy.py": "from ..cli import main\n",
        },
    )
    assert importers_of_the_command_line(graph) == ["landsraad.bots.greedy"]


def test_only_the_rooms_of_games_know_a_game(tmp_path: Path) -> None:
    graph = house(
        tmp_path,
        {
            "imperium/words.py": "",
            "server/games/imperium/why.py": "from landsraad.imperium import words\n",
            "server/app.py": "import landsraad\nfrom landsraad.imperium import words\n",
            "server/hall.py": "from landsraad.terminal import play\n",
        },
    )
    assert breaches_of_the_server(graph) == [
        "landsraad.server.app imports landsraad.imperium.words",
        "landsraad.server.hall imports landsraad.terminal",
    ]


def test_the_server_reaches_no_laboratory_by_way_of_others(tmp_path: Path) -> None:
    graph = house(
        tmp_path,
        {
            "lab/__init__.py": "",
            "lab/ratings.py": "",
            "bots/net.py": "from landsraad.lab import ratings\n",
            "server/app.py": "from landsraad.bots.net import think\n",
        },
    )
    assert ways_from_the_server_to_the_laboratory(graph) == ["landsraad.bots.net imports landsraad.lab.ratings"]
