"""Views that are said once: from what a field is follow both its schema and what is read."""

import jsonschema

from landsraad.kernel.piles import lay
from landsraad.kernel.schema import NUMBER, WORD
from landsraad.kernel.shown import Shown, always, each, number, numbers, part, perhaps, pile, pile_size, truth
from landsraad.kernel.table import Engine, Table, new_table

WORMS = ("small", "large")
CAMP = part(
    "Where a side rests.",
    water=Shown(NUMBER, lambda t, side, _: t.shared[1 + side]),
    secret=perhaps(
        Shown(WORD, lambda t, side, _: f"cave {side}"), lambda t, side, who: side == who, "Null: not yours."
    ),
)
VIEW = part(
    day=number(0, "From 1."),
    late=truth(0),
    water=numbers(("one", "other"), 1, "Of each side."),
    worms=pile(0, WORMS, {"enum": list(WORMS)}),
    hidden=pile_size(1),
    goal=always(7),
    camps=each(("one", "other"), CAMP, CAMP.schema),
)


def desert(*shared: int) -> Table:
    t = new_table(Engine({}), len(shared), 1, 0, 2, 1)
    for at, value in enumerate(shared):
        t.shared[at] = value
    lay(t, 0, [1, 0, 1])
    lay(t, 1, [5, 6])
    return t


def test_a_view_is_read_field_by_field() -> None:
    assert VIEW.read(desert(3, 4, 0), 1) == {
        "day": 3,
        "late": True,
        "water": {"one": 4, "other": 0},
        "worms": ["large", "small", "large"],
        "hidden": 2,
        "goal": 7,
        "camps": {"one": {"water": 4, "secret": None}, "other": {"water": 0, "secret": "cave 1"}},
    }
    assert VIEW.read(desert(0, 0, 0), None)["late"] is False


def test_what_is_read_fits_the_schema_and_nothing_else_does() -> None:
    validator = jsonschema.Draft202012Validator(VIEW.schema)
    for who in (None, 0, 1):
        view = VIEW.read(desert(1, 2, 3), who)
        validator.validate(view)
        for field in VIEW.fields:
            assert not validator.is_valid({name: value for name, value in view.items() if name != field}), field
        assert not validator.is_valid({**view, "more": 1})


def test_what_is_said_about_a_field_is_in_the_schema() -> None:
    fields = VIEW.schema["properties"]
    assert fields["day"]["description"] == "From 1."
    assert fields["water"]["description"] == "Of each side."
    assert CAMP.schema["description"] == "Where a side rests."
    assert CAMP.schema["properties"]["secret"]["description"] == "Null: not yours."
    assert "description" not in fields["late"] and "description" not in fields["goal"]
