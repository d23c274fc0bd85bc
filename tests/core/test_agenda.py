"""The agenda beside a course of stages: last in, first out, and what belongs to a move."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hoftag.core.events import Tell
from hoftag.core.moves import Catalogue, Domain, Move
from hoftag.core.stepped import AgendaState, Handler, Item, Over, Stage, Step, tried


class Saying(Move):
    """A word."""

    __slots__ = ("word",)

    word: int


SAY = Catalogue(Saying).each("say", Domain("word", ["push", "ask", "draw"]))
COIN = Domain("coin", ["heads", "tails"])
OVER = Over("X-1")


class Say(Step["Talk", Saying]):
    """What is said is put on the agenda."""

    name = "say"
    rule = "X-2"

    def legal(self, table: "Talk", seat: int) -> list[Move]:
        return [*SAY]

    def play(self, table: "Talk", seat: int, move: Saying, tell: Tell | None) -> bool:
        table.agenda += [Item("note", seat, 2), Item(("note", "ask", "draw")[move.word], seat, 1)]
        return False


SAY_STEP = Say()


def talk(table: "Talk", tell: Tell | None) -> bool:
    table.said.append(0)
    return table.ask(0, SAY_STEP)


def note(table: "Talk", item: Item, tell: Tell | None) -> bool:
    table.said.append(item.n)
    return False


def ask(table: "Talk", item: Item, tell: Tell | None) -> bool:
    return table.ask(item.seat, SAY_STEP)


def draw(table: "Talk", item: Item, tell: Tell | None) -> bool:
    table.said.append(table.draw([0, 1], COIN))
    return False


COURSE: "list[Stage[Talk]]" = [talk]
HANDLERS: "dict[str, Handler[Talk]]" = {"note": note, "ask": ask, "draw": draw}


class Talk(AgendaState):
    """One stage, entered again after everything that was said."""

    __slots__ = ("said",)

    course: "ClassVar[Sequence[Stage[Talk]]]" = COURSE
    handlers: "ClassVar[Mapping[str, Handler[Talk]]]" = HANDLERS
    step: "Step[Talk, Saying]"

    def __init__(self, *agenda: Item) -> None:
        self.rng = 0
        self.source = None
        self.seats = 1
        self.stage = 0
        self.actors = 1
        self.ready = None
        self.step = SAY_STEP
        self.agenda = [*agenda]
        self.said: list[int] = []


def test_the_last_item_comes_first_and_then_the_stage_is_entered_again() -> None:
    table = Talk(Item("note", 0, 9))
    table.play(0, SAY[0])
    assert table.said == [1, 2, 9, 0]
    assert table.agenda == []


def test_a_question_leaves_the_rest_on_the_agenda() -> None:
    table = Talk()
    table.play(0, SAY[1])
    assert table.said == []
    assert [item.n for item in table.agenda] == [2]
    table.play(0, SAY[0])
    assert table.said == [1, 2, 2, 0]


def test_a_move_that_is_tried_does_what_it_put_on_the_agenda_and_nothing_below() -> None:
    table = Talk(Item("note", 0, 9))
    assert tried(table, 0, SAY[0])
    assert table.said == [1, 2]
    assert [item.n for item in table.agenda] == [9]


def test_a_move_that_is_tried_stops_at_a_question_and_at_chance() -> None:
    for word in (1, 2):
        table = Talk()
        assert not tried(table, 0, SAY[word])
        assert table.said == []
