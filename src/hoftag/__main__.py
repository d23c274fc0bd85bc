"""`python -m hoftag` is the `hoftag` command."""

from hoftag.cli import main

main()
