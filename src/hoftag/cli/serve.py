"""`hoftag serve`: the web table."""

from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for all.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free port.")
@click.option("--database", metavar="FILE", help="The SQLite file, or sqlite:///FILE; by default in your user data.")
@click.option("--origin", multiple=True, help="Another origin that may connect, such as a development server.")
@click.option("--https", is_flag=True, help="Behind a proxy that speaks https: cookies travel over https only.")
@click.option(
    "--bot-processes", default=1, show_default=True, type=click.IntRange(1, 64), help="Bots thinking at once."
)
@click.option(
    "--bot-seconds",
    default=10.0,
    show_default=True,
    type=click.FloatRange(6, 600),
    help="Time a bot has for one move; after that another plays on for it.",
)
@click.option(
    "--bot-megabytes",
    default=512,
    show_default=True,
    type=click.IntRange(128),
    help="Memory each process of bots has.",
)
@click.option("--bot-pause", default=0.6, show_default=True, help="Seconds a bot waits before it moves.")
@click.option(
    "--components",
    multiple=True,
    metavar="GAME=FILE",
    help="Your corrections to the component data of a game (.toml), for all tables laid from now on.",
)
@click.option("--messages-per-second", default=20.0, show_default=True, help="What one socket may send.")
def serve(
    host: str,
    port: int,
    database: str | None,
    origin: tuple[str, ...],
    https: bool,
    bot_processes: int,
    bot_seconds: float,
    bot_megabytes: int,
    bot_pause: float,
    components: tuple[str, ...],
    messages_per_second: float,
) -> None:
    """Open the web table."""
    for named in components:
        correct_game(named)
    from hoftag.server.config import Config
    from hoftag.server.run import default_database, run
    from hoftag.server.store.location import database_file

    static = Path(__file__).resolve().parent.parent / "static"
    config = Config(
        database=(default_database() if database is None else database_file(database)).absolute(),
        static=static,
        origins=origin,
        secure=https,
        bot_processes=bot_processes,
        bot_seconds=bot_seconds,
        bot_megabytes=bot_megabytes,
        bot_pause=bot_pause,
        messages_per_second=messages_per_second,
    )
    run(config, host, port, lambda address: click.echo(f"Hoftag is open at {address}"))


def correct_game(named: str) -> None:
    """Play a game with the data of somebody's box, or say what is wrong with the file."""
    from hoftag.core.components import with_owner_file
    from hoftag.core.errors import HoftagError
    from hoftag.core.registry import correct, find_game

    name, equals, file = named.partition("=")
    if not equals or not file:
        raise HoftagError(f"--components needs GAME=FILE, such as staufer=my-box.toml; '{named}' is not of that form")
    correct(with_owner_file(find_game(name), Path(file)))
