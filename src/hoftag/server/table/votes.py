"""Votes: to take a move back beyond the barrier, and to let a bot play for somebody who left.

Ballots lie in the terms of a table. Each function returns changed terms, or refuses; what a vote has decided is done by
the table.
"""

import copy
from typing import Final, Literal, NamedTuple

from hoftag.server.faults import conflict, forbidden
from hoftag.server.table.terms import Ballot, TableTerms
from hoftag.server.wire.tables import VoteDecided


class Back(NamedTuple):
    """How far moves would be taken back: how many would `stand`, the version of the `first` that would go, how many."""

    stand: int
    first: int
    gone: int


NOWHERE: Final = Back(0, 0, 0)


def open_vote(
    terms: TableTerms,
    what: Literal["undo", "replace"],
    person: str,
    seat: int,
    *,
    version: int,
    spec: str = "",
    back: Back = NOWHERE,
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
        moves=back.stand,
        first=back.first,
        gone=back.gone,
    )
    changed.decided = None
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
        return close(terms, ballot, refused_by=person)
    changed = copy.deepcopy(terms)
    for vote in changed.votes:
        if vote.number == number and person not in vote.yes:
            vote.yes.append(person)
    return changed


def close(terms: TableTerms, ballot: Ballot, *, refused_by: str | None = None) -> TableTerms:
    """A vote is over, and how it ended stays known until the next."""
    changed = copy.deepcopy(terms)
    changed.votes = [vote for vote in changed.votes if vote.number != ballot.number]
    changed.decided = VoteDecided(
        vote=ballot.number, what=ballot.what, by=ballot.by, seat=ballot.seat, refused_by=refused_by
    )
    return changed
