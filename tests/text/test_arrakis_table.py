"""War for Arrakis: options and questions in the words of the table; no message is missing or left over."""

import ast
import re
from pathlib import Path
from types import ModuleType

import pytest

import landsraad
from landsraad.arrakis import asked
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, SECTOR_NAMES
from landsraad.arrakis.catalog import CARD_NUMBERS, PRESCIENCE_IDS
from landsraad.arrakis.engine import ENGINE
from landsraad.arrakis.naming import NOTATION
from landsraad.arrakis.spice import PAYMENT_NAMES
from landsraad.game import Game
from landsraad.kernel.decisions import pack
from landsraad.kernel.rules import Reason
from landsraad.text import fluent
from landsraad.text.war_for_arrakis import KINDS, component_lines, event_text, name, reason_text, substitutes
from landsraad.text.war_for_arrakis import moments as shades
from landsraad.text.war_for_arrakis.effects import STAYS, effect, effects
from landsraad.text.war_for_arrakis.options import way_family
from tests.text.arrakis_games import PLAYERS, STEMS, say_games
from tests.text.test_arrakis_components import what_stays
from tests.text.test_arrakis_events import EVENTS
from tests.text.test_arrakis_reasons import REASONS

CARTHAG = AREA["carthag"]
VOICE = CARD_NUMBERS["the_voice"]

# --- options and questions -----------------------------------------------------------------------------------------


def new_game(**setting: object) -> Game:
    return landsraad.new_game("war_for_arrakis", seed=1, **{"seats": 2, **setting})  # type: ignore[arg-type]


def told(game: Game) -> list[str]:
    return [option.text() for option in game.options]


def to_first_turn() -> Game:
    """Place what must be placed, change dice as they come, place no token: then the Atreides act."""
    game = new_game()
    while game.question and game.question.kind != "turn":
        game.play(game.options[-1])
    return game


def test_a_move_reads_like_what_a_player_says() -> None:
    game = to_first_turn()
    assert game.question and game.question.text() == "Your turn: what do you do?"
    result = next(text for text in told(game) if text.endswith(": move up to 2 different legions"))
    game.play(game.options[told(game).index(result)])
    assert game.question.text() == "Which legion moves? (up to 2)"
    assert told(game)[0] == "From Hobars Gap: 1 Naib and 1 facedown token"
    game.play("from hobars_gap")
    assert game.question.text() == "Where does the legion in Hobars Gap go?"
    assert "To False Wall South" in told(game)
    game.play("to false_wall_south")
    log = game.log(None)
    assert log[-1] == "The Atreides move 1 unit from Hobars Gap to False Wall South"
    assert game.question.text() == "Which legion moves?"
    assert "Move no more" in told(game)


def test_a_substitute_is_marked_where_it_is_offered() -> None:
    game = to_first_turn()
    for text, action in (
        (
            "Mentat with Lady Jessica: draw 3 planning cards from the House Atreides deck",
            pack(w.V_LEADER, 3, w.JESSICA),
        ),
        ("Claim The Sleeper Stirs (Kwisatz Haderach 2)", pack(w.V_CLAIM, PRESCIENCE_IDS.index("a04"))),
        ("Votes for Sale", pack(w.V_CARD, CARD_NUMBERS["sg_harkonnen_2"])),
    ):
        assert game.speaker.option(game.table, action, "en", []) == f"{text} [substitute]"
    assert game.speaker.option(game.table, pack(w.V_CARD, VOICE), "en", []) == "The Voice"


def test_who_goes_along() -> None:
    game = to_first_turn()
    while game.question and not (game.to_act == 0 and game.question.kind == "turn"):
        game.play(game.options[0])
    game.play(next(option for option in game.options if option.text().endswith(": move up to 2 different legions")))
    game.play("from carthag")
    assert "To the Broken Land" in told(game)
    game.play("to broken_land")
    assert game.question and game.question.text() == "Who goes from Carthag to the Broken Land?"
    assert told(game)[0].startswith("From Carthag to the Broken Land with ")
    assert "Leave 1 regular behind" in told(game)
    game.play("leave 1 regular")
    game.play("go")
    assert game.log(None)[-1].startswith("The Harkonnen move ")


def test_seats_are_called_by_side_or_member() -> None:
    def seats(**setting: object) -> list[str]:
        game = new_game(**setting)
        names = [game.speaker.seat(game.table, seat, "en") for seat in range(len(game.names))]
        assert names == game.names
        return names

    assert seats() == ["Harkonnen", "Atreides"]
    assert seats(seats=1) == ["Atreides"]
    assert seats(seats=3) == ["Harkonnen", "House Atreides", "Fremen Ally"]
    assert seats(seats=3, options={"shared_side": "harkonnen"}) == ["House Harkonnen", "Corrino Ally", "Atreides"]
    assert seats(seats=4) == ["House Harkonnen", "Corrino Ally", "House Atreides", "Fremen Ally"]
    assert seats(options={"solo": True}) == ["House Atreides", "Fremen Ally"]
    assert new_game().names_in("de") == ["Harkonnen", "Atreides"]
    assert new_game(seats=4).names_in("de")[1] == "Corrino-Verbündeter"


