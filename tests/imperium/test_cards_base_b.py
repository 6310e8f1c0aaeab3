"""The Imperium cards of the base game from Imperial Spy to Worm Riders, clause by clause."""

from typing import Any

import pytest

from landsraad.game import Game
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table

GAINS = ("persuasion", "swords", "solari", "spice", "water", "points")
ROW = ["scout", "stilgar", "carryall", "firm_grip"]
STARTING = [*["convincing_argument", "dagger", "dune_the_desert_planet"] * 2]
STARTING += ["diplomacy", "reconnaissance", "seek_allies", "signet_ring"]
LEVELS = {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}


def gains(game: Game) -> dict[str, int]:
    found = seat(game)
    return {name: found[name] for name in GAINS if found[name]}


def reveal(*hand: str, **fields: Any) -> Game:
    return play(table({"hand": list(hand), **fields}), "reveal")


def send(card: str, space: str, *others: dict[str, Any], **fields: Any) -> Game:
    return play(table({"hand": [card], **fields}, *others), f"agent {card} {space}")


@pytest.mark.clause("imperial_spy.reveal.1", "imperial_spy.reveal.2", "lady_jessica.reveal.1")
@pytest.mark.clause("lady_jessica.reveal.2", "missionaria_protectiva.reveal.1", "opulence.reveal.1")
@pytest.mark.clause("other_memory.reveal.1", "piter_de_vries.reveal.1", "piter_de_vries.reveal.2")
@pytest.mark.clause("reverend_mother_mohiam.reveal.1", "reverend_mother_mohiam.reveal.2")
@pytest.mark.clause("sardaukar_infantry.reveal.1", "sardaukar_infantry.reveal.2", "sardaukar_legion.reveal.1")
@pytest.mark.clause("scout.reveal.1", "scout.reveal.2", "shifting_allegiances.reveal.1", "smugglers_thopter.reveal.1")
@pytest.mark.clause("smugglers_thopter.reveal.2", "space_travel.reveal.1", "spice_hunter.reveal.1")
@pytest.mark.clause("spice_hunter.reveal.2", "spice_smugglers.reveal.1", "spice_smugglers.reveal.2")
@pytest.mark.clause("stilgar.reveal.1", "stilgar.reveal.2", "test_of_humanity.reveal.1", "the_voice.reveal.1")
@pytest.mark.clause("thufir_hawat.reveal.1")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("imperial_spy", {"persuasion": 1, "swords": 1}),
        ("kwisatz_haderach", {}),
        ("lady_jessica", {"persuasion": 3, "swords": 1}),
        ("missionaria_protectiva", {"persuasion": 1}),
        ("opulence", {"persuasion": 1}),
        ("other_memory", {"persuasion": 2}),
        ("piter_de_vries", {"persuasion": 3, "swords": 1}),
        ("power_play", {}),
        ("reverend_mother_mohiam", {"persuasion": 2, "spice": 2}),
        ("sardaukar_infantry", {"persuasion": 1, "swords": 2}),
        ("sardaukar_legion", {"persuasion": 1}),
        ("scout", {"persuasion": 1, "swords": 1}),
        ("shifting_allegiances", {"persuasion": 2}),
        ("sietch_reverend_mother", {}),
        ("smugglers_thopter", {"persuasion": 1, "spice": 1}),
        ("space_travel", {"persuasion": 2}),
        ("spice_hunter", {"persuasion": 1, "swords": 1}),
        ("spice_smugglers", {"persuasion": 1, "swords": 1}),
        ("stilgar", {"persuasion": 2, "swords": 3}),
        ("test_of_humanity", {"persuasion": 2}),
        ("the_voice", {"persuasion": 2}),
        ("thufir_hawat", {"persuasion": 1}),
        ("worm_riders", {}),
    ],
)
def test_a_card_revealed_alone_gives_exactly_this(card: str, expected: dict[str, int]) -> None:
    game = reveal(card)
    assert gains(game) == expected
    assert (seat(game)["garrison"], seat(game)["influence"]) == (3, LEVELS)
    assert len(seat(game)["intrigue"]) == (1 if card == "thufir_hawat" else 0)


@pytest.mark.parametrize(
    ("card", "space", "cards"),
    [
        pytest.param("lady_jessica", "hall_of_oratory", 2, marks=pytest.mark.clause("lady_jessica.agent.1")),
        pytest.param("thufir_hawat", "wealth", 1, marks=pytest.mark.clause("thufir_hawat.agent.1")),
    ],
)
def test_a_card_that_draws_cards(card: str, space: str, cards: int) -> None:
    game = send(card, space)
    assert (len(seat(game)["hand"]), len(seat(game)["deck"])) == (cards, 10 - cards)


@pytest.mark.clause("space_travel.agent.1")
@pytest.mark.parametrize("first", ["do space_travel.agent.1", "do foldspace.space.1"])
def test_space_travel_draws_a_card_before_or_after_the_space_is_used(first: str) -> None:
    """imperium 3.5"""
    game = play(send("space_travel", "foldspace"), first)
    finish(game)
    assert (len(seat(game)["hand"]), len(seat(game)["deck"])) == (1, 9)
    assert seat(game)["discard"] == ["foldspace"]


def test_sardaukar_infantry_has_no_icon_and_is_only_revealed() -> None:
    """imperium 6.3.2"""
    assert offered(table({"hand": ["sardaukar_infantry"], "solari": 9, "spice": 9, "water": 3})) == ["reveal"]


