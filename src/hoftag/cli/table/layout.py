"""How a table is laid out in rows and columns: compact on 80 by 24, with more room beside and between on more."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from prompt_toolkit.utils import get_cwidth

from hoftag.cli.table.render import Row, cut, padded, sign, width_of, wrapped
from hoftag.cli.table.session import Page, Said

WIDE: Final = 110
"""From this width on, the log stands beside the table."""
LEAST_LOG: Final = 2
MOST_HINT: Final = 3
"""Rows for what is to be known about the chosen move."""
MARGIN: Final = 6
"""Columns that a list needs beside its entries, for the mark before and the arrow behind."""
HEADING: Final = re.compile(r"[0-9]+\. \S.{0,60}$")
FIGURE: Final = "\u2007"
"""A blank as wide as a digit: marks lines whose columns must stay as they are."""


def with_figures(
    labels: Sequence[str], figures: Sequence[Mapping[str, str]], order: Iterable[str], width: int
) -> list[str]:
    """Entries of a list with what each costs and brings behind it, in a column for every kind if there is room."""
    kinds = sorted({kind for found in figures for kind in found}, key=list(order).index)
    if not kinds:
        return list(labels)
    widest = max(get_cwidth(label) for label in labels)
    deep = {kind: max(get_cwidth(found.get(kind, "")) for found in figures) for kind in kinds}
    rows = [[filled(found.get(kind, ""), deep[kind]) for kind in kinds] for found in figures]
    if widest + sum(deep.values()) + 2 * len(kinds) > width - MARGIN:
        rows = [list(found.values()) for found in figures]
    return ["  ".join([filled(label, widest), *cells]).rstrip() for label, cells in zip(labels, rows, strict=True)]


def filled(text: str, width: int) -> str:
    return text + " " * (width - get_cwidth(text))


class Choice(NamedTuple):
    """A list to choose from, with the entry the arrow stands on."""

    labels: Sequence[str]
    chosen: int
    hints: Sequence[str] = ()


def ruled(title: Row, width: int) -> Row:
    """A line across with a title in it."""
    head: Row = [("class:rule", "── "), *title, ("", " ")] if title else []
    return cut([*head, ("class:rule", "─" * max(0, width - width_of(head)))], width)


def bar(left: str, right: str, width: int) -> Row:
    """The title bar."""
    room = width - width_of([("", right)]) - 2
    return [
        ("class:bar", " "),
        *padded(cut([("class:bar", left)], room), room, "class:bar"),
        ("class:bar", f"{right} "),
    ]


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
