"""How far the vocabulary reaches: every component is counted once, and every handler has an owner."""

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
