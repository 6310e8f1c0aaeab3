"""The attack on chance: from what the first message of a table shows, compute everything that is hidden.

It worked on generator 1, whose step can be undone. The five cards of the Imperium Row are the first digits of one word
of the generator, so that the word is known up to a multiple of some 10**9: a C program tried all 2 * 10**9 states that
are left in 81 seconds, and tile stacks, leaders and the first player told which one was true. From then on nothing was
hidden. Here the same solver is kept as a test. So that it takes seconds, it is told where to look; with the weak one
the truth lies there and is found.
"""

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

import landsraad
from landsraad.imperium.box import conflict_cards, imperium_cards, intrigue_cards
from landsraad.imperium.catalog import CARD_IDS
from landsraad.kernel import chance
from landsraad.server.hall import new_seed

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
ENOUGH = 1 << 32
NEIGHBOURHOOD = 200  # words with the same row on either side of where the solver is told to look
TABLE = {"game": "imperium", "seats": 4, "expansions": ["rise_of_ix"]}
IX = frozenset(["rise_of_ix"])


def mixed(state: int) -> int:
    word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def unmixed(word: int) -> int:
    """The state of which a word was made: each step of `mixed` can be undone."""
    word = _unshifted(word, 31)
    word = word * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    word = _unshifted(word, 27)
    word = word * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return _unshifted(word, 30)


def _unshifted(word: int, shift: int) -> int:
    found = word
    for _ in range(64 // shift):
        found = word ^ (found >> shift)
    return found


def words_for(cards: int) -> int:
    """How many words a shuffle of so many cards takes."""
    words, used = 0, ENOUGH
    for last in range(cards - 1, 0, -1):
        if used >= ENOUGH:
            words, used = words + 1, 1
        used *= last + 1
    return words


def public_start(game: Any) -> Any:
    """What anybody sees before the first move."""
    view = game.view(None)
    return view["row"], view["tech"], view["first_player"], [seat["leader"] for seat in view["seats"]]


def row_digits(row: list[str]) -> tuple[int, int]:
    """The remainder of the word that laid out the row, and of what it is the remainder."""
    pile = [CARD_IDS[card] for card in imperium_cards(IX)]
    word, base = 0, 1
    for card in row:
        last = len(pile) - 1
        digit = pile.index(card)
        word += digit * base
        base *= last + 1
        pile[digit] = pile[last]
        pile.pop()
    return word, base


def solve(game: Any, near: int) -> Iterator[int]:
    """Every first state of generator 1 around a word that would show what this table shows."""
    shown = public_start(game)
    remainder, base = row_digits(shown[0])
    earlier = sum(words_for(len(conflict_cards(tier, IX))) for tier in (3, 2, 1)) + words_for(len(intrigue_cards(IX)))
    middle = near // base
    for many in range(max(0, middle - NEIGHBOURHOOD), middle + NEIGHBOURHOOD + 1):
        for lost in range(4):  # two bits of a word are never used
            word = (remainder + many * base) << 2 | lost
            first = (unmixed(word & MASK) - (earlier + 1) * STEP) & MASK
            if public_start(begun_with(first)) == shown:
                yield first


def begun_with(state: int) -> Any:
    """A table whose generator 1 begins in this state."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chance, "chance_from_seed", lambda seed: state)
        return landsraad.new_game(**TABLE, seed=0, generator=chance.SPLITMIX)


def a_table(generator: int) -> Any:
    """A new table in whose row every card is told apart from every other in the deck."""
    landsraad.rules_of("imperium")  # its components are there once its rules are
    deck = [CARD_IDS[card] for card in imperium_cards(IX)]
    for number in range(1000):
        game = landsraad.new_game(**TABLE, seed=f"attacked {number}", generator=generator)
        if all(deck.count(card) == 1 for card in game.view(None)["row"]):
            return game, f"attacked {number}"
    raise AssertionError("no row is without doubles")


def test_the_step_of_the_weak_generator_can_be_undone() -> None:
    for state in (0, 1, STEP, MASK, 0x0123456789ABCDEF):
        assert unmixed(mixed(state)) == state


def test_the_solver_finds_the_planted_weak_generator_and_all_it_hides() -> None:
    game, seed = a_table(chance.SPLITMIX)
    truth = chance.chance_from_seed(seed)
    earlier = sum(words_for(len(conflict_cards(tier, IX))) for tier in (3, 2, 1)) + words_for(len(intrigue_cards(IX)))
    near = mixed((truth + (earlier + 1) * STEP) & MASK) >> 2
    assert list(solve(game, near)) == [truth]
    # Whoever has the state has every hand and every deck.
    assert begun_with(truth).position()["seats"] == game.position()["seats"]


def test_the_solver_finds_nothing_at_a_table_of_today() -> None:
    game, _ = a_table(chance.KEYED)
    for near in (0, 1 << 61, chance.chance_from_seed("anywhere") >> 2):
        assert list(solve(game, near)) == []


def test_a_new_table_is_keyed_by_more_than_anybody_can_try() -> None:
    """256 bits of the system's own chance, of which every one counts; and nothing asks for the old generator."""
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50 and all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    assert landsraad.rules_of("imperium").current.generator == chance.KEYED
    seed = secrets.token_hex(32)
    keys = {chance.key_from_seed(seed[:at] + ("0" if seed[at] != "0" else "1") + seed[at + 1 :]) for at in range(64)}
    assert len(keys | {chance.key_from_seed(seed)}) == 65
