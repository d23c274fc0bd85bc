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
    bot_seconds: float = 10.0
    """How long a bot may think about one move."""
    bot_pause: float = 0.6
    """Seconds before a bot's move, so that people can follow."""
    messages_per_second: float = 20.0
    """For each socket; three times as many at once."""
    whys_per_second: float = 20.0
    """How often a socket may ask why a move is not legal; three times as many at once."""
    requests_per_second: float = 20.0
    """For each address; five times as many at once."""
    logins_per_minute: float = 10.0
    guests_per_minute: float = 30.0
    snapshot_every: int = 50
    idle_seconds: float = 600.0
    """After how long a table that nobody looks at leaves the memory."""
    tables_kept: int = 1000
    """With more tables in memory they leave it after a minute."""
