"""After an update tables go on by the rules they began with, and say so; new tables play by the new ones."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hoftag.core import registry
from hoftag.core.match import replayed
from hoftag.core.record import read
from hoftag.core.rng import Rng
from hoftag.server.http import texts
from tests.games.citadels.planted import BEFORE, EMPTY, FULL, GAME, NEW, OLD
from tests.server.kit import Guest, Json, Line, Running, config, play_on, running


@contextmanager
def updated(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Citadels has a new version."""
    with monkeypatch.context() as install:
        install.setitem(registry._corrected, "citadels", GAME)
        texts.game_infos.cache_clear()
        yield
    texts.game_infos.cache_clear()


def again(server: Running, person: Guest) -> Guest:
    back = Guest(server.url, person.name)
    back.http.cookies = person.http.cookies
    return back


def first(line: Line) -> Json:
    return json.loads(line.heard[0])


def purses(line: Line) -> set[int]:
    return {player["gold"] for player in line.public["players"]}


def test_a_table_goes_on_by_its_own_rules_after_an_update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = config(tmp_path, snapshot_every=5)
    with running(settings) as server:
        anna = server.guest("Anna")
        table, waiting = anna.lay("me", "Berta"), anna.lay("me", "Berta")
        anna.start(table)
        with anna.at(table) as line:
            assert not first(line)["earlier_rules"]
            play_on([line], Rng(3), 30)
            version, public = line.version, line.public
    with updated(monkeypatch), running(settings) as server:
        anna = again(server, anna)
        with anna.at(table) as line:
            assert first(line)["earlier_rules"]
            assert (line.version, line.public) == (version, public)
            assert anna.get(f"/api/tables/{table}/replay?from=0&to=1")["earlier_rules"]
            play_on([line], Rng(3))
            line.over()
        text = anna.get(f"/api/tables/{table}/record")
        assert f"game citadels {OLD}\n" in text
        assert replayed(read(text), GAME).true_to_seed
        assert anna.get(f"/api/tables/{table}/replay?from=0&to=1")["steps"][0]["public"]["players"][0]["gold"] == BEFORE
        made = anna.post("/api/records", {"text": text}, 201)
        assert server.stranger().get(f"/api/records/{made['id']}/replay")["earlier_rules"]
        for new in (waiting, anna.post(f"/api/tables/{table}/rematch", status=201)["id"]):
            anna.start(new)
            with anna.at(new) as line:
                assert not first(line)["earlier_rules"]
                assert purses(line) == {FULL}


def test_bots_go_on_by_the_rules_of_their_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config(tmp_path)) as server:
        anna = server.guest("Anna")
        table = anna.lay("me", "bot:greedy")
        anna.start(table)
    with updated(monkeypatch), running(config(tmp_path)) as server:
        anna = again(server, anna)
        with anna.at(table) as line:
            while line.result is None:
                if line.table["seats"][1]["stand_in"] is not None:
                    break
                if play_on([line], Rng(5), 1) == 0 and line.result is None:
                    line.hear()
        assert anna.get(f"/api/tables/{table}")["seats"][1]["stand_in"] is None
        assert f"game citadels {OLD}\n" in anna.get(f"/api/tables/{table}/record")


def test_what_is_suggested_is_for_forms_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with updated(monkeypatch), running(config(tmp_path)) as server:
        anna = server.guest("Anna")
        infos = {info["id"]: info for info in anna.get("/api/games")}
        options = {option["name"]: option for option in infos["citadels"]["options"]}
        assert infos["citadels"]["rules_version"] == NEW
        assert (options["purse"]["default"], options["purse"]["suggested"]) == ("full", "empty")
        assert options["gold_supply"]["suggested"] == options["gold_supply"]["default"]
        for named, gold in (({}, FULL), ({"purse": "empty"}, EMPTY)):
            table = anna.lay("me", "Berta", options=named)
            anna.start(table)
            with anna.at(table) as line:
                assert purses(line) == {gold}


def test_what_is_newer_than_the_server_gets_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with updated(monkeypatch), running(config(tmp_path)) as server:
        anna = server.guest("Anna")
        table = anna.lay("me", "Berta")
        anna.start(table)
        with anna.at(table) as line:
            play_on([line], Rng(1))
            line.over()
        text = anna.get(f"/api/tables/{table}/record")
    with running(config(tmp_path)) as server:
        anna = again(server, anna)
        said = anna.post("/api/records", {"text": text}, 400)["error"]["message"]
        assert said.startswith("line 2: this Hoftag plays citadels by version")
        assert said.endswith(f"not by version {NEW}")
        assert anna.get(f"/api/tables/{table}", 404)["error"]["message"] == said
