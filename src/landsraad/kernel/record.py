"""Records: a game as versioned JSON. One written today loads for ever; the golden games in the tests prove it."""

import hashlib
import json
from typing import Any, Final

import msgspec

from landsraad.kernel.errors import BadRecord

FORMAT: Final = "landsraad-record"
VERSION: Final = 1


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up (or a position to start from), seed and moves: everything a game is made of."""

    format: str
    version: int
    game: str
    setup: dict[str, Any]
    seed: int | str
    moves: list[str]
    position: dict[str, Any] | None = None
    names: list[str] = []
    result: dict[str, Any] | None = None
    checksum: str = ""
    seed_hash: str = ""  # what was shown of the seed before the first move
    undone: list[int] = []  # after so many moves something was taken back that had been seen

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        for field in ("seed_hash", "undone"):
            if not data[field]:
                del data[field]
        return data


def hash_of_seed(seed: int | str) -> str:
    """What everybody may know of a seed before the game is over: with it nobody can choose another one later."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def read_record(data: dict[str, Any] | str | bytes) -> Record:
    """A record from its data or JSON text; BadRecord says what is wrong with it."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"this is not a record: {error}", key="record-none", facts={"error": str(error)}) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(
            f"this is not a record of this program: its 'format' is not {FORMAT!r}",
            key="record-foreign",
            facts={"format": FORMAT},
        )
    if data.get("version") != VERSION:
        raise BadRecord(
            f"the record has version {data.get('version')!r}; this program reads version {VERSION}",
            key="record-version",
            facts={"version": str(data.get("version")), "ours": str(VERSION)},
        )
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"the record is damaged: {error}", key="record-damaged", facts={"error": str(error)}) from error
    if record.seed_hash and record.seed_hash != hash_of_seed(record.seed):
        raise BadRecord("the seed of the record is not the one whose hash was shown before the game", key="record-seed")
    return record
