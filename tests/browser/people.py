"""People at one table, each with a browser of their own."""

import time
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.conftest import DESKTOP, Visit, wait_until
from tests.ours import ANY

LONGEST = 300
"""Seconds that a whole game may take."""
CLICK = 3
"""Seconds in which a thing that is there lets itself be clicked, on a busy machine, too."""

ASKED = "document.querySelector('.status.asked') !== null"
FINALE = "[data-part=finale] .actions button"
END = f"['{FINALE}', '#ending-title'].map((part) => document.querySelector(part) !== null)"
COUNT = """(() => {
  window.actions = 0;
  const typed = new WeakSet();
  const act = () => (window.actions += 1);
  addEventListener('pointerdown', act, true);
  addEventListener('keydown', ({ key }) => key === 'Enter' && act(), true);
  addEventListener('input', ({ target }) => typed.has(target) || (typed.add(target), act()), true);
})()"""
"""Counts what somebody does: each press of a pointer, each Enter, each field that is typed into."""
KNOWN = "if (origin.startsWith('http')) localStorage.setItem('hoftag-known', 'yes')"
"""What a browser remembers of having been somebody here."""


class Person(NamedTuple):
    name: str
    window: tuple[int, int] = DESKTOP


def seat_people(
    visit: Visit, game: str, people: list[Person], options: Mapping[str, str] | None = None, bots: int = 0
) -> tuple[list[Page], str]:
    """The first lays a table for all of them and for bots, the others follow the link; their pages, and the link.

    `options` are those of the game, as the form calls them, with the value.
    """
    first = visit(f"#/new?game={game}", window=people[0].window)
    first.get_by_label("Your name").fill(people[0].name)
    while first.locator(".seats .place").count() > len(people) + bots:
        first.get_by_role("button", name="Remove seat").last.click()
    for number in range(2, len(people) + 1):
        first.locator(".seats select").nth(number - 1).select_option("open")
    first.get_by_label("Shuffle the seats").uncheck()
    if options:
        open_house_rules(first)
    for option, value in (options or {}).items():
        first.get_by_label(option).select_option(value)
    first.get_by_role("button", name="Set up the table").click()
    first.wait_for_url("**/#/table/*")
    link = first.get_by_label("Link to the table").input_value()
    pages = [first]
    for person in people[1:]:
        page = visit(window=person.window)
        page.goto(link)
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
        page.get_by_label("Your name").fill(person.name)
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Stand up")).to_be_visible()
        pages.append(page)
    first.get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".bar")).to_be_visible()
    return pages, link


def open_house_rules(page: Page) -> None:
    """At a new table the options of the game are folded away."""
    page.locator("details.house > summary").click()


def ask(page: Page, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    """What this person is answered: with the cookies of the browser, whatever page it shows."""
    sent = None if method == "GET" else body or {}
    answer = page.context.request.fetch(f"/api{path}", method=method, data=sent)
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json()


def actions(page: Page) -> int:
    """How much somebody has done on a page that counts it."""
    return int(page.evaluate("actions"))


def be_guest(page: Page, name: str) -> None:
    ask(page, "POST", "/guest", {"name": name})
    page.context.add_init_script(KNOWN)
    if page.url != "about:blank":
        page.reload()


def quick_table(pages: list[Page], *, bots: int = 0, game: str = ANY, **more: object) -> str:
    """The same without the forms: people sit down, the game begins, everybody sees the table; its id."""
    first, *others = pages
    for number, page in enumerate(pages):
        be_guest(page, ("Anna", "Ben", "Carla", "Dora")[number])
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *[{"kind": "bot", "spec": "greedy"}] * bots]
    table = str(ask(first, "POST", "/tables", {"game": game, "seats": seats, **more})["id"])
    for page in others:
        ask(page, "POST", f"/tables/{table}/sit")
    ask(first, "POST", f"/tables/{table}/start")
    for page in pages:
        go_to(page, f"#/table/{table}")
        expect(page.locator(".status")).to_be_visible()
    return table


def on_shelf(page: Page, game: str) -> Locator:
    """A game on the first page."""
    return page.locator(f"[data-game={game}]")


def want_to_play(page: Page, game: str = ANY) -> None:
    """The first click: against bots, at once."""
    on_shelf(page, game).locator(".main button").first.click()


def play_from_home(page: Page, name: str, game: str = ANY) -> None:
    """Somebody new: a click, a name, Enter; and there is the table."""
    want_to_play(page, game)
    page.locator("#home-name").fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/*")


def go_to(page: Page, path: str) -> None:
    """Another page of the client."""
    page.goto(path)


def come_anew(page: Page, path: str = "/") -> None:
    """From an empty page: a page that is left stays in sight until the next one has come."""
    page.goto("about:blank")
    page.goto(path)


def click(page: Page, selector: str, number: int) -> bool:
    """Click one of these, if there are any; whether one was."""
    return click_one(page.locator(selector), number)


def click_one(found: Locator, number: int = 0) -> bool:
    """The same of things that were found. The answer to an earlier click, or somebody quicker, may take them away."""
    count = found.count()
    if not count:
        return False
    try:
        found.nth(number % count).click(timeout=CLICK * 1000)
    except TookTooLong:
        return False
    return True


def shortcuts(page: Page, selector: str) -> list[str]:
    """The keys that these show, of one moment: in the next there may be others."""
    keys = "all => all.map((one) => one.getAttribute('aria-keyshortcuts')).filter((key) => key !== null)"
    return [str(key) for key in page.locator(selector).evaluate_all(keys)]


def put_help_away(page: Page) -> bool:
    """What glowed a moment ago may only tell about itself when it is reached; whether it did."""
    told = page.get_by_role("dialog").count() > 0
    if told:
        page.keyboard.press("Escape")
    return told


def asked(page: Page) -> bool:
    return bool(page.evaluate(ASKED))


def over(page: Page) -> bool:
    """Whether the game is over; a finale that has come to its end is left."""
    finale, ended = page.evaluate(END)
    if finale:
        click_one(page.locator(FINALE).last)
    return bool(ended)


def see_the_end(page: Page) -> None:
    """Wait for the end of the game, and leave the finale if there is one."""
    ending = page.locator("#ending-title")
    expect(page.locator("[data-part=finale] .actions").or_(ending).first).to_be_visible()
    wait_until(lambda: over(page), "the finale cannot be left")
    expect(ending).to_be_visible()


def whoever_is_asked(pages: list[Page]) -> tuple[Page, Page]:
    """The one of two people who is asked, and the other."""
    expect(pages[0].locator(".status.asked").or_(pages[0].locator(".status", has_text="is thinking"))).to_be_visible()
    return (pages[0], pages[1]) if asked(pages[0]) else (pages[1], pages[0])


def play_by_text(page: Page) -> None:
    """The first move that is offered, in the text interface."""
    if not page.locator("#text-question").count():
        page.keyboard.press("t")
    expect(page.locator(".moves .move").first).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Enter")


def turns(
    pages: list[Page], until: Callable[[Page], bool] = over, longest: float = LONGEST
) -> Iterator[tuple[int, list[Page]]]:
    """Those who are asked, until it is so on the first page, each time with a number from the same dice in every run.

    Whoever chooses by numbers in a row may go round in circles: open a question, and leave it again.
    """
    end = time.monotonic() + longest
    dice = Random(1)
    while not until(pages[0]):
        assert time.monotonic() < end, "the game takes too long"
        waiting = [page for page in pages if asked(page)]
        if waiting:
            yield dice.randrange(1, 10_000), waiting
        else:
            wait_until(lambda: any(map(asked, pages)) or until(pages[0]), "nobody is asked")
