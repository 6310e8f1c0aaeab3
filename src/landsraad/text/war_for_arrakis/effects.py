"""The card is the program is the text: phrases for effects and conditions, from the tree the engine runs."""

from collections.abc import Callable
from functools import cache
from itertools import groupby

from landsraad.arrakis import words as w
from landsraad.arrakis.battle import LANGUAGE_DICE
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.catalog import ATTACH_COUNTER, ATTACHED_BY, CARDS, FIRST_LEADER_OWNER, LEADER_IDS, LEADERS
from landsraad.arrakis.desert import STORM_DICE
from landsraad.arrakis.effects import CARD_MARKER_STEP
from landsraad.arrakis.packing import left_of, needed_leader, needed_start
from landsraad.arrakis.picks import DICE_OF_BLASTS, ROCKET_DICE
from landsraad.arrakis.store import NODES
from landsraad.text.fluent import FALLBACK, Named, join, say
from landsraad.text.war_for_arrakis.names import (
    UNITS,
    amount,
    area_named,
    figures,
    leader_named,
    name,
    named,
    power_named,
    tell,
    unit_named,
)

Speak = Callable[[int, str], str]

# Effects that one message says completely; it may use $amount, the first number of the effect.
PLAIN = {
    w.OP_DRAW: "effect-draw",
    w.OP_PLAY: "effect-play",
    w.OP_SIGNS: "effect-wormsigns",
    w.OP_ANY_VEHICLES: "effect-any-vehicles",
    w.OP_DISCARD: "effect-opponent-discards",
    w.OP_TAKE_SISTER: "effect-take-sister",
    w.OP_SEEK: "effect-seek",
    w.OP_OBJECTIVE: "effect-objective",
    w.OP_POWER: "effect-power",
    w.OP_DETONATE: "effect-detonate",
    w.OP_MAKER_IN: "effect-maker-enters",
    w.OP_MAKER_STRIKE: "effect-maker-strikes",
    w.OP_CIELAGO: "effect-cielago",
    w.OP_KITAB: "effect-kitab",
    w.OP_DEPLOY_TOKENS: "effect-deploy-tokens",
    w.OP_NAVIGATOR: "effect-navigator",
}

# What OP_PICK picks: the choices a card names; the others follow from these.
PICKS = {
    w.PICK_SIGN: "pick-sign",
    w.PICK_POLE_SIGN: "pick-pole-sign",
    w.PICK_TANK_SECTOR: "pick-tank-sector",
    w.PICK_TANK_ADJACENT: "pick-tank-adjacent",
    w.PICK_TANK_ANY: "pick-tank-any",
    w.PICK_BACK: "pick-back",
    w.PICK_HOUSE_DIE: "pick-house-die",
    w.PICK_SPIES: "pick-spies",
    w.PICK_DIE: "pick-die",
    w.PICK_ADAB: "pick-adab",
    w.PICK_DOWN: "pick-down",
    w.PICK_IMPERIUM_DOWN: "pick-imperium-down",
    w.PICK_FEAR: "pick-fear",
    w.PICK_IBAD: "pick-ibad",
    w.PICK_WORM_BY_WORM: "pick-worm-by-worm",
    w.PICK_WORM_BY_LEGION: "pick-worm-by-legion",
    w.PICK_CHASM: "pick-chasm",
    w.PICK_GURNEY: "pick-gurney",
    w.PICK_ROCKETS: "pick-rockets",
    w.PICK_CAPTURED: "pick-captured",
    w.PICK_BLAST: "pick-blast",
    w.PICK_SWAP_ONE: "pick-swap",
    w.PICK_TIDE: "pick-tide",
    w.PICK_CLEAR_SKY: "pick-clear-sky",
}
PICK_DICE = {
    w.PICK_ROCKETS: ROCKET_DICE,
    w.PICK_CAPTURED: DICE_OF_BLASTS[w.PICK_CAPTURED_TARGET],
    w.PICK_BLAST: DICE_OF_BLASTS[w.PICK_BLAST],
}


