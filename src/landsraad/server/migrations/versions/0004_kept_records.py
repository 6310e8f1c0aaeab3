"""What is left of a table that nobody has touched for long: its record, if the game was over."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
    op.create_index("tables_by_age", "tables", ["updated"])


def downgrade() -> None:
    op.drop_index("tables_by_age", "tables")
    op.drop_table("records")
