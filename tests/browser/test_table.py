"""What happens round a game: votes, leavers, clocks, talk, notes, hot seat, language."""

import re

from playwright.sync_api import Page, expect

from hoftag.core.registry import find_game
from hoftag.core.words import game_words
from tests.browser.axe import SIDE, faults
from tests.browser.conftest import PHONE, Visit, wait_until
from tests.browser.people import ask, asked, be_guest, go_to, play_by_text, quick_table, whoever_is_asked
from tests.ours import ANY, needs

SAMPLE = "citadels"
"""Where something is read that a game says: its first question has one answer for each character, and nothing else."""


def test_a_bot_takes_the_seat_for_which_nobody_came(visit: Visit) -> None:
    page = visit()
    be_guest(page, "Anna")
    table = ask(page, "POST", "/tables", {"game": ANY, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    go_to(page, f"#/table/{table}")
    expect(page.get_by_role("button", name="Start the game")).to_have_count(0)
    page.get_by_role("button", name="Give to a bot").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".bar")).to_be_visible()


def test_bots_fill_the_table_and_the_game_begins(visit: Visit) -> None:
    page = visit()
    be_guest(page, "Anna")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ask(page, "POST", "/tables", {"game": ANY, "seats": seats})["id"]
    go_to(page, f"#/table/{table}")
    page.get_by_role("button", name="Fill with bots and start").click()
    expect(page.locator(".bar")).to_be_visible()
    seated = ask(page, "GET", f"/tables/{table}")["seats"]
    assert sorted(one["kind"] for one in seated) == ["bot", "bot", "person"]


def test_an_invited_friend_is_welcomed_by_name(visit: Visit) -> None:
    """Who invites, what it is, and one press to a seat; the way to invite others comes with the seat."""
    tagline = game_words(find_game(ANY), "en").say(f"game-{ANY}", attribute="tagline")
    host, known, stranger = visit(), visit(), visit(language="de-DE", window=PHONE)
    be_guest(host, "Hanna")
    be_guest(known, "Gero")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ask(host, "POST", "/tables", {"game": ANY, "seats": seats})["id"]
    go_to(known, f"#/table/{table}")
    expect(known.get_by_text("Hanna invites you to a game")).to_be_visible()
    expect(known.get_by_text(tagline)).to_be_visible()
    expect(known.locator(".welcome")).to_contain_text(re.compile(r"[Ff]or 3 players.*\d+ minutes"))
    expect(known.get_by_label("Link to the table")).to_have_count(0)
    assert faults(known, "welcome") == []
    known.get_by_role("button", name="Sit down").click()
    expect(known.get_by_role("button", name="Stand up")).to_be_visible()
    expect(known.get_by_label("Link to the table")).to_be_visible()

    go_to(stranger, f"#/table/{table}")
    expect(stranger.get_by_text("Hanna lädt dich zu einer Partie ein")).to_be_visible()
    stranger.get_by_label("Dein Name").fill("Frida")
    stranger.keyboard.press("Enter")
    expect(stranger.get_by_role("button", name="Aufstehen")).to_be_visible()


@needs(SAMPLE)
def test_taking_back_needs_the_others(visit: Visit) -> None:
    pages = [visit(), visit()]
    quick_table(pages, game=SAMPLE, undo="consent")
    mover, other = whoever_is_asked(pages)
    play_by_text(mover)
    kept = mover.locator(".chronicle [data-version]", has_text="keep the")
    expect(kept).to_be_visible()
    question = other.get_by_text("would like to take a move back", exact=False)

    mover.get_by_role("button", name="Ask to take back").click()
    expect(question).to_contain_text(re.compile(r"Back to before “\w+ secretly keeps a character”, one move in all"))
    waiting = mover.get_by_text("You asked to take a move back", exact=False)
    expect(waiting).to_contain_text(re.compile(r"Back to before “You keep the .*has yet to answer"))
    assert faults(other, "vote", ".vote") == []
    other.locator(".vote").get_by_role("button", name="No").click()
    expect(question).to_be_hidden()
    expect(other.get_by_text("You said no.")).to_be_visible()
    answer = mover.get_by_text("said no. Everything stays as it is.")
    expect(answer).to_be_visible()
    mover.locator(".vote").get_by_role("button", name="Close").click()
    expect(answer).to_have_count(0)
    expect(kept).not_to_have_class(re.compile("undone"))

    mover.get_by_role("button", name="Ask to take back").click()
    other.locator(".vote").get_by_role("button", name="Yes").click()
    expect(kept).to_have_class(re.compile("undone"))
    expect(mover.locator(".status.asked")).to_be_visible()


