"""What a simulation shows: shares with intervals over blocks, places, scores, seats."""

from collections.abc import Sequence
from math import sqrt

from hoftag.arena.simulate import Plan, Played

Document = dict[str, object]

STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""Two-sided 95 % points of Student's t for 1 to 9 degrees of freedom."""
RULE_OF_THREE = 3
"""What never happened in n trials may still happen with a chance of 3 in n (95 %)."""


def mean(values: Sequence[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def half_width(values: Sequence[float]) -> float | None:
    """Half the 95 % interval of a mean; None if a single value says nothing about the spread."""
    free = len(values) - 1
    if free < 1:
        return None
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / free
    student = STUDENT[free - 1] if free <= len(STUDENT) else 1.96 + 2.4 / free + 3 / free**2
    return student * sqrt(variance / len(values))


def interval(values: Sequence[float]) -> Document:
    """A share with its 95 % interval, from one value per block."""
    share = mean(values)
    half = half_width(values)
    if half == 0 and share in (0, 1):
        half = RULE_OF_THREE / len(values)
    return {
        "share": rounded(share),
        "low": None if half is None else rounded(max(0.0, share - half)),
        "high": None if half is None else rounded(min(1.0, share + half)),
    }


def rounded(value: float) -> float:
    """Four digits are more than the figures carry."""
    return round(value, 4)


def statistics(plan: Plan, games: Sequence[Played]) -> Document:
    """The whole result; everything in it depends on the plan alone."""
    best = [max(game.scores) for game in games]
    rounds = [game.rounds for game in games if game.rounds is not None]
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
        "games": len(games),
        "blocks": plan.blocks,
        "bots": [of_bot(plan, games, text) for text in dict.fromkeys(plan.bots)],
        "by_seat": [interval(by_block(plan, games, {seat: 1.0})) for seat in range(plan.seats)],
        "rounds": rounded(mean(rounds)) if rounds else None,
        "decisions_per_game": rounded(mean([sum(game.decisions) for game in games])),
        "winner_score": rounded(mean(best)),
        "mean_score": rounded(mean([mean(game.scores) for game in games])),
        "margin": rounded(mean([max(game.scores) - sorted(game.scores)[-2] for game in games])),
    }


def by_block(plan: Plan, games: Sequence[Played], weight: dict[int, float]) -> list[float]:
    """The mean share per block of whoever sat on the weighted seats."""
    totals = [0.0] * plan.blocks
    for game in games:
        for seat, share in zip(game.seats, game.shares, strict=True):
            totals[game.block] += share * weight.get(seat, 0.0)
    return [total / plan.seats for total in totals]


def of_bot(plan: Plan, games: Sequence[Played], text: str) -> Document:
    """One kind of bot, all its copies taken together."""
    numbers = [number for number, bot in enumerate(plan.bots) if bot == text]
    totals = [0.0] * plan.blocks
    for game in games:
        totals[game.block] += sum(game.shares[number] for number in numbers)
    alone = len(numbers) == plan.seats
    wins = {"share": 1.0, "low": 1.0, "high": 1.0} if alone else interval([total / plan.seats for total in totals])
    share = sum(totals) / len(games)
    return {
        "bot": text,
        "copies": len(numbers),
        "wins": wins,
        "fair_share": rounded(len(numbers) / plan.seats),
        "times_fair_share": rounded(share * plan.seats / len(numbers)),
        "place": rounded(mean([game.places[number] for game in games for number in numbers])),
        "score": rounded(mean([game.scores[number] for game in games for number in numbers])),
        "lead": rounded(mean([lead(game.scores, number) for game in games for number in numbers])),
        "parts": parts(games, numbers),
        "decisions_per_game": rounded(mean([game.decisions[number] for game in games for number in numbers])),
        "failures": sum(bool(game.failures[number]) for game in games for number in numbers),
    }


def failure_lines(plan: Plan, games: Sequence[Played]) -> list[str]:
    """One sentence for each kind of bot that failed."""
    said = []
    for text in dict.fromkeys(plan.bots):
        numbers = [number for number, bot in enumerate(plan.bots) if bot == text]
        failed = [(game, game.failures[number]) for game in games for number in numbers if game.failures[number]]
        if failed:
            first, why = failed[0]
            where = f"block {first.block + 1}, rotation {first.rotation + 1}"
            said.append(f"{text} failed {len(failed)} times, first in {where} ({why}); another bot played on for it")
    return said


def lead(scores: list[int], number: int) -> int:
    """Points before the best other; negative behind."""
    return scores[number] - max(scores[:number] + scores[number + 1 :], default=0)


def parts(games: Sequence[Played], numbers: list[int]) -> dict[str, float]:
    """What the scores consist of, on average."""
    names = list(games[0].parts[0])
    return {name: rounded(mean([game.parts[n].get(name, 0) for game in games for n in numbers])) for name in names}


def milliseconds(plan: Plan, games: Sequence[Played]) -> dict[str, float]:
    """How long each kind of bot thought over a decision; this differs from run to run."""
    found = {}
    for text in dict.fromkeys(plan.bots):
        numbers = [number for number, bot in enumerate(plan.bots) if bot == text]
        seconds = sum(game.seconds[number] for game in games for number in numbers)
        decisions = sum(game.decisions[number] for game in games for number in numbers)
        found[text] = round(1000 * seconds / max(1, decisions), 3)
    return found
