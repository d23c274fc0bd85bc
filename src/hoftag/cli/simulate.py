"""`hoftag simulate`: bots against bots, in bulk."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hoftag.cli.options import read_options

if TYPE_CHECKING:
    from rich.table import Table

    from hoftag.arena.simulate import Plan, Played
    from hoftag.core.game import Game
    from hoftag.core.options import OptionValue

USUAL_SEATS = 4


@click.command()
@click.argument("game")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--bots", default="greedy", show_default=True, help="Bots, separated by commas; the last is repeated.")
@click.option("--seats", type=int, help="How many seats; as many as bots if several are named, else 4.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same results.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--components", type=click.Path(path_type=Path), help="Your corrections to the component data (TOML).")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1), help="How many processes.")
@click.option("--records", type=click.Path(path_type=Path), help="Keep every game as a record in this new folder.")
@click.option("--times", is_flag=True, help="With --json: how long the bots thought as well.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def simulate(
    game: str,
    games: int,
    bots: str,
    seats: int | None,
    seed: int,
    options: tuple[str, ...],
    components: Path | None,
    workers: int,
    records: Path | None,
    times: bool,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME and count the results.

    Games are played in blocks: each deal once with every rotation of the seating. A bot is named by a spec such as
    random, greedy, search:ms=500 or search:samples=100.
    """
    from hoftag.arena.statistics import failure_lines, milliseconds, statistics

    plan = planned(game, games, bots, seats, seed, options, components, records)
    if plan.blocks * plan.seats != games:
        click.echo(f"hoftag: {plan.blocks} blocks of {plan.seats} make {plan.blocks * plan.seats} games", err=True)
    played = played_with_progress(plan, workers, show=not as_json and sys.stderr.isatty())
    found = statistics(plan, played)
    took = milliseconds(plan, played)
    for line in failure_lines(plan, played):
        click.echo(f"hoftag: {line}", err=True)
    if as_json:
        click.echo(json.dumps({**found, "ms_per_decision": took} if times else found, indent=2))
    else:
        show(found, took)


def planned(
    name: str,
    games: int,
    bots: str,
    seats: int | None,
    seed: int,
    options: tuple[str, ...],
    components: Path | None,
    records: Path | None,
) -> "Plan":
    """Everything checked before the first card is dealt."""
    from hoftag.arena.simulate import Plan, fill
    from hoftag.bots import specs
    from hoftag.core.components import with_owner_file
    from hoftag.core.registry import find_game

    game = find_game(name)
    if components is not None:
        game = with_owner_file(game, components)
    line_up = [spec.text for spec in specs.read_list(bots)]
    if seats is None:
        seats = len(line_up) if len(line_up) > 1 else usual_seats(game)
    filled = fill(line_up, game.check_seats(seats))
    for text in dict.fromkeys(filled):
        specs.read(text).check(game)
    chosen = game.check_options(read_options(options))
    return Plan(name, seats, filled, -(-games // seats), seed, changed(game, chosen), game.overlay, records)


def usual_seats(game: "Game") -> int:
    """Four, or the nearest number that can play."""
    return min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1)


def changed(game: "Game", chosen: "dict[str, OptionValue]") -> "dict[str, OptionValue]":
    """The options that are not as usual."""
    return {option.name: chosen[option.name] for option in game.options if chosen[option.name] != option.default}


def played_with_progress(plan: "Plan", workers: int, show: bool) -> "list[Played]":
    """Play; a bar on stderr for those who watch."""
    from hoftag.arena import simulate as arena

    if not show:
        return arena.simulate(plan, workers)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(plan.game, total=plan.blocks * plan.seats)
        return arena.simulate(plan, workers, lambda: progress.advance(task))


# --- tables for people ---------------------------------------------------------------------------------------------


def show(found: dict[str, object], took: dict[str, float]) -> None:
    """The result on stdout."""
    from rich.console import Console

    console = Console()
    console.print(bots_table(found, took))
    for line in [*parts_lines(found), seats_line(found)]:
        console.print(line, highlight=False)
    rounds = f"{found['rounds']:.1f} rounds, " if found["rounds"] is not None else ""
    console.print(
        f"A game: {rounds}{found['decisions_per_game']:.0f} decisions; "
        f"the winner has {found['winner_score']:.1f} points, {found['margin']:.1f} ahead; "
        f"the table mean is {found['mean_score']:.1f}.",
        highlight=False,
    )


def percent(share: object) -> str:
    """`56.0 % (51.2-60.8)`: a share with its interval."""
    assert isinstance(share, dict)
    middle = f"{100 * share['share']:.1f} %"
    return middle if share["low"] is None else f"{middle} ({100 * share['low']:.1f}-{100 * share['high']:.1f})"


def bots_table(found: dict[str, object], took: dict[str, float]) -> "Table":
    """A line for each kind of bot."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(
        title=f"{found['game']}, {found['seats']} seats, {found['games']} games in {found['blocks']} blocks",
        box=box.SIMPLE,
        title_justify="left",
        padding=(0, 1, 0, 0),
    )
    table.add_column("bot")
    for name in ("wins (95 %)", "x fair", "place", "score", "lead", "ms"):
        table.add_column(name, justify="right", no_wrap=True)
    bots = found["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        name = bot["bot"] if bot["copies"] == 1 else f"{bot['copies']} x {bot['bot']}"
        table.add_row(
            Text(name, no_wrap=True, overflow="ellipsis"),
            percent(bot["wins"]),
            f"{bot['times_fair_share']:.2f}",
            f"{bot['place']:.2f}",
            f"{bot['score']:.1f}",
            f"{bot['lead']:+.1f}",
            f"{took[bot['bot']]:.2f}",
        )
    return table


def parts_lines(found: dict[str, object]) -> list[str]:
    """What the scores consist of."""
    bots = found["bots"]
    assert isinstance(bots, list)
    return [
        f"{bot['bot']}: " + " + ".join(f"{value:.1f} {name}" for name, value in bot["parts"].items()) for bot in bots
    ]


def seats_line(found: dict[str, object]) -> str:
    """Who won by seat, whichever bot sat there."""
    seats = found["by_seat"]
    assert isinstance(seats, list)
    return "Wins by seat: " + ", ".join(f"{100 * seat['share']:.1f} %" for seat in seats)
