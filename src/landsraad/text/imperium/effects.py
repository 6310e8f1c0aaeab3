"""The card is the program is the text: phrases for effects, costs and conditions, from the tree the engine runs."""

from collections.abc import Callable
from functools import cache

from landsraad.imperium import words as w
from landsraad.imperium.board import LEAST_SALE, MOST_SALE
from landsraad.imperium.catalog import CARDS, FLAG_SPACES, SPACE_IDS
from landsraad.imperium.store import KIDS, OP, OWNER, A, B, C
from landsraad.imperium.turns import COUNCIL_PERSUASION
from landsraad.text.fluent import FALLBACK, Named, join, say
from landsraad.text.imperium.names import Speak, amount, bits, faction_named, named, troops

EVERY_FACTION = w.FACTION_ICONS

# Effects that one message says completely. It may use $amount, the first number of the effect, and $may: "yes", or "no"
# where the effect is an option by itself ("choose one: recruit 1 troop, or trash a card").
PLAIN = {
    w.HARVEST_AGAIN: "effect-harvest-again",
    w.ANOTHER_TURN: "effect-another-turn",
    w.PERSUASION_LATER: "effect-persuasion-later",
    w.ACQUIRE_TO_TOP: "effect-acquire-to-top",
    w.ADD_FACTION_ICONS: "effect-add-faction-icons",
    w.IGNORE_ENEMIES: "effect-ignore-enemies",
    w.ALLOW_PASS: "effect-allow-pass",
    w.SOLARI_IF_WON: "effect-solari-if-won",
    w.MUCH_INFLUENCE: "effect-much-influence",
    w.STEAL_INTRIGUE: "effect-steal-intrigue",
    w.DIVIDENDS: "effect-dividends",
    w.DRAW: "effect-draw",
    w.DRAW_INTRIGUE: "effect-draw-intrigue",
    w.INFLUENCE_TWO: "effect-influence-two",
    w.INFLUENCE_AGENTS: "effect-influence-agents",
    w.TRASH_THIS: "effect-trash-this",
    w.FREIGHTER_MOVE: "effect-freighter",
    w.NEGOTIATE: "effect-negotiate",
    w.COMMISSION: "effect-commission",
    w.FOLDSPACE: "effect-foldspace",
    w.OPPONENTS_DISCARD: "effect-opponents-discard",
    w.TEST_OPPONENTS: "effect-test-opponents",
    w.CLOSE_SPACE: "effect-close-space",
    w.LOOK_AT_TOP: "effect-look-at-top",
    w.RESHUFFLE: "effect-reshuffle",
    w.RECALL_AGENT: "effect-recall-agent",
    w.DOUBLE_CROSS: "effect-double-cross",
    w.AMBUSH: "effect-ambush",
    w.SWAP_INTRIGUE: "effect-swap-intrigue",
    w.MANIPULATE: "effect-manipulate",
    w.SET_CARD_ASIDE: "effect-set-card-aside",
    w.HARVEST_SPICE: "effect-harvest-spice",
    w.USE_SIGNET: "effect-use-signet",
    w.TRACK_BONUS: "effect-track-bonus",
}

EACH = {
    w.EACH_OTHER_SWORD_CARD: "each-other-sword-card",
    w.EACH_SWORD_CARD: "each-sword-card",
    w.EACH_SHIP_IN_CONFLICT: "each-dreadnought",
    w.EACH_LOW_TRACK: "each-low-track",
}


def effect(node: int, lang: str = FALLBACK) -> str:
    """The phrase for an effect and everything inside it. It begins without a capital, so it can stand in a sentence."""
    return spoken(node, lang, "yes")


@cache
def spoken(node: int, lang: str, may: str) -> str:
    """The phrase; `may` tells whether an effect that can be left out says so: "yes" or "no"."""
    op = OP[node]
    key = PLAIN[op] if op in PLAIN else SHADES[op](node) if op in SHADES else ""
    if key:
        return say(key, lang, {"amount": A[node], "may": may})
    if gains(node):
        return say("effect-gain", lang, {"amounts": gain_amount(node, lang)})
    if w.COST <= op <= w.COST_TRASH_TILE:
        return cost_text(node, lang)
    if op not in SPEAKERS:
        raise AssertionError(f"nobody has put effect {op} into words")
    return SPEAKERS[op](node, lang)


