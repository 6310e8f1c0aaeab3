"""Rulings about planning cards (war_for_arrakis 25), and the second steps of the cards: play one, desert power, draw.
Rulings about planning cards (war_for_arrakis 25), and the second steps of the cards: play one, desert power, draw."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARD_NUMBERS, CARDS
from landsraad.kernel.table import top
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    hand,
    harkonnen,
    leader,
    notations,
    play,
    round_at,
    seeded,
    turn,
)

SIETCH = {"hobars_gap": {**atreides(regular=2), "sietch": 0}}


# --- second steps ---------------------------------------------------------------------------------------------------

# Each card that lets another be played, and what is answered before.
PLAY_ONE: list[tuple[str, dict[str, Any], list[str]]] = [
    ("beloved_feyd_rautha", {}, ["yes"]),
    ("rage_overcame_shaddam_iv_a", {}, []),
    ("rage_overcame_shaddam_iv_b", {}, []),
    ("rage_overcame_shaddam_iv_c", {}, []),
    ("breeding_program", {}, []),
    ("alia_the_abomination", {"leaders": {**NO_LEADERS, "reverend_mother_jessica": "aside"}}, []),
    ("the_voice", {}, []),
    ("truthtrance", {}, ["die house_harkonnen strategy", "amount 1"]),
    ("adab_the_demanding_memory", {"prescience": ["e01"]}, ["stop"]),
    ("usul_the_base_of_the_pillar", {}, ["stop"]),
    ("our_family_atomics", {}, []),
    ("bill_of_particulars", {}, ["imperium choam"]),
    ("jubba_cloaks", {}, []),
    ("sg_harkonnen_2", GUILD, ["imperium landsraad"]),
    ("sg_atreides_2", GUILD, ["imperium choam"]),
]


@pytest.mark.parametrize(("card", "more", "before"), PLAY_ONE)
def test_cards_that_let_another_be_played(card: str, more: dict[str, Any], before: list[str]) -> None:
    """war_for_arrakis 7.5, 7.12: one more card of the hand at once, without a die; it may be left."""
    side = CARDS[CARD_NUMBERS[card]].deck >> 1
    second = ("corrino_ally", "reports_of_traitors") if side == HARKONNEN else ("fremen_ally", "grandmother_of_a_storm")
    own = {f"hand_{w.MEMBER_NAMES[CARDS[CARD_NUMBERS[card]].deck]}": [card]}
    key = f"hand_{second[0]}"
    own[key] = [*own.get(key, []), second[1]]
    game = card_turn(side, card, {}, **{**more, **own})
    for answer in before:
        if answer in notations(game):
            play(game, answer)
    assert f"card {second[1]}" in notations(game) and "stop" in notations(game)
    dice = game.position()["dice"]
    left = play(game.clone(), "stop")
    assert hand(left, second[0]) == [second[1]]
    play(game, f"card {second[1]}")
    assert game.position()["dice"][:10] == dice[:10] or side == ATREIDES
    assert second[1] in game.position()[f"discard_{second[0]}"]


@pytest.mark.parametrize(
    ("card", "more", "times"),
    [
        ("usul_the_base_of_the_pillar", {}, 1), ("our_family_atomics", {"atomics": "rimwall"}, 2),
        ("wall_of_sandworms", {}, 1), ("dust_chasms", {}, 1), ("hieregs", {}, 1), ("sandtides", {}, 1),
        ("sg_fremen_1", GUILD, 1),
    ],
)  # fmt: skip
def test_cards_with_desert_power(card: str, more: dict[str, Any], times: int) -> None:
    """war_for_arrakis 7.3: desert power by a card needs no comparison of dice."""
    dice = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0]
    game = card_turn(ATREIDES, card, {}, dice=dice, **more)
    if card == "hieregs":
        play(game, "stop")
    for number in range(times):
        assert "wormsigns" in notations(game), number
        play(game, "wormsigns", f"place se_out_0{number * 2 + 1}", f"place se_out_0{number * 2 + 2}")
    assert sum(game.position()["wormsign_pool"].values()) == 16 - 2 * times


@pytest.mark.parametrize(
    ("card", "more", "cards"),
    [
        ("evidence_of_rebellion", {}, 2), ("workhorse_of_arrakis", {}, 2), ("spotter_control", {}, 2),
        ("sandmasters", {}, 1), ("manipulation_of_others", {}, 2), ("spies_all_over_arrakis", {}, 2),
        ("tested_with_the_gom_jabbar", {}, 2), ("alam_al_mithal", {}, 2), ("cielagos_piping_message", {}, 1),
        ("i_am_stilgar_the_fremen", {}, 1), ("sg_guild_navigator_c", GUILD, 2), ("sg_atreides_1", GUILD, 1),
    ],
)  # fmt: skip
def test_cards_that_draw(card: str, more: dict[str, Any], cards: int) -> None:
    """war_for_arrakis 25.5: the decks are named before the first card is drawn."""
    side = CARDS[CARD_NUMBERS[card]].deck >> 1
    game = card_turn(side, card, {}, **more)
    while not any(name.startswith("draw") for name in notations(game)):
        play(game, "stop")
    assert notations(game)[0] == f"draw {cards} 0" and f"draw 0 {cards}" in notations(game)
    play(game, f"draw {cards} 0")
    assert len(hand(game, w.MEMBER_NAMES[side * 2])) == cards


def test_alia_draws_two_when_she_is_in_play() -> None:
    """The second effect of Alia, the Abomination."""
    leaders = {**NO_LEADERS, "alia": "aside", "baron_harkonnen": "aside"}
    game = card_turn(ATREIDES, "alia_the_abomination", {}, leaders=leaders)
    play(game, "stop", "draw 2 0")
    assert len(hand(game, "house_atreides")) == 2 and leader(game, "baron_harkonnen") == "aside"


def test_truthtrance_draws_or_plays() -> None:
    """Truthtrance: draw 2 OR play 1."""
    game = card_turn(ATREIDES, "truthtrance", {})
    play(game, "die house_harkonnen strategy", "amount 0", "draw 1 1")
    assert len(hand(game, "house_atreides")) == len(hand(game, "fremen_ally")) == 1


# --- 25 -------------------------------------------------------------------------------------------------------------


def test_the_part_that_goes_must_include_the_figure() -> None:
    """war_for_arrakis 25.1: the Sardaukar cannot be left; a surprise attack by card needs no leader."""
    areas = {"se_in_04": harkonnen(regular=2, special=1), **SIETCH}
    game = card_turn(HARKONNEN, "sardaukars_manner", areas, hand_fremen_ally=["thumpers"])
    play(game, "attack", "from se_in_04", "to hobars_gap")
    assert "leave 1 special" not in notations(game) and "leave 2 regular" in notations(game)
    play(game, "go")
    assert counter(game, w.B_FLAGS) == w.SURPRISE and top(game.table)[0] == w.F_BATTLE


def test_attack_needs_a_target() -> None:
    """war_for_arrakis 25.1: without a legal one nothing happens; with a transport two areas away is one."""
    areas = {"se_in_04": harkonnen(special=1), "windgap": {"sietch": 1}}
    game = card_turn(HARKONNEN, "killers_without_mercy", areas)
    assert game.to_act == ATREIDES
    game = card_turn(HARKONNEN, "killers_without_mercy", areas, air_zones={"air_6": "ornithopter"})
    play(game, "from se_in_04", "to windgap", "yes")
    assert counter(game, w.SUPREMACY) == 1


def test_vehicles_by_card() -> None:
    """war_for_arrakis 25.2, 6.2: free desert areas without a harvester; a zone with an own vehicle is vacated first."""
    areas = {"wind_pass": {"harvester": True}, "se_in_01": atreides(regular=1), "sw_in_03": {"worm": "sandworm"}}
    game = card_turn(HARKONNEN, "workhorse_of_arrakis", areas, air_zones={"air_1": "ornithopter"})
    closed = {"place wind_pass", "place se_in_01", "place sw_in_03", "place north_pole"}
    assert closed.isdisjoint(notations(game)) and "place sw_in_04" in notations(game)
    play(game, "place sw_in_04", "vehicle carryall air_1")
    assert game.position()["air_zones"] == {"air_1": "carryall"} and counter(game, w.ORNITHOPTERS) == 6


def test_vehicles_removed_by_card_are_not_saved() -> None:
    """war_for_arrakis 25.2: no carryall rescue; no legion has destroyed them, so no imperium action follows."""
    areas = {"ne_out_01": {"harvester": True}}
    game = card_turn(ATREIDES, "dust_chasms", areas, air_zones={"air_1": "carryall"}, **GUILD)
    play(game, "place ne_out_01")
    assert "ne_out_01" not in game.position()["areas"] and game.position()["air_zones"] == {"air_1": "carryall"}
    assert not any(name.startswith("imperium") for name in notations(game))


def test_units_by_card_need_their_place() -> None:
    """war_for_arrakis 25.3: a settlement in play; a legion on the board, tokens count; alone they are a new legion."""
    game = card_turn(
        HARKONNEN, "polar_cap_factories", {"north_pole": harkonnen(regular=1), "wind_pass": {"wormsign": "sand"}}
    )
    assert area(game, "north_pole") == harkonnen(regular=1)
    leaders = {**NO_LEADERS, "paul_atreides": "aside"}
    game = card_turn(
        ATREIDES, "voice_from_the_outer_world", {"windgap": {**atreides(tokens=[1]), "sietch": 1}}, leaders=leaders
    )
    play(game, "all")
    assert leader(game, "paul_atreides") == "windgap" and area(game, "windgap")["special"] == 1
    game = card_turn(HARKONNEN, "harkonnen_patrols", {})
    play(game, "place wind_pass", "stop")
    assert area(game, "wind_pass") == harkonnen(regular=1)


def test_wormsigns_by_card() -> None:
    """war_for_arrakis 25.4, 7.3.1: two different areas without wormsign, worm or sietch; discarded ones to the pool."""
    leaders = {**NO_LEADERS, "gurney_halleck": "wind_pass"}
    areas = {"wind_pass": atreides(elite=1), "se_in_01": {"wormsign": "sand"}, "windgap": {"sietch": 1}}
    game = card_turn(ATREIDES, "smugglers_a", areas, leaders=leaders)
    assert {"place se_in_01", "place windgap"}.isdisjoint(notations(game))
    play(game, "place se_in_04")
    assert "place se_in_04" not in notations(game) and "place wind_pass" in notations(game)
    play(game, "place se_in_05")
    assert sum(game.position()["wormsign_pool"].values()) == 13


def test_cards_a_deck_cannot_supply_are_lost() -> None:
    """war_for_arrakis 25.5: with one Corrino card left two of that deck cannot be named."""
    from landsraad.arrakis.catalog import CARD_IDS
    from landsraad.arrakis.opening import deck_of

    rest = [CARD_IDS[card] for card in deck_of(w.CORRINO_ALLY, False)]
    game = turn(HARKONNEN, {}, "mentat", deck_corrino_ally=rest[:1], discard_corrino_ally=rest[1:])
    play(game, "use mentat draw")
    assert "draw 0 2" not in notations(game) and "draw 0 1" in notations(game)


def test_forced_discards() -> None:
    """war_for_arrakis 25.6: as many as there are; a hand of Hawat's Scheming discards nothing."""
    game = card_turn(ATREIDES, "the_voice", {}, hand_house_harkonnen=["hawats_scheming", "hawats_scheming"])
    assert hand(game, "house_harkonnen") == ["hawats_scheming", "hawats_scheming"]
    game = card_turn(HARKONNEN, "manipulation_of_others", {}, hand_fremen_ally=["thumpers"])
    play(game, "card thumpers")
    assert game.to_act == HARKONNEN and hand(game, "fremen_ally") == []


