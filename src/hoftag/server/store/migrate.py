"""Bringing a database up to date."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from hoftag.server.store.errors import StoreError
from hoftag.server.store.schema import METADATA

HEAD: Final = "0002"
"""The newest migration. It stands here so that a start without migrations need not import Alembic."""
STAMP: Final = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
    "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)
"""Where Alembic keeps the version, as it makes it itself."""


def bring_up_to_date(connection: Connection, name: object) -> None:
    """Make the tables, or run the migrations that are missing; `name` is what to call the database."""
    if not inspect(connection).get_table_names():
        make(connection)
        return
    if connection.dialect.has_table(connection, "alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == HEAD:
            return
        if version is not None and str(version) > HEAD:
            raise StoreError(
                f"{name} was written by a newer Hoftag (version {version} of the tables, this knows {HEAD})"
            )
    migrate(connection)


def make(connection: Connection) -> None:
    """The tables as all migrations together leave them; a test compares the two."""
    METADATA.create_all(connection, checkfirst=False)
    connection.execute(text(STAMP))
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def migrate(connection: Connection, to: str = "head") -> None:
    """Go up to a version with Alembic."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
