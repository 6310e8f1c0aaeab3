"""Why a turn cannot be that: for each reason a position and a refused move (war_for_arrakis 6.3, 7, 16, 19)."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.kernel.table import top
from tests.arrakis.refusals import SIETCH, STAY, deck, moving, partners, refuses
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    atreides,
    card_turn,
    dice,
    harkonnen,
    play,
    round_at,
    turn,
)

# --- the turn ------------------------------------------------------------------------------------------------------


def test_turns() -> None:
    leaders = {**NO_LEADERS, "beast_rabban": "aside", "baron_harkonnen": "tank_2", "captain_aramsham": "aside"}
    game = turn(HARKONNEN, STAY, "leadership", "mentat", leaders=leaders, spent_leaders=["beast_rabban"])
    refuses(
        game,
        {
            "use deployment deploy": "no-die 7.1",
            "use mentat deploy": "not-this-result 7.2",
            "use mentat card": "no-card-to-play 7.5",
            "desert_power": "atreides-only 7.1",
            "leader leadership beast_rabban": "leader-spent 7.4",
            "leader house baron_harkonnen": "leader-in-tank 10.4",
            "leader mentat thufir_hawat": "leader-not-in-play 3.10",
            "leader mentat captain_aramsham": "other-box 7.9",
            "leader mentat stilgar": "enemy-leader 7.4",
            "spend mentat a04": "only-for-side 7.1",
            "claim a04": "only-for-side 16.3",
            "end_turn": "must-act 7.1",
            "stop": "must-act 7.1",
            "cone": "no-cones 19.4",
        },
    )
    game = turn(ATREIDES, {}, "mentat", "house", leaders={**NO_LEADERS, "gurney_halleck": "aside"})
    refuses(
        game,
        {
            "leader house gurney_halleck": "no-special-action 16.6",
            "use house vehicles": "not-this-result 7.2",
            "desert_power": "not-fewer-dice 7.1",
        },
    )
    refuses(
        play(turn(HARKONNEN, SIETCH, "mentat", forced_die=w.STRATEGY + 1, dice=[1] * 10 + [0] * 9 + [1])),
        {
            "use mentat draw": "die-is-forced 25.8",
        },
    )


def test_after_the_action() -> None:
    game = turn(HARKONNEN, SIETCH, "mentat", "strategy", air_zones={"air_6": "ornithopter"})
    play(game, "use mentat draw", "draw 0 0")
    refuses(game, {"use strategy move": "already-acted 7.1"})


def test_who_acts_comes_first() -> None:
    """19.8: the Atreides have fewer dice, but nobody of them has been named yet."""
    game = landsraad.new_game("war_for_arrakis", seats=3, seed=0, expansions=["spacing_guild"])
    while top(game.table)[0] != w.F_TURN:
        game.play(game.options[0])
    refuses(
        game,
        {
            "desert_power": "choose-member-first 19.8",
            "use strategy move": "choose-member-first 19.8",
            "member corrino_ally": "other-team 19.1",
        },
    )


def test_partners() -> None:
    leaders = {**NO_LEADERS, "captain_aramsham": "aside", "thufir_hawat": "aside"}
    counted = [0] * 20
    counted[2], counted[7] = 1, 1
    game = partners(dice=counted, leaders=leaders)
    play(game, "member corrino_ally")
    refuses(game, {"free scheming": "only-for-member 19.2", "member house_harkonnen": "not-asked 7.1"})
    game = partners(dice=counted, leaders=leaders)
    play(game, "member house_harkonnen")
    refuses(game, {"leader deployment captain_aramsham": "not-your-leader 19.9", "free scheming": "schemings 16.8"})
    frames = [["round", 5, 1, 0], ["after", 0, 0, 0], ["forced_discard", 1, 1, 0]]
    cards = {"hand_house_atreides": ["the_voice"], "hand_fremen_ally": ["thumpers"]}
    game = partners(pending=frames, turn_side=1, **cards)
    refuses(game, {"card thumpers": "choose-member-first 19.8", "member corrino_ally": "other-team 19.1"})
    game = partners(pending=frames, turn_side=1, hand_house_harkonnen=["sandmasters"], hand_fremen_ally=["thumpers"])
    refuses(game, {"card sandmasters": "card-not-in-hand 25.6", "stop": "cannot-decline 25.6"})


def test_what_is_asked_instead_is_said_in_words() -> None:
    """A move of another moment: who is asked, and what."""
    game = moving(STAY)
    (reason,) = game.why_not("pay choam 2")
    assert (reason.key, reason.rule) == ("not-asked", "war_for_arrakis 7.1")
    told = game.speaker.reason(reason, "en", ["Ann", "Ben"])
    assert told == "Something else is asked now. Ann: Which legion moves? (up to 2) (war_for_arrakis 7.1)"
    play(game, "from wind_pass")  # the words stay those of the moment
    assert game.speaker.reason(reason, "en", ["Ann", "Ben"]) == told


def test_the_game_is_over() -> None:
    game = landsraad.new_game("war_for_arrakis", options={"max_rounds": 1})
    while not game.over:
        game.play(game.options[-1])
    refuses(game, {"stop": "game-over 5.5"})


# --- prescience and free actions -----------------------------------------------------------------------------------


def test_claims() -> None:
    game = turn(ATREIDES, {}, "house", prescience=["a02", "a04", "e01"])
    refuses(
        game,
        {
            "claim a03": "card-not-revealed 16.3",
            "claim e01": "other-moment 16.3",
            "claim a02": "requirement-not-met 16.10",
            "claim a04": "costs-a-die 16.11, requirement-not-met 16.10",
            "spend house a02": "costs-no-die 16.3, requirement-not-met 16.10",
        },
    )
    refuses(turn(ATREIDES, {}, "house", prescience=["a02"], claims=2), {"claim a02": "two-claims 16.2"})
    game = round_at("unclaimed", {}, prescience=["e01", "e02", "e03"], eyes_of_ibad="e03", staying=["eyes_of_ibad"])
    refuses(
        game,
        {
            "keep a01": "card-not-revealed 6.6.7",
            "remove e01"
            if "keep e02" in {o.notation for o in game.options}
            else "remove e02": "other-card-asked 6.6.7",
            "remove e03": "card-is-kept 16.4",
        },
    )


def test_free_actions() -> None:
    game = turn(HARKONNEN, SIETCH, "strategy")
    refuses(
        game,
        {
            "free scout": "no-ornithopter 7.6",
            "free train": "only-for-side 7.6",
            "free scheming": "leader-not-in-play 16.8",
            "free bombard": "needs-guild sg 8.3",
        },
    )
    refuses(turn(HARKONNEN, SIETCH, "strategy", bans=["spacing_guild"]), {"free scout": "scouting-banned 15.5"})
    far = {"air_1": "ornithopter"}
    refuses(turn(HARKONNEN, SIETCH, "strategy", air_zones=far), {"free scout": "nothing-to-scout 7.6"})
    refuses(turn(HARKONNEN, SIETCH, "strategy", **GUILD), {"free bombard": "no-frigate sg 8.3"})
    frigate = {"air_zones": {"air_1": "harkonnen_frigate"}, **GUILD}
    refuses(turn(HARKONNEN, SIETCH, "strategy", **frigate), {"free bombard": "nothing-to-bombard sg 8.3"})
    game = turn(ATREIDES, {}, "strategy")
    refuses(
        game,
        {
            "free train": "no-facedown-token 7.6",
            "free atomics": "marker-too-low 17.1",
            "free scout": "only-for-side 7.6",
        },
    )
    refuses(turn(ATREIDES, {}, "strategy", atomics="rimwall"), {"free atomics": "atomics-used 17.1"})
    watched = {"air_6": "ornithopter"}
    refuses(turn(ATREIDES, SIETCH, "strategy", air_zones=watched), {"free train": "tokens-watched 7.6"})
    game = moving({"wind_pass": harkonnen(regular=1)}, "from wind_pass")
    refuses(game, {"free scout": "no-window 0.8"})


def test_free_actions_with_what_and_where() -> None:
    game = turn(HARKONNEN, SIETCH, "strategy", air_zones={"air_6": "ornithopter", "air_1": "carryall"})
    play(game, "free scout")
    refuses(
        game,
        {
            "scout air_1 windgap itself": "no-such-aircraft 7.6",
            "scout air_6 gara_kulon itself": "zone-not-connected 2.5",
            "scout air_6 hobars_gap itself": "nothing-hidden 7.6",
            "scout air_6 windgap navigator": "no-navigator sg 9.3",
        },
    )
    areas = {**SIETCH, "gara_kulon": atreides(tokens=[1])}
    game = play(turn(ATREIDES, areas, "strategy", air_zones={"air_6": "ornithopter"}), "free train")
    refuses(game, {"train 0 windgap": "area-watched 7.6", "train 1 windgap": "token-not-there 7.6"})
    game = turn(HARKONNEN, SIETCH, "strategy", air_zones={"air_6": "harkonnen_frigate"}, **GUILD)
    play(game, "free bombard")
    refuses(
        game,
        {
            "bombard air_5 windgap": "no-such-aircraft sg 8.3",
            "bombard air_6 gara_kulon": "zone-not-connected sg 8.8",
            "bombard air_6 hobars_gap": "nothing-to-bombard-there sg 8.3",
        },
    )
    hawat = {"leaders": {**NO_LEADERS, "thufir_hawat": "aside"}, "hand_house_harkonnen": ["hawats_scheming"] * 2}
    game = play(turn(HARKONNEN, {}, "strategy", **hawat), "free scheming")
    refuses(game, {"scheming 3": "schemings 16.8"})


# --- dice and cards ------------------------------------------------------------------------------------------------


def test_dice() -> None:
    counted = dice(HARKONNEN, "strategy", "strategy", "strategy")
    excess = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    frames = [["round", 3, 0, 0], ["allocate", 0, 0, 0]]
    game = round_at("roll", {}, dice=counted, excess_dice=excess, pending=frames)
    refuses(
        game,
        {
            "change mentat house": "no-excess-die 6.3.2",
            "change strategy strategy": "box-full 6.3.2",
            "stop": "cannot-decline 6.3.2",
        },
    )
    frames = [["round", 4, 0, 0], ["sister", 0, 0, 0]]
    game = round_at("sisters", {}, dice=counted, bene_gesserit=[1, 1], bene_gesserit_reserve=3, pending=frames)
    refuses(game, {"box strategy": "box-full 6.3.3"})
    frames = [["round", 5, 0, 0], ["divide", 0, 1, 0]]
    refuses(partners(1, pending=frames), {"box mentat": "no-die 19.8", "no": "cannot-decline 19.8"})


def test_cards() -> None:
    cards = {"hand_house_harkonnen": ["hawats_scheming", "sandmasters"]}
    game = play(turn(HARKONNEN, {}, "mentat", **cards), "use mentat card")
    refuses(
        game,
        {
            "card hunter_seeker": "card-not-in-hand 7.5",
            "card hawats_scheming": "cannot-be-played 16.8",
            "stop": "cannot-decline 7.1",
        },
    )
    frames = [["round", 5, 1, 0], ["after", 1, 0, 0], ["forced_discard", 0, 1, 0]]
    game = turn(ATREIDES, {}, "mentat", pending=frames, turn_side=2, actor=2, **cards)
    refuses(game, {"card hawats_scheming": "not-discarded-so 7.5"})
    pair = {"hand_house_atreides": ["the_voice"], "hand_fremen_ally": ["thumpers"], "hand_house_harkonnen": []}
    frames = [["round", 5, 1, 0], ["after", 0, 0, 0], ["forced_discard", 1, 2, 0]]
    game = partners(pending=frames, turn_side=1, **pair)
    game.play("member fremen_ally")
    game.play("card thumpers")
    refuses(game, {"member fremen_ally": "no-card-to-discard 25.6"})
    game = play(
        turn(HARKONNEN, {}, "mentat", deck_corrino_ally=[], discard_corrino_ally=deck("corrino_ally")),
        "use mentat draw",
    )
    refuses(game, {"draw 2 1": "too-many-cards 7.2", "draw 0 1": "deck-too-small 25.5"})
    leaders = {**NO_LEADERS, "thufir_hawat": "aside"}
    game = play(turn(HARKONNEN, {}, "mentat", leaders=leaders), "leader mentat thufir_hawat")
    refuses(game, {"draw 0 1": "other-deck 25.5"})
    one = play(card_turn(ATREIDES, "cielagos_piping_message", {}))
    refuses(one, {"draw 2 0": "too-many-cards 7.2"})
    game = card_turn(ATREIDES, "truthtrance", {})
    play(game, "stop")
    refuses(game, {"amount 2": "no-such-part 7.5"})
    many = ["sandmasters", "hunter_seeker", "spotter_control", "workhorse_of_arrakis", "forced_recruitment"]
    hand = [*many, "harkonnen_patrols", "arsunt_legion"]
    game = round_at("tidy", {}, hand_house_harkonnen=hand)
    refuses(game, {"card explosive_artillery": "card-not-in-hand 6.6.6", "stop": "cannot-decline 6.6.6"})


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        ({"seats": 5}, "arrakis-seats"),
        ({"leaders": "random"}, "not-chosen"),
        ({"first_player": 1}, "not-chosen"),
        ({"seats": 1, "expansions": ["spacing_guild"]}, "solo-with-guild"),
        ({"seats": 3, "options": {"solo": True}}, "solo-seats"),
        ({"seats": 1, "options": {"solo": False}}, "solo-needed"),
        ({"seats": 3, "options": {"shared_side": "fremen"}}, "shared-side-unknown"),
        ({"seats": 4, "options": {"shared_side": "atreides"}}, "shared-side-seats"),
        ({"options": {"max_rounds": -1}}, "max-rounds"),
    ],
)
def test_a_set_up_that_cannot_be_names_its_message(setup: dict[str, Any], key: str) -> None:
    with pytest.raises(landsraad.BadOption) as refused:
        landsraad.new_game("war_for_arrakis", **setup)
    assert refused.value.key == key
