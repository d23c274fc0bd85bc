"""Long lists of moves: what takes two choices is made in two steps, and a whole word beats the beginning of one."""

import os
import subprocess
from pathlib import Path

import pytest
from hoftag_liars import GAME as LIARS
from hoftag_liars.moves import BIDS, CHALLENGE

from hoftag.cli.table.grouping import LONG, Group, arranged, shared
from hoftag.cli.table.reading import Reader, folded
from hoftag.core.moves import Catalogue, Domain, Move, numbers
from hoftag.core.words import Words, text_of
from tests.announce import announce
from tests.cli.table.terminal import HOFTAG, Terminal, environment, saved


class Step(Move):
    __slots__ = ("place", "way")

    place: int
    way: int


@pytest.fixture
def reader() -> Reader:
    texts = [text_of(package, "en") for package in ("hoftag.cli", "hoftag_liars")]
    return Reader(LIARS, Words("en", texts, ["Anna", "Ben"]))


def shown(entries: list[Move | Group]) -> list[str]:
    return [entry.label if isinstance(entry, Group) else entry.text for entry in entries]


def test_a_short_list_stays_as_it_is(reader: Reader) -> None:
    moves = [*BIDS[: LONG - 1], CHALLENGE]
    assert arranged(moves, reader.label) == moves


def test_in_a_long_list_what_needs_no_choice_comes_first_and_the_rest_step_by_step(reader: Reader) -> None:
    entries = arranged([*BIDS[4:40], CHALLENGE], reader.label)
    assert shown(entries) == ["challenge", "Bid one …", *(f"Bid {number} …" for number in (2, 3, 4, 5, 6)), "Bid 7 …"]
    one = entries[1]
    assert isinstance(one, Group)
    assert arranged(one.moves, reader.label) == list(BIDS[4:6])


def test_every_move_stands_in_the_list_exactly_once(reader: Reader) -> None:
    moves = [*BIDS[3:], CHALLENGE]
    found = [
        move
        for entry in arranged(moves, reader.label)
        for move in (entry.moves if isinstance(entry, Group) else [entry])
    ]
    assert sorted(move.code for move in found) == [move.code for move in moves]


@pytest.mark.parametrize(
    ("places", "ways", "label"),
    [
        (40, 1, lambda move: f"Go to {move.place}"),  # one choice only
        (20, 2, lambda move: f"Go {move.way}"),  # no words tell the groups apart
        (4, 10, lambda move: f"{move.place}{move.way}"),  # no words in common
    ],
)
def test_a_list_that_no_words_make_shorter_stays_flat(places: int, ways: int, label: object) -> None:
    catalogue = Catalogue(Step)
    rows = catalogue.pairs("go", numbers("place", places), Domain("way", [f"w{way}" for way in range(ways)]))
    moves = [move for row in rows for move in row]
    assert callable(label)
    assert arranged(moves, label) == moves


@pytest.mark.parametrize(
    ("labels", "common"),
    [
        (["Bid 4 ones", "Bid 4 twos"], "Bid 4 …"),
        (["Vier Einsen bieten", "Vier Zweien bieten"], "Vier … bieten"),
        (["Taverne von Ben entfernen", "Kirche von Ben entfernen"], "… von Ben entfernen"),
        (["Take gold and wood here", "Take stone and iron here"], "Take … and … here"),
        (["Pass", "Pass"], "Pass"),
        (["one", "two"], "…"),
    ],
)
def test_a_group_is_named_by_the_words_that_its_moves_share(labels: list[str], common: str) -> None:
    assert shared(labels) == common


def test_a_whole_word_beats_a_beginning(reader: Reader) -> None:
    moves = [move for move in BIDS if reader.label(move) in {"Bid 2 fours", "Bid 20 fours", "Bid 2 fives"}]
    assert [move.text for move in reader.matching("2 fours", moves)] == ["bid 2 4"]
    assert [move.text for move in reader.matching("20 f", moves)] == ["bid 20 4"]
    assert len(reader.matching("2 fo", moves)) == 2
    assert folded("2 × Four") == "2 x four"


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    """The variables of a command that finds Liar's Dice."""
    announce(tmp_path / "site", "liars", liars="hoftag_liars:GAME")
    return {"PYTHONPATH": os.pathsep.join(map(str, (tmp_path / "site", EXAMPLE)))}


EXAMPLE = Path(__file__).parents[3] / "examples" / "liars" / "src"
GAME = ("play", "liars", "--seats", "6", "--seed", "3")


def test_line_by_line_a_group_is_opened_by_its_number(tmp_path: Path, places: dict[str, str]) -> None:
    answers = ["4", "", "3", "2", "q"]
    done = subprocess.run(
        [*HOFTAG, *GAME, "--plain"],
        input="".join(f"{answer}\n" for answer in answers),
        env=environment(tmp_path, **places),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "  1. Bid one … (6)\n  2. Bid 2 … (6)\n" in done.stdout
    assert "Bid 4 …: which one? Enter alone returns to all moves.\n  1. Bid 4 ones\n" in done.stdout
    assert "You bid 3 twos." in done.stdout
    assert "  1. Challenge: “Liar!”\n" in done.stdout
    assert " 35. " not in done.stdout


def test_line_by_line_what_is_typed_narrows_a_long_list(tmp_path: Path, places: dict[str, str]) -> None:
    done = subprocess.run(
        [*HOFTAG, *GAME, "--plain"],
        input="bid\n5 fours\nq\n",
        env=environment(tmp_path, **places),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "bid: which one?" in done.stdout
    assert "You bid 5 fours." in done.stdout


def test_on_the_screen_enter_opens_a_group_and_escape_leads_back(tmp_path: Path, places: dict[str, str]) -> None:
    with Terminal(tmp_path, *GAME, variables=places) as terminal:
        terminal.until("▸ Bid one … (6)")
        terminal.press("down", "enter")
        terminal.until(lambda text: "▸ Bid 2 ones" in text and "Bid 2 sixes" in text and "Bid 3" not in text)
        assert "Esc back to all moves" in terminal.lines[-1]
        terminal.press("escape")
        terminal.until("▸ Bid 2 … (6)")
        terminal.press("down", "tab")
        terminal.until(lambda text: "› Bid 3" in text and "▸ Bid 3 ones" in text)
        terminal.press(" sixes", "enter")
        terminal.until(lambda _: "0 bid 3 6" in saved(tmp_path)[0].read_text(encoding="utf-8"))
