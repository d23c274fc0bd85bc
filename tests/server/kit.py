"""A real server in a thread, people with real cookies and sockets, and a clock that stands until somebody moves it."""

import asyncio
import itertools
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hoftag.core.rng import Rng
from hoftag.server.app import make_app
from hoftag.server.config import Config
from hoftag.server.run import bound, serve, uvicorn_config
from hoftag.server.server import Server
from hoftag.server.timekeeper import Timekeeper
from tests.ours import ANY

Json = Any
OPENED: list[httpx.Client] = []
"""To be closed when the server ends."""
PATIENCE = 20.0


def config(folder: Path, **changes: object) -> Config:
    """A server for tests: no pauses, and so many requests that only a test of the limits meets one."""
    settings: dict[str, object] = {
        "database": folder / "tables.sqlite",
        "bot_pause": 0.0,
        "messages_per_second": 1e6,
        "whys_per_second": 1e6,
        "requests_per_second": 1e6,
        "guests_per_minute": 1e6,
        "logins_per_minute": 1e6,
    }
    return Config(**(settings | changes))  # type: ignore[arg-type]


class StillClock(Timekeeper):
    """Time that passes only when a test says so. Its alarms ring in the server's thread."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._alarms: list[tuple[float, Ring]] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        return self._now

    def after(self, seconds: float, call: Callable[[], None]) -> "Ring":
        self._loop = asyncio.get_running_loop()
        ring = Ring(call)
        self._alarms.append((self._now + seconds, ring))
        return ring

    def pass_by(self, seconds: float) -> None:
        """Let time pass; whatever falls due rings."""
        self._now += seconds
        due = [ring for at, ring in self._alarms if at <= self._now and ring.call is not None]
        self._alarms = [(at, ring) for at, ring in self._alarms if at > self._now]
        for ring in due:
            assert self._loop is not None
            self._loop.call_soon_threadsafe(ring.ring)


class Ring:
    """An alarm."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None

    def ring(self) -> None:
        if self.call is not None:
            self.call()


class Running:
    """A server that runs."""

    def __init__(self, inside: Server, port: int, loop: asyncio.AbstractEventLoop) -> None:
        self.inside = inside
        self.loop = loop
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def guest(self, name: str) -> "Guest":
        """Somebody new."""
        guest = Guest(self.url, name)
        guest.post("/api/guest", {"name": name}, 201)
        return guest

    def stranger(self) -> "Guest":
        """Somebody without a name."""
        return Guest(self.url, "")


@contextmanager
def running(settings: Config, clock: Timekeeper | None = None) -> Iterator[Running]:
    """Run a server in a thread while the test talks to it."""
    inside = Server(settings, clock)
    server = uvicorn.Server(uvicorn_config(make_app(inside), "127.0.0.1", 0))
    listening = bound("127.0.0.1", 0)
    failed: list[BaseException] = []
    loops: list[asyncio.AbstractEventLoop] = []

    def run() -> None:
        try:
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                loops.append(runner.get_loop())
                runner.run(serve(inside, server, listening))
        except BaseException as error:  # noqa: BLE001 - told to the test below
            failed.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started and thread.is_alive() and time.monotonic() < deadline:
        time.sleep(0.005)
    if failed:
        listening.close()
        raise failed[0]
    try:
        yield Running(inside, listening.getsockname()[1], loops[0])
    finally:
        while OPENED:
            OPENED.pop().close()
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
    assert not thread.is_alive()


