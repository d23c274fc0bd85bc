"""`./hoftag compile`: what it leaves behind, whatever happens, and that its build plays the same games."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoftag.core.match import replayed
from hoftag.core.record import read
from hoftag.core.registry import game_names
from hoftag.core.rng import Rng
from tests.server.kit import OPENED, Guest, play_on
from tests.server.test_crash import free_port, start
from tools import compile as tool

ROOT = Path(__file__).resolve().parents[2]

TRANSLATES = """
import sys
from pathlib import Path
core = Path(sys.argv[1]) / "build" / "hoftag" / "core"
core.mkdir(parents=True)
(core / "match.so").touch()
"""
FAILS = (
    TRANSLATES
    + """
print("match.py: error: the reason")
sys.exit(1)
"""
)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with little in it, and a translator that does nothing much."""
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "missing", lambda: None)
    for name in ("src/hoftag/__init__.py", "src/hoftag/core/match.py", "src/hoftag/core/text.en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "translate.py").write_text(TRANSLATES)
    return tmp_path


def compile_it(stamp: str = "first") -> int:
    return tool.main(["--stamp", stamp])


def folders(root: Path) -> list[str]:
    return sorted(path.name for path in root.iterdir())


def test_a_build_is_binaries_beside_links_to_the_source(root: Path) -> None:
    assert compile_it() == 0
    build = root / ".compiled" / "hoftag"
    assert (root / ".compiled" / "stamp").read_text() == "first\n"
    assert sorted(path.name for path in (build / "core").iterdir()) == ["match.py", "match.so", "text.en.ftl"]
    for name in ("__init__.py", "core/match.py", "core/text.en.ftl"):
        assert (build / name).resolve() == root / "src" / "hoftag" / name
    assert folders(root) == [".compiled", "src", "tools"]


def test_a_client_that_is_built_later_is_the_one_served(root: Path) -> None:
    compile_it()
    (root / "src" / "hoftag" / "static").mkdir()
    (root / "src" / "hoftag" / "static" / "index.html").write_text("new")
    assert (root / ".compiled" / "hoftag" / "static" / "index.html").read_text() == "new"


def test_a_new_build_takes_the_place_of_the_old(root: Path) -> None:
    compile_it()
    assert compile_it("second") == 0
    assert (root / ".compiled" / "stamp").read_text() == "second\n"
    assert folders(root) == [".compiled", "src", "tools"]


def test_a_build_that_fails_leaves_what_was_there(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (root / "tools" / "translate.py").write_text(FAILS)
    assert compile_it() == 1
    assert folders(root) == ["src", "tools"]
    assert "the reason" in capfd.readouterr().err
    (root / "tools" / "translate.py").write_text(TRANSLATES)
    compile_it()
    (root / "tools" / "translate.py").write_text(FAILS)
    assert compile_it("second") == 1
    assert (root / ".compiled" / "stamp").read_text() == "first\n"


def test_a_build_that_is_interrupted_leaves_nothing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess, "run", interrupted)
    with pytest.raises(KeyboardInterrupt):
        compile_it()
    assert folders(root) == ["src", "tools"]


def test_remove_takes_away_the_build_and_what_was_left_of_others(root: Path) -> None:
    compile_it()
    (root / ".compiled-killed").mkdir()
    for _ in range(2):
        assert tool.main(["--stamp", "first", "--remove"]) == 0
        assert folders(root) == ["src", "tools"]
    assert (root / "src" / "hoftag" / "core" / "match.py").exists()


@pytest.mark.parametrize(
    ("lacking", "says"),
    [("windows", "Windows"), ("compiler", "the C compiler"), ("headers", "the headers of Python")],
)
def test_what_is_missing_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lacking: str, says: str
) -> None:
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "WINDOWS", lacking == "windows")
    monkeypatch.setattr("shutil.which", lambda name: None if lacking == "compiler" else name)
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert compile_it() == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1
    assert folders(tmp_path) == []


# --- the real thing ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The compiled build of a copy of this project."""
    root = tmp_path_factory.mktemp("project")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", root)
    subprocess.run([sys.executable, root / "tools" / "compile.py", "--stamp", "test"], check=True)
    which = [sys.executable, "-c", "from hoftag.core.build import build; print(build())"]
    settings = os.environ | {"PYTHONPATH": str(root / ".compiled")}
    assert subprocess.run(which, env=settings, capture_output=True, check=True, text=True).stdout == "compiled\n"
    yield root / ".compiled"
    shutil.rmtree(root)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", game_names())
def test_both_builds_play_the_same_games(build: Path, game: str) -> None:
    command = [sys.executable, "-m", "hoftag", "check", game, "--games", "40", "--seed", "7", "--json"]
    pure = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    plain, fast = (
        json.loads(subprocess.run(command, env=settings, capture_output=True, check=True).stdout)
        for settings in (pure, pure | {"PYTHONPATH": str(build)})
    )
    assert fast == plain


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_whole_game_over_a_socket_of_a_compiled_server(
    build: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(build))
    port = free_port()
    process = start(tmp_path / "tables.sqlite", port)
    try:
        anna = Guest(f"http://127.0.0.1:{port}", "Anna")
        anna.post("/api/guest", {"name": "Anna"}, 201)
        table = anna.lay("me", "Berta", "bot:greedy")
        anna.start(table)
        with anna.at(table) as line:
            while line.result is None:
                if not play_on([line], Rng(line.version), 1):
                    line.hear()
        match = replayed(read(anna.get(f"/api/tables/{table}/record")))
        assert match.true_to_seed
        assert match.state.outcome().scores == line.result["outcome"]["scores"]
    finally:
        while OPENED:
            OPENED.pop().close()
        process.kill()
        process.communicate()
