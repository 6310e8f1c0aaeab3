"""Re-dealing: a world that holds everything a seat knows, and nothing else of the truth.

imperium 3.9, 3.14 and rise_of_ix 1.10 say what is hidden from whom.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import landsraad
from landsraad import fast
from landsraad.game import Game, fingerprint
from landsraad.imperium import words as w
from landsraad.imperium.box import conflict_cards
from landsraad.imperium.cards import discard_card, draw
from landsraad.imperium.catalog import CARD_NUMBERS, CONFLICTS, INTRIGUE_NUMBERS
from landsraad.imperium.expansions import expansions_of
from landsraad.imperium.gains import draw_intrigue, steal_intrigue
from landsraad.imperium.market import put_on_deck
from landsraad.kernel.chance import generator_of
from landsraad.kernel.known import ENTRY, knowers, learn_card, learn_place
from landsraad.kernel.piles import put, put_under, shuffle_pile, take, take_out
from landsraad.kernel.redeal import known_cards, known_places
from landsraad.kernel.table import Table, clone, save
from landsraad.kernel.vecs import i64, vec

RULES = landsraad.rules_of("imperium")
IX = ["rise_of_ix"]
SECRETIVE = ["viscount_hundro_moritani", "ilesa_ecaz", "baron_vladimir_harkonnen", "paul_atreides"]
SETUPS: dict[str, dict[str, Any]] = {
    "ix": {"seats": 4, "expansions": IX, "leaders": SECRETIVE},
    "epic": {"seats": 4, "expansions": IX, "options": {"epic": True}, "leaders": SECRETIVE[::-1]},
    "draft": {"seats": 4, "expansions": IX, "leaders": "draft"},
    "base": {"seats": 3, "leaders": ["paul_atreides", "baron_vladimir_harkonnen"]},
    "two": {"seats": 2, "expansions": IX, "leaders": ["ilesa_ecaz", "baron_vladimir_harkonnen"]},
    "solo": {"seats": 1, "expansions": IX, "options": {"difficulty": "sardaukar"}},
}
HIDDEN = {
    "others' decks": range(w.DECK, w.DECK + 4),
    "others' hands": range(w.HAND, w.HAND + 4),
    "others' Intrigue cards": range(w.INTRIGUE, w.INTRIGUE + 4),
    "the Imperium deck": [w.IMPERIUM_DECK],
    "the Intrigue deck": [w.INTRIGUE_DECK],
    "the Conflict deck": [w.CONFLICT_DECK],
    "tiles below": range(w.STACKS, w.STACKS + 3),
    "House Hagal's deck": [w.HAGAL_DECK],
}


def positions(name: str, number: int) -> Iterator[tuple[Table, int, random.Random]]:
    """Tables from all over random games, each with a human seat that looks at it."""
    found = 0
    for seed in range(100):
        rng = random.Random(f"{name} {seed}")
        table = fast.new_table("imperium", seed=seed, **SETUPS[name])
        decisions = 0
        while table.to_act >= 0:
            if decisions < 4 or rng.random() < 0.04:
                people = [seat for seat, counters in enumerate(table.seats) if not counters[w.RIVAL]]
                yield clone(table), rng.choice(people), rng
                found += 1
                if found == number:
                    return
            fast.apply(table, rng.choice(fast.options(table)))
            decisions += 1


def piles(table: Table) -> list[list[int]]:
    return [list(pile) for pile in table.zones]


def seen(table: Table, seat: int) -> str:
    """All a seat is shown: its view, the question, and its own options in their order."""
    game = Game(RULES, clone(table))
    return json.dumps(game.view(seat))


def swapped(table: Table, seat: int, rng: random.Random) -> Table:
    """Another truth that looks the same to the seat: cards it cannot know have changed places."""
    t = clone(table)
    zones = piles(t)

    def free(zone: int, ordered: bool) -> list[tuple[int, int]]:
        if ordered:
            fixed = known_places(t, zone, seat, 0)
            return [(zone, place) for place in range(len(zones[zone])) if not fixed[place]]
        left = Counter(known_cards(t, zone, seat))
        places = []
        for place, card in enumerate(zones[zone]):
            if left[card] > 0:
                left[card] -= 1
            else:
                places.append((zone, place))
        return places

    def mix(places: list[tuple[int, int]]) -> None:
        cards = [zones[zone][place] for zone, place in places]
        rng.shuffle(cards)
        for (zone, place), card in zip(places, cards, strict=True):
            zones[zone][place] = card

    paul = RULES.view(t, seat)["seats"][seat].get("deck_top") is not None
    own = free(w.DECK + seat, True)
    mix([at for at in own if not (paul and at[1] == len(zones[w.DECK + seat]) - 1)])
    intrigue = free(w.INTRIGUE_DECK, True)
    for other, counters in enumerate(t.seats):
        rng.shuffle(zones[w.DISCARD + other])
        if other == seat:
            continue
        mix(free(w.DECK + other, True) + free(w.HAND + other, False))
        intrigue += free(w.INTRIGUE + other, False)
        hand = free(w.HAND + other, False) + free(w.DECK + other, True)
        if counters[w.SET_ASIDE] and hand:
            zone, place = rng.choice(hand)
            card, zones[zone][place] = zones[zone][place], counters[w.SET_ASIDE] - 1
            counters[w.SET_ASIDE] = card + 1
        if counters[w.MASTERSTROKE]:
            one, two = rng.sample(range(4), 2)
            counters[w.MASTERSTROKE] = 1 << one | 1 << two
    mix(intrigue)
    rng.shuffle(zones[w.IMPERIUM_DECK])
    rng.shuffle(zones[w.HAGAL_DECK])
    unseen = [
        card
        for tier in (1, 2, 3)
        for card in conflict_cards(tier, expansions_of(t))
        if card not in zones[w.CONFLICT_PAST]
    ]
    rng.shuffle(unseen)
    for place, card in enumerate(zones[w.CONFLICT_DECK]):
        zones[w.CONFLICT_DECK][place] = next(one for one in unseen if CONFLICTS[one].tier == CONFLICTS[card].tier)
        unseen.remove(zones[w.CONFLICT_DECK][place])
    tiles = [
        (w.STACKS + stack, place)
        for stack in range(3)
        for place in range(len(zones[w.STACKS + stack]) - (0 if t.shared[w.HIDDEN_STACKS] >> stack & 1 else 1))
    ]
    mix(tiles)
    for zone, pile in enumerate(zones):
        t.zones[zone] = vec[i64](pile)
    t.key, t.chance, t.block = rng.randbytes(32), rng.randrange(1000), b""
    return t


@pytest.mark.parametrize("name", SETUPS)
def test_nothing_but_what_the_seat_knows_decides(name: str) -> None:
    """imperium 3.9, 3.14; rise_of_ix 1.10: the truth, a re-dealt world and another truth give the same bytes."""
    for table, seat, rng in positions(name, 34):
        before = save(table)
        for seed in (0, 1, 2**70 + 5):
            world = fast.redeal(table, seat, seed)
            told = json.dumps(save(world))
            assert json.dumps(save(fast.redeal(world, seat, seed))) == told
            assert json.dumps(save(fast.redeal(fast.redeal(table, seat, seed + 1), seat, seed))) == told
            assert json.dumps(save(fast.redeal(swapped(table, seat, rng), seat, seed))) == told
            assert seen(world, seat) == seen(table, seat)
            RULES.check(world)
        assert save(table) == before


@pytest.mark.parametrize("name", SETUPS)
def test_a_spectator_is_dealt_a_world_too(name: str) -> None:
    """imperium 3.9"""
    for table, _, _ in positions(name, 8):
        world = fast.redeal(table, None, 1)
        assert RULES.view(world, None) == RULES.view(table, None)
        assert save(fast.redeal(world, None, 1)) == save(world)
        RULES.check(world)


def test_different_seeds_give_different_worlds_in_every_hidden_pile_and_in_no_other() -> None:
    """imperium 3.9, 3.14; rise_of_ix 1.10"""
    changed: set[int] = set()
    secrets: set[str] = set()
    for name in SETUPS:
        for table, seat, _ in positions(name, 34):
            old, new = piles(table), piles(fast.redeal(table, seat, 1))
            also = piles(fast.redeal(table, seat, 2))
            assert new != also
            assert Counter(new[w.HAND + seat]) == Counter(old[w.HAND + seat])
            assert new[w.INTRIGUE + seat] == old[w.INTRIGUE + seat]
            changed |= {zone for zone in range(len(new)) if new[zone] != old[zone] and new[zone] != also[zone]}
            for other, counters in enumerate(fast.redeal(table, seat, 1).seats):
                for secret, counter in (("masterstroke", w.MASTERSTROKE), ("set aside", w.SET_ASIDE)):
                    if counters[counter] != table.seats[other][counter]:
                        assert other != seat and counters[counter]
                        secrets.add(secret)
    hidden = {zone for zones in HIDDEN.values() for zone in zones}
    assert changed == hidden
    assert secrets == {"masterstroke", "set aside"}


def test_nothing_of_the_true_chance_survives() -> None:
    """imperium 3.9: what chance will bring is hidden from everybody."""
    for table, seat, _ in positions("ix", 20):
        world = fast.redeal(table, seat, 3)
        assert generator_of(world) == 1 and world.key == b"" == world.block
        assert world.chance not in (0, table.chance)
        other = clone(table)
        other.key, other.chance = bytes(32), 5
        assert save(fast.redeal(other, seat, 3)) == save(world)


def test_conflict_cards_keep_the_places_of_their_tier_and_may_come_from_the_box() -> None:
    """imperium 2.2: the backs show the tier."""
    came: set[int] = set()
    table = fast.new_table("imperium", seats=4, seed=1, expansions=IX)
    deck = list(table.zones[w.CONFLICT_DECK])
    for seed in range(60):
        world = list(fast.redeal(table, 0, seed).zones[w.CONFLICT_DECK])
        assert [CONFLICTS[card].tier for card in world] == [CONFLICTS[card].tier for card in deck]
        assert not {*world} & {*table.zones[w.CONFLICT_PAST]}
        came |= {*world}
    assert came > {*deck}


def test_every_card_of_a_lot_is_equally_likely_in_every_place() -> None:
    """imperium 3.9: somebody else's hand is five of the ten cards nobody has seen."""
    leaders = ["paul_atreides", "helena_richese", "earl_memnon_thorvald"]
    table = fast.new_table("imperium", seats=3, seed=1, leaders=leaders)
    found = Counter(card for seed in range(600) for card in fast.redeal(table, 0, seed).zones[w.HAND + 1])
    lot = Counter([*table.zones[w.HAND + 1], *table.zones[w.DECK + 1]])
    for card, copies in lot.items():  # half of 600 for each copy; 12 is one standard deviation
        assert abs(found[card] - 300 * copies) < 60 * copies


