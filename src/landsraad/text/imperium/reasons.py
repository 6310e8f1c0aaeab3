"""Why something is not allowed, with the facts of the position and the number of the rule."""

from landsraad.imperium.naming import NODES
from landsraad.kernel.rules import Reason
from landsraad.text.fluent import FALLBACK, Named, join, say
from landsraad.text.imperium.effects import condition_text, cost_text, effect
from landsraad.text.imperium.names import named, seat_name
from landsraad.text.reasons import with_rule


def reason_text(reason: Reason, lang: str = FALLBACK, seat_names: list[str] | None = None) -> str:
    """The reason as a sentence, with its rule."""
    return with_rule(_told(reason, lang, seat_names), reason, lang)


def _told(reason: Reason, lang: str, seat_names: list[str] | None) -> str:
    arguments: Named = {}
    for key, value in reason.facts.items():
        arguments.update(_fact(key, value, lang, seat_names))
    arguments.update(_amounts(reason, lang))
    return say(f"reason-{reason.key}", lang, arguments, "reason-unknown")


def _fact(key: str, value: object, lang: str, seat_names: list[str] | None) -> Named:
    """A fact as arguments: numbers and words as they are, everything else put into words."""
    if isinstance(value, str | int):
        return {key: value}
    if isinstance(value, list):
        return {key: join("parts", [str(item) for item in value], lang), f"{key}-count": len(value)}
    if not isinstance(value, tuple):
        raise AssertionError(f"a reason cannot tell {key}: {value!r}")
    kind, what = value
    if kind == "seats":
        players = [seat_name(seat, seat_names, lang) for seat in what]
        return {key: join("and", players, lang), f"{key}-count": len(players)}
    if kind == "effects":
        return {key: join("parts", [effect(_node(path), lang) for path in what], lang), f"{key}-count": len(what)}
    if kind == "effect":
        return {key: effect(_node(what), lang)}
    if kind == "cost":
        return {key: cost_text(_node(what), lang)}
    if kind == "condition":
        code, a, b = what
        return {key: condition_text(code, a, b, lang)}
    return named(key, kind, what, lang)


def _node(path: str) -> int:
    return NODES[path]


def _amounts(reason: Reason, lang: str) -> Named:
    """Numbers beside a resource or a kind of unit, as amounts of it: $price becomes $price-of."""
    for key in ("resource", "unit"):
        fact = reason.facts.get(key)
        if isinstance(fact, tuple):
            return {
                f"{other}-of": say(f"amount-{fact[1]}", lang, {"amount": value})
                for other, value in reason.facts.items()
                if isinstance(value, int)
            }
    return {}
