"""Games with one fault each, for the tests of the conformance kit: Tribute and Liar's Dice, spoilt."""

import random
import shutil
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Self

import tribute
from hoftag_liars import LiarsGame
from hoftag_liars.moves import CHALLENGE, FACE
from hoftag_liars.state import Liars
from tribute import BID, CARD, PublicView, Tribute, TributeGame

from hoftag.core.events import Tell
from hoftag.core.game import Document, Game, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.options import OptionValue
from hoftag.core.outcome import Outcome
from hoftag.core.rng import Rng
from hoftag.core.rush import Rush
from hoftag.core.sheet import Line, Panel, Table
from hoftag.core.strategy import Strategy

# --- states of Tribute -----------------------------------------------------------------------------------------------


class Faulty(Tribute):
    """Tribute with one fault; each subclass overrides a single method."""


class ShowsBids(Faulty):
    def view(self, viewer: int) -> Document:
        return {**super().view(viewer), "bids": list(self.bids)}


class WorldsFromTheTruth(Faulty):
    def resample(self, seat: int, rng: Rng) -> "Tribute":
        new = self.copy()
        new.rng = rng.below(1 << 62)
        return new


class WorldsKeepTheFuture(Faulty):
    def resample(self, seat: int, rng: Rng) -> "Tribute":
        new = super().resample(seat, rng)
        new.rng = self.rng + 1
        return new


class WorldsWithTheRealFuture(Faulty):
    def resample(self, seat: int, rng: Rng) -> "Tribute":
        new = super().resample(seat, rng)
        new.rng = self.rng
        return new


class SharedHands(Faulty):
    def copy(self) -> Self:
        new = super().copy()
        new.hands = self.hands
        return new


class UnsortedMoves(Faulty):
    def legal(self, seat: int) -> list[Move]:
        return super().legal(seat)[::-1]


class DeadEnd(Faulty):
    def legal(self, seat: int) -> list[Move]:
        return super().legal(seat) if len(self.pile) > 2 else []


class LosesCards(Faulty):
    def award(self, tell: Tell | None) -> None:
        super().award(tell)
        self.hands[0] = self.hands[0][1:]


class Chatty(Faulty):
    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        super().play(seat, move, tell)
        if tell is not None and self.won[0]:
            self.won[0].reverse()
            self.won[0][0] = (self.won[0][0] + 1) % len(CARD)


class ForgetsBids(Faulty):
    def save(self) -> Document:
        return {**super().save(), "bids": [None] * self.seats}


class NoRule(Faulty):
    def prompt(self, seat: int) -> Prompt:
        return Prompt("bid", "")


class PartsDoNotAddUp(Faulty):
    def outcome(self) -> Outcome:
        outcome = super().outcome()
        outcome.scores = [score + 1 for score in outcome.scores]
        return outcome


class Endless(Faulty):
    def award(self, tell: Tell | None) -> None:
        self.hands = [list(range(len(CARD))) for _ in self.hands]
        self.bids = [-1] * self.seats
        self.pile = list(range(5))


class Racing(Faulty):
    """Tribute as a race: whoever has not bid yet may, and nobody must."""

    def live(self) -> bool:
        return True

    def rush(self) -> Rush | None:
        return None if self.is_over() else Rush(3.0, 0.2, 1.0)


class RaceOnASlowTable(Racing):
    def live(self) -> bool:
        return False


class RaceWithoutEnd(Racing):
    pass


class RaceThatWaits(Racing):
    def timed(self) -> float | None:
        return 20.0


class RaceForTheAbsent(RaceThatWaits):
    def to_act(self) -> tuple[int, ...]:
        return ()

    def may_act(self) -> tuple[int, ...]:
        return () if self.is_over() else super().to_act()

    def absent(self, seat: int) -> Move | None:
        return BID[5]


class NeverAtRest(RaceForTheAbsent):
    def absent(self, seat: int) -> Move | None:
        return (self.legal(seat) or [BID[0]])[0]


class AbsentWithoutARace(Faulty):
    def absent(self, seat: int) -> Move | None:
        return BID[0]


class NotJson(Faulty):
    def view(self, viewer: int) -> Document:
        return {**super().view(viewer), "seats": {0: "a"}}


class ViewThatChanges(Faulty):
    def public(self) -> PublicView:
        return {**super().public(), "pile": self.pile}  # type: ignore[typeddict-item]


class ViewWithAnotherPart(Faulty):
    def public(self) -> PublicView:
        shown = super().public()
        return {**shown, "ahead": 0} if self.won[0] else shown  # type: ignore[typeddict-unknown-key]


class GlobalLuck(Faulty):
    def offer(self, tell: Tell | None) -> None:
        super().offer(tell)
        if self.pile and self.on_offer >= 0:
            other = random.randrange(len(self.pile))
            self.on_offer, self.pile[other] = self.pile[other], self.on_offer
            self.pile.sort()


class GlobalLuckLater(Faulty):
    def award(self, tell: Tell | None) -> None:
        super().award(tell)
        if len(self.pile) > 1 and len(self.pile) < 4:
            other = random.randrange(len(self.pile))
            self.on_offer, self.pile[other] = self.pile[other], self.on_offer
            self.pile.sort()


