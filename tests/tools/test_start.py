"""The root script `./hoftag`: what it installs for which command, when it does nothing, and how it hands over."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "hoftag"

FAKE_UV = """#!/bin/sh
if [ "$1" = --version ]; then echo "uv 0.13.7"; exit 0; fi
echo "$@" >> calls
mkdir -p "$UV_PROJECT_ENVIRONMENT/bin"
for name in python hoftag; do
  printf '#!/bin/sh\\necho %s "$@"${PYTHONPATH:+ with $PYTHONPATH}\\n' $name > "$UV_PROJECT_ENVIRONMENT/bin/$name"
  chmod +x "$UV_PROJECT_ENVIRONMENT/bin/$name"
done
cp path/npm "$UV_PROJECT_ENVIRONMENT/bin/npm"
echo version > "$UV_PROJECT_ENVIRONMENT/pyvenv.cfg"
"""

FAKE_NPM = """#!/bin/sh
echo "npm $@" >> ../npm-calls
mkdir -p node_modules ../src/hoftag/static
if [ "$1" = run ]; then touch ../src/hoftag/static/index.html; fi
"""

Start = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def script() -> ModuleType:
    """The script as a module, so that its functions can be asked one by one."""
    loader = SourceFileLoader("start", str(SCRIPT))
    spec = spec_from_loader("start", loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A tree with the script, a lock file and a uv that only writes down how it was called."""
    (tmp_path / "uv.lock").write_text("version = 1\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "hoftag").write_bytes(SCRIPT.read_bytes())
    (tmp_path / "path").mkdir()
    for name, text in (("uv", FAKE_UV), ("npm", FAKE_NPM)):
        program = tmp_path / "path" / name
        program.write_text(text)
        program.chmod(0o755)
    (tmp_path / "web" / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts"):
        (tmp_path / "web" / name).write_text(f"{name}\n")
    for name in ("src/hoftag/core/match.py", "src/hoftag/core/text.en.ftl", "tools/translate.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"{name}\n")
    return tmp_path


@pytest.fixture
def start(clone: Path) -> Start:
    def run(*arguments: str, **settings: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, clone / "hoftag", *arguments],
            capture_output=True,
            text=True,
            check=False,
            env={"PATH": f"{clone / 'path'}{os.pathsep}{os.defpath}", **settings},
        )

    return run


def calls(clone: Path, who: str = "calls") -> list[str]:
    written = clone / who
    return written.read_text().splitlines() if written.exists() else []


@pytest.mark.parametrize(
    ("arguments", "needed"),
    [
        ([], set()),
        (["serve"], {"web"}),
        (["serve", "--port", "0"], {"web"}),
        (["serve", "--help"], set()),
        (["play", "test"], set()),
        (["test"], {"browser", "dev", "web"}),
        (["test", "-k", "help"], {"browser", "dev", "web"}),
        (["compile"], {"compile"}),
        (["compile", "--remove"], set()),
        (["compile", "--help"], set()),
        (["install", "examples/tribute"], set()),
        (["bench", "engine"], set()),
        (["test", "--mutants", "citadels"], {"dev"}),
        (["bench", "engine", "--against", "catanatron", "--json"], {"peer"}),
        (["bench", "engine", "--against=catanatron"], {"peer"}),
    ],
)
def test_a_command_asks_for_the_packages_it_needs(script: ModuleType, arguments: list[str], needed: set[str]) -> None:
    assert script.sets_for(arguments) == needed


def test_every_argument_reaches_the_command_as_it_was_given(start: Start) -> None:
    done = start("play", "citadels", "--lang", "de", "a b")
    assert done.returncode == 0
    assert done.stdout == "hoftag play citadels --lang de a b\n"


def test_set_up_speaks_on_stderr_alone_and_only_once(clone: Path, start: Start) -> None:
    assert ".venv" in start("serve").stderr
    again = start("serve")
    assert again.stderr == ""
    assert again.stdout == "hoftag serve\n"
    assert len(calls(clone)) == 1


def test_install_hands_over_to_the_tool_with_uv(clone: Path, start: Start) -> None:
    done = start("install", "--remove", "a b")
    tool, uv = clone / "tools" / "install.py", clone / "path" / "uv"
    assert done.stdout == f"python {tool} --uv {uv} --remove a b\n"
    assert done.returncode == 0


def test_test_runs_the_checks_with_the_development_tools(clone: Path, start: Start) -> None:
    done = start("test", "-k", "help")
    assert done.stdout == f"python {clone / 'tools' / 'check.py'} -k help\n"
    assert "--group dev" in calls(clone)[0]


def test_serve_builds_the_client_once_and_again_when_its_sources_change(clone: Path, start: Start) -> None:
    start("serve")
    ci, build = calls(clone, "npm-calls")
    assert ci.startswith("npm ci")
    assert build.startswith("npm run")
    start("serve")
    assert len(calls(clone, "npm-calls")) == 2
    (clone / "web" / "src" / "main.ts").write_text("changed\n")
    start("serve")
    assert [line.split()[1] for line in calls(clone, "npm-calls")] == ["ci", "run", "run"]
    (clone / "web" / "package-lock.json").write_text("changed\n")
    start("serve")
    assert [line.split()[1] for line in calls(clone, "npm-calls")][3:] == ["ci", "run"]


def test_the_client_is_built_again_if_it_was_taken_away(clone: Path, start: Start) -> None:
    start("serve")
    (clone / "src" / "hoftag" / "static" / "index.html").unlink()
    start("serve")
    assert [line.split()[1] for line in calls(clone, "npm-calls")] == ["ci", "run", "run"]


def test_the_terminal_table_needs_no_client(clone: Path, start: Start) -> None:
    start("play", "citadels")
    assert calls(clone, "npm-calls") == []


def test_nothing_an_earlier_command_installed_is_removed(clone: Path, start: Start) -> None:
    start("test")
    start("serve")
    start("bench", "engine", "--against", "catanatron")
    first, second = calls(clone)
    assert "--extra peer" not in first
    assert "--group browser --group dev --extra peer --group web" in second
    assert "--inexact" in first
    assert "--inexact" in second


def test_a_changed_lock_file_is_installed_with_what_was_there(clone: Path, start: Start) -> None:
    start("test")
    (clone / "uv.lock").write_text("version = 2\n")
    start("serve")
    assert len(calls(clone)) == 2
    assert "--group dev" in calls(clone)[1]


@pytest.mark.parametrize("lost", ["python", "hoftag-stamp"])
def test_a_damaged_environment_is_made_again(clone: Path, start: Start, lost: str) -> None:
    start("serve")
    folder = clone / ".venv" / ("bin" if lost == "python" else "")
    (folder / lost).unlink()
    assert start("serve").stdout == "hoftag serve\n"
    assert len(calls(clone)) == 2


def test_a_failed_set_up_leaves_no_stamp(clone: Path, start: Start) -> None:
    (clone / "path" / "uv").write_text(FAKE_UV + "echo no network >&2; exit 1\n")
    done = start("serve")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "no network" in done.stderr
    assert done.stderr.splitlines()[-1].startswith("hoftag: the packages could not be installed")
    assert not (clone / ".venv" / "hoftag-stamp").exists()


def test_two_starts_at_once_set_up_once(clone: Path) -> None:
    slow = FAKE_UV.replace("mkdir", "sleep 0.3; mkdir")
    (clone / "path" / "uv").write_text(slow)
    settings = {"PATH": f"{clone / 'path'}{os.pathsep}{os.defpath}"}
    both = [
        subprocess.Popen([sys.executable, clone / "hoftag", "games"], stdout=subprocess.PIPE, text=True, env=settings)
        for _ in range(2)
    ]
    assert [process.communicate()[0] for process in both] == ["hoftag games\n"] * 2
    assert len(calls(clone)) == 1


def test_without_pip_and_uv_it_says_what_to_install(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr(script, "TOOLS", tmp_path)
    with pytest.raises(SystemExit) as left:
        script.find_uv()
    assert left.value.code == 2
    shown = capsys.readouterr().err
    assert "pip is missing" in shown
    assert shown.count("\n") == 1


@pytest.fixture
def compiled(clone: Path, start: Start) -> Path:
    """A compiled build with the stamp that the launcher gives it."""
    tool, name, stamp = start("compile").stdout.split()[1:]
    assert (tool, name) == (str(clone / "tools" / "compile.py"), "--stamp")
    build = clone / ".compiled"
    build.mkdir()
    (build / "stamp").write_text(f"{stamp}\n")
    return build


def test_a_compiled_build_that_fits_comes_before_the_source(compiled: Path, start: Start) -> None:
    done = start("games")
    assert done.stdout == f"hoftag games with {compiled}\n"
    assert done.stderr == ""
    assert start("games", PYTHONPATH="/mine").stdout == f"hoftag games with {compiled}{os.pathsep}/mine\n"


def test_the_checks_check_the_source(compiled: Path, start: Start) -> None:
    assert "with" not in start("test").stdout


@pytest.mark.parametrize(
    "changed",
    ["src/hoftag/core/match.py", "src/hoftag/core/new.toml", "tools/translate.py", ".venv/pyvenv.cfg"],
)
def test_a_build_of_another_source_is_not_used_and_that_is_said(
    clone: Path, compiled: Path, start: Start, changed: str
) -> None:
    (clone / changed).write_text("changed\n")
    done = start("games")
    assert done.stdout == "hoftag games\n"
    assert done.stderr == "hoftag: the compiled build is older than the source; `./hoftag compile` makes it anew\n"


@pytest.mark.parametrize("changed", ["src/hoftag/core/text.en.ftl", "src/hoftag/static/index.html"])
def test_a_build_fits_whatever_words_and_client_are_linked(
    clone: Path, compiled: Path, start: Start, changed: str
) -> None:
    (clone / changed).parent.mkdir(exist_ok=True)
    (clone / changed).write_text("changed\n")
    assert start("games").stdout == f"hoftag games with {compiled}\n"


def test_a_build_without_its_stamp_is_not_used(compiled: Path, start: Start) -> None:
    (compiled / "stamp").unlink()
    assert start("games").stdout == "hoftag games\n"
