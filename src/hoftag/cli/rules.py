"""`hoftag rules`: the rules of a game, or one rule."""

import json
import os
import shutil
from textwrap import fill

import click

from hoftag.cli.options import in_a_language


@click.command()
@click.argument("game")
@click.argument("rule", required=False)
@in_a_language
@click.option("--naming", metavar="common|ours", help="Names that most players know, or those of our rulebook.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def rules(game: str, rule: str | None, lang: str | None, naming: str | None, as_json: bool) -> None:
    """Read the rules of GAME, or one RULE with what belongs to it: C-5.1, or all of chapter C-5."""
    from hoftag.core.registry import find_game
    from hoftag.core.rulebook import rulebook
    from hoftag.core.words import pick_language, pick_naming

    book = rulebook(find_game(game), pick_language(lang, os.environ), pick_naming(naming, os.environ))
    width = min(100, shutil.get_terminal_size().columns)
    if as_json:
        found = book.find(rule) if rule is not None else list(book.rules.values())
        told = {one.id: {"text": one.text, "ours": one.ours} for one in found}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    if rule is not None:
        for line in book.lines(rule):
            click.echo(fill(line, width, subsequent_indent="  "))
        return
    click.echo(book.title)
    for line in (book.preface, book.legend):
        if line:
            click.echo(f"\n{fill(line, width)}")
    for chapter in book.chapters:
        click.echo(f"\n{chapter.heading}\n")
        for line in chapter.lines():
            click.echo(fill(line, width, subsequent_indent="  "))
