"""Reading positions: what is given, defaults for the rest, then the checks. BadPosition names what is wrong."""

import re
from typing import Any

from landsraad.imperium import words as w
from landsraad.imperium.catalog import (
    CARD_COPIES,
    CARD_IDS,
    CARD_RESERVE,
    CONFLICT_IDS,
    LEADER_IDS,
    LEADER_RIVAL,
    LEADERS,
    SPACE_IDS,
    TILE_IDS,
)
from landsraad.imperium.checks import check, has_leader
from landsraad.imperium.engine import advance
from landsraad.imperium.naming import (
    DOMAINS,
    FLAG_NAMES,
    FRAME_ARGUMENTS,
    FRAME_CODES,
    MAKER_NAMES,
    RESERVE_NAMES,
    RIVAL_COUNTERS,
    SEAT_COMPONENTS,
    SEAT_COUNTERS,
    SEAT_SETS,
    SEAT_ZONES,
    SHARED_ZONES,
    TURN_COUNTERS,
)
from landsraad.imperium.opening import (
    DREADNOUGHTS,
    hagal_cards,
    humans,
    imperium_cards,
    intrigue_cards,
    new_deal,
    starting_deck,
)
from landsraad.imperium.opening import conflict_cards as conflicts_of_tier
from landsraad.imperium.position import STAGE_NAMES, VERSION, Position
from landsraad.imperium.rivals import trash_unmarked_tiles
from landsraad.kernel.chance import chance_from_seed, shuffle
from landsraad.kernel.effects import PATH
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.table import Table, push

TOP_LEVEL = {
    "game", "version", "expansions", "epic", "round", "phase", "first_player", "active", "stage", "conflict",
    "conflict_closed", "mentat", "mentat_next", "reveals", "passes", "played_now", "draft", "alliances", "control",
    "dreadnoughts", "bonus_spice", "reserve", "row", "tech", "tech_hidden", "waiting", "seats", "pending", "agenda",
    "triggered", "chance", "seed", "to_act", "mode", *SHARED_ZONES, *RIVAL_COUNTERS,
}  # fmt: skip
SEAT_LEVEL = {
    "leader", "influence", "agents_at", "voice_bound", "turn",
    *SEAT_COUNTERS, *SEAT_COMPONENTS, *SEAT_SETS, *SEAT_ZONES,
}  # fmt: skip
DEFAULT_LEADERS = ["paul_atreides", "glossu_the_beast_rabban", "earl_memnon_thorvald", "count_ilban_richese"]
PHASE_FRAMES = {
    "round_start": w.F_ROUND,
    "combat": w.F_COMBAT,
    "makers": w.F_MAKERS,
    "recall": w.F_RECALL,
    "endgame": w.F_ENDGAME,
}


def read_position(position: Position) -> Table:
    """A table from a position. Raises BadPosition naming what is wrong."""
    try:
        return _Reader(position).read()
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError) as error:
        # What no check has a name for: a stack of pending effects that cannot be gone on with.
        raise BadPosition(f"the position contradicts itself: {error}") from error


