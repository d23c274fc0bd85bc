"""A table as the lobby tells of it: from its rows alone, or from the table itself while that is in memory."""

import hashlib

import msgspec
from msgspec import Struct

from hoftag.server.store.values import Standings, StoredTable
from hoftag.server.table.terms import TableTerms, seat_infos
from hoftag.server.wire.people import GameOfMine
from hoftag.server.wire.tables import TableInfo, TableState, Visibility


class Listing(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    state: TableState
    visibility: Visibility
    owner: str
    created: float
    terms: TableTerms
    seed: str | None
    version: int
    to_act: list[int]
    standings: Standings | None
    online: frozenset[str] = frozenset()

    def info(self, person: str | None) -> TableInfo:
        """The table as a person may know it."""
        terms = self.terms
        inside = person is not None and (
            person == self.owner or bool(terms.seats_of(person) + terms.kept_seats(person))
        )
        return TableInfo(
            id=self.id,
            game=self.game,
            state=self.state,
            visibility=self.visibility,
            options=terms.options,
            clock=terms.clock,
            undo=terms.undo,
            seats=seat_infos(terms.chairs, self.online),
            owner=self.owner,
            created=self.created,
            version=self.version,
            to_act=self.to_act,
            votes=[vote.info() for vote in terms.votes],
            decided=terms.decided,
            seed_hash=None if self.seed is None else seed_hash(self.seed, terms.salt),
            seed=f"{self.seed}:{terms.salt}" if self.state == "over" else None,
            key=terms.key if inside and self.visibility == "private" else None,
            rematch=terms.rematch,
            rematch_by=terms.rematch_by,
            rematch_of=terms.rematch_of,
        )

    def game_of(self, person: str) -> GameOfMine:
        """The table as one of somebody's own."""
        mine = self.terms.seats_of(person)
        return GameOfMine(
            table=self.info(person),
            mine=list(mine),
            my_turn=any(seat in self.to_act for seat in mine),
            places=None if self.standings is None else self.standings.places,
            scores=None if self.standings is None else self.standings.scores,
        )


def listing_of(stored: StoredTable) -> Listing:
    return Listing(
        id=stored.id,
        game=stored.game,
        state=stored.state,
        visibility=stored.visibility,
        owner=stored.owner,
        created=stored.created,
        terms=msgspec.json.decode(stored.document, type=TableTerms),
        seed=stored.seed,
        version=stored.version,
        to_act=stored.to_act or [] if stored.state == "playing" else [],
        standings=stored.standings,
    )


def seed_hash(seed: str, salt: str) -> str:
    """What is published at the start, so that everybody can check at the end that the luck was settled."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
