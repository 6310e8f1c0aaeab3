"""Brazilian Portuguese: sentences as a native player says them, the rules by the same numbers, no English left over."""

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
LANG = "pt-BR"
PLAYERS = ["Beto", "Denis", "Frida", "Lia"]


def lines(kind: str, ident: str) -> list[str]:
    return component_lines(kind, KIND_IDS[KIND_NUMBERS[kind]].index(ident), LANG)


def node(path: str) -> int:
    return PATH.index(path)


def without_placeables(entry: str) -> str:
    """What an entry says itself: without what is put in, and without what chooses between its variants."""
    return re.sub(r"\{[^{}]*\}|\{\s*\$[\w-]+ ->", "", entry)


# --- components ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "ident", "line"),
    [
        ("card", "signet_ring", "Agente: Use a habilidade do Anel do Sinete do seu Líder"),
        (
            "card",
            "firm_grip",
            "Agente: Pague 2 Solari → ganhe 1 de Influência com a Guilda Espacial, as Bene Gesserit ou os Fremen",
        ),
        ("card", "firm_grip", "Revelar: Se você tiver a Aliança do Imperador: ganhe 4 de Persuasão"),
        ("card", "esmar_tuek", "Revelar: Ganhe 2 especiarias e 2 Solari"),
        (
            "card",
            "esmar_tuek",
            "Agente: Pague 1 especiaria → ganhe 1 de Influência com a Guilda Espacial, depois compre 1 carta",
        ),
        (
            "card",
            "liet_kynes",
            "Revelar: Ganhe 2 de Persuasão para cada carta Fremen que você tiver em jogo, incluindo esta",
        ),
        (
            "card",
            "crysknife",
            "Revelar: Se você tiver outra carta Fremen em jogo (Vínculo Fremen): ganhe 1 de Influência com os Fremen",
        ),
        ("card", "treachery", "Revelar: Recrute 2 tropas e envie-as para o Conflito"),
        (
            "card",
            "guild_bankers",
            "Revelar: “A Especiaria Deve Fluir” custa 3 de Persuasão a menos para você neste turno",
        ),
        (
            "card",
            "other_memory",
            "Agente: Escolha um: compre 1 carta, ou pegue uma carta Bene Gesserit da sua pilha de descarte"
            " e coloque-a na sua mão",
        ),
        ("intrigue", "water_of_life", "Trama: Pague 1 especiaria e 1 de água → compre 3 cartas"),
        ("intrigue", "tiebreaker", "Ou Fim de Jogo: Ganhe 10 especiarias"),
        ("space", "interstellar_shipping", "Requisito: 2 de Influência com a Guilda Espacial"),
        (
            "space",
            "imperial_basin",
            "Quem controla a Bacia Imperial ganha 1 especiaria sempre que um Agente é enviado para cá",
        ),
        ("leader", "glossu_the_beast_rabban", "Feudo de Arrakis: Comece a partida com 1 Solari e 1 especiaria a mais"),
        (
            "leader",
            "ilesa_ecaz",
            "Um Passo à Frente: No seu segundo turno da rodada, ela volta para sua mão; se você enviar um Agente com"
            " ela nesse turno: ganhe 1 especiaria se ela tiver exatamente um ícone de Agente; senão, ganhe 1 Solari",
        ),
        ("tile", "flagship", "No seu turno: pague 4 Solari e vire esta peça para baixo → recrute 3 tropas"),
        ("conflict", "secure_imperial_basin", "Primeiro lugar: Assuma o controle da Bacia Imperial"),
        ("conflict", "battle_for_arrakeen", "Primeiro lugar: Assuma o controle de Arrakina"),
        (
            "hagal",
            "arrakeen_1p",
            "O Agente vai para Arrakina; recrute 1 tropa; use a habilidade do Anel do Sinete do Líder",
        ),
        ("hagal", "carthag", "Em Combate: 0 espadas"),
    ],
)
def test_components(kind: str, ident: str, line: str) -> None:
    assert line in lines(kind, ident)


def test_what_may_be_left_out_is_an_order_where_it_is_an_option() -> None:
    assert effect(node("jamis.agent.1"), LANG) == "você pode excluir uma carta"
    assert option_text(pack(w.V_DO, node("jamis.agent.1")), LANG) == "Exclua uma carta (Jamis)"


