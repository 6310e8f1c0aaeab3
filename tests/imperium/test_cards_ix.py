"""The cards of Rise of Ix: what is printed on their faces, plain reveal boxes, infiltration and Unload."""

import pytest

from landsraad.imperium import catalog as c
from landsraad.imperium import content
from landsraad.imperium.words import FACTION_NAMES, ICON_NAMES
from tests.imperium.table import Seat, offered, play, refused, seat, shared, strength, table

assert content

# Read from the printed cards: copies, cost, factions, agent icons, those of them that infiltrate, Unload.
FACES = [
    ("appropriate", 1, 5, "emperor", "landsraad spice_trade", "", False),
    ("bounty_hunter", 1, 1, "", "city", "city", False),
    ("choam_delegate", 1, 1, "", "spice_trade", "spice_trade", True),
    ("court_intrigue", 1, 2, "emperor", "emperor", "emperor", False),
    ("desert_ambush", 1, 3, "fremen", "spice_trade", "", False),
    ("embedded_agent", 1, 5, "bene_gesserit", "landsraad", "landsraad", False),
    ("esmar_tuek", 1, 5, "spacing_guild", "city spice_trade", "", True),
    ("freighter_fleet", 2, 2, "", "spice_trade", "", True),
    ("full_scale_assault", 1, 8, "emperor", "emperor city", "", False),
    ("guild_accord", 1, 6, "spacing_guild", "spacing_guild", "spacing_guild", True),
    ("guild_chief_administrator", 1, 4, "spacing_guild", "spacing_guild city spice_trade", "", False),
    ("imperial_bashar", 1, 4, "emperor", "city", "", False),
    ("imperial_shock_trooper", 1, 3, "emperor", "", "", False),
    ("in_the_shadows", 2, 2, "bene_gesserit", "landsraad city", "", True),
    ("ix_guild_compact", 1, 3, "spacing_guild", "spacing_guild", "", True),
    ("ixian_engineer", 2, 5, "", "spice_trade", "", False),
    ("jamis", 1, 2, "fremen", "fremen", "fremen", False),
    ("landing_rights", 1, 4, "spacing_guild", "city", "", False),
    ("local_fence", 1, 3, "", "city", "", False),
    ("negotiated_withdrawal", 2, 4, "", "landsraad city spice_trade", "", False),
    ("satellite_ban", 1, 5, "spacing_guild fremen", "spacing_guild fremen", "", False),
    ("sayyadina", 1, 3, "bene_gesserit fremen", "bene_gesserit fremen", "", False),
    ("shai_hulud", 1, 7, "fremen", "spice_trade", "", False),
    ("spice_trader", 1, 4, "fremen", "city spice_trade", "", False),
    ("treachery", 2, 6, "", "emperor spacing_guild bene_gesserit fremen", "", True),
    ("truthsayer", 2, 3, "emperor bene_gesserit", "emperor bene_gesserit landsraad", "", False),
    ("water_peddler", 1, 1, "", "", "", True),
    ("web_of_power", 1, 4, "bene_gesserit", "bene_gesserit", "bene_gesserit", False),
    ("weirding_way", 1, 3, "bene_gesserit", "city spice_trade", "", False),
    ("control_the_spice", 1, -1, "", "spice_trade", "", False),
]
# One space for each icon that any card of Rise of Ix has, free of cost and requirement.
SPACE_OF = {
    "emperor": "wealth",
    "spacing_guild": "foldspace",
    "bene_gesserit": "secrets",
    "fremen": "stillsuits",
    "landsraad": "tech_negotiation",
    "city": "arrakeen",
    "spice_trade": "imperial_basin",
}


def _named(bits: int, names: list[str]) -> set[str]:
    return {name for number, name in enumerate(names) if bits >> number & 1}


