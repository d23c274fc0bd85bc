"""A table in play, whatever it is shown on: whose turn it is, what was played, what each person has read of it."""

from itertools import pairwise
from typing import NamedTuple

from hoftag.cli.table.grouping import Entry, Group
from hoftag.cli.table.reading import Reader
from hoftag.cli.table.store import Pen
from hoftag.core.errors import HoftagError, reason
from hoftag.core.events import SPECTATOR, TABLE, Event
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.record import PERSON
from hoftag.core.rng import derive
from hoftag.core.rulebook import rulebook
from hoftag.core.words import COMMON, game_words


class Said(NamedTuple):
    """One sentence of the log: whom it is about, whether it is news, and whether somebody did it to the reader."""

    text: str
    seat: int | None
    fresh: bool
    suffered: bool = False


class Page(NamedTuple):
    """Something to read: an explanation, a rule, the log, the result."""

    title: str
    paragraphs: list[str]


class Session:
    """One match at this terminal."""

    def __init__(self, match: Match, language: str, pen: Pen, *, naming: str = COMMON, strict: bool = False) -> None:
        from hoftag.bots.specs import read

        self.match = match
        self.pen = pen
        players = match.record.players
        names = [player.name for player in players]
        self.words = game_words(match.game, language, names, "hoftag.cli", naming=naming, strict=strict)
        self.reader = Reader(match.game, self.words)
        self.rules = rulebook(match.game, language, naming)
        self.people = [seat for seat, player in enumerate(players) if player.kind == PERSON]
        self.bots = {seat: read(player.kind) for seat, player in enumerate(players) if player.kind != PERSON}
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        """The person in front of the screen; nobody in particular while it changes hands."""
        self.notice = ""
        """What whoever plays should know about a bot; whoever shows it takes it away."""
        self._said: dict[tuple[int, int, bool], list[tuple[str, int | None, bool]]] = {}
        self._read = {seat: self._last_turn(seat) for seat in self.people}

    def _last_turn(self, seat: int) -> int:
        """The version with which this seat's last turn ended: what follows is news."""
        line = self.match.line
        turns = pairwise(self.match.standing)
        return max((last for last, after in turns if line(last).seat == seat != line(after).seat), default=0)

    # --- whose turn ------------------------------------------------------------------------------------------------

    def next_seat(self) -> int | None:
        """Who decides next: the bots before the people, the person in front of the screen before the others."""
        state = self.match.state
        while state.timed() is not None and not state.may_act():
            self.play(TABLE, state.legal(TABLE)[0])  # a timed phase in which nobody has anything left to do
        seats = state.to_act() or state.may_act()
        for seat in seats:
            if seat in self.bots:
                return seat
        if self.viewer in seats:
            return self.viewer
        return seats[0] if seats else None

    def must_hand_over(self, seat: int) -> bool:
        """Whether another person has to sit down before this seat decides."""
        return seat in self.people and seat != self.viewer

    def is_over(self) -> bool:
        return self.match.state.is_over()

    # --- playing ---------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> None:
        """Play a move and put it on the disk."""
        self.match.play(seat, move)
        self.pen.write(firmly=seat in self.people)
        if seat in self._read and seat not in self.match.state.to_act():
            self._read[seat] = self.match.version

    def bot_choice(self, seat: int) -> Move:
        """What a bot does; its luck hangs on seed and place in the game, so a resumed game goes on the same way.

        Whoever fails is replaced for the rest of this session, and `notice` says so.
        """
        from hoftag.bots.player import Seat
        from hoftag.bots.stand_in import legal_choice, play_on

        record = self.match.record
        luck = derive(record.seed, seat + 1, len(record.entries))
        view = Seat(self.match.game, self.match.state, seat, record.seats)
        spec = self.bots[seat]
        try:
            return legal_choice(spec.make(luck), view)
        except Exception as error:  # noqa: BLE001 - told to whoever plays
            self.bots[seat], _, move = play_on(view, spec.text, luck)
            bot = self.bots[seat].text
            self.notice = self.words.say("ui-bot-failed", {"seat": seat, "bot": bot, "error": reason(error)})
            return move

    def undo(self) -> str | None:
        """Take back the last move of the person here; a sentence if that cannot be done."""
        if not self.match.can_undo(self.viewer):
            return self.words.say("ui-no-undo")
        self.match.undo(self.viewer)
        self.pen.write()
        return None

    def take_notice(self) -> str:
        notice, self.notice = self.notice, ""
        return notice

    # --- reading ---------------------------------------------------------------------------------------------------

    def legal(self) -> list[Move]:
        return self.match.state.legal(self.viewer) if self.viewer != SPECTATOR else []

    def offer(self, move: Move) -> str:
        """A legal move with what it costs and brings."""
        label, effects = self.reader.label(move), self.match.state.effects(self.viewer, move)
        return (
            self.words.say("move-effects", {"move": label, "effects": self.words.effects(effects)})
            if effects
            else label
        )

    def figures(self, move: Move) -> dict[str, str]:
        """What a legal move costs and brings, by kind, for a column each."""
        effects = self.match.state.effects(self.viewer, move)
        return {effect.what: self.words.effect(effect, short=True) for effect in effects}

    def entry(self, entry: Entry) -> str:
        """A line of the list of moves."""
        if isinstance(entry, Group):
            return self.words.say("ui-group", {"label": entry.label, "count": len(entry.moves)})
        return self.offer(entry)

    def log(self, first: int = 0) -> list[Said]:
        """What the person here has learnt from a version on; what is new since their last turn is fresh."""
        read = self._read.get(self.viewer, 0)
        told = []
        for version, events in self.match.told(first):
            sentences = self._sentences(version, events)
            told += [Said(text, seat, version >= read, hurt) for text, seat, hurt in sentences]
        return told

    def _sentences(self, version: int, events: list[Event]) -> list[tuple[str, int | None, bool]]:
        """What one move told, in words for the person here; said once and remembered."""
        key = (version, self.viewer, self.is_over())
        if key not in self._said:
            seen = [event if self.is_over() else event.seen_by(self.viewer) for event in events]
            self._said[key] = [
                (self.words.event(event, self.viewer), seat_of(event), is_done_to(event, self.viewer))
                for event in seen
                if event is not None
            ]
        return self._said[key]

    def question(self) -> str:
        return self.words.prompt(self.match.state.prompt(self.viewer), self.viewer)

    def explain(self) -> Page:
        """`?`: what is asked, why it matters, and the rule."""
        prompt = self.match.state.prompt(self.viewer)
        said = [self.words.prompt_help(prompt, self.viewer), *self.rule_texts(prompt.rule)]
        things: dict[str, str] = {}
        for move in self.legal():
            things |= self.words.about(move)
        said += [self.words.say("ui-about", {"name": name, "text": text}) for name, text in things.items()]
        legal = self.legal()
        other = next((move for move in self.match.game.moves.all if move not in legal), self.match.game.moves.all[0])
        keys = self.words.say("ui-help-keys", {"example": self.reader.label(other), "text": prompt.rule})
        return Page(self.words.prompt(prompt, self.viewer), [*said, keys])

    def hint(self, move: Move) -> str:
        """What to know about a move before making it."""
        return " ".join(self.words.about(move).values())

    def why(self, text: str) -> Page:
        """`why MOVE`: the rule that forbids it, or that nothing does."""
        title = self.words.say("ui-why-title")
        found = self.reader.anything(text) if text else []
        if not found:
            key = "ui-why-unknown" if text else "ui-why-usage"
            return Page(title, [self.words.say(key, {"text": text})])
        return self.why_not(found[0])

    def why_not(self, move: Move) -> Page:
        """The rule that forbids a move."""
        label = self.reader.label(move)
        title = self.words.say("ui-why-move", {"text": label})
        if move in self.legal():
            return Page(title, [self.words.say("ui-why-legal")])
        refusal = self.match.state.why_not(self.viewer, move)
        return Page(title, [self.words.refusal(refusal, self.viewer), *self.rule_texts(refusal.rule)])

    def rule_texts(self, rule: str) -> list[str]:
        found = self.rules.rules.get(rule)
        return [found.line(marked=found.ours)] if found else [rule]

    def rule_page(self, asked: str) -> Page:
        """`rules` and `rule C-5.2`: all of them by chapter, or one with what belongs to it."""
        if asked:
            try:
                return Page(self.rules.title, self.rules.lines(asked))
            except HoftagError:
                return Page(self.rules.title, [self.words.say("ui-no-rule", {"text": asked})])
        lines = [line for line in (self.rules.preface, self.rules.legend) if line]
        for chapter in self.rules.chapters:
            lines += [chapter.heading, *chapter.lines()]
        return Page(self.rules.title, lines)


def seat_of(event: Event) -> int | None:
    """The seat an event is about, if it is about one."""
    for name in ("seat", "to_seat"):
        seat = event.args.get(name)
        if isinstance(seat, int):
            return seat
    return None


def is_done_to(event: Event, viewer: int) -> bool:
    """Whether an event says that something was done to the viewer: `from_seat`, `of_seat`, `with_seat`."""
    if event.args.get("seat") == viewer:
        return False
    return any(event.args.get(name) == viewer for name in ("from_seat", "of_seat", "with_seat"))
