"""Clocks, for who wants them: so long for a turn, so long for the whole game, or both. Nothing here waits.

A turn is the time from when a seat is asked until somebody else is. It uses up its own time first and then the bank of
its seat. Bots have no clock. When both are used up the flag falls, and a bot plays on or the host decides.
"""

from landsraad.server import seating
from landsraad.server.protocol import Clock, ClockInfo
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Sheet, Ticking

LONGEST_TURN = 7 * 86400
LONGEST_BANK = 60 * 86400
SHORTEST = 10  # seconds
OVERTIME = 0.1  # of the bank, for who comes back after the flag has fallen


def checked(clock: Clock | None, kind: str) -> Clock | None:
    """A clock as it was wished for, if it can be kept."""
    if clock is None:
        return None
    if kind != "friends":
        raise Refused("clock-friends")
    whole = clock.turn + clock.bank
    if not (0 <= clock.turn <= LONGEST_TURN and 0 <= clock.bank <= LONGEST_BANK and whole >= SHORTEST):
        raise Refused("clock-wrong", {"least": SHORTEST, "turn": LONGEST_TURN // 86400, "bank": LONGEST_BANK // 86400})
    clock.bot = seating.known_bot(clock.bot)
    return clock


def asked(sheet: Sheet, to_act: int | None) -> int:
    """The seat whose clock runs; -1: nobody's does."""
    return -1 if to_act is None or sheet.seats[to_act].kind != "person" else to_act


def turned(sheet: Sheet, before: Ticking | None, to_act: int | None, now: float) -> Ticking | None:
    """How the clocks stand after something has happened."""
    if sheet.clock is None or sheet.began is None:
        return None
    ticking = before or Ticking(left=[float(sheet.clock.bank)] * len(sheet.seats))
    running, whose = asked(sheet, to_act), -1 if to_act is None else to_act
    was = ticking.seat if ticking.whose < 0 else ticking.whose
    elapsed = _elapsed(ticking, now)
    since = None if sheet.paused or running < 0 else now
    fell = ticking.flagged and sheet.clock.flag == "bot" and running < 0
    if whose == was and not fell:  # also if it is handed to a bot and back: what was used of the turn is used
        stays = running == ticking.seat and (since is None) == (ticking.since is None)
        return ticking if stays else Ticking(running, elapsed, since, ticking.left, ticking.flagged, whose)
    left = ticking.left[:]
    if was >= 0:
        left[was] = _bank(sheet.clock, left[was], elapsed)
    return Ticking(running, 0.0, since, left, whose=whose)


def until_flag(clock: Clock, ticking: Ticking, now: float) -> float | None:
    """In how many seconds the flag falls; None: no clock runs, or it has fallen."""
    if ticking.seat < 0 or ticking.since is None or ticking.flagged:
        return None
    return clock.turn + ticking.left[ticking.seat] - _elapsed(ticking, now)


def info(sheet: Sheet, ticking: Ticking | None, now: float) -> ClockInfo | None:
    """The clocks as they are told: whole seconds, as of now."""
    if sheet.clock is None:
        return None
    stopped = ticking or Ticking(left=[float(sheet.clock.bank)] * len(sheet.seats))
    elapsed = _elapsed(stopped, now)
    left = stopped.left[:]
    if stopped.seat >= 0:
        left[stopped.seat] = max(0.0, left[stopped.seat] - max(0.0, elapsed - sheet.clock.turn))
    return ClockInfo(
        clock=sheet.clock,
        seat=stopped.seat,
        turn_left=max(0, round(sheet.clock.turn - elapsed)) if stopped.seat >= 0 else 0,
        left=[round(seconds) for seconds in left],
        paused=sheet.paused,
        wants_pause=sheet.wants_pause,
        flagged=stopped.seat if stopped.flagged else -1,
    )


def _elapsed(ticking: Ticking, now: float) -> float:
    return ticking.used + (0.0 if ticking.since is None else max(0.0, now - ticking.since))


def _bank(clock: Clock, left: float, elapsed: float) -> float:
    """What is left in the bank after a turn. Who has used up everything has a little for coming back."""
    left -= max(0.0, elapsed - clock.turn)
    return clock.bank * OVERTIME if left <= 0 < clock.bank else max(0.0, left)


# --- pause -----------------------------------------------------------------------------------------------------------


def pause(sheet: Sheet, mine: list[int], wanted: bool) -> None:
    """The clocks stand while everybody who plays wants them to; whoever does not want it any more sets them going."""
    if sheet.clock is None or sheet.began is None:
        raise Refused("no-clock")
    if not mine:
        raise Refused("not-yours")
    people = [number for number, seat in enumerate(sheet.seats) if seat.holders]
    others = [number for number in sheet.wants_pause if number not in mine]
    sheet.wants_pause = sorted({*others, *mine}) if wanted else []
    sheet.paused = all(number in sheet.wants_pause for number in people)


# --- the flag --------------------------------------------------------------------------------------------------------


def fall(sheet: Sheet, ticking: Ticking) -> None:
    """The time of a seat is up."""
    assert sheet.clock is not None
    seat = sheet.seats[ticking.seat]
    if sheet.clock.flag == "bot":
        seat.kind, seat.bot = "bot", sheet.clock.bot
    ticking.flagged = True
    seating.note(sheet, f"flag-{sheet.clock.flag}", ticking.seat)
