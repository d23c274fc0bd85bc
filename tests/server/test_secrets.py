"""Nobody is sent more than their seat may know: every byte of whole games is recorded and held against the truth."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from hoftag.core.events import SPECTATOR, Event
from hoftag.core.game import Document, State
from hoftag.core.match import Match, repeat
from hoftag.core.record import read
from hoftag.core.rng import Repeated, Rng
from hoftag.games.citadels import GAME
from hoftag.games.citadels.components import DISTRICT
from hoftag.games.citadels.state import Citadels
from hoftag.server.table import views
from hoftag.server.wire.encode import encode
from hoftag.server.wire.play import EventInfo
from tests.server.kit import Json, config, play_on, public_after, running

HONEST_PUBLIC, HONEST_OWN = views.public, views.own
VERB = re.compile(r'"move": "[a-z-]+"')
QUOTED = re.compile(r'"([a-z_]+)"')


class LeakError(AssertionError):
    """Something was sent that should not have been."""


def truth(text: str) -> Iterator[tuple[State, list[Event]]]:
    """The real position and events after each line of a record."""
    record = read(text)
    match = Match(GAME, record.seats, record.seed, record.options, record.players, source=Repeated(record.start))
    yield match.state.copy(), match.log[0]
    for entry in record.entries:
        events = repeat(match, entry)
        yield match.state.copy(), events


def check_frames(seats: tuple[int, ...], heard: list[str], text: str, seed: str) -> int:
    """Hold what one line heard against the truth; returns how many steps were checked."""
    moments = list(truth(text))
    checked, public = 0, None
    for frame in heard:
        message = json.loads(frame)
        public = public_after(message, public)
        if message["type"] not in {"welcome", "started", "step"} or public is None:
            continue
        if message["version"] >= len(moments) - 1:
            continue
        if any(part in frame for part in seed.split(":")):
            raise LeakError("the seed was told before the end")
        state, events = moments[message["version"]]
        check_position(state, seats, public, message)
        check_names(state, seats, message, events)
        if message["type"] == "step":
            check_events(events, seats, message)
        checked += 1
    return checked


def check_position(state: State, seats: tuple[int, ...], public: Json, message: Json) -> None:
    """Whoever cannot tell two worlds apart is sent the same about both."""
    if [view["seat"] for view in message["seats"]] != list(seats):
        raise LeakError(f"views of {[view['seat'] for view in message['seats']]} for {seats}")
    for seat in seats or range(len(public["players"])):
        world = state.resample(seat, Rng(7))
        if public != json.loads(encode(HONEST_PUBLIC(world))):
            raise LeakError(f"the public part knows more than seat {seat}")
    for view in message["seats"]:
        world = state.resample(view["seat"], Rng(8))
        if view["own"] != json.loads(encode(HONEST_OWN(world, view["seat"]))):
            raise LeakError(f"seat {view['seat']} is sent what it cannot know")
        moves = world.legal(view["seat"]) if "decision" in view else []
        legal = [(move.to_json(), [effect._asdict() for effect in world.effects(view["seat"], move)]) for move in moves]
        if [(move["move"], move.get("effects", [])) for move in view.get("legal", [])] != legal:
            raise LeakError(f"the moves of seat {view['seat']} tell what it cannot know")


def check_names(state: State, seats: tuple[int, ...], message: Json, events: list[Event]) -> None:
    """A card that only another seat holds is not named anywhere in the message."""
    assert isinstance(state, Citadels)
    known = {card for city in state.cities for card in city} | set(state.discards)
    for seat in seats:
        known |= {*state.hands[seat], *(state.drawn if state.actor == seat else [])}
        seen = [name for other in own_known(state, seat) for name in other["districts"]]
        known |= {DISTRICT.index[name] for name in seen}
    told = msgspec.json.encode([event.to_json() for event in open_events(events, seats)]).decode()
    known |= {DISTRICT.index[name] for name in QUOTED.findall(told) if name in DISTRICT.index}
    hidden = {card for seat, hand in enumerate(state.hands) if seat not in seats for card in hand} - known
    sent = json.dumps({name: message[name] for name in ("public", "changes", "seats", "events") if name in message})
    named = set(QUOTED.findall(VERB.sub("", sent)))
    if found := named & {DISTRICT.ids[card] for card in hidden}:
        raise LeakError(f"{found} is in somebody else's hand")


def own_known(state: State, seat: int) -> Json:
    """The cards that a seat knows in others' hands."""
    return state.private(seat)["known"]


def open_events(events: list[Event], seats: tuple[int, ...]) -> list[Event]:
    """What these seats may read; computed here a second time, on purpose."""
    seen = []
    for event in events:
        if event.seats is None or any(seat in event.seats for seat in seats):
            seen.append(event)
        elif event.shadow is not None:
            seen.append(event.shadow)
    return seen


def check_events(events: list[Event], seats: tuple[int, ...], message: Json) -> None:
    """Exactly the events that this viewer may read."""
    viewer = seats[0] if seats else SPECTATOR
    seen = [found for event in events if (found := event.seen_by(viewer)) is not None]
    expected = [{"event": event.key, "args": json.loads(json.dumps(event.args))} for event in seen]
    if [{"args": {}, **event} for event in message["events"]] != expected:
        raise LeakError(f"events for {viewer}: {message['events']} instead of {expected}")


def play_and_check(folder: Path, seats: int, seed: int) -> int:
    with running(config(folder)) as server, ExitStack() as stack:
        people = [server.guest(f"P{number}") for number in range(seats)]
        table = people[0].lay("me", *["open"] * (seats - 1))
        watcher = stack.enter_context(server.guest("Wanda").at(table))
        stranger = stack.enter_context(server.stranger().at(table))
        lines = [stack.enter_context(person.at(table)) for person in people]
        for person in people[1:]:
            person.sit(table)
        people[0].start(table)
        for line in lines:
            line.until("started")
        play_on(lines, Rng(seed))
        told = lines[0].over()["seed"]
        watcher.over()
        stranger.over()
        text = people[0].get(f"/api/tables/{table}/record")
    checked = sum(check_frames((seat,), line.heard, text, told) for seat, line in enumerate(lines))
    return checked + sum(check_frames((), line.heard, text, told) for line in (watcher, stranger))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_no_byte_of_a_whole_game_tells_a_secret(tmp_path: Path, seats: int, seed: int) -> None:
    assert play_and_check(tmp_path, seats, seed) > 100


def hand_of_seat_0(state: State) -> Document:
    return {**state.public(), "oops": state.private(0)}


def view_of_the_neighbour(state: State, seat: int) -> Document:
    return {**state.private(seat), "oops": state.private((seat + 1) % 2)}


@pytest.mark.pure
@pytest.mark.parametrize(("place", "fault"), [("public", hand_of_seat_0), ("own", view_of_the_neighbour)])
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, fault: object) -> None:
    monkeypatch.setattr(views, place, fault)
    with pytest.raises(LeakError):
        play_and_check(tmp_path, 2, 1)


@pytest.mark.pure
def test_events_that_go_to_the_wrong_seat_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = views.events_for

    def careless(events: list[Event], viewers: tuple[int, ...], **_care: bool) -> list[EventInfo]:
        return whole(events, viewers, everything=True)

    monkeypatch.setattr(views, "events_for", careless)
    with pytest.raises(LeakError, match="events for"):
        play_and_check(tmp_path, 2, 1)
