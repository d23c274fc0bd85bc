"""What stands on the screen at a moment, from the bar down to the list of moves."""

from dataclasses import dataclass, field

from hoftag.cli.table.layout import (
    LEAST_LOG,
    WIDE,
    Choice,
    bar,
    chronicle,
    grid,
    hinted,
    logged,
    page_rows,
    ruled,
)
from hoftag.cli.table.render import Painter, Row, cut, padded, plain, sign, wrapped
from hoftag.cli.table.session import Page, Session
from hoftag.cli.table.sheets import Sheet


@dataclass
class Scene:
    """Everything the screen shows that is not the game itself."""

    question: str = ""
    choice: Choice = field(default_factory=lambda: Choice((), 0))
    page: Page | None = None
    scroll: int = 0
    note: str = ""
    scarce: bool = False
    """Whether the table does not fit, so that only what matters stays pinned."""
    scrolls: bool = False
    """Whether there is more to read than is shown, as found out by the last painting."""


def handover(session: Session, seat: int, width: int, height: int) -> list[Row]:
    """Nothing but whose turn it is: the next person's cards, and the last one's, stay hidden."""
    words = session.words
    lines = [
        [sign(seat), ("class:title", f" {words.say('ui-hand-over', {'seat': seat})}")],
        [],
        [("class:hint", words.say("ui-hand-over-enter"))],
    ]
    above = max(0, (height - len(lines)) // 2)
    centred = [[("", " " * max(0, (width - len(plain(row))) // 2)), *cut(row, width)] for row in lines]
    return [*([[]] * above), *centred]


def paint(session: Session, scene: Scene, width: int, height: int) -> list[Row]:
    """All rows from top to bottom; hints, and what is quiet in the own corner, only where the whole table fits."""
    scene.scarce = False
    rows = painted(session, scene, width, height)
    if scene.scrolls and scene.page is None:
        scene.choice = scene.choice._replace(hints=())
        scene.scarce = True
        rows = painted(session, scene, width, height)
    return rows


def painted(session: Session, scene: Scene, width: int, height: int) -> list[Row]:
    painter = Painter(session.match, session.words, session.viewer)
    panels = painter.panels()
    name = session.words.say(f"game-{session.match.game.name}")
    here = session.words.player(session.viewer) if session.viewer >= 0 else ""
    top = bar(f"{name} · {plain(painter.line(panels[0].title))}", here, width)
    below = asking(scene, width, max(3, height // 4))[: height - 1]
    room = height - 1 - len(below)
    if scene.page is not None:
        middle = reading(scene, scene.page, width, room)
    else:
        sheet = Sheet(painter, panels, scarce=scene.scarce)
        own = sheet.pinned(width)[: max(0, room - 2)]
        room -= len(own)
        middle = (beside if width >= WIDE else stacked)(session, sheet, scene, width, room)
        below = [*own, *below]
    return [top, *middle, *([[]] * (room - len(middle))), *below]


def asking(scene: Scene, width: int, most: int) -> list[Row]:
    """The question and the answers there are."""
    rows = [ruled([], width), *wrapped([("class:question", scene.question)], width)]
    if scene.note:
        rows += wrapped([("class:note", scene.note)], width)
    return [*rows, *grid(scene.choice, width, most), *hinted(scene.choice, width)]


def reading(scene: Scene, page: Page, width: int, room: int) -> list[Row]:
    """A page in place of the table."""
    rows = page_rows(page, min(width, 100) - 2)
    head = wrapped([("class:title", page.title)], width)
    shown = scrolled(scene, rows, width, room - len(head) - 1)
    return [*head, [], *shown][: max(0, room)]


def scrolled(scene: Scene, rows: list[Row], width: int, room: int) -> list[Row]:
    """The part of some rows that is on the screen, with arrows where there is more."""
    scene.scrolls = len(rows) > room
    if room < 1:
        return []
    if not scene.scrolls:
        scene.scroll = 0
        return rows
    scene.scroll = max(0, min(scene.scroll, len(rows) - room))
    shown = rows[scene.scroll : scene.scroll + room]
    up, down = scene.scroll > 0, scene.scroll + room < len(rows)
    for number, there, mark in ((0, up, "↑"), (room - 1, down, "↓")):
        if there:
            shown[number] = [*padded(cut(shown[number], width - 2), width - 2), ("class:strong", f" {mark}")]
    return shown


def stacked(session: Session, sheet: Sheet, scene: Scene, width: int, room: int) -> list[Row]:
    """The table above, the log below."""
    told = session.log()
    log = logged(told[-room:], width)
    rows = sheet.roomy(width)
    if len(rows) + 1 + 2 * LEAST_LOG > room:
        rows = sheet.compact(width)
    most = room - 1 - min(LEAST_LOG, len(log))
    if len(rows) > most:  # the arrows need a margin
        rows = sheet.compact(width - 2, tight=True)
    shown = scrolled(scene, rows, width, most)
    left = room - len(shown) - 1
    rows = [*shown, log_rule(session, width), *chronicle(told, width, left)]
    return rows[: max(0, room)]


def log_rule(session: Session, width: int) -> Row:
    return ruled([("class:rule", session.words.say("ui-log"))], width)


def beside(session: Session, sheet: Sheet, scene: Scene, width: int, room: int) -> list[Row]:
    """The table to the left, the log to the right; above both what needs more than three quarters of the width."""
    sheet.span(width * 3 // 4)
    left = max(width * 5 // 8, sheet.broadest())
    right = width - left - 3
    above = sheet.across(width)
    room -= len(above)
    rows = sheet.roomy(left)
    if len(rows) > room:
        rows = sheet.compact(left)
    if len(rows) > room:
        rows = sheet.compact(left - 2, tight=True)
    shown = scrolled(scene, rows, left, room)
    log = [log_rule(session, right), *chronicle(session.log(), right, room - 1)]
    joined = []
    for at in range(room):
        one = shown[at] if at < len(shown) else []
        other = log[at] if at < len(log) else []
        joined.append([*padded(one, left), ("class:rule", " │ "), *other])
    return [*above, *joined]
