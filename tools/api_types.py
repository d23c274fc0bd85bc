"""Writes the client's types from the source that the server speaks by: the API, and the views of every game.

.venv/bin/python tools/api_types.py           writes web/src/lib/api.d.ts and web/src/games/<game>/views.d.ts
.venv/bin/python tools/api_types.py --check   fails if one of them is not what would be written
"""

import importlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import get_type_hints

import msgspec

from hoftag.core.boxed import BoxedGame
from hoftag.core.game import Game, State
from hoftag.core.registry import find_game, game_names

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
HERE = Path(sys.executable).parent


def api() -> dict[str, object]:
    """The OpenAPI document that the server hands out; the application is imported for its endpoints."""
    importlib.import_module("hoftag.server.app")
    made: dict[str, object] = importlib.import_module("hoftag.server.http.openapi").document()
    return made


def views(game: Game) -> dict[str, object]:
    """What a game's state shows to everybody and to one seat, its plans and its box, as an OpenAPI document."""
    state = type(game.new(game.seats.start, 1))
    box_view = game.parts.facts if isinstance(game, BoxedGame) else type(game).box_view
    plans = [state.plan] if state.plan is not State.plan else []
    shown = [get_type_hints(call)["return"] for call in (state.public, state.private, *plans, box_view)]
    _, schemas = msgspec.json.schema_components(shown, ref_template="#/components/schemas/{name}")
    info = {"title": f"The views of {game.name}", "version": "1"}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}


def documents() -> dict[Path, dict[str, object]]:
    """Every file with the document that it is made from; games of other packages bring their own boards."""
    found = {WEB / "src" / "lib" / "api.d.ts": api()}
    for name in game_names():
        folder = WEB / "src" / "games" / name
        if folder.is_dir():
            found[folder / "views.d.ts"] = views(find_game(name))
    return found


def types(path: Path, document: dict[str, object], folder: Path) -> str:
    """A document as TypeScript; a view is only looked at, so nothing in it can be set."""
    source, target = folder / "openapi.json", folder / "types.d.ts"
    source.write_text(json.dumps(document), encoding="utf-8")
    node = HERE / "node"
    command = [
        str(node) if node.exists() else "node",
        str(WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"),
        str(source),
        "--output",
        str(target),
        "--root-types",
        "--root-types-no-schema-prefix",
        "--default-non-nullable",
        "false",
        *(["--immutable"] if path.name == "views.d.ts" else []),
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=os.environ | {"NO_COLOR": "1"}, cwd=WEB)
    return target.read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        made = {path: types(path, document, Path(folder)) for path, document in documents().items()}
    if arguments != ["--check"]:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(ROOT)} is not up to date: run tools/api_types.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
