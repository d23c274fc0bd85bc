"""A planted version of Citadels: by it everybody begins with a piece of gold more, or one less if they choose so."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hoftag.core.components import shipped_data
from hoftag.core.events import Tell
from hoftag.games.citadels.components import CitadelsBox
from hoftag.games.citadels.meta import PARTS, CitadelsGame
from hoftag.games.citadels.rules import setup
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.terms import CitadelsTerms

NEW: Final = CitadelsGame.rules_version + 1
OLD: Final = CitadelsGame.rules_version
"""The version that Citadels is at, whichever that is."""
PURSE: Final = {
    "default": "full",
    "values": ["full", "empty"],
    "suggested": "empty",
    "since": NEW,
    "source": "rulebook",
}
FULL, EMPTY, BEFORE = 3, 1, 2


class PurseBox(CitadelsBox):
    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        shipped = dict(shipped_data("hoftag.games.citadels"))
        options = shipped["options"]
        assert isinstance(options, dict)
        shipped["options"] = {**options, "purse": PURSE}
        super(CitadelsBox, self).__init__(shipped, overlay)


class PurseTable(Citadels):
    def set_up(self, tell: Tell | None) -> None:
        setup.lay_table(self, tell)
        purse = start_gold(self.terms.rules, self.terms.options.get("purse") == "empty")
        for seat in range(self.seats):
            self.supply -= purse - self.gold[seat]
            self.gold[seat] = purse
        self.go_on(tell)


def empty_table(terms: CitadelsTerms) -> Citadels:
    return PurseTable(terms)


def start_gold(rules: int, empty: bool) -> int:
    """Older versions knew neither purse."""
    if rules < NEW:
        return BEFORE
    return EMPTY if empty else FULL


class PurseGame(CitadelsGame):
    rules_version: ClassVar[int] = NEW


GAME: Final = PurseGame(PARTS._replace(box=PurseBox, empty_table=empty_table))
"""It calls itself citadels: the records of citadels are those of its older versions."""
