"""The rules of Liar's Dice, by id; whole stories are told by the scenarios beside this file."""

from pathlib import Path

import pytest
from hoftag_liars import GAME
from hoftag_liars.moves import BID, CHALLENGE, FACE
from hoftag_liars.state import Liars

from hoftag.core.errors import HoftagError
from hoftag.core.events import SPECTATOR, Tell
from hoftag.core.scenario import check_scenario

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def table(dice: list[list[int]], *, wild: bool = False) -> Liars:
    """Cups with these faces under them; the first seat begins."""
    state = GAME.new(len(dice), 1, {"wild": wild})
    state.dice = [sorted(face - 1 for face in cup) for cup in dice]
    return state


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_scenario_holds(path: Path) -> None:
    assert check_scenario(path, GAME) > 0


@pytest.mark.parametrize("each", [5, 3])
def test_l_1_everybody_begins_with_as_many_dice(each: int) -> None:
    assert [len(dice) for dice in GAME.new(4, 1, {"dice": each}).dice] == [each] * 4


def test_l_2_everybody_sees_only_their_own_dice() -> None:
    tell = Tell()
    state = GAME.new(3, 7, tell=tell)
    told = [event for event in tell.events if event.key == "yours"]
    assert [event.seats for event in told] == [(0,), (1,), (2,)]
    assert [event.args["faces"] for event in told] == [FACE.names(dice) for dice in state.dice]
    assert all(event.seen_by(SPECTATOR) is None for event in told)
    assert state.view(1)["own"] == {"dice": FACE.names(state.dice[1])}
    assert state.view(SPECTATOR)["own"] is None


def test_l_4_a_raise_is_more_dice_or_a_higher_face() -> None:
    state = table([[1] * 5, [2] * 5])
    state.play(0, BID[2][3])
    legal = state.legal(1)
    assert legal[:3] == [BID[2][4], BID[2][5], BID[3][0]]
    assert legal[-2:] == [BID[9][5], CHALLENGE]
    refusal = state.why_not(1, BID[2][2])
    assert (refusal.key, refusal.args) == ("refusal-too-low", {"quantity": 3, "face": 4})
    assert state.why_not(1, BID[10][0]).key == "refusal-too-many"
    assert state.why_not(0, CHALLENGE).key == "refusal-not-asked"


@pytest.mark.parametrize(("quantity", "loser"), [(3, 1), (4, 0)])
def test_l_5_the_challenger_loses_a_die_if_there_are_enough_else_the_bidder(quantity: int, loser: int) -> None:
    state = table([[4, 4, 2, 3, 1], [4, 5, 5, 6, 6]])
    state.play(0, BID[quantity - 1][3])
    state.play(1, CHALLENGE)
    assert [len(dice) for dice in state.dice] == [5 - (seat == loser) for seat in range(2)]
    assert state.turn == loser
    assert state.public()["lifted"] == {
        "bid": {"seat": 0, "quantity": quantity, "face": "4"},
        "dice": [["1", "2", "3", "4", "4"], ["4", "5", "5", "6", "6"]],
        "found": 3,
    }


@pytest.mark.parametrize(("wild", "face", "found"), [(False, 4, 1), (True, 4, 3), (True, 1, 2)])
def test_l_8_a_wild_one_counts_for_every_face(wild: bool, face: int, found: int) -> None:
    state = table([[1, 1, 4], [2, 3]], wild=wild)
    assert state.found(face - 1, state.dice) == found


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"game": "tribute"}, "game: this is a position of tribute, not of liars"),
        ({"bids": ["bid 3 7"]}, "bids.0: '7' is no face; there is 1, 2, 3, 4, 5, 6"),
        ({"dice": [["1"]]}, "dice: has 1 entries for 2 seats"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changed: dict[str, object], sentence: str) -> None:
    with pytest.raises(HoftagError) as refused:
        GAME.load({**GAME.new(2, 1).save(), **changed})
    assert str(refused.value) == sentence
