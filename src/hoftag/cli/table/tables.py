"""Tables and grids in rows of text: columns stand below each other, and no row is ever broken."""

from collections.abc import Sequence
from typing import Final

from hoftag.cli.table.render import FIRM, Painter, Row, cut, plain, width_of
from hoftag.core.sheet import Line, Table

GAP: Final = 2
DENSE: Final = 1
"""Blanks between columns, and between those of a grid."""
LEAST: Final = 4
"""No column is cut to less than this."""
Cells = list[list[Row]]


def laid_out(painter: Painter, table: Table, width: int, *, tight: bool = False) -> list[Row]:
    """A table in aligned columns: what is too wide is said in short, then left out if it is dim, then cut."""
    rows = [row for row in table.rows if not (tight and row[0].tone == "dim")]
    gap = DENSE if table.dense else GAP
    columns = list(range(len(table.items)))
    cells = said(painter, table.items, rows)
    if breadth(cells, gap) > width:
        cells = said(painter, table.items, rows, short=True)
    while breadth(cells, gap) > width and (quiet := [at for at in columns if table.items[at].tone == "dim"]):
        columns.remove(quiet[-1])
        kept = [table.items[at] for at in columns]
        cells = said(painter, kept, [[row[at] for at in columns] for row in rows], short=True)
    columns_of = list(zip(*cells, strict=True))
    widths = narrowed([max(map(width_of, column)) for column in columns_of], gap, width)
    right = [are_figures([plain(cell) for cell in column[1:]]) for column in columns_of]
    return [joined([aligned(*cell) for cell in zip(row, widths, right, strict=True)], gap, width) for row in cells]


def are_figures(texts: Sequence[str]) -> bool:
    """Whether the cells of a column hold numbers, some of them perhaps nothing."""
    numbers = [text.lstrip("+\u2212").isdigit() for text in texts]
    return any(numbers) and all(number or text == "–" for number, text in zip(numbers, texts, strict=True))


def said(painter: Painter, heads: Sequence[Line], rows: Sequence[Sequence[Line]], *, short: bool = False) -> Cells:
    """All cells in words, below the heads."""
    found = [[painter.line(head, "class:rule", short=short) for head in heads]]
    found += [[painter.line(cell, short=short) for cell in row] for row in rows]
    return [[[(style, text.replace(FIRM, " ")) for style, text in cell] for cell in row] for row in found]


def breadth(cells: Cells, gap: int) -> int:
    """How wide a table is if nothing is cut."""
    widths = [max(map(width_of, column)) for column in zip(*cells, strict=True)]
    return sum(widths) + gap * (len(widths) - 1)


def natural(painter: Painter, table: Table) -> int:
    """How wide a table would like to be."""
    return breadth(said(painter, table.items, table.rows), DENSE if table.dense else GAP)


def narrowed(widths: list[int], gap: int, width: int) -> list[int]:
    """Column widths that fit: the widest gives way first."""
    widths = widths[:]
    while sum(widths) + gap * (len(widths) - 1) > width and max(widths) > LEAST:
        widths[widths.index(max(widths))] -= 1
    return widths


def aligned(cell: Row, width: int, right: bool) -> Row:
    """A cell with its blanks; figures stand to the right."""
    cell = cut(cell, width)
    blank: Row = [("", " " * (width - width_of(cell)))]
    return [*blank, *cell] if right else [*cell, *blank]


def joined(cells: list[Row], gap: int, width: int) -> Row:
    """Cells in a row, with nothing behind the last."""
    row = [fragment for cell in cells for fragment in (*cell, ("", " " * gap))][:-1]
    while row and not row[-1][1].strip():
        row.pop()
    return cut(row, width)