def test_a_leaver_is_replaced_if_the_table_agrees_and_comes_back(visit: Visit) -> None:
    anna, ben, carla = pages = [visit(), visit(), visit()]
    quick_table(pages)
    ben.get_by_role("tab", name="Table").click()
    ben.get_by_role("button", name="Leave the game").click()
    ben.get_by_role("button", name="Leave", exact=True).click()

    anna.get_by_role("tab", name="Table").click()
    anna.get_by_role("button", name="Suggest a bot").click()
    expect(carla.get_by_text("Should a bot play for Ben?")).to_be_visible()
    carla.locator(".vote").get_by_role("button", name="Yes").click()
    for page in (anna, carla):
        expect(page.get_by_text("Should a bot play for Ben?")).to_be_hidden()
    expect(anna.get_by_text("a bot is playing", exact=False)).to_be_visible()

    expect(ben.get_by_text("A bot is playing for you.")).to_be_visible()
    ben.locator(".notices").get_by_role("button", name="Take your seat back").click()
    expect(ben.get_by_text("A bot is playing for you.")).to_be_hidden()
    expect(anna.get_by_text("a bot is playing", exact=False)).to_be_hidden()


def test_a_bot_stands_in_when_the_clock_runs_out_until_the_seat_is_taken_back(visit: Visit) -> None:
    pages = [visit(), visit()]
    quick_table(pages, clock={"kind": "move", "seconds": 8})
    slow, _ = whoever_is_asked(pages)
    expect(slow.get_by_role("timer").first).to_be_visible()
    notice = slow.get_by_text("A bot is playing for you.")
    expect(notice).to_be_visible()
    expect(slow.locator(".status.asked, [data-spot].gold")).to_have_count(0)
    slow.get_by_role("button", name="Take your seat back").click()
    expect(notice).to_be_hidden()


@needs(SAMPLE)
def test_moves_wait_for_a_yes_if_somebody_likes_that(visit: Visit) -> None:
    page = visit()
    table = quick_table([page], game=SAMPLE, bots=2)
    go_to(page, "#/settings")
    page.get_by_label("Confirm my moves").check()
    go_to(page, f"#/table/{table}")
    expect(page.locator(".status.asked")).to_be_visible()
    page.locator("[data-spot].gold").first.click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("is that your move?")
    assert faults(page, "confirming", "[role=alertdialog]") == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert page.locator(".chronicle", has_text="You keep").count() == 0
    page.mouse.move(1, 1)  # a mouse that rests there would mean what was asked before
    page.locator("[data-spot].gold").first.click()
    dialog.get_by_role("button", name="Yes, play it").click()
    expect(page.locator(".chronicle")).to_contain_text("You keep")


def say(page: Page, text: str) -> None:
    page.keyboard.press("m")
    expect(page.locator("#chat-input")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_players_and_spectators_talk_apart(visit: Visit) -> None:
    anna, ben = pages = [visit(), visit(window=PHONE)]
    table = quick_table(pages)
    wanda, willi = visit(), visit()
    for watcher, name in ((wanda, "Wanda"), (willi, "Willi")):
        be_guest(watcher, name)
        go_to(watcher, f"#/table/{table}")
        expect(watcher.get_by_text("you are watching", exact=False)).to_be_visible()
    say(anna, "Good luck, <b>Ben</b>!")
    say(wanda, "Anna wins.")
    expect(willi.locator(".tabs .dot")).to_be_visible()
    willi.get_by_role("tab", name="Chat").click()
    expect(willi.get_by_role("log")).to_contain_text("Anna wins.")
    assert "Good luck" not in willi.get_by_role("log").inner_text()

    expect(ben.locator(".tools .dot")).to_be_visible()
    ben.reload()  # what was not read stays unread
    expect(ben.locator(".tools .dot")).to_be_visible()
    ben.get_by_role("button", name="Chronicle, chat, rules").click()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_role("log")).to_contain_text("Good luck, <b>Ben</b>!")
    assert "Anna wins." not in ben.get_by_role("log").inner_text()
    assert faults(ben, "chat on a phone", SIDE) == []
    ben.reload()
    expect(ben.locator(".bar")).to_be_visible()
    expect(ben.locator(".tools .dot")).to_have_count(0)


