"""A host plays with the data of their own box: `hoftag serve --components GAME=FILE`."""

import json
import secrets
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from hoftag.core import registry
from hoftag.core.rng import Rng
from tests.ours import told_with
from tests.server.kit import Guest, Line, config, play_on, public_after, running

GAME = told_with("citadels")

BOX = Path(__file__).parents[2] / "examples" / "boxes" / "citadels.toml"
HOFTAG = str(Path(sys.executable).parent / "hoftag")


def test_tables_of_a_server_have_the_corrected_box(tmp_path: Path) -> None:
    command = [HOFTAG, "serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite"), "--bot-pause", "0"]
    server = subprocess.Popen([*command, "--components", f"citadels={BOX}"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        box = httpx.get(f"{address}/api/games/citadels/components", trust_env=False).json()
        tavern = next(one for one in box["districts"] if one["id"] == "tavern")
        assert tavern["cost"] == 2
        assert tavern["colour"] == "green", "what the file does not name stays"

        anna = Guest(address, "Anna")
        anna.post("/api/guest", {"name": "Anna"}, 201)
        table = anna.lay("me", "greedy", "greedy")
        anna.start(table)
        with anna.at(table) as line:
            assert json.loads(line.heard[0])["box"]["districts"]["tavern"]["cost"] == 2
            view = line.asked()
            while not view:
                line.up_to(line.version + 1)
                view = line.asked()
            line.move(view, view["legal"][0]["move"])
        anna.http.close()
    finally:
        server.kill()
        server.communicate()


DEAR = {"districts": [{"id": "tavern", "cost": 4, "name_de": "Spelunke"}, {"id": "university", "cost": 7}]}
UNIVERSITY = {"cost": 7, "points": 8, "removal": 6}


def builds(line: Line) -> int:
    """Look at every building that could have been built: it costs what the box says; returns how many were taverns."""
    districts = json.loads(line.heard[0])["box"]["districts"]
    assert districts["tavern"] == {"colour": "green", "cost": 4, "points": 1}
    taverns, public = 0, None
    for message in map(json.loads, line.heard):
        public = public_after(message, public)
        for view in message.get("seats", []) if message["type"] == "step" else []:
            for legal in view.get("legal", []):
                if legal["move"]["move"] == "build":
                    district, gold = legal["move"]["district"], public["players"][view["seat"]]["gold"]
                    cost = districts[district]["cost"]
                    assert {"what": "gold", "change": -cost, "left": gold - cost} in legal["effects"]
                    taverns += district == "tavern"
    return taverns


def test_the_box_and_what_moves_cost_are_the_owners_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 7)
    with monkeypatch.context() as owner:
        owner.setitem(registry._corrected, "citadels", GAME.with_components(DEAR))
        with running(config(tmp_path)) as server:
            anna = server.guest("Anna")
            table = anna.lay("me", "Berta")
            with anna.at(table) as line:
                assert json.loads(line.heard[0])["box"]["districts"]["tavern"]["cost"] == 4, "before the start"
                assert json.loads(line.heard[0])["wording"]["figures"]["district-university"] == UNIVERSITY
                assert json.loads(line.heard[0])["wording"]["names"] == {
                    "en": {},
                    "de": {"district-tavern": "Spelunke"},
                }
            assert anna.get("/api/games/citadels/wording")["figures"]["district-university"] == UNIVERSITY
            anna.start(table)
            with anna.at(table) as line:
                assert "effects" not in line.seats[0]["legal"][0], "what changes nothing certain says nothing"
                play_on([line], Rng(3), 60)
    replay = f"/api/tables/{table}/replay?from=0&to=1"
    with running(config(tmp_path)) as server:
        again = Guest(server.url, "Anna")
        again.http.cookies = anna.http.cookies
        assert again.get(replay)["box"]["districts"]["tavern"]["cost"] == 4
        assert again.get(replay)["wording"]["figures"]["district-university"] == UNIVERSITY
        with again.at(table) as line:
            play_on([line], Rng(3))
            assert builds(line) > 0
            line.over()
        assert again.get(replay)["box"]["districts"]["tavern"]["cost"] == 4
        made = again.post("/api/records", {"text": again.get(f"/api/tables/{table}/record")}, 201)
        uploaded = server.stranger().get(f"/api/records/{made['id']}/replay")
        assert uploaded["box"]["districts"]["tavern"]["cost"] == 4
        assert uploaded["wording"]["figures"]["district-university"] == UNIVERSITY
        assert again.get("/api/games/citadels/box")["districts"]["tavern"]["cost"] == 1
        plain = again.lay("me", "Berta")
        with again.at(plain) as line:
            assert json.loads(line.heard[0])["box"]["districts"]["tavern"]["cost"] == 1, "the record's box is its own"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("citadels", "needs GAME=FILE"),
        ("trier=box.toml", "there is no game 'trier'"),
        ("citadels=nowhere.toml", "nowhere.toml"),
        ("citadels=bad.toml", "counts: green is 20, but the districts of that colour are 21"),
    ],
)
def test_a_file_that_does_not_add_up_is_refused_before_anything_starts(tmp_path: Path, given: str, said: str) -> None:
    (tmp_path / "bad.toml").write_text('[[districts]]\nid = "tavern"\ncount = 6\n', encoding="utf-8")
    command = [HOFTAG, "serve", "--port", "0", "--database", "tables.sqlite", "--components", given]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False)
    assert ended.returncode == 2
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not (tmp_path / "tables.sqlite").exists()
