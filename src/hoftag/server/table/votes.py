"""Votes: to take a move back beyond the barrier, and to let a bot play for somebody who left."""

from typing import TYPE_CHECKING, Literal

from hoftag.core.events import TABLE
from hoftag.server.faults import conflict, forbidden
from hoftag.server.table.chairs import Ballot, TableTerms

if TYPE_CHECKING:
    from hoftag.server.table.table import Table


async def open_vote(
    table: "Table", what: Literal["undo", "replace"], person: str, seat: int, *, spec: str = "", moves: int = 0
) -> None:
    """Ask everybody; whoever asks has said yes."""
    asked = table.terms.people()

    def add(terms: TableTerms) -> None:
        terms.votes_held += 1
        kept = [vote for vote in terms.votes if (vote.what, vote.seat) != (what, seat)]
        ballot = Ballot(terms.votes_held, what, person, seat, table.version, [person], asked, spec, moves)
        terms.votes = [*kept, ballot]

    await table.change(add)
    await count(table, table.terms.votes[-1].number)


def ballot_of(table: "Table", number: int) -> Ballot | None:
    return next((vote for vote in table.terms.votes if vote.number == number), None)


async def vote(table: "Table", person: str, number: int, *, yes: bool) -> int:
    """Somebody answers; one no ends a vote."""
    ballot = ballot_of(table, number)
    if ballot is None:
        raise conflict("no-such-vote", "that vote is over")
    if person not in ballot.asked:
        raise forbidden("not-asked", "you are not asked in this vote")

    def answer(terms: TableTerms) -> None:
        if not yes:
            terms.votes = [vote for vote in terms.votes if vote.number != number]
        for vote in terms.votes:
            if vote.number == number and person not in vote.yes:
                vote.yes.append(person)

    await table.change(answer)
    await count(table, number)
    return table.version


async def count(table: "Table", number: int) -> None:
    """If everybody has agreed, do it."""
    ballot = ballot_of(table, number)
    if ballot is None or not ballot.passed():
        return

    def close(terms: TableTerms) -> None:
        terms.votes = [vote for vote in terms.votes if vote.number != number]
        if ballot.what == "replace":
            terms.chairs[ballot.seat].stand_in = ballot.spec

    await table.change(close)
    match = table.playing()
    if ballot.what == "undo" and ballot.moves < len(match.standing):
        now = table.history.now = table.services.time.now()
        await table.took_back(match, TABLE, match.rewind(ballot.moves), now)
    else:
        table.settle()
        table.schedule()
