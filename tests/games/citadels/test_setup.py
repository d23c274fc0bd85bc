"""Chapters 1 and 2: the box, the set-up and the round."""

import pytest

from hoftag.core.errors import HoftagError
from hoftag.games.citadels.components import CHARACTER, DISTRICT
from hoftag.games.citadels.meta import GAME
from tests.games.citadels.table import drafted, new, random_game, turn
from tests.rules import rules


@rules("C-1.1")
def test_the_box_holds_65_districts_8_characters_and_30_gold() -> None:
    box = GAME.box
    assert len(box.deck) == sum(box.count) == 65
    assert len(CHARACTER) == 8
    assert box.gold_pieces == 30
    by_colour = [sum(n for n, c in zip(box.count, box.colour, strict=True) if c == colour) for colour in range(5)]
    assert by_colour == [20, 12, 11, 11, 11]


@rules("C-1.2")
def test_the_first_seat_begins_with_the_crown() -> None:
    for seats in range(2, 8):
        table = new(seats)
        assert table.crown == 0
        assert table.actor == 0


@rules("C-1.3")
def test_districts_and_characters_are_shuffled() -> None:
    hands = {tuple(new(seed=seed).hand(0)) for seed in range(20)}
    offers = {tuple(new(seed=seed).passing) for seed in range(20)}
    assert len(hands) == 20
    assert len(offers) > 5


@rules("C-1.3", "A-22")
def test_every_card_is_as_likely_in_the_first_hand_as_there_are_copies() -> None:
    """The five taverns turn up in four dealt cards in 1 - C(60,4)/C(65,4) = 28.0 % of all games."""
    tavern = DISTRICT.of("tavern")
    found = sum(tavern in GAME.new(2, seed).hands[1] for seed in range(4000))
    assert abs(found / 4000 - 0.280) < 0.035


@rules("C-1.4", "C-1.5")
@pytest.mark.parametrize(("seats", "pile", "supply"), [(2, 57, 26), (3, 53, 24), (4, 49, 22), (5, 45, 20), (7, 37, 16)])
def test_everyone_gets_four_districts_and_two_gold(seats: int, pile: int, supply: int) -> None:
    table = new(seats)
    assert [len(table.hand(seat)) for seat in range(seats)] == [4] * seats
    assert [table.gold(seat) for seat in range(seats)] == [2] * seats
    assert len(table.pile) == pile
    assert table.supply == supply
    assert table.discards == []
    assert [table.city(seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_two_to_seven_can_play(seats: int) -> None:
    with pytest.raises(HoftagError, match="2 to 7 players"):
        GAME.new(seats, 1)


@rules("C-2.1", "C-2.3")
def test_a_round_is_a_draft_and_a_calling_and_then_comes_the_next() -> None:
    table = drafted(["assassin", "merchant", "king", "architect"], characters=["thief", "magician", "preacher"])
    turns = []
    while table.state.round == 1:
        turns.append((table.called, table.actor))
        table.finish_turn()
    assert turns == [("assassin", 0), ("king", 2), ("merchant", 1), ("architect", 3)]
    assert table.state.round == 2
    assert table.state.step.name == "keep-character"
    # All eight are in play again: two lie open, one face down, five are handed over.
    assert len(table.passing) == 5
    assert len(table.face_up) == 2
    assert [table.characters(seat) for seat in range(4)] == [[], [], [], []]
    assert table.state.murdered == table.state.robbed == -1


@rules("C-2.3")
def test_the_characters_come_in_another_order_every_round() -> None:
    offers = set()
    for state, *_ in random_game(4, 5):
        if state.step.name == "keep-character" and not state.kept:
            offers.add((state.face_up, state.face_down))
    assert len(offers) > 5


@rules("C-2.2")
@pytest.mark.parametrize("crown", range(4))
def test_the_draft_starts_at_the_crown_and_goes_round_to_the_left(crown: int) -> None:
    table = turn("mercenary", seat=(crown + 1) % 4, crown=crown, holders={"thief": crown}).finish_turn()
    assert table.state.round == 2
    order = []
    for _ in range(4):
        order.append(table.actor)
        table.do(table.legal()[0])
    assert order == [(crown + step) % 4 for step in range(4)]
