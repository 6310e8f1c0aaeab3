"""Dune: Imperium speaks at a table: options and questions are put in the words of the moment."""

from landsraad.imperium import words as w
from landsraad.imperium.agenda import for_nothing
from landsraad.imperium.catalog import CARD_IDS, CONFLICTS, FLAG_SPACES, LEADER_IDS, SPACE_IDS
from landsraad.imperium.conditions import doable, tile_price
from landsraad.imperium.shipping import freighter_options
from landsraad.imperium.store import KIDS, OP, A
from landsraad.imperium.technology import tech_options
from landsraad.kernel.decisions import first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.rules import Reason
from landsraad.kernel.table import Table, top
from landsraad.text.fluent import Named, say, sentence
from landsraad.text.imperium.brief import brief_text
from landsraad.text.imperium.events import event_text
from landsraad.text.imperium.headlines import belongs_to, effect_headline, topic_headline
from landsraad.text.imperium.names import amount, faction_named, named, rival_name, seat_name
from landsraad.text.imperium.options import option_arguments, option_text
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
    (w.V_SPACE, w.F_PLACE_DREADNOUGHT): "place",
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
    (w.V_FACTION, w.INFLUENCE_ANY): "gain",
}
# Moments whose few words need to be told what they are about.
TOLD_IN_FULL = ("heir", "acquired", "defend", "place_dreadnought", "masterstroke", "intelligence")
STAGES = {w.OPENING: "opening", w.AGENT_TURN: "agent", w.REVEAL_TURN: "reveal"}


def shade(table: Table, action: int) -> str:
    """Which message of a verb fits the moment; "" for the plain one."""
    verb = verb_of(action)
    frame, effect, _, _ = top(table)
    if frame == w.F_EFFECT:
        return EFFECT_SHADES.get((verb, OP[effect]), "")
    if verb == w.V_END and frame == w.F_TURN:
        return "reveal" if table.shared[w.STAGE] == w.REVEAL_TURN else "turn"
    if verb == w.V_DO and action in for_nothing(table):
        return "nothing"
    return FRAME_SHADES.get((verb, frame), "")


def only_way(table: Table, action: int) -> int:
    """What an effect that lets one choose comes to where nothing can be chosen any more; else the effect itself."""
    if verb_of(action) != w.V_DO:
        return action
    effect, seat = first_of(action), table.to_act
    if OP[effect] == w.FREIGHTER_MOVE:
        ways = list(freighter_options(table, seat))
    elif OP[effect] == w.CHOOSE:
        ways = [pack(w.V_DO, kid) for kid in KIDS[effect] if doable(table, seat, kid, 0)]
    else:
        return action
    return only_way(table, ways[0]) if len(ways) == 1 else action


def tech_offer(table: Table, action: int) -> tuple[int, int]:
    """The tile an option acquires, and by which effect: also where the effect can acquire no other. (0, 0) for none."""
    verb = verb_of(action)
    frame, effect, _, _ = top(table)
    if verb == w.V_TECH and frame == w.F_EFFECT:
        return action, effect
    if verb == w.V_DO and OP[first_of(action)] == w.TECH:
        tiles = tech_options(table, table.to_act, first_of(action))
        if len(tiles) == 1:
            return tiles[0], first_of(action)
    return 0, 0


def priced(tech: int, effect: int, lang: str) -> str:
    """Nobody should pay for a tile before they know which, and how much."""
    price = tile_price(first_of(tech), A[effect], second_of(tech))
    cost = {"resource": amount(third_of(tech), price, lang)}
    return sentence(say("option-tech", lang, {**option_arguments(tech, lang, None), **cost}))


def facts_of(table: Table, lang: str) -> Named:
    """What a question that no component explains tells about the position."""
    frame, first, second, _ = top(table)
    if frame == w.F_TURN:
        counters = table.seats[first]
        return {"persuasion": counters[w.PERSUASION], "agents": counters[w.AGENTS]}
    if frame == w.F_HEIR:
        return faction_named(second, lang)
    if frame == w.F_DISCARD:
        return {"amount": second}
    if frame == w.F_ACQUIRED:
        return named("card", "card", CARD_IDS[second], lang)
    if frame == w.F_DEFEND:
        flag = CONFLICTS[table.shared[w.BATTLE] - 1].flag
        return named("space", "space", SPACE_IDS[FLAG_SPACES[flag]], lang)
    return {}


