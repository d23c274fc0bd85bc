"""Positions: what a scenario leaves open is filled in sensibly, and what cannot be is refused."""

from collections.abc import Mapping

import pytest

from hoftag.core.errors import HoftagError, RecordError
from hoftag.core.game import Document
from hoftag.core.rng import Rng
from hoftag.games.citadels.meta import GAME
from hoftag.games.citadels.state import Citadels
from tests.games.citadels.table import check_draft


def scenario(facts: Mapping[str, object], seats: int = 4, seed: int = 1) -> Citadels:
    document = GAME.new(seats, seed).save()
    GAME.blank(document)
    return GAME.load({**document, **facts})


@pytest.mark.parametrize("seats", range(2, 8))
def test_what_is_left_open_is_dealt_so_that_everything_fits(seats: int) -> None:
    """Seat 0 is on turn as the Merchant; everyone called before that has come forward, or holds nothing of it."""
    for seed in range(40):
        facts = {"step": "turn", "actor": 0, "called": 6, "holders": {"merchant": 0}}
        state = scenario(facts, seats, seed)
        check_draft(state)
        assert state.revealed >> 5 & 1
        for seat in range(seats):
            assert state.resample(seat, Rng(seed)).view(seat) == state.view(seat)


def test_a_murdered_character_has_not_come_forward() -> None:
    facts = {"step": "turn", "actor": 0, "called": 6, "holders": {"merchant": 0, "king": 1}, "murdered": "king"}
    state = scenario(facts)
    assert not state.revealed >> 3 & 1
    check_draft(state)


def test_a_draft_left_open_begins_anew() -> None:
    state = scenario({"crown": 2})
    assert state.round == 1
    assert state.actor == 2
    check_draft(state)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"game": "chess"}, "this is a position of chess"),
        ({"seats": 9}, "2 to 7 players"),
        ({"actor": 4}, "actor: 4 is no number from -1 to 3"),
        ({"step": "dance"}, "step: 'dance' is not allowed; there is keep-character"),
        ({"discards": ["inn"]}, "discards: 'inn' is no district"),
        ({"discards": ["smithy", "smithy"]}, "smithy: there are only 1 in the box, but 2 here"),
        ({"supply": 3}, "supply: with the players' gold there are 11, not 30"),
        ({"pile": ["tavern"]}, "pile: .* is missing"),
        ({"murdered": "cook"}, "murdered: 'cook' is no character"),
        ({"step": "turn", "holders": {"king": 7}}, "holders: king cannot be held by seat 7"),
        ({"step": "turn", "holders": {"king": 0, "thief": 0}}, "holders: seat 0 holds 2 characters, but 1 are dealt"),
        ({"step": "turn", "holders": {"cook": 0}}, "'cook' is no character"),
        ({"generator": "xyz"}, "generator: 'xyz' is no hexadecimal number"),
        ({"players": []}, "players: there are 0, but 4 seats"),
    ],
)
def test_what_does_not_add_up_is_refused(facts: Document, message: str) -> None:
    with pytest.raises(HoftagError, match=message):
        scenario(facts)


def test_players_cannot_have_more_gold_than_there_is() -> None:
    document = GAME.new(4, 1).save()
    GAME.blank(document)
    players = document["players"]
    assert isinstance(players, list)
    players[0]["gold"] = 31
    with pytest.raises(RecordError, match="37 gold together, but there are only 30 pieces"):
        GAME.load(document)
