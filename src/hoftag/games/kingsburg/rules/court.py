"""Chapters 3, 9 and 10: the king's favour, honour and envoy; and what governors bring when a year begins."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import Step
from hoftag.games.kingsburg.components import (
    BUILDING,
    COLUMNS,
    COURT,
    ENVOY,
    FAVOUR,
    GOVERNOR,
    GOVERNORS,
    HONOUR,
)
from hoftag.games.kingsburg.moves import ENOUGH, FOUND, KingsburgMove
from hoftag.games.kingsburg.rules.optional import OF_GOVERNOR, Moment, gain_may_hurt
from hoftag.games.kingsburg.rules.phases import enter
from hoftag.games.kingsburg.rules.supply import amounts_names, gain, goods, score, tell_gains
from hoftag.games.kingsburg.rules.taking import TakeGoods

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

FOUND_KIND: Final = FOUND[0].kind


def begin_year(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-2.1: the first to the fifth year."""
    table.cursor = 0
    table.builds = 0
    table.pending = 0
    table.phase = FAVOUR
    table.yearly = [0] * table.seats
    if tell is not None:
        tell.all("year", year=table.year + 1)
    return False


def year_gifts(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-17.2: some governors bring something when a year begins."""
    return table.governing & table.terms.bringing > 0 and YEAR_GIFT.in_turn(table, tell)


class YearGift(Moment):
    """What a governor brings at the start of some years."""

    name = "year-gift"
    rule = "K-17.2"

    def present(self, table: "Kingsburg", seat: int) -> int:
        return OF_GOVERNOR if table.year in table.terms.cards[table.governor[seat]].year_gift_in else 0

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        """K-3.2: goods count for the favour, which follows."""
        gift = table.terms.cards[table.governor[seat]].year_gift
        return OF_GOVERNOR if gift.gold + gift.wood + gift.stone or gain_may_hurt(table, seat, gift) else 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            gift = table.terms.cards[table.governor[seat]].year_gift
            gain(table, seat, gift, GOVERNORS)
            governor = GOVERNOR.ids[table.governor[seat]]
            tell_gains(tell, "governor-paid", seat, amounts_names(gift), governor=governor)
        return False


def found_buildings(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-21.3, A-18: before phase 1 of year III the Sorcerer puts up buildings of column I for nothing."""
    if table.cursor == 0:
        for seat in table.order:
            card = table.terms.cards[table.governor[seat]]
            if table.year == card.founding_year and table.builds < card.founds and foundable(table, seat):
                return table.ask(seat, FOUND_BUILDINGS)
    table.cursor = table.builds = table.pending = 0
    return False


def foundable(table: "Kingsburg", seat: int) -> list[int]:
    """The buildings of column I that are missing."""
    first = [row * COLUMNS for row in table.terms.rows]
    return [building for building in first if building >= table.pending and not table.built[seat] >> building & 1]


def note_founded(table: "Kingsburg", building: int) -> None:
    """Version 1 offered only what stands below the last one founded."""
    table.builds += 1
    if table.terms.rules < 2:
        table.pending = building + 1


class FoundBuildings(Step["Kingsburg", KingsburgMove]):
    """K-21.3: up to three buildings of column I, free of cost and without points."""

    name = "found-buildings"
    rule = "K-21.3"

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return [*(FOUND[building] for building in foundable(table, seat)), ENOUGH]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        if move is ENOUGH:
            table.cursor = 1
            return False
        table.built[seat] |= 1 << move.building
        note_founded(table, move.building)
        if tell is not None:
            tell.all("founded", seat=seat, building=BUILDING.ids[move.building])
        return False

    def prompt(self, table: "Kingsburg", seat: int) -> Prompt:
        founds = table.terms.cards[table.governor[seat]].founds
        return Prompt(self.name, self.rule, {"count": founds - table.builds})

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        if move.kind == FOUND_KIND:
            return Refusal("not-founded", self.rule, {"building": BUILDING.ids[move.building]})
        return Refusal("found-first", self.rule)


# --- phase 1 ---------------------------------------------------------------------------------------------------------


def least_developed(table: "Kingsburg") -> list[int]:
    """K-3.1, K-3.2, K-10.2, K-10.3: fewest buildings, then fewest goods; everybody in the last tie."""
    counts = [built.bit_count() for built in table.built]
    fewest = min(counts)
    if counts.count(fewest) == 1:
        return [counts.index(fewest)]
    tied = [seat for seat, count in enumerate(counts) if count == fewest]
    have = [goods(table, seat) for seat in tied]
    least = min(have)
    return [seat for seat, owned in zip(tied, have, strict=True) if owned == least]


def begin_favour(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-3.1 to K-3.4: the die to whoever is behind, or a good to all who are tied."""
    enter(table, FAVOUR, tell)
    tied = least_developed(table)
    table.bonus = [0] * table.seats
    if len(tied) == 1:
        table.bonus[tied[0]] = 1
        if tell is not None:
            tell.all("favour-die", seat=tied[0])
        return False
    # the main text pays those who are tied; a table may agree on everybody.
    table.favoured = table.terms.everybody if table.terms.favour_for_all else sum(1 << seat for seat in tied)
    for seat in tied:
        if table.terms.cards[table.governor[seat]].favour_on_tie:
            table.bonus[seat] = 1
            if tell is not None:
                tell.all("damsel-die", seat=seat, governor=GOVERNOR.ids[table.governor[seat]])
    return False


def favour(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-3.3, K-19.1: one after the other in turn order."""
    if table.favoured:
        for seat in table.order:
            if table.favoured >> seat & 1:
                return table.ask(seat, FAVOUR_GOOD)
    return False


class FavourGood(TakeGoods):
    """K-3.3: a good of choice."""

    name = "favour-good"
    rule = "K-3.3"
    told = "took-favour"

    def count(self, table: "Kingsburg", seat: int) -> int:
        return table.terms.box.favour_goods

    def taken(self, table: "Kingsburg", seat: int) -> None:
        table.favoured &= ~(1 << seat)


# --- phases 3 and 5 --------------------------------------------------------------------------------------------------


def honour(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-9.1, A-01: a point for most buildings; for all of them on a tie."""
    enter(table, HONOUR, tell)
    counts = [built.bit_count() for built in table.built]
    most = max(counts)
    if most == 0 and table.terms.honour_for_none:
        if tell is not None:
            tell.all("honour-nobody")
        return False
    for seat in table.order:
        if counts[seat] == most:
            score(table, seat, table.terms.box.honour_vp, COURT)
            if tell is not None:
                tell.all("honour", seat=seat, points=table.terms.box.honour_vp)
    return False


def send_envoy(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-10.1 to K-10.3: first he comes home, then he goes to whoever is behind alone."""
    enter(table, ENVOY, tell)
    if table.envoy >= 0 and tell is not None:
        tell.all("envoy-recalled", seat=table.envoy)
    table.envoy = -1
    tied = least_developed(table)
    if len(tied) == 1:
        give_envoy(table, tied[0], tell)
    return False


def give_envoy(table: "Kingsburg", seat: int, tell: Tell | None) -> None:
    table.envoy = seat
    if tell is not None:
        tell.all("envoy-goes", seat=seat)


def break_envoy_tie(table: "Kingsburg", tell: Tell | None) -> bool:
    """K-10.3: on a tie nobody gets him, unless it is the Damsel's."""
    if table.envoy < 0 and table.governing & table.terms.winning_ties and ENVOY_TIE.in_turn(table, tell):
        return True
    if table.envoy < 0 and tell is not None:
        tell.all("envoy-stays")
    table.cursor = 0
    return False


class EnvoyTie(Moment):
    """K-17.2: the Damsel wins a tie for the envoy."""

    name = "envoy-tie"
    rule = "K-17.2"

    def present(self, table: "Kingsburg", seat: int) -> int:
        on_tie = table.terms.cards[table.governor[seat]].envoy_on_tie
        return OF_GOVERNOR if on_tie and table.envoy < 0 and seat in least_developed(table) else 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects:
            give_envoy(table, seat, tell)
        return False


YEAR_GIFT: Final[YearGift] = YearGift()
ENVOY_TIE: Final[EnvoyTie] = EnvoyTie()
FOUND_BUILDINGS: Final[FoundBuildings] = FoundBuildings()
FAVOUR_GOOD: Final[FavourGood] = FavourGood()
