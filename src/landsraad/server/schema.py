"""The tables of the database, in the sense of databases: what the migrations make, and everybody reads and writes."""

import sqlalchemy as sa

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("sheet", sa.Text, nullable=False),  # a Sheet as JSON
    sa.Column("summary", sa.Text, nullable=False),  # a Summary as JSON
    sa.Column("updated", sa.Text, nullable=False),  # ISO 8601, UTC
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),  # of the sheet: how often it was changed
    sa.Column("listed", sa.Text, nullable=False, server_default=""),  # until when everybody is shown it; "": it is not
    sa.Index("tables_by_age", "updated"),
    sa.Index("tables_by_listing", "listed"),
)
log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)
members = sa.Table(
    "members",
    metadata,
    sa.Column("visitor", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("visitor", sa.Text, nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# Several workers on one PostgreSQL (leases.py); on SQLite there is one, and these stay empty.
workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("machine", sa.Text, nullable=False),
    sa.Column("process", sa.Integer, nullable=False),
    sa.Column("deadline", sa.DateTime(timezone=True), nullable=False),
    sa.Column("spent", sa.Text, nullable=False),  # what visitors have used up lately (allowances.py)
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("worker", sa.Text, nullable=False),  # "": nobody's
    sa.Column("number", sa.Integer, nullable=False),  # rises whenever the table changes hands
    sa.Index("leases_by_worker", "worker"),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),  # that of the table it was played at
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("players", sa.Text, nullable=False, server_default="[]"),  # the holders of each seat, as JSON
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("kind", sa.Text, primary_key=True),  # "player" or "address"
    sa.Column("who", sa.Text, primary_key=True),  # the hash of a cookie, or a network
    sa.Column("at", sa.Text, nullable=False),
)

orders = sa.Table(
    "orders",  # what servers that run meanwhile are to know (orders.py)
    metadata,
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("visitor", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("reaction", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("audience", sa.Text, nullable=False, server_default=""),  # the seats that read it; "": everybody does
    sa.Index("chat_by_visitor", "visitor"),
)

notices = sa.Table(
    "notices",  # who wants to be told while they are away (notices.py)
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("visitor", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("base", sa.Text, nullable=False),
    sa.Column("told", sa.Text, nullable=False),
    sa.Column("low", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("notices_by_table", "table_id"),
    sa.Index("notices_by_visitor", "visitor"),
)
reminders = sa.Table(
    "reminders",  # when somebody at a table is to be told next, in seconds since the epoch
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("reminders_by_time", "at"),
)

OF_A_TABLE = (log, members, keys, leases, chat, notices, reminders)  # what goes when a table goes
