"""Records: a game as a readable text that replays for ever.

    hoftag record 1
    game citadels 1
    seats 4
    seed 00000000000004d2
    option gold_supply unlimited
    player 0 person Anna
    player 1 greedy Berta

    start ! tavern market ...
    0 keep king
    1 keep thief
    1 undo
    2 take-cards ! church palace
    3 lift 5 @4.215 ! bread-2
    end 31 27 22 18 digest 5c1f0e7a9d3b2468

The header says what is played, then every move has a line: the seat, the move, and after the `!` what chance brought.
In a rush a move has its time after an `@`: seconds since the start, as whoever ran the clock settled them. No rule
reads it: the order of the lines is what counts. An undo is a line too: nothing is ever deleted. `table rewind 12` says
that everybody agreed to go back to the moment after the first 12 moves that stand. `end` closes a finished game with
its scores and a digest.
"""

import json
import re
from collections.abc import Mapping
from typing import Final

from hoftag.core.errors import RecordError, there_is
from hoftag.core.events import TABLE
from hoftag.core.options import OptionValue
from hoftag.core.position import hexadecimal

FORMAT: Final = 1
UNDO: Final = "undo"
REWIND: Final = "rewind"
PERSON: Final = "person"
TIME: Final = re.compile(r"\d{1,6}\.\d{3}")
HEADER: Final = ("game", "seats", "seed", "option", "components", "player", "start")


class Player:
    """Who sits in a seat: a person, or the spec of a bot."""

    __slots__ = ("kind", "name")

    def __init__(self, name: str, kind: str = PERSON) -> None:
        self.name = " ".join(name.split())
        self.kind = kind


class Entry:
    """One line of the game: who did what, in a rush when, and what chance brought."""

    __slots__ = ("at", "chance", "line", "seat", "text")

    def __init__(
        self, seat: int, text: str, chance: tuple[str, ...] = (), line: int = 0, at: float | None = None
    ) -> None:
        self.seat = seat
        self.text = text
        self.chance = chance
        self.line = line
        self.at = at

    def rewinds_to(self) -> int | None:
        """How many moves a rewind leaves standing; None for any other line."""
        if self.seat != TABLE:
            return None
        verb, _, moves = self.text.partition(" ")
        return int(moves) if verb == REWIND and moves.isdigit() else None

    def takes_back(self) -> bool:
        """Whether this line is no move, but takes moves back."""
        return self.text == UNDO or self.rewinds_to() is not None

    def __str__(self) -> str:
        words = ["table" if self.seat == TABLE else str(self.seat), self.text]
        if self.at is not None:
            words.append(f"@{self.at:.3f}")
        if self.chance:
            words += ["!", *self.chance]
        return " ".join(words)


class End:
    """How the game ended, to check the record against."""

    __slots__ = ("digest", "line", "scores")

    def __init__(self, scores: list[int], digest: int, line: int = 0) -> None:
        self.scores = scores
        self.digest = digest
        self.line = line

    def __str__(self) -> str:
        return f"end {' '.join(map(str, self.scores))} digest {hexadecimal(self.digest)}"


class Record:
    """A game written down."""

    def __init__(self, game: str, rules_version: int, seats: int, seed: int) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.seed = seed
        self.options: dict[str, OptionValue] = {}
        self.components: Mapping[str, object] = {}
        self.players = [Player(f"Player {seat + 1}") for seat in range(seats)]
        self.start: list[str] = []
        self.entries: list[Entry] = []
        self.end: End | None = None
        self.start_line = 0

    def header(self) -> str:
        """Everything up to the first move."""
        lines = [
            f"hoftag record {FORMAT}",
            f"game {self.game} {self.rules_version}",
            f"seats {self.seats}",
            f"seed {hexadecimal(self.seed)}",
        ]
        lines += [f"option {name} {str(value).lower()}" for name, value in self.options.items()]
        if self.components:
            lines.append(f"components {json.dumps(self.components, ensure_ascii=False)}")
        lines += [f"player {seat} {player.kind} {player.name}" for seat, player in enumerate(self.players)]
        lines += ["", " ".join(["start", *(["!", *self.start] if self.start else [])]), ""]
        return "\n".join(lines)

    def text(self) -> str:
        """The whole record."""
        lines = [str(entry) for entry in self.entries]
        if self.end is not None:
            lines.append(str(self.end))
        return self.header() + "".join(f"{line}\n" for line in lines)