@pytest.mark.parametrize("face", FACES, ids=lambda face: face[0])
def test_the_face_of_a_card_is_as_printed(face: tuple[str, int, int, str, str, str, bool]) -> None:
    name, copies, cost, factions, icons, infiltrate, unload = face
    card = c.CARD_NUMBERS[name]
    assert c.CARDS[card].expansion == "rise_of_ix"
    assert (c.CARDS[card].copies, c.CARDS[card].cost) == (copies, cost)
    assert _named(c.CARDS[card].factions, FACTION_NAMES) == set(factions.split())
    assert _named(c.CARDS[card].icon_bits, ICON_NAMES) == set(icons.split())
    assert _named(c.CARDS[card].infiltrate_bits, ICON_NAMES) == set(infiltrate.split())
    assert c.CARDS[card].unload == unload


@pytest.mark.parametrize("face", FACES, ids=lambda face: face[0])
def test_a_card_reaches_the_spaces_of_its_icons_and_no_others(
    face: tuple[str, int, int, str, str, str, bool],
) -> None:
    """imperium 6.3.2"""
    name, icons = face[0], face[4].split()
    game = table({"hand": [name]}, ix=True, epic=name == "control_the_spice")
    for icon, space in SPACE_OF.items():
        assert (f"agent {name} {space}" in offered(game)) == (icon in icons)


def test_the_box_holds_29_faces_and_35_cards() -> None:
    """rise_of_ix 1.5"""
    of_ix = [card for card in range(len(c.CARD_IDS)) if c.CARDS[card].expansion == "rise_of_ix"]
    in_deck = [card for card in of_ix if c.CARDS[card].deck == "imperium"]
    assert {c.CARD_IDS[card] for card in of_ix} == {face[0] for face in FACES}
    assert (len(in_deck), sum(c.CARDS[card].copies for card in in_deck)) == (29, 35)
    ids = {c.CARD_IDS[card] for card in in_deck}
    game = shared(table(ix=True))
    assert sum(name in ids for name in [*game["imperium_deck"], *game["row"]]) == 35
    base = shared(table())
    assert not any(name in ids for name in [*base["imperium_deck"], *base["row"]])


def test_control_the_spice_is_no_card_of_the_imperium_deck() -> None:
    """rise_of_ix 13.3: one for each player, in the epic game alone."""
    assert "control_the_spice" not in seat(table(ix=True))["deck"]
    game = table(ix=True, epic=True)
    for number in range(3):
        assert seat(game, number)["deck"].count("control_the_spice") == 1
        assert seat(game, number)["deck"].count("dune_the_desert_planet") == 1
    assert "control_the_spice" not in shared(game)["imperium_deck"] + shared(game)["row"]


