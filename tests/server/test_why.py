"""Why a move is not legal: the game's own reason, for any seat of one's own, and nothing is played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ours import needs
from tests.server.kit import Json, Line, Running, config, running

END_TURN = {"move": "end-turn"}


@pytest.fixture(name="server", scope="module")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("server"))) as found:
        yield found


def why(line: Line, move: Json, **more: Json) -> Json:
    return line.ask({"type": "why", "move": move, **more})


@needs("citadels")
def test_a_move_that_is_not_legal_is_refused_with_its_rule_and_one_that_is_is_called_legal(server: Running) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    berta.sit(table)
    anna.start(table)
    with anna.at(table) as hers, berta.at(table) as his:
        turn, other = (hers, his) if hers.asked() else (his, hers)
        view = turn.asked()
        assert view is not None
        refused = why(turn, END_TURN)
        assert (refused["type"], refused["code"]) == ("refused", "illegal")
        assert refused["rule"].startswith("C-")
        assert refused["key"].startswith("refusal-")
        assert why(turn, view["legal"][0]["move"])["type"] == "legal"
        waits = why(other, view["legal"][0]["move"])
        assert (waits["code"], waits["key"]) == ("illegal", "refusal-not-your-turn")
        assert waits["args"] == {"seat": view["seat"]}
        assert turn.quiet()
        assert other.quiet()
        assert (turn.version, other.version) == (0, 0)
        assert turn.move(view, view["legal"][0]["move"])["version"] == 1


def test_one_asks_for_a_seat_of_ones_own_in_a_game_that_is_played(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "Berta")
    with anna.at(table) as line:
        assert why(line, END_TURN, seat=0)["code"] == "not-playing"
    anna.start(table)
    with anna.at(table) as line:
        assert why(line, END_TURN)["code"] == "not-your-seat", "of two seats one is meant"
        assert why(line, END_TURN, seat=2)["code"] == "not-your-seat"
        assert why(line, {"move": "fly"}, seat=0)["code"] == "unknown-move"
        assert why(line, {}, seat=0)["code"] == "unknown-move"
    with server.guest("Wanda").at(table) as line:
        assert why(line, END_TURN, seat=0)["code"] == "not-your-seat"
    with server.stranger().at(table) as line:
        assert why(line, END_TURN)["code"] == "not-your-seat"
    with anna.socket(table) as socket:
        assert why(Line(socket), END_TURN, seat=0)["code"] == "hello-first"


def test_after_the_end_nothing_is_asked(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        anna = server.guest("Anna")
        table = anna.lay("me", "bot:random")
        anna.start(table)
        with anna.at(table) as line:
            while line.result is None:
                view = line.asked()
                if view is None:
                    line.hear()
                else:
                    line.up_to(line.move(view, view["legal"][0]["move"])["version"])
            assert why(line, END_TURN)["code"] == "not-playing"
