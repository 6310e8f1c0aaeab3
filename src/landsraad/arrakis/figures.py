"""The figures of a legion as one number: five bits for each kind, and a bit for each named leader above them.

Nobody else knows where those bits are.
"""

from landsraad.arrakis import words as w
from landsraad.kernel.bits import bit, count_bits
from landsraad.kernel.vecs import i64


def one(kind: i64) -> i64:
    """One figure of a kind."""
    return bit(5 * kind)


def count_of(units: i64, kind: i64) -> i64:
    return units >> 5 * kind & w.FIVE


def with_count(units: i64, kind: i64, many: i64) -> i64:
    """The same figures, but so many of this kind."""
    return units & ~(w.FIVE << 5 * kind) | many << 5 * kind


def named_bit(leader: i64) -> i64:
    return bit(w.NAMED_SHIFT + leader)


def named_leaders(units: i64) -> list[int]:
    """The named leaders among the figures, in the order of their numbers."""
    named = units >> w.NAMED_SHIFT
    found: list[int] = []
    leader = 0
    while named:
        if named & 1:
            found.append(leader)
        named >>= 1
        leader += 1
    return found


def has_named(units: i64) -> bool:
    return units >> w.NAMED_SHIFT != 0


def named_count(units: i64) -> i64:
    return count_bits(units >> w.NAMED_SHIFT)


def has_units(units: i64) -> bool:
    return units & w.UNITS_MASK != 0


def unit_count(units: i64, tokens: i64) -> i64:
    """Units and tokens, each 1 (3.1, 3.4)."""
    count = (units & 31) + (units >> 5 & 31) + (units >> 10 & 31) + (units >> 15 & 31)
    return count + count_bits(tokens) if tokens else count


def leader_count(units: i64) -> i64:
    """Generic and named leaders; troops are counted by those who ask for them."""
    return (units >> 20 & 31) + count_bits(units >> 25)


def has_leader(units: i64) -> bool:
    return units >> 20 != 0


def leads(units: i64) -> bool:
    """A leader for movement and combat: troops are leaders too (spacing_guild 7.2)."""
    return units >> 15 != 0


def who_lead(units: i64) -> i64:
    """The figures that count as leaders in a battle: troops, generic and named leaders (spacing_guild 7.2)."""
    return units >> 15 << 15


def leaders_of(units: i64) -> i64:
    """The generic and named leaders alone."""
    return units & ~w.UNITS_MASK


def common_part(one_part: i64, other: i64) -> i64:
    """The figures two parts of a legion can have in common: of each kind the smaller number, the same named leaders."""
    units = one_part & other & ~((1 << w.NAMED_SHIFT) - 1)
    for kind in range(5):
        units |= min(count_of(one_part, kind), count_of(other, kind)) << 5 * kind
    return units


def added(one_part: i64, other: i64) -> i64:
    """The figures of both parts: of each kind as many as together, a named leader once."""
    counted = bit(w.NAMED_SHIFT) - 1
    return (one_part & counted) + (other & counted) | (one_part | other) & ~counted
