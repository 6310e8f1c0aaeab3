"""The quick answer to "is anything open?" is that of the full list (war_for_arrakis 0.8, 7.6; spacing_guild 8.3)."""

import pytest

from landsraad.arrakis import free
from landsraad.arrakis import words as w
from tests.conformance.games import KINDS, Kind, chooser, decisions

ARRAKIS = [kind for kind in KINDS if kind.game == "war_for_arrakis"]


@pytest.mark.parametrize("kind", ARRAKIS, ids=str)
def test_the_predicates_say_whether_the_lists_are_empty(kind: Kind) -> None:
    open_and_shut: set[tuple[str, bool]] = set()
    for game in decisions(kind.new(11), chooser(11)):
        t = game.table
        side = t.shared[w.TURN_SIDE] - 1
        answers = {
            "scout": (not free.against_scouting(t), free.scouting(t)),
            "train": (not free.against_training(t), free.training(t)),
            "bombard": (not free.against_bombarding(t, w.ATREIDES), free.bombardments(t, w.ATREIDES)),
        }
        if side >= 0:
            answers["anything"] = (free.free_action_is_open(t), free.public_free_actions(t))
        for name, (quick, listed) in answers.items():
            assert quick == bool(listed), (name, listed)
            open_and_shut.add((name, quick))
    assert {("train", True), ("train", False), ("anything", True), ("anything", False)} <= open_and_shut
