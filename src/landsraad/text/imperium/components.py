"""The complete texts of components, made from their declarations."""

from collections.abc import Callable
from dataclasses import dataclass

from landsraad.imperium import catalog as c
from landsraad.imperium import words as w
from landsraad.imperium.naming import KIND_IDS
from landsraad.imperium.rivals import GUILD_LEVEL
from landsraad.imperium.store import KIDS, OP, B
from landsraad.imperium.turns import GARRISON_LIMIT
from landsraad.text.fluent import FALLBACK, Arguments, join, say, sentence
from landsraad.text.imperium.effects import condition_text, cost_text, effect, effects, guarded, paid
from landsraad.text.imperium.names import amount, bits, faction_named, name, named

Lines = tuple[str, ...]
USUAL_SHIP_STRENGTH = 3
USUAL_START = (0, 0, 1)  # solari, spice, water


def _lines(phrases: list[str]) -> Lines:
    return tuple(sentence(phrase) for phrase in phrases)


def _names(kind: str, idents: list[str], lang: str) -> Lines:
    return tuple(name(kind, ident, lang) for ident in idents)


# --- cards ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardText:
    name: str
    cost: int | None  # in persuasion; None: cannot be bought
    factions: Lines
    icons: Lines
    infiltration: Lines  # those of the icons that enemy agents do not block
    agent: Lines
    reveal: Lines
    acquire: Lines
    on_trash: Lines


def card_text(card: int, lang: str = FALLBACK) -> CardText:
    agent = effects(c.CARDS[card].agent, lang)
    if c.CARDS[card].anywhere:
        agent.insert(0, say("line-card-anywhere", lang))
    if card == c.STARTING_SIGNET[0]:
        agent.append(say("line-card-signet", lang))
    reveal = effects(c.CARDS[card].reveal, lang)
    if c.CARDS[card].unload:
        reveal.append(say("line-card-unload", lang))
    return CardText(
        name=name("card", c.CARD_IDS[card], lang),
        cost=c.CARDS[card].cost if c.CARDS[card].cost >= 0 else None,
        factions=_names("faction", bits(c.CARDS[card].factions, w.FACTION_NAMES), lang),
        icons=_names("icon", bits(c.CARDS[card].icon_bits, w.ICON_NAMES), lang),
        infiltration=_names("icon", bits(c.CARDS[card].infiltrate_bits, w.ICON_NAMES), lang),
        agent=_lines(agent),
        reveal=_lines(reveal),
        acquire=_lines(effects(c.CARDS[card].acquire, lang)),
        on_trash=_lines(effects(c.CARDS[card].on_trash, lang)),
    )


# --- Intrigue cards ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PartText:
    timing: str
    lines: Lines


@dataclass(frozen=True)
class IntrigueText:
    name: str
    parts: tuple[PartText, ...]


def part_condition(card: int, part: int) -> int:
    """The condition that stands before a part (counted from 0), or IF_ALWAYS.

    Where every line has its own condition, the condition of the part only says that one of them must hold.
    """
    node = c.INTRIGUES[card].parts[part].effect
    own_conditions = OP[node] == w.ALL and all(OP[kid] == w.WHEN for kid in KIDS[node])
    return w.IF_ALWAYS if own_conditions else c.INTRIGUES[card].parts[part].condition[0]


def part_phrases(card: int, part: int, lang: str = FALLBACK) -> list[str]:
    """What one part (counted from 0) of an Intrigue card says."""
    node = c.INTRIGUES[card].parts[part].effect
    price = c.INTRIGUES[card].parts[part].cost
    condition = part_condition(card, part)
    if OP[node] == w.ALL and not price and condition == w.IF_ALWAYS:
        return effects(KIDS[node], lang)
    phrase = effect(node, lang)
    if price:
        phrase = paid(cost_text(price, lang), phrase, lang)
    if condition != w.IF_ALWAYS:
        _, a, b = c.INTRIGUES[card].parts[part].condition
        clause = condition_text(condition, a, b, lang)
        phrase = guarded(clause, phrase, lang)
    return [phrase]


def intrigue_text(card: int, lang: str = FALLBACK) -> IntrigueText:
    parts = tuple(
        PartText(name("timing", w.TIMING_NAMES[box.timing], lang), _lines(part_phrases(card, part, lang)))
        for part, box in enumerate(c.INTRIGUES[card].parts)
    )
    return IntrigueText(name("intrigue", c.INTRIGUE_IDS[card], lang), parts)


# --- spaces --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SpaceText:
    name: str
    area: str
    icon: str
    entry: Lines  # what it costs and needs
    effects: Lines  # what the visitor gains
    notes: Lines  # deployment, the reveal turn, its controller


