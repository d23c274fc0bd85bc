"""One codec makes every face of a move."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from hoftag.core.errors import HoftagError
from hoftag.core.moves import Catalogue, Domain, Move, numbers


class Placing(Move):
    __slots__ = ("field", "tile")

    field: int
    tile: int


FIELD = numbers("field", 3)
TILE = Domain("tile", ["oak", "elm"])
MOVES = Catalogue(Placing)
PASS = MOVES.one("pass")
DROP = MOVES.each("drop", TILE)
PLACE = MOVES.pairs("place", FIELD, TILE)
SHIFT = MOVES.combinations("shift", FIELD, TILE)


def test_codes_are_places_in_the_order_of_declaration() -> None:
    assert [move.code for move in MOVES.all] == list(range(1 + 2 + 6 + 6))
    assert MOVES.from_code(3) is PLACE[0][0]


def test_parameters_are_attributes_and_minus_one_where_there_is_none() -> None:
    assert (PLACE[2][1].field, PLACE[2][1].tile) == (2, 1)
    assert (DROP[1].field, DROP[1].tile) == (-1, 1)
    assert PASS.field == -1
    assert SHIFT[1, 0].field == 1


@given(some.sampled_from(MOVES.all))
def test_every_face_leads_back_to_the_same_object(move: Placing) -> None:
    assert MOVES.from_code(move.code) is move
    assert MOVES.from_text(move.text) is move
    assert MOVES.from_text(f"  {move.text.replace(' ', '   ')} ") is move
    assert MOVES.from_json(move.to_json()) is move
    assert move.key == f"move-{move.verb}"


def test_the_faces_of_a_move() -> None:
    move = PLACE[1][0]
    assert move.text == "place 1 oak"
    assert move.to_json() == {"move": "place", "field": "1", "tile": "oak"}
    assert move.key == "move-place"
    assert move.args == {"field": 1, "tile": "oak"}
    assert repr(move) == "<place 1 oak>"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("jump", "there is no move 'jump'; there is pass, drop, place, shift"),
        ("", "there is no move ''; there is pass, drop, place, shift"),
        ("place 1", "'place 1' is not of the form 'place FIELD TILE'"),
        ("drop ash", "'ash' is no tile; there is oak, elm"),
    ],
)
def test_a_wrong_text_is_answered_with_what_there_is(text: str, complaint: str) -> None:
    with pytest.raises(HoftagError) as caught:
        MOVES.from_text(text)
    assert str(caught.value) == complaint


@pytest.mark.parametrize(
    "document", [None, [], "pass", {"move": 3}, {"move": "drop"}, {"move": "pass", "tile": "oak"}, {}]
)
def test_a_wrong_document_is_an_error_of_ours(document: object) -> None:
    with pytest.raises(HoftagError):
        MOVES.from_json(document)


def test_a_code_out_of_range_is_refused() -> None:
    with pytest.raises(HoftagError, match="codes run from 0 to 14"):
        MOVES.from_code(15)
    with pytest.raises(HoftagError, match="there is no move -1"):
        MOVES.from_code(-1)


def test_nothing_is_declared_twice() -> None:
    with pytest.raises(HoftagError, match="'pass' is declared twice"):
        MOVES.one("pass")
    with pytest.raises(HoftagError, match="names something twice"):
        Domain("tile", ["oak", "oak"])
