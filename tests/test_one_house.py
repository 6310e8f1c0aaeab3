"""What only one place may know: which games there are, and how a table keeps its stack and its piles."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import landsraad
from landsraad.games import GAMES

SOURCES = Path(landsraad.__file__).parent
REGISTRY = "games.py"

# Whatever lies here belongs to one game: it may say its name. (The rules of a game are in the folder of its entry.)
OWN_MARKS = ("imperium", "arrakis")


def files() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCES.rglob("*.py")):
        yield path.relative_to(SOURCES).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def belongs_to_a_game(file: str) -> bool:
    return any(mark in part for part in file.split("/") for mark in OWN_MARKS)


def games_named(tree: ast.Module) -> list[int]:
    """The lines on which the name of a game stands as a word of the program."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in GAMES
    ]


def test_only_the_registry_and_the_games_themselves_name_a_game() -> None:
    """So nobody can say `if game == ...`: what differs between games is a part the entry names."""
    found = {file: len(games_named(tree)) for file, tree in files() if not belongs_to_a_game(file)}
    assert found.pop(REGISTRY) > 0
    assert not {file: lines for file, lines in found.items() if lines}


def test_the_check_sees_a_comparison() -> None:
    tree = ast.parse(
        'def f(game):\n    if game == "imperium":\n        return 1\n    return game in ("war_for_arrakis",)\n'
    )
    assert games_named(tree) == [2, 4]


def test_every_part_an_entry_names_is_there() -> None:
    parts = (
        "rules",
        "speaker",
        "names",
        "printed",
        "desk",
        "judge",
        "painter",
        "opening",
        "lookup",
        "served",
        "statistics",
    )
    for entry in GAMES.values():
        assert all(entry.part(part) is not None for part in parts if getattr(entry, part))
        assert (SOURCES / entry.package).is_dir()


def test_rules_are_given_the_desk_of_their_game() -> None:
    """A game that names none asks as it is: there is nothing to add to a question, and no gesture begins with it."""
    assert any(entry.desk for entry in GAMES.values())
    for name, entry in GAMES.items():
        game = landsraad.new_game(name)
        assert (game.rules.asked(game.table) != {}) == bool(entry.desk)
        assert (game.reach(game.to_act or 0) != {}) == bool(entry.desk)


# --- the stack and the piles -----------------------------------------------------------------------------------------

CHANGING = ("append", "extend", "insert", "pop", "remove", "sort", "reverse", "clear")


def reads_the_stack(tree: ast.Module) -> list[int]:
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "pending"]


