"""Component data: a game's `components.toml`, checked entry by entry, with the owner's corrections laid over it."""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Final

from hoftag.core.errors import ComponentError, there_is
from hoftag.core.game import Game
from hoftag.core.options import Option
from hoftag.core.words import LANGUAGES

REFS: Final = "refs"
"""The table of references; an owner may add some."""
SOURCES: Final = ("rulebook", "public", "reconstructed", "owner")
KEYS: Final = ("id", "players", "rank")
ABOUT: Final = frozenset({"source", "note", "ref"})
"""Fields that say where a fact comes from; any entry may have them."""
NAMES: Final = frozenset(f"name_{language}" for language in LANGUAGES)
"""An owner may correct the name of anything that has an id."""


def read_toml(path: Path, what: str) -> dict[str, object]:
    """The tables of a TOML file, or one sentence that says why not."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        message = f"{what} {path} cannot be read: {error.strerror or error}"
    except UnicodeDecodeError:
        message = f"{what} {path} is not a text file"
    except tomllib.TOMLDecodeError as error:
        message = f"{what} {path} is not valid TOML: {error}"
    raise ComponentError(message)


def with_owner_file(game: Game, path: Path) -> Game:
    """The game with the corrections of an owner's file."""
    return game.with_components(read_toml(path, "the component file"))


def overlaid(base: Mapping[str, object], overlay: Mapping[str, object]) -> dict[str, object]:
    """The base with every field replaced that the overlay gives; what the base does not know is an error."""
    return _merged(base, overlay, "", frozenset(base))


def _merged(
    base: Mapping[str, object], overlay: Mapping[str, object], where: str, known: frozenset[str]
) -> dict[str, object]:
    result = dict(base)
    for name, value in overlay.items():
        here = f"{where}.{name}" if where else name
        if name not in known and where != REFS:
            message = f"{where or 'the component file'}: there is nothing called '{name}'; {there_is(sorted(known))}"
            raise ComponentError(message)
        old = base.get(name)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            result[name] = _merged(old, value, here, frozenset(old) | ABOUT)
        elif _is_table_list(old) and _is_table_list(value):
            result[name] = _merged_list(old, value, here)
        elif old is not None and type(old) is not type(value):
            message = f"{here}: {value!r} should be like {old!r}"
            raise ComponentError(message)
        else:
            result[name] = value
    if "source" in base and "source" not in overlay and overlay:
        result["source"] = "owner"
    return result


def _is_table_list(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, Mapping) for entry in value)


def _merged_list(base: object, overlay: object, where: str) -> list[dict[str, object]]:
    old = [dict(entry) for entry in base if isinstance(entry, Mapping)] if isinstance(base, list) else []
    new = [dict(entry) for entry in overlay if isinstance(entry, Mapping)] if isinstance(overlay, list) else []
    key = next((name for name in KEYS if all(name in entry for entry in old)), None)
    if key is None:
        return new
    known = frozenset().union(*old) | ABOUT | (NAMES if key == "id" else frozenset())
    result = {entry[key]: entry for entry in old}
    for number, entry in enumerate(new, 1):
        if key not in entry:
            message = f"{where}: entry {number} does not say which it corrects ({key} = ...)"
            raise ComponentError(message)
        if entry[key] not in result:
            message = f"{where}: there is no '{entry[key]}'; {there_is([entry[key] for entry in old])}"
            raise ComponentError(message)
        result[entry[key]] = _merged(result[entry[key]], entry, f"{where} '{entry[key]}'", known)
    return list(result.values())


