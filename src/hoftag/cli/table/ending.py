"""How a game ended: places, scores and their parts, what broke a tie, and where the record lies."""

from prompt_toolkit.utils import get_cwidth

from hoftag.cli.table.session import Page, Session
from hoftag.core.game import Outcome

FIGURE = "\u2007"
"""A blank as wide as a digit: marks lines whose columns must stay as they are."""


def result_page(session: Session, *, spoken: bool = False) -> Page:
    """The result, as a table to look at or as sentences to listen to."""
    words, outcome = session.words, session.match.state.outcome()
    winners = [words.player(seat) for seat in outcome.winners()]
    key = "ui-winner" if len(winners) == 1 else "ui-winners"
    said = [words.say(key, {"names": words.joined(winners)})]
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    said.append("\n".join(sentences(session, outcome, order) if spoken else columns(session, outcome, order)))
    if outcome.broke_tie:
        said.append(words.say(f"broke-tie-{outcome.broke_tie}"))
    said.append(words.say("ui-record-lies", {"path": str(session.pen.path)}))
    return Page(words.say("ui-result"), said)


def sentences(session: Session, outcome: Outcome, order: list[int]) -> list[str]:
    words = session.words
    lines = []
    for seat in order:
        parts = ", ".join(f"{words.say(f'part-{name}')} {points}" for name, points in outcome.parts[seat].items())
        place, points = outcome.places[seat], outcome.scores[seat]
        lines.append(
            words.say("ui-score-line", {"place": place, "name": words.player(seat), "points": points, "parts": parts})
        )
    return lines


def columns(session: Session, outcome: Outcome, order: list[int]) -> list[str]:
    words = session.words
    parts = list(outcome.parts[0])
    head = ["", "", *(words.say(f"part-{part}") for part in parts), words.say("ui-total")]
    rows = [head]
    for seat in order:
        figures = [str(outcome.parts[seat][part]) for part in parts]
        rows.append([f"{outcome.places[seat]}.", words.player(seat), *figures, str(outcome.scores[seat])])
    widths = [max(get_cwidth(row[at]) for row in rows) for at in range(len(head))]
    return [FIGURE + "  ".join(aligned(cell, widths[at], at) for at, cell in enumerate(row)) for row in rows]


def aligned(cell: str, width: int, at: int) -> str:
    """Names to the left, numbers to the right."""
    blank = " " * (width - get_cwidth(cell))
    return cell + blank if at == 1 else blank + cell
