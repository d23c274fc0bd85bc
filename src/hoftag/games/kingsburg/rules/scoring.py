"""Chapter 13: the end of a year, and of the game."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.outcome import Outcome, ranked
from hoftag.core.stepped import Over
from hoftag.games.kingsburg.components import ARMIES, EFFECTS, GOVERNOR, GOVERNORS, PART
from hoftag.games.kingsburg.rules.optional import OF_GOVERNOR, Moment, goods_may_decide, points_may_hurt
from hoftag.games.kingsburg.rules.supply import PARTS, goods, name_of, names, score, tell_gains

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

OVER: Final[Over] = Over("K-13.1")


def end_year(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-21.10, A-17: goods of governors come first."""
    return table.governing & table.terms.harvesting > 0 and HARVEST.in_turn(table, tell)


class Harvest(Moment):
    """K-21.10: goods of Carpenter, Miner and Sculptor."""

    name = "harvest"
    rule = "K-21.10"

    def present(self, table: "Kingsburg", seat: int) -> int:
        return OF_GOVERNOR if table.terms.cards[table.governor[seat]].harvest else 0

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        return OF_GOVERNOR if goods_may_decide(table, seat) else 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            card = table.terms.cards[table.governor[seat]]
            count = [0, 0, 0]
            count[card.harvest_good] = card.harvest[table.year]
            table.gold[seat] += count[0]
            table.wood[seat] += count[1]
            table.stone[seat] += count[2]
            tell_gains(tell, "governor-paid", seat, names(*count), governor=GOVERNOR.ids[table.governor[seat]])
        return False


def is_last(table: "Kingsburg") -> bool:
    """Whether this is the last year."""
    return table.year == table.terms.box.years - 1


def last_points(table: "Kingsburg", tell: Tell | None) -> bool:
    """A-17: then, at the very end, what is counted once."""
    return is_last(table) and LAST_POINTS.in_turn(table, tell)


class LastPoints(Moment):
    """K-20.13, K-18.3: the Cathedral counts goods, and the token that was never sent counts its number."""

    name = "last-points"
    rule = "K-20.13"
    for_everybody = True

    def present(self, table: "Kingsburg", seat: int) -> int:
        return table.built[seat] & table.terms.buildings.cathedral

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        return table.terms.buildings.cathedral if points_may_hurt(table, seat) else 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            points = goods(table, seat) // table.terms.buildings.cathedral_goods
            score(table, seat, points, EFFECTS)
            tell_gains(tell, "building-paid", seat, ["point"] * points, building=name_of(effects))
        if table.terms.army_tokens:
            points = sum(table.armies[seat])
            score(table, seat, points, ARMIES)
            if tell is not None:
                tell.all("army-points", seat=seat, points=points)
        return False


def songs(table: "Kingsburg", tell: Tell | None) -> bool:
    """A-17: last of all the Minstrel."""
    return table.governing & table.terms.singing > 0 and SONG.in_turn(table, tell)


class Song(Moment):
    """K-21.2: the Minstrel's points."""

    name = "song"
    rule = "K-21.2"

    def present(self, table: "Kingsburg", seat: int) -> int:
        return OF_GOVERNOR if points_may_hurt(table, seat) else 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            points = song_points(table, seat, table.points[seat])
            score(table, seat, points, GOVERNORS)
            tell_gains(tell, "governor-paid", seat, ["point"] * points, governor=GOVERNOR.ids[table.governor[seat]])
        return False


def song_points(table: "Kingsburg", seat: int, mine: int) -> int:
    """K-21.2: for being last and for being level with somebody, judged at the same moment, with so many points."""
    card = table.terms.cards[table.governor[seat]]
    others = [points for other, points in enumerate(table.points) if other != seat]
    points = card.points_if_last if mine <= min(others) else 0
    return points + card.points_if_tied if mine in others else points


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


HARVEST: Final[Harvest] = Harvest()
LAST_POINTS: Final[LastPoints] = LastPoints()
SONG: Final[Song] = Song()
