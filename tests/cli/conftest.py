"""Every test of the command has a home of its own: none reads or writes what the person who runs it has."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder; whatever finds the user's data by it, on any system, finds nothing."""
    folder = tmp_path_factory.mktemp("home")
    for name in ("HOME", "USERPROFILE", "HOFTAG_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(folder))
    return folder
