"""What a board shows of the box itself, as its owner corrected it."""

from collections.abc import Sequence
from typing import TypedDict

from hoftag.games.kingsburg.components import (
    ADVISOR,
    AMOUNTS,
    BUILDING,
    COLUMNS,
    ENEMY,
    FOES,
    GOVERNOR,
    PAYS_LIKE,
    PHASES,
    RANK_OF,
    RANKS,
    ROWS,
    Amounts,
    Foe,
    KingsburgBox,
    Phase,
    Row,
)
from hoftag.games.kingsburg.dice import COUNT, PLACED, TOTAL, bonus_dice, dice_name


class AmountsView(TypedDict, total=False):
    """So much of everything there is some of; `any` are goods of choice."""

    gold: int
    wood: int
    stone: int
    any: int
    plus2: int
    soldiers: int
    vp: int
    peek: int
    bonus_die: int
    buildings: int


class DealFacts(TypedDict):
    """What is had, and for what."""

    pay: AmountsView
    gain: AmountsView


class OfferFacts(TypedDict):
    """All options of an advisor as one: what is paid, what always comes, and of what one is chosen."""

    pay: AmountsView
    all: AmountsView
    one: list[AmountsView]


class AdvisorFacts(TypedDict):
    """An advisor; those on a governor's card say on whose. `dice` are some that reach him."""

    rank: int
    governor: str | None
    options: list[DealFacts]
    optional: bool
    offer: OfferFacts
    dice: str


class BuildingFacts(TypedDict):
    """A place on the sheet; the cost is gold, wood and stone."""

    row: Row
    column: int
    cost: list[int]
    points: int


class EnemyFacts(TypedDict):
    """An enemy card."""

    foe: Foe
    strength: int


class BoxView(TypedDict):
    """Everything by its id, in the order of the box."""

    advisors: dict[str, AdvisorFacts]
    buildings: dict[str, BuildingFacts]
    enemies: dict[str, EnemyFacts]
    trades: dict[str, DealFacts]
    phases: list[Phase]
    years: int
    reconstructed: list[str]


def facts(box: KingsburgBox) -> BoxView:
    """Everything a board has to know to draw the council, the sheets and the cards."""
    buildings, enemies = box.buildings, box.enemies
    return {
        "advisors": {name: _advisor(box, advisor) for advisor, name in enumerate(ADVISOR.ids)},
        "buildings": {
            name: {
                "row": ROWS[number // COLUMNS],
                "column": number % COLUMNS + 1,
                "cost": list(buildings.cost[number]),
                "points": buildings.vp[number],
            }
            for number, name in enumerate(BUILDING.ids)
        },
        "enemies": {
            name: {"foe": FOES[enemies.foe[number]], "strength": enemies.strength[number]}
            for number, name in enumerate(ENEMY.ids)
        },
        "trades": {
            BUILDING.ids[number]: {"pay": listed(deal.pay), "gain": listed(deal.gain)}
            for number, deal in buildings.trades.items()
        },
        "phases": list(PHASES),
        "years": box.years,
        "reconstructed": [name for name, ours in zip(GOVERNOR.ids, box.reconstructed, strict=True) if ours],
    }


def listed(amounts: Amounts) -> AmountsView:
    """Amounts by name, without what there is none of."""
    found: AmountsView = {}
    for name, count in amounts.listed:
        found[name] = count
    return found


def _advisor(box: KingsburgBox, advisor: int) -> AdvisorFacts:
    its = box.advisors[PAYS_LIKE[advisor]]
    options: list[DealFacts] = [{"pay": listed(pay), "gain": listed(gain)} for pay, gain in its.options]
    return {
        "rank": RANK_OF[advisor],
        "governor": _card_of(box) if advisor >= RANKS else None,
        "options": options,
        "optional": its.optional,
        "offer": offer(options),
        "dice": _dice_for(RANK_OF[advisor]),
    }


def _card_of(box: KingsburgBox) -> str | None:
    """The governor who has advisors of his own."""
    return next((name for name, card in zip(GOVERNOR.ids, box.governors, strict=False) if card.private_advisors), None)


def _dice_for(rank: int) -> str:
    """The fewest player dice that make this total."""
    fitting = [hand for hand in PLACED if TOTAL[hand] == rank and not bonus_dice(hand)]
    return dice_name(min(fitting, key=COUNT.__getitem__))


def offer(options: Sequence[DealFacts]) -> OfferFacts:
    """What options have in common stands once; of trades only how many goods are given for how many."""
    first = options[0]
    if len(options) == 1:
        return {"pay": first["pay"], "all": first["gain"], "one": []}
    if first["pay"]:
        return {"pay": {"any": _count(first["pay"])}, "all": {"any": _count(first["gain"])}, "one": []}
    common: AmountsView = {}
    for name in AMOUNTS:
        least = min(option["gain"].get(name, 0) for option in options)
        if least:
            common[name] = least
    return {"pay": {}, "all": common, "one": [_without(option["gain"], common) for option in options]}


def _count(amounts: AmountsView) -> int:
    return sum(amounts.get(name, 0) for name in AMOUNTS)


def _without(amounts: AmountsView, part: AmountsView) -> AmountsView:
    found: AmountsView = {}
    for name in AMOUNTS:
        left = amounts.get(name, 0) - part.get(name, 0)
        if left:
            found[name] = left
    return found
