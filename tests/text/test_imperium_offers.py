"""What a player is told before deciding, and of their own cards: which tile at what price, whether an agent is left."""

import pytest

from landsraad.game import Game
from tests.imperium.table import play, table

STACKS = [["windtraps"], ["spaceport"], ["flagship"]]  # 2, 5 and 8 spice
VICTIM = {"intrigue": ["windfall", "ambush", "charisma", "bribery"]}


def texts(game: Game, lang: str = "en") -> list[str]:
    return [game.speaker.option(game.table, action, lang, game.names) for action in game.table.options]


def at_tech_negotiation(spice: int) -> Game:
    """Before the choice between a tile and a negotiator."""
    game = table({"hand": ["dagger"], "spice": spice}, ix=True, tech=STACKS)
    return play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1")


@pytest.mark.parametrize(
    ("lang", "named"),
    [
        ("en", "Acquire Windtraps with 1 spice"),
        ("de", "Erwirb „Windfallen“ und bezahle mit 1 Spice"),
        ("es", "Adquiere «Trampas de viento» con 1 de especia"),
        ("pt-BR", "Adquira Captadores de Vento com 1 especiaria"),
        ("zh-Hant", "支付1香料獲得「捕風器」"),
    ],
)
def test_the_only_tile_an_effect_can_acquire_is_named_with_its_price(lang: str, named: str) -> None:
    assert named in texts(at_tech_negotiation(spice=2), lang)


def test_where_there_are_several_tiles_each_is_offered_with_its_price() -> None:
    game = at_tech_negotiation(spice=5)
    assert "Acquire a Tech tile for 1 spice less (Tech Negotiation)" in texts(game)
    play(game, "do tech_negotiation.space.1.1")
    assert texts(game) == ["Acquire Windtraps with 1 spice", "Acquire Spaceport with 4 spice"]


def test_whoever_has_no_agent_left_is_not_asked_for_one() -> None:
    game = table({"hand": ["dagger"]})
    assert "send an agent" in game.speaker.question(game.table, "en", game.names)
    game = table({"hand": ["dagger"], "agents": 0, "agents_at": {"arrakeen": 1, "carthag": 1}})
    assert game.speaker.question(game.table, "en", game.names) == (
        "Your turn: no agent is left to send, so you reveal your hand"
    )


def test_the_thief_is_told_which_card_came_from_whom_and_which_from_the_deck() -> None:
    game = play(table({"hand": ["diplomacy"]}, VICTIM), "agent diplomacy secrets")
    names = {"Windfall", "Ambush", "Charisma", "Bribery"}
    mine = [line for line in game.log(0) if "Intrigue card" in line]
    stolen = [line for line in mine if any(name in line for name in names)]
    assert len(mine) == 2 and len(stolen) == 1
    assert stolen[0].startswith("Seat 1 takes the Intrigue card ") and stolen[0].endswith(" from Seat 2")
    others = [line for line in game.log(2) if "Intrigue card" in line]
    assert others == ["Seat 1 draws 1 Intrigue card", "Seat 1 takes an Intrigue card from Seat 2"]


def test_what_was_paid_stands_below_what_was_bought() -> None:
    game = table({"hand": ["diplomacy", "convincing_argument"]}, row=["scout"])
    play(game, "reveal", "acquire scout row")
    lines = game.log(0)
    assert lines.index("Seat 1 acquires Scout") < lines.index("Seat 1 pays 1 persuasion")


def test_a_tie_for_first_place_is_told_as_one() -> None:
    """imperium 10.6: nobody wins, both take the second reward."""
    assert rewards(2, 2, 1) == [
        f"Seat {seat} ties for first place with strength 4 and takes the second reward" for seat in (1, 2)
    ]
    assert rewards(2, 3, 1) == ["Seat 1 takes the second reward with strength 4"]


def rewards(*troops: int) -> list[str]:
    first, *others = troops
    armed = {"conflict": first, "intrigue": ["ambush"]}
    game = table(armed, *({"conflict": number} for number in others), phase="combat", conflict="skirmish_2")
    return [line for line in play(game, "pass").log(None) if "takes the" in line]
