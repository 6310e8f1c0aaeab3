"""What has happened, as lines of a log. Events tell of sides and members: who plays them is seated beside the log."""

from collections.abc import Callable

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import ATOMICS_IDS, CENTRAL, SECTOR_NAMES, SIETCH_AREAS
from landsraad.arrakis.catalog import OBJECTIVES, TACTICAL_SECTORS, TACTICAL_SIETCH
from landsraad.arrakis.content.tokens import STEPS_TO_ARRAKIS
from landsraad.arrakis.happened import whom
from landsraad.arrakis.leaders import UNFINISHED
from landsraad.arrakis.naming import EVENT_NAMES
from landsraad.arrakis.packing import unpacked_counts
from landsraad.text.fluent import FALLBACK, Named, join, sentence
from landsraad.text.war_for_arrakis.components import token_text
from landsraad.text.war_for_arrakis.names import (
    amount,
    area_named,
    card_named,
    figures,
    leader_named,
    marker_named,
    member_named,
    name,
    named,
    piece_named,
    power_named,
    prescience_named,
    result_named,
    seat_name,
    side_named,
    steps,
    tell,
    zone_named,
)

Event = tuple[int, int, int, int, int]
# How an event's numbers become the ending and the arguments of its message.
Told = tuple[str, Named]
Teller = Callable[[int, int, int, int, str], Told]

FIRST_LEADER = 5  # casualties from here on are named leaders
HOW = ["", "supremacy", "prescience", "limit"]


def event_text(event: Event, lang: str = FALLBACK, seat_names: list[str] | None = None) -> str:
    """One event as a line of the log."""
    code, who, a, b, c = event
    ending, told = TELLERS[code](who, a, b, c, lang) if code in TELLERS else ("", {})
    if whom(code) == "seat":
        told["player"] = seat_name(who, seat_names, lang)
    elif whom(code) == "member":
        told.update(member_named(who, lang))
    elif who >= 0:
        told.update(side_named(who, lang))
    return sentence(tell(f"event-{EVENT_NAMES[code]}{ending}", lang, told))


def _number(argument: str) -> Teller:
    """An event about a number."""
    return lambda who, a, b, c, lang: ("", {argument: a})


def _thing(named_by: Callable[[int, str], Named]) -> Teller:
    """An event about one thing, which is its first number."""
    return lambda who, a, b, c, lang: ("", named_by(a, lang))


_AREA = _thing(area_named)
_LEADER = _thing(leader_named)
_PRESCIENCE = _thing(prescience_named)
_RESULT = _thing(result_named)


def _phase(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"phase": name("phase", w.PHASE_NAMES[a], lang)}


def _from_to(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**area_named(a, lang, "start"), **area_named(b, lang)}


# --- cards and dice ------------------------------------------------------------------------------------------------


def _drew_card(who: int, a: int, b: int, c: int, lang: str) -> Told:
    deck = named("deck", "deck", w.MEMBER_NAMES[b], lang)
    return "", {**card_named(a, lang), **deck, **member_named(b, lang)}


def _attached(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**card_named(a, lang), **prescience_named(b, lang)}


def _rolled(who: int, a: int, b: int, c: int, lang: str) -> Told:
    counts = enumerate(unpacked_counts(a, w.BOXES))
    parts = [tell("amount-result", lang, {"amount": many, **result_named(box, lang)}) for box, many in counts if many]
    return "", {"results": join("and", parts, lang)}


def _changed(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**result_named(a, lang), **result_named(b, lang, "goal")}


def _used(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**named("use", "use", w.USE_NAMES[b], lang), **result_named(a, lang)}


def _die(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"token": b, **result_named(a, lang)}


def _objective(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"steps": steps(OBJECTIVES[a].scores, lang)}


# --- figures and tokens --------------------------------------------------------------------------------------------


def _placed(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"figures": figures(a, b, who, lang), **area_named(c, lang)}


def _leader_in_area(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**leader_named(a, lang), **area_named(b, lang)}


