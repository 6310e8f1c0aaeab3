"""The judge of War for Arrakis: it sees what its seat may see, plays every kind of game, and no longer blunders."""

from collections import Counter
from typing import Any

import pytest

from landsraad import fast
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREAS, IS_SAND, NEIGHBOURS
from landsraad.arrakis.catalog import CARD_NUMBERS, PRESCIENCE_IDS
from landsraad.arrakis.features import a_sign
from landsraad.arrakis.figures import named_bit, one, unit_count
from landsraad.arrakis.free import TRAIN
from landsraad.arrakis.movement import crosses_two
from landsraad.arrakis.packing import start_of
from landsraad.bots.arrakis_cards import card_worth, new_token
from landsraad.bots.arrakis_deeds import hope, move_from, ridden, sign_worth
from landsraad.bots.arrakis_features import NAMES
from landsraad.bots.arrakis_force import chance, strength, walls
from landsraad.bots.arrakis_habits import ALONE, HABITS
from landsraad.bots.arrakis_judge import ArrakisJudge
from landsraad.bots.arrakis_scene import Scene, far_from
from landsraad.bots.weights import Weights, load
from landsraad.desk.arrakis.odds import Force, battle
from landsraad.kernel import piles
from landsraad.kernel.decisions import first_of, second_of, verb_of
from landsraad.kernel.dice import Dice
from landsraad.kernel.table import Table, top

JUDGE = ArrakisJudge()
GUILD = ["spacing_guild"]
SETUPS: dict[str, dict[str, Any]] = {
    "2": {"seats": 2},
    "guild-2": {"seats": 2, "expansions": GUILD},
    "3-harkonnen": {"seats": 3, "options": {"shared_side": "harkonnen"}},
    "guild-3-atreides": {"seats": 3, "expansions": GUILD, "options": {"shared_side": "atreides"}},
    "4": {"seats": 4},
    "solo": {"seats": 1},
}


def table_of(setup: dict[str, Any], seed: int, rounds: int) -> Table:
    options = {**setup.get("options", {}), "max_rounds": rounds}
    return fast.new_table("war_for_arrakis", **{**setup, "seed": seed, "options": options})


def positions(setup: dict[str, Any], seed: int, rounds: int = 2) -> list[Table]:
    """The positions of a short game of quick players."""
    table = table_of(setup, seed, rounds)
    dice = Dice(seed)
    found = []
    while table.to_act >= 0:
        found.append(fast.clone(table))
        fast.apply(table, JUDGE.quick(table, dice.word()))
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_what_the_seat_cannot_see_never_changes_its_judgement(name: str) -> None:
    compared = 0
    for number, table in enumerate(positions(SETUPS[name], 11)):
        if len(table.options) > 1 and number % 4 == 0:
            judged = JUDGE.judge(table)
            assert len(judged) == len(table.options)
            for seed in (1, 2):
                assert JUDGE.judge(fast.redeal(table, table.to_act, seed)) == judged, (number, top(table))
            compared += 1
    assert compared > 30


@pytest.mark.parametrize("name", SETUPS)
def test_features_and_chances_belong_to_both_sides(name: str) -> None:
    for table in positions(SETUPS[name], 12, rounds=1)[::15]:
        assert JUDGE.sides(table) == 2
        assert {JUDGE.side_of(table, seat) for seat in range(len(table.seats))} <= {w.HARKONNEN, w.ATREIDES}
        for side in (w.HARKONNEN, w.ATREIDES):
            assert len(JUDGE.features(table, side)) == len(NAMES) == len(JUDGE.names())
        chances = JUDGE.value(table)
        assert abs(sum(chances) - 1) < 1e-9 and min(chances) >= 0
        assert 0 <= JUDGE.progress(table) <= 1


def test_who_has_won_is_certain() -> None:
    table = table_of(SETUPS["2"], 1, 2)
    for winner, chances in ((1, [1.0, 0.0]), (2, [0.0, 1.0]), (3, [0.5, 0.5])):
        table.shared[w.WINNER] = winner
        assert JUDGE.value(table) == chances


def test_the_quick_player_takes_what_the_judgement_prefers() -> None:
    for table in positions(SETUPS["guild-2"], 13, rounds=1)[::5]:
        judged = dict(zip(table.options, JUDGE.judge(table), strict=True))
        assert judged[JUDGE.quick(table, 77)] >= max(judged.values()) - 0.02


