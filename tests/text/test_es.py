"""Spanish: sentences as a native player says them, the rules by the same numbers, no English left over."""

import re

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
from landsraad.text.rulebook import Book, books, find

assert content
LANG = "es"
PLAYERS = ["Borja", "Joel", "Frida", "Inés"]


def lines(kind: str, ident: str) -> list[str]:
    return component_lines(kind, KIND_IDS[KIND_NUMBERS[kind]].index(ident), LANG)


def node(path: str) -> int:
    return PATH.index(path)


# --- components ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "ident", "line"),
    [
        ("card", "signet_ring", "Agente: Usa la habilidad del Anillo heráldico de tu Líder"),
        ("card", "duncan_idaho", "Agente: Paga 1 de agua → recluta 1 tropa y luego roba 1 carta"),
        (
            "card",
            "firm_grip",
            "Agente: Paga 2 solaris → recibe 1 punto de Influencia con la Cofradía Espacial, las Bene Gesserit"
            " o los Fremen",
        ),
        ("card", "firm_grip", "Revelación: Si tienes la Alianza con el Emperador: recibe 4 puntos de Persuasión"),
        (
            "card",
            "liet_kynes",
            "Revelación: Recibe 2 puntos de Persuasión por cada carta de los Fremen que tengas en juego, incluida esta",
        ),
        (
            "card",
            "crysknife",
            "Revelación: Si tienes en juego otra carta de los Fremen (Vínculo Fremen): recibe 1 punto de Influencia"
            " con los Fremen",
        ),
        ("card", "assassination_mission", "Revelación: Recibe 1 solari y 1 espada"),
        ("card", "treachery", "Revelación: Recluta 2 tropas y despliégalas en el Conflicto"),
        (
            "card",
            "guild_bankers",
            "Revelación: «La especia debe fluir» te cuesta 3 puntos de Persuasión menos este turno",
        ),
        (
            "card",
            "other_memory",
            "Agente: Elige una opción: roba 1 carta, o bien toma una carta de las Bene Gesserit de tu pila de descartes"
            " y ponla en tu mano",
        ),
        (
            "card",
            "imperial_shock_trooper",
            "Revelación: Si tienes un Agente en una casilla del Emperador: recibe 3 espadas",
        ),
        ("intrigue", "water_of_life", "Trama: Paga 1 de especia y 1 de agua → roba 3 cartas"),
        ("intrigue", "tiebreaker", "O bien (Desenlace): Recibe 10 de especia"),
        ("space", "interstellar_shipping", "Requiere 2 puntos de Influencia con la Cofradía Espacial"),
        (
            "space",
            "imperial_basin",
            "Quien controla la Depresión Imperial recibe 1 de especia cada vez que se envía aquí a un Agente",
        ),
        (
            "leader",
            "glossu_the_beast_rabban",
            "Feudo de Arrakis: Empiezas la partida con 1 solari y 1 de especia más",
        ),
        (
            "leader",
            "ilesa_ecaz",
            "Un paso por delante: En tu segundo turno de la ronda vuelve a tu mano; si envías a un Agente con ella en"
            " ese turno: recibe 1 de especia si tiene exactamente un icono de Agente; de lo contrario, recibe 1 solari",
        ),
        ("tile", "flagship", "En tu turno: paga 4 solaris y dale la vuelta a esta pieza → recluta 3 tropas"),
        ("conflict", "secure_imperial_basin", "Primera posición: Toma el control de la Depresión Imperial"),
        ("hagal", "heighliner", "En Combate: 6 espadas"),
        ("hagal", "carthag", "En Combate: 0 espadas"),
    ],
)
def test_components(kind: str, ident: str, line: str) -> None:
    assert line in lines(kind, ident)


def test_what_may_be_left_out_is_an_order_where_it_is_an_option() -> None:
    assert effect(node("jamis.agent.1"), LANG) == "puedes desechar una carta"
    assert option_text(pack(w.V_DO, node("jamis.agent.1")), LANG) == "Desecha una carta (Jamis)"


# --- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "goal"),
    [
        ("arrakeen", "Arrakeen"),
        ("high_council", "la casilla del Alto Consejo"),
        ("imperial_basin", "la Depresión Imperial"),
        ("the_great_flat", "la Gran Llanura"),
        ("smuggling", "la casilla de Contrabando"),
    ],
)
def test_where_an_agent_goes(space: str, goal: str) -> None:
    action = pack(w.V_AGENT, CARDS["signet_ring"], SPACE_NUMBERS[space])
    assert option_text(action, LANG) == f"Envía a un Agente a {goal} con «Anillo heráldico»"


