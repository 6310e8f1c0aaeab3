"""Records that keep their word: golden files never change, old records are played as they were, or say what to do."""

import copy
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.cli import main
from landsraad.game import start
from landsraad.kernel.record import BotSeat, Correction, read_record
from landsraad.kernel.table import same
from landsraad.kernel.versions import FIRST
from landsraad.migration import migrate
from tests.conformance.games import KINDS, Kind, chooser, halfway, play_out
from tests.test_records import refused, validator

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
UNPLAYABLE = sorted((GOLDEN / "unplayable").glob("*.json"))
MIGRATED = sorted(GOLDEN.glob("*-migrated.json"))
POSITIONS = [entry for path in sorted((GOLDEN / "positions").glob("*.json")) for entry in json.loads(path.read_text())]
Data = dict[str, Any]


def data_of(path: Path) -> Data:
    return json.loads(path.read_text())  # type: ignore[no-any-return]


# --- golden files are only ever added ---------------------------------------------------------------------------------


def test_no_golden_file_has_changed_or_gone_or_come_unlisted() -> None:
    listed = dict(reversed(line.split("  ", 1)) for line in (GOLDEN / "MANIFEST").read_text().splitlines())
    there = {path.relative_to(GOLDEN).as_posix(): path for path in GOLDEN.rglob("*") if path.is_file()}
    del there["MANIFEST"]
    gone, unlisted = set(listed) - set(there), set(there) - set(listed)
    assert not gone, "a golden file is never removed: put it back"
    assert not unlisted, "put it into the manifest: python tools/make_golden.py --enlist FILE"
    for name, path in there.items():
        assert hashlib.sha256(path.read_bytes()).hexdigest() == listed[name], f"{name} was changed: put it back"


