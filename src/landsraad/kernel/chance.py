"""Chance lives in the table, so a clone repeats the same future and a record needs only the seed.

Generator 2 is what every new game gets. Its key is a hash of the whole seed, and word after word is read from BLAKE2b
in counter mode: whoever has seen every card of a game knows nothing of the next one. The table holds the key and how
many words were drawn.

Generator 1 is splitmix64: one 64-bit number, which can be computed back from what a game has shown. Games begun with it
go on with it, and whoever asks for it gets it; the server never does.
"""

import hashlib
import re
from collections.abc import Iterable
from typing import Final

from landsraad.kernel.errors import BadOption, BadPosition
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64, read_i64_le, vec

SPLITMIX: Final = 1  # splitmix64
KEYED: Final = 2  # BLAKE2b, keyed by the seed
GENERATORS: Final = (SPLITMIX, KEYED)

_MASK: Final = (1 << 64) - 1
_ENOUGH: Final = 1 << 32
_MOST: Final = (1 << 62) - 1  # a word has 62 bits: as many as a compiled build handles without a big number
_SHARED: Final = 1 << 54  # swaps share a word while there are fewer ways than this: few words must be thrown away
_WORDS: Final = 8  # in a block of 64 bytes
_MOST_DRAWN: Final = 1 << 60


# --- seeds -----------------------------------------------------------------------------------------------------------


def seed_bytes(seed: object) -> bytes:
    """A seed as it is hashed. Any number or text will do, but it must be one that can be written down.

    It comes from outside: declared as an object it is refused by us, and not by the compiled call with a TypeError.
    """
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadOption("the seed must be a number or a text", key="seed-kind")
    try:
        return str(seed).encode()
    except ValueError as error:  # half of a surrogate pair, or a number of thousands of digits
        raise BadOption("the seed cannot be written as UTF-8 text: choose another", key="seed-text") from error


def chance_from_seed(seed: object) -> int:
    """The first state of generator 1; near seeds give unrelated games."""
    digest = hashlib.sha256(b"landsraad " + seed_bytes(seed)).digest()
    return int.from_bytes(digest[:8], "big")


def key_from_seed(seed: object) -> bytes:
    """The key of generator 2. What is shown of the seed before a game is another hash, and gives nothing away."""
    return hashlib.sha256(b"landsraad chance 2: " + seed_bytes(seed)).digest()


def sow(table: Table, seed: object, generator: object) -> None:
    """Everything random at this table follows from the seed."""
    if generator not in GENERATORS:
        known = ", ".join(str(number) for number in GENERATORS)
        raise BadOption(
            f"there is no generator {generator!r}; there are {known}",
            key="generator-unknown",
            facts={"generator": str(generator), "known": known},
        )
    table.key = b"" if generator == SPLITMIX else key_from_seed(seed)
    table.chance = chance_from_seed(seed) if generator == SPLITMIX else 0
    table.block = b""


def generator_of(table: Table) -> int:
    return KEYED if table.key else SPLITMIX


# --- in positions ----------------------------------------------------------------------------------------------------


def write_chance(table: Table) -> str | dict[str, object]:
    """The state of chance as a position tells it."""
    if not table.key:
        return f"{table.chance:016x}"
    return {"key": table.key.hex(), "words": table.chance}


def read_chance(table: Table, given: object) -> None:
    """Put the state of chance that a position tells of into the table."""
    if isinstance(given, str) and re.fullmatch("[0-9a-f]{16}", given):
        table.key, table.chance, table.block = b"", int(given, 16), b""
        return
    if isinstance(given, dict) and set(given) == {"key", "words"}:
        key, words = given["key"], given["words"]
        if isinstance(key, str) and re.fullmatch("[0-9a-f]{64}", key) and _is_count(words):
            table.key, table.chance, table.block = bytes.fromhex(key), int(words), b""
            return
    raise BadPosition(
        "'chance' must be 16 hexadecimal digits, or 'key' (64 hexadecimal digits) and 'words' (how many were drawn)"
    )


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _MOST_DRAWN


# --- drawing ---------------------------------------------------------------------------------------------------------


def _next_splitmix(table: Table) -> int:
    """62 random bits of splitmix64."""
    state = (table.chance + 0x9E3779B97F4A7C15) & _MASK
    table.chance = state
    word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return (word ^ (word >> 31)) >> 2


def _next_keyed(table: Table) -> i64:
    """62 random bits of BLAKE2b. A block is hashed when its first word is needed, or after a table was read."""
    drawn = table.chance
    at = drawn % _WORDS
    if at == 0 or not table.block:
        counter = (drawn // _WORDS).to_bytes(8, "little")
        table.block = hashlib.blake2b(counter, key=table.key, digest_size=64).digest()
    table.chance = drawn + 1
    return read_i64_le(table.block, 8 * at) >> 2 & _MOST


def _fair(table: Table, ways: i64) -> i64:
    """A word in which every remainder of `ways` is exactly as likely as any other: a word beyond is drawn again."""
    beyond = (_MOST % ways + 1) % ways
    word = _next_keyed(table)
    while word > _MOST - beyond:
        word = _next_keyed(table)
    return word


def below(table: Table, limit: i64) -> i64:
    """A number from 0 to limit - 1, each equally likely (with generator 1: to 1e-15, limits are tiny beside 2**62)."""
    if not table.key:
        return _next_splitmix(table) % limit
    return _fair(table, limit) % limit if limit > 1 else 0


def roll(table: Table, die: list[int], dice: i64, results: i64) -> list[int]:
    """Roll some equal dice: how many show each result. A die is its faces, each naming its result."""
    shown = [0] * results
    for _ in range(dice):
        shown[die[below(table, len(die))]] += 1
    return shown


def shuffled(table: Table, cards: Iterable[int]) -> list[int]:
    """The same cards in a random order."""
    pile = vec[i64]([card for card in cards])
    shuffle(table, pile)
    return list(pile)


def shuffle(table: Table, pile: vec[i64]) -> None:
    """Fisher and Yates, in place: only for a row nobody else holds; piles.py shuffles those of the table.

    One random word serves several swaps.
    """
    if len(table.key) > 0:
        _shuffle_fairly(table, pile)
        return
    word = 0
    used = _ENOUGH
    for last in range(len(pile) - 1, 0, -1):
        if used >= _ENOUGH:  # at least 30 bits of the word must be unused
            word = _next_splitmix(table)
            used = 1
        other = word % (last + 1)
        word //= last + 1
        used *= last + 1
        card = pile[last]
        pile[last] = pile[other]
        pile[other] = card


def _shuffle_fairly(table: Table, pile: vec[i64]) -> None:
    """Every order exactly as likely as any other: a word is drawn for as many swaps as have fewer than 2**54 ways."""
    last = len(pile) - 1
    while last > 0:
        ways = last + 1
        end = last - 1
        while end > 0 and ways * (end + 1) < _SHARED:
            ways *= end + 1
            end -= 1
        word = _fair(table, ways)
        while last > end:
            other = word % (last + 1)
            word //= last + 1
            card = pile[last]
            pile[last] = pile[other]
            pile[other] = card
            last -= 1
