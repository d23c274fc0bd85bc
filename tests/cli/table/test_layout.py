"""What the screen shows fits it, whatever its size, and every word of the table is there for it."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from tribute import GAME as TRIBUTE

import hoftag.cli as package
from hoftag.cli.table.layout import MOST_HINT, Choice, chronicle, grid, stepped, with_figures
from hoftag.cli.table.plain import PlainTable
from hoftag.cli.table.render import Painter, Row, cut, plain, width_of, wrapped
from hoftag.cli.table.scene import Scene, handover, paint
from hoftag.cli.table.session import Page, Said, Session
from hoftag.cli.table.sheets import Sheet
from hoftag.cli.table.store import Pen
from hoftag.core.game import Game
from hoftag.core.match import Match
from hoftag.core.record import Player
from hoftag.core.rng import Rng
from hoftag.core.sheet import Line
from hoftag.core.words import LANGUAGES, text_of
from tests.ours import told_with

CITADELS = told_with("citadels")

SIZES = [(80, 22), (120, 38), (40, 14), (200, 58)]


def session(folder: Path, game: Game, seats: int, language: str = "de", *, seed: int = 1, people: int = 1) -> Session:
    kinds = ["person"] * people + ["random"] * (seats - people)
    players = [Player(f"Name{seat}", kind) for seat, kind in enumerate(kinds)]
    match = Match(game, seats, seed, None, players)
    return Session(match, language, Pen(folder / "game.hoftag", match.record, fresh=True), strict=True)


def play_on(at: Session, luck: Rng, moves: int) -> None:
    for _ in range(moves):
        if at.is_over():
            return
        seat = at.match.state.to_act()[0]
        legal = at.match.state.legal(seat)
        at.match.play(seat, legal[luck.below(len(legal))])


def test_equal_things_are_counted_only_where_they_stand_side_by_side(tmp_path: Path) -> None:
    at = session(tmp_path, TRIBUTE, 3, "en")
    order = [Line("player", {"seat": seat}) for seat in (1, 1, 2, 0, 1)]
    told = plain(Painter(at.match, at.words, 0).items(order, "")).replace("\u00a0", " ")
    assert told == "2× Name1 · Name2 · Name0 · Name1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_moment_of_a_game_fits_every_screen(tmp_path: Path, seats: int, language: str) -> None:
    at = session(tmp_path, CITADELS, seats, language, seed=seats)
    luck = Rng(seats)
    while not at.is_over():
        play_on(at, luck, 37)
        legal = at.match.state.legal(0)
        choice = Choice(
            [at.reader.label(move) for move in legal], max(0, len(legal) - 1), [at.hint(move) for move in legal]
        )
        pages = [None, at.explain(), Page("x", ["y" * 30] * 40)]
        for width, height in SIZES:
            for page in pages:
                scene = Scene(at.question(), choice, page, scroll=luck.below(9))
                rows = paint(at, scene, width, height)
                assert len(rows) <= height
                assert max(map(width_of, rows)) <= width
    at.pen.close()


def test_on_80_columns_nothing_is_cut_in_the_middle_of_a_word(tmp_path: Path) -> None:
    at = session(tmp_path, CITADELS, 7)
    play_on(at, Rng(1), 300)
    painter = Painter(at.match, at.words, 0)
    sheet = Sheet(painter, painter.panels())
    shown = " ".join(plain(row) for row in [*sheet.pinned(80), *sheet.compact(80)])
    spaced = " ".join(shown.split())
    assert "…" not in shown
    for panel in painter.panels()[1:-1]:
        assert " ".join(plain(painter.line(panel.title)).split()) in spaced
    at.pen.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_about_a_move_fits_below_the_list(tmp_path: Path, language: str) -> None:
    at = session(tmp_path, CITADELS, 4, language)
    for move in CITADELS.moves.all:
        assert len(wrapped([("", at.hint(move))], 78)) <= MOST_HINT, move.text
    assert at.hint(CITADELS.moves.from_text("keep king"))
    assert not at.hint(CITADELS.moves.from_text("take-gold"))
    at.pen.close()


def test_the_hand_over_screen_says_only_whose_turn_it_is(tmp_path: Path) -> None:
    at = session(tmp_path, CITADELS, 3, people=2)
    said = [plain(row).strip() for row in handover(at, 1, 80, 22)]
    assert [line for line in said if line] == [
        "● Jetzt ist Name1 an der Reihe.",
        "Drück Enter, wenn sonst niemand mehr hinsieht.",
    ]
    at.pen.close()


def test_lines_break_between_words_and_never_inside_an_item() -> None:
    row: Row = [("", "City: "), ("class:green", "Town\u00a0Hall\u00a05"), ("", "\u00a0· "), ("class:red", "Keep")]
    assert [plain(part) for part in wrapped(row, 15, 2)] == ["City:", "  Town Hall 5 ·", "  Keep"]
    assert plain(cut([("", "abcdef")], 4)) == "abc…"


def test_a_path_too_long_for_a_row_goes_on_in_the_next() -> None:
    assert [plain(part) for part in wrapped([("", "in /a/very/long/path")], 8)] == ["in", "/a/very/", "long/pat", "h"]


def test_arrows_walk_down_the_columns_and_round() -> None:
    choice = Choice(["a" * 16] * 7, 0)
    assert [plain(row).count("a" * 16) for row in grid(choice, 44, 5)] == [2, 2, 2, 1]
    assert stepped(choice, 44, "down") == 1
    assert stepped(choice, 44, "up") == 6
    assert stepped(choice, 44, "right") == 4
    assert stepped(choice, 44, "left") == 0
    assert stepped(Choice([], 0), 44, "down") == 0


def test_what_moves_cost_and_bring_stands_in_a_column_for_each_kind() -> None:
    figures = [{"gold": "−1 gold", "wood": "−2 wood"}, {"wood": "−1 wood"}, {}]
    labels = ["Inn", "Palisade", "Nothing"]
    assert with_figures(labels, figures, ("gold", "wood"), 80) == [
        "Inn       −1 gold  −2 wood",
        "Palisade           −1 wood",
        "Nothing",
    ]
    assert with_figures(labels, figures, ("gold", "wood"), 30) == [
        "Inn       −1 gold  −2 wood",
        "Palisade  −1 wood",
        "Nothing",
    ]
    assert with_figures(labels, [{}, {}, {}], (), 80) == labels


def test_a_long_list_scrolls_with_the_arrow() -> None:
    labels = [f"move number {number:02} that is long" for number in range(30)]
    shown = [plain(row) for row in grid(Choice(labels, 20), 40, 5)]
    assert any("▸ move number 20" in line for line in shown)
    assert len(shown) == 5
    assert shown[0].endswith("↑")
    assert shown[-1].endswith("↓")


# --- any game ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_from_elsewhere_is_played_too_with_sealed_bids(tmp_path: Path, language: str) -> None:
    at = session(tmp_path, TRIBUTE, 3, language, people=2)
    told: list[str] = []
    asked: list[str] = []

    def ask(question: str) -> str:
        asked.append(question)
        return "1"

    assert PlainTable(at, ask, told.append).run()
    assert len(asked) >= 12
    assert any("Name0" in line for line in told)
    assert at.is_over()
    at.pen.close()


# --- every word -------------------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, list[str]]:
    resource = FluentParser().parse(text_of("hoftag.cli", language))
    assert not [entry.content for entry in resource.body if isinstance(entry, Junk)]
    found = [entry for entry in resource.body if isinstance(entry, Message)]
    return {entry.id.name: sorted(part.id.name for part in entry.attributes) for entry in found}


def test_both_languages_of_the_table_have_the_same_messages() -> None:
    assert messages("en") == messages("de")


def test_every_message_is_used_and_every_used_one_exists() -> None:
    used = set()
    for source in Path(package.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used |= set(re.findall(r"^ui-[a-z-]+", node.value))
    found = set(messages("en"))
    families = {key for key in used if key.endswith("-")}
    assert {key for key in used - families if key not in found} == set()
    assert {key for key in found - used if not key.startswith(tuple(families))} == set()


def test_what_was_done_to_the_reader_is_never_cut_from_the_chronicle() -> None:
    log = [Said("Ben takes your hand.", 1, fresh=True, suffered=True)]
    log += [Said(f"Line {number}.", 2, fresh=True) for number in range(20)]
    rows = [plain(row) for row in chronicle(log, 60, 5)]
    assert len(rows) == 5
    assert "Ben takes your hand." in rows[0]
    assert rows[0].startswith("!")
    assert "Line 19." in rows[-1]
    read = [said._replace(fresh=False) for said in log]
    assert "Ben" not in " ".join(plain(row) for row in chronicle(read, 60, 5))
    assert chronicle(log, 60, 0) == []
