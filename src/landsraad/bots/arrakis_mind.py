"""How the greedy bot judges War for Arrakis.

The Harkonnen march on the sietches and destroy them; the Atreides collect prescience: cards, testing stations, weak
settlements, harvesters. Everything else is a habit: fight where the odds are good, deploy where an enemy is near.
"""

from typing import Any

from landsraad.arrakis.board import AREA, AREA_IDS, DISTANCE, NEIGHBOURS
from landsraad.arrakis.naming import NOTATION
from landsraad.bots.look import Look

# Strength in battle: dice now, and hits it can take.
STRENGTH = {"regular": 1.0, "elite": 2.0, "special": 2.4, "troop": 1.3, "generic": 0.6, "token": 2.0}
LEADER = 1.2
FAR = 20

# What an action is worth by itself, before the board is looked at.
USES = {
    "attack": 2.0,
    "surprise": 2.5,
    "move": 8.0,
    "lead": 8.5,
    "deploy": 11.0,
    "draw": 5.0,
    "elites": 8.0,
    "vehicles": 5.0,
    "desert_power": 9.0,
    "card": 7.0,
}
# Small choices in which one answer is usually right.
HABITS = {
    "claim": 60.0,
    "spend": 40.0,
    "yes": 3.0,
    "continue": 0.0,
    "go": 3.0,
    "stand": 1.0,
    "keep": 2.0,
    "wormsigns": 7.0,
    "attack_worm": 9.0,
    "wild_maker": 8.0,
    "move_worms": 4.0,
    "desert_power": 10.0,
    "leader": 9.0,
    "imperium": 3.0,
    "marker": 3.0,
    "sandworm": 3.0,
    "ability": 6.0,
    "ability_generic": 5.0,
    "attack": 5.0,
    "move": 4.0,
    "box": 3.0,
    "scout": 2.0,
    "bombard": 6.0,
    "atomics": 6.0,
    "reduce": 2.0,
    "deploy": 4.0,
    "token": 4.0,
    "place_leader": 4.5,
    "put": 4.0,
    "cone": -9.0,
    "vehicle": 3.0,
    "land": 4.0,
    "take": 2.0,
    "draw": 3.0,
}
FREE = {"atomics": 9.0, "bombard": 7.0, "scheming": -5.0, "scout": 4.0, "train": -3.0}


