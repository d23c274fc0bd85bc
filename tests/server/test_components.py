"""A host plays with the data of their own box: `hoftag serve --components GAME=FILE`."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.kit import Guest

BOX = Path(__file__).parents[2] / "examples" / "boxes" / "staufer.toml"
HOFTAG = str(Path(sys.executable).parent / "hoftag")


def test_tables_of_a_server_have_the_corrected_box(tmp_path: Path) -> None:
    command = [HOFTAG, "serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite"), "--bot-pause", "0"]
    server = subprocess.Popen([*command, "--components", f"staufer={BOX}"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        box = httpx.get(f"{address}/api/games/staufer/components", trust_env=False).json()
        assert [office["cost"] for office in box["regions"][0]["offices"]["3"]] == [5, 4, 2]
        assert box["regions"][0]["offices"]["4"], "what the file does not name stays"

        anna = Guest(address, "Anna")
        anna.post("/api/guest", {"name": "Anna"}, 201)
        table = anna.lay("me", "greedy", "greedy", game="staufer")
        anna.start(table)
        with anna.at(table) as line:
            assert list(line.public["box"]["corrected"]) == ["chest-orange_points_5"]
            view = line.asked()
            while not view:
                line.up_to(line.version + 1)
                view = line.asked()
            line.move(view, view["legal"][0]["move"])
        anna.http.close()
    finally:
        server.kill()
        server.communicate()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("staufer", "needs GAME=FILE"),
        ("trier=box.toml", "there is no game 'trier'"),
        ("staufer=nowhere.toml", "nowhere.toml"),
        ("staufer=bad.toml", "counts: brown is 10, but the chests of that colour are 9"),
    ],
)
def test_a_file_that_does_not_add_up_is_refused_before_anything_starts(tmp_path: Path, given: str, said: str) -> None:
    (tmp_path / "bad.toml").write_text('[[chests]]\nid = "brown"\ncount = 9\n', encoding="utf-8")
    command = [HOFTAG, "serve", "--port", "0", "--database", "tables.sqlite", "--components", given]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False)
    assert ended.returncode == 2
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not (tmp_path / "tables.sqlite").exists()
