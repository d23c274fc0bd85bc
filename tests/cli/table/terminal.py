"""A real terminal for the tests: keys in, the screen that a person sees out."""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import pexpect
import pyte

HOFTAG = [sys.executable, "-m", "hoftag"]
KEYS = {
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "enter": "\r",
    "tab": "\t",
    "escape": "\x1b",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "ctrl-c": "\x03",
}
PATIENCE = 20.0


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "PYTHONPYCACHEPREFIX") if name in os.environ}
    return {**kept, "HOFTAG_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **more}


class Terminal:
    """A command on a screen of its own."""

    def __init__(
        self, home: Path, *arguments: str, size: tuple[int, int] = (80, 24), variables: dict[str, str] | None = None
    ) -> None:
        columns, rows = size
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.child: pexpect.spawn[bytes] = pexpect.spawn(
            HOFTAG[0],
            [*HOFTAG[1:], *arguments],
            env=environment(home, **(variables or {})),
            dimensions=(rows, columns),
            timeout=PATIENCE,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Whoever still runs is ended for good, however long that takes: `close(force=True)` gives up too soon."""
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
            self.child.wait()
        self.child.close()

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def read(self, seconds: float = 0.05) -> bool:
        """Take in what the command writes; False once it has ended."""
        try:
            data = self.child.read_nonblocking(65536, timeout=seconds)
        except pexpect.TIMEOUT:
            return True
        except (pexpect.EOF, OSError):
            return False
        self.raw += data
        self.stream.feed(data)
        return True

    def until(self, seen: str | Callable[[str], bool]) -> str:
        """Wait until the screen shows something; the screen is part of the complaint if it never does."""
        shown = (lambda text: seen in text) if isinstance(seen, str) else seen
        end = time.monotonic() + PATIENCE
        while not shown(self.text):
            if not self.read() and not shown(self.text):
                raise AssertionError(f"the command ended without {seen!r}:\n{self.text}")
            if time.monotonic() > end:
                raise AssertionError(f"never saw {seen!r}:\n{self.text}")
        return self.text

    def press(self, *keys: str) -> None:
        for key in keys:
            self.child.send(KEYS.get(key, key))

    def vanish(self) -> None:
        """Close the window: the command's terminal is gone."""
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, self.child.fileno())
        os.close(nowhere)

    def ended(self) -> int:
        """Wait for the end, and give the exit code (negative: the signal)."""
        end = time.monotonic() + PATIENCE
        while self.read() and time.monotonic() < end:
            pass
        self.child.wait()
        if self.child.signalstatus is not None:
            return -int(self.child.signalstatus)
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)


def saved(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.hoftag"))
