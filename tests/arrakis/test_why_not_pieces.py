"""Why battles, placements and payments are refused: for each reason a position and a refused move."""

from typing import Any

from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.kernel.table import top
from tests.arrakis.refusals import HARVESTER, SIETCH, SIGN, TOWN, WORM, refuses
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    atreides,
    card_turn,
    harkonnen,
    hit,
    in_battle,
    play,
    round_at,
    turn,
)

# --- battle --------------------------------------------------------------------------------------------------------

FIGHT: dict[str, Any] = {
    "wind_pass": harkonnen(regular=3, elite=1, generic=1),
    "sw_in_03": atreides(regular=2, elite=1),
}


def test_battles() -> None:
    hand = {"hand_house_harkonnen": ["hawats_scheming", "sandmasters"], "hand_fremen_ally": ["thumpers"]}
    game = in_battle(HARKONNEN, FIGHT, "wind_pass", "sw_in_03", battle.ATTACKER_CARDS, **hand)
    refuses(
        game,
        {
            "card thumpers": "card-not-in-hand 9.4",
            "card hawats_scheming": "not-discarded-so 7.5",
            "retreat": "no-retreat-now 9.10.2",
            "cease": "no-ceasing-now 9.10.1",
        },
    )
    window = {"air_zones": {"air_6": "ornithopter"}, **hand}
    areas = {**FIGHT, **SIETCH}
    game = in_battle(HARKONNEN, areas, "wind_pass", "sw_in_03", battle.ATTACKER_CARDS, bans=["landsraad"], **window)
    refuses(game, {"card sandmasters": "cards-banned 15.5"})
    areas = {**areas, "wind_pass": harkonnen(regular=6)}
    game = in_battle(HARKONNEN, areas, "wind_pass", "sw_in_03", battle.ATTACKER_CARDS, **window)
    refuses(game, {"card sandmasters": "enough-dice 9.15"})
    areas = {"wind_pass": harkonnen(regular=3), "sw_in_03": atreides(regular=2)}
    leaders = {
        **NO_LEADERS,
        "beast_rabban": "wind_pass",
        "baron_harkonnen": "wind_pass",
        "captain_aramsham": "wind_pass",
    }
    left = 1 << w.NAMED_SHIFT + w.BARON | 1 << w.NAMED_SHIFT + w.ARAMSHAM
    game = in_battle(
        HARKONNEN,
        areas,
        "wind_pass",
        "sw_in_03",
        battle.ATTACKER_LEADERS,
        stars=(1, 0),
        able=(left, 0),
        leaders=leaders,
    )
    refuses(
        game,
        {
            "ability beast_rabban": "special-used 9.6",
            "ability stilgar": "leader-not-in-battle 9.6",
            "ability_generic": "no-generic-able 9.6",
        },
    )
    areas = {**FIGHT, "windgap": harkonnen(regular=1)}
    game = in_battle(HARKONNEN, areas, "wind_pass", "sw_in_03", battle.RETREAT_TO)
    refuses(game, {"to gara_kulon": "not-adjacent 9.17", "to windgap": "enemy-there 2.6"})


def test_hits_and_too_many_units() -> None:
    areas = {"wind_pass": harkonnen(regular=2, elite=1)}
    game = hit(HARKONNEN, areas, "wind_pass", 1)
    refuses(
        game,
        {
            "lose special": "no-such-figure 9.9",
            "reduce regular": "only-elites 9.9",
            "reduce special": "no-such-figure 9.9",
            "lose_leader stilgar": "leader-not-there 9.9",
            "stop": "cannot-decline 9.9",
        },
    )
    crowd = {name: harkonnen(regular=6) for name in ("north_pole", "carthag", "arrakeen", "arsunt")}
    refuses(
        hit(HARKONNEN, {**crowd, "wind_pass": harkonnen(elite=2, special=1)}, "wind_pass", 1),
        {
            "reduce elite": "none-in-supply 9.9",
        },
    )
    frames = [["round", 5, 0, 0], ["after", 0, 0, 0], ["casualties", AREA["wind_pass"], 1, 1]]
    numbers = [AREA["wind_pass"], AREA["sw_in_03"], *[0] * 12]
    areas = {"wind_pass": harkonnen(regular=2, elite=2, special=1)}
    game = turn(HARKONNEN, areas, "strategy", turn_side=1, pending=frames, battle=numbers, stay_units=1 << 10)
    refuses(game, {"lose special": "takes-no-part 9.16"})
    frames = [["round", 5, 0, 0], ["after", 0, 0, 0], ["stack", AREA["wind_pass"], 0, 0]]
    areas = {"wind_pass": harkonnen(regular=5, elite=2, generic=1)}
    game = turn(HARKONNEN, areas, "strategy", turn_side=1, pending=frames)
    refuses(
        game,
        {
            "lose generic": "leaders-do-not-count 3.2",
            "lose_leader beast_rabban": "leaders-do-not-count 3.2",
            "lose special": "no-such-figure 3.2",
            "lose_token 3": "token-not-there 3.7",
            "stop": "cannot-decline 3.2",
        },
    )


