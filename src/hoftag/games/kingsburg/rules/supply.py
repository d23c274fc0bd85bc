"""Goods, tokens, soldiers and points come and go; the supply has no end (K-1.5)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hoftag.core.events import Event, Tell
from hoftag.core.game import Effect
from hoftag.games.kingsburg.components import BUILDING, BUNDLES, ENEMY, PART, Amounts, Bundle, Deal

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

PARTS: Final = len(PART)


def goods(table: "Kingsburg", seat: int) -> int:
    """How many goods a seat has; tokens and soldiers do not count (A-08)."""
    return table.gold[seat] + table.wood[seat] + table.stone[seat]


def score(table: "Kingsburg", seat: int, points: int, part: int) -> None:
    """K-12.8, K-13.3: points come and go; a score may fall below 0."""
    table.points[seat] += points
    table.parts[seat * PARTS + part] += points


def gain(table: "Kingsburg", seat: int, amounts: Amounts, part: int) -> None:
    """Everything but goods of choice and looks at the enemy."""
    if amounts.gold:
        table.gold[seat] += amounts.gold
    if amounts.wood:
        table.wood[seat] += amounts.wood
    if amounts.stone:
        table.stone[seat] += amounts.stone
    if amounts.plus2:
        table.plus2[seat] += amounts.plus2
    if amounts.soldiers:
        table.soldiers[seat] += amounts.soldiers
    if amounts.vp:
        score(table, seat, amounts.vp, part)


def can_pay(table: "Kingsburg", seat: int, amounts: Amounts) -> bool:
    """K-6.4: goods must be there; points can always be paid."""
    return (
        table.gold[seat] >= amounts.gold
        and table.wood[seat] >= amounts.wood
        and table.stone[seat] >= amounts.stone
        and table.plus2[seat] >= amounts.plus2
    )


def missing(table: "Kingsburg", seat: int, price: Bundle) -> list[str]:
    """What a seat lacks of a price, piece by piece."""
    have = table.gold[seat], table.wood[seat], table.stone[seat], table.plus2[seat]
    return names(*[max(0, asked - held) for asked, held in zip(price, have, strict=True)])


def missing_of(table: "Kingsburg", seat: int, pay: Amounts) -> list[str]:
    """The same of what a deal asks for."""
    return missing(table, seat, (pay.gold, pay.wood, pay.stone, pay.plus2))


def make_deal(table: "Kingsburg", seat: int, deal: Deal, soldiers: int, part: int) -> None:
    """Pay and take what a deal says, with so many soldiers."""
    if deal.gold:
        table.gold[seat] += deal.gold
    if deal.wood:
        table.wood[seat] += deal.wood
    if deal.stone:
        table.stone[seat] += deal.stone
    if deal.plus2:
        table.plus2[seat] += deal.plus2
    if soldiers:
        table.soldiers[seat] += soldiers
    if deal.points:
        score(table, seat, deal.points, part)


def take_bundle(table: "Kingsburg", seat: int, bundle: int) -> None:
    """Take goods of choice."""
    gold, wood, stone, plus2 = BUNDLES[bundle]
    table.gold[seat] += gold
    table.wood[seat] += wood
    table.stone[seat] += stone
    table.plus2[seat] += plus2


def give_bundle(table: "Kingsburg", seat: int, bundle: int) -> None:
    """Give goods of choice away."""
    gold, wood, stone, plus2 = BUNDLES[bundle]
    table.gold[seat] -= gold
    table.wood[seat] -= wood
    table.stone[seat] -= stone
    table.plus2[seat] -= plus2


def _by_size() -> list[list[int]]:
    return [[number for number, bundle in enumerate(BUNDLES) if sum(bundle) == size] for size in range(5)]


OF_SIZE: Final = _by_size()
"""The bundles of each size, tokens among them."""
GOODS_OF_SIZE: Final = [[number for number in bundles if not BUNDLES[number][3]] for bundles in OF_SIZE]
"""The bundles of each size that are goods alone."""
MORE: Final = len(OF_SIZE)
"""More of a kind than any bundle holds."""
AFFORDABLE: Final[dict[int, list[int]]] = {}
"""What has been found so far, by size and by how much there is of each kind, which counts up to the size alone."""


def affordable(table: "Kingsburg", seat: int, size: int, *, tokens: bool) -> list[int]:
    """The bundles of a size that a seat can give; the list is everybody's."""
    gold, wood, stone = table.gold[seat], table.wood[seat], table.stone[seat]
    plus2 = table.plus2[seat] if tokens else 0
    if gold + wood + stone + plus2 < size:
        return []
    key = size * MORE + (gold if gold < size else size)
    key = key * MORE + (wood if wood < size else size)
    key = key * MORE + (stone if stone < size else size)
    key = key * MORE + (plus2 if plus2 < size else size)
    found = AFFORDABLE.get(key)
    if found is None:
        have = gold, wood, stone, plus2
        found = [number for number in OF_SIZE[size] if all(map(int.__le__, BUNDLES[number], have))]
        AFFORDABLE[key] = found
    return found


