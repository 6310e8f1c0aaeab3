"""A line of code knows its room: who may import whom.

The kernel knows no game, a game knows the kernel and itself, and the server never drags in the laboratory. Imports
inside functions and under TYPE_CHECKING count too: the rule is about knowledge, not about loading. Where it depends on
the table which game is needed, the game and its words are loaded by name: so one may know games without knowing one.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"
PUBLIC = "landsraad"  # the public surface: the package itself, not what lies in it

# Every room, and the rooms it may know besides itself. A module is in the room with the longest name that fits, so a
# room inside another one is another room: what it knows, the one around it need not know. A module without a room, and
# a permission that nobody uses, is an error as well.
MAY_IMPORT = {
    PUBLIC: ["game", "games", "kernel"],
    "kernel": [],
    # which games there are, and where their parts lie: by name, so that it need not know any
    "games": [],
    # the rules of the games: none knows the other
    "imperium": ["kernel"],
    "arrakis": ["kernel"],
    # words: first what all games share, then what is said about one of them
    "text": ["games", "kernel"],
    "text.book": ["games", "text", "text.imperium"],
    "text.imperium": ["imperium", "kernel", "text"],
    "text.imperium_speaker": ["imperium", "kernel", "text", "text.imperium"],
    "text.war_for_arrakis": ["arrakis", "kernel", "text"],
    "text.war_for_arrakis_speaker": ["arrakis", "kernel", "text", "text.war_for_arrakis"],
    "game": ["kernel", "text"],
    # how a question lies before a person: no rule is made there
    "desk": [],
    "desk.arrakis": ["arrakis", "kernel"],
    # tables by number, for search and learners
    "fast": [PUBLIC, "kernel"],
    # bots: how they look at a table, then what they think of a game
    "bots": [PUBLIC, "game", "games", "kernel"],
    # an analysis in words
    "bots.telling": ["bots", "game", "kernel", "text"],
    "bots.imperium_tables": ["imperium", "kernel"],
    "bots.imperium_pieces": ["bots.imperium_tables", "imperium", "kernel"],
    "bots.imperium_worth": ["bots.imperium_pieces", "bots.imperium_tables", "imperium", "kernel"],
    "bots.imperium_features": ["bots.imperium_tables", "imperium", "kernel"],
    "bots.imperium_inputs": ["imperium", "kernel"],
    "bots.imperium_tells": ["bots", "imperium"],
    "bots.imperium_judge": [
        "bots",
        "bots.imperium_features",
        "bots.imperium_inputs",
        "bots.imperium_pieces",
        "bots.imperium_tables",
        "bots.imperium_worth",
        "imperium",
        "kernel",
    ],
    # the judge of War for Arrakis, from the strength of a legion up to the chance to win
    "bots.arrakis_force": ["arrakis", "kernel"],
    "bots.arrakis_habits": ["arrakis", "kernel"],
    "bots.arrakis_scene": ["arrakis", "bots.arrakis_force", "bots.arrakis_habits", "kernel"],
    "bots.arrakis_deeds": ["arrakis", "bots.arrakis_force", "bots.arrakis_scene", "kernel"],
    "bots.arrakis_cards": ["arrakis", "bots.arrakis_deeds", "bots.arrakis_force", "bots.arrakis_scene", "kernel"],
    "bots.arrakis_turn": [
        "arrakis",
        "bots.arrakis_cards",
        "bots.arrakis_deeds",
        "bots.arrakis_scene",
        "kernel",
    ],
    "bots.arrakis_marches": ["arrakis", "bots.arrakis_deeds", "bots.arrakis_scene", "bots.arrakis_turn", "kernel"],
    "bots.arrakis_fights": [
        "arrakis",
        "bots.arrakis_cards",
        "bots.arrakis_deeds",
        "bots.arrakis_force",
        "bots.arrakis_scene",
        "bots.arrakis_turn",
        "kernel",
    ],
    "bots.arrakis_spice": ["arrakis", "bots.arrakis_force", "bots.arrakis_scene", "kernel"],
    "bots.arrakis_placing": [
        "arrakis",
        "bots.arrakis_cards",
        "bots.arrakis_deeds",
        "bots.arrakis_force",
        "bots.arrakis_scene",
        "kernel",
    ],
    "bots.arrakis_choices": [
        "arrakis",
        "bots.arrakis_cards",
        "bots.arrakis_deeds",
        "bots.arrakis_fights",
        "bots.arrakis_force",
        "bots.arrakis_habits",
        "bots.arrakis_marches",
        "bots.arrakis_placing",
        "bots.arrakis_scene",
        "bots.arrakis_spice",
        "bots.arrakis_turn",
        "kernel",
    ],
    "bots.arrakis_tells": ["bots", "bots.arrakis_features"],
    "bots.arrakis_features": [
        "arrakis",
        "bots.arrakis_cards",
        "bots.arrakis_deeds",
        "bots.arrakis_habits",
        "bots.arrakis_scene",
        "kernel",
    ],
    "bots.arrakis_judge": [
        "arrakis",
        "bots",
        "bots.arrakis_choices",
        "bots.arrakis_features",
        "bots.arrakis_habits",
        "bots.arrakis_scene",
        "kernel",
    ],
    # the server knows games by the public surface; what it must know of one in particular lies in the room of that game
    "server": [PUBLIC, "bots", "bots.telling", "game", "games", "kernel", "server.games", "text"],
    "server.games": [PUBLIC, "bots", "game", "games", "kernel", "server"],
    "server.games.arrakis": [
        PUBLIC,
        "arrakis",
        "desk.arrakis",
        "game",
        "kernel",
        "server",
        "server.games",
        "text",
    ],
    "server.games.imperium": [
        PUBLIC,
        "game",
        "imperium",
        "kernel",
        "server",
        "server.games",
        "text",
        "text.imperium_speaker",
    ],
    # the terminal grew up with one game; the other one has rooms of its own
    "terminal": [PUBLIC, "bots", "game", "games", "imperium", "text", "text.imperium"],
    "terminal.imperium_painter": [PUBLIC, "game", "terminal", "text.imperium"],
    "terminal.arrakis_lookup": ["terminal", "text", "text.war_for_arrakis"],
    "terminal.arrakis_scene": ["arrakis", "terminal", "text", "text.war_for_arrakis"],
    "terminal.arrakis_painter": [
        PUBLIC,
        "arrakis",
        "desk.arrakis",
        "game",
        "terminal",
        "terminal.arrakis_lookup",
        "terminal.arrakis_scene",
        "text",
        "text.war_for_arrakis",
    ],
    "terminal.imperium_opening": [PUBLIC, "imperium", "terminal", "text", "text.imperium"],
    "terminal.arrakis_opening": ["arrakis", "terminal", "terminal.arrakis_scene", "text.war_for_arrakis"],
    # old records made into new ones
    "migration": [PUBLIC, "game", "kernel"],
    # environments for learners; their pictures are those of the terminal
    "envs": [PUBLIC, "bots", "envs.rendering", "games", "kernel"],
    "envs.rendering": ["envs", "game", "kernel", "terminal"],
    "lab": [PUBLIC, "bots", "envs", "game", "games", "kernel", "text"],
    "lab.vocabulary": ["imperium", "terminal", "text.imperium"],
    "lab.arrakis_altering": ["arrakis"],
    "lab.arrakis_vocabulary": ["arrakis", "lab.vocabulary", "text.war_for_arrakis"],
    # the command, a room for each kind of work; nobody imports the entry point
    "cli_words": ["kernel", "text"],
    "cli_flags": [PUBLIC],
    "cli_admin": [PUBLIC, "cli_flags", "cli_words", "server"],
    "cli_play": [PUBLIC, "bots", "cli_flags", "cli_words", "games", "server", "terminal"],
    "cli_records": [PUBLIC, "bots", "bots.telling", "cli_flags", "cli_words", "kernel", "migration", "terminal"],
    "cli_lab": [PUBLIC, "cli_flags", "cli_words", "games", "lab", "terminal"],
    "cli_lookup": [PUBLIC, "cli_flags", "cli_words", "games", "terminal", "text", "text.book"],
    "__main__": ["cli"],
    "cli": [PUBLIC, "cli_admin", "cli_flags", "cli_lab", "cli_lookup", "cli_play", "cli_records", "cli_words"],
}

Graph = dict[str, set[str]]


def is_inside(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def room_of(module: str) -> str | None:
    """The name of a module's room; None if it has none."""
    if module == PUBLIC:
        return PUBLIC
    inner = module.removeprefix("landsraad.")
    return max((room for room in MAY_IMPORT if is_inside(inner, room)), key=len, default=None)


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