def effects(nodes: list[int], lang: str = FALLBACK, may: str = "yes") -> list[str]:
    """Phrases for effects that stand side by side: gains in a row are told together, repetitions are counted."""
    phrases: list[str] = []
    at = 0
    while at < len(nodes):
        end = at
        while end < len(nodes) and gains(nodes[end]):
            end += 1
        if end > at + 1:
            amounts = join("and", [gain_amount(node, lang) for node in nodes[at:end]], lang)
            phrases.append(say("effect-gain", lang, {"amounts": amounts}))
            at = end
        else:
            phrases.append(spoken(nodes[at], lang, may))
            at += 1
    return counted(phrases, lang)


def counted(phrases: list[str], lang: str) -> list[str]:
    """The same thing twice in a row is said once, with how often."""
    told: list[str] = []
    at = 0
    while at < len(phrases):
        times = 1
        while at + times < len(phrases) and phrases[at + times] == phrases[at]:
            times += 1
        phrase = phrases[at]
        told.append(phrase if times == 1 else say("effect-times", lang, {"effect": phrase, "times": times}))
        at += times
    return told


# --- gains ---------------------------------------------------------------------------------------------------------


def gains(node: int) -> bool:
    """Whether the effect gives so much of something and nothing else, so that it fits into a list of gains."""
    op = OP[node]
    free_choice = op == w.INFLUENCE_ANY and B[node] == EVERY_FACTION and C[node] == 0
    return op == w.GAIN or op == w.INFLUENCE_WITH or free_choice


def gain_amount(node: int, lang: str) -> str:
    op = OP[node]
    if op == w.GAIN:
        return amount(A[node], B[node], lang)
    if op == w.INFLUENCE_WITH:
        return say("amount-influence", lang, {"amount": B[node], **faction_named(A[node], lang)})
    return say("amount-influence-any", lang, {"amount": A[node]})


def _per(node: int, lang: str) -> str:
    each = C[node]
    if each in EACH:
        counted_thing = say(EACH[each], lang)
    else:
        owner = OWNER[node]
        of_a_card = owner // w.KIND_STEP == w.CARD_KIND
        own = of_a_card and CARDS[owner % w.KIND_STEP].factions >> each & 1
        including = "yes" if own else "no"
        counted_thing = say("each-in-play", lang, {"including": including, **faction_named(each, lang)})
    return say("effect-per", lang, {"amounts": amount(A[node], B[node], lang), "each": counted_thing})


def _influence_any(node: int, lang: str) -> str:
    """Influence with one of some factions; a free choice of all four is a plain gain."""
    if C[node]:
        key = "effect-influence-behind" if C[node] == 1 else "effect-influence-snooper"
        return say(key, lang, {"amount": A[node]})
    factions = [
        say("among-item", lang, named("faction", "faction", faction, lang))
        for faction in bits(B[node], w.FACTION_NAMES)
    ]
    return say("effect-influence-among", lang, {"amount": A[node], "factions": join("or", factions, lang)})


def _influence_visit(node: int) -> str:
    return "effect-influence-token" if A[node] else "effect-influence-visited"


# --- troops, cards, spaces, technology -----------------------------------------------------------------------------

RECRUITS = (
    "effect-recruit",
    "effect-recruit-may-deploy",
    "effect-recruit-may-deploy-revealing",
    "effect-recruit-deploy",
)


def _troops(node: int, lang: str) -> str:
    return say(RECRUITS[B[node]], lang, {"amount": A[node], "troops": troops(A[node], lang)})


def _deploy(node: int, lang: str) -> str:
    if B[node]:
        return say("effect-deploy-units", lang, {"amount": A[node]})
    if A[node] >= w.MAX_TROOPS:
        return say("effect-deploy-any", lang)
    return say("effect-deploy", lang, {"amount": A[node], "troops": troops(A[node], lang)})


def _retreat(node: int, lang: str) -> str:
    if A[node] >= w.MAX_TROOPS:
        return say("effect-retreat-any", lang)
    return say("effect-retreat", lang, {"amount": A[node], "troops": troops(A[node], lang)})


