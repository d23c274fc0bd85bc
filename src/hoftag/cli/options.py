"""Options on the command line: those of a game, and those that several commands have."""

import click

from hoftag.core.errors import HoftagError

in_a_language = click.option(
    "--lang", metavar="LANGUAGE", help="The language, such as de [default: that of the system]."
)


def read_options(texts: tuple[str, ...]) -> dict[str, str]:
    """`--option NAME=VALUE`, any number of times."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise HoftagError(f"--option should be NAME=VALUE, not '{text}'")
        found[name.strip()] = value.strip()
    return found
