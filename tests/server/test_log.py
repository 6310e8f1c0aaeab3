"""The log in few words: no repeated subjects, and secrets only to whom they belong."""

import random

import landsraad
from landsraad.imperium import events as e
from landsraad.imperium.naming import EVENT_NAMES
from landsraad.server.games import guide_to
from landsraad.server.spoken import Spoken
from landsraad.server.talk import lines_of
from landsraad.text.fluent import LANGUAGES
from landsraad.text.imperium.brief import DRAWN, SPOKEN, brief_text

NAMES = ["Ada", "Bo", "Cyd", "Dee"]


def played(seed: str) -> landsraad.Game:
    """A whole game by chance."""
    game = landsraad.new_game("imperium", seats=4, expansions=["rise_of_ix"], seed=seed, names=NAMES)
    dice = random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.options))
    return game


def test_no_line_names_who_acts_again_and_all_are_half_as_long() -> None:
    game = played("log")
    guide = guide_to("imperium")
    for lang in LANGUAGES:
        lines = [
            line for number in range(len(game.journals)) for line in lines_of(game, guide, number, 0, Spoken(lang))
        ]
        acts = [line for line in lines if line.depth >= 0 and line.seat >= 0]
        assert len(acts) > 300
        again = [line.brief for line in acts if line.brief.startswith(NAMES[line.seat])]
        assert len(again) <= len(acts) // 50, again[:5]  # only what is rare is told in full
        # Half as long, with four signs for every number that is drawn.
        told = sum(len(line.brief) + 4 * len(line.changes) for line in lines)
        assert 2 * told <= sum(len(line.text) for line in lines), lang
        assert all(line.brief or line.changes for line in lines if line.depth == 0 and line.seat >= 0)


def test_every_event_in_few_words_is_written_in_every_language() -> None:
    assert not DRAWN & SPOKEN
    for code in SPOKEN:
        for lang in LANGUAGES:
            for third in (0, 1):
                said = brief_text((code, 0, 1, 1, third), lang, NAMES)
                assert said and "{" not in said and "brief-" not in said, (EVENT_NAMES[code], lang)


def test_who_was_robbed_is_told_which_card_and_nobody_else() -> None:
    game = played("theft")
    guide = guide_to("imperium")
    number = next(
        at for at, events in enumerate(game.journals) if any(one[0] == e.LOST_INTRIGUE_CARD for one in events)
    )
    event = next(one for one in game.journals[number] if one[0] == e.LOST_INTRIGUE_CARD)
    card = brief_text(event, "en", NAMES)
    assert card.startswith("lost the Intrigue card ")
    for seat in range(4):
        told = [line.brief for line in lines_of(game, guide, number, seat, Spoken("en"))]
        assert (card in told) == (seat == event[1])
