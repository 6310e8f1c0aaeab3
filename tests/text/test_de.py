"""German: sentences as a native player says them, the rules by the same numbers, and no English left over."""

import re
from pathlib import Path

import pytest

from landsraad.imperium import content
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS, INTRIGUES, SPACE_IDS, SPACE_NUMBERS, TILE_NUMBERS
from landsraad.imperium.naming import KIND_IDS
from landsraad.kernel.decisions import FACTION, pack
from landsraad.kernel.effects import PATH
from landsraad.kernel.rules import Reason
from landsraad.text import fluent
from landsraad.text.imperium import (
    component_lines,
    effect,
    event_text,
    option_text,
    question_text,
    reason_text,
    topic_text,
)
from landsraad.text.imperium.components import KIND_NUMBERS
from landsraad.text.imperium.names import named
from landsraad.text.rulebook import books, find

assert content
LANG = "de"
PLAYERS = ["Anna", "Ben", "Cleo", "Dov"]


def lines(kind: str, ident: str) -> list[str]:
    return component_lines(kind, KIND_IDS[KIND_NUMBERS[kind]].index(ident), LANG)


def node(path: str) -> int:
    return PATH.index(path)


# --- components ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "ident", "line"),
    [
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
)
def test_components(kind: str, ident: str, line: str) -> None:
    assert line in lines(kind, ident)


def test_what_may_be_left_out_is_an_order_where_it_is_an_option() -> None:
    assert effect(node("jamis.agent.1"), LANG) == "du darfst eine Karte entsorgen"
    assert option_text(pack(w.V_DO, node("jamis.agent.1")), LANG) == "Entsorge eine Karte (Jamis)"


# --- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "to"),
    [
        ("arrakeen", "nach Arrakeen"),
        ("imperial_basin", "zum Imperialen Becken"),
        ("the_great_flat", "zur großen Ebene"),
        ("rally_troops", "zum Feld Truppen sammeln"),
    ],
)
def test_where_an_agent_goes(space: str, to: str) -> None:
    action = pack(w.V_AGENT, CARDS["signet_ring"], SPACE_NUMBERS[space])
    assert option_text(action, LANG) == f"Entsende mit „Siegelring“ einen Agenten {to}"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (
            pack(w.V_PLAY, INTRIGUES["strategic_push"], 1),
            "Spiele „Strategischer Vorstoß“ aus – erhalte 2 Schwerter;"
            " erhalte 2 Solari, falls du diesen Konflikt gewinnst",
        ),
        (
            pack(w.V_ACQUIRE, CARDS["the_spice_must_flow"], w.FROM_RESERVE),
            "Erwirb „Das Spice muss fließen“ aus der Reserve",
        ),
        (pack(w.V_TRASH, w.IN_DISCARD, CARDS["dagger"]), "Entsorge „Dolch“ von deinem Ablagestapel"),
        (
            pack(w.V_TECH, TILE_NUMBERS["flagship"], 2, w.CURRENCY_NAMES.index("spice")),
            "Erwirb „Flaggschiff“, bezahle mit Spice und lege 2 Verhandlungsführer zurück",
        ),
        (pack(w.V_UNITS, 2, 1), "2 Truppen und 1 Schlachtschiff"),
    ],
)
def test_options(action: int, text: str) -> None:
    assert option_text(action, LANG, PLAYERS) == text


def test_none_is_said_without_a_number() -> None:
    assert option_text(pack(w.V_AMOUNT, 0), LANG, PLAYERS, "deploy") == "Setze keinen Trupp ein"
    assert option_text(pack(w.V_AMOUNT, 1), LANG, PLAYERS, "deploy") == "Setze 1 Trupp ein"
    assert option_text(pack(w.V_AMOUNT, 2), LANG, PLAYERS, "retreat") == "Ziehe 2 Truppen zurück"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        ((e.DREW, 0, 1, 0, 0), "Anna zieht 1 Karte"),
        ((e.INFLUENCE_FELL, 1, w.EMPEROR, 1, 0), "Ben fällt auf 1 Einfluss beim Imperator"),
        ((e.TOOK_ALLIANCE, 0, w.FREMEN, 2, 0), "Anna nimmt Ben die Allianz mit den Fremen ab"),
        ((e.TRASHED_CARD, 0, CARDS["seek_allies"], w.IN_PLAYED, 0), "Anna entsorgt „Verbündete suchen“ aus dem Spiel"),
        ((e.CLOSED_SPACE, 0, SPACE_NUMBERS["high_council"], 0, 0), "Anna sperrt den Hohen Rat mit „Die Stimme“"),
    ],
)
def test_events(event: tuple[int, int, int, int, int], text: str) -> None:
    assert event_text(event, LANG, PLAYERS) == text


HERE = {"space": ("space", "high_council")}


