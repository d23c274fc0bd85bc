"""A state whose fields are declared once: how they begin, are copied, saved and loaded."""

import json
from collections.abc import Mapping

import pytest

from hoftag.core.errors import HoftagError, RecordError
from hoftag.core.fields import DeclaredState, flag, member, members, move, number, per_seat, seat, several, word
from hoftag.core.game import Document, Game
from hoftag.core.moves import Catalogue, Domain, Move
from hoftag.core.options import Option, OptionValue

FRUIT = Domain("fruit", ["apple", "pear", "plum"])


class Picking(Move):
    __slots__ = ("fruit",)

    fruit: int


MOVES = Catalogue(Picking)
PASS = MOVES.one("pass")
PICK = MOVES.each("pick", FRUIT)


class Basket(DeclaredState):
    round: int = number(1, 9)
    open: bool = flag()
    phase: str = word("picking", "eating")
    turn: int = seat()
    winner: int = seat(empty=True)
    ripe: int = member(FRUIT)
    rotten: int = member(FRUIT, empty=True)
    pile: list[int] = members(FRUIT)
    hands: list[list[int]] = per_seat(members(FRUIT))
    last: Picking | None = move(MOVES, empty=True)
    picked: list[Picking] = several(move(MOVES))
    order: list[int] = several(seat())


class Larger(Basket):
    worms: int = number(0, 3)


class BasketGame(Game[Basket]):
    name = "basket"
    package = "tests"
    rules_version = 1
    seats = range(2, 4)
    longest = 1
    moves = MOVES
    options = (Option("sour", False, (False, True)),)

    def empty_table(self, seats: int, options: Mapping[str, OptionValue]) -> Basket:
        return Basket(self, seats, options)


GAME = BasketGame()


def full() -> Basket:
    table = Basket(GAME, 2, GAME.check_options({"sour": True}))
    table.rng = 0xFEED
    table.round, table.open, table.phase, table.turn, table.winner = 3, True, "eating", 1, 0
    table.ripe, table.rotten, table.pile, table.hands = 1, 2, [0, 0, 2], [[1], []]
    table.last, table.picked, table.order = PICK[1], [PICK[0], PASS], [1, 0]
    return table


def test_an_empty_table() -> None:
    table = Basket(GAME, 3, {})
    assert (table.round, table.open, table.phase, table.turn, table.winner) == (1, False, "picking", 0, -1)
    assert (table.ripe, table.rotten, table.pile, table.hands) == (0, -1, [], [[], [], []])
    assert (table.last, table.order, table.source) == (None, [], None)


def test_the_document_is_readable_and_loads_back() -> None:
    document = json.loads(json.dumps(full().save()))
    assert document == {
        "game": "basket",
        "seats": 2,
        "options": {"sour": True},
        "generator": "000000000000feed",
        "rules": 1,
        "round": 3,
        "open": True,
        "phase": "eating",
        "turn": 1,
        "winner": 0,
        "ripe": "pear",
        "rotten": "plum",
        "pile": ["apple", "apple", "plum"],
        "hands": [["pear"], []],
        "last": "pick pear",
        "picked": ["pick apple", "pass"],
        "order": [1, 0],
    }
    loaded = GAME.load(document)
    assert loaded.save() == document
    assert loaded.last is PICK[1]
    assert loaded.source is None
    assert Basket(GAME, 2, {"sour": True}).save()["winner"] is None


def test_a_copy_shares_nothing_that_changes() -> None:
    table = full()
    copy = table.copy()
    assert copy.save() == table.save()
    copy.pile.append(1)
    copy.hands[1].append(2)
    copy.order.clear()
    copy.rng += 1
    assert table.save() == full().save()


def test_what_is_not_declared_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        setattr(full(), "baskets", 1)  # noqa: B010 - a type checker would not let it through


def test_a_subclass_adds_fields() -> None:
    table = Larger(GAME, 2, {})
    table.worms = 2
    assert list(table.save())[-2:] == ["order", "worms"]
    assert table.copy().worms == 2
    assert type(table.copy()) is Larger


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"game": "chess"}, "game: this is a position of chess, not of basket"),
        ({"components": {"a": 1}}, "components: the position was saved with other component data"),
        ({"rules": 2}, "this Hoftag plays basket by version 1 of its rules, not by version 2"),
        ({"seats": 4}, "basket is for 2 to 3 players, not 4"),
        ({"options": {"sweet": 1}}, "basket has no option 'sweet'; there is sour"),
        ({"round": 10}, "round: 10 is no number from 1 to 9"),
        ({"open": 1}, "open: 1 is neither true nor false"),
        ({"phase": "sleeping"}, "phase: 'sleeping' is not allowed; there is picking, eating"),
        ({"turn": 2}, "turn: 2 is no number from 0 to 1"),
        ({"turn": None}, "turn: None is no number from 0 to 1"),
        ({"ripe": None}, "ripe: names no fruit"),
        ({"rotten": "fig"}, "rotten: 'fig' is no fruit; there is apple, pear, plum"),
        ({"hands": [["pear"], ["apple", "fig"]]}, "hands.1.1: 'fig' is no fruit; there is apple, pear, plum"),
        ({"hands": [["pear"], [None]]}, "hands.1.0: names no fruit"),
        ({"hands": [["pear"]]}, "hands: has 1 entries for 2 seats"),
        ({"hands": "pear"}, "hands: 'pear' is no list"),
        ({"picked": ["pass", None]}, "picked.1: there is no move 'None'; there is pass, pick"),
        ({"last": "pick fig"}, "last: 'fig' is no fruit; there is apple, pear, plum"),
    ],
)
def test_what_cannot_be_is_refused_by_name(changed: Document, sentence: str) -> None:
    with pytest.raises(HoftagError) as refused:
        GAME.load({**full().save(), **changed})
    assert str(refused.value) == sentence


def test_what_is_missing_is_named() -> None:
    document = full().save()
    del document["pile"]
    with pytest.raises(RecordError, match="pile: is missing"):
        GAME.load(document)


def test_a_game_without_a_box_has_nothing_to_correct() -> None:
    with pytest.raises(HoftagError, match="basket has no component data to correct"):
        GAME.with_components({})
    assert GAME.overlay == {}
