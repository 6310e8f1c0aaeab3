"""Rise of Ix, section 3: its board."""

from landsraad.game import Game
from tests.imperium.ix import cards, rich_kwisatz_haderach
from tests.imperium.table import Seat, finish, offered, play, refused, seat, shared, table


def spaces(game: Game) -> set[str]:
    return {move.split()[2] for move in offered(game) if move.startswith("agent ")}


def test_four_spaces_no_longer_exist() -> None:
    """rise_of_ix 3.1: no card leads there."""
    gone = {"hall_of_oratory", "rally_troops", "sell_melange", "secure_contract"}
    assert gone <= spaces(rich_kwisatz_haderach(ix=False))
    assert not gone & spaces(rich_kwisatz_haderach(ix=True))


def test_the_high_council_costs_five_solari_once_and_gives_two_persuasion() -> None:
    """rise_of_ix 3.2: as on the base board."""
    hand = {"hand": ["dagger", "dagger", "convincing_argument"]}
    assert refused(table({**hand, "solari": 4}, ix=True), "agent dagger high_council") == [("price", "imperium 6.3.4")]
    game = play(table({**hand, "solari": 5}, ix=True), "agent dagger high_council")
    assert (seat(game)["solari"], seat(game)["council"]) == (0, 1)
    game = table({**hand, "solari": 9, "council": 1}, ix=True)
    assert refused(game, "agent dagger high_council") == [("once", "imperium 6.3.5")]
    assert seat(play(game, "reveal"))["persuasion"] == 4


def test_four_players_may_sit_on_the_high_council() -> None:
    """rise_of_ix 3.2: three seats taken leave one."""
    counts: list[Seat] = [{"hand": ["dagger"], "solari": 5}, {"council": 1}, {"council": 1}, {"council": 1}]
    game = play(table(*counts, ix=True), "agent dagger high_council")
    assert [seat(game, number)["council"] for number in range(4)] == [1, 1, 1, 1]


def test_the_mentat_costs_two_solari_for_a_card_and_the_mentat() -> None:
    """rise_of_ix 3.2: the Mentat is an agent at once."""
    game = table({**cards(["dagger"], ["diplomacy"]), "solari": 2}, ix=True)
    finish(play(game, "agent dagger mentat"))
    assert (seat(game)["solari"], seat(game)["hand"], seat(game)["agents"]) == (0, ["diplomacy"], 2)
    assert shared(game)["mentat"] == 0


def test_the_swordmaster_costs_eight_solari_once() -> None:
    """rise_of_ix 3.2: the third agent joins at once."""
    game = play(table({"hand": ["dagger"], "solari": 8}, ix=True), "agent dagger swordmaster")
    assert (seat(game)["solari"], seat(game)["swordmaster"], seat(game)["agents"]) == (0, 1, 2)
    game = table({"hand": ["dagger"], "solari": 8, "swordmaster": 1}, ix=True)
    assert refused(game, "agent dagger swordmaster") == [("once", "imperium 6.3.5")]


def test_smuggling_gives_one_solari_and_one_freighter_icon() -> None:
    """rise_of_ix 3.3: through the Spice Trade icon, without a cost."""
    game = play(table({"hand": ["dune_the_desert_planet"]}, ix=True), "agent dune_the_desert_planet smuggling")
    assert seat(game)["solari"] == 1
    assert offered(game) == ["do smuggling.space.2", "end"]
    play(game, "do smuggling.space.2")
    assert seat(game)["freighter"] == 1
    assert offered(game) == ["end"]


def test_interstellar_shipping_needs_two_guild_influence_and_gives_two_freighter_icons() -> None:
    """rise_of_ix 3.3: through the Spice Trade icon."""
    hand = {"hand": ["dune_the_desert_planet", "diplomacy"]}
    game = table({**hand, "influence": {"spacing_guild": 1}}, ix=True)
    move = "agent dune_the_desert_planet interstellar_shipping"
    assert refused(game, move) == [("requirement", "rise_of_ix 3.3")]
    game = table({**hand, "influence": {"spacing_guild": 2}}, ix=True)
    assert refused(game, "agent diplomacy interstellar_shipping") == [("wrong-icon", "imperium 6.3.2")]
    play(game, move, "do interstellar_shipping.space.1", "do interstellar_shipping.space.2", "advance")
    assert seat(game)["freighter"] == 2


