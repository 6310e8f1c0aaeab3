"""How far the vocabulary reaches: every component is counted once, and every handler has an owner."""

from landsraad.arrakis import catalog
from landsraad.lab import arrakis_vocabulary
from landsraad.lab.vocabulary import statistics
from landsraad.terminal.components import components


def test_components_are_counted_once() -> None:
    found = [(component.kind, component.ident) for component in components()]
    assert len(found) == len(set(found)) == statistics().components


def test_a_handler_names_its_component_and_what_it_does() -> None:
    counted = statistics()
    assert counted.handlers and all(handler.path and handler.text for handler in counted.handlers)
    owners = {(handler.kind, handler.ident) for handler in counted.handlers}
    assert ("card", "the_voice") in owners  # nothing else closes a space
    assert ("card", "dagger") not in owners  # many cards give swords
    assert counted.with_handler == len(owners)
    assert counted.ratio == counted.with_handler / counted.components


def test_war_for_arrakis_is_counted_alike() -> None:
    counted = arrakis_vocabulary.statistics()
    assert counted.components == len(catalog.CARD_IDS) + len(catalog.LEADER_IDS) + len(catalog.PRESCIENCE_IDS) == 111
    assert all(handler.path and handler.text for handler in counted.handlers)
    owners = {(handler.kind, handler.ident) for handler in counted.handlers}
    assert ("card", "kitab_al_ibar") in owners  # nothing else moves a sietch
    assert ("card", "hunter_seeker") not in owners  # three cards send leaders to the tank
    assert ("card", "sg_atreides_3") not in owners  # two cards harden troops
    assert counted.with_handler <= 23  # fewer is better
