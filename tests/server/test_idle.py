"""What is legal and would do nothing is told as such: it may be played, and the page lets it rest (imperium 3.12)."""

from typing import Any

import pytest

import landsraad
from landsraad.server.games import guide_to
from tests.server.conftest import Come
from tests.server.people import bot, person

GUIDE = guide_to("imperium")


def idle(notation: str, *, seat: dict[str, Any], **position: Any) -> str:
    game = landsraad.from_position("imperium", {"active": 0, **position, "seats": [seat, {}, {}]})
    option = next(one for one in game.options if one.notation == notation)
    reason = GUIDE.idle(game, option.action)
    return "" if reason is None else reason.key


SPENT = {"agents_at": {"arrakeen": 1, "imperial_basin": 1}}


@pytest.mark.parametrize("card", ["dispatch_an_envoy", "infiltrate"])
def test_what_helps_an_agent_needs_one(card: str) -> None:
    """imperium 3.12: it may be played without an agent left, and does nothing then."""
    assert idle(f"play {card} 1", seat={"intrigue": [card], "hand": ["dagger"], **SPENT}) == "idle-no-agent"
    assert idle(f"play {card} 1", seat={"intrigue": [card], "hand": ["dagger"]}) == ""


def test_what_would_change_nothing() -> None:
    """imperium 3.12, 8.1: nobody climbs beyond the sixth step."""
    subject = {"intrigue": ["favored_subject"], "hand": ["dagger"]}
    assert idle("play favored_subject 1", seat={**subject, "influence": {"emperor": 6}}) == "idle-nothing"
    assert idle("play favored_subject 1", seat={**subject, "influence": {"emperor": 5}}) == ""


@pytest.mark.parametrize("card", ["windfall", "refocus", "charisma", "poison_snooper", "bindu_suspension"])
def test_what_changes_something_later_or_asks_is_not_idle(card: str) -> None:
    assert idle(f"play {card} 1", seat={"intrigue": [card], "hand": ["dagger"]}) == ""


def test_an_effect_that_cannot_be_carried_out() -> None:
    """R18: it may be resolved for nothing (imperium 3.10)."""
    game = landsraad.from_position(
        "imperium",
        {"reserve": {"foldspace": 0}, "seats": [{"hand": ["diplomacy"], "intrigue": ["windfall"]}, {}, {}]},
    )
    game.play("agent diplomacy foldspace")
    assert [option.notation for option in game.options if GUIDE.idle(game, option.action)] == ["do foldspace.space.1"]


def test_the_page_is_told_in_words(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot())["id"]
    state = ada.sit(table, "de").turn()
    assert all(option["idle"] == "" for option in state["asked"]["options"])