@pytest.mark.parametrize("name", SETUPS)
def test_a_world_can_be_played_to_its_end(name: str) -> None:
    for table, seat, rng in positions(name, 12):
        world = fast.redeal(table, seat, 9)
        assert (world.to_act, world.question) == (table.to_act, table.question)
        while world.to_act >= 0:
            fast.apply(world, rng.choice(fast.options(world)))
        RULES.check(world)


# --- what is known stays ---------------------------------------------------------------------------------------------


def worlds(table: Table, seat: int, number: int = 40) -> list[Table]:
    return [fast.redeal(table, seat, seed) for seed in range(number)]


def stolen(hand: list[str]) -> tuple[Game, int]:
    """Seat 0 steals one of seat 1's four Intrigue cards; which one."""
    thief = {"hand": ["diplomacy"], "deck": ["dagger"], "leader": "paul_atreides"}
    game = landsraad.from_position("imperium", {"seed": 3, "seats": [thief, {"intrigue": hand}, {}]})
    before = Counter(game.table.zones[w.INTRIGUE + 1])
    game.play("agent diplomacy secrets")
    while game.to_act == 0 and len(game.table.zones[w.INTRIGUE + 1]) == 4:
        done = [option for option in game.options if option.verb == "do"]
        game.play(done[-1])
    ((card, _),) = (before - Counter(game.table.zones[w.INTRIGUE + 1])).items()
    return game, card


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    """imperium 7.9, 14.6"""
    game, card = stolen(["ambush", "bribery", "windfall", "infiltrate"])
    assert all(card in world.zones[w.INTRIGUE] for world in worlds(game.table, 1))
    assert all(card in world.zones[w.INTRIGUE] for world in worlds(game.table, 0))
    assert not all(card in world.zones[w.INTRIGUE] for world in worlds(game.table, 2))
    assert fast.redeal(game.table, 2, 0).known == vec[i64]()


