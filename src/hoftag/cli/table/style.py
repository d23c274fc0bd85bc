"""Colours of the table. They only repeat what signs, marks and words say; without colour, weight remains."""

from typing import Final

from prompt_toolkit.styles import Style

STYLE: Final = Style.from_dict(
    {
        "bar": "reverse bold",
        "rule": "ansibrightblack",
        "title": "bold",
        "strong": "bold",
        "dim": "ansibrightblack",
        "warn": "bold ansired",
        "fresh": "bold",
        "question": "bold ansiyellow",
        "choice": "",
        "chosen": "reverse",
        "hint": "ansibrightblack",
        "note": "italic",
        # What things are on the table
        "green": "ansigreen",
        "yellow": "ansiyellow",
        "blue": "ansiblue",
        "red": "ansired",
        "purple": "ansimagenta",
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