def peek(table: "Kingsburg", seat: int, tell: Tell | None) -> None:
    """K-6.3: look at the top enemy card in secret. It is drawn when the first of all looks at it."""
    draw_enemy(table)
    table.peeked |= 1 << seat
    if tell is not None:
        shadow = Event("peeked-hidden", {"seat": seat})
        strength = table.terms.enemies.strength[table.enemy]
        tell.only(seat, "peeked", shadow=shadow, shows=True, seat=seat, enemy=ENEMY.ids[table.enemy], strength=strength)


def draw_enemy(table: "Kingsburg") -> None:
    """K-1.3: one card of this year, each equally likely."""
    if table.enemy < 0:
        table.enemy = table.draw(table.terms.enemies.of_year[table.year][:], ENEMY)


# --- said beforehand -------------------------------------------------------------------------------------------------


def changed(
    table: "Kingsburg", seat: int, goods: Bundle = (0, 0, 0, 0), *, soldiers: int = 0, points: int = 0
) -> tuple[Effect, ...]:
    """The effects of so much more or less of everything."""
    gold, wood, stone, plus2 = goods
    changes = {"gold": gold, "wood": wood, "stone": stone, "plus2": plus2, "soldiers": soldiers, "points": points}
    have = holdings(table, seat)
    return tuple(Effect(what, change, have[what] + change) for what, change in changes.items() if change)


def holdings(table: "Kingsburg", seat: int) -> dict[str, int]:
    return {
        "gold": table.gold[seat],
        "wood": table.wood[seat],
        "stone": table.stone[seat],
        "plus2": table.plus2[seat],
        "soldiers": table.soldiers[seat],
        "points": table.points[seat],
    }


def given(table: "Kingsburg", seat: int, bundle: int, *, soldiers: int = 0, points: int = 0) -> tuple[Effect, ...]:
    """The effects of giving goods of choice away for something else."""
    gold, wood, stone, plus2 = BUNDLES[bundle]
    return changed(table, seat, (-gold, -wood, -stone, -plus2), soldiers=soldiers, points=points)


def dealt(table: "Kingsburg", seat: int, deal: Deal, soldiers: int) -> tuple[Effect, ...]:
    """The effects of a deal that brings so many soldiers."""
    goods = deal.gold, deal.wood, deal.stone, deal.plus2
    return changed(table, seat, goods, soldiers=soldiers, points=deal.points)


# --- told ------------------------------------------------------------------------------------------------------------


def names(
    gold: int = 0, wood: int = 0, stone: int = 0, plus2: int = 0, *, soldiers: int = 0, points: int = 0
) -> list[str]:
    """What was gained or paid, piece by piece."""
    return (
        ["gold"] * gold
        + ["wood"] * wood
        + ["stone"] * stone
        + ["plus2"] * plus2
        + ["soldier"] * soldiers
        + ["point"] * points
    )


def bundle_names(bundle: int) -> list[str]:
    """A bundle, piece by piece."""
    return names(*BUNDLES[bundle])


def amounts_names(amounts: Amounts) -> list[str]:
    """Amounts, piece by piece, without those of choice."""
    return names(amounts.gold, amounts.wood, amounts.stone, amounts.plus2, soldiers=amounts.soldiers, points=amounts.vp)


def tell_gains(tell: Tell | None, key: str, seat: int, gains: Sequence[str], **args: str) -> None:
    """Tell what a seat gains, and from whom."""
    if tell is not None and gains:
        tell.all(key, seat=seat, gains=gains, **args)


def name_of(mask: int) -> str:
    """The id of the building in a mask of one."""
    return BUILDING.ids[mask.bit_length() - 1]