def test_tech_negotiation_offers_a_discount_or_a_negotiator_but_not_both() -> None:
    """rise_of_ix 3.4: one of the two; through the Landsraad icon, without a cost."""
    game = table({"hand": ["dagger"], "spice": 1}, ix=True, tech=[["windtraps"]])
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1")
    assert offered(game) == ["do tech_negotiation.space.1.1", "do tech_negotiation.space.1.2"]
    play(game, "do tech_negotiation.space.1.2")
    assert (seat(game)["negotiators"], seat(game)["supply"], seat(game)["spice"]) == (1, 8, 1)
    assert offered(game) == ["end"]


def test_an_agent_on_tech_negotiation_is_worth_one_persuasion() -> None:
    """rise_of_ix 3.4: on the reveal turn."""
    game = table({"hand": ["convincing_argument"], "agents_at": {"tech_negotiation": 1}}, ix=True)
    assert seat(play(game, "reveal"))["persuasion"] == 3


def test_dreadnought_costs_three_solari_and_gives_a_ship_and_a_tile_without_discount() -> None:
    """rise_of_ix 3.4: one Dreadnought icon, one Acquire Tech icon."""
    rich = {"hand": ["dagger"], "solari": 3, "spice": 2}
    game = play(
        table(rich, ix=True, tech=[["windtraps"], ["minimic_film"]]),
        "agent dagger dreadnought",
        "do dreadnought.space.1",
    )
    play(game, "do dreadnought.space.2", "tech windtraps 0 spice")
    after = seat(game)
    assert (after["solari"], after["dreadnoughts_garrison"], after["tiles"], after["spice"]) == (0, 1, ["windtraps"], 0)
    assert offered(game) == ["end"]
    assert refused(table({**rich, "solari": 2}, ix=True), "agent dagger dreadnought") == [("price", "imperium 6.3.4")]


def test_at_dreadnought_the_tile_may_come_before_the_ship() -> None:
    """rise_of_ix 3.4: in any order."""
    game = table({"hand": ["dagger"], "solari": 3, "spice": 2}, ix=True, tech=[["windtraps"], ["minimic_film"]])
    play(game, "agent dagger dreadnought", "do dreadnought.space.2", "tech windtraps 0 spice", "do dreadnought.space.1")
    assert (seat(game)["dreadnoughts_garrison"], seat(game)["tiles"]) == (1, ["windtraps"])


def test_the_board_has_twenty_two_spaces_with_and_without_ix() -> None:
    """rise_of_ix 3.5: four gone, four new."""
    assert len(spaces(rich_kwisatz_haderach(ix=False))) == 22
    assert len(spaces(rich_kwisatz_haderach(ix=True))) == 22


def test_no_new_space_is_a_combat_faction_or_maker_space() -> None:
    """rise_of_ix 3.5: no deployment, no influence, no bonus spice."""
    for space in ("smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"):
        bare = rich_kwisatz_haderach(ix=True, tech=[["windtraps"], [], []])  # a tile that gives no influence
        game = play(bare, f"agent kwisatz_haderach {space}")
        assert refused(game, "deploy 1 troop") == [("deploy-no-combat-space", "imperium 9.5")]
        finish(game)
        assert sum(seat(game)["influence"].values()) == 4
    assert set(shared(game)["bonus_spice"]) == {"the_great_flat", "hagga_basin", "imperial_basin"}


def test_leto_pays_two_solari_at_dreadnought() -> None:
    """rise_of_ix 3.6: his discount counts for the new Landsraad space."""
    game = table({"leader": "duke_leto_atreides", "hand": ["dagger"], "solari": 2}, ix=True)
    assert seat(play(game, "agent dagger dreadnought"))["solari"] == 0


