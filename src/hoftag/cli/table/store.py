"""Where games lie on the disk, and the pen that writes every move down the moment it is made."""

import os
import shlex
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from hoftag.core.errors import HoftagError
from hoftag.core.record import Record

SUFFIX: Final = ".hoftag"
END: Final = "end "


def games_folder(environment: Mapping[str, str]) -> Path:
    """`$HOFTAG_HOME/games`, else where the system keeps the data of its users."""
    if environment.get("HOFTAG_HOME"):
        return Path(environment["HOFTAG_HOME"]) / "games"
    from platformdirs import user_data_path

    return user_data_path("hoftag", appauthor=False) / "games"


def new_path(folder: Path, game: str) -> Path:
    """A name for a new game that no other has."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    stem = f"{game}-{now}"
    number = 1
    while (folder / f"{stem}{SUFFIX}").exists():
        number += 1
        stem = f"{game}-{now}-{number}"
    return folder / f"{stem}{SUFFIX}"


def newest_unfinished(folder: Path) -> Path:
    """The game that was played last and is not over."""
    try:
        found = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError as error:
        raise HoftagError(f"{folder} cannot be read: {error.strerror or error}") from None
    for path in found:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        if not lines or not lines[-1].startswith(END):
            return path
    raise HoftagError(f"there is no unfinished game in {folder}; begin one with: hoftag play GAME")


def resume_command(path: Path) -> str:
    """What to type to go on with a game."""
    return f"hoftag play --resume {shlex.quote(str(path))}"


class Pen:
    """Writes a record as it grows: the head at once, then a line for every move before the next one is made."""

    def __init__(self, path: Path, record: Record, *, fresh: bool) -> None:
        """Begin a new file, or go on where the file ends."""
        self.path = path
        self.record = record
        self.written = 0 if fresh else len(record.entries)
        self.closed_with_end = not fresh and record.end is not None
        try:
            if fresh:
                self._begin()
            self.file = os.open(path, os.O_WRONLY | os.O_APPEND)
        except OSError as error:
            raise HoftagError(f"{path} cannot be written: {error.strerror or error}") from None
        self._hold()
        if not fresh and not path.read_bytes().endswith(b"\n"):
            os.write(self.file, b"\n")

    def _begin(self) -> None:
        """The head appears whole or not at all."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            raise HoftagError(f"{self.path} exists already; go on with it: {resume_command(self.path)}")
        draft = self.path.with_name(f".{self.path.name}.new")
        draft.write_text(self.record.header(), encoding="utf-8", newline="\n")
        draft.replace(self.path)

    def _hold(self) -> None:
        """Two tables must not write the same game."""
        try:
            import fcntl
        except ImportError:  # not on Windows
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self.file)
            raise HoftagError(f"{self.path} is being played in another window") from None

    def write(self, *, firmly: bool = False) -> None:
        """Put down what the record has gained, in one call to the system: killing this process loses nothing.

        `firmly` waits for the disk as well, so that not even a power cut does.
        """
        lines = [str(entry) for entry in self.record.entries[self.written :]]
        ended = self.record.end is not None and not self.closed_with_end
        if ended:
            lines.append(str(self.record.end))
        if not lines:
            return
        try:
            os.write(self.file, "".join(f"{line}\n" for line in lines).encode())
            if firmly:
                os.fsync(self.file)
        except OSError as error:
            raise HoftagError(f"{self.path} cannot be written: {error.strerror or error}") from None
        self.written = len(self.record.entries)
        self.closed_with_end = self.closed_with_end or ended

    def close(self) -> None:
        """Let the file go."""
        os.close(self.file)
