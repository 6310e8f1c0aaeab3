"""Who may not come in, what was decided while servers run, and whose records are whose."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
    # Of records that were kept before nobody knows any more who played: nothing in them leads to a cookie.
    op.add_column("records", sa.Column("players", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("records", "players")
    op.drop_table("orders")
    op.drop_table("bans")