def test_ilban_draws_a_card_for_the_cost_of_dreadnought() -> None:
    """rise_of_ix 3.6: three solari are the printed cost of a space."""
    ilban = {"leader": "count_ilban_richese", **cards(["dagger"], ["diplomacy"]), "solari": 3}
    game = finish(play(table(ilban, ix=True), "agent dagger dreadnought"))
    assert seat(game)["hand"] == ["diplomacy"]


def test_armand_counts_agents_on_the_new_spaces() -> None:
    """rise_of_ix 3.6: Smuggling is a Spice Trade space, Tech Negotiation a Landsraad space."""
    armand = {"leader": "archduke_armand_ecaz", "hand": ["dagger"]}
    game = play(table({**armand, "agents_at": {"smuggling": 1, "tech_negotiation": 1}}, ix=True), "reveal")
    assert any("armand" in move for move in offered(game))
    game = play(table({**armand, "agents_at": {"smuggling": 1}}, ix=True), "reveal")
    assert not any("armand" in move for move in offered(game))


def test_effects_of_space_and_card_come_in_any_order_after_the_cost() -> None:
    """rise_of_ix 3.7: the signet may come before the ship, but its solari come too late for the cost."""
    hundro = {"leader": "viscount_hundro_moritani", "hand": ["signet_ring"], "solari": 3, "spice": 1}
    game = play(table(hundro, ix=True), "agent signet_ring dreadnought")
    assert {"do dreadnought.space.1", "do viscount_hundro_moritani.signet.1"} <= set(offered(game))
    game = table({"leader": "count_ilban_richese", "hand": ["signet_ring"], "solari": 2}, ix=True)
    assert refused(game, "agent signet_ring dreadnought") == [("price", "imperium 6.3.4")]


def test_helena_is_not_blocked_on_the_ix_board() -> None:
    """rise_of_ix 3.8: enemy agents on Tech Negotiation and Dreadnought do not stop her; her own would."""
    enemies = {"agents_at": {"tech_negotiation": 1, "dreadnought": 1}}
    hand = {"hand": ["dagger"], "solari": 3}
    game = table({"leader": "helena_richese", **hand}, enemies, ix=True)
    assert {"agent dagger tech_negotiation", "agent dagger dreadnought"} <= set(offered(game))
    game = table({"leader": "helena_richese", **hand, "agents_at": {"tech_negotiation": 1}}, ix=True)
    assert refused(game, "agent dagger tech_negotiation") == [("own-agent", "imperium 6.3.3")]
    game = table(hand, enemies, ix=True)
    assert refused(game, "agent dagger tech_negotiation") == [("occupied", "imperium 6.3.3")]


def test_two_agents_on_tech_negotiation_still_give_one_persuasion() -> None:
    """rise_of_ix 3.8: it is gained once."""
    game = table({"hand": [], "agents_at": {"tech_negotiation": 2}}, ix=True)
    assert seat(play(game, "reveal"))["persuasion"] == 1


def test_an_agent_recalled_from_tech_negotiation_gives_no_persuasion() -> None:
    """rise_of_ix 3.8: it must be there during the reveal turn."""
    game = table({"hand": [], "intrigue": ["urgent_mission"], "agents_at": {"tech_negotiation": 1}}, ix=True)
    play(game, "play urgent_mission 1", "reveal")
    assert seat(game)["persuasion"] == 0


def test_guild_influence_gained_by_the_visit_comes_too_late_for_interstellar_shipping() -> None:
    """rise_of_ix 3.8: Esmar Tuek gives 1 Guild influence on the way, and 1 before is not enough."""
    smuggler = {"hand": ["esmar_tuek"], "spice": 1, "influence": {"spacing_guild": 1}}
    game = table(smuggler, ix=True)
    assert refused(game, "agent esmar_tuek interstellar_shipping") == [("requirement", "rise_of_ix 3.3")]
