"""Chapter 9: the end of the game and the final scoring."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Outcome, ranked
from hoftag.core.stepped import Over
from hoftag.games.citadels.components import COLOUR

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

OVER: Final[Over] = Over("C-9.1")


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
    table.ask_all(0, OVER)
    if tell is not None:
        result = outcome(table)
        for seat, score in enumerate(result.scores):
            tell.show("scored", seat=seat, points=score)
        for seat in result.winners():
            tell.all("won" if len(result.winners()) == 1 else "shared-win", seat=seat, points=result.scores[seat])


def district_points(table: "Citadels", city: list[int]) -> int:
    """C-9.3, C-8.10: what the districts are worth."""
    worth = table.terms.points
    found = 0
    for card in city:
        found += worth[card]
    return found


def has_five_colours(table: "Citadels", city: list[int], ghost_round: int) -> bool:
    """C-9.3, C-8.1: all five colours, where a Ghost Town stands for whichever one is missing."""
    if len(city) < len(COLOUR):
        return False
    colour_bit = table.terms.colour_bit
    colours = ghosts = 0
    for card in city:
        bit = colour_bit[card]
        if bit:
            colours |= bit
        else:
            ghosts += 1
    if ghosts and not table.terms.late_ghost_counts and ghost_round == table.round:
        ghosts = 0
        for card in city:
            colours |= 1 << table.terms.colour[card]
    return colours.bit_count() + ghosts >= len(COLOUR)


def score_parts(table: "Citadels", seat: int) -> dict[str, int]:
    """C-9.3: the parts of a score as they stand."""
    return dict(zip(("districts", "colours", "complete"), worth(table, seat), strict=True))


def worth(table: "Citadels", seat: int) -> tuple[int, int, int]:
    """C-9.3: what a city is worth by its districts, its colours and for being complete; gold counts nothing."""
    box, city = table.terms.box, table.cities[seat]
    complete = 0
    if table.first_complete == seat:
        complete = box.first_complete
    elif len(city) >= box.city_size:
        complete = box.later_complete
    colours = box.five_colours if has_five_colours(table, city, table.ghost_round[seat]) else 0
    return district_points(table, city), colours, complete


def points(table: "Citadels", seat: int) -> int:
    """What a city is worth as it stands."""
    districts, colours, complete = worth(table, seat)
    return districts + colours + complete


def holdings(table: "Citadels", seat: int) -> dict[str, int]:
    """What a player has of everything that moves cost and bring."""
    return {"gold": table.gold[seat], "cards": len(table.hands[seat]), "points": points(table, seat)}


def gain(table: "Citadels", seat: int, card: int) -> tuple[int, int]:
    """What one more district would add to what a city is worth, and what it would be worth with it."""
    box, city = table.terms.box, table.cities[seat]
    districts, colours, complete = worth(table, seat)
    more = table.terms.points[card]
    if len(city) + 1 == box.city_size and table.first_complete != seat:
        more += box.later_complete if table.first_complete >= 0 else box.first_complete
    if len(city) + 1 >= len(COLOUR):
        ghost_round = table.round if box.ghost_town >> card & 1 else table.ghost_round[seat]
        more += (box.five_colours if has_five_colours(table, [*city, card], ghost_round) else 0) - colours
    return more, districts + colours + complete + more


def outcome(table: "Citadels") -> Outcome:
    """C-9.4, A-11: most points, then most district points, then a shared win."""
    parts = [score_parts(table, seat) for seat in range(table.seats)]
    scores = [sum(part.values()) for part in parts]
    keys = [(score, part["districts"]) for score, part in zip(scores, parts, strict=True)]
    best = max(scores)
    tied = [key for key in keys if key[0] == best]
    return Outcome(scores, parts, ranked(keys), "districts" if len(set(tied)) > 1 else None)
