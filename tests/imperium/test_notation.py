"""Moves that are written wrongly: the word that is wrong is named, and what was probably meant."""

import pytest

import landsraad
from landsraad.terminal.components import effect_ids
from tests.imperium.table import play, table

WRONG = {
    "agent dagger arakeen": ("unknown-word", {"word": "arakeen", "close": "arrakeen"}),
    "agnt dagger arrakeen": ("unknown-word", {"word": "agnt", "close": "agent"}),
    "agent daggr": ("unknown-word", {"word": "daggr", "close": "dagger"}),
    "agent dagger": ("wrong-form", {"notation": "agent dagger", "form": "agent CARD SPACE"}),
    "reveal now": ("wrong-form", {"notation": "reveal now", "form": "reveal"}),
    "agent dagger zzz": ("unknown-word-alone", {"word": "zzz", "kind": "space"}),
    "amount many": ("unknown-word-alone", {"word": "many", "kind": "amount"}),
    "do arrakeen.space.3": None,
    "fly home": ("unknown-notation", {"notation": "fly home"}),
    "": ("unknown-notation", {"notation": ""}),
}


@pytest.mark.parametrize("move", WRONG)
def test_a_move_that_is_written_wrongly(move: str) -> None:
    (reason,) = table({"hand": ["dagger"]}).why_not(move)
    wanted = WRONG[move]
    if wanted is None:
        assert (reason.key, reason.facts["word"]) == ("unknown-word", "arrakeen.space.3")
        assert "arrakeen.space.1" in str(reason.facts["close"])
    else:
        assert (reason.key, reason.facts) == wanted


def test_the_refusal_says_it() -> None:
    with pytest.raises(landsraad.IllegalMove, match="Did you mean: arrakeen"):
        play(table({"hand": ["dagger"]}), "agent dagger arakeen")


def test_the_other_game_suggests_too() -> None:
    (reason,) = landsraad.new_game("war_for_arrakis", seats=2).why_not("form carthag")
    assert (reason.key, reason.facts["close"]) == ("unknown-word", "from")


def test_kwisatz_haderach_without_an_agent_points_to_moving_one() -> None:
    """imperium 17.26"""
    out = {"hand": ["kwisatz_haderach", "dagger"], "agents_at": {"arrakeen": 1, "wealth": 1}}
    game = table(out)
    keys = {reason.key: reason.facts for reason in game.why_not("agent kwisatz_haderach secrets")}
    move = str(keys["no-agents-but-move"]["move"])
    assert move.split()[::3] == ["move", "secrets"]
    play(game, move)
    assert next(reason.key for reason in table(out).why_not("agent dagger swordmaster")) == "no-agents"


def test_effect_ids_are_listed_with_their_sentences() -> None:
    assert effect_ids("emperor_visit_2", "en") == [("emperor_visit_2.1", "Gain 2 influence with the Emperor")]
    assert dict(effect_ids("shipping_1", "en"))["shipping_1.1.2"] == "Gain 2 spice"
    assert [path for path, _ in effect_ids("Dr. Yueh", "en")] == ["dr_yueh.agent.1", "dr_yueh.reveal.1"]