def test_lasting_cards_lie_beside_the_board() -> None:
    """war_for_arrakis 25.7: Fear Is the Mind-Killer until the end of the round, Eyes of Ibad until its card is claimed.
    war_for_arrakis 25.7: Fear Is the Mind-Killer until the end of the round, Eyes of Ibad until its card is claimed."""
    game = card_turn(ATREIDES, "fear_is_the_mind_killer", {}, prescience=["e01"])
    play(game, "remove e01")
    assert game.position()["staying"] == ["fear_is_the_mind_killer"] and hand(game, "house_atreides") == []
    assert game.position()["discard_house_atreides"] == []
    given = {"prescience": ["e01", "e02"], "fear": "e01", "eyes_of_ibad": "e02"}
    game = round_at("unclaimed", {}, **given, staying=["fear_is_the_mind_killer", "eyes_of_ibad"], round=1)
    play(game, "keep e01")
    assert game.position()["staying"] == ["eyes_of_ibad"]
    assert game.position()["discard_house_atreides"] == ["fear_is_the_mind_killer"]


def test_seek_out_the_mahdi_lasts_for_one_turn() -> None:
    """war_for_arrakis 25.7: the next Atreides turn, also one of desert power; then Paul is free again."""
    areas = {"windgap": {**atreides(regular=1), "sietch": 1}, "wind_pass": harkonnen(regular=1)}
    dice = [0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    game = card_turn(
        HARKONNEN, "seek_out_the_mahdi", areas, leaders={**NO_LEADERS, "paul_atreides": "windgap"}, dice=dice
    )
    play(game, "stop")
    assert game.to_act == ATREIDES
    other = game.clone()
    play(game, "use strategy move")
    assert game.to_act == HARKONNEN  # his legion of one unit cannot go without him
    play(other, "desert_power", "stop", "use mentat draw", "draw 0 0", "use strategy move")
    assert "from windgap" in notations(other)


def test_seek_out_the_mahdi_in_the_last_turn_of_a_round() -> None:
    """war_for_arrakis 25.7: the opponent's next action turn may be the first of the next round."""
    areas = {"windgap": {**atreides(regular=1), "sietch": 1}, "carthag": harkonnen(regular=1)}
    dice = [0, 0, 0, 1, *[0] * 16]
    leaders = {**NO_LEADERS, "paul_atreides": "windgap"}

    def build(seed: int) -> landsraad.Game:
        game = card_turn(HARKONNEN, "seek_out_the_mahdi", areas, leaders=leaders, dice=dice, seed=seed)
        play(game, "stop")
        while game.position()["turn_side"] != ATREIDES + 1:
            game.play("stop" if "stop" in notations(game) else game.options[-1])
        return game

    game = seeded(build, lambda game: "use strategy move" in notations(game), 30)
    play(game, "use strategy move")
    assert "from windgap" not in notations(game)


def test_truthtrance_leaves_the_use_of_the_die_open() -> None:
    """war_for_arrakis 25.8: its result, a leader action or a planning card, but that die; only in the next turn."""
    dice = [0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    leaders = {**NO_LEADERS, "baron_harkonnen": "aside"}
    game = card_turn(ATREIDES, "truthtrance", {}, dice=dice, leaders=leaders, hand_corrino_ally=["breeding_program"])
    play(game, "die house_harkonnen house", "amount 0", "draw 0 0")
    assert set(notations(game)) == {
        "use house elites", "use house vehicles", "use house card", "leader house baron_harkonnen",
    }  # fmt: skip
    play(game, "use house elites")
    if game.to_act == HARKONNEN:
        play(game, "stop")
    play(game, "use leadership lead")
    assert "use strategy move" in notations(game)


@pytest.mark.parametrize(
    ("card", "flag"), [("war_plan", w.WAR_PLAN), ("battle_language", w.SURPRISE | w.BATTLE_LANGUAGE)]
)
def test_battle_cards_last_for_their_battle(card: str, flag: int) -> None:
    """war_for_arrakis 25.9: when it is over nothing of them is left; with 'move' nothing begins."""
    areas = {"nw_in_02": atreides(regular=6, generic=1), "hagga_basin": {**harkonnen(regular=6), "settlement": True}}

    def build(seed: int) -> landsraad.Game:
        game = card_turn(ATREIDES, card, areas, seed=seed)
        play(game, "attack", "from nw_in_02", "to hagga_basin", "go")
        assert counter(game, w.B_FLAGS) == flag
        while top(game.table)[0] == w.F_CASUALTIES:
            game.play(game.options[0])
        return game

    game = seeded(build, lambda game: "cease" in notations(game))
    play(game, "cease")
    assert counter(game, w.B_FLAGS) == 0
    game = card_turn(ATREIDES, card, areas)
    play(game, "move", "from nw_in_02", "to nw_in_04", "go")
    assert counter(game, w.B_FLAGS) == 0


def test_killers_without_mercy_is_checked_once() -> None:
    """war_for_arrakis 25.9: the Sardaukar falls, continuing still costs no hit."""
    areas = {"se_in_04": harkonnen(regular=3), "hobars_gap": {**atreides(regular=3), "sietch": 0}}
    from tests.arrakis.table import in_battle

    game = in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", battle.CEASE, flags=w.NO_MERCY)
    play(game, "continue")
    assert area(game, "se_in_04")["regular"] == 3 and game.to_act == ATREIDES
