"""The log in few words: no repeated subjects, and secrets only to whom they belong."""

import random

import landsraad
from landsraad.imperium import events as e
from landsraad.imperium import words as w
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


def test_a_round_and_the_end_name_whoever_they_are_about_last_so_that_they_can_be_told_as_you() -> None:
    """Who begins stands with the round alone (imperium 6.1), and in no language before the colon."""
    for lang in LANGUAGES:
        for event in ((e.ROUND_BEGAN, 1, 1, 1, 1), (e.GAME_ENDED, 1, 1, 1, 1)):
            said = brief_text(event, lang, NAMES)
            assert said.endswith(NAMES[1]) and said[: -len(NAMES[1])].rstrip().endswith((":", "：")), (lang, said)
        assert NAMES[1] not in brief_text((e.RECALLED_AGENTS, 1, 1, 1, 1), lang, NAMES)
    game = played("rounds")
    guide, spoken = guide_to("imperium"), Spoken("en")
    lines = [line for at in range(len(game.moves) + 1) for line in lines_of(game, guide, at, 0, spoken)]
    rounds = [line for line in lines if line.text.startswith("Round ")]
    assert rounds and all("First: " in line.brief and "begins" in line.text and not line.changes for line in rounds)


def test_the_point_a_rival_buys_is_told_wherever_it_comes_to_it() -> None:
    """house_hagal 4.6: at the beginning of a round no numbers are drawn beside the line, so it has words."""
    assert brief_text((e.SPENT_FOR_POINT, 1, w.SOLARI, 7, 0), "en", NAMES) == "7 solari spent for 1 victory point"
    assert brief_text((e.SPENT_FOR_POINT, 1, -1, 3, 0), "en", NAMES) == ("3 Intrigue cards spent for 1 victory point")
