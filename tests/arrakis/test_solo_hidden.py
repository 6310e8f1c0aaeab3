"""What the human cannot know in the Mahdi solo mode (war_for_arrakis 0.5, 23.3, 23.12)."""

import random

import pytest

from landsraad import rules_of
from landsraad.arrakis.board import AREAS
from landsraad.arrakis.words import (
    BLACK_TOKENS,
    CORRINO_ALLY,
    DECK,
    DEPLOYMENT_TOKENS,
    HOUSE_HARKONNEN,
    REINFORCEMENTS,
    SILVER_TOKENS,
    TACTICAL,
    TOKENS,
)
from landsraad.kernel.chance import KEYED, sow
from landsraad.kernel.piles import lay
from landsraad.kernel.table import Table, clone
from tests.conformance.games import Kind, chooser, decisions

RULES = rules_of("war_for_arrakis")
SOLO = Kind("solo", "war_for_arrakis", {"seats": 1, "options": {"max_rounds": 6}})


def rename_tokens(t: Table, first: int, pool: int, rng: random.Random) -> None:
    """The six tokens of a colour change places, and what they show too."""
    names = list(range(first, first + 6))
    rng.shuffle(names)
    for area in range(AREAS):
        held = t.shared[TOKENS + area]
        t.shared[TOKENS + area] = held & ~(63 << first) | sum(
            1 << names[slot] for slot in range(6) if held >> first + slot & 1
        )
    lay(t, pool, [names[slot - first] for slot in t.zones[pool]])
    faces = list(t.shared[DEPLOYMENT_TOKENS + first : DEPLOYMENT_TOKENS + first + 6])
    rng.shuffle(faces)
    for slot, face in enumerate(faces, first):
        t.shared[DEPLOYMENT_TOKENS + slot] = face


def redealt(table: Table, rng: random.Random) -> Table:
    t = clone(table)
    for pile in (TACTICAL, DECK + HOUSE_HARKONNEN, DECK + CORRINO_ALLY, REINFORCEMENTS):
        cards = list(t.zones[pile])
        rng.shuffle(cards)
        lay(t, pile, cards)
    rename_tokens(t, 16, BLACK_TOKENS, rng)
    rename_tokens(t, 22, SILVER_TOKENS, rng)
    sow(t, rng.getrandbits(64), KEYED)
    return t


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_automaton_keeps_its_secrets(seed: int) -> None:
    """Tactical cards, decks, reinforcements and facedown tokens: neither view nor question shows them."""
    rng = random.Random(seed)
    tokens = 0
    for game in decisions(SOLO.new(seed), chooser(seed)):
        other = redealt(game.table, rng)
        for seat in (None, 0):
            assert RULES.view(other, seat) == RULES.view(game.table, seat)
        tokens += any(game.table.shared[TOKENS + area] >> 16 for area in range(AREAS))
    assert tokens