def side_of(node: int) -> int:
    """The side whose card or leader says this."""
    owner = NODES.owner[node]
    if owner >= FIRST_LEADER_OWNER:
        return LEADERS[owner - FIRST_LEADER_OWNER].member >> 1
    return CARDS[owner - 1].deck >> 1


@cache
def effect(node: int, lang: str = FALLBACK) -> str:
    """The phrase for an effect and everything inside it. It begins without a capital, so it can stand in a sentence."""
    op = NODES.op[node]
    if op in PLAIN:
        return tell(PLAIN[op], lang, {"amount": NODES.a[node]})
    if op not in SPEAKERS:
        raise AssertionError(f"nobody has put effect {op} into words")
    return SPEAKERS[op](node, lang)


@cache
def effects(root: int, lang: str = FALLBACK) -> tuple[str, ...]:
    """The steps of a sequence, each a phrase; a condition and its other case are two."""
    phrases: list[str] = []
    kids = NODES.kids[root]
    at = 0
    while at < len(kids):
        node = kids[at]
        same = _same_figures(kids, at)
        if same > 1:
            phrases.append(_place_each(kids[at : at + same], lang))
        elif NODES.op[node] == w.OP_IF:
            phrases.extend(_cases(node, lang))
        else:
            phrases.append(effect(node, lang))
        at += same
    return tuple(_counted(phrases, lang))


def _counted(phrases: list[str], lang: str) -> list[str]:
    """The same thing twice in a row is said once, with how often."""
    told: list[str] = []
    for phrase, repeated in groupby(phrases):
        times = len(list(repeated))
        told.append(phrase if times == 1 else say("effect-times", lang, {"effect": phrase, "times": times}))
    return told


def in_one_phrase(root: int, lang: str = FALLBACK) -> str:
    """Everything a card or a special action does, as one phrase."""
    return join("parts", list(effects(root, lang)), lang)


# --- conditions ----------------------------------------------------------------------------------------------------


def condition_text(condition: int, about: int, lang: str = FALLBACK) -> str:
    """The clause for a condition, beginning as it does before a colon: "if Alia is in play"."""
    if condition in (w.IF_IN_PLAY, w.IF_NOT_GONE):
        key = "condition-in-play" if condition == w.IF_IN_PLAY else "condition-not-gone"
        return tell(key, lang, leader_named(about, lang))
    if condition == w.IF_MARKER_FOUR:
        return tell("condition-marker", lang, {"step": CARD_MARKER_STEP})
    plain = {
        w.IF_ALIA: "condition-alia",
        w.IF_MAKER: "condition-maker",
        w.IF_ATOMICS_USED: "condition-atomics-used",
    }
    return tell(plain[condition], lang)


def _cases(node: int, lang: str) -> list[str]:
    """A condition as lines of its own: what holds, and the other case."""
    then, otherwise = NODES.kids[node]
    clause = condition_text(NODES.a[node], NODES.b[node], lang)
    phrases = []
    if NODES.kids[then]:
        phrases.append(tell("effect-when", lang, {"condition": clause, "effect": effect(then, lang)}))
    inner = NODES.kids[otherwise]
    if len(inner) == 1 and NODES.op[inner[0]] == w.OP_IF:
        clause = condition_text(NODES.a[inner[0]], NODES.b[inner[0]], lang)
        told = {"condition": clause, "effect": effect(NODES.kids[inner[0]][0], lang)}
        phrases.append(tell("effect-otherwise-when", lang, told))
    elif inner:
        phrases.append(tell("effect-otherwise", lang, {"effect": effect(otherwise, lang)}))
    return phrases


def _if(node: int, lang: str) -> str:
    """A condition on one step among others."""
    then = effect(NODES.kids[node][0], lang)
    return tell(
        "effect-when-inside", lang, {"condition": condition_text(NODES.a[node], NODES.b[node], lang), "effect": then}
    )


def _sequence(node: int, lang: str) -> str:
    return join("then", _counted([effect(kid, lang) for kid in NODES.kids[node]], lang), lang)


def _either(node: int, lang: str) -> str:
    options = join("choice", [effect(kid, lang) for kid in NODES.kids[node]], lang)
    return tell("effect-choose", lang, {"options": options})


