"""Draws an SVG: `python -m hoftag.server.http.links.drawing FONT ... < picture.svg > picture.png`."""

import sys

import resvg_py


def main() -> None:
    svg = sys.stdin.buffer.read().decode()
    picture = resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=sys.argv[1:], width=1200, height=630
    )
    sys.stdout.buffer.write(bytes(picture))


if __name__ == "__main__":
    main()
