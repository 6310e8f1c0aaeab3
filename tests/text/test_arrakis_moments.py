"""War for Arrakis: questions and options of single moments, word for word."""

from typing import Any

import landsraad
from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARD_NUMBERS
from landsraad.game import Game
from landsraad.kernel.decisions import pack
from landsraad.text.war_for_arrakis.options import option_text
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


def asked(game: Game) -> str:
    assert game.question is not None
    return game.question.text()


def said(game: Game, notation: str) -> str:
    return next(option.text() for option in game.options if option.notation == notation)


LEGION = {"carthag": harkonnen(regular=4, elite=1), "arsunt": harkonnen(regular=1)}
RABBAN = {**NO_LEADERS, "beast_rabban": "carthag"}


def test_a_move_from_its_die_to_its_figures() -> None:
    game = turn(HARKONNEN, LEGION, "strategy", leaders=RABBAN)
    assert asked(game) == "Your turn: what do you do?"
    assert said(game, "use strategy move") == "Strategy: move up to 2 different legions"
    assert said(game, "use house elites") == "House: replace up to 2 regulars on the board by 2 elites"
    play(game, "use strategy move")
    assert said(game, "from carthag") == "From Carthag: 4 regulars, 1 elite and Beast Rabban"
    play(game, "from carthag")
    assert said(game, "to arsunt") == "To Arsunt, joining 1 regular"
    play(game, "to arsunt")
    assert asked(game) == "Who goes from Carthag to Arsunt?"
    assert said(game, "go") == "From Carthag to Arsunt with 4 regulars, 1 elite and Beast Rabban"
    assert said(game, "leave 2 regular") == "Leave 2 regulars behind"
    assert said(game, "leave_leader beast_rabban") == "Leave Beast Rabban behind"


def test_ways() -> None:
    more: dict[str, Any] = {**GUILD, "air_zones": {"air_2": "ornithopter", "air_1": "guild_navigator"}}
    game = play(turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "strategy", **more), "use strategy move")
    play(game, "from carthag")
    assert asked(game) == "How does the legion in Carthag move?"
    assert said(game, "way walk") == "On foot"
    assert said(game, "way ornithopter_2") == "With the ornithopter in air zone 2"
    assert said(game, "way navigator_1") == "With the Guild Navigator in air zone 1"
    assert said(game, "way sparing_2") == ("With the ornithopter in air zone 2, removing the Guild Navigator instead")
    told = [
        game.speaker.option(game.table, pack(w.V_WAY, way), "en", []) for way in (w.MARCH, w.CARRIERS, w.BY_FRIGATE)
    ]
    assert told == ["Up to two areas on foot", "With troop carriers", "With the frigate in air zone 1"]


BATTLE = {
    "se_in_04": harkonnen(regular=2, elite=2, special=1, generic=1),
    "hobars_gap": {**atreides(regular=2, special=1), "sietch": 0},
}


def test_a_battle() -> None:
    hands = {"hand_corrino_ally": ["shigawire"], "hand_house_atreides": ["the_voice"]}
    game = turn(HARKONNEN, BATTLE, "strategy", sietch_ranks=[2, 1, 1, 2, 2, 2, 3, 3], **hands)
    play(game, "use strategy attack", "from se_in_04")
    assert asked(game) == "What does the legion in Inner SE 4 attack?"
    assert said(game, "to hobars_gap") == "Attack Hobars Gap: 2 regulars and 1 Fedaykin"
    play(game, "to hobars_gap")
    assert said(game, "go").startswith("Attack Hobars Gap from Inner SE 4 with 2 regulars, 2 elites, 1 Sardaukar")
    play(game, "go")
    assert asked(game) == ("Battle for Hobars Gap: you roll 5 combat dice. Do you discard planning cards for more?")
    assert said(game, "card shigawire") == "Discard Shigawire for 1 more combat die"
    assert said(game, "stop") == "Discard no card"


def test_the_end_of_a_battle_round() -> None:
    game = in_battle(HARKONNEN, BATTLE, "se_in_04", "hobars_gap", battle.CEASE)
    assert asked(game) == "Battle for Hobars Gap: do you continue the attack?"
    assert said(game, "continue") == "Continue the attack, taking 1 hit"
    assert said(game, "cease") == "Cease the attack"
    game = in_battle(HARKONNEN, BATTLE, "se_in_04", "hobars_gap", battle.RETREAT)
    assert asked(game) == "Battle for Hobars Gap: do you retreat?"
    play(game, "retreat")
    assert asked(game) == "Hobars Gap is given up: where does the defender retreat to?"
    assert said(game, "to false_wall_south") == "They retreat to False Wall South"


def test_casualties() -> None:
    game = hit(HARKONNEN, BATTLE, "se_in_04", 2)
    assert asked(game) == "2 hits in Inner SE 4: who takes the first?"
    assert said(game, "lose special") == "Lose 1 Sardaukar"
    assert said(game, "reduce special") == "Turn 1 Sardaukar into a regular"
    game = hit(HARKONNEN, BATTLE, "hobars_gap", 1)
    assert asked(game) == "1 hit in Hobars Gap: who takes it?"
    assert said(game, "lose special") == "Lose 1 Fedaykin"