@pytest.mark.parametrize(
    ("key", "facts", "text"),
    [
        (
            "requirement",
            {
                "space": ("space", "interstellar_shipping"),
                "faction": ("faction", "spacing_guild"),
                "level": 2,
                "have": 1,
            },
            "Das Feld Interstellare Fracht verlangt 2 Einfluss bei der Raumgilde; du hast 1.",
        ),
        (
            "price",
            {**HERE, "price": 5, "have": 2, "resource": ("resource", "solari")},
            "Der Hohe Rat kostet 5 Solari; du hast 2.",
        ),
        (
            "once",
            HERE,
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
)
def test_reasons(key: str, facts: dict[str, object], text: str) -> None:
    assert reason_text(Reason(key, "", facts), LANG, PLAYERS) == text


def test_questions() -> None:
    assert question_text(FACTION, node("bribery.part.1"), LANG) == (
        "Bestechung – erhalte 1 Einfluss bei einer Fraktion deiner Wahl. Welche Fraktion?"
    )
    assert topic_text("defend", LANG, named("space", "space", "imperial_basin", LANG)) == (
        "Um das Imperiale Becken wird gekämpft, und du hast dort die Kontrolle:"
        " Setzt du 1 Trupp aus deinem Vorrat im Konflikt ein?"
    )


@pytest.mark.parametrize("space", SPACE_IDS)
def test_every_space_has_its_forms(space: str) -> None:
    forms = fluent.messages(LANG).forms(f"space-{space}")
    assert set(forms) == {"nom", "to", "from", "on", "acc"}
    assert forms["to"].split()[0] in ("nach", "zum", "zur")
    assert forms["nom"].replace("der ", "den ", 1).replace("Hohe ", "Hohen ") == forms["acc"]


# --- the rulebooks ---------------------------------------------------------------------------------------------------


def test_the_rules_have_the_same_numbers_as_in_english() -> None:
    for english, german in zip(books("en"), books(LANG), strict=True):
        assert german.lang == LANG
        assert [section.number for section in german.sections] == [section.number for section in english.sections]
        assert [rule.number for rule in german.rules()] == [rule.number for rule in english.rules()]


def test_the_rules_have_the_same_shape_as_in_english() -> None:
    for english, german in zip(books("en"), books(LANG), strict=True):
        for there, here in zip(english.rules(), german.rules(), strict=True):
            assert bool(there.title) == bool(here.title), here.cited
            assert there.text.endswith("(ruling)") == here.text.endswith("(Auslegung)"), here.cited
            assert len(there.text.splitlines()) == len(here.text.splitlines()), here.cited
            assert there.text.count("|") == here.text.count("|"), here.cited
            cited = [sorted(re.findall(r"[0-9]+\.[0-9.]*[0-9]", text)) for text in (there.text, here.text)]
            assert cited[0] == cited[1], here.cited


def test_rules_are_found_by_german_words() -> None:
    assert find("FREMENBAND", LANG)[0].number == "15.7"
    assert find("uberzeugung", LANG) == find("Überzeugung", LANG) != []


# --- no English left over --------------------------------------------------------------------------------------------

# Names and words that are the same in both languages.
SAME = {
    "area-arrakis",
    "area-bene_gesserit",
    "area-fremen",
    "area-landsraad",
    "deck-reserve",
    "difficulty-sardaukar",
    "icon-bene_gesserit",
    "icon-fremen",
    "icon-landsraad",
    "intrigue-charisma",
    "intrigue-finesse",
    "label-agent",
    "label-infiltration",
    "legend-agent",
    "legend-solari",
    "legend-spice",
    "set-rise_of_ix",
    "table-box-agent",
    "table-game",
    "terminal-agent-box",
    "terminal-bot",
    "terminal-mark-mentat",
    "tile-chaumurky",
    "ui-deck",
    "ui-game",
    "ui-hand",
    "ui-mentat",
    "ui-reserve",
    "ui-tech",
    "ui-title",
    "web-common-game",
    "web-common-ix",
    "web-end-from-start",
    "web-end-from-tile",
    "web-home-imperium",
    "web-lobby-bot",
    "web-setup-bot",
    "web-setup-name",
    "web-tiebreak-chaumurky",
}
PEOPLE = {
    *("chani", "dr_yueh", "duncan_idaho", "esmar_tuek", "gurney_halleck", "jamis", "kwisatz_haderach", "lady_jessica"),
    *("liet_kynes", "piter_de_vries", "stilgar", "thufir_hawat"),
}
SAME |= {f"card-{person}" for person in PEOPLE}
SAME |= {f"card-{word}" for word in ("carryall", "missionaria_protectiva", "sayyadina", "shai_hulud")}
SAME |= {
    f"leader-{person}"
    for person in ("paul_atreides", "baron_vladimir_harkonnen", "helena_richese", "ilesa_ecaz", "tessia_vernius")
}
# Letters and short signs of the terminal table.
SIGNS = ("terminal-column-", "terminal-faction-", "terminal-sign-", "terminal-prompt")


def words_of(entry: str) -> str:
    """What an entry says by itself: its text without arguments, other messages and the names of its forms."""
    text = entry.split("=", 1)[1]
    return re.sub(r"\{[^{}]*\}|\$\w+ ->|^ +\.[\w-]+ =", "", text, flags=re.MULTILINE).strip(" \n:;,.()/→=+▲")


def test_no_message_is_the_english_one() -> None:
    english, german = fluent.messages("en").entries, fluent.messages(LANG).entries
    same = {
        key
        for key in english
        if not key.startswith("arrakis-")
        and german[key].split("=", 1)[1].strip() == english[key].split("=", 1)[1].strip()
    }
    assert {key for key in same if words_of(german[key]) and not key.startswith(SIGNS)} == SAME


ENGLISH = re.compile(r"\b(the|with|your|you|each|card|space|troops|turn|and|is|are|from|which)\b", re.IGNORECASE)


@pytest.mark.parametrize("path", sorted((fluent.LOCALES / LANG).glob("rules/*.md")), ids=lambda path: str(path.stem))
def test_no_english_in_the_rules(path: Path) -> None:
    assert ENGLISH.findall(path.read_text(encoding="utf-8")) == []


def test_no_english_in_the_messages() -> None:
    found = {key for key, entry in fluent.messages(LANG).entries.items() if ENGLISH.search(words_of(entry))}
    assert found == set()


def test_quotation_marks_are_german() -> None:
    for key, entry in fluent.messages(LANG).entries.items():
        entry = re.sub(r'\{ "[ ,]+" \}', "", entry)  # a blank at the end of a message needs Fluent's own quotes
        assert entry.count("„") == entry.count("“"), key
        assert "”" not in entry and '"' not in entry, key