def test_no_line_of_the_manifest_was_ever_changed() -> None:
    """Else a golden file and its line could be changed together. Where nobody has kept the history nothing is known."""
    history = ["git", "-C", str(GOLDEN), "log", "--format=", "--unified=0", "--patch", "--no-renames", "--", "MANIFEST"]
    try:
        patch = subprocess.run(history, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no checkout")
    listed = (GOLDEN / "MANIFEST").read_text().splitlines()
    lines = patch.splitlines()
    assert [line for line in lines if line.startswith("-") and not line.startswith("---")] == []
    added = [line[1:] for line in lines if line.startswith("+") and not line.startswith("+++")]
    assert len(added) == len(set(added)) and set(added) <= set(listed)


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_a_golden_position_is_read_and_goes_on_as_it_did(entry: Data) -> None:
    game = landsraad.from_position(entry["game"], entry["position"])
    assert (len(game.options), game.checksum()) == (entry["options"], entry["checksum"])
    for move in entry["moves"]:
        game.play(move)
    assert game.checksum() == entry["then"]


@pytest.mark.parametrize("game", [name for name, entry in landsraad.GAMES.items() if entry.package])
def test_golden_positions_show_most_of_what_a_game_can_be_doing(game: str) -> None:
    shown = {frame[0] for entry in POSITIONS if entry["game"] == game for frame in entry["position"]["pending"]}
    known = set(landsraad.rules_of(game).engine.codes)
    assert len(shown & known) >= 0.75 * len(known)


def test_the_tool_refuses_to_write_over_a_golden_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import make_golden

    monkeypatch.setattr(make_golden, "GOLDEN", tmp_path)
    monkeypatch.setattr(make_golden, "MANIFEST", tmp_path / "MANIFEST")
    make_golden.add("one.json", "first\n")
    with pytest.raises(SystemExit, match="only ever added"):
        make_golden.add("one.json", "second\n")
    (tmp_path / "one.json").unlink()
    with pytest.raises(SystemExit, match="only ever added"):
        make_golden.add("one.json", "second\n")
    make_golden.add("another.json", "second\n")
    assert list(make_golden.manifest()) == ["another.json", "one.json"]
    assert make_golden.manifest()["another.json"] == hashlib.sha256(b"second\n").hexdigest()


# --- version 1 --------------------------------------------------------------------------------------------------------


def test_a_record_of_version_1_means_the_first_rules_and_the_first_generator() -> None:
    game = landsraad.load(str(GOLDEN / "imperium-ix-4-a.json"))
    assert game.versions == FIRST and game.table.rules == 1 and game.table.key == b""
    assert game.record()["version"] == 2
    assert (game.record()["rules"], game.record()["generator"]) == (1, 1)


def test_a_position_in_a_record_of_version_1_is_dealt_as_it_was() -> None:
    """Neither rules nor chance are given: the record knows which they were, and taking back keeps to them."""
    record: Data = {"format": "landsraad-record", "version": 1, "game": "imperium", "setup": {}, "seed": 0, "moves": []}
    game = landsraad.replay({**record, "position": {"seats": [{}, {}, {}], "seed": 4}})
    assert game.versions == FIRST
    before = game.checksum()
    assert before != landsraad.from_position("imperium", {"seats": [{}, {}, {}], "seed": 4}).checksum()
    game.play(game.options[0])
    game.undo()
    assert game.checksum() == before


@pytest.mark.parametrize("field", ["rules", "generator", "bots", "corrections"])
def test_a_record_of_version_1_has_nothing_of_version_2(field: str) -> None:
    record = data_of(GOLDEN / "imperium-3-a.json")
    assert field in refused({**record, field: {"rules": 1, "generator": 1}.get(field, [])})


@pytest.mark.parametrize(("field", "value"), [("rules", 0), ("rules", 99), ("generator", 0), ("generator", 3)])
def test_rules_and_generators_of_the_future_are_refused(field: str, value: int) -> None:
    record = landsraad.new_game("imperium", seats=3).record()
    assert "cannot be set up" in refused({**record, field: value})
    begun = landsraad.from_position("imperium", {"seats": [{}, {}, {}]}).record()
    assert "cannot be set up" in refused({**begun, field: value})


# --- where a corrected rule stands in the way -------------------------------------------------------------------------


@pytest.mark.parametrize("generator", [1, 2])
def test_a_position_brings_no_other_generator_than_the_record_says(generator: int) -> None:
    """A record is believed in what deals its cards: neither the first position nor a stored one may change that."""
    game = landsraad.new_game("imperium", seats=3, seed=1, generator=generator)
    other = landsraad.new_game("imperium", seats=3, seed=1, generator=3 - generator).position()["chance"]
    start = landsraad.from_position("imperium", game.position())
    right = start.record()
    assert right["generator"] == generator and landsraad.replay(right).checksum() == start.checksum()
    stored = {"before": 1, "position": {**game.position(), "chance": other}, "why": "for nothing"}
    for wrong in (
        {**right, "position": {**right["position"], "chance": other}, "checksum": ""},
        {**right, "generator": 3 - generator},
        {**game.record(), "corrections": [stored], "checksum": ""},
    ):
        with pytest.raises(landsraad.BadRecord, match="generator"):
            landsraad.replay(wrong)


@pytest.mark.parametrize("path", UNPLAYABLE, ids=lambda path: path.stem)
def test_an_old_record_that_cannot_be_played_says_what_to_do(path: Path) -> None:
    message = refused(data_of(path))
    assert "cannot be played" in message and "a rule was corrected after it was written" in message
    assert "`landsraad migrate`" in message and "docs/records.md" in message
    assert refused(path.read_bytes()) == message
    with pytest.raises(landsraad.BadRecord, match="landsraad migrate"):
        migrate(data_of(path))


def test_a_new_record_that_cannot_be_played_is_damaged() -> None:
    record = landsraad.new_game("imperium", seats=3).record()
    message = refused({**record, "moves": ["agent dagger moon"], "checksum": ""})
    assert "move 1 of the record cannot be played" in message and "migrate" not in message


def test_there_are_migrated_records() -> None:
    assert [path.stem for path in MIGRATED] == ["arrakis-solo-a-migrated", "arrakis-solo-b-migrated"]


@pytest.mark.parametrize("path", MIGRATED, ids=lambda path: path.stem)
def test_a_migrated_record_tells_the_game_as_it_was(path: Path) -> None:
    """The same moves, result and checksum as the old record, by stored positions, each with its reason."""
    old = data_of(GOLDEN / "unplayable" / path.name.replace("-migrated", ""))
    new = data_of(path)
    assert {key: new[key] for key in old if key != "version"} == {key: old[key] for key in old if key != "version"}
    assert new["version"] == 2 and len(new["corrections"]) == 8
    assert all("corrected" in correction["why"] for correction in new["corrections"])
    game = landsraad.replay(new)
    assert game.over and game.record() == new and len(game.moves) == len(old["moves"])
    assert "cannot be played" in refused({**new, "corrections": []})
    assert refused({**new, "corrections": new["corrections"][:-1]})


@pytest.mark.parametrize("path", MIGRATED, ids=lambda path: path.stem)
def test_a_migrated_record_can_be_taken_back_and_cloned_anywhere(path: Path) -> None:
    record = data_of(path)
    first = record["corrections"][0]["before"]
    cut = {**record, "moves": record["moves"][: first + 1], "result": None, "checksum": ""}
    cut["corrections"] = record["corrections"][:1]
    game = landsraad.replay(cut)
    copy_of = game.clone()
    game.undo()
    game.undo()
    assert len(game.moves) == first - 1 and game.corrections  # the stored position lies on the table
    then = landsraad.from_position("war_for_arrakis", {**record["corrections"][0]["position"], "rules": 1})
    assert game.checksum() == then.checksum() and not game.can_undo()
    game.undo()
    assert not game.corrections
    assert len(copy_of.moves) == first + 1 and copy_of.record()["corrections"] == cut["corrections"]


def positions_of(game: landsraad.Game) -> list[Data]:
    again = landsraad.replay({**game.record(), "moves": [], "checksum": "", "result": None})
    found = [again.position()]
    for move in game.record()["moves"]:
        again.play(move)
        found.append(again.position())
    return found


@pytest.mark.parametrize("kind", [KINDS[3], KINDS[-1]], ids=str)
def test_a_move_that_is_forbidden_now_is_told_and_its_outcome_put_on_the_table(kind: Kind) -> None:
    """A game of which one move was never allowed: what was stored stands, before and after it all is as usual."""
    game = start(landsraad.rules_of(kind.game), kind.setup, 3, versions=FIRST)
    play_out(game, chooser(8))
    stored = positions_of(game)
    number = next(n for n in range(30, 200) if stored[n] != stored[n + 1])
    moves = list(game.record()["moves"])
    legal = moves[number]
    moves[number] = next(move for move in reversed(moves) if move != legal)
    old = {**game.record(), "version": 1, "moves": moves}
    for field in ("rules", "generator"):
        del old[field]
    try:
        landsraad.replay(old)
    except landsraad.BadRecord:
        pass
    else:
        pytest.fail("the move that was put in must not be playable")
    new = migrate(old, stored, "because")
    validator().validate(new)
    assert [correction["before"] for correction in new["corrections"]] == [number + 2]
    again = landsraad.replay(new)
    assert same(again.table, game.table) and again.result() == game.result()
    assert again.record()["moves"] == moves


def test_positions_that_do_not_fit_are_refused() -> None:
    record = data_of(UNPLAYABLE[0])
    for positions in ([], [{}], [[]] * (len(record["moves"]) + 1)):
        with pytest.raises(landsraad.BadRecord, match="needs 136 positions"):
            migrate(record, positions)
    with pytest.raises((landsraad.BadRecord, landsraad.BadPosition)):
        migrate(record, [{}] * (len(record["moves"]) + 1))


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("imperium-3*.json")), ids=lambda path: path.stem)
def test_a_record_that_can_be_played_needs_no_positions(path: Path) -> None:
    old = data_of(path)
    new = migrate(old)
    assert new == {**old, "version": 2, "rules": 1, "generator": 1}
    assert migrate(new) == new
    assert migrate(old, positions_of(landsraad.replay(old))) == new


