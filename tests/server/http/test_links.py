"""Links that show a picture where they are sent: they tell what everybody may know, and lead on."""

import asyncio
import re
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hoftag.server.faults import FaultError
from hoftag.server.http.links import pictures as drawing
from hoftag.server.http.links.pictures import Pictures
from hoftag.server.http.links.routes import spoken
from hoftag.server.http.links.telling import Preview, Shield, of_table
from hoftag.server.store.values import Standings
from hoftag.server.table.crests import CRESTS
from hoftag.server.table.listing import Listing
from hoftag.server.table.terms import Chair, TableTerms
from hoftag.server.wire.tables import NoClock
from tests.ours import needs
from tests.server.kit import Guest, Running, config, running

SHEET = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><defs>'
    '<g id="crown"><path d="M0 0h9v9z"/></g>'
    + "".join(f'<g id="shield-{n}"><path d="M0 0h{20 + n}v40z" fill="#a00"/></g>' for n in range(7))
    + "".join(f'<g id="charge-{name}"><path d="M0 0h9v40z" fill="#fff"/></g>' for name in CRESTS)
    + '</defs><rect width="1200" height="630" fill="#eee"/><text>{{title}}</text><text>{{line}}</text>{{seats}}</svg>'
)


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the build of the client hands to the server, as small as it can be; tests/browser has the real one."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (folder / "link").mkdir()
    (folder / "link" / "any.svg").write_text(SHEET, encoding="utf-8")
    (folder / "link" / "letters.txt").write_text("0-ff 100-17f 2026", encoding="ascii")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, static: Path) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("server"), static=static)) as found:
        yield found


class Head(HTMLParser):
    """What a program reads in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.facts: dict[str, str] = {}
        self.links: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        name = found.get("property") or found.get("name") or found.get("http-equiv")
        if tag == "meta" and name:
            self.facts[name] = found.get("content") or ""
        if tag == "a":
            self.links.append(found.get("href") or "")


def read(guest: Guest, path: str, language: str = "en", status: int = 200) -> tuple[str, Head]:
    answer = guest.http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    return answer.text, Head(answer.text)


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def image(guest: Guest, head: Head) -> bytes:
    """The picture that a page names, fetched from where it says."""
    answer = guest.http.get(head.facts["og:image"])
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    return answer.content


@needs("citadels")
def test_a_public_table_tells_who_sits_there_and_leads_on(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "open", "bot:greedy")
    _, head = read(server.stranger(), f"/t/{table}")
    assert head.facts["og:title"] == "Citadels"
    bot = anna.get(f"/api/tables/{table}")["seats"][2]["name"]
    assert head.facts["og:description"] == f"Anna and {bot}: one seat is free"
    assert head.facts["og:url"] == f"{server.url}/t/{table}"
    assert head.facts["twitter:card"] == "summary_large_image"
    assert head.facts["refresh"] == f"0; url=/#/table/{table}"
    assert head.links == [f"/#/table/{table}"]
    _, german = read(server.stranger(), f"/t/{table}", "fr, de-AT;q=0.8, en;q=0.5")
    assert german.facts["og:title"] == "Ohne Furcht und Adel"
    assert german.facts["og:description"] == f"Anna und {bot}: ein Platz ist frei"


def test_a_game_that_is_played_says_so_and_a_replay_leads_to_its_moment(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "bot:greedy", "bot:greedy")
    anna.start(table)
    _, head = read(anna, f"/t/{table}")
    first, second = (seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"][1:])
    assert head.facts["og:description"] == f"Anna, {first} and {second} are playing"
    ended = anna.lay("me", "bot:greedy", game="tumult_royal")
    anna.start(ended)
    _, head = read(anna, f"/r/{ended}?at=57")
    assert head.facts["refresh"] == f"0; url=/#/table/{ended}/replay?at=57"


@needs("citadels")
@pytest.mark.parametrize(
    ("places", "scores", "said"),
    [
        ([2, 1, 3], [19, 24, 7], "Gero wins: 24 · 19 · 7"),
        ([1, 1, 3], [20, 20, 7], "Anna and Gero win: 20 · 20 · 7"),
    ],
)
def test_a_game_that_is_over_says_who_has_won(places: list[int], scores: list[int], said: str) -> None:
    chairs = [Chair("person", "Anna", "anna"), Chair("bot", "Gero", spec="greedy"), Chair("person", "Carl", "carl")]
    over = Listing(
        id="t",
        game="citadels",
        state="over",
        visibility="public",
        owner="anna",
        created=0,
        terms=TableTerms(options={}, clock=NoClock(), undo="free", chairs=chairs, key="k"),
        seed="1",
        version=90,
        to_act=[],
        standings=Standings(places=places, scores=scores),
    )
    told = of_table(over, "en", again=False)
    assert told.line == said
    assert [one.wins for one in told.shields] == [place == 1 for place in places]


def test_two_tables_have_two_pictures(server: Running) -> None:
    anna = server.guest("Anna")
    first, second = (
        image(anna, read(anna, f"/t/{anna.lay(*seats)}")[1]) for seats in (("me", "open"), ("me", "open", "open"))
    )
    assert size(first) == size(second) == (1200, 630)
    assert first != second


@pytest.mark.parametrize("visibility", ["unlisted", "private"])
def test_what_is_not_for_everybody_tells_its_game_alone(server: Running, visibility: str) -> None:
    anna = server.guest("Secretive Anna")
    told = []
    for seats in (("me", "open"), ("me", "open", "open", "bot:greedy")):
        made = anna.lay(*seats, visibility=visibility)
        key = anna.get(f"/api/tables/{made}")["key"]
        way = f"?key={key}" if key else ""
        text, head = read(server.stranger(), f"/t/{made}{way}")
        assert "Secretive" not in text
        assert head.facts["refresh"] == f"0; url=/#/table/{made}{way}"
        assert (key or "") in head.facts["og:image"]
        told.append((head.facts["og:description"], image(server.stranger(), head)))
    assert told[0] == told[1]


def test_a_private_table_needs_its_key(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "open", visibility="private")
    for key in ("", "?key=", "?key=wrong"):
        text, head = read(server.stranger(), f"/t/{table}{key}", status=403)
        assert "Citadels" not in text
        assert "refresh" not in head.facts
        assert server.stranger().refused("GET", f"/t/{table}/picture.png{key}") == (403, "private")


@pytest.mark.parametrize("kind", ["t", "r"])
def test_a_link_to_nothing_says_so(server: Running, kind: str) -> None:
    stranger = server.stranger()
    text, _ = read(stranger, f"/{kind}/nowhere", "de", 404)
    assert "Diesen Tisch gibt es nicht" in text
    assert stranger.refused("GET", f"/{kind}/nowhere/picture.png") == (404, "no-such-table")
    assert stranger.refused("POST", f"/{kind}/nowhere") == (405, "wrong-method")
    read(stranger, f"/{kind}/%3Cscript%3E", status=404)


def test_names_are_words_and_not_markup(server: Running) -> None:
    name = """<b>"A&B"</b> 👑'x"""
    anna = server.guest(name)
    table = anna.lay("me", "open")
    text, head = read(anna, f"/t/{table}")
    assert "<b>" not in text
    assert "b" not in head.tags
    assert head.facts["og:description"].startswith("""<b>"A&B"</b> 'x""")
    assert size(image(anna, head)) == (1200, 630)


