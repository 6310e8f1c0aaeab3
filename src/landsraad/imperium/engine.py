"""The engine: three functions. `advance` until somebody is asked, `apply` an answer, and the table's own `clone`."""

from landsraad.imperium import words as w
from landsraad.imperium.agenda import answer_group, step_group
from landsraad.imperium.asides import (
    answer_discard,
    answer_swap,
    answer_test,
    step_discard,
    step_swap,
    step_test,
)
from landsraad.imperium.combat import (
    answer_combat,
    answer_place_ship,
    step_after_combat,
    step_combat,
    step_place_ship,
    step_rewards,
)
from landsraad.imperium.costs import answer_cost, step_cost
from landsraad.imperium.endgame import answer_endgame, step_endgame, step_scoring
from landsraad.imperium.influence import answer_heir, step_heir, step_influence, step_snooper
from landsraad.imperium.intrigue import step_played
from landsraad.imperium.market import answer_acquired, step_acquired
from landsraad.imperium.opening import (
    answer_draft,
    answer_intelligence,
    answer_masterstroke,
    step_draft,
    step_intelligence,
    step_masterstroke,
    step_setup,
)
from landsraad.imperium.resolve import answer_effect, answer_may_deploy, step_effect, step_flush, step_may_deploy
from landsraad.imperium.rivals import step_rival
from landsraad.imperium.rounds import answer_defend, step_defend, step_makers, step_recall, step_round
from landsraad.imperium.technology import step_reveal_tile
from landsraad.imperium.turns import answer_sell, answer_turn, step_next_turn, step_sell, step_turn
from landsraad.kernel.table import NOBODY, Table
from landsraad.kernel.vecs import i64


def advance(t: Table) -> None:
    """Go on until somebody has to decide, or the game is over."""
    while t.to_act < 0 and t.pending:
        code = t.pending[-4]
        if code == w.F_TURN:
            step_turn(t)
        elif code == w.F_EXEC:
            step_effect(t)
        elif code == w.F_GROUP:
            step_group(t)
        elif code == w.F_NEXT_TURN:
            step_next_turn(t)
        elif code == w.F_COST:
            step_cost(t)
        elif code == w.F_INFLUENCE:
            step_influence(t)
        elif code == w.F_ACQUIRED:
            step_acquired(t)
        elif code == w.F_COMBAT:
            step_combat(t)
        elif code == w.F_PLAYED:
            step_played(t)
        elif code == w.F_FLUSH:
            step_flush(t)
        elif code == w.F_DISCARD:
            step_discard(t)
        elif code == w.F_HEIR:
            step_heir(t)
        elif code == w.F_SNOOPER:
            step_snooper(t)
        elif code == w.F_SELL:
            step_sell(t)
        elif code == w.F_TEST:
            step_test(t)
        elif code == w.F_SWAP:
            step_swap(t)
        elif code == w.F_MAY_DEPLOY:
            step_may_deploy(t)
        elif code == w.F_REVEAL_TILE:
            step_reveal_tile(t)
        elif code == w.F_RIVAL:
            step_rival(t)
        elif code == w.F_ROUND:
            step_round(t)
        elif code == w.F_DEFEND:
            step_defend(t)
        elif code == w.F_REWARDS:
            step_rewards(t)
        elif code == w.F_PLACE_SHIP:
            step_place_ship(t)
        elif code == w.F_AFTER_COMBAT:
            step_after_combat(t)
        elif code == w.F_MAKERS:
            step_makers(t)
        elif code == w.F_RECALL:
            step_recall(t)
        elif code == w.F_ENDGAME:
            step_endgame(t)
        elif code == w.F_SCORING:
            step_scoring(t)
        elif code == w.F_DRAFT:
            step_draft(t)
        elif code == w.F_SETUP:
            step_setup(t)
        elif code == w.F_MASTERSTROKE:
            step_masterstroke(t)
        elif code == w.F_INTELLIGENCE:
            step_intelligence(t)
        else:
            raise AssertionError(f"unknown frame {code}")


def apply(t: Table, action: i64) -> None:
    """Carry out a legal action and go on to the next decision. It trusts its caller: see Game.play."""
    t.to_act = NOBODY
    code = t.pending[-4]
    if code == w.F_TURN:
        answer_turn(t, action)
    elif code == w.F_EXEC:
        answer_effect(t, action)
    elif code == w.F_GROUP:
        answer_group(t, action)
    elif code == w.F_COMBAT:
        answer_combat(t, action)
    elif code == w.F_COST:
        answer_cost(t, action)
    elif code == w.F_DISCARD:
        answer_discard(t, action)
    elif code == w.F_ACQUIRED:
        answer_acquired(t, action)
    elif code == w.F_MAY_DEPLOY:
        answer_may_deploy(t, action)
    elif code == w.F_SELL:
        answer_sell(t, action)
    elif code == w.F_HEIR:
        answer_heir(t, action)
    elif code == w.F_TEST:
        answer_test(t, action)
    elif code == w.F_SWAP:
        answer_swap(t, action)
    elif code == w.F_DEFEND:
        answer_defend(t, action)
    elif code == w.F_PLACE_SHIP:
        answer_place_ship(t, action)
    elif code == w.F_ENDGAME:
        answer_endgame(t, action)
    elif code == w.F_DRAFT:
        answer_draft(t, action)
    elif code == w.F_MASTERSTROKE:
        answer_masterstroke(t, action)
    elif code == w.F_INTELLIGENCE:
        answer_intelligence(t, action)
    else:
        raise AssertionError(f"nobody was asked by frame {code}")
    advance(t)
