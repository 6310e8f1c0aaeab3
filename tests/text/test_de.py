"""German: sentences as a native player says them."""

import pytest

from landsraad.imperium import content
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_NUMBERS, INTRIGUE_NUMBERS, SPACE_IDS, SPACE_NUMBERS, TILE_NUMBERS
from landsraad.kernel.decisions import pack
from landsraad.text import fluent
from tests.text.languages import SHARED_NAMES, TOO_LITTLE_INFLUENCE, Facts, Language

assert content

# What else is the same as in English: names, loan words, signs.
SAME = {
    "arrakis-label-deck",
    "arrakis-option-vehicle",
    "arrakis-power-landsraad",
    "card-carryall",
    "deck-reserve",
    "difficulty-sardaukar",
    "intrigue-charisma",
    "intrigue-finesse",
    "label-agent",
    "label-infiltration",
    "leader-baron_vladimir_harkonnen",
    "legend-agent",
    "legend-spice",
    "set-rise_of_ix",
    "table-box-agent",
    "table-game",
    "terminal-agent-box",
    "terminal-column-garrison",
    "terminal-column-spice",
    "terminal-prompt-for-one",
    "terminal-sign-swordmaster",
    "ui-deck",
    "ui-game",
    "ui-hand",
    "ui-reserve",
    "ui-tech",
    "war-hand-title",
    "war-layer-spice",
    "war-learn-spice",
    "war-navigator-in",
    "war-short-paul_muad_dib",
    "war-tab-hand",
    "war-way-navigator",
    "war-way-ornithopter",
    "web-common-game",
    "web-common-ix",
    "web-end-from-start",
    "web-end-from-tile",
    "web-home-imperium",
    "web-setup-name",
}
COUNCIL: Facts = {"space": ("space", "high_council")}