def _replaced(who: int, a: int, b: int, c: int, lang: str) -> Told:
    told: Named = {"figures": figures(a, 1, who, lang), "others": figures(b, 1, who, lang)}
    return "", {**told, **area_named(c, lang)}


def _left(who: int, a: int, b: int, c: int, lang: str) -> Told:
    what = amount("token", 1, lang) if a == w.FACEDOWN else figures(a, 1, who, lang)
    return "", {"figures": what, **area_named(b, lang)}


def _moved(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"amount": c, **area_named(a, lang, "start"), **area_named(b, lang)}


def _token(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"figures": token_text(b, who, lang), **area_named(c, lang)}


def _rank(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"rank": b, **area_named(a, lang)}


def _station(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**area_named(a, lang), **marker_named(b, lang)}


# --- battle and desert ---------------------------------------------------------------------------------------------


def _battle(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return ("-surprise" if c & w.SURPRISE else ""), {**area_named(a, lang, "start"), **area_named(b, lang)}


def _faces(swords: int, shields: int, specials: int, lang: str) -> str:
    """What combat dice show; "" without dice."""
    counts = (("sword", swords), ("shield", shields), ("special", specials))
    return join("and", [amount(face, many, lang) for face, many in counts if many], lang)


def _combat(who: int, a: int, b: int, c: int, lang: str) -> Told:
    faces = _faces(a, b, c, lang)
    return ("" if faces else "-nothing"), {"faces": faces}


def _casualty(who: int, a: int, b: int, c: int, lang: str) -> Told:
    if a >= FIRST_LEADER:
        return "-leader", {**leader_named(a - FIRST_LEADER, lang), **area_named(b, lang)}
    return "", {"reduced": c, "figures": figures(a, 1, who, lang), **area_named(b, lang)}


def _battle_ended(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return ("" if a else "-nobody"), area_named(b, lang)


def _hits(who: int, a: int, b: int, c: int, lang: str) -> Told:
    swords, shields, specials = unpacked_counts(c, 3)
    return "", {"faces": _faces(swords, shields, specials, lang), "hits": amount("hit", b, lang), **area_named(a, lang)}


def _sign(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**named("sign", "sign", w.FACE_NAMES[b], lang), **area_named(a, lang)}


def _worm(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"maker": b, **area_named(a, lang)}


def _atomics(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", named("atomics", "atomics", ATOMICS_IDS[a], lang)


# --- vehicles, tracks, powers --------------------------------------------------------------------------------------


def _vehicle(who: int, a: int, b: int, c: int, lang: str) -> Told:
    if a == w.HARVESTER_KIND:
        return "", {**piece_named(a, lang), **area_named(b, lang)}
    return "-air", {**piece_named(a, lang), **zone_named(b, lang)}


def _air(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**zone_named(a, lang), **piece_named(b, lang)}


def _scouted(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**zone_named(a, lang), **area_named(b, lang)}


def _marker(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"amount": b, "now": c, **marker_named(a, lang)}


def _supremacy(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"amount": a, "now": b}


def _harvested(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"spice": amount("spice", a, lang)}


def _paid(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"price": b, "step": c, **power_named(a, lang)}


def _ban(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {**power_named(a, lang), **named("ban", "ban", w.POWER_NAMES[a], lang)}


def _lowered(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"step": b, **power_named(a, lang)}


def _heighliner(who: int, a: int, b: int, c: int, lang: str) -> Told:
    return "", {"step": a, "steps": STEPS_TO_ARRAKIS}


def _recruited(who: int, a: int, b: int, c: int, lang: str) -> Told:
    what = amount("frigate", b, lang) if a == w.CHOAM else figures(w.TROOP, b, who, lang)
    return "", {"amount": b, "figures": what, **power_named(a, lang)}


def _landed(who: int, a: int, b: int, c: int, lang: str) -> Told:
    if a == w.CHOAM:
        return "-frigate", zone_named(b, lang)
    return "", {"figures": figures(w.TROOP, c, who, lang), **area_named(b, lang)}


def _tactical(who: int, a: int, b: int, c: int, lang: str) -> Told:
    mask = TACTICAL_SECTORS[a]
    sectors = [name("sector", sector, lang) for at, sector in enumerate(SECTOR_NAMES) if mask >> at & 1]
    told = tell("event-tactical-central", lang) if mask == CENTRAL else join("and", sectors, lang)
    return "", {"target": b, "sectors": told, **area_named(SIETCH_AREAS[TACTICAL_SIETCH[a]], lang)}


def _ended(who: int, a: int, b: int, c: int, lang: str) -> Told:
    if a == UNFINISHED:
        return "-unfinished", {}
    return "", {**named("how", "how", HOW[b], lang), **side_named(a - 1, lang)}


# Events that are told by the side alone are not listed.
TELLERS: dict[int, Teller] = {
    e.ROUND_BEGAN: _number("round"),
    e.PHASE_BEGAN: _phase,
    e.DREW_CARD: _drew_card,
    e.SHOWN_CARD: _drew_card,
    e.DREW: _number("amount"),
    e.DISCARDED: _thing(card_named),
    e.PLAYED: _thing(card_named),
    e.SOLO_CARD: _thing(card_named),
    e.REINFORCED: _number("amount"),
    e.PLACED: _placed,
    e.LEADER_PLACED: _leader_in_area,
    e.LEADER_TO_TANK: _LEADER,
    e.LEADER_ENTERED: _LEADER,
    e.LEADER_GONE: _LEADER,
    e.LEADER_BACK: _LEADER,
    e.LEADER_USED: _LEADER,
    e.LEADER_TAKEN_OFF: _leader_in_area,
    e.REPLACED: _replaced,
    e.UNIT_LEFT: _left,
    e.MOVED: _moved,
    e.TOKEN_REVEALED: _token,
    e.TOKEN_PLACED: _AREA,
    e.TOKENS_SWAPPED: _from_to,
    e.SIETCH_REVEALED: _rank,
    e.SIETCH_MOVED: _from_to,
    e.SIGN_PLACED: _AREA,
    e.SIGN_RESOLVED: _sign,
    e.HARVESTER_LOST: _AREA,
    e.AIR_CLEARED: _air,
    e.VEHICLE_PLACED: _vehicle,
    e.NAVIGATOR_PLACED: _thing(zone_named),
    e.DICE_ROLLED: _rolled,
    e.DIE_CHANGED: _changed,
    e.SISTER_PLACED: _RESULT,
    e.DIE_USED: _used,
    e.DIE_LOST: _die,
    e.DIE_FORCED: _die,
    e.BATTLE_BEGAN: _battle,
    e.COMBAT_ROLLED: _combat,
    e.BATTLE_ENDED: _battle_ended,
    e.CASUALTY: _casualty,
    e.SETTLEMENT_LOST: _rank,
    e.RETREATED: _from_to,
    e.WORM_PLACED: _worm,
    e.WORM_MOVED: _from_to,
    e.WORM_ATTACKED: _hits,
    e.STORM: _hits,
    e.BLAST: _hits,
    e.STATION_TAKEN: _station,
    e.MARKER_ADVANCED: _marker,
    e.MARKER_LOWERED: _marker,
    e.SUPREMACY_ROSE: _supremacy,
    e.CLAIMED: _PRESCIENCE,
    e.PRESCIENCE_REVEALED: _PRESCIENCE,
    e.PRESCIENCE_REMOVED: _PRESCIENCE,
    e.PRESCIENCE_BACK: _PRESCIENCE,
    e.ATTACHED: _attached,
    e.SPICE_HARVESTED: _harvested,
    e.PAID: _paid,
    e.BAN: _ban,
    e.IMPERIUM_LOWERED: _lowered,
    e.ATOMICS_DETONATED: _atomics,
    e.OBJECTIVE_DRAWN: _objective,
    e.SCOUTED: _scouted,
    e.HEIGHLINER_MOVED: _heighliner,
    e.LANDED: _landed,
    e.RECRUITED: _recruited,
    e.TACTICAL_DRAWN: _tactical,
    e.SOLO_DIE: _RESULT,
    e.GAME_ENDED: _ended,
}