def _each_opponent(node: int, lang: str) -> str:
    key = "effect-opponents-retreat-ship" if A[node] == w.RETREATS_SHIP else "effect-opponents-lose-garrison"
    return say(key, lang, {"amount": B[node], "troops": troops(B[node], lang)})


def _trash(node: int) -> str:
    return "effect-trash-in-play" if A[node] else "effect-trash"


def _acquire(node: int) -> str:
    return "effect-acquire-top" if B[node] else "effect-acquire-may" if C[node] else "effect-acquire"


def _take_from_discard(node: int, lang: str) -> str:
    return say("effect-take-from-discard", lang, faction_named(A[node], lang))


TAKEN = {
    w.SEAT_PIECE: "effect-take-seat",
    w.SWORDMASTER_PIECE: "effect-take-swordmaster",
    w.MENTAT_PIECE: "effect-take-mentat",
    w.MENTAT_NEXT_PIECE: "effect-next-mentat",
}


def _take(node: int, lang: str) -> str:
    return say(TAKEN[A[node]], lang, {"amount": COUNCIL_PERSUASION})


def _control_location(node: int, lang: str) -> str:
    return say("effect-control-location", lang, named("space", "space", SPACE_IDS[FLAG_SPACES[A[node]]], lang))


def _cheaper(node: int, lang: str) -> str:
    if A[node] // w.KIND_STEP == w.CARD_KIND:
        return say("effect-cheaper-spice", lang, {"amount": B[node]})
    space = named("space", "space", SPACE_IDS[A[node] % w.KIND_STEP], lang)
    return say("effect-cheaper-space", lang, {"amount": B[node], **space})


def _sell_spice(node: int, lang: str) -> str:
    rows = [
        say("sale", lang, {"spice": sold, "solari": 2 * sold + 2})  # imperium 7.3
        for sold in range(LEAST_SALE, MOST_SALE + 1)
    ]
    return say("effect-sell-spice", lang, {"rows": join("or", rows, lang)})


def _tech(node: int) -> str:
    return "effect-tech-solari" if B[node] else "effect-tech-discount" if A[node] else "effect-tech"


# Effects of which there are several shades: which message says this one.
SHADES: dict[int, Callable[[int], str]] = {
    w.INFLUENCE_VISIT: _influence_visit,
    w.TRASH_CARD: _trash,
    w.ACQUIRE: _acquire,
    w.TECH: _tech,
}


# --- what joins effects --------------------------------------------------------------------------------------------


def _all(node: int, lang: str) -> str:
    return join("then", effects(KIDS[node], lang), lang)


def _choose(node: int, lang: str) -> str:
    kids = KIDS[node]
    if OP[node] == w.CHOOSE and all(gains(kid) for kid in kids):
        amounts = [gain_amount(kid, lang) for kid in kids]
        return say("effect-gain-one", lang, {"amounts": join("or", amounts, lang)})
    key = "effect-choose" if OP[node] == w.CHOOSE else "effect-choose-two"
    return say(key, lang, {"options": join("choice", [spoken(kid, lang, "no") for kid in kids], lang)})


def paid(cost: str, phrase: str, lang: str) -> str:
    """A cost, an arrow, an effect."""
    return say("effect-pay", lang, {"cost": cost, "effect": phrase})


def guarded(condition: str, phrase: str, lang: str) -> str:
    """A condition and what it allows."""
    return say("effect-when", lang, {"condition": condition, "effect": phrase})


def _pay(node: int, lang: str) -> str:
    price, gained = KIDS[node]
    return paid(cost_text(price, lang), effect(gained, lang), lang)


def _when(node: int, lang: str) -> str:
    return guarded(condition_text(A[node], B[node], C[node], lang), effect(KIDS[node][0], lang), lang)


SPEAKERS: dict[int, Speak] = {
    w.PER: _per,
    w.TAKE: _take,
    w.EACH_OPPONENT: _each_opponent,
    w.CONTROL_LOCATION: _control_location,
    w.CHEAPER: _cheaper,
    w.TROOPS: _troops,
    w.INFLUENCE_ANY: _influence_any,
    w.DEPLOY: _deploy,
    w.RETREAT: _retreat,
    w.TAKE_FROM_DISCARD: _take_from_discard,
    w.SELL_SPICE: _sell_spice,
    w.ALL: _all,
    w.CHOOSE: _choose,
    w.CHOOSE_TWO: _choose,
    w.PAY: _pay,
    w.WHEN: _when,
}


