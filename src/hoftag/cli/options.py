"""Options of a game as they are given on the command line."""

from hoftag.core.errors import HoftagError


def read_options(texts: tuple[str, ...]) -> dict[str, str]:
    """`--option NAME=VALUE`, any number of times."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise HoftagError(f"--option should be NAME=VALUE, not '{text}'")
        found[name.strip()] = value.strip()
    return found
