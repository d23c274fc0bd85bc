"""Whatever is sent gets a typed answer, changes nothing, and does not end the connection."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoftag.core.rng import Rng
from tests.ours import needs
from tests.server.kit import Guest, Json, Line, Running, config, play_on, running


@pytest.fixture(name="server", scope="module")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(name="table")
def a_table(server: Running) -> tuple[Guest, Guest, str]:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    berta.sit(table)
    anna.start(table)
    return anna, berta, table


def lines(line: Line) -> Json:
    """What was refused last."""
    return line.until("refused")


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '"move"',
    "\x00",
    "{}",
    '{"type": "fly"}',
    '{"type": "move"}',
    '{"type": "move", "id": "x", "move": 7}',
    '{"type": "move", "id": "x", "move": {"move": ["keep"]}}',
    '{"type": "move", "id": "x", "move": {}, "extra": 1}',
    '{"type": "why", "id": "x"}',
    '{"type": "why", "id": "x", "move": "keep"}',
    '{"type": "why", "id": "x", "move": {}, "seat": -1}',
    '{"type": "plan", "id": "x"}',
    '{"type": "plan", "id": "x", "moves": {"move": "keep"}}',
    '{"type": "plan", "id": "x", "moves": ["keep"]}',
    '{"type": "vote", "id": "x", "vote": "1", "yes": true}',
    '{"type": "chat", "id": "x", "room": "kitchen", "text": "hi"}',
    '{"type": "chat", "id": "x", "room": "players", "text": ""}',
    "[" * 3000,
    b"\xff\xfe\x00",
]


def test_malformed_messages_are_refused_and_the_line_stays(table: tuple[Guest, Guest, str]) -> None:
    anna, _, name = table
    with anna.at(name) as line:
        for message in MALFORMED:
            line.send(message)
            assert lines(line)["code"] == "malformed", message
        line.send("x" * 9000)
        assert lines(line)["code"] == "too-large"
        line.send(json.dumps({"type": "chat", "id": "big", "room": "players", "text": "y" * 100_000}))
        assert lines(line)["code"] == "too-large"
        assert line.quiet()
        assert line.version == 0


@needs("citadels")
def test_what_cannot_be_done_now_is_refused_with_its_code(table: tuple[Guest, Guest, str]) -> None:
    anna, berta, name = table
    with anna.at(name) as hers, berta.at(name) as his:
        turn, other = (hers, his) if hers.asked() else (his, hers)
        view = turn.asked()
        assert view is not None
        legal = [move["move"] for move in view["legal"]]
        good = {"type": "move", "decision": view["decision"], "move": legal[0]}
        assert other.ask(good)["code"] == "out-of-turn"
        assert turn.ask({**good, "decision": 7})["code"] == "stale"
        assert turn.ask({"type": "move", "move": legal[0]})["code"] == "stale"
        assert turn.ask({**good, "seat": other.you["seats"][0]})["code"] == "not-your-seat"
        assert turn.ask({**good, "move": {"move": "fly"}})["code"] == "unknown-move"
        illegal = turn.ask({**good, "move": {"move": "end-turn"}})
        assert illegal["code"] == "illegal"
        assert illegal["rule"].startswith("C-")
        assert illegal["key"].startswith("refusal-")
        assert turn.ask({"type": "undo"})["code"] == "no-undo"
        assert turn.ask({"type": "vote", "vote": 3, "yes": True})["code"] == "no-such-vote"
        done = turn.ask({**good, "id": "once"})
        assert done["type"] == "accepted"
        again = turn.ask({**good, "id": "once"})
        assert (again["type"], again["version"]) == ("accepted", done["version"])
        assert turn.ask({**good, "id": "twice"})["code"] in {"stale", "out-of-turn"}
        other.up_to(done["version"])
        assert other.version == 1


def test_a_stranger_only_watches(server: Running, table: tuple[Guest, Guest, str]) -> None:
    _, _, name = table
    with server.stranger().at(name) as line:
        assert line.ask({"type": "move", "move": {"move": "take-gold"}, "decision": 0})["code"] == "who-are-you"
        assert line.ask({"type": "chat", "room": "spectators", "text": "hi"})["code"] == "who-are-you"
    with server.guest("Wanda").at(name) as line:
        assert line.ask({"type": "move", "move": {"move": "take-gold"}, "decision": 0})["code"] == "not-your-seat"
        assert line.ask({"type": "undo"})["code"] == "not-your-seat"
    with server.guest("Rude").socket(name) as socket:
        line = Line(socket)
        assert line.ask({"type": "chat", "room": "spectators", "text": "hi"})["code"] == "hello-first"


@needs("citadels")
def test_unknown_tables_and_pages_are_404(server: Running) -> None:
    anna = server.guest("Anna")
    for method, path, code in [
        ("GET", "/api/tables/none", "no-such-table"),
        ("POST", "/api/tables/none/start", "no-such-table"),
        ("GET", "/api/tables/none/replay", "no-such-table"),
        ("GET", "/api/records/none/replay", "no-such-record"),
        ("GET", "/api/games/chess/rules/en", "no-such-game"),
        ("GET", "/api/games/citadels/rules/fr", "no-such-text"),
        ("GET", "/api/nothing", "no-such-page"),
        ("DELETE", "/api/me/tokens/abcdef", "no-such-token"),
    ]:
        assert anna.refused(method, path) == (404, code)
    with anna.socket("none") as socket:
        assert Line(socket).closed() == 4404
    assert anna.refused("PUT", "/api/tables") == (405, "wrong-method")


@needs("citadels")
def test_a_table_that_makes_no_sense_is_not_laid(server: Running) -> None:
    anna = server.guest("Anna")
    me = {"kind": "me"}
    for wish, code in [
        ({"game": "chess", "seats": [me, me]}, "no-such-game"),
        ({"game": "citadels", "seats": [me]}, "bad-seats"),
        ({"game": "citadels", "seats": [me, me]}, "bad-seats"),
        ({"game": "citadels", "seats": [me, {"kind": "bot", "spec": "genius"}]}, "bad-bot"),
        ({"game": "citadels", "seats": [me, {"kind": "bot", "spec": "search:ms=900000"}]}, "bad-bot"),
        ({"game": "citadels", "seats": [me, {"kind": "open"}], "options": {"dragons": True}}, "bad-options"),
        (
            {"game": "citadels", "seats": [me, {"kind": "open"}], "clock": {"kind": "days", "hours": 5, "zone": "Oz"}},
            "bad-clock",
        ),
        ({"game": "citadels", "seats": "all"}, "malformed"),
        ({"game": "citadels", "seats": [me, {"kind": "open"}], "surprise": 1}, "malformed"),
    ]:
        assert anna.refused("POST", "/api/tables", wish)[1] == code, wish
    assert anna.http.post("/api/tables", content=b"{").json()["error"]["code"] == "not-json"
    sent = anna.http.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
    assert sent.json()["error"]["code"] == "malformed"
    large = anna.http.post("/api/tables", content=b"x" * 70_000, headers={"Content-Type": "application/json"})
    assert (large.status_code, large.json()["error"]["code"]) == (413, "too-large")


def test_seats_are_taken_once_and_games_begin_once(server: Running) -> None:
    anna, berta, carl = (server.guest(name) for name in ("Anna", "Berta", "Carl"))
    table = anna.lay("me", "open")
    assert anna.refused("POST", f"/api/tables/{table}/start", {}) == (409, "seats-open")
    assert anna.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "seat-taken")
    berta.sit(table)
    assert carl.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "seat-taken")
    assert berta.refused("POST", f"/api/tables/{table}/start", {}) == (403, "not-yours")
    anna.start(table)
    assert anna.refused("POST", f"/api/tables/{table}/start", {}) == (409, "not-waiting")
    assert carl.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "not-waiting")
    assert carl.refused("POST", f"/api/tables/{table}/leave", {}) == (403, "not-your-seat")
    assert anna.refused("GET", f"/api/tables/{table}/record") == (409, "not-over")


def test_too_many_messages_are_refused_not_punished(tmp_path: Path) -> None:
    with running(config(tmp_path, messages_per_second=5.0)) as server:
        anna = server.guest("Anna")
        table = anna.lay("me", "open")
        with anna.at(table) as line:
            for _ in range(40):
                line.send({"type": "ping"})
            answers = [line.until("pong|refused") for _ in range(40)]
            refused = [answer["code"] for answer in answers if answer["type"] == "refused"]
            assert set(refused) == {"too-fast"}
            assert len(refused) >= 20


@needs("citadels")
def test_asking_why_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with running(config(tmp_path, messages_per_second=5.0, whys_per_second=5.0)) as server:
        anna = server.guest("Anna")
        table = anna.lay("me", "Berta")
        anna.start(table)
        why = {"type": "why", "seat": 0, "move": {"move": "end-turn"}}
        with anna.at(table) as line:
            codes = [line.ask(why)["code"] for _ in range(40)]
            assert set(codes) == {"illegal", "too-fast"}
            assert codes.count("too-fast") >= 20
            line.send({"type": "ping"})
            assert line.hear()["type"] == "pong"
        with anna.at(table) as line:
            for _ in range(40):
                line.send({"type": "ping"})
            assert "too-fast" in {line.until("pong|refused").get("code") for _ in range(40)}
            assert line.ask(why)["code"] == "illegal"


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with running(config(tmp_path, requests_per_second=1.0, logins_per_minute=3.0)) as server:
        stranger = server.stranger()
        login = {"user_name": "anna", "password": "wrong-password"}
        codes = [stranger.refused("POST", "/api/login", login) for _ in range(5)]
        assert codes == [(401, "wrong-password")] * 3 + [(429, "too-fast")] * 2
        answers = [stranger.http.get("/api/games") for _ in range(6)]
        assert 429 in {answer.status_code for answer in answers}
        assert any("Retry-After" in answer.headers for answer in answers)


def test_play_goes_on_after_all_this(table: tuple[Guest, Guest, str]) -> None:
    anna, berta, name = table
    with anna.at(name) as hers, berta.at(name) as his:
        hers.send("nonsense")
        assert play_on([hers, his], Rng(1), 20) == 20
