"""How a table is laid out in rows and columns: compact on 80 by 24, with more room beside and between on more."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from hoftag.cli.table.render import Painter, Row, cut, padded, sign, width_of, wrapped
from hoftag.cli.table.session import Page, Said
from hoftag.core.sheet import Panel

WIDE: Final = 110
"""From this width on, the log stands beside the table."""
COLUMN: Final = 56
"""The least width of a column of panels."""
LEAST_LOG: Final = 3
MOST_HINT: Final = 3
"""Rows for what is to be known about the chosen move."""
HEADING: Final = re.compile(r"[0-9]+\. \S.{0,60}$")
FIGURE: Final = "\u2007"
"""A blank as wide as a digit: marks lines whose columns must stay as they are."""
GAP: Final = 2


class Choice(NamedTuple):
    """A list to choose from, with the entry the arrow stands on."""

    labels: Sequence[str]
    chosen: int
    hints: Sequence[str] = ()


def ruled(title: str, width: int) -> Row:
    """A line across with a title in it."""
    head = f"── {title} " if title else ""
    return cut([("class:rule", head), ("class:rule", "─" * max(0, width - width_of([("", head)])))], width)


def bar(left: str, right: str, width: int) -> Row:
    """The title bar."""
    room = width - width_of([("", right)]) - 2
    return [
        ("class:bar", " "),
        *padded(cut([("class:bar", left)], room), room, "class:bar"),
        ("class:bar", f"{right} "),
    ]


# --- the sheet ------------------------------------------------------------------------------------------------------


def titled(painter: Painter, panel: Panel) -> Row:
    """A panel's title behind the sign of its seat."""
    title = painter.line(panel.title, "class:title")
    return [sign(panel.seat), ("", " "), *title] if panel.seat is not None else title


def compact(painter: Painter, panels: Sequence[Panel], width: int) -> list[Row]:
    """Each panel as one flowing paragraph; the first panel's title stands in the bar already."""
    rows: list[Row] = []
    for number, panel in enumerate(panels):
        if number == 0:
            for line in panel.lines:
                rows += wrapped(painter.line(line), width)
            continue
        own = panel.seat is not None and panel.seat == painter.viewer
        flow = titled(painter, panel) if panel.seat is not None else []
        for at, line in enumerate(panel.lines):
            said = painter.line(line)
            if own and at and line.tone != "dim":
                rows += wrapped(flow, width, 2)
                flow = [("", "\u00a0 "), *said]
            else:
                flow = [*flow, ("", "\u00a0· "), *said] if flow else said
        rows += wrapped(flow, width, 2 if panel.seat is not None else 0)
    return rows