@pytest.mark.parametrize("card", ["scout", "spice_hunter"])
def test_a_card_with_an_empty_agent_box_gives_nothing_of_its_own(card: str) -> None:
    """imperium 6.3.6"""
    game = send(card, "secure_contract")
    assert gains(game) == {"solari": 3}
    assert (seat(game)["hand"], offered(game)) == ([], ["end"])


# --- Imperial Spy, Lady Jessica, Liet Kynes ------------------------------------------------------------------------


@pytest.mark.clause("imperial_spy.agent.1")
def test_imperial_spy_may_be_trashed_for_an_intrigue_card() -> None:
    """imperium 17.13"""
    game = send("imperial_spy", "wealth")
    assert offered(game) == ["do imperial_spy.agent.1", "end"]
    play(game, "do imperial_spy.agent.1")
    assert len(seat(game)["intrigue"]) == 1
    assert (shared(game)["trash"], seat(game)["played"]) == (["imperial_spy"], [])


def test_imperial_spy_stays_if_its_arrow_is_not_used() -> None:
    """imperium 3.3"""
    game = play(send("imperial_spy", "wealth"), "end")
    assert (seat(game)["played"], seat(game)["intrigue"]) == (["imperial_spy"], [])


def test_imperial_spy_trashed_by_another_card_brings_no_intrigue_card() -> None:
    """imperium 17.13"""
    game = play(table({"hand": ["guild_administrator", "imperial_spy"]}), "agent guild_administrator secure_contract")
    play(game, "do guild_administrator.agent.1", "trash hand imperial_spy")
    assert (shared(game)["trash"], seat(game)["intrigue"]) == (["imperial_spy"], [])


def test_imperial_spy_trashed_by_the_space_it_visits_can_no_longer_pay_its_arrow() -> None:
    """imperium 15.10, 17.13"""
    game = table({"hand": ["imperial_spy", "dagger"], "spice": 2, "intrigue": ["dispatch_an_envoy"]})
    play(game, "play dispatch_an_envoy 1", "agent imperial_spy selective_breeding")
    assert "do imperial_spy.agent.1" in offered(game)
    play(game, "do selective_breeding.space.1", "trash played imperial_spy")
    assert refused(game, "do imperial_spy.agent.1") == [("effect-impossible", "imperium 3.4")]
    assert (len(seat(game)["hand"]), seat(game)["intrigue"]) == (1 + 2, [])


@pytest.mark.clause("lady_jessica.acquire.1")
@pytest.mark.parametrize("faction", list(LEVELS))
def test_lady_jessica_brings_influence_with_any_faction_when_she_is_acquired(faction: str) -> None:
    game = play(table({"hand": [], "persuasion": 7}, row=["lady_jessica", *ROW]), "reveal", "acquire lady_jessica row")
    assert offered(game) == [f"faction {name}" for name in LEVELS]
    play(game, f"faction {faction}")
    assert seat(game)["influence"] == {**LEVELS, faction: 1}


@pytest.mark.clause("liet_kynes.acquire.1")
def test_liet_kynes_brings_emperor_influence_when_he_is_acquired() -> None:
    game = table({"hand": [], "persuasion": 5, "influence": {"emperor": 1}}, row=["liet_kynes", *ROW])
    play(game, "reveal", "acquire liet_kynes row")
    assert seat(game)["influence"] == {**LEVELS, "emperor": 2}
    assert seat(game)["points"] == 1


@pytest.mark.clause("liet_kynes.reveal.1")
@pytest.mark.parametrize(
    ("hand", "played", "persuasion"),
    [
        ([], [], 2),
        (["dagger", "the_voice"], ["power_play"], 2 + 2),
        (["spice_hunter"], [], 2 * 2 + 1),
        (["spice_hunter", "spice_hunter"], ["stilgar", "arrakis_liaison", "arrakis_liaison"], 6 * 2 + 2),
    ],
)
def test_liet_kynes_gives_2_persuasion_for_each_fremen_card_in_play(
    hand: list[str], played: list[str], persuasion: int
) -> None:
    """imperium 17.14"""
    game = reveal("liet_kynes", *hand, played=played)
    assert seat(game)["persuasion"] == persuasion


def test_liet_kynes_counts_a_fremen_card_drawn_during_the_reveal_turn() -> None:
    """imperium 6.4.2, 6.4.6"""
    game = reveal("liet_kynes", deck=[], discard=["spice_hunter"], played=STARTING, intrigue=["refocus"])
    assert seat(game)["persuasion"] == 2
    play(game, "play refocus 1")
    assert seat(game)["persuasion"] == 2 * 2 + 1


def test_what_liet_kynes_gave_is_kept_when_a_counted_card_is_trashed() -> None:
    """imperium 6.4.6, 6.4.7"""
    hand = ["lady_jessica", "stilgar", "liet_kynes"]
    game = play(table({"hand": hand, "tiles": ["disposal_facility"]}, ix=True, row=["scout"]), "reveal")
    assert seat(game)["persuasion"] == 3 + 2 + 2 * 2
    play(game, "do disposal_facility.reveal.1.1", "trash revealed stilgar")
    assert seat(game)["persuasion"] == 3 + 2 + 2 * 2


@pytest.mark.parametrize(("trashed", "persuasion"), [("stilgar", 2), ("lady_jessica", 4)])
def test_a_card_trashed_on_the_reveal_turn_is_no_longer_in_play_for_later_cards(trashed: str, persuasion: int) -> None:
    """imperium 6.4.7"""
    seat_ = {
        "hand": ["lady_jessica", "piter_de_vries", "stilgar"],
        "tiles": ["disposal_facility"],
        "deck": [],
        "discard": ["liet_kynes"],
        "played": STARTING,
        "intrigue": ["refocus"],
    }
    game = play(table(seat_, ix=True, row=["scout"]), "reveal")
    play(game, "do disposal_facility.reveal.1.1", f"trash revealed {trashed}")
    before = seat(game)["persuasion"]
    play(game, "play refocus 1")
    assert seat(game)["persuasion"] == before + persuasion


