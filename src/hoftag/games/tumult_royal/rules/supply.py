"""Chapter 11: supporters come from a supply and go back to it; both ends can run short."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def pay_out(table: "TumultRoyal", seat: int, amount: int, tell: Tell | None) -> int:
    """T-11.3, Q-10: give supporters to a player; if there are too few, everybody returns five first."""
    supporters = table.supporters
    if table.supply < amount:
        each = table.terms.box.supply_short
        for other in range(table.seats):
            back = min(each, supporters[other])
            supporters[other] -= back
            table.supply += back
        if tell is not None:
            tell.all("supply-short", count=each)
        amount = min(amount, table.supply)
    supporters[seat] += amount
    table.supply -= amount
    return amount


def take_back(table: "TumultRoyal", seat: int, amount: int, tell: Tell | None) -> int:
    """T-11.4, Q-11: a player returns supporters; if there are too few, everybody gets five first."""
    supporters = table.supporters
    if supporters[seat] < amount:
        each = min(table.terms.box.player_short, table.supply // table.seats)
        for other in range(table.seats):
            supporters[other] += each
        table.supply -= each * table.seats
        if tell is not None:
            tell.all("player-short", seat=seat, count=each)
        amount = min(amount, supporters[seat])
    supporters[seat] -= amount
    table.supply += amount
    return amount