def _entry(space: int, lang: str) -> list[str]:
    phrases = []
    if c.SPACES[space].resource >= 0:
        price = amount(c.SPACES[space].resource, c.SPACES[space].amount, lang)
        phrases.append(say("line-space-price", lang, {"amounts": price}))
    elif c.SPACES[space].sells_spice:
        phrases.append(say("line-space-price-sale", lang))
    if c.SPACES[space].need_faction >= 0:
        need = faction_named(c.SPACES[space].need_faction, lang)
        phrases.append(say("line-space-need", lang, {"level": c.SPACES[space].need_level, **need}))
    if c.SPACES[space].once >= 0:
        phrases.append(say("line-space-once", lang))
    return phrases


def _visit(space: int, lang: str) -> list[str]:
    nodes = list(c.SPACES[space].parts)
    if c.SPACES[space].faction >= 0:
        nodes.insert(0, c.VISITS[2 * c.SPACES[space].faction])
    phrases = effects(nodes, lang)
    if c.SPACES[space].maker >= 0:
        phrases.append(say("line-space-harvest", lang, {"amounts": amount(w.SPICE, c.SPACES[space].harvest, lang)}))
    return phrases


def _notes(space: int, lang: str) -> list[str]:
    phrases = []
    if c.SPACES[space].combat:
        phrases.append(say("line-space-combat", lang, {"limit": GARRISON_LIMIT}))
    phrases.extend([say("line-space-reveal", lang, {"effect": told}) for told in effects(c.SPACES[space].reveal, lang)])
    flag = c.SPACES[space].flag
    if flag >= 0:
        bonus = amount(c.FLAG_GAIN[flag], B[c.FLAG_PARTS[flag]], lang)
        here = named("space", "space", c.SPACE_IDS[space], lang)
        phrases.append(say("line-space-control", lang, {"amounts": bonus, **here}))
    return phrases


def space_text(space: int, lang: str = FALLBACK) -> SpaceText:
    ident = c.SPACE_IDS[space]
    return SpaceText(
        name=name("space", ident, lang),
        area=name("area", c.SPACES[space].area, lang),
        icon=name("icon", w.ICON_NAMES[c.SPACES[space].icon], lang),
        entry=_lines(_entry(space, lang)),
        effects=_lines(_visit(space, lang)),
        notes=_lines(_notes(space, lang)),
    )


# --- leaders -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LeaderText:
    name: str
    house: str
    complexity: int
    ability_name: str
    ability: Lines
    signet_name: str
    signet: Lines


def _start(leader: int, lang: str) -> list[str]:
    """How the leader's resources at the start differ from everybody else's."""
    phrases = []
    changes = [mine - usual for mine, usual in zip(c.LEADERS[leader].resources, USUAL_START, strict=True)]
    for key, sign in (("line-leader-start-more", 1), ("line-leader-start-less", -1)):
        amounts = [amount(counter, sign * change, lang) for counter, change in enumerate(changes) if sign * change > 0]
        if amounts:
            phrases.append(say(key, lang, {"amounts": join("and", amounts, lang)}))
    return phrases


def _ability(leader: int, lang: str) -> list[str]:
    """One line for everything in which the leader differs from the rules for all."""
    phrases = _start(leader, lang)

    def tell(key: str, told: object, arguments: Arguments) -> None:
        if told:
            phrases.append(say(f"line-leader-{key}", lang, arguments))

    def tell_effects(key: str, nodes: list[int]) -> None:
        for phrase in effects(nodes, lang):
            tell(key, True, {"effect": phrase})

    discount, icons = c.LEADERS[leader].landsraad_discount, bits(c.LEADERS[leader].unblocked_bits, w.ICON_NAMES)
    strength, bonus = c.LEADERS[leader].ship_strength, c.LEADERS[leader].solari_bonus
    tell("discount", discount, {"amount": discount})
    tell_effects("space-paid", c.LEADERS[leader].space_paid)
    tell("unblocked", icons, {"icons": join("and", list(_names("icon", icons, lang)), lang)})
    tell_effects("harvest", c.LEADERS[leader].harvest)
    tell_effects("council", c.LEADERS[leader].council)
    tell("ship-strength", strength != USUAL_SHIP_STRENGTH, {"strength": strength, "usual": USUAL_SHIP_STRENGTH})
    tell("solari-bonus", bonus, {"amount": bonus})
    tell_effects("reveal", c.LEADERS[leader].reveal)
    tell_effects("round-start", c.LEADERS[leader].round_start)
    tell("sees-top", c.LEADERS[leader].sees_top, {})
    phrases.extend(_odd_abilities(leader, lang))
    return phrases


