"""What bots know of Kingsburg: legal, honest, and sensible in positions with one good answer."""

from collections.abc import Iterator

import pytest

from hoftag.core.rng import Rng, derive
from hoftag.games.kingsburg.meta import GAME
from hoftag.games.kingsburg.state import Kingsburg
from hoftag.games.kingsburg.strategy import STRATEGY, evaluation, winters
from tests.games.kingsburg.table import FULL, table


def positions(seats: int, games: int) -> Iterator[tuple[Kingsburg, int, Rng]]:
    """Decisions of some games, half random, half sensible."""
    for number in range(games):
        rng = Rng(derive(number, seats))
        state = GAME.new(seats, number, FULL if number % 2 else None)
        while not state.is_over():
            waiting = state.to_act()
            seat = waiting[rng.below(len(waiting))]
            yield state, seat, rng
            moves = state.legal(seat)
            sensible = rng.below(2) == 0
            state.play(seat, STRATEGY.default_move(state, seat, rng) if sensible else moves[rng.below(len(moves))])


@pytest.mark.parametrize("seats", GAME.seats)
def test_moves_are_legal_and_priors_use_only_what_the_seat_knows(seats: int) -> None:
    for state, seat, rng in positions(seats, 2):
        moves = state.legal(seat)
        assert STRATEGY.default_move(state, seat, Rng(1)) in moves
        priors = STRATEGY.prior(state, seat, moves)
        assert len(priors) == len(moves)
        assert STRATEGY.prior(state.resample(seat, rng), seat, moves) == priors


def test_chances_add_up_to_one_and_are_exact_after_the_end() -> None:
    borders = 0
    for state, _, _ in positions(4, 2):
        if STRATEGY.at_border(state):
            borders += 1
            assert sum(STRATEGY.evaluate(state)) == pytest.approx(1)
            assert len(STRATEGY.features(state, 0)) == len(evaluation.FEATURES)
    assert borders >= 30
    assert STRATEGY.evaluate(state) == state.outcome().shares()


WINTER = [
    # chances of victory and defeat by soldiers 0 to 8, years I to V
    [(53, 30), (70, 13), (87, 3), (97, 0), (100, 0), (100, 0), (100, 0), (100, 0), (100, 0)],
    [(30, 53), (47, 37), (63, 20), (80, 7), (93, 0), (100, 0), (100, 0), (100, 0), (100, 0)],
    [(13, 70), (30, 53), (47, 37), (63, 20), (80, 7), (93, 0), (100, 0), (100, 0), (100, 0)],
    [(3, 87), (13, 70), (30, 53), (47, 37), (63, 20), (80, 7), (93, 0), (100, 0), (100, 0)],
    [(0, 100), (0, 97), (3, 87), (13, 70), (30, 53), (47, 37), (63, 20), (80, 7), (93, 0)],
]


@pytest.mark.parametrize("year", range(5))
def test_the_winter_table(year: int) -> None:
    strengths = [GAME.box.enemies.strength[enemy] for enemy in GAME.box.enemies.of_year[year]]
    for soldiers, (won, lost) in enumerate(WINTER[year]):
        totals = [soldiers + face - strength for strength in strengths for face in range(1, 7)]
        assert round(100 * sum(total > 0 for total in totals) / 30) == won
        assert round(100 * sum(total < 0 for total in totals) / 30) == lost


def test_the_winter_outlook_rises_with_soldiers_and_recruits_in_the_last_year() -> None:
    found = table("recruit", "recruiting", players={0: {"gold": 4, "buildings": ["statue", "chapel"]}}, year=5).state
    values = winters.helped(found, 0, winters.battle_values(found, 0))
    assert values == sorted(values)
    assert winters.outlook(found, 0)[1] == 2
    assert STRATEGY.default_move(found, 0, Rng(1)).verb == "recruit"


def test_whoever_has_looked_reckons_with_that_enemy() -> None:
    known = table(
        "recruit", "recruiting", players={0: {"gold": 4, "soldiers": 4}}, enemy="en_1_goblins_2", peeked=[0]
    ).state
    assert STRATEGY.default_move(known, 0, Rng(1)).text == "end-recruiting"


@pytest.mark.parametrize(
    ("player", "move"),
    [
        ({"gold": 3, "stone": 1, "buildings": ["statue"]}, "build chapel"),
        ({"gold": 2, "wood": 1}, "build statue"),
    ],
)
def test_the_obvious_building(player: dict[str, object], move: str) -> None:
    assert STRATEGY.default_move(table("build", players={0: player}).state, 0, Rng(1)).text == move
