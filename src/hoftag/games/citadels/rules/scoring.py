"""Chapter 9: the end of the game and the final scoring."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Outcome, Prompt, Refusal, ranked
from hoftag.core.moves import Move
from hoftag.games.citadels.components import COLOUR
from hoftag.games.citadels.moves import CitadelsMove
from hoftag.games.citadels.step import Step

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

ALL_COLOURS: Final = (1 << len(COLOUR)) - 1


def note_complete(table: "Citadels", seat: int, tell: Tell | None) -> None:
    """C-9.1, A-17: whoever is first to eight districts sets off the end, at the moment of the eighth."""
    if len(table.cities[seat]) == table.terms.box.city_size:
        first = table.first_complete < 0
        if first:
            table.first_complete = seat
        if tell is not None:
            tell.all("completed-first" if first else "completed", seat=seat)


def end_game(table: "Citadels", tell: Tell | None) -> None:
    """C-9.1: the last round has been played."""
    table.actor = -1
    table.step = OVER
    if tell is not None:
        result = outcome(table)
        for seat, score in enumerate(result.scores):
            tell.show("scored", seat=seat, points=score)
        for seat in result.winners():
            tell.all("won" if len(result.winners()) == 1 else "shared-win", seat=seat, points=result.scores[seat])


def district_points(table: "Citadels", seat: int) -> int:
    """C-9.3, C-8.10: what the districts are worth."""
    points = table.terms.points
    return sum(points[card] for card in table.cities[seat])


def has_five_colours(table: "Citadels", seat: int) -> bool:
    """C-9.3, C-8.1: all five colours, where a Ghost Town stands for whichever one is missing."""
    ghost_town = table.terms.box.ghost_town
    counts_as_any = table.terms.late_ghost_counts or table.ghost_round[seat] != table.round
    colours = ghosts = 0
    for card in table.cities[seat]:
        if ghost_town >> card & 1 and counts_as_any:
            ghosts += 1
        else:
            colours |= 1 << table.terms.colour[card]
    return colours.bit_count() + ghosts >= len(COLOUR)


def score_parts(table: "Citadels", seat: int) -> dict[str, int]:
    """C-9.3: the parts of a score as they stand; gold counts nothing."""
    box = table.terms.box
    complete = 0
    if table.first_complete == seat:
        complete = box.first_complete
    elif len(table.cities[seat]) >= box.city_size:
        complete = box.later_complete
    return {
        "districts": district_points(table, seat),
        "colours": box.five_colours if has_five_colours(table, seat) else 0,
        "complete": complete,
    }


def outcome(table: "Citadels") -> Outcome:
    """C-9.4, A-11: most points, then most district points, then a shared win."""
    parts = [score_parts(table, seat) for seat in range(table.seats)]
    scores = [sum(part.values()) for part in parts]
    keys = [(score, part["districts"]) for score, part in zip(scores, parts, strict=True)]
    best = max(scores)
    tied = [key for key in keys if key[0] == best]
    return Outcome(scores, parts, ranked(keys), "districts" if len(set(tied)) > 1 else None)


class Over(Step):
    """The game is over: nothing is asked."""

    name = "over"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        """Nothing."""
        return []

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> None:
        """Nothing can be played."""
        raise ValueError(move)

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        """Say that it is over."""
        return Prompt("over", "C-9.1")

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        """The game is over."""
        return Refusal("over", "C-9.1")


OVER = Over()
