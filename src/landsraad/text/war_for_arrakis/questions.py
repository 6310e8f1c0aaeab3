"""What is asked: the moment in words, with the card or leader that asks."""

from landsraad.arrakis import words as w
from landsraad.arrakis.asked import Asking
from landsraad.text.fluent import Named, sentence
from landsraad.text.war_for_arrakis.facts import fact
from landsraad.text.war_for_arrakis.names import named, side_named, tell


def question_text(asking: Asking, lang: str) -> str:
    """A question, as a sentence."""
    told: Named = {}
    for key, value in asking.facts.items():
        told.update(fact(key, value, lang, None))
    asked = sentence(tell(f"question-{asking.topic}", lang, told))
    if asking.source is not None:
        asked = tell("question-by", lang, {"question": asked, **named("source", *asking.source, lang)})
    if asking.automaton:
        asked = tell("question-for", lang, {"question": asked, **side_named(w.HARKONNEN, lang)})
    return asked
