"""A game's package brings a board, a picture and more for the browser: that and nothing else is handed out."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hoftag.core import web_folder
from tests.announce import announce
from tests.ours import ANY
from tests.server.bots.kit import forget
from tests.server.kit import Running, config, running

SOURCE = """
from typing import ClassVar
from tribute import TributeGame

class Parcel(TributeGame):
    name: ClassVar[str] = "parcel"
    package: ClassVar[str] = "parcel"

GAME = Parcel()
"""
FILES = {
    "board.js": "import { pips } from './parts/dice.js';\nexport function mount() {}\n",
    "parts/dice.js": "export const pips = 6;\n",
    "board.css": ".cup { color: var(--ink); }\n",
    "text.en.ftl": "board-label = The cups\n",
    "text.de.ftl": "board-label = Die Becher\n",
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>\n",
    "lessons/first.json": "{}\n",
    "notes.py": "SECRET = 1\n",
    ".hidden.js": "SECRET\n",
}
KINDS = {
    "board.js": "text/javascript; charset=utf-8",
    "parts/dice.js": "text/javascript; charset=utf-8",
    "board.css": "text/css; charset=utf-8",
    "text.de.ftl": "text/plain; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "lessons/first.json": "application/json",
}


@pytest.fixture
def parcel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder `web` of a package that is installed."""
    home = tmp_path / "site" / "parcel"
    for name, text in FILES.items():
        (home / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (home / "web" / name).write_text(text)
    (home / "__init__.py").write_text(SOURCE)
    for name in ("text.en.ftl", "text.de.ftl", "rules.en.md", "rules.de.md"):
        (home / name).write_text("")
    announce(tmp_path / "site", "parcel", parcel="parcel:GAME", tribute="tribute:GAME")
    monkeypatch.syspath_prepend(home.parent)
    monkeypatch.delitem(sys.modules, "parcel", raising=False)
    forget()
    yield home / "web"
    forget()


@pytest.fixture
def server(tmp_path: Path, parcel: Path) -> Iterator[Running]:
    assert parcel.is_dir()
    with running(config(tmp_path)) as found:
        yield found


def about(server: Running, game: str) -> Any:  # noqa: ANN401 - JSON
    return next(one for one in server.stranger().get("/api/games") if one["id"] == game)


def fetch(server: Running, address: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + address, headers=headers, trust_env=False)


def test_a_game_tells_what_its_package_brings(server: Running) -> None:
    told = about(server, "parcel")
    assert set(told["board"]) == {"module", "styles", "texts"}
    for address in (
        told["picture"],
        told["board"]["module"],
        told["board"]["styles"],
        *told["board"]["texts"].values(),
    ):
        assert fetch(server, address).status_code == 200, address
    assert told["board"]["texts"].keys() == {"en", "de"}


def test_a_game_without_a_folder_tells_of_nothing(server: Running) -> None:
    for game in ("tribute", ANY):
        assert not {"board", "picture"} & set(about(server, game))
    assert about(server, ANY)["box"] is True


def test_each_file_has_its_kind_and_may_be_kept_for_ever(server: Running) -> None:
    base = about(server, "parcel")["board"]["module"].removesuffix("board.js")
    for name, kind in KINDS.items():
        answer = fetch(server, base + name)
        assert answer.headers["content-type"] == kind
        assert "immutable" in answer.headers["cache-control"]
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.text == FILES[name]
        assert fetch(server, base + name, **{"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_an_address_of_an_older_version_leads_to_the_present_file_and_is_not_kept(server: Running) -> None:
    answer = fetch(server, "/api/games/parcel/web/0000/board.js")
    assert answer.text == FILES["board.js"]
    assert answer.headers["cache-control"] == "no-cache"


def test_the_version_changes_with_any_file(server: Running, parcel: Path) -> None:
    before = about(server, "parcel")["board"]["module"]
    (parcel / "parts" / "dice.js").write_text("export const pips = 7;\n")
    forget()
    assert about(server, "parcel")["board"]["module"] != before


@pytest.mark.parametrize(
    "path",
    [
        *("notes.py", ".hidden.js", "nothing.js", "parts", "parts/", ""),
        *(
            "../__init__.py",
            "..%2f__init__.py",
            "parts/%2e%2e/%2e%2e/__init__.py",
            "%2fetc%2fpasswd",
            "link.js",
            "way/a.js",
        ),
    ],
)
def test_nothing_else_can_be_reached(server: Running, parcel: Path, tmp_path: Path, path: str) -> None:
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "a.js").write_text("SECRET")
    (parcel / "link.js").symlink_to(tmp_path / "secret" / "a.js")
    (parcel / "way").symlink_to(tmp_path / "secret")
    forget()
    answer = fetch(server, f"/api/games/parcel/web/x/{path}")
    assert answer.status_code == 404
    assert "SECRET" not in answer.text
    assert answer.json()["error"]["message"]


def test_only_reading_is_known_there(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/games/parcel/web/x/board.js", json={}, trust_env=False)
    assert answer.status_code == 405


@pytest.mark.parametrize("limit", ["FILE_MOST", "MOST"])
def test_what_is_too_large_is_said_in_the_log_and_the_game_has_no_board(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, limit: str
) -> None:
    monkeypatch.setattr(web_folder, limit, 30)
    forget()
    assert not {"board", "picture"} & set(about(server, "parcel"))
    (said,) = caplog.messages
    assert said.startswith("web/board.js of parcel is too large")


def test_a_game_without_a_box_says_so(server: Running) -> None:
    """No crash, and nobody is sent there."""
    assert about(server, "tribute")["box"] is False
    answer = fetch(server, "/api/games/tribute/components")
    assert answer.status_code == 404
    assert answer.json()["error"]["message"] == "tribute has no component data: there is no box to look into"
