"""The tables of the database. A change here wants a migration beside those in `migrations/versions`."""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

persons = Table(
    "persons",
    METADATA,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("owner", ForeignKey("persons.id")),
    Column("user_name", String, unique=True),
    Column("password", String),
    Column("mail", String),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("device", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("state", String, nullable=False),
    Column("visibility", String, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("owner", ForeignKey("persons.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seed", String),
    Column("header", Text),
    Column("document", Text, nullable=False),
    Column("to_act", Text),
    Column("standings", Text),
    Index("tables_lobby", "visibility", "state", "created"),
    Index("tables_newest", "visibility", "created"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("clocks", Text),
    Column("message", String),
    Column("to_act", Text),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
    Column("happened", LargeBinary, nullable=False),
)

results = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("ended", Float, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("parts", Text, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("room", String, nullable=False),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

records = Table(
    "records",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("text", Text, nullable=False),
)
