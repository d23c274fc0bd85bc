"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Make everything there was on the first day."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("owner", sa.String, sa.ForeignKey("persons.id")),
        sa.Column("user_name", sa.String, unique=True),
        sa.Column("password", sa.String),
        sa.Column("mail", sa.String),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("visibility", sa.String, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("owner", sa.String, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seed", sa.String),
        sa.Column("header", sa.Text),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id"), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("clocks", sa.Text),
        sa.Column("message", sa.String),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("happened", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("parts", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.String, nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("tables_lobby", "tables", ["visibility", "state", "created"])
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_index("ix_results_person", "results", ["person"])
