"""The engine: three functions. `advance` until somebody is asked, `apply` an answer, and the table's own `clone`."""

from landsraad.arrakis.battle import answer_battle, step_battle
from landsraad.arrakis.casualties import answer_casualties, step_blast, step_blasted, step_casualties
from landsraad.arrakis.catalog import CARD_DECK
from landsraad.arrakis.deployment import (
    answer_deploy,
    answer_deploy_token,
    answer_kitab,
    step_deploy,
    step_deploy_token,
    step_kitab,
)
from landsraad.arrakis.desert import (
    answer_appear,
    answer_carryall,
    answer_sign_phase,
    answer_storms,
    step_appear,
    step_carryall,
    step_sign_phase,
    step_storms,
    step_strike,
    step_struck,
)
from landsraad.arrakis.desert_power import (
    answer_power,
    answer_signs,
    answer_worm_attack,
    answer_worm_move,
    step_power,
    step_signs,
    step_worm_attack,
    step_worm_move,
)
from landsraad.arrakis.effects import answer_choose, step_choose, step_sequence
from landsraad.arrakis.entering import answer_enter, answer_stack, step_enter, step_stack
from landsraad.arrakis.free import answer_free_choice, step_free
from landsraad.arrakis.hands import (
    answer_draw,
    answer_forced_discard,
    answer_play,
    step_draw,
    step_forced_discard,
    step_play,
    step_played,
)
from landsraad.arrakis.heighliners import (
    answer_earned,
    answer_imperium,
    answer_landing,
    step_earned,
    step_imperium,
    step_landing,
)
from landsraad.arrakis.movement import answer_attack, answer_move, step_attack, step_move
from landsraad.arrakis.picks import answer_pick, step_pick
from landsraad.arrakis.placing import (
    answer_place,
    answer_replace,
    answer_scatter,
    step_place,
    step_replace,
    step_scatter,
)
from landsraad.arrakis.prescience import answer_flee, answer_marker, step_flee, step_marker
from landsraad.arrakis.rounds import (
    answer_claim_end,
    answer_hand_limit,
    answer_last_scout,
    answer_swap,
    answer_unclaimed,
    step_claim_end,
    step_hand_limit,
    step_last_scout,
    step_round,
    step_swap,
    step_unclaimed,
)
from landsraad.arrakis.solo_turns import answer_solo, step_solo, step_solo_turn
from landsraad.arrakis.spice import answer_harvest, step_harvest
from landsraad.arrakis.turns import (
    answer_after,
    answer_allocate,
    answer_divide,
    answer_sister,
    answer_turn,
    step_after,
    step_allocate,
    step_divide,
    step_sister,
    step_turn,
)
from landsraad.arrakis.vehicles import answer_any_vehicle, answer_vehicles, step_any_vehicle, step_vehicles
from landsraad.arrakis.words import (
    DISCARD,
    F_AFTER,
    F_ALLOCATE,
    F_ANY_VEHICLE,
    F_APPEAR,
    F_ATTACK,
    F_BATTLE,
    F_BLAST,
    F_BLASTED,
    F_CARRYALL,
    F_CASUALTIES,
    F_CHOOSE,
    F_CLAIM_END,
    F_DEPLOY,
    F_DEPLOY_TOKEN,
    F_DIVIDE,
    F_DRAW,
    F_EARNED,
    F_ENTER,
    F_FLEE,
    F_FORCED_DISCARD,
    F_FREE,
    F_HAND_LIMIT,
    F_HARVEST,
    F_IMPERIUM,
    F_KITAB,
    F_LANDING,
    F_LAST_SCOUT,
    F_MARKER,
    F_MOVE,
    F_PICK,
    F_PLACE,
    F_PLAY,
    F_PLAYED,
    F_POWER,
    F_REPLACE,
    F_ROUND,
    F_SCATTER,
    F_SEQUENCE,
    F_SIGN_PHASE,
    F_SIGNS,
    F_SISTER,
    F_SOLO,
    F_SOLO_TURN,
    F_STACK,
    F_STORMS,
    F_STRIKE,
    F_STRUCK,
    F_SWAP,
    F_TURN,
    F_UNCLAIMED,
    F_VEHICLES,
    F_WORM_ATTACK,
    F_WORM_MOVE,
    P_OVER,
    PHASE,
    WINNER,
)
from landsraad.kernel.table import NOBODY, Table


