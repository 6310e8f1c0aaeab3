"""Exact texts of well-chosen components, read against their data; the names and where they come from; speed."""

import functools
import json
import sys
from types import FrameType

import pytest

from landsraad.imperium import content
from landsraad.imperium.catalog import (
    CARD_NUMBERS,
    CONFLICT_NUMBERS,
    HAGAL_NUMBERS,
    INTRIGUE_NUMBERS,
    LEADER_NUMBERS,
    SPACE_NUMBERS,
    TILE_NUMBERS,
)
from landsraad.imperium.naming import KIND_IDS
from landsraad.text import fluent
from landsraad.text.imperium import (
    card_text,
    component_lines,
    component_name,
    conflict_text,
    hagal_text,
    intrigue_text,
    leader_text,
    name,
    space_text,
    tile_text,
)
from landsraad.text.imperium.components import KIND_NUMBERS
from landsraad.text.imperium.effects import cost_text, spoken

assert content


def test_a_card_with_everything() -> None:
    text = card_text(CARD_NUMBERS["esmar_tuek"])
    assert text.name == "Esmar Tuek"
    assert text.cost == 5
    assert text.factions == ("Spacing Guild",)
    assert text.icons == ("City", "Spice Trade")
    assert text.infiltration == ()
    assert text.agent == ("Pay 1 spice → gain 1 influence with the Spacing Guild, then draw 1 card",)
    assert text.reveal == (
        "Gain 2 spice and 2 solari",
        "Unload: also gained when this card is discarded from hand or trashed",
    )
    assert text.acquire == ()
    assert text.on_trash == ()


def test_a_card_that_cannot_be_bought() -> None:
    text = card_text(CARD_NUMBERS["convincing_argument"])
    assert text.cost is None
    assert text.icons == ()


def test_a_card_with_infiltration() -> None:
    assert card_text(CARD_NUMBERS["bounty_hunter"]).infiltration == ("City",)


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("signet_ring", ("Use the Signet Ring ability of your leader",)),
        ("foldspace", ("Draw 1 card", "Trash this card")),
        ("duncan_idaho", ("Pay 1 water → recruit 1 troop, then draw 1 card",)),
        ("firm_grip", ("Pay 2 solari → gain 1 influence with the Spacing Guild, the Bene Gesserit or the Fremen",)),
        ("gene_manipulation", ("You may trash a card", "If you have another Bene Gesserit card in play: gain 2 spice")),
        ("guild_ambassador", ("Gain either 1 influence with the Spacing Guild or 2 spice",)),
        (
            "shifting_allegiances",
            ("Pay 2 spice and lose 1 influence → gain 2 influence with a faction of your choice",),
        ),
        (
            "kwisatz_haderach",
            (
                "Send one of your agents, from your leader or from the board, to any board space, even an occupied one",
                "Draw 1 card",
            ),
        ),
        ("imperial_bashar", ("Choose one: recruit 1 troop, or trash a card",)),
        ("local_fence", ("Choose one: pay 2 spice → gain 5 solari, or pay 5 solari → gain 4 spice",)),
        (
            "in_the_shadows",
            (
                "If you have 2 or more influence with the Bene Gesserit: discard 1 card → "
                "gain 1 influence with the Emperor, the Spacing Guild or the Fremen",
            ),
        ),
        (
            "embedded_agent",
            ("If you have another Bene Gesserit card in play: you may advance or recall your Freighter, twice",),
        ),
        ("guild_accord", ("Heighliner costs 2 spice less with this card",)),
    ],
)
def test_agent_boxes(card: str, lines: tuple[str, ...]) -> None:
    assert card_text(CARD_NUMBERS[card]).agent == lines


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("bene_gesserit_sister", ("Gain either 2 persuasion or 2 swords",)),
        ("liet_kynes", ("Gain 2 persuasion for each Fremen card you have in play, this one included",)),
        (
            "sietch_reverend_mother",
            ("If you have another Fremen card in play (Fremen Bond): gain 3 persuasion and 1 spice",),
        ),
        (
            "gurney_halleck",
            ("Gain 2 persuasion", "Pay 3 solari → recruit 2 troops, which you may deploy to the Conflict"),
        ),
        (
            "worm_riders",
            (
                "If you have 2 or more influence with the Fremen: gain 4 swords",
                "If you hold the Fremen Alliance: gain 2 swords",
            ),
        ),
        ("gun_thopter", ("Gain 3 swords", "You may deploy 1 troop from your garrison to the Conflict")),
        ("chani", ("Gain 2 persuasion", "Retreat any number of your troops from the Conflict")),
        ("full_scale_assault", ("Gain 2 persuasion", "Gain 3 swords for each of your dreadnoughts in the Conflict")),
    ],
)
def test_reveal_boxes(card: str, lines: tuple[str, ...]) -> None:
    assert card_text(CARD_NUMBERS[card]).reveal == lines


