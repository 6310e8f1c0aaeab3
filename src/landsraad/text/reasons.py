"""Why something is not allowed: what the sentence of a reason ends with, whatever the game."""

from landsraad.kernel.rules import Reason
from landsraad.text.fluent import say, sentence


def with_rule(told: str, reason: Reason, lang: str) -> str:
    """A reason as a sentence, with its rule. One that nobody has put into words still names the rule."""
    if not any(character.isdigit() for character in reason.rule):
        return sentence(told)  # not a rule of the game: notation, for example
    return say("reason-with-rule", lang, {"reason": sentence(told), "rule": reason.rule})
