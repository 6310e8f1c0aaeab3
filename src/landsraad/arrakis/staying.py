"""Cards that stay in play: what they change for their side (war_for_arrakis 25.7; spacing_guild 10.1).

The engine asks for a change, never for a card: which card makes it, by which version of the rules, stands in content/.
"""

from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARDS
from landsraad.arrakis.store import NODES
from landsraad.kernel.table import Table, push
from landsraad.kernel.vecs import i64


def granted(t: Table, side: i64, change: i64) -> i64:
    """The declaration of this change on a card in play of the side; 0 if there is none."""
    for number in t.zones[w.STAYING]:
        card = CARDS[number]
        stays = card.formerly if card.formerly and t.rules < 2 else card.stays
        if stays and NODES.a[stays] == change and card.deck >> 1 == side:
            return stays
    return 0


def then_act(t: Table, side: i64, change: i64) -> bool:
    """The imperium action that a card in play grants now, if one does."""
    stays = granted(t, side, change)
    if stays:
        push(t, w.F_IMPERIUM, side, NODES.a[NODES.kids[stays][0]], 0)
    return stays != 0
