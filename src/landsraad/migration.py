"""Old records made into new ones. Where a corrected rule has made a move unplayable, stored positions take its place.

The positions come from the program that played the game: `tools/positions_of.py` writes them when it is run with the
sources of that time. docs/records.md tells how.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from landsraad import replay, rules_of
from landsraad.game import Game, fingerprint, start, start_from
from landsraad.kernel.errors import BadPosition, BadRecord
from landsraad.kernel.record import VERSION, Correction, Record, read_record

Position = dict[str, Any]
WHY = "a rule was corrected after this game was played"


def migrate(
    data: dict[str, Any] | str | bytes, positions: Sequence[Position] | None = None, why: str = WHY
) -> dict[str, Any]:
    """A record as it is written today. `positions`: the game after 0, 1, 2 ... moves, as it was when it was played."""
    record = read_record(data)
    if positions is None:
        replay(data)  # whatever does not fit is told
        return msgspec.structs.replace(record, version=VERSION).to_data()
    migrated = _corrected(record, positions, why).to_data()
    replay(migrated)
    return migrated


def _corrected(record: Record, positions: Sequence[Position], why: str) -> Record:
    if len(positions) != len(record.moves) + 1 or not all(isinstance(position, dict) for position in positions):
        raise BadRecord(
            f"a record of {len(record.moves)} moves needs {len(record.moves) + 1} positions: before the first move, "
            "and after each",
            key="migrate-positions",
            facts={"moves": len(record.moves), "positions": len(record.moves) + 1},
        )
    rules = rules_of(record.game)
    if record.position is not None:
        game = start_from(rules, record.position, record.names, record.versions)
    else:
        game = start(rules, record.setup, record.seed, record.names, record.versions)
    for number, notation in enumerate(record.moves):
        then = {key: value for key, value in positions[number + 1].items() if key != "game"}
        stored = Correction(before=number + 2, position=then, why=why)
        action = rules.notation.read(notation)
        if action not in game.table.options:
            game.corrections.append(stored)
            game.follow(notation)
        else:
            game.follow(notation)
            if game.checksum() != fingerprint(then, rules.holders) and _reads_back(game, then):
                game.corrections.append(stored)
                game.correct()
    return msgspec.structs.replace(record, version=VERSION, corrections=game.corrections, checksum=game.checksum())


def _reads_back(game: Game, position: Position) -> bool:
    """Whether today's rules stop at this position too; where they do not, the next move needs the one after it."""
    try:
        table = game.rules.from_position(position, game.versions)
    except BadPosition:
        return False
    holders = game.rules.holders
    return fingerprint(game.rules.position(table), holders) == fingerprint(position, holders)