@pytest.mark.parametrize(
    ("attacker", "defender", "rank"),
    [((6, 0, 0, 1), (2, 0, 0, 1), 2), ((3, 2, 1, 1), (2, 1, 0, 2), 3), ((4, 0, 0, 0), (4, 0, 0, 0), 0)],
)
def test_the_estimate_of_a_battle_is_near_the_exact_odds(
    attacker: tuple[int, ...], defender: tuple[int, ...], rank: int
) -> None:
    def figures(force: tuple[int, ...]) -> int:
        regular, elite, special, generic = force
        return regular | elite << 5 | special << 10 | generic << 20

    exact = battle(Force(*attacker), Force(*defender, rank=rank))
    strong = strength(figures(defender), 0.0, 0.0) + walls(float(rank), float(sum(defender[:3])))
    guess = chance(strength(figures(attacker), 0.0, 0.0) - strong)
    assert abs(guess - exact.attacker / (exact.attacker + exact.defender)) < 0.15


# --- what a good player would call stupid ----------------------------------------------------------------------------


def played(seeds: range, rounds: int) -> list[tuple[Table, int]]:
    """Positions and the option a quick player takes there, with both sets of components."""
    return [
        (table, JUDGE.quick(table, 5 * number))
        for seed in seeds
        for number, table in enumerate(positions(SETUPS["guild-2" if seed % 2 else "2"], seed, rounds))
    ]


def board(table: Table) -> tuple[Any, ...]:
    """Everything a turn can have an effect on, except the die that was spent."""
    shared, zones = table.shared, table.zones
    return (
        tuple(shared[: w.ROUND]),
        tuple(shared[w.AIR_ZONES : w.SPENT_LEADERS]),
        tuple(shared[w.PRESCIENCE_MARKERS : w.SPICE]),
        tuple(shared[w.BENE_GESSERIT : w.EXCESS_DICE]),
        tuple(shared[w.FORCED_DIE : w.CLAIMS]),
        tuple(shared[w.FEAR : w.STAY_UNITS]),
        tuple(shared[w.HEIGHLINERS : w.HARVEST_SECTOR]),
        tuple(len(zones[zone]) for zone in range(w.PRESCIENCE_DECK)),
    )


def test_the_harkonnen_march_together() -> None:
    """A single unit out of a legion is not sent across the desert because a sietch lies open somewhere: it will be
    defended by the time the unit comes there."""
    marched: Counter[int] = Counter()
    for seed in range(21, 25):
        for number, table in enumerate(positions(SETUPS["2"], seed, 3)):
            if top(table)[0] != w.F_MOVE or table.shared[w.TURN_SIDE] != w.HARKONNEN + 1:
                continue
            if verb_of(JUDGE.quick(table, 5 * number)) == w.V_GO:
                start = start_of(top(table)[3])
                marched[unit_count(table.shared[w.UNITS + start] - table.shared[w.STAY_UNITS], 0)] += 1
    assert marched.total() > 15 and marched[1] <= marched.total() // 10


def test_it_does_not_blunder() -> None:
    """Turns have an effect, worms that are sent attack, dear units are kept, own vehicles are not replaced, and
    neither cards nor legions are thrown away."""
    seen: Counter[str] = Counter()
    before: tuple[int, tuple[Any, ...]] | None = None
    for table, action in played(range(21, 27), 4):
        code, verb, verbs = top(table)[0], verb_of(action), {verb_of(option) for option in table.options}
        if code == w.F_TURN and verb in (w.V_USE, w.V_LEADER, w.V_DESERT_POWER, w.V_SPEND):
            if before is not None and table.shared[w.TURN_SIDE] == 2 - before[0]:
                seen["turns"] += 1
                seen["idle turns"] += before[1] == board(table)
            before = table.shared[w.TURN_SIDE] - 1, board(table)
        if code == w.F_WORM_ATTACK and w.V_FROM in verbs:
            seen["worms sent"] += 1
            assert verb == w.V_FROM
        if code == w.F_STACK and verb == w.V_LOSE:
            seen["excess"] += 1
            kinds = {first_of(option) for option in table.options if verb_of(option) == w.V_LOSE}
            assert first_of(action) == min(kinds)  # regulars before elites before Sardaukar or Fedaykin
        if verb == w.V_VEHICLE:
            free = any(table.shared[w.AIR_ZONES + zone] == w.NO_PIECE for zone in range(8))
            assert not free or table.shared[w.AIR_ZONES + second_of(action)] == w.NO_PIECE
        if code == w.F_BATTLE and w.V_RETREAT in verbs:
            seen["retreats"] += verb == w.V_RETREAT
        if code == w.F_BATTLE and w.V_CARD in verbs:
            seen["battle questions"] += 1
            seen["battle cards"] += verb == w.V_CARD
    assert seen["turns"] > 100 and seen["idle turns"] <= seen["turns"] // 50
    assert seen["worms sent"] > 5
    assert seen["retreats"] > 0
    assert seen["battle cards"] <= seen["battle questions"] // 2


