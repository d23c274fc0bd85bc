"""Small parts that many messages share: checked texts and numbers, faults, and the empty answer."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

PersonName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Identifier = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]

Argument = int | str | list[str]
Args = dict[str, Argument]
OptionValue = bool | int | str
Crest = Literal[
    "lion",
    "eagle",
    "rose",
    "tower",
    "stag",
    "key",
    "lily",
    "star",
    "moon",
    "ship",
    "tree",
    "wheel",
    "bear",
    "swan",
    "hand",
    "sun",
]


class Fault(Struct):
    """What went wrong: `code` for programs, `rule` where a rule forbids it, `key` and `args` to say it in words."""

    code: str
    message: str
    rule: str = ""
    key: str = ""
    args: Args = {}


class ErrorAnswer(Struct):
    """The body of every answer with a status of 400 or more."""

    error: Fault


class Done(Struct):
    """The answer where there is nothing else to say."""

    done: bool = True
