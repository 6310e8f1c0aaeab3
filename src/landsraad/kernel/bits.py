"""Sets of small numbers as the bits of one number."""

from landsraad.kernel.vecs import i64


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


def bit(number: i64) -> i64:
    """The number whose only bit is this one.

    `1 << number` will not do from bit 31 on: compiled, a literal that is shifted is a C int of 32 bits. A variable that
    is given its value twice is not taken for the literal.
    """
    found: i64 = 1
    found <<= number
    return found
