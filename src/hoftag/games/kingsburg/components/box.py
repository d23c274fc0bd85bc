"""The box as a whole."""

from collections.abc import Mapping
from typing import ClassVar

from hoftag.core.components import Box, Entry
from hoftag.games.kingsburg.components.amounts import Advisor
from hoftag.games.kingsburg.components.buildings import Buildings
from hoftag.games.kingsburg.components.enemies import Enemies
from hoftag.games.kingsburg.components.governors import governors
from hoftag.games.kingsburg.components.prices import Prices
from hoftag.games.kingsburg.components.reading import whole_numbers
from hoftag.games.kingsburg.components.things import ARMY, MOST_BONUS_DICE, SHIPPED, bonus_dice_together


class KingsburgBox(Box):
    """Every number of the game, checked: places on the sheet, years and effects fit, sources are named."""

    named: ClassVar[Mapping[str, str]] = {"advisors": "advisor", "buildings": "building", "governors": "governor"}

    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        super().__init__(SHIPPED, overlay)

    def read(self, root: Entry) -> None:
        self._read_numbers(root.entry("rules"))
        self._read_advisors(root)
        self.buildings = Buildings(root)
        if bonus_dice_together(root) > MOST_BONUS_DICE:
            raise root.fault(f"moves can name {MOST_BONUS_DICE} bonus dice, but more could come together in a season")
        self.enemies = Enemies(root, self.years, self.buildings)
        self.governors = governors(root, self.years)
        self.reconstructed = [entry.word("source") == "reconstructed" for entry in root.entries("governors", "id")]
        """Which governors are our reconstruction of a lost card."""
        self.prices = Prices(self.buildings, self.governors)
        self.armies = sorted(entry.number("value", 0, len(ARMY) - 1) for entry in root.entries("army_tokens", "id"))
        if len(self.armies) <= self.years:
            raise root.fault(f"{len(self.armies)} army tokens are not enough for {self.years} winters and the end")

    def _read_numbers(self, rules: Entry) -> None:
        self.years = rules.number("years", 5, 5)
        rules.number("player_dice", 3, 3)
        rules.number("plus2_worth", 2, 2)
        rules.number("plus2_per_season", 1, 1)
        self.goods_per_soldier = rules.number("goods_per_soldier", 1, 2)
        self.favour_goods = rules.number("favour_goods", 1, 4)
        self.honour_vp = rules.number("honour_vp")
        self.strongest_vp = rules.number("strongest_vp")
        if whole_numbers(rules, "neutral_dice") != [3, 2]:
            raise rules.fault("neutral_dice should be [3, 2]: three dice, then two")
        self.governors_dealt = rules.number("governors_dealt", 1, 4)

    def _read_advisors(self, root: Entry) -> None:
        entries = root.entries("advisors", "id")
        for rank, entry in enumerate(entries, 1):
            if entry.number("rank") != rank:
                raise entry.fault(f"rank is {entry.number('rank')}, but it stands in place {rank}")
        self.advisors = [Advisor(entry) for entry in entries]
        """The council by rank; those on the Politician's card pay like these (`PAYS_LIKE`)."""