# --- reveal boxes that only give ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gain", "amount"),
    [
        pytest.param("appropriate", "persuasion", 2, marks=pytest.mark.clause("appropriate.reveal.1")),
        pytest.param("bounty_hunter", "persuasion", 1, marks=pytest.mark.clause("bounty_hunter.reveal.1")),
        pytest.param("bounty_hunter", "swords", 1, marks=pytest.mark.clause("bounty_hunter.reveal.2")),
        pytest.param("choam_delegate", "solari", 3, marks=pytest.mark.clause("choam_delegate.reveal.1")),
        pytest.param("court_intrigue", "persuasion", 1, marks=pytest.mark.clause("court_intrigue.reveal.1")),
        pytest.param("court_intrigue", "swords", 1, marks=pytest.mark.clause("court_intrigue.reveal.2")),
        pytest.param("desert_ambush", "persuasion", 1, marks=pytest.mark.clause("desert_ambush.reveal.1")),
        pytest.param("desert_ambush", "swords", 1, marks=pytest.mark.clause("desert_ambush.reveal.2")),
        pytest.param("embedded_agent", "persuasion", 1, marks=pytest.mark.clause("embedded_agent.reveal.1")),
        pytest.param("esmar_tuek", "spice", 2, marks=pytest.mark.clause("esmar_tuek.reveal.1")),
        pytest.param("esmar_tuek", "solari", 2, marks=pytest.mark.clause("esmar_tuek.reveal.2")),
        pytest.param("full_scale_assault", "persuasion", 2, marks=pytest.mark.clause("full_scale_assault.reveal.1")),
        pytest.param("guild_accord", "water", 1, marks=pytest.mark.clause("guild_accord.reveal.1")),
        pytest.param(
            "guild_chief_administrator",
            "persuasion",
            1,
            marks=pytest.mark.clause("guild_chief_administrator.reveal.1"),
        ),
        pytest.param("imperial_bashar", "persuasion", 1, marks=pytest.mark.clause("imperial_bashar.reveal.1")),
        pytest.param("imperial_bashar", "swords", 2, marks=pytest.mark.clause("imperial_bashar.reveal.2")),
        pytest.param(
            "imperial_shock_trooper", "persuasion", 1, marks=pytest.mark.clause("imperial_shock_trooper.reveal.1")
        ),
        pytest.param(
            "imperial_shock_trooper", "swords", 2, marks=pytest.mark.clause("imperial_shock_trooper.reveal.2")
        ),
        pytest.param("jamis", "persuasion", 1, marks=pytest.mark.clause("jamis.reveal.1")),
        pytest.param("jamis", "swords", 2, marks=pytest.mark.clause("jamis.reveal.2")),
        pytest.param("landing_rights", "persuasion", 2, marks=pytest.mark.clause("landing_rights.reveal.1")),
        pytest.param("local_fence", "persuasion", 2, marks=pytest.mark.clause("local_fence.reveal.1")),
        pytest.param(
            "negotiated_withdrawal", "persuasion", 2, marks=pytest.mark.clause("negotiated_withdrawal.reveal.1")
        ),
        pytest.param("satellite_ban", "persuasion", 1, marks=pytest.mark.clause("satellite_ban.reveal.1")),
        pytest.param("spice_trader", "persuasion", 2, marks=pytest.mark.clause("spice_trader.reveal.1")),
        pytest.param("spice_trader", "swords", 1, marks=pytest.mark.clause("spice_trader.reveal.2")),
        pytest.param("truthsayer", "persuasion", 1, marks=pytest.mark.clause("truthsayer.reveal.1")),
        pytest.param("truthsayer", "swords", 1, marks=pytest.mark.clause("truthsayer.reveal.2")),
        pytest.param("water_peddler", "water", 1, marks=pytest.mark.clause("water_peddler.reveal.1")),
        pytest.param("web_of_power", "persuasion", 1, marks=pytest.mark.clause("web_of_power.reveal.1")),
        pytest.param("weirding_way", "persuasion", 1, marks=pytest.mark.clause("weirding_way.reveal.1")),
        pytest.param("weirding_way", "swords", 2, marks=pytest.mark.clause("weirding_way.reveal.2")),
        pytest.param("control_the_spice", "persuasion", 1, marks=pytest.mark.clause("control_the_spice.reveal.1")),
        pytest.param("control_the_spice", "spice", 1, marks=pytest.mark.clause("control_the_spice.reveal.2")),
    ],
)
def test_a_revealed_card_gives_what_its_box_shows(card: str, gain: str, amount: int) -> None:
    """imperium 6.4.2"""
    game = table({"hand": [card]}, ix=True, epic=card == "control_the_spice")
    assert seat(game)[gain] == 0
    play(game, "reveal")
    assert seat(game)[gain] == amount


@pytest.mark.parametrize(
    "card",
    [
        "choam_delegate",
        "esmar_tuek",
        "freighter_fleet",
        "guild_accord",
        "in_the_shadows",
        "ix_guild_compact",
        "ixian_engineer",
        "sayyadina",
        "shai_hulud",
        "treachery",
        "water_peddler",
    ],
)
def test_some_reveal_boxes_show_neither_persuasion_nor_swords(card: str) -> None:
    game = play(table({"hand": [card]}, ix=True), "reveal")
    assert (seat(game)["persuasion"], seat(game)["swords"]) == (0, 0)


