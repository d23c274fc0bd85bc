"""Every byte that is sent during a grab, held against what its reader may know (L-9)."""

import json
import re
from contextlib import ExitStack
from pathlib import Path

import pytest

from hoftag.core.events import Event
from hoftag.core.rng import Rng
from hoftag.games.tumult_royal.components import TILE
from hoftag.server.table import views
from hoftag.server.wire.play import EventInfo
from tests.rules import rules
from tests.server.kit import Json, Line, config
from tests.server.rush.kit import LiveTable, lay, live_server

NAMED = re.compile("|".join(TILE.ids))


class LeakError(AssertionError):
    """Something was sent that should not have been."""


def grab_at_random(table: LiveTable, rounds: int, seed: int) -> dict[int, set[str]]:
    """Everybody grabs this and that; returns the faces that each seat has had in hand."""
    rng = Rng(seed)
    held: dict[int, set[str]] = {seat: set() for seat in range(len(table.lines))}
    for _ in range(rounds):
        for seat in range(len(held)):
            holding = table.state().hand[seat]
            if holding >= 0:
                table.send(seat, ("keep", "lay-back")[rng.below(2)])
            else:
                table.send(seat, f"lift {1 + rng.below(table.state().terms.on_table)}")
        table.later(0.3)
        table.later(0.3)
        state = table.state()
        for seat, slot in enumerate(state.hand):
            if slot >= 0:
                held[seat].add(TILE.ids[state.faces[slot]])
    return held


def without_box(text: str) -> str:
    """A message without what is printed on the box: that names every tile there is, wherever it lies."""
    message = json.loads(text)
    message.pop("box", None)
    return json.dumps(message)


def check(line: Line, since: int, may_know: set[str]) -> int:
    """Every face that is named in what a line heard must be one that its reader has held."""
    named = 0
    for text in line.heard[since:]:
        found = set(NAMED.findall(without_box(text)))
        if found - may_know:
            raise LeakError(f"{found - may_know} is named in {text}")
        named += bool(found)
    return named


def play_and_check(folder: Path, *, memory_aid: bool = False) -> None:
    with live_server(config(folder)) as (server, clock), ExitStack() as stack:
        table = lay(server, clock, stack, 4, options={"memory_aid": memory_aid})
        watcher = stack.enter_context(server.guest("Wanda").at(table.id))
        stranger = stack.enter_context(server.stranger().at(table.id))
        since = [len(line.heard) for line in table.lines]
        held = grab_at_random(table, 8, 3)
        for line in (watcher, stranger):
            line.quiet()
        again = stack.enter_context(server.guest("Late").at(table.id))
        for seat, line in enumerate(table.lines):
            assert check(line, since[seat], held[seat]) > 0
        for line in (watcher, stranger, again):
            assert any('"type":"rush"' in text for text in line.heard) or line is again
            assert check(line, 0, set()) == 0
        for seat in (0, 1):
            back = stack.enter_context(table.people[seat].at(table.id))
            check(back, 0, held[seat])
        check_seed(table, [*table.lines, watcher, stranger, again])
        table.later(table.rush()["ends"] - clock.now() + 0.5)
        table.later(3.5)
        watcher.quiet()
        assert check_reveal(watcher), "after the reveal everybody knows"


def check_seed(table: LiveTable, lines: list[Line]) -> None:
    seed = table.actor().seed
    assert seed is not None
    for line in lines:
        if any(seed in text for text in line.heard):
            raise LeakError("the seed was told")


def check_reveal(line: Line) -> bool:
    return any(NAMED.search(text) for text in line.heard)


@rules("L-9")
@pytest.mark.parametrize("memory_aid", [False, True])
def test_no_byte_of_a_grab_tells_a_face_to_anybody_but_its_hand(tmp_path: Path, memory_aid: bool) -> None:
    play_and_check(tmp_path, memory_aid=memory_aid)


@pytest.mark.pure
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = views.events_for

    def careless(events: list[Event], viewers: tuple[int, ...], **_care: bool) -> list[EventInfo]:
        return whole(events, viewers, everything=True)

    monkeypatch.setattr(views, "events_for", careless)
    with pytest.raises(LeakError, match="is named"):
        play_and_check(tmp_path)


@rules("L-9")
def test_a_lift_that_was_missed_tells_nothing(tmp_path: Path) -> None:
    with live_server(config(tmp_path)) as (server, clock), ExitStack() as stack:
        table = lay(server, clock, stack, 3)
        since = len(table.lines[0].heard)
        names = [table.send(seat, "lift 5") for seat in range(3)]
        table.later(0.3)
        losers = [seat for seat, name in enumerate(names) if table.code(seat, name) == "missed"]
        assert len(losers) == 2
        for seat in losers:
            assert check(table.lines[seat], since, set()) == 0
            refused: Json = table.lines[seat].told(names[seat])
            assert not NAMED.search(json.dumps(refused))
