"""Writes the position of a recorded game before its first move and after each move, as a JSON list.

    PYTHONPATH=OLD/src python tools/positions_of.py RECORD > positions.json

Run with the sources the game was played with (OLD is a checkout of that time), it writes what `landsraad migrate
--positions` needs where a rule was corrected since. So it uses only what every version of the program has.
"""

import json
import sys

import landsraad


def main() -> int:
    with open(sys.argv[1], encoding="utf-8") as file:
        record = json.load(file)
    game = landsraad.replay({**record, "moves": [], "checksum": "", "result": None, "undone": []})
    positions = [game.position()]
    for move in record["moves"]:
        game.play(move)
        positions.append(game.position())
    if record.get("checksum") and game.checksum() != record["checksum"]:
        print("this is not the program the game was played with: it ends elsewhere", file=sys.stderr)
        return 1
    json.dump(positions, sys.stdout, separators=(",", ":"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
