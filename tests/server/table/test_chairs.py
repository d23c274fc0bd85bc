"""Who sits where, and what they vote on: from terms to terms, without a table."""

import copy

import pytest

from hoftag.bots.court import FIGURES
from hoftag.server.faults import FaultError
from hoftag.server.people.people import Person
from hoftag.server.table import chairs, votes
from hoftag.server.table.terms import Chair, TableTerms
from hoftag.server.table.votes import Back
from hoftag.server.wire.people import Settings
from hoftag.server.wire.tables import BotSeat, MySeat, NewTable, OpenSeat, Sit, VoteDecided
from tests.ours import told_with

GAME = told_with("citadels")


def person(name: str, *, program: bool = False) -> Person:
    return Person(name.lower(), "bot" if program else "guest", name, None, None, Settings())


ANNA, BERTA, CARL = person("Anna"), person("Berta"), person("Carl")


def laid(*seats: MySeat | OpenSeat | BotSeat, shuffle: bool = False) -> TableTerms:
    return chairs.new_terms(GAME, ANNA, NewTable("citadels", [*seats], shuffle_seats=shuffle))


@pytest.fixture(name="terms")
def three_seats() -> TableTerms:
    """Anna and Berta, and one open seat."""
    return chairs.sit_down(laid(MySeat(), OpenSeat(), OpenSeat()), BERTA, Sit())


def refused(code: str) -> "pytest.RaisesExc[FaultError]":
    return pytest.RaisesExc(FaultError, check=lambda error: error.code == code)


def test_nothing_that_is_decided_changes_the_terms_it_was_decided_on(terms: TableTerms) -> None:
    before = copy.deepcopy(terms)
    full = chairs.sit_down(terms, CARL, Sit())
    chairs.stand_up(terms, "berta", None, begun=False)
    chairs.stand_up(terms, "berta", 1, begun=True)
    chairs.seat_bot(terms, GAME, 2, "greedy")
    chairs.stand_in(terms, [0], "random")
    chairs.take_back(terms, "anna", 0)
    chairs.hand_over(terms, "anna", "carl")
    chairs.with_rematch(terms, "t", "anna")
    votes.open_vote(terms, "undo", "anna", 0, version=3)
    assert terms == before
    chairs.begin(full)
    chairs.rematch(full, "t", "anna")
    assert [chair.name for chair in full.chairs] == ["Anna", "Berta", "Carl"]


def test_a_seat_is_taken_once_and_a_second_one_is_for_somebody_with_a_name(terms: TableTerms) -> None:
    with refused("seat-taken"):
        chairs.sit_down(terms, BERTA, Sit())
    with refused("seat-taken"):
        chairs.sit_down(terms, CARL, Sit(seat=1))
    both = chairs.sit_down(terms, BERTA, Sit(seat=2, name="Berta's brother"))
    assert both.seats_of("berta") == (1, 2)
    with refused("seat-taken"):
        chairs.sit_down(both, CARL, Sit())
    assert chairs.sit_down(terms, person("Deep", program=True), Sit()).chairs[2].kind == "external"
    with refused("bad-seats"):
        laid(MySeat(), MySeat())


def test_whoever_stands_up_leaves_an_open_seat_before_the_start_and_an_empty_one_afterwards(terms: TableTerms) -> None:
    voting = votes.open_vote(terms, "undo", "anna", 0, version=3)
    early = chairs.stand_up(voting, "berta", None, begun=False)
    assert (early.open_seats(), early.votes) == ([1, 2], [])
    late = chairs.stand_up(voting, "berta", None, begun=True)
    assert (late.left_seats(), late.people()) == ([1], ["anna"])
    with refused("not-your-seat"):
        chairs.stand_up(terms, "carl", None, begun=False)
    with refused("not-your-seat"):
        chairs.stand_up(terms, "berta", 0, begun=False)


def test_bots_get_open_seats_before_the_start_and_those_of_leavers_afterwards(terms: TableTerms) -> None:
    seated = chairs.seat_bot(terms, GAME, 2, "greedy")
    assert (seated.bots(), seated.chairs[2].name in FIGURES.values()) == ({2: "greedy"}, True)
    for seat, code in ((1, "seat-taken"), (7, "bad-seats")):
        with refused(code):
            chairs.seat_bot(terms, GAME, seat, "greedy")
    with refused("bad-bot"):
        chairs.seat_bot(terms, GAME, 2, "nobody")
    with refused("not-away"):
        chairs.check_left(seated, "anna", 1)
    left = chairs.stand_up(seated, "berta", None, begun=True)
    chairs.check_left(left, "anna", 1)
    with refused("not-seated"):
        chairs.check_left(left, "berta", 1)
    with refused("bad-seats"):
        chairs.check_left(left, "anna", 7)
    replaced = chairs.stand_in(left, [1], "random")
    assert replaced.bots() == {1: "random", 2: "greedy"}
    back = chairs.take_back(replaced, "berta", 1)
    assert (back.bots(), back.left_seats()) == ({2: "greedy"}, [])
    with refused("not-yours"):
        chairs.take_back(replaced, "anna", 1)


