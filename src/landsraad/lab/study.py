"""What wins: seats, leaders and what players do, with effect sizes and intervals (docs/laboratory.md).

All seats are played by the same bot, so nobody is stronger; every comparison is made seat by seat and then put
together, so that a good seat is not taken for a good leader. An effect is the difference between the share of games won
with something and without it. What players do is found in their moves: a verb and what it is about, in the first round
(the opening), by a round or ever.
That somebody who does it wins more often does not say that it wins: whoever is ahead can afford more.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final

from landsraad import BadOption, bots, rules_of
from landsraad.envs.libraries import need
from landsraad.envs.rewards import outcome_of
from landsraad.kernel.decisions import Notation
from landsraad.kernel.table import ROUND
from landsraad.lab.simulate import MOST_DECISIONS, Plan
from landsraad.lab.tournament import LINES, WIDE, interval
from landsraad.lab.tournament import kept as games_kept
from landsraad.lab.where import Where, hand_out

PLAN: Final = "plan.json"
EARLY: Final = 3  # rounds
RARE: Final = 30  # seats with something, and without it, below which nothing is said
CIRCUMSTANCES: Final = ("source", "place", "part", "amount", "resource", "seat")  # kinds of objects: not the deed
Row = dict[str, Any]


def play(plan: Plan, index: int) -> Row:
    """Game number `index`: for each seat whether it has won, its leader and what it has done."""
    rules = rules_of(plan.game)
    seed = plan.seed_of(index)
    table = rules.set_up(plan.setup, seed, False)
    players = bots.seat_bots(plan.bots, seed)
    seats = len(plan.bots)
    opening: list[set[str]] = [set() for _ in range(seats)]
    early: list[set[str]] = [set() for _ in range(seats)]
    ever: list[set[str]] = [set() for _ in range(seats)]
    first: list[set[str]] = [set() for _ in range(seats)]
    known: set[str] = set()  # what anybody has done
    rounds, mark, decisions = 1, table.engine.mark(table, ROUND), 0
    while table.to_act >= 0:
        options, seat = table.options, table.to_act
        action = options[0]
        if len(options) > 1:
            player = players[seat]
            assert player is not None
            action = player.choose(bots.Look(rules, table, decisions))
            deeds = deeds_of(rules.notation, action)
            ever[seat].update(deeds)
            first[seat].update(deed for deed in deeds if deed not in known)
            known.update(deeds)
            if rounds <= EARLY:
                early[seat].update(deeds)
            if rounds == 1:
                opening[seat].update(deeds)
        rules.apply(table, action)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
        now = table.engine.mark(table, ROUND)
        if now != mark:
            rounds, mark = rounds + 1, now
    result = rules.result(table)
    assert result is not None
    outcome = outcome_of(result, seats) or [0.0] * seats
    leaders = {line["seat"]: line["leader"] for line in result.get("standings", []) if "leader" in line}
    return {
        "index": index,
        "won": [int(mine > 0) for mine in outcome],
        "leaders": [leaders.get(seat) for seat in range(seats)],
        "opening": [sorted(deeds) for deeds in opening],
        "early": [sorted(deeds) for deeds in early],
        "ever": [sorted(deeds) for deeds in ever],
        "first": [sorted(deeds) for deeds in first],
        "rounds": result.get("rounds"),
        "side": result.get("side"),
        "how": result.get("decided_by"),
    }


def deeds_of(notation: Notation, action: int) -> list[str]:
    """A move by its verb and everything it is about: "agent swordmaster", "agent dagger"; how much and whence is left
    out."""
    verb = notation.write(action).partition(" ")[0]
    objects = notation.objects(action)
    named = [word for kind, word in objects if kind not in CIRCUMSTANCES and not word.isdecimal()]
    return [f"{verb} {word}" for word in named] or [verb]


def kept(out: Path) -> list[Row]:
    """The games that are over, by their numbers."""
    return sorted(games_kept(out), key=lambda row: int(row["index"]))


def run(
    plan: Plan,
    out: Path,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    on: str = "",
) -> list[Row]:
    """Play what is missing. A study of more games goes on with those that are there."""
    plan.check()
    out.mkdir(parents=True, exist_ok=True)
    note = json.dumps({"game": plan.game, "bots": plan.bots, "seed": plan.seed, "setup": plan.setup})
    if (out / PLAN).exists() and json.loads((out / PLAN).read_text(encoding="utf-8")) != json.loads(note):
        raise BadOption(
            f"{out} holds another study; choose another folder", key="study-other", facts={"folder": str(out)}
        )
    (out / PLAN).write_text(note, encoding="utf-8")
    there = kept(out)
    (out / LINES).write_text("".join(json.dumps(row) + "\n" for row in there), encoding="utf-8")
    done = {row["index"] for row in there}
    with open(out / LINES, "a", encoding="utf-8") as file:
        missing = [index for index in range(plan.games) if index not in done]
        for _, row in hand_out(partial(play, plan), missing, Where(workers, on)):
            file.write(json.dumps(row) + "\n")
            file.flush()
            done.add(row["index"])
            if progress is not None:
                progress(len(done), plan.games)
    return kept(out)


# --- counting ------------------------------------------------------------------------------------------------------


def effect(pairs: Iterable[tuple[int, bool, int]]) -> tuple[float, float, float, int] | None:
    """From (seat, with it?, won?): the difference of shares seat by seat, put together, its interval, how many had it.

    None where too few had it, or too few had not: then nothing can be said.
    """
    counts: dict[int, Counter[tuple[bool, int]]] = defaultdict(Counter)
    for seat, has, won in pairs:
        counts[seat][has, won] += 1
    having = lacking = 0
    total = weighed = spread = 0.0
    for count in counts.values():
        with_it, without = count[True, 0] + count[True, 1], count[False, 0] + count[False, 1]
        if not with_it or not without:  # there is nothing to compare in this seat
            continue
        having, lacking = having + with_it, lacking + without
        one, other = count[True, 1] / with_it, count[False, 1] / without
        weight = with_it * without / (with_it + without)
        total += weight
        weighed += weight * (one - other)
        # one success and one failure more: a share of 0 or 1 among few is not certain
        sure, unsure = (count[True, 1] + 1) / (with_it + 2), (count[False, 1] + 1) / (without + 2)
        spread += weight**2 * (sure * (1 - sure) / with_it + unsure * (1 - unsure) / without)
    if having < RARE or lacking < RARE:
        return None
    middle, error = weighed / total, WIDE * sqrt(spread) / total
    return middle, middle - error, middle + error, having


def _effects(rows: Sequence[Row], what: Callable[[Row, int], Iterable[str]]) -> list[dict[str, Any]]:
    """The effect of everything that seats have, the largest first."""
    seats = [(row, seat) for row in rows for seat in range(len(row["won"]))]
    had = [frozenset(what(row, seat)) for row, seat in seats]
    found = []
    for name in sorted({name for names in had for name in names}):
        measured = effect((seat, name in names, row["won"][seat]) for (row, seat), names in zip(seats, had))
        if measured is not None:
            middle, low, high, many = measured
            told_so = {"effect": round(middle, 4), "low": round(low, 4), "high": round(high, 4)}
            found.append({"name": name, **told_so, "seats": many})
    return sorted(found, key=lambda line: (-float(line["effect"]), str(line["name"])))


def report(plan: Plan, rows: Sequence[Row]) -> dict[str, Any]:
    """Everything that is told."""
    games = len(rows)
    shares = []
    for seat in range(len(plan.bots)):
        sides = {row["side"] for row in rows if row["won"][seat]}
        line = _share(sum(row["won"][seat] for row in rows), games)
        shares.append({"seat": seat, "side": sides.pop() if len(sides) == 1 else None, **line})
    ways = Counter((row["side"], row["how"]) for row in rows)
    return {
        "game": plan.game,
        "bot": plan.bots[0],
        "games": games,
        "mean_rounds": round(sum(row["rounds"] or 0 for row in rows) / max(1, games), 3),
        "seats": shares,
        "decided": [{"side": side, "how": how, **_share(many, games)} for (side, how), many in ways.most_common()],
        "leaders": _effects(rows, lambda row, seat: [row["leaders"][seat]] if row["leaders"][seat] else []),
        "opening": _effects([row for row in rows if "opening" in row], lambda row, seat: row["opening"][seat]),
        "early": _effects(rows, lambda row, seat: row["early"][seat]),
        "ever": _effects(rows, lambda row, seat: row["ever"][seat]),
        "first": _effects(rows, lambda row, seat: row["first"][seat]),
    }


def _share(won: int, games: int) -> dict[str, float]:
    share = won / max(1, games)
    low, high = interval(share, games)
    return {"won": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def write_parquet(plan: Plan, rows: Sequence[Row], file: Path) -> None:
    """A row for each seat of each game."""
    pa, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    flat = [
        {
            "game": row["index"],
            "seat": seat,
            "won": bool(won),
            "leader": row["leaders"][seat],
            "rounds": row["rounds"],
            "opening": row["opening"][seat] if "opening" in row else None,
            "early": row["early"][seat],
            "ever": row["ever"][seat],
            "first": row["first"][seat],
            "side": row["side"],
            "how": row["how"],
        }
        for row in rows
        for seat, won in enumerate(row["won"])
    ]
    parquet.write_table(pa.Table.from_pylist(flat), file, compression="zstd")
