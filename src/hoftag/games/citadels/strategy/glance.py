"""How promising each legal move looks at a glance. The sensible move comes first, the others by what they do."""

from collections.abc import Sequence
from typing import Final

from hoftag.core.moves import Move
from hoftag.games.citadels.moves import (
    BONUS_CARDS,
    BONUS_GOLD,
    BUILD,
    DESTROY,
    DISCARD,
    END_TURN,
    EXCHANGE,
    INCOME,
    KEEP,
    LABORATORY,
    LAY_DOWN,
    MURDER,
    PUT_AWAY,
    ROB,
    SMITHY,
    SWAP,
    TAKE_CARDS,
    TAKE_GOLD,
    CitadelsMove,
)
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.strategy import cards, policy, roles

LEAD: Final = 1.0
"""How far the sensible move lies before the next best."""
CERTAIN: Final = 20.0
"""How far a move lies before all others that can only be right."""

SECRET: Final = (KEEP[0].kind, MURDER[0].kind, ROB[0].kind)
"""Guessing games: the best answer is best only as long as nobody foresees it, so it has no lead."""

PLAIN: Final = {
    TAKE_GOLD: 1.0,
    TAKE_CARDS: 1.0,
    BONUS_GOLD: 3.0,
    BONUS_CARDS: 3.0,
    INCOME: 1.0,
    EXCHANGE: 0.0,
    SMITHY: 0.0,
    END_TURN: -0.5,
}
"""Moves that look the same in every position."""


def prior(table: Citadels, seat: int, moves: Sequence[Move]) -> list[float]:
    """A score for each move, in the order given."""
    glance = Glance(table, seat)
    scores = [glance.score(move) for move in moves if isinstance(move, CitadelsMove)]
    if moves and moves[0].kind in SECRET:
        return scores
    chosen = policy.sensible_move(table, seat)
    for number, move in enumerate(moves):
        if move is chosen:
            scores[number] = max(scores) + (CERTAIN if is_certain(table, chosen) else LEAD)
    return scores


def is_certain(table: Citadels, move: CitadelsMove) -> bool:
    """What comes for free is taken at once; so is the income when nothing more will be built."""
    return move is BONUS_GOLD or move is BONUS_CARDS or (move is INCOME and table.acted and not table.builds_left)


class Glance:
    """A seat's look at the table, from which it scores one move after the other."""

    def __init__(self, table: Citadels, seat: int) -> None:
        """Nothing is worked out before a move asks for it."""
        self.table = table
        self.seat = seat
        self.colours = cards.colours_of(table, seat)
        self.by_character: list[float] = []

    def score(self, move: CitadelsMove) -> float:
        """What the move does, in points as far as that can be said."""
        if move in PLAIN:
            return PLAIN[move]
        kind = move.kind
        if kind == BUILD[0].kind:
            return 0.5 + 0.5 * self.worth(move)
        if kind == DESTROY[0][0].kind:
            return cards.destroy_gain(self.table, move.seat, move.district)
        if kind == SWAP[0].kind:
            return 0.5 * policy.swap_gain(self.table, self.seat, move.seat)
        if kind in (DISCARD[0].kind, LAY_DOWN[0].kind):
            return -self.worth(move)
        if kind == LABORATORY[0].kind:
            return -0.5 - 0.5 * self.worth(move)
        if kind in (KEEP[0].kind, MURDER[0].kind, ROB[0].kind, PUT_AWAY[0].kind):
            return self.named(move)
        return 0.0  # yes or no, or enough: the sensible answer says all there is to say

    def worth(self, move: CitadelsMove) -> float:
        """What the card that the move names is worth in hand."""
        return cards.worth(self.table, self.seat, move.district, self.colours)

    def named(self, move: CitadelsMove) -> float:
        """What naming a character brings; worked out once for all of them."""
        if not self.by_character:
            if move.kind == KEEP[0].kind:
                wishes = roles.role_scores(self.table, self.seat, own=True)
                self.by_character = [wish * policy.CALM for wish in wishes]
            elif move.kind == MURDER[0].kind:
                self.by_character = roles.murder_scores(self.table, self.seat)
            elif move.kind == ROB[0].kind:
                self.by_character = roles.rob_scores(self.table, self.seat)
            else:
                self.by_character = policy.rival_scores(self.table)
        return self.by_character[move.character]
