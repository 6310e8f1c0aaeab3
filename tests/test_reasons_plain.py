"""A reason is plain data that can be kept and sent, and it tells nobody what is hidden from them."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from landsraad.arrakis.asked import asking
from landsraad.arrakis.explain import not_asked
from landsraad.game import Game
from landsraad.imperium import words as w
from landsraad.kernel.decisions import Domain
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table, clone
from landsraad.text.fluent import known_languages
from tests.arrakis.test_views import redealt as redealt_arrakis
from tests.conformance.games import KINDS, Kind, chooser, decisions
from tests.piles import deal_anew, shuffle_zone

IMPERIUM = [kind for kind in KINDS if kind.game == "imperium" and kind.setup["seats"] > 2]
ARRAKIS = [kind for kind in KINDS if kind.game == "war_for_arrakis"]


def anything(domain: Domain, choose: Callable[[int], int]) -> str:
    words = [word for word in domain._words() if word] if domain._words else [str(number) for number in range(13)]
    return words[choose(len(words))]


def tried(game: Game, choose: Callable[[int], int]) -> Iterator[int]:
    """Every verb of the game, three times, with anything it could name."""
    notation = game.rules.notation
    for verb in notation.verbs.values():
        for _ in range(3):
            action = notation.read(" ".join([verb.name, *(anything(domain, choose) for domain in verb.domains)]))
            if action is not None:
                yield action


def is_plain(value: Any) -> bool:
    """Words, numbers, and lists or dicts of them; json alone would pass what it can be taught to write."""
    if isinstance(value, dict):
        return all(type(key) is str and is_plain(inner) for key, inner in value.items())
    if isinstance(value, list | tuple):
        return all(is_plain(inner) for inner in value)
    return value is None or type(value) in (str, int, bool)


def redealt_imperium(table: Table, rng: random.Random) -> Table:
    """The same table with the decks and the hands of the others dealt anew."""
    t = clone(table)
    t.chance = rng.getrandbits(64)
    for zone in (w.IMPERIUM_DECK, w.CONFLICT_DECK, w.DECK + t.to_act):
        shuffle_zone(t, zone, rng)
    for seat in range(len(t.seats)):
        if seat != t.to_act:
            deal_anew(t, [w.HAND + seat, w.DECK + seat], rng)
    return t


def sweep(kind: Kind, step: int, redealt: Callable[[Table], Table]) -> dict[str, Reason]:
    """Reasons of a random game, one of each kind: all plain, all the same whatever the seat cannot see."""
    choose = chooser(51)
    found: dict[str, Reason] = {}
    for number, game in enumerate(decisions(kind.new(51), chooser(51))):
        if number % step:
            continue
        other = redealt(game.table)
        for action in tried(game, choose):
            reasons = game.rules.why_not(game.table, action)
            for reason in reasons:
                assert is_plain(reason.facts), reason
                assert json.loads(json.dumps(reason.facts)).keys() == reason.facts.keys()
                found[reason.key] = reason
            if not game.rules.glimpses(game.table):
                assert game.rules.why_not(other, action) == reasons, game.rules.notation.write(action)
    return found


@pytest.mark.parametrize("kind", IMPERIUM, ids=str)
def test_reasons_of_imperium_are_plain_and_tell_nothing_hidden(kind: Kind) -> None:
    """imperium 6.3.1-6.3.5, 6.6"""
    rng = random.Random(1)
    found = sweep(kind, 12, lambda table: redealt_imperium(table, rng))
    assert "not-asked" in found and len(found) > 8, found


@pytest.mark.parametrize("kind", ARRAKIS, ids=str)
def test_reasons_of_arrakis_are_plain_and_tell_nothing_hidden(kind: Kind) -> None:
    """war_for_arrakis 0.5, 7.1"""
    rng = random.Random(1)
    found = sweep(kind, 40, lambda table: redealt_arrakis(table, table.to_act, rng))
    assert "not-asked" in found and len(found) > 10, found


@pytest.mark.parametrize("kind", ARRAKIS, ids=str)
def test_what_is_asked_is_no_secret_and_can_be_told_later(kind: Kind) -> None:
    """war_for_arrakis 0.5: the reason names the question, as everybody hears it; kept as JSON it says the same."""
    rng = random.Random(2)
    topics = set()
    for number, game in enumerate(decisions(kind.new(52), chooser(52))):
        if number % 5:
            continue
        reason = not_asked(game.table)
        assert not_asked(redealt_arrakis(game.table, None, rng)) == reason
        kept = Reason(reason.key, reason.rule, json.loads(json.dumps(reason.facts)))
        lang = known_languages()[number % len(known_languages())]
        names = game.names_in(lang)
        assert game.question is not None
        assert game.question.text(lang) in game.speaker.reason(kept, lang, names)
        assert game.speaker.reason(kept, lang, names) == game.speaker.reason(reason, lang, names)
        topics.add(asking(game.table).topic)
    assert len(topics) > 12, topics
