"""Random games of War for Arrakis, of every kind, that like to do what has been done least, and all their words."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import landsraad
from landsraad.arrakis import words as w
from landsraad.game import Game, Option
from landsraad.kernel.decisions import first_of, verb_of
from landsraad.kernel.table import top

PLAYERS = ["Anna", "Ben", "Cleo", "Dov"]
STEMS = ("names", "effects", "components", "options", "questions", "events", "reasons")
RAW = re.compile(r"[_{}$\[\]]|  |\?\?|\.\.")  # an id, a placeholder, something left empty
SETTINGS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "expansions": ["spacing_guild"]},
    {"seats": 3, "options": {"shared_side": "harkonnen"}},
    {"seats": 3, "expansions": ["spacing_guild"]},
    {"seats": 4},
    {"seats": 4, "expansions": ["spacing_guild"]},
    {"seats": 1},
    {"seats": 2, "options": {"solo": True}},
]
SPECIAL = (w.V_CARD, w.V_LEADER)  # each card and each leader is a deed of its own


def deed(game: Game, option: Option) -> tuple[int, ...]:
    """What an option does, as far as the words are concerned."""
    frame, first, _, _ = top(game.table)
    verb = verb_of(option.action)
    moment = first if frame in (w.F_PICK, w.F_SOLO, w.F_FREE) else 0
    return frame, moment, verb, first_of(option.action) if verb in SPECIAL else 0


def decisions(setting: dict[str, Any], seed: int, rounds: int, done: Counter[tuple[int, ...]]) -> Iterator[Game]:
    """A game, handed out at each of its decisions and once more when it is over."""
    options = {**setting.get("options", {}), "max_rounds": rounds}
    game = landsraad.new_game("war_for_arrakis", seed=seed, **{**setting, "options": options})
    choose = random.Random(seed)
    while not game.over:
        yield game
        option = choose.choice(game.options)
        if choose.random() < 0.6:
            shuffled = choose.sample(game.options, len(game.options))
            option = min(shuffled, key=lambda each: done[deed(game, each)])
        done[deed(game, option)] += 1
        game.play(option)
    yield game


def say_games(lang: str, seeds: int, rounds: int) -> None:
    """Every question, option and event of games of every kind, and refusals of some moves of other moments."""
    done: Counter[tuple[int, ...]] = Counter()
    elsewhere: list[str] = []
    for seed in range(seeds):
        for setting in SETTINGS:
            for number, game in enumerate(decisions(setting, 100 + seed, rounds, done)):
                for notation in elsewhere[number % 7 :: 7]:
                    for reason in game.why_not(notation):
                        told = game.speaker.reason(reason, lang, game.names_in(lang))
                        assert f" ({reason.rule})" in told or f"（{reason.rule}）" in told
                        plain(told.replace(reason.rule, ""))
                if game.question is None:
                    continue
                plain(game.question.text(lang))
                for option in game.options:
                    plain(option.text(lang))
                elsewhere = [*elsewhere[-20:], game.options[number % len(game.options)].notation]
            for line in game.log(None, lang):
                plain(line)


def plain(text: str) -> None:
    """No notation, no id, no hole."""
    text = re.sub(r" ?\[\w+\]$", "", text)  # the mark of a substitute
    assert text and not RAW.search(text), text
    assert text == text.strip() and (not text[0].isalpha() or text[0] == text[0].upper()), text