def advance(t: Table) -> None:
    """Go on until somebody has to decide, or the game is over."""
    while t.to_act < 0 and t.pending:
        if t.shared[WINNER]:
            _close(t)
            return
        code = t.pending[-4]
        if code == F_TURN:
            step_turn(t)
        elif code == F_AFTER:
            step_after(t)
        elif code == F_MOVE:
            step_move(t)
        elif code == F_ENTER:
            step_enter(t)
        elif code == F_ATTACK:
            step_attack(t)
        elif code == F_BATTLE:
            step_battle(t)
        elif code == F_CASUALTIES:
            step_casualties(t)
        elif code == F_SEQUENCE:
            step_sequence(t)
        elif code == F_PLAY:
            step_play(t)
        elif code == F_PLAYED:
            step_played(t)
        elif code == F_PICK:
            step_pick(t)
        elif code == F_POWER:
            step_power(t)
        elif code == F_SIGNS:
            step_signs(t)
        elif code == F_DRAW:
            step_draw(t)
        elif code == F_PLACE:
            step_place(t)
        elif code == F_DEPLOY:
            step_deploy(t)
        elif code == F_DEPLOY_TOKEN:
            step_deploy_token(t)
        elif code == F_REPLACE:
            step_replace(t)
        elif code == F_STACK:
            step_stack(t)
        elif code == F_VEHICLES:
            step_vehicles(t)
        elif code == F_ANY_VEHICLE:
            step_any_vehicle(t)
        elif code == F_WORM_MOVE:
            step_worm_move(t)
        elif code == F_WORM_ATTACK:
            step_worm_attack(t)
        elif code == F_FREE:
            step_free(t)
        elif code == F_STRIKE:
            step_strike(t)
        elif code == F_STRUCK:
            step_struck(t)
        elif code == F_APPEAR:
            step_appear(t)
        elif code == F_CARRYALL:
            step_carryall(t)
        elif code == F_STORMS:
            step_storms(t)
        elif code == F_SIGN_PHASE:
            step_sign_phase(t)
        elif code == F_CHOOSE:
            step_choose(t)
        elif code == F_SCATTER:
            step_scatter(t)
        elif code == F_ROUND:
            step_round(t)
        elif code == F_ALLOCATE:
            step_allocate(t)
        elif code == F_SISTER:
            step_sister(t)
        elif code == F_DIVIDE:
            step_divide(t)
        elif code == F_HARVEST:
            step_harvest(t)
        elif code == F_CLAIM_END:
            step_claim_end(t)
        elif code == F_LAST_SCOUT:
            step_last_scout(t)
        elif code == F_SWAP:
            step_swap(t)
        elif code == F_HAND_LIMIT:
            step_hand_limit(t)
        elif code == F_UNCLAIMED:
            step_unclaimed(t)
        elif code == F_FORCED_DISCARD:
            step_forced_discard(t)
        elif code == F_MARKER:
            step_marker(t)
        elif code == F_FLEE:
            step_flee(t)
        elif code == F_KITAB:
            step_kitab(t)
        elif code == F_BLAST:
            step_blast(t)
        elif code == F_BLASTED:
            step_blasted(t)
        elif code == F_IMPERIUM:
            step_imperium(t)
        elif code == F_LANDING:
            step_landing(t)
        elif code == F_EARNED:
            step_earned(t)
        elif code == F_SOLO_TURN:
            step_solo_turn(t)
        elif code == F_SOLO:
            step_solo(t)
        else:
            raise AssertionError(f"unknown frame {code}")


