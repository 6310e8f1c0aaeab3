"""Proximal policy optimisation with numpy alone: a learner that beats random players after minutes on a laptop.

    python docs/examples/ppo.py --minutes 10

It plays many tables in lock-step, from a random seat each game, against random players (`landsraad.envs.vector`). The
net has one hidden layer; an option is scored by the row of its code, so only legal actions are ever looked at.
"""

import argparse
import time

import numpy as np

from landsraad import envs

HIDDEN, TABLES, STEPS, EPOCHS, BATCH = 64, 256, 32, 3, 2048
RATE, DISCOUNT, TRACE, CLIP, CURIOSITY = 1e-3, 0.995, 0.95, 0.2, 0.01
SETUPS = {
    "imperium": {"seats": 4, "expansions": ["rise_of_ix"], "reward": "lead"},
}


class Net:
    """tanh layer; scores of options, and what the rest of the game is worth."""

    def __init__(self, places: int, codes: int, seed: int) -> None:
        shapes = {"bias": HIDDEN, "option": (codes, HIDDEN), "taste": codes, "worth": HIDDEN}
        self.parts = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self.parts["in"] = 0.05 * np.random.default_rng(seed).standard_normal((places, HIDDEN), np.float32)
        self.moments = {name: [np.zeros_like(part), np.zeros_like(part)] for name, part in self.parts.items()}
        self.updates = 0

    def look(self, seen, codes):
        part = self.parts
        hidden = np.tanh(seen @ part["in"] + part["bias"])
        scores = np.matmul(part["option"][codes], hidden[:, :, None])[:, :, 0] + part["taste"][codes]
        scores = np.where(codes >= 0, scores, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), hidden @ part["worth"]

    def learn(self, seen, codes, chosen, old, gain, goal):
        """One step of Adam against the clipped objective."""
        hidden, chances, worth = self.look(seen, codes)
        rows = np.arange(len(seen))
        ratio = chances[rows, chosen] / old
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # beyond the clip nothing pushes
        push = -gain * ratio * free / len(seen)
        logs = np.log(np.maximum(chances, 1e-9))
        dull = chances * (logs - (chances * logs).sum(axis=1, keepdims=True))  # the slope of knowing all too well
        slope = CURIOSITY / len(seen) * dull - chances * push[:, None]
        slope[rows, chosen] += push
        slope, error = slope.astype(np.float32), ((worth - goal) / len(seen)).astype(np.float32)
        back = np.matmul(slope[:, None, :], self.parts["option"][codes])[:, 0] + error[:, None] * self.parts["worth"]
        back *= 1 - hidden**2
        option, taste = np.zeros_like(self.parts["option"]), np.zeros_like(self.parts["taste"])
        np.add.at(option, codes.ravel(), (slope[:, :, None] * hidden[:, None, :]).reshape(-1, HIDDEN))
        np.add.at(taste, codes.ravel(), slope.ravel())
        slopes = {"in": seen.T @ back, "bias": back.sum(axis=0), "worth": hidden.T @ error}
        slopes |= {"option": option, "taste": taste}
        self.updates += 1
        for name, given in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (given - first)
            second += 0.001 * (given**2 - second)
            fair = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.parts[name] -= RATE * fair * first / (np.sqrt(second) + 1e-8)


def scaled(observation):
    return np.log1p(observation["observation"].astype(np.float32))


def padded(codes, width):
    return np.pad(codes, ((0, 0), (0, width - codes.shape[1])), constant_values=-1)


def train(game: str, seconds: float, seed: int = 0, tables: int = TABLES, tell=print) -> Net:
    env = envs.vector(game, tables, seat="random", autoreset="same_step", masks=False, **SETUPS[game])
    net = Net(env.single_observation_space["observation"].shape[0], env.single_action_space.n, seed)
    dice = np.random.default_rng(seed)
    seen, started, ended_games, won = scaled(env.reset(seed=seed)[0]), time.monotonic(), 0, 0.0
    while time.monotonic() - started < seconds:
        steps = []
        for _ in range(STEPS):
            codes = env.options()
            _, chances, worth = net.look(seen, codes)
            chosen = (chances.cumsum(axis=1) > dice.random((tables, 1))).argmax(axis=1)
            rows = np.arange(tables)
            following, reward, ended, _, info = env.step(codes[rows, chosen])
            steps.append((seen, codes, chosen, chances[rows, chosen], worth, reward, ended))
            seen = scaled(following)
            ended_games, won = ended_games + ended.sum(), won + (info.get("outcome", np.zeros(1)) > 0).sum()
        gains, carried, following = [], np.zeros(tables), net.look(seen, env.options())[2]
        for *_, worth, reward, ended in reversed(steps):
            carried = reward + DISCOUNT * following * ~ended - worth + DISCOUNT * TRACE * carried * ~ended
            gains.insert(0, carried)
            following = worth
        widest = max(step[1].shape[1] for step in steps)
        seens, chosens, olds, worths = (np.concatenate([step[at] for step in steps]) for at in (0, 2, 3, 4))
        codes, gain = np.concatenate([padded(step[1], widest) for step in steps]), np.concatenate(gains)
        goals, gain = gain + worths, (gain - gain.mean()) / (gain.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in np.array_split(dice.permutation(len(seens)), max(1, len(seens) // BATCH)):
                net.learn(seens[part], codes[part], chosens[part], olds[part], gain[part], goals[part])
        if ended_games:
            took = time.monotonic() - started
            tell(f"{took:6.0f} s  {net.updates:6} updates  won {won / ended_games:.1%} of {ended_games} games")
            ended_games, won = 0, 0.0
    return net


def strength(game: str, net: Net, games: int = 200, seed: int = 10**6) -> float:
    """The share of games won from random seats, the best option taken each time."""
    env = envs.vector(game, games, seat="random", autoreset="disabled", masks=False, **SETUPS[game])
    seen, won = scaled(env.reset(seed=seed)[0]), 0
    while not env.over.all():
        codes = env.options()
        choice = net.look(seen, codes)[1].argmax(axis=1)
        seen, _, _, _, info = env.step(codes[np.arange(games), choice])
        seen, won = scaled(seen), won + int((info.get("outcome", np.zeros(1)) > 0).sum())
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SETUPS, nargs="?", default="imperium")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    trained = train(wanted.game, 60 * wanted.minutes, wanted.seed)
    print(f"won {strength(wanted.game, trained, wanted.games):.1%} of {wanted.games} games against random players")
