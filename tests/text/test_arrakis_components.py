"""War for Arrakis: texts of components read against their data, labels of substitutes, names and their sources."""

import json
import re
from collections.abc import Sequence

import pytest

from landsraad.arrakis import catalog as c
from landsraad.arrakis import words as w
from landsraad.arrakis.store import NODES
from landsraad.text import fluent
from landsraad.text.war_for_arrakis import (
    KINDS,
    card_text,
    component_lines,
    component_name,
    condition_text,
    leader_text,
    name,
    prescience_text,
    substitutes,
    token_text,
)
from landsraad.text.war_for_arrakis.effects import STAYS, stays_text

LABEL = "Substitute: the printed text is not verified"
OF_LEADERS = "Substitute: special action and box are ours, the printed ones are not known"
EFFECT_KNOWN = "Substitute: what it does is known from one source; deck and title are ours"
LABELS = (LABEL, OF_LEADERS, EFFECT_KNOWN)


def card(ident: str) -> tuple[str, ...]:
    return card_text(c.CARD_NUMBERS[ident]).lines


@pytest.mark.parametrize(
    ("ident", "lines"),
    [
        (
            "hard_times_and_oppression",
            (
                "Place 1 regular in each of these settlements: Arsunt, Hagga Basin, Imperial Basin and North Pole",
                "Place 1 elite in each of these settlements: Carthag and Arrakeen",
            ),
        ),
        ("forced_recruitment", ("Place 3 elites and 1 leader in the Arrakeen settlement",)),
        (
            "beloved_feyd_rautha",
            (
                "If Feyd-Rautha is in play: place 2 elites in the legion with Feyd-Rautha",
                "Otherwise: Feyd-Rautha enters play and Beast Rabban is removed from the game, then play 1 planning "
                "card",
            ),
        ),
        (
            "arsunt_legion",
            (
                "Place 1 elite, 1 regular and 1 leader in the Arsunt settlement",
                "Move or attack with the legion in the Arsunt settlement",
            ),
        ),
        ("workhorse_of_arrakis", ("Place 1 harvester and 1 carryall on the board", "Draw 2 planning cards")),
        (
            "rage_overcame_shaddam_iv_c",
            (
                "If Emperor Shaddam IV is in play: place Emperor Shaddam IV in one of your legions that includes a "
                "Sardaukar, move that legion, then make a surprise attack with that legion",
                "Otherwise: Emperor Shaddam IV enters play, then play 1 planning card",
            ),
        ),
        ("sardaukar_pogrom", ("Move up to 3 different legions, each with a Sardaukar",)),
        (
            "killers_without_mercy",
            (
                "Attack with a legion that includes a Sardaukar; in that battle you may continue without taking the "
                "extra hit, even against a sietch",
            ),
        ),
        (
            "alia_the_abomination",
            (
                "If Alia is in play: send one enemy named leader of your choice to the regeneration tank, then draw 2 "
                "planning cards",
                "Otherwise, if Alia has never been in play and Reverend Mother Jessica is in play: Alia enters play, "
                "then play 1 planning card",
            ),
        ),
        (
            "death_commandos",
            (
                "Replace up to 2 elites on the board by 2 Fedaykin",
                "Move up to 2 different legions, each with a Fedaykin",
            ),
        ),
        (
            "our_family_atomics",
            (
                "If the family atomics have been detonated: use Desert Power, twice",
                "Otherwise: detonate the family atomics (if a prescience marker is on step 4 or higher), then play 1 "
                "planning card",
            ),
        ),
        (
            "voice_from_the_outer_world",
            (
                "Place 1 Fedaykin and Paul (in either form) in one of your legions",
                "Move or make a surprise attack with that legion",
            ),
        ),
        ("jubba_cloaks", ("Move a legion with a leader in a desert area", "Play 1 planning card")),
        (
            "sg_harkonnen_1",
            ("Take a Spacing Guild action: your heighliner advances 1 step, twice",),
        ),
        (
            "hawats_scheming",
            (
                "Cannot be played, nor discarded for combat dice",
                "Free action while Thufir Hawat is in play: discard 2 or 3 copies from your hand; he is removed from "
                "the game, Gaius Helen Mohiam enters play, then take 1 Bene Gesserit token from the reserve",
            ),
        ),
    ],
)
def test_planning_cards(ident: str, lines: tuple[str, ...]) -> None:
    assert card(ident) == lines


