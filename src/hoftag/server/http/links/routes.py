"""`/t/ID` and `/r/ID`: a page that tells in a few words where it leads, with a picture, and leads a browser there."""

import hashlib
import html
import secrets
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import quote, urlencode

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hoftag.core import record as records
from hoftag.core.errors import HoftagError
from hoftag.core.registry import game_names
from hoftag.core.words import FALLBACK, LANGUAGES, language_of
from hoftag.server.faults import FaultError, forbidden, missing
from hoftag.server.http.api import ALL_METHODS
from hoftag.server.http.links import telling
from hoftag.server.http.links.pictures import Pictures
from hoftag.server.server import Server

KEY_MOST: Final = 80
AT_MOST: Final = 1_000_000
KEPT_SECONDS: Final = 300
Answer = Callable[[Request], Awaitable[Response]]


class Target(Struct, frozen=True):
    """Where a link leads, and what it may tell."""

    way: str
    """Behind the # of the client."""
    preview: telling.Preview
    public: bool


class Links:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.pictures = Pictures(server.config.static)

    def routes(self) -> list[Route]:
        found = []
        for kind in ("t", "r"):
            found += [
                Route(f"/{kind}/{{id}}", self.checked(self.page(kind)), methods=ALL_METHODS),
                Route(f"/{kind}/{{id}}/picture.png", self.checked(self.picture(kind)), methods=ALL_METHODS),
            ]
        return found

    def checked(self, answer: Answer) -> Answer:
        """Only for reading, and not too often."""

        async def checked(request: Request) -> Response:
            if request.method not in {"GET", "HEAD"}:
                raise FaultError(405, "wrong-method", "there is only GET here")
            self.server.requests.check(request.client.host if request.client else "?")
            return await answer(request)

        return checked

    def page(self, kind: str) -> Answer:
        async def page(request: Request) -> Response:
            language = spoken(request.headers.get("accept-language", ""))
            try:
                target = await self.target(kind, request, language)
            except FaultError as error:
                return refusal(error, language)
            return Response(self.html(kind, request, target, language), headers=FRESH, media_type="text/html")

        return page

    def picture(self, kind: str) -> Answer:
        async def picture(request: Request) -> Response:
            asked = request.query_params.get("lang", "")
            target = await self.target(kind, request, asked if asked in LANGUAGES else FALLBACK)
            body = await self.pictures.draw(target.preview)
            keeps = f"{'public' if target.public else 'private'}, max-age={KEPT_SECONDS}"
            return Response(body, headers={"Cache-Control": keeps}, media_type="image/png")

        return picture

    async def target(self, kind: str, request: Request, language: str) -> Target:
        """The table, or the replay of a table or of a record; the key of a private table must be right."""
        name = request.path_params["id"]
        key = request.query_params.get("key", "")[:KEY_MOST]
        again = kind == "r"
        table = await self.server.tables.look_up(name)
        if table is None:
            return await self.of_record(name, request, language) if again else no_table()
        if table.visibility == "private" and not secrets.compare_digest(key.encode(), table.terms.key.encode()):
            raise forbidden("private", "this table is private; the invitation link opens it")
        way = f"/table/{quote(name)}" + ("/replay" if again else "")
        query = ({"at": moment(request)} if again else {}) | ({"key": key} if table.visibility == "private" else {})
        preview = telling.of_table(table, language, again=again, written=self.pictures.written)
        return Target(way + (f"?{urlencode(query)}" if query else ""), preview, table.visibility == "public")

    async def of_record(self, name: str, request: Request, language: str) -> Target:
        text = await self.server.store.records.text(name)
        if text is None:
            return no_table()
        try:
            game = records.read(text).game
        except HoftagError:
            return no_table()
        if game not in game_names():
            return no_table()
        preview = telling.of_game(game, language, again=True)
        return Target(f"/record/{quote(name)}/replay?at={moment(request)}", preview, public=False)

    def html(self, kind: str, request: Request, target: Target, language: str) -> str:
        scheme = "https" if self.server.config.secure else request.url.scheme
        here = f"{scheme}://{request.url.netloc}/{kind}/{quote(request.path_params['id'])}"
        key = request.query_params.get("key", "")[:KEY_MOST]
        private = {} if not key or target.public else {"key": key}
        said, words = target.preview, telling.words_of(None, language)
        version = hashlib.sha256(repr(said).encode()).hexdigest()[:12]
        picture = f"{here}/picture.png?{urlencode({'lang': language, 'v': version} | private)}"
        facts = [
            ("name", "description", said.line),
            ("property", "og:type", "website"),
            ("property", "og:site_name", "Hoftag"),
            ("property", "og:locale", words.say("link-locale")),
            ("property", "og:title", said.title),
            ("property", "og:description", said.line),
            ("property", "og:url", here + (f"?{urlencode(private)}" if private else "")),
            ("name", "twitter:card", "summary_large_image"),
            ("name", "twitter:title", said.title),
            ("name", "twitter:description", said.line),
        ]
        if self.pictures.ready:
            facts += [
                ("property", "og:image", picture),
                ("property", "og:image:type", "image/png"),
                ("property", "og:image:width", "1200"),
                ("property", "og:image:height", "630"),
                ("property", "og:image:alt", f"{said.title}. {said.line}"),
                ("name", "twitter:image", picture),
            ]
        way = f"/#{target.way}"
        head = "".join(f'<meta {kind}="{name}" content="{html.escape(value)}">' for kind, name, value in facts)
        head += f'<meta http-equiv="refresh" content="0; url={html.escape(way)}">'
        go = words.say("link-go-replay" if kind == "r" else "link-go")
        link = f'<p>{html.escape(said.line)}</p><p><a href="{html.escape(way)}">{html.escape(go)}</a></p>'
        return document(language, said.title, head, f"<h1>{html.escape(said.title)}</h1>{link}")


FRESH: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}


def no_table() -> Target:
    raise missing("table", "there is no such table")


def moment(request: Request) -> int:
    """The step of a replay to begin with."""
    asked = request.query_params.get("at", "")
    return min(int(asked), AT_MOST) if asked.isdecimal() and len(asked) <= len(str(AT_MOST)) else 0


def spoken(accepted: str) -> str:
    """The language that a browser likes best, of those we speak."""
    liked = []
    for place, one in enumerate(accepted[:200].split(",")):
        tag, _, quality = one.partition(";q=")
        language = language_of(tag)
        if language is not None:
            try:
                liked.append((-float(quality or 1), place, language))
            except ValueError:
                continue
    return min(liked)[2] if liked else FALLBACK


def refusal(error: FaultError, language: str) -> Response:
    """What there is to say where a link leads nowhere."""
    words = telling.words_of(None, language)
    key = "link-private" if error.status == 403 else "link-missing"
    body = f'<p>{html.escape(words.say(key))}</p><p><a href="/">{html.escape(words.say("link-home"))}</a></p>'
    return Response(document(language, "Hoftag", "", body), error.status, FRESH, "text/html")


def document(language: str, title: str, head: str, body: str) -> str:
    named = title if title == "Hoftag" else f"{title} · Hoftag"
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f'<title>{html.escape(named)}</title><link rel="icon" href="/icon.svg">{head}</head><body>{body}</body></html>'
    )
