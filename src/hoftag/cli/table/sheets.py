"""A sheet in rows: roomy where there is room, else compact; the own corner apart, for it is always in sight."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

from hoftag.cli.table.layout import ruled
from hoftag.cli.table.render import Painter, Row, padded, sign, width_of, wrapped
from hoftag.cli.table.tables import laid_out, natural
from hoftag.core.sheet import Line, Panel, Table

COLUMN: Final = 56
"""The least width of a column of panels."""
BESIDE: Final = 36
"""The least width for what stands beside a grid."""
GAP: Final = 3
BETWEEN: Final = ("class:rule", "\u00a0│ ")
"""Between two lines of a paragraph."""
Piece = Callable[[int], list[Row]]
"""Something to be laid out in the width that there is."""


class Sheet:
    """The panels of a table as one viewer sees them, sorted by where they go."""

    def __init__(self, painter: Painter, panels: Sequence[Panel], *, scarce: bool = False) -> None:
        """The own corner and the first grid are set apart; where room is `scarce`, what is dim there is not pinned."""
        self.painter = painter
        self.scarce = scarce
        self.own = next((panel for panel in panels if panel.seat is not None and panel.seat == painter.viewer), None)
        self.first, *others = panels
        self.panels = [panel for panel in others if panel is not self.own]
        self.wide: list[Table] = []
        self.grid: Table | None = None
        self.grid = next((table for table in self.tables() if table.dense), None)

    def tables(self) -> list[Table]:
        """The tables in the flow."""
        return [line for panel in self.panels for line in self.lines(panel) if isinstance(line, Table)]

    def span(self, width: int) -> None:
        """Set apart the tables that do not fit a column of this width uncut."""
        self.wide = [table for table in self.tables() if natural(self.painter, table) > width]

    def broadest(self) -> int:
        """How wide a column has to be for the others, indented."""
        return max((natural(self.painter, table) + 2 for table in self.tables()), default=0)

    def across(self, width: int) -> list[Row]:
        """Those tables, from edge to edge."""
        return [row for table in self.wide for row in laid_out(self.painter, table, width)]

    def lines(self, panel: Panel) -> list[Line]:
        """What stands in the flow of a panel."""
        return [line for line in panel.lines if line is not self.grid and line not in self.wide]

    # --- compact ----------------------------------------------------------------------------------------------------

    def compact(self, width: int, *, tight: bool = False) -> list[Row]:
        """Each panel as one flowing paragraph, tables between them; the first panel's title stands in the bar."""
        panels = [self.first, *self.panels]
        if self.own is not None and self.scarce:
            panels.append(Panel(self.own.title, [line for line in self.own.lines if line.tone == "dim"]))
        return self.around_grid(width, [piece for panel in panels for piece in self.flow(panel, tight)])

    def flow(self, panel: Panel, tight: bool) -> Iterator[Piece]:
        """The paragraphs of a panel."""
        row = titled(self.painter, panel) if panel.seat is not None else []
        indent = 2 if panel.seat is not None else 0
        for line in self.lines(panel):
            if isinstance(line, Table):
                if row:
                    yield partial(wrapped, row, indent=indent)
                yield partial(laid_out, self.painter, line, tight=tight)
                row = []
            else:
                said = self.painter.line(line)
                row = [*row, BETWEEN, *said] if row else said
        if row:
            yield partial(wrapped, row, indent=indent)

    # --- roomy ------------------------------------------------------------------------------------------------------

    def roomy(self, width: int) -> list[Row]:
        """Panels with their titles on lines of their own, side by side where two columns fit."""
        panels = [panel for panel in self.panels if self.lines(panel) or panel.seat is not None]
        pieces: list[Piece] = [self.opening]
        while panels:
            plain = [panel for panel in panels if not any(isinstance(line, Table) for line in self.lines(panel))]
            if panels[0] in plain:
                pair = panels[:2] if panels[1:] and panels[1] in plain else panels[:1]
                pieces.append(partial(self.columns, pair))
            else:
                pair = panels[:1]
                pieces.append(partial(self.block, panels[0]))
            panels = panels[len(pair) :]
        return self.around_grid(width, pieces)

    def opening(self, width: int) -> list[Row]:
        """The first panel, whose title stands in the bar."""
        rows = [row for line in self.lines(self.first) for row in wrapped(self.painter.line(line), width, 2)]
        return [*rows, []]

    def columns(self, panels: Sequence[Panel], width: int) -> list[Row]:
        """Panels side by side, or one below the other."""
        column = (width - GAP) // 2
        if len(panels) == 1 or column < COLUMN:
            return [row for panel in panels for row in self.block(panel, width)]
        one, other = [self.block(panel, column) for panel in panels]
        return joined(one, other, column)

    def block(self, panel: Panel, width: int) -> list[Row]:
        """One panel with a blank line below; if its grid stands elsewhere, the captions of other tables are enough."""
        rows = wrapped(titled(self.painter, panel), width) if self.grid not in panel.lines else []
        for line in self.lines(panel):
            found = wrapped(self.painter.line(line, "class:title" if not rows else ""), width - 2, 2)
            if isinstance(line, Table):
                found = [*(found if len(rows) != 1 else []), *laid_out(self.painter, line, width - 2)]
            rows += [[("", "  "), *row] for row in found]
        return [*rows, []]

    # --- the own corner, and the grid -------------------------------------------------------------------------------

    def pinned(self, width: int) -> list[Row]:
        """What the viewer has, under a rule with their name in it."""
        if self.own is None:
            return []
        title = titled(self.painter, self.own)
        fits = width_of(title) + 5 <= width
        rows = [ruled(title, width)] if fits else [ruled([], width), *wrapped(title, width, 2)]
        flow: Row = []
        for line in self.own.lines:
            if self.scarce and line.tone == "dim":
                continue
            said = self.painter.line(line)
            both = [*flow, BETWEEN, *said] if flow else said
            if flow and width_of(both) > width:
                rows += wrapped(flow, width, 2)
                both = said
            flow = both
        return [*rows, *(wrapped(flow, width, 2) if flow else [])]

    def around_grid(self, width: int, pieces: Sequence[Piece]) -> list[Row]:
        """The grid to the left, beside it as much as there is room for, and below it the rest."""
        grid = laid_out(self.painter, self.grid, width) if self.grid is not None else []
        column = max(map(width_of, grid), default=0)
        room = width - column - GAP
        beside: list[Row] = []
        below: list[Row] = []
        for piece in pieces:
            if below or len(beside) >= len(grid) or room < BESIDE:
                below += piece(width)
            else:
                beside += piece(room)
        return [*joined(grid, beside, column), *below]


def titled(painter: Painter, panel: Panel) -> Row:
    """A panel's title behind the sign of its seat."""
    title = painter.line(panel.title, "class:title")
    return [sign(panel.seat), ("", " "), *title] if panel.seat is not None else title


def joined(one: list[Row], other: list[Row], column: int) -> list[Row]:
    """Two blocks side by side."""
    blank: Row = []
    pairs = zip_longest(one, other, fillvalue=blank)
    return [[*padded(left, column + GAP), *right] if right else left for left, right in pairs]
