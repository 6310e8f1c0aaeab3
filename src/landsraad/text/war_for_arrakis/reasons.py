"""Why something is not allowed, with the facts of the position and the number of the rule."""

from landsraad.arrakis.asked import Asking
from landsraad.arrakis.catalog import LEADER_IDS, LEADERS, PRESCIENCE_IDS
from landsraad.kernel.rules import Reason
from landsraad.text.fluent import FALLBACK, Named, messages, say
from landsraad.text.reasons import with_rule
from landsraad.text.war_for_arrakis.components import moment_text, requirement_text
from landsraad.text.war_for_arrakis.facts import fact
from landsraad.text.war_for_arrakis.names import result_named
from landsraad.text.war_for_arrakis.questions import question_text


def reason_text(reason: Reason, lang: str = FALLBACK, seat_names: list[str] | None = None) -> str:
    """The reason as a sentence, with its rule."""
    return with_rule(_told(reason, lang, seat_names), reason, lang)


def _told(reason: Reason, lang: str, seat_names: list[str] | None) -> str:
    arguments: Named = {}
    for key, value in reason.facts.items():
        if key == "question":
            arguments[key] = question_text(Asking(**value), lang)  # type: ignore[arg-type]
        else:
            arguments.update(fact(key, value, lang, seat_names))
    if reason.key in ("other-moment", "requirement-not-met"):
        arguments.update(_demands(PRESCIENCE_IDS.index(str(arguments["prescience-id"])), lang))
    elif reason.key == "other-box":
        arguments.update(result_named(LEADERS[LEADER_IDS.index(str(arguments["leader-id"]))].box, lang))
    own, common = f"arrakis-reason-{reason.key}", f"reason-{reason.key}"  # the table has reasons of its own
    known = own in messages(FALLBACK).entries or common not in messages(FALLBACK).entries
    return say(own if known else common, lang, arguments, "reason-unknown")


def _demands(card: int, lang: str) -> Named:
    """What stands on a prescience card: when it is claimed, and for what."""
    return {"moment": moment_text(card, lang), "requirement": requirement_text(card, lang)}