def read(text: str) -> Record:
    """The record in a text, or the line that is wrong and why."""
    return _Reading(text).record


class _Reading:
    """One pass over the lines."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, str] = {}
        self.options: dict[str, OptionValue] = {}
        self.players: dict[int, Player] = {}
        self.components: Mapping[str, object] = {}
        self.line = 0
        lines = text.splitlines()
        self._first(lines)
        body = self._header(lines)
        self.record = self._made()
        for number, line in enumerate(lines[body:], body + 1):
            self.line = number
            if line.strip() and not line.startswith("#"):
                self._entry(line)

    def _fault(self, message: str) -> RecordError:
        return RecordError(message, self.line)

    def _first(self, lines: list[str]) -> None:
        self.line = 1
        words = lines[0].split() if lines else []
        if words[:2] != ["hoftag", "record"] or len(words) != 3:
            raise self._fault("this is no Hoftag record; it should begin with 'hoftag record 1'")
        if words[2] != str(FORMAT):
            raise self._fault(f"this is a record of format {words[2]}; this Hoftag reads format {FORMAT}")

    def _header(self, lines: list[str]) -> int:
        """Read up to the line `start` and return how many lines that were."""
        for number, line in enumerate(lines[1:], 2):
            self.line = number
            if not line.strip() or line.startswith("#"):
                continue
            name, _, rest = line.partition(" ")
            if name not in HEADER:
                raise self._fault(f"'{name}' is not known here; {there_is(HEADER)}")
            if name == "option":
                option, _, value = rest.partition(" ")
                self.options[option] = value
            elif name == "components":
                self.components = self._table(rest)
            elif name == "player":
                self._player(rest)
            else:
                self.values[name] = rest
            if name == "start":
                return number
        raise self._fault("the record ends before the line 'start'")

    def _table(self, text: str) -> Mapping[str, object]:
        try:
            table = json.loads(text)
        except json.JSONDecodeError as error:
            raise self._fault(f"the components are not valid JSON: {error.msg}") from None
        if not isinstance(table, dict):
            raise self._fault("the components are no JSON object")
        return table

    def _player(self, text: str) -> None:
        words = text.split(maxsplit=2)
        if len(words) != 3:
            raise self._fault("a player line is of the form 'player SEAT KIND NAME'")
        self.players[self._number(words[0])] = Player(words[2], words[1])

    def _number(self, text: str, base: int = 10) -> int:
        try:
            return int(text, base)
        except ValueError:
            raise self._fault(f"'{text}' is no number") from None

    def _made(self) -> Record:
        for name in ("game", "seats", "seed"):
            if name not in self.values:
                raise self._fault(f"the header has no line '{name}'")
        game, _, version = self.values["game"].partition(" ")
        seats = self._number(self.values["seats"])
        record = Record(game, self._number(version), seats, self._number(self.values["seed"], 16))
        record.options = self.options
        record.components = self.components
        for seat, player in self.players.items():
            if not 0 <= seat < seats:
                raise self._fault(f"there is no seat {seat} for {player.name}")
            record.players[seat] = player
        record.start = self._chance(self.values["start"])[1]
        record.start_line = self.line
        return record

    @staticmethod
    def _chance(line: str) -> tuple[str, list[str]]:
        head, _, tail = line.partition("!")
        return head.strip(), tail.split()

    def _entry(self, line: str) -> None:
        if self.record.end is not None:
            raise self._fault("nothing may follow the line 'end'")
        head, chance = self._chance(line)
        head, _, time = head.partition(" @")
        actor, _, text = head.partition(" ")
        if actor == "end":
            self._end(text)
            return
        seat = TABLE if actor == "table" else self._number(actor)
        if seat != TABLE and not 0 <= seat < self.record.seats:
            raise self._fault(f"there is no seat {seat}")
        if not text:
            raise self._fault(f"seat {seat} does nothing here")
        self.record.entries.append(Entry(seat, text, tuple(chance), self.line, self._time(time) if time else None))

    def _time(self, text: str) -> float:
        if not TIME.fullmatch(text):
            raise self._fault(f"'{text}' is no time; it should be seconds such as 4.215")
        return float(text)

    def _end(self, text: str) -> None:
        scores, _, digest = text.partition("digest")
        found = [self._number(score) for score in scores.split()]
        self.record.end = End(found, self._number(digest.strip(), 16), self.line)
