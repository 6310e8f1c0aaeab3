"""Training on very few games: it plays, fits, and writes weights that say where they come from."""

import json
import shutil
from pathlib import Path

import pytest

from landsraad.bots import weights
from landsraad.bots.imperium_judge import ImperiumJudge
from landsraad.lab.train import challenge, main, with_weights

PACKAGE = Path(weights.__file__).parent / "weights" / "imperium.json"


def test_the_value_is_fitted_on_games_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    path = tmp_path / "imperium.json"
    shutil.copy(PACKAGE, path)
    before = weights.read(path)
    main(["value", "--families", "3", "--games", "12", "--weights", str(path), "--go-on", "--ridge", "1000"])
    after = weights.read(path)
    assert "3: 12 games" in capsys.readouterr().out
    assert after.version == before.version + 1
    told = after.sections["3"]["provenance"]
    assert (told["games"], told["player"], told["seeds"]) == (12, "quick", "train 1/0 to 11")
    assert told["after"] == before.sections["3"]["provenance"]
    assert after.values("3") != before.values("3") and after.values("ix-4") == before.values("ix-4")
    ImperiumJudge(after)


def test_what_is_missing_is_named_before_a_game_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("landsraad.envs.libraries.import_module", nothing)
    assert main(["value", "--games", "1000000"]) == 2
    assert "pip install 'landsraad[arrays]'" in capsys.readouterr().err


def test_habits_are_varied_and_the_better_ones_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "imperium.json"
    shutil.copy(PACKAGE, path)
    assert main(["habits", "--generations", "1", "--pairs", "1", "--games", "4", "--weights", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["generation"] == 0 and 0 <= told["best"] <= 4
    habits = weights.read(path).habits
    assert habits != weights.read(PACKAGE).habits
    ImperiumJudge(weights.read(path))


def test_who_throws_everything_away_loses_to_who_does_not() -> None:
    data = json.loads(PACKAGE.read_text(encoding="utf-8"))
    foolish = dict.fromkeys(ImperiumJudge().habits(), 1)
    assert challenge(("imperium", data, foolish, data["habits"], 1, 24)) < 0.2


def test_a_judge_at_work_reads_the_weights_that_are_trained() -> None:
    assert with_weights("quick", "w.json") == "quick:weights=w.json"
    assert with_weights("search:playouts=8,worlds=2", "w.json") == "search:playouts=8,worlds=2,weights=w.json"
    assert with_weights("quick:weights=mine.json", "w.json") == "quick:weights=mine.json"
    assert with_weights("regent", "w.json") == "regent"
