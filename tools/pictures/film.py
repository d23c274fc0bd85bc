"""A great moment as a strip of pictures: the real table is shown what happens, with time in the hand."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tools.matrix.look import LONGEST, REST
from tools.matrix.page import PATIENCE
from tools.pictures.scenes import Scene, film

FRAMES: Final = 12
WINDOW: Final = (1180, 800)
"""A desktop without anything beside the board."""
BOX: Final = """(part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return { x, y, width, height };
}"""
TIME: Final = (Path(__file__).parent / "time.js").read_text(encoding="utf-8").strip().removesuffix(";")


@contextmanager
def shown(started: Browser, address: str, scene: Scene) -> Iterator[Page]:
    """The table at the moment before, told what happens next; `window.advance` lets time go by."""
    before, after = film(scene)
    context = started.new_context(viewport={"width": WINDOW[0], "height": WINDOW[1]}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"window.film = [{json.dumps(before)}]")
    page.goto(f"{address}/src/dev/table.html?at={scene.game}/film", wait_until="commit")
    page.wait_for_function("'hoftag' in window")
    page.evaluate(REST, LONGEST)
    page.evaluate(TIME)
    page.evaluate("(moment) => { hoftag.next(moment) }", after)
    try:
        yield page
    finally:
        context.close()


def frames(started: Browser, address: str, scene: Scene) -> Iterator[tuple[str, bytes]]:
    """Picture after picture, each with its time."""
    with shown(started, address, scene) as page:
        for number in range(FRAMES):
            page.evaluate("(time) => window.advance(time)", scene.every)
            clip = page.evaluate(BOX, scene.part)
            image = page.screenshot(type="jpeg", quality=88, scale="css", clip=clip)
            yield f"{(number + 1) * scene.every / 1000:.2f} s", image
