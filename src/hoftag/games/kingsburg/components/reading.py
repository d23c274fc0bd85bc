"""Reading what several parts of the box have in common: lists of effects, and lists of numbers."""

from collections.abc import Mapping

from hoftag.core.components import Entry


def effects_of(entry: Entry) -> list[Entry]:
    """The effects of a building or governor."""
    found = entry.get("effects")
    if not isinstance(found, list) or not all(isinstance(effect, Mapping) for effect in found):
        raise entry.fault("effects should be a list of tables")
    return [Entry(effect, f"{entry.at('effects')} '{effect.get('id')}'", entry.read) for effect in found]


def whole_numbers(entry: Entry, name: str) -> list[int]:
    found = entry.get(name)
    if not isinstance(found, list) or not all(isinstance(item, int) for item in found):
        raise entry.fault(f"{name} should be a list of whole numbers")
    return [int(item) for item in found]
