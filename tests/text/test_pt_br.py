"""Brazilian Portuguese: sentences as a native player says them."""

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
    "arrakis-card-hieregs",
    "arrakis-card-kitab_al_ibar",
    "arrakis-card-shai_hulud",
    "arrakis-marker-jihad",
    "arrakis-piece-heighliner",
    "arrakis-piece-sietch",
    "difficulty-kwisatz_haderach",
    "difficulty-mentat",
    "intrigue-quid_pro_quo",
    "option-tile",
    "table-bot",
    "table-key-shift",
    "table-menu",
    "table-rival",
    "terminal-faction-spacing_guild",
    "terminal-prompt-for-one",
    "terminal-rival",
    "terminal-sign-council",
    "terminal-sign-done",
    "ui-bot",
    "war-bot",
    "war-learn-space",
    "war-short-emperor_shaddam_iv",
    "war-short-paul_muad_dib",
    "war-use-elites",
    "web-common-replay",
    "web-end-total",
    "web-replay-of",
}

PORTUGUESE = Language(
    "pt-BR",
    players=["Beto", "Denis", "Frida", "Lia"],
    components=[
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
    jamis=("você pode excluir uma carta", "Exclua uma carta (Jamis)"),
    agent="Envie um Agente para {to} com Anel do Sinete",
    spaces=[
        ("arrakeen", "Arrakina"),
        ("high_council", "o Alto Conselho"),
        ("imperial_basin", "a Bacia Imperial"),
        ("the_great_flat", "a Grande Planície"),
        ("conspire", "o espaço Conspirar"),
    ],
    options=[
        (
            pack(w.V_MOVE, CARD_NUMBERS["kwisatz_haderach"], SPACE_NUMBERS["mentat"], SPACE_NUMBERS["hagga_basin"]),
            "Mova um Agente do espaço Mentat para a Bacia de Hagga com Kwisatz Haderach",
        ),
        (
            pack(w.V_PLAY, INTRIGUE_NUMBERS["strategic_push"], 1),
            "Jogue “Investida Estratégica”: ganhe 2 espadas; ganhe 2 Solari se vencer este Conflito",
        ),
        (pack(w.V_ACQUIRE, CARD_NUMBERS["chani"], w.FROM_ROW), "Adquira Chani da Linha Imperial"),
        (pack(w.V_ACQUIRE, CARD_NUMBERS["chani"], w.FROM_LEADER), "Adquira Chani, a carta que seu Líder separou"),
        (pack(w.V_TRASH, w.IN_DISCARD, CARD_NUMBERS["dagger"]), "Exclua Adaga da sua pilha de descarte"),
        (
            pack(w.V_TECH, TILE_NUMBERS["flagship"], 2, w.SPICE),
            "Adquira Nave-Mãe com especiaria, devolvendo 2 Negociantes",
        ),
        (pack(w.V_UNITS, 2, 1), "2 tropas e 1 encouraçado"),
    ],
    amounts=[(0, "deploy", "Não envie tropas"), (1, "deploy", "Envie 1 tropa")],
    events=[
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
    reasons=[
        (
            "requirement",
            TOO_LITTLE_INFLUENCE,
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
    citation=" ({rule})",
    questions=[("blackmail.cost.1.1", "Chantagem: perca 1 de Influência. Qual Facção?")],
    topics=[("heir", "faction", "spacing_guild", "Quem fica com a Aliança da Guilda Espacial?")],
    lists=[("or", ["água", "especiaria", "Solari"], "água, especiaria ou Solari")],
    ruling="(interpretação)",
    searches=[("bloqueio", "6.3.3"), ("BLOQUEIO", "6.3.3")],
    accents=[("guarnicao", "guarnição")],
    foreign_quotes='"«',
    same=SHARED_NAMES | SAME,
)


def test_every_space_has_its_forms() -> None:
    """The contractions go with the article; a name without one has "de" and "em"."""
    contracted = {"o": ("do", "no"), "a": ("da", "na")}
    for ident in SPACE_IDS:
        forms = fluent.messages(PORTUGUESE.lang).forms(f"space-{ident}")
        article, _, rest = forms["the"].partition(" ")
        if article in contracted:
            of, at = contracted[article]
            assert (forms["of"], forms["in"]) == (f"{of} {rest}", f"{at} {rest}")
        else:
            assert (forms["of"], forms["in"]) == (f"de {forms['the']}", f"em {forms['the']}")
