"""Games as tables of data: what is written, that nothing is lost on the way back, and that a stop loses nothing."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad import BadOption
from landsraad.kernel.observe import observe
from landsraad.lab import data
from landsraad.lab.data import Wish, export, read, records_in, write_records

parquet: Any = pytest.importorskip("pyarrow.parquet", reason="data sets need pyarrow: pip install 'landsraad[lab]'")

ROOT = Path(__file__).resolve().parent.parent.parent
GOLDEN = ROOT / "tests" / "golden"
CHOSEN = ["v2-imperium-ix-4.json", "v2-arrakis-2.json", "arrakis-solo-a-migrated.json", "imperium-two.json"]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("data")
    wish = Wish(tuple(str(GOLDEN / name) for name in CHOSEN), str(out), views=False)
    report, failures = export(wish, workers=1)
    assert failures == [] and report["games"] == len(CHOSEN)
    return out


def test_every_record_comes_back_as_it_was(made: Path) -> None:
    """Of version 1 and 2, with positions of corrections among the moves."""
    for source, record in read(made):
        told = json.loads(Path(source).read_text())
        assert {key: value for key, value in record.items() if value not in (None, [], "")} == {
            key: value for key, value in told.items() if value not in (None, [], "")
        }


def test_what_was_asked_and_chosen(made: Path) -> None:
    rows = parquet.read_table(made / "decisions").to_pylist()
    game = landsraad.load(str(GOLDEN / CHOSEN[0]))
    mine = [row for row in rows if row["id"] == 0]
    assert [row["move"] for row in mine] == [game.rules.notation.write(action) for action in game.moves]
    assert [row["seat"] for row in mine] == game.movers
    assert all(row["options"][row["chosen"]] == row["move"] for row in mine)
    assert mine[5]["question"] and mine[5]["view"] is None and mine[5]["observation"] is None
    games = parquet.read_table(made / "games").to_pylist()
    result = game.result()
    assert result is not None and games[0]["winners"] == [result["winner"]] and games[0]["finished"]


def test_views_and_observations_are_those_of_the_seat_that_is_asked(tmp_path: Path) -> None:
    game = landsraad.new_game("imperium", seats=3, seed=4)
    for _ in range(12):
        game.play(game.options[-1])
    (tmp_path / "one.json").write_text(json.dumps(game.record()))
    export(Wish(records_in([tmp_path]), str(tmp_path / "out"), views=True, observations=True), workers=1)
    rows = parquet.read_table(tmp_path / "out" / "decisions").to_pylist()
    again = landsraad.new_game("imperium", seats=3, seed=4)
    for row in rows:
        seat = again.table.to_act
        assert row["seat"] == seat and json.loads(row["view"]) == again.rules.view(again.table, seat)
        assert row["observation"] == list(observe(again.table, again.rules.observation(seat, 3).plan))
        again.play(row["move"])
    games = parquet.read_table(tmp_path / "out" / "games").to_pylist()
    assert len(rows) == 12 and not games[0]["finished"]


def test_a_stop_loses_nothing_and_a_bad_record_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "PART", 1)
    for name in ("imperium-3-a.json", "v2-imperium-3.json"):
        shutil.copy(GOLDEN / name, tmp_path / name)
    (tmp_path / "wrong.json").write_text("{}")
    wish = Wish(records_in([tmp_path]), str(tmp_path / "out"), views=False)
    report, failures = export(wish, workers=1)
    assert (report["games"], report["errors"]) == (2, 1) and "wrong.json" in failures[0]
    lost = tmp_path / "out" / "games" / "part-00001.parquet"
    lost.unlink()
    done: list[int] = []
    again, _ = export(wish, workers=1, progress=lambda some, of: done.append(of))
    assert again["games"] == 1 and done == [1] and lost.exists()
    assert write_records(tmp_path / "out", tmp_path / "back") == 2
    assert landsraad.load(str(tmp_path / "back" / "imperium-3-a.json")).over


def test_what_cannot_be_done_is_told(tmp_path: Path, made: Path) -> None:
    with pytest.raises(BadOption, match="no record"):
        export(Wish((), str(tmp_path)))
    with pytest.raises(BadOption, match="another data set"):
        export(Wish(("x.json",), str(made)))
    with pytest.raises(BadOption, match="no data set"):
        list(read(tmp_path))


def test_the_schema_page_describes_every_column() -> None:
    page = (ROOT / "docs" / "data.md").read_text()
    for name, schema in zip(("games", "decisions"), data.schemas(), strict=True):
        part = page.split(f"## {name}")[1].split("\n## ")[0]
        for column in schema.names:
            assert f"| `{column}` |" in part, column
