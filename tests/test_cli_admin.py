"""`landsraad admin` as a command: what it prints, in which language, and what it refuses."""

import asyncio
import json
from pathlib import Path

import pytest

from landsraad.cli_admin import admin
from landsraad.server.auth import hashed
from landsraad.server.hall import Hall
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.store import Store
from landsraad.text import fluent
from tests.test_cli import Call, call, english_words  # noqa: F401  a fixture

ADA = hashed("ada")


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A house with one table, of Ada's alone."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def open_table() -> None:
        store = Store(url)
        await store.open()
        hall = Hall(store, 0)
        live = await hall.open(NewTable("friends", Setup(), [SeatWish("person", "Ada"), *[SeatWish("open")] * 3]), ADA)
        await live.robots.stop()
        await store.close()

    asyncio.run(open_table())
    return url


def test_a_table_from_the_list_to_its_end(call: Call, database: str, tmp_path: Path) -> None:  # noqa: F811
    def told(*arguments: str) -> dict[str, object]:
        outcome = call("admin", *arguments, "--database", database, "--json")
        assert (outcome.code, outcome.err) == (0, "")
        answer: dict[str, object] = json.loads(outcome.out)
        return answer

    listed = call("admin", "tables", "--database", database, "--lang", "de")
    assert "Ada, open, open, open" in listed.out and "1 Tisch" in listed.out
    shown = told("tables")["shown"]
    assert isinstance(shown, list)
    table = shown[0]["id"]
    assert ADA[:12] in call("admin", "show", table, "--database", database).out
    assert told("show", shown[0]["mark"])["hosts"] == [ADA[:12]]
    assert json.loads(call("admin", "export", table, "--database", database).out)["id"] == table
    out = tmp_path / "out.json"
    assert call("admin", "export", table, "--out", str(out), "--database", database).out == ""
    assert json.loads(out.read_text())["record"] is None
    assert told("ban", ADA[:12]) == {"kind": "player", "who": ADA}
    assert ADA in call("admin", "bans", "--database", database).out
    assert told("unban", ADA[:12]) == {"kind": "player", "who": ADA}
    assert call("admin", "bans", "--database", database).out == "Everybody may come in.\n"
    copy = tmp_path / "copy.db"
    assert told("backup", str(copy))["bytes"] == copy.stat().st_size
    assert told("delete", table) == {"table": table, "done": False}
    assert told("delete", table, "--yes") == {"table": table, "done": True}
    assert told("tables")["tables"] == 0
    assert told("restore", str(copy)) == {"file": str(copy), "done": False}
    assert told("restore", str(copy), "--yes")["done"] is True
    assert told("forget", ADA[:12]) == {"tables": 1, "seats": 0, "records": 0, "done": False}
    assert told("forget", ADA[:12], "--yes")["done"] is True
    assert told("tables")["tables"] == 0


def test_names_of_before_they_were_checked_move_no_cursor(call: Call, database: str) -> None:  # noqa: F811
    """An older server, or somebody by hand, has written what no name may have: it is shown spelt out."""
    odd = "A\x1b[2J\u202e\nZ\u9ede"

    async def rename() -> str:
        store = Store(database)
        [kept] = await store.tables_of(ADA)
        kept.sheet.seats[0].name = odd
        await store.save(kept.id, kept.sheet, kept.summary, kept.version)
        await store.close()
        return kept.id

    table = asyncio.run(rename())
    for command in (["tables"], ["show", table], ["show", table, "--json"], ["export", table]):
        told = call("admin", *command, "--database", database).out
        assert "\\u001b" in told and not any(sign in told for sign in "\x1b\u202e") and "\nZ" not in told
    assert json.loads(told)["sheet"]["seats"][0]["name"] == odd, "and a program reads it as it is"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("show nowhere", "there is no table nowhere"),
        ("delete nowhere --yes", "there is no table nowhere"),
        ("ban Ada", "Ada names no player"),
        ("forget abcdef0123", "abcdef0123 names no player"),
        ("unban 203.0.113.7", "203.0.113.7 is not sent away"),
        ("tables --sort colour", "there is no order colour"),
        ("restore nothing.db --yes", "cannot copy to or from nothing.db"),
        ("fly", "No such command"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(call: Call, database: str, arguments: str, said: str) -> None:  # noqa: F811
    name, *rest = arguments.split()
    outcome = call("admin", name, *rest, *(["--database", database] if name != "fly" else []))
    assert outcome.code == 2 and outcome.out == ""
    assert said in outcome.err and len(outcome.err.splitlines()) <= 2


def test_no_database_is_made_where_there_is_none(call: Call, tmp_path: Path) -> None:  # noqa: F811
    outcome = call("admin", "tables", "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert outcome.code == 2 and "there is no database" in outcome.err
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize("lang", [lang for lang in fluent.LANGUAGES if lang != "en"])
def test_help_is_in_the_language(call: Call, lang: str) -> None:  # noqa: F811
    commands = [each.name or each.callback.__name__ for each in admin.registered_commands if each.callback is not None]
    assert len(commands) == 10
    group = call("admin", "--lang", lang).out
    assert english_words(group.replace("show", "")) == []
    for command in commands:
        assert f"  {command} " in group
        outcome = call("admin", command, "--help", "--lang", lang)
        # `show` is typed as it stands, in every language.
        assert outcome.code == 0 and english_words(outcome.out.replace("show", "")) == []
