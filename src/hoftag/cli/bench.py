"""`hoftag bench`: how fast things are."""

import json
import sys
from pathlib import Path

import click

import hoftag
from hoftag.core.errors import HoftagError, there_is


@click.group()
def bench() -> None:
    """Measure how fast the engine and the server are."""


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


@bench.command()
@click.option("--against", metavar="PEER", help="Another server, measured in the same run: boardgame.io.")
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1), help="Rounds; medians are reported.")
@click.option(
    "--seconds", default=5.0, show_default=True, type=click.FloatRange(0.1), help="Time per server and round."
)
@click.option(
    "--warm", default=20.0, show_default=True, type=click.FloatRange(0), help="Seconds to warm up each server."
)
@click.option("--clients", multiple=True, type=click.IntRange(2), default=(100, 2000), show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def server(
    against: str | None, rounds: int, seconds: float, warm: float, clients: tuple[int, ...], as_json: bool
) -> None:
    """People at sockets, two at a table: CPU per move, moves a second, memory, and how long an answer takes."""
    find_server_benchmark()
    from bench.server.run import PEERS, bench_server

    if against is not None and against not in PEERS:
        raise HoftagError(f"there is no peer '{against}'; {there_is(PEERS)}")
    found = bench_server(against, rounds, seconds, warm, clients)
    click.echo(json.dumps(found, indent=None if as_json else 2))


@bench.command()
@click.option("--tables", default=200, show_default=True, type=click.IntRange(1), help="Tables of four, all at once.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def live(tables: int, as_json: bool) -> None:
    """The grab of Tumult Royale over lines of 10 to 180 ms: how long an act takes to its effect, and who wins."""
    find_server_benchmark()
    from bench.server.rush import bench_live

    click.echo(json.dumps(bench_live(tables), indent=None if as_json else 2))


def find_server_benchmark() -> None:
    """The benchmark of the server lies beside the package, in the source alone: make it importable."""
    root = Path(hoftag.__file__).parents[2]
    if not (root / "bench" / "server").is_dir():
        raise HoftagError("the benchmark of the server comes with the source: run ./hoftag bench there")
    sys.path.insert(0, str(root))


def show(found: dict[str, object]) -> None:
    """A table for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    build = "compiled with mypyc" if found["build"] == "compiled" else found["build"]
    table = Table(title=f"Random games, one core, {build}", box=box.SIMPLE, title_justify="left")
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
