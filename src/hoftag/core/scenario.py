"""Scenarios: given a position, these moves, expect these facts. Anyone can write one; see docs/scenarios.md."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hoftag.core.components import read_toml
from hoftag.core.errors import HoftagError, there_is
from hoftag.core.game import Document, Game, State
from hoftag.core.registry import find_game
from hoftag.core.rng import Noted, Repeated

TOP: Final = ("about", "chance", "components", "game", "given", "options", "position", "rules", "seats", "seed", "then")
STEP: Final = ("expect", "illegal", "legal", "outcome", "play", "seat")


class ScenarioError(HoftagError):
    """A scenario that cannot be read, or does not come out as it says."""


def check_scenario(path: Path, game: Game | None = None) -> int:
    """Play a scenario through; raise at the first thing that differs, else return how many steps it has.

    Of the game that it names; or of this one, for tests of a package that is not installed.
    """
    document = read_toml(path, "the scenario")
    for name in document:
        if name not in TOP:
            raise ScenarioError(f"{path}: '{name}' is not known in a scenario; {there_is(TOP)}")
    try:
        named = str(document.get("game", ""))
        game = game if game is not None and game.name == named else find_game(named)
        if document.get("components"):
            game = game.with_components(_table(document, "components"))
        state = _position(game, document, path.parent)
    except HoftagError as error:
        raise ScenarioError(f"{path}: {error}") from None
    steps = document.get("then", [])
    if not isinstance(steps, list):
        raise ScenarioError(f"{path}: 'then' should be a list of steps: [[then]]")
    for number, step in enumerate(steps, 1):
        try:
            _step(game, state, step)
        except HoftagError as error:
            raise ScenarioError(f"{path}: step {number}: {error}") from None
    return len(steps)


def _table(document: Mapping[str, object], name: str) -> Mapping[str, object]:
    value = document.get(name, {})
    if not isinstance(value, Mapping):
        raise ScenarioError(f"'{name}' should be a table")
    return value


def _number(document: Mapping[str, object], name: str, default: int) -> int:
    value = document.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ScenarioError(f"'{name}' should be a number, not {value!r}")
    return value


def _words(document: Mapping[str, object], name: str) -> list[str]:
    value = document.get(name, [])
    if not isinstance(value, list):
        raise ScenarioError(f"'{name}' should be a list, not {value!r}")
    return [str(item) for item in value]


def _position(game: Game, document: Mapping[str, object], folder: Path) -> State:
    """A saved position, or a fresh set-up with the given facts laid over it."""
    if "position" in document:
        saved = folder / str(document["position"])
        try:
            return game.load(json.loads(saved.read_text(encoding="utf-8")))
        except (OSError, ValueError) as error:
            raise ScenarioError(f"the position {saved} cannot be read: {error}") from None
    chance = _words(document, "chance")
    state = game.new(
        _number(document, "seats", game.seats.start),
        _number(document, "seed", 1),
        game.check_options(_table(document, "options")),
        source=Repeated(chance) if chance else Noted(),
    )
    given = _table(document, "given")
    return arranged(game, state, given) if given else state


def arranged(game: Game, state: State, given: Mapping[str, object]) -> State:
    """A fresh set-up with facts laid over it; what they leave open is dealt from what is left."""
    base = state.save()
    game.blank(base)
    return game.load(laid_over(base, given, ""))


def laid_over(base: Document, facts: Mapping[str, object], where: str) -> Document:
    """Replace what the facts name; entries of a list are named by their number."""
    result = dict(base)
    for name, value in facts.items():
        here = f"{where}{name}"
        old = base.get(name)
        if isinstance(value, Mapping) and isinstance(old, list):
            entries = list(old)
            for number, inner in value.items():
                if not str(number).isdigit() or int(number) >= len(entries):
                    raise ScenarioError(f"{here} has no entry '{number}'")
                entry = entries[int(number)]
                both = isinstance(inner, Mapping) and isinstance(entry, Mapping)
                entries[int(number)] = laid_over(dict(entry), inner, f"{here}.{number}.") if both else inner
            result[name] = entries
        elif isinstance(value, Mapping) and isinstance(old, Mapping) and old:
            result[name] = laid_over(dict(old), value, f"{here}.")
        elif name not in base and where.count(".") == 0:
            raise ScenarioError(f"a position has nothing called '{here}'; {there_is(sorted(base))}")
        else:
            result[name] = value
    return result


def _step(game: Game, state: State, step: object) -> None:
    if not isinstance(step, Mapping):
        raise ScenarioError("a step should be a table")
    for name in step:
        if name not in STEP:
            raise ScenarioError(f"'{name}' is not known in a step; {there_is(STEP)}")
    if "play" in step:
        _play(game, state, str(step["play"]))
    acting = state.to_act()
    seat = _number(step, "seat", acting[0] if acting else 0)
    texts = [move.text for move in state.legal(seat)]
    for text in _words(step, "legal"):
        if game.moves.from_text(text).text not in texts:
            rule = state.why_not(seat, game.moves.from_text(text)).rule
            raise ScenarioError(f"seat {seat} should be allowed to '{text}', but {rule} forbids it")
    for text, forbidding in _table(step, "illegal").items():
        rule = str(forbidding)
        if game.moves.from_text(text).text in texts:
            raise ScenarioError(f"seat {seat} should not be allowed to '{text}' ({rule}), but is")
        found = state.why_not(seat, game.moves.from_text(text)).rule
        if found != rule:
            raise ScenarioError(f"'{text}' should be forbidden by {rule}, but is by {found}")
    compare(state.save(), _table(step, "expect"), "")
    if "outcome" in step:
        if not state.is_over():
            raise ScenarioError("the game should be over, but is not")
        compare(state.outcome().to_json(), _table(step, "outcome"), "outcome.")


def _play(game: Game, state: State, line: str) -> None:
    """Play `seat move ! chance`, as in a record."""
    head, _, chance = line.partition("!")
    actor, _, text = head.strip().partition(" ")
    if not actor.isdigit():
        raise ScenarioError(f"'{line}' should be of the form 'SEAT MOVE ! CHANCE'")
    seat, move = int(actor), game.moves.from_text(text)
    if move not in state.legal(seat):
        raise ScenarioError(f"seat {seat} may not '{move.text}' ({state.why_not(seat, move).rule})")
    source = Repeated(chance.split()) if chance.strip() else None
    state.source = source
    try:
        state.play(seat, move)
    finally:
        state.source = None
    if source is not None:
        source.finish()


def compare(found: object, expected: object, where: str) -> None:
    """Everything expected must be found; what is not mentioned may be anything. Lists of names have no order."""
    if isinstance(expected, Mapping):
        for name, value in expected.items():
            if isinstance(found, list) and str(name).isdigit() and int(name) < len(found):
                compare(found[int(name)], value, f"{where}{name}.")
            elif isinstance(found, Mapping) and name in found:
                compare(found[name], value, f"{where}{name}.")
            else:
                raise ScenarioError(f"a position has nothing called '{where}{name}'")
        return
    if isinstance(found, list) and isinstance(expected, list) and all(isinstance(item, str) for item in expected):
        found, expected = sorted(map(str, found)), sorted(map(str, expected))
    if found != expected:
        raise ScenarioError(f"{where.rstrip('.')} is {found}, but should be {expected}")
