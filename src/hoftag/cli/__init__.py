"""The `hoftag` command."""

from hoftag.cli.main import main

__all__ = ["main"]