@pytest.mark.parametrize("numbers", [[0], [3, 2], [2, 2], [-1], [10_000]])
def test_corrections_name_moves_in_order(numbers: list[int]) -> None:
    game = halfway(KINDS[0], 3, 10)
    stored = [{"before": number, "position": game.position(), "why": "because"} for number in numbers]
    assert "corrections" in refused({**game.record(), "corrections": stored})


def test_a_stored_position_that_cannot_be_is_a_bad_record() -> None:
    game = halfway(KINDS[0], 3, 10)
    stored = [{"before": 2, "position": {"seats": []}, "why": "because"}]
    assert "'seats' must be a list" in refused({**game.record(), "corrections": stored})


def test_a_correction_after_the_last_move_is_the_end() -> None:
    game = halfway(KINDS[0], 3, 10)
    other = halfway(KINDS[0], 4, 12)
    record = game.record() | {"checksum": other.checksum()}
    record["corrections"] = [{"before": 11, "position": other.position(), "why": "because"}]
    assert landsraad.replay(record).checksum() == other.checksum()


# --- bots -------------------------------------------------------------------------------------------------------------


def test_a_record_says_which_bots_played() -> None:
    game = landsraad.new_game("imperium", seats=3, seed=1)
    assert "bots" not in game.record()
    game.bots = [BotSeat("greedy"), None, BotSeat("strong", weights="imperium-3", budget=200)]
    record = json.loads(json.dumps(game.record()))
    assert record["bots"][0] == {"level": "greedy", "weights": None, "budget": None}
    assert record["bots"][1] is None and record["bots"][2]["budget"] == 200
    validator().validate(record)
    assert landsraad.replay(record).record() == record
    assert "bots" in refused({**record, "bots": [{"name": "greedy"}]})


