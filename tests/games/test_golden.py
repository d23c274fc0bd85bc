"""Whole games that meet everything; they replay to the same position for ever."""

from importlib import import_module
from pathlib import Path

import pytest

from hoftag.core.match import opened
from hoftag.core.record import read
from tests.ours import OURS

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_digest(path: Path) -> None:
    match = opened(path)
    assert match.state.is_over()
    assert match.record.text() == path.read_text(encoding="utf-8")
    assert match.true_to_seed


@pytest.mark.parametrize("game", OURS)
def test_the_golden_records_meet_everything_in_the_box(game: str) -> None:
    coverage = import_module(f"tests.games.{game}.coverage")
    required, met = coverage.REQUIRED, coverage.met
    found: set[str] = set()
    for path in RECORDS:
        if path.parent.name == game:
            found |= met(read(path.read_text(encoding="utf-8")))
    assert sorted(required - found) == []
