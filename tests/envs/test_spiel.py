"""The games of OpenSpiel, against OpenSpiel's own tests."""

import json
from typing import Any

import pytest

import landsraad
from landsraad import envs, fast
from landsraad.kernel.table import save
from tests.conformance.games import chooser

pyspiel = pytest.importorskip("pyspiel", reason="this adapter needs open_spiel: pip install 'landsraad[spiel]'")

SHORT: dict[str, Any] = {"seats": 2, "options": {"max_rounds": 1}}


@pytest.mark.parametrize(
    ("game", "setup"), [("war_for_arrakis", SHORT), ("imperium", {"seats": 3, "expansions": ["rise_of_ix"]})]
)
def test_the_simulation_test_passes(game: str, setup: dict[str, Any]) -> None:
    pyspiel.random_sim_test(envs.spiel(game, **setup), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_is_written_to_the_end_of_a_game() -> None:
    """OpenSpiel's record of everything a game says of itself, of a war of one round."""
    pytest.importorskip("absl", reason="OpenSpiel's playthrough needs absl-py")
    from open_spiel.python.algorithms import generate_playthrough

    envs.spiel("war_for_arrakis")
    name = 'landsraad_war_for_arrakis(seats=2,deals=4,options={"max_rounds": 1})'
    text = generate_playthrough.playthrough(name, [1], seed=1)
    assert text.startswith(f"game: {name}") and '# Apply action "deal 1"' in text
    last = text.rpartition("# State ")[2]
    assert "IsTerminal() = True" in last and "Returns() = [" in last


def walked(state: Any, moves: int, seed: int) -> Any:
    choose = chooser(seed)
    state.apply_action(3)
    for _ in range(moves):
        listed = state.legal_actions()
        state.apply_action(listed[choose(len(listed))])
    return state


def test_the_state_is_the_game_of_the_house() -> None:
    game = envs.spiel("imperium", seats=3)
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == game.max_chance_outcomes() == 1024
    state.apply_action(7)
    table = fast.new_table("imperium", seats=3, seed="deal 7")
    assert save(state.table) == save(table)
    assert state.current_player() == table.to_act
    told = [state.action_to_string(state.current_player(), code) for code in state.legal_actions()]
    assert sorted(told) == sorted(game.rules.notation.write(action) for action in table.options)


def test_a_copy_goes_its_own_way_and_json_brings_a_state_back() -> None:
    game = envs.spiel("imperium", seats=3)
    state = walked(game.new_initial_state(), 30, 1)
    copy = state.clone()
    assert str(copy) == str(state) and copy.information_state_string(0) == state.information_state_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    read = game.new_initial_state(state.to_json())
    assert save(read.table) == save(state.table) and json.loads(read.to_json()) == state.to_dict()
    read.apply_action(read.legal_actions()[0])
    assert str(read) == str(copy) and read.information_state_string(1) == copy.information_state_string(1)


def test_a_resampled_state_looks_the_same_to_the_player_and_is_another() -> None:
    state = walked(envs.spiel("imperium", seats=3).new_initial_state(), 40, 2)
    player = state.current_player()
    draws = iter([0.1, 0.5, 0.9])
    others = [state.resample_from_infostate(player, lambda: next(draws)) for _ in range(3)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in [state, *others]}) == 4


def test_an_information_state_tells_what_was_seen_and_nothing_else() -> None:
    """imperium 3.14: two deals that differ in hidden cards alone are one information state."""
    state = walked(envs.spiel("imperium", seats=3).new_initial_state(), 25, 4)
    told = [state.information_state_string(player) for player in range(3)]
    assert len(set(told)) == 3
    later = state.clone()
    later.apply_action(later.legal_actions()[0])
    assert all(later.information_state_string(player) != told[player] for player in range(3))


def test_a_game_may_start_from_any_state_and_says_so() -> None:
    game = envs.spiel("imperium", seats=3)
    state = walked(game.new_initial_state(), 20, 5)
    assert state.starting_state() is None and state.starting_state_str() == ""
    for given in (state.to_json(), state.to_dict(), state.to_struct()):
        begun = game.new_initial_state(given)
        assert str(begun) == str(state) and begun.starting_state_str() == state.to_json()
        begun.apply_action(begun.legal_actions()[0])
        assert str(begun.starting_state()) == str(state) != str(begun)
        assert str(begun.clone().starting_state()) == str(state)


def test_a_state_and_its_game_survive_being_serialised() -> None:
    game = envs.spiel("war_for_arrakis", **SHORT)
    state = walked(game.new_initial_state(), 15, 6)
    begun = game.new_initial_state(state.to_json())
    for one in (state, begun):
        same_game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, one))
        assert str(same_game) == str(game) and str(read) == str(one)
        assert read.history() == one.history() and read.starting_state_str() == one.starting_state_str()
        assert read.information_state_string(1) == one.information_state_string(1)


def test_a_trajectory_is_read_back() -> None:
    game = envs.spiel("war_for_arrakis", **SHORT)
    state = walked(game.new_initial_state(), 12, 7)
    text = pyspiel.Trajectory(state).to_string()
    assert json.loads(text)["transitions"][0]["action"] == 3
    states = pyspiel.Trajectory(text).reconstruct_all_states()
    assert len(states) == 14 and str(states[-1]) == str(state)


def test_structs_are_what_they_say_and_come_back() -> None:
    game = envs.spiel("imperium", seats=3)
    dealing = game.new_initial_state()
    assert dealing.action_to_struct(5).to_dict() == {"player": pyspiel.PlayerId.CHANCE, "move": "deal 5"}
    assert dealing.apply_action_struct({"player": -1, "move": "deal 5"}).ok() and not dealing.is_chance_node()
    state = walked(game.new_initial_state(), 10, 8)
    player = state.current_player()
    for code in state.legal_actions():
        struct = state.action_to_struct(player, code)
        assert struct == state.action_to_struct(code) and state.struct_to_actions(struct.to_json()) == [code]
    seen = state.to_observation_struct(1)
    assert seen.to_dict() == {"player": 1, "view": json.loads(state.observation_json(1))}
    assert state.to_observation_struct().player == player
    nobody = {"player": (player + 1) % 3, "move": state.action_to_string(player, state.legal_actions()[0])}
    refused = state.apply_action_struct(nobody)
    assert not refused.ok() and "no option" in refused.message()
    with pytest.raises(landsraad.BadMove, match="no option"):
        state.struct_to_actions({"player": player, "move": "nothing"})
