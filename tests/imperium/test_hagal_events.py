"""The log tells in plain words what a Rival revealed, why a card was skipped, and what came of it."""

import pytest

import landsraad
from tests.imperium.hagal import AWAY, SOLO_BASE, act, deck, fight, solo, told, two
from tests.imperium.table import Seat, offered, play, shared


def lines(game: landsraad.Game, start: str = "Rival 1") -> list[str]:
    """What is told about a seat."""
    return [line for line in told(game) if line.startswith(start)]


def test_a_whole_turn() -> None:
    """house_hagal 3.3: the card, the space, influence, troops, deployment, in this order."""
    game = act(solo({"garrison": 2}, top=["hardy_warriors"]))
    assert lines(game) == [
        "Rival 1 reveals the House Hagal card Hardy Warriors",
        "Rival 1 sends an agent to Hardy Warriors",
        "Rival 1 rises to 1 influence with the Fremen",
        "Rival 1 recruits 2 troops",
        "Rival 1 deploys 4 troops to the Conflict",
    ]


def test_the_order_of_steps() -> None:
    """house_hagal 3.3: control bonus, troops, signet ring, deployment."""
    left = {"leader": "baron_vladimir_harkonnen"}
    game = act(solo(left, top=["arrakeen_1p"], control={"arrakeen": 1}))
    wanted = ["reveals", "sends an agent to Arrakeen", "gains 1 solari", "recruits 1 troop", "pays 1 solari",
              "draws 1 Intrigue card", "deploys 1 troop"]  # fmt: skip
    for line, words in zip(lines(game), wanted, strict=True):
        assert words in line


SKIPPED: list[tuple[str, Seat, Seat, Seat, bool, str]] = [
    ("wealth", {}, {"agents_at": {"wealth": 1, "high_council": 1}}, {}, False, "the space is occupied"),
    ("wealth", {}, AWAY, {"voice_space": "wealth"}, False, "The Voice closes the space"),
    ("harvest_spice", {}, AWAY, {}, False, "no Maker space in reach has bonus spice"),
    ("hagal_dreadnought_1p", {"dreadnoughts_garrison": 2}, AWAY, {}, True, "no dreadnought in the supply"),
    ("hagal_interstellar_shipping", {}, AWAY, {}, True, "too little influence with the Spacing Guild"),
]


@pytest.mark.parametrize(("card", "left", "other", "human", "ix", "why"), SKIPPED)
def test_why_a_card_is_skipped(card: str, left: Seat, other: Seat, human: Seat, ix: bool, why: str) -> None:
    """house_hagal 3.1, 3.4; rise_of_ix 11.2.2, 11.2.3"""
    game = act(solo(left, other, human, top=[card, "secrets"], ix=ix))
    skipped = [line for line in told(game) if "is skipped" in line]
    assert len(skipped) == 1
    assert why in skipped[0]
    assert lines(game)[-2:] == [
        "Rival 1 sends an agent to Secrets",
        "Rival 1 rises to 1 influence with the Bene Gesserit",
    ]


def test_the_reshuffle_card() -> None:
    """house_hagal 3.2"""
    game = act(two(top=["reshuffle"]))
    assert "House Hagal reveals the House Hagal card Reshuffle" in told(game)
    assert any(line.lower() == "the house hagal deck is shuffled anew" for line in told(game))
    assert len(lines(game, "House Hagal sends")) == 1


def test_an_exhausted_deck() -> None:
    """house_hagal 3.11: the new deck is formed when the last card has been dealt with completely."""
    game = act(solo({"garrison": 1}, hagal_deck=["stillsuits"], hagal_discard=deck(SOLO_BASE, ["stillsuits"])[1:]))
    found = [line.lower() for line in told(game)]
    shuffled = found.index("the house hagal deck is shuffled anew")
    assert found.index("rival 1 deploys 1 troop to the conflict") < shuffled


def test_spending() -> None:
    """house_hagal 4.6: what for what."""
    game = act(solo({"solari": 6}, top=["carthag"], control={"carthag": 1}))
    assert "Rival 1 spends 7 solari for 1 victory point" in told(game)
    left = {"intrigue": ["ambush", "bribery"], "leader": "baron_vladimir_harkonnen", "solari": 1}
    assert "Rival 1 spends 3 Intrigue cards for 1 victory point" in told(act(solo(left, top=["arrakeen_1p"])))


def test_an_intrigue_card_of_a_rival_is_not_named() -> None:
    """house_hagal 4.5: it is kept unseen, also in the human's log."""
    game = act(solo({"leader": "baron_vladimir_harkonnen", "solari": 1}, top=["arrakeen_1p"]))
    assert "Vladimir draws 1 Intrigue card" in game.log(0)
    assert not any("draws the Intrigue card" in line for line in game.log(0))


def test_the_harvest_of_a_rival() -> None:
    """house_hagal 3.4"""
    game = act(solo(top=["harvest_spice"], bonus_spice={"hagga_basin": 1}))
    assert any(line.startswith("Rival 1 gains 3 spice") for line in told(game))
    game = act(two(top=["harvest_spice"], bonus_spice={"hagga_basin": 1}))
    assert "House Hagal returns 1 spice from Hagga Basin to the bank" in told(game)


def test_swords_are_told_with_their_card() -> None:
    """house_hagal 3.6"""
    game = solo(AWAY, human={"turn": {}, "conflict": 1, "intrigue": ["ambush"]}, other={"conflict": 1, **AWAY},
                top=["heighliner"])  # fmt: skip
    play(game, "reveal", "end")
    assert "Rival 2 gains 6 swords from the House Hagal card Heighliner" in told(game)


def test_the_question_says_for_whom_it_is() -> None:
    """house_hagal 4.14"""
    game = act(solo({"freighter": 2}, top=["hagal_smuggling_interstellar_shipping"], ix=True))
    assert game.question is not None
    assert game.question.seat == 0
    assert game.question.text().startswith("For Rabban")  # a Rival is called after its leader
    assert game.question.text("de").startswith("Für Rabban")


def test_rewards_and_places_are_told() -> None:
    """house_hagal 4.15"""
    game = fight({"conflict": 3}, conflict="siege_of_carthag", round=2, first_player=2)
    play(game, "pass")
    for words in ("Rival 1 wins the Conflict with strength 6", "Rival 1 takes control of Carthag"):
        assert words in told(game)


def test_what_a_used_tile_costs_is_told() -> None:
    """rise_of_ix 11.6.5: Flagship."""
    game = act(solo({"tiles": ["flagship"], "solari": 4}, top=["stillsuits"], ix=True))
    assert "Rival 1 uses Flagship" in told(game)
    assert any(line.startswith("Rival 1 pays 4 solari") for line in told(game))


def test_a_move_after_which_a_rival_revealed_a_card_cannot_be_taken_back() -> None:
    """house_hagal 3.11: the human would know the top card."""
    game = act(solo(top=["wealth"]))
    assert shared(game)["hagal_discard"] == ["wealth"]
    assert not game.can_undo()


def test_a_game_is_told_completely() -> None:
    """Every event of some games has its words, and Rivals never ask anybody but a human."""
    for seats in (1, 2):
        game = landsraad.new_game("imperium", seats=seats, expansions=["rise_of_ix"], seed=9)
        while not game.over:
            assert game.to_act is not None
            assert game.to_act < seats
            play(game, offered(game)[len(game.moves) % len(offered(game))])
        assert all(line and "{" not in line for line in told(game))
        assert len(told(game)) > 100
