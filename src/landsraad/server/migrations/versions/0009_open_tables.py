"""Tables everybody may see: until when each of them is shown."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_by_listing", "tables", ["listed"])


def downgrade() -> None:
    op.drop_index("tables_by_listing", "tables")
    op.drop_column("tables", "listed")
