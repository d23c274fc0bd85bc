"""Endpoints: functions with the types of what they take and give; routing, checks and OpenAPI come from that."""

import gzip
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hoftag.server.faults import FaultError, bad
from hoftag.server.http.page import GZIP, Page, answer_page, reads_gzip
from hoftag.server.net.security import COOKIE, SAFE, check_origin
from hoftag.server.people.people import Person, Session
from hoftag.server.wire.basics import ErrorAnswer
from hoftag.server.wire.encode import encode

if TYPE_CHECKING:
    from hoftag.server.server import Server

T = TypeVar("T")
Handler = Callable[["Call"], Awaitable[object]]
LONG: Final = 8192
"""Answers of so many bytes travel compressed: replays, mostly."""


class Empty(msgspec.Struct): ...


class Endpoint(msgspec.Struct):
    method: str
    path: str
    handler: Handler
    summary: str
    body: type | None = None
    query: type[msgspec.Struct] = Empty
    answers: Any = None
    status: int = 200
    who: str = "person"
    text: bool = False


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str,
    path: str,
    *,
    answers: Any,  # noqa: ANN401 - a type such as list[GameInfo]
    body: type | None = None,
    query: type[msgspec.Struct] = Empty,
    status: int = 200,
    who: str = "person",
    text: bool = False,
) -> Callable[[Handler], Handler]:
    """Declare an endpoint; `who` is `person` (with a session) or `anyone`, `text` means an answer in plain text."""

    def declare(handler: Handler) -> Handler:
        summary = (handler.__doc__ or "").strip()
        ENDPOINTS.append(Endpoint(method, path, handler, summary, body, query, answers, status, who, text))
        return handler

    return declare


class Call:
    """A request that has been checked: who asks, and for what."""

    def __init__(self, server: "Server", request: Request, session: Session | None) -> None:
        self.server = server
        self.request = request
        self.session = session
        self.given: object = None
        self.asked: object = None
        self.cookie: str | None = None
        """A new session secret to set; empty to forget the old one."""

    @property
    def person(self) -> Person:
        if self.session is None:
            raise FaultError(401, "who-are-you", "give yourself a name first (POST /api/guest)")
        return self.session.person

    @property
    def person_id(self) -> str | None:
        return None if self.session is None else self.session.person.id

    def body(self, kind: type[T]) -> T:
        assert isinstance(self.given, kind)
        return self.given

    def query(self, kind: type[T]) -> T:
        assert isinstance(self.asked, kind)
        return self.asked

    def path(self, name: str) -> str:
        return cast("str", self.request.path_params[name])

    @property
    def device(self) -> str:
        return self.request.headers.get("user-agent", "")

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else "?"


def routes(server: "Server") -> list[Route]:
    """All endpoints as routes; those of one path stand together."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for one in ENDPOINTS:
        by_path.setdefault(one.path, {})[one.method] = one
    return [Route(path, answering(server, methods), methods=ALL_METHODS) for path, methods in by_path.items()]


ALL_METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY", "CONNECT"]


def answering(server: "Server", methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        try:
            found = methods.get("GET" if request.method == "HEAD" else request.method)
            if found is None:
                error = FaultError(405, "wrong-method", f"there is {', '.join(methods)} here")
                return fault(error, {"Allow": ", ".join(methods)})
            return await run(server, found, request)
        except FaultError as error:
            return fault(error, {"Retry-After": "5"} if error.status == 429 else {})

    return answer


async def run(server: "Server", found: Endpoint, request: Request) -> Response:
    """Check a request, let the handler work, encode the answer."""
    header = request.headers.get("authorization", "")
    by_token = header.startswith("Bearer ")
    secret = header.removeprefix("Bearer ") if by_token else request.cookies.get(COOKIE)
    if found.method not in SAFE and not by_token:
        check_origin(request.headers, server.config)
    call = Call(server, request, await server.people.session(secret))
    server.requests.check(call.address)
    if found.who == "person":
        _ = call.person
    call.asked = read_query(found, request)
    if found.method not in SAFE:
        call.given = await read_body(found, request)
    result = await found.handler(call)
    response = respond(found, result, request)
    if call.cookie is not None:
        set_cookie(server, response, call.cookie)
    return response


def read_query(found: Endpoint, request: Request) -> object:
    try:
        return msgspec.convert(dict(request.query_params), found.query, strict=False)
    except msgspec.ValidationError as error:
        raise bad("malformed", f"query: {error}") from None


async def read_body(found: Endpoint, request: Request) -> object:
    """The body in its type; whatever changes something must be JSON, which no form of another site can send."""
    data = await request.body()
    if found.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise FaultError(415, "not-json", "send JSON, with Content-Type: application/json")
    try:
        return msgspec.json.decode(data, type=found.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise bad("malformed", str(error)) from None


def respond(found: Endpoint, result: object, request: Request) -> Response:
    """The answer; a `Page` carries an ETag and may be cached."""
    if isinstance(result, Page):
        return answer_page(result, request)
    headers = {"Cache-Control": "no-store"}
    if found.text:
        return Response(str(result), headers=headers, media_type="text/plain")
    body = encode(result)
    if len(body) >= LONG and reads_gzip(request):
        return Response(gzip.compress(body, 5, mtime=0), found.status, headers | GZIP, "application/json")
    return Response(body, found.status, headers, "application/json")


def fault(error: FaultError, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(ErrorAnswer(error.fault())), error.status, headers, "application/json")


def set_cookie(server: "Server", response: Response, secret: str) -> None:
    """Remember a session in the browser, where no script and no other site can use it."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=365 * 86_400 if secret else 0,
        path="/",
        secure=server.config.secure,
        httponly=True,
        samesite="strict",
    )
