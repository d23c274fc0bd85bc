"""Chapter 13: the end of a year, and of the game."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Outcome, ranked
from hoftag.core.stepped import Over
from hoftag.games.kingsburg.components import ARMIES, EFFECTS, GOVERNOR, GOVERNORS, PART, Governor
from hoftag.games.kingsburg.rules.supply import PARTS, goods, name_of, names, score, tell_gains

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

OVER: Final[Over] = Over("K-13.1")


def end_year(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-21.2, K-21.10, A-17: goods of governors, at the very end Cathedral and army tokens, last the Minstrel."""
    for seat in table.order:
        card = table.terms.cards[table.governor[seat]]
        if card.harvest:
            count = [0, 0, 0]
            count[card.harvest_good] = card.harvest[table.year]
            table.gold[seat] += count[0]
            table.wood[seat] += count[1]
            table.stone[seat] += count[2]
            tell_gains(tell, "governor-paid", seat, names(*count), governor=GOVERNOR.ids[table.governor[seat]])
    if is_last(table):
        last_points(table, tell)
    if table.terms.governors:
        for seat in table.order:
            card = table.terms.cards[table.governor[seat]]
            if card.points_if_last or card.points_if_tied:
                sing(table, seat, card, tell)
    return False


def is_last(table: "Kingsburg") -> bool:
    """Whether this is the last year."""
    return table.year == table.terms.box.years - 1


def last_points(table: "Kingsburg", tell: Tell | None) -> None:
    """K-20.13, K-18.3: the Cathedral counts goods, and the token that was never sent counts its number."""
    buildings = table.terms.buildings
    for seat in table.order:
        if table.built[seat] & buildings.cathedral:
            points = goods(table, seat) // buildings.cathedral_goods
            score(table, seat, points, EFFECTS)
            tell_gains(tell, "building-paid", seat, ["point"] * points, building=name_of(buildings.cathedral))
        if table.terms.army_tokens:
            points = sum(table.armies[seat])
            score(table, seat, points, ARMIES)
            if tell is not None:
                tell.all("army-points", seat=seat, points=points)


def sing(table: "Kingsburg", seat: int, card: Governor, tell: Tell | None) -> None:
    """K-21.2: the Minstrel's points for being last and for being level with somebody; judged at the same moment."""
    mine = table.points[seat]
    points = card.points_if_last if min(table.points) == mine else 0
    points += card.points_if_tied if table.points.count(mine) > 1 else 0
    score(table, seat, points, GOVERNORS)
    tell_gains(tell, "governor-paid", seat, ["point"] * points, governor=GOVERNOR.ids[table.governor[seat]])


def next_year(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-13.1: the next year begins, or the game ends."""
    if is_last(table):
        end_game(table, tell)
        return True
    table.year += 1
    return False


def end_game(table: "Kingsburg", tell: Tell | None) -> None:
    """K-13.1: the fifth winter has passed."""
    table.ask_all(0, OVER)
    if tell is not None:
        result = outcome(table)
        for seat, points in enumerate(result.scores):
            tell.all("scored", seat=seat, points=points)
        for seat in result.winners():
            tell.all("won" if len(result.winners()) == 1 else "shared-win", seat=seat, points=result.scores[seat])


def outcome(table: "Kingsburg") -> Outcome:
    """K-13.2, A-08: most points, then most goods, then most buildings, then a shared win."""
    seats = range(table.seats)
    parts = [{part: table.parts[seat * PARTS + number] for number, part in enumerate(PART.ids)} for seat in seats]
    keys = [(table.points[seat], goods(table, seat), table.built[seat].bit_count()) for seat in seats]
    best = max(key[0] for key in keys)
    tied = [key for key in keys if key[0] == best]
    broke = None
    if len(set(tied)) > 1:
        most = max(key[1] for key in tied)
        broke = "goods" if sum(key[1] == most for key in tied) < len(tied) else "buildings"
        if broke == "goods" and len({key for key in tied if key[1] == most}) > 1:
            broke = "buildings"
    return Outcome(table.points[:], parts, ranked(keys), broke)
