"""The box: `components.toml` in its typed, checked form."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Final

from hoftag.core.components import Entry, check_all_used, check_sources, overlaid
from hoftag.core.errors import ComponentError
from hoftag.core.moves import Domain, numbers

SHIPPED: Final[Mapping[str, object]] = tomllib.loads(
    files("hoftag.games.kingsburg").joinpath("components.toml").read_text(encoding="utf-8")
)


def _ids(name: str) -> list[str]:
    return [entry.word("id") for entry in Entry(SHIPPED).entries(name, "id")]


def effects_of(entry: Entry) -> list[Entry]:
    """The effects of a building or governor."""
    found = entry.get("effects")
    if not isinstance(found, list) or not all(isinstance(effect, Mapping) for effect in found):
        raise entry.fault("effects should be a list of tables")
    return [Entry(effect, f"{entry.at('effects')} '{effect.get('id')}'", entry.read) for effect in found]


def whole_numbers(entry: Entry, name: str) -> list[int]:
    """A list of whole numbers."""
    found = entry.get(name)
    if not isinstance(found, list) or not all(isinstance(item, int) for item in found):
        raise entry.fault(f"{name} should be a list of whole numbers")
    return [int(item) for item in found]


def _private_ranks() -> list[int]:
    """The ranks of the two advisors on the Politician's card: they are part of the vocabulary."""
    for governor in Entry(SHIPPED).entries("governors", "id"):
        for effect in effects_of(governor):
            if effect.word("id") == "private_advisors":
                return whole_numbers(effect, "ranks")
    return []


SEAT: Final = numbers("seat", 5)
FACE: Final = numbers("face", 6, 1)
RANKS: Final = len(_ids("advisors"))
PRIVATE_RANKS: Final = _private_ranks()
ADVISOR: Final = Domain(
    "advisor", [*_ids("advisors"), *(f"own_{_ids('advisors')[rank - 1]}" for rank in PRIVATE_RANKS)]
)
"""The king's council by rank, and after it the advisors on the Politician's card."""
RANK_OF: Final = (*range(1, RANKS + 1), *PRIVATE_RANKS)
PAYS_LIKE: Final = (*range(RANKS), *(rank - 1 for rank in PRIVATE_RANKS))
"""The advisor of the council whose reward an advisor pays."""
BUILDING: Final = Domain("building", _ids("buildings"))
ENEMY: Final = Domain("enemy", _ids("enemies"))
FOE: Final = Domain("foe", ["goblins", "orcs", "zombies", "barbarians", "demons", "dragons"])
GOVERNOR: Final = Domain("governor", _ids("governors"))
GOOD: Final = Domain("good", ["gold", "wood", "stone"])
ARMY: Final = numbers("army", 10)
PHASE: Final = Domain("phase", ["favour", "spring", "honour", "summer", "envoy", "autumn", "recruiting", "winter"])
FAVOUR: Final = 0
SPRING: Final = 1
HONOUR: Final = 2
SUMMER: Final = 3
ENVOY: Final = 4
AUTUMN: Final = 5
RECRUITING: Final = 6
WINTER: Final = 7
PART: Final = Domain("part", ["buildings", "advisors", "court", "battles", "effects", "governor", "army"])
"""Where points come from."""
BUILDINGS: Final = 0
ADVISORS: Final = 1
COURT: Final = 2
BATTLES: Final = 3
EFFECTS: Final = 4
GOVERNORS: Final = 5
ARMIES: Final = 6
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
PLUS2: Final = 3
ROWS: Final = "ABCDEFG"
COLUMNS: Final = 4
DEAREST: Final = 20
"""No building costs more of a good."""
MOST_BONUS_DICE: Final = 2
"""More bonus dice cannot come together in one season: favour or Damsel and Farm, or Farm and Fairy."""


def _bundles() -> list[tuple[int, int, int, int]]:
    """What can be taken or given in one decision: up to four goods, or two things with +2 tokens among them."""
    return [
        (kinds.count(GOLD), kinds.count(WOOD), kinds.count(STONE), kinds.count(PLUS2))
        for size in range(5)
        for kinds in combinations_with_replacement(range(PLUS2 + (size in (1, 2))), size)
    ]


