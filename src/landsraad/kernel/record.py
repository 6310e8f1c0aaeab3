"""Records: a game as versioned JSON. One written today loads for ever; the golden games in the tests prove it.

Version 1 did not say by which rules and which generator a game was played: it was always the first of each.
"""

import hashlib
import json
from typing import Any, Final

import msgspec

from landsraad.kernel.chance import seed_bytes
from landsraad.kernel.errors import BadOption, BadRecord
from landsraad.kernel.mixing import Mixing, what_is_wrong
from landsraad.kernel.nesting import too_deep
from landsraad.kernel.versions import FIRST, Versions

FORMAT: Final = "landsraad-record"
VERSION: Final = 2
READABLE: Final = (1, 2)
# What version 2 has added: a record of version 1 has none of it.
ADDED: Final = ("rules", "generator", "bots", "corrections", "mixing")


class Correction(msgspec.Struct, forbid_unknown_fields=True):
    """A position that is put on the table before a move, where the moves alone no longer lead to it."""

    before: int  # the number of the move, from 1; one more than there are moves: after the last
    position: dict[str, Any]
    why: str


class BotSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that played a seat: how strong, by which evaluation, with how much thinking."""

    level: str
    weights: str | None = None
    budget: float | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up (or a position to start from), seed and moves: everything a game is made of."""

    format: str
    version: int
    game: str
    setup: dict[str, Any]
    seed: int | str
    moves: list[str]
    rules: int = FIRST.rules
    generator: int = FIRST.generator
    position: dict[str, Any] | None = None
    names: list[str] = []
    bots: list[BotSeat | None] = []  # for each seat; empty: nobody has said
    result: dict[str, Any] | None = None
    checksum: str = ""
    seed_hash: str = ""  # what was shown of the seed before the first move
    undone: list[int] = []  # after so many moves something was taken back that had been seen
    corrections: list[Correction] = []
    mixing: Mixing | None = None  # how the seed was mixed, if all had a hand in it

    @property
    def versions(self) -> Versions:
        return Versions(rules=self.rules, generator=self.generator)

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        for field in ("bots", "seed_hash", "undone", "corrections", "mixing"):
            if not data[field]:
                del data[field]
        return data


def hash_of_seed(seed: int | str) -> str:
    """What everybody may know of a seed before the game is over: with it nobody can choose another one later."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def read_record(data: dict[str, Any] | str | bytes) -> Record:
    """A record from its data or JSON text; BadRecord says what is wrong with it."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data, object_pairs_hook=_once)
        except BadRecord:
            raise
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"this is not a record: {error}", key="record-none", facts={"error": str(error)}) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(
            f"this is not a record of this program: its 'format' is not {FORMAT!r}",
            key="record-foreign",
            facts={"format": FORMAT},
        )
    if too_deep(data):
        raise _damaged("its lists and objects lie too deep in one another")
    version = data.get("version")
    if version not in READABLE:
        ours = ", ".join(str(number) for number in READABLE)
        raise BadRecord(
            f"the record has version {version!r}; this program reads versions {ours}",
            key="record-version",
            facts={"version": str(version), "ours": ours},
        )
    record = _converted(data)
    _check_seed(record)
    _check_versions(record, data)
    _check_corrections(record)
    return record


def _damaged(why: object) -> BadRecord:
    return BadRecord(f"the record is damaged: {why}", key="record-damaged", facts={"error": str(why)})


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON. A field that stands twice would say one thing to who reads the text and another to us."""
    data = dict(pairs)
    if len(data) < len(pairs):
        fields = [field for field, _ in pairs]
        twice = next(field for field in fields if fields.count(field) > 1)
        raise _damaged(f"the field `{twice}` stands twice")
    return data


def _converted(data: dict[str, Any]) -> Record:
    try:
        record = msgspec.convert(data, Record)
        msgspec.json.encode([record.names, record.moves, record.mixing])  # half of a surrogate pair is no text
    except msgspec.ValidationError as error:
        raise _damaged(error) from error
    except UnicodeEncodeError as error:
        raise _damaged("it holds text that cannot be written as UTF-8") from error
    return record


def _check_seed(record: Record) -> None:
    try:
        right = hash_of_seed(record.seed)
    except BadOption as error:
        raise _damaged(error) from error
    if record.seed_hash and record.seed_hash != right:
        raise BadRecord("the seed of the record is not the one whose hash was shown before the game", key="record-seed")
    wrong = "" if record.mixing is None else what_is_wrong(record.mixing, record.seed)
    if wrong:
        raise badly_mixed(wrong)


def badly_mixed(why: str) -> BadRecord:
    return BadRecord(
        f"the seed of the record was not mixed as it says: {why}", key="record-mixing", facts={"error": why}
    )


def _check_versions(record: Record, data: dict[str, Any]) -> None:
    """A record says by what it was played, or is so old that there was nothing to say."""
    for field in ADDED:
        if record.version == 1 and field in data:
            raise _damaged(f"version 1 has no field `{field}`")
    for field in ("rules", "generator"):
        if record.version > 1 and field not in data:
            raise _damaged(f"it lacks the field `{field}`")


def _check_corrections(record: Record) -> None:
    numbers = [correction.before for correction in record.corrections]
    if numbers != sorted(set(numbers)) or any(not 1 <= number <= len(record.moves) + 1 for number in numbers):
        raise _damaged("`corrections` must name numbers of moves, each once and in order")