def test_a_trashed_card_no_longer_makes_a_fremen_bond() -> None:
    """imperium 6.4.7, 15.7"""
    seat_ = {
        "hand": ["lady_jessica", "piter_de_vries", "stilgar"],
        "tiles": ["disposal_facility"],
        "deck": [],
        "discard": ["spice_hunter"],
        "played": STARTING,
        "intrigue": ["refocus"],
    }
    game = play(table(seat_, ix=True, row=["scout"]), "reveal")
    play(game, "do disposal_facility.reveal.1.1", "trash revealed stilgar", "play refocus 1")
    assert (seat(game)["spice"], seat(game)["swords"]) == (0, 1 + 1 + 3 + 1)


def test_a_trashed_card_still_gives_the_rest_of_its_reveal_box() -> None:
    """imperium 6.4.7"""
    seat_ = {"hand": ["lady_jessica", "piter_de_vries", "opulence"], "tiles": ["disposal_facility"], "solari": 6}
    game = play(table(seat_, ix=True, row=ROW), "reveal")
    play(game, "do disposal_facility.reveal.1.1", "trash revealed opulence", "do opulence.reveal.2")
    assert (seat(game)["solari"], seat(game)["points"]) == (0, 1)
    assert shared(game)["trash"] == ["opulence"]


# --- Missionaria Protectiva, Opulence, Other Memory, Piter De Vries, Power Play ------------------------------------


@pytest.mark.clause("missionaria_protectiva.agent.1")
@pytest.mark.parametrize("other", ["the_voice", "missionaria_protectiva", "sietch_reverend_mother"])
def test_missionaria_protectiva_brings_influence_with_another_bene_gesserit_card_in_play(other: str) -> None:
    """imperium 1.5, 17.25"""
    game = send("missionaria_protectiva", "carthag", played=[other])
    play(game, "do missionaria_protectiva.agent.1")
    assert offered(game) == [f"faction {name}" for name in LEVELS]
    play(game, "faction emperor")
    assert seat(game)["influence"] == {**LEVELS, "emperor": 1}


@pytest.mark.parametrize("zone", ["discard", "hand"])
def test_missionaria_protectiva_brings_nothing_without_another_one_in_play(zone: str) -> None:
    hand = ["missionaria_protectiva"]
    piles = {"hand": [*hand, "the_voice"] if zone == "hand" else hand, "played": ["stilgar"]}
    piles["discard"] = ["the_voice"] if zone == "discard" else []
    game = play(table(piles), "agent missionaria_protectiva carthag")
    assert refused(game, "do missionaria_protectiva.agent.1") == [("effect-condition", "imperium 8.10")]
    assert "end" in offered(game)


@pytest.mark.clause("opulence.agent.1")
def test_opulence_gives_3_solari() -> None:
    assert seat(send("opulence", "wealth"))["solari"] == 2 + 3


@pytest.mark.clause("opulence.reveal.2")
def test_opulence_sells_a_point_for_6_solari_once() -> None:
    """imperium 3.4"""
    game = play(reveal("opulence", solari=12), "do opulence.reveal.2")
    assert (seat(game)["points"], seat(game)["solari"]) == (1, 6)
    assert "do opulence.reveal.2" not in offered(game)


def test_opulence_needs_6_solari_and_need_not_be_paid() -> None:
    """imperium 3.3, 3.4"""
    assert refused(reveal("opulence", solari=5), "do opulence.reveal.2") == [("effect-impossible", "imperium 3.4")]
    game = play(reveal("opulence", solari=6), "end")
    assert (seat(game)["points"], seat(game)["solari"]) == (0, 6)


@pytest.mark.clause("other_memory.agent.1")
def test_other_memory_draws_a_card_or_takes_a_bene_gesserit_card_from_the_discard_pile() -> None:
    """imperium 17.30"""
    discard = ["the_voice", "gene_manipulation", "stilgar"]
    drawing = send("other_memory", "secure_contract", discard=discard)
    assert offered(drawing) == ["do other_memory.agent.1.1", "do other_memory.agent.1.2"]
    taking = drawing.clone()
    play(drawing, "do other_memory.agent.1.1")
    assert (len(seat(drawing)["hand"]), sorted(seat(drawing)["discard"])) == (1, sorted(discard))
    play(taking, "do other_memory.agent.1.2")
    assert sorted(offered(taking)) == ["card gene_manipulation", "card the_voice"]
    play(taking, "card the_voice")
    assert (seat(taking)["hand"], len(seat(taking)["deck"])) == (["the_voice"], 10)
    assert sorted(seat(taking)["discard"]) == ["gene_manipulation", "stilgar"]


def test_other_memory_draws_when_no_bene_gesserit_card_is_in_the_discard_pile() -> None:
    """imperium 3.11, 17.30"""
    game = send("other_memory", "secure_contract", discard=["stilgar"], played=["the_voice"])
    assert (len(seat(game)["hand"]), offered(game)) == (1, ["end"])
    assert seat(game)["discard"] == ["stilgar"]


@pytest.mark.clause("piter_de_vries.agent.1")
def test_piter_de_vries_draws_an_intrigue_card() -> None:
    game = send("piter_de_vries", "hall_of_oratory")
    assert len(seat(game)["intrigue"]) == 1


