"""What moves in mind would need: the game's own answer, for a seat of one's own, and nothing is played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ours import needs
from tests.server.kit import Guest, Json, Line, Running, config, running

TUMULT = {"game": "tumult_royal", "options": {"taxing": "ticks"}}


@pytest.fixture(name="server", scope="module")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("server"))) as found:
        yield found


def plan(line: Line, *moves: Json, **more: Json) -> Json:
    return line.ask({"type": "plan", "moves": list(moves), **more})


def place(field: str) -> Json:
    return {"move": "place", "field": field}


def hot_seat(server: Running) -> tuple[Guest, str]:
    """A table of Tumult Royale at which Anna plays both seats."""
    anna = server.guest("Anna")
    table = anna.lay("me", "Berta", **TUMULT)
    anna.start(table)
    return anna, table


def to_round_one(line: Line) -> None:
    """The first statues stand."""
    while line.public["round"] == 0:
        view = line.asked()
        assert view is not None
        line.up_to(line.move(view, view["legal"][0]["move"])["version"])


def test_a_plan_is_answered_with_what_its_fields_need_together(server: Running) -> None:
    anna, table = hot_seat(server)
    with anna.at(table) as line:
        to_round_one(line)
        before = line.version
        prices = [price for price in line.seats[0]["own"]["prices"] if price["cost"] and not price["remote"]]
        price, field = prices[0], prices[0]["fields"][0]
        taken = next(one["field"] for one in line.public["land"] if one["seat"] is not None)
        answer = plan(line, place(field), place(taken), {"move": "pass"}, seat=0)
        assert (answer["type"], set(answer)) == ("planned", {"type", "id", "plan"})
        facts = {name: price[name] for name in ("terrain", "remote", "cost", "statues")}
        assert answer["plan"] == {
            "fields": [{"field": field, **facts}],
            "sum": price["cost"],
            "statues": price["statues"],
            "order": None,
        }
        assert plan(line, seat=0)["plan"]["fields"] == []
        assert plan(line, *[place(field)] * 40, seat=0)["plan"]["sum"] == price["cost"]
        assert line.quiet()
        assert line.version == before


def test_a_plan_is_made_for_a_seat_of_ones_own_with_moves_of_the_game(server: Running) -> None:
    anna, table = hot_seat(server)
    with anna.at(table) as line:
        assert plan(line, *[place("a1")] * 41, seat=0)["code"] == "malformed"
        assert plan(line, place("a1"))["code"] == "not-your-seat", "of two seats one is meant"
        assert plan(line, place("a1"), seat=2)["code"] == "not-your-seat"
        assert plan(line, place("z99"), seat=0)["code"] == "unknown-move"
        assert plan(line, place("a1"), {}, seat=0)["code"] == "unknown-move"
    with server.guest("Wanda").at(table) as line:
        assert plan(line, place("a1"), seat=0)["code"] == "not-your-seat"
    with server.stranger().at(table) as line:
        assert plan(line, place("a1"))["code"] == "not-your-seat"
    with anna.socket(table) as socket:
        assert plan(Line(socket), place("a1"), seat=0)["code"] == "hello-first"


@needs("citadels")
def test_a_game_without_plans_has_nothing_to_say_and_before_the_start_nobody_plans(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "Berta")
    with anna.at(table) as line:
        assert plan(line, seat=0)["code"] == "not-playing"
    anna.start(table)
    with anna.at(table) as line:
        answer = plan(line, {"move": "end-turn"}, seat=0)
        assert (answer["type"], answer["plan"]) == ("planned", None)


def test_plans_and_questions_share_a_limit_and_moves_have_their_own(tmp_path: Path) -> None:
    with running(config(tmp_path, messages_per_second=5.0, whys_per_second=5.0)) as server:
        anna, table = hot_seat(server)
        with anna.at(table) as line:
            answers = [plan(line, place("a1"), seat=0) for _ in range(40)]
            refused = [answer["code"] for answer in answers if answer["type"] == "refused"]
            assert set(refused) == {"too-fast"}
            assert len(refused) >= 20
            assert line.ask({"type": "why", "seat": 0, "move": place("a1")})["code"] == "too-fast"
            line.send({"type": "ping"})
            assert line.hear()["type"] == "pong"
