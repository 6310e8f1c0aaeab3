"""What the components are, as tables the engine reads. The files in content/ fill them when they are imported."""

from typing import Final

from landsraad.imperium.store import KIDS, OP, A, B, C, name_node, node
from landsraad.imperium.words import (
    CARD_KIND,
    CHEAPER,
    CONFLICT_KIND,
    COUNCIL,
    FACTION_NAMES,
    HAGAL_KIND,
    HARVEST_SPICE,
    INFLUENCE_ANY,
    INFLUENCE_WITH,
    INTRIGUE_KIND,
    KIND_STEP,
    LEADER_KIND,
    MENTAT_PIECE,
    MUCH_INFLUENCE,
    SPACE_KIND,
    TAKE,
    TILE_KIND,
    TRACK_KIND,
)

# Cards of players' decks.
CARD_IDS: Final[list[str]] = []
CARD_SET: Final[list[str]] = []
CARD_DECK: Final[list[str]] = []  # starting, reserve, imperium, epic
CARD_COPIES: Final[list[int]] = []  # starting and epic: for each player
CARD_COST: Final[list[int]] = []  # -1: cannot be bought
CARD_ICONS: Final[list[int]] = []
CARD_INFILTRATE: Final[list[int]] = []
CARD_FACTIONS: Final[list[int]] = []
CARD_UNLOAD: Final[list[bool]] = []
CARD_ANYWHERE: Final[list[bool]] = []
CARD_AGENT: Final[list[list[int]]] = []
CARD_REVEAL: Final[list[list[int]]] = []
CARD_ACQUIRE: Final[list[list[int]]] = []
CARD_ON_TRASH: Final[list[list[int]]] = []
CARD_RESERVE: Final[list[int]] = []  # which reserve stack, or -1
CARD_VISIT: Final[list[int]] = []  # influence for the visit of a faction's space
CARD_CHEAPER: Final[list[int]] = []  # the space it makes cheaper, or -1
CARD_CHEAPER_BY: Final[list[int]] = []
CARD_SPACES: Final[list[int]] = []  # bit a space: an icon of the card fits
CARD_INFILTRATED: Final[list[int]] = []  # bit a space: an infiltration icon of the card fits

# Intrigue cards, each with one or more parts.
INTRIGUE_IDS: Final[list[str]] = []
INTRIGUE_SET: Final[list[str]] = []
INTRIGUE_COPIES: Final[list[int]] = []
PART_TIMING: Final[list[list[int]]] = []
PART_IF: Final[list[list[int]]] = []  # condition code
PART_IF_A: Final[list[list[int]]] = []
PART_IF_B: Final[list[list[int]]] = []
PART_COST: Final[list[list[int]]] = []  # node of the cost, or 0
PART_EFFECT: Final[list[list[int]]] = []  # node of the effect
PART_WAITS: Final[list[list[bool]]] = []  # the card lies face up until the reveal turn

# Board spaces.
SPACE_IDS: Final[list[str]] = []
SPACE_BOARD: Final[list[str]] = []  # both, base, rise_of_ix
SPACE_AREA: Final[list[str]] = []
SPACE_ICON: Final[list[int]] = []
SPACE_COST: Final[list[int]] = []  # which resource, or -1
SPACE_PRICE: Final[list[int]] = []
SPACE_NEED: Final[list[int]] = []  # faction of the requirement, or -1
SPACE_NEED_LEVEL: Final[list[int]] = []
SPACE_ONCE: Final[list[int]] = []  # the counter that says you have been there, or -1
SPACE_FACTION: Final[list[int]] = []
SPACE_PARTS: Final[list[list[int]]] = []
SPACE_REVEAL: Final[list[list[int]]] = []  # while your agent is there on your reveal turn
SPACE_COMBAT: Final[list[bool]] = []
SPACE_MAKER: Final[list[int]] = []  # which Maker space, or -1
SPACE_HARVEST: Final[list[int]] = []  # its base spice
SPACE_FLAG: Final[list[int]] = []  # which location that can be controlled, or -1
ICON_SPACES: Final[list[int]] = [0] * 7  # bit a space
FLAG_SPACES: Final[list[int]] = [-1, -1, -1]
MAKER_SPACES: Final[list[int]] = [-1, -1, -1]
FLAG_GAIN: Final[list[int]] = [0, 0, 0]  # what the controller gains one of
FLAG_PARTS: Final[list[int]] = [0, 0, 0]

