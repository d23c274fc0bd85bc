"""What a viewer gets to see of a match, encoded: the public part once for all, the rest once for each viewer."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
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
from hoftag.server.wire.play import EffectInfo, EventInfo, MoveInfo, OutcomeInfo, PromptInfo, SeatView, Wording
from hoftag.server.wire.socket import Refused

OFFERS_KEPT: Final = 40_000
_encoded_offers: dict[tuple[Move, tuple[Effect, ...]], msgspec.Raw] = {}
"""Legal moves with their effects; most of them are offered again and again."""


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


def public(state: State) -> msgspec.Raw:
    """What everybody may see."""
    return msgspec.Raw(encode(state.public()))


def changes(now: Mapping[str, object], before: Mapping[str, object]) -> msgspec.Raw:
    """The public parts that are not as they were."""
    return msgspec.Raw(encode({name: part for name, part in now.items() if name not in before or part != before[name]}))


def own(state: State, seat: int) -> Mapping[str, object] | None:
    """What only this seat may see beside that; nothing is hidden once the game is over."""
    return None if state.is_over() else state.private(seat)


def legal_moves(state: State, seat: int, moves: Iterable[Move]) -> list[msgspec.Raw]:
    """Legal moves in all their forms, with what each does."""
    found = []
    for move in moves:
        offer = move, state.effects(seat, move)
        encoded = _encoded_offers.get(offer)
        if encoded is None:
            if len(_encoded_offers) >= OFFERS_KEPT:
                _encoded_offers.clear()
            encoded = _encoded_offers[offer] = msgspec.Raw(encode(move_info(*offer)))
        found.append(encoded)
    return found


def move_info(move: Move, effects: tuple[Effect, ...]) -> MoveInfo:
    return MoveInfo(
        code=move.code,
        move=move.to_json(),
        key=move.key,
        args=wire_args(move.args),
        effects=[EffectInfo(what=effect.what, change=effect.change, left=effect.left) for effect in effects],
    )


def seat_view(
    state: State, seat: int, question: Question | None, *, undo: bool = False, last_move: int = 0
) -> SeatView:
    view = SeatView(seat, own(state, seat), undo=undo, last_move=last_move)
    if question is not None:
        asked = question.prompt
        view.decision = question.decision
        view.must = question.must
        view.prompt = PromptInfo(asked.key, asked.rule, wire_args(asked.args))
        view.legal = legal_moves(state, seat, question.legal)
    return view


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
    viewers = viewers or (SPECTATOR,)
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
    return OutcomeInfo(scores=outcome.scores, parts=outcome.parts, places=outcome.places, broke_tie=outcome.broke_tie)
