"""Who is let in to a game that has begun: a removed player's cards are not for whoever removed them."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from landsraad.server.auth import Limits
from landsraad.server.rest import ANEW
from landsraad.server.store import Store
from landsraad.server.visitor import Doors
from tests.server.conftest import Come
from tests.server.people import Message, Person, Seat, app_on, bot, open_seat, person, serving

LEADERS = (
    "paul_atreides",
    "helena_richese",
    "duke_leto_atreides",
    "earl_memnon_thorvald",
)  # their games begin with a turn


def begun(come: Callable[[], Person], *guests: str) -> tuple[str, list[Person]]:
    """A table in play: Ada is the host, then the guests, and bots where nobody sits."""
    people = [come() for _ in ("Ada", *guests)]
    seats = [person("Ada", LEADERS[0])]
    seats += [open_seat(leader) for leader in LEADERS[1 : 1 + len(guests)]]
    seats += [bot("", "steward", leader) for leader in LEADERS[len(seats) :]]
    table = people[0].open("friends", *seats)["id"]
    for seat, name in enumerate(guests, start=1):
        people[seat].post(f"/tables/{table}/claim", {"seat": seat, "name": name})
    assert people[0].post(f"/tables/{table}/start").json()["stage"] == "playing"
    return table, people


def claim(who: Person, table: str, seat: int, name: str = "New") -> Message:
    return dict(who.post(f"/tables/{table}/claim", {"seat": seat, "name": name}).json())


def deed(who: Person, table: str, do: str, seat: int = 0, **more: object) -> Message:
    return dict(who.post(f"/tables/{table}/seat", {"seat": seat, "do": do, **more}).json())


def hands(seat: Seat) -> list[int]:
    """The seats whose hand somebody is shown."""
    return [number for number, theirs in enumerate(seat.wait()["view"]["seats"]) if "hand" in theirs]


def test_a_bots_seat_is_given_only_if_all_who_play_agree(come: Come) -> None:
    table, (ada, bo) = begun(come, "Bo")
    cy = come()
    asked = claim(cy, table, 2, "Cy")
    assert asked["yours"] == [] and [(one["name"], one["seat"]) for one in asked["asking"]] == [("Cy", 2)]
    assert asked["asking"][0]["yours"] and asked["asking"][0]["waits_for"] == [0, 1]
    number = asked["asking"][0]["number"]
    assert hands(cy.sit(table)) == []
    # A stranger has no say, and the host alone not enough: it could be a second cookie of the host's.
    assert deed(come(), table, "admit", asking=number)["error"] == "not-yours"
    assert deed(ada, table, "admit", asking=number)["asking"][0]["waits_for"] == [1]
    assert cy.http.get(f"/tables/{table}").json()["yours"] == []
    there = bo.sit(table)
    there.wait()
    assert deed(bo, table, "admit", asking=number)["asking"] == []
    assert cy.http.get(f"/tables/{table}").json()["yours"] == [2]
    assert hands(cy.sit(table)) == [2]
    # ... and it stands in the log of everybody.
    there.wait(lambda _: any(line["text"] == "Cy was let in and takes seat C." for line in there.log))


def test_who_asks_can_be_turned_away_and_can_think_better_of_it(come: Come) -> None:
    table, (ada, bo) = begun(come, "Bo")
    cy, di = come(), come()
    first = claim(cy, table, 2, "Cy")["asking"][0]["number"]
    again = claim(cy, table, 3, "Cy")["asking"]
    assert [(one["seat"], one["number"]) for one in again] == [(3, first + 1)]  # nobody asks for two
    assert deed(ada, table, "admit", asking=first)["error"] == "nobody-asks"
    assert deed(di, table, "turn_away", asking=first + 1)["error"] == "not-yours"
    assert deed(bo, table, "turn_away", asking=first + 1)["asking"] == []
    number = claim(di, table, 2, "Di")["asking"][0]["number"]
    assert deed(di, table, "turn_away", asking=number)["asking"] == []
    for guest in range(8):
        claim(come(), table, 2, f"Guest {guest}")
    assert claim(di, table, 2, "Di")["error"] == "too-many-asking"


def test_alone_with_bots_the_host_lets_a_friend_in(come: Come) -> None:
    table, (ada,) = begun(come)
    bo = come()
    number = claim(bo, table, 1, "Bo")["asking"][0]["number"]
    assert ada.http.get(f"/tables/{table}").json()["asking"][0]["wanted"]
    deed(ada, table, "admit", asking=number)
    assert hands(bo.sit(table)) == [1]


def test_a_removed_players_cards_are_not_for_the_host_by_any_cookie(come: Come) -> None:
    table, (ada, _) = begun(come, "Bo")
    removed = deed(ada, table, "kick", 1)
    assert removed["seats"][1]["kind"] == "bot" and removed["seats"][1]["name"] == "Bo"  # and the game goes on
    second = come()  # another cookie of Ada's
    assert claim(ada, table, 1)["error"] == "already-seated"
    refused = claim(second, table, 1)
    assert refused["error"] == "seat-kept" and "seat B" in refused["message"]
    # Nor if a bot's seat is taken first, so that there is somebody else who could agree: nobody was there to object.
    number = claim(second, table, 2, "Zoe")["asking"][0]["number"]
    deed(ada, table, "admit", asking=number)
    assert hands(second.sit(table)) == [2]
    assert claim(come(), table, 1, "Eve")["error"] == "seat-kept"
    # Nor by way of another host.
    deed(ada, table, "leave", 0)
    assert second.http.get(f"/tables/{table}").json()["host"]
    assert claim(come(), table, 1, "Eve")["error"] == "seat-kept"
    assert hands(ada.sit(table)) == []


def test_a_host_who_only_watches_does_not_take_the_seat_either(come: Come) -> None:
    ada, bo = come(), come()
    table = ada.open("friends", person("Ada"), open_seat(LEADERS[1]), bot("", "steward", LEADERS[2]))["id"]
    claim(bo, table, 1, "Bo")
    deed(ada, table, "leave", 0)
    assert bo.http.get(f"/tables/{table}").json()["host"]  # the chair has passed on
    deed(bo, table, "to_bot", 0)
    bo.post(f"/tables/{table}/start")
    assert claim(ada, table, 0, "Ada")["asking"][0]["waits_for"] == [1]


def test_where_somebody_else_plays_they_are_asked_about_a_removed_players_seat(come: Come) -> None:
    table, (ada, *_) = begun(come, "Bo", "Cy")
    deed(ada, table, "kick", 1)
    di = come()
    number = claim(di, table, 1, "Di")["asking"][0]["number"]
    assert deed(ada, table, "admit", asking=number)["asking"][0]["waits_for"] == [2]
    # Whoever could speak against it cannot be silenced: a bot that plays for Cy has no say for Cy.
    deed(ada, table, "to_bot", 2)
    assert di.http.get(f"/tables/{table}").json()["yours"] == []
    deed(ada, table, "kick", 2)
    assert deed(ada, table, "admit", asking=number)["error"] == "seat-kept"
    assert di.http.get(f"/tables/{table}").json()["yours"] == []


def test_who_was_removed_is_told_so_and_comes_back_if_the_host_lets_them(come: Come) -> None:
    table, (ada, bo) = begun(come, "Bo")
    there = bo.sit(table)
    assert hands(there) == [1] and not there.state["table"]["removed"]
    deed(ada, table, "kick", 1)
    there.wait(lambda state: state["table"]["removed"])
    assert hands(there) == [] and there.state["you"] == -1
    there.wait(lambda _: any("sent Bo away" in line["text"] for line in there.log))
    asking = claim(bo, table, 1, "Bo")
    assert asking["yours"] == [] and asking["asking"][0]["waits_for"] == [0]  # these cards Bo has seen already
    assert claim(bo, table, 2, "Bo")["error"] == "already-seated"
    deed(ada, table, "admit", asking=claim(bo, table, 1, "Bo")["asking"][0]["number"])
    there.wait(lambda state: state["you"] == 1 and not state["table"]["removed"])
    assert hands(there) == [1] and there.state["table"]["seats"][1]["kind"] == "person"


def test_before_the_game_too(come: Come) -> None:
    ada, bo = come(), come()
    table = ada.open("friends", person("Ada"), open_seat(), open_seat())["id"]
    claim(bo, table, 1, "Bo")
    deed(ada, table, "kick", 1)
    info = bo.http.get(f"/tables/{table}").json()
    assert info["removed"] and info["yours"] == []
    asked = claim(bo, table, 2, "Bo")
    assert asked["yours"] == [] and asked["asking"][0]["waits_for"] == [0]
    deed(ada, table, "admit", asking=asked["asking"][0]["number"])
    back = bo.http.get(f"/tables/{table}").json()
    assert back["yours"] == [2] and not back["removed"]


def test_what_happens_with_seats_stands_in_the_log(come: Come) -> None:
    table, (ada, bo) = begun(come, "Bo")
    seat = ada.sit(table)
    seat.wait()
    deed(ada, table, "to_bot", 1)
    deed(bo, table, "to_person", 1)
    deed(bo, table, "leave", 1)
    assert claim(bo, table, 1, "Bo")["yours"] == [1]  # who has left may come back, to this seat
    told = [
        "A bot plays for Bo from now on.",
        "Bo plays at seat B again.",
        "Bo has left seat B.",
        "Bo plays at seat B again.",
    ]
    seat.wait(lambda _: [line["text"] for line in seat.log if line["text"] in told] == told)
    german = bo.sit(table, "de")
    german.wait()
    assert any(line["text"] == "Ab jetzt spielt ein Bot für Bo." for line in german.log)


def test_nobody_makes_a_bot_of_the_game_another_unseen(come: Come) -> None:
    """A host who loses to a Grandmaster, or to whoever a bot plays for just now, would have them answer by chance."""
    table, (ada, bo) = begun(come, "Bo")
    assert deed(ada, table, "to_bot", 2, bot="random")["error"] == "not-yours"
    assert deed(ada, table, "to_bot", 1)["seats"][1]["bot"] == "steward"  # which stands in the log
    assert deed(ada, table, "to_bot", 1, bot="random")["error"] == "not-yours"
    assert deed(bo, table, "to_bot", 1, bot="regent")["seats"][1]["bot"] == "regent"  # whose it is chooses
    assert deed(bo, table, "to_person", 1)["seats"][1]["kind"] == "person"


def test_nobody_is_freed_from_a_seat_nobody_sits_at(come: Come) -> None:
    table, (ada, bo) = begun(come, "Bo")
    assert deed(ada, table, "kick", 2)["error"] == "started"
    assert bo.http.get(f"/tables/{table}").json()["seats"][2]["kind"] == "bot"


def test_whoever_goes_and_comes_back_without_end_fills_no_table(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("landsraad.server.seating.MOST_NOTES", 6)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(app_on(database)) as address:
        table, (_, bo) = begun(lambda: come(address), "Bo")
        for _ in range(8):
            deed(bo, table, "to_bot", 1)
            deed(bo, table, "to_person", 1)

    async def notes() -> list[str]:
        store = Store(database)
        kept = await store.load(table)
        await store.close()
        assert kept is not None
        return [note.key for note in kept.sheet.notes]

    assert asyncio.run(notes()) == ["to-bot", "came-back"] * 3


def test_what_has_everybody_told_everything_anew_counts_many_times(come: Come, tmp_path: Path) -> None:
    """Another name stands in every line of the log, so each screen is told all of them."""
    doors = Doors(each=Limits(2 * (1 + ANEW) + 1, 0.001), address=Limits(1e9, 1e9))
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(app_on(database)) as address:
        table, (ada, bo) = begun(lambda: come(address), "Bo")
    with serving(app_on(database, doors=doors)) as address:
        ada, bo = come(address, ada.cookie), come(address, bo.cookie)
        ada.sit(table).wait()  # whoever comes first pays for the table that is taken from the store
        answers = [deed(bo, table, "rename", 1, name=f"Bo {number}").get("error") for number in range(3)]
        assert answers == [None, None, "too-fast"]
        assert ada.http.get(f"/tables/{table}").status_code == 200
