"""Votes: to take a move back beyond the barrier, and to let a bot play for somebody who left.

Ballots lie in the terms of a table. Each function returns changed terms, or refuses; what a vote has decided is done by
the table.
"""

import copy
from typing import Literal

from hoftag.server.faults import conflict, forbidden
from hoftag.server.table.terms import Ballot, TableTerms


def open_vote(
    terms: TableTerms,
    what: Literal["undo", "replace"],
    person: str,
    seat: int,
    *,
    version: int,
    spec: str = "",
    moves: int = 0,
) -> TableTerms:
    """Ask everybody; whoever asks has said yes. It takes the place of the same question about the same seat."""
    changed = copy.deepcopy(terms)
    changed.votes_held += 1
    ballot = Ballot(
        number=changed.votes_held,
        what=what,
        by=person,
        seat=seat,
        version=version,
        yes=[person],
        asked=terms.people(),
        spec=spec,
        moves=moves,
    )
    changed.votes = [*(vote for vote in changed.votes if (vote.what, vote.seat) != (what, seat)), ballot]
    return changed


def ballot_of(terms: TableTerms, number: int) -> Ballot | None:
    return next((vote for vote in terms.votes if vote.number == number), None)


def answer(terms: TableTerms, person: str, number: int, *, yes: bool) -> TableTerms:
    """Somebody answers; one no ends a vote."""
    ballot = ballot_of(terms, number)
    if ballot is None:
        raise conflict("no-such-vote", "that vote is over")
    if person not in ballot.asked:
        raise forbidden("not-asked", "you are not asked in this vote")
    if not yes:
        return close(terms, number)
    changed = copy.deepcopy(terms)
    for vote in changed.votes:
        if vote.number == number and person not in vote.yes:
            vote.yes.append(person)
    return changed


def close(terms: TableTerms, number: int) -> TableTerms:
    changed = copy.deepcopy(terms)
    changed.votes = [vote for vote in changed.votes if vote.number != number]
    return changed
