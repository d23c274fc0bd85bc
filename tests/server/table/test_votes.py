"""Undo by right and by consent, and seats of those who left."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from hoftag.bots.court import FIGURES
from hoftag.core.match import replayed
from hoftag.core.record import read
from hoftag.core.rng import Rng
from tests.server.kit import Guest, Line, Running, config, play_on, running


@pytest.fixture(name="server", scope="module")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("server"))) as found:
        yield found


def table_of_three(server: Running, **more: object) -> tuple[list[Guest], str]:
    people = [server.guest(name) for name in ("Anna", "Berta", "Carl")]
    table = people[0].lay("me", "open", "open", **more)
    for person in people[1:]:
        person.sit(table)
    people[0].start(table)
    return people, table


def until_undo(lines: list[Line]) -> Line:
    """Play until somebody may take a move back."""
    rng = Rng(9)
    for _ in range(100):
        newest = max(line.version for line in lines)
        for line in lines:
            line.up_to(newest)
        found = next((line for line in lines if line.seats[0].get("undo")), None)
        if found is not None:
            return found
        play_on(lines, rng, 1)
    raise AssertionError("nobody may take anything back")


def test_a_move_is_taken_back_freely_up_to_the_barrier(server: Running) -> None:
    people, table = table_of_three(server)
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(table)) for person in people]
        line = until_undo(lines)
        version, before = line.version, line.public
        answer = line.ask({"type": "undo"})
        assert answer["version"] == version + 1
        steps = [other.until("step", version=version + 1) for other in lines if other is not line]
        assert all(step["undo"] == [version] for step in steps)
        assert steps[0]["changes"].keys() < before.keys()
        assert line.public != before
        play_on(lines, Rng(3))
        record = people[0].get(f"/api/tables/{table}/record")
    assert " undo\n" in record
    assert replayed(read(record)).true_to_seed


def test_beyond_the_barrier_everybody_must_agree(server: Running) -> None:
    people, table = table_of_three(server)
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(table)) for person in people]
        play_on(lines, Rng(4), 10)
        for line in lines:
            line.up_to(10)
        position = {line.version: line.public for line in lines}
        last = next(line for line in lines if line.seats[0].get("last_move") and not line.seats[0].get("undo"))
        others = [line for line in lines if line is not last]
        assert last.ask({"type": "undo"})["code"] == "needs-consent"
        assert last.ask({"type": "undo", "ask": True})["type"] == "accepted"
        vote = others[0].until("table")["table"]["votes"][0]
        assert (vote["what"], vote["seat"], len(vote["asked"])) == ("undo", last.you["seats"][0], 3)
        assert others[0].ask({"type": "vote", "vote": vote["vote"], "yes": False})["type"] == "accepted"
        assert others[1].until("table", you=others[1].you)["table"]["votes"]
        assert last.ask({"type": "undo", "ask": True})["type"] == "accepted"
        number = vote["vote"] + 1
        assert others[0].ask({"type": "vote", "vote": number, "yes": True})["type"] == "accepted"
        assert others[1].ask({"type": "vote", "vote": number, "yes": True})["type"] == "accepted"
        target = last.seats[0]["last_move"]
        for line in lines:
            line.up_to(11)
            assert line.public != position[10]
        play_on(lines, Rng(5))
        record = people[0].get(f"/api/tables/{table}/record")
    assert f"table rewind {target - 1}\n" in record
    assert replayed(read(record)).true_to_seed


def test_a_table_may_forbid_undo(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "Berta", undo="never")
    anna.start(table)
    with anna.at(table) as line:
        assert line.ask({"type": "undo", "seat": 0, "ask": True})["code"] == "no-undo"


def test_a_leaver_is_replaced_if_the_table_agrees_and_may_come_back(server: Running) -> None:
    people, table = table_of_three(server)
    anna, berta, carl = people
    path = f"/api/tables/{table}"
    assert anna.refused("POST", f"{path}/replace", {"seat": 2, "spec": "random"}) == (409, "not-away")
    carl.post(f"{path}/leave")
    with anna.at(table) as hers, berta.at(table) as his:
        assert hers.table["seats"][2]["left"]
        anna.post(f"{path}/replace", {"seat": 2, "spec": "random"})
        vote = his.until("table")["table"]["votes"][0]
        assert len(vote["asked"]) == 2
        assert his.ask({"type": "vote", "vote": vote["vote"], "yes": True})["type"] == "accepted"
        hers.until("table")
        assert anna.get(path)["seats"][2]["stand_in"] == "random"
        rng = Rng(1)
        while max(hers.version, his.version) < 30:
            for line in (hers, his):
                view = line.asked()
                if view is not None and line.version == anna.get(path)["version"]:
                    line.move(view, view["legal"][rng.below(len(view["legal"]))]["move"])
                line.quiet()
        carl.post(f"{path}/replace", {"seat": 2})
        back = carl.get(path)["seats"][2]
        assert (back["stand_in"], back["left"]) == (None, False)


def test_before_the_start_an_open_seat_is_given_to_a_bot(server: Running) -> None:
    """By whoever laid the table, if nobody else comes; without a vote."""
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open", "open", "bot:random")
    path = f"/api/tables/{table}"
    berta.sit(table)
    assert berta.refused("POST", f"{path}/replace", {"seat": 2, "spec": "random"}) == (403, "not-yours")
    assert anna.refused("POST", f"{path}/replace", {"seat": 1, "spec": "random"}) == (409, "seat-taken")
    assert anna.refused("POST", f"{path}/replace", {"seat": 9, "spec": "random"}) == (400, "bad-seats")
    assert anna.refused("POST", f"{path}/replace", {"seat": 2, "spec": "nobody"}) == (400, "bad-bot")
    with berta.at(table) as hers:
        seat = anna.post(f"{path}/replace", {"seat": 2, "spec": "random"})["seats"][2]
        assert (seat["kind"], seat["spec"], seat["name"]) == ("bot", "random", FIGURES[seat["figure"]])
        assert hers.until("table")["table"]["seats"][2]["kind"] == "bot"
    anna.start(table)


def test_before_the_start_a_seat_opens_again(server: Running) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    berta.sit(table)
    assert berta.post(f"/api/tables/{table}/leave")["seats"][1]["kind"] == "open"


def test_a_table_goes_on_after_a_restart_with_its_undo(tmp_path: Path) -> None:
    settings = config(tmp_path, snapshot_every=5)
    with running(settings) as server:
        people, table = table_of_three(server)
        cookies = [dict(person.http.cookies) for person in people]
        with ExitStack() as stack:
            lines = [stack.enter_context(person.at(table)) for person in people]
            play_on(lines, Rng(1), 60)
            line = until_undo(lines)
            version, public, seat = line.version, line.public, line.you["seats"][0]
            views = line.seats
    with running(settings) as server:
        again = [Guest(server.url, person.name) for person in people]
        for person, cookie in zip(again, cookies, strict=True):
            person.http.cookies.update(cookie)
        with ExitStack() as stack:
            lines = [stack.enter_context(person.at(table)) for person in again]
            line = lines[seat]
            assert (line.version, line.public) == (version, public)
            assert line.seats[0]["own"] == views[0]["own"]
            assert line.seats[0]["undo"]
            assert line.ask({"type": "undo"})["version"] == version + 1
            play_on(lines, Rng(2))
            assert replayed(read(again[0].get(f"/api/tables/{table}/record"))).true_to_seed