def test_no_space_needs_a_contraction() -> None:
    """What stands behind "a" and "de" never begins with "el"."""
    for ident in SPACE_IDS:
        assert not fluent.messages(LANG).forms(f"space-{ident}")["the"].startswith("el ")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (
            pack(w.V_MOVE, CARDS["kwisatz_haderach"], SPACE_NUMBERS["mentat"], SPACE_NUMBERS["hagga_basin"]),
            "Mueve a un Agente de la casilla del Mentat a la Depresión de Hagga con «Kwisatz Haderach»",
        ),
        (
            pack(w.V_PLAY, INTRIGUES["strategic_push"], 1),
            "Juega «Ofensiva estratégica»: recibe 2 espadas; recibe 2 solaris si vences en este Conflicto",
        ),
        (pack(w.V_ACQUIRE, CARDS["chani"], w.FROM_ROW), "Adquiere «Chani» de la Fila del Imperio"),
        (pack(w.V_ACQUIRE, CARDS["chani"], w.FROM_LEADER), "Adquiere «Chani», apartada por tu Líder"),
        (pack(w.V_TRASH, w.IN_DISCARD, CARDS["dagger"]), "Desecha «Daga» de tu pila de descartes"),
        (
            pack(w.V_TECH, TILE_NUMBERS["flagship"], 1, w.SPICE),
            "Adquiere «Nave insignia» con especia, devolviendo 1 Negociador",
        ),
        (
            pack(w.V_TECH, TILE_NUMBERS["flagship"], 2, w.SOLARI),
            "Adquiere «Nave insignia» con solaris, devolviendo 2 Negociadores",
        ),
        (pack(w.V_UNITS, 2, 1), "2 tropas y 1 acorazado"),
    ],
)
def test_options(action: int, text: str) -> None:
    assert option_text(action, LANG, PLAYERS) == text


def test_nothing_is_a_choice_too() -> None:
    assert option_text(pack(w.V_AMOUNT, 0), LANG, PLAYERS, "deploy") == "No despliegues ninguna tropa"
    assert option_text(pack(w.V_AMOUNT, 1), LANG, PLAYERS, "retreat") == "Repliega 1 tropa"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        ((e.DREW, 0, 1, 0, 0), "Borja roba 1 carta"),
        ((e.DREW_INTRIGUE, 0, 2, 0, 0), "Borja roba 2 cartas de Intriga"),
        ((e.DEPLOYED_SOME, 0, 2, 1, 0), "Borja despliega 2 tropas y 1 acorazado en el Conflicto"),
        ((e.INFLUENCE_ROSE, 2, w.FREMEN, 2, 0), "Frida sube a 2 puntos de Influencia con los Fremen"),
        ((e.INFLUENCE_FELL, 2, w.EMPEROR, 1, 0), "Frida baja a 1 punto de Influencia con el Emperador"),
        (
            (e.TOOK_ALLIANCE, 2, w.BENE_GESSERIT, 1, 0),
            "Frida le quita a Borja la Alianza con las Bene Gesserit",
        ),
        ((e.TOOK_CONTROL, 1, w.CARTHAG_FLAG, 0, 0), "Joel toma el control de Carthag"),
        ((e.PLACED_SHIP, 2, w.BASIN_FLAG, 0, 0), "Frida coloca un acorazado en la Depresión Imperial"),
        (
            (e.SHIP_CAME_HOME, 0, w.BASIN_FLAG, 0, 0),
            "El acorazado de Borja vuelve de la Depresión Imperial a la guarnición",
        ),
        ((e.BONUS_SPICE, 0, SPACE_NUMBERS["hagga_basin"], 2, 0), "Depresión de Hagga: 2 de especia adicional"),
    ],
)
def test_events(event: tuple[int, int, int, int, int], text: str) -> None:
    assert event_text(event, LANG, PLAYERS) == text


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
            "La casilla de Fletado interestelar requiere 2 puntos de Influencia con la Cofradía Espacial; tienes 1.",
        ),
        (
            "price",
            {"space": ("space", "conspire"), "resource": ("resource", "spice"), "price": 4, "have": 0},
            "La casilla de Conspirar cuesta 4 de especia; tienes 0.",
        ),
        ("occupied", {"space": ("space", "arrakeen"), "seats": ("seats", [1])}, "Joel ya tiene un Agente en Arrakeen."),
        (
            "occupied",
            {"space": ("space", "arrakeen"), "seats": ("seats", [0, 2])},
            "Borja y Frida ya tienen un Agente en Arrakeen.",
        ),
        (
            "deploy-garrison",
            {"have": 0, "unit": ("unit", "dreadnought")},
            "En tu guarnición no hay ningún acorazado.",
        ),
        ("deploy-garrison", {"have": 1, "unit": ("unit", "troop")}, "En tu guarnición solo hay 1 tropa."),
        (
            "timing",
            {"card": ("intrigue", "allied_armada"), "timing": ("timing", "win")},
            "Esta parte de «Armada aliada» solo se puede jugar cuando has vencido en un Conflicto.",
        ),
    ],
)
def test_reasons(key: str, facts: dict[str, object], text: str) -> None:
    assert reason_text(Reason(key, "imperium 6.3.3", facts), LANG, PLAYERS) == f"{text} (imperium 6.3.3)"


