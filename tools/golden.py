"""Looks for games that meet what the golden records of a game do not meet yet, and adds the fewest it finds.

    .venv/bin/python tools/golden.py citadels

Games are played by random and greedy players with random options; the tests of a game may bring players of their own
for what neither would do (`coverage.PLAYERS`). Run it after a change of rules, when there is something new to meet; the
records of older versions stay, since they have to replay for ever.
"""

import importlib
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from hoftag.bots.player import Seat
from hoftag.bots.specs import read
from hoftag.core import record as records
from hoftag.core.conformance import Plan, Setting, settings
from hoftag.core.events import TABLE
from hoftag.core.game import Game, State
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.record import Player
from hoftag.core.registry import find_game
from hoftag.core.rng import Rng, derive

KINDS = ("greedy", "greedy:whim=6", "random")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


Choose = Callable[[State, int], Move]


def chooser(game: Game, setting: Setting, seat: int, spec: str) -> Choose:
    """One of our bots in a seat."""
    bot = read(spec).make(derive(setting.seed, 8, seat))
    return lambda state, seat: bot.choose(Seat(game, state, seat, setting.seats))


def played(name: str, setting: Setting, own: Mapping[str, Choose]) -> Match:
    """One game; greedy players, some of them whimsical, sit among random ones; now and then a move is taken back.

    In some games all are of one kind that the tests of the game bring along.
    """
    game = find_game(name)
    rng = Rng(derive(setting.seed, 7))
    specs = [KINDS[rng.below(len(KINDS))] for _ in range(setting.seats)]
    if own and rng.below(6) == 0:
        specs = [sorted(own)[rng.below(len(own))]] * setting.seats
    choosers = [own.get(spec) or chooser(game, setting, seat, spec) for seat, spec in enumerate(specs)]
    players = [Player(f"Player {seat + 1}", spec) for seat, spec in enumerate(specs)]
    match = Match(game, setting.seats, setting.seed, setting.options, players)
    while not match.state.is_over():
        seat = whose(match.state, rng)
        if seat == TABLE:
            match.play(TABLE, match.state.legal(TABLE)[0])
            continue
        if match.can_undo(seat) and rng.below(60) == 0:
            match.undo(seat)
            continue
        match.play(seat, choosers[seat](match.state, seat))
    return match


def whose(state: State, rng: Rng) -> int:
    """The seat that is asked; in a timed phase any that may act, and now and then the clock."""
    may = state.may_act()
    if state.timed() is not None and (not may or rng.below(40) == 0):
        return TABLE
    return may[rng.below(len(may))] if len(may) > 1 else may[0]


def main(name: str, games: int = 3000) -> None:
    coverage = importlib.import_module(f"tests.games.{name}.coverage")
    folder = ROOT / "tests" / "golden" / name
    folder.mkdir(exist_ok=True)
    missing = set(coverage.REQUIRED)
    there = sorted(folder.glob("*.record"))
    for path in there:
        missing -= coverage.met(records.read(path.read_text(encoding="utf-8")))
    number = int(there[-1].stem) if there else 0
    for setting in settings(find_game(name), Plan(games=games, seed=20261115)):
        if not missing:
            break
        match = played(name, setting, getattr(coverage, "PLAYERS", {}))
        new = coverage.met(match.record) & missing
        if len(new) >= (1 if len(missing) < 30 else 4):
            missing -= new
            number += 1
            (folder / f"{number:02}.record").write_text(match.record.text(), encoding="utf-8")
            print(f"{number:3}.record, {len(missing)} to go: {sorted(missing)[:4]}")
    print("still missing:", sorted(missing) if missing else "nothing")


if __name__ == "__main__":
    main(sys.argv[1])
