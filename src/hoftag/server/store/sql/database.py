"""What the statements need of a database. What only one database has is behind this, in a module of its name."""

from abc import ABC, abstractmethod
from asyncio import Future
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from sqlalchemy import Executable, RowMapping, Table
from sqlalchemy.sql.dml import UpdateBase

Row = Mapping[str, object]
Job = tuple[UpdateBase, Sequence[Row]]
"""A statement and the rows it is run with, each with a value for every parameter."""
T = TypeVar("T")


class SqlDatabase(ABC):
    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def write(self, *jobs: Job) -> "Future[None]":
        """Store these together; the future is done when they are on the disk, or holds the error."""

    @abstractmethod
    async def all(
        self, statement: Executable, read: Callable[[RowMapping], T], values: Row | None = None
    ) -> list[T]: ...

    @abstractmethod
    async def first(
        self, statement: Executable, read: Callable[[RowMapping], T], values: Row | None = None
    ) -> T | None: ...

    @abstractmethod
    def put(self, table: Table) -> UpdateBase:
        """Insert a row, or replace the one that has its primary key."""
