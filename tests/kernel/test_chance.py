"""Chance: the same for the same seed for ever, fair, repeated by a clone, and told to nobody."""

import hashlib
import itertools
import json
import random
from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.kernel.chance import (
    KEYED,
    SPLITMIX,
    below,
    generator_of,
    key_from_seed,
    read_chance,
    roll,
    shuffle,
    sow,
    write_chance,
)
from landsraad.kernel.piles import find
from landsraad.kernel.record import hash_of_seed
from landsraad.kernel.table import Engine, Table, clone, new_table, same
from landsraad.kernel.vecs import i64, vec
from tests.conformance.games import KINDS, Kind, chooser, decisions, halfway

DIE = [0, 0, 0, 1, 1, 2]


def sown(seed: int | str, generator: int) -> Table:
    table = new_table(Engine({}), 0, 1, 0, 0, 1)
    sow(table, seed, generator)
    return table


# --- pinned: a record of today must deal the same cards for ever -----------------------------------------------------

VECTORS = [
    (1, 7, [9, 5, 8, 3, 2, 6, 0, 4, 1, 7], [60, 64, 16, 13, 20, 75, 9, 13], [31, 20, 9], 16332696354737464308),
    (1, "a text", [2, 7, 0, 6, 4, 3, 5, 8, 1, 9], [23, 50, 69, 31, 67, 97, 29, 88], [30, 21, 9], 6957930866820495238),
    (2, 7, [9, 6, 0, 7, 5, 8, 2, 4, 3, 1], [33, 5, 61, 19, 65, 48, 0, 36], [26, 23, 11], 69),
    (2, "a text", [3, 8, 9, 4, 7, 1, 2, 5, 0, 6], [27, 36, 17, 35, 18, 87, 33, 14], [33, 19, 8], 69),
]


@pytest.mark.parametrize(("generator", "seed", "order", "numbers", "shown", "state"), VECTORS)
def test_both_generators_are_pinned(
    generator: int, seed: int | str, order: list[int], numbers: list[int], shown: list[int], state: int
) -> None:
    table = sown(seed, generator)
    pile = vec[i64](range(10))
    shuffle(table, pile)
    assert list(pile) == order
    assert [below(table, 100) for _ in numbers] == numbers
    assert roll(table, DIE, 60, 3) == shown
    assert table.chance == state


def test_generator_2_is_blake2b_in_counter_mode_keyed_by_the_whole_seed() -> None:
    """Written down once more, from the description alone."""
    key = hashlib.sha256(b"landsraad chance 2: the sleeper").digest()
    stream = b"".join(
        hashlib.blake2b(block.to_bytes(8, "little"), key=key, digest_size=64).digest() for block in range(5)
    )
    words = [int.from_bytes(stream[at : at + 8], "little") >> 2 for at in range(0, len(stream), 8)]
    table = sown("the sleeper", KEYED)
    assert [below(table, 1 << 61) for _ in words] == [word % (1 << 61) for word in words]
    assert table.chance == len(words)


def test_long_seeds_that_differ_at_their_end_are_different_games() -> None:
    assert key_from_seed("x" * 1000 + "a") != key_from_seed("x" * 1000 + "b")


# --- fair ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("generator", [SPLITMIX, KEYED])
def test_every_order_is_equally_likely(generator: int) -> None:
    """24 orders of four cards in 24000 shuffles: chi-squared with 23 degrees of freedom, beyond 60 once in 30000."""
    table = sown("orders", generator)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = vec[i64]([0, 1, 2, 3])
        shuffle(table, pile)
        seen[tuple(pile)] += 1
    assert set(seen) == set(itertools.permutations(range(4)))
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 60


@pytest.mark.parametrize("generator", [SPLITMIX, KEYED])
def test_every_card_of_a_large_deck_comes_everywhere(generator: int) -> None:
    """Where the top card of seventy comes from, and where the bottom card goes: 69 degrees of freedom."""
    table = sown("decks", generator)
    top, bottom = Counter[int](), Counter[int]()
    for _ in range(7_000):
        pile = vec[i64](range(70))
        shuffle(table, pile)
        top[pile[-1]] += 1
        bottom[find(pile, 0)] += 1
    for seen in (top, bottom):
        assert sum((seen[card] - 100) ** 2 / 100 for card in range(70)) < 130