def holding(seat: int, hand: list[str], card: str, by: int, seed: int = 1) -> Game:
    """A game in which somebody knows one of the Intrigue cards of a seat."""
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[seat] = {"intrigue": hand}
    known = [{"pile": "intrigue", "seat": seat, "card": card, "by": [by]}]
    return landsraad.from_position("imperium", {"seed": seed, "seats": seats, "known": known})


def test_when_a_known_card_is_played_nothing_of_it_is_known_any_more() -> None:
    """imperium 14.6"""
    game = holding(0, ["windfall", "ambush"], "windfall", 1)
    assert all(INTRIGUE_NUMBERS["windfall"] in world.zones[w.INTRIGUE] for world in worlds(game.table, 1))
    game.play("play windfall 1")
    assert len(game.table.known) == 0


def test_a_theft_makes_everybody_but_the_thief_unsure_of_the_rest() -> None:
    """imperium 14.6: one of four cards is taken at random, and only two people see which."""
    hand = ["ambush", "bribery", "windfall", "infiltrate"]
    ambush, taken = INTRIGUE_NUMBERS["ambush"], set()
    for seed in range(1, 9):
        table = holding(1, hand, "ambush", 2, seed).table
        steal_intrigue(table, 0)
        assert not [at for at in range(0, len(table.known), ENTRY) if table.known[at] == w.INTRIGUE + 1]
        table = holding(1, hand, "ambush", 0, seed).table
        steal_intrigue(table, 0)
        kept = ambush in table.zones[w.INTRIGUE + 1]  # the thief has seen whether it was this one
        assert list(known_cards(table, w.INTRIGUE + 1, 0)) == [ambush] * kept
        taken.add(not kept)
    assert taken == {True, False}


