"""A row of a table that is handed from interpreted to compiled code is never let go (mypyc): so nobody does that."""

import ast
from pathlib import Path

import landsraad
from landsraad.imperium import facts

SOURCES = Path(landsraad.__file__).parent
PLAIN = ("imperium/view.py", "server", "terminal", "text", "envs", "lab")


def test_what_is_not_compiled_asks_for_the_strength_of_a_seat_and_hands_no_row_over() -> None:
    files = [
        path for place in PLAIN for path in ((SOURCES / place).rglob("*.py") if "." not in place else [SOURCES / place])
    ]
    assert len(files) > 50
    called = {
        node.func.id
        for path in files
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert facts.strength.__name__ not in called and facts.strength_of.__name__ in called
