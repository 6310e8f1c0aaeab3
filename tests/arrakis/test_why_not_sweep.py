"""Whatever a player tries is legal or refused for a reason that is true, at any moment of any kind of game.

Walks random games, tries at every question what its verbs could name, and holds the reasons against the position.
A near miss is a move that belongs to what is asked: another area, leader, card, unit or number with the verb of an
option. Nobody who tries one is told that something else is asked.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rules_coverage import read_books

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, DISTANCE, IS_SAND, NEIGHBOURS, OVER_RED, RED, ZONE_IDS, ZONES_OF
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.arrakis.naming import NOTATION
from landsraad.game import Game
from landsraad.kernel.decisions import Domain
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import top
from landsraad.text.fluent import be_strict, known_languages
from tests.conformance.games import chooser, decisions

ROOT = Path(__file__).resolve().parents[2]
BOOKS = read_books(ROOT / "src" / "landsraad" / "text" / "locale" / "en" / "rules", [])
RULES = {f"{book.name} {rule}" for book in BOOKS.values() for rule in book.rules()}
GUILD = ["spacing_guild"]
SETUPS: dict[str, dict[str, Any]] = {
    "two": {"seats": 2},
    "two-guild": {"seats": 2, "expansions": GUILD},
    "three-guild": {"seats": 3, "expansions": GUILD},
    "three-harkonnen": {"seats": 3, "options": {"shared_side": "harkonnen"}},
    "four": {"seats": 4},
    "four-guild": {"seats": 4, "expansions": GUILD},
    "solo": {"seats": 1},
    "solo-two": {"seats": 2, "options": {"solo": True}},
}
VAGUE = {"not-asked", "unknown-notation", "unknown-word", "unknown-word-alone", "wrong-form"}
MOST_TRIED = 24  # of one verb at one question
NUMBERS = [str(number) for number in range(9)]


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A message that is missing or lacks an argument is an error here, not a fallback."""
    be_strict()
    yield
    be_strict(False)


def new_game(name: str, seed: int, rounds: int = 3) -> Game:
    setup = SETUPS[name]
    options = {"max_rounds": rounds, **setup.get("options", {})}
    return landsraad.new_game("war_for_arrakis", seed=seed, **{**setup, "options": options})


def words_of(domain: Domain) -> list[str]:
    """All that a domain names; of numbers the small ones."""
    return NUMBERS if domain._words is None else [word for word in domain._words() if word]


def anything(verb: int, choose: Callable[[int], int]) -> Iterator[str]:
    """Notations of a verb: every one if they are few, else a draw."""
    domains = [words_of(domain) for domain in NOTATION.verbs[verb].domains]
    name = NOTATION.verbs[verb].name
    if len(domains) == 1 and len(domains[0]) <= MOST_TRIED:
        yield from (f"{name} {word}" for word in domains[0])
    elif not domains:
        yield name
    else:
        for _ in range(MOST_TRIED):
            yield " ".join([name, *(domain[choose(len(domain))] for domain in domains)])