class Entry:
    """One table of component data; reading a field checks it, and a fault names the entry and the reason."""

    def __init__(self, fields: Mapping[str, object], where: str = "", read: set[str] | None = None) -> None:
        """Wrap a table found at `where`; `read` gathers the places of all fields that were asked for."""
        self.fields = fields
        self.where = where
        self.read = read if read is not None else set()

    def get(self, name: str) -> object:
        """A field as it stands, None if it is missing."""
        self.read.add(self.at(name))
        return self.fields.get(name)

    def at(self, name: str) -> str:
        """The place of a field."""
        return f"{self.where}.{name}" if self.where else name

    def fault(self, reason: str) -> ComponentError:
        """An error that names this entry."""
        return ComponentError(f"{self.where or 'the component data'}: {reason}")

    def number(self, name: str, low: int = 0, high: int = 999) -> int:
        """A whole number within bounds."""
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(f"{name} should be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.fault(f"{name} is {value}, but should be from {low} to {high}")
        return value

    def word(self, name: str, among: tuple[str, ...] = ()) -> str:
        """A text, one of those allowed if any are named."""
        value = self.get(name)
        if not isinstance(value, str):
            raise self.fault(f"{name} should be a text, not {value!r}")
        if among and value not in among:
            raise self.fault(f"{name} is '{value}'; {there_is(among)}")
        return value

    def words(self, name: str) -> list[str]:
        """A list of texts."""
        value = self.get(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fault(f"{name} should be a list of texts, not {value!r}")
        return [str(item) for item in value]

    def flag(self, name: str) -> bool:
        """True or false; false where nothing is said."""
        value = self.get(name) or False
        if not isinstance(value, bool):
            raise self.fault(f"{name} should be true or false, not {value!r}")
        return value

    def entry(self, name: str) -> "Entry":
        """A table inside this one."""
        value = self.get(name)
        if not isinstance(value, Mapping):
            raise self.fault(f"{name} is missing")
        return Entry(value, self.at(name), self.read)

    def entries(self, name: str, key: str) -> "list[Entry]":
        """A list of tables, each known by its `key`, which must differ."""
        value = self.get(name)
        if not isinstance(value, list) or not all(isinstance(item, Mapping) for item in value):
            raise self.fault(f"{name} should be a list of entries")
        found = [Entry(item, f"{name} '{item.get(key)}'", self.read) for item in value]
        seen = [item.fields.get(key) for item in found]
        for item in found:
            if seen.count(item.fields.get(key)) > 1:
                raise item.fault(f"there are two with this {key}")
        return found

    def options(self) -> tuple[Option, ...]:
        """The switches of a game, in the order of the file."""
        return tuple(_option(name, self.entry(name)) for name in self.fields)


def _option(name: str, entry: Entry) -> Option:
    values, default = entry.get("values"), entry.get("default")
    if not isinstance(values, list) or not all(isinstance(value, (bool, int, str)) for value in values):
        raise entry.fault("values should be a list of true, false, numbers or texts")
    if not isinstance(default, (bool, int, str)) or default not in values:
        raise entry.fault(f"the default {default!r} is not among its values")
    suggested = entry.get("suggested") if "suggested" in entry.fields else default
    if not isinstance(suggested, (bool, int, str)) or suggested not in values:
        raise entry.fault(f"what is suggested, {suggested!r}, is not among its values")
    since = entry.number("since", 1) if "since" in entry.fields else 1
    return Option(name, default, values, suggested=suggested, since=since)


class Box:
    """A game's component data in typed and checked form; a subclass reads its own part in `read`."""

    named: ClassVar[Mapping[str, str]] = {}
    """Tables whose entries have a name in words, and the message that holds it: `districts` are `district-<id>`."""

    def __init__(self, shipped: Mapping[str, object], overlay: Mapping[str, object] | None = None) -> None:
        """Read the shipped data with an owner's corrections laid over it."""
        self.data = overlaid(shipped, overlay) if overlay else shipped
        check_sources(self.data)
        self.overlay: Mapping[str, object] = overlay or {}
        root = Entry(self.data)
        self.read(root)
        self.names = {language: dict(self._owner_names(root, language)) for language in LANGUAGES}
        """What the owner calls things, by language and message key."""
        self.options = root.entry("options").options()
        check_all_used(self.overlay, root.read)

    def read(self, root: Entry) -> None:
        raise NotImplementedError

    def _owner_names(self, root: Entry, language: str) -> Iterator[tuple[str, str]]:
        for table, kind in self.named.items():
            for entry in root.entries(table, "id"):
                if f"name_{language}" in entry.fields:
                    yield f"{kind}-{entry.word('id')}", entry.word(f"name_{language}")


def shipped_data(package: str) -> Mapping[str, object]:
    """The `components.toml` that a game's package ships."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text(encoding="utf-8"))


def check_all_used(overlay: Mapping[str, object], read: set[str], where: str = "") -> None:
    """An owner's correction that the game never asks for would change nothing: refuse it rather than ignore it."""
    for name, value in overlay.items():
        here = f"{where}.{name}" if where else name
        if name == REFS:
            continue
        if isinstance(value, Mapping):
            check_all_used(value, read, here)
        elif _is_table_list(value) and isinstance(value, list):
            for item in value:
                key = next((item[key] for key in KEYS if key in item), None)
                if key is not None:
                    check_all_used(item, read, f"{here} '{key}'")
        elif name not in ABOUT | NAMES | set(KEYS) and here not in read:
            raise ComponentError(f"{here}: the game makes no use of this, so correcting it would change nothing")


def check_sources(data: Mapping[str, object]) -> None:
    """Every entry says where its facts come from, and names only references that exist."""
    refs = data.get(REFS)
    known = set(refs) if isinstance(refs, Mapping) else set()
    for entry in _sourced(data, ""):
        source = entry.word("source", SOURCES)
        named = entry.fields.get("ref", [])
        for ref in named if isinstance(named, list) else [named]:
            if ref not in known:
                raise entry.fault(f"there is no reference '{ref}'; {there_is(sorted(known))}")
        if source == "public" and not named:
            raise entry.fault("a public fact names its reference (ref = [...])")
        if source == "reconstructed" and not entry.fields.get("note"):
            raise entry.fault("a reconstructed fact says why in a note")


def _sourced(data: Mapping[str, object], where: str) -> Iterator[Entry]:
    for name, value in data.items():
        here = f"{where}.{name}" if where else name
        if isinstance(value, Mapping) and name != REFS:
            if "source" in value or not any(isinstance(inner, Mapping) for inner in value.values()):
                yield Entry(value, here)
            else:
                yield from _sourced(value, here)
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, Mapping):
                    key = next((item[key] for key in KEYS if key in item), "?")
                    yield Entry(item, f"{here} '{key}'")
