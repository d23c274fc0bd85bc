"""Chapter 11: supporters come from a supply and go back to it; both ends can run short."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def returned(table: "TumultRoyal") -> list[int]:
    """T-11.3, Q-10: what everybody returns first if the supply is too small; five, or all that one has."""
    each = table.terms.box.supply_short
    return [min(each, held) for held in table.supporters]


def pay_out(table: "TumultRoyal", seat: int, amount: int, tell: Tell | None) -> int:
    """T-11.3, Q-10: give supporters to a player; if there are too few, everybody returns five first."""
    supporters = table.supporters
    if table.supply < amount:
        for other, back in enumerate(returned(table)):
            supporters[other] -= back
            table.supply += back
        if tell is not None:
            tell.all("supply-short", count=table.terms.box.supply_short)
        amount = min(amount, table.supply)
    supporters[seat] += amount
    table.supply -= amount
    return amount


def gain(table: "TumultRoyal", seat: int, amount: int) -> int:
    """By how much a player's supporters change when so many are paid out; less than nothing if the supply is short."""
    if table.supply >= amount:
        return amount
    back = returned(table)
    return min(amount, table.supply + sum(back)) - back[seat]


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
