"""Lists in component data: of tables without names of their own, and of numbers."""

from collections.abc import Mapping

from hoftag.core.components import Entry


def tables(entry: Entry, name: str, what: str) -> list[Entry]:
    """A list of tables."""
    found = entry.get(name)
    if not isinstance(found, list) or not all(isinstance(item, Mapping) for item in found):
        raise entry.fault(f"{name} should be a list of {what}")
    return [Entry(item, f"{entry.at(name)} {number}") for number, item in enumerate(found, 1)]


def whole_numbers(entry: Entry, name: str, low: int, high: int) -> list[int]:
    """A list of whole numbers within bounds."""
    value = entry.get(name)
    if not isinstance(value, list):
        raise entry.fault(f"{name} should be a list of numbers, not {value!r}")
    for item in value:
        if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
            raise entry.fault(f"{name} lists {item!r}, but should list numbers from {low} to {high}")
    return [int(item) for item in value]
