"""`hoftag serve`: the web table."""

import click


@click.command()
def serve() -> None:
    """Open the web table."""
    click.echo("The web table is not built yet; play in the terminal with: ./hoftag play citadels")