def roomy(painter: Painter, panels: Sequence[Panel], width: int) -> list[Row]:
    """Panels with their titles on lines of their own, side by side where two columns fit."""
    first, *others = panels
    rows = [row for line in first.lines for row in wrapped(painter.line(line), width)]
    count = max(1, (width + GAP) // (COLUMN + GAP))
    column = (width - GAP * (count - 1)) // count
    blocks = [block(painter, panel, column) for panel in others]
    rows.append([])
    for start in range(0, len(blocks), count):
        line = blocks[start : start + count]
        for at in range(max(map(len, line))):
            row: Row = []
            for number, found in enumerate(line):
                piece = found[at] if at < len(found) else []
                row += padded(piece, column + GAP) if number < len(line) - 1 else piece
            rows.append(row)
    return rows


def block(painter: Painter, panel: Panel, width: int) -> list[Row]:
    """One panel with a blank line below."""
    rows = wrapped(titled(painter, panel), width)
    for line in panel.lines:
        rows += [[("", "  "), *row] for row in wrapped(painter.line(line), width - 2, 2)]
    return [*rows, []]


# --- log, choices, pages ----------------------------------------------------------------------------------------------


def chronicle(log: Sequence[Said], width: int, room: int) -> list[Row]:
    """As much of the log as there is room for; what was done to the reader since their last turn is never cut."""
    if room < 1:
        return []
    rows = logged(log[-room:], width)[-room:]
    missed = [said for said in log[: -len(rows)] if said.fresh and said.suffered]
    if not missed:
        return rows
    kept = logged(missed, width)[-max(1, room // 2) :]
    return [*kept, *rows[len(kept) :]]


def logged(log: Sequence[Said], width: int) -> list[Row]:
    """The log; what is new stands out by weight and by a mark, not by colour alone."""
    rows: list[Row] = []
    for said in log:
        style = "class:fresh" if said.fresh else "class:dim"
        mark = "›" if said.fresh else "\u00a0"
        if said.fresh and said.suffered:
            style, mark = "class:warn", "!"
        rows += wrapped([(style, mark), ("", "\u00a0"), sign(said.seat), ("", "\u00a0"), (style, said.text)], width, 4)
    return rows


def grid_columns(labels: Sequence[str], width: int) -> tuple[int, int]:
    """How many columns a list has, and how wide they are."""
    longest = max((width_of([("", label)]) for label in labels), default=0) + 4
    count = max(1, min(len(labels), width // longest, 4))
    return count, width // count


def grid(choice: Choice, width: int, height: int) -> list[Row]:
    """A list in columns, read downwards, scrolled so that the chosen entry is seen."""
    rows = grid_rows(choice, width)
    if len(rows) <= height:
        return rows
    rows = grid_rows(choice, width - 2)
    deep = len(rows)
    top = max(0, min(choice.chosen % deep - height // 2, deep - height))
    marks = {0: "↑" if top else "", height - 1: "↓" if top + height < deep else ""}
    return [
        [*padded(row, width - 2), ("class:strong", f" {marks.get(number, '')}")]
        for number, row in enumerate(rows[top : top + height])
    ]


def grid_rows(choice: Choice, width: int) -> list[Row]:
    """All rows of a list in columns."""
    count, column = grid_columns(choice.labels, width)
    deep = -(-len(choice.labels) // count)
    rows: list[Row] = []
    for at in range(deep):
        row: Row = []
        for number in range(at, len(choice.labels), deep):
            here = number == choice.chosen
            style = "class:chosen" if here else "class:choice"
            piece = cut([(style, f"{'▸' if here else ' '} {choice.labels[number]} ")], column - 1)
            row += padded(piece, column)
        rows.append(row)
    return rows


def hinted(choice: Choice, width: int) -> list[Row]:
    """What is to be known about the chosen entry; as many rows whichever is chosen, so that nothing jumps."""
    rows = [wrapped([("class:hint", hint)], width - 2) if hint else [] for hint in choice.hints]
    deep = min(MOST_HINT, max(map(len, rows), default=0))
    shown = rows[choice.chosen][:deep] if choice.chosen < len(rows) else []
    return [[("", "  "), *row] for row in shown] + [[]] * (deep - len(shown))


def stepped(choice: Choice, width: int, direction: str) -> int:
    """Where an arrow key leads to."""
    size = len(choice.labels)
    if not size:
        return 0
    count, _ = grid_columns(choice.labels, width)
    deep = -(-size // count)
    step = {"up": -1, "down": 1, "left": -deep, "right": deep}[direction]
    target = choice.chosen + step
    if direction in ("left", "right"):
        return target if 0 <= target < size else choice.chosen
    return target % size


def page_rows(page: Page, width: int) -> list[Row]:
    """A page to read, paragraph by paragraph; headings, rule ids and names stand out."""
    rows: list[Row] = []
    for paragraph in page.paragraphs:
        for part in paragraph.split("\n"):
            if FIGURE in part:
                rows.append(cut([("", part)], width))
            else:
                rows += wrapped(emphasised(part), width)
        rows.append([])
    return rows[:-1]


def emphasised(text: str) -> Row:
    """`1. Heading`, `C-3.1  rule` and `Name  explanation`, each with its first part in bold."""
    if HEADING.match(text):
        return [("class:title", text)]
    head, gap, rest = text.partition("  ")
    return [("class:title", f"{head} "), ("", rest)] if gap else [("", text)]
