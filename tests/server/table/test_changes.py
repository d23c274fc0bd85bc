"""A step tells only what is different in public: whoever puts it over what they have sees what the table sees."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from hoftag.core.rng import Rng
from tests.server.kit import Json, Line, Running, config, play_on, public_after, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(config(tmp_path)) as found:
        yield found


def truth(server: Running, table: str) -> Json:
    """What is public at a table, straight from its game."""
    match = server.inside.tables.loaded()[0].match
    assert match is not None
    assert server.inside.tables.loaded()[0].id == table
    return json.loads(msgspec.json.encode(match.state.public()))


def changes(line: Line) -> list[set[str]]:
    """The parts that each step told this line."""
    return [set(step["changes"]) for step in map(json.loads, line.heard) if "changes" in step]


def test_everybody_sees_the_whole_of_it_whenever_they_came(server: Running) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    with ExitStack() as stack:
        lines = [stack.enter_context(anna.at(table)), stack.enter_context(berta.at(table))]
        berta.sit(table)
        anna.start(table)
        for line in lines:
            line.until("started")
        watchers = []
        for moves in (6, 14, 22):
            play_on(lines, Rng(moves), moves - max(line.version for line in lines))
            watchers.append(stack.enter_context(server.stranger().at(table)))
        everybody = lines + watchers
        for line in everybody:
            line.up_to(max(other.version for other in everybody))
            assert line.public == truth(server, table)
        parts = set(lines[0].public)
        assert all(told < parts for line in watchers for told in changes(line))
        play_on(lines, Rng(3))
        for line in everybody:
            line.over()
            assert line.public == truth(server, table)


def test_after_a_time_without_viewers_nothing_is_missing(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "bot:greedy")
    anna.start(table)
    with anna.at(table) as line:
        play_on([line], Rng(1), 4)
    with anna.at(table) as line:
        play_on([line], Rng(2), 4)
        assert line.public == truth(server, table)


def test_a_move_that_could_not_be_stored_was_told_to_nobody(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    with anna.at(table) as hers, berta.at(table) as his:
        berta.sit(table)
        anna.start(table)
        lines = [hers, his]
        for line in lines:
            line.until("started")
        play_on(lines, Rng(1), 8)
        for line in lines:
            line.up_to(8)
        asked = next(line for line in lines if line.asked())

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        view = asked.asked()
        assert view is not None
        for move in view["legal"]:
            with monkeypatch.context() as patch:
                patch.setattr(server.inside.store.tables, "append", full)
                assert asked.move(view, move["move"])["code"] == "not-stored"
        version = asked.move(view, view["legal"][0]["move"])["version"]
        for line in lines:
            line.up_to(version)
            assert line.public == truth(server, table)


def test_changes_go_over_what_was_there() -> None:
    before = public_after({"type": "welcome", "public": {"round": 1, "players": [1]}}, None)
    assert public_after({"type": "step", "changes": {"round": 2}}, before) == {"round": 2, "players": [1]}
    assert public_after({"type": "chat"}, before) == before
