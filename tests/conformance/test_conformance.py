"""What holds in every game: it ends, its options are sound, copies are copies, and what is kept comes back."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import landsraad
from landsraad.game import Game
from landsraad.kernel import table as tables
from landsraad.kernel.decisions import QUESTION_NAMES
from tests.conformance.games import EVERY_KIND, Kind, chooser, decisions, halfway, play_out

SEEDS = [1, 2, 3]


@pytest.fixture(params=EVERY_KIND, ids=str)
def kind(request: pytest.FixtureRequest) -> Kind:
    found: Kind = request.param
    return found


def saved(game: Game) -> dict[str, object]:
    """Everything on the table."""
    return tables.save(game.table)


def sample(kind: Kind, seed: int, every: int) -> Iterator[Game]:
    """Decision points of a random game, one in so many."""
    for number, game in enumerate(decisions(kind.new(seed), chooser(seed))):
        if number % every == seed % every:
            yield game


# --- the way through a game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_reaches_the_end(kind: Kind, seed: int) -> None:
    game = play_out(kind.new(seed), chooser(seed))
    assert game.over and game.to_act is None and game.question is None and game.options == []
    assert 50 < len(game.moves) < 3000


@pytest.mark.parametrize("seed", SEEDS)
def test_somebody_is_asked_something_that_can_be_answered(kind: Kind, seed: int) -> None:
    for game in decisions(kind.new(seed), chooser(seed)):
        assert game.to_act in range(len(game.table.seats))
        assert game.question is not None and game.question.seat == game.to_act
        assert game.question.kind in QUESTION_NAMES.values()
        actions = [option.action for option in game.options]
        assert actions and len(actions) == len(set(actions))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_notation_is_unique_and_reads_back(kind: Kind, seed: int) -> None:
    for game in decisions(kind.new(seed), chooser(seed)):
        notations = [option.notation for option in game.options]
        assert len(notations) == len(set(notations))
        for option in game.options:
            assert game.rules.notation.read(option.notation) == option.action
            assert option.notation == " ".join(option.notation.split())
            assert [option.verb, *(word for _, word in option.objects)] == option.notation.split()


@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_are_conserved_after_every_decision(kind: Kind, seed: int) -> None:
    game = kind.new(seed)
    for _ in decisions(game, chooser(seed)):
        game.rules.check(game.table)
    game.rules.check(game.table)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_result_says_who_has_won(kind: Kind, seed: int) -> None:
    game = kind.new(seed)
    assert game.result() is None
    result = play_out(game, chooser(seed)).result()
    assert result is not None and json.loads(json.dumps(result)) == result
    assert result["rounds"] > 0 and result["decided_by"]
    assert result["winner"] is None or result["winner"] in range(len(game.table.seats))
    if "standings" in result:
        # An automated opponent that cannot win may be missing; a player never.
        seats = [standing["seat"] for standing in result["standings"]]
        assert len(seats) == len(set(seats)) and set(game.movers) <= set(seats) <= set(range(len(game.table.seats)))
        assert result["winner"] == seats[0]
    else:
        assert result["winners"] == [] or result["winner"] in result["winners"]


def test_a_game_that_is_over_takes_no_more_moves(kind: Kind) -> None:
    game = play_out(kind.new(1), chooser(1))
    before, last = saved(game), game.rules.notation.write(game.moves[-1])
    with pytest.raises(landsraad.GameOver):
        game.play(last)
    assert saved(game) == before and game.why_not(last)


def test_the_same_seed_gives_the_same_game_and_another_seed_another(kind: Kind) -> None:
    one, same, other = (play_out(kind.new(seed), chooser(0)) for seed in ("spice", "spice", "water"))
    assert saved(one) == saved(same) and one.moves == same.moves
    assert saved(one) != saved(other)


# --- copies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_is_independent(kind: Kind, seed: int) -> None:
    for game in sample(kind, seed, 40):
        before, moves, record = saved(game), game.moves[:], game.record()
        copy = game.clone()
        assert saved(copy) == before and copy.moves == moves
        play_out(copy, chooser("elsewhere"))
        assert saved(game) == before and game.moves == moves and game.record() == record


@pytest.mark.parametrize("seed", SEEDS)
def test_clones_repeat_the_same_future(kind: Kind, seed: int) -> None:
    for game in sample(kind, seed, 80):
        one, two = game.clone(), game.clone()
        play_out(one, chooser(seed))
        play_out(two, chooser(seed))
        assert saved(one) == saved(two) and one.result() == two.result()


def test_a_saved_table_is_restored_and_repeats_the_same_future(kind: Kind) -> None:
    for game in sample(kind, 2, 60):
        text = json.dumps(saved(game))
        copy = game.clone()
        copy.table = tables.restore(game.table.engine, json.loads(text))
        assert saved(copy) == saved(game)
        assert saved(play_out(copy, chooser("on"))) == saved(play_out(game.clone(), chooser("on")))


def test_looking_changes_nothing(kind: Kind) -> None:
    for game in sample(kind, 1, 20):
        before = saved(game)
        for seat in (None, *range(len(game.table.seats))):
            game.view(seat)
        game.position(), game.record(), game.checksum(), game.result(), game.clone(), game.can_undo()
        game.why_not(game.options[0]), game.why_not("nothing like that")
        assert saved(game) == before


# --- positions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_a_position_comes_back_as_the_same_table(kind: Kind, seed: int) -> None:
    for number, game in enumerate(decisions(kind.new(seed), chooser(seed))):
        if number % 2 == seed % 2:
            text = json.dumps(game.position())
            again = landsraad.from_position(kind.game, json.loads(text))
            assert saved(again) == saved(game), f"after {number} moves of seed {seed}"


def test_a_finished_game_comes_back_too(kind: Kind) -> None:
    game = play_out(kind.new(1), chooser(1))
    again = landsraad.from_position(kind.game, json.loads(json.dumps(game.position())))
    assert again.over and again.result() == game.result() and saved(again) == saved(game)


def test_a_game_from_a_position_has_the_same_future(kind: Kind) -> None:
    for game in sample(kind, 2, 60):
        again = landsraad.from_position(kind.game, json.loads(json.dumps(game.position())))
        copy = game.clone()
        play_out(again, chooser("on"))
        play_out(copy, chooser("on"))
        assert saved(again) == saved(copy)


SCHEMAS = Path(__file__).resolve().parent.parent.parent / "docs" / "schemas"


def schema_of(game: Game) -> dict[str, Any]:
    """Derived from the declarations, or published beside the documents."""
    derived = getattr(game.rules, "schema", None)
    if derived is not None:
        return derived()  # type: ignore[no-any-return]
    return json.loads((SCHEMAS / f"position-{game.rules.name}.schema.json").read_text())  # type: ignore[no-any-return]


def test_the_schema_accepts_every_position_and_refuses_what_is_none(kind: Kind) -> None:
    game = kind.new(3)
    schema = schema_of(game)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for game in sample(kind, 3, 15):
        validator.validate(game.position())
    validator.validate(play_out(game, chooser(3)).position())
    assert not validator.is_valid({**game.position(), "no_such_field": 1})
    assert not validator.is_valid({**game.position(), "seats": "three"})


# --- records ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_bit_for_bit(kind: Kind, seed: int) -> None:
    game = play_out(kind.new(seed), chooser(seed))
    text = json.dumps(game.record())
    again = landsraad.replay(text)
    assert saved(again) == saved(game)
    assert (again.checksum(), again.result(), again.events) == (game.checksum(), game.result(), game.events)
    assert json.dumps(again.record()) == text


def test_an_unfinished_game_can_be_kept_and_continued(kind: Kind) -> None:
    for moves in (0, 1, 30, 150):
        game = halfway(kind, 4, moves)
        again = landsraad.replay(json.dumps(game.record()))
        assert saved(again) == saved(game)
        assert saved(play_out(again, chooser("rest"))) == saved(play_out(game, chooser("rest")))


def test_a_game_from_a_position_can_be_recorded(kind: Kind) -> None:
    game = landsraad.from_position(kind.game, halfway(kind, 5, 77).position())
    for number, _ in enumerate(decisions(game, chooser(5))):
        if number == 40:
            break
    again = landsraad.replay(json.dumps(game.record()))
    assert saved(again) == saved(game) and again.moves == game.moves


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_takes_back_exactly_one_move(kind: Kind) -> None:
    for game in sample(kind, 3, 50):
        before, moves, events = saved(game), game.moves[:], game.events
        game.play(game.options[-1])
        game.undo()
        assert saved(game) == before and game.moves == moves and game.events == events


def test_there_is_nothing_to_take_back_at_the_start(kind: Kind) -> None:
    game = kind.new(1)
    assert not game.can_undo()
    with pytest.raises(landsraad.IllegalMove):
        game.undo()


# --- illegal moves ---------------------------------------------------------------------------------------------------


def test_nonsense_is_refused_with_a_reason(kind: Kind) -> None:
    game = halfway(kind, 1, 20)
    before = saved(game)
    for nonsense in ("", " ", "castle", "1", "\n", "pass pass pass pass", "ü", "-1", "\x00"):
        with pytest.raises(landsraad.IllegalMove) as refusal:
            game.play(nonsense)
        assert refusal.value.reasons and refusal.value.notation == nonsense and str(refusal.value)
        assert saved(game) == before


def test_an_illegal_move_is_refused_with_reasons_and_changes_nothing(kind: Kind) -> None:
    """What was legal earlier in the game is tried again later."""
    earlier: list[str] = []
    refused = 0
    for number, game in enumerate(decisions(kind.new(6), chooser(6))):
        legal = [option.notation for option in game.options]
        if number % 10 == 0:
            before, record = saved(game), game.record()
            for notation in earlier[:: max(1, len(earlier) // 20)]:
                if notation in legal:
                    assert game.why_not(notation) == []
                    continue
                with pytest.raises(landsraad.IllegalMove) as refusal:
                    game.play(notation)
                assert refusal.value.reasons == game.why_not(notation) != []
                refused += 1
            assert saved(game) == before and game.record() == record
        earlier = sorted({*earlier, *legal})
    assert refused > 20


def test_every_option_has_no_reason_against_it(kind: Kind) -> None:
    for game in sample(kind, 2, 5):
        assert [option.notation for option in game.options if game.why_not(option)] == []


# --- views -----------------------------------------------------------------------------------------------------------


def keys_in(data: Any) -> Iterator[str]:
    """Every key of every dict inside."""
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from keys_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys_in(value)


def test_only_the_seat_to_act_is_shown_the_question_and_its_options(kind: Kind) -> None:
    for game in sample(kind, 3, 7):
        for seat in (None, *range(len(game.table.seats))):
            view = game.view(seat)
            assert ("question" in view, "options" in view) == (seat == game.to_act,) * 2
            if seat == game.to_act:
                assert view["options"] == [option.notation for option in game.options]


def test_a_view_is_json_and_never_tells_the_future(kind: Kind) -> None:
    for game in sample(kind, 1, 25):
        for seat in (None, *range(len(game.table.seats))):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == json.loads(json.dumps(view))
            assert not {"chance", "seed", "pending", "agenda", "triggered"} & set(keys_in(view))


def test_no_view_and_no_question_depends_on_what_is_hidden(kind: Kind) -> None:
    """Everything a seat cannot know is dealt anew, and chance gets another future."""
    noticed = 0
    for number, game in enumerate(sample(kind, 2, 6)):
        for seat in (None, *range(len(game.table.seats))):
            other = game.clone()
            other.table = game.rules.redealt(game.table, seat, number)
            assert other.view(seat) == game.view(seat)
            assert other.question is not None and game.question is not None
            assert (other.to_act, other.question.kind) == (game.to_act, game.question.kind)
            noticed += saved(other) != saved(game)
    assert noticed > 5


def test_the_log_of_a_seat_leaves_out_what_only_others_saw(kind: Kind) -> None:
    game = play_out(kind.new(2), chooser(2))
    seats = range(len(game.table.seats))
    everything = game.events
    shared = [event for event in everything if game.rules.visible(event, None)]
    assert 0 < len(shared) < len(everything)
    for event in everything:
        seen_by = [seat for seat in seats if game.rules.visible(event, seat)]
        if event in shared:  # whose event it is may be told more exactly instead: the cards, not how many
            assert set(seats) - set(seen_by) <= {event[1]}
        else:
            assert len(seen_by) == 1


# --- words -----------------------------------------------------------------------------------------------------------


def test_everything_has_words(kind: Kind) -> None:
    for game in sample(kind, 1, 3):
        assert game.question is not None and game.question.text("en").strip()
        texts = [(option.text("en"), option) for option in game.options]
        assert all(text.strip() for text, _ in texts)
        for text, option in texts:
            # The same effect printed twice may be offered twice, and so may two tokens of one face that lie in one area
            # and one player may look at; everything else must be told apart.
            assert [other for other, _ in texts].count(text) == 1 or option.verb in ("do", "token", "train"), text
    assert all(line.strip() for line in game.log(None))
