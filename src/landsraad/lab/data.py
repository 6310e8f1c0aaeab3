"""Games as tables of data, and back: what `landsraad export` writes and reads (docs/data.md).

A data set is a folder. `games/` has a row for each game, `decisions/` one for each decision: who was asked what, the
options, which one was taken, and, if wanted, what the seat saw: as its view, in JSON, or as the row of numbers learners
get. Each part of a few games is written whole or not at all, so what is there is good, whenever it was stopped; the
same call again goes on with the parts that are missing.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec

from landsraad import BadRecord, rules_of
from landsraad.envs.libraries import as_array, need
from landsraad.game import Game, start, start_from
from landsraad.kernel.decisions import QUESTION_NAMES
from landsraad.kernel.errors import BadOption
from landsraad.kernel.observe import observe
from landsraad.kernel.record import Record, read_record
from landsraad.lab.where import Where, hand_out

FORMAT: Final = "landsraad-data"
VERSION: Final = 1
PART: Final = 25  # games in a part
MANIFEST: Final = "dataset.json"
# What a game's row keeps of its record, as JSON where it is no plain value. The moves are in `decisions`.
RECORD_FIELDS: Final = ("setup", "position", "names", "bots", "result", "corrections", "undone")


@dataclass(frozen=True)
class Wish:
    """What is exported: records, and how much of what the seats saw."""

    files: tuple[str, ...]
    out: str
    views: bool = True
    observations: bool = False

    def manifest(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "views": self.views,
            "observations": self.observations,
            "games_in_a_part": PART,
            "files": list(self.files),
        }


@cache
def schemas() -> tuple[Any, Any]:
    """The columns of `games` and `decisions`; docs/data.md describes each."""
    pa = need("pyarrow", "lab")
    games = [
        ("id", pa.int64()),
        ("source", pa.string()),
        ("game", pa.string()),
        ("version", pa.int32()),
        ("rules", pa.int32()),
        ("generator", pa.int32()),
        ("seed", pa.string()),
        ("seed_hash", pa.string()),
        ("seats", pa.int32()),
        ("decisions", pa.int32()),
        ("finished", pa.bool_()),
        ("winners", pa.list_(pa.int32())),
        ("rounds", pa.int32()),
        ("points", pa.list_(pa.int32())),
        ("checksum", pa.string()),
        *((name, pa.string()) for name in RECORD_FIELDS),
    ]
    decisions = [
        ("id", pa.int64()),
        ("number", pa.int32()),
        ("seat", pa.int32()),
        ("question", pa.dictionary(pa.int8(), pa.string())),
        ("options", pa.list_(pa.dictionary(pa.int32(), pa.string()))),
        ("chosen", pa.int32()),
        ("move", pa.dictionary(pa.int32(), pa.string())),
        ("view", pa.string()),
        ("observation", pa.binary()),
    ]
    return pa.schema(games), pa.schema(decisions)


# --- writing -------------------------------------------------------------------------------------------------------


class _Rows:
    """Columns that grow."""

    def __init__(self, names: Sequence[str]) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in names}

    def add(self, **values: Any) -> None:
        for name, column in self.columns.items():
            column.append(values.get(name))

    def extend(self, **values: Sequence[Any]) -> None:
        for name, column in self.columns.items():
            column.extend(values[name])


def begun(record: Record) -> Game:
    """The game of a record before its first move."""
    rules = rules_of(record.game)
    if record.position is not None:
        return start_from(rules, record.position, record.names, record.versions, record.corrections)
    return start(rules, record.setup, record.seed, record.names, record.versions, record.corrections)


def add_game(number: int, source: str, record: Record, wish: Wish, games: _Rows, decisions: _Rows) -> None:
    """Play a record again and write down what happened."""
    game = begun(record)
    rules = game.rules
    write, read_move, apply, view_of = rules.notation.write, rules.notation.read, rules.apply, rules.view
    follow = bool(record.corrections)
    seats = len(game.table.seats)
    plans = [rules.observation(seat, seats).plan for seat in range(seats)] if wish.observations else []
    asked: list[int] = []
    questions: list[str] = []
    offered: list[list[str]] = []
    taken: list[int] = []
    views: list[str | None] = []
    seens: list[bytes | None] = []
    for move in record.moves:
        table = game.table
        seat = table.to_act
        options = list(table.options) if seat >= 0 else []
        action = read_move(move)
        choice = len(options) > 1  # where there was none, there is nothing to learn from what was seen
        views.append(msgspec.json.encode(view_of(table, seat)).decode() if wish.views and choice else None)
        seens.append(as_array(observe(table, plans[seat])).astype("<i2").tobytes() if plans and choice else None)
        asked.append(seat)
        questions.append(QUESTION_NAMES.get(table.question, ""))
        offered.append([write(option) for option in options])
        if action is None or action not in options:
            taken.append(-1)
            game.follow(move)
            continue
        taken.append(options.index(action))
        if follow:
            game.follow(move)
        else:
            apply(table, action)
    moves = len(record.moves)
    decisions.extend(
        id=[number] * moves,
        number=range(moves),
        seat=asked,
        question=questions,
        options=offered,
        chosen=taken,
        move=record.moves,
        view=views,
        observation=seens,
    )
    if record.checksum and record.checksum != game.checksum():
        raise BadRecord(f"{source}: the record does not lead to the position it was saved with", key="record-checksum")
    _add_outcome(number, source, record, game, games)


def _add_outcome(number: int, source: str, record: Record, game: Game, games: _Rows) -> None:
    data = record.to_data()
    result = game.rules.result(game.table)
    winners: list[int] = []
    if result is not None:
        winners = result.get("winners") or ([] if result["winner"] is None else [result["winner"]])
    games.add(
        id=number,
        source=source,
        game=record.game,
        version=record.version,
        rules=record.rules,
        generator=record.generator,
        seed=json.dumps(record.seed),
        seed_hash=record.seed_hash,
        seats=len(game.table.seats),
        decisions=len(record.moves),
        finished=result is not None,
        winners=winners,
        rounds=None if result is None else result.get("rounds"),
        points=list(game.table.engine.scores(game.table)),
        checksum=record.checksum,
        **{name: json.dumps(data[name]) for name in RECORD_FIELDS if name in data},
    )


def write_part(wish: Wish, part: int) -> tuple[int, int, list[str]]:
    """A few games: how many games and decisions were written, and what could not be played."""
    schema_of_games, schema_of_decisions = schemas()
    games, decisions = _Rows(schema_of_games.names), _Rows(schema_of_decisions.names)
    failures = []
    for number in range(part * PART, min((part + 1) * PART, len(wish.files))):
        source = wish.files[number]
        before = {name: len(column) for name, column in decisions.columns.items()}
        try:
            record = read_record(Path(source).read_bytes())
            add_game(number, source, record, wish, games, decisions)
        except (OSError, BadRecord, BadOption, LookupError) as error:
            for name, column in decisions.columns.items():
                del column[before[name] :]
            failures.append(f"{source}: {error}")
    _write(schema_of_decisions, decisions, Path(wish.out) / "decisions", part)
    _write(schema_of_games, games, Path(wish.out) / "games", part)  # last: a part is there when its games are
    return len(games.columns["id"]), len(decisions.columns["id"]), failures


def _write(schema: Any, rows: _Rows, folder: Path, part: int) -> None:
    pa = need("pyarrow", "lab")
    parquet = need("pyarrow.parquet", "lab")
    place = folder / f"part-{part:05}.parquet"
    draft = folder / f".part-{part:05}.{os.getpid()}"
    repeated = [name for name in schema.names if name not in ("view", "observation")]
    parquet.write_table(
        pa.table(rows.columns, schema=schema), draft, compression="zstd", compression_level=1, use_dictionary=repeated
    )
    draft.replace(place)


def parts_of(wish: Wish) -> list[int]:
    return list(range((len(wish.files) + PART - 1) // PART))


def export(
    wish: Wish, workers: int | None = None, progress: Callable[[int, int], None] | None = None
) -> tuple[dict[str, Any], list[str]]:
    """Write a data set: the report, and a line for each record that could not be played. What is there is kept.

    Ctrl-C ends it early: `parts_left` of the report says how many parts the same call would write.
    """
    need("pyarrow", "lab")
    if not wish.files:
        raise BadOption("there is no record to export", key="no-records")
    out = Path(wish.out)
    manifest = out / MANIFEST
    if manifest.exists() and json.loads(manifest.read_text(encoding="utf-8")) != wish.manifest():
        raise BadOption(
            f"{out} holds another data set; choose another folder", key="data-other", facts={"folder": str(out)}
        )
    for name in ("games", "decisions"):
        (out / name).mkdir(parents=True, exist_ok=True)
    manifest.write_text(json.dumps(wish.manifest(), indent=1), encoding="utf-8")
    missing = [part for part in parts_of(wish) if not (out / "games" / f"part-{part:05}.parquet").exists()]
    games = decisions = done = 0
    failures: list[str] = []
    with suppress(KeyboardInterrupt):
        for _, (some, many, failed) in hand_out(partial(write_part, wish), missing, Where(workers)):
            games, decisions, failures, done = games + some, decisions + many, failures + failed, done + 1
            if progress is not None:
                progress(done, len(missing))
    counted = {"games": games, "decisions": decisions, "errors": len(failures), "parts_left": len(missing) - done}
    return {**counted, "folder": str(out)}, sorted(failures)


def records_in(places: Sequence[Path]) -> tuple[str, ...]:
    """The records among files and folders, in the order of their names."""
    found: list[str] = []
    for place in places:
        found += [str(path) for path in sorted(place.glob("*.json"))] if place.is_dir() else [str(place)]
    return tuple(found)


# --- reading -------------------------------------------------------------------------------------------------------


def read(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The records of a data set: where each came from, and its data as it was."""
    parquet = need("pyarrow.parquet", "lab")
    if not (folder / MANIFEST).is_file():
        raise BadOption(f"{folder} is no data set", key="no-data", facts={"folder": str(folder)})
    for part in sorted((folder / "games").glob("part-*.parquet")):
        moves: dict[int, list[str]] = {}
        told = parquet.read_table(folder / "decisions" / part.name, columns=["id", "move"])
        for number, move in zip(told["id"].to_pylist(), told["move"].to_pylist()):
            moves.setdefault(number, []).append(move)
        for row in parquet.read_table(part).to_pylist():
            yield row["source"], _record(row, moves.get(row["id"], []))


def _record(row: dict[str, Any], moves: list[str]) -> dict[str, Any]:
    data = {name: json.loads(row[name]) for name in RECORD_FIELDS if row[name] is not None}
    data |= {"format": "landsraad-record", "version": row["version"], "game": row["game"]}
    data |= {"seed": json.loads(row["seed"]), "moves": moves, "checksum": row["checksum"]}
    if row["version"] > 1:
        data |= {"rules": row["rules"], "generator": row["generator"]}
    else:
        for added in ("bots", "corrections"):
            data.pop(added, None)
    if row["seed_hash"]:
        data["seed_hash"] = row["seed_hash"]
    return data


def write_records(folder: Path, out: Path, progress: Callable[[int, int], None] | None = None) -> int:
    """Every record of a data set as a file again: how many."""
    out.mkdir(parents=True, exist_ok=True)
    written = 0
    for source, data in read(folder):
        (out / Path(source).name).write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
        written += 1
        if progress is not None:
            progress(written, _games_in(folder))
    return written


@cache
def _games_in(folder: Path) -> int:
    parquet = need("pyarrow.parquet", "lab")
    return sum(parquet.read_metadata(part).num_rows for part in (folder / "games").glob("part-*.parquet"))