def close_by(game: Game, verb: int, choose: Callable[[int], int]) -> Iterator[str]:
    """Options with one of their objects exchanged: the nearest misses there are."""
    options = [option.notation for option in game.options if option.verb == NOTATION.verbs[verb].name]
    domains = [words_of(domain) for domain in NOTATION.verbs[verb].domains]
    for _ in range(MOST_TRIED // 2 if options and domains else 0):
        words = options[choose(len(options))].split()
        at = choose(len(domains))
        words[1 + at] = domains[at][choose(len(domains[at]))]
        yield " ".join(words)


def near_misses(game: Game, choose: Callable[[int], int]) -> list[str]:
    codes = {code for code, verb in NOTATION.verbs.items() if verb.name in {option.verb for option in game.options}}
    if top(game.table)[0] in (w.F_TURN, w.F_AFTER):
        codes |= {w.V_USE, w.V_LEADER, w.V_SPEND, w.V_DESERT_POWER, w.V_CONE}
    codes |= {w.V_FREE, w.V_CLAIM}  # free actions are thinkable at any moment
    tried = [notation for code in sorted(codes) for notation in anything(code, choose)]
    tried += [notation for code in sorted(codes) for notation in close_by(game, code, choose)]
    return list(dict.fromkeys(tried))


# --- is it true? -----------------------------------------------------------------------------------------------------


def named(reason: Reason, key: str) -> Any:
    fact = reason.facts[key]
    return fact[1] if isinstance(fact, tuple) else fact


FEATURES = {
    "sandworm-there": (w.ANY_WORM, True),
    "no-sandworm-there": (w.ANY_WORM, False),
    "harvester-there": (w.HARVESTER, True),
    "no-harvester-there": (w.HARVESTER, False),
    "wormsign-there": (w.SIGN, True),
    "no-wormsign-there": (w.SIGN, False),
    "sietch-there": (w.SIETCH, True),
    "enemy-settlement": (w.SIETCH | w.SETTLEMENT, True),
}


def side_asked(game: Game) -> int:
    """The side that decides; in a game for two to four the seats of the Harkonnen come first."""
    shared = game.table.shared
    mine = [member for member in range(4) if shared[w.SEAT_OF + member] == game.to_act]
    return w.ATREIDES if shared[w.SOLO] else mine[0] >> 1


def is_true(reason: Reason, game: Game, whole: dict[str, Any]) -> bool:
    """The reasons that state facts of the position, held against the position."""
    if "leader" in reason.facts and reason.key in OF_A_LEADER:
        return OF_A_LEADER[reason.key](whole["leaders"][named(reason, "leader")])
    key, shared = reason.key, game.table.shared
    if key == "leader-spent":
        return bool(shared[w.SPENT_LEADERS] >> LEADER_IDS.index(named(reason, "leader")) & 1)
    if key == "zone-taken":
        return bool(shared[w.AIR_ZONES + ZONE_IDS.index(named(reason, "zone"))])
    if key == "not-fewer-dice":
        return bool(reason.facts["atreides"] >= reason.facts["harkonnen"])  # type: ignore[operator]
    if key == "two-claims":
        return bool(shared[w.CLAIMS] >= 2)
    if key == "card-not-revealed":
        return named(reason, "prescience") not in whole["prescience"]
    if key == "card-not-in-hand":
        seated = [at for at in range(4) if shared[w.SEAT_OF + at] == game.to_act]
        return not any(named(reason, "card") in whole[f"hand_{w.MEMBER_NAMES[member]}"] for member in seated)
    return is_true_there(reason, game, whole) if "area" in reason.facts else True


OF_A_LEADER: dict[str, Callable[[str], bool]] = {
    "leader-in-tank": lambda place: place.startswith("tank"),
    "leader-not-in-play": lambda place: place in ("absent", "gone"),
    "leader-on-board": lambda place: place == "board" or place in AREA,
    "leader-not-on-board": lambda place: place != "board" and place not in AREA,
}


def is_true_there(reason: Reason, game: Game, whole: dict[str, Any]) -> bool:
    """The same of reasons that name an area."""
    key, area = reason.key, AREA[named(reason, "area")]
    here = whole["areas"].get(named(reason, "area"), {})
    if key in FEATURES:
        bits, there = FEATURES[key]
        return bool(game.table.shared[w.FEATURES + area] & bits) == there
    if key in ("not-desert", "start-not-desert"):
        return not IS_SAND[area]
    if key in ("not-empty", "empty-first"):
        return bool(here)
    if key == "enemy-there":
        return "side" in here
    if key == "no-legion-there":
        return here.get("side") != w.SIDE_NAMES[side_asked(game)]
    if key == "no-settlement-there":
        return ("settlement" if side_asked(game) == w.HARKONNEN else "sietch") not in here
    if key == "nothing-to-strike":
        return here.get("side") != "harkonnen" and not here.get("harvester")
    if key in ("has-moved", "leader-alone", "no-target", "nowhere-to-go", "needs-leader"):
        return here.get("side") == w.SIDE_NAMES[side_asked(game)]
    if key == "leader-needs-unit":
        return not any(here.get(kind) for kind in ("regular", "elite", "special", "troop", "tokens"))
    if key == "impassable-border":
        pair = (AREA[named(reason, "from")], area)
        return pair in RED or pair[::-1] in RED
    if key == "not-adjacent":
        start = AREA[named(reason, "from")]
        return start != area and (area not in NEIGHBOURS[start] or reason.rule.split()[1] in ("8.5", "7.9"))
    if key == "too-far":
        start, distance, most = AREA[named(reason, "from")], reason.facts["distance"], reason.facts["most"]
        return distance in (DISTANCE[start][area], OVER_RED[start][area]) and distance > most > 0
    if key == "zone-not-connected":
        return ZONE_IDS.index(named(reason, "zone")) not in ZONES_OF[area]
    return True


# --- the sweep -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS)
def test_everything_is_legal_or_refused_for_a_reason_that_is_true(setup: str) -> None:
    keys: dict[str, int] = {}
    choose = chooser(setup)
    seen: dict[tuple[int, ...], int] = {}
    for game in decisions(new_game(setup, 5), chooser(setup)):
        moment = (top(game.table)[0], top(game.table)[1], len({option.verb for option in game.options}))
        seen[moment] = seen.get(moment, 0) + 1
        if seen[moment] > 3:
            continue
        whole = game.position()
        legal = {option.notation for option in game.options}
        for notation in near_misses(game, choose):
            reasons = game.why_not(notation)
            assert (reasons == []) == (notation in legal), (notation, reasons, game.question)
            for reason in reasons:
                assert reason.rule in RULES, reason
                assert reason.key not in VAGUE, (notation, game.question, top(game.table))
                assert is_true(reason, game, whole), (notation, reason)
                keys[reason.key] = keys.get(reason.key, 0) + 1
                if keys[reason.key] <= 3:
                    for lang in known_languages():
                        text = game.speaker.reason(reason, lang, game.names_in(lang))
                        assert reason.rule in text and not set("{}$") & set(text), text
    assert len(keys) >= 25, keys


@pytest.mark.parametrize("setup", SETUPS)
def test_a_move_of_another_moment_is_told_what_is_asked(setup: str) -> None:
    """Any verb with anything it could name: a reason, with a rule and with words."""
    choose = chooser(7)
    told: set[str] = set()
    for number, game in enumerate(decisions(new_game(setup, 6, 2), chooser(6))):
        if number % 25:
            continue
        legal = {option.notation for option in game.options}
        for verb in NOTATION.verbs.values():
            tried = " ".join([verb.name, *(words_of(d)[choose(len(words_of(d)))] for d in verb.domains)])
            reasons = game.why_not(tried)
            assert (reasons == []) == (tried in legal), tried
            for reason in reasons:
                assert reason.rule in RULES, (tried, reason)
                if repr(reason) not in told:
                    told.add(repr(reason))
                    text = game.speaker.reason(reason, "en", game.names)
                    assert game.question is not None
                    assert reason.key != "not-asked" or game.question.text("en") in text, text
