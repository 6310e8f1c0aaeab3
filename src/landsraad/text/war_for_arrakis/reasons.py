"""Why something is not allowed, with the facts of the position and the number of the rule."""

from landsraad.arrakis.catalog import LEADER_BOX, LEADER_IDS, PRESCIENCE_IDS
from landsraad.arrakis.explain import Moment
from landsraad.arrakis.ruleset import WarForArrakis
from landsraad.kernel.rules import Reason
from landsraad.text.fluent import FALLBACK, join, say, sentence
from landsraad.text.war_for_arrakis.components import moment_text, requirement_text
from landsraad.text.war_for_arrakis.names import Named, figures, named, result_named, seat_name
from landsraad.text.war_for_arrakis.questions import question_text

RULES = WarForArrakis()

# Facts that are words of the game: they have a name.
WORDS = ("result", "marker", "power", "side", "member", "unit", "vehicle")


def reason_text(reason: Reason, lang: str = FALLBACK, seat_names: list[str] | None = None) -> str:
    """The reason as a sentence, with its rule. One that nobody has put into words still names the rule."""
    told = sentence(_told(reason, lang, seat_names))
    if not any(character.isdigit() for character in reason.rule):
        return told  # not a rule of the game: notation, for example
    return say("reason-with-rule", lang, {"reason": told, "rule": reason.rule})


def _told(reason: Reason, lang: str, seat_names: list[str] | None) -> str:
    arguments: Named = {}
    for key, value in reason.facts.items():
        arguments.update(_fact(key, value, lang, seat_names))
    if reason.key in ("other-moment", "requirement-not-met"):
        arguments.update(_demands(PRESCIENCE_IDS.index(str(arguments["prescience-id"])), lang))
    elif reason.key == "other-box":
        arguments.update(result_named(LEADER_BOX[LEADER_IDS.index(str(arguments["leader-id"]))], lang))
    return say(f"arrakis-reason-{reason.key}", lang, arguments, "reason-unknown")


def _demands(card: int, lang: str) -> Named:
    """What stands on a prescience card: when it is claimed, and for what."""
    return {"moment": moment_text(card, lang), "requirement": requirement_text(card, lang)}


def _fact(key: str, value: object, lang: str, seat_names: list[str] | None) -> Named:
    """A fact as arguments: numbers as they are, components and words by their names."""
    if isinstance(value, str) and key in WORDS:
        return named(key, key, value, lang)
    if isinstance(value, str | int):
        return {key: value}
    if not isinstance(value, tuple):
        raise AssertionError(f"a reason cannot tell {key}: {value!r}")
    kind, what = value
    if kind == "seats":
        return {key: join("and", [seat_name(seat, seat_names, lang) for seat in what], lang)}
    if kind == "figures":
        unit, number, side = what
        return {key: figures(unit, number, side, lang)}
    if isinstance(what, Moment):
        return {key: question_text(what.table, lang, RULES.source(what.table))}
    return named(key, kind, what, lang)
