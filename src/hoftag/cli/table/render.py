"""Sheets as styled text: lines of fragments, broken between words and never inside a card's name."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from prompt_toolkit.utils import get_cwidth

from hoftag.core.match import Match
from hoftag.core.sheet import NOTHING, Line, Panel, Table
from hoftag.core.words import SIGNS, Words

Fragment = tuple[str, str]
"""A style and the text it applies to."""
Row = list[Fragment]

ITEMS: Final = "\ue000"
"""Stands in a message for the items of its line until they are put in."""
FIRM: Final = "\u00a0"
"""A space where no line may break."""


def sign(seat: int | None) -> Fragment:
    """The sign of a seat in its colour; a blank for nobody."""
    return (f"class:seat{seat}", SIGNS[seat % len(SIGNS)]) if seat is not None and seat >= 0 else ("", FIRM)


def width_of(row: Iterable[Fragment]) -> int:
    return sum(get_cwidth(text) for _, text in row)


class Painter:
    """Turns the sheet of a match, as one viewer sees it, into rows."""

    def __init__(self, match: Match, words: Words, viewer: int, *, spoken: bool = False) -> None:
        self.match = match
        self.words = words
        self.viewer = viewer
        self.spoken = spoken

    def panels(self) -> list[Panel]:
        return self.match.state.sheet(self.viewer)

    def text(self) -> list[str]:
        """The whole sheet in lines of plain text."""
        lines = []
        for panel in self.panels():
            lines.append(plain(self.line(panel.title)))
            for line in panel.lines:
                lines.append(f"  {plain(self.line(line))}")
                if isinstance(line, Table):
                    lines += [f"    {self.sentence(line, row)}" for row in line.rows]
        return lines

    def line(self, line: Line, style: str = "", *, short: bool = False) -> Row:
        """A line with its items, each in its own style; a table is its caption."""
        style = f"{style} class:{line.tone} {line.hue and 'class:' + line.hue}".strip()
        items = () if isinstance(line, Table) else line.items
        args = {**line.args, "items": ITEMS} if items else line.args
        form = "spoken" if self.spoken else "short" if short else ""
        attribute = form if form and self.words.has(line.key, form) else ""
        text = self.words.say(line.key, args, self.viewer, attribute=attribute)
        before, _, after = text.partition(ITEMS)
        row: Row = [(style, before)]
        if items:
            row += self.items(items, style, short=short)
            row.append((style, after))
        return [fragment for fragment in row if fragment[1]]

    def items(self, items: Sequence[Line], style: str, *, short: bool = False) -> Row:
        """Items one after the other, equal neighbours counted; each stays whole."""
        rows = [(item, self.line(item, short=short)) for item in items]
        found: Row = []
        for text, equal in groupby(rows, lambda row: "".join(part for _, part in row[1])):
            (_, row), *others = equal
            if found:
                found.append((style, ", " if self.spoken else FIRM if short else f"{FIRM}· "))
            said = self.words.say("list-count", {"count": 1 + len(others), "name": text}) if others else text
            found.append((row[0][0] if row else "", said.replace(" ", FIRM)))
        return found

    def sentence(self, table: Table, row: Sequence[Line]) -> str:
        """A row to listen to: cells after the heads of their columns. In a grid equal neighbours are said together."""
        said = [plain(self.line(cell)) for cell in row]
        heads = [plain(self.line(head)) for head in table.items]
        if table.dense:
            runs = [list(run) for _, run in groupby(range(1, len(row)), lambda at: said[at])]
            cells = ", ".join(self.fields(heads[run[0]], heads[run[-1]], said[run[0]], len(run)) for run in runs)
        else:
            full = [at for at in range(1, len(row)) if row[at].key != NOTHING]
            cells = "; ".join(self.words.say("ui-cell", {"head": heads[at], "cell": said[at]}) for at in full)
        return self.words.say("ui-row", {"head": said[0], "cells": cells})

    def fields(self, first: str, last: str, cell: str, count: int) -> str:
        return self.words.say("ui-fields", {"head": first, "last": last, "cell": cell, "count": count})


def wrapped(row: Row, width: int, indent: int = 0) -> list[Row]:
    """A row broken into rows of at most this width, later ones indented."""
    rows: list[Row] = [[]]
    used = 0
    for chunk in _chunks(row, width - indent):
        size = width_of(chunk)
        if used and used + 1 + size > width:
            rows.append([("", " " * indent)] if indent else [])
            used = indent
            fresh = True
        else:
            fresh = used == 0
        if not fresh:
            rows[-1].append((chunk[0][0] if _same_style(rows[-1], chunk) else "", " "))
            used += 1
        rows[-1] += chunk
        used += size
    return [[(style, text.replace(FIRM, " ")) for style, text in found] for found in rows]


def _same_style(row: Row, chunk: Row) -> bool:
    return bool(row) and row[-1][0] == chunk[0][0]


def _chunks(row: Row, most: int) -> list[Row]:
    """What must stay together: the pieces between ordinary spaces, unless one alone is wider than a row."""
    chunks: list[Row] = [[]]
    for style, text in row:
        for number, piece in enumerate(text.split(" ")):
            if number:
                chunks.append([])
            if piece:
                chunks[-1].append((style, piece))
    found: list[Row] = []
    for chunk in chunks:
        found += [chunk] if width_of(chunk) <= most else _broken(chunk, most)
    return [chunk for chunk in found if chunk]


def _broken(chunk: Row, most: int) -> list[Row]:
    """A piece that no row can hold, such as a path, in parts that fill rows."""
    parts: list[Row] = [[]]
    for style, text in chunk:
        for letter in text:
            if width_of(parts[-1]) + get_cwidth(letter) > most:
                parts.append([])
            if parts[-1] and parts[-1][-1][0] == style:
                parts[-1][-1] = (style, parts[-1][-1][1] + letter)
            else:
                parts[-1].append((style, letter))
    return parts


def cut(row: Row, width: int) -> Row:
    """A row that certainly fits, with an ellipsis where it did not."""
    if width_of(row) <= width:
        return row
    kept: Row = []
    left = width - 1
    for style, text in row:
        taken = ""
        for letter in text:
            if get_cwidth(letter) > left:
                return [*kept, (style, f"{taken}…")]
            taken += letter
            left -= get_cwidth(letter)
        kept.append((style, taken))
    return kept


def padded(row: Row, width: int, style: str = "") -> Row:
    """A row filled up with blanks."""
    return [*row, (style, " " * max(0, width - width_of(row)))]


def plain(row: Iterable[Fragment]) -> str:
    """Only the text."""
    return "".join(text for _, text in row).replace(FIRM, " ")
