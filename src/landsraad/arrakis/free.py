"""Free actions and their windows (war_for_arrakis 0.8, 7.6; spacing_guild 8.3)."""

from typing import Final

from landsraad.arrakis import board
from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARDS, HELD_CARDS
from landsraad.arrakis.leaders import in_play, remove_for_good
from landsraad.arrakis.pieces import (
    against_piece,
    against_sky,
    ask_seat,
    ask_side,
    hidden_sietch,
    legions,
    own_settlements,
    reveal_sietch,
    turn_up,
)
from landsraad.arrakis.piles import discard_card
from landsraad.arrakis.prescience import against_claiming, claim, claimable
from landsraad.arrakis.solo import reinforce
from landsraad.arrakis.store import NODES
from landsraad.arrakis.supplies import clear_sky, clear_zone, lose_harvester
from landsraad.kernel import piles
from landsraad.kernel.decisions import AMOUNT, SPACE, UNIT, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Frame, Table, emit, pop, push
from landsraad.kernel.vecs import i64

FREE_NAMES: Final = ["scout", "train", "atomics", "scheming", "bombard"]
SCOUT: Final = 0
TRAIN: Final = 1
DETONATE: Final = 2
SCHEME: Final = 3
BOMBARDMENT: Final = 4
ATOMICS_STEP: Final = 8
SCOUTS: Final = (w.ORNITHOPTER, w.NAVIGATOR)


def hidden_areas(t: Table) -> list[int]:
    """Areas with a facedown sietch or deployment token of the Atreides."""
    shared = t.shared
    found = [area for area in own_settlements(t, w.ATREIDES) if hidden_sietch(t, area)]
    found.extend(area for area in legions(t, w.ATREIDES) if shared[w.TOKENS + area] and area not in found)
    return found


def hidden_at(t: Table, area: i64) -> bool:
    """Whether something of the Atreides lies facedown in an area: what `hidden_areas` lists."""
    if t.shared[w.TOKENS + area] and t.shared[w.SIDE + area] == w.ATREIDES + 1:
        return True
    return hidden_sietch(t, area)


def scouts(t: Table) -> list[int]:
    """The air zones something can scout from: an ornithopter, or the Navigator; none under the Guild's ban (7.6)."""
    if t.shared[w.BANS] & 1 << w.SPACING_GUILD or t.shared[w.SOLO]:
        return []
    return [zone for zone in range(board.ZONES) if t.shared[w.AIR_ZONES + zone] in SCOUTS]


def against_scouting(t: Table) -> i64:
    """Why `scouting` lists nothing."""
    zones = scouts(t)
    if not zones:
        return r.SCOUTING_BANNED if t.shared[w.BANS] & 1 << w.SPACING_GUILD else r.NO_ORNITHOPTER
    for area in range(board.AREAS):
        if hidden_at(t, area):
            for zone in zones:
                if board.connected(zone, area):
                    return 0
    return r.NOTHING_TO_SCOUT


def against_flight(t: Table, zone: i64, area: i64, sparing: i64) -> i64:
    """What keeps a piece from scouting an area; the Navigator may be removed instead of an ornithopter."""
    against = against_piece(t, zone, (w.ORNITHOPTER,) if sparing else SCOUTS) or against_sky(zone, area)
    if against or hidden_at(t, area):
        return against or (r.NO_NAVIGATOR if sparing else 0)
    return r.NOTHING_HIDDEN


def scouting(t: Table) -> list[int]:
    """Every scouting flight: an ornithopter (or the Navigator) and an area with something to reveal in its sectors."""
    zones = scouts(t)
    if not zones:
        return []
    areas = hidden_areas(t)
    navigator = any(t.shared[w.AIR_ZONES + zone] == w.NAVIGATOR for zone in zones)
    options: list[int] = []
    for zone in zones:
        for area in areas:
            if board.connected(zone, area):
                options.append(pack(w.V_SCOUT, zone, area, 0))
                if navigator and t.shared[w.AIR_ZONES + zone] == w.ORNITHOPTER:
                    options.append(pack(w.V_SCOUT, zone, area, 1))
    return options


