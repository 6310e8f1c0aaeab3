"""A game at one screen: bots play on by themselves, a person is asked, choices are taken back, games are resumed."""

from pathlib import Path
from random import Random

import pytest

import landsraad
from landsraad import BadOption, Game, bots
from landsraad.terminal.players import RIVAL, Player, recall, seat_players, signed
from landsraad.terminal.session import WORTH_ASKING, Session


def session(seats: int = 4, humans: int = 1, seed: int = 7, bot: str = "random") -> Session:
    players = seat_players(seats, humans, [bot], [], "en")
    game = landsraad.new_game("imperium", seats=seats, seed=seed, expansions=["rise_of_ix"])
    made = Session(game, players)
    made.advance()
    return made


def play_on(made: Session, decisions: int, seed: int = 0) -> None:
    random = Random(seed)
    for _ in range(decisions):
        if not made.game.over:
            made.choose(random.choice(made.game.options))


def moves(game: Game) -> list[str]:
    written: list[str] = game.record()["moves"]
    return written


def test_only_a_person_with_something_to_decide_is_asked() -> None:
    made = session()
    while not made.game.over:
        options = made.game.options
        assert made.game.to_act == 0
        assert len(options) > 1 or options[0].verb in WORTH_ASKING
        made.choose(options[-1])
    assert made.seat == 0


def test_the_same_choices_meet_the_same_bots() -> None:
    one, other = session(), session()
    play_on(one, 200)
    play_on(other, 200)
    assert one.game.over
    assert moves(one.game) == moves(other.game)


def test_undo_takes_back_a_choice_and_what_played_itself_after_it() -> None:
    """Wherever something can be taken back, the same question is asked again and nothing else has changed."""
    made = session()
    random = Random(3)
    undone = refused = 0
    while not made.game.over:
        before, asked = made.game.checksum(), [option.notation for option in made.game.options]
        made.choose(random.choice(made.game.options))
        after = made.game.checksum()
        if made.game.over:
            break
        if made.undo():
            undone += 1
            assert made.game.checksum() == before
            assert [option.notation for option in made.game.options] == asked
            made.choose(random.choice(made.game.options))
        else:
            refused += 1
            assert made.game.checksum() == after
    assert undone > 5 and refused > 5


def test_undo_goes_back_several_choices_and_no_further_than_something_hidden() -> None:
    made = session()
    marks = [made.game.checksum()]
    random = Random(5)
    while made.game.to_act is not None and len(marks) < 60:
        made.choose(random.choice(made.game.options))
        marks.append(made.game.checksum())
    steps = 0
    while made.undo():
        steps += 1
        assert made.game.checksum() in marks
    assert not made.undo()


def test_nothing_is_there_to_take_back_at_the_start() -> None:
    assert not session().undo()


def test_a_saved_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    made = session()
    play_on(made, 20, seed=1)
    made.save(path)
    loaded = landsraad.load(str(path))
    resumed = Session(loaded, recall(loaded.names))
    resumed.advance()
    assert resumed.players == made.players
    assert resumed.game.checksum() == made.game.checksum()
    play_on(made, 300, seed=2)
    play_on(resumed, 300, seed=2)
    assert made.game.over and moves(made.game) == moves(resumed.game)
    assert not list(tmp_path.glob("*.part"))


def test_a_record_that_does_not_say_who_plays_gives_you_the_first_seat() -> None:
    assert [player.bot for player in recall(["Seat 1", "Seat 2", "Seat 3"])] == [None, "steward", "steward"]
    assert recall(["Anna", "Bot B [greedy]"]) == [Player("Anna", None), Player("Bot B", "greedy")]
    assert recall(["Bot A [random]", "Bot B [greedy]"]) == [Player("Bot A", None), Player("Bot B", "greedy")]


def test_a_record_of_a_bot_that_is_gone_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no bot 'departed'"):
        recall(["Anna", "Bot B [departed]"])


def test_the_news_are_what_has_happened_since_and_what_the_seat_may_know() -> None:
    made = session(humans=2)
    told: dict[int, list[str]] = {0: [], 1: []}
    random = Random(2)
    while not made.game.over:
        seat = made.seat
        told[seat] += [made.game.speaker.event(event, "en", made.game.names) for event in made.news()]
        made.choose(random.choice(made.game.options))
    for seat, lines in told.items():
        whole = made.game.log(seat)
        assert lines == whole[: len(lines)]
        assert len(whole) - len(lines) < 100


def test_a_bot_that_does_not_play_by_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, look: bots.Look) -> int:
            return -1

    monkeypatch.setattr(bots, "_REGISTERED", {"wrong": Wrong})
    with pytest.raises(BadOption, match="'wrong' answered -1, which is none of its options"):
        play_on(session(bot="wrong"), 100)


@pytest.mark.parametrize(("seats", "players"), [(1, [None, RIVAL, RIVAL]), (2, [None, "random", RIVAL])])
def test_rivals_sit_at_small_tables(seats: int, players: list[str | None]) -> None:
    made = session(seats=seats)
    assert [player.bot for player in made.players] == players
    play_on(made, 400)
    assert made.game.over


@pytest.mark.parametrize(
    ("seats", "humans", "named", "names", "told"),
    [
        (4, 0, [], [], "from 1 to 4 people"),
        (3, 4, [], [], "from 1 to 3 people"),
        (4, 1, ["greedy", "greedy"], [], "3 seats are left for bots, but 2 bots are named"),
        (4, 1, ["nobody"], [], "there is no bot 'nobody'"),
        (4, 1, [], ["Anna", "Berta"], "2 names are given for 1 people"),
    ],
)
def test_seats_that_do_not_add_up(seats: int, humans: int, named: list[str], names: list[str], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        seat_players(seats, humans, named, names, "en")


def test_names_can_be_given() -> None:
    players = seat_players(3, 2, [], ["Jessica"], "en")
    assert [player.name for player in players] == ["Jessica", "Player B", "Bot C"]
    assert recall(signed(players)) == players
    everybody = seat_players(3, 3, [], [], "en")
    assert recall(signed(everybody)) == everybody
    assert seat_players(3, 1, [], ["Leto [random]"], "en")[0] == Player("Leto (random)", None)
