"""`hoftag replay`: a recorded game in words."""

import json
import os
from pathlib import Path

import click

from hoftag.cli.options import in_a_language
from hoftag.core.errors import HoftagError
from hoftag.core.events import SPECTATOR, Event
from hoftag.core.match import Match
from hoftag.core.words import Words

EVERYTHING = "all"


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--viewer", default=EVERYTHING, show_default=True, metavar="SEAT|all", help="Whose eyes to see it with.")
@click.option("--to", "moves", type=click.IntRange(0), help="Stop after this many lines of the record.")
@in_a_language
@click.option("--naming", metavar="common|ours", help="Names that most players know, or those of our rulebook.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document: events, view and result.")
def replay(file: Path, viewer: str, moves: int | None, lang: str | None, naming: str | None, as_json: bool) -> None:
    """Read a recorded game move by move; every move is checked against the rules."""
    from hoftag.core.words import game_words, pick_language, pick_naming

    language, called = pick_language(lang, os.environ), pick_naming(naming, os.environ)
    match = opened_up_to(file, moves)
    eyes = read_viewer(viewer, match)
    if as_json:
        click.echo(json.dumps(document(match, eyes), ensure_ascii=False))
        return
    players = [player.name for player in match.record.players]
    for line in told(match, eyes, game_words(match.game, language, players, "hoftag.cli", naming=called)):
        click.echo(line)


def opened_up_to(file: Path, moves: int | None) -> Match:
    """The match in a file, or its beginning."""
    from hoftag.core.match import opened, replayed

    match = opened(file)
    if moves is None or moves >= len(match.record.entries):
        return match
    match.record.entries = match.record.entries[:moves]
    match.record.end = None
    return replayed(match.record)


def read_viewer(text: str, match: Match) -> int | None:
    """A seat, or None for all secrets."""
    if text == EVERYTHING:
        return None
    if text.isdecimal() and int(text) < match.record.seats:
        return int(text)
    raise HoftagError(f"there is no seat '{text}'; there is 0 to {match.record.seats - 1}, or all")


def seen(match: Match, viewer: int | None) -> list[list[Event]]:
    """What happened at set-up and with each move, as far as the viewer may know."""
    if viewer is None or match.state.is_over():
        return [events for _, events in match.told()]
    found = []
    for _, events in match.told():
        known = [event.seen_by(viewer) for event in events]
        found.append([event for event in known if event is not None])
    return found


def document(match: Match, viewer: int | None) -> dict[str, object]:
    """A game for machines."""
    state = match.state
    return {
        "game": match.game.name,
        "players": [{"name": player.name, "kind": player.kind} for player in match.record.players],
        "moves": [str(entry) for entry in match.record.entries],
        "events": [[event.to_json() for event in events] for events in seen(match, viewer)],
        "view": state.view(SPECTATOR if viewer is None else viewer),
        "outcome": state.outcome().to_json() if state.is_over() else None,
    }


def told(match: Match, viewer: int | None, words: Words) -> list[str]:
    """A game for people: every sentence, then how it stands."""
    from hoftag.cli.table.ending import result

    eyes = SPECTATOR if viewer is None else viewer
    lines = [words.event(event, eyes) for events in seen(match, viewer) for event in events]
    if match.state.is_over():
        return [*lines, "", words.say("ui-result"), *result(words, match.state.outcome(), spoken=True)]
    return [*lines, "", words.say("ui-standing"), *standing(match, words, eyes)]


def standing(match: Match, words: Words, viewer: int) -> list[str]:
    """The table as it stands."""
    from hoftag.cli.table.render import Painter

    painter = Painter(match, words, viewer, spoken=True)
    return painter.text()
