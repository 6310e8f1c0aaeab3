"""Checks: nothing is missing, doubled or out of range. For positions that are read, and for tests of games."""

from landsraad.arrakis.board import AREA_IDS, AREAS, IS_SAND, ZONES
from landsraad.arrakis.catalog import CARD_IDS, LEADER_IDS, OBJECTIVE_IDS, PRESCIENCE_IDS
from landsraad.arrakis.content import tokens as printed
from landsraad.arrakis.opening import deck_of
from landsraad.arrakis.pieces import count_of, named_bit
from landsraad.arrakis.words import (
    AIR,
    ANY_WORM,
    ATREIDES,
    CARRYALL,
    CARRYALLS,
    DECK,
    DISCARD,
    DRAWN,
    ELITE,
    F_PLAYED,
    FEATURES,
    FRIGATE_H,
    FRIGATES,
    GENERIC,
    GUILD,
    HAND,
    HARKONNEN,
    HARVESTER,
    HARVESTERS,
    HOLD_FRIGATES,
    HOLD_TROOPS,
    IMPERIUM,
    KIND_NAMES,
    LEADER_AREA,
    LEADER_AT,
    MAKER,
    MAKER_IN,
    MAKER_SUPPLY,
    MARKER,
    NAVIGATOR,
    OBJECTIVE_DECK,
    OBJECTIVES,
    ON_BOARD,
    ORNITHOPTER,
    ORNITHOPTERS,
    PLACE_NAMES,
    PRESCIENCE,
    PRESCIENCE_DECK,
    PRESCIENCE_OUT,
    REGULAR,
    REINFORCEMENTS,
    SIDE,
    SIDE_NAMES,
    SIETCH_AT,
    SIETCH_SHIFT,
    SIGN,
    SIGN_POOL,
    SISTERS,
    SISTERS_RESERVE,
    SPECIAL,
    STAYING,
    SUPPLY,
    SUPREMACY,
    TOKENS,
    TROOP,
    TROOPS,
    UNITS,
    UNITS_MASK,
    WORM,
    WORMS,
)
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.table import FRAME, Table


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


def _check_figures(t: Table) -> None:
    shared = t.shared
    for side in (HARKONNEN, ATREIDES):
        for kind in (REGULAR, ELITE, SPECIAL, GENERIC):
            on_board = sum(
                count_of(shared[UNITS + area], kind) for area in range(AREAS) if shared[SIDE + area] == side + 1
            )
            if on_board + shared[SUPPLY + side * 5 + kind] != printed.FIGURES[side][kind]:
                have = on_board + shared[SUPPLY + side * 5 + kind]
                _fail(f"{SIDE_NAMES[side]} have {have} {KIND_NAMES[kind]} figures, not {printed.FIGURES[side][kind]}")
    if shared[GUILD]:
        troops = [
            shared[HOLD_TROOPS + side]
            + sum(count_of(shared[UNITS + area], TROOP) for area in range(AREAS) if shared[SIDE + area] == side + 1)
            for side in (HARKONNEN, ATREIDES)
        ]
        if sum(troops) + shared[TROOPS] != printed.TROOP_FIGURES:
            _fail(f"there are {sum(troops) + shared[TROOPS]} Houses Major Troops, not {printed.TROOP_FIGURES}")
        for side in (HARKONNEN, ATREIDES):
            if troops[side] + shared[SUPPLY + side * 5 + TROOP] != printed.FIGURES[side][TROOP]:
                _fail(f"{SIDE_NAMES[side]} have lost a base")
    for feature, supply, figures, name in (
        (HARVESTER, HARVESTERS, printed.HARVESTER_FIGURES, "harvesters"),
        (WORM, WORMS, printed.WORM_FIGURES, "sandworms"),
    ):
        have = shared[supply] + sum(1 for area in range(AREAS) if shared[FEATURES + area] & feature)
        if have != figures:
            _fail(f"there are {have} {name}, not {figures}")
    makers = shared[MAKER_SUPPLY] + sum(1 for area in range(AREAS) if shared[FEATURES + area] & MAKER)
    if makers != shared[MAKER_IN]:
        _fail(f"there are {makers} Wild Makers, not {shared[MAKER_IN]}")
    signs = sum(shared[SIGN_POOL : SIGN_POOL + 3]) + sum(1 for area in range(AREAS) if shared[FEATURES + area] & SIGN)
    if signs != sum(printed.WORMSIGNS):
        _fail(f"there are {signs} wormsigns, not {sum(printed.WORMSIGNS)}")


