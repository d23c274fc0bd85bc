"""The compiled build: `./hoftag compile` makes it in .compiled, `./hoftag compile --remove` deletes it.

.compiled/hoftag mirrors src/hoftag: a link to every file there, and beside the hot modules what mypyc made of them. The
launcher puts it in front of the source for as long as its stamp holds; docs/compiled.md says more.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
LAST_LINES = 20
"""Of what mypyc and the C compiler said, if they failed."""


def missing() -> str | None:
    """What this machine lacks, as one sentence."""
    if WINDOWS:
        return "there is no compiled build on Windows; everything runs without it"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"the C compiler {compiler} is missing: install it (Debian: apt-get install gcc libc6-dev)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the headers of Python are missing: install them (Debian: apt-get install python3-dev)"
    return None


def make(root: Path, stamp: str) -> int:
    """Build beside .compiled and put it there when all of it is done: half a build is never used."""
    began = time.monotonic()
    say("compiling the hot modules; this takes a few minutes ...")
    with tempfile.TemporaryDirectory(prefix=".compiled-", dir=root) as name:
        folder = Path(name)
        with (folder / "said").open("w+", encoding="utf-8", errors="replace") as said:
            command = [sys.executable, str(root / "tools" / "translate.py"), str(folder)]
            if subprocess.run(command, stdout=said, stderr=subprocess.STDOUT, check=False).returncode:
                said.seek(0)
                sys.stderr.writelines(said.readlines()[-LAST_LINES:])
                say("the hot modules could not be compiled; the lines above say why")
                return 1
        mirror(root / "src" / "hoftag", folder / "build" / "hoftag", root / ".compiled" / "hoftag")
        (folder / "build" / "stamp").write_text(stamp + "\n", encoding="ascii")
        if (root / ".compiled").exists():
            (root / ".compiled").rename(folder / "before")
        (folder / "build").rename(root / ".compiled")
    say(f"compiled in {time.monotonic() - began:.0f} s; from now on ./hoftag runs this build")
    return 0


def mirror(source: Path, build: Path, place: Path) -> None:
    """Link every file of the source, as seen from the place where the build will be.

    The folder of the web client is one link: a client that is built later is the one served.
    """
    for folder, folders, files in os.walk(source):
        folders[:] = [name for name in folders if name not in {"__pycache__", "static"}]
        here = Path(folder).relative_to(source)
        (build / here).mkdir(parents=True, exist_ok=True)
        for name in files:
            (build / here / name).symlink_to(os.path.relpath(source / here / name, place / here))
    (build / "static").symlink_to(os.path.relpath(source / "static", place))


def remove(root: Path) -> None:
    """Delete the build, and what interrupted ones left."""
    for folder in [root / ".compiled", *root.glob(".compiled-*")]:
        shutil.rmtree(folder, ignore_errors=True)


def say(message: str) -> None:
    print(f"hoftag: {message}", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="hoftag compile", description="Make a faster build of the same source.")
    parser.add_argument("--remove", action="store_true", help="delete it again")
    parser.add_argument("--stamp", required=True, help=argparse.SUPPRESS)  # the launcher knows what it will look for
    told = parser.parse_args(arguments)
    if told.remove:
        remove(ROOT)
        return 0
    lacking = missing()
    if lacking:
        say(lacking)
        return 2
    return make(ROOT, told.stamp)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
