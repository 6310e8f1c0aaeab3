"""Why not: over whole random games, everything a player might try is legal or refused for a reason that is true.

A near miss of a turn is what a player at the table could put a hand on: each card in hand to each space, each card of
the Row and the reserve, each Intrigue card and tile held, each number of units, each open effect, and the plain words
reveal, end, pass, again. For these "you are not asked that" is no answer: the reason must name the rule in the way.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rules_coverage import read_books

from landsraad.game import Game
from landsraad.imperium import catalog
from landsraad.imperium import words as w
from landsraad.kernel.decisions import Domain
from landsraad.kernel.rules import Reason
from landsraad.text.fluent import known_languages
from tests.conformance.games import KINDS, Kind, chooser, decisions

IMPERIUM = [kind for kind in KINDS if kind.game == "imperium"]

ROOT = Path(__file__).resolve().parent.parent
BOOKS = read_books(ROOT / "src" / "landsraad" / "text" / "locale" / "en" / "rules", [])
RULES = {f"{book.name} {rule}" for book in BOOKS.values() for rule in book.rules()}
VAGUE = {"not-asked", "unknown-notation", "unknown-word", "unknown-word-alone", "wrong-form"}
Data = dict[str, Any]


def spaces_of(game: Game) -> list[str]:
    return [name for at, name in enumerate(catalog.SPACE_IDS) if game.table.shared[w.SPACES] >> at & 1]


def in_turn(game: Game, mine: Data, whole: Data) -> Iterator[str]:
    """What a seat could put a hand on in its turn."""
    spaces = spaces_of(game)
    for card in sorted(set(mine["hand"])):
        yield from (f"agent {card} {space}" for space in spaces)
        yield from (f"move {card} {origin} {space}" for origin in mine["agents_at"] for space in spaces[::5])
    yield from (f"acquire {card} row" for card in whole["row"] if card)
    yield from (f"acquire {card} reserve" for card in whole["reserve"])
    if "manipulated" in mine:
        yield f"acquire {mine['manipulated']} leader"
    yield from held(mine)
    yield from (f"tile {tile}" for tile in mine["tiles"])
    yield from (f"deploy {number} troop" for number in range(1, 13))
    yield from (f"deploy {number} dreadnought" for number in (1, 2))
    yield from (f"do {path}" for group, path, _, _ in whole["agenda"] if group == w.TURN_GROUP)
    yield from ("reveal", "end", "pass", "again")


def held(mine: Data) -> Iterator[str]:
    """Every part of every Intrigue card in hand."""
    for card in sorted(set(mine["intrigue"])):
        parts = catalog.INTRIGUES[catalog.INTRIGUE_NUMBERS[card]].parts
        yield from (f"play {card} {part + 1}" for part in range(len(parts)))


def near_misses(game: Game, mine: Data, whole: Data) -> list[str]:
    """What could be tried at this question by somebody who understands what is asked."""
    moment = whole["pending"][-1][0]
    if moment == "turn":
        return list(in_turn(game, mine, whole))
    tried: list[str] = list(held(mine)) if moment in ("combat", "endgame") else []
    verbs = {option.verb for option in game.options}
    pools: dict[str, list[str]] = {
        "faction": [f"faction {name}" for name in w.FACTION_NAMES],
        "amount": [f"amount {number}" for number in range(13)],
        "discard": [f"discard {card}" for card in {*mine["hand"], *mine["discard"], "dagger"}],
        "trash": [
            f"trash {place} {card}"
            for place in ("hand", "discard", "played", "revealed")
            for card in {*mine["hand"], *mine["discard"], *mine["played"], *mine["revealed"]}
        ],
        "acquire": [f"acquire {card} row" for card in whole["row"] if card]
        + [f"acquire {card} reserve" for card in whole["reserve"]],
        "intrigue": [f"intrigue {card}" for card in {*mine["intrigue"], *whole["intrigue_discard"][:3]}],
        "tech": [
            f"tech {stack[0]} {negotiators} {currency}"
            for stack in whole["tech"]
            if stack
            for negotiators in range(4)
            for currency in ("solari", "spice")
        ],
        "space": [f"space {space}" for space in spaces_of(game)],
        "seat": [f"seat {seat}" for seat in range(len(whole["seats"]))],
        "leader": [f"leader {leader}" for leader in catalog.LEADER_IDS],
        "card": [f"card {card}" for card in {*mine["hand"], *mine["discard"], *filter(None, whole["row"])}],
        "units": [f"units {troops} {ships}" for troops in range(4) for ships in range(3)],
        "from": ["from garrison", "from conflict"],
        "retreat": [f"retreat {seat} {unit}" for seat in range(len(whole["seats"])) for unit in w.UNIT_NAMES],
        "do": [f"do {path}" for _, path, _, _ in whole["agenda"]],
        "factions": [f"factions {one} {two}" for one in w.FACTION_NAMES for two in w.FACTION_NAMES],
    }
    for verb, pool in pools.items():
        if verb in verbs:
            tried += pool
    return tried


# --- is it true? -----------------------------------------------------------------------------------------------------


def named(reason: Reason, key: str) -> Any:
    """A fact that is a component, by its id."""
    fact = reason.facts[key]
    assert isinstance(fact, tuple)
    return fact[1]


def is_true(reason: Reason, game: Game, mine: Data, whole: Data) -> bool:
    """The reasons that state facts of the position, checked against the position as everybody can read it."""
    key, facts = reason.key, reason.facts
    others = [seat for number, seat in enumerate(whole["seats"]) if number != game.to_act]
    if key in ("price", "tech-price"):
        return bool(facts["have"] == mine[named(reason, "resource")] < facts["price"])  # type: ignore[operator]
    if key == "persuasion":
        return bool(facts["have"] == mine["persuasion"] < facts["price"])  # type: ignore[operator]
    if key == "requirement":
        return bool(facts["have"] == mine["influence"][named(reason, "faction")] < facts["level"])  # type: ignore[operator]
    if key == "occupied":
        seats = named(reason, "seats")
        return bool(seats) and all(named(reason, "space") in whole["seats"][seat]["agents_at"] for seat in seats)
    if key == "own-agent":
        return named(reason, "space") in mine["agents_at"]
    if key == "voice":
        return any(seat.get("voice_space") == named(reason, "space") for seat in others)
    if key == "once":
        return bool(mine["council" if named(reason, "space") == "high_council" else "swordmaster"])
    if key == "no-agents":
        return bool(mine["agents"] == 0)
    if key == "card-not-in-hand":
        return named(reason, "card") not in mine["hand"]
    if key == "already-sent":
        return bool(whole["stage"] == "agent")
    if key == "already-revealed":
        return bool(whole["stage"] == "reveal")
    if key == "not-reveal-turn":
        return bool(whole["stage"] != "reveal")
    if key == "must-act":
        return bool(whole["stage"] == "opening")
    if key == "tile-flipped":
        return named(reason, "tile") in mine["flipped"]
    if key == "wrong-icon":
        card, icon = catalog.CARD_NUMBERS[named(reason, "card")], w.ICON_NAMES.index(named(reason, "icon"))
        space = catalog.SPACE_NUMBERS[named(reason, "space")]
        return not catalog.CARDS[card].icon_bits >> icon & 1 and catalog.SPACES[space].icon == icon
    if key == "deploy-no-combat-space":
        return not mine.get("turn", {}).get("combat_space")
    if key == "deploy-garrison":
        units = {"troop": "garrison", "dreadnought": "dreadnoughts_garrison"}[named(reason, "unit")]
        return bool(facts["have"] == mine[units])
    if key == "must-finish":
        return bool(named(reason, "effects"))
    return True


# --- the sweep -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [31, 41])
@pytest.mark.parametrize("kind", IMPERIUM, ids=str)
def test_everything_is_legal_or_refused_for_a_reason_that_is_true(kind: Kind, seed: int) -> None:
    """imperium 6.2, 6.3.1-6.3.5, 9.4, 14.3, 14.4, 15.2; rise_of_ix 4.2, 4.3"""
    told: set[str] = set()
    keys: set[str] = set()
    for number, game in enumerate(decisions(kind.new(seed), chooser(seed))):
        if number % 2:
            continue
        whole = game.position()
        assert game.to_act is not None
        mine = whole["seats"][game.to_act]
        legal = {option.notation for option in game.options}
        for notation in near_misses(game, mine, whole):
            reasons = game.why_not(notation)
            assert (reasons == []) == (notation in legal), (notation, reasons)
            for reason in reasons:
                assert reason.rule in RULES, reason
                assert reason.key not in VAGUE, (notation, reason, game.question)
                assert is_true(reason, game, mine, whole), (notation, reason)
                keys.add(reason.key)
                if repr(reason) not in told:
                    told.add(repr(reason))
                    for lang in known_languages():
                        text = game.speaker.reason(reason, lang, game.names_in(lang))
                        assert reason.rule in text and not set("{}[]$") & set(text), text
    assert len(keys) >= 12, keys


@pytest.mark.parametrize("kind", IMPERIUM[:5], ids=str)
def test_every_card_in_hand_and_every_space_has_its_rule(kind: Kind) -> None:
    """The refusals a player meets most, counted: each kind of reason turns up, and none hides behind another."""
    found: dict[str, set[str]] = {}
    for game in decisions(kind.new(32), chooser(32)):
        whole = game.position()
        assert game.to_act is not None
        if whole["pending"][-1][0] == "turn" and whole["stage"] == "opening":
            for card in sorted(set(whole["seats"][game.to_act]["hand"])):
                for space in spaces_of(game):
                    for reason in game.why_not(f"agent {card} {space}"):
                        found.setdefault(reason.key, set()).add(reason.rule)
    assert {"wrong-icon", "occupied", "own-agent", "price", "requirement", "no-agents", "no-agent-icons"} <= set(found)
    assert found["wrong-icon"] == found["no-agent-icons"] == {"imperium 6.3.2"}
    assert found["occupied"] == found["own-agent"] == {"imperium 6.3.3"}
    assert found["no-agents"] == {"imperium 6.2"}


@pytest.mark.parametrize("kind", IMPERIUM, ids=str)
def test_any_move_of_the_game_has_an_answer(kind: Kind) -> None:
    """Also what nobody would try: every verb with anything it could name. A reason, with a rule, and with words."""
    notation = kind.new(1).rules.notation
    choose = chooser(33)
    for number, game in enumerate(decisions(kind.new(33), chooser(33))):
        if number % 10:
            continue
        for verb in notation.verbs.values():
            for _ in range(4):
                objects = [pick(domain, choose) for domain in verb.domains]
                tried = " ".join([verb.name, *objects])
                reasons = game.why_not(tried)
                assert (reasons == []) == (tried in {option.notation for option in game.options}), tried
                for reason in reasons:
                    assert reason.rule in RULES, (tried, reason)
                    assert game.speaker.reason(reason, "en", game.names)


def pick(domain: Domain, choose: Callable[[int], int]) -> str:
    """Anything of a domain; numbers from 0 to 12."""
    words = [word for word in domain._words() if word] if domain._words else [str(number) for number in range(13)]
    return words[choose(len(words))]
