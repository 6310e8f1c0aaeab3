"""A line of the chat may be for some seats alone."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("audience", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM chat WHERE audience <> ''"))  # without it everybody would read them
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("audience")