@pytest.mark.parametrize("generator", [SPLITMIX, KEYED])
def test_bits_are_balanced_and_do_not_follow_from_the_bits_before(generator: int) -> None:
    table = sown("bits", generator)
    words = [below(table, 1 << 60) for _ in range(4_000)]
    for bit in range(60):
        ones = sum(word >> bit & 1 for word in words)
        changes = sum((one ^ other) >> bit & 1 for one, other in itertools.pairwise(words))
        assert abs(ones - 2000) < 160 and abs(changes - 2000) < 160  # five standard deviations


def test_a_word_that_would_favour_the_small_numbers_is_drawn_again() -> None:
    """With 3 * 2**60 ways every fourth word lies beyond the last whole turn: the words left are exactly even."""
    table = sown("beyond", KEYED)
    ways = 3 << 60
    numbers = [below(table, ways) for _ in range(3_000)]
    assert 1.25 < table.chance / len(numbers) < 1.42
    thirds = Counter(number >> 60 for number in numbers)
    assert all(abs(thirds[third] - 1000) < 130 for third in range(3))


def test_what_has_only_one_answer_draws_nothing() -> None:
    table = sown(1, KEYED)
    shuffle(table, vec[i64]([5]))
    shuffle(table, vec[i64]())
    assert below(table, 1) == 0 and roll(table, [0], 3, 1) == [3]
    assert table.chance == 0


# --- plain data ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("generator", [SPLITMIX, KEYED])
def test_a_clone_and_a_table_read_back_repeat_the_future_at_any_moment(generator: int) -> None:
    table = sown("clones", generator)
    for _ in range(20):
        copy, back = clone(table), new_table(Engine({}), 0, 1, 0, 0, 1)
        read_chance(back, json.loads(json.dumps(write_chance(table))))
        assert same(copy, table) and same(back, table) and generator_of(back) == generator
        numbers = [[below(each, 1000) for _ in range(9)] for each in (clone(table), copy, back)]
        assert numbers[0] == numbers[1] == numbers[2]
        below(table, 6)


def test_a_position_of_one_generator_can_be_put_over_a_table_of_the_other() -> None:
    first, keyed = sown(1, SPLITMIX), sown(1, KEYED)
    below(keyed, 6)
    for one, other in ((first, keyed), (keyed, first)):
        changed = clone(one)
        read_chance(changed, write_chance(other))
        assert same(changed, other) and below(changed, 1 << 40) == below(clone(other), 1 << 40)


GARBAGE: list[Any] = [
    None, 5, "", "xyz", "f" * 15, "f" * 17, "F" * 16, [], {}, {"key": "0" * 64}, {"key": "0" * 63, "words": 0},
    {"key": "0" * 64, "words": -1}, {"key": "0" * 64, "words": True}, {"key": "0" * 64, "words": 1 << 60},
    {"key": "0" * 64, "words": "1"}, {"key": "0" * 64, "words": 0, "more": 1}, {"key": 5, "words": 0},
]  # fmt: skip


@pytest.mark.parametrize("given", GARBAGE, ids=str)
@pytest.mark.parametrize(("game", "least"), [("imperium", {"seats": [{}, {}, {}]}), ("war_for_arrakis", {"areas": {}})])
def test_what_is_no_state_of_chance_is_refused(game: str, least: dict[str, Any], given: Any) -> None:
    with pytest.raises(landsraad.BadPosition, match="'chance' must be 16 hexadecimal digits, or 'key'"):
        landsraad.from_position(game, {**least, "chance": given})


# --- which games have which ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_new_game_has_the_keyed_generator(kind: Kind) -> None:
    game = kind.new("secret")
    assert game.versions.generator == KEYED and game.record()["generator"] == KEYED
    first = landsraad.new_game(kind.game, seed="secret", generator=SPLITMIX, **kind.setup)
    assert first.versions.generator == SPLITMIX and first.record()["generator"] == SPLITMIX
    assert first.position() != game.position()
    again = landsraad.replay(first.record())
    assert same(again.table, first.table)


def test_a_position_without_chance_is_dealt_by_the_keyed_generator() -> None:
    for game, position in (("imperium", {"seats": [{}, {}, {}], "seed": 5}), ("war_for_arrakis", {"areas": {}})):
        begun = landsraad.from_position(game, position)
        assert begun.versions.generator == KEYED
        assert same(landsraad.replay(begun.record()).table, begun.table)


@pytest.mark.parametrize("generator", [0, 3, "2", []])
def test_another_generator_is_refused(generator: Any) -> None:
    with pytest.raises(landsraad.BadOption, match="there is no generator"):
        landsraad.new_game("imperium", generator=generator)


