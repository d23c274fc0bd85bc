"""`hoftag games`: which games there are."""

import json
import os

import click

from hoftag.cli.options import in_a_language
from hoftag.core.game import Game


@click.command()
@in_a_language
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def games(lang: str | None, as_json: bool) -> None:
    """List the games there are, with their seats and options."""
    from hoftag.core.registry import find_game, game_names
    from hoftag.core.words import pick_language

    language = pick_language(lang, os.environ)
    found = [find_game(name) for name in game_names()]
    if as_json:
        click.echo(json.dumps([described(game) for game in found], ensure_ascii=False, indent=2))
        return
    click.echo("\n\n".join(told(game, language) for game in found))


def described(game: Game) -> dict[str, object]:
    """A game for machines."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "moves": len(game.moves),
        "options": [
            {"name": option.name, "default": option.default, "values": list(option.values)} for option in game.options
        ],
    }


def told(game: Game, language: str) -> str:
    """A game for people."""
    from hoftag.core.words import game_words

    words = game_words(game, language, (), "hoftag.cli")
    lines = [f"{game.name}: {words.say(f'game-{game.name}')}"]
    if words.has(f"game-{game.name}", "tagline"):
        lines.append(f"  {words.say(f'game-{game.name}', attribute='tagline')}")
    lines.append(f"  {words.say('ui-seats', {'from': game.seats.start, 'to': game.seats.stop - 1})}")
    if game.options:
        lines.append(f"  {words.say('ui-options')}")
    for option in game.options:
        lines.append(f"    {option.name}: {words.say(f'option-{option.name}')}")
        for value in option.values:
            key = "ui-option-default" if value == option.default else "ui-option-value"
            text = str(value).lower()
            lines.append(f"      {words.say(key, {'value': text, 'words': words.say(f'option-{option.name}-{text}')})}")
    return "\n".join(lines)