def _odd_abilities(leader: int, lang: str) -> list[str]:
    """Abilities that are a small machine of their own: Ilesa, the Baron, Tessia, Hundro."""
    phrases = []
    if c.LEADERS[leader].ahead:
        one, other = (effect(node, lang) for node in c.LEADERS[leader].ahead)
        phrases.append(say("line-leader-ahead", lang, {"one": one, "other": other}))
    if c.LEADERS[leader].masterstroke:
        phrases.append(say("line-leader-masterstroke", lang, {"amount": B[c.LEADERS[leader].masterstroke[0]]}))
    if c.LEADERS[leader].snooper:
        phrases.append(say("line-leader-snooper", lang))
    for number, node in enumerate(c.LEADERS[leader].snooper):
        told: Arguments = {"number": number + 1, "effect": effect(node, lang)}
        phrases.append(say("line-leader-snooper-reward", lang, told))
    if c.LEADERS[leader].intelligence:
        phrases.append(say("line-leader-intelligence", lang, {"amount": c.LEADERS[leader].intelligence}))
    return phrases


def leader_text(leader: int, lang: str = FALLBACK) -> LeaderText:
    return LeaderText(
        name=name("leader", c.LEADER_IDS[leader], lang),
        house=name("house", c.LEADERS[leader].house, lang),
        complexity=c.LEADERS[leader].complexity,
        ability_name=name("ability", c.LEADERS[leader].ability, lang),
        ability=_lines(_ability(leader, lang)),
        signet_name=name("ability", c.LEADERS[leader].signet_name, lang),
        signet=_lines(effects(c.LEADERS[leader].signet, lang)),
    )


# --- Tech tiles ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TileText:
    name: str
    cost: int  # in spice
    acquire: Lines
    ability: Lines  # always, or on your own turn
    reveal: Lines
    round_start: Lines
    win: Lines
    end: Lines


def tile_use_text(tile: int, lang: str = FALLBACK) -> str:
    """What using the tile does, as a phrase; "" where there is nothing to use."""
    if c.TILES[tile].detonates:
        return say("line-tile-detonates", lang)
    return effect(c.TILES[tile].use, lang) if c.TILES[tile].use else ""


def _tile_ability(tile: int, lang: str) -> list[str]:
    phrases = []
    if c.TILES[tile].use:
        key = "line-tile-use-before-agent" if c.TILES[tile].before_agent else "line-tile-use"
        phrases.append(say(key, lang, {"effect": effect(c.TILES[tile].use, lang)}))
    for key, has in (
        ("line-tile-to-top", c.TILES[tile].to_top),
        ("line-tile-transports", c.TILES[tile].transports),
        ("line-tile-detonates", c.TILES[tile].detonates),
        ("line-tile-breaks-ties", c.TILES[tile].breaks_ties),
    ):
        if has:
            phrases.append(say(key, lang))
    return phrases


def tile_text(tile: int, lang: str = FALLBACK) -> TileText:
    return TileText(
        name=name("tile", c.TILE_IDS[tile], lang),
        cost=c.TILES[tile].cost,
        acquire=_lines(effects(c.TILES[tile].acquire, lang)),
        ability=_lines(_tile_ability(tile, lang)),
        reveal=_lines(effects(c.TILES[tile].reveal, lang)),
        round_start=_lines(effects(c.TILES[tile].round_start, lang)),
        win=_lines(effects(c.TILES[tile].win, lang)),
        end=_lines(effects(c.TILES[tile].end, lang)),
    )


# --- Conflict cards ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ConflictText:
    name: str
    tier: str
    location: str  # "" where none is fought over
    first: Lines
    second: Lines
    third: Lines


def conflict_text(conflict: int, lang: str = FALLBACK) -> ConflictText:
    flag = c.CONFLICTS[conflict].flag
    first, second, third = (_lines(effects(nodes, lang)) for nodes in c.CONFLICTS[conflict].rewards)
    return ConflictText(
        name=name("conflict", c.CONFLICT_IDS[conflict], lang),
        tier=name("tier", str(c.CONFLICTS[conflict].tier), lang),
        location=name("space", c.SPACE_IDS[c.FLAG_SPACES[flag]], lang) if flag >= 0 else "",
        first=first,
        second=second,
        third=third,
    )


# --- House Hagal cards ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HagalText:
    name: str
    lines: Lines


def _hagal_way(space: int, nodes: list[int], lang: str) -> str:
    """Where the agent goes and what the Rival gets there."""
    goal = (
        say("line-hagal-harvest", lang)
        if space == w.HARVEST
        else say("line-hagal-space", lang, named("space", "space", c.SPACE_IDS[space], lang))
    )
    return join("parts", [goal, *effects(nodes, lang, "no")], lang)


