"""The ladder: all levels of the bots against each other, as a tournament (lab/tournament.py), for docs/strength.md.

Every choice of levels that fits the table is a line-up; each deal is played from every seat. What is told besides the
ratings is who is ahead of whom where two levels met.
"""

from collections.abc import Sequence
from typing import Any

from landsraad import bots, rules_of
from landsraad.games import GAMES
from landsraad.lab.page import picture, whiskers, word
from landsraad.lab.tournament import Plan, SetUp, interval, report, wrong


def ladder(game: str, deals: int, seed: int | str, levels: Sequence[str] = (), setups: Sequence[str] = ()) -> Plan:
    """All levels, or those that are named, on the usual table of a game or on set-ups named in its entry."""
    rules_of(game)
    known = GAMES[game].setups
    for short in setups:
        if short not in known:
            raise wrong(f"{game} has no set-up {short!r}; it has: {', '.join(known)}")
    chosen = {short: known[short] for short in setups} or {"usual": GAMES[game].bench}
    tables = tuple(
        SetUp(
            name=f"{game} {short}",
            game=game,
            seats=int(given.get("seats", 4)),
            deals=deals,
            expansions=tuple(given.get("expansions", ())),
            options=dict(given.get("options", {})),
            leaders=given.get("leaders"),
        )
        for short, given in chosen.items()
    )
    plan = Plan(f"{game} ladder", {level: level for level in levels or bots.LEVELS}, tables, seed)
    plan.check()
    return plan


def told(plan: Plan, games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The report of a ladder: that of its tournament, and every pair."""
    return {**report(plan, games), "pairs": pairs(plan, games)}


def pairs(plan: Plan, games: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each two levels, how often the one came before the other where they met; equal places count for half."""
    names = list(plan.entrants)
    found = []
    for place, below in enumerate(names):
        for above in names[place + 1 :]:
            met = [
                _ahead(game["places"][one], game["places"][other])
                for game in games
                for one, first in enumerate(game["seats"])
                for other, second in enumerate(game["seats"])
                if (first, second) == (above, below)
            ]
            share = sum(met) / len(met) if met else 0.0
            low, high = interval(share, len(met))
            found.append(
                {
                    "above": above,
                    "below": below,
                    "meetings": len(met),
                    "ahead": round(share, 4),
                    "ahead_low": round(low, 4),
                    "ahead_high": round(high, 4),
                }
            )
    return found


def _ahead(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def plot(told: dict[str, Any], lang: str) -> str:
    """The ratings with their intervals, as a picture for the documents."""
    rows = [(line["entrant"], line["rating"], line["rating_low"], line["rating_high"]) for line in told["standings"]]
    return picture(whiskers(rows, word("rating", lang)))


def markdown(told: dict[str, Any], lang: str) -> str:
    """The ladder as tables for the documents."""
    ratings = [
        (
            line["entrant"],
            f"{line['rating']:.1f}",
            f"{line['rating_low']:.1f} – {line['rating_high']:.1f}",
            str(line["games"]),
            f"{line['won']:.1%}",
            f"{line['won_low']:.1%} – {line['won_high']:.1%}",
        )
        for line in told["standings"]
    ]
    meetings = [
        (
            pair["above"],
            pair["below"],
            str(pair["meetings"]),
            f"{pair['ahead']:.1%}",
            f"{pair['ahead_low']:.1%} – {pair['ahead_high']:.1%}",
        )
        for pair in told["pairs"]
    ]
    first = _table([word(key, lang) for key in ("entrant", "rating", "interval", "games", "won", "interval")], ratings)
    second = _table([word(key, lang) for key in ("above", "below", "meetings", "ahead", "interval")], meetings)
    return "\n".join([*first, "", *second]) + "\n"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows)]
