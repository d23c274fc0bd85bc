"""How a game ended: places, scores and their parts, what broke a tie, and where the record lies."""

from prompt_toolkit.utils import get_cwidth

from hoftag.cli.table.layout import FIGURE
from hoftag.cli.table.session import Page, Session
from hoftag.core.events import SPECTATOR
from hoftag.core.outcome import Outcome
from hoftag.core.words import Words


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
    """A row for each player, a column for each part."""
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
