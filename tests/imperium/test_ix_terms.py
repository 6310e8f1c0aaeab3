"""Rise of Ix, section 2: its terms."""

from tests.imperium.table import finish, offered, play, refused, seat, shared, table


def test_a_base_card_that_says_troop_never_touches_a_dreadnought() -> None:
    """rise_of_ix 2.1: Chani retreats troops; with dreadnoughts alone in the Conflict she retreats nothing."""
    game = play(table({"hand": ["chani"], "dreadnoughts_conflict": 2}, ix=True), "reveal")
    assert "do chani.reveal.2" not in offered(game)
    assert seat(game)["dreadnoughts_conflict"] == 2


def test_a_new_card_that_says_unit_may_use_dreadnoughts() -> None:
    """rise_of_ix 2.1: Negotiated Withdrawal retreats three units of any kind."""
    hand = {"hand": ["negotiated_withdrawal"], "conflict": 2, "garrison": 0, "dreadnoughts_conflict": 1}
    game = play(table(hand, ix=True), "reveal", "do negotiated_withdrawal.reveal.2", "faction fremen")
    assert (seat(game)["garrison"], seat(game)["dreadnoughts_garrison"]) == (2, 1)
    assert seat(game)["influence"]["fremen"] == 1


def test_two_icons_are_two_separate_uses() -> None:
    """rise_of_ix 2.2: of two Freighter icons one may be used and the other left."""
    game = table({"hand": ["dune_the_desert_planet"], "influence": {"spacing_guild": 2}}, ix=True)
    play(game, "agent dune_the_desert_planet interstellar_shipping", "do interstellar_shipping.space.1")
    assert seat(game)["freighter"] == 1
    assert "do interstellar_shipping.space.2" in offered(game)
    play(game, "end")
    assert seat(game)["freighter"] == 1


def test_two_negotiation_icons_are_taken_one_by_one() -> None:
    """rise_of_ix 2.2: Ix-Guild Compact shows two; one may be used alone."""
    game = play(table({"hand": ["ix_guild_compact"]}, ix=True), "reveal", "do ix_guild_compact.reveal.1")
    assert (seat(game)["negotiators"], seat(game)["supply"]) == (1, 8)
    finish(game)
    assert (seat(game)["negotiators"], seat(game)["supply"]) == (1, 8)


def test_a_negotiator_cannot_be_recruited() -> None:
    """rise_of_ix 2.3: with every troop elsewhere, nothing is recruited from the Ix board."""
    game = table({"hand": ["reconnaissance"], "supply": 0, "garrison": 9, "negotiators": 3}, ix=True)
    finish(play(game, "agent reconnaissance arrakeen"))
    assert (seat(game)["garrison"], seat(game)["negotiators"]) == (9, 3)


def test_a_negotiator_cannot_be_deployed() -> None:
    """rise_of_ix 2.3: Arrakeen finds nobody in the garrison."""
    game = table({"hand": ["reconnaissance"], "supply": 0, "conflict": 9, "garrison": 0, "negotiators": 3}, ix=True)
    play(game, "agent reconnaissance arrakeen")
    assert refused(game, "deploy 1 troop") == [("deploy-garrison", "rise_of_ix 6.3")]


def test_a_negotiator_cannot_be_lost() -> None:
    """rise_of_ix 2.3: Strongarm costs a troop, and a negotiator does not serve."""
    spy = {"hand": ["diplomacy"], "intrigue": ["strongarm"], "garrison": 0, "negotiators": 3}
    game = play(table(spy, ix=True), "agent diplomacy wealth")
    assert refused(game, "play strongarm 1") == [("cost", "imperium 14.4")]


def test_to_commission_moves_a_dreadnought_from_supply_to_garrison() -> None:
    """rise_of_ix 2.4: it is not in the Conflict thereby."""
    game = play(table({"hand": ["dagger"], "solari": 3}, ix=True), "agent dagger dreadnought", "do dreadnought.space.1")
    after = seat(game)
    assert (after["dreadnoughts_supply"], after["dreadnoughts_garrison"], after["dreadnoughts_conflict"]) == (1, 1, 0)


def test_a_dreadnought_is_commissioned_in_garrison_conflict_and_on_a_location() -> None:
    """rise_of_ix 2.4: Grand Conspiracy asks for two; only one in supply is missing."""
    conspirator = {"intrigue": ["grand_conspiracy"], "council": 1, "discard": ["the_spice_must_flow"]}
    for placed, locations in (
        ({"dreadnoughts_garrison": 1, "dreadnoughts_conflict": 1}, {}),
        ({"dreadnoughts_garrison": 1}, {"carthag": 0}),
    ):
        game = table({**conspirator, **placed}, ix=True, phase="endgame", dreadnoughts=locations)
        assert "play grand_conspiracy 1" in offered(game)
    game = table({**conspirator, "dreadnoughts_garrison": 1}, ix=True, phase="endgame")
    assert "play grand_conspiracy 1" not in offered(game)


def test_dividends_give_five_and_one_to_each_opponent() -> None:
    """rise_of_ix 2.5: solari, to everybody."""
    game = table({"hand": ["dune_the_desert_planet"], "freighter": 1}, ix=True)
    play(game, "agent dune_the_desert_planet smuggling", "do smuggling.space.2", "recall", "do shipping_1.1.1")
    assert [seat(game, number)["solari"] for number in range(3)] == [6, 1, 1]


