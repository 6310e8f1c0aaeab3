"""The commands of the laboratory, as they are typed."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from landsraad import bots, cli, cli_play
from landsraad.lab import tournament as lab

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "docs" / "examples" / "bot.py"
TOML = """
[entrants]
one = "random"
two = "random"
[[setups]]
game = "war_for_arrakis"
seats = 2
deals = 1
options = { max_rounds = 1 }
"""


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Type a command: its exit code, what it has printed, what it has complained about."""

    def typed(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["landsraad", *words])
        with pytest.raises(SystemExit) as left:
            cli.main()
        told = capsys.readouterr()
        return int(left.value.code or 0), told.out, told.err

    return typed


def test_a_tournament_is_played_told_and_goes_on(call: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("openskill", reason="ratings need openskill: pip install 'landsraad[lab]'")
    pytest.importorskip("pyarrow", reason="results need pyarrow: pip install 'landsraad[lab]'")
    file = tmp_path / "cup.toml"
    file.write_text(TOML)
    play = lab.play

    def stopped(plan: lab.Plan, pairing: lab.Pairing) -> dict[str, Any]:
        if pairing.turn:
            raise KeyboardInterrupt
        return play(plan, pairing)

    monkeypatch.setattr(lab, "play", stopped)  # Ctrl-C in the second game
    code, out, err = call("tournament", str(file), "--workers", "1", "--json")
    assert code == 130 and json.loads(out)["games"] == 1 and (tmp_path / "cup" / "index.html").exists()
    assert err == "landsraad: stopped\n"
    monkeypatch.setattr(lab, "play", play)
    code, out, err = call("tournament", str(file), "--workers", "1")
    assert code == 0 and "one" in out and str(tmp_path / "cup") in out and err == ""
    assert len(lab.kept(tmp_path / "cup")) == 2
    assert {path.name for path in (tmp_path / "cup").iterdir()} == {
        "games.jsonl",
        "index.html",
        "plan.json",
        "results.parquet",
    }


@pytest.mark.parametrize("words", [("tournament", "cup.toml"), ("study", "imperium"), ("ladder",)])
def test_what_is_missing_is_named_before_the_first_game(
    call: Any, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.chdir(tmp_path)
    Path("cup.toml").write_text(TOML)
    monkeypatch.setattr("landsraad.envs.libraries.import_module", nothing)
    code, _, err = call(*words)
    assert code == 2 and "pip install 'landsraad[lab]'" in err
    assert {path.name for path in tmp_path.iterdir()} == {"cup.toml"}


def test_records_become_data_and_come_back(call: Any, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="data sets need pyarrow: pip install 'landsraad[lab]'")
    made, data, back = (str(tmp_path / name) for name in ("made", "data", "back"))
    call("simulate", "imperium", "--seats", "3", "--games", "1", "--workers", "1", "--records", made)
    code, out, _ = call("export", made, "--out", data, "--bare", "--json")
    assert code == 0 and json.loads(out)["games"] == 1
    code, out, _ = call("export", data, "--records", back)
    assert code == 0 and "1" in out
    one, two = (json.loads((Path(folder) / "000000.json").read_text()) for folder in (made, back))
    assert one == two
    code, _, err = call("export", str(tmp_path / "nowhere.json"), "--out", str(tmp_path / "other"))
    assert code == 0 and "nowhere.json" in err


def test_a_bot_in_any_language_is_tried_out(call: Any) -> None:
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    code, out, err = call("bot-protocol", command, "--games", "1", "--show", "--json")
    report = json.loads(out)
    assert code == 0 and report["name"] == "Example" and report["decisions"] > 20
    assert "> hello" in err and "< play" in err


def test_only_named_programs_are_allowed_at_a_server(call: Any) -> None:
    code, _, err = call("serve", "--bot", "mine=random")
    assert code == 2 and "mine=random" in err
    before = bots.names()
    try:
        cli_play.allow(["mine=cmd:./my_bot"])
        assert bots.names() == sorted([*before, "mine"])
    finally:
        bots._REGISTERED.pop("mine", None)


def test_a_study_is_made_and_told(call: Any, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="results need pyarrow: pip install 'landsraad[lab]'")
    words = ("study", "imperium", "--seats", "3", "--bot", "random", "--workers", "1", "--out", str(tmp_path / "s"))
    code, out, _ = call(*words, "--games", "1")
    assert code == 0 and str(tmp_path / "s") in out
    code, out, _ = call(*words, "--games", "2", "--json")
    assert code == 0 and json.loads(out)["games"] == 2
    assert {path.name for path in (tmp_path / "s").iterdir()} == {
        "games.jsonl",
        "index.html",
        "plan.json",
        "seats.parquet",
        "seats.svg",
        "study.json",
    }
