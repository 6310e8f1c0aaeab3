"""Writes what the tests compare with: complete games, positions, perft counts, and the schemas of positions, views and
analyses.

    python tools/make_golden.py                    the schemas anew; games and counts that are not there yet are listed
    python tools/make_golden.py v2-imperium-3 ...  add these files, by their names, and put them into the manifest
    python tools/make_golden.py positions/imperium-2     add positions from the middle of games, as they are written now
    python tools/make_golden.py --check            only say what would change; fails if anything would

A golden file is never changed: it must replay for ever, by the rules and the generator it was written with. `MANIFEST`
holds the SHA-256 of each, and this program only ever adds to it. If a test with one of them fails, the program is
wrong: a corrected rule counts for games whose `rules` are new enough (docs/records.md).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import msgspec  # noqa: E402
from tests.conformance.fingerprint import perft_counts, pinned_position  # noqa: E402
from tests.conformance.games import KINDS, Kind, decisions  # noqa: E402

import landsraad  # noqa: E402
from landsraad.arrakis.ruleset import WarForArrakis  # noqa: E402
from landsraad.bots.analysis import Analysis  # noqa: E402
from landsraad.desk.arrakis.shapes import view_schema  # noqa: E402
from landsraad.game import Game  # noqa: E402
from landsraad.imperium.ruleset import Imperium  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
MANIFEST = GOLDEN / "MANIFEST"
SCHEMAS = ROOT / "docs" / "schemas"

IX = ["rise_of_ix"]
GUILD = ["spacing_guild"]
SHORT = {"max_rounds": 6}  # random players of War for Arrakis seldom win sooner (war_for_arrakis 5.7)
# Games to be added. What is in the manifest already stays as it is, whatever stands here.
GAMES: list[tuple[Kind, int]] = [
    (Kind("v2-imperium-3", "imperium", {"seats": 3}), 101),
    (Kind("v2-imperium-4", "imperium", {"seats": 4}), 102),
    (Kind("v2-imperium-ix-3", "imperium", {"seats": 3, "expansions": IX}), 103),
    (Kind("v2-imperium-ix-4", "imperium", {"seats": 4, "expansions": IX}), 104),
    (Kind("v2-imperium-solo", "imperium", {"seats": 1, "options": {"difficulty": "sardaukar"}}), 105),
    (Kind("v2-arrakis-2", "war_for_arrakis", {"seats": 2, "options": SHORT}), 106),
    (Kind("v2-arrakis-guild-2", "war_for_arrakis", {"seats": 2, "expansions": GUILD, "options": SHORT}), 107),
    (Kind("v2-arrakis-solo", "war_for_arrakis", {"seats": 1, "options": {"max_rounds": 8}}), 108),
]
# A game with too many bytes says no more than a shorter one; another seed is taken instead.
MOST_BYTES = 15_000

# Giving up and going home early makes dull games: these are chosen less often than the rest.
DULL = {"end", "pass", "decline", "no", "reveal"}
DULL_CHANCE = 0.35

PERFT_DEPTH = 8
PERFT_LIMIT = 10_000


def golden_game(kind: Kind, seed: int) -> Game:
    """A complete random game that does something."""
    rng = random.Random(f"golden {kind.name} {seed}")
    game = kind.new(seed)
    while not game.over:
        options = game.options
        lively = [option for option in options if option.verb not in DULL]
        game.play(rng.choice(options if not lively or rng.random() < DULL_CHANCE else lively))
    return game


def compact(data: Any) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def golden_text(kind: Kind, first: int) -> str:
    texts = (compact(golden_game(kind, seed).record()) for seed in range(first, first + 100_000, 1000))
    return next(text for text in texts if len(text) < MOST_BYTES)


# --- perft -----------------------------------------------------------------------------------------------------------

SMALL_POSITIONS: dict[str, dict[str, Any]] = {
    "the first turn": {"seats": [{"hand": ["dagger", "signet_ring", "diplomacy"]}, {"hand": ["dagger"]}, {}]},
    "orders of effects": {
        "seats": [
            {"hand": ["gurney_halleck", "dagger"], "solari": 5, "influence": {"emperor": 3}, "intrigue": ["bribery"]},
            {},
            {},
        ]
    },
    "a reveal turn": {
        "row": ["duncan_idaho", "gun_thopter", "carryall", "scout", "stilgar"],
        "seats": [{"hand": ["convincing_argument", "diplomacy", "arrakis_liaison", "chani"], "agents": 2}, {}, {}],
    },
    "combat": {
        "phase": "combat",
        "conflict": "skirmish_1",
        "seats": [
            {"conflict": 3, "intrigue": ["ambush", "private_army"], "spice": 2},
            {"conflict": 2, "intrigue": ["master_tactician", "bribery"]},
            {"conflict": 1},
        ],
    },
    "four in combat": {
        "phase": "combat",
        "round": 8,
        "seats": [
            {"conflict": 4, "spice": 4, "solari": 4},
            {"conflict": 4, "intrigue": ["to_the_victor"]},
            {"conflict": 2},
            {"conflict": 1},
        ],
    },
    "technology": {
        "expansions": IX,
        "tech": [["windtraps", "flagship"], ["holoprojectors"]],
        "seats": [
            {"hand": ["diplomacy", "ixian_engineer", "signet_ring"], "spice": 6, "solari": 6, "negotiators": 2},
            {},
            {},
        ],
    },
    "dreadnoughts": {
        "expansions": IX,
        "phase": "combat",
        "seats": [
            {
                "dreadnoughts_conflict": 1,
                "conflict": 2,
                "tiles": ["detonation_devices"],
                "intrigue": ["demand_respect"],
            },
            {"dreadnoughts_conflict": 1, "conflict": 1, "intrigue": ["ambush"]},
            {},
        ],
    },
    "Ilesa and Hundro": {
        "expansions": IX,
        "phase": "round_start",
        "seats": [{"leader": "ilesa_ecaz"}, {"leader": "viscount_hundro_moritani", "tiles": ["shuttle_fleet"]}, {}],
    },
    "a Rival's turn": {
        "mode": "solo",
        "expansions": IX,
        "seats": [
            {"hand": ["dagger", "diplomacy"], "solari": 3},
            {"leader": "prince_rhombur_vernius", "influence": {"emperor": 3}},
            {"leader": "viscount_hundro_moritani", "influence": {"emperor": 2}},
        ],
    },
    "House Hagal": {"mode": "two_players", "seats": [{"hand": ["dagger", "signet_ring"]}, {"hand": ["dagger"]}, {}]},
    "the end": {
        "phase": "endgame",
        "round": 10,
        "seats": [{"intrigue": ["corner_the_market", "plans_within_plans"]}, {"intrigue": ["bribery"]}, {}],
    },
}
PLAYED_POSITIONS = [(GAMES[1], 60), (GAMES[2], 150), (GAMES[3], 230)]


def perft_positions() -> Iterator[tuple[str, dict[str, Any]]]:
    yield from SMALL_POSITIONS.items()
    for (kind, seed), moves in PLAYED_POSITIONS:
        rng = random.Random(f"perft {seed}")
        for number, game in enumerate(decisions(kind.new(seed), lambda limit, rng=rng: rng.randrange(limit))):  # type: ignore[misc]
            if number == moves:
                yield f"{kind.name} after {moves} moves", game.position()
                break


def perft_text() -> str:
    """Counts for each position, by the rules and the generator of today."""
    current = landsraad.rules_of("imperium").current
    entries = []
    for name, position in perft_positions():
        entry = {"name": name, "game": "imperium", "rules": current.rules, "generator": current.generator}
        game = pinned_position({**entry, "position": position})
        counts: list[int] = []
        for depth in range(1, PERFT_DEPTH + 1):
            if counts and (not counts[-1] or counts[-1] * counts[-1] > PERFT_LIMIT * counts[-2 if depth > 2 else -1]):
                break  # nothing is left to count, or the next step would be too long
            counts = perft_counts(game, depth)
        entries.append({**entry, "position": position, "counts": counts})
    return "[\n" + ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries) + "\n]\n"


# --- positions -----------------------------------------------------------------------------------------------------

POSITIONS = "positions/"
SEEDS = range(3)  # so many games of each kind are looked through
PLAYED_ON = 40  # so many moves follow a position


def moments(game: str) -> Iterator[tuple[Game, frozenset[str], str]]:
    """Every decision of some random games: the game, what is going on in it, what the moment is called."""
    for kind in [kind for kind in KINDS if kind.game == game]:
        for seed in SEEDS:
            rng = random.Random(f"positions {kind.name} {seed}")
            for number, now in enumerate(decisions(kind.new(seed), rng.randrange)):
                frames = frozenset(str(frame[0]) for frame in now.position()["pending"])
                yield now, frames, f"{kind.name}, game {seed} after {number} moves"


def positions_text(game: str) -> str:
    """As few positions as show everything that random games are doing somewhere, and how each goes on."""
    found = {name: frames for _, frames, name in moments(game)}
    missing, wanted = set[str]().union(*found.values()), set[str]()
    while missing:
        best = max(found, key=lambda name: len(found[name] & missing))
        wanted.add(best)
        missing -= found[best]
    entries = []
    for now, _, name in moments(game):
        if name in wanted:
            again = landsraad.from_position(game, now.position())
            before, options, rng = again.checksum(), len(again.options), random.Random(f"going on {name}")
            for _, _ in zip(range(PLAYED_ON), decisions(again, rng.randrange)):
                pass
            entry = {"name": name, "game": game, "position": now.position(), "options": options, "checksum": before}
            entries.append({**entry, "moves": again.record()["moves"], "then": again.checksum()})
    return "[\n" + ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries) + "\n]\n"


# --- schemas -------------------------------------------------------------------------------------------------------


def schema_files() -> list[tuple[Path, str]]:
    """The schemas of positions and views, as they follow from what the games declare, and that of an analysis."""
    schemas = {
        "position-imperium": Imperium().schema(),
        "position-war_for_arrakis": WarForArrakis().schema(),
        "view-war_for_arrakis": view_schema(),
        "analysis": msgspec.json.schema(Analysis),
    }
    return [(SCHEMAS / f"{name}.schema.json", json.dumps(schema, indent=2) + "\n") for name, schema in schemas.items()]


# --- the manifest ---------------------------------------------------------------------------------------------------


def manifest() -> dict[str, str]:
    """The SHA-256 of every golden file, by its path below the folder."""
    lines = MANIFEST.read_text().splitlines() if MANIFEST.exists() else []
    return {name: digest for digest, name in (line.split("  ", 1) for line in lines)}


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def add(name: str, text: str) -> None:
    """A new golden file; one that is there, or was ever listed, is not touched."""
    path = GOLDEN / name
    if path.exists() or name in manifest():
        raise SystemExit(f"{name} is there already: golden files are only ever added; choose another name")
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    enlist(name)


def enlist(name: str) -> None:
    listed = {**manifest(), name: digest_of(GOLDEN / name)}
    MANIFEST.write_text("".join(f"{listed[each]}  {each}\n" for each in sorted(listed)))


def main() -> int:
    parser = argparse.ArgumentParser(description="Add golden games and perft counts; write the schemas.")
    parser.add_argument("names", nargs="*", help="games to add, or a file of counts (perft-2), of positions/GAME-1")
    parser.add_argument("--enlist", action="store_true", help="put these files, which are there, into the manifest")
    parser.add_argument("--check", action="store_true", help="only say what would change")
    given = parser.parse_args()
    kinds = {kind.name: (kind, seed) for kind, seed in GAMES}
    for name in given.names:
        if given.enlist:
            if name in manifest():
                raise SystemExit(f"{name} is listed already")
            enlist(name)
        elif name in kinds:
            add(f"{name}.json", golden_text(*kinds[name]))
        elif name.startswith("perft-"):
            add(f"{name}.json", perft_text())
        elif name.startswith(POSITIONS):
            add(f"{name}.json", positions_text(name.removeprefix(POSITIONS).rpartition("-")[0]))
        else:
            raise SystemExit(f"there is no {name}; there is: {', '.join(kinds)}, perft-2, perft-3, ...")
    wrong = 0
    for name, digest in manifest().items():
        path = GOLDEN / name
        if not path.exists() or digest_of(path) != digest:
            wrong += 1
            print(f"{'changed' if path.exists() else 'gone':10} {path.relative_to(ROOT)}: put it back")
    for path, text in schema_files():
        fresh = path.exists() and path.read_text() == text
        wrong += given.check and not fresh
        print(f"{'unchanged' if fresh else 'changed':10} {path.relative_to(ROOT)}")
        if not given.check:
            path.write_text(text)
    for name in kinds:
        if f"{name}.json" not in manifest():
            print(f"{'not there':10} {name}: python tools/make_golden.py {name}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