def test_of_several_copies_one_is_known_less_when_one_is_gone() -> None:
    """imperium 14.6: nobody can say which of two equal cards was played."""
    table = landsraad.new_game("imperium", seats=3, seed=1).table
    for seats in (0b010, 0b110):
        put(table, w.INTRIGUE, INTRIGUE_NUMBERS["ambush"])
        learn_card(table, w.INTRIGUE, INTRIGUE_NUMBERS["ambush"], seats)
    take_out(table, w.INTRIGUE, INTRIGUE_NUMBERS["ambush"])
    assert list(known_cards(table, w.INTRIGUE, 1)) == [INTRIGUE_NUMBERS["ambush"]]
    assert list(known_cards(table, w.INTRIGUE, 2)) == []


def test_a_card_acquired_to_the_top_of_a_deck_is_known_to_all_until_it_leaves_the_hand() -> None:
    """imperium 15.2; rise_of_ix 10.14"""
    game = landsraad.new_game("imperium", seats=3, seed=1)
    table = game.table
    put_on_deck(table, 1, CARD_NUMBERS["chani"])
    for viewer in range(3):
        assert all(world.zones[w.DECK + 1][-1] == CARD_NUMBERS["chani"] for world in worlds(table, viewer, 10))
    draw(table, 1, 2)
    assert all(CARD_NUMBERS["chani"] in world.zones[w.HAND + 1] for world in worlds(table, 0))
    discard_card(table, 1, CARD_NUMBERS["chani"])
    assert len(table.known) == 0