# --- placing -------------------------------------------------------------------------------------------------------


def test_vehicles() -> None:
    areas = {"wind_pass": HARVESTER, "sw_in_03": WORM, **SIETCH}
    game = round_at("vehicles", areas)
    refuses(
        game,
        {
            "place north_pole": "not-desert 2.2",
            "place wind_pass": "harvester-there 6.2.2",
            "place sw_in_03": "sandworm-there 8.8",
            "place windgap": "enemy-there 2.6",
            "vehicle carryall air_1": "harvesters-first 6.2.2",
            "vehicle harvester air_1": "not-in-air-zones 3.5",
            "stop": "cannot-decline 6.2.2",
        },
    )
    for _ in range(3):
        game.play(next(option for option in game.options if option.verb == "place"))
    play(game, "vehicle carryall air_1")
    refuses(
        game,
        {
            "vehicle carryall air_2": "no-more-of-these 6.2.2",
            "vehicle ornithopter air_1": "zone-taken 2.5",
            "place gara_kulon": "no-more-of-these 6.2.2",
        },
    )
    zones = {"air_1": "carryall", "air_2": "carryall", "air_3": "carryall", "air_4": "harkonnen_frigate"}
    game = play(turn(HARKONNEN, {}, "house", air_zones=zones, **GUILD), "use house vehicles")
    refuses(game, {"vehicle carryall air_5": "none-in-supply 0.3.4", "vehicle ornithopter air_4": "zone-taken 2.5"})


def test_figures_of_a_card() -> None:
    towns = {"carthag": {**harkonnen(regular=1), **TOWN}, "arrakeen": TOWN}
    game = card_turn(HARKONNEN, "barons_personal_guard", towns, leaders={**NO_LEADERS, "baron_harkonnen": "aside"})
    refuses(game, {"place wind_pass": "only-carthag-or-arrakeen 25.3"})
    play(game, "place arrakeen")
    refuses(
        game,
        {
            "put elite carthag 1": "other-area 25.3",
            "put elite arrakeen 3": "not-so-many-left 25.3",
            "put elite arrakeen 0": "at-least-one 25.3",
            "put regular arrakeen 1": "not-these-figures 25.3",
            "deploy generic arrakeen": "not-these-figures 25.3",
            "place_leader baron_harkonnen arrakeen": "leader-needs-unit 3.9",
            "place_leader beast_rabban arrakeen": "other-leader-named 3.9",
        },
    )
    crowd = {name: harkonnen(elite=5) for name in ("wind_pass", "windgap")}
    leaders = {**NO_LEADERS, "beast_rabban": "wind_pass", "feyd_rautha": "aside", "captain_aramsham": "tank_2"}
    areas = {"arrakeen": TOWN, **crowd}
    game = card_turn(HARKONNEN, "forced_recruitment", areas, leaders=leaders)
    refuses(
        game,
        {
            "put elite arrakeen 3": "not-so-many-in-supply 0.3.4",
            "place_leader beast_rabban arrakeen": "leader-on-board 3.9",
            "place_leader captain_aramsham arrakeen": "leader-in-tank 10.4",
            "place_leader stilgar arrakeen": "enemy-leader 3.9",
            "deploy generic arrakeen": "leader-needs-unit 3.9",
        },
    )
    play(game, "put elite arrakeen 1", "place_leader feyd_rautha arrakeen")
    refuses(game, {"deploy generic arrakeen": "no-more-of-these 25.3"})
    areas = {"wind_pass": harkonnen(special=1), "windgap": harkonnen(regular=1), "sw_in_03": harkonnen(special=1)}
    game = card_turn(
        HARKONNEN, "i_decide_what_best_serves_his_majesty", areas, leaders={**NO_LEADERS, "captain_aramsham": "aside"}
    )
    refuses(game, {"place windgap": "needs-special 25.1", "place carthag": "no-legion-there 25.3"})
    game = card_turn(HARKONNEN, "moving_the_battle_group", {"north_pole": atreides(regular=1)})
    refuses(game, {"place wind_pass": "other-terrain 2.2", "place north_pole": "enemy-there 2.6"})
    game = card_turn(HARKONNEN, "harkonnen_patrols", {"wind_pass": SIGN})
    refuses(game, {"place north_pole": "not-desert 2.2", "place wind_pass": "not-empty 2.6"})
    game = card_turn(HARKONNEN, "evidence_of_rebellion", towns)
    refuses(game, {"place wind_pass": "no-settlement-there 25.3"})
    sought = {"leaders": {**NO_LEADERS, "paul_atreides": "aside"}, "seek": 1}
    game = turn(ATREIDES, SIETCH, "deployment", **sought)
    play(game, "use deployment deploy", "amount 0", "place windgap")
    refuses(game, {"place_leader paul_atreides windgap": "leader-sought 25.7"})


