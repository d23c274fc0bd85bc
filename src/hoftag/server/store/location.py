"""Where the database is: what `--database` may say."""

import re
from pathlib import Path
from typing import Final

from hoftag.server.store.errors import StoreError

SQLITE: Final = "sqlite:///"
SCHEME: Final = re.compile(r"[a-z][a-z0-9+.-]+:", re.IGNORECASE)
"""How a URL begins; a single letter is a drive."""


def database_file(text: str) -> Path:
    """The SQLite file that is meant: a path, or `sqlite:///path`, as SQLAlchemy has it (four slashes: absolute)."""
    path = text.removeprefix(SQLITE)
    scheme = SCHEME.match(path)
    if scheme is not None:  # the rest is not repeated: it may hold a password
        raise StoreError(
            f"--database takes a file or sqlite:///FILE (four slashes for an absolute path), not '{scheme[0]}...'; "
            f"for a file of such a name write ./{scheme[0]}..."
        )
    if path in {"", ":memory:"} or (path != text and "?" in path):
        raise StoreError(f"--database needs the name of a file, such as sqlite:///tables.sqlite; '{text}' has none")
    return Path(path)
