"""How a game ended, as it is told to each seat."""

from hoftag.core.outcome import Account, Outcome


def ended(*parts: dict[str, int], places: list[int]) -> Outcome:
    return Outcome([sum(one.values()) for one in parts], list(parts), places)


def test_whoever_alone_has_won_is_ahead_of_the_next() -> None:
    outcome = ended({"land": 9, "gold": 3}, {"land": 4, "gold": 4}, {"land": 1, "gold": 9}, places=[1, 3, 2])
    assert outcome.account(0) == Account(2)


def test_whoever_has_lost_learns_by_how_much_and_in_which_part_most_of_it() -> None:
    outcome = ended({"land": 9, "gold": 3}, {"land": 4, "gold": 4}, {"land": 1, "gold": 9}, places=[1, 3, 2])
    assert outcome.account(1) == Account(4, "land", 5)
    assert outcome.account(2) == Account(2, "land", 8)


def test_a_tie_that_was_broken_was_lost_in_no_part_where_nothing_is_missing() -> None:
    outcome = ended({"land": 5}, {"land": 5}, places=[1, 2])
    assert outcome.account(1) == Account(0)


def test_where_several_have_won_nobody_is_ahead() -> None:
    assert ended({"land": 5}, {"land": 5}, {"land": 1}, places=[1, 1, 3]).account(0) == Account(0)
