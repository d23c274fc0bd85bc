"""The box of a game: as it is written down, and as its board is told of it."""

import json
import tomllib
from typing import Any

from hoftag.core.registry import find_game


def components(game: str) -> dict[str, Any]:
    return tomllib.loads(find_game(game).resources().joinpath("components.toml").read_text(encoding="utf-8"))


def box_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(find_game(game).box_view()))
    return found
