"""Whole games over sockets: several people, hot seat, bots, resumption, rematch, records and replays."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from hoftag.core.match import replayed
from hoftag.core.record import read
from hoftag.core.rng import Rng
from hoftag.core.sheet import Line, Table
from hoftag.server.http.routes_tables import line_info
from tests.ours import ANY, needs
from tests.server.kit import Guest, Running, config, play_on, running


@pytest.fixture(name="server")
def a_server(tmp_path: Path) -> Iterator[Running]:
    with running(config(tmp_path)) as found:
        yield found


def seated(server: Running, *names: str, **more: object) -> tuple[list[Guest], str]:
    """People at a table that has begun."""
    people = [server.guest(name) for name in names]
    table = people[0].lay("me", *["open"] * (len(names) - 1), **more)
    for person in people[1:]:
        person.sit(table)
    people[0].start(table)
    return people, table


@needs("citadels")
def test_three_people_play_a_whole_game(server: Running) -> None:
    people, table = seated(server, "Anna", "Berta", "Carl")
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(table)) for person in people]
        published = lines[0].table["seed_hash"]
        assert people[0].refused("GET", f"/api/tables/{table}/record") == (409, "not-over")
        moves = play_on(lines, Rng(4))
        overs = [line.over() for line in lines]
    assert moves > 50
    assert len({str(over) for over in overs}) == 1
    record = people[1].get(f"/api/tables/{table}/record")
    match = replayed(read(record))
    assert match.true_to_seed
    assert match.state.outcome().scores == overs[0]["outcome"]["scores"]
    assert len(match.record.entries) == moves
    assert hashlib.sha256(overs[0]["seed"].encode()).hexdigest() == published
    assert overs[0]["seed"].startswith(f"{match.record.seed:016x}:")
    found = people[2].get("/api/me/statistics")["games"]["citadels"]
    assert (found["games"], found["results"][0]["score"]) == (1, overs[0]["outcome"]["scores"][2])


def test_who_was_away_gets_exactly_what_was_missed(server: Running) -> None:
    (anna, berta), table = seated(server, "Anna", "Berta")
    with anna.at(table) as hers:
        with berta.at(table) as his:
            play_on([hers, his], Rng(1), 12)
            his.up_to(12)
            steps = [json.loads(text) for text in his.heard if '"type":"step"' in text]
            public = his.public
        with berta.at(table, since=5) as again:
            welcome = json.loads(again.heard[0])
            assert [step["version"] for step in welcome["missed"]] == list(range(6, 13))
            for missed, step in zip(welcome["missed"], steps[5:], strict=True):
                assert missed["events"] == step["events"]
            assert (welcome["public"], welcome["seats"]) == (public, steps[-1]["seats"])
        with berta.at(table, since=12) as again:
            assert json.loads(again.heard[0])["missed"] == []
        with berta.at(table, since=999) as again:
            assert len(json.loads(again.heard[0])["missed"]) == 13


def test_one_person_plays_two_seats_on_one_device_against_a_bot(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "Berta", "bot:greedy")
    anna.start(table)
    with anna.at(table) as line:
        assert [view["seat"] for view in line.seats] == [0, 1]
        assert line.ask({"type": "move", "move": {"move": "take-gold"}, "decision": 0})["code"] == "not-your-seat"
        rng = Rng(3)
        while line.result is None:
            view = line.asked()
            if view is None:
                line.hear()
                continue
            legal = view["legal"]
            answer = line.move(view, legal[rng.below(len(legal))]["move"])
            assert answer["type"] == "accepted"
            line.up_to(answer["version"])
    game = anna.get("/api/me/games")["games"][0]
    assert (game["mine"], game["my_turn"], len(game["scores"])) == ([0, 1], False, 3)


@needs("citadels")
def test_a_rematch_keeps_the_table_together(server: Running) -> None:
    (anna, berta), table = seated(server, "Anna", "Berta", options={"gold_supply": "unlimited"})
    assert anna.refused("POST", f"/api/tables/{table}/rematch") == (409, "not-over")
    with anna.at(table) as hers, berta.at(table) as his:
        play_on([hers, his], Rng(2))
        his.ask({"type": "chat", "room": "players", "text": "Once more?"})
        again = berta.post(f"/api/tables/{table}/rematch", status=201)
        assert hers.until("table")["table"]["rematch"] == again["id"]
    assert anna.post(f"/api/tables/{table}/rematch", status=201)["id"] == again["id"]
    assert [(seat["name"], seat["kind"]) for seat in again["seats"]] == [("Anna", "open"), ("Berta", "person")]
    assert berta.refused("POST", f"/api/tables/{again['id']}/start") == (409, "seats-open")
    assert server.guest("Carl").refused("POST", f"/api/tables/{again['id']}/sit", {}) == (409, "seat-taken")
    waiting = [game["table"]["id"] for game in anna.get("/api/me/games")["games"] if not game["mine"]]
    assert waiting == [again["id"]]
    anna.sit(again["id"])
    with anna.at(again["id"]) as hers:
        assert [line["text"] for line in json.loads(hers.heard[0])["chat"]] == ["Once more?"]
    assert again["options"] == {"gold_supply": "unlimited"}
    berta.start(again["id"])


def test_those_one_has_played_with_can_be_invited_again(server: Running) -> None:
    (anna, berta), _ = seated(server, "Anna", "Berta")
    carl = server.guest("Carl")

    def invited(person: str) -> dict[str, object]:
        return {"game": ANY, "seats": [{"kind": "me"}, {"kind": "friend", "person": person}]}

    assert anna.refused("POST", "/api/tables", invited(carl.id())) == (403, "not-friends")
    assert anna.refused("POST", "/api/tables", invited(anna.id())) == (403, "not-friends")
    table = anna.post("/api/tables", invited(berta.id()), 201)["id"]
    assert table in [game["table"]["id"] for game in berta.get("/api/me/games")["games"]]
    assert carl.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "seat-taken")
    berta.sit(table)
    anna.start(table)
    twice = {"game": ANY, "seats": [{"kind": "me"}, *[{"kind": "friend", "person": berta.id()}] * 2]}
    assert anna.refused("POST", "/api/tables", twice) == (400, "bad-seats")


def test_a_replay_shows_each_viewer_only_what_they_may_see(server: Running) -> None:
    (anna, berta), table = seated(server, "Anna", "Berta")
    path = f"/api/tables/{table}/replay"
    with anna.at(table) as hers, berta.at(table) as his:
        play_on([hers, his], Rng(5), 40)
        during = berta.get(f"{path}?from=3&to=7")
        assert [step["version"] for step in during["steps"]] == [3, 4, 5, 6, 7]
        assert all([view["seat"] for view in step["seats"]] == [1] for step in during["steps"])
        assert all(step["seats"] == [] for step in server.stranger().get(path)["steps"])
        assert not during["complete"]
        assert during["seed"] is None
        play_on([hers, his], Rng(5))
    after = server.stranger().get(f"{path}?from=3&to=4")
    assert after["complete"]
    assert [view["seat"] for view in after["steps"][0]["seats"]] == [0, 1]
    assert after["outcome"]["scores"]
    assert anna.refused("GET", f"{path}?from=9999")[1] == "bad-range"


def test_a_replay_in_words_shows_each_viewer_only_what_they_may_see(server: Running) -> None:
    (anna, berta), table = seated(server, "Anna", "Berta")
    path = f"/api/tables/{table}/sheet"
    with anna.at(table) as hers, berta.at(table) as his:
        now = anna.get(path)
        play_on([hers, his], Rng(5), 40)
        assert anna.get(f"{path}?at=0&seat=0") == now
        assert anna.get(f"{path}?at=0&seat=-1") == server.stranger().get(f"{path}?at=0") != now
        assert anna.refused("GET", f"{path}?at=0&seat=1") == (403, "not-your-seat")
        assert anna.refused("GET", f"{path}?at=9999") == (400, "bad-range")
        play_on([hers, his], Rng(5))
    assert server.stranger().get(f"{path}?at=0&seat=0") == now
    made = anna.post("/api/records", {"text": anna.get(f"/api/tables/{table}/record")}, 201)
    assert server.stranger().get(f"/api/records/{made['id']}/sheet?at=0&seat=0") == now
    assert server.stranger().get(f"/api/records/{made['id']}/sheet")["version"] == made["moves"]
    assert anna.refused("GET", f"/api/records/{made['id']}/sheet?seat=7") == (403, "not-your-seat")


def test_a_table_of_the_sheet_travels_with_its_rows() -> None:
    head, sign = Line("letter", {"letter": "a"}), Line("field", {"terrain": "forest"}, hue="green")
    sent = msgspec.to_builtins(line_info(Table("fields", [head], [[sign]], dense=True)))
    told = {"key": "sheet-field", "args": {"terrain": "forest"}, "hue": "green"}
    assert sent == {
        "key": "sheet-fields",
        "args": {},
        "items": [{"key": "sheet-letter", "args": {"letter": "a"}}],
        "rows": [[told]],
        "dense": True,
    }
    assert msgspec.to_builtins(line_info(sign)) == told


@needs("citadels")
def test_long_answers_travel_squeezed(server: Running) -> None:
    (anna, berta), table = seated(server, "Anna", "Berta")
    with anna.at(table) as hers, berta.at(table) as his:
        play_on([hers, his], Rng(5), 40)
    for path in (f"/api/tables/{table}/replay", "/api/games/citadels/texts/de"):
        plain = anna.http.get(path, headers={"Accept-Encoding": "identity"})
        squeezed = anna.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert squeezed.headers["content-encoding"] == "gzip"
        assert squeezed.content == plain.content
        assert int(squeezed.headers["content-length"]) < len(plain.content) / 2


@needs("citadels")
def test_a_record_from_elsewhere_can_be_looked_at(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "bot:random")
    anna.start(table)
    with anna.at(table) as line:
        while line.result is None:
            view = line.asked()
            if view is None:
                line.hear()
            else:
                line.up_to(line.move(view, view["legal"][0]["move"])["version"])
    text = anna.get(f"/api/tables/{table}/record")
    made = anna.post("/api/records", {"text": text}, 201)
    assert (made["game"], made["over"], made["true_to_seed"]) == ("citadels", True, True)
    found = server.stranger().get(f"/api/records/{made['id']}/replay?from=0&to=2")
    assert found["length"] == made["moves"]
    assert len(found["steps"]) == 3
    assert server.stranger().get(f"/api/records/{made['id']}/record") == text
    broken = text.replace("\nend ", "\n0 fly\nend ", 1)
    answer = anna.ask("POST", "/api/records", {"text": broken}, 400)
    assert answer["error"]["code"] == "bad-record"
    line = broken.split("\n").index("0 fly") + 1
    assert answer["error"]["args"] == {"line": line}
    assert answer["error"]["message"].startswith(f"line {line}: ")


def test_players_and_spectators_talk_in_rooms_of_their_own_and_keep_notes(server: Running) -> None:
    (anna, berta), table = seated(server, "Anna", "Berta")
    watcher = server.guest("Wanda")
    with anna.at(table) as hers, berta.at(table) as his, watcher.at(table) as watching:
        assert watching.seats == []
        assert hers.ask({"type": "chat", "room": "players", "text": "<b>Hello</b>"})["type"] == "accepted"
        assert his.until("chat")["line"]["text"] == "<b>Hello</b>"
        assert hers.ask({"type": "chat", "room": "spectators", "text": "psst"})["code"] == "wrong-room"
        assert watching.ask({"type": "chat", "room": "players", "text": "Take the gold!"})["code"] == "wrong-room"
        assert watching.ask({"type": "chat", "room": "spectators", "text": "Anna wins"})["type"] == "accepted"
        assert his.ask({"type": "note", "text": "Anna has the thief"})["type"] == "accepted"
        assert not any("Anna wins" in text for text in hers.heard + his.heard)
        assert not any("Hello" in text for text in watching.heard)
    with berta.at(table) as his:
        welcome = json.loads(his.heard[0])
        assert welcome["note"] == "Anna has the thief"
        assert [line["text"] for line in welcome["chat"]] == ["<b>Hello</b>"]
    with anna.at(table) as hers:
        assert json.loads(hers.heard[0])["note"] == ""


def test_an_external_bot_sits_down_with_a_token(server: Running) -> None:
    anna = server.guest("Anna")
    made = anna.post("/api/me/tokens", {"name": "Deep Green"}, 201)
    bot = Guest(server.url, "Deep Green", made["token"])
    table = anna.lay("me", "open")
    assert bot.sit(table)["seats"][1] | {"online": False} == {
        "seat": 1,
        "kind": "external",
        "name": "Deep Green",
        "person": bot.id(),
        "spec": None,
        "online": False,
        "stand_in": None,
        "left": False,
        "kept_for": None,
        "declined": False,
        "figure": None,
        "crest": "eagle",
    }
    anna.start(table)
    with anna.at(table) as hers, bot.at(table) as its:
        play_on([hers, its], Rng(1), 30)
        anna.ask("DELETE", f"/api/me/tokens/{made['id']}")
        assert its.closed() == 4401
    assert bot.refused("GET", "/api/me") == (401, "who-are-you")