def turn_topic(table: Table) -> str:
    """What a turn asks in a few words: what could be done decides it, not only how far the turn has come."""
    verbs = {verb_of(action) for action in table.options}
    if table.shared[w.STAGE] == w.OPENING:
        return "opening" if verbs & {w.V_AGENT, w.V_MOVE} else "reveal-only"
    if w.V_ACQUIRE in verbs:
        return "buy"
    if w.V_DEPLOY in verbs and verbs <= {w.V_DEPLOY, w.V_END}:
        kinds = {second_of(action) for action in table.options if verb_of(action) == w.V_DEPLOY}
        return "may_deploy" if kinds == {w.TROOP} else "units"
    return "last" if w.V_END in verbs else several(table)


def several(table: Table) -> str:
    """What stands open and is not given up: which comes first, or that one thing is left to do."""
    return "order" if len(table.options) > 1 else "one-due"


def group_topic(table: Table) -> str:
    """What several effects ask: which of them comes first, or whether the last of them is used at all."""
    verbs = [verb_of(action) for action in table.options]
    if set(verbs) == {w.V_END}:
        return "done"
    return "one-left" if len(verbs) == 2 and w.V_END in verbs else several(table)


class ImperiumSpeaker:
    """How Dune: Imperium puts itself into words."""

    def option(self, table: Table, action: int, lang: str, names: list[str]) -> str:
        if action not in table.options:
            return option_text(action, lang, names)
        told = only_way(table, action)
        tech, effect = tech_offer(table, told)
        if effect:
            return priced(tech, effect, lang)
        return option_text(told, lang, names, shade(table, action) if told == action else "")

    def question(self, table: Table, lang: str, names: list[str]) -> str:
        """What is asked now, and by what; a human is told for which Rival the decision is."""
        return self.for_rival(table, self.asked(table, lang), lang, names)

    def for_rival(self, table: Table, text: str, lang: str, names: list[str], message: str = "question-for") -> str:
        frame, _, seat, _ = top(table)
        owner = seat if frame in (w.F_EFFECT, w.F_COST) else table.to_act
        if owner == table.to_act:
            return text
        return say(message, lang, {"player": seat_name(owner, names, lang), "question": text})

    def headline(self, table: Table, lang: str, names: list[str]) -> tuple[str, str]:
        frame, first, _, third = top(table)
        if frame in (w.F_EFFECT, w.F_COST):
            node = first if frame == w.F_EFFECT else KIDS[first][third]
            headline = effect_headline(table.question, node, lang)
            return (
                self.for_rival(table, headline, lang, names, "headline-for"),
                self.for_rival(table, belongs_to(node, lang), lang, names),
            )
        if frame == w.F_TURN:
            return topic_headline(turn_topic(table), lang, facts_of(table, lang)), ""
        name = table.engine.frames[frame].name
        facts = facts_of(table, lang)
        about = topic_text(name, lang, facts) if name in TOLD_IN_FULL else ""
        return topic_headline(group_topic(table) if name == "group" else name, lang, facts), about

    def asked(self, table: Table, lang: str) -> str:
        frame, first, _, third = top(table)
        if frame == w.F_EFFECT:
            return question_text(table.question, first, lang)
        if frame == w.F_COST:
            return question_text(table.question, KIDS[first][third], lang)
        topic = STAGES[table.shared[w.STAGE]] if frame == w.F_TURN else table.engine.frames[frame].name
        return topic_text(topic, lang, facts_of(table, lang))

    def event(self, event: tuple[int, int, int, int, int], lang: str, names: list[str]) -> str:
        return event_text(event, lang, names)

    def brief(self, event: tuple[int, int, int, int, int], lang: str, names: list[str]) -> str | None:
        return brief_text(event, lang, names)

    def seat(self, table: Table, seat: int, lang: str) -> str:
        """What a seat is called that nobody has named."""
        mode = table.shared[w.MODE]
        if table.seats[seat][w.RIVAL] and mode == w.TWO_PLAYERS:
            return say("terminal-house-hagal", lang)
        if table.seats[seat][w.RIVAL]:
            return rival_name(seat, LEADER_IDS[table.seats[seat][w.LEADER]], lang)
        return sentence(seat_name(seat, None, lang))

    def reason(self, reason: Reason, lang: str, names: list[str]) -> str:
        return reason_text(reason, lang, names)


SPEAKER = ImperiumSpeaker()
