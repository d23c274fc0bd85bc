"""The `hoftag` command: it finds the module of a subcommand, runs it, and turns errors into one sentence.

Nothing but click is imported before a subcommand is chosen, so that `hoftag --help` answers at once.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from typing import NamedTuple, NoReturn

import click

from hoftag import __version__

BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class Command(NamedTuple):
    """Where a subcommand lives, and what the list of commands says about it."""

    target: str
    """`module:function` below `hoftag.cli`."""
    help: str


COMMANDS = {
    "serve": Command("serve:serve", "Open the web table."),
    "play": Command("play:play", "Play a game in the terminal, with bots or friends."),
    "simulate": Command("simulate:simulate", "Let bots play many games and count the results."),
    "bench": Command("bench:bench", "Measure how fast the engine and the server are."),
    "check": Command("check:check", "Check a game, a scenario, a record or a component file."),
    "replay": Command("replay:replay", "Read a recorded game move by move."),
    "games": Command("games:games", "List the games there are, with their seats and options."),
    "rules": Command("rules:rules", "Read the rules of a game, or one rule."),
}


class LazyGroup(click.Group):
    """A group that imports a subcommand only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        speak_of_warnings()
        module, _, function = COMMANDS[cmd_name].target.partition(":")
        command = getattr(importlib.import_module(f"hoftag.cli.{module}"), function)
        if not isinstance(command, click.Command):
            raise TypeError(f"hoftag.cli.{module}:{function} is not a click command")
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if not args[0].startswith("-") and args[0] not in COMMANDS:
            raise click.UsageError(f"there is no command {args[0]!r}; there are {', '.join(COMMANDS)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.help) for name, command in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            ctx.exit(PIPE_CLOSED)


@click.group(cls=LazyGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.pass_context
def hoftag(ctx: click.Context) -> None:
    """The digital table for board games about kings."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command; leave with 0, or with one sentence on stderr and an exit code that says what happened."""
    sys.exit(flushed(run(arguments)))


def run(arguments: Sequence[str] | None) -> int:
    try:
        status = hoftag.main(arguments, prog_name="hoftag", standalone_mode=False)
    except click.Abort as stop:
        return INTERRUPTED if isinstance(stop.__cause__, KeyboardInterrupt) else 1
    except click.ClickException as error:
        complain(sentence(error))
        return error.exit_code
    except Exception as error:
        from hoftag.core.errors import HoftagError

        if not isinstance(error, HoftagError):
            raise
        complain(str(error))
        return BAD_INPUT
    return status if isinstance(status, int) else 0


def speak_of_warnings() -> None:
    """What the log warns of, such as a package that cannot be used, is one sentence on stderr as well."""
    import logging

    logging.basicConfig(format="hoftag: %(message)s")


def sentence(error: click.ClickException) -> str:
    """Click's message on one line, and where to read on."""
    message = " ".join(error.format_message().split()).rstrip(".")
    if isinstance(error, click.UsageError) and error.ctx is not None:
        return f"{message} (see {error.ctx.command_path} --help)"
    return message


def complain(message: str) -> None:
    print(f"hoftag: {message}", file=sys.stderr)


def flushed(status: int) -> int:
    """Flush stdout; if its reader has gone (`hoftag rules citadels | head`), end as quietly as any other tool."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        status = PIPE_CLOSED
    if status == PIPE_CLOSED:
        # Python flushes once more on its way out: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status
