"""Records that somebody has made up: what they say besides the moves breaks nothing, and is nobody else's burden."""

from typing import Any

import pytest

import landsraad
from landsraad.kernel.mixing import Part, hash_of, mixed
from tests.server.conftest import Come
from tests.server.people import bot, open_seat, person

NUMBER = "a1" * 32


def played(seed: int | str, **setup: Any) -> dict[str, Any]:
    game = landsraad.new_game("imperium", seats=3, seed=seed, **setup)
    for _ in range(5):
        game.play(game.options[0])
    return game.record()


def mixed_by(*parts: tuple[int, str], silent: tuple[int, ...] = ()) -> dict[str, Any]:
    """A record whose seed these seats have mixed, and all of whose hashes are right."""
    given = [Part(seat, hash_of(number), number) for seat, number in parts]
    told = {"version": 1, "secret": "secret", "secret_hash": hash_of("secret"), "silent": list(silent)}
    told["parts"] = [{"seat": part.seat, "commitment": part.commitment, "nonce": part.nonce} for part in given]
    return played(mixed("secret", given)) | {"mixing": told}


@pytest.mark.parametrize(
    ("record", "error"),
    [
        (mixed_by((3, NUMBER)), "record-mixing"),
        (mixed_by((-1, NUMBER)), "record-mixing"),
        (mixed_by((0, NUMBER), silent=(10**9,)), "record-mixing"),
        (mixed_by((0, "a1" * 1000)), "record-mixing"),
        (mixed_by((0, NUMBER.upper())), "record-mixing"),
        (played("x" * 200_000), "record-large"),
        (
            played(1, expansions=["rise_of_ix"]) | {"setup": {"seats": 3, "expansions": ["rise_of_ix"] * 2}},
            "record-setup",
        ),
    ],
)
def test_what_cannot_have_been_is_refused(come: Come, record: dict[str, Any], error: str) -> None:
    ada = come()
    answer = ada.post("/replays", {"record": record})
    assert (answer.status_code in (400, 413), answer.json()["error"]) == (True, error)
    assert ada.http.get("/tables").json() == []


def test_what_may_have_been_is_looked_at(come: Come) -> None:
    ada = come()
    answer = ada.post("/replays", {"record": mixed_by((0, NUMBER), silent=(1,))})
    assert answer.status_code == 201 and answer.json()["mixing"]["nonces"] == [NUMBER, "", ""]
    assert [table["id"] for table in ada.http.get("/tables").json()] == [answer.json()["id"]]


def test_what_was_taken_back_are_moves_of_the_record(come: Come) -> None:
    ada = come()
    answer = ada.post("/replays", {"record": played(1) | {"undone": [-1, 2, 2, 4, 6, 10**30, *range(10_000)]}})
    assert answer.status_code == 201
    record = ada.http.get(f"/tables/{answer.json()['id']}/record").json()
    assert record["undone"] == [0, 1, 2, 3, 4, 5]


def test_an_expansion_is_named_once(come: Come) -> None:
    """Everybody who looks for an open table is told its set-up."""
    wanted = {"kind": "friends", "setup": {"seats": 3, "expansions": ["rise_of_ix"] * 4000}, "listed": True}
    answer = come().post("/tables", {**wanted, "seats": [person("Ada"), open_seat(), bot()]})
    assert answer.status_code == 400 and answer.json()["error"] == "expansion-twice"