def test_an_option_that_is_not_open_is_told_without_the_moment() -> None:
    game = to_first_turn()
    for text, action in (
        ("Go", pack(w.V_GO)),
        ("Carthag", pack(w.V_TO, CARTHAG)),
        ("The Voice", pack(w.V_CARD, VOICE)),
        ("Air zone 3", pack(w.V_ZONE, 2)),
        ("3", pack(w.V_AMOUNT, 3)),
    ):
        assert game.speaker.option(game.table, action, "en", []) == text


# --- whole games: nothing is missing, nothing is left over ------------------------------------------------------------


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The keys of the messages said in this test."""
    for cache in (fluent.say_cached, fluent.forms, effect, effects, fluent.named_cached):
        cache.cache_clear()
    heard: set[str] = set()
    original = fluent.Messages.format

    def listening(self: fluent.Messages, key: str, arguments: fluent.Arguments) -> str:
        heard.add(key)
        heard.update(fluent.REFERENCE.findall(self.entries.get(key, "")))
        return original(self, key, arguments)

    monkeypatch.setattr(fluent.Messages, "format", listening)
    return heard


def written(lang: str, stems: tuple[str, ...] = STEMS) -> set[str]:
    paths = [fluent.LOCALES / lang / f"arrakis_{stem}.ftl" for stem in stems]
    return {key for path in paths for key in fluent.split_entries(path.read_text(encoding="utf-8")) if key[0] != "-"}


def words_of(module: ModuleType) -> list[re.Pattern[str]]:
    """What the source of a module can put together: its plain strings, and its f-strings with anything filled in."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    found = [re.escape(str(each.value)) for each in ast.walk(tree) if isinstance(each, ast.Constant)]
    for each in ast.walk(tree):
        if isinstance(each, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z_-]+" for part in each.values
            ]
            found.append("".join(parts))
    return [re.compile(word) for word in found if word != "[a-z_-]+"]


def moments() -> set[str]:
    """The messages of options and questions that the code can ask for, however rare the moment."""
    asking = words_of(asked)
    asking += [re.compile(word) for word in ("by", "for")]
    asking += [re.compile(frame.name) for code, frame in enumerate(ENGINE.frames) if code not in asked.ASKERS]
    shading = words_of(shades) + [re.compile(word) for word in ("part", "none", "power", *PAYMENT_NAMES)]
    shading += [re.compile(way_family(way)) for way in range(w.WAYS)]
    found: set[str] = set()
    for key in written("en", ("options", "questions")):
        kind, tail = key.removeprefix("arrakis-").split("-", 1)
        verb, _, ending = tail.partition("-")
        if kind == "question" and any(word.fullmatch(tail) for word in asking):
            found.add(key)
        if kind == "option" and verb in {*(verb.name for verb in NOTATION.verbs.values()), "substitute", "namesake"}:
            if not ending or any(word.fullmatch(ending) for word in shading):
                found.add(key)
    return found


# Names that only the interface shows.
INTERFACE_NAMES = (
    ("title", ["game", "spacing_guild"]),
    ("sector", SECTOR_NAMES),
    ("phase", w.PHASE_NAMES),
    ("place", w.PLACE_NAMES),
    ("face", w.COMBAT_FACE_NAMES),
    ("unit", ["regular", "elite", "troop", "bashar", "naib"]),
    ("how", ["supremacy", "prescience", "limit"]),
    ("free", ["scout", "train", "atomics", "scheming", "bombard"]),
    ("result", [*w.BOX_NAMES, "desert_power"]),
    ("ban", w.POWER_NAMES),
)


def test_every_moment_has_its_message() -> None:
    tables = (shades.FRAME_SHADES, shades.PICK_SHADES, shades.SOLO_SHADES)
    wanted = {
        f"arrakis-option-{NOTATION.verbs[verb].name}-{end}" for table in tables for (verb, _), end in table.items()
    }
    wanted |= {f"arrakis-question-solo-{topic}" for topic in asked.SOLO_TASKS.values()}
    wanted |= {f"arrakis-question-pick-{topic}" for topic in asked.FOLLOWING_PICKS.values()}
    assert wanted <= written("en") == moments() | written("en", ("names", "effects", "components", "events", "reasons"))


def test_no_message_is_missing_and_none_is_left_over(said: set[str]) -> None:
    say_games("en", 4, 5)
    game = to_first_turn()
    for verb in NOTATION.verbs:
        if verb not in (w.V_WAY, w.V_PAY):
            game.speaker.option(game.table, pack(verb, 1, 1, 1), "en", [])
    for kind, (idents, _) in KINDS.items():
        for number in range(len(idents)):
            component_lines(kind, number)
    for event, _ in EVENTS:
        event_text(event, "en", PLAYERS)
    for use in range(len(w.USE_NAMES)):
        event_text((e.DIE_USED, w.ATREIDES, w.HOUSE, use, 0))
    for key, facts, _ in REASONS:
        reason_text(Reason(key, "war_for_arrakis 1.1", facts))
    for kind, words in INTERFACE_NAMES:
        for word in words:
            name(kind, word)
    for change in STAYS:
        what_stays(change)
    substitutes()
    assert written("en") - said <= moments()
    assert not {key for key in said if key not in fluent.messages("en").entries}
