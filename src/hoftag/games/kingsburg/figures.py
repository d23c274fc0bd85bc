"""The figures that the words of the game state, as the owner of the box corrected them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from hoftag.core.events import Args
from hoftag.games.kingsburg.components import (
    ADVISOR,
    BUILDING,
    COLUMNS,
    GOOD,
    GOVERNOR,
    PAYS_LIKE,
    ROWS,
    Amounts,
    Buildings,
    Deal,
    Governor,
    KingsburgBox,
)
from hoftag.games.kingsburg.facts import AmountsView, DealFacts, listed, offer

PLACES: Final = ("first", "second", "third", "fourth", "fifth")


def figures(box: KingsburgBox) -> Mapping[str, Args]:
    """By message key; `amounts` are the things that an advisor or a building gives."""
    return {
        **{f"advisor-{name}": _offer(box, advisor) for advisor, name in enumerate(ADVISOR.ids)},
        **{f"building-{name}": found for name, found in _buildings(box.buildings).items()},
        **{f"governor-{name}": found for name, found in _governors(box).items()},
        "prompt-favour-good": {
            "count": box.favour_goods,
            "statue_prices": _price(box, "statue"),
            "inn_prices": _price(box, "inn"),
        },
        "prompt-duke-moves": _duke_moves(box),
        "board-phase-favour": {"count": box.favour_goods},
        "board-phase-honour": {"points": box.honour_vp},
        "board-phase-recruiting": {"count": box.goods_per_soldier},
    }


def pieces(amounts: AmountsView) -> list[str]:
    """Amounts piece by piece: words count equal ones."""
    return [name for name, count in amounts.items() if isinstance(count, int) for _ in range(count)]


def _price(box: KingsburgBox, building: str) -> list[str]:
    gold, wood, stone = box.buildings.cost[BUILDING.of(building)]
    return ["gold"] * gold + ["wood"] * wood + ["stone"] * stone


# --- advisors --------------------------------------------------------------------------------------------------------


def _offer(box: KingsburgBox, advisor: int) -> Args:
    """What an advisor gives; its `shape` says how that is put."""
    options: list[DealFacts] = [
        {"pay": listed(pay), "gain": listed(gain)} for pay, gain in box.advisors[PAYS_LIKE[advisor]].options
    ]
    found = offer(options)
    paid, amounts, one = pieces(found["pay"]), pieces(found["all"]), found["one"]
    if paid and len(options) > 1:
        each = _of_each_other(options)
        return {"shape": "exchange" if each else "trade", "paid": len(paid), "taken": len(amounts), "each": each}
    if one:
        shape = "all-and-one" if amounts else "one"
        either = {f"{place}_amounts": pieces(option) for place, option in zip(PLACES, one, strict=False)}
        return {"shape": shape, "amounts": amounts, "options": len(one), **either}
    return {"shape": "deal" if paid else "all", "paid_amounts": paid, "amounts": amounts}


def _of_each_other(options: Sequence[DealFacts]) -> int:
    """If one kind of good is traded for each of the others: for how many of each; else 0."""
    if any(len(option["pay"]) != 1 or {*option["pay"], *option["gain"]} != {*GOOD.ids} for option in options):
        return 0
    counts = {count for option in options for count in option["gain"].values() if isinstance(count, int)}
    return counts.pop() if len(counts) == 1 else 0


def _duke_moves(box: KingsburgBox) -> Args:
    target = _target(box)
    gain = box.advisors[target].options[0][1]
    return {"rank": target + 1, "to_advisor": ADVISOR.ids[target], "gifts": pieces(listed(gain))}


def _target(box: KingsburgBox) -> int:
    """To whom the Duke may move his dice."""
    return max(0, box.governors[GOVERNOR.of("duke")].moves_to)


# --- buildings -------------------------------------------------------------------------------------------------------


def _buildings(box: Buildings) -> dict[str, Args]:
    strength = {name: {"strength": box.strength[number].base} for number, name in enumerate(BUILDING.ids)}
    special = {name: box.strength[number].special for number, name in enumerate(BUILDING.ids)}
    goldsmith = _trade(box, "goldsmith")
    return {
        "sawmill": _traded(_trade(box, "sawmill")),
        "quarry": _traded(_trade(box, "quarry")),
        "goldsmith": {
            "gold": goldsmith.pay.gold,
            "soldiers": goldsmith.gain.soldiers,
            "points": goldsmith.gain.vp,
        },
        "chapel": {"total": box.chapel_total},
        "church": {"strength": special["church"]},
        "cathedral": {"goods": box.cathedral_goods},
        "inn": {"tokens": _gain(box.summer_end, "inn").plus2},
        "farm": {"strength": -box.strength[BUILDING.of("farm")].base},
        "merchants_guild": {"gold": _gain(box.season_start, "merchants_guild").gold},
        "guard_tower": strength["guard_tower"],
        "blacksmith": strength["blacksmith"],
        "barracks": {"goods": box.barracks_goods},
        "wizards_guild": strength["wizards_guild"],
        "palisade": {**strength["palisade"], "special": special["palisade"]},
        "stable": {"soldiers": box.stables_soldiers},
        "stone_wall": strength["stone_wall"],
        "fortress": {**strength["fortress"], "points": box.fortress_vp},
        "barricade": {"strength": special["barricade"]},
        "crane": _discount(box, "crane"),
        "town_hall": {"points": box.town_hall_vp},
        "embassy": {"points": _gain(box.season_end, "embassy").vp},
        "improvised_defenses": {
            "strength": special["improvised_defenses"],
            "limit": box.strength[BUILDING.of("improvised_defenses")].limit,
        },
        "training_camp": {"limit": box.camp_limit, "soldiers": box.camp_soldiers},
    }


def _trade(box: Buildings, name: str) -> Deal:
    return box.trades.get(BUILDING.of(name), Deal(Amounts(), Amounts()))


def _traded(deal: Deal) -> Args:
    return {"paid_amounts": pieces(listed(deal.pay)), "amounts": pieces(listed(deal.gain))}


def _gain(gains: Sequence[tuple[int, Amounts]], name: str) -> Amounts:
    """What a building gives at a moment."""
    return next((gain for mask, gain in gains if mask == 1 << BUILDING.of(name)), Amounts())


def _discount(box: Buildings, name: str) -> Args:
    cheaper, off = next((found for mask, found in box.discounts if mask == 1 << BUILDING.of(name)), (0, (0, 0, 0)))
    return {"gold": off[0], **_columns(cheaper)}


def _columns(cheaper: int) -> Args:
    """The columns that have buildings of a mask."""
    romans = [str(column + 1) for column in range(COLUMNS) if any(cheaper >> at & 1 for at in _column(column))]
    return {"romans": romans, "first_roman": romans[0] if romans else "", "last_roman": romans[-1] if romans else ""}


def _column(column: int) -> range:
    return range(column, len(BUILDING), COLUMNS)


def _rows(cheaper: int) -> list[str]:
    """The rows that have buildings of a mask."""
    return [row for at, row in enumerate(ROWS) if cheaper >> at * COLUMNS & (1 << COLUMNS) - 1]


# --- governors -------------------------------------------------------------------------------------------------------


def _governors(box: KingsburgBox) -> dict[str, Args]:
    card = dict(zip(GOVERNOR.ids, box.governors, strict=False))
    prince = card["prince"]
    return {
        "thief": {"goods": card["thief"].start_goods.any, "points": card["thief"].start_points},
        "miner": _harvest(card["miner"]),
        "prince": {"total": prince.dice_total, **dict(zip(PLACES, prince.faces, strict=False))},
        "sorcerer": {"roman": str(card["sorcerer"].founding_year + 1), "count": card["sorcerer"].founds},
        "preacher": {"points": card["preacher"].points_if_idle},
        "duke": {"rank": _target(box) + 1, "advisor": ADVISOR.ids[_target(box)]},
        "minstrel": {"last": card["minstrel"].points_if_last, "tied": card["minstrel"].points_if_tied},
        "philosopher": {"total": card["philosopher"].dice_total, "points": card["philosopher"].dice_gain.vp},
        "priest": {"total": card["priest"].dice_total, "points": card["priest"].dice_gain.vp},
        "heiress": {"total": card["heiress"].dice_total, "tokens": card["heiress"].dice_gain.plus2},
        "tax_collector": {"goods": card["tax_collector"].tax, **_columns(card["tax_collector"].tax_columns)},
        "carpenter": {
            **_harvest(card["carpenter"]),
            "discount": card["carpenter"].discount[1][1],
            "romans": _columns(card["carpenter"].discount[0])["romans"],
        },
        "sculptor": {
            **_harvest(card["sculptor"]),
            "discount": card["sculptor"].discount[1][2],
            "rows": _rows(card["sculptor"].discount[0]),
        },
        "general": {"strength": card["general"].strength},
        "quartermaster": {"goods": card["quartermaster"].recruit_discount},
        "seer": {
            "romans": [str(year + 1) for year in card["seer"].year_gift_in],
            "tokens": card["seer"].year_gift.plus2,
        },
        "knight": {"points": card["knight"].points_if_strongest},
        "healer": {"goods": card["healer"].ransom},
    }


def _harvest(card: Governor) -> Args:
    """The goods of each year, the usual number, and the one year that differs if there is one."""
    by_year = card.harvest or [0]
    usual = Counter(by_year).most_common(1)[0][0]
    others = [year for year, count in enumerate(by_year, 1) if count != usual]
    return {
        "good": GOOD.ids[max(0, card.harvest_good)],
        "usual": usual,
        "others": len(others),
        "other_year": others[0] if others else 0,
        "other": by_year[others[0] - 1] if others else 0,
        **dict(zip(PLACES, by_year, strict=False)),
    }
