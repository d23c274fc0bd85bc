"""`./hoftag install`: a package with a game comes into the environment in place, and goes again."""

import os
import shutil
import site
import subprocess
import venv
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

import hoftag
from tests.ours import ANY
from tools import install

ROOT = Path(__file__).resolve().parents[2]


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert install.main(["--uv", "no-uv", *arguments]) == 2
    return capsys.readouterr().err


def test_what_is_no_package_or_announces_no_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project = tmp_path / "pyproject.toml"
    assert refused(capsys, str(tmp_path)) == f"hoftag: {tmp_path} is no package: there is no {project}\n"
    project.write_text("[project]\nname = 'gift'\n")
    assert refused(capsys, str(tmp_path)) == (
        f'hoftag: {tmp_path} announces no game: {project} has no entry in [project.entry-points."hoftag.games"]\n'
    )
    project.write_text("[project\n")
    assert refused(capsys, str(tmp_path)).startswith(f"hoftag: {project} cannot be read: ")
    assert refused(capsys, str(ROOT)) == f"hoftag: {ROOT} is Hoftag itself\n"


def test_only_what_came_from_outside_can_be_removed(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "--remove", ANY) == f"hoftag: {ANY} is a game of Hoftag itself\n"
    assert refused(capsys, "--remove", "chess").startswith("hoftag: there is no package 'chess' with a game; there is ")


@pytest.fixture
def uv() -> str:
    """The uv that the launcher takes."""
    loader = SourceFileLoader("launcher", str(ROOT / "hoftag"))
    spec = spec_from_loader("launcher", loader)
    assert spec is not None
    launcher = module_from_spec(spec)
    loader.exec_module(launcher)
    return str(launcher.find_uv())


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """An environment of its own in which Hoftag is installed, with all that it needs from this one."""
    home = tmp_path / "venv"
    venv.create(home, symlinks=True)
    (packages,) = home.glob("lib/*/site-packages") if os.name != "nt" else [home / "Lib" / "site-packages"]
    here = [str(Path(hoftag.__file__).parents[1]), *site.getsitepackages()]
    (packages / "here.pth").write_text("\n".join(here))
    about = packages / f"hoftag-{hoftag.__version__}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: hoftag\nVersion: {hoftag.__version__}\n")
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


BACKEND = """
import pathlib, zipfile

def build_editable(folder, settings=None, metadata=None):
    here, about = pathlib.Path.cwd(), "hoftag_tribute-1.0.dist-info"
    with zipfile.ZipFile(pathlib.Path(folder) / "hoftag_tribute-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("hoftag_tribute.pth", str(here / "src"))
        wheel.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\\nName: hoftag-tribute\\nVersion: 1.0\\n")
        wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{about}/entry_points.txt", "[hoftag.games]\\ntribute = tribute:GAME\\n")
        wheel.writestr(f"{about}/RECORD", f"hoftag_tribute.pth,,\\n{about}/RECORD,,\\n")
    return "hoftag_tribute-1.0-py3-none-any.whl"
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The example, with something to build it that needs nothing from elsewhere."""
    folder = tmp_path / "tribute"
    shutil.copytree(ROOT / "examples" / "tribute", folder)
    project = folder / "pyproject.toml"
    _, _, about = project.read_text(encoding="utf-8").partition("[project]")
    ours = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
    project.write_text(f"{ours}[project]{about}", encoding="utf-8")
    (folder / "backend.py").write_text(BACKEND)
    return folder


def test_a_package_comes_in_place_and_goes_again(tmp_path: Path, package: Path, uv: str, python: Path) -> None:
    offline = {**os.environ, "UV_OFFLINE": "1", "UV_CACHE_DIR": str(tmp_path / "cache")}

    def run(*arguments: str) -> str:
        command = [str(python), str(ROOT / "tools" / "install.py"), "--uv", uv, *arguments]
        done = subprocess.run(command, env=offline, capture_output=True, text=True, check=False, timeout=100)
        assert done.returncode == 0, done.stderr
        return done.stderr

    assert run(str(package)).splitlines() == [
        "hoftag: installing hoftag-tribute in place ...",
        "hoftag: tribute is there: ./hoftag play tribute",
    ]
    where = "import tribute; print(tribute.__file__)"
    found = subprocess.run([str(python), "-c", where], capture_output=True, text=True, check=True).stdout
    assert Path(found.strip()) == package / "src" / "tribute" / "__init__.py"
    assert run("--remove", "tribute") == "hoftag: hoftag-tribute is gone\n"
    gone = subprocess.run([str(python), "-c", where], capture_output=True, text=True, check=False)
    assert "No module named 'tribute'" in gone.stderr