def test_a_conflict_is_won_by_the_single_highest_strength() -> None:
    """rise_of_ix 2.6: Windtraps pay who wins."""
    game = table(
        {"conflict": 2, "tiles": ["windtraps"]}, {"conflict": 1}, ix=True, phase="combat", conflict="skirmish_1"
    )
    assert seat(game)["water"] == 1
    assert seat(game)["points"] == 1


def test_a_tie_for_first_is_not_a_win_for_anybody() -> None:
    """rise_of_ix 2.6: neither Windtraps nor the first reward."""
    tied = {"conflict": 2, "tiles": ["windtraps"]}
    game = table(tied, {"conflict": 2}, ix=True, phase="combat", conflict="skirmish_2")
    assert [seat(game, number)["points"] for number in range(2)] == [0, 0]
    assert [seat(game, number)["water"] for number in range(2)] == [1, 1]  # the second reward, and no more


def test_nobody_wins_with_strength_zero() -> None:
    """rise_of_ix 2.6: an empty Conflict has no winner."""
    game = table({"tiles": ["windtraps"], "swords": 3}, ix=True, phase="combat", conflict="skirmish_1")
    assert [seat(game, number)["points"] for number in range(3)] == [0, 0, 0]
    assert seat(game)["water"] == 0


def test_the_four_icons_may_be_declined() -> None:
    """rise_of_ix 2.7: a turn may end with Tech Negotiation, Acquire Tech, Dreadnought or Freighter icons open."""
    hand = {"hand": ["dagger", "dune_the_desert_planet"], "solari": 3, "spice": 9}
    for card, space in (
        ("dagger", "dreadnought"),
        ("dagger", "tech_negotiation"),
        ("dune_the_desert_planet", "smuggling"),
    ):
        game = play(table(hand, ix=True), f"agent {card} {space}")
        assert "end" in offered(game)
        play(game, "end")
        assert game.to_act == 1
        after = seat(game)
        assert (after["tiles"], after["negotiators"], after["freighter"], after["dreadnoughts_supply"]) == ([], 0, 0, 2)


def test_a_trash_icon_may_be_declined_but_a_card_that_trashes_itself_may_not() -> None:
    """rise_of_ix 2.7: Jamis and his trash icon; Treachery goes whatever its owner would like."""
    game = play(table({"hand": ["jamis"]}, ix=True), "agent jamis stillsuits", "end")
    assert shared(game)["trash"] == []
    game = finish(play(table({"hand": ["treachery"]}, ix=True), "agent treachery wealth"))
    assert shared(game)["trash"] == ["treachery"]


def test_an_effect_behind_an_arrow_may_be_declined() -> None:
    """rise_of_ix 2.7: Sayyadina offers a point for three water."""
    game = play(table({"hand": ["sayyadina"], "water": 3}, ix=True), "agent sayyadina secrets", "end")
    assert seat(game)["water"] == 3
    assert seat(game)["points"] == 0


def test_of_several_icons_each_is_declined_by_itself() -> None:
    """rise_of_ix 2.8: at Dreadnought the ship is taken and the tile left."""
    game = table({"hand": ["dagger"], "solari": 3, "spice": 9}, ix=True)
    play(game, "agent dagger dreadnought", "do dreadnought.space.1", "end")
    assert (seat(game)["dreadnoughts_garrison"], seat(game)["tiles"]) == (1, [])


def test_a_space_may_be_entered_though_none_of_its_icons_can_be_used() -> None:
    """rise_of_ix 2.8: without a tile one can pay for, a troop or a dreadnought in supply."""
    poor = {"hand": ["dagger"], "solari": 3, "supply": 0, "garrison": 12, "dreadnoughts_garrison": 2}
    game = play(table(poor, ix=True), "agent dagger dreadnought")
    assert offered(game) == ["end"]
    assert seat(game)["solari"] == 0
    game = play(table(poor, ix=True), "agent dagger tech_negotiation")
    assert offered(game) == ["end"]


def test_an_intrigue_card_may_be_spent_on_an_icon_that_cannot_be_used() -> None:
    """rise_of_ix 2.8: Machine Culture may be spent although no tile can be paid for."""
    game = play(table({"hand": ["dagger"], "intrigue": ["machine_culture"]}, ix=True), "play machine_culture 1")
    assert shared(game)["intrigue_discard"] == ["machine_culture"]
    assert seat(game)["tiles"] == []


def test_ix_guild_compact_needs_a_dreadnought_in_supply() -> None:
    """rise_of_ix 2.8: the icon is the whole effect behind its arrow."""
    hand = {"hand": ["ix_guild_compact", "dagger", "diplomacy"]}
    game = play(table(hand, ix=True), "agent ix_guild_compact foldspace")
    assert "do ix_guild_compact.agent.1" in offered(game)
    game = play(table({**hand, "dreadnoughts_garrison": 2}, ix=True), "agent ix_guild_compact foldspace")
    assert "do ix_guild_compact.agent.1" not in offered(game)


def test_advanced_weaponry_needs_a_dreadnought_in_supply() -> None:
    """rise_of_ix 2.8: its plot part is refused with two commissioned."""
    hand = {"hand": ["dagger"], "intrigue": ["advanced_weaponry"], "solari": 3}
    assert "play advanced_weaponry 1" in offered(table(hand, ix=True))
    game = table({**hand, "dreadnoughts_garrison": 2}, ix=True)
    assert refused(game, "play advanced_weaponry 1") == [("condition", "imperium 14.4")]
