"""What a game's package brings for the web table: the files of its folder `web`, read once and bounded in size."""

import hashlib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Final

from hoftag.core.errors import HoftagError
from hoftag.core.game import Game

FOLDER: Final = "web"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What is handed out, and as what; other files are for the author alone."""
FILE_MOST: Final = 1 << 20
MOST: Final = 8 << 20
"""Bytes: of one file, and of all of them."""


class WebFolder:
    """The files by their path, such as `board.js` or `lessons/first.json`."""

    __slots__ = ("files", "version")

    def __init__(self, files: dict[str, bytes]) -> None:
        """The version changes when any of them does: it stands in their addresses, so that browsers may keep them."""
        self.files = files
        digest = hashlib.sha256()
        for path in sorted(files):
            digest.update(f"{path}\0{len(files[path])}\0".encode())
            digest.update(files[path])
        self.version = digest.hexdigest()[:16]


def web_folder(game: Game) -> WebFolder:
    """What the package of a game brings; empty if it has no such folder, refused if it is too large."""
    found: dict[str, bytes] = {}
    room = MOST
    for path, file in sorted(walk(game.resources().joinpath(FOLDER)), key=lambda pair: pair[0]):
        body = file.read_bytes()
        room -= len(body)
        if len(body) > FILE_MOST or room < 0:
            message = (
                f"{FOLDER}/{path} of {game.name} is too large: a file may have {FILE_MOST >> 20} MiB, all {MOST >> 20}"
            )
            raise HoftagError(message)
        found[path] = body
    return WebFolder(found)


def walk(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    """The files that may be handed out. A link leads out of the folder, so none is followed."""
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.name.startswith(".") or (isinstance(entry, Path) and entry.is_symlink()):
            continue
        if entry.is_dir():
            yield from walk(entry, f"{before}{entry.name}/")
        elif PurePosixPath(entry.name).suffix in KINDS:
            yield f"{before}{entry.name}", entry
