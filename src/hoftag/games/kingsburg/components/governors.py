"""The governors: every ability that there is, and what each card has of them.

A card is written in a vocabulary of effects. Its numbers stand here; the rule that an effect follows stands in the
chapter of the moment at which it works.
"""

from typing import Final

from hoftag.core.components import Entry
from hoftag.games.kingsburg.components.amounts import Amounts, amounts
from hoftag.games.kingsburg.components.buildings import Discount, discount
from hoftag.games.kingsburg.components.reading import effects_of, whole_numbers
from hoftag.games.kingsburg.components.things import GOOD, PRIVATE_RANKS

FLIP: Final = "flip_all_dice"
SET: Final = "set_dice_if_total_max"
TURN: Final = "set_one_die"
BLESSING: Final = "blessing_if_total_max"
INHERITANCE: Final = "plus2_if_total_max"
DICE_EFFECTS: Final = (FLIP, SET, TURN, BLESSING, INHERITANCE)
"""K-17.3: effects that change dice; no card has two of them."""
PEEKS: Final = ("start_of_spring", "start_of_phase_7")


class Governor:
    """A card as what its governor can do: 0, -1, false or empty where he has nothing of it."""

    __slots__ = (
        "bonus_die_in_summer",
        "builds_specially",
        "dice",
        "dice_gain",
        "dice_total",
        "discount",
        "envoy_on_tie",
        "faces",
        "favour_on_tie",
        "founding_year",
        "founds",
        "harvest",
        "harvest_good",
        "lends",
        "moves_to",
        "peeks",
        "points_if_idle",
        "points_if_last",
        "points_if_strongest",
        "points_if_tied",
        "private_advisors",
        "ransom",
        "recruit_discount",
        "saves",
        "start_goods",
        "start_points",
        "strength",
        "tax",
        "tax_columns",
        "year_gift",
        "year_gift_in",
    )

    def __init__(self, effects: dict[str, Entry], years: int) -> None:
        """Read the effects of a card by their ids."""
        self._read_years(effects, years)
        self._read_court(effects)
        self._read_dice(effects)
        self._read_building(effects)
        self._read_winter(effects)

    def _read_years(self, effects: dict[str, Entry], years: int) -> None:
        """The start of the game, and of every year, and its end."""
        kit = effects.get("start_kit")
        self.start_goods = gain(kit, "gain")
        self.start_points = kit.number("vp", -20, 20) if kit is not None else 0
        gift = effects.get("gain_at_year_start")
        self.year_gift = gain(gift, "gain")
        self.year_gift_in = [year - 1 for year in whole_numbers(gift, "years")] if gift is not None else []
        founding = effects.get("free_column_one")
        self.founding_year = figure(founding, "year") - 1
        self.founds = figure(founding, "max_buildings")
        if founding is not None:
            founding.number("column", 1, 1)
            founding.flag("vp")
        harvest = effects.get("year_end_goods")
        self.harvest_good = GOOD.index[harvest.word("good", GOOD.ids)] if harvest is not None else -1
        self.harvest = whole_numbers(harvest, "by_year") if harvest is not None else []
        """How many goods at the end of each year."""
        if harvest is not None and len(self.harvest) != years:
            raise harvest.fault(f"by_year should have {years} numbers")
        rank = effects.get("vp_if_last_and_if_tied")
        self.points_if_last = gain(rank, "last").vp
        self.points_if_tied = gain(rank, "tied").vp

    def _read_court(self, effects: dict[str, Entry]) -> None:
        """The king's favour and envoy, and looks at the enemy."""
        self.favour_on_tie = "bonus_die_on_favor_tie" in effects
        self.envoy_on_tie = "envoy_on_tie" in effects
        peek = effects.get("peek")
        self.peeks = peek.word("timing", PEEKS) if peek is not None else ""

    def _read_dice(self, effects: dict[str, Entry]) -> None:
        """What comes before dice are placed, and while they are."""
        self.bonus_die_in_summer = "bonus_die" in effects
        self.dice = next((kind for kind in DICE_EFFECTS if kind in effects), "")
        """Which of the effects that change dice it is."""
        change = effects.get(self.dice)
        most = "vp_if_total_max" if self.dice == FLIP else "max_total"
        self.dice_total = figure(change, most) if self.dice != TURN else 0
        """The total up to which it works, or up to which the Philosopher gains something."""
        self.dice_gain = gain(change, "gain_otherwise" if self.dice == BLESSING else "gain")
        self.faces = whole_numbers(change, "faces") if change is not None and self.dice == SET else []
        if change is not None and self.dice == SET and not (len(self.faces) == 3 and set(self.faces) <= {*range(1, 7)}):
            raise change.fault("faces should be three numbers from 1 to 6")
        card = effects.get("private_advisors")
        self.private_advisors = card is not None
        if card is not None and whole_numbers(card, "ranks") != PRIVATE_RANKS:
            raise card.fault(f"ranks are part of the vocabulary of moves and stay {PRIVATE_RANKS}")
        self.moves_to = figure(effects.get("move_top_group_to_duchess"), "target_rank") - 1
        """The advisor to whom the highest group may move."""

    def _read_building(self, effects: dict[str, Entry]) -> None:
        self.saves = "discount_if_behind" in effects
        self.lends = "two_equal_goods_as_one" in effects
        self.builds_specially = self.saves or self.lends
        self.discount: Discount = discount(effects["discount"]) if "discount" in effects else (0, (0, 0, 0))
        tax = effects.get("good_on_opponent_build")
        self.tax = gain(tax, "gain").any
        columns = whole_numbers(tax, "columns") if tax is not None else []
        self.tax_columns = sum(1 << column - 1 for column in columns)
        self.points_if_idle = gain(effects.get("vp_if_someone_did_not_build"), "gain").vp
        if tax is not None and self.tax > 4:
            raise tax.fault("a tax is at most 4 goods")

    def _read_winter(self, effects: dict[str, Entry]) -> None:
        """Recruiting and battles."""
        self.recruit_discount = figure(effects.get("first_recruit_discount"), "off_any")
        combat = effects.get("combat")
        self.strength = combat.number("value", -20, 20) if combat is not None else 0
        self.points_if_strongest = gain(effects.get("vp_if_strongest"), "gain").vp
        ransom = effects.get("ransom_building")
        self.ransom = gain(ransom, "pay").any
        if ransom is not None and not 0 < self.ransom <= 4:
            raise ransom.fault("a ransom is 1 to 4 goods")


def figure(effect: Entry | None, name: str) -> int:
    """A number of an effect; 0 where there is no such effect."""
    return effect.number(name) if effect is not None else 0


def gain(effect: Entry | None, name: str) -> Amounts:
    """The amounts of an effect; nothing where there is no such effect."""
    return amounts(effect, name) if effect is not None else Amounts()


def governors(root: Entry, years: int) -> list[Governor]:
    """Every governor by number; the last one, found as -1, is nobody and can do nothing."""
    entries = root.entries("governors", "id")
    cards = [{effect.word("id"): effect for effect in effects_of(entry)} for entry in entries]
    return [Governor(effects, years) for effects in [*cards, {}]]