def scout(t: Table, action: i64) -> None:
    """7.6: the piece is removed; the sietch and all tokens of the area are revealed."""
    zone, area = first_of(action), second_of(action)
    if third_of(action):
        clear_sky(t, w.NAVIGATOR)
    else:
        clear_zone(t, zone)
    emit(t, e.SCOUTED, w.HARKONNEN, zone, area, 0)
    reveal_area(t, area)


def reveal_area(t: Table, area: i64) -> None:
    reveal_sietch(t, area)
    if t.shared[w.SIDE + area] == w.ATREIDES + 1:
        turn_up(t, area, t.shared[w.TOKENS + area])


def watched(t: Table, area: i64) -> bool:
    """An ornithopter in a connected zone forbids guerrilla training (7.6)."""
    return any(t.shared[w.AIR_ZONES + zone] == w.ORNITHOPTER for zone in board.ZONES_OF[area])


def against_training(t: Table) -> i64:
    """Why `training` lists nothing: it takes a facedown token that no ornithopter watches."""
    shared = t.shared
    against: i64 = r.NO_FACEDOWN_TOKEN
    for area in range(board.AREAS):
        if shared[w.TOKENS + area] and shared[w.SIDE + area] == w.ATREIDES + 1:
            if not watched(t, area):
                return 0
            against = r.TOKENS_WATCHED
    return against


def against_token(t: Table, slot: i64, area: i64) -> i64:
    """A facedown token is trained where no ornithopter watches."""
    if t.shared[w.SIDE + area] != w.ATREIDES + 1 or not t.shared[w.TOKENS + area] >> slot & 1:
        return r.TOKEN_NOT_THERE
    return r.AREA_WATCHED if watched(t, area) else 0


def training(t: Table) -> list[int]:
    options: list[int] = []
    for area in legions(t, w.ATREIDES):
        if t.shared[w.TOKENS + area]:
            options.extend(pack(w.V_TRAIN, slot, area) for slot in range(16) if not against_token(t, slot, area))
    return options


def against_detonating(t: Table, step: i64) -> i64:
    """17.1: one detonation a game, once a marker has come far enough; it may have gone down since (16.5)."""
    shared = t.shared
    if shared[w.ATOMICS]:
        return r.ATOMICS_USED
    far = any(shared[w.PRESCIENCE_MARKERS + marker] >= step for marker in range(3))
    return 0 if far or shared[w.ATOMICS_READY] else r.MARKER_TOO_LOW


def detonate(t: Table, token: i64) -> None:
    t.shared[w.ATOMICS] = token + 1
    for index, area in enumerate(board.ATOMICS_OPENS[token]):
        t.shared[w.OPENED + index] = area + 1
    emit(t, e.ATOMICS_DETONATED, w.ATREIDES, token, board.ATOMICS_AT[token], 0)


def schemings(t: Table) -> i64:
    """Copies of the held card in hand."""
    card = HELD_CARDS[0]
    return piles.count_of(t.zones[w.HAND + CARDS[card].deck], card)


def against_scheming(t: Table) -> i64:
    """16.8, 19.2: what keeps the held cards from their free action; 0 where nothing does."""
    card = HELD_CARDS[0]
    if not in_play(t, NODES.a[CARDS[card].held]):
        return r.SCHEMER_AWAY
    if t.shared[w.SEAT_OF + t.shared[w.ACTOR]] != t.shared[w.SEAT_OF + CARDS[card].deck]:
        return r.ONLY_FOR_MEMBER
    return 0 if schemings(t) >= NODES.b[CARDS[card].held] else r.SCHEMINGS