def test_a_card_asks_by_its_name() -> None:
    game = card_turn(HARKONNEN, "spotter_control", {"sw_in_03": {"wormsign": "sand"}, "sw_in_05": {"wormsign": "sand"}})
    assert asked(game) == "Spotter Control: Discard up to 3 wormsigns from the board. Which one?"
    assert said(game, "place sw_in_03") == "Discard the wormsign in Inner SW 3"
    game = card_turn(HARKONNEN, "harkonnen_patrols", {})
    assert asked(game) == "Harkonnen Patrols: Where do you place the next one? (3 regulars to go)"
    assert said(game, "place sw_in_03") == "1 regular in Inner SW 3"
    game = card_turn(ATREIDES, "wall_of_sandworms", {"sw_in_03": {"worm": "sandworm"}})
    assert said(game, "place sw_in_05") == "A sandworm in Inner SW 5"


def test_the_figures_of_a_card_come_one_by_one() -> None:
    areas = {"carthag": {"settlement": True}, "arrakeen": {"settlement": True}}
    game = card_turn(HARKONNEN, "barons_personal_guard", areas, leaders={**NO_LEADERS, "baron_harkonnen": "aside"})
    assert asked(game) == "Baron's Personal Guard: Where do you place 2 elites and Baron Harkonnen?"
    play(game, "place carthag", "put elite carthag 1")
    assert asked(game) == "Baron's Personal Guard: Who of 1 elite and Baron Harkonnen comes to Carthag?"
    assert said(game, "put elite carthag 1") == "1 elite in Carthag"
    assert said(game, "place_leader baron_harkonnen carthag") == "Baron Harkonnen in Carthag"
    assert said(game, "stop") == "Place no more"


def test_dice_and_markers() -> None:
    game = card_turn(ATREIDES, "alam_al_mithal", {}, prescience_markers=[2, 0, 0])
    assert said(game, "shift kwisatz_haderach 1 jihad") == "Kwisatz Haderach 1 step down, Jihad 1 step up"
    assert said(game, "shift kwisatz_haderach 2 jihad") == "Kwisatz Haderach 2 steps down, Jihad 2 steps up"
    game = card_turn(ATREIDES, "truthtrance", {})
    assert said(game, "die house_harkonnen strategy") == "The Strategy die of House Harkonnen"


def test_harvest_and_payments() -> None:
    game = round_at("harvest", {"se_out_02": {"harvester": True}, "sw_out_01": {"harvester": True}})
    assert asked(game) == "4 spice left: what do you pay for CHOAM (step 5 of 5)?"
    assert said(game, "pay choam 0") == "CHOAM: pay nothing"
    assert said(game, "pay choam 2") == "CHOAM: pay 2 spice to stay"
    play(game, "pay choam 2", "pay spacing_guild 0", "pay landsraad 0")
    assert asked(game) == "2 spice left: do you save 1?"
    assert said(game, "pay reserve 1") == "Save 1 spice for a later round"


def test_imperium_actions() -> None:
    """Where two troops would divide the landing one may come aboard; in older games yards build two frigates or one."""
    frames = [["round", 9, 0, 0], ["earned", 0, 0, 0]]
    given = {"pending": frames, "earned": [1, 0, 1], "hold_troops": [4, 0], **GUILD}
    game = round_at("harvest", {}, staying=["sg_harkonnen_3"], rules=1, **given)
    assert said(game, "imperium choam") == "Take a CHOAM action: put 2 frigates aboard your heighliner"
    assert said(game, "one_only choam") == "Take a CHOAM action, but put only 1 frigate aboard"
    assert said(game, "one_only landsraad") == "Take a Landsraad action, but put only 1 Houses Major troop aboard"
    game = round_at("harvest", {}, **given)
    assert said(game, "imperium choam") == "Take a CHOAM action: put 1 frigate aboard your heighliner"


def test_the_desert_asks() -> None:
    game = turn(ATREIDES, {"sw_in_03": {"worm": "sandworm"}, "sw_in_05": harkonnen(regular=1)}, "house")
    play(game, "use house desert_power")
    assert asked(game) == "Desert Power: what do you do?"
    assert said(game, "attack_worm") == "Attack with a sandworm"
    play(game, "attack_worm")
    assert said(game, "from sw_in_03") == "The sandworm in Inner SW 3"
    play(game, "from sw_in_03")
    assert asked(game) == "What does the sandworm in Inner SW 3 attack?"
    assert said(game, "to sw_in_05") == "Attack Inner SW 5"


def test_a_sietch_moves_with_whom_it_likes() -> None:
    game = card_turn(ATREIDES, "kitab_al_ibar", {"windgap": {**atreides(regular=2, generic=1), "sietch": 0}})
    assert asked(game) == "Kitab al-Ibar: Which sietch moves?"
    assert said(game, "from windgap") == "The sietch in Windgap"
    play(game, "from windgap")
    assert asked(game) == "Kitab al-Ibar: Where does the sietch in Windgap go?"
    play(game, "to sw_in_03")
    assert asked(game) == "Kitab al-Ibar: Who goes with the sietch from Windgap to Inner SW 3?"
    assert said(game, "go") == "From Windgap to Inner SW 3 with 2 regulars and 1 Naib"
    assert said(game, "stop") == "Move the sietch token alone"


def test_cards_of_one_name_are_told_apart() -> None:
    """Three cards are called Smugglers: who discards one must know which."""
    game = landsraad.new_game("war_for_arrakis", seats=2, seed=1)
    same = [option_text(game.table, pack(w.V_CARD, CARD_NUMBERS[f"smugglers_{letter}"]), "en") for letter in "abc"]
    assert len(set(same)) == 3 and all(text.startswith("Smugglers (if Gurney Halleck is in play: ") for text in same)
    assert option_text(game.table, pack(w.V_CARD, CARD_NUMBERS["stillsuits"]), "en") == "Stillsuits"
