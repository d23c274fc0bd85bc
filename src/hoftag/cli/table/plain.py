"""The table line by line: for screen readers, pipes and plain terminals."""

from collections.abc import Callable

from hoftag.cli.table.ending import result_page
from hoftag.cli.table.grouping import LONG, Entry, Group, arranged
from hoftag.cli.table.reading import Command
from hoftag.cli.table.render import Painter
from hoftag.cli.table.session import Page, Session
from hoftag.core.moves import Move

Ask = Callable[[str], str]
Tell = Callable[[str], None]


class PlainTable:
    """One match, told and asked in lines."""

    def __init__(self, session: Session, ask: Ask, tell: Tell) -> None:
        self.session = session
        self.words = session.words
        self.ask = ask
        self.tell = tell
        self.told: dict[int, int] = {}
        """The version from which on each person has not been told."""
        self.asked_last = -1

    def run(self) -> bool:
        """Play to the end; False if somebody leaves before."""
        session = self.session
        while (seat := session.next_seat()) is not None:
            if seat in session.bots:
                session.play(seat, session.bot_choice(seat))
                if notice := session.take_notice():
                    self.tell(notice)
                if not session.people:
                    self._news()
            elif not self._turn(seat):
                return False
        self._news()
        self._read(result_page(session, spoken=True))
        return True

    def _turn(self, seat: int) -> bool:
        """Ask one person until a move is made; False if they leave."""
        session = self.session
        if session.must_hand_over(seat):
            self._hand_over(seat)
        others_played = self._news()
        if others_played or self.asked_last != seat:
            self._sheet()
        self.asked_last = seat
        return self._ask_for_a_move(seat)

    def _ask_for_a_move(self, seat: int) -> bool:
        """Ask until there is one, or until they leave; a long list is gone through step by step."""
        session, group = self.session, None
        while True:
            entries = arranged(group.moves if group else session.legal(), session.reader.label)
            self._list(entries, group)
            answer = self.ask(self.words.say("ui-ask")).strip()
            command = session.reader.command(answer)
            if command is not None and command.name == "quit":
                return False
            if command is not None and command.name == "undo":
                trouble = session.undo()
                self.tell(trouble or self.words.say("ui-undone"))
                if trouble is None:
                    return True
            elif command is not None:
                self._obey(command)
            elif not answer and group is not None:
                group = None
            else:
                meant = self._understood(answer, entries)
                if isinstance(meant, Move):
                    session.play(seat, meant)
                    return True
                group = meant or group

    def _list(self, entries: list[Entry], group: Group | None) -> None:
        """What is asked, and the answers there are."""
        self.tell("")
        self.tell(self.session.question())
        if group is not None:
            self.tell(self.words.say("ui-group-open", {"label": group.label}))
        for number, entry in enumerate(entries, 1):
            self.tell(f"{number:>3}. {self.session.entry(entry)}")

    def _understood(self, answer: str, entries: list[Entry]) -> Entry | None:
        """The move somebody means, or the moves among which it is; otherwise they are told what is wrong."""
        reader = self.session.reader
        if answer.isdecimal() and 1 <= int(answer) <= len(entries):
            return entries[int(answer) - 1]
        found = reader.matching(answer, self.session.legal()) if answer else []
        if len(found) == 1:
            return found[0]
        if len(found) > LONG:
            return Group(answer, found)
        if found:
            labels = self.words.joined([reader.label(move) for move in found])
            self.tell(self.words.say("ui-several", {"names": labels}))
            return None
        meant = reader.anything(answer) if answer and not answer.isdecimal() else []
        if meant:
            self._read(self.session.why_not(meant[0]))
        else:
            self.tell(self.words.say("ui-unknown", {"text": answer}))
        return None

    def _obey(self, command: Command) -> None:
        session = self.session
        if command.name == "help":
            self._read(session.explain())
        elif command.name == "why":
            self._read(session.why(command.rest))
        elif command.name in ("rule", "rules"):
            self._read(session.rule_page(command.rest))
        elif command.name == "log":
            for said in session.log():
                self.tell(said.text)
        elif command.name == "table":
            self._sheet()
        elif command.name == "save":
            self.tell(self.words.say("ui-saved", {"path": str(session.pen.path)}))

    def _hand_over(self, seat: int) -> None:
        """The next person's eyes only: the last one's lines leave the screen first."""
        self.tell("\n" * 60)
        self.ask(f"{self.words.say('ui-hand-over', {'seat': seat})} {self.words.say('ui-hand-over-enter')} ")
        self.session.viewer = seat

    def _news(self) -> bool:
        """Tell what happened since the person here was told last; whether anybody else did any of it."""
        viewer = self.session.viewer
        match, first = self.session.match, self.told.get(viewer, 0)
        self.told[viewer] = match.version + 1
        for said in self.session.log(first):
            self.tell(said.text)
        return any(match.line(version).seat != viewer for version, _ in match.told(max(1, first)))

    def _sheet(self) -> None:
        session = self.session
        self.tell("")
        for line in Painter(session.match, session.words, session.viewer, spoken=True).text():
            self.tell(line)

    def _read(self, page: Page) -> None:
        self.tell("")
        self.tell(page.title)
        for paragraph in page.paragraphs:
            self.tell(paragraph)
