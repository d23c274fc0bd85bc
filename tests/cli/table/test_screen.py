"""The table on a whole screen, played through a real terminal of 80 columns and 24 rows."""

import re
import signal
from pathlib import Path

import pytest

from tests.cli.table.terminal import KEYS, Terminal, saved
from tests.ours import needs

pytestmark = needs("citadels")

GAME = ("play", "citadels", "--seed", "3")
QUESTION = "Which of the 5 characters do you keep?"
COLOURS = re.compile(rb"\x1b\[[0-9;]*\b(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;]*m")


def thief(terminal: Terminal) -> None:
    """Keep the Thief, who comes first in this game, and wait for the turn."""
    terminal.until(QUESTION)
    terminal.press("keep thief", "enter")
    terminal.until("You are the Thief. Do you take gold")


def record(home: Path) -> str:
    """What is on the disk of the only game there is."""
    return saved(home)[0].read_text(encoding="utf-8")


def test_the_table_the_question_and_the_moves_are_there(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.until(QUESTION)
        shown = terminal.until(lambda text: "▸ Keep the Thief" in text and "? help" in text)
        assert terminal.lines[0].startswith(" Citadels · Round 1")
        assert "◆ You ♛ · 2 gold · 4 cards · 0 points" in shown
        assert "Hand: Tavern 1¤" in shown
        assert "● Kunigunde · 2 gold" in shown
        assert "? help" in terminal.lines[-1]


def test_arrow_keys_walk_through_the_moves_and_enter_plays(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.until(QUESTION)
        terminal.press("down")
        terminal.until("▸ Keep the Bishop")
        terminal.press("right")
        terminal.until("▸ Keep the Architect")
        terminal.press("left", "up", "up")
        terminal.until("▸ Keep the Warlord")
        terminal.press("enter")
        terminal.until(lambda _: "0 keep mercenary" in record(tmp_path))


def test_no_key_is_lost_however_fast_they_come(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.until(QUESTION)
        terminal.press(KEYS["down"] * 3 + KEYS["enter"])
        terminal.until(lambda _: "0 keep architect" in record(tmp_path))


def test_a_part_of_a_move_is_completed_with_tab(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.until(QUESTION)
        terminal.press("arch")
        terminal.until(lambda text: "▸ Keep the Architect" in text and "Keep the Thief" not in text)
        terminal.press("tab")
        terminal.until("› Keep the Architect")
        terminal.press("enter")
        terminal.until(lambda _: "0 keep architect" in record(tmp_path))


def test_a_question_mark_explains_the_question_with_its_rule(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.until(QUESTION)
        terminal.press("?")
        shown = terminal.until("Esc back to the table")
        assert "The character is yours for this round" in shown
        assert "C-3.4 With 4 to 6 players" in shown
        terminal.press("pagedown")
        terminal.until("Architect: Draws 2 extra cards")
        terminal.press("escape")
        terminal.until("● Kunigunde")


def test_why_names_the_rule_that_forbids_a_move(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        thief(terminal)
        terminal.press("why build pal")
        terminal.until("▸ Build the Palace")
        terminal.press("enter")
        shown = terminal.until("First take gold or draw cards, then build.")
        assert "Why not “Build the Palace”?" in shown
        assert "C-5.3" in shown


def test_a_move_that_is_not_possible_says_why_by_itself(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        thief(terminal)
        terminal.press("murder king")
        terminal.until("That is not possible now; press Enter to see why.")
        terminal.press("enter")
        terminal.until("Only the Assassin can do that, and you are the Thief.")
        terminal.press("escape", "dance", "enter")
        terminal.until("“dance” is not a move here.")


def test_a_move_can_be_taken_back_to_the_last_barrier(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        thief(terminal)
        terminal.press("take-gold", "enter")
        terminal.until("◆ You ♛ · 4 gold")
        terminal.press("u", "enter")
        terminal.until("◆ You ♛ · 2 gold")
        terminal.press("undo", "enter")
        terminal.until("This cannot be taken back")


def test_rules_and_log_are_read_page_by_page(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.until(QUESTION)
        terminal.press("rule C-5.2", "enter")
        terminal.until("C-5.2 After the action you may build")
        terminal.press("r", "enter")
        terminal.until("Everyone builds a city")
        terminal.press("pagedown")
        terminal.until(lambda text: "C-1.2" in text and "Everyone builds a city" not in text)
        terminal.press("escape", "log", "enter")
        terminal.until("Round 1 begins, you hold the crown.")


def test_leaving_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        thief(terminal)
        terminal.press("take-gold", "enter")
        terminal.until("◆ You ♛ · 4 gold")
        terminal.press("q", "enter")
        assert terminal.ended() == 0
        assert f"hoftag play --resume {saved(tmp_path)[0]}".replace("\n", "") in terminal.text.replace("\n", "")
    with Terminal(tmp_path, "play", "--resume", str(saved(tmp_path)[0]), "--lang", "de") as terminal:
        shown = terminal.until("Du bist der Dieb mit 4 Gold.")
        assert "Du nimmst 2 Gold." in shown


def test_a_killed_game_loses_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        thief(terminal)
        terminal.press("take-gold", "enter")
        terminal.until("◆ You ♛ · 4 gold")
        terminal.child.kill(signal.SIGKILL)
        assert terminal.ended() == -signal.SIGKILL
    with Terminal(tmp_path, "play", "--resume") as terminal:
        terminal.until("You are the Thief with 4 gold.")
        terminal.press("u", "enter")
        terminal.until("◆ You ♛ · 2 gold")


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)], ids=str
)
def test_signals_leave_cleanly(tmp_path: Path, number: signal.Signals, status: int) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        thief(terminal)
        if number == signal.SIGINT:
            terminal.press("ctrl-c")
        else:
            terminal.child.kill(number)
        assert terminal.ended() == status
        assert "Continue with: hoftag play --resume" in terminal.text
    assert saved(tmp_path)[0].read_text(encoding="utf-8").count("\n0 keep thief\n") == 1


def test_a_closed_terminal_leaves_cleanly(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        thief(terminal)
        terminal.vanish()
        assert terminal.ended() == 129
    with Terminal(tmp_path, "play", "--resume") as terminal:
        terminal.until("You are the Thief. Do you take gold")


def test_people_who_share_a_screen_never_see_each_others_cards(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "citadels", "--seed", "3", "--names", "Anna,Ben", "--seats", "3") as terminal:
        shown = terminal.until("Pass the screen to Anna.")
        assert "Hand:" not in shown
        terminal.press("enter")
        shown = terminal.until("characters do you keep?")
        (annas,) = re.findall(r"Hand: (.*)", shown)
        terminal.press("keep merchant", "enter")
        shown = terminal.until("Pass the screen to Ben.")
        assert not re.search(r"Hand:|Merchant|Kept|◆|Round", shown)
        terminal.press("enter")
        shown = terminal.until("characters do you keep?")
        (bens,) = re.findall(r"Hand: (.*)", shown)
        assert bens != annas
        assert "Anna secretly keeps a character." in shown
        assert "Merchant" not in "\n".join(terminal.lines[3:])


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "vt100"}], ids=["NO_COLOR", "vt100"])
def test_without_colour_nothing_is_coloured(tmp_path: Path, variables: dict[str, str]) -> None:
    with Terminal(tmp_path, *GAME, variables=variables) as terminal:
        terminal.until(QUESTION)
        assert not COLOURS.search(terminal.raw)


def test_with_colour_there_is_some(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.until(QUESTION)
        assert COLOURS.search(terminal.raw)


def test_more_room_is_used(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME, "--lang", "de", size=(120, 40)) as terminal:
        terminal.until("Welchen der 5 Charaktere behältst du?")
        assert "│ ── Chronik" in terminal.lines[1]
        assert "  Nachziehstapel: 49" in terminal.text


def test_the_end_shows_the_result_and_another_game_can_follow(tmp_path: Path) -> None:
    nearly = nearly_over(tmp_path)
    with Terminal(tmp_path, "play", "--resume", str(nearly)) as terminal:
        terminal.until("End the turn")
        terminal.press("end-turn", "enter")
        shown = terminal.until("▸ Leave the table")
        assert "The result" in shown
        assert "Complete city" in shown
        assert re.search(r"1\. +\w+ .*\d+", shown)
        terminal.press("down", "enter")
        terminal.until("characters do you keep?")
        terminal.press("ctrl-c")
        assert terminal.ended() == 130


def nearly_over(home: Path) -> Path:
    """A game in its last round, before the only person ends the turn."""
    from hoftag.bots.player import Seat
    from hoftag.bots.specs import read
    from hoftag.core.match import Match
    from hoftag.core.record import Player
    from hoftag.core.registry import find_game

    bot, citadels = read("greedy").make(1), find_game("citadels")
    match = Match(citadels, 4, 1, None, [Player("Anna"), *(Player(name, "greedy") for name in ("B", "C", "D"))])
    while not match.state.is_over():
        (seat,) = match.state.to_act()
        match.play(seat, bot.choose(Seat(citadels, match.state, seat, 4)))
    entries = match.record.entries
    last = max(number for number, entry in enumerate(entries) if entry.seat == 0)
    assert entries[last].text == "end-turn"
    match.record.entries = entries[:last]
    match.record.end = None
    path = home / "nearly.hoftag"
    path.write_text(match.record.text(), encoding="utf-8")
    return path