def test_deployment_and_replacing() -> None:
    areas = {"carthag": {**harkonnen(regular=1), **TOWN}, "arrakeen": TOWN, "windgap": harkonnen(elite=1)}
    game = play(turn(HARKONNEN, areas, "deployment"), "use deployment deploy")
    refuses(
        game,
        {
            "deploy regular windgap": "no-settlement-there 7.2",
            "deploy special carthag": "no-more-of-these 7.2",
            "deploy generic arrakeen": "leader-needs-unit 3.9",
            "place_leader beast_rabban carthag": "leader-not-in-play 3.10",
        },
    )
    play(game, "deploy generic carthag")
    refuses(game, {"deploy generic carthag": "no-more-of-these 7.2"})
    game = play(turn(HARKONNEN, areas, "house"), "use house elites")
    refuses(
        game,
        {
            "take special carthag": "other-kind-replaced 3.8",
            "take regular windgap": "no-such-figure 3.8",
            "take regular wind_pass": "no-legion-there 3.8",
        },
    )
    game = play(turn(ATREIDES, SIETCH, "deployment"), "use deployment deploy")
    refuses(game, {"amount 2": "not-so-many-tokens 11.4"})
    play(game, "amount 1")
    refuses(game, {"token 15 windgap": "token-not-drawn 7.2", "token 8 wind_pass": "no-settlement-there 7.2"})
    play(game, "token 8 windgap")
    refuses(game, {"deploy generic wind_pass": "other-area 7.2", "deploy regular windgap": "not-these-figures 7.2"})
    areas = {**SIETCH, "hobars_gap": {"sietch": 0}, "sw_in_03": harkonnen(regular=1), "gara_kulon": {"sietch": 2}}
    game = play(card_turn(ATREIDES, "cielagos_piping_message", areas), "amount 1")
    refuses(game, {"token 8 gara_kulon": "no-enemy-near 2.13"})


def test_fleeing_families() -> None:
    """a07: units leave sietch areas, no leader stays alone (3.3)."""
    areas = {
        "windgap": {**atreides(regular=2, generic=1), "sietch": 1},
        "wind_pass": atreides(regular=1),
        "hobars_gap": {**atreides(regular=2), "sietch": 0},
    }
    game = play(turn(ATREIDES, areas, "strategy", prescience=["a07"]), "claim a07")
    refuses(
        game,
        {
            "take regular wind_pass": "no-settlement-there 16.10",
            "take elite windgap": "no-such-figure 16.10",
            "token 3 windgap": "token-not-there 16.10",
        },
    )
    play(game, "take regular windgap")
    refuses(game, {"take regular windgap": "leader-alone 3.3"})