BUNDLES: Final = _bundles()
"""Gold, wood, stone and +2 tokens of each member of GOODS."""
BUNDLE_INDEX: Final = {bundle: number for number, bundle in enumerate(BUNDLES)}


def _bundle_name(bundle: tuple[int, ...]) -> str:
    names = ("gold", "wood", "stone", "plus2")
    return "_".join(name for name, count in zip(names, bundle, strict=True) for _ in range(count)) or "nothing"


GOODS: Final = Domain("goods", [_bundle_name(bundle) for bundle in BUNDLES])

AMOUNTS: Final = ("gold", "wood", "stone", "any", "plus2", "soldiers", "vp", "peek", "bonus_die", "buildings")
"""What everything that gives or takes is told in: advisors, buildings, enemies and governors alike."""


class Amounts:
    """So much of everything: what an advisor pays, a building costs, an enemy takes."""

    __slots__ = ("any", "bonus_die", "buildings", "gold", "peek", "plus2", "soldiers", "stone", "vp", "wood")

    def __init__(self, entry: Entry | None = None) -> None:
        """Read the amounts named; nothing of the others."""
        if entry is not None:
            for name in entry.fields:
                if name not in AMOUNTS:
                    raise entry.fault(f"'{name}' is nothing that can be had; there is {', '.join(AMOUNTS)}")
        self.gold = _amount(entry, "gold")
        self.wood = _amount(entry, "wood")
        self.stone = _amount(entry, "stone")
        self.any = _amount(entry, "any")
        self.plus2 = _amount(entry, "plus2")
        self.soldiers = _amount(entry, "soldiers")
        self.vp = _amount(entry, "vp")
        self.peek = _amount(entry, "peek")
        self.bonus_die = _amount(entry, "bonus_die")
        self.buildings = _amount(entry, "buildings")


def _amount(entry: Entry | None, name: str) -> int:
    return entry.number(name, 0, DEAREST) if entry is not None and name in entry.fields else 0


def amounts(entry: Entry, name: str) -> Amounts:
    """The amounts under a name; nothing where there is no such field."""
    return Amounts(entry.entry(name) if name in entry.fields else None)


class Choice:
    """One thing that can be had from an advisor: for `pay`, these goods (`takes`) and the rest of `gain`."""

    __slots__ = ("costs", "gain", "gold", "pay", "stone", "takes", "wood")

    def __init__(self, pay: Amounts, gain: Amounts, takes: int) -> None:
        """`takes` counts the goods gained, those of choice included, as a member of GOODS."""
        self.pay = pay
        self.gain = gain
        self.takes = takes
        self.gold, self.wood, self.stone, _ = BUNDLES[takes]
        self.costs = any(getattr(pay, name) for name in AMOUNTS)


def choices(entry: Entry) -> list[Choice]:
    """Everything that can be had from an advisor, by the goods gained: options, times the goods of choice."""
    found: dict[int, Choice] = {}
    options = entry.get("options")
    if not isinstance(options, list) or not options or not all(isinstance(option, Mapping) for option in options):
        raise entry.fault("options should be a list of tables")
    for option in options:
        part = Entry(option, entry.at("options"), entry.read)
        pay, gain = amounts(part, "pay"), amounts(part, "gain")
        for kinds in combinations_with_replacement(range(3), gain.any):
            bundle = (gain.gold + kinds.count(0), gain.wood + kinds.count(1), gain.stone + kinds.count(2), 0)
            if bundle not in BUNDLE_INDEX:
                raise entry.fault("an advisor gives at most 4 goods")
            takes = BUNDLE_INDEX[bundle]
            if takes in found:
                raise entry.fault("two options give the same goods, so that nobody could say which is meant")
            found[takes] = Choice(pay, gain, takes)
    return [found[takes] for takes in sorted(found)]


Prices = list[tuple[int, int, int]]