def homeless(graph: Graph) -> list[str]:
    return sorted(module for module in graph if room_of(module) is None)


def steps_between_rooms(graph: Graph) -> Iterator[tuple[str, str, str, str]]:
    """Every import that leaves its room: the module and what it imports, then the two rooms."""
    for module, targets in sorted(graph.items()):
        room = room_of(module)
        for target in sorted(targets):
            other = room_of(target)
            if room is not None and other is not None and room != other:
                yield module, target, room, other


def breaches(graph: Graph) -> list[str]:
    return [
        f"{module} imports {target}"
        for module, target, room, other in steps_between_rooms(graph)
        if other not in MAY_IMPORT[room]
    ]


def unused_permissions(graph: Graph) -> list[str]:
    used = {(room, other) for _, _, room, other in steps_between_rooms(graph)}
    permitted = [(room, other) for room, others in MAY_IMPORT.items() for other in others]
    return [f"{room} need not import {other}" for room, other in permitted if (room, other) not in used]


def reached_from(room: str) -> set[str]:
    """All rooms that a room knows, also by way of others."""
    reached = [room]
    for one in reached:
        reached += [other for other in MAY_IMPORT[one] if other not in reached]
    return set(reached)


@pytest.fixture(scope="module")
def ours() -> Graph:
    return imports_of(SOURCES)


