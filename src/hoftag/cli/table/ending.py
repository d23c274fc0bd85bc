"""How a game ended: places, scores and their parts, what broke a tie, and where the record lies."""

from prompt_toolkit.utils import get_cwidth

from hoftag.cli.table.layout import FIGURE
from hoftag.cli.table.session import Page, Session
from hoftag.core.events import SPECTATOR
from hoftag.core.outcome import Outcome
from hoftag.core.words import Words

ROOM = 80
"""Columns of a screen that is small and comfortable."""


def result_page(session: Session, *, spoken: bool = False) -> Page:
    """The result, and where the record lies."""
    outcome = session.match.state.outcome()
    said = [*result(session.words, outcome, spoken=spoken), *account(session.words, outcome, session.viewer)]
    lies = session.words.say("ui-record-lies", {"path": str(session.pen.path)})
    return Page(session.words.say("ui-result"), [*said, lies])


def result(words: Words, outcome: Outcome, *, spoken: bool) -> list[str]:
    """Winner, scores and tie-break, as a table to look at or as sentences to listen to."""
    winners = [words.player(seat) for seat in outcome.winners()]
    said = [words.say("ui-winner" if len(winners) == 1 else "ui-winners", {"names": words.joined(winners)})]
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    said.append("\n".join((sentences if spoken else columns)(words, outcome, order)))
    if outcome.broke_tie:
        said.append(words.say(f"broke-tie-{outcome.broke_tie}"))
    return said


def account(words: Words, outcome: Outcome, viewer: int) -> list[str]:
    """How whoever looks at it did, and where it was lost; nothing for spectators."""
    if viewer == SPECTATOR:
        return []
    gap, part, lost = outcome.account(viewer)
    place = outcome.places[viewer]
    if place == 1:
        return [words.say("account-ahead", {"points": gap})] if gap else []
    said = [words.say("account-behind" if gap else "account-level", {"place": place, "points": gap})]
    if part:
        said.append(words.say("account-lost", {"part": words.say(f"part-{part}"), "points": lost}))
    return [" ".join(said)]


def sentences(words: Words, outcome: Outcome, order: list[int]) -> list[str]:
    """A sentence for each player."""
    lines = []
    for seat in order:
        parts = ", ".join(f"{words.say(f'part-{name}')} {points}" for name, points in outcome.parts[seat].items())
        place, points = outcome.places[seat], outcome.scores[seat]
        lines.append(
            words.say("ui-score-line", {"place": place, "name": words.player(seat), "points": points, "parts": parts})
        )
    return lines


def columns(words: Words, outcome: Outcome, order: list[int]) -> list[str]:
    """A row for each player, a column for each part; the other way round where that has no room."""
    parts = list(outcome.parts[0])
    heads = [*(words.say(f"part-{part}") for part in parts), words.say("ui-total")]
    places = [f"{outcome.places[seat]}." for seat in order]
    names = [words.player(seat) for seat in order]
    figures = [[*(str(outcome.parts[seat][part]) for part in parts), str(outcome.scores[seat])] for seat in order]
    across = [["", "", *heads], *([place, name, *row] for place, name, row in zip(places, names, figures, strict=True))]
    lines = below_each_other(across, 1)
    if max(map(get_cwidth, lines)) <= ROOM:
        return lines
    down = [["", *places], ["", *names]]
    down += [[head, *row] for head, row in zip(heads, zip(*figures, strict=True), strict=True)]
    return min(lines, below_each_other(down, 0), key=lambda all_lines: max(map(get_cwidth, all_lines)))


def below_each_other(rows: list[list[str]], names: int) -> list[str]:
    """Cells in columns: those with names to the left, numbers to the right."""
    widths = [max(map(get_cwidth, column)) for column in zip(*rows, strict=True)]
    return [FIGURE + "  ".join(aligned(cell, widths[at], at == names) for at, cell in enumerate(row)) for row in rows]


def aligned(cell: str, width: int, left: bool) -> str:
    blank = " " * (width - get_cwidth(cell))
    return cell + blank if left else blank + cell
