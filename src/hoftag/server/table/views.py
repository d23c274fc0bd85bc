"""What a viewer gets to see of a match, encoded: the public part once for all, the rest once for each viewer."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress
from operator import is_not
from typing import Final

import msgspec

from hoftag.core.events import SPECTATOR, Event
from hoftag.core.game import Effect, Game, State
from hoftag.core.moves import Move
from hoftag.core.outcome import Outcome
from hoftag.core.words import LANGUAGES
from hoftag.server.faults import wire_args
from hoftag.server.table.questions import Question
from hoftag.server.wire.encode import encode
from hoftag.server.wire.play import (
    AccountInfo,
    EffectInfo,
    EventInfo,
    MoveInfo,
    OutcomeInfo,
    PromptInfo,
    SeatView,
    Wording,
)
from hoftag.server.wire.socket import Refused

MOVES_KEPT: Final = 40_000
"""So many moves with what they do are kept encoded: those of a game are offered again and again."""


def with_answers(rushed: bytes, done: Sequence[str], failed: Sequence[Refused]) -> bytes:
    """An encoded `Rushed` with the answers to one viewer."""
    parts = [rushed[:-1]]
    if done:
        parts.append(b'"accepted":' + encode(done))
    if failed:
        parts.append(b'"refused":' + encode(failed))
    return b",".join(parts) + b"}"


@lru_cache(maxsize=64)
def box(game: Game) -> msgspec.Raw:
    """What a board shows of the box itself, as its owner corrected it; encoded once for each game."""
    return msgspec.Raw(encode(game.box_view()))


@lru_cache(maxsize=64)
def wording(game: Game) -> Wording:
    """What the box changes in the words of a game; gathered once for each."""
    return Wording(
        figures={key: wire_args(args) for key, args in game.figures().items()},
        names={language: dict(game.owner_names(language)) for language in LANGUAGES},
    )


def public(state: State) -> Mapping[str, object]:
    """What everybody may see."""
    return state.public()


def whole(public: Mapping[str, object]) -> msgspec.Raw:
    """All these parts, encoded once for everybody."""
    return msgspec.Raw(encode(public))


def changes(now: Mapping[str, object], before: Mapping[str, object]) -> msgspec.Raw:
    """The public parts that are not as they were; all of them if nothing was told before."""
    if not before:
        return whole(now)
    others = compress(now.items(), map(is_not, now.values(), map(before.get, now)))
    return whole({name: part for name, part in others if part != before.get(name)})


def own(state: State, seat: int) -> Mapping[str, object] | None:
    """What only this seat may see beside that; nothing is hidden once the game is over."""
    return None if state.is_over() else state.private(seat)


@lru_cache(maxsize=MOVES_KEPT)
def offer(move: Move, effects: tuple[Effect, ...]) -> msgspec.Raw:
    """A legal move in all its forms, with what it does: an encoded `MoveInfo`."""
    infos = [EffectInfo(*effect) for effect in effects]
    info = MoveInfo(move.code, move.to_json(), move.key, wire_args(move.args), infos)
    return msgspec.Raw(encode(info))


def add_question(view: SeatView, state: State, question: Question) -> None:
    """What a seat is asked."""
    asked = question.prompt
    view.decision = question.decision
    view.must = question.must
    view.prompt = PromptInfo(asked.key, asked.rule, wire_args(asked.args))
    seat, effects = view.seat, state.effects
    view.legal = [offer(move, effects(seat, move)) for move in question.legal]


def events_for_all(events: Sequence[Event], *, everything: bool = False) -> list[EventInfo] | None:
    """Events that everybody sees alike; None if there are secrets among them."""
    if not everything:
        for event in events:
            if event.seats is not None:
                return None
    return [event_info(event) for event in events]


def events_for(events: Sequence[Event], viewers: Sequence[int], *, everything: bool = False) -> list[EventInfo]:
    """Events as somebody sees them who sits in these seats; somebody in none of them is a spectator."""
    alike = events_for_all(events, everything=everything)
    if alike is not None:
        return alike
    if len(viewers) <= 1:
        viewer = viewers[0] if viewers else SPECTATOR
        return [event_info(seen) for event in events if (seen := event.seen_by(viewer)) is not None]
    found: list[EventInfo] = []
    for event in events:
        if event.seats is None:
            found.append(event_info(event))
            continue
        readings: dict[int, tuple[Event, list[int]]] = {}
        for viewer in viewers:
            seen = event.seen_by(viewer)
            if seen is not None:
                readings.setdefault(id(seen), (seen, []))[1].append(viewer)
        for seen, readers in readings.values():
            found.append(event_info(seen, readers if len(readers) < len(viewers) else None))
    return found


def event_info(event: Event, seats: list[int] | None = None) -> EventInfo:
    return EventInfo(event.key, wire_args(event.args), seats)


def outcome_info(outcome: Outcome) -> OutcomeInfo:
    accounts = [AccountInfo(*outcome.account(seat)) for seat in range(len(outcome.scores))]
    return OutcomeInfo(outcome.scores, outcome.parts, outcome.places, outcome.broke_tie, accounts)
