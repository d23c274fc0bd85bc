"""A line of some length: everything that goes over it arrives so much later, in both directions."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self


class SlowLine:
    """A port that leads to another one, with a delay on the way there and on the way back."""

    def __init__(self, target: int, delay: float) -> None:
        self.target = target
        self.delay = delay
        self.port = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._serving: set[asyncio.Task[None]] = set()
        self._ready = threading.Event()
        self._stop: Callable[[], object] = lambda: None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(20)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()
        self._thread.join(20)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        over = asyncio.Event()
        self._stop = lambda: loop.call_soon_threadsafe(over.set)
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await over.wait()
        server.close()
        for writer in list(self._open):
            writer.transport.abort()
        await asyncio.gather(*self._serving)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._serving.add(task)
        self._open.add(writer)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        self._open.add(back)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        self._open -= {writer, back}

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """In order, each piece so much after it came."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(due - time.monotonic())
                if not data or target.is_closing():
                    target.close()
                    return
                target.write(data)

        delivering = asyncio.ensure_future(deliver())
        try:
            while data := await source.read(65_536):
                under_way.put_nowait((time.monotonic() + self.delay, data))
        except OSError:
            pass
        under_way.put_nowait((time.monotonic() + self.delay, b""))
        await delivering
