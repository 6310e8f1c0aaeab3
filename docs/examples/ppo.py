"""Proximal policy optimisation in some forty lines: it beats random players after minutes on a laptop.

    pip install 'landsraad[envs]' autograd
    python docs/examples/ppo.py imperium 60          # rounds of play; or war_for_arrakis

It plays many tables in lock-step, from a random seat each game, against random players (`landsraad.envs.vector`). An
option is scored by the row of its code, so only legal actions are ever looked at. autograd finds the slopes.
"""

import sys

import autograd.numpy as np
from autograd import grad
from autograd.misc.optimizers import adam

from landsraad import envs

SETUPS = {
    "imperium": {"seats": 4, "expansions": ["rise_of_ix"], "reward": "lead"},
    "war_for_arrakis": {"seats": 2, "reward": "lead"},
}
TABLES, STEPS, UPDATES, WIDTH = 256, 32, 12, 64


def look(net, seen, codes):
    """The logarithms of the chances of all options, and what the rest of the game is worth."""
    hidden = np.tanh(np.dot(np.log1p(seen), net["in"]) + net["bias"])
    scores = np.matmul(net["option"][codes], hidden[:, :, None])[:, :, 0] - 1e9 * (codes < 0)
    scores = scores - np.max(scores, axis=1, keepdims=True)
    return scores - np.log(np.sum(np.exp(scores), axis=1, keepdims=True)), np.dot(hidden, net["worth"])


def loss(net, seen, codes, chosen, old, gain, goal):
    """The clipped objective, the error of the worth, and a little curiosity."""
    logs, worth = look(net, seen, codes)
    ratio = np.exp(logs[np.arange(len(seen)), chosen] - old)
    kept = np.minimum(ratio * gain, np.clip(ratio, 0.8, 1.2) * gain)
    return np.mean(0.5 * (worth - goal) ** 2 - kept + 0.01 * np.sum(np.exp(logs) * logs, axis=1))


def play(env, net, seen, dice):
    """A round of decisions at all tables: what was seen and done, and how much better it turned out than thought."""
    steps, won, rows = [], [], np.arange(env.num_envs)
    for _ in range(STEPS):
        codes = env.options()
        logs, worth = look(net, seen, codes)
        chosen = (np.exp(logs).cumsum(axis=1) > dice.random((len(rows), 1))).argmax(axis=1)
        after, reward, ended, _, info = env.step(codes[rows, chosen])
        steps.append((seen, codes, chosen, logs[rows, chosen], worth, reward, ended))
        seen, won = after["observation"], won + list(info["outcome"][ended] > 0 if ended.any() else [])
    gains, carried, later = [], 0.0, look(net, seen, env.options())[1]
    for *_, worth, reward, ended in reversed(steps):
        carried, later = reward + ~ended * 0.995 * (later + 0.95 * carried) - worth, worth
        gains.insert(0, carried)
    seens, codes, chosen, old, worth, _, _ = zip(*steps, strict=True)
    widest, gain = max(some.shape[1] for some in codes), np.concatenate(gains)
    padded = [np.pad(some, ((0, 0), (0, widest - some.shape[1])), constant_values=-1) for some in codes]
    columns = [np.concatenate(column) for column in (seens, padded, chosen, old)]
    return [*columns, (gain - gain.mean()) / (gain.std() + 1e-8), gain + np.concatenate(worth)], seen, won


def train(game, rounds, tables=TABLES, seed=0, tell=print):
    env, dice = envs.vector(game, tables, seat="random", autoreset="same_step", masks=False, **SETUPS[game]), Dice(seed)
    places, codes = env.single_observation_space["observation"].shape[0], env.single_action_space.n
    net = {"in": 0.05 * dice.standard_normal((places, WIDTH)), "bias": np.zeros(WIDTH), "worth": np.zeros(WIDTH)}
    now = {"seen": env.reset(seed=seed)[0]["observation"]}

    def slope(net, update):
        if update % UPDATES == 0:
            now["data"], now["seen"], won = play(env, net, now["seen"], dice)
            now["order"] = np.array_split(dice.permutation(np.tile(np.arange(STEPS * tables), 3)), UPDATES)
            tell(f"round {update // UPDATES}: won {sum(won)} of {len(won)} games")
        return grad(loss)(net, *(column[now["order"][update % UPDATES]] for column in now["data"]))

    return adam(slope, net | {"option": np.zeros((codes, WIDTH))}, num_iters=rounds * UPDATES)


def strength(game, net, games=200, seed=10**6):
    """The share of games won from random seats, the best option taken each time."""
    env = envs.vector(game, games, seat="random", autoreset="disabled", masks=False, **SETUPS[game])
    seen, won = env.reset(seed=seed)[0]["observation"], 0
    while not env.over.all():
        codes = env.options()
        after, _, _, _, info = env.step(codes[np.arange(games), look(net, seen, codes)[0].argmax(axis=1)])
        seen, won = after["observation"], won + int(sum(info["outcome"] > 0) if "outcome" in info else 0)
    return won / games


Dice = np.random.default_rng

if __name__ == "__main__":
    game, rounds = sys.argv[1], int(sys.argv[2])
    print(f"won {strength(game, train(game, rounds)):.1%} of 200 games against random players")
