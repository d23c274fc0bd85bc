"""Writes the client's types, web/src/lib/api.d.ts, from the very document that the server hands out as OpenAPI.

.venv/bin/python tools/api_types.py           writes the file
.venv/bin/python tools/api_types.py --check   fails if it is not what would be written
"""

import importlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = WEB / "src" / "lib" / "api.d.ts"
HERE = Path(sys.executable).parent


def document() -> dict[str, object]:
    """The OpenAPI document; the application is imported for its endpoints."""
    importlib.import_module("hoftag.server.app")
    made: dict[str, object] = importlib.import_module("hoftag.server.openapi").document()
    return made


def types(folder: Path) -> str:
    """The document as TypeScript."""
    source, target = folder / "openapi.json", folder / "api.d.ts"
    source.write_text(json.dumps(document()), encoding="utf-8")
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
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=os.environ | {"NO_COLOR": "1"}, cwd=WEB)
    return target.read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        made = types(Path(folder))
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
            print(f"{TARGET.relative_to(ROOT)} is not up to date: run tools/api_types.py")
            return 1
        return 0
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
