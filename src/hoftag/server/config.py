"""What can be set about a server."""

from pathlib import Path

from msgspec import Struct


class Config(Struct, frozen=True):
    """The settings of a server; the defaults suit one with many guests."""

    database: Path
    static: Path | None = None
    """The built client, if there is one."""
    origins: tuple[str, ...] = ()
    """Further origins that may open sockets, such as a development server."""
    secure: bool = False
    """Whether cookies travel over https only."""
    bot_processes: int = 1
    """So many bots think at once; those of other tables wait meanwhile."""
    bot_seconds: float = 10.0
    """How long a bot may think about one move before it is replaced; more than any spec may ask for."""
    bot_hand_seconds: float = 1.0
    """How long a bot's hand may take to decide about one act in a rush; the server waits for it."""
    bot_megabytes: int = 512
    """How much memory a process may use in which bots think, where the system can limit it."""
    stand_in: str = "greedy"
    """The bot that plays on for one that failed and for somebody who is away; `random` where a game has no strategy."""
    bot_pause: float = 0.6
    """Seconds before a bot's move, so that people can follow."""
    messages_per_second: float = 20.0
    """For each socket; three times as many at once."""
    whys_per_second: float = 20.0
    """How often a socket may ask why a move is not legal, or what a plan needs; three times as many at once."""
    requests_per_second: float = 20.0
    """For each address; five times as many at once."""
    logins_per_minute: float = 10.0
    guests_per_minute: float = 30.0
    snapshot_every: int = 50
    idle_seconds: float = 600.0
    """After how long a table that nobody looks at leaves the memory."""
    tables_kept: int = 1000
    """With more tables in memory they leave it after a minute."""
