"""The spine, with the smallest game that needs all of it: round after round everybody pays a toll, or passes."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import pytest

from hoftag.core.conformance import ConformanceError, Plan, check_game
from hoftag.core.events import SPECTATOR, Tell
from hoftag.core.game import Document, Effect, Game, Refusal
from hoftag.core.moves import Catalogue, Move
from hoftag.core.options import OptionValue
from hoftag.core.outcome import Outcome, ranked
from hoftag.core.position import Reader, head
from hoftag.core.rng import Rng
from hoftag.core.sheet import Line, Panel
from hoftag.core.stepped import Over, Stage, Step, SteppedState, Verb, by_name, by_verb

ROUNDS: Final = 3
MOVES: Final = Catalogue(Move)
PAY: Final = MOVES.one("pay")
PASS: Final = MOVES.one("pass")
SHOUT: Final = MOVES.one("shout")
OVER: Final = Over("R-3")


class Pay(Verb["Toll", Move]):
    def play(self, table: "Toll", seat: int, move: Move, tell: Tell | None) -> bool:
        table.coins[seat] -= 1
        table.paid[seat] += 1
        table.turn += 1
        return False

    def why_not(self, table: "Toll", seat: int, move: Move) -> Refusal:
        return Refusal("no-coin", "R-2")

    def effects(self, table: "Toll", seat: int, move: Move) -> tuple[Effect, ...]:
        return Effect("coins", -1, table.coins[seat] - 1), Effect("paid", 1, table.paid[seat] + 1)


class Pass(Verb["Toll", Move]):
    def play(self, table: "Toll", seat: int, move: Move, tell: Tell | None) -> bool:
        table.turn += 1
        return False


VERBS: Final = by_verb(MOVES, "R-1", {"pay": Pay(), "pass": Pass()})


class AskForToll(Step["Toll", Move]):
    name = "toll"
    rule = "R-1"

    def legal(self, table: "Toll", seat: int) -> list[Move]:
        return [PAY, PASS] if table.coins[seat] else [PASS]

    def play(self, table: "Toll", seat: int, move: Move, tell: Tell | None) -> bool:
        return VERBS[move.kind].play(table, seat, move, tell)

    def why_not(self, table: "Toll", seat: int, move: Move) -> Refusal:
        return VERBS[move.kind].why_not(table, seat, move)

    def effects(self, table: "Toll", seat: int, move: Move) -> tuple[Effect, ...]:
        return VERBS[move.kind].effects(table, seat, move)


TOLL: Final = AskForToll()
STEPS: Final = by_name(TOLL, OVER)


def lay(table: "Toll", tell: Tell | None) -> bool:
    table.coins = [2] * table.seats
    return False


def begin_round(table: "Toll", tell: Tell | None) -> bool:
    table.round += 1
    table.turn = 0
    return False


def turns(table: "Toll", tell: Tell | None) -> bool:
    return table.turn < table.seats and table.ask(table.turn, TOLL)


def end_round(table: "Toll", tell: Tell | None) -> bool:
    return table.round == ROUNDS and table.ask_all(0, OVER)


class Toll(SteppedState):
    __slots__ = ("coins", "paid", "round", "turn")

    course: "ClassVar[Sequence[Stage[Toll]]]" = (lay, begin_round, turns, end_round)
    again: ClassVar[int] = 1
    step: "Step[Toll, Move]"

    def __init__(self, seats: int) -> None:
        super().__init__(seats, OVER)
        self.round = self.turn = 0
        self.coins = [0] * seats
        self.paid = [0] * seats

    def set_up(self, tell: Tell | None) -> None:
        self.go_on(tell)

    def copy(self) -> "Toll":
        new = type(self)(self.seats)
        self.copy_to(new)
        new.round, new.turn, new.coins, new.paid = self.round, self.turn, self.coins[:], self.paid[:]
        return new

    def outcome(self) -> Outcome:
        return Outcome(self.paid, [{"paid": paid} for paid in self.paid], ranked([(paid,) for paid in self.paid]))

    def holdings(self, seat: int) -> dict[str, int]:
        return {"coins": self.coins[seat], "paid": self.paid[seat]}

    def public(self) -> Document:
        return {"coins": self.coins[:], "paid": self.paid[:]}

    def private(self, seat: int) -> Document:
        return {}

    def sheet(self, viewer: int) -> list[Panel]:
        return [Panel(Line("player", {"seat": seat})) for seat in range(self.seats)]

    def resample(self, seat: int, rng: Rng) -> "Toll":
        new = self.copy()
        new.rng = rng.below(1 << 62)
        return new

    def save(self) -> Document:
        step, parts = self.step.name, [self.stage, self.actors, self.round, self.turn]
        facts = {"step": step, "parts": parts, "coins": self.coins, "paid": self.paid}
        return {**head("toll", self.seats, {}, self.rng), **facts}

    def fill(self, reader: Reader) -> None:
        self.step = STEPS[reader.word("step", tuple(STEPS))]
        self.stage, self.actors, self.round, self.turn = (int(str(part)) for part in reader.items_of("parts"))
        self.coins = [int(str(coins)) for coins in reader.items_of("coins")]
        self.paid = [int(str(paid)) for paid in reader.items_of("paid")]

    def counted(self) -> dict[str, int]:
        return {"coins": sum(self.coins) + sum(self.paid)}


class TollGame(Game[Toll]):
    name = "toll"
    package = "tests.core.toll"
    rules_version = 1
    seats = range(2, 4)
    hides = False
    longest = 20
    moves = MOVES

    def __init__(self, table: type[Toll] = Toll) -> None:
        self.table = table

    def empty_table(self, seats: int, options: Mapping[str, OptionValue]) -> Toll:
        return self.table(seats)


GAME: Final = TollGame()


def test_a_stage_is_entered_again_until_it_is_done_and_the_course_begins_anew() -> None:
    table = GAME.new(2, 1)
    asked = []
    while not table.is_over():
        asked.append((table.round, table.actor))
        table.play(table.actor, PASS)
    assert asked == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]
    assert table.coins == [2, 2], "the table was laid once"


def test_whoever_is_not_asked_waits_and_is_told_why() -> None:
    table = GAME.new(3, 1)
    assert table.legal(1) == table.legal(SPECTATOR) == []
    assert (table.prompt(1).key, table.prompt(1).rule) == ("prompt-wait", "R-1")
    assert table.why_not(1, PAY).key == "refusal-not-your-turn"
    assert table.prompt(0).key == "prompt-toll"


def test_a_verb_without_an_entry_is_no_answer() -> None:
    table = GAME.new(2, 1)
    assert (table.why_not(0, SHOUT).key, table.why_not(0, SHOUT).rule) == ("refusal-not-now", "R-1")


def test_known_moves_are_handed_out_as_often_as_somebody_asks() -> None:
    table = GAME.new(2, 1)
    table.ask(0, TOLL, [PASS])
    assert table.legal(0) == table.legal(0) == [PASS]
    assert table.copy().legal(0) == [PAY, PASS], "a copy finds them itself"
    table.play(0, PASS)
    assert table.legal(1) == [PAY, PASS]


def test_after_the_end_nothing_is_asked() -> None:
    table = GAME.new(2, 1)
    for _ in range(2 * ROUNDS):
        table.play(table.actor, PASS)
    assert (table.to_act(), table.legal(0), table.actor) == ((), [], -1)
    assert (table.prompt(0).key, table.why_not(0, PASS).key) == ("prompt-over", "refusal-over")


def test_the_kit_finds_nothing_in_it() -> None:
    assert check_game(GAME, Plan(games=20)).games == 20


class Cheaper(Toll):
    __slots__ = ()

    def effects(self, seat: int, move: Move) -> tuple[Effect, ...]:
        return ()


class Dearer(Toll):
    __slots__ = ()

    def effects(self, seat: int, move: Move) -> tuple[Effect, ...]:
        return (Effect("coins", -1, self.coins[seat]),) if move is PAY else ()


class OfNothing(Toll):
    __slots__ = ()

    def effects(self, seat: int, move: Move) -> tuple[Effect, ...]:
        return (Effect("honour", 1, 1),) if move is PAY else ()


class Chatty(Toll):
    __slots__ = ()

    def effects(self, seat: int, move: Move) -> tuple[Effect, ...]:
        return (Effect("coins", 0, self.coins[seat]),) if move is PASS else super().effects(seat, move)


class TellsTheFuture(Toll):
    __slots__ = ()

    def effects(self, seat: int, move: Move) -> tuple[Effect, ...]:
        found = super().effects(seat, move)
        return found if self.rng % 2 or move is PASS else found[::-1]


@pytest.mark.pure
@pytest.mark.parametrize(
    ("fault", "finding"),
    [
        (Cheaper, "'pay' says that it changes {}, but it changes {'coins': -1, 'paid': 1}"),
        (Dearer, "'pay' leaves another number of coins"),
        (OfNothing, "'pay' changes 'honour', which nobody holds"),
        (Chatty, "'pass' tells of an effect that changes nothing"),
        (TellsTheFuture, "is told apart by what 'pay' brings"),
    ],
)
def test_the_kit_finds_effects_that_are_not_true(fault: type[Toll], finding: str) -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(TollGame(fault), Plan(games=40, positions=40))
    assert finding in str(caught.value)