def _close(t: Table) -> None:
    """The game is over: a card that was being played goes to its pile."""
    for at in range(0, len(t.pending), 4):
        if t.pending[at] == F_PLAYED:
            t.zones[DISCARD + CARD_DECK[t.pending[at + 1]]].append(t.pending[at + 1])
    t.pending.clear()
    t.shared[PHASE] = P_OVER
    t.question = 0
    t.options = []


def apply(t: Table, action: int) -> None:
    """Carry out a legal action and go on to the next decision. It trusts its caller: see Game.play."""
    t.to_act = NOBODY
    code = t.pending[-4]
    if code == F_TURN:
        answer_turn(t, action)
    elif code == F_AFTER:
        answer_after(t, action)
    elif code == F_MOVE:
        answer_move(t, action)
    elif code == F_ENTER:
        answer_enter(t, action)
    elif code == F_ATTACK:
        answer_attack(t, action)
    elif code == F_BATTLE:
        answer_battle(t, action)
    elif code == F_CASUALTIES:
        answer_casualties(t, action)
    elif code == F_PLAY:
        answer_play(t, action)
    elif code == F_PICK:
        answer_pick(t, action)
    elif code == F_POWER:
        answer_power(t, action)
    elif code == F_SIGNS:
        answer_signs(t, action)
    elif code == F_DRAW:
        answer_draw(t, action)
    elif code == F_PLACE:
        answer_place(t, action)
    elif code == F_DEPLOY:
        answer_deploy(t, action)
    elif code == F_DEPLOY_TOKEN:
        answer_deploy_token(t, action)
    elif code == F_REPLACE:
        answer_replace(t, action)
    elif code == F_STACK:
        answer_stack(t, action)
    elif code == F_VEHICLES:
        answer_vehicles(t, action)
    elif code == F_ANY_VEHICLE:
        answer_any_vehicle(t, action)
    elif code == F_WORM_MOVE:
        answer_worm_move(t, action)
    elif code == F_WORM_ATTACK:
        answer_worm_attack(t, action)
    elif code == F_FREE:
        answer_free_choice(t, action)
    elif code == F_APPEAR:
        answer_appear(t, action)
    elif code == F_CARRYALL:
        answer_carryall(t, action)
    elif code == F_STORMS:
        answer_storms(t, action)
    elif code == F_SIGN_PHASE:
        answer_sign_phase(t, action)
    elif code == F_CHOOSE:
        answer_choose(t, action)
    elif code == F_SCATTER:
        answer_scatter(t, action)
    elif code == F_ALLOCATE:
        answer_allocate(t, action)
    elif code == F_SISTER:
        answer_sister(t, action)
    elif code == F_DIVIDE:
        answer_divide(t, action)
    elif code == F_HARVEST:
        answer_harvest(t, action)
    elif code == F_CLAIM_END:
        answer_claim_end(t, action)
    elif code == F_LAST_SCOUT:
        answer_last_scout(t, action)
    elif code == F_SWAP:
        answer_swap(t, action)
    elif code == F_HAND_LIMIT:
        answer_hand_limit(t, action)
    elif code == F_UNCLAIMED:
        answer_unclaimed(t, action)
    elif code == F_FORCED_DISCARD:
        answer_forced_discard(t, action)
    elif code == F_MARKER:
        answer_marker(t, action)
    elif code == F_FLEE:
        answer_flee(t, action)
    elif code == F_KITAB:
        answer_kitab(t, action)
    elif code == F_IMPERIUM:
        answer_imperium(t, action)
    elif code == F_LANDING:
        answer_landing(t, action)
    elif code == F_EARNED:
        answer_earned(t, action)
    elif code == F_SOLO:
        answer_solo(t, action)
    else:
        raise AssertionError(f"nobody was asked by frame {code}")
    advance(t)
