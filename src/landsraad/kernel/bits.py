"""Sets of small numbers as the bits of one number.

In compiled code `1 << place` is a shift of 32 bits, because the compiler writes the literal as it stands: a bit beyond
them would be lost. `bit(place)` shifts a machine integer of 64.
"""

from landsraad.kernel.vecs import i64


def _shifted(number: i64, places: i64) -> i64:
    return number << places


def bit(place: i64) -> i64:
    """The set that holds this number alone."""
    return _shifted(1, place)


def count_bits(number: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while number:
        number &= number - 1
        found += 1
    return found


def bit_length(number: i64) -> i64:
    """One more than the place of the highest bit that is set; 0 if none is."""
    places: i64 = 0
    while number:
        number >>= 1
        places += 1
    return places