def test_acquire_and_trash_boxes() -> None:
    assert card_text(CARD_NUMBERS["the_spice_must_flow"]).acquire == ("Gain 1 victory point",)
    assert card_text(CARD_NUMBERS["assassination_mission"]).on_trash == ("Gain 4 solari",)


@pytest.mark.parametrize(
    ("card", "parts"),
    [
        ("allied_armada", [("Combat", ("If you hold an Alliance: pay 2 spice → gain 7 swords",))]),
        (
            "bypass_protocol",
            [
                ("Plot", ("Acquire a card that costs 3 persuasion or less",)),
                (
                    "Plot",
                    ("Pay 2 spice → acquire a card that costs 5 persuasion or less and put it on top of your deck",),
                ),
            ],
        ),
        (
            "corner_the_market",
            [
                (
                    "Endgame",
                    (
                        "If you own 2 or more copies of The Spice Must Flow: gain 1 victory point",
                        "If you own more copies of The Spice Must Flow than each opponent: gain 1 victory point",
                    ),
                )
            ],
        ),
        (
            "plans_within_plans",
            [
                ("Endgame", ("If you have 3 or more influence on 3 influence tracks: gain 1 victory point",)),
                ("Endgame", ("If you have 3 or more influence on all 4 influence tracks: gain 2 victory points",)),
            ],
        ),
        ("to_the_victor", [("When you win a Conflict", ("Gain 3 spice",))]),
        ("water_of_life", [("Plot", ("Pay 1 spice and 1 water → draw 3 cards",))]),
    ],
)
def test_intrigue_cards(card: str, parts: list[tuple[str, tuple[str, ...]]]) -> None:
    assert [(part.timing, part.lines) for part in intrigue_text(INTRIGUE_NUMBERS[card]).parts] == parts


def test_a_card_with_two_parts_is_printed_with_an_or() -> None:
    assert component_lines("intrigue", INTRIGUE_NUMBERS["tiebreaker"]) == [
        "Tiebreaker",
        "Combat: Gain 2 swords",
        "Or Endgame: Gain 10 spice",
    ]


def test_a_space_with_control() -> None:
    text = space_text(SPACE_NUMBERS["imperial_basin"])
    assert (text.name, text.area, text.icon, text.entry) == ("Imperial Basin", "Arrakis", "Spice Trade", ())
    assert text.effects == ("Gain 1 spice and all bonus spice here",)
    assert text.notes == (
        "Combat space: you may deploy the units recruited this turn and up to 2 more from your garrison",
        "Whoever controls Imperial Basin gains 1 spice each time an agent is sent here",
    )


def test_other_spaces() -> None:
    assert space_text(SPACE_NUMBERS["high_council"]).entry == ("Costs 5 solari", "Once per game")
    assert space_text(SPACE_NUMBERS["interstellar_shipping"]).entry == ("Needs 2 influence with the Spacing Guild",)
    assert space_text(SPACE_NUMBERS["wealth"]).effects == ("Gain 1 influence with the Emperor and 2 solari",)
    assert space_text(SPACE_NUMBERS["tech_negotiation"]).notes == (
        "On your reveal turn, with an agent here: gain 1 persuasion",
    )
    assert space_text(SPACE_NUMBERS["sell_melange"]).effects == (
        "Sell spice once: 2 spice → 6 solari, 3 spice → 8 solari, 4 spice → 10 solari or 5 spice → 12 solari",
    )


@pytest.mark.parametrize(
    ("leader", "ability"),
    [
        ("paul_atreides", ("You may look at the top card of your deck at any time",)),
        ("duke_leto_atreides", ("Landsraad spaces cost you 1 solari less",)),
        (
            "baron_vladimir_harkonnen",
            (
                "At the start of the game choose 2 factions in secret; the first time you deploy 4 or more troops in "
                "one turn: gain 1 influence with each of the two",
            ),
        ),
        ("glossu_the_beast_rabban", ("Start the game with 1 solari and 1 spice more",)),
        ("countess_ariana_thorvald", ("Whenever you harvest spice: gain 1 spice less, and draw 1 card",)),
        ("helena_richese", ("Enemy agents do not block you on Landsraad and City spaces",)),
        ("prince_rhombur_vernius", ("Each of your dreadnoughts has strength 4 instead of 3",)),
        (
            "princess_yuna_moritani",
            ("Start the game with 1 water less", "Whenever you gain solari on your turn: gain 1 more"),
        ),
        (
            "ilesa_ecaz",
            (
                "At the start of each round: set aside a card from your hand, face down",
                "On your second turn of the round it returns to your hand; if you send an agent with it this turn: "
                "gain 1 spice if it has exactly one agent icon, otherwise gain 1 solari",
            ),
        ),
    ],
)
def test_leaders(leader: str, ability: tuple[str, ...]) -> None:
    assert leader_text(LEADER_NUMBERS[leader]).ability == ability


