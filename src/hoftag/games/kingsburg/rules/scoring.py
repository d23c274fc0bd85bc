"""Chapter 13: the end of a year, and of the game."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.core.game import Outcome, Prompt, Refusal, ranked
from hoftag.core.moves import Move
from hoftag.games.kingsburg.components import ARMIES, EFFECTS, GOVERNOR, GOVERNORS, PART
from hoftag.games.kingsburg.moves import KingsburgMove
from hoftag.games.kingsburg.rules.rolling import name_of
from hoftag.games.kingsburg.rules.supply import PARTS, goods, names, score, tell_gains
from hoftag.games.kingsburg.step import Step

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg


def end_year(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-21.2, K-21.10, A-17: goods of governors, at the very end Cathedral and army tokens, last the Minstrel."""
    box = table.terms.box
    for seat in table.order:
        harvest = box.year_goods.get(table.governor[seat])
        if harvest is not None:
            good, by_year = harvest
            (table.gold, table.wood, table.stone)[good][seat] += by_year[table.year]
            count = [0, 0, 0]
            count[good] = by_year[table.year]
            tell_gains(tell, "governor-paid", seat, names(*count), governor=GOVERNOR.ids[table.governor[seat]])
    if table.year == box.years - 1:
        last_points(table, tell)
    if box.minstrel in table.governor:
        sing(table, table.governor.index(box.minstrel), tell)
    return False


def last_points(table: "Kingsburg", tell: Tell | None) -> None:
    """K-20.13, K-18.3: the Cathedral counts goods, and the token that was never sent counts its number."""
    box = table.terms.box
    for seat in table.order:
        if table.built[seat] & box.cathedral:
            points = goods(table, seat) // box.cathedral_goods
            score(table, seat, points, EFFECTS)
            tell_gains(tell, "building-paid", seat, ["point"] * points, building=name_of(box.cathedral))
        if table.terms.army_tokens:
            points = sum(table.armies[seat])
            score(table, seat, points, ARMIES)
            if tell is not None:
                tell.all("army-points", seat=seat, points=points)


def sing(table: "Kingsburg", seat: int, tell: Tell | None) -> None:
    """K-21.2: one point for being last, one for being level with somebody; judged at the same moment."""
    box = table.terms.box
    mine = table.points[seat]
    points = box.minstrel_last if min(table.points) == mine else 0
    points += box.minstrel_tied if table.points.count(mine) > 1 else 0
    score(table, seat, points, GOVERNORS)
    tell_gains(tell, "governor-paid", seat, ["point"] * points, governor=GOVERNOR.ids[box.minstrel])


def end_game(table: "Kingsburg", tell: Tell | None) -> None:
    """K-13.1: the fifth winter has passed."""
    table.actors = 0
    table.step = OVER
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


class Over(Step):
    """The game is over: nothing is asked."""

    name = "over"
    rule = "K-13.1"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        """Nothing."""
        return []

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> None:
        """Nothing can be played."""
        raise ValueError(move)

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        """Say that it is over."""
        return Prompt("over", "K-13.1")

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        """The game is over."""
        return Refusal("over", "K-13.1")


OVER = Over()
