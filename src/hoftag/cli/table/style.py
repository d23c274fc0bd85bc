"""Colours of the table. They only repeat what signs, marks and words say; without colour, weight remains."""

import os
from typing import Final

from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import Style

STYLE: Final = Style.from_dict(
    {
        "bar": "reverse bold",
        "rule": "dim",
        "title": "bold",
        "strong": "bold",
        "dim": "dim",
        "warn": "bold ansired",
        "fresh": "bold",
        "question": "bold",
        "hint": "dim",
        "note": "italic",
        # Gold is for what you can do now
        "chosen": "bold bg:ansiyellow fg:ansiblack",
        # What things are on the table
        "green": "ansigreen",
        "yellow": "ansiyellow",
        "blue": "ansibrightblue",
        "red": "ansired",
        "purple": "ansimagenta",
        "orange": "#ff8700",
        "turquoise": "ansicyan",
        "brown": "#af875f",
        "violet": "ansimagenta",
        # Whose they are
        "seat0": "ansibrightblue",
        "seat1": "ansibrightred",
        "seat2": "ansibrightgreen",
        "seat3": "ansibrightmagenta",
        "seat4": "ansibrightyellow",
        "seat5": "ansibrightcyan",
        "seat6": "ansired",
        "seat7": "ansiblue",
    }
)
PLAIN: Final = Style([*(rule for rule in STYLE.style_rules if rule[0] != "chosen"), ("chosen", "reverse")])
"""The same for screens without colour: weight, and the chosen move in reverse."""


def colour_depth() -> ColorDepth | None:
    """No colour if NO_COLOR says so or the terminal has none; None leaves it to what the terminal can do."""
    if os.environ.get("NO_COLOR") or not _has_colours():
        return ColorDepth.MONOCHROME
    return None


def _has_colours() -> bool:
    try:
        import curses
    except ImportError:  # Windows, whose terminals have colours
        return True
    try:
        curses.setupterm()
        return curses.tigetnum("colors") > 2
    except curses.error:  # a terminal nobody has described: trust it
        return True
