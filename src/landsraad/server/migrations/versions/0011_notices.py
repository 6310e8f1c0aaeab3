"""Who wants to be told of what happens at a table while they are away, and when somebody is to be told next."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
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
    )
    op.create_index("notices_by_table", "notices", ["table_id"])
    op.create_index("notices_by_visitor", "notices", ["visitor"])
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("reminders_by_time", "reminders", ["at"])


def downgrade() -> None:
    op.drop_table("reminders")
    op.drop_table("notices")
