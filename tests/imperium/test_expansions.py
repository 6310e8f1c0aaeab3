"""Expansions are a set of names, and a component says itself which of them it needs."""

import pytest

from landsraad.imperium import catalog as c
from landsraad.imperium import content
from landsraad.imperium import words as w
from landsraad.imperium.box import leaders_in_game, tiles_in_game
from landsraad.imperium.expansions import NO_EXPANSIONS, expansions_of, in_game, lacks_expansion
from landsraad.imperium.vocabulary import space
from tests.imperium.table import shared, table

assert content  # importing it fills the catalog
IX = frozenset({"rise_of_ix"})


def names(components: list[c.Space], expansions: frozenset[str]) -> set[str]:
    return {component.name for component in components if in_game(component, expansions)}


def test_the_overlay_replaces_four_spaces_with_four_others() -> None:
    """rise_of_ix 1.2, 3.5"""
    base, ix = names(c.SPACES, NO_EXPANSIONS), names(c.SPACES, IX)
    assert base - ix == {"hall_of_oratory", "rally_troops", "sell_melange", "secure_contract"}
    assert ix - base == {"smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"}
    assert (len(base), len(ix)) == (22, 22)


def test_tiles_and_six_leaders_come_with_the_box() -> None:
    """rise_of_ix 1.3, 1.9"""
    assert (len(tiles_in_game(NO_EXPANSIONS)), len(tiles_in_game(IX))) == (0, 18)
    assert len(leaders_in_game(IX)) - len(leaders_in_game(NO_EXPANSIONS)) == 6


def test_a_covered_space_lacks_no_expansion() -> None:
    """rise_of_ix 1.2: it is out of the game because of one, not for want of one."""
    covered = c.SPACES[c.SPACE_NUMBERS["rally_troops"]]
    assert not in_game(covered, IX) and not lacks_expansion(covered, IX)
    new = c.SPACES[c.SPACE_NUMBERS["smuggling"]]
    assert lacks_expansion(new, NO_EXPANSIONS) and not lacks_expansion(new, IX)
    assert lacks_expansion(c.TILES[0], NO_EXPANSIONS)


def test_the_table_keeps_the_set_as_bits_and_a_position_as_names() -> None:
    for expansions in (NO_EXPANSIONS, IX):
        game = table(ix=bool(expansions))
        assert game.table.shared[w.EXPANSIONS] == sum(1 << w.EXPANSION_NAMES.index(name) for name in expansions)
        assert expansions_of(game.table) == expansions
        assert shared(game)["expansions"] == sorted(expansions)


def test_every_component_is_found_by_its_number_and_by_its_name() -> None:
    for components, ids, numbers in (
        (c.CARDS, c.CARD_IDS, c.CARD_NUMBERS),
        (c.INTRIGUES, c.INTRIGUE_IDS, c.INTRIGUE_NUMBERS),
        (c.SPACES, c.SPACE_IDS, c.SPACE_NUMBERS),
        (c.LEADERS, c.LEADER_IDS, c.LEADER_NUMBERS),
        (c.TILES, c.TILE_IDS, c.TILE_NUMBERS),
        (c.CONFLICTS, c.CONFLICT_IDS, c.CONFLICT_NUMBERS),
        (c.HAGAL_CARDS, c.HAGAL_IDS, c.HAGAL_NUMBERS),
        (c.TRACKS, c.TRACK_IDS, c.TRACK_NUMBERS),
    ):
        assert [component.name for component in components] == ids
        assert [component.number for component in components] == [numbers[name] for name in ids]


def test_a_declaration_with_an_unknown_field_is_refused_and_leaves_nothing_behind() -> None:
    known = len(c.SPACES)
    with pytest.raises(TypeError, match="colour"):
        space("nowhere", area="emperor", icon=w.EMPEROR, colour=1)
    assert len(c.SPACES) == len(c.SPACE_IDS) == known
