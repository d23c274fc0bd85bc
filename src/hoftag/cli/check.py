"""`hoftag check`: whether a scenario, a record or a component file holds, or whether a game keeps the contract."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hoftag.core.errors import HoftagError

if TYPE_CHECKING:
    from hoftag.core.conformance import Choose
    from hoftag.core.conformance.shares import DealtAnew
    from hoftag.core.game import Game, State
    from hoftag.core.moves import Move

BOTS = ("greedy", "search:samples=6")
"""The bots that the kit asks for their blindness, where a game has what they need."""


@click.command()
@click.argument("what", metavar="FILE|GAME", nargs=-1, required=True)
@click.option("--games", default=1000, show_default=True, help="With GAME: how many random games.")
@click.option("--seats", type=int, help="With GAME: only this many seats.")
@click.option("--seed", default=1, show_default=True, help="With GAME: the first seed.")
@click.option("--rules", type=int, help="With GAME: the version of its rules [default: the newest].")
@click.option("--game", "corrected", help="With a component file: the game it corrects.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document per item.")
def check(
    what: tuple[str, ...],
    games: int,
    seats: int | None,
    seed: int,
    rules: int | None,
    corrected: str | None,
    as_json: bool,
) -> None:
    """Check scenarios and component files (.toml), records (any other file), or put a GAME through the kit.

    Everything is fine: exit code 0. Something is not: one sentence that says where and why, exit code 2.
    """
    for item in what:
        path = Path(item)
        if path.suffix == ".toml" or path.exists():
            found = check_file(path, corrected)
        else:
            found = check_game(item, games, seats, seed, rules)
        click.echo(json.dumps(found) if as_json else "\n".join(said(found)))


def said(found: Mapping[str, object]) -> list[str]:
    """A finding of this command: what was checked, and the figures in one line; then what worlds deal anew."""
    figures = ", ".join(
        f"{name.replace('_', ' ')} {' '.join(value) if isinstance(value, list) else value}"
        for name, value in found.items()
        if name not in ("checked", "dealt_anew") and value != []
    )
    shares = found.get("dealt_anew", [])
    assert isinstance(shares, list)
    return [f"ok: {found['checked']} ({figures})", *map(dealt, shares)]


def dealt(share: "DealtAnew") -> str:
    """How much the worlds of one seat differ from the truth; what always stays the same, bots would know."""
    views = ", ".join(f"of seat {seat} in {part:.0%}" for seat, part in share["views"].items())
    return f"  worlds of seat {share['seat']}: something hidden differs in {share['differ']:.0%}; the own view {views}"


def check_file(path: Path, corrected: str | None) -> dict[str, object]:
    """A scenario or component file by its ending and content, else a record."""
    from hoftag.core.components import read_toml, with_owner_file
    from hoftag.core.registry import find_game

    if path.suffix != ".toml":
        return check_record(path)
    document = read_toml(path, "the file")
    if corrected is not None:
        with_owner_file(find_game(corrected), path)
        return {"checked": str(path), "corrects": corrected}
    if "game" not in document:
        raise HoftagError(f"{path} names no game: a scenario has a line 'game = ...', a component file needs --game")
    from hoftag.core.scenario import check_scenario

    return {"checked": str(path), "steps": check_scenario(path)}


def check_record(path: Path) -> dict[str, object]:
    """Replay a record, line by line."""
    from hoftag.core.match import opened

    match = opened(path)
    return {
        "checked": str(path),
        "game": match.game.name,
        "rules": match.game.rules,
        "moves": len(match.record.entries),
        "over": match.state.is_over(),
        "true_to_seed": match.true_to_seed,
    }


def check_game(name: str, games: int, seats: int | None, seed: int, rules: int | None) -> dict[str, object]:
    """Put a game through the conformance kit."""
    from rich.console import Console
    from rich.progress import Progress

    from hoftag.core.conformance import Plan, check_game
    from hoftag.core.registry import find_game

    game = find_game(name)
    game = game if rules is None else game.with_rules(rules)
    plan = Plan(games=games, seed=seed, seats=None if seats is None else game.check_seats(seats))
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(name, total=games)
        bots = {} if game.strategy is None else {spec: asking(game, spec) for spec in BOTS}
        report = check_game(game, plan, lambda: progress.advance(task), bots)
    return {"checked": name, "rules": game.rules, **report.to_json()}


def asking(game: "Game", spec: str) -> "Choose":
    """A bot as the kit asks it: a new one for each question."""
    from hoftag.bots import specs
    from hoftag.bots.player import Seat

    def choose(state: "State", seat: int, seed: int) -> "Move":
        seats = int(str(state.save()["seats"]))
        return specs.read(spec).make(seed).choose(Seat(game, state, seat, seats))

    return choose
