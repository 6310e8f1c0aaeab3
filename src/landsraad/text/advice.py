"""Why an option is better, in words: what it brings, and what it costs others. What nobody has named is not told."""

from babel.numbers import format_decimal

from landsraad.text.fluent import FALLBACK, messages, say, sentence

LEAST = 0.05  # what would be told as 0


def feature_text(game: str, feature: str, by: float, lang: str, who: str = "") -> str:
    """A thing that has moved, such as "Spice: +2" or "Strength: −3 (Ada)"; empty where there are no words for it."""
    key = f"feature-{game}-{feature}"
    if key not in messages(FALLBACK).entries or abs(by) < LEAST:
        return ""
    amount = format_decimal(abs(by), "#,##0.#", lang.replace("-", "_"))
    told = sentence(say("advice-more" if by > 0 else "advice-less", lang, {"what": say(key, lang), "by": amount}))
    return say("advice-theirs", lang, {"told": told, "who": who}) if who else told