# --- placing -------------------------------------------------------------------------------------------------------

WHERE = {
    w.AT_SETTLEMENT: "where-settlement",
    w.AT_ONE_OF: "where-one-of",
    w.AT_ANY_SETTLEMENT: "where-any-settlement",
    w.AT_LEGION: "where-legion",
    w.AT_SPECIAL_LEGION: "where-special-legion",
    w.AT_LEGION_WITH: "where-legion-with",
    w.AT_EMPTY_DESERT: "where-empty-desert",
    w.AT_FREE_MOUNTAIN: "where-free-mountain",
    w.AT_FREE_PLATEAU: "where-free-plateau",
    w.AT_SIETCH: "where-sietch",
}


def _figure(node: int, side: int, lang: str, many: int) -> str:
    kind = NODES.a[node]
    if kind == w.NAMED and NODES.b[node] == w.PAUL:
        return tell("figure-paul", lang)  # 16.6: the name on a card means either form
    if kind == w.NAMED:
        told = leader_named(NODES.b[node], lang)
        return str(told.get("leader-whom", told["leader"]))  # some languages place nobody by the bare name
    return figures(kind, many, side, lang)


def effect_figures(node: int, lang: str, left: int = -1) -> str:
    """The figures a step places, or those that are left: three bits for each kind of figure it names."""
    parts = [
        _figure(kid, side_of(node), lang, left_of(left, index) if left >= 0 else NODES.b[kid])
        for index, kid in enumerate(NODES.kids[node])
        if left < 0 or left_of(left, index)
    ]
    return join("and", parts, lang)


def _same_figures(kids: list[int], at: int) -> int:
    """How many steps in a row place the same figures in settlements; 1 where there is nothing to sum up."""

    def placed(node: int) -> list[tuple[int, int]]:
        if NODES.op[node] != w.OP_PLACE or NODES.a[node] != w.AT_SETTLEMENT:
            return []
        return [(NODES.a[kid], NODES.b[kid]) for kid in NODES.kids[node]]

    first = placed(kids[at])
    end = at + 1
    while first and end < len(kids) and placed(kids[end]) == first:
        end += 1
    return end - at


def _place_each(nodes: list[int], lang: str) -> str:
    areas = [name("area", AREA_IDS[NODES.b[node]], lang) for node in nodes]
    return tell(
        "effect-place-each", lang, {"figures": effect_figures(nodes[0], lang), "areas": join("and", areas, lang)}
    )


def _place(node: int, lang: str) -> str:
    where, about = NODES.a[node], NODES.b[node]
    told: Named = {}
    if where == w.AT_SETTLEMENT:
        told = area_named(about, lang)
    elif where == w.AT_SPECIAL_LEGION:
        told = unit_named(w.SPECIAL, side_of(node), lang)
    elif where == w.AT_LEGION_WITH:
        told = leader_named(about, lang)
    return tell(
        "effect-place", lang, {"figures": effect_figures(node, lang), "where": tell(WHERE[where], lang, told), **told}
    )


def _scatter(node: int, lang: str) -> str:
    return tell("effect-scatter", lang, {"figures": figures(NODES.a[node], NODES.b[node], side_of(node), lang)})


def replacing(kind: int, by: int, many: int, side: int, lang: str) -> str:
    told: Named = {"figures": figures(kind, many, side, lang), "others": figures(by, many, side, lang), "amount": many}
    return tell("effect-replace", lang, {**told, "unit-id": UNITS[side][kind], "other-id": UNITS[side][by]})


def _replace(node: int, lang: str) -> str:
    return replacing(NODES.a[node], NODES.b[node], NODES.c[node], side_of(node), lang)


def deploying(regulars: int, specials: int, lang: str) -> str:
    """Regulars, Sardaukar and a leader, as the Harkonnen deploy."""
    counts = ((w.REGULAR, regulars), (w.SPECIAL, specials), (w.ANY_LEADER, 1))
    parts = [figures(kind, many, w.HARKONNEN, lang) for kind, many in counts if many]
    return tell("effect-deploy", lang, {"figures": join("and", parts, lang)})


