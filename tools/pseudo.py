"""A language made of English, to see whether a further one would be whole: letters with accents, longer words.

.venv/bin/python tools/pseudo.py FOLDER    # a copy of the house that speaks it as `qps`
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parent.parent
CODE: Final = "qps"
"""Codes from qaa to qtz belong to nobody; this one is used for such languages elsewhere, too."""
ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçðéƒğħíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĞĦÍĴĶĻḾÑÓÞɊŔŠŢÚṼŴẊÝŽ",
)
KEPT: Final = re.compile(r"`[^`]*`|\b[A-Z]{1,3}-\d+(?:\.\d+)?[a-z]?\b")
"""Rules name things of the program and each other by these."""
WEB: Final = ("src", "public", "index.html", "package.json", "tsconfig.json", "svelte.config.js")


def accented(text: str) -> str:
    """A text as it would be in that language: vowels twice, but for the i, so that its words are longer."""
    return re.sub("([aeou])", r"\1\1", text).translate(ACCENTS)


class Accents(Visitor):
    """Puts accents on what messages say, and on nothing else."""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802, the visitor's name for it
        node.value = accented(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        node.value = accented(node.value)


def messages(text: str) -> str:
    """A file of messages in that language."""
    resource = FluentParser().parse(text)
    Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def rules(text: str) -> str:
    """A file of rules in that language; ids and code stay."""
    pieces, end = [], 0
    for kept in KEPT.finditer(text):
        pieces += [accented(text[end : kept.start()]), kept[0]]
        end = kept.end()
    return "".join([*pieces, accented(text[end:])])


def translate(folder: Path) -> None:
    """Every English file below the folder, once more in that language."""
    for kind, make in (("ftl", messages), ("md", rules)):
        for file in folder.rglob(f"*.en.{kind}"):
            name = file.name.removesuffix(f"en.{kind}")
            file.with_name(f"{name}{CODE}.{kind}").write_text(make(file.read_text(encoding="utf-8")), encoding="utf-8")


def speaking(folder: Path, *, client: bool = True) -> Path:
    """A copy of the house in this folder that speaks it, with its client built; where Python finds its packages."""
    leave = shutil.ignore_patterns("static", "__pycache__", "*.test.ts", "recorded")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave)
    translate(folder / "src")
    if client:
        (folder / "web").mkdir()
        for path in (ROOT / "web").iterdir():
            if path.is_dir() and path.name in WEB:
                shutil.copytree(path, folder / "web" / path.name, ignore=leave)
            elif path.name in WEB or path.suffix == ".ts":
                shutil.copy(path, folder / "web")
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        translate(folder / "web" / "src")
        build = [str(ROOT / ".venv" / "bin" / "node"), "node_modules/.bin/vite", "build", "--logLevel", "error"]
        subprocess.run(build, cwd=folder / "web", check=True, capture_output=True)
    return folder / "src"


if __name__ == "__main__":
    print(speaking(Path(sys.argv[1])))
