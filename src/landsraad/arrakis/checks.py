"""Checks: nothing is missing, doubled or out of range. For positions that are read, and for tests of games."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, AREAS, IS_SAND, ZONES
from landsraad.arrakis.catalog import CARD_IDS, LEADER_IDS, OBJECTIVE_IDS, PRESCIENCE_IDS
from landsraad.arrakis.content import tokens as printed
from landsraad.arrakis.features import sietch_in
from landsraad.arrakis.figures import count_of, has_units, named_bit
from landsraad.arrakis.opening import deck_of
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.table import Table, frames_from_below


def check(t: Table) -> None:
    """Raise BadPosition if pieces are missing, doubled or out of range."""
    _check_figures(t)
    _check_leaders(t)
    _check_areas(t)
    _check_air(t)
    _check_cards(t)
    _check_tokens(t)


def _fail(text: str) -> None:
    raise BadPosition(text)


def standing(t: Table, side: int, kind: int) -> int:
    """Figures of a kind that a side has on the board."""
    shared = t.shared
    return sum(count_of(shared[w.UNITS + area], kind) for area in range(AREAS) if shared[w.SIDE + area] == side + 1)


def lying(t: Table, feature: int) -> int:
    """Areas in which something lies: a harvester, a sandworm, the Wild Maker, a wormsign."""
    return sum(1 for area in range(AREAS) if t.shared[w.FEATURES + area] & feature)


def _check_figures(t: Table) -> None:
    shared = t.shared
    for side in (w.HARKONNEN, w.ATREIDES):
        for kind in (w.REGULAR, w.ELITE, w.SPECIAL, w.GENERIC):
            have = standing(t, side, kind) + shared[w.SUPPLY + side * 5 + kind]
            if have != printed.FIGURES[side][kind]:
                _fail(
                    f"{w.SIDE_NAMES[side]} have {have} {w.KIND_NAMES[kind]} figures, not {printed.FIGURES[side][kind]}"
                )
    if shared[w.EXPANSIONS] & w.GUILD:
        troops = [shared[w.HOLD_TROOPS + side] + standing(t, side, w.TROOP) for side in (w.HARKONNEN, w.ATREIDES)]
        if sum(troops) + shared[w.TROOPS] != printed.TROOP_FIGURES:
            _fail(f"there are {sum(troops) + shared[w.TROOPS]} Houses Major Troops, not {printed.TROOP_FIGURES}")
        for side in (w.HARKONNEN, w.ATREIDES):
            if troops[side] + shared[w.SUPPLY + side * 5 + w.TROOP] != printed.FIGURES[side][w.TROOP]:
                _fail(f"{w.SIDE_NAMES[side]} have lost a base")
    for feature, supply, figures, name in (
        (w.HARVESTER, w.HARVESTERS, printed.HARVESTER_FIGURES, "harvesters"),
        (w.WORM, w.WORMS, printed.WORM_FIGURES, "sandworms"),
    ):
        have = shared[supply] + lying(t, feature)
        if have != figures:
            _fail(f"there are {have} {name}, not {figures}")
    makers = shared[w.MAKER_SUPPLY] + lying(t, w.MAKER)
    if makers != shared[w.WILD_MAKER_IN_PLAY]:
        _fail(f"there are {makers} Wild Makers, not {shared[w.WILD_MAKER_IN_PLAY]}")
    signs = sum(shared[w.SIGN_POOL : w.SIGN_POOL + 3]) + lying(t, w.SIGN)
    if signs != sum(printed.WORMSIGNS):
        _fail(f"there are {signs} wormsigns, not {sum(printed.WORMSIGNS)}")


def _check_air(t: Table) -> None:
    shared = t.shared
    pieces = list(shared[w.AIR_ZONES : w.AIR_ZONES + ZONES])
    for piece, supply, figures, name in (
        (w.ORNITHOPTER, w.ORNITHOPTERS, printed.ORNITHOPTER_FIGURES, "ornithopters"),
        (w.CARRYALL, w.CARRYALLS, printed.CARRYALL_FIGURES, "carryalls"),
    ):
        if pieces.count(piece) + shared[supply] != figures:
            _fail(f"there are {pieces.count(piece) + shared[supply]} {name}, not {figures}")
    for side in (w.HARKONNEN, w.ATREIDES):
        frigates = pieces.count(w.FRIGATE_H + side) + shared[w.FRIGATES + side] + shared[w.HOLD_FRIGATES + side]
        if frigates != (printed.FRIGATE_FIGURES if shared[w.EXPANSIONS] & w.GUILD else 0):
            _fail(f"{w.SIDE_NAMES[side]} have {frigates} frigates")
    if pieces.count(w.NAVIGATOR) > (shared[w.EXPANSIONS] & w.GUILD):
        _fail("the Guild Navigator is not in this game, or there twice")


def _check_leaders(t: Table) -> None:
    shared = t.shared
    for leader, name in enumerate(LEADER_IDS):
        at = shared[w.LEADER_AT + leader]
        areas = [area for area in range(AREAS) if shared[w.UNITS + area] & named_bit(leader)]
        if areas != ([shared[w.LEADER_AREA + leader]] if at == w.ON_BOARD else []):
            _fail(f"{name} is {w.PLACE_NAMES[at]} but stands in {[AREA_IDS[area] for area in areas]}")


def _check_areas(t: Table) -> None:
    shared = t.shared
    for area in range(AREAS):
        units, tokens, held = shared[w.UNITS + area], shared[w.TOKENS + area], shared[w.SIDE + area]
        if (held != 0) != (units != 0 or tokens != 0):
            _fail(f"{AREA_IDS[area]}: a legion without figures, or figures without an owner")
        if units and not has_units(units) and not tokens:
            _fail(f"{AREA_IDS[area]}: leaders without units (war_for_arrakis 3.3)")
        features = shared[w.FEATURES + area]
        if features & (w.HARVESTER | w.ANY_WORM | w.SIGN) and not IS_SAND[area]:
            _fail(f"{AREA_IDS[area]}: harvesters, wormsigns and sandworms belong in the desert (war_for_arrakis 2.2)")
        if features & w.ANY_WORM and held:
            _fail(f"{AREA_IDS[area]}: a legion shares its area with a sandworm (war_for_arrakis 8.8)")


def _check_cards(t: Table) -> None:
    expected = sorted(card for member in range(4) for card in deck_of(member, t.shared[w.EXPANSIONS]))
    places = [
        w.STAYING,
        w.REINFORCEMENTS,
        *(pile + member for pile in (w.DECK, w.HAND, w.DISCARD) for member in range(4)),
    ]
    have = [card for place in places for card in t.zones[place]]
    have += [card for code, card, _, _ in frames_from_below(t) if code == w.F_PLAYED]
    if sorted(have) != expected:
        odd = {CARD_IDS[card] for card in set(have) | set(expected) if have.count(card) != expected.count(card)}
        _fail(f"planning cards are missing or doubled: {', '.join(sorted(odd))}")
    shown = [*t.zones[w.PRESCIENCE_DECK], *t.zones[w.PRESCIENCE], *t.zones[w.PRESCIENCE_OUT]]
    if sorted(shown) != list(range(len(PRESCIENCE_IDS))):
        _fail("prescience cards are missing or doubled")
    if sorted([*t.zones[w.OBJECTIVES_ASIDE], *t.zones[w.OBJECTIVES]]) != list(range(len(OBJECTIVE_IDS))):
        _fail("secret objectives are missing or doubled")


def _check_tokens(t: Table) -> None:
    shared = t.shared
    seen = 0
    for area in range(AREAS):
        if shared[w.TOKENS + area] & seen:
            _fail(f"{AREA_IDS[area]}: a deployment token is there twice")
        seen |= shared[w.TOKENS + area]
    if (seen & 65535) >> 8 + shared[w.TOKENS_DRAWN]:
        _fail("a deployment token is on the board that was never drawn (war_for_arrakis 11.4)")
    for sietch in range(8):
        area = shared[w.SIETCH_AT + sietch] - 1
        if area >= 0 and sietch_in(shared[w.FEATURES + area]) != sietch + 1:
            _fail(f"the sietch of {AREA_IDS[area]} is not where it should be")
    if not 0 <= shared[w.SUPREMACY] <= 10 or min(shared[w.PRESCIENCE_MARKERS : w.PRESCIENCE_MARKERS + 3]) < 0:
        _fail("a track is out of range")
    if not all(1 <= step <= printed.TOP_STEP for step in shared[w.IMPERIUM_MARKERS : w.IMPERIUM_MARKERS + 3]):
        _fail("an imperium marker is off its board (war_for_arrakis 2.12)")
    sisters = shared[w.BENE_GESSERIT] + shared[w.BENE_GESSERIT + 1] + shared[w.BENE_GESSERIT_RESERVE]
    if sisters > printed.SISTER_TOKENS:
        _fail(f"there are {sisters} Bene Gesserit tokens")