def test_an_uploaded_record_has_a_link_too(server: Running) -> None:
    anna = server.guest("Anna")
    record = (Path(__file__).parents[2] / "golden").rglob("*.record")
    made = anna.post("/api/records", {"text": next(iter(sorted(record))).read_text(encoding="utf-8")}, 201)
    _, head = read(anna, f"/r/{made['id']}?at=3")
    assert head.facts["refresh"] == f"0; url=/#/record/{made['id']}/replay?at=3"
    assert head.facts["og:description"] == "A game to watch again, move by move."


def test_moments_and_keys_are_checked(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.lay("me", "open")
    for at in ("-1", "x", "1e9", "9" * 400, "%22%3E"):
        _, head = read(anna, f"/r/{table}?at={at}")
        assert head.facts["refresh"] == f"0; url=/#/table/{table}/replay?at=0"


def test_links_are_limited_like_everything_else(tmp_path: Path, static: Path) -> None:
    with running(config(tmp_path, static=static, requests_per_second=1.0)) as slow:
        stranger = slow.stranger()
        answers = [stranger.http.get(f"/t/nowhere/picture.png?v={n}").status_code for n in range(12)]
    assert answers[0] == 404
    assert 429 in answers


def test_without_the_client_there_is_a_page_but_no_picture(tmp_path: Path) -> None:
    with running(config(tmp_path)) as bare:
        anna = bare.guest("Anna")
        table = anna.lay("me", "open")
        _, head = read(anna, f"/t/{table}")
        assert "og:image" not in head.facts
        assert anna.refused("GET", f"/t/{table}/picture.png") == (404, "no-such-picture")


def previews(count: int) -> list[Preview]:
    return [Preview("citadels", f"Game {n}", "Nobody") for n in range(count)]


def test_pictures_are_drawn_once_and_so_many_are_kept(static: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    async def draw(svg: str, fonts: list[Path]) -> bytes:
        drawn.append(svg)
        await asyncio.sleep(0)
        return b"picture"

    monkeypatch.setattr(drawing, "rasterised", draw)

    async def look() -> Pictures:
        pictures = Pictures(static)
        (one,) = previews(1)
        await asyncio.gather(*[pictures.draw(one) for _ in range(10)])
        await pictures.draw(one)
        assert len(drawn) == 1
        for preview in previews(drawing.KEPT + 5):
            await pictures.draw(preview)
        return pictures

    assert len(asyncio.run(look()).kept) == drawing.KEPT


def test_too_many_pictures_at_once_are_refused(static: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(svg: str, fonts: list[Path]) -> bytes:
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(drawing, "rasterised", never)

    async def look() -> None:
        pictures = Pictures(static)
        asked = [asyncio.create_task(pictures.draw(one)) for one in previews(drawing.WAITING_MOST)]
        await asyncio.sleep(0)
        with pytest.raises(FaultError, match="too many pictures"):
            await pictures.draw(Preview("citadels", "One more", ""))
        for task in asked:
            task.cancel()

    asyncio.run(look())


def test_only_letters_that_there_are_get_into_a_picture(static: Path) -> None:
    pictures = Pictures(static)
    said = Preview(
        "citadels",
        "<A&\u202eB>",
        "Zoë 👑 漢\x07\u0000",
        (Shield(9, "sun", taken=False), Shield(1, "eagle", True, wins=True)),
    )
    svg = pictures.svg(said)
    assert "<text>&lt;A&amp;B&gt;</text><text>Zoë  </text>" in svg
    assert re.search(r'opacity="0.45"><use href="#shield-2"/><use href="#charge-sun"/></g>', svg)
    assert '<use href="#charge-eagle"/><use href="#crown"/>' in svg
    assert "{{" not in svg


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,de;q=0.9", "en"),
        ("fr,es;q=0.9", "en"),
        ("en;q=0.3,de;q=0.7", "de"),
        ("de;q=no,en;q=0.1", "en"),
    ],
)
def test_a_page_speaks_the_language_that_is_liked_best(accepted: str, language: str) -> None:
    assert spoken(accepted) == language