def scheming_is_thinkable(t: Table) -> bool:
    """Whether, as far as everybody can see, enough copies of the held card may be in the hand of who acts."""
    card = HELD_CARDS[0]
    member, held = CARDS[card].deck, CARDS[card].held
    if t.shared[w.TURN_SIDE] != w.HARKONNEN + 1 or not in_play(t, NODES.a[held]) or t.shared[w.SOLO]:
        return False
    if t.shared[w.SEAT_OF + t.shared[w.ACTOR]] != t.shared[w.SEAT_OF + member]:
        return False
    hidden = CARDS[card].copies - piles.count_of(t.zones[w.DISCARD + member], card)
    return min(len(t.zones[w.HAND + member]), hidden) >= NODES.b[held]


def against_bombs(t: Table, side: i64, area: i64) -> i64:
    """spacing_guild 8.3, 8.8: an enemy legion or, for the Atreides, only a harvester."""
    held = t.shared[w.SIDE + area]
    if held == 2 - side:
        return 0
    alone = side == w.ATREIDES and held == 0 and t.shared[w.FEATURES + area] & w.HARVESTER != 0
    return 0 if alone else r.NOTHING_TO_BOMBARD_THERE


def against_bombarding(t: Table, side: i64) -> i64:
    """Why `bombardments` lists nothing."""
    if not t.shared[w.EXPANSIONS] & w.GUILD:
        return r.NEEDS_GUILD
    against: i64 = r.NO_FRIGATE
    for zone in range(board.ZONES):
        if t.shared[w.AIR_ZONES + zone] == w.FRIGATE_H + side:
            against = r.NOTHING_TO_BOMBARD
            for area in board.AREAS_OF_ZONE[zone]:
                if not against_bombs(t, side, area):
                    return 0
    return against


def bombardments(t: Table, side: i64) -> list[int]:
    """A frigate, and a target in its sectors."""
    piece = w.FRIGATE_H + side
    options: list[int] = []
    for zone in range(board.ZONES):
        if t.shared[w.AIR_ZONES + zone] == piece:
            targets = [area for area in board.AREAS_OF_ZONE[zone] if not against_bombs(t, side, area)]
            options.extend(pack(w.V_BOMBARD, zone, area) for area in targets)
    return options


def public_free_actions(t: Table) -> list[int]:
    """Free actions open to the side whose turn it is, as far as everybody can see that they are."""
    side = t.shared[w.TURN_SIDE] - 1
    options: list[int] = []
    if side == w.HARKONNEN:
        if not against_scouting(t):
            options.append(pack(w.V_FREE, SCOUT))
    else:
        options.extend(pack(w.V_CLAIM, card) for card in claimable(t, 0, 0))
        if not against_training(t):
            options.append(pack(w.V_FREE, TRAIN))
        if not against_detonating(t, ATOMICS_STEP):
            options.append(pack(w.V_FREE, DETONATE))
    if not against_bombarding(t, side):
        options.append(pack(w.V_FREE, BOMBARDMENT))
    return options


def free_action_is_open(t: Table) -> bool:
    """Whether `public_free_actions` lists anything; the cheap questions come first."""
    side = t.shared[w.TURN_SIDE] - 1
    if side == w.HARKONNEN:
        if not against_scouting(t):
            return True
    elif not against_detonating(t, ATOMICS_STEP) or not against_training(t) or claimable(t, 0, 0):
        return True
    return against_bombarding(t, side) == 0


def against_free(t: Table, action: i64) -> i64:
    """7.6, 0.8: why a free action is not open in a window."""
    side, kind = t.shared[w.TURN_SIDE] - 1, first_of(action)
    if verb_of(action) == w.V_CLAIM:
        return against_claiming(t, kind, 0, 0) if side == w.ATREIDES else r.ONLY_FOR_SIDE
    if side != (w.HARKONNEN if kind in (SCOUT, SCHEME) else w.ATREIDES) and kind != BOMBARDMENT:
        return r.ONLY_FOR_SIDE
    if kind == SCOUT:
        return against_scouting(t)
    if kind == TRAIN:
        return against_training(t)
    if kind == DETONATE:
        return against_detonating(t, ATOMICS_STEP)
    return against_scheming(t) if kind == SCHEME else against_bombarding(t, side)


