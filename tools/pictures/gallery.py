"""Everything that is drawn, as large and as small as boards show it: the gallery of a real server, reduced."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tools.matrix.look import LONGEST, REST
from tools.matrix.page import PATIENCE
from tools.pictures.sheet import sheet

WINDOW: Final = (3600, 1400)
WHOLE: Final = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}"""
ROOM: Final = """
section { content-visibility: visible !important; margin-block: 8px !important }
header, nav, figcaption { display: none !important }
.gallery { width: 3560px !important; max-width: none !important; padding: 12px !important }
.pieces { gap: 10px !important }
.large { width: min(var(--large), 340px) !important }
figure, .light { max-width: none !important; flex-wrap: nowrap !important }
"""


@contextmanager
def serving() -> Iterator[str]:
    """An empty server on any free port; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "hoftag"), "serve", "--port", "0"]
        command += ["--database", f"{folder}/tables.sqlite"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout
            line = server.stdout.readline()
            try:
                yield line[line.index("http://") :].strip().rstrip("/")
            finally:
                server.terminate()


def pictures(started: Browser, folder: Path, games: list[str]) -> Iterator[Path]:
    with serving() as address:
        for game in games:
            page = started.new_page(
                viewport={"width": WINDOW[0], "height": WINDOW[1]}, locale="en-GB", reduced_motion="reduce"
            )
            page.set_default_timeout(PATIENCE)
            page.goto(f"{address}/#/gallery/{game}")
            page.locator(".gallery figure").first.wait_for()
            page.evaluate(WHOLE, ROOM)
            page.evaluate(REST, LONGEST)
            image = page.locator(".gallery").screenshot(type="jpeg", quality=88, scale="css")
            page.close()
            path = folder / f"gallery-{game}.webp"
            sheet(
                started,
                [("", image)],
                path,
                each="width: 1100px",
                across=1112,
                most=120,
            )
            yield path
