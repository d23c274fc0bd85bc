"""How smooth the boards are: `.venv/bin/python -m tools.smooth [GAME ...]`. Prints one JSON document.

For each game: how many nodes its board has, how far things jump while others play on (layout shift in a minute of play)
and when one has moved oneself (a card that was played leaves a gap), how many frames a second are drawn meanwhile, and
how long a click waits for a picture (the slowest of some: INP).
`--windows 1366x768,390x844` looks in others than one of 1440x900, `--where` tells what jumped, and from where to where.
Times are worth something only on a quiet machine; nodes and shifts are the same everywhere.
"""

import argparse
import json
from importlib import import_module
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page

from hoftag.core.game import Document
from tools.matrix.look import LONGEST, REST
from tools.matrix.page import PATIENCE, browser, built, served
from tools.matrix.windows import MOMENTS, Window, window
from tools.moments.recording import KEPT_STEPS, Album, play, snapshot
from tools.pictures.scenes import CHANCE, EARLIEST, SEATS, VIEWER

MOST_STEPS: Final = 30
SEED: Final = 2
WATCH: Final = """() => {
  window.seen = { shift: 0, own: 0, mine: false, jumps: [], frames: [], events: [] };
  const watch = (type, options, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, ...options });
  const name = (node) =>
    node instanceof Element ? [node.tagName.toLowerCase(), ...node.classList].join('.') : String(node?.nodeName);
  const path = (node) => [node?.parentElement?.parentElement, node?.parentElement, node].map(name).join(' > ');
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const jumped = ({ node, previousRect, currentRect }) => `${path(node)}: ${box(previousRect)} to ${box(currentRect)}`;
  watch('layout-shift', {}, (entry) => {
    if (entry.hadRecentInput) return;
    const { version } = document.querySelector('[role=group][data-version]').dataset;
    window.seen[window.seen.mine ? 'own' : 'shift'] += entry.value;
    window.seen.jumps.push({ version, value: entry.value, things: entry.sources.map(jumped) });
  });
  watch('event', { durationThreshold: 16 }, (entry) => entry.interactionId && window.seen.events.push(entry.duration));
  const frame = (time) => {
    window.seen.frames.push(time);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
# Shows a step as it comes from a server, and what is behind it.
PLAY: Final = """async ([moment, viewer]) => {
  const board = () => Number(document.querySelector('[role=group][data-version]').dataset.version);
  const { version, events } = moment.events.at(-1);
  window.seen.mine = events[0]?.seat === viewer;
  hoftag.next(moment);
  while (board() < version) await new Promise((done) => setTimeout(done, 30));
}"""
SPOTS: Final = """() => [...document.querySelectorAll('[data-spot]')].map((spot) => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""


def steps(game: str) -> list[Document]:
    """A stretch of one game, as a client is told of it."""
    album: Album[Any] = import_module(f"tools.moments.{game}").ALBUM
    found: list[Document] = []
    for match in play(album.game, SEATS, SEED, CHANCE, {}):
        if match.version < EARLIEST:
            continue
        since = match.version if found else max(0, match.version - KEPT_STEPS)
        found.append(snapshot(album, match, VIEWER, since, why=False))
        if len(found) > MOST_STEPS:
            break
    return found


def opened(started: Browser, address: str, game: str, seen_in: Window, first: Document) -> Page:
    page = started.new_page(
        viewport={"width": seen_in.width, "height": seen_in.height},
        is_mobile=seen_in.touch,
        has_touch=seen_in.touch,
        locale="en-GB",
    )
    page.set_default_timeout(20 * PATIENCE)
    page.add_init_script(f"window.film = [{json.dumps(first)}]")
    page.goto(f"{address}/src/dev/table.html?at={game}/film", wait_until="commit")
    page.wait_for_function("'hoftag' in window")
    page.evaluate(REST, LONGEST)
    page.evaluate(WATCH)
    return page


def smoothness(started: Browser, address: str, game: str, seen_in: Window, *, where: bool) -> dict[str, Any]:
    first, *following = steps(game)
    page = opened(started, address, game, seen_in, first)
    nodes = page.evaluate("document.querySelectorAll('.board *').length")
    page.evaluate("window.seen.frames = []")
    began = page.evaluate("performance.now()")
    for step in following:
        page.evaluate(PLAY, [step, VIEWER])
    took = page.evaluate("performance.now()") - began
    seen = page.evaluate("window.seen")
    gaps = [later - sooner for sooner, later in zip(seen["frames"], seen["frames"][1:], strict=False)]
    spots = page.evaluate(SPOTS)
    for x, y in spots[:: max(1, len(spots) // 10)]:
        page.mouse.click(x, y)
        page.keyboard.press("Escape")
    page.wait_for_function("window.seen.events.length > 0")
    slowest = max(page.evaluate("window.seen.events"))
    page.close()
    return {
        "nodes": nodes,
        "seconds of play": round(took / 1000, 1),
        "layout shift in a minute": round(seen["shift"] / (took / 60_000), 4),
        "by one's own moves": round(seen["own"] / (took / 60_000), 4),
        "frames a second, median": round(1000 / median(gaps), 1),
        "frames a second, slowest twentieth": round(1000 / sorted(gaps)[int(len(gaps) * 0.95)], 1),
        "slowest click in milliseconds": slowest,
        **({"jumps": seen["jumps"]} if where else {}),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.smooth", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(MOMENTS))
    parser.add_argument("--windows", default="1440x900", metavar="SIZES", help="such as 390x844,1366x768")
    parser.add_argument("--where", action="store_true", help="what jumped, at which version")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(MOMENTS):
        parser.error(f"there is no {', '.join(sorted(unknown))} here, but {', '.join(MOMENTS)}")
    with served(built()) as address, browser() as started:
        found = {
            game: {
                size: smoothness(started, address, game, window(size), where=asked.where)
                for size in asked.windows.split(",")
            }
            for game in asked.games or MOMENTS
        }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
