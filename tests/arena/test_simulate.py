"""Simulations: blocks, seats rotated, the same results whoever does the work."""

from pathlib import Path

import pytest

from hoftag.arena.simulate import Plan, Played, fill, simulate
from hoftag.arena.statistics import half_width, interval, lead, statistics
from hoftag.core.errors import HoftagError
from hoftag.core.match import opened
from tests.ours import ANY

PLAN = Plan(ANY, 3, ("greedy", "random", "random"), blocks=2, seed=4)


def test_every_bot_sits_on_every_seat_once_a_block() -> None:
    games = simulate(PLAN)
    assert len(games) == 6
    for block in range(2):
        chairs = [game.seats for game in games if game.block == block]
        for number in range(3):
            assert sorted(seats[number] for seats in chairs) == [0, 1, 2]


def test_the_number_of_workers_changes_nothing() -> None:
    alone, shared = simulate(PLAN, workers=1), simulate(PLAN, workers=2)
    assert statistics(PLAN, alone) == statistics(PLAN, shared)
    assert [game.decisions for game in alone] == [game.decisions for game in shared]


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(PLAN, progress=lambda: told.append(1))
    assert len(told) == 6


def test_the_last_bot_fills_the_table() -> None:
    assert fill(["search", "greedy"], 4) == ("search", "greedy", "greedy", "greedy")
    with pytest.raises(HoftagError, match="3 bots cannot sit on 2 seats"):
        fill(["random"] * 3, 2)


def test_records_replay_to_the_same_result(tmp_path: Path) -> None:
    plan = Plan(ANY, 2, ("greedy", "random"), 1, 4, records=tmp_path / "new")
    games = simulate(plan)
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 2
    for game, file in zip(games, files, strict=True):
        match = opened(file)
        assert [match.state.outcome().scores[seat] for seat in game.seats] == game.scores
        assert [player.kind for player in match.record.players] == [
            plan.bots[game.seats.index(seat)] for seat in (0, 1)
        ]
    with pytest.raises(HoftagError, match="is not empty"):
        simulate(plan)


def test_the_same_game_is_played_with_and_without_records(tmp_path: Path) -> None:
    plain = Plan(ANY, 2, ("greedy", "random"), 1, 4)
    kept = Plan(ANY, 2, ("greedy", "random"), 1, 4, records=tmp_path)
    assert [game.scores for game in simulate(plain)] == [game.scores for game in simulate(kept)]


def made(block: int, rotation: int, shares: list[float], scores: list[int]) -> Played:
    """A finished game of two seats by its figures."""
    seats = [rotation, 1 - rotation]
    places = [1 if score == max(scores) else 2 for score in scores]
    parts = [{"all": score} for score in scores]
    return Played(block, rotation, seats, shares, places, scores, parts, [5, 5], [0.1, 0.1], 7, ["", ""])


def test_statistics_to_the_number() -> None:
    """Two blocks: 'a' wins three of four games, one block clean, one shared."""
    plan = Plan(ANY, 2, ("a", "b"), 2)
    games = [
        made(0, 0, [1.0, 0.0], [20, 10]),
        made(0, 1, [1.0, 0.0], [30, 20]),
        made(1, 0, [1.0, 0.0], [24, 20]),
        made(1, 1, [0.0, 1.0], [10, 16]),
    ]
    found = statistics(plan, games)
    assert isinstance(found["bots"], list)
    first = found["bots"][0]
    assert first["wins"] == {"share": 0.75, "low": 0.0, "high": 1.0}
    assert first["times_fair_share"] == 1.5
    assert first["score"] == 21.0
    assert first["lead"] == 4.5
    assert first["place"] == 1.25
    assert found["by_seat"][0]["share"] == 0.75  # type: ignore[index]
    assert (found["rounds"], found["winner_score"], found["margin"]) == (7, 22.5, 7.5)


def test_an_interval_needs_two_blocks_and_shrinks_with_more() -> None:
    assert half_width([0.5]) is None
    few, many = half_width([0.0, 1.0] * 4), half_width([0.0, 1.0] * 200)
    assert few is not None
    assert many is not None
    assert many == pytest.approx(1.96 * 0.5 / 20, rel=0.02)
    assert few > 5 * many


def test_a_clean_sweep_is_no_certainty() -> None:
    assert interval([1.0] * 30) == {"share": 1.0, "low": 0.9, "high": 1.0}
    assert interval([0.0] * 30) == {"share": 0.0, "low": 0.0, "high": 0.1}


def test_the_lead_is_counted_from_the_best_other() -> None:
    assert [lead([20, 25, 10], number) for number in range(3)] == [-5, 5, -15]