# --- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "goal"),
    [
        ("arrakeen", "Arrakina"),
        ("high_council", "o Alto Conselho"),
        ("imperial_basin", "a Bacia Imperial"),
        ("the_great_flat", "a Grande Planície"),
        ("conspire", "o espaço Conspirar"),
    ],
)
def test_where_an_agent_goes(space: str, goal: str) -> None:
    action = pack(w.V_AGENT, CARDS["signet_ring"], SPACE_NUMBERS[space])
    assert option_text(action, LANG) == f"Envie um Agente para {goal} com Anel do Sinete"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (
            pack(w.V_MOVE, CARDS["kwisatz_haderach"], SPACE_NUMBERS["mentat"], SPACE_NUMBERS["hagga_basin"]),
            "Mova um Agente do espaço Mentat para a Bacia de Hagga com Kwisatz Haderach",
        ),
        (
            pack(w.V_PLAY, INTRIGUES["strategic_push"], 1),
            "Jogue “Investida Estratégica”: ganhe 2 espadas; ganhe 2 Solari se vencer este Conflito",
        ),
        (pack(w.V_ACQUIRE, CARDS["chani"], w.FROM_ROW), "Adquira Chani da Linha Imperial"),
        (pack(w.V_ACQUIRE, CARDS["chani"], w.FROM_LEADER), "Adquira Chani, a carta que seu Líder separou"),
        (pack(w.V_TRASH, w.IN_DISCARD, CARDS["dagger"]), "Exclua Adaga da sua pilha de descarte"),
        (
            pack(w.V_TECH, TILE_NUMBERS["flagship"], 2, w.SPICE),
            "Adquira Nave-Mãe com especiaria, devolvendo 2 Negociantes",
        ),
        (pack(w.V_UNITS, 2, 1), "2 tropas e 1 encouraçado"),
    ],
)
def test_options(action: int, text: str) -> None:
    assert option_text(action, LANG, PLAYERS) == text


def test_nothing_is_a_choice_too() -> None:
    assert option_text(pack(w.V_AMOUNT, 0), LANG, PLAYERS, "deploy") == "Não envie tropas"
    assert option_text(pack(w.V_AMOUNT, 1), LANG, PLAYERS, "deploy") == "Envie 1 tropa"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        ((e.DREW, 0, 1, 0, 0), "Beto compra 1 carta"),
        ((e.DREW_INTRIGUE, 0, 2, 0, 0), "Beto compra 2 Cartas de Intriga"),
        ((e.DEPLOYED_SOME, 0, 2, 1, 0), "Beto envia 2 tropas e 1 encouraçado para o Conflito"),
        ((e.INFLUENCE_ROSE, 2, w.FREMEN, 2, 0), "Frida sobe para 2 de Influência com os Fremen"),
        ((e.TOOK_ALLIANCE, 2, w.BENE_GESSERIT, 1, 0), "Frida toma de Beto a Aliança das Bene Gesserit"),
        ((e.TOOK_CONTROL, 1, w.CARTHAG_FLAG, 0, 0), "Denis assume o controle de Cartago"),
        ((e.PLACED_SHIP, 2, w.BASIN_FLAG, 0, 0), "Frida coloca um encouraçado na Bacia Imperial"),
        (
            (e.SHIP_CAME_HOME, 0, w.BASIN_FLAG, 0, 0),
            "Beto traz o encouraçado da Bacia Imperial de volta para a guarnição",
        ),
        ((e.BONUS_SPICE, 0, SPACE_NUMBERS["hagga_basin"], 1, 0), "Bacia de Hagga: 1 especiaria bônus"),
        ((e.BONUS_SPICE, 0, SPACE_NUMBERS["hagga_basin"], 2, 0), "Bacia de Hagga: 2 especiarias bônus"),
        (
            (e.RECALLED_AGENTS, 2, 0, 0, 0),
            "Todos os Agentes voltam; Frida fica com o marcador de Primeiro jogador",
        ),
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
            "O Envio Interestelar exige 2 de Influência com a Guilda Espacial; você tem 1.",
        ),
        (
            "price",
            {"space": ("space", "conspire"), "resource": ("resource", "spice"), "price": 4, "have": 0},
            "O espaço Conspirar custa 4 especiarias; você tem 0.",
        ),
        ("occupied", {"space": ("space", "arrakeen"), "seats": ("seats", [1])}, "Denis já ocupa Arrakina."),
        ("occupied", {"space": ("space", "arrakeen"), "seats": ("seats", [0, 2])}, "Beto e Frida já ocupam Arrakina."),
        (
            "deploy-garrison",
            {"have": 0, "unit": ("unit", "dreadnought")},
            "Você não tem nenhum encouraçado na sua guarnição.",
        ),
        ("deploy-garrison", {"have": 0, "unit": ("unit", "troop")}, "Você não tem nenhuma tropa na sua guarnição."),
        ("deploy-garrison", {"have": 1, "unit": ("unit", "troop")}, "Você só tem 1 tropa na sua guarnição."),
        (
            "timing",
            {"card": ("intrigue", "allied_armada"), "timing": ("timing", "win")},
            "Esta parte da Carta de Intriga “Armada Aliada” só pode ser jogada logo depois de você vencer um Conflito.",
        ),
    ],
)
def test_reasons(key: str, facts: dict[str, object], text: str) -> None:
    assert reason_text(Reason(key, "imperium 6.3.3", facts), LANG, PLAYERS) == f"{text} (imperium 6.3.3)"


def test_questions() -> None:
    assert question_text(FACTION, node("blackmail.cost.1.1"), LANG) == "Chantagem: perca 1 de Influência. Qual Facção?"
    guild = named("faction", "faction", "spacing_guild", LANG)
    assert topic_text("heir", LANG, guild) == "Quem fica com a Aliança da Guilda Espacial?"