class SheetThatRaises(Faulty):
    def sheet(self, viewer: int) -> list[Panel]:
        return [Panel(Line("player", {"seat": self.view(viewer)["nobody"]}))]  # type: ignore[dict-item]


class SheetWithoutWords(Faulty):
    def sheet(self, viewer: int) -> list[Panel]:
        return [Panel(Line("weather"))]


class TableWithoutWords(Faulty):
    def sheet(self, viewer: int) -> list[Panel]:
        first, *others = super().sheet(viewer)
        row = [Line("player", {"seat": 0}), Line("weather")]
        table = Table("player", [Line("player", {"seat": 0})] * 2, [row], {"seat": 0})
        return [Panel(first.title, [table]), *others]


class TableWithAGap(Faulty):
    def sheet(self, viewer: int) -> list[Panel]:
        heads = [Line("player", {"seat": seat}) for seat in (0, 1)]
        return [Panel(heads[0], [Table("player", heads, [heads[:1]], {"seat": 0})])]


class PromptOfNoRule(Faulty):
    def prompt(self, seat: int) -> Prompt:
        return Prompt("wait", "T-99")


class RefusalOfNoRule(Faulty):
    def why_not(self, seat: int, move: Move) -> Refusal:
        return Refusal("not-asked", "T-98")


class EventWithoutWords(Faulty):
    def award(self, tell: Tell | None) -> None:
        if tell is not None:
            tell.all("fanfare")
        super().award(tell)


class Extra(Faulty):
    """Tribute with a field that is not declared, so that nobody saves it."""

    __slots__ = ("rounds",)

    rounds: int

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.rounds = 0

    def copy(self) -> Self:
        new = super().copy()
        new.rounds = self.rounds
        return new

    def award(self, tell: Tell | None) -> None:
        self.rounds += 1
        super().award(tell)


class ForgetsAField(Extra):
    pass


class CallsAFieldDerived(Extra):
    """Says that the field follows from others, which it does not: what is on offer depends on it."""

    derived = ("rounds",)

    def offer(self, tell: Tell | None) -> None:
        super().offer(tell)
        if self.rounds == 4 and self.pile:
            self.on_offer, self.pile[0] = self.pile[0], self.on_offer


class FaultyGame(TributeGame):
    """Tribute with states of a faulty class."""

    def __init__(self, faulty: type[Faulty]) -> None:
        super().__init__()
        self.faulty = faulty

    def empty_table(self, seats: int, options: Mapping[str, OptionValue]) -> Faulty:
        return self.faulty(self, seats, options)


class WithoutSource(TributeGame):
    def load(self, document: Mapping[str, object]) -> Tribute:
        state = super().load(document)
        del state.source
        return state


# --- states of Liar's Dice -------------------------------------------------------------------------------------------


class TellsEveryRoll(Liars):
    def begin_round(self, tell: Tell | None) -> None:
        super().begin_round(tell)
        if tell is not None:
            for seat, dice in enumerate(self.dice):
                if dice:
                    tell.events = [event for event in tell.events if event.seats != (seat,)]
                    tell.all("yours", faces=FACE.names(dice))


class ForgetsTheLastBidder(Liars):
    """What it forgets can still be seen when the game is over."""

    def save(self) -> Document:
        return {**super().save(), "last_bidder": None}


class RedealsOneOpponent(Liars):
    def resample(self, seat: int, rng: Rng) -> Liars:
        new = self.copy()
        one = self.after(seat)
        new.dice[one] = sorted(rng.below(len(FACE)) for _ in new.dice[one])
        new.rng = rng.below(1 << 62)
        return new


class KeepsOneOpponent(Liars):
    """Deals all others anew, but never the last seat of the table. What it keeps hangs on the truth, by its digest."""

    def resample(self, seat: int, rng: Rng) -> Liars:
        new = super().resample(seat, rng)
        new.dice[-1] = self.dice[-1]
        return new


class NoReasonForOneVerb(Liars):
    def why_not(self, seat: int, move: Move) -> Refusal:
        return None if move is CHALLENGE else super().why_not(seat, move)  # type: ignore[return-value]


class FaultyLiars(LiarsGame):
    """Liar's Dice with states of a faulty class, or another strategy."""

    def __init__(self, faulty: type[Liars] = Liars, known: Strategy[Liars] | None = None) -> None:
        self.faulty = faulty
        self.known = known

    def empty_table(self, seats: int, options: Mapping[str, OptionValue]) -> Liars:
        return self.faulty(self, seats, options)

    @property
    def strategy(self) -> Strategy[Liars] | None:
        return self.known


# --- packages --------------------------------------------------------------------------------------------------------

NUMBER = count(1)


def packaged(folder: Path, change: Callable[[Path], None], **facts: str) -> Game:
    """A game in a package of its own, with files that were changed."""
    name = f"planted_{next(NUMBER)}"
    home = folder / name
    shutil.copytree(Path(tribute.__file__).parent, home, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    (home / "__init__.py").write_text("")
    change(home)
    found: Game = type("Planted", (TributeGame,), {"package": name, **facts})()
    return found


def edited(file: str, old: str, new: str) -> Callable[[Path], None]:
    """Put something else into a file."""

    def change(home: Path) -> None:
        path = home / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    return change


def removed(file: str) -> Callable[[Path], None]:
    return lambda home: (home / file).unlink()
