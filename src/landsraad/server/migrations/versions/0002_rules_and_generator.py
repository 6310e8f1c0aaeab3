"""Every game says by which rules and generator it is played. Those begun before go on with the first of each."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FIRST = {"rules": 1, "generator": 1}

tables = sa.table("tables", sa.column("id", sa.Text), sa.column("sheet", sa.Text))


def upgrade() -> None:
    for table, sheet in _sheets():
        if sheet.get("began") is not None:
            sheet["began"] = {**FIRST, **sheet["began"]}
            _write(table, sheet)


def downgrade() -> None:
    """Only games of the first version can be played by a server that knows no other."""
    for table, sheet in _sheets():
        began = sheet.get("began")
        if began is not None:
            if {key: began.pop(key) for key in FIRST} != FIRST or began.pop("corrections", []):
                raise RuntimeError(f"table {table} is played by what the older server does not know")
            _write(table, sheet)


def _sheets() -> list[tuple[str, dict[str, Any]]]:
    return [(row.id, json.loads(row.sheet)) for row in op.get_bind().execute(sa.select(tables.c.id, tables.c.sheet))]


def _write(table: str, sheet: dict[str, Any]) -> None:
    text = json.dumps(sheet, ensure_ascii=False, separators=(",", ":"))
    op.get_bind().execute(sa.update(tables).where(tables.c.id == table).values(sheet=text))
