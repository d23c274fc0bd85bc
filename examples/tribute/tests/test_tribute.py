"""Tribute keeps the contract, and its rules."""

from tribute import BID, GAME, Tribute

from hoftag.core.conformance import Plan, check_game


def round_of(*cards: int, tribute: int = 5) -> Tribute:
    """A table at which these cards have been bid for a tribute."""
    state = GAME.new(len(cards), 1)
    state.on_offer = tribute - 1
    for seat, card in enumerate(cards):
        state.play(seat, BID[card - 1])
    return state


def test_the_kit_finds_nothing() -> None:
    assert check_game(GAME, Plan(games=100)).games == 100


def test_t_2_all_bid_at_once_and_a_card_that_was_bid_is_gone() -> None:
    state = GAME.new(3, 1)
    state.play(1, BID[5])
    assert state.to_act() == (0, 2)
    assert state.public()["players"][1]["hand"] == ["1", "2", "3", "4", "5", "6"]
    state.play(0, BID[0])
    state.play(2, BID[0])
    assert BID[5] not in state.legal(1)
    refusal = state.why_not(1, BID[5])
    assert (refusal.rule, refusal.args) == ("T-2", {"card": 6})


def test_t_3_the_highest_bid_that_nobody_shares_takes_the_tribute() -> None:
    assert round_of(6, 6, 3).won == [[], [], [4]]
    assert round_of(4, 6, 3).won == [[], [4], []]
    assert round_of(2, 2).won == [[], []]


def test_t_4_the_most_tribute_wins() -> None:
    state = GAME.new(2, 1)
    while not state.is_over():
        state.play(0, state.legal(0)[0])
        state.play(1, state.legal(1)[-1])
    assert sorted(state.won[0] + state.won[1]) == [0, 1, 2, 3, 4, 5]
    scores = [sum(card + 1 for card in won) for won in state.won]
    assert state.outcome().scores == scores
    assert state.outcome().places == ([1, 2] if scores[0] > scores[1] else [2, 1])
