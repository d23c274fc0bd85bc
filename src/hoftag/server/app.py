"""The ASGI application: endpoints, sockets, the client's files, and security around all of them."""

import mimetypes
from functools import cache
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from hoftag.server.faults import FaultError, missing
from hoftag.server.http import packages, routes_games, routes_people, routes_tables
from hoftag.server.http.api import ALL_METHODS, fault, routes
from hoftag.server.http.links.routes import Links
from hoftag.server.http.openapi import document
from hoftag.server.http.page import FOR_EVER
from hoftag.server.net.security import SecurityMiddleware
from hoftag.server.server import Server
from hoftag.server.wire.encode import encode

ROUTES = (routes_games, routes_people, routes_tables)
NO_CLIENT = (
    "<!doctype html><meta charset=utf-8><title>Hoftag</title><p>The client is not built yet; the API is at /api."
)


def make_app(server: Server) -> ASGIApp:
    """The application of a server; whoever runs it opens and closes the server."""
    app = Starlette(
        routes=[
            Route("/api/openapi.json", read_openapi),
            *routes(server),
            Route(packages.PATH, packages.read_file, methods=ALL_METHODS),
            WebSocketRoute("/api/tables/{table}/socket", server.sockets.serve),
            Route("/api/{rest:path}", no_such_page),
            *Links(server).routes(),
            Route("/{path:path}", Client(server.config.static).page),
        ],
        exception_handlers={FaultError: on_fault, HTTPException: on_http, Exception: on_crash},
    )
    return SecurityMiddleware(app)


@cache
def openapi_json() -> bytes:
    return encode(document())


async def read_openapi(_request: Request) -> Response:
    return Response(openapi_json(), media_type="application/json")


async def no_such_page(_request: Request) -> Response:
    raise missing("page", "there is nothing here; see /api/openapi.json")


async def on_fault(_request: Request, error: Exception) -> Response:
    """A fault that was raised outside an endpoint."""
    assert isinstance(error, FaultError)
    return fault(error)


async def on_http(_request: Request, error: Exception) -> Response:
    """What Starlette refuses by itself."""
    assert isinstance(error, HTTPException)
    codes = {404: "no-such-page", 405: "wrong-method"}
    return fault(FaultError(error.status_code, codes.get(error.status_code, "malformed"), error.detail))


async def on_crash(_request: Request, _error: Exception) -> Response:
    """A bug of ours; the log has it."""
    return fault(FaultError(500, "our-fault", "something went wrong here; it is in the log"))


class Client:
    """The built client: its files, and its page for every address that is no file."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder.resolve() if folder is not None and (folder / "index.html").is_file() else None

    async def page(self, request: Request) -> Response:
        """A file, or the page that finds its way by the address."""
        if request.method not in {"GET", "HEAD"}:
            raise FaultError(405, "wrong-method", "there is only GET here")
        if self.folder is None:
            return Response(NO_CLIENT, media_type="text/html", headers={"Cache-Control": "no-cache"})
        path = (self.folder / request.path_params["path"]).resolve()
        if path.is_file() and path.is_relative_to(self.folder):
            lasting = path.parent.name == "assets"
            return compressed(request, path, FOR_EVER if lasting else "no-cache")
        if "." in path.name:
            raise missing("page", "there is no such file")
        return compressed(request, self.folder / "index.html", "no-cache")


def compressed(request: Request, path: Path, cache_control: str) -> Response:
    """A file, or the compressed copy that lies beside it, for browsers that read such copies."""
    headers = {"Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
        copy = path.with_name(path.name + ending)
        if encoding in accepted and copy.is_file():
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            return FileResponse(copy, media_type=kind, headers=headers | {"Content-Encoding": encoding})
    return FileResponse(path, headers=headers)
