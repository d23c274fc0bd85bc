"""A match: a game being played, with its record as the truth, what its lines told, which of them stand, and undo.

Lines are counted from 1, so the version of a match is the number of its last line; version 0 is the set-up.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from hoftag.core import record as records
from hoftag.core.build import mypyc_attr
from hoftag.core.errors import HoftagError, IllegalMoveError, RecordError
from hoftag.core.events import TABLE, Event, Tell
from hoftag.core.game import Game, State
from hoftag.core.moves import Move
from hoftag.core.options import OptionValue
from hoftag.core.record import End, Entry, Player, Record
from hoftag.core.registry import find_game
from hoftag.core.rng import Noted, Repeated

LONG: Final = 40
"""From so many moves on a way back is long."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """What each version told. This one keeps it as it is; whoever keeps it in another way gives the match their own."""

    def __init__(self) -> None:
        self._told: list[list[Event]] = []

    def add(self, line: Entry | None, events: list[Event]) -> None:
        """What the next version told; there is no line for the set-up."""
        self._told.append(events)

    def __getitem__(self, version: int) -> list[Event]:
        return self._told[version]


class Way:
    """The way back: a position, and what was played from there on. It begins behind the last barrier.

    A barrier is chance drawn or a secret shown. A way that has grown long begins anew with another seat's move, which
    leaves the moves before it no way back either.
    """

    __slots__ = ("free", "moves", "start")

    def __init__(self) -> None:
        self.start: State | None = None
        self.moves: list[tuple[int, Move]] = []
        self.free = 0
        """So many of the last moves may be taken back: those of the seat that moved last."""

    def set_out(self, seat: int, position: State) -> None:
        """This seat is about to move."""
        if self.start is None or (len(self.moves) >= LONG and self.moves[-1][0] != seat):
            self.start = position.copy()
            self.moves.clear()
            self.free = 0

    def go(self, seat: int, move: Move) -> None:
        """It has moved."""
        self.free = self.free + 1 if self.moves and self.moves[-1][0] == seat else 1
        self.moves.append((seat, move))

    def end(self) -> None:
        """It has come to a barrier."""
        self.start = None
        self.moves.clear()
        self.free = 0

    def leads_back(self, seat: int) -> bool:
        return self.free > 0 and self.moves[-1][0] == seat

    def go_back(self) -> None:
        self.moves.pop()
        self.free -= 1

    def position(self) -> State:
        """Where it has come to: the same moves come to the same position, for there was no chance in them."""
        assert self.start is not None
        state = self.start.copy()
        for seat, move in self.moves:
            state.play(seat, move)
        return state


class Match:
    """One table. Each of `play`, `undo` and `rewind` adds a line to the record; nothing else changes a match."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        players: Sequence[Player] | None = None,
        *,
        source: Repeated | None = None,
        log: Log | None = None,
    ) -> None:
        """Lay the table; `source` repeats a set-up from a record."""
        self.game = game
        self.record = Record(game.name, game.rules, game.check_seats(seats), seed)
        chosen = game.check_options(options)
        self.record.options = {
            option.name: chosen[option.name] for option in game.options if chosen[option.name] != option.default
        }
        self.record.components = game.overlay
        if players is not None:
            self.record.players = list(players)
        noted = source or Noted()
        tell = Tell()
        self.state: State = game.new(seats, seed, chosen, source=noted, tell=tell)
        self.record.start = noted.drawn
        self.version = 0
        """How many lines the record has."""
        self.log = Log() if log is None else log
        self.log.add(None, tell.events)
        self.standing = array("i")
        """The versions of the moves that stand: without what was taken back, and the lines that took it back."""
        self._last_moves: dict[int, int] = {}
        self.true_to_seed = True
        """Whether every chance result is the one the seed brings."""
        self._way = Way()

    # --- playing ------------------------------------------------------------------------------------------------

    def play(
        self,
        seat: int,
        move: Move,
        source: Repeated | None = None,
        *,
        legal: Sequence[Move] | None = None,
        at: float | None = None,
    ) -> list[Event]:
        """Play a move, or raise with the rule that forbids it; returns what happened.

        `source` brings the chance results of a record; without it the generator does. `legal` are the legal moves of
        this very position, from whoever has asked for them already. `at` is the time of a move in a rush, to be kept in
        the record.
        """
        state = self.state
        noted = source or Noted()
        if move not in (state.legal(seat) if legal is None else legal):
            rule = state.why_not(seat, move).rule
            raise IllegalMoveError(f"seat {seat} may not '{move.text}' now ({rule})", rule)
        way, tell = self._way, Tell()
        way.set_out(seat, state)
        state.source = noted
        try:
            state.play(seat, move, tell)
        except RecordError:
            self.state = way.position()
            raise
        finally:
            state.source = None
        if noted.drawn or tell.shows:
            way.end()
        else:
            way.go(seat, move)
        self._add(Entry(seat, move.text, tuple(noted.drawn), at=at), tell.events)
        self.standing.append(self.version)
        self._last_moves[seat] = self.version
        if state.is_over():
            self.record.end = End(state.outcome().scores, state.digest())
        return tell.events

    def _add(self, line: Entry, events: list[Event]) -> None:
        self.record.entries.append(line)
        self.version += 1
        self.log.add(line, events)

    # --- undo ---------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last move can still be taken back."""
        return self._way.leads_back(seat)

    def undo(self, seat: int) -> list[int]:
        """Take back this seat's last move; returns its version. The record keeps both, the move and the undo."""
        if not self.can_undo(seat):
            raise HoftagError("this cannot be taken back: chance, a secret or another player has come between")
        self._way.go_back()
        self.state = self._way.position()
        return self._took_back(Entry(seat, records.UNDO), len(self.standing) - 1)

    def at_barrier(self) -> bool:
        """Whether nothing can be taken back without asking: the moment to take a snapshot."""
        return self._way.free == 0

    def rewind(self, moves: int) -> list[int]:
        """Go back until only the first so many standing moves are left, across any barrier: the table agreed to it.

        Returns the versions that no longer stand. The position is found by playing the others again; the generator
        stands where it stood, so the same move brings the same luck.
        """
        if not 0 <= moves < len(self.standing):
            raise HoftagError(f"there are {len(self.standing)} moves to take back, so {moves} cannot be left")
        written = self.record
        source = Repeated(written.start, written.start_line)
        again = Match(self.game, written.seats, written.seed, written.options, written.players, source=source)
        for version in self.standing[:moves]:
            repeat(again, self.line(version))
        self.state, self._way = again.state, again._way
        return self._took_back(Entry(TABLE, f"{records.REWIND} {moves}"), moves)

    def _took_back(self, line: Entry, left: int) -> list[int]:
        gone = list(self.standing[left:])
        del self.standing[left:]
        self._last_moves.clear()
        self._add(line, [])
        self.record.end = None
        return gone

    # --- what happened and what stands --------------------------------------------------------------------------

    def line(self, version: int) -> Entry:
        return self.record.entries[version - 1]

    def stands(self, version: int) -> bool:
        """Whether a version is the set-up or a move that was not taken back."""
        place = bisect_left(self.standing, version)
        return version == 0 or (place < len(self.standing) and self.standing[place] == version)

    def last_move_of(self, seat: int) -> int:
        """The version of a seat's last move that stands; 0 if there is none."""
        found = self._last_moves.get(seat)
        if found is None:
            found = 0
            for version in reversed(self.standing):
                if self.line(version).seat == seat:
                    found = version
                    break
            self._last_moves[seat] = found
        return found

    def told(self, first: int = 0) -> Iterator[tuple[int, list[Event]]]:
        """What the set-up and the moves that stand told, with their versions, from a version on."""
        if first <= 0:
            yield 0, self.log[0]
        for version in self.standing[bisect_left(self.standing, first) :]:
            yield version, self.log[version]

    def seen_by(self, viewer: int, first: int = 0) -> list[Event]:
        """What a viewer has learnt from a version on; everything once the game is over."""
        found = []
        for _, events in self.told(first):
            for event in events:
                seen = event if self.state.is_over() else event.seen_by(viewer)
                if seen is not None:
                    found.append(seen)
        return found


