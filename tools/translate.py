"""Makes binaries of the hot modules with mypyc, in the folder named; `tools/compile.py` makes a build of them.

It stands alone because mypyc and the C compiler say much that nobody wants to read if all goes well.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "hoftag"

CORE = ("boxed", "errors", "events", "game", "masks", "match", "moves", "position", "record", "rng", "stepped")
BOTS = ("greedy", "player", "random", "search")
SERVER = ("faults", "timekeeper", "viewer")
TABLE = (
    *("actor", "audience", "chat", "clocks", "gathering", "history", "play"),
    *("questions", "storing", "table", "timing", "views", "votes"),
)
READ_ONCE = ("__init__.py", "box.py", "components.py")
"""Of a game: what runs at the start and never again."""


def hot_modules() -> list[Path]:
    """What is compiled, all of it together, so that modules call each other directly."""
    rooms = {
        "core": CORE,
        "bots": BOTS,
        "server": SERVER,
        "server/table": TABLE,
        "server/rush": ("runner",),
        "server/bots": ("turns",),
        "server/net": ("sockets", "websocket"),
        "server/wire": ("encode",),
    }
    found = [SOURCE / room / f"{name}.py" for room, names in rooms.items() for name in names]
    for home in sorted(folder.parent for folder in (SOURCE / "games").glob("*/__init__.py")):
        found += sorted(set(home.rglob("*.py")) - {home / name for name in READ_ONCE})
    return found


class OnAllCores(build_ext):
    """setuptools alone compiles the files of one library one after the other, and nearly all is in one."""

    def build_extensions(self) -> None:
        """Compile every file, the longest first; what is left to do is to link."""
        files = [(one, file) for one in self.extensions for file in one.sources]
        files.sort(key=lambda pair: -Path(pair[1]).stat().st_size)
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            made = list(cores.map(lambda pair: self.compile_file(*pair), files))
        for (one, _), objects in zip(files, made, strict=True):
            one.sources = []
            one.extra_objects += objects
        super().build_extensions()

    def compile_file(self, one: Extension, file: str) -> list[str]:
        """One file of C."""
        made: list[str] = self.compiler.compile(
            [file], output_dir=self.build_temp, include_dirs=one.include_dirs, extra_postargs=one.extra_compile_args
        )
        return made


def main(folder: Path) -> None:
    """C goes into `c` and `objects`, binaries into `build`."""
    os.chdir(ROOT)  # where mypy finds its settings
    extensions = mypycify(
        ["--cache-dir", os.devnull, *(str(module.relative_to(ROOT)) for module in hot_modules())],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(folder / "c"),
    )
    command = OnAllCores(Distribution({"name": "hoftag", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder / "build"), str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
