"""What games looked like: figures out of records, for docs/validation.md. Prints one JSON document.

    ./hoftag simulate kingsburg --bots greedy --games 400 --records FOLDER
    .venv/bin/python -m tools.figures FOLDER

With `--bot greedy`, only the seats of that bot are counted; wins by seat are always those of all.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import mean, quantiles

from hoftag.core.match import begun, repeat
from hoftag.core.record import Record, read
from tools.figures.reading import Facts, Seat, Seats


def facts_of(game: str) -> Facts:
    """How a game is read: `tools/figures/<game>.py` says it."""
    found = import_module(f"tools.figures.{game}").FACTS
    assert isinstance(found, Facts)
    return found


def seats_of(record: Record) -> Seats:
    """Play a record again and note what happens."""
    facts, match = facts_of(record.game), begun(record)
    seats = [Seat(player.kind) for player in record.players]
    for entry in record.entries:
        if facts.move is not None:
            facts.move(match.state, entry, seats)
        for event in repeat(match, entry):
            facts.event(event, seats)
    facts.end(match.state, seats)
    outcome = match.state.outcome()
    for seat, score, share in zip(seats, outcome.scores, outcome.shares(), strict=True):
        seat.score, seat.share = score, share
    return seats


# --- what comes of it ------------------------------------------------------------------------------------------------


def share_of(values: Sequence[float]) -> dict[str, float]:
    """A share with half its 95 % interval, by the normal approximation."""
    share = mean(values)
    half = 1.96 * sqrt(max(share * (1 - share), 0.0) / len(values))
    return {"share": round(share, 3), "half": round(half, 3), "of": len(values)}


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, least, most, and the tenths between."""
    tenths = quantiles(values, n=10) if len(values) > 1 else [values[0]] * 9
    marks = {"mean": mean(values), "least": min(values), "tenth": tenths[0], "quarter": quantiles(values, n=4)[0]}
    marks |= {"middle": tenths[4], "three_quarters": quantiles(values, n=4)[2], "nine_tenths": tenths[8]}
    return {name: round(value, 2) for name, value in {**marks, "most": max(values)}.items()}


def means(seats: Sequence[Seat], names: Sequence[str]) -> dict[str, float]:
    """How much of each there is for one seat and game."""
    return {name: round(mean([seat.counts[name] for seat in seats]), 3) for name in names}


def figures(games: list[Seats], bot: str | None) -> dict[str, object]:
    """All games of one folder."""
    counted = [seat for game in games for seat in game if bot in (None, seat.bot)]
    names = sorted({name for seat in counted for name in seat.counts})
    holders: dict[str, list[Seat]] = defaultdict(list)
    for seat in counted:
        for name in seat.had:
            holders[name].append(seat)
    best = [sorted((seat.score for seat in game), reverse=True) for game in games]
    return {
        "games": len(games),
        "counted": len(counted),
        "scores": spread([seat.score for seat in counted]),
        "winner": round(mean([scores[0] for scores in best]), 2),
        "margin": round(mean([scores[0] - scores[1] for scores in best]), 2),
        "wins": share_of([seat.share for seat in counted]),
        "wins_by_seat": [share_of([game[seat].share for game in games]) for seat in range(len(games[0]))],
        "counts": means(counted, names),
        "by_seat": [
            {"scores": spread([seat.score for seat in at]), "counts": means(at, names)}
            for at in zip(*games, strict=True)
        ],
        "had": {
            name: {
                **share_of([seat.share for seat in holders[name]]),
                "score": round(mean([seat.score for seat in holders[name]]), 2),
            }
            for name in sorted(holders)
        },
    }


def main(arguments: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Figures out of records.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot")
    asked = parser.parse_args(None if arguments is None else list(arguments))
    paths = sorted(asked.folder.glob("*.hoftag"))
    games = [seats_of(read(path.read_text(encoding="utf-8"))) for path in paths]
    print(json.dumps(figures(games, asked.bot), indent=1))


if __name__ == "__main__":
    main()