def test_when_a_deck_runs_out_everybody_can_count_what_is_left_in_hand() -> None:
    """imperium 3.9, 15.1: which cards are somebody's is public, so is what lies in the discard pile."""
    owner = {"hand": ["diplomacy"], "deck": ["dagger"], "discard": ["convincing_argument", "reconnaissance"]}
    table = landsraad.from_position("imperium", {"seed": 1, "seats": [{}, owner, {}]}).table
    assert not all(CARD_NUMBERS["diplomacy"] in world.zones[w.HAND + 1] for world in worlds(table, 0))
    draw(table, 1, 2)
    for world in worlds(table, 0):
        assert {CARD_NUMBERS["diplomacy"], CARD_NUMBERS["dagger"]} < {*world.zones[w.HAND + 1]}
    third = {world.zones[w.HAND + 1][-1] for world in worlds(table, 0)}
    assert third == {CARD_NUMBERS["convincing_argument"], CARD_NUMBERS["reconnaissance"]}


def test_a_card_set_aside_leaves_open_what_is_in_hand() -> None:
    """rise_of_ix 10.3"""
    owner = {"leader": "ilesa_ecaz", "hand": ["diplomacy"], "deck": [], "discard": ["dagger"], "set_aside": "dagger"}
    position = {"seed": 1, "expansions": IX, "phase": "player_turns", "to_act": 0, "seats": [{}, owner, {}]}
    table = landsraad.from_position("imperium", position).table
    draw(table, 1, 1)
    assert len(table.known) == 0


def test_shuffling_ends_what_was_known_of_a_deck() -> None:
    """imperium 15.1"""
    table = landsraad.new_game("imperium", seats=3, seed=1).table
    put_on_deck(table, 1, CARD_NUMBERS["chani"])
    shuffle_pile(table, w.DECK + 1)
    assert not all(world.zones[w.DECK + 1][-1] == CARD_NUMBERS["chani"] for world in worlds(table, 0))


def test_paul_sees_his_top_card_and_remembers_the_one_below_a_new_one() -> None:
    """imperium 16.7: he may look at the top card of his deck at any time."""
    table = landsraad.new_game("imperium", seats=3, seed=1, leaders=["paul_atreides"]).table
    top = table.zones[w.DECK][-1]
    assert all(world.zones[w.DECK][-1] == top for world in worlds(table, 0))
    put_on_deck(table, 0, CARD_NUMBERS["chani"])
    assert all(list(world.zones[w.DECK])[-2:] == [top, CARD_NUMBERS["chani"]] for world in worlds(table, 0))
    assert not all(world.zones[w.DECK][-2] == top for world in worlds(table, 1))


def test_who_looks_at_the_top_card_knows_it_while_they_decide() -> None:
    """imperium 3.14, 17.16"""
    person = {"leader": "earl_memnon_thorvald", "intrigue": ["poison_snooper"]}
    game = landsraad.from_position("imperium", {"seed": 1, "seats": [person, {}, {}]})
    game.play("play poison_snooper 1")
    top = game.table.zones[w.DECK][-1]
    assert all(world.zones[w.DECK][-1] == top for world in worlds(game.table, 0))
    assert not all(world.zones[w.DECK][-1] == top for world in worlds(game.table, 1))


def test_hundro_knows_the_card_he_has_left_on_the_intrigue_deck_and_who_draws_it() -> None:
    """rise_of_ix 1.7"""
    leaders = ["viscount_hundro_moritani", "paul_atreides", "helena_richese"]
    game = landsraad.new_game("imperium", seats=3, seed=1, expansions=IX, leaders=leaders)
    table = game.table
    both = list(table.zones[w.INTRIGUE_DECK])[-2:]
    assert all(list(world.zones[w.INTRIGUE_DECK])[-2:] == both for world in worlds(table, 0))
    assert not all(list(world.zones[w.INTRIGUE_DECK])[-2:] == both for world in worlds(table, 1))
    game.play(game.options[0])
    left = table.zones[w.INTRIGUE_DECK][-1]
    assert all(world.zones[w.INTRIGUE_DECK][-1] == left for world in worlds(table, 0))
    draw_intrigue(table, 1, 1)
    assert all(left in world.zones[w.INTRIGUE + 1] for world in worlds(table, 0))
    assert not all(left in world.zones[w.INTRIGUE + 1] for world in worlds(table, 2))