def test_lists_and_quotes() -> None:
    assert fluent.join("or", ["água", "especiaria", "Solari"], LANG) == "água, especiaria ou Solari"
    spoken = [without_placeables(text) for text in fluent.messages(LANG).entries.values()]
    assert [text for text in spoken if '"' in text or "«" in text] == []


# --- forms, rulebooks, and no English ----------------------------------------------------------------------------


def test_every_space_has_its_forms() -> None:
    """The contractions go with the article; a name without one has "de" and "em"."""
    contracted = {"o": ("do", "no"), "a": ("da", "na")}
    for ident in SPACE_IDS:
        forms = fluent.messages(LANG).forms(f"space-{ident}")
        article, _, rest = forms["the"].partition(" ")
        if article in contracted:
            of, at = contracted[article]
            assert (forms["of"], forms["in"]) == (f"{of} {rest}", f"{at} {rest}")
        else:
            assert (forms["of"], forms["in"]) == (f"de {forms['the']}", f"em {forms['the']}")


def shape(book: Book) -> list[tuple[str, list[str]]]:
    return [(section.number, [rule.number for rule in section.rules]) for section in book.sections]


@pytest.mark.parametrize("number", range(len(books("en"))))
def test_the_rulebooks_have_the_same_rules(number: int) -> None:
    ours, english = books(LANG)[number], books("en")[number]
    assert ours.lang == LANG
    assert shape(ours) == shape(english)
    for mine, theirs in zip(ours.rules(), english.rules(), strict=True):
        assert bool(mine.title) == bool(theirs.title), mine.cited
        assert mine.text.count("(interpretação)") == theirs.text.count("(ruling)"), mine.cited
        for part in (r"(?m)^ *- ", r"(?m)^\|"):
            assert len(re.findall(part, mine.text)) == len(re.findall(part, theirs.text)), mine.cited


@pytest.mark.parametrize("query", ["bloqueio", "BLOQUEIO"])
def test_rules_are_found_by_their_words(query: str) -> None:
    assert find(query, LANG)[0].number == "6.3.3"
    assert [rule.cited for rule in find("guarnicao", LANG)] == [rule.cited for rule in find("guarnição", LANG)]


# Proper names, loan words and signs that both languages share.
SAME = {
    "area-arrakis",
    "area-bene_gesserit",
    "area-choam",
    "area-fremen",
    "area-landsraad",
    "icon-bene_gesserit",
    "icon-fremen",
    "icon-landsraad",
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
    "intrigue-quid_pro_quo",
    "tile-chaumurky",
    "difficulty-mentat",
    "difficulty-kwisatz_haderach",
    "leader-helena_richese",
    "leader-ilesa_ecaz",
    "leader-paul_atreides",
    "leader-tessia_vernius",
    "legend-solari",
    "option-tile",
    "ui-bot",
    "ui-mentat",
    "ui-title",
    "terminal-bot",
    "terminal-rival",
    "terminal-mark-mentat",
    "terminal-prompt-for-one",
    "terminal-column-agents",
    "terminal-column-intrigue",
    "terminal-column-solari",
    "terminal-faction-bene_gesserit",
    "terminal-faction-fremen",
    "terminal-faction-spacing_guild",
    "terminal-sign-council",
    "terminal-sign-done",
    "terminal-sign-mentat",
    "server-bot-name",
    "table-bot",
    "table-key-shift",
    "table-menu",
    "table-rival",
    "web-common-replay",
    "web-end-total",
    "web-lobby-bot",
    "web-replay-of",
    "web-setup-bot",
    "web-tiebreak-chaumurky",
    "arrakis-amount-fedaykin",
    "arrakis-amount-sardaukar",
    "arrakis-card-hieregs",
    "arrakis-card-kitab_al_ibar",
    "arrakis-card-shai_hulud",
    "arrakis-marker-jihad",
    "arrakis-marker-kwisatz_haderach",
    "arrakis-piece-heighliner",
    "arrakis-piece-sietch",
    "arrakis-result-mentat",
    "arrakis-unit-bashar",
    "arrakis-unit-fedaykin",
    "arrakis-unit-naib",
    "arrakis-unit-sardaukar",
}


def has_words(entry: str) -> bool:
    """Whether a message says something besides its arguments."""
    return re.search(r"[^\W\d_]", without_placeables(entry.partition("=")[2])) is not None


def test_no_english_is_left_over() -> None:
    ours, english = fluent.messages(LANG).entries, fluent.messages("en").entries
    same = {key for key, entry in ours.items() if entry == english[key] and has_words(entry)}
    assert same <= SAME


ENGLISH = re.compile(r"\b(the|your|you|with|agent|card|cards|space|influence|troops?|draw|gain|ruling|player|rule)\b")


def test_no_english_word_stands_in_a_sentence() -> None:
    for key, entry in fluent.messages(LANG).entries.items():
        said = re.sub(r"\.[a-z-]+ =|w agent dagger arrakeen", "", without_placeables(entry.partition("=")[2]))
        assert not ENGLISH.search(said), key
    for book in books(LANG):
        for rule in book.rules():
            assert not ENGLISH.search(rule.text), rule.cited
