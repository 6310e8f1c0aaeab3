"""Learning at length: many games against oneself, and a small network fitted on them by torch.

    python -m landsraad.lab.network play games/quick --games 1600000 --workers 16
    python -m landsraad.lab.network play games/search --player search:playouts=24,worlds=8 --families ix-4 --games 3000
    python -m landsraad.lab.network play games/war --game war_for_arrakis --families base,guild --altered
    python -m landsraad.lab.network fit games/quick --then games/search --epochs 12

`play` notes what the network sees of every side whenever a round begins, and who won in the end, as arrays in a folder;
with --altered from where something was changed by chance (altering.py).
`fit` learns from one folder, then for a few epochs more gently from a second, of stronger players: their games are few
and dear. There, what is to be learnt of a position is not only who won in the end, which is much chance, but also what
the network thinks when the next round begins (`--lead`). One game in eight is kept out of both; the loss on these is
told, and kept with the layers. Playing needs numpy, fitting torch too (a GPU if there is one); the layers it writes
are read by bots/network.py, which needs neither.
"""

import argparse
import copy
import json
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from landsraad import LandsraadError, rules_of
from landsraad.bots import weights as weights_file
from landsraad.bots.dice import throw
from landsraad.bots.judge import Judge
from landsraad.games import USUAL
from landsraad.kernel.table import Table
from landsraad.lab.altering import Altering, check_altering
from landsraad.lab.arena import Player, judge_of, play_a_round
from landsraad.lab.train import HELD_OUT, commit
from landsraad.lab.where import Where, in_order

BATCH: Final = 10  # games a worker takes at a time
POSITIONS: Final = 8192  # a step of the fit
RARE: Final = 0.05  # numbers of the scene that hardly vary are not blown up
Seen = tuple[list[list[float]], list[float]]  # the numbers of each side, and the scene


# --- games -----------------------------------------------------------------------------------------------------------


def seen_by(judge: Judge, t: Table) -> Seen:
    return [judge.inputs(t, side) for side in range(judge.sides(t))], judge.scene(t)


