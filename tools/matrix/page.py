"""The page of a table at a recorded moment: built once, handed out on this machine, opened in Chromium."""

import hashlib
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from hoftag.server.faults import FaultError
from hoftag.server.http import texts
from tools.check import chromium
from tools.matrix.windows import Window

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / ".tools" / "matrix"
"""Pages that were built, each in a folder named by what it was made of."""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
]
SCALE: Final = 2
"""Pixels of a phone or tablet for each CSS pixel."""
PATIENCE: Final = 30_000
"""Milliseconds until a page that does not come is missed."""


def sources() -> list[Path]:
    """Whatever the page is made of."""
    web = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    words = (ROOT / "src" / "hoftag").rglob("text.*.ftl")
    return sorted([*web, *words, WEB / "package-lock.json"])


def fingerprint() -> str:
    """Of all that the page is made of."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def built() -> Path:
    """The page as the sources stand; it is built if they have changed."""
    folder = BUILT / fingerprint()
    if folder.is_dir():
        return folder
    BUILT.mkdir(parents=True, exist_ok=True)
    for old in BUILT.iterdir():
        shutil.rmtree(old, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=BUILT.parent) as temporary:
        made = Path(temporary) / "page"
        build(made)
        try:
            made.rename(folder)
        except OSError:  # somebody else was faster
            assert folder.is_dir()
    return folder


def build(folder: Path) -> None:
    """Build the page into this folder."""
    node = ROOT / ".venv" / "bin" / "node"
    vite = [str(node), "node_modules/.bin/vite", "build", "--config", "src/dev/vite.config.ts"]
    done = subprocess.run(
        [*vite, "--outDir", str(folder), "--logLevel", "error"], cwd=WEB, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"the page cannot be built:\n{done.stdout}{done.stderr}")


class Handler(SimpleHTTPRequestHandler):
    """Hands out the page, and the rules of the games."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        where = urlsplit(self.path).path.strip("/").split("/")
        match where:
            case ["api", "games", game, "rules", language]:
                self.say(game, language)
            case ["api", *_]:
                self.send_error(404)
            case _:
                super().do_GET()

    def say(self, game: str, language: str) -> None:
        """The rules of a game."""
        try:
            body = texts.rules(game, language, "common").body
        except FaultError:
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        if self.path.startswith("/assets/"):  # their names change with them
            self.send_header("Cache-Control", "max-age=31536000, immutable")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Nobody reads that."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server of this folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def browser() -> Iterator[Browser]:
    """A Chromium of our own."""
    found = chromium()
    if found is None:
        raise SystemExit("chromium is missing: install it, or name one with CHROMIUM=...")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield started
        finally:
            started.close()


@contextmanager
def opened(started: Browser, window: Window) -> Iterator[Page]:
    """A page in a window of this kind."""
    context: BrowserContext = started.new_context(
        viewport={"width": window.width, "height": window.height},
        device_scale_factor=SCALE if window.touch else 1,
        is_mobile=window.touch,
        has_touch=window.touch,
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    try:
        yield page
    finally:
        context.close()
