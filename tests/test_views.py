"""A seat sees what a seat may see: everything hidden is dealt anew, and no view, question or log may notice.

imperium 3.9, 3.14 and rise_of_ix 1.10 say what is hidden: hands, the order of decks, face-down Intrigue cards, the
Baron's choice, face-down tiles, the card Ilesa has set aside; and, of course, what chance will bring.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import landsraad
from landsraad.game import Game
from landsraad.imperium import events
from landsraad.imperium.catalog import CONFLICTS
from landsraad.imperium.words import FACTION_NAMES
from tests.conformance.games import Kind, chooser, decisions

Data = dict[str, Any]
IX = ["rise_of_ix"]
# The leaders with secrets of their own sit at these tables.
TABLES = [
    Kind(
        "base-3", "imperium", {"seats": 3, "leaders": ["paul_atreides", "baron_vladimir_harkonnen", "helena_richese"]}
    ),
    Kind("base-4", "imperium", {"seats": 4, "leaders": ["baron_vladimir_harkonnen", None, None, "paul_atreides"]}),
    Kind("ix-3", "imperium", {"seats": 3, "expansions": IX, "leaders": ["ilesa_ecaz", "viscount_hundro_moritani"]}),
    Kind("ix-4", "imperium", {"seats": 4, "expansions": IX, "leaders": ["paul_atreides", "ilesa_ecaz"]}),
    Kind("draft-4", "imperium", {"seats": 4, "expansions": IX, "leaders": "draft"}),
    Kind(
        "epic-4",
        "imperium",
        {
            "seats": 4,
            "expansions": IX,
            "options": {"epic": True},
            "leaders": ["viscount_hundro_moritani", "ilesa_ecaz", "baron_vladimir_harkonnen", "tessia_vernius"],
        },
    ),
]
TABLES += [
    Kind("solo", "imperium", {"seats": 1, "options": {"difficulty": "sardaukar"}}),
    Kind("solo-ix", "imperium", {"seats": 1, "expansions": IX, "leaders": ["ilesa_ecaz"]}),
    Kind("two-ix", "imperium", {"seats": 2, "expansions": IX, "leaders": ["baron_vladimir_harkonnen", "ilesa_ecaz"]}),
]
SEES_TOP = "paul_atreides"


# --- dealing anew ----------------------------------------------------------------------------------------------------


def deal_anew(game: Game, viewer: int | None, rng: random.Random) -> Game:
    """The same game with everything the viewer cannot know dealt anew. What was asked is asked again."""
    position = json.loads(json.dumps(game.position()))
    shown = shown_by_question(game) if game.to_act == viewer else (0, 0)
    for number, seat in enumerate(position["seats"]):
        if number == viewer:
            deal_own_deck(seat, max(shown[0], 1 if seat["leader"] == SEES_TOP else 0), rng)
        else:
            deal_seat(seat, rng)
    others = [seat for number, seat in enumerate(position["seats"]) if number != viewer]
    deal_intrigue(position, others, shown[1], rng)
    rng.shuffle(position["imperium_deck"])
    rng.shuffle(position["hagal_deck"])
    deal_conflicts(position, rng)
    deal_tiles(position, rng)
    position["chance"] = {"key": rng.randbytes(32).hex(), "words": 0}
    return landsraad.from_position("imperium", position)


def shown_by_question(game: Game) -> tuple[int, int]:
    """How many cards on top of the own deck, and of the Intrigue deck, the question itself shows to the one asked."""
    notations = [option.notation for option in game.options]
    looks_at_top = any(notation.startswith("trash deck ") for notation in notations)
    top_of_intrigue = game.position()["intrigue_deck"][:2]
    intelligence = game.question is not None and {*notations} == {f"intrigue {card}" for card in top_of_intrigue}
    return int(looks_at_top), 2 if intelligence else 0


def deal_own_deck(seat: Data, known: int, rng: random.Random) -> None:
    rest = seat["deck"][known:]
    rng.shuffle(rest)
    seat["deck"][known:] = rest


def deal_seat(seat: Data, rng: random.Random) -> None:
    """Hand, deck and the card set aside of somebody else are one unknown lot; the card Ilesa has shown is known."""
    shown = [seat["returned"]] if seat.get("returned") in seat["hand"] else []
    lot = seat["hand"] + seat["deck"] + ([seat["set_aside"]] if "set_aside" in seat else [])
    for card in shown:
        lot.remove(card)
    rng.shuffle(lot)
    if "set_aside" in seat:
        seat["set_aside"] = lot.pop()
    size = len(seat["hand"]) - len(shown)
    seat["hand"], seat["deck"] = shown + lot[:size], lot[size:]
    if seat["masterstroke"]:
        seat["masterstroke"] = rng.sample(FACTION_NAMES, 2)


def deal_intrigue(position: Data, others: list[Data], known: int, rng: random.Random) -> None:
    top, rest = position["intrigue_deck"][:known], position["intrigue_deck"][known:]
    lot = rest + [card for seat in others for card in seat["intrigue"]]
    rng.shuffle(lot)
    for seat in others:
        size = len(seat["intrigue"])
        seat["intrigue"], lot = lot[:size], lot[size:]
    position["intrigue_deck"] = top + lot


def deal_conflicts(position: Data, rng: random.Random) -> None:
    """Any card of the same tier that has not been seen could lie there, those left in the box included."""
    tier_of = {card.name: card.tier for card in CONFLICTS}
    unseen = [
        card.name
        for card in CONFLICTS
        if card.name not in position["conflicts_past"] and card.expansion in ("base", *position["expansions"])
    ]
    rng.shuffle(unseen)
    tiers = [tier_of[card] for card in position["conflict_deck"]]
    position["conflict_deck"] = []
    for tier in tiers:
        card = next(card for card in unseen if tier_of[card] == tier)
        unseen.remove(card)
        position["conflict_deck"].append(card)


def deal_tiles(position: Data, rng: random.Random) -> None:
    face_up = [0 if position["tech_hidden"] >> stack & 1 else 1 for stack in range(3)]
    lot = [tile for stack, known in zip(position["tech"], face_up, strict=True) for tile in stack[known:]]
    rng.shuffle(lot)
    for stack, known in zip(position["tech"], face_up, strict=True):
        for place in range(known, len(stack)):
            stack[place] = lot.pop()


# --- nothing notices -------------------------------------------------------------------------------------------------


def viewers(game: Game) -> list[int | None]:
    """A spectator and everybody who plays; Rivals are machines and look at nothing."""
    seats = game.position()["seats"]
    return [None, *(number for number, seat in enumerate(seats) if not seat["rival"])]


def as_bytes(view: Data) -> bytes:
    return json.dumps(view).encode()


def points(kind: Kind, seed: int, every: int) -> Iterator[tuple[Game, random.Random]]:
    """Some decision points of a random game: all of the set-up and of the first turns, then one in so many."""
    for number, game in enumerate(decisions(kind.new(seed), chooser(seed))):
        if number < 8 or number % every == seed % every:
            yield game, random.Random(f"{seed} {number}")


def differences(one: Data, other: Data, path: str = "") -> list[str]:
    """Where two views differ, for the message of a failed test."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [line for key in {**one, **other} for line in differences(one.get(key), other.get(key), f"{path}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [
            line for at, pair in enumerate(zip(one, other, strict=True)) for line in differences(*pair, f"{path}[{at}]")
        ]
    return [] if one == other else [f"{path}: {one!r} != {other!r}"]


