"""The pictures of links: words set into what the build of the client has drawn. Each is drawn once and kept a while."""

import asyncio
import contextlib
import html
import sys
import unicodedata
from functools import cached_property
from pathlib import Path
from typing import Final

from hoftag.server.faults import FaultError, missing
from hoftag.server.http.links.telling import Preview
from hoftag.server.lru import Lru

KEPT: Final = 48
"""So many pictures stay in memory, of some 200 KB each."""
AT_ONCE: Final = 2
WAITING_MOST: Final = 16
"""With more pictures under way, the next one is refused."""
SECONDS: Final = 30.0
UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Categories of characters that draw nothing, or change how others are drawn."""
LINE_MOST: Final = 58
"""Letters that fit below the picture in the usual size."""


class Pictures:
    def __init__(self, static: Path | None) -> None:
        self.folder = None if static is None else static / "link"
        self.kept: Lru[Preview, bytes] = Lru(KEPT)
        self._coming: dict[Preview, asyncio.Task[bytes]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)

    @property
    def ready(self) -> bool:
        return self.folder is not None and (self.folder / "any.svg").is_file()

    async def draw(self, preview: Preview) -> bytes:
        """The picture as PNG, 1200 by 630."""
        found = self.kept.get(preview)
        if found is not None:
            return found
        coming = self._coming.get(preview)
        if coming is None:
            if not self.ready:
                raise missing("picture", "the client is not built, and the pictures with it")
            if len(self._coming) >= WAITING_MOST:
                raise FaultError(429, "too-fast", "too many pictures at once; wait a moment")
            coming = self._coming[preview] = asyncio.create_task(self._draw(preview))
            coming.add_done_callback(lambda _: self._coming.pop(preview, None))
        return await asyncio.shield(coming)

    async def _draw(self, preview: Preview) -> bytes:
        async with self._turns:
            assert self.folder is not None
            svg = await asyncio.to_thread(self.svg, preview)
            picture = await rasterised(svg, sorted(self.folder.glob("*.ttf")))
        self.kept.put(preview, picture)
        return picture

    def svg(self, preview: Preview) -> str:
        assert self.folder is not None
        file = self.folder / f"{preview.game}.svg"
        sheet = (file if file.is_file() else self.folder / "any.svg").read_text(encoding="utf-8")
        line = self.written(preview.line)
        if len(line) > LINE_MOST:
            line = f'<tspan font-size="{34 * LINE_MOST // len(line)}">{html.escape(line)}</tspan>'
        else:
            line = html.escape(line)
        shields = [
            f'<g transform="translate({74 * place})"{"" if one.taken else OPEN}>'
            f'<use href="#shield-{one.seat % 7}"/><use href="#charge-{one.crest}"/>{WINS if one.wins else ""}</g>'
            for place, one in enumerate(preview.shields)
        ]
        return (
            sheet.replace("{{seats}}", "".join(shields))
            .replace("{{line}}", line)
            .replace("{{title}}", html.escape(self.written(preview.title)))
        )

    def written(self, text: str) -> str:
        """What of a text there are letters for."""
        return "".join(
            letter for letter in text if ord(letter) in self._letters and unicodedata.category(letter) not in UNSEEN
        )

    @cached_property
    def _letters(self) -> frozenset[int]:
        if not self.ready or self.folder is None:
            return frozenset(range(0x20, 0x180))
        ranges = [one.partition("-") for one in (self.folder / "letters.txt").read_text(encoding="ascii").split()]
        return frozenset(
            number for first, _, last in ranges for number in range(int(first, 16), int(last or first, 16) + 1)
        )


OPEN: Final = ' opacity="0.45"'
WINS: Final = '<use href="#crown"/>'


async def rasterised(svg: str, fonts: list[Path]) -> bytes:
    """Drawn by a process of its own: it would hold up everybody at the tables for half a second."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "hoftag.server.http.links.drawing",
        *map(str, fonts),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        picture, _ = await asyncio.wait_for(process.communicate(svg.encode()), SECONDS)
    except (TimeoutError, asyncio.CancelledError):
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise FaultError(503, "busy", "the picture takes too long; try again later") from None
    if process.returncode != 0:
        raise FaultError(500, "our-fault", "the picture could not be drawn")
    return picture
