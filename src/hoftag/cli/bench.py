"""`hoftag bench`: how fast things are."""

import json

import click

from hoftag.core.errors import HoftagError, there_is


@click.group()
def bench() -> None:
    """Measure how fast the engine is."""


@bench.command()
@click.option("--against", metavar="PEER", help="Another engine, measured in the same run: catanatron.")
@click.option("--rounds", default=7, show_default=True, type=click.IntRange(1), help="Rounds; medians are reported.")
@click.option(
    "--seconds", default=1.0, show_default=True, type=click.FloatRange(0.001), help="CPU time per engine and round."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def engine(against: str | None, rounds: int, seconds: float, as_json: bool) -> None:
    """Random games of every game there is: decisions and games a second, and what a copy costs."""
    from hoftag.arena.bench import PEERS, bench_engine

    if against is not None and against not in PEERS:
        raise HoftagError(f"there is no peer '{against}'; {there_is(PEERS)}")
    found = bench_engine(against, rounds, seconds)
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        show(found)


def show(found: dict[str, object]) -> None:
    """A table for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"Random games, one core, {found['build']} Python", box=box.SIMPLE, title_justify="left")
    table.add_column("engine")
    for name in ("seats", "decisions/s", "games/s", "per game", "copy µs", "ratio"):
        table.add_column(name, justify="right")
    games, peer = found["games"], found["peer"]
    assert isinstance(games, dict)
    for name, one in games.items():
        ratio = "" if one["ratio"] is None else f"{one['ratio']:.1f} x"
        speeds = (
            f"{one['decisions_per_second']:,}",
            f"{one['games_per_second']:,.0f}",
            f"{one['decisions_per_game']:.0f}",
        )
        table.add_row(name, str(one["seats"]), *speeds, f"{one['copy_us']:.1f}", ratio)
    if isinstance(peer, dict):
        speed, copy = f"{peer['decisions_per_second']:,}", f"{peer['copy_us']:.1f}"
        table.add_row(f"{peer['name']} {peer['version']}", "4", speed, "", "", copy, "", style="dim")
    Console().print(table)