def test_every_module_has_a_room(ours: Graph) -> None:
    assert homeless(ours) == []


def test_every_module_stays_in_its_room(ours: Graph) -> None:
    assert breaches(ours) == []


def test_nothing_is_permitted_that_nobody_needs(ours: Graph) -> None:
    assert unused_permissions(ours) == []


def test_nobody_may_import_the_entry_point() -> None:
    assert [room for room, others in MAY_IMPORT.items() if "cli" in others] == ["__main__"]


def test_the_server_reaches_neither_the_laboratory_nor_the_terminal() -> None:
    """Also by way of others: what the server imports imports nothing of them either."""
    kept_away = {"lab", "lab.arrakis_altering", "lab.arrakis_vocabulary", "lab.vocabulary", "terminal", "cli"}
    assert reached_from("server") & kept_away == set()
    assert reached_from("server.games.imperium") & kept_away == set()
    assert "lab" in reached_from("cli")  # so the walk does find it where it is


def test_no_game_reaches_the_other() -> None:
    assert reached_from("imperium") == {"imperium", "kernel"}
    assert reached_from("arrakis") == {"arrakis", "kernel"}


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
    assert breaches(graph) == [
        "landsraad.arrakis imports landsraad",
        "landsraad.imperium.turns imports landsraad.arrakis",
        "landsraad.kernel.chance imports landsraad.bots",
        "landsraad.kernel.table imports landsraad.imperium.turns",
    ]


def test_a_new_package_must_be_given_a_room(tmp_path: Path) -> None:
    graph = house(tmp_path, {"__init__.py": "", "heralds/__init__.py": "", "heralds/horn.py": "", "kernel/ok.py": ""})
    assert homeless(graph) == ["landsraad.heralds", "landsraad.heralds.horn"]


def test_only_the_rooms_of_games_know_a_game(tmp_path: Path) -> None:
    graph = house(
        tmp_path,
        {
            "imperium/words.py": "",
            "server/games/imperium/why.py": "from landsraad.imperium import words\n",
            "server/app.py": "import landsraad\nfrom landsraad.imperium import words\n",
            "server/hall.py": "from landsraad.terminal import play\n",
            "bots/levels.py": "from ..cli import main\n",
        },
    )
    assert breaches(graph) == [
        "landsraad.bots.levels imports landsraad.cli",
        "landsraad.server.app imports landsraad.imperium.words",
        "landsraad.server.hall imports landsraad.terminal",
    ]
    assert "bots need not import kernel" in unused_permissions(graph)
