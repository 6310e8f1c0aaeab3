"""Cards that stay in play: what they change for their side (war_for_arrakis 25.7; spacing_guild 10.1).

The engine asks for a change, never for a card: which card makes it stands in content/.
"""

from landsraad.arrakis.catalog import CARD_CHANGES, CARD_STAYS, change_bit
from landsraad.arrakis.words import F_IMPERIUM, STAYING
from landsraad.kernel.effects import KIDS, A
from landsraad.kernel.table import Table, push


def granted(t: Table, side: int, change: int) -> int:
    """The declaration of this change on a card in play of the side; 0 if there is none."""
    for card in t.zones[STAYING]:
        if CARD_CHANGES[card] & change_bit(change, side):
            return CARD_STAYS[card]
    return 0


def then_act(t: Table, side: int, change: int) -> bool:
    """The imperium action that a card in play grants now, if one does."""
    stays = granted(t, side, change)
    if stays:
        push(t, F_IMPERIUM, side, A[KIDS[stays][0]], 0)
    return stays != 0
