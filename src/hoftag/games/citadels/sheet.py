"""A view in words: what lies on the table, panel by panel."""

from collections.abc import Mapping

from hoftag.core.sheet import Panel


def sheet(view: Mapping[str, object]) -> list[Panel]:
    raise NotImplementedError