def test_reading_a_migrated_record_does_not_change_it() -> None:
    record = data_of(MIGRATED[0])
    before = copy.deepcopy(record)
    landsraad.replay(record)
    assert record == before
    assert all(isinstance(correction, Correction) for correction in read_record(record).corrections)


# --- the command ------------------------------------------------------------------------------------------------------


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["landsraad", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    return int(left.value.code or 0)


def test_the_command_migrates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = GOLDEN / "arrakis-solo-a.json"
    assert run(monkeypatch, "migrate", str(old)) == 0
    assert json.loads(capsys.readouterr().out) == migrate(data_of(old))
    new = tmp_path / "new.json"
    assert run(monkeypatch, "migrate", str(old), "--out", str(new)) == 0
    assert capsys.readouterr().out == "" and data_of(new) == migrate(data_of(old))
    assert run(monkeypatch, "migrate", str(old), "--out", str(new), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"file": str(new), "version": data_of(new)["version"], "moves": len(data_of(new)["moves"])}
    assert run(monkeypatch, "migrate", str(UNPLAYABLE[0])) == 2
    assert "landsraad migrate" in capsys.readouterr().err
    assert run(monkeypatch, "migrate", str(tmp_path / "nowhere")) == 2
    assert "cannot read" in capsys.readouterr().err
    assert run(monkeypatch, "migrate", str(old), "--positions", str(tmp_path)) == 2
    assert "cannot read" in capsys.readouterr().err
    for text in ("no list", "[" * 200_000, "[" * 100 + "]" * 100):
        (tmp_path / "text").write_text(text)
        assert run(monkeypatch, "migrate", str(old), "--positions", str(tmp_path / "text")) == 2
        assert "is not a list of positions" in capsys.readouterr().err
    assert run(monkeypatch, "migrate", str(old), "--out", str(tmp_path / "no" / "folder")) == 2
    assert "cannot write to" in capsys.readouterr().err


def test_the_command_takes_what_the_tool_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The whole way of docs/records.md, with a game that needs no correction."""
    old = GOLDEN / "imperium-3-a.json"
    written = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "positions_of.py"), str(old)],
        capture_output=True, text=True, check=True, env={"PYTHONPATH": str(ROOT / "src")},
    )  # fmt: skip
    (tmp_path / "positions.json").write_text(written.stdout)
    assert run(monkeypatch, "migrate", str(old), "--positions", str(tmp_path / "positions.json")) == 0
    assert json.loads(capsys.readouterr().out) == migrate(data_of(old))


def test_verify_tells_of_stored_positions(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "verify", str(MIGRATED[0]), "--lang", "en")
    told = capsys.readouterr().out
    assert told.count("the record puts a stored position on the table") == 8 and "Before move 15 " in told


@pytest.mark.parametrize("command", ["verify", "replay", "migrate"])
def test_a_seed_that_is_no_text_is_told_in_a_line(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = landsraad.new_game("imperium", seats=3).record() | {"seed": "\ud800"}
    (tmp_path / "record.json").write_text(json.dumps(record))
    for lang in ("en", "de", "pt-BR", "es", "zh-Hant"):
        assert run(monkeypatch, command, str(tmp_path / "record.json"), "--lang", lang) == 2
        told = capsys.readouterr().err
        assert told.startswith("landsraad: ") and told.count("\n") == 1 and "Traceback" not in told
