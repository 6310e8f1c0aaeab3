"""The command line: what each command prints, and a line or two with exit code 2 for whatever cannot be."""

import ast
import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

import landsraad
from landsraad import cli
from landsraad.text import fluent

BENCH_KEYS = {"us_per_decision", "games_per_second", "decisions_per_game", "choices_per_game", "clone_us", "build"}


class Outcome(NamedTuple):
    code: int | str | None
    out: str
    err: str


Call = Callable[..., Outcome]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Call:
    """Calls `landsraad` with these arguments, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    # A server of other tests in this process says in the log of `serve` when the machine is too busy for it.
    monkeypatch.setattr("landsraad.server.pulse.log.disabled", True)
    for variable in ("LANDSRAAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def call_command(*arguments: str) -> Outcome:
        monkeypatch.setattr("sys.argv", ["landsraad", *arguments])
        with pytest.raises(SystemExit) as left:
            cli.main()
        printed = capsys.readouterr()
        return Outcome(left.value.code, printed.out, printed.err)

    return call_command


def record(path: Path, decisions: int = 30) -> Path:
    game = landsraad.new_game("imperium", seats=3, seed=1)
    for _ in range(decisions):
        game.play(game.options[0])
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return path


def test_version(call: Call) -> None:
    assert call("--version") == Outcome(0, f"landsraad {landsraad.__version__}\n", "")


def test_help_names_every_command(call: Call) -> None:
    code, out, _ = call("--help")
    assert code == 0
    assert all(command in out for command in ("play", "simulate", "bench", "replay", "cards", "rules"))


# --- what goes wrong -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("simulate chess", "there is no game 'chess'; there is: imperium"),
        ("simulate", "Missing argument"),
        ("simulate imperium --bots nobody", "there is no bot 'nobody'"),
        ("simulate imperium --bots random,random --seats 3", "2 bots are named for 3 seats"),
        ("simulate imperium --bots ,", "--bots needs a name for each seat"),
        ("simulate imperium --seats 5", "seats"),
        ("simulate imperium --seats 0", "seats"),
        ("simulate imperium --seats -3", "seats"),
        ("simulate imperium --with rise_of_xi", "there is no expansion 'rise_of_xi'"),
        ("simulate imperium --option heroic", "there is no option 'heroic'"),
        ("simulate imperium --option epic", "an epic game needs the expansion rise_of_ix"),
        ("simulate imperium --leaders gurney", "there is no leader 'gurney'"),
        ("simulate imperium --leaders paul_atreides,paul_atreides", "the same leader twice"),
        ("simulate imperium --games 0", "the number of games must be from 1"),
        ("simulate imperium --games many", "--games"),
        ("simulate imperium --workers 0", "the number of workers must be at least 1"),
        ("terminal --seats 7", "seats"),
        ("terminal --leader gurney", "there is no leader 'gurney'"),
        ("terminal --leader ilesa --base", "ilesa_ecaz needs the expansion"),
        ("terminal --leader richese", "could be several leaders"),
        ("terminal --bots nobody", "there is no bot 'nobody'"),
        ("terminal --humans 9", "from 1 to 4 people"),
        ("terminal --base --with rise_of_ix", "--base means no expansion"),
        ("terminal --epic --base", "an epic game needs"),
        ("terminal --lang klingon", "there is no language 'klingon'"),
        ("terminal --resume nothing.json", "cannot read nothing.json"),
        ("terminal --resume nothing.json --seats 3", "--resume goes on with the saved game"),
        ("terminal --resume .", "cannot read ."),
        ("terminal chess", "there is no game 'chess'; there is: imperium"),
        ("serve --host 203.0.113.7 --port 8765", "cannot listen at 203.0.113.7:8765"),
        ("serve --port 99999", "cannot listen at 127.0.0.1:99999"),
        ("serve --port 0 --workers 0", "--workers must be 1 or more"),
        ("serve --port 0 --workers some", "--workers needs a whole number"),
        ("serve --port 0 --origin table.example", "table.example is no address of pages: write https://"),
        ("serve --port 0 --origin https://table.example/room", "is no address of pages"),
        ("serve --port 0 --reach ntfy.lan", "ntfy.lan is no address of pages"),
        ("ladder --levels nobody", "there is no bot 'nobody'"),
        ("serve --port 0 --database sqlite:////no/such/folder/tables.db", "cannot use the database sqlite:////no/such"),
        ("serve --port 0 --database mysql://here", "cannot use the database mysql://here"),
        ("verify nothing.json", "cannot read nothing.json"),
        ("replay nothing.json", "cannot read nothing.json"),
        ("replay", "Missing argument"),
        ("cards spaceship", "nothing is called 'spaceship'"),
        ("cards dagger --lang xx", "there is no language 'xx'"),
        ("rules zebra", "no rule has 'zebra' in it"),
        ("rules 99.9", "no rule has '99.9' in it"),
        ("rules voice --lang xx", "there is no language 'xx'"),
        ("bench --fast", "--fast"),
        ("frobnicate", "No such command 'frobnicate'"),
    ],
)
def test_whatever_cannot_be_is_told_in_a_line_or_two(call: Call, arguments: str, told: str) -> None:
    code, out, err = call(*arguments.split())
    assert code == 2
    assert told in err
    assert err.startswith("landsraad: ")
    assert 1 <= err.count("\n") <= 2
    assert out == ""


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "this is not a record"),
        (b"\xff\xfe\x00", "this is not a record"),
        (b"[1, 2]", "this is not a record of this program"),
        (b'{"format": "landsraad-record", "version": 99}', "version 99"),
        (b'{"format": "landsraad-record", "version": 1}', "damaged"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "terminal --resume"])
def test_a_file_that_is_no_record_is_refused(call: Call, command: str, content: bytes, told: str) -> None:
    Path("bad.json").write_bytes(content)
    code, _, err = call(*command.split(), "bad.json")
    assert code == 2 and told in err and "Traceback" not in err


def test_a_record_with_a_move_that_cannot_be_played_is_refused(call: Call, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    data["moves"][7] = "agent dagger arrakeen"
    path.write_text(json.dumps(data), encoding="utf-8")
    code, _, err = call("replay", "game.json")
    assert code == 2 and "move 8 of the record cannot be played" in err


def test_an_interrupt_is_no_traceback(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: str, tell: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("landsraad.lab.bench.bench", interrupted)
    code, _, err = call("bench")
    assert (code, err) == (130, "landsraad: stopped\n")


def test_a_reader_who_has_enough_is_no_error() -> None:
    """`landsraad cards | head`"""
    command = f"{sys.executable} -m landsraad cards | head -n 1"
    outcome = subprocess.run(
        command, shell=True, capture_output=True, text=True, env=os.environ | {"LANDSRAAD_LANG": "en"}
    )
    assert outcome.stdout == "Leaders, base game\n"
    assert outcome.stderr == ""


# --- what goes right -----------------------------------------------------------------------------------------------


def test_simulate_prints_one_object(call: Call) -> None:
    flags = "--seats 4 --bots random,random,random,random --games 6 --seed 1 --with rise_of_ix --option epic --json"
    code, out, err = call("simulate", "imperium", *flags.split())
    report = json.loads(out)
    assert (code, err) == (0, "")
    assert set(report) == {"games", "finished", "errors", "seconds", "decisions", "mean_rounds", "wins"}
    assert report["finished"] == 6
    assert set(report["wins"]) == {"seat", "bot", "leader"}


def test_simulate_is_the_same_for_any_number_of_workers(call: Call) -> None:
    reports = []
    for workers in ("1", "2"):
        report = json.loads(call("simulate", "imperium", "--games", "10", "--workers", workers, "--json").out)
        del report["seconds"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_simulate_for_people(call: Call) -> None:
    code, out, _ = call("simulate", "imperium", "--seats", "3", "--games", "4", "--workers", "1")
    assert code == 0
    assert re.search(r"games +4\n", out) and "wins by leader" in out


def test_simulate_tells_of_games_that_failed(call: Call, tmp_path: Path) -> None:
    (tmp_path / "odd_bots.py").write_text(
        "class Odd:\n    def __init__(self, seed): pass\n    def choose(self, look): return 0\n", encoding="utf-8"
    )
    code, out, err = call("simulate", "imperium", "--games", "12", "--bots", "odd_bots:Odd", "--json", "--workers", "1")
    assert code == 0
    assert json.loads(out)["errors"] == 12
    assert "game 0 (seed '0 game 0'): BadOption" in err and "... and 2 more" in err


def test_bench(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from landsraad.lab import bench

    monkeypatch.setattr(
        "landsraad.lab.bench.bench", lambda game, tell: {**dict.fromkeys(BENCH_KEYS, 1), "build": bench.build()}
    )
    assert set(json.loads(call("bench", "--json").out)) == BENCH_KEYS
    assert re.search(r"us per decision +1\n", call("bench").out)


def test_replay_tells_the_story(call: Call, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json")
    code, out, _ = call("replay", str(path))
    assert code == 0
    assert out.startswith("Round 1: ")
    assert "The game is not over: 30 moves." in out
    facts = json.loads(call("replay", str(path), "--json").out)
    assert facts["moves"] == 30 and facts["over"] is False and facts["result"] is None
    assert facts["checksum"] == json.loads(path.read_text(encoding="utf-8"))["checksum"]


def test_verify_checks_seed_moves_and_result(call: Call, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    assert call("verify", str(path)).out == (
        f"The record is good: 30 moves, checksum {data['checksum']}.\n"
        "It does not say which hash of the seed was shown before the game.\n"
    )
    data |= {"seed_hash": hashlib.sha256(b"1").hexdigest(), "undone": [4, 11]}
    path.write_text(json.dumps(data), encoding="utf-8")
    out = call("verify", str(path)).out
    assert f"The seed is the one whose hash was shown before the game: {data['seed_hash']}." in out
    assert "taken back, after these moves: 4, 11." in out
    assert json.loads(call("verify", str(path), "--json").out)["undone"] == [4, 11]
    data["seed_hash"] = hashlib.sha256(b"2").hexdigest()
    path.write_text(json.dumps(data), encoding="utf-8")
    for lang in fluent.LANGUAGES:
        code, out, err = call("verify", str(path), "--lang", lang)
        assert (code, out) == (2, "") and fluent.say("error-record-seed", lang) in err


def test_cards(call: Call) -> None:
    assert call("cards", "the", "voice", "--game", "imperium").out.startswith("The Voice\n  Cost: 2 persuasion\n")
    assert "guild could be: " in call("cards", "guild").out
    everything = call("cards").out
    assert everything.count("\n\n") >= 10
    assert all(heading in everything for heading in ("Leaders, base game", "Tech tiles", "Cards, Imperium deck"))


def test_cards_of_the_other_game(call: Call) -> None:
    out = call("cards", "stilgar", "--game", "war_for_arrakis").out
    assert out.startswith("Stilgar\n") and "Substitute" in out
    everything = call("cards", "--game", "war_for_arrakis").out
    assert all(heading in everything for heading in ("Planning cards", "Leaders", "Areas", "Prescience cards"))
    assert call("cards", "--game", "chess").code == 2
    assert "nothing is called" in call("cards", "xyzzy", "--game", "war_for_arrakis").err


def test_cards_of_any_game(call: Call) -> None:
    """Without --game a name is looked up in all games; where several have it, the title of each game stands above."""
    only_there = call("cards", "Guild", "Navigator")
    assert only_there.code == 0 and only_there.out.startswith("Guild Navigator\n  Acts as an ornithopter")
    assert call("cards", "Guild", "Navigator", "--game", "imperium").code == 2
    out = call("cards", "stilgar").out
    assert out.startswith("Dune: Imperium\nStilgar\n") and "\n\nDune: War for Arrakis\nStilgar\n" in out
    assert call("cards", "stilgar", "--game", "imperium").out.startswith("Stilgar\n")


def test_cards_as_data(call: Call) -> None:
    (dagger,) = json.loads(call("cards", "dagger", "--json").out)["components"]
    assert (dagger["game"], dagger["kind"], dagger["id"], dagger["name"]) == ("imperium", "card", "dagger", "Dagger")
    assert dagger["lines"][-1] == "Reveal: Gain 1 sword"
    both = json.loads(call("cards", "stilgar", "--json", "--lang", "de").out)["components"]
    assert [found["game"] for found in both] == ["imperium", "war_for_arrakis"] and all(one["lines"] for one in both)
    every = json.loads(call("cards", "--json").out)["components"]
    assert len(every) > 500 and {one["game"] for one in every} == {"imperium", "war_for_arrakis"}
    (effect,) = json.loads(call("cards", "--effects", "swordmaster", "--json").out)["effects"]
    assert effect["id"] == "swordmaster.space.1" and effect["text"]
    counted = json.loads(call("cards", "--stats", "--json").out)
    assert 0 < counted["with_handler"] < counted["components"] and counted["handlers"][0]["text"]
    assert call("cards", "xyzzy", "--json").code == 2


def test_every_command_that_tells_something_tells_it_as_json() -> None:
    """But those that serve or play, and one whose answer always is JSON."""

    def without(group: Any, path: str = "") -> Iterator[str]:
        for name, command in group.commands.items():
            if hasattr(command, "commands"):
                yield from without(command, f"{path}{name} ")
            elif not any("--json" in parameter.opts for parameter in command.params):
                yield path + name

    assert sorted(without(typer.main.get_command(cli.app))) == ["admin export", "play", "serve", "terminal"]


def test_the_help_of_simulate_names_both_games(call: Call) -> None:
    told = " ".join(call("simulate", "--help").out.split())
    assert "imperium or war_for_arrakis" in told


@pytest.mark.parametrize("command", ["serve", "simulate"])
def test_help_names_no_default_where_there_is_none(call: Call, command: str) -> None:
    told = call(command, "--help").out
    assert "[default: " in told and "[default: ]" not in told


def test_cards_stats(call: Call) -> None:
    out = call("cards", "--stats").out
    found = re.search(r"components declared +(\d+)\nwith a handler of their own +(\d+)\nratio +([\d.]+)", out)
    assert found is not None
    assert float(found[3]) == pytest.approx(int(found[2]) / int(found[1]), abs=0.001)
    assert "move a sietch token" in call("cards", "--stats", "--game", "war_for_arrakis").out


def test_rules(call: Call) -> None:
    assert call("rules", "6.3.3").out.startswith("imperium")
    assert "Blocking." in call("rules", "6.3.3").out
    assert "The Voice." in call("rules", "voice").out
    assert "Phase 2: Player Turns" in call("rules").out
    (rule,) = json.loads(call("rules", "imperium", "6.3.3", "--json").out)["rules"]
    assert (rule["book"], rule["number"]) == ("imperium", "6.3.3") and "Blocking." in rule["text"]
    assert len(json.loads(call("rules", "--json").out)["rules"]) > 300


@pytest.mark.parametrize("lang", ["en", "de", "pt-BR", "es", "zh-Hant", "de_AT.UTF-8"])
def test_every_language_is_understood(call: Call, lang: str) -> None:
    """What is not translated yet is said in English."""
    assert call("cards", "dagger", "--lang", lang).code == 0
    assert call("rules", "6.3.3", "--lang", lang).code == 0


# --- in the player's language --------------------------------------------------------------------------------------

SOURCES = Path(landsraad.__file__).parent
COMMANDS = ("play", "serve", "terminal", "verify", "replay", "simulate", "bench", "cards", "rules", "book")
OTHERS = [lang for lang in fluent.LANGUAGES if lang != "en"]
ENGLISH = re.compile(r"\b(the|with|your|you|each|how|many|is|are|what|this|print|show|usage|default|required)\b", re.I)


def english_words(text: str) -> list[str]:
    """English words, apart from the names of the options themselves."""
    return ENGLISH.findall(re.sub(r"--[a-z]+", "", text))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language(call: Call, lang: str, command: str) -> None:
    code, out, err = call(*command.split(), "--lang", lang, "--help")
    assert (code, err) == (0, "")
    assert english_words(out) == []
    assert out.startswith(fluent.say("cli-usage", lang, {"call": f"landsraad {command}".strip()}))
    if not command:
        assert all(other in out for other in COMMANDS)


def test_english_help_has_english_words(call: Call) -> None:
    """The test above would notice."""
    assert all(len(english_words(call(*command.split(), "--help").out)) >= 3 for command in ("", *COMMANDS))


@pytest.mark.parametrize(
    ("arguments", "environ", "told"),
    [
        ("--help --lang=de", {}, "Der Tisch für die Dune-Brettspiele."),
        ("--help", {"LANDSRAAD_LANG": "zh-Hant", "LANG": "de_DE.UTF-8"}, "沙丘系列桌上遊戲"),
        ("--help", {"LANG": "pt_BR.UTF-8"}, "A mesa para os jogos de tabuleiro"),
        ("--help", {"LANG": "fr_FR.UTF-8"}, "The table for the Dune board games."),
        ("--lang de cards dolch", {}, "Kann nicht erworben werden"),
        ("cards dolch", {"LANDSRAAD_LANG": "de"}, "Dolch"),
        ("simulate imperium --games 2 --workers 1 --lang es", {}, "victorias por Líder"),
        ("cards --stats --lang pt-BR", {}, "componentes ao todo"),
        ("book --lang de", {}, "Seiten; öffne"),
    ],
)
def test_the_language_of_a_call(
    call: Call, monkeypatch: pytest.MonkeyPatch, arguments: str, environ: dict[str, str], told: str
) -> None:
    for variable, value in environ.items():
        monkeypatch.setenv(variable, value)
    code, out, _ = call(*arguments.split())
    assert code == 0 and told in out


def test_replay_and_bench_in_other_languages(call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json")
    assert "La partida no ha terminado: 30 jugadas." in call("replay", str(path), "--lang", "es").out
    monkeypatch.setattr("landsraad.lab.bench.bench", lambda game, tell: dict.fromkeys(BENCH_KEYS, 1))
    assert re.search(r"µs pro Entscheidung +1\n", call("bench", "--lang", "de").out)
    # A Chinese character is as wide as two letters.
    lines = call("bench", "--lang", "zh-Hant").out.splitlines()
    assert len({sum(1 + (character > "⺀") for character in line) for line in lines}) == 1


def test_every_number_of_the_bench_has_a_name() -> None:
    tree = ast.parse((SOURCES / "lab" / "bench.py").read_text(encoding="utf-8"))
    report = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "bench")
    keys = [
        key.value for node in ast.walk(report) if isinstance(node, ast.Dict) for key in node.keys if key is not None
    ]
    assert len(keys) >= len(BENCH_KEYS)
    assert all(f"cli-bench-{key}" in fluent.messages("en").entries for key in keys)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("terminal --leader gurney --lang es", "No hay ningún Líder «gurney»; hay: paul_atreides, "),
        ("terminal --leader ilesa --base --lang de", "ilesa_ecaz braucht die Erweiterung rise_of_ix"),
        ("terminal --seats 7 --lang zh-Hant", "《沙丘：帝國》有1至4個座位，而非7個"),
        ("simulate imperium --leaders paul_atreides,paul_atreides --lang pt-BR", "O mesmo Líder duas vezes"),
        ("simulate imperium --option epic --lang de", "Der epische Spielmodus braucht die Erweiterung"),
        ("simulate imperium --option churn=maybe --lang es", "La opción «churn» debe ser yes o no, y no «maybe»"),
        ("simulate --lang de", "Es fehlt: SPIEL."),
        ("simulate imperium --games many --lang de", "--games braucht eine ganze Zahl."),
        ("bench --fast --lang es", "No hay ninguna opción --fast."),
        ("bench --json=1 --lang es", "--json no admite ningún valor."),
        ("bench imperium now --lang pt-BR", "Isto está sobrando: now"),
        ("terminal --lang de --seed", "--seed braucht einen Wert."),
        ("--lang de frobnicate", "Einen Befehl „frobnicate“ gibt es nicht"),
        ("replay nothing.json --lang zh-Hant", "檔案nothing.json不存在"),
        ("terminal --resume . --lang es", "No se puede leer ."),
        ("rules zebra --lang de", "In keiner Regel kommt „zebra“ vor; „landsraad rules“ zeigt den Inhalt"),
    ],
)
def test_what_cannot_be_is_told_in_the_language(call: Call, arguments: str, told: str) -> None:
    code, out, err = call(*arguments.split())
    assert (code, out) == (2, "")
    assert err.startswith(f"landsraad: {told}")
    assert english_words(err) == []
    assert 1 <= err.count("\n") <= 2


def test_an_unknown_language_is_told_in_that_of_the_system(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    for arguments in ("play --lang klingon", "--help --lang=klingon"):
        code, _, err = call(*arguments.split())
        assert code == 2 and "Eine Sprache „klingon“ gibt es hier nicht; es gibt: en, de, pt-BR" in err
    monkeypatch.setenv("LANDSRAAD_LANG", "klingon")
    assert "Eine Sprache „klingon“" in call("cards").err
    assert call("--version").code == 0


def test_a_move_that_cannot_be_played_is_told_in_the_language(call: Call, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    data["moves"][7] = "agent dagger arrakeen"
    path.write_text(json.dumps(data), encoding="utf-8")
    code, _, err = call("replay", "game.json", "--lang", "de")
    assert code == 2 and "Spielzug 8 der Aufzeichnung lässt sich nicht spielen: „agent dagger arrakeen“" in err
    assert english_words(err) == []
    data["moves"] = []
    data["setup"]["seats"] = 9
    path.write_text(json.dumps(data), encoding="utf-8")
    err = call("replay", "game.json", "--lang", "es").err
    assert "no se puede preparar: Dune: Imperium tiene de 1 a 4 puestos, no 9" in err


@pytest.mark.parametrize(
    "options", [{"heroic": True}, {"epic": True}, {"epic": "x"}, {"churn": True}, {"difficulty": 7}]
)
def test_the_english_message_is_the_text_of_the_error(options: dict[str, object]) -> None:
    with pytest.raises(landsraad.BadOption) as caught:
        landsraad.new_game("imperium", options=options)
    assert caught.value.key is not None
    assert fluent.say(f"error-{caught.value.key}", "en", caught.value.facts) == str(caught.value)


def test_an_error_needs_no_key() -> None:
    error = landsraad.BadOption("what is wrong")
    assert (str(error), error.key, error.facts) == ("what is wrong", None, {})


def words_in(keyword: str, callee: str = "") -> set[str]:
    """The texts given for a keyword of a call, anywhere in the source."""
    calls = [
        node
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(callee)
    ]
    values = [given.value for node in calls for given in node.keywords if given.arg == keyword]
    return {
        part.value
        for value in values
        for part in ast.walk(value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def error_keys() -> set[str]:
    names = ("BadOption", "BadRecord", "BadPosition", "BotFailed", "GameOver", "LandsraadError", "__init__", "_known")
    seats = {landsraad.rules_of(game).seats_error or "seats-number" for game in landsraad.GAMES}
    return {key for callee in names for key in words_in("key", callee)} | {"move-illegal"} | seats


@pytest.mark.parametrize("lang", fluent.LANGUAGES)
def test_every_error_with_a_key_has_words(lang: str) -> None:
    written = {key for key in fluent.messages(lang).entries if key.startswith("error-")}
    assert len(written) > 40
    assert written == {f"error-{key}" for key in error_keys()}


@pytest.mark.parametrize("lang", fluent.LANGUAGES)
def test_every_help_text_has_words(lang: str) -> None:
    written = fluent.messages(lang).entries
    helps = {text for callee in ("Option", "Argument", "command", "Typer") for text in words_in("help", callee)}
    kinds = {f"type-{text}" for callee in ("Option", "Argument") for text in words_in("metavar", callee)}
    assert len(helps) > 30 and len(kinds) >= 6
    assert {key for key in helps | kinds if f"cli-{key}" not in written} == set()