# --- infiltration ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "space", "plain"),
    [
        pytest.param(
            "bounty_hunter", "carthag", "reconnaissance", marks=pytest.mark.clause("bounty_hunter.infiltrate")
        ),
        pytest.param(
            "choam_delegate", "smuggling", "freighter_fleet", marks=pytest.mark.clause("choam_delegate.infiltrate")
        ),
        pytest.param("court_intrigue", "wealth", "diplomacy", marks=pytest.mark.clause("court_intrigue.infiltrate")),
        pytest.param(
            "embedded_agent", "tech_negotiation", "dagger", marks=pytest.mark.clause("embedded_agent.infiltrate")
        ),
        pytest.param("guild_accord", "foldspace", "diplomacy", marks=pytest.mark.clause("guild_accord.infiltrate")),
        pytest.param("jamis", "stillsuits", "diplomacy", marks=pytest.mark.clause("jamis.infiltrate")),
        pytest.param("web_of_power", "secrets", "diplomacy", marks=pytest.mark.clause("web_of_power.infiltrate")),
    ],
)
def test_an_infiltration_icon_passes_enemy_agents_but_not_your_own(card: str, space: str, plain: str) -> None:
    """rise_of_ix 8.5, 8.6: one enemy agent or several, never your own."""
    enemies = [{"agents_at": {space: 1}}, {"agents_at": {space: 1}}]
    game = table({"hand": [card, plain]}, *enemies, ix=True)
    assert refused(game, f"agent {plain} {space}") == [("occupied", "imperium 6.3.3")]
    play(game, f"agent {card} {space}")
    assert [seat(game, number)["agents_at"] for number in range(3)] == [{space: 1}] * 3
    joined = table({"hand": [card], "agents_at": {space: 1}}, *enemies, ix=True)
    assert refused(joined, f"agent {card} {space}") == [("own-agent", "imperium 6.3.3")]


@pytest.mark.parametrize(
    ("card", "icon"), [(face[0], icon) for face in FACES for icon in face[4].split() if icon not in face[5].split()]
)
def test_an_icon_without_the_profile_does_not_infiltrate(card: str, icon: str) -> None:
    """rise_of_ix 8.7"""
    space = SPACE_OF[icon]
    game = table({"hand": [card]}, {"agents_at": {space: 1}}, ix=True, epic=card == "control_the_spice")
    assert refused(game, f"agent {card} {space}") == [("occupied", "imperium 6.3.3")]


def test_infiltration_gains_everything_of_the_space() -> None:
    """rise_of_ix 8.5: the rulebook's example, CHOAM Delegate at Smuggling."""
    game = table({"hand": ["choam_delegate"]}, {"agents_at": {"smuggling": 1}}, ix=True)
    play(game, "agent choam_delegate smuggling", "do smuggling.space.2")
    assert (seat(game)["solari"], seat(game)["freighter"]) == (1, 1)


def test_infiltration_does_not_waive_a_cost() -> None:
    """rise_of_ix 8.6"""
    game = table({"hand": ["court_intrigue"], "spice": 3}, {"agents_at": {"conspire": 1}}, ix=True)
    assert refused(game, "agent court_intrigue conspire") == [("price", "imperium 6.3.4")]
    rich = table({"hand": ["court_intrigue"], "spice": 4}, {"agents_at": {"conspire": 1}}, ix=True)
    assert refused(rich, "agent court_intrigue conspire") == []


def test_infiltration_does_not_waive_a_requirement() -> None:
    """rise_of_ix 8.6: Sietch Tabr asks for 2 influence with the Fremen."""
    game = table({"hand": ["bounty_hunter"]}, {"agents_at": {"sietch_tabr": 1}}, ix=True)
    assert refused(game, "agent bounty_hunter sietch_tabr") == [("requirement", "imperium 6.3.5")]


def test_infiltration_does_not_override_the_voice() -> None:
    """rise_of_ix 8.6"""
    game = table({"hand": ["choam_delegate"]}, {"voice_space": "smuggling", "agents_at": {"smuggling": 1}}, ix=True)
    assert refused(game, "agent choam_delegate smuggling") == [("voice", "imperium 17.24")]