def test_two_deployment_tokens_are_better_than_one() -> None:
    """Stilgar's special action brings two where the die alone brings one."""
    compared = 0
    for seed in range(31, 35):
        for table in positions(SETUPS["2"], seed, 2):
            if top(table)[0] != w.F_TURN or table.shared[w.TURN_SIDE] != w.ATREIDES + 1:
                continue
            judged = {
                (verb_of(option), first_of(option), second_of(option)): worth
                for option, worth in zip(table.options, JUDGE.judge(table), strict=True)
            }
            one = judged.get((w.V_USE, w.DEPLOYMENT, w.USE_DEPLOY))
            two = judged.get((w.V_LEADER, w.DEPLOYMENT, w.STILGAR))
            if one is not None and two is not None and table.shared[w.TOKENS_DRAWN] <= 6:
                assert two > one
                compared += 1
    assert compared > 0


# --- what prescience cards demand ------------------------------------------------------------------------------------


def atreides_turn(seed: int = 31) -> Table:
    """The first turn of the Atreides."""
    return next(table for table in positions(SETUPS["2"], seed, 1) if top(table)[0] == w.F_TURN)


def scene_with(table: Table, *cards: str) -> Scene:
    """How the Atreides see a table on which these prescience cards lie."""
    table = fast.clone(table)
    piles.lay(table, w.PRESCIENCE, [PRESCIENCE_IDS.index(card) for card in cards])
    return Scene(table, w.ATREIDES, JUDGE.of(table, w.ATREIDES))


def test_a_ride_over_two_worms_is_worth_what_a_card_gives_for_it() -> None:
    """A Maker Is Ridden; and wormsigns are laid so that somebody can ride there (8.11)."""
    table = atreides_turn()
    start = next(area for area in scene_with(table, "e01").atreides if any(IS_SAND[near] for near in NEIGHBOURS[area]))
    first = next(near for near in NEIGHBOURS[start] if IS_SAND[near])
    second = next(near for near in NEIGHBOURS[first] if IS_SAND[near] and near != start)
    assert sign_worth(scene_with(table, "a01"), first) > sign_worth(scene_with(table, "e01"), first)
    for area in (first, second):
        table.shared[w.FEATURES + area] |= a_sign(w.SAND)
    asked, free = scene_with(table, "a01"), scene_with(table, "e01")
    goals = [area for area in range(AREAS) if crosses_two(table, start, area)]
    assert goals and all(ridden(asked, start, goal) > 1.0 and ridden(free, start, goal) == 0.0 for goal in goals)
    assert ridden(asked, start, first) == 0.0
    assert move_from(asked, start, 0) > move_from(free, start, 0) + 0.5


def test_a_named_leader_of_the_enemy_is_hunted_where_a_card_asks_for_his_fall() -> None:
    """A Name Struck Out."""
    table = atreides_turn()
    area = scene_with(table, "e01").harkonnen[0]
    strong = 6 * one(w.REGULAR) + 3 * one(w.GENERIC)
    usual = hope(scene_with(table, "a08"), area, strong, 0, 0)
    assert usual == hope(scene_with(table, "e04"), area, strong, 0, 0)
    table.shared[w.UNITS + area] += named_bit(w.BARON)
    assert hope(scene_with(table, "a08"), area, strong, 0, 0) > hope(scene_with(table, "e04"), area, strong, 0, 0)


def test_fedaykin_are_worth_more_where_a_card_counts_them() -> None:
    """Commandos Sworn In."""
    table, card = atreides_turn(), CARD_NUMBERS["chatt_the_leaper"]
    assert card_worth(scene_with(table, "a06"), card) > card_worth(scene_with(table, "e01"), card) + 0.5


def test_who_is_wanted_in_a_sietch_is_deployed() -> None:
    """Jessica Trains Paul in the Bene Gesserit Ways."""
    table = atreides_turn()
    assert new_token(scene_with(table, "e06")) > new_token(scene_with(table, "e01")) + 0.1


def test_where_a_card_wants_legions_is_neared_while_there_are_dice() -> None:
    """New Hidden Wind Traps wants three in mountains."""
    table = atreides_turn()
    scene = scene_with(table, "e04")
    kind = scene.kinds[0][0]
    near, further = (
        next(area for area in range(AREAS) if far_from(area, kind) == far and scene.demanded(area, 1, 0) < 0.6)
        for far in (1, 2)
    )
    assert scene.demanded(near, 1, 0) > scene.demanded(further, 1, 0) > 0.0
    for place in range(20):
        table.shared[w.DICE + place] = 0
    table.shared[w.TOKEN_BOX + w.ATREIDES] = 0
    assert scene_with(table, "e04").demanded(further, 1, 0) == 0.0


