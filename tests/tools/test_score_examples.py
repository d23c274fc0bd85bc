"""The companion's score is tested by what the rules do now."""

from tools.score_examples import BOXES, TARGET, examples, written


def test_the_companions_examples_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "run tools/score_examples.py"


def test_the_examples_meet_every_end_and_a_king_who_cannot_pay() -> None:
    found = examples()["crownings"]
    for box in range(len(BOXES)):
        here = [one for one in found if one["box"] == box]
        assert {one["after"]["ended"] for one in here} == {None, "gap", "last-round", "statues"}
        assert any(one["before"]["ended"] for one in here)
        assert any(one["short"] for one in here) == (box != 2), "a crown that costs nothing can be paid"
