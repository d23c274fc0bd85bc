"""Guests, accounts, sessions and the defences around them."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from hoftag.server.wire.people import Settings
from tests.ours import OURS, needs
from tests.server.kit import Guest, Line, Running, config, running


@pytest.fixture(name="server", scope="module")
def a_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("server"))) as found:
        yield found


def test_a_guest_becomes_an_account_and_keeps_everything(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "open", visibility="unlisted")
    before = anna.get("/api/me")
    made = anna.post("/api/account", {"user_name": "Anna.1", "password": "correct horse"})
    assert (made["id"], made["kind"], made["user_name"]) == (before["id"], "account", "anna.1")
    assert (
        anna.refused("POST", "/api/account", {"user_name": "other", "password": "correct horse"})[1]
        == "already-account"
    )
    other = server.guest("Imposter")
    assert other.refused("POST", "/api/account", {"user_name": "ANNA.1", "password": "12345678"}) == (409, "name-taken")
    later = server.stranger()
    assert later.refused("POST", "/api/login", {"user_name": "anna.1", "password": "wrong"}) == (401, "wrong-password")
    later.post("/api/login", {"user_name": "anna.1", "password": "correct horse"})
    assert [game["table"]["id"] for game in later.get("/api/me/games")["games"]] == [table]


def test_a_guest_who_logs_in_brings_the_seats_along(server: Running) -> None:
    first = server.guest("Berta")
    first.post("/api/account", {"user_name": "berta", "password": "correct horse"})
    guest = server.guest("Somebody")
    table = guest.lay("me", "open")
    guest.post("/api/login", {"user_name": "berta", "password": "correct horse"})
    assert guest.get(f"/api/tables/{table}")["seats"][0]["person"] == first.id()


def test_settings_and_passwords_can_be_changed(server: Running) -> None:
    carl = server.guest("Carl")
    carl.post("/api/account", {"user_name": "carl", "password": "correct horse"})
    changed = carl.ask("PATCH", "/api/me", {"name": "Karl", "settings": {"language": "de", "confirm": True}})
    assert (changed["name"], changed["settings"]["language"], changed["settings"]["sound"]) == ("Karl", "de", True)
    wish = {"password": "new password", "old_password": "wrong"}
    assert carl.refused("PATCH", "/api/me", wish) == (401, "wrong-password")
    carl.ask("PATCH", "/api/me", {**wish, "old_password": "correct horse"})
    server.stranger().post("/api/login", {"user_name": "carl", "password": "new password"})
    assert carl.refused("PATCH", "/api/me", {"settings": {"theme": "pink"}}) == (400, "malformed")


def test_changes_that_come_together_are_all_kept(server: Running) -> None:
    paula = server.guest("Paula")
    wishes = {"figure": "gardener", "crest": "lily", "volume": 20, "language": "de", "theme": "dark", "marks": True}

    def change(wish: tuple[str, object]) -> None:
        paula.ask("PATCH", "/api/me", {"settings": dict([wish])})

    for _ in range(5):
        paula.ask("PATCH", "/api/me", {"settings": msgspec.to_builtins(Settings())})
        with ThreadPoolExecutor(len(wishes)) as hands:
            list(hands.map(change, wishes.items()))
        assert paula.get("/api/me")["settings"].items() >= wishes.items()


def test_a_pace_by_its_earlier_name_is_understood_for_ever(server: Running) -> None:
    paula = server.guest("Paula")
    for said, kept in (("full", "normal"), ("short", "quick"), ("calm", "calm")):
        changed = paula.ask("PATCH", "/api/me", {"settings": {"animation": said}})
        assert changed["settings"]["animation"] == kept
    stored = msgspec.json.decode(b'{"animation": "short", "sound": false}', type=Settings)
    assert (stored.animation, stored.sound, stored.volume) == ("quick", False, 80)


def test_sessions_can_be_revoked_and_their_sockets_close(server: Running) -> None:
    dora = server.guest("Dora")
    dora.post("/api/account", {"user_name": "dora", "password": "correct horse"})
    phone = server.stranger()
    phone.post("/api/login", {"user_name": "dora", "password": "correct horse"})
    table = dora.lay("me", "open")
    with phone.at(table) as line:
        sessions = dora.get("/api/me/sessions")
        other = next(session for session in sessions if not session["current"])
        assert len(sessions) == 2
        dora.ask("DELETE", f"/api/me/sessions/{other['id']}")
        assert line.closed() == 4401
    assert phone.refused("GET", "/api/me") == (401, "who-are-you")
    dora.post("/api/logout")
    assert dora.refused("GET", "/api/me") == (401, "who-are-you")


def test_the_cookie_is_out_of_reach_and_the_policy_is_strict(server: Running) -> None:
    stranger = server.stranger()
    answer = stranger.http.post("/api/guest", json={"name": "Eve"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    page = stranger.http.get("/")
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"


def test_other_sites_can_neither_post_nor_connect(server: Running) -> None:
    eve = server.guest("Eve")
    table = eve.lay("me", "open")
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        answer = eve.http.post("/api/tables", json={"game": "citadels", "seats": []}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "cross-site")
    assert eve.http.post("/api/guest", data={"name": "Form"}).json()["error"]["code"] == "not-json"
    with eve.socket(table, origin="https://evil.example") as socket:
        assert Line(socket).closed() == 4403
    with eve.socket(table, origin=server.url) as socket:
        line = Line(socket)
        line.send({"type": "hello"})
        assert line.until("welcome")["you"]["seats"] == [0]


def test_a_private_table_wants_its_key(server: Running) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.lay("me", "open", visibility="private")
    key = anna.get(f"/api/tables/{table}")["key"]
    assert berta.refused("GET", f"/api/tables/{table}") == (403, "private")
    assert berta.refused("POST", f"/api/tables/{table}/sit?key=guess", {}) == (403, "private")
    with berta.socket(table) as socket:
        assert Line(socket).closed() == 4403
    assert berta.get(f"/api/tables/{table}?key={key}")["key"] is None
    berta.post(f"/api/tables/{table}/sit?key={key}", {})
    assert berta.get(f"/api/tables/{table}")["key"] == key
    assert table not in json.dumps(server.stranger().get("/api/tables"))


def test_the_lobby_filters(server: Running) -> None:
    anna = server.guest("Anna")
    hidden = anna.lay("me", "open", visibility="unlisted")
    full = anna.lay("me", "Berta")
    free = anna.lay("me", "open")

    def found(query: str, who: Guest = anna) -> set[str]:
        return {table["id"] for table in who.get(f"/api/tables?{query}")["tables"]} & {hidden, full, free}

    assert found("") == {full, free}
    assert found("open=true") == {free}
    assert found("mine=true") == {hidden, full, free}
    assert found("mine=true", server.guest("Carl")) == set()
    anna.start(full)
    assert found("state=playing") == {full}
    assert found("game=chess") == set()
    assert anna.refused("GET", "/api/tables?state=asleep") == (400, "malformed")


@needs("citadels")
def test_games_bring_their_words_and_rules_with_an_etag(server: Running) -> None:
    stranger = server.stranger()
    rules = stranger.http.get("/api/games/citadels/rules/de")
    assert rules.json()["chapters"][0]["rules"][0] | {"text": ""} == {"id": "C-1.1", "text": "", "ours": False}
    assert rules.json()["legend"].startswith("✎")
    assert [chapter["ours"] for chapter in rules.json()["chapters"][-2:]] == [False, True]
    again = stranger.http.get("/api/games/citadels/rules/de", headers={"If-None-Match": rules.headers["etag"]})
    assert again.status_code == 304
    assert "character-thief" in stranger.get("/api/games/citadels/texts/en")
    assert "character-preacher = Bishop" in stranger.get("/api/games/citadels/texts/en")
    assert "character-preacher = Preacher" in stranger.get("/api/games/citadels/texts/en?naming=ours")
    assert "Preacher" in str(stranger.get("/api/games/citadels/rules/en?naming=ours"))
    assert "Preacher" not in str(stranger.get("/api/games/citadels/rules/en"))
    assert stranger.refused("GET", "/api/games/citadels/texts/en?naming=latin") == (400, "malformed")
    known = {game["id"]: game["other_names"] for game in stranger.get("/api/games")}
    assert {game: names for game, names in known.items() if names} == {"citadels": ["en"]}
    names = stranger.get("/api/texts/de").splitlines()
    assert "game-citadels = Ohne Furcht und Adel" in names
    assert {f"game-{name}" for name in OURS} <= {line.partition(" =")[0] for line in names}
    assert all(line.startswith(("game-", "    .")) for line in names)
    assert stranger.refused("GET", "/api/texts/la") == (404, "no-such-text")
    assert stranger.get("/api/games/citadels/components")["meta"]["id"] == "citadels"
    assert {bot["name"] for bot in stranger.get("/api/bots")["games"]["citadels"]} >= {"random"}


def test_a_socket_is_a_socket(server: Running) -> None:
    assert server.stranger().http.get("/api/tables/x/socket").status_code == 404
    with pytest.raises(InvalidStatus):
        server.stranger().socket("x/y/z")
