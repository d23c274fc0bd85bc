"""Two people at one table, from the invitation to the next game: few actions, good manners, nothing lost by mistake."""

import re

import pytest
from playwright.sync_api import Page, expect

from hoftag.core.rng import Rng
from tests.browser.axe import faults
from tests.browser.conftest import PHONE, Visit
from tests.browser.people import (
    COUNT,
    LONGEST,
    actions,
    ask,
    asked,
    be_guest,
    go_to,
    quick_table,
    see_the_end,
    turns,
    whoever_is_asked,
)
from tests.browser.test_touch import tap_something
from tests.ours import ANY, OURS
from tests.server.kit import OPENED, Guest, play_on

GAME = "kingsburg" if "kingsburg" in OURS else ANY
FINGER = {"has_touch": True, "is_mobile": True}


def invite(host: Page) -> str:
    """Anna lays a table; the path of the link that leads there."""
    be_guest(host, "Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": GAME, "seats": seats, "undo": "consent", "visibility": "private"}
    table = ask(host, "POST", "/tables", wish)
    go_to(host, f"#/table/{table['id']}")
    return f"#/table/{table['id']}?key={table['key']}"


@pytest.mark.parametrize("known", [False, True])
def test_an_invitation_is_two_actions_away_from_a_seat(visit: Visit, *, known: bool) -> None:
    path = invite(visit())
    friend = visit(window=PHONE, **FINGER)
    if known:
        be_guest(friend, "Ben")
    friend.add_init_script(COUNT)
    go_to(friend, path)
    if known:
        friend.get_by_role("button", name="Sit down").tap()
    else:
        expect(friend.get_by_label("Your name")).to_be_visible()
        friend.get_by_label("Your name").focus()
        friend.keyboard.insert_text("Ben")
        friend.keyboard.press("Enter")
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    assert actions(friend) == (1 if known else 2)


def talk(ben: Page, anna: Page) -> None:
    """Ben says something on his phone; Anna hears it at the table, and all of it stays in the chat."""
    ben.get_by_role("button", name="Chronicle, chat, rules").tap()
    ben.get_by_role("tab", name="Chat").tap()
    ben.get_by_role("button", name="Good luck!").tap()
    expect(anna.locator(".bubble", has_text="Good luck!")).to_be_visible()
    expect(ben.get_by_role("log")).to_contain_text("Good luck!")
    ben.locator(".close").get_by_role("button").tap()


def play_and_take_back(anna: Page, ben: Page) -> None:
    """Whoever is asked plays by mistake, and the other agrees to take it back."""
    mover, other = whoever_is_asked([anna, ben])
    mover.keyboard.press("t")
    mover.locator(".moves .move").first.click()
    mover.get_by_role("button", name="Ask to take back").click()
    other.locator(".vote").get_by_role("button", name="Yes").click()
    expect(mover.locator(".status.asked")).to_be_visible()
    expect(mover.get_by_text("Everyone agreed: the move is taken back.")).to_be_visible()
    mover.get_by_role("button", name="Text instead of the board").click()
    expect(mover.locator(".bar")).to_be_visible()


def play_to_the_end(url: str, pages: list[Page], table: str) -> None:
    """The rest by dice, over lines of their own."""
    people = []
    for page, name in zip(pages, ("Anna", "Ben"), strict=True):
        person = Guest(url.rstrip("/"), name)
        person.http.cookies.update({one["name"]: one["value"] for one in page.context.cookies()})
        people.append(person)
    first, second = people
    with first.at(table) as one, second.at(table) as other:
        play_on([one, other], Rng(5))
    for person in people:
        person.http.close()
        OPENED.remove(person.http)


@pytest.mark.timeout(LONGEST)
def test_two_people_from_the_invitation_to_the_rematch(visit: Visit, address: str) -> None:
    anna, ben = visit(), visit(window=PHONE, **FINGER)
    path = invite(anna)
    be_guest(ben, "Ben")
    go_to(ben, path)
    ben.get_by_role("button", name="Sit down").tap()
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(page.locator(".bar")).to_be_visible()
    talk(ben, anna)
    play_and_take_back(anna, ben)

    ben.goto("about:blank")
    anna.get_by_role("tab", name="Table").click()
    expect(anna.locator(".presence", has_text="away")).to_be_visible()
    go_to(ben, path)
    expect(ben.locator(".bar")).to_be_visible()
    table = path.split("/")[2].split("?")[0]
    play_to_the_end(address, [anna, ben], table)
    for page in (anna, ben):
        see_the_end(page)

    anna.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Not this time").tap()
    expect(anna.get_by_text("Not this time", exact=True)).to_be_visible()
    expect(ben.get_by_text("would like to play again")).to_have_count(0)
    assert faults(ben, "declined", ".notices") == []
    ben.get_by_role("link", name="Go to the next game").tap()
    ben.get_by_role("button", name="Sit down").tap()
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(page.locator(".bar")).to_be_visible()


PROMPT = "[data-part=prompt]"
BUTTONS = ".bar .buttons button"
DECISIONS = 3
"""So many different questions are answered in each game."""
VERSION = "Number(document.querySelector('[role=group][data-version]').dataset.version)"
ANSWERED = f"""([version, prompt]) => {VERSION} !== version || document.querySelector('[role=dialog]')
  || document.querySelector('{PROMPT}').innerText !== prompt"""
"""A button plays something, asks whether one is sure, or leads on to a question."""
UNANSWERED = """
  const Real = WebSocket;
  window.unanswered = new Set();
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        for (const id of window.unanswered) if (data.includes(`"${id}"`)) window.unanswered.delete(id);
      });
    }
    send(data) {
      const { type, id } = JSON.parse(data);
      if (type === 'move') window.unanswered.add(id);
      super.send(data);
    }
  };
"""
"""Knows which moves are under way."""
LATER = 700
"""Milliseconds after which a finger may mean what has only just come."""


def tap_by_mistake(page: Page, question: str) -> None:
    """One tap on each button: nothing is played by it, or it is taken back."""
    for number in range(page.locator(BUTTONS).count()):
        before = page.evaluate(VERSION)
        page.clock.fast_forward(LATER)
        page.locator(BUTTONS).nth(number).tap()
        page.wait_for_function(ANSWERED, arg=[before, question])
        page.clock.fast_forward(LATER)
        if page.evaluate(VERSION) == before:
            page.get_by_role("button", name="Not yet").tap()
        else:
            page.get_by_role("button", name=re.compile("ake back")).tap()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(PROMPT)).to_have_text(question, use_inner_text=True)
        expect(page.locator(".status.asked")).to_be_visible()


@pytest.mark.slow
@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("game", OURS)
def test_whoever_taps_once_by_mistake_loses_nothing(visit: Visit, game: str) -> None:
    page = visit(window=PHONE, **FINGER)
    page.clock.install()
    page.add_init_script(UNANSWERED)
    quick_table([page], bots=2, game=game)
    seen: set[str] = set()
    for turn, _ in turns([page], lambda _: len(seen) == DECISIONS):
        page.wait_for_function("() => unanswered.size === 0")
        if not asked(page):
            continue
        question = page.locator(PROMPT).inner_text()
        if question not in seen and page.get_by_role("dialog").count() == 0:
            tap_by_mistake(page, question)
            seen.add(question)
        tap_something(page, turn)
