"""A position in words: panels of lines and tables, each a message key with typed arguments.

A game makes its sheet from a view alone, so it can show no more than the view does. The terminal table and the
text interface lay panels out; they know nothing about the game.
"""

from collections.abc import Sequence
from typing import Final

from hoftag.core.events import Args


class Line:
    """One line of a panel, or one item inside a line: a message `sheet-<key>`.

    `tone` is `plain`, `strong` (now), `dim` (past) or `warn` (something was done to you). `hue` is a colour that the
    thing has on the table; the words say it too. `items` are lines within the line, such as the cards of a hand:
    where the message says `$items`, they stand one after the other. A line whose message has an attribute `.spoken`
    is said that way to whoever listens rather than looks, and one with `.short` that way where room is scarce.
    """

    __slots__ = ("args", "hue", "items", "key", "tone")

    def __init__(
        self, key: str, args: Args | None = None, tone: str = "plain", hue: str = "", items: "Sequence[Line]" = ()
    ) -> None:
        """Say it by message key (`sheet-<key>`)."""
        self.key = f"sheet-{key}"
        self.args: Args = args or {}
        self.tone = tone
        self.hue = hue
        self.items = items


class Table(Line):
    """Rows of cells under heads; its own message is the caption, `items` are the heads.

    The first cell of a row names the row. A `dense` table is a grid: every cell is a single sign, and its `.spoken`
    says what that is. Where room is scarce, rows whose first cell is `dim` are left out, and columns with a dim head.
    """

    __slots__ = ("dense", "rows")

    def __init__(
        self,
        key: str,
        heads: Sequence[Line],
        rows: Sequence[Sequence[Line]],
        args: Args | None = None,
        *,
        dense: bool = False,
    ) -> None:
        """Put rows under as many heads as they have cells."""
        super().__init__(key, args, items=heads)
        self.rows = rows
        self.dense = dense


NOTHING: Final = "sheet-nothing"
"""What an empty cell says."""


def cell(items: Sequence[Line] = ()) -> Line:
    """A cell with several things in it, one after the other, or with nothing."""
    return Line("cell", items=items) if items else Line("nothing", tone="dim")


class Panel:
    """A titled group of lines; `seat` marks a player's own corner of the table."""

    __slots__ = ("lines", "seat", "title")

    def __init__(self, title: Line, lines: list[Line] | None = None, seat: int | None = None) -> None:
        """Put lines under a title."""
        self.title = title
        self.lines = lines if lines is not None else []
        self.seat = seat
