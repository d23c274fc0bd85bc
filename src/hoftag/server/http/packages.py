"""What the packages of games bring for the browser: boards and pictures, under addresses that may be kept for ever."""

import logging
from functools import cache
from pathlib import PurePosixPath
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from hoftag.core.errors import HoftagError
from hoftag.core.registry import find_game
from hoftag.core.web_folder import KINDS, WebFolder, web_folder
from hoftag.core.words import LANGUAGES
from hoftag.server.faults import FaultError, missing
from hoftag.server.games import known_game
from hoftag.server.http.page import FOR_EVER, Page, answer_page
from hoftag.server.wire.games import BoardInfo

PATH: Final = "/api/games/{game}/web/{version}/{path:path}"

log = logging.getLogger("hoftag.packages")


@cache
def folder(name: str) -> WebFolder:
    """The files of a game; none if there is something wrong with them: the game itself can still be played."""
    try:
        return web_folder(find_game(name))
    except HoftagError as error:
        log.warning("%s", error)
        return WebFolder({})


def address(name: str, path: str) -> str | None:
    """Where a file of a game is found, if its package has it."""
    found = folder(name)
    return f"/api/games/{name}/web/{found.version}/{path}" if path in found.files else None


def picture(name: str) -> str | None:
    return address(name, "icon.svg")


def board(name: str) -> BoardInfo | None:
    module = address(name, "board.js")
    if module is None:
        return None
    texts = {language: address(name, f"text.{language}.ftl") for language in LANGUAGES}
    said = {language: found for language, found in texts.items() if found is not None}
    return BoardInfo(module, address(name, "board.css"), said)


@cache
def page(name: str, path: str) -> Page:
    body = folder(name).files.get(path)
    if body is None:
        raise missing("file", f"the package of {name} has no file '{path}' for the web")
    return Page(body, KINDS[PurePosixPath(path).suffix])


async def read_file(request: Request) -> Response:
    """A file of a game's package. One of this very version never changes; of another, the present one is as good."""
    if request.method not in {"GET", "HEAD"}:
        raise FaultError(405, "wrong-method", "there is only GET here")
    asked = request.path_params
    name = known_game(asked["game"]).name
    lasting = asked["version"] == folder(name).version
    return answer_page(page(name, asked["path"]), request, FOR_EVER if lasting else "no-cache")
