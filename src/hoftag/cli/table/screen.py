"""The table on a whole screen: arrow keys, a line to type in, and the bots playing on while one reads."""

import asyncio
from collections.abc import Callable
from typing import Literal

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Always, Condition, Filter
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, VSplit, Window
from prompt_toolkit.output import ColorDepth

from hoftag.cli.table import layout
from hoftag.cli.table.ending import result_page
from hoftag.cli.table.grouping import GAP, LONG, Entry, Group, arranged
from hoftag.cli.table.layout import Choice
from hoftag.cli.table.leaving import Left, signals_as
from hoftag.cli.table.reading import Command
from hoftag.cli.table.render import cut
from hoftag.cli.table.scene import Scene, handover, paint
from hoftag.cli.table.session import Page, Session
from hoftag.cli.table.style import PLAIN, STYLE, colour_depth
from hoftag.core.errors import HoftagError
from hoftag.core.moves import Move

Leaving = Literal["quit", "again"]
BELOW = 2
"""Rows for the line to type in and for the keys."""
SMALLEST = (40, 14)
END = 10**6
"""Further down than any page goes."""


class Screen:
    """One match on the screen until it is left."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = session.words
        self.scene = Scene()
        self.mode: Literal["bots", "asked", "handover", "over"] = "bots"
        self.thinking = -1
        self.next_person = -1
        self.chosen = 0
        self.opened: list[Group] = []
        """The groups of moves that were entered, one inside the other."""
        self.line = Buffer(multiline=False, on_text_changed=lambda _: self._typed())
        depth = colour_depth()
        self.app: Application[Leaving] = Application(
            layout=self._layout(),
            key_bindings=self._keys(),
            style=PLAIN if depth is ColorDepth.MONOCHROME else STYLE,
            color_depth=depth,
            full_screen=True,
            enable_page_navigation_bindings=False,
        )
        self.app.ttimeoutlen = 0.05  # Esc acts at once

    def run(self) -> Leaving:
        """Play until the game is left, or over and left."""
        with signals_as(self._leave):
            return self.app.run(pre_run=self._go_on, handle_sigint=False)

    def _leave(self, number: int) -> None:
        """End the session from a signal's handler: the loop does it when it comes round."""
        if self.app.loop is not None:
            self.app.loop.call_soon_threadsafe(lambda: self.app.exit(exception=Left(number)))

    # --- the game goes on ------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Ask the next person at once, or let the bots play first."""
        seat = self.session.next_seat()
        if seat in self.session.bots:
            self.mode = "bots"
            self.app.create_background_task(self._let_bots_play())
        else:
            self._turn_to(seat)

    async def _let_bots_play(self) -> None:
        """Let the bots play until a person is asked or the game is over."""
        try:
            while (seat := self.session.next_seat()) is not None and seat in self.session.bots:
                self.thinking = seat
                self.app.invalidate()
                move = await asyncio.get_running_loop().run_in_executor(None, self.session.bot_choice, seat)
                self.session.play(seat, move)
                self.scene.note = self.session.take_notice() or self.scene.note
        except HoftagError as error:
            self.app.exit(exception=error)
            return
        self.thinking = -1
        self._turn_to(seat)

    def _turn_to(self, seat: int | None) -> None:
        """A person decides next, or nobody because the game is over."""
        if seat is None:
            self.mode = "over"
            self.scene.page = result_page(self.session)
        elif self.session.must_hand_over(seat):
            self.mode, self.next_person = "handover", seat
        else:
            self.mode = "asked"
        self.chosen = 0
        self.opened = []
        self.scene.scroll = 0
        self.app.invalidate()

    def _play(self, move: Move) -> None:
        self.session.play(self.session.viewer, move)
        self._clear()
        self._go_on()

    def _clear(self) -> None:
        self.line.reset()
        self.chosen = 0
        self.opened = []
        self.scene.page = None
        self.scene.note = ""
        self.scene.scroll = 0

    # --- what is shown ---------------------------------------------------------------------------------------------

    def _layout(self) -> Layout:
        typed = Window(BufferControl(self.line), height=1)
        mark = Window(FormattedTextControl([("class:question", "› ")]), width=2, height=1)
        return Layout(
            HSplit(
                [
                    Window(FormattedTextControl(self._painted), always_hide_cursor=True),
                    VSplit([mark, typed]),
                    Window(FormattedTextControl(self._footer), height=1),
                ]
            ),
            focused_element=typed,
        )

    def _size(self) -> tuple[int, int]:
        size = self.app.output.get_size()
        return size.columns, size.rows - BELOW

    def _painted(self) -> StyleAndTextTuples:
        width, height = self._size()
        if width < SMALLEST[0] or height < SMALLEST[1]:
            return [("", self.words.say("ui-too-small"))]
        if self.mode == "handover":
            rows = handover(self.session, self.next_person, width, height)
        else:
            self.scene.question = self._question()
            self.scene.choice = self._choice()
            rows = paint(self.session, self.scene, width, height)
        text: StyleAndTextTuples = []
        for number, row in enumerate(rows):
            text += [("", "\n")] if number else []
            text += row
        return text

    def _footer(self) -> StyleAndTextTuples:
        width, _ = self._size()
        return list(cut([("class:hint", self.words.say(self._footer_key()))], width))

    def _footer_key(self) -> str:
        """What Enter does with what is typed, or which keys there are."""
        text, reader = self.line.text.strip(), self.session.reader
        command = reader.command(text)
        if self.mode == "handover":
            return "ui-keys-hand-over"
        if command is not None:
            return f"ui-enter-{command.name}"
        if text and self.mode == "asked" and not self._candidates() and reader.anything(text):
            return "ui-enter-impossible"
        if self.mode == "over":
            return "ui-keys-over"
        if self._inside() and self.scene.page is None:
            return "ui-keys-group"
        return "ui-keys" if self.scene.page is None else "ui-keys-page"

    def _question(self) -> str:
        if self.mode == "bots" and self.thinking >= 0:
            return self.words.say("ui-thinks", {"seat": self.thinking})
        question = self.session.question()
        return f"{question} {self.opened[-1].label}" if self._inside() else question

    def _inside(self) -> bool:
        """Whether the list is that of a group."""
        return bool(self.opened) and not self.line.text and self.mode == "asked"

    def _candidates(self) -> list[Move]:
        """The moves that what is typed can mean."""
        reader, text = self.session.reader, self.line.text
        command = reader.command(text)
        if command is not None and command.name == "why":
            return reader.anything(command.rest) if command.rest else []
        legal = self.session.legal() if self.mode == "asked" else []
        if self._inside():
            return self.opened[-1].moves
        return legal if command is not None else reader.matching(text, legal)

    def _entries(self) -> list[Entry]:
        """The same as the list shows them."""
        return arranged(self._candidates(), self.session.reader.label)

    def _choice(self) -> Choice:
        hints: list[str] = []
        if self.mode == "over":
            labels = [self.words.say("ui-leave"), self.words.say("ui-again")]
        else:
            entries = self._entries()
            labels = self._labels(entries)
            if self.scene.page is None and len(entries) <= LONG:
                hints = [self.session.hint(entry) if isinstance(entry, Move) else "" for entry in entries]
        self.chosen = max(0, min(self.chosen, len(labels) - 1))
        return Choice(labels, self.chosen, hints)

    def _labels(self, entries: list[Entry]) -> list[str]:
        """Moves with what they cost and bring in columns behind them; what is not legal costs nothing."""
        legal = set(self.session.legal())
        moves = [entry if isinstance(entry, Move) and entry in legal else None for entry in entries]
        figures = [self.session.figures(move) if move is not None else {} for move in moves]
        names = [
            self.session.reader.label(entry) if isinstance(entry, Move) else self.session.entry(entry)
            for entry in entries
        ]
        order = self.session.match.state.holdings(self.session.viewer) if any(figures) else ()
        return layout.with_figures(names, figures, order, self._size()[0])

    def _typed(self) -> None:
        self.chosen = 0
        self.scene.note = ""

    # --- what is done ----------------------------------------------------------------------------------------------

    def _enter(self) -> None:
        text = self.line.text.strip()
        command = self.session.reader.command(text)
        if self.mode == "handover":
            self.session.viewer = self.next_person
            self._clear()
            self.mode = "asked"
        elif command is not None:
            self._obey(command)
        elif self.mode == "over":
            self.app.exit(result="again" if self.chosen else "quit")
        elif not text and self.scene.page is not None:
            self.scene.page = None
        elif self.mode == "asked":
            self._answer(text)

    def _answer(self, text: str) -> None:
        entries = self._entries()
        if entries:
            self._choose(entries[self.chosen])
            return
        meant = self.session.reader.anything(text)
        if meant:
            self._show(self.session.why_not(meant[0]))
        else:
            self.scene.note = self.words.say("ui-unknown", {"text": text})

    def _choose(self, entry: Entry) -> None:
        """Play a move, or open a group of them."""
        if isinstance(entry, Move):
            self._play(entry)
            return
        self.line.reset()
        self.opened.append(entry)
        self.chosen = 0

    def _obey(self, command: Command) -> None:
        """Do what a command says."""
        if command.name == "quit":
            self.app.exit(result="quit")
        elif command.name == "undo":
            self._undo()
        elif command.name == "why" and command.rest:
            entries = self._entries()
            chosen = entries[self.chosen] if entries else None
            page = self.session.why_not(chosen) if isinstance(chosen, Move) else self.session.why(command.rest)
            self._show(page)
        elif command.name == "save":
            self.line.reset()
            self.scene.note = self.words.say("ui-saved", {"path": str(self.session.pen.path)})
        else:
            self._show(self._page(command))
            self.scene.scroll = END if command.name == "log" else 0

    def _page(self, command: Command) -> Page | None:
        if command.name == "help":
            return self.session.explain()
        if command.name == "why":
            return self.session.why("")
        if command.name in ("rule", "rules"):
            return self.session.rule_page(command.rest)
        if command.name == "log":
            return self._log()
        return None

    def _log(self) -> Page:
        return Page(self.words.say("ui-log"), ["\n".join(said.text for said in self.session.log())])

    def _show(self, page: Page | None) -> None:
        self.line.reset()
        self.scene.page = page
        self.scene.scroll = 0
        self.scene.note = ""

    def _undo(self) -> None:
        trouble = self.session.undo()
        self._clear()
        if trouble is None:
            self._go_on()
        else:
            self.scene.note = trouble

    def _scroll(self, pages: int) -> None:
        """Leaf through what does not fit; if everything does, open the log at its end."""
        _, height = self._size()
        if self.scene.page is None and not self.scene.scrolls and self.mode != "handover":
            self._show(self._log())
            self.scene.scroll = END
            return
        self.scene.scroll += pages * max(1, height // 3)

    # --- keys ------------------------------------------------------------------------------------------------------

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        empty = Condition(lambda: not self.line.text)
        table = Condition(lambda: self.mode != "handover")
        bound: list[tuple[str, Filter, Callable[[], None]]] = [
            ("up", table, lambda: self._arrow("up")),
            ("down", table, lambda: self._arrow("down")),
            ("left", table & empty, lambda: self._arrow("left")),
            ("right", table & empty, lambda: self._arrow("right")),
            ("enter", Always(), self._enter),
            ("tab", table, self._complete),
            ("?", table & empty, lambda: self._show(self.session.explain())),
            ("f1", table, lambda: self._show(self.session.explain())),
            ("pageup", table, lambda: self._scroll(-1)),
            ("pagedown", table, lambda: self._scroll(1)),
            ("escape", table, self._escape),
            ("c-c", Always(), self._interrupt),
            ("c-d", empty, self._interrupt),
        ]
        for key, when, do in bound:
            keys.add(key, filter=when, eager=key == "escape")(self._handler(do))
        return keys

    def _handler(self, do: Callable[[], None]) -> Callable[[KeyPressEvent], None]:
        """What a key does; an error for people, such as a full disk, ends the session and is told outside it."""

        def handle(event: KeyPressEvent) -> None:
            try:
                do()
            except HoftagError as error:
                event.app.exit(exception=error)

        return handle

    def _arrow(self, direction: str) -> None:
        width, _ = self._size()
        self.chosen = layout.stepped(self._choice(), width, direction)  # as it is now, painted or not

    def _escape(self) -> None:
        self.scene.note = ""
        if self._inside() and self.scene.page is None:
            left = self.opened.pop()
            self.chosen = next((at for at, entry in enumerate(self._entries()) if entry == left), 0)
            return
        self.line.reset()
        again = self.mode == "over" and self.scene.page is None
        self._show(result_page(self.session) if again else None)

    def _interrupt(self) -> None:
        self.app.exit(exception=Left())

    def _complete(self) -> None:
        """Write the chosen move into the line."""
        entries = self._entries()
        if not entries or self.mode == "over":
            return
        command = self.session.reader.command(self.line.text)
        chosen = entries[self.chosen]
        head = f"{self.line.text.split()[0]} " if command is not None and command.name == "why" else ""
        label = chosen.label.replace(GAP, "") if isinstance(chosen, Group) else self.session.reader.label(chosen)
        self.line.text = head + " ".join(label.split())
        self.line.cursor_position = len(self.line.text)
