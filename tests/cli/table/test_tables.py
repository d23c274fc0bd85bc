"""Sheets with tables and grids: aligned, never wider than the screen, and what is one's own always in sight."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hoftag.cli.table.render import Painter, Row, plain, width_of
from hoftag.cli.table.scene import Scene, paint
from hoftag.cli.table.screen import Screen
from hoftag.cli.table.session import Session
from hoftag.cli.table.sheets import Sheet
from hoftag.cli.table.store import Pen
from hoftag.cli.table.tables import laid_out
from hoftag.core.match import Match
from hoftag.core.options import OptionValue
from hoftag.core.record import Player
from hoftag.core.registry import find_game
from hoftag.core.rng import Rng
from hoftag.core.sheet import Line, Panel, Table
from hoftag.core.words import LANGUAGES, SIGNS
from hoftag.games.tumult_royal.components import FIELD
from hoftag.games.tumult_royal.view import FieldView
from tests.ours import OURS, needs

SMALL, LARGE = (80, 22), (140, 43)
"""Of 80 by 24 and 140 by 45, what the line to type in and the keys leave."""


def session(folder: Path, game: str, language: str = "en", seed: int = 3) -> Session:
    players = [
        Player(name, "person" if seat == 0 else "random") for seat, name in enumerate(("Anna", "Ben", "Cora", "Dirk"))
    ]
    options: dict[str, OptionValue] | None = {"taxing": "ticks"} if game == "tumult_royal" else None
    match = Match(find_game(game), 4, seed, options, players)
    return Session(match, language, Pen(folder / f"{game}-{language}.hoftag", match.record, fresh=True), strict=True)


def moments(at: Session, luck: Rng, every: int, most: int = 1200) -> Iterator[None]:
    """The game goes on at random, and stops at every so-manieth question to Anna."""
    asked = 0
    for _ in range(most):
        seats = at.match.state.to_act() or at.match.state.may_act()
        if not seats:
            return
        if 0 in seats:
            asked += 1
            if asked % every == 0:
                yield
        seat = seats[luck.below(len(seats))]
        legal = at.match.state.legal(seat)
        at.match.play(seat, legal[luck.below(len(legal))])


def painted(at: Session, size: tuple[int, int]) -> list[Row]:
    """The screen as it is painted, with its real list of moves."""
    screen = Screen(at)
    screen.mode = "asked"
    screen.scene = Scene(at.question(), screen._choice())
    return paint(at, screen.scene, *size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_own_things_are_in_sight_and_nothing_is_wider_than_the_screen(tmp_path: Path, game: str, language: str) -> None:
    at = session(tmp_path, game, language)
    looked = 0
    for _ in moments(at, Rng(7), 7):
        looked += 1
        painter = Painter(at.match, at.words, 0)
        own = next(panel for panel in painter.panels() if panel.seat == 0)
        for width, height in (SMALL, LARGE):
            rows = painted(at, (width, height))
            assert len(rows) <= height
            assert max(map(width_of, rows)) <= width
            shown = "".join("".join(plain(row).split()) for row in rows)
            for line in (own.title, *(line for line in own.lines if line.tone != "dim")):
                said = plain(painter.line(line))
                assert "".join(said.split()) in shown, (width, said)
    assert looked >= 5
    at.pen.close()


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", sorted(set(OURS) - {"citadels"}))
def test_the_board_itself_is_in_sight(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """All rows of the land and of the ring, and of the council the first that can be reached."""
    at = session(tmp_path, game)
    looked = 0
    for _ in moments(at, Rng(5), 5, 400):
        panels = at.match.state.sheet(0)
        table = next((line for panel in panels for line in panel.lines if isinstance(line, Table)), None)
        if table is None:
            continue
        looked += 1
        shown = [plain(row) for row in painted(at, size)]
        head = next(number for number, row in enumerate(shown) if begins(at, table.items[0], row))
        needed = [row for row in table.rows if row[0].tone != "dim" or table.dense][: 3 if game == "kingsburg" else 6]
        below = shown[head + 1 :]
        for row in needed:
            assert any(begins(at, row[0], text) for text in below), plain(Painter(at.match, at.words, 0).line(row[0]))
    assert looked >= 3
    at.pen.close()


def begins(at: Session, line: Line, row: str) -> bool:
    """Whether a row on the screen begins with this cell, cut or not."""
    said = plain(Painter(at.match, at.words, 0).line(line))
    first = row.strip().split("  ")[0]
    return first.startswith(said) or (first.endswith("…") and said.startswith(first[:-1]))


# --- the land ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_numbers_at_the_rim_name_the_fields(tmp_path: Path, language: str) -> None:
    at = session(tmp_path, "tumult_royal", language)
    taken = 0
    for _ in moments(at, Rng(2), 29):
        painter = Painter(at.match, at.words, 0)
        grid = Sheet(painter, painter.panels()).grid
        assert grid is not None
        head, *rows = [plain(row) for row in laid_out(painter, grid, 80)]
        letters = {letter: at for at, letter in enumerate(head) if letter.isalpha()}
        assert "".join(letters) == "abcdefghijkl"
        assert [row[0] for row in rows] == list("123456")
        lying: list[FieldView] = at.match.state.public()["land"]  # type: ignore[assignment]
        known = {seen["field"]: seen for seen in lying}
        for field in FIELD.ids:
            sign = rows[int(field[1:]) - 1][letters[field[0]]]
            seen = known.get(field)
            if seen is None:
                assert sign == "░", field
            elif seen["seat"] is not None:
                assert sign == SIGNS[seen["seat"]], field
                taken += 1
            else:
                assert sign == at.words.say(f"terrain-{seen['terrain']}", attribute="sign"), field
    assert taken
    at.pen.close()


def test_a_field_has_the_colour_of_whoever_took_it_and_the_own_ones_are_strong(tmp_path: Path) -> None:
    at = session(tmp_path, "tumult_royal")
    for _ in moments(at, Rng(2), 29):
        pass
    painter = Painter(at.match, at.words, 0)
    grid = Sheet(painter, painter.panels()).grid
    assert grid is not None
    styles = {fragment for row in laid_out(painter, grid, 80) for fragment in row}
    assert ("class:strong class:seat0", "◆") in styles
    assert ("class:plain class:seat1", "●") in styles
    at.pen.close()


# --- where room is scarce ---------------------------------------------------------------------------------------------


def painter_of_staufer(tmp_path: Path) -> Painter:
    at = session(tmp_path, "staufer")
    return Painter(at.match, at.words, 0)


def small_table() -> Table:
    heads = [Line("head-region"), Line("head-points", tone="dim"), Line("head-lying")]
    chest = Line("chest", {"chest": "turquoise_double_muster"})
    rows = [
        [Line("region", {"region": "aachen"}), Line("points", {"points": "12"}), chest],
        [Line("region", {"region": "palermo"}, "dim"), Line("points", {"points": "9"}), Line("nothing")],
    ]
    return Table("offices", heads, rows)


@needs("staufer")
def test_columns_stand_below_each_other_and_figures_to_the_right(tmp_path: Path) -> None:
    shown = [plain(row) for row in laid_out(painter_of_staufer(tmp_path), small_table(), 60)]
    assert shown == ["Region   Points  Lying", "Aachen       12  Double muster", "Palermo       9  –"]


@needs("staufer")
def test_what_is_too_wide_is_said_in_short_then_left_out_then_cut(tmp_path: Path) -> None:
    painter, table = painter_of_staufer(tmp_path), small_table()
    assert [plain(row) for row in laid_out(painter, table, 26)][1] == "Aachen       12  Twice"
    assert [plain(row) for row in laid_out(painter, table, 20)] == ["Region   Lying", "Aachen   Twice", "Palermo  –"]
    assert [plain(row) for row in laid_out(painter, table, 12)] == ["Regi…  Lying", "Aach…  Twice", "Pale…  –"]
    assert all(width_of(row) <= 7 for row in laid_out(painter, table, 7))


@needs("staufer")
def test_quiet_rows_give_way_where_it_is_tight(tmp_path: Path) -> None:
    painter = painter_of_staufer(tmp_path)
    assert [plain(row) for row in laid_out(painter, small_table(), 60, tight=True)][1:] == [
        "Aachen      12  Double muster"
    ]
    sheet = Sheet(painter, [Panel(Line("over")), Panel(Line("ring"), [small_table()])])
    assert len(sheet.compact(60)) == 3
    assert len(sheet.compact(60, tight=True)) == 2


# --- to listen to -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Row 1: a to c face down, d "), ("de", "Zeile 1: a bis c verdeckt, d ")]
)
def test_a_row_is_a_sentence_for_whoever_listens(tmp_path: Path, language: str, said: str) -> None:
    at = session(tmp_path, "tumult_royal", language)
    lines = [line.strip() for line in Painter(at.match, at.words, 0, spoken=True).text()]
    assert any(line.startswith(said) for line in lines)
    assert not any(sign in line for line in lines for sign in "░∧♣⌂♜◆●▲■")
    at.pen.close()


@needs("staufer")
def test_a_row_of_a_table_says_its_heads_and_leaves_out_what_is_empty(tmp_path: Path) -> None:
    painter = painter_of_staufer(tmp_path)
    painter.spoken = True
    said = [painter.sentence(small_table(), row) for row in small_table().rows]
    assert said == ["Aachen: points: 12; lying there: Double muster", "Palermo: points: 9"]


@pytest.mark.parametrize("game", OURS)
def test_no_sign_of_a_seat_is_left_where_it_is_listened_to(tmp_path: Path, game: str) -> None:
    at = session(tmp_path, game)
    for _ in moments(at, Rng(3), 9, 500):
        text = "\n".join(Painter(at.match, at.words, 0, spoken=True).text())
        assert not any(sign in text for sign in "◆●▲■")
    at.pen.close()