def test_whoever_is_away_does_not_think(visit: Visit) -> None:
    """The head and the board say so while nobody is there who could answer, and take it back when they are."""
    pages = [visit(), visit()]
    quick_table(pages)
    mover, other = whoever_is_asked(pages)
    table = mover.url
    prompt = other.locator("[data-part=prompt]")
    for place in (other.locator(".status"), prompt):
        expect(place).to_contain_text("is thinking")
    mover.goto("about:blank")
    for place in (other.locator(".status"), prompt):
        expect(place).to_contain_text("is away")
    mover.goto(table)
    expect(prompt).to_contain_text("is thinking")
    expect(other.locator(".status")).to_contain_text("is thinking")


def test_notes_are_kept_and_nobody_elses_business(visit: Visit) -> None:
    anna, ben = pages = [visit(), visit()]
    quick_table(pages)
    anna.keyboard.press("o")
    expect(anna.locator("textarea")).to_be_focused()
    anna.keyboard.type("Ben has the thief")
    expect(anna.get_by_text("Saved.")).to_be_visible()
    anna.reload()
    anna.get_by_role("tab", name="Notes").click()
    expect(anna.locator("textarea")).to_have_value("Ben has the thief")
    ben.get_by_role("tab", name="Notes").click()
    expect(ben.locator("textarea")).to_have_value("")


def test_hot_seat_hands_the_device_over(visit: Visit) -> None:
    page = visit("#/new")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Shuffle the seats").uncheck()
    page.get_by_role("combobox", name="Seat 2").select_option("guest")
    page.get_by_label("Name of the person beside you").fill("Berta")
    page.get_by_role("button", name="Set up the table").click()
    handed: list[str] = []
    while len(set(handed)) < 2:
        heading = page.get_by_role("heading", name=re.compile("^Pass the device to"))
        expect(heading).to_be_visible()
        handed.append(heading.inner_text())
        assert page.locator("[data-spot]").count() == 0
        assert page.get_by_text("You keep").count() == 0
        if len(handed) == 1:
            assert faults(page, "handing over") == []
        page.keyboard.press("Enter")
        expect(page.locator(".bar")).to_be_visible()
        expect(page.locator(".status.asked")).to_be_visible()
        page.keyboard.press(".")
        page.keyboard.press("Enter")


@needs(SAMPLE)
def test_the_language_changes_during_a_game_and_nothing_is_lost(visit: Visit) -> None:
    page = visit()
    quick_table([page], game=SAMPLE, bots=2)
    expect(page.locator(".status.asked")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.locator("#chat-input").fill("half a sentence")
    page.get_by_role("button", name="Auf Deutsch").click()
    expect(page.get_by_role("heading", name="Ohne Furcht und Adel")).to_be_visible()
    expect(page.locator(".bar")).to_contain_text("Welchen")
    expect(page.locator("#chat-input")).to_have_value("half a sentence")
    page.locator("[data-spot].gold").first.click()
    page.get_by_role("tab", name="Chronik").click()
    expect(page.locator(".chronicle")).to_contain_text("Du behältst")
    page.get_by_role("button", name="In English").click()
    expect(page.locator(".chronicle")).to_contain_text("You keep")


@needs(SAMPLE)
def test_the_text_interface_is_one_key_away_and_back(visit: Visit) -> None:
    page = visit()
    quick_table([page], game=SAMPLE, bots=2)
    expect(page.locator(".status.asked")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_label("Your choice")).to_be_focused()
    page.keyboard.type("kin")
    expect(page.get_by_label("Your choice")).to_have_value("kin")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Your choice")).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_be_visible()
    page.keyboard.press("t")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".chronicle")).to_contain_text("You keep")
    wait_until(lambda: asked(page), "I am asked again")
    expect(page.get_by_label("Your choice")).to_be_focused()