# Leaders.
LEADER_IDS: Final[list[str]] = []
LEADER_SET: Final[list[str]] = []
LEADER_HOUSE: Final[list[str]] = []
LEADER_COMPLEXITY: Final[list[int]] = []
LEADER_SIGNET: Final[list[list[int]]] = []
LEADER_SIGNET_NAME: Final[list[str]] = []
LEADER_ABILITY_NAME: Final[list[str]] = []
LEADER_RIVAL: Final[list[bool]] = []
LEADER_START: Final[list[list[int]]] = []  # solari, spice, water
LEADER_LANDSRAAD_DISCOUNT: Final[list[int]] = []
LEADER_SPACE_PAID: Final[list[list[int]]] = []  # effects of paying solari for a space
LEADER_UNBLOCKED: Final[list[int]] = []  # icons where enemy agents do not block
LEADER_HARVEST: Final[list[list[int]]] = []  # instead of one harvested spice
LEADER_COUNCIL: Final[list[list[int]]] = []  # effects of taking a council seat
LEADER_SHIP_STRENGTH: Final[list[int]] = []
LEADER_SOLARI_BONUS: Final[list[int]] = []
LEADER_REVEAL: Final[list[list[int]]] = []
LEADER_ROUND_START: Final[list[list[int]]] = []
LEADER_AHEAD: Final[list[list[int]]] = []  # bonus for the set-aside card: one icon, otherwise
LEADER_SEES_TOP: Final[list[bool]] = []
LEADER_MASTERSTROKE: Final[list[list[int]]] = []  # one effect a faction
LEADER_SNOOPER: Final[list[list[int]]] = []  # reward of each token in turn
LEADER_INTELLIGENCE: Final[list[int]] = []  # cards looked at
LEADER_ORDER_MATTERS: Final[list[bool]] = []  # an effect asks where an opponent has more influence

# Tech tiles.
TILE_IDS: Final[list[str]] = []
TILE_COST: Final[list[int]] = []
TILE_RIVAL: Final[list[bool]] = []
TILE_ACQUIRE: Final[list[list[int]]] = []
TILE_USE: Final[list[int]] = []  # node used on your own turn, or 0
TILE_BEFORE_AGENT: Final[list[bool]] = []  # it serves only before an agent is sent
TILE_REVEAL: Final[list[list[int]]] = []
TILE_ROUND_START: Final[list[list[int]]] = []
TILE_WIN: Final[list[list[int]]] = []
TILE_END: Final[list[list[int]]] = []
TILE_TO_TOP: Final[list[bool]] = []
TILE_TRANSPORTS: Final[list[bool]] = []
TILE_DETONATES: Final[list[bool]] = []
TILE_BREAKS_TIES: Final[list[bool]] = []

# Conflict cards.
CONFLICT_IDS: Final[list[str]] = []
CONFLICT_SET: Final[list[str]] = []
CONFLICT_TIER: Final[list[int]] = []
CONFLICT_FLAG: Final[list[int]] = []  # the location fought over, or -1
CONFLICT_REWARDS: Final[list[list[list[int]]]] = []

# Tracks: what is gained at 4 influence, and on the Shipping track.
TRACK_IDS: Final[list[str]] = []
TRACK_PARTS: Final[list[list[int]]] = []
INFLUENCE_BONUS: Final[list[int]] = [0, 0, 0, 0]
SHIPPING: Final[list[int]] = [0, 0, 0, 0]  # node of the reward of each space

# House Hagal cards.
HAGAL_IDS: Final[list[str]] = []
HAGAL_COPIES: Final[list[int]] = []
HAGAL_PLAYERS: Final[list[int]] = []  # 0: always, 1: solo only, 2: with two players only
HAGAL_BOARD: Final[list[str]] = []  # both, base, rise_of_ix
HAGAL_SPACE: Final[list[int]] = []
HAGAL_PARTS: Final[list[list[int]]] = []
HAGAL_GUILD: Final[list[int]] = []  # the space with 2 Spacing Guild influence, or -1
HAGAL_GUILD_PARTS: Final[list[list[int]]] = []
HAGAL_SWORDS: Final[list[int]] = []
HAGAL_NEEDS_SHIP: Final[list[bool]] = []
TILE_RIVAL_USE: Final[list[int]] = []

