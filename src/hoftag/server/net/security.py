"""Security headers, the origin of requests and the size of their bodies."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hoftag.server.config import Config
from hoftag.server.faults import FaultError, forbidden
from hoftag.server.wire.basics import ErrorAnswer
from hoftag.server.wire.encode import encode

COOKIE: Final = "hoftag_session"
BODY_MOST: Final = 64 * 1024
RECORD_MOST: Final = 4 * 1024 * 1024
MESSAGE_MOST: Final = 8 * 1024
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


def same_origin(origin: str, host: str, config: Config) -> bool:
    return origin in config.origins or (urlsplit(origin).netloc == host and bool(host))


def check_origin(headers: Mapping[str, str], config: Config) -> None:
    """A browser says where a request comes from; other sites may not use our people's cookies."""
    origin = headers.get("origin")
    if origin is not None:
        if not same_origin(origin, headers.get("host", ""), config):
            raise forbidden("cross-site", "this request comes from another site")
    elif headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        raise forbidden("cross-site", "this request comes from another site")


class SecurityMiddleware:
    """The outermost layer: headers on every answer, a limit on every body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = RECORD_MOST if scope["path"] == "/api/records" else BODY_MOST
        length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        if not length.isdigit() or int(length) > most:
            await refuse(send, FaultError(413, "too-large", f"at most {most} bytes, please"))
            return
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise FaultError(413, "too-large", f"at most {most} bytes, please")
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, counted, with_headers)


async def refuse(send: Send, error: FaultError) -> None:
    """Answer with a fault, without any framework."""
    body = encode(ErrorAnswer(error.fault()))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
