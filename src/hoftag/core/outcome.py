"""How a game ended."""

from collections.abc import Sequence
from typing import NamedTuple, TypedDict


class OutcomeView(TypedDict):
    """An outcome as it stands in a view."""

    scores: list[int]
    parts: list[dict[str, int]]
    places: list[int]
    broke_tie: str | None


class Account(NamedTuple):
    """How one seat did: how far ahead of the next if it alone has won, how far behind the winner if it has not."""

    gap: int
    part: str | None = None
    """The part of the points in which most was lost to the winner, and how many."""
    points: int = 0


class Outcome:
    """How a game ended: scores with their parts, places (1 is best, shared where tied), and what broke a tie."""

    __slots__ = ("broke_tie", "parts", "places", "scores")

    def __init__(
        self, scores: list[int], parts: list[dict[str, int]], places: list[int], broke_tie: str | None = None
    ) -> None:
        """Take the result as the rules found it; `parts` are named `part-<name>` in words."""
        self.scores = scores
        self.parts = parts
        self.places = places
        self.broke_tie = broke_tie

    def winners(self) -> list[int]:
        """Everybody in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def shares(self) -> list[float]:
        """The win, shared equally among the winners."""
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]

    def account(self, seat: int) -> Account:
        """How this seat did, and where it was lost."""
        winners = self.winners()
        others = [score for other, score in enumerate(self.scores) if other != seat]
        if seat in winners:
            return Account(self.scores[seat] - max(others) if len(winners) == 1 and others else 0)
        best = winners[0]
        mine, theirs = self.parts[seat], self.parts[best]
        lost = {part: points - mine[part] for part, points in theirs.items() if points > mine[part]}
        part = max(lost, key=lost.__getitem__, default=None)
        return Account(self.scores[best] - self.scores[seat], part, lost[part] if part else 0)

    def to_json(self) -> OutcomeView:
        """All of it, for records and clients."""
        return {"scores": self.scores, "parts": self.parts, "places": self.places, "broke_tie": self.broke_tie}


def ranked(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from comparable results, highest first; equal results share the better place."""
    return [1 + sum(other > key for other in keys) for key in keys]
