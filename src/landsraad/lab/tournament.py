"""Tournaments: who is stronger, on the same deals from every seat (docs/laboratory.md).

A deal is played once for each rotation of its line-up around the table, so that neither the cards nor the seat favour
anybody. Every game is kept as soon as it is over, in `games.jsonl`: a tournament that was stopped, or whose machine
has died, goes on where it was, and comes out as if it had never stopped, with any number of workers.
"""

import json
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any, Final

from landsraad import BadOption, bots, rules_of
from landsraad.bots.command import BotFailed
from landsraad.envs.libraries import need
from landsraad.envs.rewards import outcome_of
from landsraad.lab.simulate import MOST_DECISIONS
from landsraad.lab.where import Where, hand_out

LINES: Final = "games.jsonl"
PLAN: Final = "plan.json"
WIDE: Final = 1.96  # standard errors of an interval of 95 %


@dataclass(frozen=True)
class SetUp:
    """What is played, and on how many deals."""

    name: str
    game: str
    seats: int
    deals: int
    expansions: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    leaders: tuple[str | None, ...] | str | None = None

    def data(self) -> dict[str, Any]:
        rules = rules_of(self.game)
        setup: dict[str, Any] = {
            "seats": self.seats,
            "expansions": list(self.expansions),
            "options": {**rules.for_bots, **self.options},
        }
        if self.leaders is not None:
            setup["leaders"] = self.leaders if isinstance(self.leaders, str) else list(self.leaders)
        return setup


@dataclass(frozen=True)
class Pairing:
    """One game: a deal of a set-up, and who sits where."""

    setup: int
    deal: int
    turn: int  # by how many seats the line-up is rotated
    seats: tuple[str, ...]

    @property
    def key(self) -> tuple[int, int, int]:
        return self.setup, self.deal, self.turn


@dataclass(frozen=True)
class Plan:
    """A tournament."""

    name: str
    entrants: dict[str, str]  # what they are called here, and which bots they are
    setups: tuple[SetUp, ...]
    seed: int | str = 0

    def data(self) -> dict[str, Any]:
        setups = [
            {"name": setup.name, "game": setup.game, "deals": setup.deals, **setup.data()} for setup in self.setups
        ]
        return {"name": self.name, "seed": self.seed, "entrants": self.entrants, "setups": setups}

    def check(self) -> None:
        """Raise BadOption for what could not be played."""
        for bot in self.entrants.values():
            bots.check(bot)
        if len(self.entrants) < 2:
            raise wrong("a tournament needs two entrants or more")
        if not self.setups:
            raise wrong("a tournament needs a set-up")
        for setup in self.setups:
            if setup.deals < 1:
                raise wrong(f"the set-up {setup.name!r} needs at least one deal")
            rules_of(setup.game).set_up(setup.data(), 0, False)

    def schedule(self) -> list[Pairing]:
        """Every game, in the order in which it counts: all line-ups take turns, and each is rotated on its deal."""
        games: list[Pairing] = []
        for number, setup in enumerate(self.setups):
            lines = line_ups(list(self.entrants), setup.seats)
            for deal in range(setup.deals):
                line = lines[deal % len(lines)]
                seen: set[tuple[str, ...]] = set()
                for turn in range(setup.seats):
                    seats = line[turn:] + line[:turn]
                    if seats not in seen:
                        seen.add(seats)
                        games.append(Pairing(number, deal, turn, seats))
        return games


def wrong(why: str) -> BadOption:
    return BadOption(why, key="tournament-wrong", facts={"error": why})


