"""What a table has agreed on, with everything that follows from it worked out once."""

from collections.abc import Callable, Mapping

from hoftag.core.boxed import Terms
from hoftag.core.options import OptionValue
from hoftag.games.kingsburg.components import (
    COLUMNS,
    GOVERNOR,
    Advisor,
    Buildings,
    Enemies,
    Governor,
    KingsburgBox,
    Prices,
)


class KingsburgTerms(Terms[KingsburgBox]):
    """The options as flags, and what hot code looks up."""

    def __init__(self, box: KingsburgBox, seats: int, options: Mapping[str, OptionValue], rules: int) -> None:
        super().__init__(box, seats, options, rules)
        self.advisors: list[Advisor] = box.advisors
        self.buildings: Buildings = box.buildings
        self.enemies: Enemies = box.enemies
        self.prices: Prices = box.prices
        self.cards: list[Governor] = box.governors
        """What each governor can do; -1, nobody, can do nothing."""
        self.governors: bool = options["governors"] is True
        self.taxed_columns: int = 0
        """Columns whose buildings somebody may tax, as a mask."""
        if self.governors:
            for card in self.cards:
                self.taxed_columns |= card.tax_columns
        # Governors whose moment comes, as masks; see rules.optional
        self.starting_seasons: int = self.governors_with(
            lambda card: card.bonus_die_in_summer or card.peeks == "start_of_spring"
        )
        self.bringing: int = self.governors_with(lambda card: bool(card.year_gift_in))
        self.winning_ties: int = self.governors_with(lambda card: bool(card.envoy_on_tie))
        self.preaching: int = self.governors_with(lambda card: card.points_if_idle > 0)
        self.spying: int = self.governors_with(lambda card: card.peeks == "start_of_phase_7")
        self.singing: int = self.governors_with(lambda card: bool(card.points_if_last or card.points_if_tied))
        self.harvesting: int = self.governors_with(lambda card: bool(card.harvest))
        self.army_tokens: bool = options["army_tokens"] is True
        self.favour_for_all: bool = options["favour_tie"] == "everybody"
        self.honour_for_none: bool = options["honour_without_buildings"] == "nobody"
        self.envoy_builds_last: bool = options["envoy_building"] == "last"
        self.market_with_plus2: bool = options["market_with_plus2"] is True
        self.asks_for_all: bool = options.get("optional_effects") == "asked"
        self.rows: range = range(7) if options["more_buildings"] is True else range(1, 6)
        self.sheet: int = sum(15 << row * COLUMNS for row in self.rows)
        """All buildings that there are, as a mask."""

    def governors_with(self, has: Callable[[Governor], bool]) -> int:
        """The governors who have something, as a mask."""
        return sum(1 << number for number in range(len(GOVERNOR)) if has(self.cards[number]))
