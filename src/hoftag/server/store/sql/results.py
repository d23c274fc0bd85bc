"""How games ended for people."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import RowMapping, insert, select

from hoftag.server.store import schema
from hoftag.server.store.interface import ResultStore
from hoftag.server.store.sql.database import Job, SqlDatabase
from hoftag.server.store.values import StoredResult

INSERT_RESULT: Final = insert(schema.results)
PARTS: "Final[msgspec.json.Decoder[dict[str, int]]]" = msgspec.json.Decoder(dict[str, int])


class SqlResults(ResultStore):
    def __init__(self, database: SqlDatabase) -> None:
        self._database = database

    async def of_person(self, person: str) -> list[StoredResult]:
        results = schema.results.c
        found = select(schema.results).where(results.person == person).order_by(results.ended)
        return await self._database.all(found, result_of)


def result_job(results: Sequence[StoredResult]) -> Job:
    rows = [
        {
            "table_id": result.table,
            "seat": result.seat,
            "person": result.person,
            "game": result.game,
            "ended": result.ended,
            "seats": result.seats,
            "bots": result.bots,
            "place": result.place,
            "share": result.share,
            "score": result.score,
            "parts": msgspec.json.encode(result.parts).decode(),
        }
        for result in results
    ]
    return INSERT_RESULT, rows


def result_of(row: RowMapping) -> StoredResult:
    return StoredResult(
        table=row["table_id"],
        seat=row["seat"],
        person=row["person"],
        game=row["game"],
        ended=row["ended"],
        seats=row["seats"],
        bots=row["bots"],
        place=row["place"],
        share=row["share"],
        score=row["score"],
        parts=PARTS.decode(row["parts"]),
    )
