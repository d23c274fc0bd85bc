"""Bringing a database up to date."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from hoftag.server.store.errors import StoreError

HEAD: Final = "0002"
"""The newest migration. It stands here so that a start without migrations need not import Alembic."""


def bring_up_to_date(connection: Connection, name: object) -> None:
    """Run the migrations that are missing; `name` is what to call the database."""
    if connection.dialect.has_table(connection, "alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == HEAD:
            return
        if version is not None and str(version) > HEAD:
            raise StoreError(
                f"{name} was written by a newer Hoftag (version {version} of the tables, this knows {HEAD})"
            )
    migrate(connection)


def migrate(connection: Connection, to: str = "head") -> None:
    """Go up to a version with Alembic."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
