"""The benchmark's document: its shape, never its times."""

from importlib.metadata import PackageNotFoundError

import pytest

from hoftag.arena import bench
from hoftag.core.errors import HoftagError
from tests.ours import told_with

GAME = told_with("citadels")


def test_the_document_has_its_promised_shape() -> None:
    found = bench.bench_engine(None, rounds=1, seconds=0.01)
    assert list(found) == ["build", "peer", "games"]
    assert found["build"] in {"pure Python", "compiled"}
    assert found["peer"] is None
    assert isinstance(found["games"], dict)
    citadels = found["games"]["citadels"]
    names = ["seats", "decisions_per_second", "games_per_second", "decisions_per_game", "copy_us", "ratio"]
    assert list(citadels) == names
    assert citadels["seats"] == 4
    assert citadels["ratio"] is None
    assert citadels["decisions_per_second"] > citadels["games_per_second"] > 0


def test_ratios_are_taken_within_a_round() -> None:
    """The machine halves its speed in the second round: the ratio stays."""
    ours = [bench.Round(1000, 4, 1.0, 2.0), bench.Round(1000, 4, 2.0, 2.0), bench.Round(1000, 4, 1.0, 2.0)]
    peer = [bench.Round(100, 1, 1.0, 40.0), bench.Round(100, 1, 2.0, 40.0), bench.Round(100, 1, 1.0, 40.0)]
    assert bench.summary(bench.Ours(GAME), ours, peer)["ratio"] == 10.0


def test_a_benchmark_game_is_a_whole_game() -> None:
    engine = bench.Ours(GAME)
    assert engine.play(3) == engine.play(3) > 100


def test_a_missing_peer_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(bench, "version", missing)
    with pytest.raises(HoftagError, match="catanatron is not installed"):
        bench.bench_engine("catanatron", 1, 0.01)