def test_a_game_begins_when_all_seats_are_taken(terms: TableTerms) -> None:
    with refused("seats-open"):
        chairs.begin(terms)
    full = chairs.seat_bot(terms, GAME, 2, "greedy")
    begun = chairs.begin(full)
    assert len(begun.salt) == 32
    assert begun.chairs == full.chairs
    shuffled = {
        chairs.begin(laid(MySeat(), *[BotSeat("random")] * 6, shuffle=True)).seats_of("anna") for _ in range(60)
    }
    assert len(shuffled) > 2


def test_a_rematch_is_another_table_with_the_same_people(terms: TableTerms) -> None:
    full = chairs.begin(chairs.seat_bot(terms, GAME, 2, "greedy"))
    late = votes.open_vote(chairs.stand_in(full, [0], "random"), "undo", "anna", 0, version=3)
    again = chairs.rematch(late, "t1", "berta")
    assert [(chair.name, chair.stand_in) for chair in again.chairs] == [
        ("Anna", None),
        ("Berta", None),
        (full.chairs[2].name, None),
    ]
    assert (again.seats_of("berta"), again.open_seats(), again.kept_seats("anna")) == ((1,), [0], (0,))
    assert (again.rematch_of, again.salt, again.votes) == ("t1", "", [])
    assert again.key != full.key
    with refused("not-seated"):
        chairs.rematch(full, "t1", "carl")


def test_a_chair_is_kept_for_whoever_is_invited(terms: TableTerms) -> None:
    again = chairs.rematch(chairs.begin(chairs.seat_bot(terms, GAME, 2, "greedy")), "t1", "anna")
    with refused("seat-taken"):
        chairs.sit_down(again, CARL, Sit())
    with refused("seat-taken"):
        chairs.sit_down(again, CARL, Sit(seat=1))
    with refused("seats-open"):
        chairs.begin(again)
    assert chairs.sit_down(again, BERTA, Sit()).chairs[1].person == "berta"
    assert chairs.hand_over(again, "berta", "account").kept_seats("account") == (1,)

    without = chairs.stand_up(again, "berta", None, begun=False)
    assert (without.chairs[1].kind, without.chairs[1].name, without.chairs[1].declined_by) == ("open", "Berta", "berta")
    assert (without.kept_seats("berta"), without.was_invited("berta"), without.was_invited("carl")) == ((), True, False)
    assert chairs.hand_over(without, "berta", "account").was_invited("account")
    assert chairs.sit_down(without, BERTA, Sit()).seats_of("berta") == (1,)
    assert chairs.sit_down(without, CARL, Sit()).chairs[1] == Chair("person", "Carl", "carl")
    assert chairs.seat_bot(again, GAME, 1, "greedy").open_seats() == []


def test_seats_go_along_with_a_person(terms: TableTerms) -> None:
    assert chairs.hand_over(terms, "anna", "account").seats_of("account") == (0,)


def test_a_vote_passes_when_everybody_has_said_yes(terms: TableTerms) -> None:
    asked = votes.open_vote(terms, "undo", "anna", 0, version=9, back=Back(4, 7, 3))
    ballot = votes.ballot_of(asked, 1)
    assert ballot is not None
    assert (ballot.asked, ballot.yes, ballot.passed()) == (["anna", "berta"], ["anna"], False)
    assert (ballot.info().move, ballot.info().moves) == (7, 3)
    agreed = votes.ballot_of(votes.answer(asked, "berta", 1, yes=True), 1)
    assert agreed is not None
    assert agreed.passed()
    refusal = votes.answer(asked, "berta", 1, yes=False)
    assert votes.ballot_of(refusal, 1) is None
    assert refusal.decided == VoteDecided(vote=1, what="undo", by="anna", seat=0, refused_by="berta")
    assert votes.open_vote(refusal, "undo", "anna", 0, version=9).decided is None
    with refused("no-such-vote"):
        votes.answer(asked, "berta", 2, yes=True)
    with refused("not-asked"):
        votes.answer(asked, "carl", 1, yes=True)


def test_the_same_question_again_takes_the_place_of_the_first(terms: TableTerms) -> None:
    asked = votes.open_vote(terms, "undo", "anna", 0, version=9)
    other = votes.open_vote(asked, "undo", "berta", 1, version=9)
    again = votes.open_vote(other, "undo", "anna", 0, version=11)
    assert [(vote.number, vote.seat, vote.version) for vote in again.votes] == [(2, 1, 9), (3, 0, 11)]