def test_questions() -> None:
    asked = question_text(FACTION, node("blackmail.cost.1.1"), LANG)
    assert asked == "Chantaje: pierde 1 punto de Influencia. ¿Qué Facción?"
    guild = named("faction", "faction", "spacing_guild", LANG)
    assert topic_text("heir", LANG, guild) == "¿Quién toma la Alianza con la Cofradía Espacial?"


def test_lists_and_quotes() -> None:
    assert fluent.join("or", ["agua", "especia", "solaris"], LANG) == "agua, especia o solaris"
    # A blank at the end of a message needs Fluent's own quotes.
    texts = [re.sub(r'\{ "[ ,]+" \}', "", text) for text in fluent.messages(LANG).entries.values()]
    assert [text for text in texts if re.search('["“”]', text)] == []


def test_questions_open_with_their_mark() -> None:
    for key, text in fluent.messages(LANG).entries.items():
        for sign, opening in ("?¿", "!¡"):
            closed = text.count(sign) - text.count(f" {sign} ")  # the command ? of the terminal stands alone
            assert text.count(opening) == closed, key


# --- rulebooks, and no English ---------------------------------------------------------------------------------------


def shape(book: Book) -> list[tuple[str, list[str]]]:
    return [(section.number, [rule.number for rule in section.rules]) for section in book.sections]


@pytest.mark.parametrize("number", range(len(books("en"))))
def test_the_rulebooks_have_the_same_rules(number: int) -> None:
    ours, english = books(LANG)[number], books("en")[number]
    assert ours.lang == LANG
    assert shape(ours) == shape(english)
    for mine, theirs in zip(ours.rules(), english.rules(), strict=True):
        assert bool(mine.title) == bool(theirs.title), mine.cited
        assert mine.text.count("(criterio)") == theirs.text.count("(ruling)"), mine.cited
        for part in (r"(?m)^ *- ", r"(?m)^\|"):
            assert len(re.findall(part, mine.text)) == len(re.findall(part, theirs.text)), mine.cited
        cited = r"\d+(?:\.D?\d+)+"
        assert sorted(re.findall(cited, mine.text)) == sorted(re.findall(cited, theirs.text)), mine.cited


def test_rules_are_found_by_their_words() -> None:
    assert find("BLOQUEO", LANG)[0].number == "6.3.3"
    assert [rule.cited for rule in find("guarnicion", LANG)] == [rule.cited for rule in find("guarnición", LANG)]


# Proper names, loan words and signs that both languages share.
SAME = {
    "area-arrakis",
    "area-bene_gesserit",
    "area-choam",
    "area-fremen",
    "area-landsraad",
    "card-chani",
    "card-dr_yueh",
    "card-duncan_idaho",
    "card-esmar_tuek",
    "card-gurney_halleck",
    "card-jamis",
    "card-kwisatz_haderach",
    "card-lady_jessica",
    "card-liet_kynes",
    "card-missionaria_protectiva",
    "card-piter_de_vries",
    "card-sayyadina",
    "card-shai_hulud",
    "card-stilgar",
    "card-thufir_hawat",
    "icon-bene_gesserit",
    "icon-fremen",
    "icon-landsraad",
    "leader-helena_richese",
    "leader-ilesa_ecaz",
    "leader-paul_atreides",
    "leader-tessia_vernius",
    "legend-solari",
    "option-no",
    "table-bot",
    "table-game",
    "table-rival",
    "terminal-bot",
    "terminal-column-agents",
    "terminal-column-intrigue",
    "terminal-column-solari",
    "terminal-faction-bene_gesserit",
    "terminal-faction-emperor",
    "terminal-faction-fremen",
    "terminal-mark-mentat",
    "terminal-rival",
    "terminal-sign-council",
    "terminal-sign-done",
    "terminal-sign-mentat",
    "tile-chaumurky",
    "ui-bot",
    "ui-control",
    "ui-game",
    "ui-mentat",
    "ui-no",
    "ui-title",
    "web-common-game",
    "web-end-total",
    "web-home-imperium",
    "web-lobby-bot",
    "web-setup-bot",
    "web-tiebreak-chaumurky",
}


def test_no_english_is_left_over() -> None:
    """Messages that only arrange what they are given look the same everywhere."""
    english, ours = fluent.messages("en").entries, fluent.messages(LANG).entries
    worded = {
        key
        for key, text in english.items()
        if not key.startswith("arrakis-") and re.search(r"[A-Za-z]", re.sub(r"\{[^}]*\}", "", text.split("=", 1)[1]))
    }
    assert {key for key in worded if ours[key] == english[key]} == SAME
