"""What the lobby tells of a table stands in its rows: who owes a decision, and how the game ended.

Older rows lack it; it is filled in when their table is loaded.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("to_act", sa.Text))
    op.add_column("tables", sa.Column("standings", sa.Text))
    op.add_column("entries", sa.Column("to_act", sa.Text))
    op.create_index("tables_newest", "tables", ["visibility", "created"])
