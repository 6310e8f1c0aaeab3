"""What the log is told: who falls, and what the dice of special attacks, sandworms and storms showed."""

from typing import Any

import pytest

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.packing import packed_counts, unpacked_counts
from landsraad.game import Game
from landsraad.text.fluent import be_strict, known_languages
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    atreides,
    card_turn,
    harkonnen,
    hit,
    in_battle,
    number,
    play,
    round_at,
    seeded,
    told,
    turn,
)


def fallen(game: Game) -> list[tuple[int, ...]]:
    """Side, kind (5 + a named leader) and area of everybody who has fallen."""
    return [event[1:4] for event in told(game, "casualty")]


# --- generic leaders -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "legion"), [(HARKONNEN, harkonnen), (ATREIDES, atreides)])
def test_generic_leaders_fall_with_the_last_unit(side: int, legion: Any) -> None:
    """war_for_arrakis 3.3, 9.9: a Bashar or Naib without units goes back to the supply, and the log says so."""
    game = hit(1 - side, {"hobars_gap": legion(regular=1, generic=2)}, "hobars_gap", 2)
    play(game, "lose regular")
    where = number("hobars_gap")
    assert fallen(game) == [(side, w.REGULAR, where), (side, w.GENERIC, where), (side, w.GENERIC, where)]


def test_a_legion_that_is_wiped_out_takes_its_leaders_along() -> None:
    """war_for_arrakis 9.9, 13.7: more hits than it can take; nothing is asked, and everybody is told."""
    areas = {"sw_in_03": {"worm": "sandworm"}, "sw_in_04": harkonnen(regular=1, generic=1)}

    def attacked(seed: int) -> Game:
        game = turn(ATREIDES, areas, "house", seed=seed)
        return play(game, "use house desert_power", "attack_worm", "from sw_in_03", "to sw_in_04")

    game = seeded(attacked, lambda game: told(game, "worm_attacked")[0][3] >= 2)
    where = number("sw_in_04")
    assert fallen(game) == [(HARKONNEN, w.REGULAR, where), (HARKONNEN, w.GENERIC, where)]


def test_a_leader_who_takes_the_hit_is_told_once() -> None:
    """war_for_arrakis 9.9: removed for a hit, not with the last unit."""
    game = hit(HARKONNEN, {"hobars_gap": atreides(regular=2, generic=1)}, "hobars_gap", 1)
    play(game, "lose generic")
    assert fallen(game) == [(ATREIDES, w.GENERIC, number("hobars_gap"))]


def test_leaders_of_lone_attackers_fall_too() -> None:
    """war_for_arrakis 9.16: the attacking part is gone; who stayed out of it remains, with a Bashar of their own."""
    areas = {"se_in_04": harkonnen(regular=2, generic=2), "hobars_gap": atreides(regular=6)}
    stay = 1 | 1 << 20  # one regular and one Bashar
    game = in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", 7, hits=(0, 1), stay_units=stay)
    play(game, "lose regular")
    start = number("se_in_04")
    assert fallen(game) == [(HARKONNEN, w.REGULAR, start), (HARKONNEN, w.GENERIC, start)]
    assert game.position()["areas"]["se_in_04"] == harkonnen(regular=1, generic=1)


# --- dice ----------------------------------------------------------------------------------------------------------


def shown(game: Game, name: str) -> tuple[int, int, int, int]:
    """Swords, shields, specials and hits of the first event of a name."""
    _, _, _, hits, packed = told(game, name)[0]
    return *unpacked_counts(packed, 3), hits


@pytest.mark.parametrize("seed", range(8))
def test_special_attacks_show_their_dice(seed: int) -> None:
    """war_for_arrakis 1.6, 9.13: four dice, a hit for each Sword and Special."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": atreides(regular=6)}
    game = card_turn(HARKONNEN, "explosive_artillery", areas, seed=seed)
    play(game, "stop", "place hobars_gap")
    swords, shields, specials, hits = shown(game, "blast")
    assert swords + shields + specials == 4 and hits == swords + specials


@pytest.mark.parametrize("seed", range(8))
def test_sandworms_show_their_dice(seed: int) -> None:
    """war_for_arrakis 13.7: four dice; in desert each Sword and each Special is a hit."""
    areas = {"sw_in_03": {"worm": "sandworm"}, "sw_in_04": harkonnen(regular=6)}
    game = turn(ATREIDES, areas, "house", seed=seed)
    play(game, "use house desert_power", "attack_worm", "from sw_in_03", "to sw_in_04")
    swords, shields, specials, hits = shown(game, "worm_attacked")
    assert swords + shields + specials == 4 and hits == swords + specials


@pytest.mark.parametrize("seed", range(8))
def test_storms_show_their_dice(seed: int) -> None:
    """war_for_arrakis 14.2: two dice; in deep desert a Special is two hits."""
    game = round_at("storms", {"se_out_02": harkonnen(elite=6), "se_out_04": harkonnen(regular=6)}, seed=seed)
    play(game, "to se_out_02")
    swords, shields, specials, hits = shown(game, "storm")
    assert swords + shields + specials == 2 and hits == swords + 2 * specials


def test_the_dice_are_told_in_every_language() -> None:
    """war_for_arrakis 1.6: every face that was rolled is named, beside the hits it makes."""
    be_strict()
    game = round_at("storms", {"se_out_02": harkonnen(regular=6)})
    for code in (e.BLAST, e.WORM_ATTACKED, e.STORM):
        for lang in known_languages():
            event = (code, ATREIDES, number("se_out_02"), 7, packed_counts([3, 4, 2]))
            text = game.speaker.event(event, lang, game.names_in(lang))
            assert all(many in text for many in "3427"), (lang, text)
    be_strict(False)