def test_a_leader_has_house_and_signet() -> None:
    text = leader_text(LEADER_NUMBERS["duke_leto_atreides"])
    assert (text.name, text.house, text.complexity) == ("Duke Leto Atreides", "House Atreides", 2)
    assert (text.ability_name, text.signet_name) == ("Landsraad Popularity", "Prudent Diplomacy")
    assert text.signet == (
        "Pay 1 spice → gain 1 influence with a faction where an opponent has more influence than you",
    )


def test_tiles() -> None:
    text = tile_text(TILE_NUMBERS["flagship"])
    assert (text.name, text.cost, text.acquire) == ("Flagship", 8, ("Gain 1 victory point",))
    assert text.ability == ("On your turn: pay 4 solari and flip this tile → recruit 3 troops",)
    assert tile_text(TILE_NUMBERS["spy_satellites"]).end == (
        "Gain 1 victory point for each faction with which you have 1 influence or less",
    )
    assert tile_text(TILE_NUMBERS["windtraps"]).win == ("Gain 1 water",)


def test_conflicts() -> None:
    text = conflict_text(CONFLICT_NUMBERS["battle_for_arrakeen"])
    assert (text.name, text.tier, text.location) == ("Battle for Arrakeen", "Conflict III", "Arrakeen")
    assert text.first == ("Gain 2 victory points", "Take control of Arrakeen")
    assert text.second == ("Choose two: draw 1 Intrigue card, gain 2 spice, or gain 3 solari",)
    assert text.third == ("Draw 1 Intrigue card", "Gain 2 solari")
    assert conflict_text(CONFLICT_NUMBERS["skirmish_1"]).location == ""


def test_house_hagal_cards() -> None:
    text = hagal_text(HAGAL_NUMBERS["hagal_smuggling_interstellar_shipping"])
    assert text.name == "Smuggling / Interstellar Shipping"
    assert text.lines == (
        "With less than 2 influence with the Spacing Guild: the agent goes to Smuggling; "
        "advance or recall your Freighter",
        "With 2 or more influence with the Spacing Guild: the agent goes to Interstellar Shipping; "
        "advance or recall your Freighter, twice",
        "In Combat: 2 swords",
    )


def test_one_thing_has_a_label_for_one() -> None:
    lines = component_lines("card", CARD_NUMBERS["fremen_camp"])
    assert lines[2:4] == ["Faction: Fremen", "Agent icon: Spice Trade"]


def test_plain_printing() -> None:
    assert component_lines("card", CARD_NUMBERS["satellite_ban"]) == [
        "Satellite Ban",
        "Cost: 5 persuasion",
        "Factions: Spacing Guild and Fremen",
        "Agent icons: Spacing Guild and Fremen",
        "Agent: Discard 1 card → gain 1 spice and 1 water",
        "Reveal: Gain 1 persuasion",
        "Reveal: Retreat up to 2 troops from the Conflict",
    ]


def test_names() -> None:
    assert name("card", "dune_the_desert_planet") == "Dune, the Desert Planet"
    assert component_name(6000 + CONFLICT_NUMBERS["skirmish_3"]) == "Skirmish"
    assert name("faction", "bene_gesserit") == "Bene Gesserit"


NAME_KINDS = {"ability", "area", "card", "conflict", "deck", "difficulty", "faction", "hagal", "house", "icon"}
NAME_KINDS |= {"intrigue", "leader", "mode", "phase", "place", "resource", "set", "setup", "source", "space", "tier"}
NAME_KINDS |= {"tile", "timing", "track", "unit"}


@pytest.mark.parametrize("lang", fluent.known_languages())
def test_every_name_says_whether_it_is_printed_or_ours(lang: str) -> None:
    names = set(fluent.split_entries((fluent.LOCALES / lang / "imperium_names.ftl").read_text(encoding="utf-8")))
    sources = json.loads((fluent.LOCALES / lang / "imperium_sources.json").read_text(encoding="utf-8"))
    assert {key for key in names if not key.startswith("-")} == set(sources)
    assert {key.split("-")[0] for key in sources} == NAME_KINDS
    assert set(sources.values()) <= {"printed", "ours"}


@pytest.mark.parametrize("lang", fluent.known_languages())
def test_all_texts_are_made_with_few_calls(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundredth of a second for a language is 40,000 to 50,000 calls: a figure that no busy machine moves."""
    monkeypatch.setattr(fluent, "messages", functools.cache(fluent.Messages))
    for cache in (fluent.say_cached, fluent.forms, spoken, cost_text, fluent.named_cached):
        cache.cache_clear()
    calls = 0

    def counted(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(counted)
    try:
        for kind, code in KIND_NUMBERS.items():
            for number in range(len(KIND_IDS[code])):
                component_lines(kind, number, lang)
    finally:
        sys.setprofile(None)
    assert 50_000 < calls < 320_000
