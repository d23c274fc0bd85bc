"""The socket: reads messages, hands them to the table, answers every one of them, and never waits for a slow reader."""

import asyncio
import contextlib
import itertools
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from hoftag.server.config import Config
from hoftag.server.faults import FaultError
from hoftag.server.net.limits import TokenBucket
from hoftag.server.net.security import COOKIE, MESSAGE_MOST, check_origin
from hoftag.server.net.websocket import Handshake, WebSocketProtocol, handshake_of, text_frame
from hoftag.server.people.people import People, Session
from hoftag.server.store.interface import NoteStore
from hoftag.server.table.table import Table
from hoftag.server.table.tables import Tables
from hoftag.server.timekeeper import Timekeeper
from hoftag.server.viewer import Viewer
from hoftag.server.wire.encode import encode
from hoftag.server.wire.socket import (
    Accepted,
    Away,
    Chat,
    FromClient,
    Hello,
    Legal,
    Note,
    Ping,
    Plan,
    Planned,
    PlayMove,
    Pong,
    ServerMessage,
    Undo,
    Vote,
    Why,
)

log = logging.getLogger("hoftag.sockets")
DECODER: "Final[msgspec.json.Decoder[FromClient]]" = msgspec.json.Decoder(FromClient)
ASKING: Final = (Why, Plan)
"""Messages that only ask; a tuple, for a union would be made anew for every message."""
PING_EVERY: Final = 25
"""Seconds between two pings to the same line."""


class Connection(Viewer):
    """One socket at one table."""

    __slots__ = (
        "_socket",
        "_sockets",
        "allowance",
        "gone",
        "greeted",
        "ping_second",
        "session",
        "table",
        "why_allowance",
    )

    def __init__(
        self,
        sockets: "Sockets",
        table: Table,
        session: Session | None,
        allowance: TokenBucket,
        why_allowance: TokenBucket,
    ) -> None:
        super().__init__(None if session is None else session.person.id, "" if session is None else session.person.name)
        self._sockets = sockets
        self._socket: WebSocketProtocol | None = None
        self.table = table
        self.session = session
        self.allowance = allowance
        self.why_allowance = why_allowance
        self.greeted = False
        """Whether it has said hello."""
        self.gone = False
        self.ping_second = 0
        """The second at which it is pinged."""

    @property
    def delay(self) -> float | None:
        """How long the line takes one way, if that was measured."""
        return None if self._socket is None else self._socket.delay()

    def probe(self) -> None:
        if self._socket is not None:
            self._socket.probe()

    def attach(self, handshake: Handshake) -> None:
        self._socket = handshake.hand_over(self)

    def on_message(self, message: bytes) -> None:
        self._sockets.receive(self, message)

    def on_close(self) -> None:
        self.gone = True
        self._sockets.open.discard(self)
        self.table.part(self)

    def send(self, message: bytes) -> None:
        """Send in order, without making anybody wait."""
        self._sockets.outbox.put(self, text_frame(message))

    def write(self, frame: bytes) -> None:
        """Send a frame; whoever reads too slowly is cut off."""
        if self._socket is not None and not self._socket.write(frame):
            self.close(1013)

    def ping(self) -> None:
        if self._socket is not None:
            self._socket.ping()

    def close(self, code: int) -> None:
        """Close after what was sent."""
        self._sockets.outbox.flush()
        if self._socket is not None:
            self._socket.close(code)


