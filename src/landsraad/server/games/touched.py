"""What somebody who touches things could mean by it: the moves of a game's notation that name them."""

from collections.abc import Callable, Collection
from itertools import product

from landsraad import Game
from landsraad.kernel.decisions import Verb
from landsraad.server.games import Objects

# What could stand in a move of a verb where nothing of a kind was touched.
Tried = Callable[[str, str], list[str]]


def moves_meant(game: Game, objects: Objects, of_turns: Collection[str], tried: Tried) -> list[str]:
    """The moves; in a turn those of every verb a turn consists of, whether or not it is possible now."""
    question = game.question
    verbs = {option.verb for option in game.options}
    if question is not None and question.kind == "turn":
        verbs.update(of_turns)
    moves: list[str] = []
    for verb in game.rules.notation.verbs.values():
        if verb.name in verbs and objects and all(_fits(verb, touched) for touched in objects):
            moves += _moves(verb, objects, tried)
    return moves


def _fits(verb: Verb, touched: tuple[str, str]) -> bool:
    """Whether a thing that exists is one of the things a verb is about."""
    kind, word = touched
    return any(domain.name == kind and domain.number(word) is not None for domain in verb.domains)


def _moves(verb: Verb, objects: Objects, tried: Tried) -> list[str]:
    """The moves of one verb: what was touched stands where it fits, everything else is tried."""
    left = list(objects)
    choices: list[list[str]] = []
    for domain in verb.domains:
        given = next((touched for touched in left if touched[0] == domain.name), None)
        if given is not None:
            left.remove(given)
        choices.append([given[1]] if given is not None else tried(verb.name, domain.name))
    return [] if left else [" ".join([verb.name, *words]) for words in product(*choices)]