def test_icons_added_by_dispatch_an_envoy_do_not_infiltrate() -> None:
    """rise_of_ix 8.6: the printed icon still does."""
    enemy = {"agents_at": {"wealth": 1, "smuggling": 1}}
    game = table({"hand": ["choam_delegate"], "intrigue": ["dispatch_an_envoy"]}, enemy, ix=True)
    play(game, "play dispatch_an_envoy 1")
    assert refused(game, "agent choam_delegate wealth") == [("occupied", "imperium 6.3.3")]
    assert refused(game, "agent choam_delegate foldspace") == []
    assert refused(game, "agent choam_delegate smuggling") == []


# --- Unload ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gains"),
    [
        pytest.param("choam_delegate", {"solari": 3}, marks=pytest.mark.clause("choam_delegate.unload")),
        pytest.param("esmar_tuek", {"spice": 2, "solari": 2}, marks=pytest.mark.clause("esmar_tuek.unload")),
        pytest.param("guild_accord", {"water": 1}, marks=pytest.mark.clause("guild_accord.unload")),
        pytest.param("water_peddler", {"water": 1}, marks=pytest.mark.clause("water_peddler.unload")),
    ],
)
def test_unload_gives_the_reveal_box_when_discarded_and_when_trashed(card: str, gains: dict[str, int]) -> None:
    """rise_of_ix 8.2, 8.3: discarding and then trashing the same card gives it twice."""
    game = table({"hand": ["guild_chief_administrator", card]}, ix=True)
    play(game, "agent guild_chief_administrator foldspace", "do guild_chief_administrator.agent.1")
    for gain in ("solari", "spice", "water"):
        assert seat(game)[gain] == gains.get(gain, 0)
    play(game, f"trash discard {card}")
    for gain in ("solari", "spice", "water"):
        assert seat(game)[gain] == 2 * gains.get(gain, 0)
    assert card in shared(game)["trash"]


@pytest.mark.clause("freighter_fleet.unload")
def test_freighter_fleet_unloads_a_freighter_icon_that_may_be_declined() -> None:
    """rise_of_ix 8.2, 8.9"""
    game = table({"hand": ["truthsayer", "freighter_fleet"]}, ix=True)
    play(game, "agent truthsayer wealth", "do truthsayer.agent.1")
    assert offered(game) == ["advance", "decline"]
    play(game, "advance")
    assert seat(game)["freighter"] == 1
    assert len(seat(game)["hand"]) == 1


@pytest.mark.clause("in_the_shadows.unload")
def test_in_the_shadows_unloads_influence_with_the_bene_gesserit() -> None:
    """rise_of_ix 8.2, 8.9: gained, not optional."""
    game = table({"hand": ["jamis", "in_the_shadows"]}, ix=True)
    play(game, "agent jamis stillsuits", "do jamis.agent.1", "trash hand in_the_shadows")
    assert seat(game)["influence"] == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 1}


@pytest.mark.clause("ix_guild_compact.unload")
def test_ix_guild_compact_unloads_two_negotiators_one_by_one() -> None:
    """rise_of_ix 8.2, 8.9: each Tech Negotiation icon may be declined."""
    game = table({"hand": ["jamis", "ix_guild_compact"], "garrison": 3}, ix=True)
    play(game, "agent jamis stillsuits", "do jamis.agent.1", "trash hand ix_guild_compact")
    play(game, "do ix_guild_compact.reveal.1")
    assert (seat(game)["negotiators"], seat(game)["supply"]) == (1, 8)
    assert offered(game) == ["yes", "decline"]
    play(game, "yes")
    assert (seat(game)["negotiators"], seat(game)["supply"], seat(game)["garrison"]) == (2, 7, 3)


@pytest.mark.clause("treachery.unload")
def test_treachery_unloaded_puts_its_troops_into_the_conflict() -> None:
    """rise_of_ix 8.2, 8.9: the deployment is mandatory."""
    game = table({"hand": ["truthsayer", "treachery"], "garrison": 3}, ix=True)
    play(game, "agent truthsayer wealth", "do truthsayer.agent.1")
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game)["supply"]) == (2, 3, 7)
    assert strength(game) == 4


def test_a_card_without_the_mark_gives_nothing_when_discarded() -> None:
    """rise_of_ix 8.2: Satellite Ban and Spice Trader have no Unload mark."""
    game = table({"hand": ["truthsayer", "spice_trader"]}, ix=True)
    play(game, "agent truthsayer wealth", "do truthsayer.agent.1")
    assert (seat(game)["persuasion"], seat(game)["swords"]) == (0, 0)