@pytest.mark.clause("power_play.agent.1")
@pytest.mark.parametrize(
    ("space", "faction"),
    [("wealth", "emperor"), ("foldspace", "spacing_guild"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen")],
)
def test_power_play_gains_2_influence_instead_of_1(space: str, faction: str) -> None:
    """imperium 17.30"""
    game = send("power_play", space)
    assert seat(game)["influence"] == {**LEVELS, faction: 2}
    assert seat(game)["points"] == 1


@pytest.mark.clause("power_play.agent.2")
def test_power_play_must_trash_itself() -> None:
    """imperium 3.3"""
    game = send("power_play", "wealth", intrigue=["ambush"])
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do power_play.agent.2")
    assert (shared(game)["trash"], seat(game)["played"]) == (["power_play"], [])


def test_power_play_revealed_is_not_trashed() -> None:
    game = play(reveal("power_play"), "end")
    assert (shared(game)["trash"], seat(game)["discard"]) == ([], ["power_play"])


@pytest.mark.parametrize("trashed_first", [True, False])
def test_power_play_gains_2_influence_whether_it_is_trashed_before_or_after(trashed_first: bool) -> None:
    """imperium 17.30"""
    game = send("power_play", "stillsuits", influence={"fremen": 3})
    order = ["do power_play.agent.2", "do fremen_visit_2.1"]
    play(game, order[0 if trashed_first else 1])
    finish(game)
    assert seat(game)["influence"]["fremen"] == 5
    assert (seat(game)["water"], shared(game)["alliances"]) == (1 + 1, {"fremen": 0})  # 4 was reached in passing
    assert shared(game)["trash"] == ["power_play"]


def test_power_play_does_not_raise_other_influence_of_the_turn() -> None:
    game = play(send("power_play", "wealth", intrigue=["favored_subject"]), "play favored_subject 1")
    assert seat(game)["influence"] == {**LEVELS, "emperor": 2 + 1}


# --- Reverend Mother Mohiam ----------------------------------------------------------------------------------------


@pytest.mark.clause("reverend_mother_mohiam.agent.1")
def test_reverend_mother_mohiam_makes_each_opponent_discard_2_cards_of_their_choice() -> None:
    """imperium 17.20, 17.29"""
    others = [{"hand": ["dagger", "diplomacy", "signet_ring"]}, {"hand": ["dagger", "seek_allies", "reconnaissance"]}]
    game = send("reverend_mother_mohiam", "wealth", *others, played=["the_voice"])
    assert (game.to_act, offered(game)) == (1, ["discard dagger", "discard diplomacy", "discard signet_ring"])
    play(game, "discard diplomacy", "discard dagger")
    assert (seat(game, 1)["hand"], sorted(seat(game, 1)["discard"])) == (["signet_ring"], ["dagger", "diplomacy"])
    assert game.to_act == 2
    play(game, "discard seek_allies", "discard reconnaissance")
    assert seat(game, 2)["hand"] == ["dagger"]
    assert game.to_act == 0


def test_reverend_mother_mohiams_discards_start_on_the_left_and_go_clockwise() -> None:
    """imperium 3.6, 17.20"""
    hand = {"hand": ["dagger", "diplomacy", "signet_ring"]}
    me = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    game = table(hand, hand, me, hand, to_act=2)
    play(game, "agent reverend_mother_mohiam wealth")
    asked = []
    while game.to_act != 2:
        asked.append(game.to_act)
        play(game, "discard dagger", "discard diplomacy")
    assert asked == [3, 0, 1]


def test_an_opponent_with_fewer_than_2_cards_discards_what_is_there() -> None:
    """imperium 3.10"""
    others: list[dict[str, Any]] = [{"hand": ["dagger"], "intrigue": ["ambush"]}, {"hand": []}]
    game = send("reverend_mother_mohiam", "wealth", *others, played=["the_voice"])
    assert (seat(game, 1)["hand"], seat(game, 1)["discard"]) == ([], ["dagger"])
    assert seat(game, 1)["intrigue"] == ["ambush"]  # never an Intrigue card
    assert game.to_act == 0


@pytest.mark.parametrize("played", [[], ["stilgar", "power_play"]])
def test_reverend_mother_mohiam_alone_makes_nobody_discard(played: list[str]) -> None:
    game = send("reverend_mother_mohiam", "wealth", {"hand": ["dagger", "diplomacy"]}, played=played)
    assert (offered(game), len(seat(game, 1)["hand"])) == (["end"], 2)


def test_discards_for_reverend_mother_mohiam_set_off_unload_boxes() -> None:
    """imperium 17.29"""
    me = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    victim = {"hand": ["choam_delegate", "water_peddler", "dagger"]}
    game = play(table(me, victim, ix=True, row=ROW), "agent reverend_mother_mohiam wealth", "discard choam_delegate")
    assert seat(game, 1)["solari"] == 0  # both cards first
    play(game, "discard water_peddler")
    assert (seat(game, 1)["solari"], seat(game, 1)["water"]) == (3, 1)


def test_a_bene_gesserit_card_trashed_this_turn_no_longer_helps_reverend_mother_mohiam() -> None:
    """imperium 15.10"""
    others = [{"hand": ["dagger", "diplomacy"]}]
    game = send("reverend_mother_mohiam", "selective_breeding", *others, played=["the_voice"], spice=2)
    assert "do reverend_mother_mohiam.agent.1" in offered(game)
    play(game, "do selective_breeding.space.1", "trash played the_voice")
    assert offered(game) == ["end"]
    assert len(seat(game, 1)["hand"]) == 2


def test_the_agent_box_of_a_trashed_card_can_still_be_used() -> None:
    """imperium 15.10"""
    others = [{"hand": ["dagger", "diplomacy"]}]
    game = send("reverend_mother_mohiam", "selective_breeding", *others, played=["the_voice"], spice=2)
    play(game, "do selective_breeding.space.1", "trash played reverend_mother_mohiam")
    assert (offered(game), seat(game, 1)["hand"]) == (["end"], [])


# --- Sardaukar, Scout, Shifting Allegiances, Sietch Reverend Mother ------------------------------------------------


@pytest.mark.clause("sardaukar_legion.agent.1")
def test_sardaukar_legion_recruits_2_troops() -> None:
    game = send("sardaukar_legion", "wealth")
    assert (seat(game)["garrison"], seat(game)["supply"]) == (5, 7)


@pytest.mark.clause("sardaukar_legion.reveal.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_sardaukar_legion_deploys_up_to_3_garrisoned_troops(number: int) -> None:
    game = play(reveal("sardaukar_legion", garrison=5), "do sardaukar_legion.reveal.2")
    assert offered(game) == ["amount 1", "amount 2", "amount 3"]
    play(game, f"amount {number}")
    assert (seat(game)["garrison"], seat(game)["conflict"], strength(game)) == (5 - number, number, 2 * number)
    assert "do sardaukar_legion.reveal.2" not in offered(game)


def test_sardaukar_legion_may_deploy_nobody_and_no_more_than_there_are() -> None:
    """imperium 9.3"""
    game = play(reveal("sardaukar_legion", garrison=5), "end")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (5, 0)
    assert offered(play(reveal("sardaukar_legion", garrison=2), "do sardaukar_legion.reveal.2"))[-1] == "amount 2"


@pytest.mark.clause("scout.reveal.3")
def test_scout_retreats_up_to_2_troops() -> None:
    game = play(reveal("scout", conflict=3, garrison=0), "do scout.reveal.3")
    assert offered(game) == ["amount 1", "amount 2"]
    play(game, "amount 2")
    assert (seat(game)["conflict"], seat(game)["garrison"], strength(game)) == (1, 2, 2 + 1)


def test_scout_may_retreat_nobody_and_cannot_without_a_troop() -> None:
    """imperium 9.3"""
    assert seat(play(reveal("scout", conflict=3), "end"))["conflict"] == 3
    assert "do scout.reveal.3" not in offered(reveal("scout"))


def test_scout_does_not_retreat_dreadnoughts() -> None:
    game = play(table({"hand": ["scout"], "dreadnoughts_conflict": 2}, ix=True, row=["stilgar"]), "reveal")
    assert "do scout.reveal.3" not in offered(game)


@pytest.mark.clause("shifting_allegiances.agent.1")
def test_shifting_allegiances_trades_influence_and_2_spice_for_2_influence() -> None:
    """imperium 17.21"""
    levels = {**LEVELS, "emperor": 2, "spacing_guild": 1}
    game = send("shifting_allegiances", "secure_contract", spice=3, influence=levels)
    play(game, "do shifting_allegiances.agent.1")
    assert offered(game) == ["faction emperor", "faction spacing_guild"]
    play(game, "faction emperor")
    assert (seat(game)["points"], seat(game)["spice"]) == (0, 1)
    assert offered(game) == [f"faction {name}" for name in LEVELS]
    play(game, "faction fremen")
    assert seat(game)["influence"] == {**LEVELS, "emperor": 1, "spacing_guild": 1, "fremen": 2}
    assert (seat(game)["points"], offered(game)) == (1, ["end"])


def test_shifting_allegiances_may_lose_and_gain_with_the_same_faction() -> None:
    """imperium 8.3, 8.9, 17.21"""
    game = send("shifting_allegiances", "secure_contract", spice=2, influence={"fremen": 4})
    play(game, "do shifting_allegiances.agent.1", "faction fremen")
    assert seat(game)["influence"]["fremen"] == 5
    assert (seat(game)["water"], shared(game)["alliances"]) == (1, {"fremen": 0})


@pytest.mark.parametrize(("spice", "level"), [(1, 1), (2, 0)])
def test_shifting_allegiances_needs_both_parts_of_its_cost(spice: int, level: int) -> None:
    """imperium 3.4, 17.21"""
    game = send("shifting_allegiances", "secure_contract", spice=spice, influence={"fremen": level})
    assert refused(game, "do shifting_allegiances.agent.1") == [("effect-impossible", "imperium 3.4")]
    assert offered(game) == ["end"]


def test_shifting_allegiances_need_not_be_paid() -> None:
    """imperium 3.3"""
    game = play(send("shifting_allegiances", "secure_contract", spice=2, influence={"fremen": 1}), "end")
    assert (seat(game)["spice"], seat(game)["influence"]["fremen"]) == (2, 1)


@pytest.mark.clause("sietch_reverend_mother.agent.1")
def test_sietch_reverend_mother_may_trash_a_card() -> None:
    game = play(table({"hand": ["sietch_reverend_mother", "dagger"]}), "agent sietch_reverend_mother stillsuits")
    assert "end" in offered(game)
    play(game, "do sietch_reverend_mother.agent.1", "trash hand dagger")
    assert (shared(game)["trash"], seat(game)["hand"]) == (["dagger"], [])


@pytest.mark.clause("sietch_reverend_mother.reveal.1")
@pytest.mark.parametrize(("other", "bond"), [("arrakis_liaison", True), ("the_voice", False), ("imperial_spy", False)])
def test_sietch_reverend_mother_gives_3_persuasion_and_a_spice_with_the_fremen_bond(other: str, bond: bool) -> None:
    """imperium 15.7"""
    game = reveal("sietch_reverend_mother", played=[other])
    assert gains(game) == ({"persuasion": 3, "spice": 1} if bond else {})


# --- Smugglers, Spice Hunter, Stilgar, Thufir Hawat, Worm Riders ---------------------------------------------------


@pytest.mark.clause("smugglers_thopter.agent.1")
@pytest.mark.parametrize(("level", "cards"), [(0, 0), (1, 0), (2, 2), (5, 2)])
def test_smugglers_thopter_draws_2_cards_with_2_guild_influence(level: int, cards: int) -> None:
    """imperium 8.10"""
    game = send("smugglers_thopter", "secure_contract", influence={"spacing_guild": level, "fremen": 2})
    assert (len(seat(game)["hand"]), offered(game)) == (cards, ["end"])


@pytest.mark.clause("spice_hunter.reveal.3")
@pytest.mark.parametrize(("other", "spice"), [("stilgar", 1), ("sietch_reverend_mother", 1), ("the_voice", 0)])
def test_spice_hunter_gives_a_spice_with_the_fremen_bond(other: str, spice: int) -> None:
    """imperium 15.7"""
    assert gains(reveal("spice_hunter", played=[other])).get("spice", 0) == spice


@pytest.mark.clause("spice_smugglers.agent.1")
def test_spice_smugglers_give_guild_influence_and_3_solari_for_2_spice() -> None:
    game = play(send("spice_smugglers", "carthag", spice=4), "do spice_smugglers.agent.1")
    assert gains(game) == {"spice": 2, "solari": 3}
    assert seat(game)["influence"] == {**LEVELS, "spacing_guild": 1}
    assert "do spice_smugglers.agent.1" not in offered(game)


def test_spice_smugglers_need_2_spice_and_need_not_be_paid() -> None:
    """imperium 3.3, 3.4"""
    poor = send("spice_smugglers", "carthag", spice=1)
    assert refused(poor, "do spice_smugglers.agent.1") == [("effect-impossible", "imperium 3.4")]
    game = play(send("spice_smugglers", "carthag", spice=2), "end")
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 0)


def test_spice_smugglers_may_be_paid_for_the_solari_alone() -> None:
    """imperium 3.12, 8.1"""
    game = send("spice_smugglers", "carthag", spice=2, influence={"spacing_guild": 6})
    play(game, "do spice_smugglers.agent.1")
    assert (seat(game)["solari"], seat(game)["influence"]["spacing_guild"]) == (3, 6)


@pytest.mark.clause("stilgar.agent.1")
def test_stilgar_gives_a_water() -> None:
    assert gains(send("stilgar", "imperial_basin")) == {"water": 1, "spice": 1}


@pytest.mark.clause("thufir_hawat.reveal.2")
def test_thufir_hawat_draws_an_intrigue_card_when_revealed() -> None:
    game = table({"hand": ["thufir_hawat"]})
    top = shared(game)["intrigue_deck"][0]
    play(game, "reveal")
    assert seat(game)["intrigue"] == [top]


@pytest.mark.clause("worm_riders.agent.1")
def test_worm_riders_give_2_spice() -> None:
    assert gains(send("worm_riders", "secure_contract")) == {"spice": 2, "solari": 3}


@pytest.mark.clause("worm_riders.reveal.1", "worm_riders.reveal.2")
@pytest.mark.parametrize(("level", "holder", "swords"), [(1, None, 0), (2, None, 4), (5, 1, 4), (4, 0, 6)])
def test_worm_riders_give_4_swords_with_2_fremen_influence_and_2_more_with_the_alliance(
    level: int, holder: int | None, swords: int
) -> None:
    """imperium 8.10"""
    alliances = {} if holder is None else {"fremen": holder}
    rival = {"influence": {"fremen": 5 if holder == 1 else 0}}
    game = table({"hand": ["worm_riders"], "influence": {"fremen": level}}, rival, alliances=alliances)
    play(game, "reveal")
    assert (seat(game)["swords"], seat(game)["persuasion"]) == (swords, 0)


@pytest.mark.parametrize(("level", "swords"), [(1, 1 + 4), (3, 1 + 4 + 2)])
def test_worm_riders_swords_are_gained_as_soon_as_the_condition_holds(level: int, swords: int) -> None:
    """imperium 6.4.6"""
    game = reveal("worm_riders", "crysknife", influence={"fremen": level})
    assert (seat(game)["influence"]["fremen"], seat(game)["swords"]) == (level + 1, swords)


def test_worm_riders_swords_are_kept_when_the_alliance_is_lost_after_the_reveal_turn() -> None:
    """imperium 6.4.8"""
    me = {"hand": ["worm_riders"], "influence": {"fremen": 4}, "conflict": 1}
    rival = {"hand": ["power_play"], "influence": {"fremen": 3}}
    game = play(table(me, rival, alliances={"fremen": 0}), "reveal", "end")
    assert strength(game) == 2 + 6
    play(game, "agent power_play stillsuits", "do fremen_visit_2.1")
    assert shared(game)["alliances"] == {"fremen": 1}
    assert strength(game) == 2 + 6


# --- Test of Humanity ----------------------------------------------------------------------------------------------


@pytest.mark.clause("test_of_humanity.agent.1")
def test_test_of_humanity_makes_each_opponent_discard_a_card_or_lose_a_deployed_troop() -> None:
    """imperium 17.23"""
    others: list[dict[str, Any]] = [
        {"hand": ["dagger", "diplomacy"], "conflict": 2},
        {"hand": ["dagger", "diplomacy"], "conflict": 2},
    ]
    game = send("test_of_humanity", "hall_of_oratory", *others)
    assert (game.to_act, offered(game)) == (1, ["discard dagger", "discard diplomacy", "from conflict"])
    play(game, "discard diplomacy")
    assert (seat(game, 1)["hand"], seat(game, 1)["discard"]) == (["dagger"], ["diplomacy"])
    assert (seat(game, 1)["conflict"], game.to_act) == (2, 2)
    supply = seat(game, 2)["supply"]
    play(game, "from conflict")
    assert (seat(game, 2)["conflict"], seat(game, 2)["supply"]) == (1, supply + 1)
    assert (len(seat(game, 2)["hand"]), game.to_act) == (2, 0)


def test_test_of_humanity_goes_clockwise_from_the_left() -> None:
    """imperium 3.6, 17.23"""
    other = {"hand": ["dagger", "diplomacy"], "conflict": 1}
    game = play(table(other, other, {"hand": ["test_of_humanity"]}, other, to_act=2), "agent test_of_humanity secrets")
    play(game, "do test_of_humanity.agent.1")
    asked = []
    while game.to_act != 2:
        asked.append(game.to_act)
        play(game, "from conflict")
    assert asked == [3, 0, 1]


def test_an_opponent_must_choose_what_is_possible_and_one_who_can_do_neither_is_unaffected() -> None:
    """imperium 17.23"""
    others: list[dict[str, Any]] = [
        {"hand": [], "conflict": 1},
        {"hand": ["dagger"]},
        {"hand": [], "garrison": 3, "intrigue": ["ambush"]},
    ]
    game = send("test_of_humanity", "hall_of_oratory", *others)
    assert seat(game, 1)["conflict"] == 0
    assert (seat(game, 2)["hand"], seat(game, 2)["discard"]) == ([], ["dagger"])
    assert (seat(game, 3)["garrison"], seat(game, 3)["intrigue"]) == (3, ["ambush"])
    assert game.to_act == 0


def test_a_dreadnought_cannot_be_lost_to_test_of_humanity() -> None:
    """imperium 17.33"""
    others = [{"hand": ["dagger"], "dreadnoughts_conflict": 1}, {"hand": [], "dreadnoughts_conflict": 1}]
    game = table({"hand": ["test_of_humanity"]}, *others, ix=True, row=ROW)
    play(game, "agent test_of_humanity tech_negotiation", "do test_of_humanity.agent.1")
    assert [seat(game, number)["dreadnoughts_conflict"] for number in (1, 2)] == [1, 1]
    assert seat(game, 1)["discard"] == ["dagger"]


# --- The Voice -----------------------------------------------------------------------------------------------------


def voice(*others: dict[str, Any], space: str = "arrakeen", ix: bool = False) -> Game:
    """The first seat has closed a space with The Voice and ended the turn."""
    game = table({"hand": ["the_voice", "reconnaissance"]}, *others, ix=ix, row=ROW)
    return play(game, "agent the_voice imperial_basin", "do the_voice.agent.1", f"space {space}", "end")


@pytest.mark.clause("the_voice.agent.1")
def test_the_voice_closes_any_board_space_to_each_opponent() -> None:
    """imperium 17.24"""
    game = table({"hand": ["the_voice"]})
    play(game, "agent the_voice imperial_basin", "do the_voice.agent.1")
    assert len(offered(game)) == 22
    game = voice({"hand": ["reconnaissance"]}, {"hand": ["reconnaissance"]})
    assert refused(game, "agent reconnaissance arrakeen") == [("voice", "imperium 17.24")]
    play(game, "agent reconnaissance carthag")
    finish(game, 1)
    assert game.to_act == 2
    assert ("voice", "imperium 17.24") in refused(game, "agent reconnaissance arrakeen")


def test_the_voice_is_gone_when_its_owners_next_turn_begins() -> None:
    """imperium 17.24"""
    game = voice({"hand": []}, {"hand": []})
    play(game, "reveal", "end", "reveal", "end")
    assert game.to_act == 0
    assert refused(game, "agent reconnaissance arrakeen") == []
    assert "voice_space" not in seat(game)


def test_the_voice_stops_only_the_next_agent_of_an_opponent() -> None:
    """imperium 17.24"""
    game = voice({"hand": ["weirding_way", "reconnaissance"]}, {"hand": ["reconnaissance"]}, ix=True)
    assert refused(game, "agent weirding_way arrakeen") == [("voice", "imperium 17.24")]
    play(game, "agent weirding_way carthag", "again")
    assert refused(game, "agent reconnaissance arrakeen") == []
    play(game, "reveal", "end")
    assert ("voice", "imperium 17.24") in refused(game, "agent reconnaissance arrakeen")


@pytest.mark.parametrize(
    "opponent",
    [
        {"hand": ["kwisatz_haderach"]},
        {"hand": ["bounty_hunter"]},
        {"hand": ["reconnaissance"], "leader": "helena_richese"},
        {"hand": ["reconnaissance"], "intrigue": ["infiltrate"]},
    ],
    ids=["kwisatz_haderach", "infiltration icon", "helena", "infiltrate"],
)
def test_nothing_gets_past_the_voice(opponent: dict[str, Any]) -> None:
    """imperium 17.8, 17.24"""
    game = voice(opponent, ix=True)
    if "intrigue" in opponent:
        play(game, "play infiltrate 1")
    assert refused(game, f"agent {opponent['hand'][0]} arrakeen") == [("voice", "imperium 17.24")]
    assert refused(game, f"agent {opponent['hand'][0]} carthag") == []


def test_kwisatz_haderach_is_the_next_agent_for_the_voice() -> None:
    """imperium 17.26"""
    game = voice({"hand": ["kwisatz_haderach"], "agents_at": {"wealth": 1}})
    assert seat(game)["voice_bound"] == [1, 2]
    play(game, "move kwisatz_haderach wealth carthag")
    assert seat(game)["voice_bound"] == [2]


# --- Kwisatz Haderach ----------------------------------------------------------------------------------------------


@pytest.mark.clause("kwisatz_haderach.agent.1")
def test_kwisatz_haderach_draws_a_card() -> None:
    assert len(seat(send("kwisatz_haderach", "wealth"))["hand"]) == 1


@pytest.mark.clause("kwisatz_haderach.anywhere")
def test_kwisatz_haderach_sends_an_agent_from_the_leader_to_any_space() -> None:
    """imperium 17.8, 17.26"""
    game = table({"hand": ["kwisatz_haderach"], "solari": 8, "spice": 6, "water": 2, "influence": {"fremen": 2}})
    assert len([move for move in offered(game) if move.startswith("agent kwisatz_haderach")]) == 22
    play(game, "agent kwisatz_haderach hardy_warriors")
    assert (seat(game)["agents"], seat(game)["agents_at"]) == (1, {"hardy_warriors": 1})
    assert (seat(game)["water"], seat(game)["influence"]["fremen"], seat(game)["garrison"]) == (1, 3, 5)
    assert "deploy 4 troop" in offered(game)


def test_kwisatz_haderach_moves_an_agent_when_none_is_left_on_the_leader() -> None:
    """imperium 6.2, 17.8"""
    game = table({"hand": ["kwisatz_haderach"], "agents_at": {"wealth": 1, "carthag": 1}})
    assert refused(game, "agent kwisatz_haderach secrets") == [("no-agents", "imperium 6.2")]
    play(game, "move kwisatz_haderach carthag secrets")
    assert seat(game)["agents_at"] == {"wealth": 1, "secrets": 1}
    assert (seat(game)["influence"]["bene_gesserit"], seat(game)["agents"]) == (1, 0)


def test_kwisatz_haderach_may_return_to_the_space_it_left() -> None:
    """imperium 7.13, 17.8"""
    game = table({"hand": ["kwisatz_haderach"], "agents_at": {"carthag": 1}}, control={"carthag": 0})
    play(game, "move kwisatz_haderach carthag carthag")
    assert seat(game)["agents_at"] == {"carthag": 1}
    assert (seat(game)["solari"], seat(game)["garrison"], len(seat(game)["intrigue"])) == (1, 4, 1)


@pytest.mark.parametrize("owner", [0, 1])
def test_kwisatz_haderach_ignores_agents_of_anyone(owner: int) -> None:
    """imperium 17.8"""
    seats: list[dict[str, Any]] = [{"hand": ["kwisatz_haderach"]}, {}]
    seats[owner]["agents_at"] = {"wealth": 1}
    game = play(table(*seats), "agent kwisatz_haderach wealth")
    assert seat(game)["agents_at"]["wealth"] == (2 if owner == 0 else 1)
    assert seat(game)["solari"] == 2


@pytest.mark.parametrize(
    ("space", "fields", "reason"),
    [
        ("heighliner", {"spice": 5}, ("price", "imperium 6.3.4")),
        ("sietch_tabr", {"influence": {"fremen": 1}}, ("requirement", "imperium 6.3.5")),
        ("high_council", {"solari": 9, "council": 1}, ("once", "imperium 6.3.5")),
        ("swordmaster", {"solari": 9, "swordmaster": 1}, ("once", "imperium 6.3.5")),
    ],
)
def test_kwisatz_haderach_is_bound_by_costs_requirements_and_limits(
    space: str, fields: dict[str, Any], reason: tuple[str, str]
) -> None:
    """imperium 17.8"""
    game = table({"hand": ["kwisatz_haderach"], "agents_at": {"wealth": 1}, **fields})
    assert refused(game, f"agent kwisatz_haderach {space}") == [reason]
    assert refused(game, f"move kwisatz_haderach wealth {space}") == [reason]


def test_a_maker_space_left_by_kwisatz_haderach_receives_bonus_spice() -> None:
    """imperium 7.12, 17.8"""
    me = {"hand": ["kwisatz_haderach"], "agents_at": {"imperial_basin": 1, "hagga_basin": 1}}
    game = play(table(me, {"hand": []}, {"hand": []}), "move kwisatz_haderach imperial_basin hall_of_oratory", "end")
    play(game, "reveal", "end", "reveal", "end", "reveal", "end")
    assert shared(game)["bonus_spice"] == {"the_great_flat": 1, "hagga_basin": 0, "imperial_basin": 1}


def test_kwisatz_haderach_may_send_the_mentat_and_never_a_swordmaster_not_gained() -> None:
    """imperium 17.26"""
    out = {"wealth": 1, "carthag": 1, "mentat": 1}
    game = play(
        table({"hand": ["kwisatz_haderach"], "agents_at": out}, mentat=0), "move kwisatz_haderach mentat secrets"
    )
    assert seat(game)["agents_at"] == {"wealth": 1, "carthag": 1, "secrets": 1}
    nobody = table({"hand": ["kwisatz_haderach"], "agents_at": {"wealth": 1, "carthag": 1}})
    assert not [move for move in offered(nobody) if move.startswith("agent")]


def test_only_kwisatz_haderach_moves_an_agent_on_the_board() -> None:
    """imperium 17.8"""
    game = table({"hand": ["reconnaissance"], "agents_at": {"wealth": 1}})
    assert ("only-kwisatz-haderach", "imperium 17.8") in refused(game, "move reconnaissance wealth carthag")
