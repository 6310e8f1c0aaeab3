"""Dune: Imperium speaks at a table: options and questions are put in the words of the moment."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, CONFLICT_FLAG, FLAG_SPACES, SPACE_IDS
from landsraad.kernel.decisions import verb_of
from landsraad.kernel.effects import KIDS, OP
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table
from landsraad.text.fluent import say, sentence
from landsraad.text.imperium.events import event_text
from landsraad.text.imperium.names import Named, faction_named, named, seat_name
from landsraad.text.imperium.options import option_text
from landsraad.text.imperium.questions import question_text, topic_text
from landsraad.text.imperium.reasons import reason_text

# What a verb means more exactly: by the frame that asks, or by the effect that asks.
FRAME_SHADES = {
    (w.V_YES, w.F_ACQUIRED): "acquired",
    (w.V_NO, w.F_ACQUIRED): "acquired",
    (w.V_YES, w.F_DEFEND): "defend",
    (w.V_NO, w.F_DEFEND): "defend",
    (w.V_END, w.F_SWAP): "swap",
    (w.V_PASS, w.F_TURN): "turn",
    (w.V_PASS, w.F_COMBAT): "combat",
    (w.V_PASS, w.F_ENDGAME): "endgame",
    (w.V_AMOUNT, w.F_MAY_DEPLOY): "deploy",
    (w.V_AMOUNT, w.F_SELL): "sell",
    (w.V_SPACE, w.F_PLACE_SHIP): "place",
    (w.V_FACTION, w.F_COST): "lose",
}
EFFECT_SHADES = {
    (w.V_YES, w.COMMISSION): "commission",
    (w.V_YES, w.NEGOTIATE): "negotiate",
    (w.V_YES, w.PAY): "pay",
    (w.V_AMOUNT, w.DEPLOY): "deploy",
    (w.V_AMOUNT, w.RETREAT): "retreat",
    (w.V_CARD, w.LOOK_AT_TOP): "draw",
    (w.V_SPACE, w.RECALL_AGENT): "recall",
    (w.V_SPACE, w.CLOSE_SPACE): "close",
}
STAGES = {w.OPENING: "opening", w.AGENT_TURN: "agent", w.REVEAL_TURN: "reveal"}


def shade(table: Table, action: int) -> str:
    """Which message of a verb fits the moment; "" for the plain one."""
    verb = verb_of(action)
    frame = table.pending[-4]
    if frame == w.F_EXEC:
        return EFFECT_SHADES.get((verb, OP[table.pending[-3]]), "")
    if verb == w.V_END and frame == w.F_TURN:
        return "reveal" if table.shared[w.STAGE] == w.REVEAL_TURN else "turn"
    return FRAME_SHADES.get((verb, frame), "")


def facts_of(table: Table, lang: str) -> Named:
    """What a question that no component explains tells about the position."""
    frame, first, second = table.pending[-4:-1]
    if frame == w.F_TURN:
        return {"persuasion": table.seats[first][w.PERSUASION]}
    if frame == w.F_HEIR:
        return faction_named(second, lang)
    if frame == w.F_DISCARD:
        return {"amount": second}
    if frame == w.F_ACQUIRED:
        return named("card", "card", CARD_IDS[second], lang)
    if frame == w.F_DEFEND:
        flag = CONFLICT_FLAG[table.shared[w.BATTLE] - 1]
        return named("space", "space", SPACE_IDS[FLAG_SPACES[flag]], lang)
    return {}


class ImperiumSpeaker:
    """How Dune: Imperium puts itself into words."""

    def option(self, table: Table, action: int, lang: str, names: list[str]) -> str:
        fitting = shade(table, action) if action in table.options else ""
        return option_text(action, lang, names, fitting)

    def question(self, table: Table, lang: str, names: list[str]) -> str:
        """What is asked now, and by what; a human is told for which Rival the decision is."""
        asked = self.asked(table, lang)
        owner = table.pending[-2] if table.pending[-4] in (w.F_EXEC, w.F_COST) else table.to_act
        if owner == table.to_act:
            return asked
        return say("question-for", lang, {"player": seat_name(owner, names, lang), "question": asked})

    def asked(self, table: Table, lang: str) -> str:
        frame, first, _, third = table.pending[-4:]
        if frame == w.F_EXEC:
            return question_text(table.question, first, lang)
        if frame == w.F_COST:
            return question_text(table.question, KIDS[first][third], lang)
        topic = STAGES[table.shared[w.STAGE]] if frame == w.F_TURN else w.FRAME_NAMES[frame]
        return topic_text(topic, lang, facts_of(table, lang))

    def event(self, event: tuple[int, int, int, int, int], lang: str, names: list[str]) -> str:
        return event_text(event, lang, names)

    def seat(self, table: Table, seat: int, lang: str) -> str:
        """What a seat is called that nobody has named."""
        mode = table.shared[w.MODE]
        if table.seats[seat][w.RIVAL] and mode == w.TWO_PLAYERS:
            return say("terminal-house-hagal", lang)
        if table.seats[seat][w.RIVAL]:
            return say("terminal-rival", lang, {"letter": str(seat)})
        return sentence(seat_name(seat, None, lang))

    def reason(self, reason: Reason, lang: str, names: list[str]) -> str:
        return reason_text(reason, lang, names)


SPEAKER = ImperiumSpeaker()
