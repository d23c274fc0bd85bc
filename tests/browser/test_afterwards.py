"""After the end of a game that two people played over plain sockets: score sheet, replay, statistics, another game."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from hoftag.core.rng import Rng
from tests.browser.axe import faults
from tests.browser.conftest import Visit
from tests.browser.people import KNOWN, go_to
from tests.ours import ANY, OURS, title
from tests.server.kit import OPENED, Guest, play_on

GAME = "kingsburg" if "kingsburg" in OURS else ANY


class Played(NamedTuple):
    people: list[Guest]
    table: str


@pytest.fixture(scope="module")
def played(address: str) -> Iterator[Played]:
    """Anna and Ben have played a game that ends by itself however one plays."""
    anna, ben = people = [Guest(address.rstrip("/"), name) for name in ("Anna", "Ben")]
    for person in people:
        person.post("/api/guest", {"name": person.name}, 201)
    table = anna.lay("me", "open", game=GAME, visibility="private")
    key = anna.get(f"/api/tables/{table}")["key"]
    ben.post(f"/api/tables/{table}/sit?key={key}")
    anna.start(table)
    with ExitStack() as lines:
        play_on([lines.enter_context(person.at(table)) for person in people], Rng(5))
    yield Played(people, table)
    for person in people:
        person.http.close()
        OPENED.remove(person.http)


def come_back(visit: Visit, person: Guest, path: str) -> Page:
    """This person opens a browser."""
    page = visit()
    page.context.add_cookies([{"name": n, "value": v, "url": person.url} for n, v in person.http.cookies.items()])
    page.context.add_init_script(KNOWN)
    go_to(page, path)
    return page


def test_axe_finds_nothing_serious_after_the_end(visit: Visit, played: Played) -> None:
    page = come_back(visit, played.people[0], f"#/table/{played.table}")
    expect(page.get_by_role("table").first).to_be_visible()
    found = faults(page, "the end on the board")
    page.keyboard.press("t")
    expect(page.locator(".ending").get_by_role("table")).to_be_visible()
    found += faults(page, "the end in words")
    page.keyboard.press("t")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("output")).to_contain_text("0 /")
    page.keyboard.press("PageDown")
    found += faults(page, "replay of a finished game")
    go_to(page, "#/profile")
    expect(page.get_by_role("heading", name=f"{title(GAME)} in numbers")).to_be_visible()
    found += faults(page, "statistics")
    assert found == []


def test_another_game_keeps_the_table_together(visit: Visit, played: Played) -> None:
    anna, ben = pages = [come_back(visit, person, f"#/table/{played.table}") for person in played.people]
    asked = ben.get_by_text("Anna would like to play again")
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_role("button", name="Well played!").click()
    expect(ben.get_by_role("log").get_by_text("Well played!")).to_be_visible()
    anna.get_by_role("button", name="Play again").click()
    expect(anna.get_by_text("Invited", exact=True)).to_be_visible()
    expect(anna.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(asked).to_be_visible()
    expect(ben).to_have_title(re.compile("^● Anna would like to play again"))
    assert faults(ben, "asked for another game") == []
    ben.get_by_role("button", name="Join in").click()
    expect(ben.get_by_role("log").get_by_text("Well played!")).to_be_visible()
    expect(anna.get_by_role("button", name="Start the game")).to_be_enabled()
    assert played.table not in anna.url
    expect(ben).to_have_url(re.compile("^" + re.escape(anna.url.split("?", maxsplit=1)[0])))
    for page in pages:
        expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".bar")).to_be_visible()


def test_whoever_played_with_me_is_invited_again_in_one_click(visit: Visit, played: Played) -> None:
    """And may say no, and think better of it."""
    anna, ben = (come_back(visit, person, "#/profile") for person in played.people)
    expect(anna.get_by_role("heading", name="People you have played with")).to_be_visible()
    assert faults(anna, "people I have played with") == []
    anna.get_by_role("button", name=re.compile("^Invite again ?: Ben")).click()
    anna.wait_for_url("**/#/table/*")
    expect(anna.get_by_text("Invited", exact=True)).to_be_visible()
    go_to(ben, "#/")
    card = ben.get_by_role("article").filter(has_text="You are invited").first
    card.get_by_role("link", name="Sit down").click()
    expect(ben.get_by_text("Anna invites you to a game")).to_be_visible()
    ben.get_by_role("button", name="Not this time").click()
    expect(anna.get_by_text("Not this time", exact=True)).to_be_visible()
    expect(ben.get_by_role("button", name="Not this time")).to_have_count(0)
    ben.get_by_role("button", name="Sit down").click()  # whoever thinks better of it
    expect(anna.get_by_role("button", name="Start the game")).to_be_enabled()
