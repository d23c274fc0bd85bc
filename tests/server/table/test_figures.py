"""Bots are figures of the court, and people have the face and the crest that they have chosen."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hoftag.bots.court import FIGURES
from hoftag.core.match import Match
from hoftag.server.people.people import Person
from hoftag.server.table import chairs
from hoftag.server.table.crests import CRESTS, crests_of
from hoftag.server.table.terms import Chair, TableTerms, seat_infos
from hoftag.server.wire.basics import Crest
from hoftag.server.wire.people import Figure, Settings
from hoftag.server.wire.tables import BotSeat, MySeat, NewTable, OpenSeat, Sit
from tests.ours import told_with
from tests.server.kit import Running, config, running

GAME = told_with("citadels")


def person(name: str, figure: Figure = "none", crest: Crest | None = None, *, program: bool = False) -> Person:
    settings = Settings(figure=figure, crest=crest)
    return Person(name.lower(), "bot" if program else "guest", name, None, None, settings)


def laid(who: Person, *seats: MySeat | OpenSeat | BotSeat) -> TableTerms:
    return chairs.new_terms(GAME, who, NewTable("citadels", [*seats]))


ANNA = person("Anna", "baker")


def faces(terms: TableTerms) -> list[tuple[str, str | None]]:
    return [(chair.name, chair.figure) for chair in terms.chairs]


def test_bots_are_distinct_figures_that_the_key_of_the_table_draws() -> None:
    terms = laid(ANNA, MySeat(), *[BotSeat("greedy")] * 6)
    names = [chair.name for chair in terms.chairs[1:]]
    assert len(set(names)) == 6
    assert all(chair.name == FIGURES[chair.figure or ""] for chair in terms.chairs[1:])
    again = [Chair("bot", spec="greedy") for _ in range(6)]
    chairs.name_bots(again, terms.key)
    assert [chair.name for chair in again] == names


@pytest.mark.parametrize("figure", FIGURES)
def test_nobody_is_called_like_a_person_at_the_table(figure: str) -> None:
    name = FIGURES[figure].upper()
    for seats in ([MySeat()], [MySeat(), MySeat("Gero the Great"), MySeat("gero")]):
        terms = laid(person(name), *seats, *[BotSeat("random")] * (7 - len(seats)))
        bots = {chair.name.casefold() for chair in terms.chairs if chair.kind == "bot"}
        assert bots.isdisjoint(chair.name.casefold() for chair in terms.chairs if chair.kind == "person")
        assert len(bots) == 7 - len(seats)


@pytest.mark.parametrize("program", [False, True])
def test_a_figure_makes_room_for_somebody_of_its_name_and_the_others_stay(program: bool) -> None:
    terms = laid(ANNA, MySeat(), *[BotSeat("greedy")] * 3, OpenSeat())
    namesake = person(terms.chairs[2].name.lower(), program=program)
    full = chairs.sit_down(terms, namesake, Sit())
    assert full.chairs[4].name == namesake.name
    assert full.chairs[2].name not in {chair.name for chair in terms.chairs}
    assert (full.chairs[1], full.chairs[3]) == (terms.chairs[1], terms.chairs[3])


def test_a_figure_keeps_its_place_when_others_come() -> None:
    terms = laid(ANNA, MySeat(), BotSeat("greedy"), OpenSeat(), BotSeat("random"), OpenSeat())
    more = chairs.seat_bot(chairs.seat_bot(terms, GAME, 2, "random"), GAME, 4, "greedy")
    assert [more.chairs[seat] for seat in (1, 3)] == [terms.chairs[seat] for seat in (1, 3)]
    assert len({chair.figure for chair in more.chairs}) == 5
    begun = chairs.begin(more)
    assert faces(chairs.rematch(begun, "t", "anna")) == faces(begun)


def test_where_figures_run_out_bots_are_called_what_they_are() -> None:
    bots = [Chair("bot", spec="greedy") for _ in range(10)]
    chairs.name_bots(bots, "key")
    assert [chair.name for chair in bots[8:]] == ["greedy 9", "greedy 10"]
    assert len({chair.name for chair in bots}) == 10


def test_a_table_of_an_older_version_stays_as_it_was() -> None:
    old = msgspec.to_builtins(laid(ANNA, MySeat(), OpenSeat(), OpenSeat()))
    old["chairs"][1:] = [{"kind": "bot", "name": "greedy", "spec": "greedy"}, {"kind": "open"}]
    for chair in old["chairs"]:
        chair.pop("figure", None)
    terms = msgspec.convert(old, TableTerms)
    assert faces(terms) == [("Anna", None), ("greedy", None), ("", None)]
    more = chairs.seat_bot(terms, GAME, 2, "greedy")
    assert more.chairs[1] == terms.chairs[1]
    assert more.chairs[2].figure in FIGURES
    assert faces(chairs.rematch(chairs.begin(more), "t", "anna"))[1] == ("greedy", None)


def test_people_have_their_own_face_and_lend_it_to_nobody() -> None:
    terms = laid(ANNA, MySeat(), MySeat("Ben"), OpenSeat(), OpenSeat())
    terms = chairs.sit_down(terms, person("Carl"), Sit())
    assert [seat.figure for seat in seat_infos(terms.chairs, frozenset())] == ["baker", None, None, None]
    changed = chairs.with_face(terms, person("Anna", "nun"), begun=True)
    assert [chair.figure for chair in changed.chairs] == ["nun", None, None, None]
    assert chairs.with_face(terms, person("Dora", "nun"), begun=True) == terms


@pytest.fixture(name="server")
def a_server(tmp_path: Path) -> Iterator[Running]:
    with running(config(tmp_path)) as found:
        yield found


def test_names_and_faces_travel(server: Running) -> None:
    anna = server.guest("Anna")
    told = anna.get(f"/api/tables/{anna.lay('me', 'bot:random', 'bot:greedy')}")["seats"]
    assert [seat["figure"] for seat in told] == [None, *(seat["name"].lower() for seat in told[1:])]


def test_a_record_has_the_names_and_is_looked_at_with_the_faces(server: Running) -> None:
    terms = laid(ANNA, MySeat(), BotSeat("random"), BotSeat("search:ms=200"))
    record = Match(GAME, 3, 7, {}, terms.players()).record.text()
    assert f"player 1 random {terms.chairs[1].name}\nplayer 2 search:ms=200 {terms.chairs[2].name}\n" in record
    guest = server.guest("Carl")
    made = guest.post("/api/records", {"text": record}, 201)
    players = guest.get(f"/api/records/{made['id']}/replay")["players"]
    assert [(one["name"], one["figure"]) for one in players] == [("Anna", None), *faces(terms)[1:]]


def test_a_face_is_chosen_from_those_there_are_and_the_table_sees_it(server: Running) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    assert anna.get("/api/me")["settings"]["figure"] == "none"
    wrong = anna.ask("PATCH", "/api/me", {"settings": {"figure": "emperor"}}, 400)["error"]
    assert wrong["code"] == "malformed"
    assert "settings.figure" in wrong["message"]
    anna.ask("PATCH", "/api/me", {"settings": {"figure": "sailor"}})
    with anna.at(table) as line:
        assert line.table["seats"][0]["figure"] == "sailor"
    assert berta.get(f"/api/tables/{table}")["seats"][0]["figure"] == "sailor"


@pytest.mark.parametrize(
    ("wishes", "given"),
    [
        ([None, None, None], ["lion", "eagle", "rose"]),
        (["stag", None, None], ["stag", "eagle", "rose"]),
        ([None, None, "lion"], ["rose", "eagle", "lion"]),
        (["key", "key", "key"], ["key", "eagle", "rose"]),
        (["eagle", "lion", None], ["eagle", "lion", "rose"]),
        (["eagle", None, None, None, None, None, None], ["eagle", "lion", "rose", "tower", "stag", "key", "lily"]),
    ],
)
def test_a_crest_is_given_to_whoever_wishes_for_it_first_and_each_once(
    wishes: list[Crest | None], given: list[Crest]
) -> None:
    assert crests_of(wishes) == given


def test_every_seat_has_a_crest_where_there_are_more_seats_than_crests() -> None:
    given = crests_of(["lily", *[None] * 8])
    assert given[:6] == ["lily", "eagle", "rose", "tower", "stag", "key"]
    assert len(given) == 9
    assert set(given) == set(CRESTS)


def test_a_crest_can_be_changed_until_the_game_begins() -> None:
    terms = laid(person("Anna", crest="key"), MySeat(), OpenSeat())
    assert [seat.crest for seat in seat_infos(terms.chairs, frozenset())] == ["key", "eagle"]
    other = person("Anna", crest="rose")
    assert chairs.with_face(terms, other, begun=False).chairs[0].crest == "rose"
    assert chairs.with_face(terms, other, begun=True).chairs[0].crest == "key"
    assert chairs.rematch(terms, "earlier", "anna").chairs[0].crest == "key"


def test_a_crest_is_chosen_from_those_there_are_and_the_table_sees_it(server: Running) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open")
    assert "settings.crest" in anna.ask("PATCH", "/api/me", {"settings": {"crest": "dragon"}}, 400)["error"]["message"]
    anna.ask("PATCH", "/api/me", {"settings": {"crest": "eagle"}})
    with anna.at(table) as line:
        assert [seat["crest"] for seat in line.table["seats"]] == ["eagle", "lion"]
    assert berta.get(f"/api/tables/{table}")["seats"][0]["crest"] == "eagle"
    assert anna.ask("PATCH", "/api/me", {"settings": {"crest": None}})["settings"]["crest"] is None
