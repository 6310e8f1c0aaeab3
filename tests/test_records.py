"""Records: written once, read for ever. What is damaged or foreign is refused with words that help."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import referencing
from hypothesis import given, settings
from hypothesis import strategies as st

import landsraad
from landsraad.game import fingerprint
from landsraad.kernel.record import FORMAT, VERSION
from tests.conformance.games import KINDS, chooser, decisions, halfway

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = sorted(path for path in (ROOT / "tests" / "golden").glob("*.json") if not path.name.startswith("perft"))
SCHEMAS = ROOT / "docs" / "schemas"
Data = dict[str, Any]

CHANGED = (
    "This game, recorded earlier, no longer plays as it did. Records written today load for ever, so a corrected rule "
    "counts only for games whose `rules` are new enough, and RULES_VERSION of the game is raised with it. "
)
SHORTEST = {
    "format": FORMAT, "version": VERSION, "game": "imperium", "setup": {}, "seed": 1, "moves": [], "rules": 1,
    "generator": 2,
}  # fmt: skip


def migrated(record: Data) -> Data:
    """The same record as it is written today."""
    return {**record, "version": VERSION, "rules": record.get("rules", 1), "generator": record.get("generator", 1)}


# --- the golden games ------------------------------------------------------------------------------------------------


def test_there_are_golden_games_of_every_kind() -> None:
    records = [json.loads(path.read_text()) for path in GOLDEN]

    def setups_of(game: str) -> list[dict[str, Any]]:
        return [record["setup"] for record in records if record["game"] == game]

    for game, expansion, numbers in (
        ("imperium", "rise_of_ix", (1, 2, 3, 4)),
        ("war_for_arrakis", "spacing_guild", (2, 3, 4)),
    ):
        for seats in numbers:
            for expansions in ([], [expansion]):
                assert [s for s in setups_of(game) if s["seats"] == seats and s["expansions"] == expansions]
    assert [s for s in setups_of("war_for_arrakis") if s["seats"] == 1]
    setups = setups_of("imperium")
    assert [s for s in setups if s["options"].get("epic")] and [s for s in setups if s.get("leaders") == "draft"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    record = json.loads(path.read_text())
    try:
        game = landsraad.replay(record)
    except landsraad.BadRecord as error:
        pytest.fail(f"{CHANGED}({path.name}: {error})")
    assert game.over and game.result() == record["result"], CHANGED
    assert game.checksum() == record["checksum"], CHANGED
    assert game.record() == migrated(record), CHANGED


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_is_small_and_fits_the_schema(path: Path) -> None:
    stored = len(json.loads(path.read_text()).get("corrections", []))
    assert path.stat().st_size < 15_000 + 7_000 * stored
    validator().validate(json.loads(path.read_text()))


def test_a_golden_game_loads_from_its_file() -> None:
    assert landsraad.load(str(GOLDEN[0])).over


def test_a_file_that_is_not_there_is_a_bad_record(tmp_path: Path) -> None:
    with pytest.raises(landsraad.BadRecord, match="cannot read"):
        landsraad.load(str(tmp_path / "nowhere.json"))


# --- what a record holds ---------------------------------------------------------------------------------------------


NAMES = ("record", "position-imperium", "position-war_for_arrakis")


def validator() -> jsonschema.Draft202012Validator:
    schemas = [json.loads((SCHEMAS / f"{name}.schema.json").read_text()) for name in NAMES]
    resources = [(schema["$id"], referencing.Resource.from_contents(schema)) for schema in schemas]
    return jsonschema.Draft202012Validator(schemas[0], registry=referencing.Registry().with_resources(resources))


@pytest.fixture
def record() -> Data:
    """An unfinished game, thirty moves old."""
    return json.loads(json.dumps(halfway(KINDS[3], 7, 30).record()))  # type: ignore[no-any-return]


def test_a_record_is_versioned_and_complete(record: Data) -> None:
    assert list(record) == [
        "format", "version", "game", "setup", "seed", "moves", "rules", "generator", "position", "names", "result",
        "checksum",
    ]  # fmt: skip
    assert (record["format"], record["version"], record["game"]) == (FORMAT, VERSION, "imperium")
    current = landsraad.rules_of("imperium").current
    assert (record["rules"], record["generator"]) == (current.rules, current.generator)
    assert record["setup"] == {"seats": 4, "expansions": ["rise_of_ix"], "options": {}}
    assert record["seed"] == 7 and len(record["moves"]) == 30
    assert record["position"] is None and record["result"] is None
    assert record["names"] == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_records_fit_the_schema(kind: Any) -> None:
    for moves in (0, 25, 900):
        game = halfway(kind, 2, moves)
        validator().validate(json.loads(json.dumps(game.record())))
        later = landsraad.from_position(kind.game, game.position())
        validator().validate(json.loads(json.dumps(later.record())))


def test_the_schema_names_what_is_wrong(record: Data) -> None:
    for damage in (
        {"moves": "pass"}, {"version": 3}, {"version": 1}, {"extra": 1}, {"checksum": "xyz"},
        {"position": {"seats": []}}, {"generator": 3}, {"rules": 0}, {"bots": [{}]}, {"corrections": [{"before": 1}]},
    ):  # fmt: skip
        with pytest.raises(jsonschema.ValidationError):
            validator().validate({**record, **damage})


def test_set_up_choices_are_kept() -> None:
    setup: Data = {"seats": 3, "leaders": ["helena_richese", None, "paul_atreides"], "first_player": 2}
    game = landsraad.new_game("imperium", seed="a text", names=["Ada", "Bo", "Cy"], **setup)
    again = landsraad.replay(json.dumps(game.record()))
    assert again.record() == game.record() and again.names == ["Ada", "Bo", "Cy"]
    assert again.record()["seed"] == "a text"
    assert again.record()["setup"] == {"expansions": [], "options": {}, **setup}


def test_text_bytes_and_data_are_the_same_record(record: Data) -> None:
    text = json.dumps(record)
    assert {landsraad.replay(form).checksum() for form in (record, text, text.encode())} == {record["checksum"]}


def test_reading_a_record_does_not_change_it(record: Data) -> None:
    before = copy.deepcopy(record)
    landsraad.replay(record)
    assert record == before


def test_moves_may_be_cut_off_if_the_checksum_is_too(record: Data) -> None:
    """How an undo, or an analysis of an earlier moment, is made."""
    game = landsraad.replay({**record, "moves": record["moves"][:10], "checksum": ""})
    assert len(game.moves) == 10 and not game.over


def test_the_checksum_does_not_depend_on_how_the_table_is_laid_out(record: Data) -> None:
    """A field that is new and nothing, as an expansion would add, changes no checksum; a token that moves does."""
    position = landsraad.replay(record).position()
    one = fingerprint(position, ())
    assert fingerprint({**position, "sandworms": 0, "tanks": [], "tleilaxu": None}, ()) == one
    assert fingerprint(dict(reversed(position.items())), ()) == one
    assert fingerprint({**position, "round": position["round"] + 1}, ()) != one


# --- damage ----------------------------------------------------------------------------------------------------------


def refused(record: Any) -> str:
    with pytest.raises(landsraad.BadRecord) as refusal:
        landsraad.replay(record)
    return str(refusal.value)


@pytest.mark.parametrize("text", ["", "{", "[1, 2", "not JSON", "\x00", '{"format": }'])
def test_what_is_not_json_is_refused(text: str) -> None:
    assert "this is not a record" in refused(text)


def test_a_truncated_record_is_refused(record: Data) -> None:
    text = json.dumps(record)
    for length in (1, 20, len(text) // 2, len(text) - 1):
        assert "this is not a record" in refused(text[:length])
        assert "this is not a record" in refused(text[:length].encode())


def test_bytes_that_are_no_text_are_refused() -> None:
    assert "this is not a record" in refused(b"\xff\xfe\x00{")
    assert "this is not a record" in refused(b"\x80abc")


def test_json_too_deep_to_be_read_is_refused() -> None:
    refused("[" * 200_000)
    refused('{"format":' * 200_000)


def nested(depth: int) -> Any:
    data: Any = 1
    for level in range(depth):
        data = [data] if level % 2 else {"a": data}
    return data


@pytest.mark.parametrize("depth", [70, 400, 700, 30_000])
def test_a_record_too_deep_to_be_told_of_is_refused(record: Data, depth: int) -> None:
    """Shallow enough to be read, and too deep to be written into a message: refused all the same, wherever it lies."""
    deep = nested(depth)
    damaged = [
        {**record, "setup": {**record["setup"], "options": deep}},
        {**record, "setup": {**record["setup"], "options": [deep]}},
        {**record, "setup": {**record["setup"], "seats": deep}},
        {**record, "position": {"seats": [{}, {}, {}], "row": deep}},
        {**record, "position": {"seats": [{"hand": [deep]}, {}, {}]}},
        {**record, "version": deep},
        {**record, "moves": [deep]},
        {**record, "corrections": [{"before": 1, "position": {"seats": deep}, "why": ""}]},
    ]
    for data in damaged:
        assert "too deep" in refused(data)
        if depth < 1000:  # what is deeper json itself does not write
            assert "too deep" in refused(json.dumps(data)) or "recursion" in refused(json.dumps(data))


def test_a_field_that_stands_twice_is_refused(record: Data) -> None:
    """Whoever reads the text would see one game, and we another."""
    text = json.dumps(record)
    assert landsraad.replay(text).checksum() == record["checksum"]
    for field in ("seed", "moves", "result", "checksum"):
        doubled = text[:-1] + f", {json.dumps(field)}: {json.dumps(record[field])}}}"
        assert f"`{field}` stands twice" in refused(doubled) and f"`{field}` stands twice" in refused(doubled.encode())
    inner = text.replace('"setup": {', '"setup": {"seats": 3, ', 1)
    assert inner != text and "`seats` stands twice" in refused(inner)


@pytest.mark.parametrize("data", [[], None, 5, "text", {}, {"format": "pgn"}, {"format": None}, [{"format": FORMAT}]])
def test_a_foreign_format_is_refused(data: Any) -> None:
    assert "'format' is not 'landsraad-record'" in refused(json.dumps(data))


@pytest.mark.parametrize("version", [0, 3, "1", None, 1.5, [], True])
def test_another_version_is_refused_by_its_name(record: Data, version: Any) -> None:
    message = refused({**record, "version": version})
    assert "version" in message or "damaged" in message


def test_a_version_of_the_future_says_what_can_be_read(record: Data) -> None:
    assert "version 3; this program reads versions 1, 2" in refused({**record, "version": 3})


def test_a_game_nobody_knows_is_refused(record: Data) -> None:
    assert "'chess', a game this program does not know" in refused({**record, "game": "chess"})


def test_an_unknown_field_is_refused(record: Data) -> None:
    assert "colour" in refused({**record, "colour": "blue"})


@pytest.mark.parametrize("field", ["format", "version", "game", "setup", "seed", "moves", "rules", "generator"])
def test_a_missing_field_is_refused(record: Data, field: str) -> None:
    del record[field]
    assert field in refused(record)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("moves", "reveal"), ("moves", [1]), ("moves", {}), ("moves", None), ("setup", []), ("setup", None),
        ("seed", None), ("seed", 1.5), ("seed", []), ("names", "Ada"), ("names", [1]), ("names", None),
        ("position", 5), ("position", []), ("result", 1), ("checksum", 5), ("checksum", None), ("game", None),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_type_is_refused_by_its_name(record: Data, field: str, value: Any) -> None:
    assert field in refused({**record, field: value})


def test_a_changed_move_is_refused_with_its_number_and_the_reason(record: Data) -> None:
    record["moves"][17] = "agent dagger high_council"
    message = refused(record)
    assert "move 18 of the record cannot be played" in message and "agent dagger high_council" in message


def test_a_move_that_is_no_notation_is_refused(record: Data) -> None:
    record["moves"][3] = "castle"
    assert "move 4 of the record cannot be played" in refused(record)


def test_another_legal_move_is_noticed_by_the_checksum(record: Data) -> None:
    last = max(
        number
        for number in range(len(record["moves"]))
        if len(landsraad.replay({**record, "moves": record["moves"][:number], "checksum": ""}).options) > 1
    )
    game = landsraad.replay({**record, "moves": record["moves"][:last], "checksum": ""})
    other = next(o.notation for o in game.options if o.notation != record["moves"][last])
    message = refused({**record, "moves": [*record["moves"][:last], other]})
    assert "does not lead to the position it was saved with" in message


@pytest.mark.parametrize(
    "change",
    [
        lambda r: {"moves": r["moves"][:-1]},
        lambda r: {"seed": 8, "moves": []},
        lambda r: {"checksum": "0" * 16},
        lambda r: {"setup": {**r["setup"], "first_player": 0}, "moves": []},
    ],
)
def test_a_record_that_leads_elsewhere_is_refused(record: Data, change: Callable[[Data], Data]) -> None:
    assert "does not lead to the position it was saved with" in refused({**record, **change(record)})


def test_moves_after_the_end_are_refused() -> None:
    record = json.loads(GOLDEN[0].read_text())
    message = refused({**record, "moves": [*record["moves"], "pass"]})
    assert f"move {len(record['moves']) + 1} of the record cannot be played" in message and "over" in message


def test_a_result_that_is_not_the_result_is_refused() -> None:
    record = json.loads((ROOT / "tests" / "golden" / "imperium-3-a.json").read_text())
    assert "result" in refused({**record, "result": {**record["result"], "winner": record["result"]["winner"] ^ 1}})


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"seats": 5}, "1 to 4 seats"),
        ({"seats": "4"}, "1 to 4 seats"),
        ({"expansions": ["dunes"]}, "dunes"),
        ({"expansions": 5}, "expansions"),
        ({"expansions": "rise_of_ix"}, ""),
        ({"options": {"hard": True}}, "hard"),
        ({"options": ["epic"]}, "options"),
        ({"options": {"epic": True}}, "epic"),
        ({"options": {"epic": "yes"}, "expansions": ["rise_of_ix"]}, "epic"),
        ({"leaders": ["nobody"]}, "nobody"),
        ({"leaders": ["paul_atreides", "paul_atreides"]}, "same leader twice"),
        ({"leaders": ["ilesa_ecaz"]}, "rise_of_ix"),
        ({"leaders": [[]]}, "leader"),
        ({"leaders": 5}, "leaders"),
        ({"leaders": ["paul_atreides"] * 5}, "leaders"),
        ({"first_player": 4}, "first_player"),
        ({"first_player": "0"}, "first_player"),
        ({"options": {"difficulty": "mentat"}}, "difficulty"),
        ({"seats": 1, "options": {"difficulty": "easy"}}, "easy"),
        ({"seats": 1, "options": {"difficulty": []}}, "difficulty"),
        ({"seats": 1, "options": {"churn": "no"}}, "churn"),
        ({"colour": "blue"}, "colour"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(setup: Data, words: str) -> None:
    message = refused({**SHORTEST, "setup": setup})
    assert "cannot be set up" in message and words in message


def test_a_position_that_cannot_be_is_refused(record: Data) -> None:
    message = refused({**record, "position": {"seats": [{"garrison": 13}, {}, {}]}})
    assert "cannot be set up" in message and "13 troops" in message


def test_too_many_names_are_refused(record: Data) -> None:
    assert "names" in refused({**record, "names": ["a", "b", "c", "d", "e"]})


def test_names_that_are_missing_are_filled_up(record: Data) -> None:
    assert landsraad.replay({**record, "names": ["Ada"]}).names == ["Ada", "Seat 2", "Seat 3", "Seat 4"]


def test_no_names_are_given_default_names(record: Data) -> None:
    assert landsraad.replay({**record, "names": []}).names == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]


# --- garbage ---------------------------------------------------------------------------------------------------------

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
garbage = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)
FIELDS = [
    "format", "version", "game", "setup", "seed", "moves", "rules", "generator", "position", "names", "bots", "result",
    "checksum", "seed_hash", "undone", "corrections", "mixing",
]  # fmt: skip
SETUP = ["seats", "expansions", "options", "leaders", "first_player", "epic"]


def never_worse_than_bad(record: Any) -> None:
    try:
        landsraad.replay(record)
    except landsraad.BadRecord as error:
        assert str(error)


@settings(deadline=None, max_examples=80, derandomize=True)
@given(st.dictionaries(st.sampled_from(FIELDS), garbage, max_size=2))
def test_garbage_is_a_bad_record_and_nothing_worse(damage: Data) -> None:
    setup = {"seats": 3}
    never_worse_than_bad({**SHORTEST, "setup": setup, **damage})


@settings(deadline=None, max_examples=80, derandomize=True)
@given(st.dictionaries(st.sampled_from(SETUP), garbage, max_size=2))
def test_a_set_up_of_garbage_is_a_bad_record_and_nothing_worse(setup: Data) -> None:
    never_worse_than_bad({**SHORTEST, "setup": setup})


@settings(deadline=None, max_examples=100, derandomize=True)
@given(st.text() | st.binary())
def test_any_text_is_a_bad_record_and_nothing_worse(text: str | bytes) -> None:
    with pytest.raises(landsraad.BadRecord):
        landsraad.replay(text)


def test_a_record_is_made_of_notations_that_people_can_read() -> None:
    game = KINDS[0].new(3)
    for number, _ in enumerate(decisions(game, chooser(3))):
        if number == 60:
            break
    for move in game.record()["moves"]:
        assert move == move.strip() and all(word.replace("_", "").replace(".", "").isalnum() for word in move.split())