def ask_turn(t: Table, question: i64, options: list[int]) -> None:
    """Ask the acting member, with the free actions of a window (0.8)."""
    side = t.shared[w.TURN_SIDE] - 1
    options.extend(public_free_actions(t))
    if side == w.HARKONNEN and not against_scheming(t):
        options.append(pack(w.V_FREE, SCHEME))
    ask_seat(t, t.shared[w.SEAT_OF + t.shared[w.ACTOR]], question, options)


class Window(Frame):
    """A question of the own turn: free actions may come first, then it is asked again (0.8)."""

    def offer(self, t: Table, a: i64, b: i64, c: i64, question: i64, options: list[int]) -> None:
        """Ask for one of these, or to stop; with nothing to offer it stops by itself."""
        if options:
            options.append(pack(w.V_STOP))
            ask_turn(t, question, options)
        else:
            self.stop(t, a, b, c)

    def answer(self, t: Table, a: i64, b: i64, c: i64, action: i64, /) -> None:
        verb = verb_of(action)
        if verb == w.V_CLAIM:
            claim(t, first_of(action))
        elif verb == w.V_FREE:
            push(t, w.F_FREE, first_of(action), 0, 0)
        elif verb == w.V_STOP:
            self.stop(t, a, b, c)
        else:
            self.chosen(t, a, b, c, action)

    def stop(self, t: Table, a: i64, b: i64, c: i64, /) -> None:
        pop(t)

    def chosen(self, t: Table, a: i64, b: i64, c: i64, action: i64, /) -> None:
        raise AssertionError(f"nobody was asked by {self.name}")


class Free(Frame):
    def step(self, t: Table, kind: i64, _b: i64, _c: i64, /) -> None:
        side = t.shared[w.TURN_SIDE] - 1
        if kind == SCOUT:
            ask_side(t, side, SPACE, scouting(t))
        elif kind == TRAIN:
            ask_side(t, side, UNIT, training(t))
        elif kind == DETONATE:
            ask_side(t, side, SPACE, [pack(w.V_ATOMICS, token) for token in range(3)])
        elif kind == SCHEME:
            least = NODES.b[CARDS[HELD_CARDS[0]].held]
            ask_side(t, side, AMOUNT, [pack(w.V_SCHEMING, copies) for copies in range(least, schemings(t) + 1)])
        else:
            ask_side(t, side, SPACE, bombardments(t, side))

    def answer(self, t: Table, kind: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        verb = verb_of(action)
        if verb == w.V_SCOUT:
            scout(t, action)
        elif verb == w.V_TRAIN:
            turn_up(t, second_of(action), 1 << first_of(action))
            reinforce(t, 1)
        elif verb == w.V_ATOMICS:
            detonate(t, first_of(action))
        elif verb == w.V_SCHEMING:
            for _ in range(first_of(action)):
                discard_card(t, HELD_CARDS[0])
            held = CARDS[HELD_CARDS[0]].held
            remove_for_good(t, NODES.a[held])
            push(t, w.F_SEQUENCE, held, 0, 0)
        else:
            clear_zone(t, first_of(action))
            area = second_of(action)
            if t.shared[w.SIDE + area]:
                push(t, w.F_BLAST, area, 3, 1)
            else:
                lose_harvester(t, area)

    def against(self, t: Table, kind: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        verb = verb_of(action)
        if verb == w.V_SCOUT:
            return against_flight(t, first_of(action), second_of(action), third_of(action))
        if verb == w.V_TRAIN:
            return against_token(t, first_of(action), second_of(action))
        if verb == w.V_SCHEMING:
            return against_scheming(t) or r.SCHEMINGS
        if verb != w.V_BOMBARD:
            return 0
        side, zone, area = t.shared[w.TURN_SIDE] - 1, first_of(action), second_of(action)
        against = against_piece(t, zone, (w.FRIGATE_H + side,))
        return against or (r.OUT_OF_BOMBING_RANGE if against_sky(zone, area) else against_bombs(t, side, area))
