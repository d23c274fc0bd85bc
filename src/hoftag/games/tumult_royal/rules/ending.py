"""Chapter 9: the end of the game."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Refusal
from hoftag.core.moves import Move
from hoftag.core.outcome import Outcome, ranked
from hoftag.games.tumult_royal.moves import TumultMove
from hoftag.games.tumult_royal.rules.question import TumultStep

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

ENDINGS: Final = ("", "gap", "last-round", "statues")
"""What `table.ended` means."""
GAP: Final = 1
LAST_ROUND: Final = 2
STATUES: Final = 3


def end_game(table: "TumultRoyal", how: int, tell: Tell | None) -> bool:
    """T-9.1 to T-9.4: nothing more is played, the round is not finished; True, for the course does not go on."""
    table.ended = how
    table.actors = 0
    table.step = OVER
    if tell is not None:
        tell.all("ended", ending=ENDINGS[how])
        result = outcome(table)
        for seat, score in enumerate(result.scores):
            tell.all("counted", seat=seat, count=score)
        tell.all("won", seat=result.winners()[0])
    return True


def placeable(table: "TumultRoyal", seat: int, amount: int) -> int:
    """Q-8: of so many statues, those that are left on the castle board."""
    return min(amount, table.terms.box.statues - table.statues[seat])


def statues_for(table: "TumultRoyal", seat: int, field: int) -> int:
    """T-4.3, Q-8: the statues that this player can put on a field."""
    return placeable(table, seat, table.terms.box.field_statues[table.land[field]])


def put_up(table: "TumultRoyal", seat: int, amount: int) -> int:
    """T-4.5, Q-8: take statues from the castle board, lowest number first, as many as there are; returns how many."""
    amount = placeable(table, seat, amount)
    table.statues[seat] += amount
    return amount


def has_all_up(table: "TumultRoyal", seat: int) -> bool:
    """T-9.4: whether this player's last statue stands."""
    return table.statues[seat] >= table.terms.box.statues


def gap(table: "TumultRoyal") -> int:
    """T-9.1: most statues less fewest."""
    return max(table.statues) - min(table.statues)


def ends_at(table: "TumultRoyal", limit: int) -> bool:
    """T-9.1: whether the gap is too large for a space with this number; below nothing: there is none."""
    return gap(table) > limit >= 0


def outcome(table: "TumultRoyal") -> Outcome:
    """T-9.3: most statues win, then the higher rank."""
    scores = table.statues[:]
    parts = [{"fields": score - royal, "chronicle": royal} for score, royal in zip(scores, table.royal, strict=True)]
    places = ranked([(score, -rank) for score, rank in zip(scores, table.rank, strict=True)])
    return Outcome(scores, parts, places, "rank" if scores.count(max(scores)) > 1 else None)


class GameOver(TumultStep):
    """Nothing is asked any more."""

    name = "over"
    rule = "T-9.3"

    def legal(self, table: "TumultRoyal", seat: int) -> list[Move]:
        return []

    def why_not(self, table: "TumultRoyal", seat: int, move: TumultMove) -> Refusal:
        return Refusal("over", self.rule)


OVER: Final[TumultStep] = GameOver()
