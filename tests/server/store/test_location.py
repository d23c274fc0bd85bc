"""What `--database` may say: a path or a `sqlite:///` URL; anything else is one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from hoftag.server.store.errors import StoreError
from hoftag.server.store.location import database_file

HOFTAG = str(Path(sys.executable).parent / "hoftag")


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("tables.sqlite", "tables.sqlite"),
        ("club/tables.sqlite", "club/tables.sqlite"),
        ("/var/lib/hoftag/tables.sqlite", "/var/lib/hoftag/tables.sqlite"),
        ("sqlite:///tables.sqlite", "tables.sqlite"),
        ("sqlite:///club/tables.sqlite", "club/tables.sqlite"),
        ("sqlite:////var/lib/hoftag/tables.sqlite", "/var/lib/hoftag/tables.sqlite"),
        ("sqlite:///C:/hoftag/tables.sqlite", "C:/hoftag/tables.sqlite"),
        ("C:/hoftag/tables.sqlite", "C:/hoftag/tables.sqlite"),
        ("./sqlite:odd", "./sqlite:odd"),
        ("what?.sqlite", "what?.sqlite"),
    ],
)
def test_a_file_is_named_by_a_path_or_a_url(text: str, path: str) -> None:
    assert database_file(text) == Path(path)


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://anna:secret@localhost/hoftag",
        "postgres://localhost/hoftag",
        "http://example.org/tables.sqlite",
        "file:tables.sqlite",
        "sqlite:tables.sqlite",
        "sqlite:/tables.sqlite",
        "sqlite://tables.sqlite",
        "sqlite+aiosqlite:///tables.sqlite",
        "sqlite:///sqlite:tables.sqlite",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///tables.sqlite?mode=ro",
        ":memory:",
        "",
    ],
)
def test_anything_else_is_refused_without_telling_a_password(text: str) -> None:
    with pytest.raises(StoreError, match="--database") as refused:
        database_file(text)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("postgresql://localhost/hoftag", "not 'postgresql:...'"),
        ("sqlite:tables.sqlite", "not 'sqlite:...'"),
        ("sqlite:///", "needs the name of a file"),
        ("a-folder", "a-folder is a folder"),
        ("a-file/tables.sqlite", "a-file cannot be made"),
    ],
)
def test_the_command_says_one_sentence_and_makes_nothing(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "a-folder").mkdir()
    (tmp_path / "a-file").touch()
    command = [HOFTAG, "serve", "--port", "0", "--database", text]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False)
    assert ended.returncode == 2
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert {path.name for path in tmp_path.iterdir()} == {"a-folder", "a-file"}


def test_a_url_opens_that_file(tmp_path: Path) -> None:
    command = [HOFTAG, "serve", "--port", "0", "--database", "sqlite:///club/tables?.sqlite"]
    refused = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False)
    assert refused.returncode == 2
    command[-1] = "sqlite:///club/100%.sqlite"
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path)
    try:
        assert server.stdout is not None
        assert "Hoftag is open" in server.stdout.readline()
    finally:
        server.kill()
        server.communicate()
    assert (tmp_path / "club" / "100%.sqlite").stat().st_size > 0
