"""Something to read that does not change while the server runs, named by its content."""

import gzip
import hashlib
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For what has a version or a hash in its address."""
GZIP: Final = {"Content-Encoding": "gzip"}


class Page:
    """A body of some kind; its name is a weak one, for it travels plain and compressed."""

    __slots__ = ("body", "compressed", "etag", "kind")

    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.compressed = gzip.compress(body, mtime=0)
        self.kind = kind
        self.etag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'


def answer_page(page: Page, request: Request, keeps: str = "no-cache") -> Response:
    """The page, or that the one the browser has is still right; `keeps` says for how long it need not ask."""
    headers = {"ETag": page.etag, "Cache-Control": keeps, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(status_code=304, headers=headers)
    if reads_gzip(request):
        return Response(page.compressed, headers=headers | GZIP, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)


def reads_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
