"""The pace of the bots: whoever has a table to themselves chooses it, a room has one for everybody."""

from pathlib import Path

from landsraad.server.hall import Hall
from tests.server.conftest import Come
from tests.server.people import app_on, bot, open_seat, person, serving

UNIT = 0.01  # seconds the bots of this server wait of themselves


def test_a_table_of_ones_own_has_the_pace_one_chooses(tmp_path: Path, come: Come) -> None:
    app = app_on(f"sqlite:///{tmp_path / 'tables.db'}", pace=UNIT)
    with serving(app) as address:
        ada = come(address)
        table = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot())["id"]
        seat = ada.sit(table)
        seat.turn()
        hall: Hall = app.state.hall
        for pace, seconds in (("readable", 3 * UNIT), ("slow", 8 * UNIT), ("fast", UNIT)):
            seat.say(do="tempo", pace=pace)
            seat.ask(do="why", objects=[["undo", ""]])  # messages are answered in their order: the pace is set
            assert hall.live[table].robots.pace == seconds
        assert seat.ask(do="tempo", pace="backwards")["refusal"]["error"] == "malformed"


def test_in_a_room_nobody_chooses(come: Come) -> None:
    ada, bo = come(), come()
    table = ada.open("friends", person("Ada"), open_seat(), bot())["id"]
    bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"})
    assert ada.sit(table).ask(do="tempo", pace="slow")["refusal"]["error"] == "pace-shared"
    assert bo.sit(table).ask(do="tempo", pace="slow")["refusal"]["error"] == "not-host"