def opened(path: Path, game: Game | None = None) -> Match:
    """The match in a record file; every fault names the file."""
    try:
        return replayed(records.read(path.read_text(encoding="utf-8")), game)
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a text file, so it is no record") from None
    except HoftagError as error:
        raise RecordError(f"{path}: {error}", rule=getattr(error, "rule", "")) from None


def standing(entries: Sequence[Entry]) -> "array[int]":
    """The versions of the moves that stand after these lines."""
    found = array("i")
    for version, entry in enumerate(entries, 1):
        moves = entry.rewinds_to()
        if moves is not None:
            del found[moves:]
        elif entry.text == records.UNDO:
            found.pop()
        else:
            found.append(version)
    return found


def game_of(record: Record, game: Game | None = None) -> Game:
    """The game that a record was played with: by its version of the rules, with its owner's corrections."""
    game = game if game is not None else find_game(record.game)
    if record.game != game.name:
        raise RecordError(f"this is a record of {record.game}, not of {game.name}", 2)
    try:
        game = game.with_rules(record.rules_version)
    except HoftagError as error:
        raise RecordError(str(error), 2) from None
    return game if record.components == game.overlay else game.with_components(record.components)


def begun(record: Record, game: Game | None = None, log: Log | None = None) -> Match:
    """The match of a record before its first line: the table laid with the same luck."""
    source = Repeated(record.start, record.start_line)
    game = game_of(record, game)
    match = Match(game, record.seats, record.seed, record.options, record.players, source=source, log=log)
    source.finish()
    match.true_to_seed = not source.differs
    return match