def test_taking_back_keeps_the_generator() -> None:
    game = landsraad.new_game("imperium", seats=3, seed=4, generator=SPLITMIX)
    before = game.checksum()
    game.play(game.options[0])
    game.undo()
    assert game.checksum() == before and game.versions.generator == SPLITMIX


# --- seeds -----------------------------------------------------------------------------------------------------------

NO_SEEDS: dict[str, Any] = {
    "half a pair": "\ud800", "text with half a pair": "half \udfff", "thousands of digits": 10**5000,
    "nothing": None, "a fraction": 1.5, "a list": [], "a truth": True,
}  # fmt: skip


@pytest.mark.parametrize("seed", NO_SEEDS.values(), ids=NO_SEEDS)
def test_what_is_no_seed_is_a_bad_option(seed: Any) -> None:
    for game in landsraad.GAMES:
        for generator in (SPLITMIX, KEYED):
            with pytest.raises(landsraad.BadOption, match="the seed"):
                landsraad.new_game(game, seats=2, seed=seed, generator=generator)
    with pytest.raises(landsraad.BadOption, match="the seed"):
        hash_of_seed(seed)


@pytest.mark.parametrize("seed", NO_SEEDS.values(), ids=NO_SEEDS)
def test_what_is_no_seed_is_a_bad_position(seed: Any) -> None:
    for game, least in (("imperium", {"seats": [{}, {}, {}]}), ("war_for_arrakis", {"areas": {}})):
        with pytest.raises(landsraad.BadPosition, match="'seed': the seed"):
            landsraad.from_position(game, {**least, "seed": seed})


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("seed", NO_SEEDS.values(), ids=NO_SEEDS)
def test_what_is_no_seed_is_a_bad_record(version: int, seed: Any) -> None:
    record = {"format": "landsraad-record", "version": version, "game": "imperium", "setup": {}, "moves": []}
    versions = {"rules": 1, "generator": 2} if version == 2 else {}
    for form in (lambda data: data, json.dumps) if seed != 10**5000 else (lambda data: data,):
        with pytest.raises(landsraad.BadRecord):
            landsraad.replay(form({**record, **versions, "seed": seed}))


def test_text_that_is_no_text_is_a_bad_record_wherever_it_stands() -> None:
    record = landsraad.new_game("imperium", seats=3, seed=1).record()
    for damage in ({"names": ["\ud800"]}, {"moves": ["\ud800"]}, {"setup": {"seats": 3, "leaders": ["\ud800"]}}):
        with pytest.raises(landsraad.BadRecord):
            landsraad.replay(json.dumps({**record, **damage}))


# --- told to nobody --------------------------------------------------------------------------------------------------


def telling(game: landsraad.Game) -> str:
    """Everything that any seat or spectator is ever told while the game goes on."""
    seats = [None, *range(len(game.table.seats))]
    events = [game.rules.event_data(event) for event in game.events]
    asked = [option.text() for option in game.options] + ([game.question.text()] if game.question else [])
    return json.dumps([[game.view(seat) for seat in seats], [game.log(seat) for seat in seats], events, asked])


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_state_of_chance_is_in_no_view_no_event_and_no_log(kind: Kind) -> None:
    seed = "a seed that nobody has been told"
    game = kind.new(seed)
    rng = random.Random(kind.name)
    for number, _ in enumerate(decisions(game, chooser(3))):
        if number > 150:
            break
        if rng.random() < 0.1:
            told = telling(game)
            for secret in (game.table.key.hex(), game.table.block.hex() or "no block yet", seed):
                assert secret not in told
            assert '"chance"' not in told and '"words"' not in told and '"seed"' not in told
            assert str(game.table.key) not in told


def test_a_game_that_is_not_over_shows_nothing_that_depends_on_the_words_to_come() -> None:
    """The same table with another key: nobody can tell the two apart."""
    game = halfway(KINDS[3], 5, 80)
    other = game.clone()
    other.table.key, other.table.block = key_from_seed("another"), b""
    for seat in (None, 0, 1, 2, 3):
        assert json.dumps(game.view(seat)) == json.dumps(other.view(seat))


def test_the_hash_that_is_shown_before_the_game_gives_no_key_away() -> None:
    """The commitment and the key are hashes of different texts."""
    for seed in (7, "7", "a text"):
        assert hash_of_seed(seed) != key_from_seed(seed).hex()
        assert hash_of_seed(seed) == hashlib.sha256(str(seed).encode()).hexdigest()