def _check_air(t: Table) -> None:
    shared = t.shared
    pieces = shared[AIR : AIR + ZONES]
    for piece, supply, figures, name in (
        (ORNITHOPTER, ORNITHOPTERS, printed.ORNITHOPTER_FIGURES, "ornithopters"),
        (CARRYALL, CARRYALLS, printed.CARRYALL_FIGURES, "carryalls"),
    ):
        if pieces.count(piece) + shared[supply] != figures:
            _fail(f"there are {pieces.count(piece) + shared[supply]} {name}, not {figures}")
    for side in (HARKONNEN, ATREIDES):
        frigates = pieces.count(FRIGATE_H + side) + shared[FRIGATES + side] + shared[HOLD_FRIGATES + side]
        if frigates != (printed.FRIGATE_FIGURES if shared[GUILD] else 0):
            _fail(f"{SIDE_NAMES[side]} have {frigates} frigates")
    if pieces.count(NAVIGATOR) > shared[GUILD]:
        _fail("the Guild Navigator is not in this game, or there twice")


def _check_leaders(t: Table) -> None:
    shared = t.shared
    for leader, name in enumerate(LEADER_IDS):
        at = shared[LEADER_AT + leader]
        areas = [area for area in range(AREAS) if shared[UNITS + area] & named_bit(leader)]
        if areas != ([shared[LEADER_AREA + leader]] if at == ON_BOARD else []):
            _fail(f"{name} is {PLACE_NAMES[at]} but stands in {[AREA_IDS[area] for area in areas]}")


def _check_areas(t: Table) -> None:
    shared = t.shared
    for area in range(AREAS):
        units, tokens, held = shared[UNITS + area], shared[TOKENS + area], shared[SIDE + area]
        if (held != 0) != (units != 0 or tokens != 0):
            _fail(f"{AREA_IDS[area]}: a legion without figures, or figures without an owner")
        if units and not units & UNITS_MASK and not tokens:
            _fail(f"{AREA_IDS[area]}: leaders without units (war_for_arrakis 3.3)")
        features = shared[FEATURES + area]
        if features & (HARVESTER | ANY_WORM | SIGN) and not IS_SAND[area]:
            _fail(f"{AREA_IDS[area]}: harvesters, wormsigns and sandworms belong in the desert (war_for_arrakis 2.2)")
        if features & ANY_WORM and held:
            _fail(f"{AREA_IDS[area]}: a legion shares its area with a sandworm (war_for_arrakis 8.8)")


def _check_cards(t: Table) -> None:
    guild = t.shared[GUILD] == 1
    expected = sorted(card for member in range(4) for card in deck_of(member, guild))
    have: list[int] = t.zones[STAYING] + t.zones[REINFORCEMENTS]
    for member in range(4):
        have = have + t.zones[DECK + member] + t.zones[HAND + member] + t.zones[DISCARD + member]
    have = have + [t.pending[at + 1] for at in range(0, len(t.pending), FRAME) if t.pending[at] == F_PLAYED]
    if sorted(have) != expected:
        odd = {CARD_IDS[card] for card in set(have) | set(expected) if have.count(card) != expected.count(card)}
        _fail(f"planning cards are missing or doubled: {', '.join(sorted(odd))}")
    shown = t.zones[PRESCIENCE_DECK] + t.zones[PRESCIENCE] + t.zones[PRESCIENCE_OUT]
    if sorted(shown) != list(range(len(PRESCIENCE_IDS))):
        _fail("prescience cards are missing or doubled")
    if sorted(t.zones[OBJECTIVE_DECK] + t.zones[OBJECTIVES]) != list(range(len(OBJECTIVE_IDS))):
        _fail("secret objectives are missing or doubled")


def _check_tokens(t: Table) -> None:
    shared = t.shared
    seen = 0
    for area in range(AREAS):
        if shared[TOKENS + area] & seen:
            _fail(f"{AREA_IDS[area]}: a deployment token is there twice")
        seen |= shared[TOKENS + area]
    if (seen & 65535) >> 8 + shared[DRAWN]:
        _fail("a deployment token is on the board that was never drawn (war_for_arrakis 11.4)")
    for sietch in range(8):
        area = shared[SIETCH_AT + sietch] - 1
        if area >= 0 and shared[FEATURES + area] >> SIETCH_SHIFT & 15 != sietch + 1:
            _fail(f"the sietch of {AREA_IDS[area]} is not where it should be")
    if not 0 <= shared[SUPREMACY] <= 10 or min(shared[MARKER : MARKER + 3]) < 0:
        _fail("a track is out of range")
    if not all(1 <= step <= printed.TOP_STEP for step in shared[IMPERIUM : IMPERIUM + 3]):
        _fail("an imperium marker is off its board (war_for_arrakis 2.12)")
    sisters = shared[SISTERS] + shared[SISTERS + 1] + shared[SISTERS_RESERVE]
    if sisters > printed.SISTER_TOKENS:
        _fail(f"there are {sisters} Bene Gesserit tokens")
