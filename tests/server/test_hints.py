"""What would be after an option, told where it can be told truly; and what a bot would do, with its reasons."""

import asyncio
from typing import Any

import msgspec
import pytest

import landsraad
from landsraad.bots.pool import Pool
from landsraad.bots.reasons import Moved
from landsraad.bots.worker import Answer, Chance, Job, decide, packed
from landsraad.server.games.imperium import hints
from landsraad.server.robots import advice
from landsraad.server.talk import advice_told


def strength_after(notation: str, *others: dict[str, Any]) -> dict[str, int]:
    mine = {"conflict": 2, "intrigue": ["ambush"]}
    seats = [mine, *others, *[{}] * (2 - len(others))]
    game = landsraad.from_position("imperium", {"phase": "combat", "conflict": "skirmish_2", "seats": seats})
    return hints.after(game, next(one.notation for one in game.options if one.notation.startswith(notation)))


def test_a_combat_card_tells_the_strength_it_makes() -> None:
    """imperium 10.3: Ambush adds four swords' strength at once."""
    assert strength_after("play ambush", {"conflict": 3, "intrigue": ["ambush", "windfall"]}) == {"strength": 8}


def test_a_card_that_ends_the_fight_tells_none() -> None:
    """imperium 10.9: everybody has gone home then; "4 to 0" would be a lie about who won."""
    assert strength_after("play ambush", {"conflict": 3}) == {}


def test_a_card_that_asks_something_first_tells_no_strength_yet() -> None:
    """imperium 10.3: Blackmail asks with whom Influence is lost before there are swords: "4 to 4" would be untrue."""
    windfall = {"conflict": 3, "intrigue": ["ambush", "windfall"]}
    blackmailer = {"conflict": 2, "intrigue": ["blackmail"], "influence": {"emperor": 1, "fremen": 1}}
    game = landsraad.from_position(
        "imperium",
        {
            "phase": "combat",
            "conflict": "skirmish_2",
            "expansions": ["rise_of_ix"],
            "seats": [blackmailer, windfall, {}],
        },
    )
    assert hints.after(game, next(o.notation for o in game.options if o.notation.startswith("play blackmail"))) == {}


# --- what a bot would do ---------------------------------------------------------------------------------------------


def test_the_strongest_level_is_asked_and_asked_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(self: Pool, message: bytes) -> Answer:
        jobs.append(msgspec.msgpack.decode(message, type=Job))
        return Answer(jobs[-1].number)

    jobs: list[Job] = []
    monkeypatch.setattr(Pool, "think", think)
    game = landsraad.new_game("imperium", seats=3, seed=3)
    asyncio.run(advice(Pool(1), game))
    assert [(job.bot, job.why) for job in jobs] == [("grandmaster", True)]


def test_who_has_searched_knows_what_the_best_brings() -> None:
    """Asked why, a process tells what moved; asked only what, it does not spend the time."""
    game = landsraad.new_game("imperium", seats=3, seed=3)
    told = [decide(packed(game.rules, game.table, 0, "regent", seed, why=True)) for seed in range(6)]
    assert any(answer.why for answer in told) and all(len(answer.why) <= 3 for answer in told)
    assert decide(packed(game.rules, game.table, 0, "regent", 0)).why == []


def test_an_answer_is_told_with_its_chances_and_reasons() -> None:
    game = landsraad.new_game("imperium", seats=3, seed=3)
    first, second = game.table.options[:2]
    answer = Answer(first, [Chance(first, 0.4, 9), Chance(second, 0.3, 9)], why=[Moved("spice", 2.0, 0.3)])
    told = advice_told(game, 7, answer, "en")
    write = game.rules.notation.write
    assert (told.version, told.option, told.chance) == (7, write(first), 0.4)
    assert told.chances == {write(first): 0.4, write(second): 0.3} and told.reasons == ["Spice: +2"]
