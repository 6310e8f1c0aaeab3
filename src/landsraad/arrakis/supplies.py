"""Wormsigns, harvesters and what flies: from their supplies and back to them (war_for_arrakis 12, 13.2, 13.10)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import ZONES
from landsraad.arrakis.features import a_sign, sign_in
from landsraad.kernel.chance import below
from landsraad.kernel.table import Table, emit
from landsraad.kernel.vecs import i64

# The Navigator has none: it comes by a card (spacing_guild 9.1).
SUPPLIES: Final = {
    w.ORNITHOPTER: w.ORNITHOPTERS, w.CARRYALL: w.CARRYALLS, w.FRIGATE_H: w.FRIGATES, w.FRIGATE_A: w.FRIGATES + 1,
}  # fmt: skip


def sign_at(t: Table, area: i64) -> i64:
    """The face of the wormsign in an area + 1, 0 without one."""
    return sign_in(t.shared[w.FEATURES + area])


def place_sign(t: Table, area: i64) -> bool:
    """A random wormsign, facedown and unseen; False if the pool is empty (13.2)."""
    shared = t.shared
    left = signs_left(t)
    if not left:
        return False
    drawn = below(t, left)
    face = w.SAND
    while drawn >= shared[w.SIGN_POOL + face]:
        drawn -= shared[w.SIGN_POOL + face]
        face += 1
    shared[w.SIGN_POOL + face] -= 1
    shared[w.FEATURES + area] |= a_sign(face)
    emit(t, e.SIGN_PLACED, w.ATREIDES, area, 0, 0)
    return True


def take_sign(t: Table, area: i64) -> i64:
    """A wormsign back to the pool (13.10); its face."""
    face = sign_at(t, area) - 1
    t.shared[w.FEATURES + area] &= ~w.SIGN
    t.shared[w.SIGN_POOL + face] += 1
    return face


def signs_left(t: Table) -> i64:
    return t.shared[w.SIGN_POOL] + t.shared[w.SIGN_POOL + 1] + t.shared[w.SIGN_POOL + 2]


def lose_harvester(t: Table, area: i64) -> None:
    """A harvester back to the supply; prescience cards count those of phases 1 and 2."""
    shared = t.shared
    shared[w.FEATURES + area] &= ~w.HARVESTER
    shared[w.HARVESTERS] += 1
    if shared[w.PHASE] == w.P_ACTIONS or shared[w.PHASE] == w.P_VEHICLES:
        shared[w.HARVESTERS_LOST] += 1
    emit(t, e.HARVESTER_LOST, w.HARKONNEN, area, 0, 0)


def clear_sky(t: Table, *pieces: int) -> None:
    """These pieces, wherever they fly, back to their supplies."""
    for zone in range(ZONES):
        if t.shared[w.AIR_ZONES + zone] in pieces:
            clear_zone(t, zone)


def clear_zone(t: Table, zone: i64) -> None:
    """Whatever stands in an air zone back to its supply."""
    piece = t.shared[w.AIR_ZONES + zone]
    t.shared[w.AIR_ZONES + zone] = w.NO_PIECE
    if piece in SUPPLIES:
        t.shared[SUPPLIES[piece]] += 1
    if piece:
        emit(t, e.AIR_CLEARED, w.HARKONNEN, zone, piece, 0)
