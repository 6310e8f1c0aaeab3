"""What is asked."""

from landsraad.imperium import words as w
from landsraad.imperium.store import OP, OWNER
from landsraad.kernel.decisions import EFFECT, QUESTION_NAMES
from landsraad.text.fluent import FALLBACK, NOTHING, Arguments, say, sentence
from landsraad.text.imperium.effects import cost_text, effect
from landsraad.text.imperium.names import of_component


def question_text(question: int, node: int = 0, lang: str = FALLBACK) -> str:
    """A question of a type, with the effect or cost it belongs to (0: none)."""
    if OP[node] == w.LOOK_AT_TOP:
        question = EFFECT  # the card is known: the question is what becomes of it
    asked = say(f"question-{QUESTION_NAMES[question]}", lang)
    if not node:
        return asked
    about = of_component("source", OWNER[node], lang)
    if w.COST <= OP[node] <= w.COST_TRASH_TILE:
        return sentence(say("question-cost", lang, {"question": asked, "cost": cost_text(node, lang), **about}))
    return sentence(say("question-about", lang, {"question": asked, "effect": effect(node, lang), **about}))


def topic_text(topic: str, lang: str = FALLBACK, arguments: Arguments = NOTHING) -> str:
    """What is asked at a moment that no component explains: "defend", "heir", "sell"..."""
    return sentence(say(f"question-topic-{topic}", lang, arguments))
