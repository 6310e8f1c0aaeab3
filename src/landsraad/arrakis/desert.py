"""The desert: wormsigns, sandworms, storms and Desert Power (war_for_arrakis 7.3, 12.3, 13, 14)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import pieces
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import DEEP, DESERT, IS_SAND, SAND_AREAS, TERRAIN, ZONES_OF
from landsraad.arrakis.casualties import hit_from_afar, roll_dice
from landsraad.arrakis.packing import packed_counts
from landsraad.arrakis.solo import saving_carryalls
from landsraad.arrakis.staying import then_act
from landsraad.arrakis.supplies import clear_zone, lose_harvester, place_sign, sign_at, signs_left, take_sign
from landsraad.kernel import piles
from landsraad.kernel.decisions import EFFECT, ORDER, SPACE, first_of, pack, verb_of
from landsraad.kernel.table import Frame, Table, amend, emit, frames_from_below, pop, push
from landsraad.kernel.vecs import i64

WORM_DICE: Final = 4
MAKER_DICE: Final = 6
STORM_DICE: Final = 2
# Stages of the frame of phase 3: turn up, place the last ones, resolve
TURN_UP: Final = 0
PLACE_LAST: Final = 1
SIGNS_UP: Final = 2
# How a sandworm comes: from the supply, as the Wild Maker, or from another area (+ 3).
AS_WORM: Final = 1
AS_MAKER: Final = 2
FROM_ELSEWHERE: Final = 3


def desert_hits(area: i64, faces: list[int]) -> i64:
    """13.7, 14.2: a Sword is a hit, a Special two in deep desert, one in desert, none elsewhere."""
    return faces[w.SWORD] + faces[w.STAR] * (2 if TERRAIN[area] == DEEP else 1 if TERRAIN[area] == DESERT else 0)


def desert_strikes(t: Table, event: i64, area: i64, dice: i64) -> None:
    """A storm or a sandworm: the dice are rolled, and hit the legion there."""
    faces = roll_dice(t, dice)
    hits = desert_hits(area, faces)
    emit(t, event, w.ATREIDES, area, hits, packed_counts(faces))
    hit_from_afar(t, area, hits)


def worms_on_board(t: Table) -> list[int]:
    return [area for area in SAND_AREAS if t.shared[w.FEATURES + area] & w.ANY_WORM]


def put_worm(t: Table, area: i64, maker: bool) -> None:
    shared = t.shared
    shared[w.FEATURES + area] |= w.MAKER if maker else w.WORM
    shared[w.MAKER_SUPPLY if maker else w.WORMS] -= 1
    piles.put(t, w.APPEARED, area)
    emit(t, e.WORM_PLACED, w.ATREIDES, area, 1 if maker else 0, 0)


def move_worm(t: Table, start: i64, goal: i64) -> None:
    shared = t.shared
    worm = shared[w.FEATURES + start] & w.ANY_WORM
    shared[w.FEATURES + start] &= ~w.ANY_WORM
    shared[w.FEATURES + goal] |= worm
    at = piles.find(t.zones[w.APPEARED], start)
    if at >= 0:
        piles.replace_at(t, w.APPEARED, at, goal)
    emit(t, e.WORM_MOVED, w.ATREIDES, start, goal, 0)


# --- a sandworm appears --------------------------------------------------------------------------------------------


class Appear(Frame):
    """13.5. The frame: area, how it comes, stage (0 figure, 1 legion, 2 harvester and placing)."""

    def step(self, t: Table, area: i64, how: i64, stage: i64, /) -> None:
        shared = t.shared
        if stage == 0:
            if shared[w.SIDE + area] == w.ATREIDES + 1 or shared[w.FEATURES + area] & w.ANY_WORM:
                pop(t)
            else:
                _choose_worm(t)
        elif stage == 1:
            if shared[w.SIDE + area] != w.HARKONNEN + 1:
                amend(t, area, how, 2)
                return
            goals = pieces.neighbours_free(t, w.HARKONNEN, area)
            if not goals:
                pop(t)  # it attacks the legion and is not placed
                push(t, w.F_STRIKE, area, MAKER_DICE if _is_maker(t, how) else WORM_DICE, 0)
            elif pieces.one_answer(t, goals, pieces.automaton(t, w.HARKONNEN)):
                _flee(t, area, how, goals[0])
            else:
                # the House member decides, whoever acts (19.8)
                pieces.ask_seat(t, shared[w.SEAT_OF + w.HOUSE_HARKONNEN], SPACE, [pack(w.V_TO, goal) for goal in goals])
        elif stage == 2 and shared[w.FEATURES + area] & w.HARVESTER:
            amend(t, area, how, 3)
            push(t, w.F_CARRYALL, area, 0, 0)
        else:
            pop(t)
            if how >= FROM_ELSEWHERE:
                move_worm(t, how - FROM_ELSEWHERE, area)
                piles.put(t, w.APPEARED, area)
            else:
                put_worm(t, area, how == AS_MAKER)

    def answer(self, t: Table, area: i64, how: i64, stage: i64, action: i64, /) -> None:
        verb = verb_of(action)
        if verb == w.V_TO:
            _flee(t, area, how, first_of(action))
        elif verb == w.V_FROM:
            amend(t, area, FROM_ELSEWHERE + first_of(action), 1)
        elif verb == w.V_NO:
            pop(t)
        else:
            amend(t, area, AS_MAKER if verb == w.V_WILD_MAKER else AS_WORM, 1)

    def against(self, t: Table, area: i64, how: i64, stage: i64, action: i64, /) -> i64:
        chosen = first_of(action)
        if stage == 1 and verb_of(action) == w.V_TO:
            return pieces.against_step(area, chosen) or pieces.against_entering(t, w.HARKONNEN, chosen)
        moves = stage == 0 and verb_of(action) == w.V_FROM and not t.shared[w.WORMS] and not t.shared[w.MAKER_SUPPLY]
        return against_coming(t, chosen) if moves else 0


def _is_maker(t: Table, how: i64) -> bool:
    if how >= FROM_ELSEWHERE:
        return t.shared[w.FEATURES + how - FROM_ELSEWHERE] & w.MAKER != 0
    return how == AS_MAKER


def _choose_worm(t: Table) -> None:
    figures = [pack(w.V_SANDWORM)] if t.shared[w.WORMS] else []
    if t.shared[w.MAKER_SUPPLY]:
        figures.append(pack(w.V_WILD_MAKER))
    if figures:
        pieces.ask_or_answer(t, w.ATREIDES, EFFECT, figures)
    else:  # 13.12: no figure left
        old = [other for other in worms_on_board(t) if not against_coming(t, other)]
        if not old:
            pop(t)
            return
        pieces.ask_side(t, w.ATREIDES, SPACE, [*[pack(w.V_FROM, other) for other in old], pack(w.V_NO)])


def against_coming(t: Table, area: i64) -> i64:
    """13.12: a sandworm of another area comes, unless it has only just appeared there."""
    if not t.shared[w.FEATURES + area] & w.ANY_WORM:
        return r.NO_SANDWORM_THERE
    return r.WORM_JUST_APPEARED if area in t.zones[w.APPEARED] else 0


def _flee(t: Table, area: i64, how: i64, goal: i64) -> None:
    """13.11: the whole legion retreats; in phase 2 what it comes upon takes effect, a wormsign before anything else
    that has been entered; in phase 3 only stacking."""
    shared = t.shared
    units, tokens = shared[w.UNITS + area], shared[w.TOKENS + area]
    emit(t, e.RETREATED, w.HARKONNEN, area, goal, 0)
    pieces.shift(t, w.HARKONNEN, area, goal, units, tokens)
    if shared[w.CHAIN] == area + 1:
        shared[w.CHAIN] = goal + 1  # the card goes on speaking of this legion
    amend(t, area, how, 2)
    if shared[w.PHASE] == w.P_ACTIONS:
        pieces.arrive(t, goal, units, tokens)
        pop(t)
        push(t, w.F_ENTER, goal + 1, 0, 0)
        push(t, w.F_APPEAR, area, how, 2)
    else:
        pieces.check_stack(t, goal)


class Carryall(Frame):
    """12.3, 12.5: a carryall saves the harvester from the sandworm, or it is lost."""

    def step(self, t: Table, area: i64, _b: i64, _c: i64, /) -> None:
        if t.shared[w.SOLO]:
            zones = saving_carryalls(t, area)
        else:
            zones = [zone for zone in ZONES_OF[area] if t.shared[w.AIR_ZONES + zone] == w.CARRYALL]
        options = [pack(w.V_ZONE, zone) for zone in zones]
        if not options:
            _lost_to_worm(t, area)
        elif t.shared[w.SOLO]:
            pieces.ask_or_answer(t, w.HARKONNEN, SPACE, options, True)
        else:
            pieces.ask_side(t, w.HARKONNEN, SPACE, [*options, pack(w.V_NO)])

    def answer(self, t: Table, area: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_NO:
            _lost_to_worm(t, area)
        else:
            pop(t)
            clear_zone(t, first_of(action))

    def against(self, t: Table, area: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        if verb_of(action) != w.V_ZONE:
            return 0
        return pieces.against_sky(first_of(action), area) or pieces.against_piece(t, first_of(action), (w.CARRYALL,))


def _lost_to_worm(t: Table, area: i64) -> None:
    pop(t)
    lose_harvester(t, area)
    if not t.shared[w.TRIBUTE] and then_act(t, w.ATREIDES, w.ON_HARVESTER):
        t.shared[w.TRIBUTE] = 1


class Strike(Frame):
    """13.7: a sandworm attacks an area."""

    def step(self, t: Table, area: i64, dice: i64, _c: i64, /) -> None:
        pop(t)
        push(t, w.F_STRUCK, area, 0, 0)
        if t.shared[w.SIDE + area] == w.HARKONNEN + 1:
            desert_strikes(t, e.WORM_ATTACKED, area, dice)


class Struck(Frame):
    """With no unit left (or none before) the harvester there falls, unless a carryall saves it."""

    def step(self, t: Table, area: i64, _b: i64, _c: i64, /) -> None:
        pop(t)
        if t.shared[w.SIDE + area] == 0 and t.shared[w.FEATURES + area] & w.HARVESTER:
            push(t, w.F_CARRYALL, area, 0, 0)


# --- phase 3 -------------------------------------------------------------------------------------------------------


def begin_sign_phase(t: Table) -> None:
    """13.4: discard, place, turn up; what has an effect waits to be resolved."""
    shared = t.shared
    piles.clear(t, w.APPEARED)
    for area in SAND_AREAS:
        if sign_at(t, area) and (shared[w.SIDE + area] == w.ATREIDES + 1 or shared[w.FEATURES + area] & w.ANY_WORM):
            take_sign(t, area)
    places = [area for area in SAND_AREAS if not against_new_sign(t, area)]
    if len(places) > signs_left(t):
        push(t, w.F_SIGN_PHASE, PLACE_LAST, 0, 0)  # 13.2: the Atreides choose where the last ones go
    else:
        for area in places:
            place_sign(t, area)
        push(t, w.F_SIGN_PHASE, TURN_UP, 0, 0)


def against_any_sign(t: Table, area: i64) -> i64:
    """Wormsigns lie in the desert, where none is and no sandworm (7.3.1, 13.4)."""
    if t.shared[w.FEATURES + area] & w.ANY_WORM:
        return r.SANDWORM_THERE
    return r.WORMSIGN_THERE if t.shared[w.FEATURES + area] & w.SIGN else 0 if IS_SAND[area] else r.NOT_DESERT


def against_new_sign(t: Table, area: i64) -> i64:
    """13.4: legions and harvesters of the Harkonnen draw a wormsign."""
    drawn = t.shared[w.SIDE + area] == w.HARKONNEN + 1 or t.shared[w.FEATURES + area] & w.HARVESTER
    return against_any_sign(t, area) or (0 if drawn else r.NOTHING_TO_STRIKE)


def ask_for_next(t: Table) -> None:
    """Several areas wait for what happens there: the Atreides choose which comes next."""
    pieces.ask_or_answer(t, w.ATREIDES, ORDER, [pack(w.V_TO, area) for area in t.zones[w.TO_RESOLVE]])


def against_waiting(action: i64) -> i64:
    """Several areas wait for what happens there, and this is none of them."""
    return r.NOTHING_WAITS_THERE if verb_of(action) == w.V_TO else 0


def wormsigns_are_up(t: Table) -> bool:
    """In phase 3, once all have been placed and turned up (13.4)."""
    for code, stage, _, _ in frames_from_below(t):
        if code == w.F_SIGN_PHASE:
            return stage == SIGNS_UP
    return False


class SignPhase(Frame):
    def step(self, t: Table, stage: i64, _b: i64, _c: i64, /) -> None:
        if stage == PLACE_LAST:
            places = [area for area in SAND_AREAS if not against_new_sign(t, area)]
            if places and signs_left(t):
                pieces.ask_side(t, w.ATREIDES, SPACE, [pack(w.V_PLACE, area) for area in places])
            else:
                amend(t, TURN_UP, _b, _c)
            return
        if stage == TURN_UP:
            # All are turned up; those without effect only go back after the others (13.10).
            piles.clear(t, w.TO_RESOLVE)
            for area in SAND_AREAS:
                face = sign_at(t, area) - 1
                if face >= 0:
                    emit(t, e.SIGN_RESOLVED, w.ATREIDES, area, face, 0)
                if face == w.SANDWORM or (face == w.BURROWING and TERRAIN[area] == DEEP):
                    piles.put(t, w.TO_RESOLVE, area)
            amend(t, SIGNS_UP, _b, _c)
        if t.zones[w.TO_RESOLVE]:
            ask_for_next(t)
        else:
            pop(t)
            for area in SAND_AREAS:
                if sign_at(t, area):
                    take_sign(t, area)

    def answer(self, t: Table, stage: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_PLACE:
            place_sign(t, first_of(action))
        else:
            piles.take_out(t, w.TO_RESOLVE, first_of(action))
            push(t, w.F_APPEAR, first_of(action), 0, 0)

    def against(self, t: Table, stage: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        if stage != PLACE_LAST:
            return against_waiting(action)
        return against_new_sign(t, first_of(action)) if verb_of(action) == w.V_PLACE else 0


def begin_storms(t: Table) -> None:
    """14.2: two dice for every Harkonnen legion in an exposed area."""
    piles.lay(t, w.TO_RESOLVE, [area for area in pieces.legions(t, w.HARKONNEN) if pieces.exposed(t, area)])
    push(t, w.F_STORMS, 0, 0, 0)


class Storms(Frame):
    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if t.zones[w.TO_RESOLVE]:
            ask_for_next(t)
        else:
            pop(t)

    def answer(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> None:
        area = first_of(action)
        piles.take_out(t, w.TO_RESOLVE, area)
        desert_strikes(t, e.STORM, area, STORM_DICE)

    def against(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return against_waiting(action)