class Outbox:
    """Frames that go out together: a commit answers many at once, and writing to all of them in one go is cheaper."""

    def __init__(self) -> None:
        self._frames: list[tuple[Connection, bytes]] = []

    def put(self, connection: Connection, frame: bytes) -> None:
        """Send when the event loop has run everything that is ready."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.flush)
        self._frames.append((connection, frame))

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        for connection, frame in frames:
            connection.write(frame)


class Sockets:
    def __init__(self, config: Config, time: Timekeeper, tables: Tables, people: People, notes: NoteStore) -> None:
        self.config = config
        self.time = time
        self.tables = tables
        self.people = people
        self._notes = notes
        self.open: set[Connection] = set()
        self.outbox = Outbox()
        self._admitted = 0

    async def keep_alive(self) -> None:
        """Ping everybody now and then, each second a few."""
        for second in itertools.count():
            await asyncio.sleep(1)
            for connection in [one for one in self.open if one.ping_second == second % PING_EVERY]:
                connection.ping()

    async def serve(self, socket: WebSocket) -> None:
        """One socket, from the handshake until its protocol is in place."""
        try:
            connection = await self._admit(socket)
        except FaultError as error:
            await socket.accept()
            await socket.close({401: 4401, 404: 4404}.get(error.status, 4403), error.code)
            return
        await socket.accept()
        self._admitted += 1
        connection.ping_second = self._admitted % PING_EVERY
        self.open.add(connection)
        connection.attach(handshake_of(socket.scope))

    async def _admit(self, socket: WebSocket) -> Connection:
        check_origin(socket.headers, self.config)
        table = await self.tables.find(socket.path_params["table"])
        header = socket.headers.get("authorization", "")
        secret = header.removeprefix("Bearer ") if header.startswith("Bearer ") else socket.cookies.get(COOKIE)
        session = await self.people.session(secret)
        table.check_access(None if session is None else session.person.id, socket.query_params.get("key"))
        now, rate, whys = self.time.now(), self.config.messages_per_second, self.config.whys_per_second
        return Connection(self, table, session, TokenBucket(rate, rate * 3, now), TokenBucket(whys, whys * 3, now))

    def receive(self, connection: Connection, data: bytes) -> None:
        """A message has come: it is answered, whatever it is."""
        received = self.time.now()
        try:
            message = read(connection, data, received)
        except FaultError as error:
            connection.send(refused(name_in(data), error))
            return
        if isinstance(message, Hello):
            connection.greeted = True
            connection.table.post(lambda: self._welcome(connection, message))
        elif isinstance(message, Ping):
            connection.send(encode(Pong(message.id, received)))
        elif not connection.greeted:
            connection.send(refused(message.id, FaultError(409, "hello-first", "say hello first")))
        elif isinstance(message, ASKING):
            connection.table.post(lambda: self._explain(connection, message))
        else:
            connection.table.post(lambda: self._answer(connection, message, received))

    async def _welcome(self, connection: Connection, message: Hello) -> None:
        table = connection.table
        if connection.gone:
            return
        try:
            note = "" if connection.person is None else await self._notes.read(table.id, connection.person)
        except Exception:
            connection.close(1011)
            raise
        if connection.session is not None:
            with contextlib.suppress(FaultError):  # of which the log tells; next time then
                await table.show_face(connection.session.person)
        if not connection.gone:
            connection.away = message.away
            table.welcome(connection, message.since, note)

    async def _explain(self, connection: Connection, message: Why | Plan) -> None:
        """Runs in the actor of the table, between two moves."""
        try:
            if isinstance(message, Why):
                connection.table.why(connection, message)
                answer: ServerMessage = Legal(message.id)
            else:
                answer = Planned(message.id, msgspec.Raw(encode(connection.table.plan(connection, message))))
        except FaultError as error:
            connection.send(refused(message.id, error))
        else:
            connection.send(encode(answer))

    async def _answer(
        self, connection: Connection, message: "PlayMove | Undo | Vote | Chat | Note | Away", received: float
    ) -> None:
        """Runs in the actor of the table; the answer comes once it is stored, often within the update it made."""
        connection.answered = ""
        try:
            version = await self._perform(connection, message, received)
        except FaultError as error:
            connection.send(refused(message.id, error))
        else:
            if version is not None and connection.answered != message.id:
                connection.send(encode(Accepted(message.id, version)))

    async def _perform(
        self, connection: Connection, message: "PlayMove | Undo | Vote | Chat | Note | Away", received: float
    ) -> int | None:
        table, person = connection.table, connection.person
        if isinstance(message, Away):
            connection.away = message.away
            table.lines_changed()
            return table.version
        if person is None:
            raise FaultError(401, "who-are-you", "you only watch; give yourself a name to take part")
        if isinstance(message, PlayMove):
            return await table.play(connection, person, message, received)
        if isinstance(message, Undo):
            return await table.undo(connection, person, message)
        if isinstance(message, Vote):
            return await table.vote(person, message.vote, yes=message.yes)
        if isinstance(message, Chat):
            return await table.say(connection, message.room, message.text)
        await self._notes.put(table.id, person, message.text)
        return table.version

    def end_sessions(self, digests: list[str]) -> None:
        """Revoked sessions lose their sockets."""
        for connection in [one for one in self.open if one.session is not None and one.session.digest in digests]:
            connection.close(4401)


def read(connection: Connection, data: bytes, now: float) -> FromClient:
    """A message, or why it is none. Asking has a limit of its own: whoever hovers and plans can still move."""
    message = decoded(data)
    allowance = connection.why_allowance if isinstance(message, ASKING) else connection.allowance
    if not allowance.take(now):
        raise FaultError(429, "too-fast", "too many messages; wait a moment")
    if isinstance(message, FaultError):
        raise message
    return message


def decoded(data: bytes) -> FromClient | FaultError:
    if len(data) > MESSAGE_MOST:
        return FaultError(413, "too-large", f"a message has at most {MESSAGE_MOST} bytes")
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return FaultError(400, "malformed", str(error))


def refused(name: str, error: FaultError) -> bytes:
    return encode(error.refused(name))


class Named(msgspec.Struct):
    """As much of a broken message as is needed to answer it."""

    id: str = ""


def name_in(data: bytes) -> str:
    """The id of a message that is wrong otherwise."""
    if len(data) > MESSAGE_MOST:
        return ""
    try:
        return msgspec.json.decode(data, type=Named).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