def test_who_has_buried_an_intrigue_card_knows_where_it_lies() -> None:
    """rise_of_ix 10.2"""
    person = {"hand": ["court_intrigue"], "intrigue": ["ambush", "bribery"]}
    game = landsraad.from_position("imperium", {"seed": 1, "expansions": IX, "seats": [person, {}, {}]})
    game.play(next(option for option in game.options if option.verb == "agent"))
    game.play("do court_intrigue.agent.1")
    game.play("intrigue ambush")
    assert all(world.zones[w.INTRIGUE_DECK][0] == INTRIGUE_NUMBERS["ambush"] for world in worlds(game.table, 0))
    assert not all(world.zones[w.INTRIGUE_DECK][0] == INTRIGUE_NUMBERS["ambush"] for world in worlds(game.table, 1))


def test_a_card_put_under_a_pile_moves_what_is_known_of_it_up() -> None:
    """rise_of_ix 10.2: who knew the card at the bottom knows it above the new one."""
    table = landsraad.new_game("imperium", seats=3, seed=1).table
    learn_place(table, w.INTRIGUE_DECK, 0, 1 << 2)
    put_under(table, w.INTRIGUE_DECK, take(table, w.INTRIGUE_DECK))
    assert [knowers(table, w.INTRIGUE_DECK, place) for place in (0, 1)] == [0, 1 << 2]


def test_who_buries_an_intrigue_card_makes_others_unsure_of_the_rest() -> None:
    """rise_of_ix 10.2: nobody else sees which card it is, so what they had seen may be gone."""
    person = {"hand": ["court_intrigue"], "intrigue": ["ambush", "bribery"]}
    known = [{"pile": "intrigue", "seat": 0, "card": "ambush", "by": [1]}]
    position = {"seed": 1, "expansions": IX, "seats": [person, {}, {}], "known": known}
    for buried in ("bribery", "ambush"):
        game = landsraad.from_position("imperium", position)
        game.play("agent court_intrigue wealth")
        game.play("do court_intrigue.agent.1")
        assert list(known_cards(game.table, w.INTRIGUE, 1)) == [INTRIGUE_NUMBERS["ambush"]]
        game.play(f"intrigue {buried}")
        assert list(known_cards(game.table, w.INTRIGUE, 1)) == []


def test_what_is_known_is_part_of_a_position_and_of_no_view_and_changes_no_checksum() -> None:
    """imperium 7.9, 14.6"""
    game, card = stolen(["ambush", "bribery", "windfall", "infiltrate"])
    position = json.loads(json.dumps(game.position()))
    assert position["known"] == [{"pile": "intrigue", "seat": 0, "card": _intrigue(card), "by": [1]}]
    again = landsraad.from_position("imperium", position)
    assert save(again.table) == save(game.table)
    without = {key: value for key, value in position.items() if key != "known"}
    holders = game.rules.holders
    assert fingerprint(position, holders) == fingerprint(without, holders)
    assert all("known" not in game.view(seat) for seat in (None, 0, 1, 2))
    with pytest.raises(landsraad.BadPosition, match="known"):
        landsraad.from_position("imperium", {**position, "known": [{"pile": "pocket", "by": [0]}]})


def _intrigue(card: int) -> str:
    return next(name for name, number in INTRIGUE_NUMBERS.items() if number == card)


def test_a_clone_knows_the_same_and_learns_by_itself() -> None:
    table = landsraad.new_game("imperium", seats=3, seed=1).table
    put_on_deck(table, 1, CARD_NUMBERS["chani"])
    copy = clone(table)
    put_on_deck(copy, 1, CARD_NUMBERS["stilgar"])
    assert len(table.known) == ENTRY and len(copy.known) == 2 * ENTRY
