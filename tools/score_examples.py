"""Crownings as the rules of Tumult Royale do them, for the companion's score to do as well.

.venv/bin/python tools/score_examples.py     writes web/src/games/tumult_royal/companion/score.examples.json
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypedDict

from hoftag.core.events import Tell
from hoftag.core.rng import Rng
from hoftag.games.tumult_royal.facts import SpaceFacts
from hoftag.games.tumult_royal.meta import GAME, TumultRoyalGame
from hoftag.games.tumult_royal.rules import crowning, ending
from hoftag.games.tumult_royal.rules.course import COURSE
from hoftag.games.tumult_royal.state import TumultRoyal

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "games" / "tumult_royal" / "companion" / "score.examples.json"
SEED: Final = 15
GAMES: Final = 4
"""Random games for each box and number of players."""
CROWNING: Final = [
    stage
    for stage in COURSE[COURSE.index(crowning.deal_ranks) :]
    if stage is not crowning.turn_up_regions  # it asks the king which; the score only says how many
]


def owner(name: str, **fields: object) -> dict[str, object]:
    return {"id": name, **fields, "source": "owner"}


BOXES: Final[Sequence[Mapping[str, object]]] = [
    {},
    {
        "constants": [
            owner("crown_supporter_cost", value=8),
            owner("statues_to_win_at_once", value=18),
            owner("first_dual_round", value=5),
        ],
        "chronicle_spaces": [
            owner("space-2", statues=2),
            owner("space-4", reveal={"2": 1, "3": 1, "4": 1}),
            owner("space-5", kind="dual", statues=3, threshold=6),
            owner("space-7", threshold=4),
            owner("space-9", always_ends=True),
            owner("space-10", threshold=2),
        ],
        "starting_supporters": [
            {"players": 2, "each": 25, "supply_left": 55, "source": "owner"},
            {"players": 3, "each": 12, "supply_left": 69, "source": "owner"},
        ],
    },
    {"constants": [owner("crown_supporter_cost", value=0)]},
    {"constants": [owner("crown_supporter_cost", value=9), owner("player_short_gain_each", value=4)]},
]
"""What owners have corrected: nothing, figures of every kind, a crown that costs nothing, and one that is dear."""


class ScoreBox(TypedDict):
    """The part of the box that the score needs."""

    spaces: list[SpaceFacts]
    statues: int
    crown_cost: int
    all_supporters: int
    player_short: int
    supporters: dict[str, int]


class Begin(TypedDict):
    """What everybody has at the start."""

    box: int
    statues: list[int]
    supporters: list[int]


class Position(TypedDict):
    """A table before or after a crowning."""

    statues: list[int]
    supporters: list[int]
    ranks: list[int]
    kings: list[int]
    mercy: list[int]
    ended: str | None


class Short(TypedDict):
    """A king who could not pay, and what everybody got first."""

    king: int
    each: int


class Crowning(TypedDict):
    """The end of a round."""

    box: int
    before: Position
    short: Short | None
    after: Position
    gap: int
    reveals: int
    winner: int


class Examples(TypedDict):
    boxes: list[ScoreBox]
    begin: list[Begin]
    crownings: list[Crowning]


def score_box(game: TumultRoyalGame) -> ScoreBox:
    box = game.box_view()
    return {
        "spaces": box["spaces"],
        "statues": box["statues"],
        "crown_cost": box["crown_cost"],
        "all_supporters": box["all_supporters"],
        "player_short": box["player_short"],
        "supporters": box["supporters"],
    }


def started(game: TumultRoyalGame, seats: int) -> TumultRoyal:
    """Everybody's first statue stands."""
    table = game.new(seats, SEED)
    for _ in range(seats):
        (seat,) = table.to_act()
        table.play(seat, table.legal(seat)[0])
    return table


def position(table: TumultRoyal) -> Position:
    how = table.ended or (ending.STATUES if any(ending.has_all_up(table, seat) for seat in range(table.seats)) else 0)
    return {
        "statues": table.statues[:],
        "supporters": table.supporters[:],
        "ranks": table.order[:],
        "kings": table.chronicle[:],
        "mercy": [seat for seat in range(table.seats) if table.mercy >> seat & 1],
        "ended": ending.ENDINGS[how] or None,
    }


def crowned(table: TumultRoyal, box: int) -> Crowning:
    """The end of a round, played by the rules; nobody is crowned once the game is over."""
    before = position(table)
    tell = Tell()
    table.to_turn = 0
    for stage in CROWNING if before["ended"] is None else ():
        if stage(table, tell):
            break
    short = next((event.args for event in tell.events if event.key == "player-short"), None)
    return {
        "box": box,
        "before": before,
        "short": None if short is None else {"king": int(str(short["seat"])), "each": int(str(short["count"]))},
        "after": position(table),
        "gap": ending.gap(table),
        "reveals": table.to_turn,
        "winner": ending.outcome(table).winners()[0],
    }


