"""Battle odds (war_for_arrakis 9): a round exactly, a battle against the numbers of section 27."""

import pytest

from landsraad.desk.arrakis.odds import Force, after_hits, battle, combat_round, faces_of, odds_between
from tests.arrakis.table import HARKONNEN, atreides, harkonnen, turn


def test_faces() -> None:
    """war_for_arrakis 1.6: three Swords, two Shields, a Special."""
    assert {faces[:3]: round(faces[3] * 6) for faces in faces_of(1)} == {(1, 0, 0): 3, (0, 1, 0): 2, (0, 0, 1): 1}
    assert sum(faces[3] for faces in faces_of(6)) == pytest.approx(1)


def test_one_against_one() -> None:
    """A regular against a regular: a hit lands when one shows a Sword and the other no Shield."""
    chances = combat_round(Force(regular=1), Force(regular=1))
    assert chances[(1, 1)] == pytest.approx(1 / 4)
    assert chances[(0, 1)] == pytest.approx(1 / 2 * 1 / 6) == chances[(1, 0)]
    assert sum(chances.values()) == pytest.approx(1)


def test_sardaukar_cancel_shields() -> None:
    """war_for_arrakis 9.7: against a Sardaukar the Shield does not help."""
    chances = combat_round(Force(special=1), Force(regular=1))
    assert chances[(0, 1)] == pytest.approx(1 / 2 * 3 / 6)


def test_six_regulars_against_a_garrison() -> None:
    """war_for_arrakis 27: six regulars with a Bashar against two units and a Naib: about 96 % at rank 2, 82 % at 3."""
    attacker = Force(regular=6, generic=1)
    assert battle(attacker, Force(regular=2, generic=1, rank=2), surprise=True).attacker == pytest.approx(
        0.96, abs=0.04
    )
    assert battle(attacker, Force(regular=2, generic=1, rank=3), surprise=True).attacker == pytest.approx(
        0.82, abs=0.06
    )


def test_odds_sum_to_one() -> None:
    result = battle(Force(regular=3, elite=1), Force(regular=2, special=1, rank=1))
    assert result.attacker + result.defender + result.nobody == pytest.approx(1, abs=1e-6)


def test_hits() -> None:
    """war_for_arrakis 9.9: elites first become regulars."""
    assert after_hits(Force(regular=1, elite=1), 2) == Force(regular=1)


def test_only_what_everybody_sees() -> None:
    """war_for_arrakis 0.5: neither the rank of an unseen sietch nor what a token shows makes a difference."""
    areas = {"se_in_04": harkonnen(regular=6), "hobars_gap": {**atreides(tokens=[0]), "sietch": 0}}
    low = turn(HARKONNEN, areas, "strategy", sietch_ranks=[1, 1, 2, 2, 2, 2, 3, 3])
    high = turn(HARKONNEN, areas, "strategy", sietch_ranks=[3, 1, 2, 2, 2, 2, 1, 3])
    assert odds_between(low.table, "se_in_04", "hobars_gap") == odds_between(high.table, "se_in_04", "hobars_gap")
