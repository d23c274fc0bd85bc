"""Contact sheets: many pictures on one, small and with their names, to be judged at a glance."""

import html
from base64 import b64encode
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tools.matrix.look import Picture

WIDTH: Final = 1800
STYLE: Final = """
body { margin: 0; padding: 12px; background: #777; font: 600 14px sans-serif; color: #fff; }
h1 { margin: 0 0 10px; font-size: 18px; }
main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; }
figure { margin: 0; } figcaption { padding-bottom: 3px; } .bad { color: #ffd0c0; } img { display: block; }
"""


def shrunk(width: int) -> int:
    """How broad a picture is on a sheet: small windows keep more of their size."""
    return round(width * (0.58 if width < 1000 else 0.45))


def figure(picture: Picture, label: str) -> str:
    found = sum(one.times for one in picture.findings)
    data = b64encode(picture.image).decode()
    more = f' <span class="bad">{found} found</span>' if found else ""
    return (
        f"<figure><figcaption>{html.escape(label)}{more}</figcaption>"
        f'<img src="data:image/jpeg;base64,{data}" width="{shrunk(picture.sight.window.width)}"></figure>'
    )


def sheets(pictures: Iterable[Picture], *, by_window: bool) -> dict[str, list[tuple[Picture, str]]]:
    """Which pictures stand together, by the name of their sheet, and what each is called there."""
    together: dict[str, list[tuple[Picture, str]]] = defaultdict(list)
    for picture in pictures:
        sight = picture.sight
        moment = sight.moment.replace("&", "-").replace("=", "-")
        shared, own = (str(sight.window), moment) if by_window else (moment, str(sight.window))
        together[f"{sight.game}-{shared}-{sight.language}-{sight.theme}"].append((picture, own))
    return together


def write(started: Browser, pictures: Iterable[Picture], folder: Path, *, by_window: bool) -> Iterator[Path]:
    """Writes each sheet as a PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    page = started.new_page(viewport={"width": WIDTH, "height": 200})
    for name, shown in sheets(pictures, by_window=by_window).items():
        figures = "".join(figure(picture, label) for picture, label in shown)
        page.set_content(f"<style>{STYLE}</style><h1>{html.escape(name)}</h1><main>{figures}</main>")
        path = folder / f"{name}.png"
        page.screenshot(path=path, full_page=True)
        yield path
    page.close()