class ArrakisMind:
    """What one decision looks like from one seat."""

    def __init__(self, look: Look) -> None:
        self.view: dict[str, Any] = look.view
        self.question = look.question
        self.harkonnen = any(name in ("house_harkonnen", "corrino_ally") for name in self.view["members"])
        self.side = "harkonnen" if self.harkonnen else "atreides"
        self.areas: dict[str, dict[str, Any]] = self.view["areas"]
        self.mine = {name: self.strength(name) for name in self.areas if self.holder(name) == self.side}
        self.goals = self._goals()

    # the board

    def legion(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.areas.get(name, {}).get("legion", {})
        return found

    def holder(self, name: str) -> str | None:
        return self.legion(name).get("side")

    def strength(self, name: str) -> float:
        legion = self.legion(name)
        total: float = sum(weight * legion.get(kind, 0) for kind, weight in STRENGTH.items() if kind != "token")
        return total + STRENGTH["token"] * len(legion.get("tokens", [])) + LEADER * len(legion.get("leaders", []))

    def defence(self, name: str) -> float:
        """What an attacker of this area meets: the legion, and the rank of the settlement."""
        return self.strength(name) + 1.2 * self.rank(name)

    def rank(self, name: str) -> int:
        area = self.areas.get(name, {})
        if "sietch" in area:
            rank = area["sietch"]["rank"]
            return 2 if rank is None else int(rank)
        return int(area["settlement"]["rank"]) if "settlement" in area else 0

    def _goals(self) -> dict[str, float]:
        """Where this side wants to be, and how much."""
        goals: dict[str, float] = {}
        for name, area in self.areas.items():
            if self.harkonnen and "sietch" in area:
                goals[name] = 6.0 + 4.0 * self.rank(name) - 0.5 * self.strength(name)
            elif not self.harkonnen:
                if "settlement" in area:
                    goals[name] = 8.0 + 5.0 * self.rank(name) - 1.5 * self.strength(name)
                elif "station" in area:
                    goals[name] = 9.0
                elif "harvester" in area:
                    goals[name] = 4.0
        return goals

    def pull(self, name: str) -> float:
        """How well an area lies for what this side wants."""
        row = DISTANCE[AREA[name]]
        return max((worth - 2.5 * min(row[AREA[goal]], FAR) for goal, worth in self.goals.items()), default=0.0)

    def hope(self, start: str, goal: str) -> float:
        """The worth of an attack."""
        edge = self.mine.get(start, 0.0) - self.defence(goal)
        return 12.0 + 5.0 * self.rank(goal) + min(edge, 6.0) if edge > 0.5 else 4.0 * edge

    def best_attack(self, start: str) -> float:
        enemies = [name for name in self.around(start) if self.hostile(name)]
        return max((self.hope(start, name) for name in enemies), default=-9.0)

    def around(self, name: str) -> list[str]:
        return [AREA_IDS[area] for area in NEIGHBOURS[AREA[name]]]

    def hostile(self, name: str) -> bool:
        area = self.areas.get(name, {})
        other = "sietch" in area if self.harkonnen else "settlement" in area
        return other or (self.holder(name) or self.side) != self.side

    def threat(self, name: str) -> float:
        """How strong the enemies beside an area are."""
        return sum(self.strength(near) for near in self.around(name) if self.hostile(near))

    # options

    def worth(self, option: int) -> float:
        verb, *objects = NOTATION.write(option).split()
        if verb == "use":
            return self._use(objects[1])
        if verb == "free":
            return FREE[objects[0]]
        if verb == "from":
            return max(self.best_attack(objects[0]), 0.4 * self.mine.get(objects[0], 0.0) - 0.3 * self.pull(objects[0]))
        if verb in ("to", "place", "deploy", "token", "place_leader", "land", "train", "take", "bombard", "scout"):
            return HABITS.get(verb, 1.0) + self._where(verb, objects)
        if verb in ("leave", "leave_token", "leave_leader"):
            return self._leave(verb, objects)
        if verb in ("continue", "cease", "retreat"):
            return self._battle(verb)
        if verb == "pay":
            return 0.5 * int(objects[1])
        if verb == "card":
            return 2.0 if self.question == "card" else 4.0
        if verb == "amount":
            return 0.3 * int(objects[0])
        return HABITS.get(verb, 0.0)

    def _use(self, use: str) -> float:
        worth = USES[use]
        if use in ("attack", "surprise"):
            worth += max((self.best_attack(start) for start in self.mine), default=-9.0)
        elif use == "deploy":
            worth -= 0.1 * sum(self.mine.values())
        elif use in ("move", "lead"):
            worth += 2.0 if any(self.pull(start) < 6 and power > 3 for start, power in self.mine.items()) else -2.0
        elif use == "draw":
            hands = [self.view["decks"][member]["hand_size"] for member in self.view["members"]]
            worth += 3.0 - 0.8 * sum(hands)
        return worth

    def _where(self, verb: str, objects: list[str]) -> float:
        name = next((word for word in objects if word in AREA), "")
        if not name:
            return 0.0
        if verb in ("deploy", "token", "place_leader"):
            return 0.5 * min(self.threat(name), 6.0) + 0.25 * self.pull(name) + (0.5 if name in self.mine else 0.0)
        if verb in ("train", "take"):
            return -0.2 * self.pull(name)
        if verb == "place":  # wormsigns under harvesters, harvesters away from the enemy
            near = self.threat(name)
            return (3.0 if "harvester" in self.areas.get(name, {}) else 0.0) if not self.harkonnen else -0.4 * near
        if verb == "to" and self.hostile(name):
            return max((self.hope(start, name) for start in self.mine), default=0.0)
        return self.pull(name)

    def _leave(self, verb: str, objects: list[str]) -> float:
        """One to hold the place, the rest goes."""
        return 0.5 if verb == "leave" and objects[0] == "1" and objects[1] == "regular" and not self.harkonnen else -1.0

    def _battle(self, verb: str) -> float:
        """Going on while the other side is weaker."""
        battle = self.view["battle"]
        if battle is None:
            return 0.0
        start, goal = battle["attacker"]["area"], battle["defender"]["area"]
        edge = self.mine.get(start, 0.0) - self.defence(goal)
        return edge if verb == "continue" else -edge if verb == "cease" else -2.0
