"""Wormsigns, harvesters and what flies: from their supplies and back to them (war_for_arrakis 12, 13.2, 13.10)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.words import (
    AIR,
    ATREIDES,
    CARRYALL,
    CARRYALLS,
    FEATURES,
    FRIGATE_A,
    FRIGATE_H,
    FRIGATES,
    HARKONNEN,
    HARVESTER,
    HARVESTERS,
    HARVESTERS_LOST,
    NO_PIECE,
    ORNITHOPTER,
    ORNITHOPTERS,
    P_ACTIONS,
    P_VEHICLES,
    PHASE,
    SAND,
    SIGN,
    SIGN_POOL,
    SIGN_SHIFT,
)
from landsraad.kernel.chance import below
from landsraad.kernel.table import Table, emit


def sign_at(t: Table, area: int) -> int:
    """The face of the wormsign in an area + 1, 0 without one."""
    return t.shared[FEATURES + area] >> SIGN_SHIFT & 3


def place_sign(t: Table, area: int) -> bool:
    """A random wormsign, facedown and unseen; False if the pool is empty (13.2)."""
    shared = t.shared
    left = shared[SIGN_POOL] + shared[SIGN_POOL + 1] + shared[SIGN_POOL + 2]
    if not left:
        return False
    drawn = below(t, left)
    face = SAND
    while drawn >= shared[SIGN_POOL + face]:
        drawn -= shared[SIGN_POOL + face]
        face += 1
    shared[SIGN_POOL + face] -= 1
    shared[FEATURES + area] |= (face + 1) << SIGN_SHIFT
    emit(t, e.SIGN_PLACED, ATREIDES, area, 0, 0)
    return True


def take_sign(t: Table, area: int) -> int:
    """A wormsign back to the pool (13.10); its face."""
    face = sign_at(t, area) - 1
    t.shared[FEATURES + area] &= ~SIGN
    t.shared[SIGN_POOL + face] += 1
    return face


def signs_left(t: Table) -> int:
    return t.shared[SIGN_POOL] + t.shared[SIGN_POOL + 1] + t.shared[SIGN_POOL + 2]


def lose_harvester(t: Table, area: int) -> None:
    """A harvester back to the supply; prescience cards count those of phases 1 and 2."""
    shared = t.shared
    shared[FEATURES + area] &= ~HARVESTER
    shared[HARVESTERS] += 1
    if shared[PHASE] == P_ACTIONS or shared[PHASE] == P_VEHICLES:
        shared[HARVESTERS_LOST] += 1
    emit(t, e.HARVESTER_LOST, HARKONNEN, area, 0, 0)


def clear_zone(t: Table, zone: int) -> None:
    """Whatever stands in an air zone back to its supply."""
    piece = t.shared[AIR + zone]
    t.shared[AIR + zone] = NO_PIECE
    if piece == ORNITHOPTER:
        t.shared[ORNITHOPTERS] += 1
    elif piece == CARRYALL:
        t.shared[CARRYALLS] += 1
    elif piece == FRIGATE_H:
        t.shared[FRIGATES] += 1
    elif piece == FRIGATE_A:
        t.shared[FRIGATES + 1] += 1
    if piece:
        emit(t, e.AIR_CLEARED, HARKONNEN, zone, piece, 0)