def line_ups(entrants: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: every choice of entrants that fits the table; where there are too few, they sit down again."""
    at_once = list(combinations(entrants, min(len(entrants), seats)))
    return [tuple(line[seat % len(line)] for seat in range(seats)) for line in at_once]


def read_plan(file: Path) -> Plan:
    """A tournament from its TOML file; BadOption says what is wrong with it."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise wrong(f"cannot read {file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise wrong(f"{file} is not TOML: {error}") from error
    return plan_from(data, file.stem)


def plan_from(data: dict[str, Any], name: str = "tournament") -> Plan:
    known = {"name", "seed", "entrants", "setups"}
    for key in data:
        if key not in known:
            raise wrong(f"there is no {key!r}; there is: {', '.join(sorted(known))}")
    entrants = data.get("entrants", {})
    if not isinstance(entrants, dict) or not all(isinstance(bot, str) for bot in entrants.values()):
        raise wrong("[entrants] gives each entrant a bot: strong = 'greedy'")
    setups = []
    for number, given in enumerate(data.get("setups", [])):
        fields = {"name", "game", "seats", "deals", "expansions", "options", "leaders"}
        for key in given:
            if key not in fields:
                raise wrong(f"a set-up has no {key!r}; it has: {', '.join(sorted(fields))}")
        if "game" not in given:
            raise wrong("a set-up names its game")
        usual = int(getattr(rules_of(given["game"]), "usual_seats", 4))
        leaders = given.get("leaders")
        setups.append(
            SetUp(
                name=str(given.get("name", f"{given['game']}-{number + 1}")),
                game=given["game"],
                seats=given.get("seats", usual),
                deals=given.get("deals", 50),
                expansions=tuple(given.get("expansions", ())),
                options=dict(given.get("options", {})),
                leaders=tuple(leaders) if isinstance(leaders, list) else leaders,
            )
        )
    plan = Plan(str(data.get("name", name)), dict(entrants), tuple(setups), data.get("seed", 0))
    plan.check()
    return plan


# --- playing -------------------------------------------------------------------------------------------------------


def play(plan: Plan, pairing: Pairing) -> dict[str, Any]:
    """Play one game: who came where. A bot that fails has lost it, behind all others."""
    setup = plan.setups[pairing.setup]
    rules = rules_of(setup.game)
    seed = f"{plan.seed} {setup.name} deal {pairing.deal}"
    table = rules.set_up(setup.data(), seed, False)
    players = bots.seat_bots([plan.entrants[entrant] for entrant in pairing.seats], seed)
    decisions = 0
    failed: tuple[int, str] | None = None
    started = time.process_time()
    while table.to_act >= 0 and failed is None:
        options = table.options
        action = options[0]
        if len(options) > 1:
            player = players[table.to_act]
            assert player is not None
            try:
                action = player.choose(bots.Look(rules, table, decisions))
                if action not in options:
                    failed = table.to_act, f"answered {action!r}, which is none of its options"
            except BotFailed as error:
                failed = table.to_act, str(error)
        if failed is None:
            rules.apply(table, action)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
    seats = len(pairing.seats)
    result = rules.result(table) if failed is None else None
    return {
        "setup": pairing.setup,
        "deal": pairing.deal,
        "turn": pairing.turn,
        "seats": list(pairing.seats),
        "places": places_of(result, seats, None if failed is None else failed[0]),
        "rounds": None if result is None else result.get("rounds"),
        "points": list(table.engine.scores(table))[:seats],
        "decisions": decisions,
        "seconds": round(time.process_time() - started, 3),
        "failed": None if failed is None else failed[0],
        "how": "" if failed is None else failed[1],
    }


def places_of(result: dict[str, Any] | None, seats: int, failed: int | None) -> list[int]:
    """The place of each seat, the first is 1; equal places are shared."""
    if failed is not None:
        return [2 if seat == failed else 1 for seat in range(seats)]
    if result is not None and "standings" in result:
        order = [line["seat"] for line in result["standings"]]
        return [1 + order.index(seat) for seat in range(seats)]
    outcome = outcome_of(result, seats) or [0.0] * seats
    return [2 if mine < 0 else 1 for mine in outcome]


def failures(games: Sequence[dict[str, Any]]) -> list[str]:
    """Who has failed, why, and in how many games."""
    why = Counter((game["seats"][game["failed"]], game["how"]) for game in games if game["failed"] is not None)
    return [f"{entrant}: {how} ({many})" for (entrant, how), many in why.most_common()]


def kept(out: Path) -> list[dict[str, Any]]:
    """The games that are over. A line that was being written when the machine died is not one."""
    try:
        lines = (out / LINES).read_text(encoding="utf-8").splitlines(keepends=True)
    except FileNotFoundError:
        return []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def run(
    plan: Plan,
    out: Path,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    on: str = "",
) -> list[dict[str, Any]]:
    """Play what is missing: all games, in the order of the schedule. Each is kept as soon as it is over."""
    plan.check()
    out.mkdir(parents=True, exist_ok=True)
    note = out / PLAN
    told = json.dumps(plan.data(), indent=1)
    if note.exists() and json.loads(note.read_text(encoding="utf-8")) != json.loads(told):
        raise wrong(f"{out} holds another tournament; choose another folder")
    note.write_text(told, encoding="utf-8")
    games = kept(out)
    _drop_torn_line(out / LINES)
    there = {(game["setup"], game["deal"], game["turn"]) for game in games}
    schedule = plan.schedule()
    missing = [pairing for pairing in schedule if pairing.key not in there]
    with open(out / LINES, "a", encoding="utf-8") as file:
        for _, game in hand_out(partial(play, plan), missing, Where(workers, on)):
            file.write(json.dumps(game) + "\n")
            file.flush()
            games.append(game)
            if progress is not None:
                progress(len(games), len(schedule))
    return in_order(games)


def _drop_torn_line(file: Path) -> None:
    if file.exists():
        content = file.read_bytes()
        file.write_bytes(content[: content.rfind(b"\n") + 1])


def in_order(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(games, key=lambda game: (game["setup"], game["deal"], game["turn"]))


# --- counting ------------------------------------------------------------------------------------------------------


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    if games == 0:
        return 0.0, 1.0
    middle = share + WIDE**2 / (2 * games)
    spread = WIDE * sqrt(share * (1 - share) / games + WIDE**2 / (4 * games**2))
    below = 1 + WIDE**2 / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def ratings(plan: Plan, games: Sequence[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """Strength and its standard error for each entrant: openskill's Plackett-Luce, game by game."""
    model = need("openskill.models", "lab").PlackettLuce()
    strength = {name: model.rating(name=name) for name in plan.entrants}
    for game in games:
        teams = [[model.create_rating([strength[name].mu, strength[name].sigma], name)] for name in game["seats"]]
        rated = model.rate(teams, ranks=[float(place) for place in game["places"]])
        for name in set(game["seats"]):
            mine = [team[0] for team, seated in zip(rated, game["seats"], strict=True) if seated == name]
            strength[name].mu = sum(rating.mu for rating in mine) / len(mine)
            strength[name].sigma = sum(rating.sigma for rating in mine) / len(mine)
    return {name: (rating.mu, rating.sigma) for name, rating in strength.items()}


def standings(plan: Plan, games: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entrants, the strongest first: rating with its interval, games, shares won, failures."""
    rated = ratings(plan, games)
    table = []
    for name, (strength, error) in rated.items():
        mine = [(game, seat) for game in games for seat, seated in enumerate(game["seats"]) if seated == name]
        won = sum(_share(game, seat) for game, seat in mine)
        share = won / len(mine) if mine else 0.0
        low, high = interval(share, len(mine))
        table.append(
            {
                "entrant": name,
                "bot": plan.entrants[name],
                "rating": round(strength, 3),
                "rating_low": round(strength - WIDE * error, 3),
                "rating_high": round(strength + WIDE * error, 3),
                "games": len(mine),
                "won": round(share, 4),
                "won_low": round(low, 4),
                "won_high": round(high, 4),
                "failures": sum(game["failed"] == seat for game, seat in mine),
            }
        )
    return sorted(table, key=lambda line: -line["rating"])


def _share(game: dict[str, Any], seat: int) -> float:
    """Of a win: all of it for whoever is ahead, a part where all are equal, none where a Rival is."""
    if game["places"][seat] != 1:
        return 0.0
    return 1.0 / len(game["places"]) if len(set(game["places"])) == 1 and len(game["places"]) > 1 else 1.0


def report(plan: Plan, games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Everything that is told: `--json` prints it."""
    whole = len(plan.schedule())
    return {
        "name": plan.name,
        "games": len(games),
        "scheduled": whole,
        "failures": sum(game["failed"] is not None for game in games),
        "standings": standings(plan, games),
        "seats": _by_seat(plan, games),
    }


def _by_seat(plan: Plan, games: Sequence[dict[str, Any]]) -> dict[str, list[float]]:
    """For each set-up, the share of games each seat has won: what the seat alone is worth."""
    told = {}
    for number, setup in enumerate(plan.setups):
        mine = [game for game in games if game["setup"] == number]
        won = [sum(_share(game, seat) for game in mine) for seat in range(setup.seats)]
        told[setup.name] = [round(share / max(1, len(mine)), 4) for share in won]
    return told


def write_parquet(plan: Plan, games: Sequence[dict[str, Any]], file: Path) -> None:
    """A row for each seat of each game."""
    pa, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    rows = [
        {
            "setup": plan.setups[game["setup"]].name,
            "game": plan.setups[game["setup"]].game,
            "deal": game["deal"],
            "turn": game["turn"],
            "seat": seat,
            "entrant": name,
            "bot": plan.entrants[name],
            "place": game["places"][seat],
            "points": game["points"][seat],
            "rounds": game["rounds"],
            "decisions": game["decisions"],
            "failed": game["failed"] == seat,
            "how": game["how"] if game["failed"] == seat else "",
        }
        for game in games
        for seat, name in enumerate(game["seats"])
    ]
    parquet.write_table(pa.Table.from_pylist(rows), file, compression="zstd")
