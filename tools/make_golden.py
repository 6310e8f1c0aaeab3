"""Writes what the tests compare with: complete games, perft counts, and the lists of ids in the schemas.

    python tools/make_golden.py            write everything anew, and say what has changed
    python tools/make_golden.py --check    only say what would change; fails if anything would

A golden game must replay for ever. Making them anew is right while no record has left the house, or when a rule was
corrected and the record version was raised with it; it is wrong when a test fails and nobody knows why.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from arrakis_schema import schema as arrakis_schema  # noqa: E402
from tests.conformance.fingerprint import perft_counts  # noqa: E402
from tests.conformance.games import Kind, decisions  # noqa: E402

import landsraad  # noqa: E402
from landsraad.game import Game  # noqa: E402
from landsraad.imperium import catalog, words  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
SCHEMAS = ROOT / "docs" / "schemas"
SCHEMA = SCHEMAS / "position-imperium.schema.json"

IX = ["rise_of_ix"]
EPIC = {"epic": True}
GAMES: list[tuple[Kind, int]] = [
    (Kind("imperium-3-a", "imperium", {"seats": 3}), 11),
    (Kind("imperium-3-b", "imperium", {"seats": 3, "first_player": 2}), 12),
    (Kind("imperium-4-a", "imperium", {"seats": 4}), 13),
    (
        Kind("imperium-4-b", "imperium", {"seats": 4, "leaders": ["helena_richese", None, "baron_vladimir_harkonnen"]}),
        14,
    ),
    (Kind("imperium-ix-3-a", "imperium", {"seats": 3, "expansions": IX}), 15),
    (
        Kind(
            "imperium-ix-3-b", "imperium", {"seats": 3, "expansions": IX, "leaders": ["ilesa_ecaz", "tessia_vernius"]}
        ),
        16,
    ),
    (Kind("imperium-ix-4-a", "imperium", {"seats": 4, "expansions": IX}), 17),
    (Kind("imperium-ix-4-b", "imperium", {"seats": 4, "expansions": IX, "leaders": ["viscount_hundro_moritani"]}), 18),
    (Kind("imperium-epic-3", "imperium", {"seats": 3, "expansions": IX, "options": EPIC}), 19),
    (Kind("imperium-epic-4", "imperium", {"seats": 4, "expansions": IX, "options": EPIC}), 20),
    (Kind("imperium-draft-3", "imperium", {"seats": 3, "leaders": "draft"}), 21),
    (Kind("imperium-draft-4", "imperium", {"seats": 4, "expansions": IX, "leaders": "draft"}), 22),
]
GAMES += [
    (
        Kind(
            f"imperium-solo{mode}-{difficulty}", "imperium", {"seats": 1, "expansions": expansions, "options": options}
        ),
        seed,
    )
    for mode, expansions, first in (("", [], 30), ("-ix", IX, 40))
    for seed, (difficulty, options) in enumerate(
        [
            ("mercenary", {}),
            ("sardaukar", {"difficulty": "sardaukar", "expert_deployment": True}),
            ("mentat", {"difficulty": "mentat"}),
            ("kwisatz", {"difficulty": "kwisatz_haderach", "churn": True, "brutal_escalation": True}),
        ],
        start=first,
    )
]
GAMES += [
    (Kind("imperium-two", "imperium", {"seats": 2}), 50),
    (Kind("imperium-two-ix", "imperium", {"seats": 2, "expansions": IX}), 51),
    (Kind("imperium-two-epic", "imperium", {"seats": 2, "expansions": IX, "options": EPIC, "leaders": "draft"}), 52),
]
# A few rounds each: random players of War for Arrakis seldom win sooner (war_for_arrakis 5.7).
GUILD = ["spacing_guild"]
GAMES += [
    (Kind(f"arrakis-{name}", "war_for_arrakis", setup), seed)
    for seed, (name, setup) in enumerate(
        [
            ("2-a", {"seats": 2, "options": {"max_rounds": 6}}),
            ("2-b", {"seats": 2, "options": {"max_rounds": 5}}),
            ("guild-2-a", {"seats": 2, "expansions": GUILD, "options": {"max_rounds": 6}}),
            ("guild-2-b", {"seats": 2, "expansions": GUILD, "options": {"max_rounds": 5}}),
            ("3-atreides", {"seats": 3, "options": {"max_rounds": 5}}),
            ("3-harkonnen", {"seats": 3, "options": {"max_rounds": 5, "shared_side": "harkonnen"}}),
            ("guild-3", {"seats": 3, "expansions": GUILD, "options": {"max_rounds": 5}}),
            ("4", {"seats": 4, "options": {"max_rounds": 5}}),
            ("guild-4", {"seats": 4, "expansions": GUILD, "options": {"max_rounds": 5}}),
            ("solo-a", {"seats": 1, "options": {"max_rounds": 8}}),
            ("solo-b", {"seats": 1, "options": {"max_rounds": 8}}),
        ],
        start=60,
    )
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


def golden_games() -> Iterator[tuple[Path, str]]:
    for kind, first in GAMES:
        texts = (compact(golden_game(kind, seed).record()) for seed in range(first, first + 100_000, 1000))
        yield GOLDEN / f"{kind.name}.json", next(text for text in texts if len(text) < MOST_BYTES)


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
PLAYED_POSITIONS = [(GAMES[2], 60), (GAMES[4], 150), (GAMES[6], 230), (GAMES[9], 300), (GAMES[11], 2)]


def perft_positions() -> Iterator[tuple[str, dict[str, Any]]]:
    yield from SMALL_POSITIONS.items()
    for (kind, seed), moves in PLAYED_POSITIONS:
        rng = random.Random(f"perft {seed}")
        for number, game in enumerate(decisions(kind.new(seed), lambda limit, rng=rng: rng.randrange(limit))):  # type: ignore[misc]
            if number == moves:
                yield f"{kind.name} after {moves} moves", game.position()
                break


def perft_file() -> tuple[Path, str]:
    entries = []
    for name, position in perft_positions():
        game = landsraad.from_position("imperium", position)
        counts: list[int] = []
        for depth in range(1, PERFT_DEPTH + 1):
            if counts and (not counts[-1] or counts[-1] * counts[-1] > PERFT_LIMIT * counts[-2 if depth > 2 else -1]):
                break  # nothing is left to count, or the next step would be too long
            counts = perft_counts(game, depth)
        entries.append({"name": name, "game": "imperium", "position": position, "counts": counts})
    return GOLDEN / "perft.json", "[\n" + ",\n".join(
        json.dumps(entry, separators=(",", ":")) for entry in entries
    ) + "\n]\n"


# --- schemas -------------------------------------------------------------------------------------------------------


def schema_file() -> tuple[Path, str]:
    """The position schema with the ids there are now; everything else in it is written by hand."""
    landsraad.rules_of("imperium")
    schema = json.loads(SCHEMA.read_text())
    for name, ids in (
        ("faction", words.FACTION_NAMES),
        ("card", catalog.CARD_IDS),
        ("intrigue", catalog.INTRIGUE_IDS),
        ("space", catalog.SPACE_IDS),
        ("leader", catalog.LEADER_IDS),
        ("conflict", catalog.CONFLICT_IDS),
        ("tile", catalog.TILE_IDS),
        ("hagal", catalog.HAGAL_IDS),
    ):
        schema["$defs"][name]["enum"] = sorted(ids)
    return SCHEMA, json.dumps(schema, indent=2) + "\n"


def arrakis_schema_file() -> tuple[Path, str]:
    return SCHEMAS / "position-war_for_arrakis.schema.json", json.dumps(arrakis_schema(), indent=2) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden games, the perft counts and the ids of the schemas.")
    parser.add_argument("--check", action="store_true", help="only say what would change")
    check = parser.parse_args().check
    GOLDEN.mkdir(parents=True, exist_ok=True)
    changed = 0
    wanted = [*golden_games(), perft_file(), schema_file(), arrakis_schema_file()]
    for path, text in wanted:
        state = "new" if not path.exists() else "unchanged" if path.read_text() == text else "changed"
        changed += state != "unchanged"
        print(f"{state:10} {len(text):6} {path.relative_to(ROOT)}")
        if not check:
            path.write_text(text)
    kept = {path for path, _ in wanted}
    for path in sorted(GOLDEN.glob("*.json")):
        if path not in kept:
            changed += 1
            print(f"{'left over':10} {path.stat().st_size:6} {path.relative_to(ROOT)}")
            if not check:
                path.unlink()
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