def test_a_card_in_full() -> None:
    text = card_text(c.CARD_NUMBERS["shai_hulud"])
    assert (text.name, text.deck, text.copies, text.substitute) == ("Shai-Hulud", "Fremen Ally", 3, "")
    assert component_lines("card", c.CARD_NUMBERS["sg_fremen_3"]) == [
        "Desert Guides",
        "Deck: Fremen Ally",
        "Only with The Spacing Guild",
        "Stays in play: From now on your Houses Major troops can ride sandworms",
        LABEL,
    ]


def what_stays(change: int, lang: str = "en") -> str:
    then = [NODES.kids[c.CARDS[c.CARD_NUMBERS["sg_fremen_2"]].stays][0]]
    return stays_text(change, then, lang)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "each of your Houses Major troops cancels 1 enemy shield in every battle round"),
        ("de", "hebt jede deiner Truppen der Großen Häuser in jeder Gefechtsrunde 1 gegnerischen Schild auf"),
        ("pt-BR", "cada uma das suas Tropas das Casas Maiores anula 1 escudo inimigo em cada rodada de batalha"),
        ("es", "cada una de tus Tropas de las Grandes Casas anula 1 escudo enemigo en cada ronda de batalla"),
        ("zh-Hant", "每個大家族部隊在每個會戰輪抵銷敵方1個護盾"),
    ],
)
def test_what_a_staying_card_changes(lang: str, told: str) -> None:
    """spacing_guild 10.1: the change is a word of the vocabulary, whichever card has it."""
    assert told in what_stays(w.CHANGE_SHIELDS, lang)
    assert len({what_stays(change, lang) for change in STAYS}) == len(STAYS)


def test_leaders() -> None:
    text = leader_text(w.RABBAN)
    assert (text.member, text.box, text.battle) == ("House Harkonnen", "Leadership", "2 hits")
    assert text.special == ("Move the legion with Beast Rabban", "Move that legion once more, to an adjacent area")
    assert text.entry == (
        "In play from the start, beside the board",
        "Is removed from the game when Feyd-Rautha enters play",
    )
    assert component_lines("leader", w.MUADDIB) == [
        "Paul-Muad'Dib",
        "Fremen Ally",
        "Enters play when Kwisatz Haderach reaches step 3",
        "Takes the place of Paul Atreides",
        "Leadership: Move the legion with Paul-Muad'Dib",
        "Leadership: Attack with the legion of Paul-Muad'Dib",
        "In battle, for one special: 2 hits and 1 shield",
        OF_LEADERS,
    ]
    assert leader_text(w.GURNEY).special == ("No special action",)


def test_prescience_cards_and_objectives() -> None:
    text = prescience_text(c.PRESCIENCE_IDS.index("e07"))
    assert (text.name, text.moment, text.reward) == (
        "The Desert War",
        "At the end of the round",
        "Sand Dwellers 1 and Jihad 2",
    )
    assert component_lines("prescience", c.PRESCIENCE_IDS.index("a04")) == [
        "The Sleeper Stirs",
        "When: In your turn, for an action die",
        "Requirement: Paul is on the board",
        "Reward: Kwisatz Haderach 2",
        LABEL,
    ]
    assert component_lines("objective", 0)[1].startswith(
        "The Atreides win with Kwisatz Haderach 6, Sand Dwellers 7 and Jihad 8"
    )


def test_other_components() -> None:
    assert component_lines("result", w.HOUSE) == [
        "House",
        "Harkonnen: replace up to 2 regulars on the board by 2 elites, or place 2 vehicles of your choice on the board",
        "Atreides: as any other result, or use Desert Power",
    ]
    assert component_lines("area", 1) == [
        "Arrakeen",
        "Terrain: plateau",
        "Sector: central sector north-east",
        "Harkonnen settlement of rank 3",
        "Sheltered from storms and sandworms",
    ]
    assert token_text(c.FACE_IDS.index("RSB"), w.HARKONNEN) == "1 regular, 1 Sardaukar and 1 Bashar"
    assert component_lines("atomics", 2)[1:] == [
        "Opens Imperial Basin and Arrakeen to storms and sandworms",
        "Sandworms in Outer NE 4 and Outer NE 5 then count as adjacent",
        "Substitute, not verified against the printed game: from where sandworms reach the opened areas",
    ]