class Box:
    """Every number of the game, checked: places on the sheet, years and effects fit, sources are named."""

    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        """Read the shipped data with an owner's corrections laid over it."""
        data = overlaid(SHIPPED, overlay) if overlay else SHIPPED
        check_sources(data)
        root = Entry(data)
        self.overlay: Mapping[str, object] = overlay or {}
        self.names = _owner_names(data)
        self._read_numbers(root.entry("rules"))
        self._read_advisors(root)
        self._read_buildings(root)
        self._read_enemies(root)
        self._read_governors(root)
        self.armies = sorted(entry.number("value", 0, len(ARMY) - 1) for entry in root.entries("army_tokens", "id"))
        if len(self.armies) <= self.years:
            raise root.fault(f"{len(self.armies)} army tokens are not enough for {self.years} winters and the end")
        self.options = root.entry("options").options()
        check_all_used(self.overlay, root.read)

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
        self.choices = [choices(entry) for entry in entries]
        """What each advisor has to give."""
        self.optional = [entry.flag("optional") for entry in entries]

    # --- buildings -----------------------------------------------------------------------------------------------

    def _read_buildings(self, root: Entry) -> None:
        entries = root.entries("buildings", "id")
        self.cost: list[tuple[int, int, int]] = []
        self.vp = [entry.number("vp", 0, 20) for entry in entries]
        self.combat_base: list[int] = []
        self.combat_foe: list[int] = []
        self.combat_limit: list[int] = []
        self.combat_value: list[int] = []
        for number, entry in enumerate(entries):
            row, column = ROWS.index(entry.word("row", tuple(ROWS))), entry.number("column", 1, COLUMNS)
            if row * COLUMNS + column - 1 != number:
                raise entry.fault(f"it stands in place {number + 1}, but row and column say another")
            cost = entry.entry("cost")
            gold, wood, stone = (cost.number(name, 0, DEAREST) for name in GOOD.ids)
            self.cost.append((gold, wood, stone))
            self._read_combat(entry)
        effects = [(number, effect) for number, entry in enumerate(entries) for effect in effects_of(entry)]
        self._read_dice_effects(effects)
        self._read_season_effects(effects)
        self._read_winter_effects(effects)

    def _read_combat(self, entry: Entry) -> None:
        """K-12.3, K-20.11: what a building adds in winter, and against whom it adds something else."""
        combat = entry.entry("combat") if "combat" in entry.fields else Entry({})
        self.combat_base.append(combat.number("base", -20, 20) if combat.fields else 0)
        foe = combat.word("vs_type", FOE.ids) if "vs_type" in combat.fields else ""
        self.combat_foe.append(FOE.index.get(foe, -1))
        self.combat_limit.append(
            combat.number("max_enemy_strength", 0, 99) if "max_enemy_strength" in combat.fields else -1
        )
        self.combat_value.append(combat.number("vs_value", -20, 20) if "vs_value" in combat.fields else 0)

    def _read_dice_effects(self, effects: list[tuple[int, Entry]]) -> None:
        """The dice: Statue, Chapel, Market, Farm."""
        self.statue = having(effects, "reroll_one_if_all_equal")
        self.chapel = having(effects, "reroll_all_if_total_max")
        self.chapel_total = figure(effects, "reroll_all_if_total_max", "max_total")
        self.market = having(effects, "shift_rank")
        for _, effect in named(effects, "shift_rank"):
            if whole_numbers(effect, "delta") != [-1, 1]:
                raise effect.fault("delta should be [-1, 1]: the rank above or the one below")
        self.farm = having(effects, "bonus_die")
        for _, effect in named(effects, "bonus_die"):
            effect.number("count", 1, 1)

    def _read_season_effects(self, effects: list[tuple[int, Entry]]) -> None:
        """What comes at the start and the end of a season, and what building and recruiting cost."""
        self.season_start = [
            (1 << at, amounts(effect, "gain")) for at, effect in named(effects, "gain_at_season_start")
        ]
        self.summer_end = [(1 << at, amounts(effect, "gain")) for at, effect in named(effects, "gain_at_summer_end")]
        self.season_end = [(1 << at, amounts(effect, "gain")) for at, effect in named(effects, "gain_at_season_end")]
        self.summer_trades = having(effects, "trade_at_summer_end")
        self.trades = {
            at: (amounts(effect, "pay"), amounts(effect, "gain"))
            for at, effect in named(effects, "trade_at_summer_end")
        }
        self.mint = having(effects, "row_a_every_season")
        self.town_hall = having(effects, "trade_at_season_end")
        self.town_hall_vp = 0
        for _, effect in named(effects, "trade_at_season_end"):
            self.town_hall_vp = amounts(effect, "gain").vp
            if effect.get("pay_one_of") != [{"any": 1}, {"plus2": 1}]:
                raise effect.fault("pay_one_of should be one good or one +2 token")
        self.camp = having(effects, "soldier_if_few")
        self.camp_limit = figure(effects, "soldier_if_few", "max_soldiers")
        self.camp_soldiers = gained(effects, "soldier_if_few").soldiers
        self.stables = having(effects, "extra_soldier_from_advisor")
        self.stables_soldiers = gained(effects, "extra_soldier_from_advisor").soldiers
        self.barracks = having(effects, "cheap_recruits")
        self.barracks_goods = figure(effects, "cheap_recruits", "goods_per_soldier")
        self.recruiting_center = having(effects, "plus2_as_goods_for_recruits")
        self.discounts = [(1 << at, *discount(effect)) for at, effect in named(effects, "discount")]
        self.discounting = having(effects, "discount")
        self._prices: dict[int, Prices] = {}
        self._payable: dict[int, tuple[list[int], list[int], list[int]]] = {}

    def _read_winter_effects(self, effects: list[tuple[int, Entry]]) -> None:
        """Winter and the end: Stone Wall, Fortress, Military Academy, Cathedral."""
        self.stone_wall = having(effects, "draw_is_victory")
        self.fortress = having(effects, "vp_on_victory")
        self.fortress_vp = gained(effects, "vp_on_victory").vp
        self.academy = having(effects, "own_reinforcement_roll")
        self.cathedral = having(effects, "vp_per_goods")
        self.cathedral_goods = max(1, figure(effects, "vp_per_goods", "goods_per_vp"))

    def prices(self, built: int, governor: int) -> Prices:
        """What each building costs the owner of these buildings and this governor (K-20.10)."""
        key = built & self.discounting | governor + 1 << len(BUILDING)
        found = self._prices.get(key)
        if found is None:
            found = self._prices[key] = self._discounted(built & self.discounting, governor)
        return found

    def payable(self, built: int, governor: int) -> tuple[list[int], list[int], list[int]]:
        """By so much gold, wood and stone: the buildings for which it is enough, as masks."""
        key = built & self.discounting | governor + 1 << len(BUILDING)
        found = self._payable.get(key)
        if found is None:
            prices = self.prices(built, governor)
            gold, wood, stone = (
                [sum(1 << at for at, price in enumerate(prices) if price[good] <= have) for have in range(DEAREST + 1)]
                for good in range(3)
            )
            found = self._payable[key] = gold, wood, stone
        return found

    def _discounted(self, holders: int, governor: int) -> Prices:
        discounts = [(mask, off) for holder, mask, off in self.discounts if holders & holder]
        if governor in self.governor_discounts:
            discounts.append(self.governor_discounts[governor])
        prices = []
        for building, cost in enumerate(self.cost):
            price = list(cost)
            for mask, off in discounts:
                if mask >> building & 1:
                    price = [max(0, count - less) for count, less in zip(price, off, strict=True)]
            prices.append((price[0], price[1], price[2]))
        return prices

    # --- enemies and governors -----------------------------------------------------------------------------------

    def _read_enemies(self, root: Entry) -> None:
        entries = root.entries("enemies", "id")
        self.enemy_year = [entry.number("year", 1, self.years) - 1 for entry in entries]
        self.foe = [FOE.index[entry.word("type", FOE.ids)] for entry in entries]
        self.strength = [entry.number("strength", 0, 30) for entry in entries]
        self.reward = [amounts(entry, "reward") for entry in entries]
        self.penalty = [amounts(entry, "penalty") for entry in entries]
        for entry, reward, penalty in zip(entries, self.reward, self.penalty, strict=True):
            if max(reward.any, penalty.any) > 4 or penalty.buildings > 1:
                raise entry.fault("an enemy gives or takes at most 4 goods of choice and 1 building")
        self.combat = [self._combat(foe, strength) for foe, strength in zip(self.foe, self.strength, strict=True)]
        """By enemy: what buildings add against him, and the buildings that add so much, as masks."""
        self.years_enemies = [
            [number for number, its in enumerate(self.enemy_year) if its == year] for year in range(self.years)
        ]
        self.backs: list[tuple[int, int]] = []
        for year, back in enumerate(root.entries("enemy_backs", "id")):
            low, high = back.number("strength_min", 0, 30), back.number("strength_max", 0, 30)
            found = [self.strength[number] for number in self.years_enemies[year]]
            if back.number("year") != year + 1 or len(found) != 5 or min(found) < low or max(found) > high:
                raise back.fault(f"there should be five enemies of strength {low} to {high}, not {found}")
            self.backs.append((low, high))

    def _combat(self, foe: int, strength: int) -> list[tuple[int, int]]:
        found: dict[int, int] = {}
        for number, base in enumerate(self.combat_base):
            fits = self.combat_foe[number] == foe or self.combat_limit[number] >= strength
            value = self.combat_value[number] if fits else base
            if value:
                found[value] = found.get(value, 0) | 1 << number
        return sorted(found.items())

    def _read_governors(self, root: Entry) -> None:
        entries = root.entries("governors", "id")
        effects = [(number, effect) for number, entry in enumerate(entries) for effect in effects_of(entry)]
        self.governors = list(range(len(entries)))
        self.reconstructed = [entry.word("source") == "reconstructed" for entry in entries]
        self.start_kits = {
            at: (amounts(effect, "gain"), effect.number("vp", -20, 20)) for at, effect in named(effects, "start_kit")
        }
        self.year_goods = {at: year_goods(effect, self.years) for at, effect in named(effects, "year_end_goods")}
        self.year_gifts = {
            at: ([year - 1 for year in whole_numbers(effect, "years")], amounts(effect, "gain"))
            for at, effect in named(effects, "gain_at_year_start")
        }
        self.prince = sole(effects, "set_dice_if_total_max")
        self.prince_total = figure(effects, "set_dice_if_total_max", "max_total")
        self.prince_faces = [0, 0, 0]
        for _, effect in named(effects, "set_dice_if_total_max"):
            self.prince_faces = sorted(face - 1 for face in whole_numbers(effect, "faces"))
            if len(self.prince_faces) != 3 or not all(face in range(6) for face in self.prince_faces):
                raise effect.fault("faces should be three numbers from 1 to 6")
        self.sorcerer = sole(effects, "free_column_one")
        self.sorcerer_year = figure(effects, "free_column_one", "year") - 1
        self.sorcerer_buildings = figure(effects, "free_column_one", "max_buildings")
        for _, effect in named(effects, "free_column_one"):
            effect.number("column", 1, 1)
            effect.flag("vp")
        self.preacher = sole(effects, "vp_if_someone_did_not_build")
        self.preacher_vp = gained(effects, "vp_if_someone_did_not_build").vp
        self.duke = sole(effects, "move_top_group_to_duchess")
        self.duke_target = figure(effects, "move_top_group_to_duchess", "target_rank") - 1
        self.minstrel = sole(effects, "vp_if_last_and_if_tied")
        self.minstrel_last = gained(effects, "vp_if_last_and_if_tied", "last").vp
        self.minstrel_tied = gained(effects, "vp_if_last_and_if_tied", "tied").vp
        self._read_more_governors(effects)

    def _read_more_governors(self, effects: list[tuple[int, Entry]]) -> None:
        self.philosopher = sole(effects, "flip_all_dice")
        self.philosopher_total = figure(effects, "flip_all_dice", "vp_if_total_max")
        self.philosopher_vp = gained(effects, "flip_all_dice").vp
        self.politician = sole(effects, "private_advisors")
        for _, effect in named(effects, "private_advisors"):
            if whole_numbers(effect, "ranks") != PRIVATE_RANKS:
                raise effect.fault(f"ranks are part of the vocabulary of moves and stay {PRIVATE_RANKS}")
        self.priest = sole(effects, "blessing_if_total_max")
        self.priest_total = figure(effects, "blessing_if_total_max", "max_total")
        self.priest_vp = gained(effects, "blessing_if_total_max", "gain_otherwise").vp
        self.heiress = sole(effects, "plus2_if_total_max")
        self.heiress_total = figure(effects, "plus2_if_total_max", "max_total")
        self.heiress_plus2 = gained(effects, "plus2_if_total_max").plus2
        self.architect = sole(effects, "discount_if_behind")
        self.tax_collector = sole(effects, "good_on_opponent_build")
        self.tax_columns = 0
        self.tax_goods = gained(effects, "good_on_opponent_build").any
        for _, effect in named(effects, "good_on_opponent_build"):
            self.tax_columns = sum(1 << column - 1 for column in whole_numbers(effect, "columns"))
        self.governor_discounts = {at: discount(effect) for at, effect in named(effects, "discount")}
        self.damsel = sole(effects, "bonus_die_on_favor_tie")
        self.fairy = sole(effects, "bonus_die")
        self.governor_peeks = {
            at: effect.word("timing", ("start_of_spring", "start_of_phase_7")) for at, effect in named(effects, "peek")
        }
        self.governor_strength = {at: effect.number("value", -20, 20) for at, effect in named(effects, "combat")}
        self.trickster = sole(effects, "set_one_die")
        self.quartermaster = sole(effects, "first_recruit_discount")
        self.quartermaster_off = figure(effects, "first_recruit_discount", "off_any")
        self.moneylender = sole(effects, "two_equal_goods_as_one")
        self.knight = sole(effects, "vp_if_strongest")
        self.knight_vp = gained(effects, "vp_if_strongest").vp
        self.healer = sole(effects, "ransom_building")
        self.ransom = gained(effects, "ransom_building", "pay").any
        dice = (self.prince, self.philosopher, self.trickster, self.priest, self.heiress)
        self.builds_specially = [at in (self.architect, self.moneylender) for at in self.governors]
        """Which governors build in ways of their own."""
        self.changes_dice = [at in dice for at in (*self.governors, len(self.governors))]
        """Which governors change dice; the last entry, for -1, is nobody."""
        if not (0 < self.ransom <= 4 and self.tax_goods <= 4):
            raise ComponentError("governors: a ransom or a tax is at most 4 goods")


