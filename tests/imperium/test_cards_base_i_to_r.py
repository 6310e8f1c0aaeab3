"""The Imperium cards of the base game from Imperial Spy to Reverend Mother Mohiam, clause by clause.

Where a table of results says all, it says it for all cards up to Worm Riders.
"""

from typing import Any

import pytest

from tests.imperium.base_cards import LEVELS, ROW, STARTING, gains, reveal, send
from tests.imperium.table import finish, offered, play, refused, seat, shared, table


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
