"""The ladder: a tournament of the levels, told as tables and a picture."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from landsraad import BadOption, bots
from landsraad.lab.ladder import ladder, markdown, pairs, plot, told
from landsraad.lab.tournament import run
from landsraad.text.fluent import LANGUAGES


def game(seats: list[str], places: list[int]) -> dict[str, object]:
    return {"setup": 0, "deal": 0, "turn": 0, "seats": seats, "places": places, "failed": None}


def test_all_levels_meet_on_the_usual_table_of_a_game() -> None:
    plan = ladder("imperium", 5, 1)
    assert list(plan.entrants) == list(bots.LEVELS) and plan.setups[0].seats == 4
    assert plan.setups[0].expansions == ("rise_of_ix",)
    met = {frozenset(pairing.seats) for pairing in plan.schedule()}
    assert len(met) == 5 and len(plan.schedule()) == 5 * 4


def test_set_ups_are_named_as_in_the_entry_of_the_game() -> None:
    plan = ladder("imperium", 1, 1, ["apprentice", "steward"], ["3", "two-ix"])
    assert [(setup.name, setup.seats) for setup in plan.setups] == [("imperium 3", 3), ("imperium two-ix", 2)]
    with pytest.raises(BadOption, match="no set-up 'nine'"):
        ladder("imperium", 1, 1, setups=["nine"])
    with pytest.raises(BadOption, match="no bot 'emperor'"):
        ladder("imperium", 1, 1, levels=["emperor", "steward"])


def test_who_is_ahead_where_two_meet() -> None:
    plan = ladder("imperium", 1, 1, ["apprentice", "steward"], ["3"])
    games = [game(["apprentice", "steward", "apprentice"], [2, 1, 3]), game(["steward", "apprentice"], [1, 1])]
    (pair,) = pairs(plan, games)
    assert pair["meetings"] == 3 and pair["ahead"] == pytest.approx(2.5 / 3, abs=1e-4)
    assert pair["ahead_low"] < pair["ahead"] < pair["ahead_high"] and (pair["above"], pair["below"]) == (
        "steward",
        "apprentice",
    )


def test_it_is_played_and_told_in_every_language(tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    plan = ladder("imperium", 1, 4, ["apprentice", "steward"], ["3"])
    report = told(plan, run(plan, tmp_path, workers=1))
    assert report["games"] == report["scheduled"] == 3
    for lang in LANGUAGES:
        assert "steward" in markdown(report, lang)
        picture = ElementTree.fromstring(plot(report, lang))
        assert picture.tag.endswith("svg") and "apprentice" in "".join(picture.itertext())
