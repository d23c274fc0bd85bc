"""Chapter 19: effects may be used or left. Some come by themselves, and whoever could be hurt by one is asked.

A moment is when effects of one seat take place together, such as the start of a season. What a seat leaves unused is
`unused` in the state, from its first answer until the moment has passed.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from hoftag.core.events import Tell
from hoftag.core.game import Effect, Refusal
from hoftag.core.masks import members
from hoftag.core.moves import Move
from hoftag.core.stepped import NO_EFFECTS, Step, changes, tried
from hoftag.games.kingsburg.components import AUTUMN, BUILDING, GOVERNOR, SUMMER, Amounts
from hoftag.games.kingsburg.moves import SKIP, SKIP_FAVOUR, SKIP_GOVERNOR, USE_EFFECTS, KingsburgMove

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

# Effects as a mask: those of buildings by the number of the building, then these two
OF_GOVERNOR: Final = 1 << len(BUILDING)
FAVOUR_DIE: Final = 2 << len(BUILDING)
OTHERS: Final = {"governor": OF_GOVERNOR, "favour": FAVOUR_DIE}
SKIPS: Final[list[KingsburgMove]] = [*SKIP, SKIP_GOVERNOR, SKIP_FAVOUR]
"""The move that leaves each effect, by its bit."""
SKIP_KINDS: Final = {SKIP[0].kind, SKIP_GOVERNOR.kind, SKIP_FAVOUR.kind}


class Moment(Step["Kingsburg", KingsburgMove]):
    """K-19.2, K-19.4, A-24: effects of a seat that take place together; it may leave some of them."""

    rule = "K-19.4"
    for_everybody: ClassVar[bool] = False
    """Whether something belongs to the moment besides effects, so that it comes to seats without any, too."""

    def comes_to(self, table: "Kingsburg") -> int:
        """The seats that may have any, as a mask: a quick look before each of them is asked for."""
        return table.terms.everybody

    def present(self, table: "Kingsburg", seat: int) -> int:
        """The effects that a seat has at this moment."""
        raise NotImplementedError

    def may_hurt(self, table: "Kingsburg", seat: int) -> int:
        """A-24: those of them that are asked for at every table."""
        return 0

    def take_place(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        """These take place, and whatever belongs to the moment besides. True: a question follows from it."""
        raise NotImplementedError

    def finished(self, table: "Kingsburg") -> None:
        """The moment of one seat has passed: the next one's."""
        table.cursor += 1

    # --- its course ---------------------------------------------------------------------------------------------------

    def in_turn(self, table: "Kingsburg", tell: Tell | None) -> bool:
        """K-19.1: as a stage, one seat after the other."""
        seats = self.comes_to(table)
        if seats:
            order = table.order
            for cursor in range(table.cursor, table.seats):
                seat = order[cursor]
                if seats >> seat & 1:
                    effects = self.present(table, seat)
                    if effects or self.for_everybody:
                        table.cursor = cursor
                        if self.asked_or_settled(table, seat, effects & ~table.unused, tell):
                            return True
        table.cursor = 0
        return False

    def comes(self, table: "Kingsburg", seat: int, tell: Tell | None) -> bool:
        """The moment of one seat. True: it is asked something."""
        return self.asked_or_settled(table, seat, self.present(table, seat) & ~table.unused, tell)

    def asked_or_settled(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        if effects and self.decided(table, seat, effects):
            return table.ask(seat, self)
        return self.settled(table, seat, effects, tell)

    def decided(self, table: "Kingsburg", seat: int, effects: int) -> int:
        """Those of the effects that the seat decides about. Version 1 asked for nothing here."""
        terms = table.terms
        if terms.rules < 2:
            return 0
        return effects if terms.asks_for_all else effects & self.may_hurt(table, seat)

    def asked(self, table: "Kingsburg", seat: int) -> int:
        """What the seat may still decide about."""
        effects = self.present(table, seat) & ~table.unused
        return self.decided(table, seat, effects) if effects else 0

    def settled(self, table: "Kingsburg", seat: int, effects: int, tell: Tell | None) -> bool:
        """What is left of the moment takes place. True: a question follows from it."""
        table.unused = 0
        if self.take_place(table, seat, effects, tell):
            return True
        self.finished(table)
        return False

    # --- the question -------------------------------------------------------------------------------------------------

    def legal(self, table: "Kingsburg", seat: int) -> list[Move]:
        return [USE_EFFECTS, *(SKIPS[bit] for bit in members(self.asked(table, seat)))]

    def play(self, table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell | None) -> bool:
        if move is not USE_EFFECTS:
            table.unused |= 1 << SKIPS.index(move)
            if tell is not None:
                tell_skipped(table, seat, move, tell)
            return self.comes(table, seat, tell)
        return self.settled(table, seat, self.present(table, seat) & ~table.unused, tell)

    def why_not(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> Refusal:
        return Refusal("no-such-effect" if move.kind in SKIP_KINDS else "effects-first", self.rule)

    def effects(self, table: "Kingsburg", seat: int, move: KingsburgMove) -> tuple[Effect, ...]:
        after = table.copy()
        return changes(table, after, seat) if tried(after, seat, move) else NO_EFFECTS


def owners(table: "Kingsburg", buildings: int) -> int:
    """The seats that have one of these buildings."""
    seats = 0
    for seat, built in enumerate(table.built):
        if built & buildings:
            seats |= 1 << seat
    return seats


def tell_skipped(table: "Kingsburg", seat: int, move: KingsburgMove, tell: Tell) -> None:
    if move is SKIP_FAVOUR:
        tell.all("skipped-favour", seat=seat)
    elif move is SKIP_GOVERNOR:
        tell.all("skipped-governor", seat=seat, governor=GOVERNOR.ids[table.governor[seat]])
    else:
        tell.all("skipped", seat=seat, building=BUILDING.ids[move.building])


# --- what can hurt ----------------------------------------------------------------------------------------------------


def gain_may_hurt(table: "Kingsburg", seat: int, amounts: Amounts) -> bool:
    """A-24: goods where they may decide who is behind, points for the Minstrel."""
    if amounts.gold + amounts.wood + amounts.stone + amounts.any > 0 and goods_may_decide(table, seat):
        return True
    return amounts.vp > 0 and points_may_hurt(table, seat)


def points_may_hurt(table: "Kingsburg", seat: int) -> bool:
    """K-21.2: the Minstrel scores for being last and for being level with somebody."""
    card = table.terms.cards[table.governor[seat]]
    return bool(card.points_if_last or card.points_if_tied)


def goods_may_decide(table: "Kingsburg", seat: int) -> bool:
    """K-3.2, K-10.3: whether a good more may cost the seat the envoy or the favour that comes next.

    In summer that is the envoy, from autumn on the favour of the next year. It may, if nobody is sure to have fewer
    buildings by then, and somebody may have as many; who has how many depends on what is still built and destroyed.
    """
    if table.phase < SUMMER or (table.phase >= AUTUMN and table.year == table.terms.box.years - 1):
        return False
    least, most = buildings_soon(table, seat)
    level = False
    for other in range(table.seats):
        if other != seat:
            fewest, highest = buildings_soon(table, other)
            if highest < least:
                return False
            level = level or fewest <= most
    return level


def buildings_soon(table: "Kingsburg", seat: int) -> tuple[int, int]:
    """The fewest and the most buildings that a seat may have when the king next looks at them."""
    now = table.built[seat].bit_count()
    building = 1 + (table.envoy == seat) if table.phase <= AUTUMN else 0
    destroyed = 1 if table.phase >= AUTUMN and len(table.faced) <= table.year and now else 0
    card = table.terms.cards[table.governor[seat]]
    founded = card.founds if table.phase >= AUTUMN and table.year + 1 == card.founding_year else 0
    return now - destroyed, now + building + founded