# --- spice and the Guild -------------------------------------------------------------------------------------------


def test_payments() -> None:
    areas = {"gara_kulon": HARVESTER, "wind_pass": HARVESTER, "se_in_05": HARVESTER}
    game = round_at("harvest", areas, imperium_markers=[5, 4, 4])
    refuses(
        game,
        {
            "pay landsraad 2": "other-payment 15.7",
            "pay choam 1": "no-such-price 15.2",
            "pay choam 3": "marker-on-top 15.2",
        },
    )
    play(game, "pay choam 2")
    refuses(game, {"pay spacing_guild 3": "not-payable 15.2"})
    rising = round_at("harvest", areas, supremacy=6, imperium_markers=[5, 4, 4])
    refuses(rising, {"pay stockpile 3": "no-stockpiling 15.3"})
    rich = {name: HARVESTER for name in ("se_in_05", "ne_out_14", "ne_out_16", "sw_out_01", "sw_out_04", "sw_out_06")}
    game = round_at("harvest", rich, imperium_markers=[5, 4, 4])
    play(game, "pay choam 0", "pay spacing_guild 0", "pay landsraad 0")
    refuses(game, {"pay stockpile 2": "stockpile-price 15.3"})
    play(game, "pay stockpile 0")
    refuses(game, {"pay reserve 2": "one-in-reserve 15.4"})
    frames = [["round", 9, 0, 0], ["harvest", 5, 0, 0]]
    game = round_at("harvest", {}, pending=frames, spice=0)
    assert top(game.table)[0] != w.F_HARVEST  # nothing to pay with: nothing is asked


def test_heighliners() -> None:
    frames = [["round", 5, 0, 0], ["after", 0, 0, 0], ["landing", 0, 1, 0]]
    areas = {"wind_pass": SIGN, **SIETCH}
    game = turn(HARKONNEN, areas, "strategy", turn_side=1, pending=frames, hold_troops=[3, 0], **GUILD)
    refuses(
        game,
        {
            "land wind_pass 3": "not-empty 2.6",
            "land sw_in_03 3": "next-to-enemy sg 6.3",
            "land gara_kulon 2": "all-land sg 6.3",
            "stop": "cannot-decline sg 6.8",
        },
    )
    game = turn(HARKONNEN, areas, "strategy", turn_side=1, pending=frames, hold_troops=[8, 0], **GUILD)
    refuses(game, {"amount 7": "divide-landing sg 6.6", "land gara_kulon 8": "divide-landing sg 6.6"})
    frames = [["round", 5, 0, 0], ["after", 0, 0, 0], ["landing", 0, 0, 0]]
    zones = {"air_1": "ornithopter"}
    game = turn(HARKONNEN, {}, "strategy", turn_side=1, pending=frames, hold_frigates=[1, 0], air_zones=zones, **GUILD)
    refuses(game, {"zone air_1": "zone-taken sg 6.3"})
    frames = [["round", 9, 0, 0], ["earned", 0, 0, 0]]
    game = round_at("harvest", {}, pending=frames, earned=[1, 0, 0], **GUILD)
    refuses(game, {"imperium landsraad": "not-earned sg 4.3", "one_only landsraad": "not-earned sg 4.3"})
    refuses(game, {"one_only choam": "no-smaller-action sg 4.1"})
    frames = [["round", 5, 0, 0], ["after", 0, 0, 0], ["imperium", 0, 1, 0]]
    game = turn(HARKONNEN, {}, "strategy", turn_side=1, pending=frames, **GUILD)
    refuses(game, {"imperium landsraad": "other-power sg 4.1"})


def test_leaders_off_the_board() -> None:
    leaders = {**NO_LEADERS, "beast_rabban": "wind_pass", "captain_aramsham": "aside"}
    game = round_at("swaps", {"wind_pass": harkonnen(regular=1)}, leaders=leaders)
    refuses(
        game,
        {"take_leader captain_aramsham": "leader-not-on-board 6.6.4", "take_leader stilgar": "enemy-leader 6.6.4"},
    )
