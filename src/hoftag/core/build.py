"""The two builds of one source: as it is, or with the hot modules compiled by mypyc; see docs/compiled.md."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

Kind = TypeVar("Kind")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_told: bool) -> Callable[[Kind], Kind]:
        """What mypyc is told of a class; nothing to a Python that runs the source as it is."""
        return lambda kind: kind


__all__ = ["build", "mypyc_attr"]


def build() -> str:
    """`pure Python` or `compiled`: whether the module of the match is a binary."""
    where = import_module("hoftag.core.match").__file__ or ""
    return "pure Python" if where.endswith(".py") else "compiled"
