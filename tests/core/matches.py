"""Matches of Citadels for tests of what works for any game."""

from hoftag.core.match import Match
from hoftag.core.rng import Rng
from tests.ours import told_with

GAME = told_with("citadels")


def played(seats: int, seed: int, undo: int = 0) -> Match:
    """A random game; every `undo`-th move that can be taken back is."""
    match = Match(GAME, seats, seed, {"gold_supply": "unlimited"} if seed % 2 else None)
    rng = Rng(seed)
    while not match.state.is_over():
        seat = match.state.to_act()[0]
        if undo and match.can_undo(seat) and rng.below(undo) == 0:
            match.undo(seat)
            continue
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def on_first_turn() -> Match:
    match = Match(GAME, 4, 3)
    while match.state.view(0)["step"] == "keep-character":
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[-1])
    return match