def _deploy(node: int, lang: str) -> str:
    return deploying(NODES.a[node], NODES.b[node], lang)


# --- moving and attacking ------------------------------------------------------------------------------------------


def which_legion(needs: int, side: int, lang: str) -> tuple[str, Named]:
    """Which legions may move or attack, as the end of a key, and what its message tells."""
    named_leader = needed_leader(needs)
    if needs & w.FROM_CHAIN:
        return "that", {}
    if named_leader:
        return "named", leader_named(named_leader - 1, lang)
    if needed_start(needs):
        return "settlement", area_named(needed_start(needs) - 1, lang)
    if needs & w.NEED_SPECIAL:
        return "special", unit_named(w.SPECIAL, side, lang)
    if needs & w.NEED_LEADER:
        return ("leader-sand" if needs & w.FROM_SAND else "leader"), {}
    return ("sand" if needs & w.FROM_SAND else "any"), {}


def moving(many: int, needs: int, side: int, lang: str) -> str:
    if needs & w.FROM_SETTLEMENT:
        return tell("effect-carriers", lang)
    which, told = which_legion(needs, side, lang)
    if many > 1:
        key = "effect-move-many" if which == "any" else f"effect-move-many-{which}"
        return tell(key, lang, {"amount": many, **told})
    return tell("effect-move", lang, {"legion": tell(f"legion-{which}", lang, told)})


def _move(node: int, lang: str) -> str:
    if NODES.b[node] & w.FROM_CHAIN and needed_leader(NODES.b[node]):
        return tell("effect-move-again", lang)
    return moving(NODES.a[node], NODES.b[node], side_of(node), lang)


def attacking(needs: int, flags: int, side: int, lang: str) -> str:
    which, told = which_legion(needs, side, lang)
    key = "effect-surprise" if flags & w.SURPRISE else "effect-attack"
    return _with_battle(tell(key, lang, {"attackers": tell(f"attackers-{which}", lang, told)}), flags, lang)


def _attack(node: int, lang: str) -> str:
    return attacking(NODES.a[node], NODES.b[node], side_of(node), lang)


def _move_or_attack(node: int, lang: str) -> str:
    needs, flags = NODES.a[node], NODES.b[node]
    which, told = which_legion(needs, side_of(node), lang)
    key = "effect-move-or-surprise" if flags & w.SURPRISE else "effect-move-or-attack"
    if needs & w.TWO_STEPS:
        key = "effect-march-or-surprise"
    phrases = {"legion": tell(f"legion-{which}", lang, told), "attackers": tell(f"attackers-{which}", lang, told)}
    return _with_battle(tell(key, lang, phrases), flags, lang)


def _with_battle(phrase: str, flags: int, lang: str) -> str:
    """The phrase, with what the card adds to the battle."""
    for flag, key in (
        (w.WAR_PLAN, "battle-war-plan"),
        (w.BATTLE_LANGUAGE, "battle-language"),
        (w.NO_MERCY, "battle-no-mercy"),
    ):
        if flags & flag:
            phrase = tell("effect-battle", lang, {"effect": phrase, "rule": tell(key, lang, {"amount": LANGUAGE_DICE})})
    return phrase


# --- the rest ------------------------------------------------------------------------------------------------------


def _draw_from(node: int, lang: str) -> str:
    deck = w.MEMBER_NAMES[side_of(node) * 2 + NODES.b[node]]
    return tell("effect-draw-from", lang, {"amount": NODES.a[node], **named("deck", "deck", deck, lang)})


def _vehicles(node: int, lang: str) -> str:
    counts = (("harvester", NODES.a[node]), ("ornithopter", NODES.b[node]), ("carryall", NODES.c[node]))
    parts = [amount(kind, many, lang) for kind, many in counts if many]
    return tell("effect-vehicles", lang, {"vehicles": join("and", parts, lang)})


def pick_text(what: int, many: int, lang: str) -> str:
    if what in ATTACH_COUNTER:
        many = NODES.c[CARDS[ATTACHED_BY[ATTACH_COUNTER[what]]].attaches]  # the steps of a later claim
    return tell(PICKS[what], lang, {"amount": many, "dice": PICK_DICE.get(what, 0)})


