"""What everybody sees of tracks, spice, prescience and space (war_for_arrakis 2.9-2.12, 15-17; spacing_guild 4-6)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, AREAS, ATOMICS_IDS, SECTOR_NAMES, ZONE_IDS
from landsraad.arrakis.catalog import ATTACHED_BY, CARD_IDS, OBJECTIVE_IDS, OBJECTIVES, PRESCIENCE_CARDS, PRESCIENCE_IDS
from landsraad.arrakis.content.tokens import FLOW_ROWS, KEEP, STEPS_TO_ARRAKIS
from landsraad.arrakis.demands import is_met, so_far
from landsraad.arrakis.free import ATOMICS_STEP, against_detonating
from landsraad.arrakis.leaders import SUPREMACY_TO_WIN
from landsraad.arrakis.prescience import CLAIMS_A_ROUND
from landsraad.arrakis.sight import Sight
from landsraad.arrakis.solo import target_area
from landsraad.arrakis.spice import PAYMENT_NAMES, spice_in, spice_left
from landsraad.arrakis.store import NODES
from landsraad.arrakis.view_board import of
from landsraad.kernel.schema import NUMBER, TRUTH, by, many, maybe, one_of, told
from landsraad.kernel.shown import Shown, always, each, named, number, numbers, part, perhaps, pile, pile_size, truth
from landsraad.kernel.table import Table, frames_from_below

ROW_FIELDS = ("dice_set_aside", "harvesters", "ornithopters", "carryalls")

# --- the ways to victory --------------------------------------------------------------------------------------------

OBJECTIVE = part(
    id=Shown({"enum": list(OBJECTIVE_IDS)}, lambda card: OBJECTIVE_IDS[card]),
    scores=Shown(by(w.MARKER_NAMES), lambda card: named(w.MARKER_NAMES, OBJECTIVES[card].scores)),
)
TRACKS = part(
    supremacy=part(now=number(w.SUPREMACY), goal=always(SUPREMACY_TO_WIN)),
    prescience=numbers(w.MARKER_NAMES, w.PRESCIENCE_MARKERS),
    objectives=perhaps(
        Shown(many(OBJECTIVE.schema), lambda t, _: [OBJECTIVE.read(card) for card in t.zones[w.OBJECTIVES]]),
        lambda t, sight: sight.atreides or sight.everything,
        "The secret goals; null: not yours.",
    ),
    objectives_held=pile_size(w.OBJECTIVES),
    claims=part(made=number(w.CLAIMS), allowed=always(CLAIMS_A_ROUND)),
    this_round=part(
        "What prescience cards ask for.",
        won_attack=truth(w.WON_ATTACK),
        harvesters_lost=number(w.HARVESTERS_LOST),
        leader_fell=truth(w.LEADER_FELL),
        long_ride=truth(w.RODE),
    ),
)

# --- spice ----------------------------------------------------------------------------------------------------------


def _row(t: Table, *_: Sight) -> dict[str, int]:
    """The row that counts (2.12)."""
    lowest = min(t.shared[w.IMPERIUM_MARKERS : w.IMPERIUM_MARKERS + 3])
    return {"step": lowest, **named(ROW_FIELDS, FLOW_ROWS[lowest])}


def _bans(t: Table, *_: Sight) -> list[str]:
    return [name for power, name in enumerate(w.POWER_NAMES) if t.shared[w.BANS] >> power & 1]


def _in_sight(t: Table, *_: Sight) -> int:
    return sum(spice_in(area) for area in range(AREAS) if t.shared[w.FEATURES + area] & w.HARVESTER)


# What has been harvested and what is declared so far, while the Harkonnen pay (15.7).
HARVEST = part(
    spice=number(w.SPICE),
    left=Shown(NUMBER, lambda t, _: spice_left(t)),
    payments=numbers(PAYMENT_NAMES, w.PAYMENTS),
)
SPICE = part(
    markers=numbers(w.POWER_NAMES, w.IMPERIUM_MARKERS, "Steps of the imperium markers."),
    row=Shown(by(("step", *ROW_FIELDS), about="The row of the lowest marker (2.12)."), _row),
    bans=Shown(many(of("power")), _bans),
    in_sight=Shown(told(NUMBER, "What the harvesters on the map would bring."), _in_sight),
    cost_to_keep_all=always(KEEP * len(w.POWER_NAMES)),
    reserve=truth(w.SPICE_RESERVE, "The reserve token is on the board (15.3)."),
    harvest=perhaps(
        HARVEST,
        lambda t, _: any(code == w.F_HARVEST for code, *_ in frames_from_below(t)),
        "While the Harkonnen pay (15.7).",
    ),
    earned=numbers(w.POWER_NAMES, w.EARNED, "Imperium actions still to be taken (spacing_guild 4.4)."),
)

# --- prescience -----------------------------------------------------------------------------------------------------


def _attached(t: Table, card: int) -> list[str]:
    return [CARD_IDS[laid] for counter, laid in ATTACHED_BY.items() if t.shared[counter] == card + 1]


OPEN_CARD = part(
    id=Shown(of("prescience"), lambda t, card: PRESCIENCE_IDS[card]),
    when=Shown(
        one_of("actions", "end_of_round"), lambda t, card: "end_of_round" if PRESCIENCE_CARDS[card].end else "actions"
    ),
    costs_a_die=Shown(TRUTH, lambda t, card: bool(PRESCIENCE_CARDS[card].die)),
    so_far=Shown(NUMBER, lambda t, card: so_far(t, PRESCIENCE_CARDS[card].demand)),
    needed=Shown(NUMBER, lambda t, card: NODES.b[PRESCIENCE_CARDS[card].demand]),
    met=Shown(TRUTH, lambda t, card: is_met(t, PRESCIENCE_CARDS[card].demand)),
    steps=Shown(by(w.MARKER_NAMES), lambda t, card: named(w.MARKER_NAMES, PRESCIENCE_CARDS[card].reward)),
    attached=Shown(many(of("card"), "Planning cards laid on it."), _attached),
)
PRESCIENCE = part(
    open=Shown(many(OPEN_CARD.schema), lambda t, _: [OPEN_CARD.read(t, card) for card in t.zones[w.PRESCIENCE]]),
    deck=pile_size(w.PRESCIENCE_DECK),
    out=pile(w.PRESCIENCE_OUT, PRESCIENCE_IDS, of("prescience")),
)


def _used_atomics(t: Table, *_: Sight) -> str | None:
    return ATOMICS_IDS[t.shared[w.ATOMICS] - 1] if t.shared[w.ATOMICS] else None


# The family atomics: which have been used, and whether they can be (17.1).
ATOMICS = part(
    used=Shown(maybe({"type": "string"}), _used_atomics),
    available=Shown(TRUTH, lambda t, _: not against_detonating(t, ATOMICS_STEP)),
)

# --- space ----------------------------------------------------------------------------------------------------------


def _navigator(t: Table, *_: Sight) -> str | None:
    return next((name for zone, name in enumerate(ZONE_IDS) if t.shared[w.AIR_ZONES + zone] == w.NAVIGATOR), None)


SHIP = part(
    step=Shown(NUMBER, lambda t, side, _: t.shared[w.HEIGHLINERS + side]),
    frigates=Shown(NUMBER, lambda t, side, _: t.shared[w.HOLD_FRIGATES + side]),
    troops=Shown(NUMBER, lambda t, side, _: t.shared[w.HOLD_TROOPS + side]),
)
SPACE = part(
    steps=always(STEPS_TO_ARRAKIS, "With this one a heighliner reaches Arrakis (spacing_guild 5.4)."),
    heighliners=each(w.SIDE_NAMES, SHIP, SHIP.schema),
    troops=number(w.TROOPS, "In the common supply."),
    navigator=Shown(maybe(of("zone")), _navigator),
)

# --- the solo game --------------------------------------------------------------------------------------------------


def _sectors(t: Table, *_: Sight) -> list[str]:
    return [name for at, name in enumerate(SECTOR_NAMES) if t.shared[w.HARVEST_SECTOR] >> at & 1]


def _target(t: Table, *_: Sight) -> str | None:
    target = target_area(t)
    return AREA_IDS[target] if target >= 0 else None


# What lies before the automated Harkonnen (23).
AUTOMATON = part(
    harvesting_sectors=Shown(many(one_of(*SECTOR_NAMES)), _sectors),
    target=Shown(maybe(of("area"), "The sietch it marches on (23.4)."), _target),
    reinforcements=pile_size(w.REINFORCEMENTS),
    tactical=pile_size(w.TACTICAL),
    black_tokens=pile_size(w.BLACK_TOKENS),
    silver_tokens=pile_size(w.SILVER_TOKENS),
    ornithopter_used=truth(w.FLEW),
)
