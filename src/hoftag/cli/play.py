"""`hoftag play`: a game in the terminal, with bots or friends."""

import errno
import io
import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from hoftag.cli.options import in_a_language, read_options
from hoftag.core.errors import HoftagError, there_is

if TYPE_CHECKING:
    from hoftag.cli.table.session import Session
    from hoftag.core.game import Game
    from hoftag.core.options import OptionValue
    from hoftag.core.record import Player

SEATS = 4
NEWEST = "newest"


class Order(NamedTuple):
    """A game as it was ordered: what is needed to lay the table again."""

    game: "Game"
    options: "dict[str, OptionValue]"
    players: "list[Player]"


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many play, bots included [default: 4, or as many as there are people].")
@click.option("--humans", type=int, help="How many people play at this screen [default: 1, or one per name].")
@click.option("--names", help="The names of the people, then of the bots: Anna,Ben.")
@click.option(
    "--bots", multiple=True, help="Who fills the other seats: greedy, random, search:ms=500 [default: greedy]."
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Set an option; see hoftag games.")
@click.option("--components", type=click.Path(path_type=Path), help="Your corrections to the component data (.toml).")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Begin with this luck [default: any].")
@in_a_language
@click.option("--naming", metavar="common|ours", help="Names that most players know, or those of our rulebook.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers and pipes.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the game into this file.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=NEWEST,
    metavar="[FILE]",
    help="Go on with a saved game [default: the newest].",
)
def play(
    game: str | None,
    seats: int | None,
    humans: int | None,
    names: str | None,
    bots: tuple[str, ...],
    options: tuple[str, ...],
    components: Path | None,
    seed: int | None,
    lang: str | None,
    naming: str | None,
    plain: bool,
    record: Path | None,
    resume: str | None,
) -> int:
    """Play GAME in the terminal, with bots or with friends who take turns at the screen.

    Every move is saved at once; a game that was left, or lost its terminal, goes on with --resume.
    """
    from hoftag.core.words import pick_language, pick_naming

    language, called = pick_language(lang, os.environ), pick_naming(naming, os.environ)
    plain = plain or is_plain()
    if resume is not None:
        if any(given is not None for given in (seats, humans, names, seed, record, components)) or bots or options:
            raise HoftagError(
                "a game that is resumed goes on as it was begun; --resume goes with --lang, --naming and --plain only"
            )
        session = resumed(resume, language, called)
        order = ordered_again(session)
    else:
        luck = seed if seed is not None else new_luck()
        order = ordered(game, seats, humans, names, bots, options, components, language, luck)
        session = begun(order, language, called, luck, record)
    while True:
        again, status = at_table(session, plain=plain)
        if not again:
            return status
        session = begun(order, language, called, new_luck(), None)


def new_luck() -> int:
    return secrets.randbits(64)


def is_plain() -> bool:
    """Whether this is no terminal to draw on."""
    return not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb"


# --- laying the table ---------------------------------------------------------------------------------------------


def ordered(
    name: str | None,
    seats: int | None,
    humans: int | None,
    names: str | None,
    bots: tuple[str, ...],
    options: tuple[str, ...],
    components: Path | None,
    language: str,
    luck: int,
) -> Order:
    """Everything that was asked for, checked before anything is written."""
    from hoftag.cli.table.seating import read_bots, seated
    from hoftag.core.components import with_owner_file
    from hoftag.core.registry import find_game, game_names
    from hoftag.core.words import game_words

    if name is None:
        raise HoftagError(f"which game? {there_is(game_names())}: hoftag play {game_names()[0]}")
    game = find_game(name)
    if components is not None:
        game = with_owner_file(game, components)
    chosen = game.check_options(read_options(options))
    given = names.split(",") if names is not None else []
    people = humans if humans is not None else max(1, len(given))
    found = read_bots(bots)
    if seats is None:
        seats = max(people + (len(found) if bots else 0), min(SEATS, game.seats.stop - 1))
    game.check_seats(seats)
    if people == seats and not bots:
        found = []
    players = seated(seats, people, found, given, game_words(game, language, (), "hoftag.cli"), luck)
    return Order(game, chosen, players)


def begun(order: Order, language: str, naming: str, luck: int, record: Path | None) -> "Session":
    """A new game with its record on the disk."""
    from hoftag.cli.table.session import Session
    from hoftag.cli.table.store import Pen, games_folder, new_path
    from hoftag.core.match import Match

    match = Match(order.game, len(order.players), luck, order.options, order.players)
    path = record if record is not None else new_path(games_folder(os.environ), order.game.name)
    return Session(match, language, Pen(path, match.record, fresh=True), naming=naming)


def resumed(asked: str, language: str, naming: str) -> "Session":
    """A saved game, taken up where it was left."""
    from hoftag.cli.table.session import Session
    from hoftag.cli.table.store import Pen, games_folder, newest_unfinished
    from hoftag.core.match import opened

    path = newest_unfinished(games_folder(os.environ)) if asked == NEWEST else Path(asked)
    match = opened(path)
    return Session(match, language, Pen(path, match.record, fresh=False), naming=naming)


def ordered_again(session: "Session") -> Order:
    """The same table as in a saved game, by the newest rules."""
    record, game = session.match.record, session.match.game
    game = game.with_rules(game.rules_version)
    return Order(game, game.check_options(record.options), record.players)


# --- sitting at it ------------------------------------------------------------------------------------------------


def at_table(session: "Session", *, plain: bool) -> tuple[bool, int]:
    """Play until the table is left: whether another game is wanted, and the exit code."""
    from hoftag.cli.table.leaving import CLOSED, Left

    again, status = False, 0
    try:
        again = in_lines(session) if plain else on_screen(session)
    except KeyboardInterrupt:
        status = Left().status
    except Left as stop:
        status = stop.status
    except EOFError:  # a pipe with nothing more to say has left the table
        status = 0
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        status = Left(CLOSED).status
    finally:
        session.pen.close()
    if not session.is_over():
        say_how_to_resume(session)
    return again, status


def in_lines(session: "Session") -> bool:
    from hoftag.cli.table.leaving import raise_left, signals_as
    from hoftag.cli.table.plain import PlainTable

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an old terminal may lack a letter; the game goes on
    with signals_as(raise_left):
        PlainTable(session, asked_in_line, lambda text: print(text, flush=True)).run()
    return False


def asked_in_line(question: str) -> str:
    """A line typed at a terminal, or read from a pipe; what came from a pipe is shown as if it had been typed."""
    answer = input(question)
    if not sys.stdin.isatty():
        print(answer, flush=True)
    return answer


def on_screen(session: "Session") -> bool:
    from hoftag.cli.table.ending import result
    from hoftag.cli.table.screen import Screen

    again = Screen(session).run() == "again"
    if session.is_over() and not again:
        # The screen is gone; the result stays.
        print("\n".join(result(session.words, session.match.state.outcome(), spoken=True)))
        print(session.words.say("ui-record-lies", {"path": str(session.pen.path)}))
    return again


def say_how_to_resume(session: "Session") -> None:
    from hoftag.cli.table.store import resume_command

    command = resume_command(session.pen.path)
    try:
        print()
        print(session.words.say("ui-resume", {"command": command}), flush=True)
    except OSError:
        # The terminal is gone: nobody reads this, and the game is on the disk.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.dup2(nowhere, sys.stderr.fileno())
