"""`hoftag rules`: the rules of a game, or one rule."""

import json
import os
import shutil
from textwrap import fill

import click


@click.command()
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--lang", metavar="en|de", help="The language [default: that of the system].")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def rules(game: str, rule: str | None, lang: str | None, as_json: bool) -> None:
    """Read the rules of GAME, or one RULE with what belongs to it: C-5.1, or all of chapter C-5."""
    from hoftag.core.registry import find_game
    from hoftag.core.rulebook import rulebook
    from hoftag.core.words import pick_language

    book = rulebook(find_game(game), pick_language(lang, os.environ))
    found = book.find(rule) if rule is not None else list(book.rules.values())
    width = min(100, shutil.get_terminal_size().columns)
    if as_json:
        click.echo(json.dumps({one.id: one.text for one in found}, ensure_ascii=False, indent=2))
        return
    if rule is None:
        click.echo(f"{book.title}\n\n{fill(book.preface, width)}")
    for chapter in book.chapters:
        here = [one for one in chapter.rules if one in found]
        if rule is None:
            click.echo(f"\n{chapter.title}\n")
        for one in here:
            click.echo(fill(f"{one.id}  {one.text}", width, subsequent_indent="  "))