def named(effects: list[tuple[int, Entry]], effect: str) -> list[tuple[int, Entry]]:
    """All effects of a kind, with whose they are."""
    return [(at, entry) for at, entry in effects if entry.word("id") == effect]


def having(effects: list[tuple[int, Entry]], effect: str) -> int:
    """The buildings that have an effect, as a mask."""
    return sum(1 << at for at, _ in named(effects, effect))


def sole(effects: list[tuple[int, Entry]], effect: str) -> int:
    """The one governor that has an effect; -1 if there is none."""
    found = named(effects, effect)
    return found[0][0] if found else -1


def figure(effects: list[tuple[int, Entry]], effect: str, name: str) -> int:
    """A number of an effect; 0 if nothing has it."""
    found = [entry.number(name) for _, entry in named(effects, effect)]
    return found[0] if found else 0


def gained(effects: list[tuple[int, Entry]], effect: str, name: str = "gain") -> Amounts:
    """What an effect gives; nothing if nothing has it."""
    found = [amounts(entry, name) for _, entry in named(effects, effect)]
    return found[0] if found else Amounts()


def discount(effect: Entry) -> tuple[int, tuple[int, int, int]]:
    """The buildings that become cheaper, as a mask, and by what."""
    off = amounts(effect, "off")
    rows = effect.words("rows") if "rows" in effect.fields else list(ROWS)
    columns = whole_numbers(effect, "columns") if "columns" in effect.fields else [1, 2, 3, 4]
    mask = sum(1 << ROWS.index(row) * COLUMNS + column - 1 for row in rows for column in columns)
    return mask, (off.gold, off.wood, off.stone)


def year_goods(effect: Entry, years: int) -> tuple[int, list[int]]:
    """Which good a governor brings at the end of a year, and how many in each."""
    by_year = whole_numbers(effect, "by_year")
    if len(by_year) != years:
        raise effect.fault(f"by_year should have {years} numbers")
    return GOOD.index[effect.word("good", GOOD.ids)], by_year


def _owner_names(data: Mapping[str, object]) -> dict[str, dict[str, str]]:
    """Names that an owner has corrected, by language and message key."""
    found: dict[str, dict[str, str]] = {"en": {}, "de": {}}
    for group, kind in (("advisors", "advisor"), ("buildings", "building"), ("governors", "governor")):
        for entry in Entry(data).entries(group, "id"):
            for language, names in found.items():
                if f"name_{language}" in entry.fields:
                    names[f"{kind}-{entry.word('id')}"] = entry.word(f"name_{language}")
    return found
