"""The question in a few words, and apart from it what it belongs to."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.store import OP, OWNER
from landsraad.kernel.decisions import EFFECT, ORDER, QUESTION_NAMES, SEAT, TILE, YES_NO
from landsraad.text.fluent import FALLBACK, NOTHING, Arguments, say, sentence
from landsraad.text.imperium.effects import cost_text, effect
from landsraad.text.imperium.names import of_component

# What an effect or a cost asks; those that are not here ask what their type of question asks.
OF_EFFECT: Final = {
    w.TROOPS: "may_deploy",
    w.DEPLOY: "deploy",
    w.RETREAT: "retreat",
    w.TRASH_CARD: "trash",
    w.INFLUENCE_ANY: "influence",
    w.INFLUENCE_TWO: "influence-two",
    w.INFLUENCE_AGENTS: "influence",
    w.FREIGHTER_MOVE: "freighter",
    w.TECH: "tile",
    w.ACQUIRE: "acquire",
    w.CLOSE_SPACE: "close",
    w.TAKE_FROM_DISCARD: "take-back",
    w.LOOK_AT_TOP: "top",
    w.RECALL_AGENT: "recall",
    w.SWAP_INTRIGUE: "swap",
    w.MANIPULATE: "remove",
    w.SET_CARD_ASIDE: "aside",
    w.SELL_SPICE: "sell",
    w.PAY: "pay",
    w.COST_TRASH: "trash",
    w.COST_INFLUENCE: "lose-influence",
    w.COST_TROOPS: "lose",
    w.COST_RETREAT_UNITS: "retreat",
    w.COST_INTRIGUE: "give-intrigue",
    w.COST_TRASH_TILE: "trash-tile",
}
OF_QUESTION: Final = {ORDER: "order", EFFECT: "choose", SEAT: "seat", TILE: "tile"}


def effect_headline(question: int, node: int, lang: str = FALLBACK) -> str:
    """What an effect or a cost asks; whether an effect is wanted at all is another question than what it asks."""
    if OP[node] == w.COST_DISCARD:
        return topic_headline("discard", lang, {"amount": 1})
    may_be_left = question == YES_NO and OP[node] != w.PAY
    topic = None if may_be_left else OF_EFFECT.get(OP[node], OF_QUESTION.get(question))
    return topic_headline(topic, lang) if topic else say(f"question-{QUESTION_NAMES[question]}", lang)


def topic_headline(topic: str, lang: str = FALLBACK, arguments: Arguments = NOTHING) -> str:
    return say(f"headline-{topic}", lang, arguments)


def belongs_to(node: int, lang: str = FALLBACK) -> str:
    """The component that asks, with its effect or the cost that is being paid."""
    paying = w.COST <= OP[node] <= w.COST_TRASH_TILE
    what = cost_text(node, lang) if paying else effect(node, lang)
    return sentence(say("headline-about", lang, {"what": what, **of_component("source", OWNER[node], lang)}))
