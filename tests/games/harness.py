"""What tests of all games share: a table that is played move by move in text, and games played at random."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar, Generic, Self, TypeVar

from hoftag.core.conformance.words import spoken
from hoftag.core.events import TABLE, Event, Tell
from hoftag.core.game import Game, Refusal, State
from hoftag.core.moves import Catalogue, Domain, Move
from hoftag.core.registry import find_game
from hoftag.core.rng import Repeated, Rng, Source
from hoftag.core.standing import EndView
from hoftag.core.stepped import SteppedState
from hoftag.core.words import LANGUAGES, game_words

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=SteppedState)


class Rigged(Source):
    """What is drawn first is settled by name, whatever else comes by chance; `of` limits that to one domain."""

    def __init__(self, names: Sequence[str], of: Domain | None = None) -> None:
        self.names = list(names)
        self.of = of

    def settle(self, proposed: int, among: Sequence[int], of: Domain) -> int:
        rigged = self.names and self.of in (None, of)
        return among.index(of.of(self.names.pop(0))) if rigged else proposed


class Played(Generic[P]):
    """A game that a test plays move by move, and asks what it sees. A game's own class adds what its tests ask for.

    Whatever it asks, tells and refuses on the way has to be said without a gap.
    """

    game: ClassVar[Game]

    def __init__(self, state: P) -> None:
        self.state = state
        self.spoken = spoken(self.game)
        self.events: list[Event] = []
        """What the last moves told."""

    # --- playing

    def do(self, *texts: str, seat: int | None = None, chance: Sequence[str] | None = None) -> Self:
        """Let a seat, or the one that is asked, play moves; `chance` says all that is drawn in them, in order."""
        source = None if chance is None else Repeated(chance)
        self.play(texts, seat, source)
        if source is not None:
            source.finish()
        return self

    def rigged(self, text: str, names: Sequence[str], of: Domain | None = None) -> Self:
        """Play a move in which these come first, of all that is drawn or of one domain."""
        source = Rigged(names, of)
        self.play([text], None, source)
        assert not source.names, f"never drawn: {source.names}"
        return self

    def play(self, texts: Sequence[str], seat: int | None, source: Source | None) -> None:
        self.events = []
        for text in texts:
            by = self.actor if seat is None else seat
            move = self.moves.from_text(text)
            legal = self.state.legal(by)
            assert move in legal, f"{text}: {self.state.why_not(by, move).rule} forbids it; there is {legal}"
            if by != TABLE:
                self.spoken.prompt(self.state.prompt(by), by)
            with self.listening(source) as tell:
                self.state.play(by, move, tell)

    @contextmanager
    def listening(self, source: Source | None = None) -> Iterator[Tell]:
        """Keep what is told, and let this source settle the luck."""
        tell = Tell()
        self.state.source = source
        yield tell
        self.state.source = None
        self.events += tell.events
        self.spoken.events(tell.events, self.state.seats)

    # --- asking

    @property
    def moves(self) -> Catalogue[Move]:
        return self.game.moves

    @property
    def actor(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.state.to_act()
        return seat

    @property
    def step(self) -> str:
        return self.state.step.name

    @property
    def over(self) -> bool:
        return self.state.is_over()

    def legal(self, verb: str = "", seat: int | None = None) -> list[str]:
        """What may be played now; with a verb, only such moves."""
        by = self.actor if seat is None else seat
        return [move.text for move in self.state.legal(by) if verb in ("", move.verb)]

    def asked(self, seat: int | None = None) -> tuple[str, str]:
        """The question: its key, and the rule."""
        prompt = self.state.prompt(self.actor if seat is None else seat)
        return prompt.key.removeprefix("prompt-"), prompt.rule

    def refused(self, text: str, seat: int | None = None) -> str:
        """The id of the rule that forbids a move."""
        return self.refusal(text, seat)[1]

    def refusal(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """Why a move is forbidden: the key of the reason, and the rule."""
        refusal = self.why_not(text, seat)
        return refusal.key.removeprefix("refusal-"), refusal.rule

    def lacks(self, text: str, seat: int | None = None) -> tuple[str, str, dict[str, object]]:
        """Why a move is forbidden, with the figures and names that the reason states."""
        return *self.refusal(text, seat), dict(self.why_not(text, seat).args)

    def answer(self, text: str, seat: int | None = None) -> tuple[str, ...]:
        """The same as it is said to whoever asks: in English and in German."""
        refusal, by = self.why_not(text, seat), self.actor if seat is None else seat
        return tuple(words.refusal(refusal, by) for words in self.spoken.words)

    def question(self, seat: int | None = None) -> tuple[str, ...]:
        """What a seat is asked, in English and in German."""
        by = self.actor if seat is None else seat
        return tuple(words.prompt(self.state.prompt(by), by) for words in self.spoken.words)

    def why_not(self, text: str, seat: int | None = None) -> Refusal:
        """Why a move is forbidden, in any language without a gap."""
        by = self.actor if seat is None else seat
        move = self.moves.from_text(text)
        assert move not in self.state.legal(by), f"{text} is allowed"
        refusal = self.state.why_not(by, move)
        self.spoken.refusal(refusal, by)
        return refusal

    def effects(self, text: str, seat: int | None = None) -> dict[str, int]:
        """What a legal move says to cost and bring."""
        by = self.actor if seat is None else seat
        move = self.moves.from_text(text)
        assert move in self.state.legal(by), f"{text} is not allowed"
        return {effect.what: effect.change for effect in self.state.effects(by, move)}

    def told(self, key: str) -> list[dict[str, object]]:
        """The arguments of every event of this kind in the last moves."""
        return [dict(event.args) for event in self.events if event.key == key]

    def heard(self, viewer: int) -> list[dict[str, object]]:
        """What a viewer learned from the last moves."""
        seen = [event.seen_by(viewer) for event in self.events]
        return [event.to_json() for event in seen if event is not None]


def played_at_random(state: S, seed: int) -> Iterator[tuple[S, int, Move]]:
    """A game played at random: each position with the seat and the move about to be played in it."""
    luck = Rng(seed ^ 0x5EED)
    while not state.is_over():
        may = state.may_act()
        time_up = state.timed() is not None and luck.below(25) == 0
        seat = TABLE if time_up or not may else may[luck.below(len(may))]
        moves = state.legal(seat)
        move = moves[luck.below(len(moves))]
        yield state, seat, move
        state.play(seat, move)


def said(name: str, end: EndView | None) -> tuple[str, ...]:
    """How near the end is, in English and German."""
    assert end is not None
    return tuple(
        game_words(find_game(name), language, strict=True).say(end["key"], end["args"]) for language in LANGUAGES
    )
