"""Whole games that meet everything; they replay to the same position for ever."""

from pathlib import Path

import pytest

from hoftag.core.match import opened
from hoftag.core.record import read
from tests.games.tumult_royal.coverage import REQUIRED, met

GOLDEN = sorted((Path(__file__).parent.parent.parent / "golden" / "tumult_royal").glob("*.record"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_digest(path: Path) -> None:
    match = opened(path)
    assert match.state.is_over()
    assert match.record.text() == path.read_text(encoding="utf-8")
    assert match.true_to_seed


def test_the_golden_records_meet_every_field_tumult_and_end() -> None:
    found: set[str] = set()
    for path in GOLDEN:
        found |= met(read(path.read_text(encoding="utf-8")))
    assert sorted(REQUIRED - found) == []
