"""The buildings: where they stand, what they cost and are worth, and what they do."""

from typing import Final

from hoftag.core.components import Entry
from hoftag.games.kingsburg.components.amounts import Amounts, Deal, amounts
from hoftag.games.kingsburg.components.reading import effects_of, whole_numbers
from hoftag.games.kingsburg.components.things import COLUMNS, DEAREST, FOE, GOOD, ROWS

Discount = tuple[int, tuple[int, int, int]]
"""The buildings that become cheaper, as a mask, and by how much gold, wood and stone."""
EITHER: Final = [{"any": 1}, {"plus2": 1}]


class Effects:
    """The effects of all buildings, each with the number of its building."""

    def __init__(self, entries: list[Entry]) -> None:
        self.all = [(number, effect) for number, entry in enumerate(entries) for effect in effects_of(entry)]

    def of(self, kind: str) -> list[tuple[int, Entry]]:
        """All effects of a kind, with whose they are."""
        return [(at, entry) for at, entry in self.all if entry.word("id") == kind]

    def having(self, kind: str) -> int:
        """The buildings that have an effect, as a mask."""
        return sum(1 << at for at, _ in self.of(kind))

    def figure(self, kind: str, name: str) -> int:
        """A number of an effect; 0 if nothing has it."""
        found = [entry.number(name) for _, entry in self.of(kind)]
        return found[0] if found else 0

    def gain(self, kind: str) -> Amounts:
        """What an effect gives; nothing if nothing has it."""
        found = [amounts(entry, "gain") for _, entry in self.of(kind)]
        return found[0] if found else Amounts()

    def gains(self, kind: str) -> list[tuple[int, Amounts]]:
        """What each building with an effect gives; the building as a mask."""
        return [(1 << at, amounts(entry, "gain")) for at, entry in self.of(kind)]


class Buildings:
    """What the rules look up of buildings; those with an effect are a mask."""

    def __init__(self, root: Entry) -> None:
        """Read them in their order: row by row, from left to right."""
        entries = root.entries("buildings", "id")
        self.vp = [entry.number("vp", 0, 20) for entry in entries]
        self.cost = [self._cost(number, entry) for number, entry in enumerate(entries)]
        self.strength = [Strength(entry) for entry in entries]
        effects = Effects(entries)
        self._read_dice(effects)
        self._read_seasons(effects)
        self._read_winter(effects)

    def _cost(self, number: int, entry: Entry) -> tuple[int, int, int]:
        row, column = ROWS.index(entry.word("row", ROWS)), entry.number("column", 1, COLUMNS)
        if row * COLUMNS + column - 1 != number:
            raise entry.fault(f"it stands in place {number + 1}, but row and column say another")
        cost = entry.entry("cost")
        gold, wood, stone = (cost.number(name, 0, DEAREST) for name in GOOD.ids)
        return gold, wood, stone

    def _read_dice(self, effects: Effects) -> None:
        """Statue, Chapel, Market, Farm."""
        self.statue = effects.having("reroll_one_if_all_equal")
        self.chapel = effects.having("reroll_all_if_total_max")
        self.chapel_total = effects.figure("reroll_all_if_total_max", "max_total")
        self.market = effects.having("shift_rank")
        for _, effect in effects.of("shift_rank"):
            if whole_numbers(effect, "delta") != [-1, 1]:
                raise effect.fault("delta should be [-1, 1]: the rank above or the one below")
        self.farm = effects.having("bonus_die")

    def _read_seasons(self, effects: Effects) -> None:
        """What comes at the start and the end of a season, and what building and recruiting cost."""
        self.season_start = effects.gains("gain_at_season_start")
        self.giving_at_start = effects.having("gain_at_season_start")
        self.season_end = effects.gains("gain_at_season_end")
        self.giving_at_end = effects.having("gain_at_season_end")
        self.summer_end = [*self.season_end, *effects.gains("gain_at_summer_end")]
        self.giving_in_summer = self.giving_at_end | effects.having("gain_at_summer_end")
        self.summer_trades = effects.having("trade_at_summer_end")
        self.trades = {
            at: Deal(amounts(effect, "pay"), amounts(effect, "gain"))
            for at, effect in effects.of("trade_at_summer_end")
        }
        self.mint = effects.having("row_a_every_season")
        self.town_hall = effects.having("trade_at_season_end")
        self.town_hall_vp = effects.gain("trade_at_season_end").vp
        for _, effect in effects.of("trade_at_season_end"):
            if effect.get("pay_one_of") != EITHER:
                raise effect.fault("pay_one_of should be one good or one +2 token")
        self.camp = effects.having("soldier_if_few")
        self.camp_limit = effects.figure("soldier_if_few", "max_soldiers")
        self.camp_soldiers = effects.gain("soldier_if_few").soldiers
        self.starting_seasons = self.farm | self.giving_at_start
        """Those with something to do when a season begins."""
        self.stables = effects.having("extra_soldier_from_advisor")
        self.stables_soldiers = effects.gain("extra_soldier_from_advisor").soldiers
        self.barracks = effects.having("cheap_recruits")
        self.barracks_goods = effects.figure("cheap_recruits", "goods_per_soldier")
        self.recruiting_center = effects.having("plus2_as_goods_for_recruits")
        self.discounts = [(1 << at, discount(effect)) for at, effect in effects.of("discount")]
        self.discounting = effects.having("discount")

    def _read_winter(self, effects: Effects) -> None:
        """Stone Wall, Fortress, Military Academy, Cathedral."""
        self.stone_wall = effects.having("draw_is_victory")
        self.fortress = effects.having("vp_on_victory")
        self.fortress_vp = effects.gain("vp_on_victory").vp
        self.academy = effects.having("own_reinforcement_roll")
        self.cathedral = effects.having("vp_per_goods")
        self.cathedral_goods = max(1, effects.figure("vp_per_goods", "goods_per_vp"))


class Strength:
    """K-12.3, K-20.11: what a building adds in winter, and against whom it adds something else."""

    def __init__(self, entry: Entry) -> None:
        combat = entry.entry("combat") if "combat" in entry.fields else Entry({})
        fields = combat.fields
        self.base = combat.number("base", -20, 20) if fields else 0
        self.foe = FOE.index[combat.word("vs_type", FOE.ids)] if "vs_type" in fields else -1
        self.limit = combat.number("max_enemy_strength", 0, 99) if "max_enemy_strength" in fields else -1
        self.special = combat.number("vs_value", -20, 20) if "vs_value" in fields else 0

    def against(self, foe: int, strength: int) -> int:
        """K-20.11, A-21: by the kind of enemy and his printed strength."""
        return self.special if self.foe == foe or self.limit >= strength else self.base


def discount(effect: Entry) -> Discount:
    """What becomes cheaper: rows and columns, all of them where none are named."""
    off = amounts(effect, "off")
    rows = effect.words("rows") if "rows" in effect.fields else list(ROWS)
    columns = whole_numbers(effect, "columns") if "columns" in effect.fields else [1, 2, 3, 4]
    mask = sum(1 << ROWS.index(row) * COLUMNS + column - 1 for row in rows for column in columns)
    return mask, (off.gold, off.wood, off.stone)