CARDS: Final[dict[str, int]] = {}
INTRIGUES: Final[dict[str, int]] = {}
SPACE_NUMBERS: Final[dict[str, int]] = {}
LEADERS: Final[dict[str, int]] = {}
TILE_NUMBERS: Final[dict[str, int]] = {}
CONFLICTS: Final[dict[str, int]] = {}

# The few components other components speak of.
STARTING_SIGNET: Final[list[int]] = [0]
SPICE_MUST_FLOW: Final[list[int]] = [0]
FOLDSPACE_CARD: Final[list[int]] = [0]
MENTAT_SPACE: Final[list[int]] = [0]
COUNCIL_SPACE: Final[list[int]] = [0]


def _name(parts: list[int], path: str, owner: int) -> list[int]:
    for index, part in enumerate(parts):
        if part:  # 0 is no effect at all
            name_node(part, f"{path}.{index + 1}", owner)
    return parts


def add_card(
    name: str,
    *,
    copies: int,
    cost: int | None = None,
    icons: list[int],
    infiltrate: list[int],
    factions: list[int],
    unload: bool,
    anywhere: bool,
    agent: list[int],
    reveal: list[int],
    acquire: list[int],
    on_trash: list[int],
    deck: str,
    expansion: str,
    reserve: int,
) -> int:
    number = len(CARD_IDS)
    owner = CARD_KIND * KIND_STEP + number
    CARDS[name] = number
    CARD_IDS.append(name)
    CARD_SET.append(expansion)
    CARD_DECK.append(deck)
    CARD_COPIES.append(copies)
    CARD_COST.append(-1 if cost is None else cost)
    CARD_ICONS.append(_bits(icons))
    CARD_INFILTRATE.append(_bits(infiltrate))
    CARD_FACTIONS.append(_bits(factions))
    CARD_UNLOAD.append(unload)
    CARD_ANYWHERE.append(anywhere)
    CARD_AGENT.append(_name(agent, f"{name}.agent", owner))
    CARD_REVEAL.append(_name(reveal, f"{name}.reveal", owner))
    CARD_ACQUIRE.append(_name(acquire, f"{name}.acquire", owner))
    CARD_ON_TRASH.append(_name(on_trash, f"{name}.trashed", owner))
    CARD_RESERVE.append(reserve)
    CARD_VISIT.append(2 if any(OP[part] == MUCH_INFLUENCE for part in agent) else 1)
    cheaper = [part for part in agent if OP[part] == CHEAPER]
    CARD_CHEAPER.append(A[cheaper[0]] % KIND_STEP if cheaper else -1)
    CARD_CHEAPER_BY.append(B[cheaper[0]] if cheaper else 0)
    spaces = infiltrated = 0
    for icon in range(7):
        if icon in icons:
            spaces |= ICON_SPACES[icon]
        if icon in infiltrate:
            infiltrated |= ICON_SPACES[icon]
    CARD_SPACES.append(spaces)
    CARD_INFILTRATED.append(infiltrated)
    return number


