"""What bots know of Citadels: legal, honest, and sensible in positions with one good answer."""

from collections.abc import Iterator

import pytest

from hoftag.core.rng import Rng, derive
from hoftag.games.citadels import GAME
from hoftag.games.citadels.components import ARCHITECT, DISTRICT, KING, MERCENARY, MERCHANT, THIEF
from hoftag.games.citadels.moves import BUILD, DESTROY, INCOME, TAKE_CARDS, TAKE_GOLD
from hoftag.games.citadels.rules.turn import TURN
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.strategy import STRATEGY, evaluation, roles

SEATS = (2, 3, 4, 7)


def positions(seats: int, games: int) -> Iterator[tuple[Citadels, int, Rng]]:
    """Every decision of some games, half random, half sensible."""
    for number in range(games):
        rng = Rng(derive(number, seats))
        state = GAME.new(seats, number, {"unique_districts": bool(number % 2)})
        while not state.is_over():
            seat = state.to_act()[0]
            yield state, seat, rng
            moves = state.legal(seat)
            sensible = rng.below(2) == 0
            state.play(seat, STRATEGY.default_move(state, seat, rng) if sensible else moves[rng.below(len(moves))])


@pytest.mark.parametrize("seats", SEATS)
def test_the_default_move_is_legal_and_every_legal_move_has_a_prior(seats: int) -> None:
    for state, seat, _ in positions(seats, 4):
        moves = state.legal(seat)
        assert STRATEGY.default_move(state, seat, Rng(1)) in moves
        assert len(STRATEGY.prior(state, seat, moves)) == len(moves)


@pytest.mark.parametrize("seats", SEATS)
def test_prior_and_default_move_use_only_what_the_seat_knows(seats: int) -> None:
    for state, seat, rng in positions(seats, 3):
        other = state.resample(seat, rng)
        moves = state.legal(seat)
        assert STRATEGY.prior(other, seat, moves) == STRATEGY.prior(state, seat, moves)
        assert STRATEGY.default_move(other, seat, Rng(5)) is STRATEGY.default_move(state, seat, Rng(5))


@pytest.mark.parametrize("seats", SEATS)
def test_chances_to_win_add_up_to_one_and_are_exact_after_the_end(seats: int) -> None:
    state = GAME.new(seats, 3)
    rng = Rng(3)
    borders = 0
    while not state.is_over():
        if STRATEGY.at_border(state):
            borders += 1
            assert not state.kept
            chances = STRATEGY.evaluate(state)
            assert sum(chances) == pytest.approx(1)
            assert len(STRATEGY.features(state, 0)) == len(evaluation.FEATURES)
        seat = state.to_act()[0]
        state.play(seat, STRATEGY.default_move(state, seat, rng))
    assert borders == state.round
    assert STRATEGY.at_border(state)
    assert STRATEGY.evaluate(state) == state.outcome().shares()


def on_turn(character: int, gold: int, hand: list[str], city: list[str], seats: int = 4) -> Citadels:
    """Seat 0 is called as this character, with this hand and city; the others have nothing yet."""
    table = GAME.new(seats, 1)
    table.holder[character] = 0
    table.rank = character
    table.revealed = 1 << character
    table.ask(0, TURN)
    table.builds_left = 1
    table.gold = [gold] + [0] * (seats - 1)
    table.hands[0] = sorted(DISTRICT.of(name) for name in hand)
    lay(table, 0, city)
    return table


def lay(table: Citadels, seat: int, city: list[str]) -> None:
    """Give a seat a city."""
    table.cities[seat] = [DISTRICT.of(name) for name in city]
    table.kinds[seat] = sum({1 << card for card in table.cities[seat]})


def best(table: Citadels) -> object:
    """What the prior puts first."""
    moves = table.legal(0)
    scores = STRATEGY.prior(table, 0, moves)
    return moves[scores.index(max(scores))]


def test_the_dearest_affordable_district_is_built() -> None:
    table = on_turn(THIEF, 4, ["tavern", "castle", "palace"], ["hunting_lodge"])
    table.used = 1
    table.acted = True
    assert best(table) is BUILD[DISTRICT.of("castle")]


def test_the_own_colour_is_built_before_the_income_if_the_gold_suffices() -> None:
    table = on_turn(KING, 4, ["castle"], ["hunting_lodge"])
    table.acted = True
    assert best(table) is BUILD[DISTRICT.of("castle")]


def test_the_income_comes_first_if_it_is_needed_to_pay() -> None:
    table = on_turn(KING, 3, ["castle"], ["hunting_lodge"])
    table.acted = True
    assert best(table) is INCOME


def test_an_empty_hand_takes_cards_and_a_full_one_gold() -> None:
    assert best(on_turn(KING, 2, [], [])) is TAKE_CARDS
    assert best(on_turn(KING, 2, ["palace", "castle", "church"], [])) is TAKE_GOLD


def test_the_mercenary_tears_down_for_nothing_and_stops_a_tall_city() -> None:
    table = on_turn(MERCENARY, 4, [], [])
    table.acted = True
    lay(table, 1, ["tavern", "palace"])
    assert best(table) is DESTROY[1][DISTRICT.of("tavern")]
    lay(table, 2, ["market", "guild_house", "castle", "palace", "church", "abbey", "dungeon"])
    move = best(table)
    assert move in DESTROY[2]


def test_a_seat_expects_the_cards_it_passed_on_with_those_after_it() -> None:
    """C-3.4: whoever drafted before could not take what is still there."""
    table = GAME.new(4, 1)
    for _ in range(4):
        seat = table.to_act()[0]
        table.play(seat, table.legal(seat)[0])
    seats = [(table.first + step.seat) % 4 for step in table.terms.draft.steps]
    second = seats[1]
    table.rank = -1
    chances = roles.chances(table, second)
    seen = table.offered[1]
    for character in range(8):
        if seen >> character & 1:
            assert chances[character][seats[0]] == 0
        else:
            assert chances[character][seats[2]] == chances[character][seats[3]] == 0
    for other in (seats[0], seats[2], seats[3]):
        assert sum(row[other] for row in chances) == pytest.approx(1)


def test_near_the_end_the_rich_want_the_architect_and_the_green_the_merchant() -> None:
    table = on_turn(KING, 6, ["tavern", "market"], ["hunting_lodge", "church", "abbey", "dungeon", "keep"])
    scores = roles.role_scores(table, 0, own=True)
    assert scores.index(max(scores)) == ARCHITECT
    lay(table, 0, ["tavern", "market", "harbour"])
    table.hands[0] = []
    scores = roles.role_scores(table, 0, own=True)
    assert scores.index(max(scores)) == MERCHANT
