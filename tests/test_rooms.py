"""The rooms are divided: what serves every game names none of them, and a game's own parts lie in its folders."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from landsraad.games import GAMES, Entry

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "src" / "landsraad"
WEB = ROOT / "web" / "src"
ENTRIES = [entry for entry in GAMES.values() if entry.package]

NAMES = {name for entry in ENTRIES for name in (entry.name, entry.package, *entry.books)}
NAMES |= {expansion for entry in ENTRIES for expansion in GAMES.rules(entry.name).expansions}
# Where a game's own modules lie: its rules, its words, what the server must know of it.
OWN = tuple(
    f"landsraad.{folder}"
    for entry in ENTRIES
    for folder in (entry.package, f"text.{entry.name}", f"server.games.{entry.package}")
)
# The parts of a terminal that any game is played with; the others are painters of one game.
TERMINAL = ["play", "session", "commands", "opening", "painter", "plain_painter", "every_game", "players", "words"]
COMMON = sorted(
    [path for path in (HOUSE / "server").rglob("*.py") if (HOUSE / "server" / "games") not in path.parents]
    + [*(HOUSE / "server" / "games").glob("*.py"), *HOUSE.glob("cli*.py")]
    + [HOUSE / "terminal" / f"{name}.py" for name in TERMINAL]
)
PAGES = sorted(
    path
    for path in WEB.rglob("*")
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts") and (WEB / "games") not in path.parents
)
FOLDERS = sorted(path for path in (WEB / "games").iterdir() if path.is_dir())


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    """Every module a file imports, wherever in it; of `from a import b` both, since b may be a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_own(module: str) -> bool:
    return any(module == own or module.startswith(f"{own}.") for own in OWN)


def named(tree: ast.Module) -> set[str]:
    """The names of games, books and expansions that a file uses as words of the program."""
    words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {word for word in words if isinstance(word, str)} & NAMES


@pytest.mark.parametrize("path", COMMON, ids=name_of)
def test_common_code_knows_no_game(path: Path) -> None:
    tree = read(path)
    assert not named(tree) and not [module for module in imported(tree) if is_own(module)]


QUOTED = re.compile("[\"'`/](" + "|".join(sorted(NAMES)) + ")[\"'`/]")


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_the_common_pages_know_no_game(path: Path) -> None:
    code = re.sub(r"^\s*//.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert QUOTED.findall(code) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_no_game_reaches_into_the_folder_of_another(folder: Path) -> None:
    others = [other.name for other in FOLDERS if other != folder]
    for path in folder.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            paths = re.findall(r'(?:from |import |import\()"(\.[^"]+)"', path.read_text(encoding="utf-8"))
            reached = [(path.parent / found).resolve().relative_to(WEB).parts for found in paths]
            assert not [parts for parts in reached if parts[0] == "games" and len(parts) > 1 and parts[1] in others]


@pytest.mark.parametrize("entry", [entry for entry in ENTRIES if entry.served], ids=lambda entry: entry.name)
def test_a_game_that_is_served_has_a_folder_on_each_side(entry: Entry) -> None:
    package = entry.package
    assert entry.served.startswith(f"landsraad.server.games.{package}")
    assert (WEB / "games" / package / "entry.ts").is_file()
    assert "export const page: GamePage" in (WEB / "games" / package / "entry.ts").read_text(encoding="utf-8")


def test_the_checks_see_what_they_look_for() -> None:
    tree = ast.parse('from landsraad.imperium import words\nif game == "imperium":\n    pass\n')
    assert named(tree) == {"imperium"} and [module for module in imported(tree) if is_own(module)]
    assert QUOTED.findall('if (game === "war_for_arrakis") {}') and QUOTED.findall('import "../games/imperium/table";')
    assert not QUOTED.findall('t("web-home-headline")')