# --- costs ---------------------------------------------------------------------------------------------------------

COSTS = {
    w.COST_DISCARD: "cost-discard",
    w.COST_TRASH_THIS: "cost-trash-this",
    w.COST_TRASH: "cost-trash",
    w.COST_INFLUENCE: "cost-influence",
    w.COST_TROOPS: "cost-troop",
    w.COST_RETREAT_UNITS: "cost-retreat-units",
    w.COST_INTRIGUE: "cost-intrigue",
    w.COST_FLIP: "cost-flip",
    w.COST_TRASH_TILE: "cost-trash-tile",
}


@cache
def cost_text(node: int, lang: str = FALLBACK) -> str:
    """The phrase for a cost, or for one part of it."""
    op = OP[node]
    parts = KIDS[node] if op == w.COST else [node]
    resources = [amount(A[part], B[part], lang) for part in parts if OP[part] == w.COST_RESOURCE]
    phrases = [say("cost-pay", lang, {"amounts": join("and", resources, lang)})] if resources else []
    phrases.extend([_cost_part(part, lang) for part in parts if OP[part] != w.COST_RESOURCE])
    return join("and", phrases, lang)


def _cost_part(part: int, lang: str) -> str:
    if OP[part] not in COSTS:
        raise AssertionError(f"nobody has put cost {OP[part]} into words")
    key = "cost-conflict-troops" if OP[part] == w.COST_TROOPS and B[part] else COSTS[OP[part]]
    return say(key, lang, {"amount": A[part], "troops": troops(A[part], lang)})


# --- conditions ----------------------------------------------------------------------------------------------------

# Conditions that one message says completely; it may use $amount, the first number of the condition.
CONDITIONS = {
    w.IF_ALWAYS: "condition-always",
    w.IF_ANY_ALLIANCE: "condition-any-alliance",
    w.IF_COUNCIL: "condition-council",
    w.IF_TILES: "condition-tiles",
    w.IF_GAINED: "condition-gained",
    w.IF_MET_ENEMY: "condition-met-enemy",
    w.IF_COORDINATED: "condition-coordinated",
    w.IF_MENTAT_HOME: "condition-mentat-home",
    w.IF_OPENING: "condition-opening",
    w.IF_BEFORE_AGENT: "condition-before-agent",
    w.IF_ENEMY_TROOP: "condition-enemy-troop",
    w.IF_DECK: "condition-deck",
    w.IF_AGENT_OUT: "condition-agent-out",
    w.IF_DEPLOYED: "condition-deployed",
    w.IF_VISITED_FACTION: "condition-visited-faction",
    w.IF_SPICE_FLOWS: "condition-spice-flows",
    w.IF_MOST_SPICE_FLOWS: "condition-most-spice-flows",
    w.IF_CONSPIRACY: "condition-conspiracy",
    w.IF_SOLARI: "condition-solari",
    w.IF_SHIP_IN_SUPPLY: "condition-ship-in-supply",
}
# Conditions about a faction, the first number of the condition.
FACTION_CONDITIONS = {
    w.IF_INFLUENCE: "condition-influence",
    w.IF_ALLIANCE: "condition-alliance",
    w.IF_OTHER_IN_PLAY: "condition-other-in-play",
    w.IF_AGENT_AT: "condition-agent-at",
}


def condition_text(code: int, a: int = 0, b: int = 0, lang: str = FALLBACK) -> str:
    """The clause for a condition, beginning as it does before a colon: "if you hold an Alliance"."""
    if code in FACTION_CONDITIONS:
        about: Named = faction_named(a, lang)
        return say(FACTION_CONDITIONS[code], lang, {"level": b, **about})
    if code == w.IF_TRACKS:
        return say("condition-tracks", lang, {"tracks": a, "level": b})
    if code not in CONDITIONS:
        raise AssertionError(f"nobody has put condition {code} into words")
    return say(CONDITIONS[code], lang, {"amount": a})