GERMAN = Language(
    "de",
    players=["Anna", "Ben", "Cleo", "Dov"],
    components=[
        ("card", "signet_ring", "Agent: Aktiviere die Siegelring-Fähigkeit deines Anführers"),
        (
            "card",
            "firm_grip",
            "Agent: Bezahle 2 Solari → erhalte 1 Einfluss bei der Raumgilde, bei den Bene Gesserit oder bei den Fremen",
        ),
        ("card", "firm_grip", "Aufdecken: Falls du die Allianz mit dem Imperator hast: erhalte 4 Überzeugung"),
        (
            "card",
            "liet_kynes",
            "Aufdecken: Erhalte 2 Überzeugung für jede Fremen-Karte, die du im Spiel hast, auch für diese",
        ),
        (
            "card",
            "crysknife",
            "Aufdecken: Falls du eine weitere Fremen-Karte im Spiel hast (Fremenband):"
            " erhalte 1 Einfluss bei den Fremen",
        ),
        (
            "card",
            "embedded_agent",
            "Agent: Falls du eine weitere Bene-Gesserit-Karte im Spiel hast:"
            " du darfst deinen Frachter vorrücken oder zurückrufen (zweimal)",
        ),
        ("card", "gun_thopter", "Aufdecken: Du darfst 1 Trupp aus deiner Garnison im Konflikt einsetzen"),
        ("card", "sardaukar_legion", "Aufdecken: Setze bis zu 3 Truppen aus deiner Garnison im Konflikt ein"),
        (
            "card",
            "guild_bankers",
            "Aufdecken: „Das Spice muss fließen“ kostet dich in diesem Zug 3 Überzeugung weniger",
        ),
        (
            "intrigue",
            "bindu_suspension",
            "Komplott: Bevor du in deinem Zug irgendetwas anderes tust:"
            " ziehe 1 Karte, dann passe in diesem Zug, wenn du möchtest",
        ),
        ("intrigue", "master_tactician", "Oder – Kampf: Ziehe bis zu 3 Truppen aus dem Konflikt zurück"),
        ("space", "interstellar_shipping", "Voraussetzung: 2 Einfluss bei der Raumgilde"),
        (
            "leader",
            "ilesa_ecaz",
            "Einen Schritt voraus: In deinem zweiten Zug der Runde kommt sie auf deine Hand zurück; wenn du in diesem"
            " Zug mit ihr einen Agenten entsendest: erhalte 1 Spice, falls sie genau ein Agentensymbol hat,"
            " sonst erhalte 1 Solari",
        ),
        ("tile", "flagship", "In deinem Zug: bezahle 4 Solari und drehe dieses Plättchen um → rekrutiere 3 Truppen"),
        ("conflict", "secure_imperial_basin", "1. Platz: Übernimm die Kontrolle über das Imperiale Becken"),
        (
            "conflict",
            "battle_for_arrakeen",
            "2. Platz: Wähle zwei: ziehe 1 Intrigenkarte, erhalte 2 Spice oder erhalte 3 Solari",
        ),
        (
            "hagal",
            "arrakeen_1p",
            "Der Agent geht nach Arrakeen; rekrutiere 1 Trupp; aktiviere die Siegelring-Fähigkeit des Anführers",
        ),
    ],
    jamis=("du darfst eine Karte entsorgen", "Entsorge eine Karte (Jamis)"),
    agent="Entsende mit „Siegelring“ einen Agenten {to}",
    spaces=[
        ("arrakeen", "nach Arrakeen"),
        ("imperial_basin", "zum Imperialen Becken"),
        ("the_great_flat", "zur großen Ebene"),
        ("rally_troops", "zum Feld Truppen sammeln"),
    ],
    options=[
        (
            pack(w.V_PLAY, INTRIGUE_NUMBERS["strategic_push"], 1),
            "Spiele „Strategischer Vorstoß“ aus – erhalte 2 Schwerter;"
            " erhalte 2 Solari, falls du diesen Konflikt gewinnst",
        ),
        (
            pack(w.V_ACQUIRE, CARD_NUMBERS["the_spice_must_flow"], w.FROM_RESERVE),
            "Erwirb „Das Spice muss fließen“ aus der Reserve",
        ),
        (pack(w.V_TRASH, w.IN_DISCARD, CARD_NUMBERS["dagger"]), "Entsorge „Dolch“ von deinem Ablagestapel"),
        (
            pack(w.V_TECH, TILE_NUMBERS["flagship"], 2, w.CURRENCY_NAMES.index("spice")),
            "Erwirb „Flaggschiff“, bezahle mit Spice und lege 2 Verhandlungsführer zurück",
        ),
        (pack(w.V_UNITS, 2, 1), "2 Truppen und 1 Schlachtschiff"),
    ],
    amounts=[
        (0, "deploy", "Setze keinen Trupp ein"),
        (1, "deploy", "Setze 1 Trupp ein"),
        (2, "retreat", "Ziehe 2 Truppen zurück"),
    ],
    events=[
        ((e.DREW, 0, 1, 0, 0), "Anna zieht 1 Karte"),
        ((e.INFLUENCE_FELL, 1, w.EMPEROR, 1, 0), "Ben fällt auf 1 Einfluss beim Imperator"),
        ((e.TOOK_ALLIANCE, 0, w.FREMEN, 2, 0), "Anna nimmt Ben die Allianz mit den Fremen ab"),
        (
            (e.TRASHED_CARD, 0, CARD_NUMBERS["seek_allies"], w.IN_PLAYED, 0),
            "Anna entsorgt „Verbündete suchen“ aus dem Spiel",
        ),
        ((e.CLOSED_SPACE, 0, SPACE_NUMBERS["high_council"], 0, 0), "Anna sperrt den Hohen Rat mit „Die Stimme“"),
    ],
    reasons=[
        (
            "requirement",
            TOO_LITTLE_INFLUENCE,
            "Das Feld Interstellare Fracht verlangt 2 Einfluss bei der Raumgilde; du hast 1.",
        ),
        (
            "price",
            {**COUNCIL, "price": 5, "have": 2, "resource": ("resource", "solari")},
            "Der Hohe Rat kostet 5 Solari; du hast 2.",
        ),
        (
            "once",
            COUNCIL,
            "Den Hohen Rat darfst du nur einmal pro Partie nutzen, und das hast du schon getan.",
        ),
        (
            "voice",
            {"space": ("space", "stillsuits"), "seats": ("seats", [1, 2])},
            "Das Feld Destillanzüge ist für deinen nächsten Agenten gesperrt:"
            " Ben und Cleo haben „Die Stimme“ ausgespielt.",
        ),
        (
            "condition",
            {"card": ("intrigue", "allied_armada"), "condition": ("condition", (w.IF_ANY_ALLIANCE, 0, 0))},
            "„Alliierte Armada“ kannst du nur ausspielen, falls du eine Allianz hast.",
        ),
        (
            "deploy-garrison",
            {"have": 0, "unit": ("unit", "dreadnought")},
            "In deiner Garnison ist kein Schlachtschiff.",
        ),
        ("deploy-garrison", {"have": 2, "unit": ("unit", "troop")}, "In deiner Garnison sind nur 2 Truppen."),
    ],
    citation=" ({rule})",
    questions=[("bribery.part.1", "Bestechung – erhalte 1 Einfluss bei einer Fraktion deiner Wahl. Welche Fraktion?")],
    topics=[
        (
            "defend",
            "space",
            "imperial_basin",
            "Um das Imperiale Becken wird gekämpft, und du hast dort die Kontrolle:"
            " Setzt du 1 Trupp aus deinem Vorrat im Konflikt ein?",
        ),
    ],
    lists=[("or", ["Wasser", "Spice", "Solari"], "Wasser, Spice oder Solari")],
    ruling="(Auslegung)",
    searches=[("FREMENBAND", "15.7")],
    accents=[("uberzeugung", "Überzeugung")],
    foreign_quotes='”"',
    same=SHARED_NAMES | SAME,
)


@pytest.mark.parametrize("space", SPACE_IDS)
def test_every_space_has_its_forms(space: str) -> None:
    forms = fluent.messages(GERMAN.lang).forms(f"space-{space}")
    assert set(forms) == {"nom", "to", "from", "on", "acc"}
    assert forms["to"].split()[0] in ("nach", "zum", "zur")
    assert forms["nom"].replace("der ", "den ", 1).replace("Hohe ", "Hohen ") == forms["acc"]


def test_quotation_marks_come_in_pairs() -> None:
    for key, entry in fluent.messages(GERMAN.lang).entries.items():
        assert entry.count("„") == entry.count("“"), key
