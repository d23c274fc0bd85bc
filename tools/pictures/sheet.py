"""Many small pictures on one sheet, as a WebP of no more than so many bytes."""

import html
from base64 import b64decode, b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

KIB: Final = 1024
QUALITIES: Final = (80, 70, 60, 50, 40, 30, 20)
STYLE: Final = """
body { margin: 0; background: #3b2f26; color: #f6ecd8; font: 600 13px/1.3 sans-serif; }
main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 6px; padding: 6px;
  width: max-content; box-sizing: border-box; }
figure { margin: 0; } img { display: block; }
"""
Labelled = tuple[str, bytes]


def sheet(started: Browser, pictures: Iterable[Labelled], path: Path, *, each: str, across: int, most: int) -> int:
    """Pictures of this size, side by side over so many pixels, in so many KiB; the bytes of the file."""
    figures = "".join(
        f'<figure><img src="data:image/jpeg;base64,{b64encode(image).decode()}">'
        f"<figcaption>{html.escape(label)}</figcaption></figure>"
        for label, image in pictures
    )
    page = started.new_page(viewport={"width": across, "height": 100})
    style = f"{STYLE} main {{ max-width: {across}px }} img {{ {each} }}"
    page.set_content(f"<style>{style}</style><main>{figures}</main>")
    return keep(page, path, most)


def keep(page: Page, path: Path, most: int) -> int:
    """All of the page, as well as so few bytes allow."""
    box = page.evaluate("() => document.querySelector('main').getBoundingClientRect().toJSON()")
    line = page.context.new_cdp_session(page)
    clip = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"], "scale": 1}
    data = b""
    for quality in QUALITIES:
        shot = {"format": "webp", "quality": quality, "clip": clip, "captureBeyondViewport": True}
        data = b64decode(line.send("Page.captureScreenshot", shot)["data"])
        if len(data) <= most * KIB:
            break
    path.write_bytes(data)
    page.close()
    return len(data)
