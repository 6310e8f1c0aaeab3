"""What the components are: each kind is a class, and a field of a component is stated there once.

The files in content/ declare the components when they are imported; a declaration enters the list of its kind. The
engine reads `CARDS[card].cost`: a component is referred to by its number. Fields that no declaration gives
(`init=False`) follow from the others.
"""

# ruff: noqa: RUF009 (the functions called for a field are our own short words for dataclasses.field)
from dataclasses import dataclass, field, fields
from typing import Any, Final

from landsraad.imperium import words as w
from landsraad.imperium.store import KIDS, OP, A, B, C, name_node, node
from landsraad.kernel.vecs import i64


def effects(path: str = "") -> Any:
    """A box of effects. They are called after the component and the field, or as the path says."""
    return field(default_factory=list, metadata={"path": path})


def one_effect() -> Any:
    """One effect, or 0."""
    return field(default=0, metadata={"path": ""})


def _bits(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


# The names of the components of each kind, in the order of their numbers.
IDS: Final[dict[str, list[str]]] = {kind: [] for kind in w.KIND_NAMES.values()}


@dataclass(eq=False)
class Component:
    """What every kind of component has."""

    name: str
    number: i64 = field(init=False)
    expansion: str = field(default="base", kw_only=True)
    board: str = field(default="both", kw_only=True)  # both, base, or the expansion that changes the board

    def enter(self, kind: int, listed: list[Any], numbers: dict[str, int]) -> None:
        """Give the component its number in the list of its kind, and its effects their names."""
        ids = IDS[w.KIND_NAMES[kind]]
        listed.append(self)
        self.number = numbers[self.name] = len(ids)
        ids.append(self.name)
        owner = kind * w.KIND_STEP + len(ids) - 1
        for entry in fields(self):
            if "path" in entry.metadata:
                path = f"{self.name}.{entry.name}"
                if entry.metadata["path"]:
                    path = entry.metadata["path"].format(name=self.name)
                self._name(getattr(self, entry.name), path, owner)

    def _name(self, box: Any, path: str, owner: int) -> None:
        if isinstance(box, list):
            for index, part in enumerate(box):
                self._name(part, f"{path}.{index + 1}", owner)
        elif box:  # 0 is no effect at all
            name_node(box, path, owner)


@dataclass(eq=False, kw_only=True)
class Copied(Component):
    """A card of which there may be several."""

    copies: i64 = 1  # starting and epic: for each player


# --- board spaces ---------------------------------------------------------------------------------------------------


@dataclass(eq=False, kw_only=True)
class Space(Component):
    """A board space. The spaces of a faction's area give 1 influence with it (imperium 6.3.6)."""

    area: str
    icon: i64
    price: tuple[int, int] = (-1, 0)  # which resource, or -1, and how much
    need: tuple[int, int] = (-1, 0)  # influence with which faction, or -1, and how much
    once: i64 = -1  # the counter that says you have been there, or -1
    parts: list[int] = effects("{name}.space")
    reveal: list[int] = effects()  # while your agent is there on your reveal turn
    combat: bool = False
    maker: i64 = -1  # which Maker space, or -1
    harvest: i64 = 0  # its base spice
    flag: i64 = -1  # which location that can be controlled, or -1
    resource: i64 = field(init=False)
    amount: i64 = field(init=False)
    need_faction: i64 = field(init=False)
    need_level: i64 = field(init=False)
    faction: i64 = field(init=False)  # whose area it is in, or -1
    sells_spice: bool = field(init=False)  # its price is asked for

    def __post_init__(self) -> None:
        self.enter(w.SPACE_KIND, SPACES, SPACE_NUMBERS)
        self.resource, self.amount = self.price
        self.need_faction, self.need_level = self.need
        self.faction = w.FACTION_NAMES.index(self.area) if self.area in w.FACTION_NAMES else -1
        self.sells_spice = len(self.parts) == 1 and OP[self.parts[0]] == w.SELL_SPICE
        ICON_SPACES[self.icon] |= 1 << self.number
        if any(OP[part] == w.TAKE and A[part] == w.MENTAT_PIECE for part in self.parts):
            MENTAT_SPACE[0] = self.number
        if self.once >= 0 or self.resource >= 0 or self.need_faction >= 0 or self.sells_spice:
            DEMANDING_SPACES[0] |= 1 << self.number
        if self.reveal:
            REVEALING_SPACES.append(self.number)
        if self.once == w.COUNCIL:
            COUNCIL_SPACE[0] = self.number
        if self.flag >= 0:
            FLAG_SPACES[self.flag] = self.number
        if self.maker >= 0:
            MAKER_SPACES[self.maker] = self.number


SPACES: Final[list[Space]] = []
SPACE_IDS: Final = IDS["space"]
SPACE_NUMBERS: Final[dict[str, int]] = {}
ICON_SPACES: Final[list[int]] = [0] * 7  # bit a space
FLAG_SPACES: Final[list[int]] = [-1, -1, -1]
MAKER_SPACES: Final[list[int]] = [-1, -1, -1]
MENTAT_SPACE: Final[list[int]] = [0]
DEMANDING_SPACES: Final[list[int]] = [0]  # bit a space: not everybody may go there at any time
REVEALING_SPACES: Final[list[int]] = []  # those that bring something on the reveal turn
COUNCIL_SPACE: Final[list[int]] = [0]
FLAG_GAIN: Final[list[int]] = [0, 0, 0]  # what the controller gains one of
FLAG_PARTS: Final[list[int]] = [0, 0, 0]


def add_flag_bonus(flag: int, gain: int, part: int) -> None:
    FLAG_GAIN[flag] = gain
    FLAG_PARTS[flag] = part
    name_node(part, f"{SPACE_IDS[FLAG_SPACES[flag]]}.control", w.SPACE_KIND * w.KIND_STEP + FLAG_SPACES[flag])


# --- cards of players' decks ----------------------------------------------------------------------------------------


@dataclass(eq=False, kw_only=True)
class Card(Copied):
    deck: str = "imperium"  # starting, reserve, imperium, epic
    cost: i64 = -1  # -1: cannot be bought
    of: list[int] = field(default_factory=list)  # its factions
    icons: list[int] = field(default_factory=list)
    infiltrate: list[int] = field(default_factory=list)  # icons
    unload: bool = False
    anywhere: bool = False
    agent: list[int] = effects()
    reveal: list[int] = effects()
    acquire: list[int] = effects()
    on_trash: list[int] = effects("{name}.trashed")
    reserve: i64 = -1  # which reserve stack, or -1
    factions: i64 = field(init=False)  # bits
    icon_bits: i64 = field(init=False)
    infiltrate_bits: i64 = field(init=False)
    visit: i64 = field(init=False)  # influence for the visit of a faction's space
    cheaper: i64 = field(init=False)  # the space it makes cheaper, or -1
    cheaper_by: i64 = field(init=False)
    spaces: i64 = field(init=False)  # bit a space: an icon of the card fits
    infiltrated: i64 = field(init=False)  # bit a space: an infiltration icon of the card fits

    def __post_init__(self) -> None:
        self.enter(w.CARD_KIND, CARDS, CARD_NUMBERS)
        self.factions = _bits(self.of)
        self.icon_bits = _bits(self.icons)
        self.infiltrate_bits = _bits(self.infiltrate)
        self.visit = 2 if any(OP[part] == w.MUCH_INFLUENCE for part in self.agent) else 1
        self.cheaper, self.cheaper_by = -1, 0
        for part in self.agent:
            if OP[part] == w.CHEAPER:
                self.cheaper, self.cheaper_by = A[part] % w.KIND_STEP, B[part]
        self.spaces = _spaces_with(self.icons)
        self.infiltrated = _spaces_with(self.infiltrate)


def _spaces_with(icons: list[int]) -> int:
    return sum(ICON_SPACES[icon] for icon in icons)  # a space has one icon


CARDS: Final[list[Card]] = []
CARD_IDS: Final = IDS["card"]
CARD_NUMBERS: Final[dict[str, int]] = {}
# The few cards other components speak of.
STARTING_SIGNET: Final[list[int]] = [0]
SPICE_MUST_FLOW: Final[list[int]] = [0]
FOLDSPACE_CARD: Final[list[int]] = [0]


# --- Intrigue cards -------------------------------------------------------------------------------------------------


@dataclass(eq=False, kw_only=True)
class Part:
    """One box of an Intrigue card."""

    timing: i64
    effect: i64
    cost: i64 = 0  # 0: it is free
    condition: tuple[int, int, int] = (w.IF_ALWAYS, 0, 0)  # its code and two numbers
    waits: bool = False  # the card lies face up until the reveal turn


@dataclass(eq=False, kw_only=True)
class IntrigueCard(Copied):
    parts: list[Part]
    timings: i64 = field(init=False)  # bit a timing: one of its parts is for that moment
    part_costs: list[int] = field(init=False, metadata={"path": "{name}.cost"})
    part_effects: list[int] = field(init=False, metadata={"path": "{name}.part"})

    def __post_init__(self) -> None:
        self.timings = _bits([part.timing for part in self.parts])
        self.part_costs = [part.cost for part in self.parts]
        self.part_effects = [part.effect for part in self.parts]
        self.enter(w.INTRIGUE_KIND, INTRIGUES, INTRIGUE_NUMBERS)


INTRIGUES: Final[list[IntrigueCard]] = []
INTRIGUE_IDS: Final = IDS["intrigue"]
INTRIGUE_NUMBERS: Final[dict[str, int]] = {}


# --- leaders --------------------------------------------------------------------------------------------------------


@dataclass(eq=False, kw_only=True)
class Leader(Component):
    house: str
    complexity: i64
    ability: str
    signet_name: str
    signet: list[int] = effects()
    rival: bool = True  # it may lead a Rival
    start: dict[str, int] = field(default_factory=dict)  # where it begins with something else than 1 water
    landsraad_discount: i64 = 0
    space_paid: list[int] = effects("{name}.paid")  # for paying solari for a space
    unblocked: list[int] = field(default_factory=list)  # icons where enemy agents do not block
    harvest: list[int] = effects()  # instead of one harvested spice
    council: list[int] = effects()  # for taking a council seat
    ship_strength: i64 = 3
    solari_bonus: i64 = 0
    reveal: list[int] = effects()
    round_start: list[int] = effects()
    ahead: list[int] = effects()  # bonus for the set-aside card: one icon, otherwise
    sees_top: bool = False
    masterstroke: list[int] = effects()  # one a faction
    snooper: list[int] = effects()  # reward of each token in turn
    intelligence: i64 = 0  # cards looked at
    resources: list[int] = field(init=False)  # solari, spice, water at the start
    unblocked_bits: i64 = field(init=False)
    unblocked_spaces: i64 = field(init=False)  # bit a space
    order_matters: bool = field(init=False)  # an effect asks where an opponent has more influence

    def __post_init__(self) -> None:
        self.enter(w.LEADER_KIND, LEADERS, LEADER_NUMBERS)
        self.resources = [self.start.get("solari", 0), self.start.get("spice", 0), self.start.get("water", 1)]
        self.unblocked_bits = _bits(self.unblocked)
        self.unblocked_spaces = _spaces_with(self.unblocked)
        self.order_matters = any(_looks_behind(part) for part in self.signet)


def _looks_behind(part: int) -> bool:
    return (OP[part] == w.INFLUENCE_ANY and C[part] == 1) or any(_looks_behind(kid) for kid in KIDS[part])


LEADERS: Final[list[Leader]] = []
LEADER_IDS: Final = IDS["leader"]
LEADER_NUMBERS: Final[dict[str, int]] = {}


# --- Tech tiles -----------------------------------------------------------------------------------------------------


@dataclass(eq=False, kw_only=True)
class Tile(Component):
    expansion: str = "rise_of_ix"
    cost: i64
    acquire: list[int] = effects()
    use: i64 = one_effect()  # on your own turn
    before_agent: bool = False  # it serves only before an agent is sent
    reveal: list[int] = effects()
    round_start: list[int] = effects()
    win: list[int] = effects()
    end: list[int] = effects()
    to_top: bool = False
    transports: bool = False
    detonates: bool = False
    breaks_ties: bool = False
    rival: bool = True  # it has the House Hagal mark
    rival_use: i64 = w.RIVAL_NEVER

    def __post_init__(self) -> None:
        self.enter(w.TILE_KIND, TILES, TILE_NUMBERS)


TILES: Final[list[Tile]] = []
TILE_IDS: Final = IDS["tile"]
TILE_NUMBERS: Final[dict[str, int]] = {}


# --- Conflict cards -------------------------------------------------------------------------------------------------


@dataclass(eq=False, kw_only=True)
class Conflict(Component):
    tier: i64 = field(kw_only=False)
    first: list[int] = effects()
    second: list[int] = effects()
    third: list[int] = effects()
    flag: i64 = -1  # the location fought over, or -1
    rewards: list[list[int]] = field(init=False)

    def __post_init__(self) -> None:
        self.enter(w.CONFLICT_KIND, CONFLICTS, CONFLICT_NUMBERS)
        self.rewards = [self.first, self.second, self.third]


CONFLICTS: Final[list[Conflict]] = []
CONFLICT_IDS: Final = IDS["conflict"]
CONFLICT_NUMBERS: Final[dict[str, int]] = {}


# --- House Hagal cards ----------------------------------------------------------------------------------------------


@dataclass(eq=False, kw_only=True)
class HagalCard(Copied):
    space: i64  # or HARVEST, or NOWHERE
    swords: i64
    parts: list[int] = effects("hagal.{name}")
    players: i64 = 0  # 0: always, 1: solo only, 2: with two players only
    guild: i64 = -1  # where it sends the agent with 2 Spacing Guild influence, or -1
    guild_parts: list[int] = effects("hagal.{name}.guild")
    needs_ship: bool = False

    def __post_init__(self) -> None:
        self.enter(w.HAGAL_KIND, HAGAL_CARDS, HAGAL_NUMBERS)


HAGAL_CARDS: Final[list[HagalCard]] = []
HAGAL_IDS: Final = IDS["hagal"]
HAGAL_NUMBERS: Final[dict[str, int]] = {}


# --- tracks: what is gained at 4 influence, on the Shipping track, and by sending an agent --------------------------


@dataclass(eq=False)
class Track(Component):
    parts: list[int] = effects("{name}")

    def __post_init__(self) -> None:
        self.enter(w.TRACK_KIND, TRACKS, TRACK_NUMBERS)


TRACKS: Final[list[Track]] = []
TRACK_IDS: Final = IDS["track"]
TRACK_NUMBERS: Final[dict[str, int]] = {}
INFLUENCE_BONUS: Final[list[int]] = [0, 0, 0, 0]
SHIPPING: Final[list[int]] = [0, 0, 0, 0]  # node of the reward of each space

# Sending an agent to a faction's space gives influence with it: once, or twice with some cards.
VISITS: Final[list[int]] = []
for _faction, _name_of_faction in enumerate(w.FACTION_NAMES):
    for _times in (1, 2):
        VISITS.append(node(w.INFLUENCE_WITH, _faction, _times))
        Track(f"{_name_of_faction}_visit_{_times}", [VISITS[-1]])
HARVESTING: Final = node(w.HARVEST_SPICE)
Track("harvest", [HARVESTING])