class Guest:
    """A person with a browser, or a program with a token."""

    def __init__(self, url: str, name: str, token: str = "") -> None:
        self.url = url
        self.name = name
        self.token = token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE, headers=headers)
        OPENED.append(self.http)

    def ask(self, method: str, path: str, body: Json = None, status: int = 200, **more: Json) -> Json:
        """Ask, and expect a status."""
        answer = self.http.request(method, path, json=body, **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.text

    def get(self, path: str, status: int = 200) -> Json:
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        return self.ask("POST", path, {} if body is None else body, status)

    def refused(self, method: str, path: str, body: Json = None) -> tuple[int, str]:
        """The status and code of a refusal."""
        answer = self.http.request(method, path, json=body)
        return answer.status_code, answer.json()["error"]["code"]

    def lay(self, *seats: str, **more: Json) -> str:
        """A table: `me`, `open`, a name for a hot seat, or `bot:greedy`."""
        wishes: list[Json] = []
        for seat in seats:
            if seat in {"me", "open"}:
                wishes.append({"kind": seat})
            elif seat.startswith("bot:"):
                wishes.append({"kind": "bot", "spec": seat.removeprefix("bot:")})
            else:
                wishes.append({"kind": "me", "name": seat})
        made = self.post("/api/tables", {"game": ANY, "seats": wishes, **more}, 201)
        return str(made["id"])

    def sit(self, table: str, **more: Json) -> Json:
        return self.post(f"/api/tables/{table}/sit", more)

    def start(self, table: str) -> Json:
        return self.post(f"/api/tables/{table}/start")

    def id(self) -> str:
        return str(self.get("/api/me")["id"])

    @contextmanager
    def at(self, table: str, since: int | None = None, key: str = "") -> Iterator["Line"]:
        """Open the table's socket and say hello."""
        with self.socket(table, key=key) as socket:
            line = Line(socket)
            line.send({"type": "hello", "since": since} if since is not None else {"type": "hello"})
            line.until("welcome")
            yield line

    def socket(self, table: str, *, key: str = "", origin: str | None = None) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": cookies}
        if origin is not None:
            headers["Origin"] = origin
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket" + (f"?key={key}" if key else "")
        return connect(address, additional_headers=headers, compression=None, proxy=None, max_size=None)


def public_after(message: Json, before: Json) -> Json:
    """What everybody sees, for whoever has heard every message up to this one."""
    if "changes" in message:
        return {**before, **message["changes"]}
    return message["public"] if message["type"] in {"welcome", "started"} else before


class Line:
    """A socket with everything that was ever heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.version = -1
        self.seats: list[Json] = []
        self.table: Json = None
        self.you: Json = None
        self.public: Json = None
        self.clocks: Json = None
        self.result: Json = None
        """The message `over`, once it came."""
        self._names = itertools.count()

    def send(self, message: Json) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        for name in ("version", "seats", "table", "you"):
            if name in message and message["type"] in {"welcome", "step", "rush", "started", "table"}:
                setattr(self, name, message[name])
        self.public = public_after(message, self.public)
        if "clocks" in message:
            self.clocks = message["clocks"]
        if message["type"] == "over":
            self.result = message
        return message

    def until(self, kind: str, **facts: Json) -> Json:
        """The next message of a kind (or of one of them, `a|b`) with these facts."""
        while True:
            message = self.hear()
            if message["type"] in kind.split("|") and all(message.get(name) == fact for name, fact in facts.items()):
                return message

    def over(self) -> Json:
        """How it ended."""
        while self.result is None:
            self.hear()
        return self.result

    def up_to(self, version: int) -> None:
        """Hear everything up to a version."""
        while self.version < version:
            self.hear()

    def quiet(self) -> bool:
        """Hear all that is under way; whether it was nothing but people coming and going."""
        self.send({"type": "ping", "id": f"quiet-{next(self._names)}"})
        heard = set()
        while "pong" not in heard:
            heard.add(self.hear()["type"])
        return heard <= {"pong", "presence"}

    def ask(self, message: Json) -> Json:
        """Send something with an id of its own and wait for its answer."""
        name = message.get("id", f"m{next(self._names)}")
        self.send({**message, "id": name})
        return self.answer_to(name)

    def answer_to(self, name: str) -> Json:
        """The answer to a message: by itself, or within the step that the message made."""
        while True:
            answer = answer_in(self.hear(), name)
            if answer is not None:
                return answer

    def told(self, name: str) -> Json:
        """The answer to a message that must have come already."""
        found = (answer_in(json.loads(text), name) for text in reversed(self.heard))
        return next(answer for answer in found if answer is not None)

    def asked(self) -> Json | None:
        """The seat of mine that must decide."""
        return next((view for view in self.seats if view.get("must")), None)

    def move(self, view: Json, chosen: Json) -> Json:
        """Answer what a seat is asked."""
        return self.ask({"type": "move", "seat": view["seat"], "decision": view["decision"], "move": chosen})

    def closed(self) -> int:
        """Wait for the end of the line; returns its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006


def answer_in(message: Json, name: str) -> Json | None:
    """The answer to a message of that name, if it is in this one: by itself, or within the step that it made."""
    accepted = message.get("accepted", [])
    if message["type"] in {"accepted", "refused", "legal", "planned"}:
        return message if message["id"] == name else None
    if accepted == name or name in accepted:
        return {"type": "accepted", "id": name, "version": message["version"]}
    return next((refused for refused in message.get("refused", []) if refused["id"] == name), None)


def play_on(lines: list[Line], rng: Rng, most: int = 100_000) -> int:
    """People play at random over their sockets until the game is over or enough was played; returns the moves."""
    for count in range(most):
        newest = max(line.version for line in lines)
        for line in lines:
            line.up_to(newest)
        turn = next(((line, view) for line in lines if (view := line.asked())), None)
        if turn is None:
            return count
        line, view = turn
        legal = view["legal"]
        answer = line.move(view, legal[rng.below(len(legal))]["move"])
        assert answer["type"] == "accepted", answer
        line.up_to(answer["version"])
    return most
