"""Chapter 9: the end of the game and the final scoring."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.outcome import Outcome, ranked
from hoftag.core.stepped import Over
from hoftag.games.citadels.components import COLOUR

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels
    from hoftag.games.citadels.terms import CitadelsTerms

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


def district_points(terms: "CitadelsTerms", city: list[int]) -> int:
    """C-9.3, C-8.10: what the districts are worth."""
    found = 0
    for card in city:
        found += terms.points[card]
    return found


def has_five_colours(terms: "CitadelsTerms", city: list[int], ghosts_late: bool) -> bool:
    """C-9.3, C-8.1: all five colours, where a Ghost Town stands for whichever one is missing.

    `ghosts_late`: it was built in the round that is played, which in the last round may be too late.
    """
    if len(city) < len(COLOUR):
        return False
    colour_bit = terms.colour_bit
    colours = ghosts = 0
    for card in city:
        bit = colour_bit[card]
        if bit:
            colours |= bit
        else:
            ghosts += 1
    if ghosts and ghosts_late and not terms.late_ghost_counts:
        ghosts = 0
        for card in city:
            colours |= 1 << terms.colour[card]
    return colours.bit_count() + ghosts >= len(COLOUR)


@lru_cache(maxsize=8192)
def worth(terms: "CitadelsTerms", cards: tuple[int, ...], was_first: bool, ghosts_late: bool) -> tuple[int, int, int]:
    """C-9.3: what a city is worth by its districts, its colours and for being complete; gold counts nothing."""
    box, city = terms.box, list(cards)
    complete = 0
    if was_first:
        complete = box.first_complete
    elif len(city) >= box.city_size:
        complete = box.later_complete
    colours = box.five_colours if has_five_colours(terms, city, ghosts_late) else 0
    return district_points(terms, city), colours, complete


def circumstances(table: "Citadels", seat: int) -> tuple[bool, bool]:
    """What a city is worth depends on, too: whether it was the first to be complete, and its Ghost Town came late."""
    return table.first_complete == seat, table.ghost_round[seat] == table.round


def worth_now(table: "Citadels", seat: int) -> tuple[int, int, int]:
    """C-9.3: the same of a city as it stands."""
    return worth(table.terms, tuple(table.cities[seat]), *circumstances(table, seat))


def score_parts(table: "Citadels", seat: int) -> dict[str, int]:
    """C-9.3: the parts of a score as they stand."""
    return dict(zip(("districts", "colours", "complete"), worth_now(table, seat), strict=True))


def points(table: "Citadels", seat: int) -> int:
    """What a city is worth as it stands."""
    return sum(worth_now(table, seat))


def holdings(table: "Citadels", seat: int) -> dict[str, int]:
    """What a player has of everything that moves cost and bring."""
    return {"gold": table.gold[seat], "cards": len(table.hands[seat]), "points": points(table, seat)}


def points_with(table: "Citadels", seat: int, card: int) -> tuple[int, int]:
    """What a city would be worth with one more district, and how much more that is."""
    terms, city = table.terms, tuple(table.cities[seat])
    first, late = circumstances(table, seat)
    now = sum(worth(terms, city, first, late))
    completes = table.first_complete < 0 and len(city) + 1 >= terms.box.city_size
    haunted = late or bool(terms.box.ghost_town >> card & 1)
    points = sum(worth(terms, (*city, card), first or completes, haunted))
    return points, points - now


def outcome(table: "Citadels") -> Outcome:
    """C-9.4, A-11: most points, then most district points, then a shared win."""
    parts = [score_parts(table, seat) for seat in range(table.seats)]
    scores = [sum(part.values()) for part in parts]
    keys = [(score, part["districts"]) for score, part in zip(scores, parts, strict=True)]
    best = max(scores)
    tied = [key for key in keys if key[0] == best]
    return Outcome(scores, parts, ranked(keys), "districts" if len(set(tied)) > 1 else None)
