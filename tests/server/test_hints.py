"""What would be after an option: told where it can be told truly."""

from typing import Any

import landsraad
from landsraad.server.games.imperium import hints


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