EVERYTHING = [(kind, number) for kind, (idents, _) in KINDS.items() for number in range(len(idents))]


@pytest.mark.parametrize(("kind", "number"), EVERYTHING, ids=lambda each: str(each))
def test_every_component_has_a_text(kind: str, number: int) -> None:
    lines = component_lines(kind, number)
    assert lines[0] == component_name(kind, number)
    assert len(lines) > 1
    for line in lines:
        assert re.fullmatch(r"[^_{}$\[\]]+", line), line  # no id, no placeholder
        assert line == line.strip() and not line.endswith(".")


def test_what_is_a_substitute_says_so() -> None:
    kinds: list[tuple[str, Sequence[c.Component]]] = [
        ("card", c.CARDS), ("leader", c.LEADERS), ("prescience", c.PRESCIENCE_CARDS), ("objective", c.OBJECTIVES),
    ]  # fmt: skip
    for kind, listed in kinds:
        flags = [component.substitute for component in listed]
        assert any(flags)
        for number, flag in enumerate(flags):
            labels = [line for line in component_lines(kind, number) if line in LABELS]
            assert len(labels) == (1 if flag else 0), (kind, number)
    for card in ("sg_harkonnen_3", "sg_atreides_3"):
        assert EFFECT_KNOWN in component_lines("card", c.CARD_NUMBERS[card])
    about = "Substitute, not verified against the printed game: what the deployment tokens show"
    printed = [number for number in range(len(c.FACE_IDS)) if about not in component_lines("token", number)]
    assert [c.FACE_IDS[number] for number in printed] == ["RSB"]


def test_everything_else_that_is_a_substitute_is_listed_with_its_rule() -> None:
    told = dict(substitutes())
    assert set(told.values()) == set(c.SUBSTITUTES.values())
    assert (
        told["Substitute, not verified against the printed game: the special action of the Wild Maker"]
        == (c.SUBSTITUTES["wild_maker_action"])
    )


def test_every_condition_has_words() -> None:
    for condition in range(w.IF_IN_PLAY, w.IF_MARKER_FOUR + 1):
        assert condition_text(condition, w.ALIA).startswith("if ")


def test_the_codes_of_effects_are_all_in_use() -> None:
    """An effect that no component has would be words nobody reads."""
    codes = {value for key, value in vars(w).items() if key.startswith("OP_")}
    assert codes - {w.OP_ANY_VEHICLES} <= set(NODES.op)  # a result of the dice, in the words of the cards


# --- names ---------------------------------------------------------------------------------------------------------


def names_of(lang: str) -> dict[str, str]:
    return fluent.split_entries((fluent.LOCALES / lang / "arrakis_names.ftl").read_text(encoding="utf-8"))


def test_names() -> None:
    assert name("area", "bight_of_the_cliff") == "Bight of the Cliff"
    assert name("area", "ne_out_10") == "Outer NE 10"
    assert name("area", "shield_wall_west", "de") == "Schildwall (West)"
    assert name("leader", "beast_rabban", "es") == "La Bestia Rabban"
    assert name("power", "choam", "de") == "MAFEA"
    assert name("card", "crysknife", "pt-BR") == "Dagacris"
    assert name("unit", "fedaykin", "zh-Hant") == "敢死隊"


@pytest.mark.parametrize("lang", fluent.LANGUAGES)
def test_every_name_says_whether_it_is_printed_or_ours(lang: str) -> None:
    sources = json.loads((fluent.LOCALES / lang / "arrakis_sources.json").read_text(encoding="utf-8"))
    assert {key for key in names_of(lang) if not key.startswith("-")} == set(sources)
    assert set(sources.values()) == {"printed", "ours"}


@pytest.mark.parametrize("lang", fluent.LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    for kind, number in EVERYTHING:
        assert component_name(kind, number, lang)


def test_german_areas_have_their_forms() -> None:
    for area in KINDS["area"][0]:
        forms = fluent.messages("de").forms(f"arrakis-area-{area}")
        assert set(forms) >= {"in", "to", "from"}
        assert forms["to"].split()[0] in ("nach", "zum", "zur", "zu", "ins", "in", "auf")
