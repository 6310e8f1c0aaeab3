"""Leaders that were wished for, and the draft of them, move into what is a game's own."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id", sa.Text), sa.column("sheet", sa.Text))


def upgrade() -> None:
    for table, sheet in _sheets():
        sheet["setup"]["own"] = {"draft": bool(sheet["setup"].pop("draft", False))}
        for seat in sheet["seats"]:
            seat["own"] = {"leader": seat.pop("leader", "")}
        _write(table, sheet)


def downgrade() -> None:
    """Only Dune: Imperium can be told to a server that knows no other wishes than its own."""
    for table, sheet in _sheets():
        setup = sheet["setup"]
        others = set(setup["own"]) - {"draft"} | {key for seat in sheet["seats"] for key in seat["own"]} - {"leader"}
        if others:
            raise RuntimeError(f"table {table} wishes for what the older server does not know: {sorted(others)}")
        setup["draft"] = bool(setup.pop("own").get("draft", False))
        for seat in sheet["seats"]:
            seat["leader"] = seat.pop("own").get("leader", "")
        _write(table, sheet)


def _sheets() -> list[tuple[str, dict[str, Any]]]:
    return [(row.id, json.loads(row.sheet)) for row in op.get_bind().execute(sa.select(tables.c.id, tables.c.sheet))]


def _write(table: str, sheet: dict[str, Any]) -> None:
    text = json.dumps(sheet, ensure_ascii=False, separators=(",", ":"))
    op.get_bind().execute(sa.update(tables).where(tables.c.id == table).values(sheet=text))
