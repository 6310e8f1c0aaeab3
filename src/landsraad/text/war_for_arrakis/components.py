"""The complete texts of components, made from their declarations. What is not the printed component says so."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from landsraad.arrakis import catalog as c
from landsraad.arrakis import words as w
from landsraad.arrakis.board import (
    AREA_IDS,
    ATOMICS_IDS,
    ATOMICS_OPENS,
    ATOMICS_REACH,
    SECTOR_MASK,
    SECTOR_NAMES,
    SETTLEMENT_AREAS,
    SETTLEMENT_RANK,
    SHELTERED,
    SIETCH_AREAS,
    STATION_AREAS,
    TERRAIN,
    TERRAIN_NAMES,
)
from landsraad.arrakis.content.tokens import FIGURES, PRINTED_TOKENS, STEPS_TO_ARRAKIS, TROOP_FIGURES
from landsraad.arrakis.desert import MAKER_DICE, WORM_DICE
from landsraad.arrakis.free import ATOMICS_STEP
from landsraad.arrakis.naming import CONTENT
from landsraad.arrakis.store import NODES, within
from landsraad.arrakis.turns import USES
from landsraad.text.fluent import FALLBACK, Named, join, sentence
from landsraad.text.war_for_arrakis.demands import demand_text
from landsraad.text.war_for_arrakis.effects import effect, effects, imperium_action, use_text
from landsraad.text.war_for_arrakis.names import (
    amount,
    card_named,
    leader_named,
    legion,
    marker_named,
    name,
    result_named,
    side_named,
    steps,
    tell,
)

Lines = tuple[str, ...]
assert CONTENT  # importing it has filled the tables


def _lines(phrases: Sequence[str]) -> Lines:
    return tuple(sentence(phrase) for phrase in phrases)


def substitute(is_one: object, lang: str) -> str:
    """The label of what is not the printed component, or nothing."""
    return sentence(tell("substitute", lang)) if is_one else ""


def substitutes(lang: str = FALLBACK) -> list[tuple[str, str]]:
    """What else is not the printed game, each with the rule that says so."""
    return [(_about_substitute(what, lang), rule) for what, rule in c.SUBSTITUTES.items()]


def _about_substitute(what: str, lang: str) -> str:
    return sentence(tell("substitute-about", lang, {"what": tell(f"substituted-{what}", lang)}))


# --- planning cards ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardText:
    name: str
    deck: str
    copies: int
    lines: Lines
    stays: bool
    guild: bool  # only with The Spacing Guild
    substitute: str  # "" for a printed card


def _notes(root: int, lang: str) -> list[str]:
    """What the steps of an effect do not tell by themselves."""
    attached = any(NODES.op[kid] == w.OP_PICK and NODES.a[kid] in c.ATTACH_COUNTER for kid in NODES.kids[root])
    return [tell("line-attached", lang)] if attached else []


def card_lines(card: int, lang: str = FALLBACK) -> Lines:
    """What a planning card does, step by step."""
    root, held = c.CARDS[card].effect, c.CARDS[card].held
    if held:
        return _lines([tell("line-held", lang), effect(held, lang)])
    return _lines([*effects(root, lang), *_notes(root, lang)])


def _card_label(card: int, lang: str) -> str:
    if c.CARDS[card].substitute == c.EFFECT_KNOWN:
        return sentence(tell("substitute-effect_known", lang))
    return substitute(c.CARDS[card].substitute, lang)


def card_text(card: int, lang: str = FALLBACK) -> CardText:
    return CardText(
        name=name("card", c.CARD_IDS[card], lang),
        deck=name("member", w.MEMBER_NAMES[c.CARDS[card].deck], lang),
        copies=c.CARDS[card].copies,
        lines=card_lines(card, lang),
        stays=bool(c.CARDS[card].stays),
        guild=bool(c.CARDS[card].expansions & w.GUILD),
        substitute=_card_label(card, lang),
    )


# --- named leaders -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LeaderText:
    name: str
    member: str
    box: str  # the result for which the special action is taken, "" for none
    special: Lines
    battle: str
    entry: Lines
    substitute: str  # about the special action and its box; what it is in battle is printed


def battle_text(leader: int, lang: str = FALLBACK) -> str:
    """What one special becomes with this leader: hits and shields."""
    parts = [
        amount(kind, many, lang)
        for kind, many in (("hit", c.LEADERS[leader].hits), ("shield", c.LEADERS[leader].shields))
        if many
    ]
    return join("and", parts, lang)


@cache
def _by_card() -> dict[int, int]:
    """The first card that brings each leader into play."""
    found: dict[int, int] = {}
    for card in range(len(c.CARD_IDS)):
        for node in within(c.CARDS[card].effect or c.CARDS[card].held):
            if NODES.op[node] == w.OP_ENTER:
                found.setdefault(NODES.a[node], card)
    return found


def _entry(leader: int, lang: str) -> list[str]:
    """How a leader comes into play, and leaves it (war_for_arrakis 2.9, 16.5 to 16.8)."""
    phrases = []
    if c.LEADERS[leader].start:
        phrases.append(tell("line-leader-starts", lang))
    if c.LEADERS[leader].supremacy:
        phrases.append(tell("line-leader-enters-supremacy", lang, {"step": c.LEADERS[leader].supremacy}))
    for step, markers, entering in c.MARKER_ENTRIES:
        if entering == leader and markers == c.EVERY_MARKER:
            phrases.append(tell("line-leader-enters-any-marker", lang, {"step": step}))
        elif entering == leader:
            named_marker = marker_named(markers.bit_length() - 1, lang)
            phrases.append(tell("line-leader-enters-marker", lang, {"step": step, **named_marker}))
    if leader in _by_card():
        phrases.append(tell("line-leader-enters-card", lang, card_named(_by_card()[leader], lang)))
    if c.LEADERS[leader].takes_over >= 0:
        phrases.append(tell("line-leader-replaces", lang, leader_named(c.LEADERS[leader].takes_over, lang)))
    for other in c.LEADERS:
        if other.ousts == leader:
            phrases.append(tell("line-leader-gone", lang, leader_named(other.number, lang)))
    return phrases


def leader_text(leader: int, lang: str = FALLBACK) -> LeaderText:
    root, box = c.LEADERS[leader].special, c.LEADERS[leader].box
    special = [*effects(root, lang), *_notes(root, lang)] if root else [tell("line-leader-no-action", lang)]
    return LeaderText(
        name=name("leader", c.LEADER_IDS[leader], lang),
        member=name("member", w.MEMBER_NAMES[c.LEADERS[leader].member], lang),
        box=name("result", w.BOX_NAMES[box], lang) if root else "",
        special=_lines(special),
        battle=battle_text(leader, lang),
        entry=_lines(_entry(leader, lang)),
        substitute=sentence(tell("substitute-leader", lang)) if c.LEADERS[leader].substitute else "",
    )


# --- prescience cards and objectives -------------------------------------------------------------------------------


@dataclass(frozen=True)
class PrescienceText:
    name: str
    moment: str
    requirement: str
    reward: str
    substitute: str


def moment_text(card: int, lang: str = FALLBACK) -> str:
    """When a prescience card is claimed."""
    moment = "end" if c.PRESCIENCE_CARDS[card].end else "die" if c.PRESCIENCE_CARDS[card].die else "action"
    return tell(f"moment-{moment}", lang)


def requirement_text(card: int, lang: str = FALLBACK) -> str:
    """What must be true, or is to be done, to claim a prescience card."""
    return demand_text(c.PRESCIENCE_CARDS[card].demand, lang)


def prescience_text(card: int, lang: str = FALLBACK) -> PrescienceText:
    return PrescienceText(
        name=name("prescience", c.PRESCIENCE_IDS[card], lang),
        moment=sentence(moment_text(card, lang)),
        requirement=sentence(requirement_text(card, lang)),
        reward=steps(c.PRESCIENCE_CARDS[card].reward, lang),
        substitute=substitute(c.PRESCIENCE_CARDS[card].substitute, lang),
    )


def objective_text(card: int, lang: str = FALLBACK) -> str:
    """What a secret objective demands."""
    return sentence(tell("line-objective", lang, {"steps": steps(c.OBJECTIVES[card].scores, lang)}))


# --- plain printing ------------------------------------------------------------------------------------------------


def _label(label: str, text: str, lang: str, extra: Named | None = None) -> str:
    return tell(f"label-{label}", lang, {"text": text, **(extra or {})})


def _told(text: str) -> list[str]:
    """A line where there is one."""
    return [text] if text else []


def _card(card: int, lang: str) -> list[str]:
    text = card_text(card, lang)
    lines = [_label("stays", line, lang) if text.stays else line for line in text.lines]
    return [
        _label("deck", text.deck, lang),
        *([tell("label-copies", lang, {"amount": text.copies})] if text.copies > 1 else []),
        *([sentence(tell("line-guild-only", lang))] if text.guild else []),
        *lines,
        *_told(text.substitute),
    ]


def _leader(leader: int, lang: str) -> list[str]:
    text = leader_text(leader, lang)
    box = result_named(c.LEADERS[leader].box, lang) if text.box else {}
    special = [_label("special", line, lang, box) if box else line for line in text.special]
    return [
        text.member,
        *text.entry,
        *special,
        _label("battle", text.battle, lang),
        *_told(text.substitute),
    ]


def _prescience(card: int, lang: str) -> list[str]:
    text = prescience_text(card, lang)
    return [
        _label("moment", text.moment, lang),
        _label("requirement", text.requirement, lang),
        _label("reward", text.reward, lang),
        *_told(text.substitute),
    ]


def _objective(card: int, lang: str) -> list[str]:
    return [objective_text(card, lang), *_told(substitute(c.OBJECTIVES[card].substitute, lang))]


UNIT_IDS = ("regular", "elite", "sardaukar", "fedaykin", "troop", "bashar", "naib")
UNIT_LINES = {
    "regular": "regular",
    "elite": "elite",
    "sardaukar": "special",
    "fedaykin": "special",
    "troop": "troop",
    "bashar": "leader",
    "naib": "leader",
}
SIDES_OF_UNIT = {"sardaukar": (0,), "bashar": (0,), "fedaykin": (1,), "naib": (1,)}
UNIT_KINDS = {"regular": w.REGULAR, "elite": w.ELITE, "sardaukar": w.SPECIAL, "fedaykin": w.SPECIAL}


def _unit(number: int, lang: str) -> list[str]:
    ident = UNIT_IDS[number]
    lines = [tell(f"line-unit-{UNIT_LINES[ident]}", lang)]
    if ident == "troop":
        lines.append(tell("line-no-riding", lang))
        return [*_lines(lines), tell("line-unit-count", lang, {"amount": TROOP_FIGURES})]
    for side in SIDES_OF_UNIT.get(ident, (w.HARKONNEN, w.ATREIDES)):
        count = FIGURES[side][UNIT_KINDS.get(ident, w.GENERIC)]
        lines.append(_label("side", tell("line-unit-count", lang, {"amount": count}), lang, side_named(side, lang)))
    return list(_lines(lines))


VEHICLE_IDS = ("harvester", "ornithopter", "carryall", "harkonnen_frigate", "atreides_frigate", "guild_navigator")
PIECE_IDS = (
    "sandworm", "wild_maker", "wormsign", "settlement", "sietch", "station", "deployment_token", "heighliner",
    "bene_gesserit_token", "atomics",
)  # fmt: skip
PIECE_FACTS: dict[str, Named] = {
    "sandworm": {"dice": WORM_DICE},
    "wild_maker": {"dice": MAKER_DICE},
    "heighliner": {"amount": STEPS_TO_ARRAKIS},
    "atomics": {"step": ATOMICS_STEP},
}


# Pieces of which something is a substitute.
ABOUT = {
    "guild_navigator": "guild_navigator_card",
    "wild_maker": "wild_maker_action",
    "sandworm": "worms_move_by_desert_power",
    "wormsign": "wormsigns",
    "station": "testing_stations",
    "deployment_token": "deployment_tokens",
}


def _vehicle(number: int, lang: str) -> list[str]:
    ident = VEHICLE_IDS[number]
    about = [_about_substitute(ABOUT[ident], lang)] if ident in ABOUT else []
    return [sentence(tell(f"line-vehicle-{ident}", lang)), *about]


def _piece(number: int, lang: str) -> list[str]:
    ident = PIECE_IDS[number]
    about = [_about_substitute(ABOUT[ident], lang)] if ident in ABOUT else []
    return [sentence(tell(f"line-piece-{ident}", lang, PIECE_FACTS.get(ident, {}))), *about]


def token_text(face: int, side: int, lang: str = FALLBACK) -> str:
    """What a deployment token of a side shows."""
    return legion(c.FACE_UNITS[face], 0, side, lang)


def _token(face: int, lang: str) -> list[str]:
    owners = (
        (w.HARKONNEN, c.BLACK_FACES + c.SILVER_FACES),
        (w.ATREIDES, c.GARRISON_FACES + c.STANDARD_FACES),
    )
    pools = {"black": c.BLACK_FACES, "silver": c.SILVER_FACES}
    printed = any(face == pools[pool][number] for pool, number in PRINTED_TOKENS)
    return [
        *[
            _label("side", token_text(face, side, lang), lang, side_named(side, lang))
            for side, faces in owners
            if face in faces
        ],
        *([] if printed else [_about_substitute("deployment_tokens", lang)]),
    ]


def _sign(face: int, lang: str) -> list[str]:
    return [sentence(tell(f"line-sign-{w.FACE_NAMES[face]}", lang))]


def _marker(marker: int, lang: str) -> list[str]:
    lines = []
    for step, markers, leader in c.MARKER_ENTRIES:
        if markers >> marker & 1:
            key = "line-marker-any" if markers == c.EVERY_MARKER else "line-marker"
            lines.append(tell(key, lang, {"step": step, **leader_named(leader, lang)}))
    lines.append(tell("line-marker-atomics", lang, {"step": ATOMICS_STEP}))
    return list(_lines(lines))


def atomics_text(token: int, lang: str = FALLBACK) -> str:
    """Which areas a family atomics token opens."""
    areas = [name("area", AREA_IDS[area], lang) for area in ATOMICS_OPENS[token]]
    return tell("line-atomics", lang, {"areas": join("and", areas, lang)})


def _atomics(token: int, lang: str) -> list[str]:
    starts = dict.fromkeys(start for start, _ in ATOMICS_REACH[token])
    reach = join("and", [name("area", AREA_IDS[start], lang) for start in starts], lang)
    lines = [atomics_text(token, lang), tell("line-atomics-reach", lang, {"areas": reach})]
    return [*_lines(lines), _about_substitute("atomics_reach", lang)]


def _power(power: int, lang: str) -> list[str]:
    return list(_lines([tell(f"line-ban-{w.POWER_NAMES[power]}", lang), imperium_action(power, lang)]))


def _result(box: int, lang: str) -> list[str]:
    """What each side can do with a result (war_for_arrakis 7.2)."""
    lines = []
    for side in (w.HARKONNEN, w.ATREIDES):
        uses = [use_text(use, side, lang) for use in USES[box]]
        if box == w.HOUSE and side == w.ATREIDES:
            uses = [tell("line-result-any", lang), use_text(w.USE_POWER, side, lang)]
        lines.append(_label("side", join("choice", uses, lang), lang, side_named(side, lang)))
    return lines


def _area(area: int, lang: str) -> list[str]:
    sectors = [name("sector", sector, lang) for at, sector in enumerate(SECTOR_NAMES) if SECTOR_MASK[area] >> at & 1]
    lines = []
    if area in SETTLEMENT_AREAS:
        lines.append(tell("line-area-settlement", lang, {"rank": SETTLEMENT_RANK[SETTLEMENT_AREAS.index(area)]}))
    if area in SIETCH_AREAS:
        lines.append(tell("line-area-sietch", lang))
    if area in STATION_AREAS:
        lines.append(tell("line-area-station", lang))
    if SHELTERED[area]:
        lines.append(tell("line-area-sheltered", lang))
    return [
        _label("terrain", name("terrain", TERRAIN_NAMES[TERRAIN[area]], lang), lang),
        _label("sector", join("and", sectors, lang), lang),
        *_lines(lines),
    ]


# Every kind of component: how its pieces are called, and its lines.
KINDS: dict[str, tuple[Sequence[str], Callable[[int, str], list[str]]]] = {
    "card": (c.CARD_IDS, _card),
    "leader": (c.LEADER_IDS, _leader),
    "prescience": (c.PRESCIENCE_IDS, _prescience),
    "objective": (c.OBJECTIVE_IDS, _objective),
    "area": (AREA_IDS, _area),
    "unit": (UNIT_IDS, _unit),
    "vehicle": (VEHICLE_IDS, _vehicle),
    "piece": (PIECE_IDS, _piece),
    "token": (c.FACE_IDS, _token),
    "sign": (w.FACE_NAMES, _sign),
    "marker": (w.MARKER_NAMES, _marker),
    "power": (w.POWER_NAMES, _power),
    "atomics": (ATOMICS_IDS, _atomics),
    "result": (w.BOX_NAMES, _result),
}


def component_name(kind: str, number: int, lang: str = FALLBACK) -> str:
    """The name of a component; deployment tokens are known by what they show."""
    if kind == "token":
        return name("piece", "deployment_token", lang)
    return name(kind, KINDS[kind][0][number], lang)


def component_lines(kind: str, number: int, lang: str = FALLBACK) -> list[str]:
    """A component in plain lines, its name first."""
    return [component_name(kind, number, lang), *KINDS[kind][1](number, lang)]