def _bits(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


class Part:
    """One box of an Intrigue card."""

    def __init__(self, timing: int, effect: int, cost: int, condition: tuple[int, int, int], waits: bool) -> None:
        self.timing = timing
        self.effect = effect
        self.cost = cost
        self.condition = condition
        self.waits = waits


def add_intrigue(name: str, parts: list[Part], copies: int, expansion: str) -> int:
    number = len(INTRIGUE_IDS)
    owner = INTRIGUE_KIND * KIND_STEP + number
    INTRIGUES[name] = number
    INTRIGUE_IDS.append(name)
    INTRIGUE_SET.append(expansion)
    INTRIGUE_COPIES.append(copies)
    PART_TIMING.append([part.timing for part in parts])
    PART_IF.append([part.condition[0] for part in parts])
    PART_IF_A.append([part.condition[1] for part in parts])
    PART_IF_B.append([part.condition[2] for part in parts])
    PART_COST.append(_name([part.cost for part in parts], f"{name}.cost", owner))
    PART_EFFECT.append(_name([part.effect for part in parts], f"{name}.part", owner))
    PART_WAITS.append([part.waits for part in parts])
    return number


def add_space(
    name: str,
    *,
    area: str,
    icon: int,
    cost: tuple[int, int],
    need: tuple[int, int],
    once: int,
    faction: int,
    parts: list[int],
    reveal: list[int],
    combat: bool,
    maker: int,
    harvest: int,
    flag: int,
    board: str,
) -> int:
    number = len(SPACE_IDS)
    owner = SPACE_KIND * KIND_STEP + number
    SPACE_NUMBERS[name] = number
    SPACE_IDS.append(name)
    SPACE_BOARD.append(board)
    SPACE_AREA.append(area)
    SPACE_ICON.append(icon)
    SPACE_COST.append(cost[0])
    SPACE_PRICE.append(cost[1])
    SPACE_NEED.append(need[0])
    SPACE_NEED_LEVEL.append(need[1])
    SPACE_ONCE.append(once)
    SPACE_FACTION.append(faction)
    SPACE_PARTS.append(_name(parts, f"{name}.space", owner))
    SPACE_REVEAL.append(_name(reveal, f"{name}.reveal", owner))
    SPACE_COMBAT.append(combat)
    SPACE_MAKER.append(maker)
    SPACE_HARVEST.append(harvest)
    SPACE_FLAG.append(flag)
    ICON_SPACES[icon] |= 1 << number
    if any(OP[part] == TAKE and A[part] == MENTAT_PIECE for part in parts):
        MENTAT_SPACE[0] = number
    if once == COUNCIL:
        COUNCIL_SPACE[0] = number
    if flag >= 0:
        FLAG_SPACES[flag] = number
    if maker >= 0:
        MAKER_SPACES[maker] = number
    return number


def add_flag_bonus(flag: int, gain: int, part: int) -> None:
    FLAG_GAIN[flag] = gain
    FLAG_PARTS[flag] = part
    name_node(part, f"{SPACE_IDS[FLAG_SPACES[flag]]}.control", SPACE_KIND * KIND_STEP + FLAG_SPACES[flag])


def add_leader(
    name: str,
    *,
    house: str,
    complexity: int,
    ability: str,
    signet_name: str,
    signet: list[int],
    rival: bool,
    start: list[int],
    landsraad_discount: int,
    space_paid: list[int],
    unblocked: list[int],
    harvest: list[int],
    council: list[int],
    ship_strength: int,
    solari_bonus: int,
    reveal: list[int],
    round_start: list[int],
    ahead: list[int],
    sees_top: bool,
    masterstroke: list[int],
    snooper: list[int],
    intelligence: int,
    expansion: str,
) -> int:
    number = len(LEADER_IDS)
    owner = LEADER_KIND * KIND_STEP + number
    LEADERS[name] = number
    LEADER_IDS.append(name)
    LEADER_SET.append(expansion)
    LEADER_HOUSE.append(house)
    LEADER_COMPLEXITY.append(complexity)
    LEADER_ABILITY_NAME.append(ability)
    LEADER_SIGNET_NAME.append(signet_name)
    LEADER_SIGNET.append(_name(signet, f"{name}.signet", owner))
    LEADER_RIVAL.append(rival)
    LEADER_START.append(start)
    LEADER_LANDSRAAD_DISCOUNT.append(landsraad_discount)
    LEADER_SPACE_PAID.append(_name(space_paid, f"{name}.paid", owner))
    LEADER_UNBLOCKED.append(_bits(unblocked))
    LEADER_HARVEST.append(_name(harvest, f"{name}.harvest", owner))
    LEADER_COUNCIL.append(_name(council, f"{name}.council", owner))
    LEADER_SHIP_STRENGTH.append(ship_strength)
    LEADER_SOLARI_BONUS.append(solari_bonus)
    LEADER_REVEAL.append(_name(reveal, f"{name}.reveal", owner))
    LEADER_ROUND_START.append(_name(round_start, f"{name}.round_start", owner))
    LEADER_AHEAD.append(_name(ahead, f"{name}.ahead", owner))
    LEADER_SEES_TOP.append(sees_top)
    LEADER_MASTERSTROKE.append(_name(masterstroke, f"{name}.masterstroke", owner))
    LEADER_SNOOPER.append(_name(snooper, f"{name}.snooper", owner))
    LEADER_INTELLIGENCE.append(intelligence)
    LEADER_ORDER_MATTERS.append(any(_looks_behind(part) for part in signet))
    return number


def _looks_behind(part: int) -> bool:
    return (OP[part] == INFLUENCE_ANY and C[part] == 1) or any(_looks_behind(kid) for kid in KIDS[part])


def add_tile(
    name: str,
    *,
    cost: int,
    acquire: list[int],
    use: int,
    before_agent: bool,
    reveal: list[int],
    round_start: list[int],
    win: list[int],
    end: list[int],
    to_top: bool,
    transports: bool,
    detonates: bool,
    breaks_ties: bool,
    rival: bool,
    rival_use: int,
) -> int:
    number = len(TILE_IDS)
    owner = TILE_KIND * KIND_STEP + number
    TILE_NUMBERS[name] = number
    TILE_IDS.append(name)
    TILE_COST.append(cost)
    TILE_RIVAL.append(rival)
    TILE_ACQUIRE.append(_name(acquire, f"{name}.acquire", owner))
    TILE_USE.append(use)
    if use:
        name_node(use, f"{name}.use", owner)
    TILE_BEFORE_AGENT.append(before_agent)
    TILE_REVEAL.append(_name(reveal, f"{name}.reveal", owner))
    TILE_ROUND_START.append(_name(round_start, f"{name}.round_start", owner))
    TILE_WIN.append(_name(win, f"{name}.win", owner))
    TILE_END.append(_name(end, f"{name}.end", owner))
    TILE_TO_TOP.append(to_top)
    TILE_TRANSPORTS.append(transports)
    TILE_DETONATES.append(detonates)
    TILE_BREAKS_TIES.append(breaks_ties)
    TILE_RIVAL_USE.append(rival_use)
    return number


def add_hagal(
    name: str,
    *,
    space: int,
    parts: list[int],
    copies: int,
    swords: int,
    players: int,
    guild: int,
    guild_parts: list[int],
    needs_ship: bool,
    board: str,
) -> int:
    number = len(HAGAL_IDS)
    owner = HAGAL_KIND * KIND_STEP + number
    HAGAL_IDS.append(name)
    HAGAL_COPIES.append(copies)
    HAGAL_PLAYERS.append(players)
    HAGAL_BOARD.append(board)
    HAGAL_SPACE.append(space)
    HAGAL_PARTS.append(_name(parts, f"hagal.{name}", owner))
    HAGAL_GUILD.append(guild)
    HAGAL_GUILD_PARTS.append(_name(guild_parts, f"hagal.{name}.guild", owner))
    HAGAL_SWORDS.append(swords)
    HAGAL_NEEDS_SHIP.append(needs_ship)
    return number


def add_conflict(name: str, tier: int, flag: int, rewards: list[list[int]], expansion: str) -> int:
    number = len(CONFLICT_IDS)
    owner = CONFLICT_KIND * KIND_STEP + number
    CONFLICTS[name] = number
    CONFLICT_IDS.append(name)
    CONFLICT_SET.append(expansion)
    CONFLICT_TIER.append(tier)
    CONFLICT_FLAG.append(flag)
    for place, parts in zip(("first", "second", "third"), rewards, strict=True):
        _name(parts, f"{name}.{place}", owner)
    CONFLICT_REWARDS.append(rewards)
    return number


def add_track(name: str, parts: list[int]) -> int:
    number = len(TRACK_IDS)
    TRACK_IDS.append(name)
    TRACK_PARTS.append(_name(parts, name, TRACK_KIND * KIND_STEP + number))
    return number


# Sending an agent to a faction's space gives influence with it: once, or twice with some cards.
VISITS: Final[list[int]] = []
for _faction, _name_of_faction in enumerate(FACTION_NAMES):
    for _times in (1, 2):
        VISITS.append(node(INFLUENCE_WITH, _faction, _times))
        add_track(f"{_name_of_faction}_visit_{_times}", [VISITS[-1]])
HARVESTING: Final = node(HARVEST_SPICE)
add_track("harvest", [HARVESTING])