def play(job: tuple[str, str, str, int, bool, int, int]) -> tuple[Any, ...] | None:
    """Some games of a player against itself, by their numbers, as arrays."""
    np: Any = import_module("numpy")
    game, families, name, seed, altered, first, last = job
    rules = rules_of(game)
    known = judge_of(game).families()
    chosen = families.split(",")
    rows: list[tuple[Seen, int, int, int]] = []
    for number in range(first, last):
        setups = known[chosen[number % len(chosen)]]
        setup = setups[number // len(chosen) % len(setups)]
        table = rules.set_up(setup, f"network {seed}/{number}", False)
        altering = Altering(game, throw(seed, number)) if altered else None
        seen, chances = one_game(game, name, table, throw(seed, number), number // len(chosen), altering)
        if 1.0 in chances:  # or nobody has won
            family = list(known).index(chosen[number % len(chosen)])
            rows += [(each, family, number, chances.index(1.0)) for each in seen]
    if not rows:
        return None
    most = max(len(sides) for (sides, _), *_ in rows)
    width = len(rows[0][0][0][0])
    sides = np.zeros((len(rows), most, width), np.float16)
    for place, ((found, _), *_) in enumerate(rows):
        sides[place, : len(found)] = found
    scenes = np.array([scene for (_, scene), *_ in rows], np.float16)
    told = np.array([(family, len(found), number, won) for (found, _), family, number, won in rows], np.int32)
    return sides, scenes, told


def one_game(
    game: str, name: str, t: Table, seed: int, freedom: int, altering: Altering | None
) -> tuple[list[Seen], list[float]]:
    """What was seen at the beginning of each round but the first, and the chances in the end."""
    players = [Player(game, name, throw(seed, seat)) for seat in range(len(t.seats))]
    judge = players[0].judge
    judge.freedom(freedom if players[0].quick else 0)
    seen: list[Seen] = []
    asked = play_a_round(players, t, seed, 0)
    while t.to_act >= 0:
        t = t if altering is None else altering.at_round(t)
        if altering is None or altering.done:
            seen.append(seen_by(judge, t))
        asked = play_a_round(players, t, seed, asked)
    return seen, judge.value(t)


def keep_games(given: argparse.Namespace) -> None:
    """All games, as one file a part: a folder of parts is what `fit` reads."""
    np: Any = import_module("numpy")
    if given.altered:
        check_altering(given.game)
    folder = Path(given.folder)
    folder.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    names = (given.game, given.families, given.player, given.seed, given.altered)
    jobs = [(*names, first, min(first + BATCH, given.games)) for first in range(0, given.games, BATCH)]
    parts: list[Any] = []
    written = positions = 0
    for done, part in enumerate(in_order(play, jobs, Where(given.workers, given.on)), 1):
        parts += [part] if part is not None else []
        if len(parts) == 4000 or (done == len(jobs) and parts):
            sides, scenes, told = (np.concatenate([one[place] for one in parts]) for place in range(3))
            np.savez(folder / f"{written}.npz", sides=sides, scenes=scenes, told=told)
            written, positions, parts = written + 1, positions + len(told), []
            print(
                f"{min(done * BATCH, given.games)} games, {positions} positions, {time.monotonic() - started:.0f} s",
                flush=True,
            )
    about = {"game": given.game, "player": given.player, "games": given.games, "seed": given.seed, "commit": commit()}
    about["altered"] = given.altered
    (folder / "about.json").write_text(json.dumps(about))


# --- the fit ---------------------------------------------------------------------------------------------------------


class Games:
    """A folder of games in the memory of the processor that fits."""

    def __init__(self, folder: str, torch: Any, device: str) -> None:
        np: Any = import_module("numpy")
        found = [np.load(path) for path in sorted(Path(folder).glob("*.npz"))]
        self.about: dict[str, Any] = json.loads((Path(folder) / "about.json").read_text())
        arrays = (np.concatenate([one[name] for one in found]) for name in ("sides", "scenes", "told"))
        self.sides, self.scenes, self.told = (torch.from_numpy(array).to(device) for array in arrays)
        self.told = self.told.long()
        held = self.told[:, 2] % HELD_OUT == 0
        places = torch.arange(len(held), device=device)
        self.training, self.held = places[~held], places[held]

        self.wanted = torch.nn.functional.one_hot(self.told[:, 3], self.sides.shape[1]).float()

    def part(self, places: Any) -> tuple[Any, Any, Any]:
        return self.sides[places].float(), self.scenes[places].float(), self.told[places, 1]

    def look_ahead(self, torch: Any, net: Any, lead: float) -> None:
        """From now on the network learns from what it thinks itself of the next positions, too."""
        with torch.no_grad():
            places = torch.arange(len(self.told), device=self.told.device)
            said = torch.cat([net(*self.part(some)).softmax(1) for some in places.split(8 * POSITIONS)])
        found = wanted(self.told.cpu().numpy(), said.cpu().numpy(), lead)
        self.wanted = torch.from_numpy(found).to(self.told.device).float()


def wanted(told: Any, said: Any, lead: float) -> Any:
    """What is to be learnt of each position: by `lead` what is to be learnt of the next one, else what is said of that.

    Of the last position of a game it is who has won. `told` are the rows that `play` writes, in the order of play.
    """
    np: Any = import_module("numpy")
    found = np.zeros_like(said)
    for place in range(len(told) - 1, -1, -1):
        if place + 1 == len(told) or told[place + 1, 2] != told[place, 2]:
            found[place, told[place, 3]] = 1.0
        else:
            found[place] = lead * found[place + 1] + (1.0 - lead) * said[place + 1]
    return found


def network_class(torch: Any) -> Any:
    """bots/network.py in the words of torch: a class made where torch is there."""
    nn = torch.nn

    class Net(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self, games: Games, first: int, second: int) -> None:
            super().__init__()
            sides, scenes, number = games.part(games.training[::50])
            there = torch.arange(sides.shape[1], device=sides.device)[None] < number[:, None]
            flat = sides[there]
            spread = flat.std(0)
            self.register_buffer("mean", flat.mean(0))
            self.register_buffer("scale", torch.where(spread < 1e-3, torch.ones_like(spread), spread))
            self.register_buffer("scene_mean", scenes.mean(0))
            self.register_buffer("scene_scale", scenes.std(0).clamp(min=RARE))
            self.side = nn.Linear(flat.shape[1] + scenes.shape[1], first)
            self.all = nn.Linear(first, second, bias=False)
            self.own = nn.Linear(first, second)
            self.score = nn.Linear(second, 1, bias=False)
            self.plain = nn.Linear(flat.shape[1], 1, bias=False)

        def forward(self, sides: Any, scenes: Any, number: Any) -> Any:
            sides = (sides - self.mean) / self.scale
            scenes = (scenes - self.scene_mean) / self.scene_scale
            around = scenes[:, None, :].expand(-1, sides.shape[1], -1)
            signals = torch.relu(self.side(torch.cat([sides, around], 2)))
            there = torch.arange(sides.shape[1], device=sides.device)[None] < number[:, None]
            mean = (signals * there[:, :, None]).sum(1) / number[:, None].float()
            among = torch.relu(self.own(signals) + self.all(mean)[:, None])
            scores = (self.score(among) + self.plain(sides))[..., 0]
            return scores.masked_fill(~there, -1e9)

        def layers(self) -> dict[str, Any]:
            """As bots/network.py reads them: what was subtracted and divided is folded into the weights."""
            width = len(self.mean)
            side, scene = self.side.weight[:, :width] / self.scale, self.side.weight[:, width:] / self.scene_scale
            return {
                "side": rounded(side.T),
                "scene": rounded(scene.T),
                "first_bias": rounded(self.side.bias - side @ self.mean - scene @ self.scene_mean),
                "own": rounded(self.own.weight.T),
                "all": rounded(self.all.weight.T),
                "second_bias": rounded(self.own.bias),
                "score": rounded(self.score.weight[0]),
                "plain": rounded(self.plain.weight[0] / self.scale),
            }

    return Net


def rounded(rows: Any) -> Any:
    found = rows.detach().cpu().tolist()
    if isinstance(found[0], list):
        return [[float(f"{number:.4g}") for number in row] for row in found]
    return [float(f"{number:.4g}") for number in found]


def losses(torch: Any, net: Any, games: Games, families: Sequence[str]) -> dict[str, float]:
    """On the games that were kept out, by family."""
    found = []
    with torch.no_grad():
        for places in games.held.split(8 * POSITIONS):
            won = games.told[places, 3]
            found.append(torch.nn.functional.cross_entropy(net(*games.part(places)), won, reduction="none"))
    loss, family = torch.cat(found), games.told[games.held, 0]
    return {families[int(one)]: round(float(loss[family == one].mean()), 4) for one in family.unique()}


def learn(
    torch: Any, net: Any, games: Games, epochs: int, rate: float, decay: float, lead: float, also: Games | None
) -> None:
    """Adam with a rate that rises and falls; `also` is kept in mind, with as many positions a step."""

    def loss_on(some: Games, places: Any) -> Any:
        return torch.nn.functional.cross_entropy(net(*some.part(places)), some.wanted[places])

    steps = epochs * (len(games.training) // POSITIONS + 1)
    adam = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
    course = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=steps + 1, pct_start=0.1)
    for _ in range(epochs):
        if lead < 1.0:
            games.look_ahead(torch, net, lead)
        order = games.training[torch.randperm(len(games.training), device=games.training.device)]
        for places in order.split(POSITIONS):
            loss = loss_on(games, places)
            if also is not None:
                pick = torch.randint(len(also.training), (len(places),), device=also.training.device)
                loss = loss + loss_on(also, also.training[pick])
            adam.zero_grad()
            loss.backward()
            adam.step()
            course.step()


def fit(given: argparse.Namespace) -> None:
    torch: Any = import_module("torch")
    torch.manual_seed(given.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    judge = judge_of(given.game)
    families = list(judge.families())
    games = Games(given.folder, torch, device)
    net = network_class(torch)(games, given.first, given.second).to(device)
    learn(torch, net, games, given.epochs, given.rate, given.decay, 1.0, None)
    provenance = {**games.about, "positions": len(games.told), "loss": losses(torch, net, games, families)}
    print("held-out loss", provenance["loss"], flush=True)
    if given.then:
        stronger = Games(given.then, torch, device)
        before = losses(torch, net, stronger, families)
        finer = copy.deepcopy(net)
        learn(torch, finer, stronger, given.then_epochs, given.rate / 3, 1e-2, given.lead, games)
        after = losses(torch, finer, stronger, families)
        print("of the stronger, before", before, "after", after, flush=True)
        print("of the first", losses(torch, finer, games, families), flush=True)
        provenance["then"] = {
            **stronger.about,
            "positions": len(stronger.told),
            "lead": given.lead,
            "before": before,
            "loss": after,
        }
        net = finer
    side, scene = judge.input_names()
    data = {"side": side, "scene": scene, "layers": net.layers(), "provenance": provenance}
    weights_file.write_network(Path(given.out), given.game, data)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Learn a network from games against oneself.")
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("folder", help="of games")
    parser.add_argument("--game", default=USUAL)
    parser.add_argument("--families", default="", help="separated by commas; usually all")
    parser.add_argument("--player", default="quick")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--on", default="", help="ray, or the address of a cluster of it")
    parser.add_argument("--then", default="", help="a folder of stronger games to learn from in the end")
    parser.add_argument("--first", type=int, default=32, help="signals of a side")
    parser.add_argument("--second", type=int, default=32, help="signals of a side among the others")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--then-epochs", type=int, default=4)
    parser.add_argument("--lead", type=float, default=1.0, help="1: of the stronger, only who won is learnt")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--decay", type=float, default=1e-4, help="how strongly weights are pulled to nothing")
    parser.add_argument("--altered", action="store_true", help="games in which something is changed by chance")
    parser.add_argument("--out", default="", help="the file of layers to write; usually that of the package")
    given = parser.parse_args(arguments)
    home = Path(weights_file.__file__).parent / "weights"
    given.out = given.out or str(home / f"{given.game}_network.json")
    given.families = given.families or ",".join(judge_of(given.game).families())
    return carried_out(lambda: keep_games(given) if given.what == "play" else fit(given))


def carried_out(work: Callable[[], None]) -> int:
    """The exit code of a program of this room: what has to be installed for it is said in a line."""
    try:
        work()
    except ModuleNotFoundError as missing:
        print(f"this needs {missing.name}: pip install {missing.name}", file=sys.stderr)
        return 1
    except LandsraadError as error:
        print(f"landsraad: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