def test_clean_up_is_no_discard_and_unloads_nothing() -> None:
    """rise_of_ix 8.3"""
    game = table({"hand": ["choam_delegate"]}, ix=True)
    play(game, "reveal", "end")
    assert "choam_delegate" in seat(game)["discard"]
    assert seat(game)["solari"] == 3


def test_acquiring_a_card_unloads_nothing() -> None:
    """rise_of_ix 8.3"""
    game = table({"hand": ["convincing_argument"]}, ix=True, row=["choam_delegate"])
    play(game, "reveal", "acquire choam_delegate row")
    assert (seat(game)["solari"], seat(game)["discard"]) == (0, ["choam_delegate"])


def test_a_discard_forced_by_an_opponent_unloads_for_the_owner() -> None:
    """rise_of_ix 8.2, 8.4"""
    game = table(
        {"hand": ["reverend_mother_mohiam"], "played": ["truthsayer"]},
        {"hand": ["freighter_fleet"], "freighter": 1},
        ix=True,
    )
    play(game, "agent reverend_mother_mohiam wealth")
    assert game.to_act == 1
    assert offered(game) == ["advance", "recall", "decline"]
    play(game, "recall", "do shipping_1.1.2")
    assert (seat(game, 1)["spice"], seat(game, 1)["freighter"]) == (2, 0)
    assert game.to_act == 0


def test_cards_discarded_together_are_all_put_down_before_their_boxes() -> None:
    """rise_of_ix 8.8: after the whole cost, in the owner's order, before the effect."""
    game = table({"hand": ["ix_guild_compact", "freighter_fleet", "in_the_shadows"]}, ix=True)
    play(game, "agent ix_guild_compact foldspace", "do ix_guild_compact.agent.1")
    assert {"freighter_fleet", "in_the_shadows"} <= set(seat(game)["discard"])
    assert seat(game)["influence"]["bene_gesserit"] == 1
    assert seat(game)["dreadnoughts_garrison"] == 0
    play(game, "advance", "yes")
    assert (seat(game)["freighter"], seat(game)["dreadnoughts_garrison"]) == (1, 1)


def test_unload_works_for_a_card_trashed_from_the_deck() -> None:
    """rise_of_ix 8.9: Poison Snooper."""
    starting = [*["convincing_argument"] * 2, *["dagger"] * 2, *["dune_the_desert_planet"] * 2]
    starting += ["diplomacy", "reconnaissance", "seek_allies", "signet_ring"]
    game = table({"deck": ["esmar_tuek", *starting], "intrigue": ["poison_snooper"]}, ix=True)
    play(game, "play poison_snooper 1", "trash deck esmar_tuek")
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 2)


def test_unload_works_for_a_card_trashed_from_play() -> None:
    """rise_of_ix 8.9"""
    game = table({"hand": ["jamis"], "played": ["esmar_tuek"]}, ix=True)
    play(game, "agent jamis stillsuits", "do jamis.agent.1", "trash played esmar_tuek")
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 2)


def test_unload_works_in_the_combat_phase() -> None:
    """rise_of_ix 8.9: a card trashed as a reward of Terrible Purpose."""
    seats: list[Seat] = [{"conflict": 1, "discard": ["esmar_tuek"]}, {"conflict": 0}]
    game = table(*seats, ix=True, phase="combat", conflict="terrible_purpose")
    play(game, "trash discard esmar_tuek")
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 2)


def test_a_card_that_leaves_the_row_unloads_nothing() -> None:
    """rise_of_ix 8.11: Helena's Manipulate."""
    game = table({"hand": ["signet_ring"], "leader": "helena_richese"}, ix=True, row=["choam_delegate"])
    play(game, "agent signet_ring smuggling", "do helena_richese.signet.1", "card choam_delegate")
    assert seat(game)["manipulated"] == "choam_delegate"
    assert seat(game)["solari"] == 1