def is_zones(node: ast.expr) -> bool:
    """A pile or a card in it: `t.zones[...]`, `t.zones[...][...]`; who only looks may call them `zones` for short."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return (isinstance(node, ast.Attribute) and node.attr == "zones") or (
        isinstance(node, ast.Name) and node.id == "zones"
    )


def renames_the_piles(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Attribute)
        and is_zones(node.value)
        and [ast.unparse(target) for target in node.targets] != ["zones"]
    )


def targets_of(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return [
            part for target in node.targets for part in (target.elts if isinstance(target, ast.Tuple) else [target])
        ]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target]
    return node.targets if isinstance(node, ast.Delete) else []


def changes_piles(tree: ast.Module) -> list[int]:
    """Where a pile is written into or changed in place, or all of them get a name that would hide it."""
    found = []
    for node in ast.walk(tree):
        written = [target for target in targets_of(node) if not isinstance(target, ast.Name)]
        if any(is_zones(target) for target in written) or renames_the_piles(node):
            found.append(node)
        elif isinstance(node, ast.Call):
            called = node.func
            in_place = isinstance(called, ast.Attribute) and called.attr in CHANGING and is_zones(called.value)
            by_verb = isinstance(called, ast.Name) and called.id in CHANGING and any(is_zones(arg) for arg in node.args)
            found += [node] if in_place or by_verb else []
    return [node.lineno for node in found]  # type: ignore[attr-defined]


def test_no_code_outside_the_kernel_reads_or_writes_the_stack() -> None:
    assert {file: reads_the_stack(tree) for file, tree in files() if reads_the_stack(tree)}.keys() == {
        "kernel/table.py"
    }


def test_only_the_verbs_of_piles_change_a_pile() -> None:
    """kernel/table.py makes the piles of a new table and shares them with a clone."""
    changed = {file: changes_piles(tree) for file, tree in files() if changes_piles(tree)}
    assert changed.keys() == {"kernel/piles.py", "kernel/table.py"}


def test_the_checks_see_what_is_forbidden() -> None:
    forbidden = [
        "t.zones[3] = pile",
        "t.zones[w.HAND + seat], rest = pile, 1",
        "t.zones[3][0] = card",
        "t.zones[3] += [card]",
        "del t.zones[3]",
        "t.zones[3].append(card)",
        "row = append(t.zones[3], card)",
        "zones = t.zones; zones[3] = pile",
        "piles = t.zones",
    ]
    assert [line for line in forbidden if not changes_piles(ast.parse(line))] == []
    allowed = [
        "pile = t.zones[3]",
        "zones = t.zones",
        "size = len(t.zones[3])",
        "row = append(row, t.shared[0])",
        "lay(t, 3, t.zones[4])",
    ]
    assert [line for line in allowed if changes_piles(ast.parse(line))] == []
    assert reads_the_stack(ast.parse("pending = t.pending")) == [1]


# --- said once -------------------------------------------------------------------------------------------------------

SAME_LINES = 5  # so many in a row are no accident
SAME_LETTERS = 110


def passages(source: str) -> dict[tuple[str, ...], int]:
    """Every few lines in a row of a module, without imports, blank lines and comments, and where they stand."""
    lines = [(number, line.strip()) for number, line in enumerate(source.splitlines(), 1)]
    told = [(number, line) for number, line in lines if line and not line.startswith(("#", "from ", "import "))]
    found = {}
    for start in range(len(told) - SAME_LINES + 1):
        passage = tuple(line for _, line in told[start : start + SAME_LINES])
        if sum(map(len, passage)) > SAME_LETTERS:
            found[passage] = told[start][0]
    return found


def rules_of_games() -> dict[str, dict[tuple[str, ...], str]]:
    """The passages of each game's rules, and where they stand."""
    games = {}
    for entry in GAMES.values():
        paths = sorted((SOURCES / entry.package).glob("*.py"))
        games[entry.name] = {
            passage: f"{path.name}:{line}"
            for path in paths
            for passage, line in passages(path.read_text(encoding="utf-8")).items()
        }
    return games


def test_no_passage_stands_in_two_games() -> None:
    """What two games say in the same words, the kernel can say for both."""
    one, *others = rules_of_games().values()
    assert others and all(len(game) > 1000 for game in (one, *others))
    assert [(one[passage], other[passage]) for other in others for passage in one if passage in other] == []


def test_the_check_sees_a_passage() -> None:
    lines = [f"the_counter_of_a_seat[{number}] += another_number" for number in range(SAME_LINES)]
    spaced = "import this\n\n" + "\n    # why\n    ".join(lines)
    assert passages("\n".join(lines)).keys() == passages(spaced).keys() != set()
    assert not passages("\n".join(lines[1:])) and not passages("\n".join("pop(t)" for _ in lines))


def test_a_field_of_a_component_stands_in_its_class_alone() -> None:
    """Beside the components and their names no list of a catalogue has an entry for each of them."""
    for entry in GAMES.values():
        catalog = import_module(f"landsraad.{entry.package}.catalog")
        import_module(f"landsraad.{entry.package}.content")
        lists = {name: value for name, value in vars(catalog).items() if isinstance(value, list)}
        components = {name for name, value in lists.items() if value and isinstance(value[0], catalog.Component)}
        sizes = {len(lists[name]) for name in components if len(lists[name]) > 10}  # smaller ones are met by chance
        assert len(sizes) >= 3
        beside = {name for name, value in lists.items() if len(value) in sizes and name not in components}
        assert {name for name in beside if not name.endswith("_IDS")} == set(), entry.name