def _pick(node: int, lang: str) -> str:
    return pick_text(NODES.a[node], NODES.b[node], lang)


def _scheme(node: int, lang: str) -> str:
    """A free action of cards in hand; how many copies there are is the card's."""
    told: Named = {"least": NODES.b[node], "most": CARDS[NODES.owner[node] - 1].copies}
    then = join("then", [effect(kid, lang) for kid in NODES.kids[node]], lang)
    return tell("effect-scheme", lang, {**told, **leader_named(NODES.a[node], lang), "effects": then})


def _storms(node: int, lang: str) -> str:
    return tell("effect-storms", lang, {"dice": STORM_DICE})


def _enter(node: int, lang: str) -> str:
    leader, ousted = leader_named(NODES.a[node], lang), LEADERS[NODES.a[node]].ousts
    if ousted < 0:
        return tell("effect-enters", lang, leader)
    return tell("effect-enters-ousting", lang, {**leader, **named("ousted", "leader", LEADER_IDS[ousted], lang)})


def imperium_action(power: int, lang: str) -> str:
    return tell("effect-imperium", lang, power_named(power, lang))


def _imperium(node: int, lang: str) -> str:
    return imperium_action(NODES.a[node] - 1, lang) if NODES.a[node] else tell("effect-imperium-any", lang)


STAYS = {
    w.CHANGE_RIDING: "stays-riding",
    w.CHANGE_SHIELDS: "stays-shields",
    w.ON_HARVESTER: "stays-on-harvester",
}


def stays_text(change: int, then: list[int], lang: str = FALLBACK) -> str:
    """What a card in play changes from now on."""
    return tell(STAYS[change], lang, {"effect": effect(then[0], lang)} if then else {})


def _stay(node: int, lang: str) -> str:
    return stays_text(NODES.a[node], NODES.kids[node], lang)


SPEAKERS: dict[int, Speak] = {
    w.OP_SEQUENCE: _sequence,
    w.OP_PLACE: _place,
    w.OP_SCATTER: _scatter,
    w.OP_MOVE: _move,
    w.OP_ATTACK: _attack,
    w.OP_MOVE_OR_ATTACK: _move_or_attack,
    w.OP_DRAW_FROM: _draw_from,
    w.OP_EITHER: _either,
    w.OP_IF: _if,
    w.OP_VEHICLES: _vehicles,
    w.OP_PICK: _pick,
    w.OP_ENTER: _enter,
    w.OP_REPLACE: _replace,
    w.OP_DEPLOY: _deploy,
    w.OP_IMPERIUM: _imperium,
    w.OP_STAY: _stay,
    w.OP_SCHEME: _scheme,
    w.OP_STORMS: _storms,
}


# --- what a die is spent for ---------------------------------------------------------------------------------------


def use_text(use: int, side: int, lang: str = FALLBACK) -> str:
    """What a result of the action dice allows (war_for_arrakis 7.2), in the words of the cards."""
    if use == w.USE_STRATEGY_MOVE:
        return moving(2, 0, side, lang)
    if use == w.USE_LEADERSHIP_MOVE:
        return moving(2, w.NEED_LEADER, side, lang)
    if use == w.USE_STRATEGY_ATTACK:
        return attacking(0, 0, side, lang)
    if use == w.USE_SURPRISE:
        return attacking(w.NEED_LEADER, w.SURPRISE, side, lang)
    if use == w.USE_DEPLOY:
        return deploying(3, 0, lang) if side == w.HARKONNEN else tell("effect-deploy-tokens", lang, {"amount": 1})
    if use == w.USE_DRAW:
        return tell("effect-draw", lang, {"amount": 2})
    if use == w.USE_ELITES:
        return replacing(w.REGULAR, w.ELITE, 2, side, lang)
    if use == w.USE_VEHICLES:
        return tell("effect-any-vehicles", lang, {"amount": 2})
    return tell("effect-power" if use == w.USE_POWER else "effect-play", lang)
