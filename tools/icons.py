"""Draws the icons from the crown of web/public/icon.svg: `.venv/bin/python tools/icons.py`."""

import re
from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SHRUNK = 0.78
"""What a system cuts off of an icon that it shapes itself must not be part of the crown."""


def main() -> None:
    rounded = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    edge = 24 * (1 - SHRUNK)
    ground, crown = re.findall(r"<rect[^>]*>|<path.*(?=</svg>)", rounded)
    whole = ground.replace('rx="10"', "")
    full = f'{whole}<g transform="translate({edge} {edge}) scale({SHRUNK})">{crown}</g>'
    square = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{full}</svg>'
    for name, size, svg in (
        ("icon-192", 192, rounded),
        ("icon-512", 512, rounded),
        ("icon-maskable", 512, square),
        ("icon-180", 180, square),
    ):
        picture = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, width=size, height=size)
        (PUBLIC / f"{name}.png").write_bytes(bytes(picture))
        print(f"{name}.png: {len(picture)} bytes")


if __name__ == "__main__":
    main()
