"""Spanish: sentences as a native player says them."""

from landsraad.imperium import content
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_NUMBERS, INTRIGUE_NUMBERS, SPACE_IDS, SPACE_NUMBERS, TILE_NUMBERS
from landsraad.kernel.decisions import pack
from landsraad.text import fluent
from tests.text.languages import SHARED_NAMES, TOO_LITTLE_INFLUENCE, Language

assert content

# What else is the same as in English: names, loan words, signs.
SAME = {
    "arrakis-result-mentat",
    "area-choam",
    "arrakis-label-sector",
    "arrakis-option-no",
    "option-no",
    "table-bot",
    "table-game",
    "table-rival",
    "terminal-faction-emperor",
    "terminal-rival",
    "terminal-sign-council",
    "terminal-sign-done",
    "ui-bot",
    "ui-control",
    "ui-game",
    "ui-no",
    "war-bot",
    "war-dice-extra",
    "war-short-emperor_shaddam_iv",
    "web-common-game",
    "web-end-total",
    "web-home-imperium",
}

SPANISH = Language(
    "es",
    players=["Borja", "Joel", "Frida", "Inés"],
    components=[
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
    jamis=("puedes desechar una carta", "Desecha una carta (Jamis)"),
    agent="Envía a un Agente a {to} con «Anillo heráldico»",
    spaces=[
        ("arrakeen", "Arrakeen"),
        ("high_council", "la casilla del Alto Consejo"),
        ("imperial_basin", "la Depresión Imperial"),
        ("the_great_flat", "la Gran Llanura"),
        ("smuggling", "la casilla de Contrabando"),
    ],
    options=[
        (
            pack(w.V_MOVE, CARD_NUMBERS["kwisatz_haderach"], SPACE_NUMBERS["mentat"], SPACE_NUMBERS["hagga_basin"]),
            "Mueve a un Agente de la casilla del Mentat a la Depresión de Hagga con «Kwisatz Haderach»",
        ),
        (
            pack(w.V_PLAY, INTRIGUE_NUMBERS["strategic_push"], 1),
            "Juega «Ofensiva estratégica»: recibe 2 espadas; recibe 2 solaris si vences en este Conflicto",
        ),
        (pack(w.V_ACQUIRE, CARD_NUMBERS["chani"], w.FROM_ROW), "Adquiere «Chani» de la Fila del Imperio"),
        (pack(w.V_ACQUIRE, CARD_NUMBERS["chani"], w.FROM_LEADER), "Adquiere «Chani», apartada por tu Líder"),
        (pack(w.V_TRASH, w.IN_DISCARD, CARD_NUMBERS["dagger"]), "Desecha «Daga» de tu pila de descartes"),
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
    amounts=[(0, "deploy", "No despliegues ninguna tropa"), (1, "retreat", "Repliega 1 tropa")],
    events=[
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
    reasons=[
        (
            "requirement",
            TOO_LITTLE_INFLUENCE,
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
    citation=" ({rule})",
    questions=[("blackmail.cost.1.1", "Chantaje: pierde 1 punto de Influencia. ¿Qué Facción?")],
    topics=[("heir", "faction", "spacing_guild", "¿Quién toma la Alianza con la Cofradía Espacial?")],
    lists=[("or", ["agua", "especia", "solaris"], "agua, especia o solaris")],
    ruling="(interpretación)",
    searches=[("BLOQUEO", "6.3.3")],
    accents=[("guarnicion", "guarnición")],
    foreign_quotes='"“”',
    same=SHARED_NAMES | SAME,
)


def test_no_space_needs_a_contraction() -> None:
    """What stands behind "a" and "de" never begins with "el"."""
    for ident in SPACE_IDS:
        assert not fluent.messages(SPANISH.lang).forms(f"space-{ident}")["the"].startswith("el ")


def test_questions_open_with_their_mark() -> None:
    for key, text in fluent.messages(SPANISH.lang).entries.items():
        for sign, opening in ("?¿", "!¡"):
            closed = text.count(sign) - text.count(f" {sign} ")  # the command ? of the terminal stands alone
            assert text.count(opening) == closed, key
