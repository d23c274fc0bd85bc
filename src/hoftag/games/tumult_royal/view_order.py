"""What an order can say (K-5), and orders that are filled in already: modest, greedy, or what a plan needs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypedDict

from hoftag.games.tumult_royal.components import AMOUNT, GOODS, STOP, VALUES
from hoftag.games.tumult_royal.rules import orders

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal

MOST: Final = len(AMOUNT) - 1
SPARE: Final = max(VALUES) - 1
"""With so much room above the goal, every tile that is still wanted can be kept."""

FilledAs = Literal["modest", "plan", "greedy"]


class FilledOrderView(TypedDict):
    """An order with all its entries."""

    name: FilledAs
    goals: list[int]
    limits: list[int]
    least: int
    stop: str


class OrderFormView(TypedDict):
    """What the entries of an order may be; `limits` by goal."""

    goals: list[int]
    limits: list[list[int]]
    least: list[int]
    stop: list[str]
    filled: list[FilledOrderView]


def order_form(table: "TumultRoyal") -> OrderFormView:
    """K-5: the form, and two orders that depend on what everybody sees."""
    shares = fair_shares(table)
    greedy = [2 * share + SPARE for share in shares]
    return {
        "goals": [int(amount) for amount in AMOUNT.ids],
        "limits": [[int(amount) for amount in AMOUNT.ids[goal:]] for goal in range(len(AMOUNT))],
        "least": list(VALUES),
        "stop": list(STOP.ids),
        "filled": [filled("modest", shares, 0, stop=orders.HALF), filled("greedy", greedy, SPARE)],
    }


def fair_shares(table: "TumultRoyal") -> list[int]:
    """A fair share of what the people can spare: as much as is on the table on average, less what they want."""
    spins = table.terms.box.spins
    unknown = sum(spins) / len(spins)
    wanted = [table.demand[good] if table.demand[good] >= 0 else unknown for good in range(GOODS)]
    expected = table.terms.expected
    return [max(0, int((expected[good] - wanted[good]) / table.seats)) for good in range(GOODS)]


def filled(name: FilledAs, goals: Sequence[int], spare: int, *, stop: int = 0) -> FilledOrderView:
    """An order with these goals, as far as an order can say them, and limits so much above."""
    kept = [min(goal, MOST) for goal in goals]
    return {
        "name": name,
        "goals": kept,
        "limits": [min(goal + spare, MOST) for goal in kept],
        "least": min(VALUES),
        "stop": STOP.ids[stop],
    }


def order_for(table: "TumultRoyal", seat: int, goods: Sequence[int]) -> FilledOrderView | None:
    """The order that takes what a plan needs, for a seat that is to file one."""
    if table.step is not orders.FILE_ORDER or not table.is_asked(seat):
        return None
    return filled("plan", goods, SPARE)