@pytest.mark.parametrize("kind", TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_view_depends_on_what_is_hidden(kind: Kind, seed: int) -> None:
    """imperium 3.9, 3.14; rise_of_ix 1.10"""
    for game, rng in points(kind, seed, 5):
        for viewer in viewers(game):
            other = deal_anew(game, viewer, rng)
            before, after = game.view(viewer), other.view(viewer)
            assert as_bytes(before) == as_bytes(after), differences(before, after)


@pytest.mark.parametrize("kind", TABLES, ids=str)
@pytest.mark.parametrize("seed", [3, 4])
def test_no_question_betrays_a_hidden_card(kind: Kind, seed: int) -> None:
    """Who is asked, and what kind of question, follows from what everybody knows (imperium 3.9)."""
    for game, rng in points(kind, seed, 4):
        assert game.question is not None
        for viewer in viewers(game):
            if viewer != game.to_act:
                other = deal_anew(game, viewer, rng)
                assert other.question is not None, game.question
                assert (other.to_act, other.question.kind) == (game.to_act, game.question.kind), game.question


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_a_move_that_can_be_taken_back_has_taught_nothing(kind: Kind) -> None:
    """Otherwise undo would be a way to look at hidden cards (imperium 3.9)."""
    undone = 0
    for game, rng in points(kind, 6, 3):
        mover = game.to_act
        move = rng.choice([option.notation for option in game.options])
        one, other = game.clone(), deal_anew(game, mover, rng)
        one.play(move)
        other.play(move)
        if one.can_undo():
            undone += 1
            assert as_bytes(one.view(mover)) == as_bytes(other.view(mover)), (
                move,
                differences(one.view(mover), other.view(mover)),
            )
    assert undone > 5


def test_looking_at_the_top_card_cannot_be_taken_back() -> None:
    """imperium 3.14, 17.16"""
    person = {"leader": "earl_memnon_thorvald", "intrigue": ["poison_snooper"]}
    game = landsraad.from_position("imperium", {"seats": [person, {}, {}]})
    game.play("play poison_snooper 1")
    assert any(option.notation.startswith("trash deck") for option in game.options) and not game.can_undo()


def test_a_top_card_that_paul_has_not_seen_before_cannot_be_unseen() -> None:
    """imperium 3.14: trashing his top card shows him the next."""
    paul = {"leader": "paul_atreides", "intrigue": ["poison_snooper"], "deck": ["dagger", "diplomacy"]}
    game = landsraad.from_position("imperium", {"seats": [paul, {}, {}]})
    game.play("play poison_snooper 1")
    game.play("trash deck dagger")
    assert game.view(0)["seats"][0]["deck_top"] == "diplomacy" and not game.can_undo()


def test_intelligence_cannot_be_taken_back_by_drafting_somebody_else() -> None:
    """rise_of_ix 1.7, 1.10"""
    game = landsraad.new_game("imperium", seats=3, expansions=IX, leaders="draft", first_player=0)
    for leader in ("paul_atreides", "helena_richese", "viscount_hundro_moritani"):
        game.play(f"leader {leader}")
    assert game.to_act == 2 and all(option.verb == "intrigue" for option in game.options)
    assert not game.can_undo()


def test_dealing_anew_really_changes_what_is_hidden() -> None:
    """Otherwise the tests above would test nothing."""
    changed: set[str] = set()
    for kind in TABLES:
        for game, rng in points(kind, 1, 40):
            old, new = game.position(), deal_anew(game, None, rng).position()
            changed.update(line.split(":")[0].split("[")[0] for line in differences(old, new))
            for mine, theirs in zip(old["seats"], new["seats"], strict=True):
                changed.update(line.split(":")[0].split("[")[0] for line in differences(mine, theirs, "seat"))
    decks = {".imperium_deck", ".intrigue_deck", ".conflict_deck", ".hagal_deck", ".tech", ".chance.key"}
    assert decks | {"seat.hand", "seat.deck", "seat.intrigue", "seat.masterstroke", "seat.set_aside"} <= changed


# --- windows in which a card may be played ---------------------------------------------------------------------------

Seats = list[Data]


def asked(position: Data) -> tuple[int | None, str]:
    game = landsraad.from_position("imperium", position)
    return game.to_act, game.question.kind if game.question else "over"


@pytest.mark.parametrize(
    "held",
    [["ambush"], ["bribery"], ["corner_the_market"], ["to_the_victor"], ["bribery", "ambush"]],
)
def test_in_combat_everybody_with_units_and_intrigue_cards_is_asked(held: list[str]) -> None:
    """imperium 10.2: a question asked only of the holder of a Combat card would betray it."""
    seats: Seats = [{"conflict": 2}, {"conflict": 1, "intrigue": held[:1]}, {"conflict": 3, "intrigue": held[1:]}]
    assert asked({"phase": "combat", "conflict": "skirmish_1", "seats": seats}) == (1, "turn")


@pytest.mark.parametrize("held", ["ambush", "bribery", "corner_the_market", "to_the_victor", "demand_respect"])
def test_the_winner_with_an_intrigue_card_is_asked_whatever_it_is(held: str) -> None:
    """imperium 10.8"""
    seats: Seats = [{"conflict": 2, "intrigue": [held]}, {}, {}]
    game = landsraad.from_position("imperium", {"phase": "combat", "conflict": "skirmish_1", "seats": seats})
    game.play("pass")
    assert game.question is not None
    assert (game.to_act, game.question.kind) == (0, "order")


@pytest.mark.parametrize("held", ["ambush", "bribery", "corner_the_market", "to_the_victor", "plans_within_plans"])
def test_at_the_end_everybody_with_an_intrigue_card_is_asked(held: str) -> None:
    """imperium 13.1"""
    assert asked({"phase": "endgame", "seats": [{}, {"intrigue": [held]}, {}]}) == (1, "turn")


def kind_asked(game: Game) -> tuple[int | None, str | None]:
    return game.to_act, game.question.kind if game.question else None


@pytest.mark.parametrize("hand", [["dagger", "diplomacy"], ["dagger", "dagger"]])
def test_whether_an_opponent_is_asked_what_to_discard_does_not_betray_a_pair(hand: list[str]) -> None:
    """imperium 3.9, 17.23: the holder of two cards is asked, also if they happen to be the same."""
    seats: Seats = [{"hand": ["test_of_humanity"]}, {"hand": hand}, {}]
    game = landsraad.from_position("imperium", {"seats": seats})
    game.play("agent test_of_humanity secrets")
    if game.to_act == 0:
        game.play("do test_of_humanity.agent.1")
    assert kind_asked(game) == (1, "effect")


@pytest.mark.parametrize("hand", [["dagger", "diplomacy"], ["dagger", "dagger"]])
def test_nor_does_a_cost_that_is_paid_by_discarding(hand: list[str]) -> None:
    """imperium 3.9: everybody sees that one of two cards has to go."""
    seats: Seats = [{"hand": hand, "tiles": ["holoprojectors"]}, {}, {}]
    game = landsraad.from_position("imperium", {"expansions": IX, "seats": seats})
    game.play("tile holoprojectors")
    assert kind_asked(game) == (0, "card")


@pytest.mark.parametrize("held", [["ambush", "bribery"], ["ambush", "ambush"]])
def test_nor_does_a_cost_that_is_paid_with_an_intrigue_card(held: list[str]) -> None:
    """imperium 3.9; rise_of_ix 10.2"""
    seats: Seats = [{"hand": ["court_intrigue"], "intrigue": held}, {}, {}]
    game = landsraad.from_position("imperium", {"expansions": IX, "seats": seats})
    space = next(option.notation for option in game.options if option.verb == "agent")
    game.play(space)
    game.play("do court_intrigue.agent.1")
    assert kind_asked(game) == (0, "card")


# --- single secrets --------------------------------------------------------------------------------------------------


def seen(position: Data, *viewers: int | None) -> list[Data]:
    game = landsraad.from_position("imperium", position)
    return [game.view(viewer) for viewer in viewers]


def test_a_hand_is_seen_by_its_owner_alone_and_counted_by_everybody() -> None:
    """imperium 3.9"""
    own, other, spectator = seen({"seats": [{"hand": ["dagger", "diplomacy"]}, {}, {}]}, 0, 1, None)
    assert own["seats"][0]["hand"] == ["dagger", "diplomacy"]
    assert "hand" not in other["seats"][0] and "hand" not in spectator["seats"][0]
    assert [view["seats"][0]["hand_size"] for view in (own, other, spectator)] == [2, 2, 2]


def test_intrigue_cards_are_seen_by_their_owner_alone_and_counted_by_everybody() -> None:
    """imperium 3.9, 14.1"""
    own, other, spectator = seen({"seats": [{"intrigue": ["bribery", "ambush"]}, {}, {}]}, 0, 1, None)
    assert own["seats"][0]["intrigue"] == ["ambush", "bribery"]
    assert "intrigue" not in other["seats"][0] and "intrigue" not in spectator["seats"][0]
    assert [view["seats"][0]["intrigue_size"] for view in (own, other, spectator)] == [2, 2, 2]


def test_paul_sees_his_top_card_and_nobody_else_does() -> None:
    """imperium 3.14"""
    seats: Seats = [{"leader": "paul_atreides", "hand": ["dagger"]}, {"leader": "count_ilban_richese"}, {}]
    game = landsraad.from_position("imperium", {"seats": seats})
    assert game.view(0)["seats"][0]["deck_top"] == game.position()["seats"][0]["deck"][0]
    assert "deck_top" not in game.view(1)["seats"][0] and "deck_top" not in game.view(None)["seats"][0]
    assert "deck_top" not in game.view(1)["seats"][1]


def test_paul_sees_nothing_on_top_of_an_empty_deck() -> None:
    """imperium 16.1"""
    deck = ["convincing_argument"] * 2 + ["dagger"] * 2 + ["dune_the_desert_planet"] * 2
    deck += ["diplomacy", "reconnaissance", "seek_allies", "signet_ring"]
    (own,) = seen({"seats": [{"leader": "paul_atreides", "hand": deck}, {}, {}]}, 0)
    assert "deck_top" not in own["seats"][0] and own["seats"][0]["deck_size"] == 0


def test_the_baron_alone_knows_his_choice() -> None:
    """imperium 3.9, 16.3"""
    baron = {"leader": "baron_vladimir_harkonnen", "masterstroke": ["emperor", "fremen"]}
    own, other, spectator = seen({"seats": [baron, {}, {}]}, 0, 1, None)
    assert own["seats"][0]["masterstroke"] == ["emperor", "fremen"]
    assert "masterstroke" not in other["seats"][0] and "masterstroke" not in spectator["seats"][0]
    assert [view["seats"][0]["has_masterstroke"] for view in (own, other, spectator)] == [True, True, True]


def test_ilesa_alone_knows_what_she_has_set_aside() -> None:
    """rise_of_ix 1.10, 10.16"""
    ilesa = {"leader": "ilesa_ecaz", "set_aside": "dagger"}
    own, other = seen({"expansions": IX, "seats": [ilesa, {}, {}]}, 0, 1)
    assert own["seats"][0]["set_aside"] == "dagger" and "set_aside" not in other["seats"][0]
    assert own["seats"][0]["has_set_aside"] and other["seats"][0]["has_set_aside"]


def test_the_card_ilesa_takes_back_is_shown_to_everybody() -> None:
    """rise_of_ix 1.10, 10.16: only she knows it until it is revealed, at the start of her second turn."""
    ilesa = {"leader": "ilesa_ecaz", "set_aside": "dagger", "turns": 1}
    seats: Seats = [{"hand": []}, ilesa, {}]
    game = landsraad.from_position("imperium", {"expansions": IX, "seats": seats})
    assert "dagger" not in json.dumps(told_of(game.view(0)["seats"][1]))
    game.play("reveal")
    game.play("end")
    assert game.to_act == 1 and game.view(1)["seats"][1]["hand"] == ["dagger"]
    assert [game.view(viewer)["seats"][1]["returned"] for viewer in (0, 2, None)] == ["dagger"] * 3
    assert "hand" not in game.view(0)["seats"][1]


def test_only_the_top_tile_of_a_stack_is_seen() -> None:
    """rise_of_ix 1.4, 1.10"""
    position = {"expansions": IX, "seats": [{}, {}, {}]}
    game = landsraad.from_position("imperium", position)
    stacks = game.position()["tech"]
    for viewer in (0, 1, None):
        assert game.view(viewer)["tech"] == [{"top": stack[0], "tiles": 6} for stack in stacks]


@pytest.mark.parametrize("deck", ["imperium_deck", "intrigue_deck", "conflict_deck", "hagal_deck"])
def test_a_deck_is_only_counted(deck: str) -> None:
    """imperium 3.9"""
    game = landsraad.from_position("imperium", {"mode": "solo", "seats": [{}, {}, {}]})
    assert [game.view(viewer)[deck] for viewer in (0, None)] == [len(game.position()[deck])] * 2


def test_nobody_sees_the_intrigue_cards_of_a_rival() -> None:
    """imperium 3.9"""
    seats: Seats = [{}, {"intrigue": ["ambush"]}, {}]
    views = seen({"mode": "solo", "seats": seats}, 0, 1, 2, None)
    assert ["ambush" in json.dumps(view["seats"]) for view in views] == [False] * 4
    assert [view["seats"][1]["intrigue_size"] for view in views] == [1] * 4


def test_discard_piles_are_public_and_their_order_means_nothing() -> None:
    """imperium 3.9, 3.14"""
    piles = [["dagger", "diplomacy"], ["diplomacy", "dagger"]]
    views = [seen({"seats": [{}, {"discard": pile}, {}]}, 0, None) for pile in piles]
    assert views[0][0]["seats"][1]["discard"] == views[1][0]["seats"][1]["discard"] == ["dagger", "diplomacy"]
    assert views[0][1]["seats"][1]["discard"] == ["dagger", "diplomacy"]


def test_the_owner_alone_knows_what_is_left_to_draw_and_never_in_which_order() -> None:
    """imperium 3.9: the order of a deck is secret; which cards it holds its owner can count."""
    decks = [["dagger", "chani", "diplomacy"], ["diplomacy", "dagger", "chani"]]
    for deck in decks:
        own, other, spectator = seen({"seats": [{"deck": deck, "hand": ["signet_ring"]}, {}, {}]}, 0, 1, None)
        assert own["seats"][0]["deck_cards"] == ["chani", "dagger", "diplomacy"]
        assert "deck_cards" not in other["seats"][0] and "deck_cards" not in spectator["seats"][0]
        assert "deck" not in own["seats"][0]
        told = [json.dumps(told_of(view["seats"][0])) for view in (own, other, spectator)]
        assert ["chani" in where for where in told] == [True, False, False]


def test_what_ilesa_has_set_aside_is_missing_from_her_own_deck_alone() -> None:
    """rise_of_ix 1.10: her deck is what is left, and nobody else is told which card that is."""
    ilesa = {"leader": "ilesa_ecaz", "set_aside": "dagger", "deck": ["diplomacy"]}
    own, other = seen({"expansions": IX, "seats": [ilesa, {}, {}]}, 0, 1)
    assert own["seats"][0]["deck_cards"] == ["diplomacy"]
    assert "dagger" not in json.dumps(told_of(other["seats"][0]))


def test_everybody_knows_which_cards_somebody_owns_and_nobody_where_they_lie() -> None:
    """imperium 3.9, 3.14: cards come and go in the open; Intrigue cards do not."""
    piles: Data = {
        "hand": ["dagger", "chani"],
        "deck": ["dagger", "diplomacy"],
        "discard": ["signet_ring"],
        "played": ["reconnaissance"],
        "intrigue": ["ambush"],
    }
    owned = {"chani": 1, "dagger": 2, "diplomacy": 1, "reconnaissance": 1, "signet_ring": 1}
    for views in (seen({"seats": [piles, {}, {}]}, 0, 1, None), seen({"seats": [swapped(piles), {}, {}]}, 1, None)):
        assert [view["seats"][0]["owned"] for view in views] == [owned] * len(views)
        assert list(views[0]["seats"][0]["owned"]) == sorted(owned)


def test_the_card_ilesa_has_set_aside_is_still_hers() -> None:
    """rise_of_ix 10.16"""
    ilesa = {"leader": "ilesa_ecaz", "set_aside": "dagger", "deck": ["diplomacy"], "hand": []}
    (other,) = seen({"expansions": IX, "seats": [ilesa, {}, {}]}, 1)
    assert other["seats"][0]["owned"] == {"dagger": 1, "diplomacy": 1}


def test_house_hagal_owns_no_cards() -> None:
    (view,) = seen({"mode": "solo", "seats": [{}, {}, {}]}, 0)
    assert ["owned" in seat for seat in view["seats"]] == [True, False, False]


def told_of(seat: Data) -> Data:
    """What is told of a seat besides which cards it owns."""
    return {key: value for key, value in seat.items() if key != "owned"}


def swapped(piles: Data) -> Data:
    return {**piles, "hand": piles["deck"], "deck": piles["hand"]}


# --- the log ---------------------------------------------------------------------------------------------------------

# Every event, and who may see it. An event that is new must be thought about, and put on one side.
SEEN_BY_ITS_SEAT = {"DREW_CARD", "DREW_INTRIGUE_CARD", "LOST_INTRIGUE_CARD"}
SEEN_BY_OTHERS = {"DREW", "DREW_INTRIGUE", "STOLE_INTRIGUE"}  # its seat is told which cards instead
SEEN_BY_ALL = {
    "ROUND_BEGAN", "RESHUFFLED", "SENT_AGENT", "PAID", "GAINED_SOME", "RECRUITED_TROOPS", "DEPLOYED_SOME",
    "RETREATED", "LOST_TROOPS", "INFLUENCE_ROSE", "INFLUENCE_FELL", "TOOK_ALLIANCE", "LOST_ALLIANCE",
    "PLAYED_INTRIGUE", "REVEALED_HAND", "REVEALED_CARD", "ACQUIRED_CARD",
    "TRASHED_CARD", "DISCARDED_CARD", "ACQUIRED_TILE", "USED_TILE", "FREIGHTER_ADVANCED", "FREIGHTER_RECALLED",
    "PLACED_NEGOTIATOR", "COMMISSIONED_SHIP", "SET_STRENGTH", "PASSED", "WON_CONFLICT", "TOOK_PLACE", "TOOK_CONTROL",
    "PLACED_SHIP", "SHIP_CAME_HOME", "BONUS_SPICE", "RECALLED_AGENTS", "CLOSED_SPACE", "TOOK_MENTAT",
    "TOOK_SWORDMASTER", "TOOK_COUNCIL_SEAT", "RECALLED_AGENT", "REMOVED_FROM_ROW", "SET_CARD_ASIDE", "CARD_CAME_BACK",
    "BURIED_INTRIGUE", "TOOK_FROM_DISCARD", "CHOSE_LEADER", "PASSED_TURN", "ANOTHER_TURN_TAKEN", "GAME_ENDED",
    "MOVED_SNOOPER", "SHOWED_MASTERSTROKE", "COMBAT_BEGAN", "TURN_BEGAN", "RETURNED_SHIP", "ROW_REFILLED",
    "TILE_TURNED_UP", "PUT_ON_DECK", "LOST_POINT", "REVEALED_HAGAL", "SKIPPED_HAGAL", "HAGAL_RESHUFFLED",
    "SPENT_FOR_POINT", "HAGAL_SWORDS", "REMOVED_CONTROL", "RIVAL_STUCK", "TRASHED_TILE", "CHURNED", "SPICE_TO_BANK",
    "RIVAL_SENT_AGENT", "TOOK_NOTHING", "FOR_NOTHING",
}  # fmt: skip


def test_every_event_has_its_audience() -> None:
    """imperium 3.14; rise_of_ix 1.10"""
    codes = {name: code for name, code in vars(events).items() if isinstance(code, int)}
    assert set(codes) == SEEN_BY_ITS_SEAT | SEEN_BY_OTHERS | SEEN_BY_ALL
    rules = landsraad.rules_of("imperium")
    for name, code in codes.items():
        audience = [seat for seat in (None, 0, 1, 2) if rules.visible((code, 1, 0, 0, 0), seat)]
        assert (1 in audience) == (name not in SEEN_BY_OTHERS), name
        assert [seat for seat in audience if seat != 1] == ([] if name in SEEN_BY_ITS_SEAT else [None, 0, 2]), name


def test_setting_aside_and_burying_do_not_name_the_card() -> None:
    """rise_of_ix 1.10, 10.2"""
    nameless = (events.SET_CARD_ASIDE, events.BURIED_INTRIGUE)
    game = TABLES[3].new(1)
    for _ in decisions(game, chooser(1)):
        pass
    found = [event for event in game.events if event[0] in nameless]
    assert found and all(event[2:] == (0, 0, 0) for event in found)


@pytest.mark.parametrize("kind", TABLES[2:4], ids=str)
def test_a_log_tells_its_reader_no_card_that_others_drew(kind: Kind) -> None:
    """imperium 3.14: cards drawn or stolen are known only to the players concerned."""
    game = kind.new(5)
    for _ in decisions(game, chooser(5)):
        pass
    drawn = [
        event
        for event in game.events
        if event[0] in (events.DREW_CARD, events.DREW_INTRIGUE_CARD, events.LOST_INTRIGUE_CARD)
    ]
    assert len({event[1] for event in drawn}) == len(game.table.seats)
    tell: Callable[[Any], str] = lambda event: game.speaker.event(event, "en", game.names)  # noqa: E731
    for reader in range(len(game.table.seats)):
        log = game.log(reader)
        mine = [tell(event) for event in game.events if event[1] == reader and event in drawn]
        theirs = {tell(event) for event in drawn if event[1] != reader}
        assert all(line in log for line in mine)
        assert not theirs & set(log)
    assert not {tell(event) for event in drawn} & set(game.log(None))
