"""Stand-ins: a bot plays for somebody who is away, by vote or because a clock fell, until they take the seat back; and
for a bot that failed, to the end of the game.
"""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hoftag.bots.stand_in import stand_in
from hoftag.server.faults import bad, conflict, forbidden
from hoftag.server.table.chairs import Chair, TableTerms, name_bots
from hoftag.server.table.votes import open_vote

if TYPE_CHECKING:
    from hoftag.server.table.table import Table

log = logging.getLogger("hoftag.bots")
AT_LEAST = 60.0
"""So many seconds a clock shows, at least, for somebody who comes back."""


async def propose_bot(table: "Table", person: str, seat: int, spec: str) -> None:
    """Open a vote: may a bot play for somebody who left?"""
    if table.state == "waiting":
        await seat_bot(table, person, seat, spec)
        return
    table.playing()
    chairs = table.terms.chairs
    if person not in table.terms.people():
        raise forbidden("not-seated", "only those at the table can propose this")
    if not 0 <= seat < len(chairs):
        raise bad("bad-seats", f"there is no seat {seat}")
    if not chairs[seat].left or chairs[seat].stand_in is not None:
        raise conflict("not-away", "nobody has left that seat, or a bot has it already")
    await open_vote(table, "replace", person, seat, spec=spec)


async def seat_bot(table: "Table", person: str, seat: int, spec: str) -> None:
    """Before the start the owner gives an open seat to a bot."""
    if person != table.owner:
        raise forbidden("not-yours", "whoever laid the table gives its seats to bots")
    if not 0 <= seat < len(table.terms.chairs):
        raise bad("bad-seats", f"there is no seat {seat}")
    if seat not in table.terms.open_seats():
        raise conflict("seat-taken", "that seat is taken")

    def change(terms: TableTerms) -> None:
        terms.chairs[seat] = Chair("bot", spec=spec)
        name_bots(terms.chairs)

    await table.change(change, seats=True)


async def take_back_seat(table: "Table", person: str, seat: int) -> None:
    """Somebody who was away plays again."""
    table.playing()
    if seat not in table.terms.seats_of(person):
        raise forbidden("not-yours", f"seat {seat} is not yours")

    def back(terms: TableTerms) -> None:
        terms.chairs[seat].stand_in = None
        terms.chairs[seat].left = False

    await table.change(back)
    clocks = table.timing.clocks
    if clocks.any():
        clocks.left[seat] = max(clocks.left[seat], AT_LEAST)
    table.bot_turns.forget(seat)
    table.settle()
    table.schedule()


async def stand_in_for(table: "Table", seats: Sequence[int]) -> None:
    """Bots play for these seats, whose clocks have fallen."""
    await _seat_stand_in(table, seats, stand_in(table.game, table.services.config.stand_in))
    table.settle()


async def replace_failed_bot(table: "Table", seat: int, failed: str, spec: str, why: Sequence[str]) -> None:
    """Another bot plays on for one that failed, unless it has left the seat meanwhile; so this is told once."""
    if table.state == "playing" and table.terms.chairs[seat].bot() == failed:
        log.error("table %s, seat %d: %s failed, %s plays on\n%s", table.id, seat, failed, spec, "\n".join(why))
        await _seat_stand_in(table, [seat], spec)


async def _seat_stand_in(table: "Table", seats: Sequence[int], spec: str) -> None:
    def change(terms: TableTerms) -> None:
        for seat in seats:
            terms.chairs[seat].stand_in = spec

    await table.change(change)