def random_game(game: TumultRoyalGame, box: int, seats: int, luck: Rng) -> Iterator[Crowning]:
    """Round by round, with statues placed and supporters won and lost in between; ranks begin in any order."""
    table = started(game, seats)
    ranks = list(range(seats))
    luck.shuffle(ranks)
    deal(table, ranks)
    generous = 1 + luck.below(3)
    for number in range(1, len(game.box.spaces) + 1):
        table.round = number
        for seat in range(seats):
            ending.put_up(table, seat, luck.below(1 + generous))
            move = max(-table.supporters[seat], min(table.supply, luck.below(17) - 9))
            table.supporters[seat] += move
            table.supply -= move
        yield crowned(table, box)
        if table.ended or position(table)["ended"]:
            return


def deal(table: TumultRoyal, ranks: Sequence[int]) -> None:
    table.order = list(ranks)
    for rank, seat in enumerate(ranks):
        table.rank[seat] = rank


def edge(
    game: TumultRoyalGame,
    box: int,
    number: int,
    *,
    statues: Sequence[int],
    supporters: Sequence[int],
    ranks: Sequence[int],
) -> Crowning:
    """A crowning in a round of this number; whoever has the first rank was king in all rounds before."""
    table = started(game, len(statues))
    deal(table, ranks)
    table.round = number
    table.chronicle = [ranks[0]] * (number - 1)
    table.statues = list(statues)
    table.supporters = list(supporters)
    table.supply = game.box.supporters - sum(supporters)
    return crowned(table, box)


def edges(game: TumultRoyalGame, box: int) -> Iterator[Crowning]:
    """Every round with a gap just below, at and above its number; ties; the last statue; a king who cannot pay."""
    most, cost, total = game.box.statues, game.box.crown_cost, game.box.supporters
    for number, space in enumerate(game.box.spaces, 1):
        for apart in range(max(0, space.threshold - space.statues - 1), max(0, space.threshold) + 2):
            yield edge(game, box, number, statues=[2, 2 + apart], supporters=[10, 20], ranks=[0, 1])
            yield edge(game, box, number, statues=[2 + apart, 2, 2 + apart], supporters=[10, 20, 15], ranks=[2, 0, 1])
    for ranks in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        yield edge(game, box, 4, statues=[5, 5, 5, 5], supporters=[12, 12, 12, 12], ranks=ranks)
        yield edge(game, box, len(game.box.spaces), statues=[9, 8, 9, 9], supporters=[12, 3, 12, 12], ranks=ranks)
    last = len(game.box.spaces)
    equal = [10 - game.box.spaces[-1].statues, 10]
    yield edge(game, box, last, statues=equal, supporters=[20, 10], ranks=[1, 0])
    for number in (1, last):
        for left in range(4):
            yield edge(game, box, number, statues=[most - left, most - 3], supporters=[20, 10], ranks=[1, 0])
    for held in range(cost + 2):
        yield edge(game, box, 3, statues=[4, 3, 5], supporters=[held, 0, 0], ranks=[1, 2, 0])
        yield edge(game, box, 3, statues=[4, 3], supporters=[held, held], ranks=[1, 0])
        yield edge(game, box, 3, statues=[4, 3], supporters=[total - held, held], ranks=[1, 0])


def examples() -> Examples:
    games = [GAME.with_components(overlay) if overlay else GAME for overlay in BOXES]
    luck = Rng(SEED)
    found: Examples = {"boxes": [score_box(game) for game in games], "begin": [], "crownings": []}
    for box, game in enumerate(games):
        for seats in game.seats:
            table = started(game, seats)
            found["begin"].append({"box": box, "statues": table.statues, "supporters": table.supporters})
            for _ in range(GAMES):
                found["crownings"] += random_game(game, box, seats, luck)
        found["crownings"] += edges(game, box)
    return found


def written() -> str:
    """One example a line."""
    found = examples()
    parts: dict[str, Sequence[Mapping[str, object]]] = {
        "boxes": found["boxes"],
        "begin": found["begin"],
        "crownings": found["crownings"],
    }
    lines = {name: ",\n".join(map(json.dumps, many)) for name, many in parts.items()}
    return "{" + ",\n".join(f'"{name}": [\n{text}\n]' for name, text in lines.items()) + "}\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