class _Reader:
    """Reads one position: what is given first, then defaults for the rest, then the checks."""

    def __init__(self, position: Position) -> None:
        if not isinstance(position, dict):
            raise BadPosition("a position is a dict (see docs/positions.md)")
        self.given = position
        self._known(position, TOP_LEVEL, "the position")
        if position.get("version", VERSION) != VERSION:
            raise BadPosition(f"version {position['version']!r} is unknown; this program reads version {VERSION}")
        seats = position.get("seats")
        if not isinstance(seats, list) or len(seats) not in (3, 4):
            raise BadPosition("'seats' must be a list of 3 or 4 seats")
        self.seat_data: list[Position] = seats
        for number, seat in enumerate(self.seat_data):
            if not isinstance(seat, dict):
                raise BadPosition(f"seat {number} must be a dict")
            self._known(seat, SEAT_LEVEL, f"seat {number}")
        expansions = position.get("expansions", [])
        if expansions not in ([], ["rise_of_ix"]):
            raise BadPosition(f"'expansions' may be [] or ['rise_of_ix'], not {expansions!r}")
        self.ix = bool(expansions)
        if not isinstance(position.get("epic", False), bool):
            raise BadPosition("'epic' must be true or false")
        self.epic = bool(position.get("epic", False))
        if not isinstance(position.get("seed", 0), int | str):
            raise BadPosition("'seed' must be a number or a text")
        if self.epic and not self.ix:
            raise BadPosition("an epic game needs Rise of Ix (rise_of_ix 13.7)")
        self.mode = self._index(w.MODE_NAMES, position.get("mode", "multiplayer"), "mode")
        if self.mode != w.MULTIPLAYER and len(seats) != 3:
            raise BadPosition("a game with Rivals has three seats: the humans first, then the Rivals")
        if self.epic and self.mode == w.SOLO:
            raise BadPosition("an epic game is not written for solo play (rise_of_ix 13.7)")
        if self.mode != w.SOLO and any(
            position.get(name) for name in ("churn", "brutal_escalation", "expert_deployment")
        ):
            raise BadPosition("the solo variants need a solo game (rise_of_ix 13.7)")
        chance = chance_from_seed(position.get("seed", 0))
        self.t = new_deal(len(self.seat_data), self.ix, self.epic, chance, self.mode)
        self.humans = humans(self.mode, len(self.seat_data))

    # small readers

    @staticmethod
    def _known(data: object, allowed: set[str], where: str) -> None:
        if not isinstance(data, dict):
            raise BadPosition(f"{where} must be a dict")
        for key in data:
            if key not in allowed:
                raise BadPosition(f"{where} has an unknown field {key!r}")

    @staticmethod
    def _index(ids: list[str], name: object, where: str) -> int:
        if name not in ids:
            raise BadPosition(f"{where}: there is no {name!r}")
        return ids.index(str(name))

    @staticmethod
    def _number(value: object, where: str, most: int = 10_000) -> int:
        if isinstance(value, bool):
            return int(value)
        if not isinstance(value, int) or not 0 <= value <= most:
            raise BadPosition(f"{where} must be a whole number from 0 to {most}, not {value!r}")
        return value

    def _seat(self, value: object, where: str) -> int:
        return self._number(value, where, len(self.t.seats) - 1)

    def _pile(self, names: object, ids: list[str], where: str) -> list[int]:
        if not isinstance(names, list):
            raise BadPosition(f"{where} must be a list, top card first")
        return [self._index(ids, name, where) for name in reversed(names)]

    @staticmethod
    def _list(value: object, where: str) -> list[Any]:
        if not isinstance(value, list):
            raise BadPosition(f"{where} must be a list")
        return value

    def _mapping(self, key: str, allowed: list[str]) -> dict[str, Any]:
        value = self.given.get(key, {})
        if not isinstance(value, dict):
            raise BadPosition(f"{key!r} must be a dict")
        self._known(value, set(allowed), key)
        return value

    # reading

    def read(self) -> Table:
        t = self.t
        self._read_shared()
        for seat, data in enumerate(self.seat_data):
            self._read_seat(seat, data)
        self._default_leaders()
        self._read_piles()
        self._read_stack()
        self._default_alliances_and_points()
        check(t)
        advance(t)
        if t.to_act < 0 and t.shared[w.PHASE] != w.OVER:
            raise BadPosition("nobody has anything to decide and the game is not over: 'pending' does not fit")
        return t

    def _read_shared(self) -> None:
        given = self.given
        shared = self.t.shared
        shared[w.ROUND] = self._number(given.get("round", 1), "round", 10)
        phase = given.get("phase", "player_turns")
        shared[w.PHASE] = self._index(w.PHASE_NAMES, phase, "phase")
        if shared[w.ROUND] == 0 and phase != "setup":
            raise BadPosition("rounds are counted from 1")
        if phase == "round_start" and "pending" not in given:
            shared[w.ROUND] -= 1  # the frame itself begins the round
        shared[w.FIRST] = self._seat(given.get("first_player", 0), "first_player")
        for key, counter in (("mentat", w.MENTAT), ("mentat_next", w.MENTAT_NEXT)):
            if given.get(key) is not None:
                shared[counter] = self._seat(given[key], key) + 1
        if given.get("conflict") is not None:
            shared[w.BATTLE] = self._index(CONFLICT_IDS, given["conflict"], "conflict") + 1
        for key, counter, most in (
            ("reveals", w.REVEALS, 40),
            ("passes", w.PASSES, (1 << len(self.t.seats)) - 1),
            ("played_now", w.PLAYED_NOW, 1),
            ("conflict_closed", w.CLOSED, 1),
            ("tech_hidden", w.HIDDEN_STACKS, 7),
        ):
            shared[counter] = self._number(given.get(key, 0), key, most)
        for key, counter in RIVAL_COUNTERS.items():
            if key in given:
                shared[counter] = self._number(given[key], key)
        for leader in self._list(given.get("draft", []), "draft"):
            shared[w.DRAFT] |= 1 << self._index(LEADER_IDS, leader, "draft")
        for name, seat in self._mapping("alliances", w.FACTION_NAMES).items():
            shared[w.ALLIANCE + w.FACTION_NAMES.index(name)] = self._seat(seat, f"alliance {name}") + 1
        for name, seat in self._mapping("control", FLAG_NAMES).items():
            shared[w.CONTROL + FLAG_NAMES.index(name)] = self._seat(seat, f"control of {name}") + 1
        for name, ship in self._mapping("dreadnoughts", FLAG_NAMES).items():
            flag = FLAG_NAMES.index(name)
            data = ship if isinstance(ship, dict) else {"seat": ship}
            self._known(data, {"seat", "old"}, f"dreadnought at {name}")
            shared[w.SHIP_AT + flag] = self._seat(data.get("seat"), f"dreadnought at {name}") + 1
            shared[w.SHIP_OLD + flag] = int(bool(data.get("old", True)))
        for name, spice in self._mapping("bonus_spice", MAKER_NAMES).items():
            shared[w.BONUS + MAKER_NAMES.index(name)] = self._number(spice, f"bonus spice of {name}")

    def _read_seat(self, seat: int, data: Position) -> None:
        t = self.t
        counters = t.seats[seat]
        where = f"seat {seat}"
        for name, ids_of in SEAT_ZONES.items():
            if name in data:
                t.zones[ids_of[0] + seat] = self._pile(data[name], ids_of[1], f"{where} {name}")
        for name, counter in SEAT_COUNTERS.items():
            if name in data:
                counters[counter] = self._number(data[name], f"{where} {name}")
        self._known(data.get("turn", {}), set(TURN_COUNTERS), f"{where} turn")
        for name, counter in TURN_COUNTERS.items():
            if name in data.get("turn", {}):
                counters[counter] = self._number(data["turn"][name], f"{where} {name}", 2**40)
        levels = data.get("influence", {})
        self._known(levels, set(w.FACTION_NAMES), f"{where} influence")
        for name, level in levels.items():
            at = w.INFLUENCE + w.FACTION_NAMES.index(name)
            counters[at] = self._number(level, f"{where} influence {name}", w.MAX_INFLUENCE)
        for name, (counter, ids) in SEAT_COMPONENTS.items():
            if data.get(name) is not None:
                counters[counter] = self._index(ids, data[name], f"{where} {name}") + 1
        for name, (counter, ids) in SEAT_SETS.items():
            counters[counter] = sum(
                1 << self._index(ids, word, f"{where} {name}")
                for word in self._list(data.get(name, []), f"{where} {name}")
            )
        counters[w.VOICE_BOUND] = sum(
            1 << self._seat(other, f"{where} voice_bound")
            for other in self._list(data.get("voice_bound", []), f"{where} voice_bound")
        )
        if counters[w.VOICE_SPACE] and "voice_bound" not in data:
            counters[w.VOICE_BOUND] = (1 << len(t.seats)) - 1 & ~(1 << seat)
        self._default_pieces(seat, data)

    def _default_pieces(self, seat: int, data: Position) -> None:
        """Troops, dreadnoughts and agents that are not placed are where they start."""
        t = self.t
        counters = t.seats[seat]
        if "garrison" not in data and "supply" in data:
            counters[w.GARRISON] = 0
        if "supply" not in data:
            placed = counters[w.GARRISON] + counters[w.CONFLICT] + counters[w.NEGOTIATORS]
            counters[w.SUPPLY] = max(0, w.MAX_TROOPS - placed)
        if "dreadnoughts_supply" not in data and self.ix:
            away = sum(1 for flag in range(3) if t.shared[w.SHIP_AT + flag] == seat + 1)
            away += counters[w.SHIPS_GARRISON] + counters[w.SHIPS_CONFLICT]
            counters[w.SHIPS_SUPPLY] = max(0, DREADNOUGHTS - away)
        out = 0
        self._known(data.get("agents_at", {}), set(SPACE_IDS), f"seat {seat} agents_at")
        for name, number in data.get("agents_at", {}).items():
            space = self._index(SPACE_IDS, name, f"seat {seat} agents_at")
            agents = self._number(number, f"seat {seat} agents at {name}", 4)
            t.shared[w.AT + space] += agents << (4 * seat)
            out += agents
        if "agents" not in data:
            mine = 2 + counters[w.SWORDMASTER] + (1 if t.shared[w.MENTAT] == seat + 1 else 0)
            counters[w.AGENTS] = max(0, mine - out)
        if "water" not in data and not (counters[w.RIVAL] and self.mode == w.TWO_PLAYERS):
            counters[w.WATER] = 1

    def _default_leaders(self) -> None:
        named = [data.get("leader") for data in self.seat_data]
        spare = [name for name in DEFAULT_LEADERS if name not in named]
        for seat, name in enumerate(named):
            if not has_leader(self.t, seat):
                if name is not None:
                    raise BadPosition("House Hagal of a two-player game has no leader (house_hagal 6.1)")
                continue
            if name is None and self.t.seats[seat][w.RIVAL]:
                spare = [other for other in spare if LEADER_RIVAL[LEADERS[other]]]
            chosen = spare.pop(0) if name is None else name
            leader = self._index(LEADER_IDS, chosen, f"seat {seat} leader")
            counters = self.t.seats[seat]
            counters[w.LEADER] = leader
            if chosen == "tessia_vernius" and "snoopers" not in self.seat_data[seat]:
                # Her tokens lie on the tracks she has not yet risen to 2 on.
                low = [faction for faction in range(4) if counters[w.INFLUENCE + faction] < 2]
                counters[w.SNOOPERS] = sum(1 << faction for faction in low)
                if "snoopers_moved" not in self.seat_data[seat]:
                    counters[w.SNOOPED] = 4 - len(low)

    def _read_piles(self) -> None:
        """Piles as given; a pile that is not given is dealt from the cards that are nowhere else."""
        t = self.t
        given = self.given
        for name, (zone, ids) in SHARED_ZONES.items():
            if name in given:
                t.zones[zone] = self._pile(given[name], ids, name)
        for entry in self._list(given.get("waiting", []), "waiting"):
            self._known(entry, {"seat", "intrigue"}, "waiting")
            intrigue = self._index(SHARED_ZONES["intrigue_deck"][1], entry.get("intrigue"), "waiting")
            t.zones[w.WAITING].append(self._seat(entry.get("seat"), "waiting") * w.KIND_STEP + intrigue)
        if self.mode != w.MULTIPLAYER and "hagal_deck" not in given:
            rest = hagal_cards(self.mode, self.ix)
            for card in t.zones[w.HAGAL_DISCARD]:
                rest.remove(card)
            shuffle(t, rest)
            t.zones[w.HAGAL_DECK] = rest
        self._seat_decks()
        if "row" in given:
            row = given["row"]
            if not isinstance(row, list) or len(row) > 5:
                raise BadPosition("'row' must be a list of at most five cards (null: an empty place)")
            places = [w.EMPTY_PLACE if name is None else self._index(CARD_IDS, name, "row") for name in row]
            t.zones[w.ROW] = places
        self._imperium_deck()
        self._intrigue_deck()
        self._reserve()
        self._conflicts()
        self._tech()
        trash_unmarked_tiles(t)

    def _seat_decks(self) -> None:
        """A deck that is not given holds the starting cards that lie nowhere else; a given one is all there is."""
        t = self.t
        for seat, data in enumerate(self.seat_data[: self.humans]):
            rest = starting_deck(self.epic)
            for zone in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED):
                for card in t.zones[zone + seat]:
                    if card in rest:
                        rest.remove(card)
            if t.seats[seat][w.SET_ASIDE] - 1 in rest:
                rest.remove(t.seats[seat][w.SET_ASIDE] - 1)
            if "deck" in data:
                if "trash" not in self.given:
                    t.zones[w.TRASH].extend(rest)
                continue
            for card in t.zones[w.TRASH] if "trash" in self.given else []:
                # A trashed starting card was somebody's: the first seat that lacks none gave it up.
                if card in rest and self._surplus(card) > 0:
                    rest.remove(card)
            shuffle(t, rest)
            t.zones[w.DECK + seat] = rest

    def _surplus(self, card: int) -> int:
        trashed = self.t.zones[w.TRASH].count(card)
        placed = sum(
            self.t.zones[zone + seat].count(card)
            for seat in range(len(self.t.seats))
            for zone in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED)
        )
        return trashed + placed + CARD_COPIES[card] - CARD_COPIES[card] * self.humans

    def _rest(self, cards: list[int], *, intrigue: bool) -> list[int]:
        """Those of the cards that lie nowhere yet."""
        t = self.t
        rest = cards[:]
        used: list[int] = []
        if intrigue:
            used.extend(t.zones[w.INTRIGUE_DISCARD])
            used.extend(entry % w.KIND_STEP for entry in t.zones[w.WAITING])
            for seat in range(len(t.seats)):
                used.extend(t.zones[w.INTRIGUE + seat])
            used.extend(self._on_stack("played", 2, SHARED_ZONES["intrigue_deck"][1]))
        else:
            used.extend(t.zones[w.ROW])
            used.extend(t.zones[w.TRASH])
            for seat, counters in enumerate(t.seats):
                for zone in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED):
                    used.extend(t.zones[zone + seat])
                used.extend(counters[counter] - 1 for counter in (w.SET_ASIDE, w.MANIPULATED) if counters[counter])
            used.extend(self._on_stack("acquired", 2, CARD_IDS))
        for card in used:
            if card in rest:
                rest.remove(card)
        shuffle(t, rest)
        return rest

    def _on_stack(self, frame: str, at: int, ids: list[str]) -> list[int]:
        return [ids.index(entry[at]) for entry in self.given.get("pending", []) if entry[0] == frame]

    def _imperium_deck(self) -> None:
        t = self.t
        if "imperium_deck" not in self.given:
            t.zones[w.IMPERIUM_DECK] = self._rest(imperium_cards(self.ix), intrigue=False)
        elif "trash" not in self.given:  # what is neither in the deck nor anywhere else has left the game
            given = t.zones[w.IMPERIUM_DECK][:]
            rest = self._rest(imperium_cards(self.ix), intrigue=False)
            for card in given:
                if card in rest:
                    rest.remove(card)
            t.zones[w.TRASH].extend(rest)
        while len(t.zones[w.ROW]) < 5 and "row" not in self.given and t.zones[w.IMPERIUM_DECK]:
            t.zones[w.ROW].append(t.zones[w.IMPERIUM_DECK].pop())
        while len(t.zones[w.ROW]) < 5:
            t.zones[w.ROW].append(t.zones[w.IMPERIUM_DECK].pop() if t.zones[w.IMPERIUM_DECK] else w.EMPTY_PLACE)

    def _intrigue_deck(self) -> None:
        if "intrigue_deck" not in self.given:
            self.t.zones[w.INTRIGUE_DECK] = self._rest(intrigue_cards(self.ix), intrigue=True)
        elif "intrigue_discard" not in self.given:
            rest = self._rest(intrigue_cards(self.ix), intrigue=True)
            for card in self.t.zones[w.INTRIGUE_DECK]:
                if card in rest:
                    rest.remove(card)
            self.t.zones[w.INTRIGUE_DISCARD] = rest

    def _reserve(self) -> None:
        t = self.t
        given = self._mapping("reserve", RESERVE_NAMES)
        for card in range(len(CARD_IDS)):
            stack = CARD_RESERVE[card]
            if stack < 0:
                continue
            if RESERVE_NAMES[stack] in given:
                t.shared[w.RESERVE + stack] = self._number(given[RESERVE_NAMES[stack]], f"reserve {CARD_IDS[card]}", 10)
            else:
                owned = sum(
                    t.zones[zone + seat].count(card)
                    for seat in range(len(t.seats))
                    for zone in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED)
                )
                owned += sum(1 for counters in t.seats if counters[w.SET_ASIDE] == card + 1)
                owned += self._on_stack("acquired", 2, CARD_IDS).count(card)
                t.shared[w.RESERVE + stack] = max(0, CARD_COPIES[card] - owned)

    def _conflicts(self) -> None:
        t = self.t
        played = t.shared[w.ROUND]
        if t.shared[w.BATTLE] and "conflicts_past" not in self.given:
            t.zones[w.CONFLICT_PAST] = [t.shared[w.BATTLE] - 1]
        tiers = [2] * 5 + [3] * 5 if self.epic else [1] + [2] * 5 + [3] * 4
        if "conflict_deck" not in self.given:
            deck: list[int] = []
            for tier in (1, 2, 3):
                cards = [card for card in conflicts_of_tier(tier, self.ix) if card not in t.zones[w.CONFLICT_PAST]]
                shuffle(t, cards)
                deck.extend(cards[: tiers[played:].count(tier)])
            t.zones[w.CONFLICT_DECK] = deck[::-1]
        if not t.shared[w.BATTLE] and self.given.get("phase", "player_turns") not in ("round_start", "setup"):
            tier = tiers[max(0, played - 1)]
            free = [card for card in conflicts_of_tier(tier, self.ix) if card not in t.zones[w.CONFLICT_DECK]]
            t.shared[w.BATTLE] = free[0] + 1
            t.zones[w.CONFLICT_PAST].append(free[0])

    def _tech(self) -> None:
        t = self.t
        given = self.given.get("tech", [])
        if not isinstance(given, list) or len(given) > 3 or (any(given) and not self.ix):
            raise BadPosition("'tech' must be a list of three stacks, top tile first, in a game with Rise of Ix")
        owned = [tile for seat in range(len(t.seats)) for tile in t.zones[w.TILES + seat]]
        for stack, names in enumerate(given):
            t.zones[w.STACKS + stack] = self._pile(names, TILE_IDS, f"tech stack {stack}")
            owned.extend(t.zones[w.STACKS + stack])
        if self.ix:
            owned.extend(t.zones[w.TILE_TRASH])
            rest = [tile for tile in range(len(TILE_IDS)) if tile not in owned]
            shuffle(t, rest)
            if len(given) == 3 and "tile_trash" not in self.given:  # three given stacks are all there is
                t.zones[w.TILE_TRASH] = rest
            for stack in range(len(given), 3):
                share = len(rest) // (3 - stack)
                t.zones[w.STACKS + stack] = rest[:share]
                rest = rest[share:]

    def _default_alliances_and_points(self) -> None:
        t = self.t
        if "alliances" not in self.given:
            for faction in range(4):
                levels = [counters[w.INFLUENCE + faction] for counters in t.seats]
                if max(levels) >= 4:
                    t.shared[w.ALLIANCE + faction] = levels.index(max(levels)) + 1
        for seat, data in enumerate(self.seat_data):
            if "points" not in data and not (self.mode == w.TWO_PLAYERS and t.seats[seat][w.RIVAL]):
                counters = t.seats[seat]
                tracks = sum(1 for faction in range(4) if counters[w.INFLUENCE + faction] >= 2)
                tokens = sum(1 for faction in range(4) if t.shared[w.ALLIANCE + faction] == seat + 1)
                counters[w.POINTS] += tracks + tokens

    def _read_stack(self) -> None:
        """What is going on: given frame by frame, or simply whose turn it is in which phase."""
        t = self.t
        given = self.given
        if "chance" in given:
            chance = given["chance"]
            if not isinstance(chance, str) or not re.fullmatch("[0-9a-f]{16}", chance):
                raise BadPosition("'chance' must be 16 hexadecimal digits")
            t.chance = int(chance, 16)
        t.shared[w.STAGE] = self._index(STAGE_NAMES, given.get("stage", "opening"), "stage")
        if given.get("active") is not None:
            t.shared[w.ACTIVE] = self._seat(given["active"], "active") + 1
        if "pending" in given:
            for frame in self._list(given["pending"], "pending"):
                self._read_frame(frame)
            self._read_agenda()
            return
        for key in ("agenda", "triggered"):
            if given.get(key):
                raise BadPosition(f"{key!r} goes with 'pending'")
        phase = given.get("phase", "player_turns")
        if phase == "player_turns":
            seat = self._seat(given.get("to_act", t.shared[w.FIRST]), "to_act")
            if t.seats[seat][w.DONE]:
                raise BadPosition(f"seat {seat} has taken its reveal turn: it cannot be to act")
            if t.seats[seat][w.RIVAL]:
                raise BadPosition(f"seat {seat} is a Rival: it acts by itself")
            t.shared[w.ACTIVE] = seat + 1
            if "turns" not in self.seat_data[seat]:
                t.seats[seat][w.TURNS] = 1
            push(t, w.F_NEXT_TURN, seat, 0, 0)
            push(t, w.F_TURN, seat, 0, 0)
        elif phase in PHASE_FRAMES:
            if phase == "combat":
                t.shared[w.PHASE] = w.PLAYER_TURNS  # the frame itself opens the phase
            push(t, PHASE_FRAMES[phase], t.shared[w.FIRST] if phase == "combat" else 0, 0, 0)
        elif phase != "over":
            raise BadPosition(f"a position in phase {phase!r} must give 'pending'")

    def _read_agenda(self) -> None:
        for item in self._list(self.given.get("agenda", []), "agenda"):
            if not isinstance(item, list) or len(item) != 4:
                raise BadPosition(f"an item of 'agenda' is [group, effect, serial, memory], not {item!r}")
            group, path, serial, memory = item
            self.t.agenda.extend(
                [
                    self._number(group, "agenda"),
                    self._index(PATH, path, "agenda"),
                    self._number(serial, "agenda", w.SERIAL_BITS),
                    self._number(memory, "agenda"),
                ]
            )
        for item in self._list(self.given.get("triggered", []), "triggered"):
            if not isinstance(item, list) or len(item) != 2:
                raise BadPosition(f"an item of 'triggered' is [seat, effect], not {item!r}")
            self.t.triggered.extend([self._seat(item[0], "triggered"), self._index(PATH, item[1], "triggered")])

    def _read_frame(self, frame: object) -> None:
        if (
            not isinstance(frame, list)
            or len(frame) != 4
            or not isinstance(frame[0], str)
            or frame[0] not in FRAME_CODES
        ):
            raise BadPosition(f"'pending' has an unknown frame {frame!r}")
        code = FRAME_CODES[frame[0]]
        kinds = FRAME_ARGUMENTS[code]
        numbers: list[int] = []
        for kind, word in zip(kinds, frame[1:], strict=True):
            if kind == "seat":
                number: int | None = self._seat(word, "pending")
            elif kind == "number":
                number = self._number(word, "pending", 2**40)
            else:
                number = DOMAINS[kind].number(str(word))
            if number is None:
                raise BadPosition(f"'pending': there is no {kind} {word!r}")
            numbers.append(number)
        push(self.t, code, numbers[0], numbers[1], numbers[2])