def test_who_stands_outside_is_an_aim_where_a_battle_must_be_won() -> None:
    """Blood on the Sand."""
    table = atreides_turn()
    area = next(area for area in range(AREAS) if IS_SAND[area] and not table.shared[w.SIDE + area])
    table.shared[w.SIDE + area], table.shared[w.UNITS + area] = w.HARKONNEN + 1, 1
    assert area in scene_with(table, "a02").aims and area not in scene_with(table, "e01").aims


def test_tokens_are_deployed_and_not_turned_up_for_nothing() -> None:
    seen: Counter[str] = Counter()
    for table in positions(SETUPS["2"], 32, 2):
        judged = dict(zip(table.options, JUDGE.judge(table), strict=True))
        if top(table)[0] == w.F_DEPLOY_TOKEN and any(verb_of(option) == w.V_AMOUNT for option in judged):
            by_amount = {first_of(option): worth for option, worth in judged.items() if verb_of(option) == w.V_AMOUNT}
            assert all(by_amount[many] >= by_amount[many - 1] + 0.3 for many in by_amount if many)
            seen["amounts"] += 1
        for option, worth in judged.items():
            if verb_of(option) == w.V_FREE and first_of(option) == TRAIN:
                assert worth < -1.0 or worth > 1.0  # for a card that counts what they hide, or not at all
                seen["trainings"] += 1
    assert seen["amounts"] > 0 and seen["trainings"] > 10


# --- alone against the automaton -------------------------------------------------------------------------------------


def test_the_automaton_is_feared_by_its_own_rules() -> None:
    """It attacks only who has less combat power (23.7), and marches on its target alone (23.11)."""
    table = table_of(SETUPS["solo"], 5, 2)
    scene = Scene(table, w.ATREIDES, JUDGE.of(table, w.ATREIDES))
    target = table.shared[w.SIETCH_AT + table.shared[w.TARGET] - 1] - 1
    others = [table.shared[w.SIETCH_AT + sietch] - 1 for sietch in range(8)]
    enemy = max(scene.harkonnen, key=lambda area: scene.mass[area])
    assert scene.threat(w.ATREIDES, target, 0.0, scene.mass[enemy]) < scene.threat(w.ATREIDES, target, 0.0, 0)
    plain = ArrakisJudge(Weights({**vars(load("war_for_arrakis")), "format": 1, "habits": {}}))
    bold = Scene(table, w.ATREIDES, plain.of(table, w.ATREIDES))
    far = [area for area in others if area != target and bold.threat(w.ATREIDES, area, 0.0, 0) < 1.0]
    assert far and all(scene.threat(w.ATREIDES, area, 0.0, 0) < bold.threat(w.ATREIDES, area, 0.0, 0) for area in far)


def test_the_game_alone_has_a_value_of_its_own() -> None:
    """Its clock is another: the automaton gains a point with every round (23.15)."""
    assert JUDGE.family(table_of(SETUPS["solo"], 5, 2)) == "solo"
    assert JUDGE.family(table_of(SETUPS["2"], 5, 2)) == "base"
    assert JUDGE.family(table_of(SETUPS["guild-2"], 5, 2)) == "guild"


def test_alone_a_game_that_was_nearly_won_teaches_more() -> None:
    table = table_of(SETUPS["solo"], 5, 2)
    table.shared[w.WINNER] = w.HARKONNEN + 1
    lost = JUDGE.lesson(table)
    for marker in range(3):
        table.shared[w.PRESCIENCE_MARKERS + marker] = 6
    nearly = JUDGE.lesson(table)
    assert 0.0 == lost[1] < nearly[1] < 0.3 and abs(sum(nearly) - 1.0) < 1e-9
    table.shared[w.WINNER] = w.ATREIDES + 1
    assert JUDGE.lesson(table) == [0.0, 1.0]
    pair = table_of(SETUPS["2"], 5, 2)
    pair.shared[w.WINNER] = w.HARKONNEN + 1
    assert JUDGE.lesson(pair) == [1.0, 0.0]
    pair.shared[w.WINNER] = 3  # nobody has won (5.7)
    assert JUDGE.lesson(pair) == []


def test_habits_have_names_and_change_the_judgement() -> None:
    known = load("war_for_arrakis")
    assert set(known.sections) == set(JUDGE.families())
    assert set(known.habits) <= set(HABITS)
    # What training varies is what its matches can tell: nobody plays against who plays alone.
    assert set(JUDGE.habits()) == {name for name in HABITS if not name.startswith(ALONE)} < set(HABITS)
    other = ArrakisJudge(Weights({**vars(known), "format": 1, "habits": {"atreides_step": 5000}}))
    changed = 0
    for table in positions(SETUPS["2"], 14, 1):
        if len(table.options) > 1:
            same = other.judge(table) == JUDGE.judge(table)
            assert same or JUDGE.side_of(table, table.to_act) == w.ATREIDES  # the habits of the Harkonnen are their own
            changed += not same
    assert changed > 5
