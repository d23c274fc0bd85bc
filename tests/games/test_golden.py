"""Whole games that meet everything; they replay to the same position for ever."""

from pathlib import Path

import pytest

from hoftag.core.match import opened
from hoftag.core.record import read
from tests.games.citadels import coverage as citadels
from tests.games.kingsburg import coverage as kingsburg
from tests.games.staufer import coverage as staufer
from tests.games.tumult_royal import coverage as tumult_royal

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.record"))
COVERAGE = {
    "citadels": (citadels.REQUIRED, citadels.met),
    "kingsburg": (kingsburg.REQUIRED, kingsburg.met),
    "staufer": (staufer.REQUIRED, staufer.met),
    "tumult_royal": (tumult_royal.REQUIRED, tumult_royal.met),
}
"""What the records of each game have to meet, and how to find out what one meets."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_digest(path: Path) -> None:
    match = opened(path)
    assert match.state.is_over()
    assert match.record.text() == path.read_text(encoding="utf-8")
    assert match.true_to_seed


@pytest.mark.parametrize("game", COVERAGE)
def test_the_golden_records_meet_everything_in_the_box(game: str) -> None:
    required, met = COVERAGE[game]
    found: set[str] = set()
    for path in RECORDS:
        if path.parent.name == game:
            found |= met(read(path.read_text(encoding="utf-8")))
    assert sorted(required - found) == []