def test_the_focus_stays_on_the_board_for_whoever_plays_by_keyboard(visit: Visit) -> None:
    """After a move its card is gone: the next key goes on from the board, and nothing playable has the focus."""
    page = visit()
    quick_table([page], bots=2)
    expect(page.locator(".status.asked")).to_be_visible()
    before = page.locator("[role=group][data-version]").get_attribute("data-version")
    page.keyboard.press(".")
    page.keyboard.press("Enter")
    expect(page.locator(f'[role=group][data-version]:not([data-version="{before}"])')).to_be_visible()
    page.wait_for_function(
        """() => document.querySelector('.status.asked') && document.activeElement !== document.body
          && document.querySelector('.board-room').contains(document.activeElement)"""
    )
    page.keyboard.press(".")
    expect(page.locator(".gold:focus, .bar .buttons button:focus")).to_have_count(1)


def test_since_your_last_turn_tells_what_the_others_did(visit: Visit) -> None:
    page = visit()
    quick_table([page], bots=3)
    told, news = page.locator(".chronicle [data-version]"), page.locator("#text-since ~ ul li")
    expect(page.locator(".status.asked")).to_be_visible()
    while not news.count():  # nobody else acts between two decisions of the same turn
        before = told.count()
        play_by_text(page)
        expect(told.nth(before)).to_be_attached()
        wait_until(lambda: asked(page), "I am asked again")
    expect(page.get_by_role("heading", name="Since your last turn")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_be_visible()
    expect(page.get_by_text("Since your last turn").first).to_be_visible()
    expect(page.locator(".chronicle .new")).to_have_count(1)


@needs(SAMPLE)
def test_the_chronicle_goes_by_turns_and_leads_to_the_moment(visit: Visit) -> None:
    """One paragraph a turn; unfolded, each line has its rule and its moment, which the replay shows to my own eyes."""
    page = visit()
    quick_table([page], game=SAMPLE, bots=2)
    expect(page.locator(".status.asked")).to_be_visible()
    play_by_text(page)
    chronicle = page.get_by_role("region", name="Chronicle")
    expect(chronicle.get_by_role("heading", name=re.compile("^Round 1 begins"))).to_be_visible()
    mine = chronicle.locator(".turn", has=page.get_by_role("button", name="You", exact=True)).first
    expect(mine).to_contain_text("You keep the")
    expect(mine.locator("a")).to_have_count(0)

    mine.get_by_role("button", name="You", exact=True).focus()
    page.keyboard.press("Enter")
    expect(mine.get_by_role("link", name=re.compile("^Rule C-"))).not_to_have_count(0)
    assert faults(page, "unfolded chronicle") == []
    page.get_by_role("button", name="Only mine").click()
    expect(page.get_by_role("button", name="Only mine")).to_have_attribute("aria-pressed", "true")
    names = chronicle.locator(".turn > .who").all_inner_texts()
    assert names
    assert set(names) == {"You"}

    moment = mine.locator(".line", has_text="You keep").get_attribute("data-version")
    mine.get_by_role("link", name=re.compile("^Watch again: You keep")).click()
    page.wait_for_url(f"**/replay?at={moment}")
    expect(page.locator(".chronicle .now").first).to_contain_text("keep the")


@needs(SAMPLE)
def test_a_table_goes_on_after_the_line_broke(visit: Visit) -> None:
    page = visit()
    quick_table([page], game=SAMPLE, bots=2)
    expect(page.locator(".status.asked")).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("You are offline", exact=False)).to_be_visible()
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("You are offline", exact=False)).to_be_hidden()
    play_by_text(page)
    expect(page.locator(".chronicle")).to_contain_text("You keep")