def hagal_text(card: int, lang: str = FALLBACK) -> HagalText:
    space, guild = c.HAGAL_CARDS[card].space, c.HAGAL_CARDS[card].guild
    phrases = [say("line-hagal-needs-ship", lang)] if c.HAGAL_CARDS[card].needs_ship else []
    level: Arguments = {"level": GUILD_LEVEL}
    if space != w.NOWHERE:
        way = _hagal_way(space, c.HAGAL_CARDS[card].parts, lang)
        phrases.append(say("line-hagal-below-guild", lang, {"effect": way, **level}) if guild >= 0 else way)
    else:
        phrases.append(say("line-hagal-no-guild" if guild >= 0 else "line-hagal-reshuffle", lang, level))
    if guild >= 0:
        way = _hagal_way(guild, c.HAGAL_CARDS[card].guild_parts, lang)
        phrases.append(say("line-hagal-guild", lang, {"effect": way, **level}))
    if space != w.NOWHERE or guild >= 0:
        phrases.append(say("line-hagal-swords", lang, {"amounts": amount(w.SWORDS, c.HAGAL_CARDS[card].swords, lang)}))
    return HagalText(name("hagal", c.HAGAL_IDS[card], lang), _lines(phrases))


# --- plain printing ------------------------------------------------------------------------------------------------


def _labelled(label: str, lines: Lines, lang: str, extra: Arguments | None = None) -> list[str]:
    """Each line under its label; nothing at all where there is no line."""
    return [say(f"label-{label}", lang, {"text": line, **(extra or {})}) for line in lines]


def _listed(label: str, words: Lines, lang: str) -> list[str]:
    return _labelled(label, (join("and", list(words), lang),), lang) if words else []


def _card_lines(card: int, lang: str) -> list[str]:
    text = card_text(card, lang)
    price = () if text.cost is None else (say("price-of-card", lang, {"amount": text.cost}),)
    return [
        *(_labelled("cost", price, lang) or [say("label-cost-none", lang)]),
        *_listed("faction" if len(text.factions) == 1 else "factions", text.factions, lang),
        *(_listed("icon" if len(text.icons) == 1 else "icons", text.icons, lang) or [say("label-icons-none", lang)]),
        *_listed("infiltration", text.infiltration, lang),
        *_labelled("acquire", text.acquire, lang),
        *_labelled("agent", text.agent, lang),
        *_labelled("reveal", text.reveal, lang),
        *_labelled("on-trash", text.on_trash, lang),
    ]


def _intrigue_lines(card: int, lang: str) -> list[str]:
    return [
        line
        for number, part in enumerate(intrigue_text(card, lang).parts)
        for line in _labelled("timing-or" if number else "timing", part.lines, lang, {"timing": part.timing})
    ]


def _space_lines(space: int, lang: str) -> list[str]:
    text = space_text(space, lang)
    return [
        *_labelled("area", (text.area,), lang),
        *_labelled("icon", (text.icon,), lang),
        *text.entry,
        *_labelled("effect", text.effects, lang),
        *text.notes,
    ]


def _leader_lines(leader: int, lang: str) -> list[str]:
    text = leader_text(leader, lang)
    return [
        text.house,
        *_labelled("ability", text.ability, lang, {"ability": text.ability_name}),
        *_labelled("ability", text.signet, lang, {"ability": text.signet_name}),
    ]


def _tile_lines(tile: int, lang: str) -> list[str]:
    text = tile_text(tile, lang)
    return [
        *_labelled("cost", (say("price-of-tile", lang, {"amount": text.cost}),), lang),
        *_labelled("acquire", text.acquire, lang),
        *text.ability,
        *_labelled("reveal", text.reveal, lang),
        *_labelled("round-start", text.round_start, lang),
        *_labelled("win", text.win, lang),
        *_labelled("endgame", text.end, lang),
    ]


def _conflict_lines(conflict: int, lang: str) -> list[str]:
    text = conflict_text(conflict, lang)
    rewards = (("first", text.first), ("second", text.second), ("third", text.third))
    return [
        text.tier,
        *_listed("location", (text.location,) if text.location else (), lang),
        *(line for label, lines in rewards for line in _labelled(label, lines, lang)),
    ]


def _track_lines(track: int, lang: str) -> list[str]:
    return list(_lines(effects(c.TRACKS[track].parts, lang)))


def _hagal_lines(card: int, lang: str) -> list[str]:
    return list(hagal_text(card, lang).lines)


_PRINTERS: dict[str, Callable[[int, str], list[str]]] = {
    "card": _card_lines,
    "intrigue": _intrigue_lines,
    "space": _space_lines,
    "leader": _leader_lines,
    "tile": _tile_lines,
    "conflict": _conflict_lines,
    "track": _track_lines,
    "hagal": _hagal_lines,
}
KIND_NUMBERS = {word: kind for kind, word in w.KIND_NAMES.items()}


def component_lines(kind: str, number: int, lang: str = FALLBACK) -> list[str]:
    """A component in plain lines, its name first."""
    ident = KIND_IDS[KIND_NUMBERS[kind]][number]
    return [name(kind, ident, lang), *_PRINTERS[kind](number, lang)]
