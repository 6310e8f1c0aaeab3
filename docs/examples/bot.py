"""A bot for the line protocol (docs/bot-protocol.md) in Python, without any library: it buys and fights.

landsraad simulate imperium --bots "cmd:python3 docs/examples/bot.py,random,random,random"
"""

import json
import random
import sys

LIKED = ("acquire", "deploy", "agent", "claim", "attack")  # verbs, the best first


def best(options: list[str], dice: random.Random) -> int:
    for verb in LIKED:
        liked = [number for number, option in enumerate(options) if option.split()[0] == verb]
        if liked:
            return dice.choice(liked)
    return dice.randrange(len(options))


def main() -> None:
    seed, look = 0, {}
    for line in sys.stdin:  # the end of the input is a bye, too
        word, _, rest = line.strip().partition(" ")
        data = json.loads(rest) if rest else {}
        if word == "hello":
            print("hello", json.dumps({"protocol": 1, "name": "Example", "needs": ["notations"]}), flush=True)
        elif word == "new":
            seed = data["seed"]
            print("ready", flush=True)
        elif word == "look":
            look = data
        elif word == "choose":  # from the seed and the number of the decision alone: a resumed game goes on alike
            print("play", best(look["options"], random.Random(f"{seed} {look['number']}")), flush=True)
        elif word == "bye":
            return


if __name__ == "__main__":
    main()
