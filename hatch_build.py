"""The web client travels in the wheel and in the source archive, ready built: whoever installs it needs no Node."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client unless it is there already, and sees to it that the archive holds it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install leaves the client to `./hoftag serve`."""
        if version == "editable" or os.environ.get("HOFTAG_SKIP_WEB") == "1":
            return
        root = Path(self.root)
        static = root / "src" / "hoftag" / "static"
        if not (static / "index.html").exists():
            npm = shutil.which("npm")
            if npm is None:
                message = "the web client is not built, and there is no npm to build it: run ./hoftag serve once"
                raise RuntimeError(message)
            for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *arguments], cwd=root / "web", check=True)
        build_data["artifacts"].append("src/hoftag/static/**")
