"""`./hoftag test`: checks of a group run side by side, each tells how it went, and a group that fails is the last."""

import sys
from pathlib import Path

import pytest

from tools import check
from tools.check import Check, pass_together

MEETS = """
import sys, time
from pathlib import Path
mine, other = map(Path, sys.argv[1:])
mine.touch()
end = time.monotonic() + 60
while not other.exists():
    assert time.monotonic() < end
    time.sleep(0.01)
"""


def python(name: str, program: str, *arguments: str) -> Check:
    return Check(name, [sys.executable, "-c", program, *arguments])


def test_checks_of_a_group_run_side_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of these two waits until the other has begun."""
    monkeypatch.setattr(check, "CORES", 2)
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    assert pass_together([python("one", MEETS, one, other), python("other", MEETS, other, one)])
    said = sorted(line.split()[:2] for line in capsys.readouterr().out.splitlines())
    assert said == [["ok", "one"], ["ok", "other"]]


def test_only_what_fails_is_shown_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = python("good", "print('fine')"), python("bad", "import sys; print('the reason'); sys.exit(3)")
    assert not pass_together([bad, good])
    said = capsys.readouterr().out
    assert "fine" not in said
    assert "ok      good" in said
    assert said.index("the reason\n") < said.index("FAILED  bad")


def test_the_group_that_fails_is_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    never = tmp_path / "never"
    later = python("later", "import sys; open(sys.argv[1], 'w')", str(never))
    monkeypatch.setattr(check, "groups", lambda: [[python("bad", "import sys; sys.exit(1)")], [later]])
    monkeypatch.setattr(check, "find_chromium", lambda: True)
    assert check.main([]) == 1
    assert not never.exists()
    assert "later" not in capsys.readouterr().out
    monkeypatch.setattr(check, "groups", lambda: [[later]])
    assert check.main([]) == 0
    assert never.exists()
