"""How smooth the boards are: `.venv/bin/python -m tools.smooth [GAME ...]`. Prints one JSON document.

For each game: how many nodes its board has, how far things jump while others play on (layout shift in a minute of play)
and when one has moved oneself (a card that was played leaves a gap), how many frames a second are shown while something
moves (from a trace), and how long a press waits for its picture (INP: 75 of a hundred are quicker, and the slowest).
`--phone` is Lighthouse's phone, its processor four times slower than this one; `--windows 1366x768,390x844` looks in
others than one of 1440x900, `--slow 2` slows those down, `--where` tells what jumped, and from where to where.
Times are worth something only on a quiet machine; nodes and shifts are the same everywhere.
"""

import argparse
import json
import math
from collections import Counter
from importlib import import_module
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
PHONE: Final = "412x823"
SLOWER: Final = 4
"""How much slower than this machine Lighthouse's phone is."""
SCALE: Final = 1.75
"""Pixels of that phone for each CSS pixel."""
REFRESH: Final = 60
PRESSES: Final = 16
SHORTEST: Final = 16
"""Milliseconds below which the browser tells nothing of a press."""
TRACED: Final = ["cc", "benchmark"]
MOTION: Final = ("CompositorAnimation", "MainThreadAnimation")
WATCH: Final = """() => {
  window.seen = { shift: 0, own: 0, mine: false, jumps: [], presses: {} };
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
    window.seen.jumps.push({ version, mine: window.seen.mine, value: entry.value, things: entry.sources.map(jumped) });
  });
  watch('event', { durationThreshold: 16 }, ({ interactionId: press, duration }) => {
    if (press) window.seen.presses[press] = Math.max(window.seen.presses[press] ?? 0, duration);
  });
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
        device_scale_factor=SCALE if seen_in.touch else 1,
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


def frames_a_second(trace: bytes) -> float | None:
    """How many pictures a second were shown while something moved: those that came late or never are missing."""
    found: Counter[str] = Counter()
    for event in json.loads(trace)["traceEvents"]:
        told = event.get("args", {})
        counts = told.get("args", {}).get("data")
        if event["name"] == "FrameSequenceTrackerV3" and told.get("name") in MOTION and counts:
            found.update({name: counts[name] for name in ("expected", "dropped_v3")})
    if not found["expected"]:
        return None
    return round(REFRESH * (1 - found["dropped_v3"] / found["expected"]), 1)


def presses(page: Page) -> list[float]:
    """Milliseconds until the picture after each press, the quickest first."""
    spots = page.evaluate(SPOTS)
    chosen = spots[:: max(1, len(spots) // PRESSES)]
    for x, y in chosen:
        page.mouse.click(x, y)
        page.keyboard.press("Escape")
    page.evaluate(REST, LONGEST)
    waited = sorted(page.evaluate("Object.values(window.seen.presses)"))
    return [SHORTEST] * (2 * len(chosen) - len(waited)) + waited


def smoothness(
    started: Browser, address: str, game: str, seen_in: Window, *, where: bool, slower: float
) -> dict[str, Any]:
    first, *following = steps(game)
    page = opened(started, address, game, seen_in, first)
    nodes = page.evaluate("document.querySelectorAll('.board *').length")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    started.start_tracing(page=page, categories=TRACED)
    began = page.evaluate("performance.now()")
    for step in following:
        page.evaluate(PLAY, [step, VIEWER])
    took = page.evaluate("performance.now()") - began
    frames = frames_a_second(started.stop_tracing())
    seen = page.evaluate("window.seen")
    waited = presses(page)
    page.close()
    return {
        "nodes": nodes,
        "seconds of play": round(took / 1000, 1),
        "layout shift in a minute": round(seen["shift"] / (took / 60_000), 4),
        "by one's own moves": round(seen["own"] / (took / 60_000), 4),
        "frames a second while something moves": frames,
        "milliseconds of a press, 75 of 100": waited[math.ceil(len(waited) * 0.75) - 1],
        "milliseconds of the slowest press": waited[-1],
        **({"jumps": seen["jumps"]} if where else {}),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.smooth", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(MOMENTS))
    parser.add_argument("--windows", metavar="SIZES", help="such as 390x844,1366x768")
    parser.add_argument("--slow", type=float, metavar="TIMES", help="a processor so many times slower")
    parser.add_argument("--phone", action="store_true", help=f"{PHONE}, {SLOWER} times slower: Lighthouse's phone")
    parser.add_argument("--where", action="store_true", help="what jumped, at which version")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(MOMENTS):
        parser.error(f"there is no {', '.join(sorted(unknown))} here, but {', '.join(MOMENTS)}")
    windows = asked.windows or (PHONE if asked.phone else "1440x900")
    slower = asked.slow or (SLOWER if asked.phone else 1)
    with served(built()) as address, browser() as started:
        found = {
            game: {
                size: smoothness(started, address, game, window(size), where=asked.where, slower=slower)
                for size in windows.split(",")
            }
            for game in asked.games or MOMENTS
        }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
