"""The greedy bot: better than chance by far, quick, and blind to what its seat may not see."""

import random

from tests.piles import deal_anew, shuffle_zone

from landsraad import bots, rules_of
from landsraad.bots.look import Look
from landsraad.imperium import words as w
from landsraad.kernel.chance import KEYED, sow
from landsraad.kernel.table import clone
from landsraad.lab.simulate import Plan, simulate

RULES = rules_of("imperium")


def test_it_beats_three_random_players() -> None:
    plan = Plan("imperium", ("greedy", "random", "random", "random"), games=30, seed=5, expansions=("rise_of_ix",))
    assert simulate(plan, workers=1)[0]["wins"]["bot"]["greedy"] >= 28


def test_it_finishes_every_kind_of_game() -> None:
    for seats, expansions in ((1, ()), (1, ("rise_of_ix",)), (2, ("rise_of_ix",)), (3, ())):
        plan = Plan("imperium", ("greedy",) * seats, games=2, expansions=expansions)
        outcome, _ = simulate(plan, workers=1)
        assert (outcome["finished"], outcome["errors"]) == (2, 0)


def test_what_it_cannot_see_never_changes_its_move() -> None:
    """Every deck is shuffled and the other seats' hands are dealt anew: the answer stays the same."""
    chance = random.Random(3)
    compared = 0
    for seed in range(4):
        table = RULES.set_up({"seats": 4, "expansions": ["rise_of_ix"]}, seed, False)
        bot = bots.make("greedy", 1)
        number = 0
        while table.to_act >= 0:
            choice = bot.choose(Look(RULES, table, number))
            if number % 5 == 0 and not shows_hidden_cards(table):
                assert bot.choose(Look(RULES, redealt(table, chance), number)) == choice
                compared += 1
            RULES.apply(table, choice)
            number += 1
    assert compared > 100


def shows_hidden_cards(table) -> bool:  # type: ignore[no-untyped-def]
    return bool(RULES.glimpses(table))


def redealt(table, chance: random.Random):  # type: ignore[no-untyped-def]
    """The same table with everything the seat to act cannot see dealt anew."""
    other = clone(table)
    me = table.to_act
    for zone in (w.IMPERIUM_DECK, w.CONFLICT_DECK, w.DECK + me):
        shuffle_zone(other, zone, chance)
    for seat in range(4):
        if seat != me:
            deal_anew(other, [w.HAND + seat, w.DECK + seat], chance)
    sow(other, chance.getrandbits(64), KEYED)
    return other