def resumed(record: Record, game: Game, at: int, state: State, log: Log) -> Match:
    """The match of a trusted record from a snapshot: the position at a barrier after `at` lines, and their log."""
    match = begun(record, game)
    match.state = state
    match.log = log
    match.record.entries = record.entries[:at]
    match.version = at
    match.standing = standing(match.record.entries)
    if state.is_over():
        match.record.end = End(state.outcome().scores, state.digest())
    return match


def replayed(record: Record, game: Game | None = None) -> Match:
    """The match that a record tells, checked line by line."""
    match = begun(record, game)
    for entry in record.entries:
        repeat(match, entry)
    if record.end is not None:
        _check_end(match, record.end)
    return match


def repeat(match: Match, entry: Entry) -> list[Event]:
    """Play one line of a record; returns what happened, which is nothing for a line that takes moves back."""
    try:
        if entry.text == records.UNDO:
            match.undo(entry.seat)
            return []
        if (moves := entry.rewinds_to()) is not None:
            match.rewind(moves)
            return []
        source = Repeated(entry.chance, entry.line)
        events = match.play(entry.seat, match.game.moves.from_text(entry.text), source, at=entry.at)
        source.finish()
    except RecordError:
        raise
    except HoftagError as error:
        raise RecordError(str(error), entry.line, getattr(error, "rule", "")) from None
    match.true_to_seed = match.true_to_seed and not source.differs
    return events


def _check_end(match: Match, end: End) -> None:
    """The record closes with what the replay comes to."""
    if match.record.end is None:
        raise RecordError("the game is not over here", end.line)
    if match.record.end.scores != end.scores:
        raise RecordError(f"the scores are {match.record.end.scores}, not {end.scores}", end.line)
    if match.record.end.digest != end.digest:
        raise RecordError("the final position is another one than the digest says", end.line)
