"""Chapters 3 and 10: where the people are left with too little, they punish the greediest."""

from typing import TYPE_CHECKING

from hoftag.core.events import Args, Tell
from hoftag.games.tumult_royal.components import GOOD, GOODS, TILE, TILES
from hoftag.games.tumult_royal.rules import sentiment, supply
from hoftag.games.tumult_royal.rules.tiles import goods_of

if TYPE_CHECKING:
    from hoftag.games.tumult_royal.state import TumultRoyal


def check_all(table: "TumultRoyal", tell: Tell | None) -> bool:
    """T-3.1, T-3.7, T-10.1, Q-17, Q-18: bread, marble, tools, each checked once; gamblers spin for each."""
    for good in range(GOODS):
        if table.terms.gamblers:
            table.demand[good] = sentiment.spin(table, good)
            if tell is not None:
                tell.all("spun-for", seat=table.order[0], good=GOOD.ids[good], demand=table.demand[good])
        left = goods_of(table.people, 3 * good)
        if left < table.demand[good]:
            punish(table, good, left, tell)
        elif tell is not None:
            tell.all("no-tumult", good=GOOD.ids[good], left=left, demand=table.demand[good])
    return False


def robbed(table: "TumultRoyal", seat: int, good: int) -> int:
    """T-3.2, Q-14: what counts as robbed; the people's mercy takes one off, never below nothing."""
    count = goods_of(table.stock, seat * TILES + 3 * good)
    return max(0, count - table.terms.box.mercy) if table.mercy >> seat & 1 else count


def greediest(table: "TumultRoyal", good: int) -> int:
    """T-3.3, T-3.4: the largest count, among equals the higher rank; so if nobody robbed any, it is the king."""
    found, most = table.order[0], -1
    for seat in table.order:
        count = robbed(table, seat, good)
        if count > most:
            found, most = seat, count
    return found


def punish(table: "TumultRoyal", good: int, left: int, tell: Tell | None) -> None:
    """T-3.5, T-3.6, Q-9: the greediest loses three supporters, and all tiles of the type but a lowest one."""
    seat = greediest(table, good)
    table.hit |= 1 << seat
    if tell is not None:
        tell.all("tumult", good=GOOD.ids[good], left=left, demand=table.demand[good])
        tell_counts(table, good, tell)
        tell.all("greediest", seat=seat, good=GOOD.ids[good], count=robbed(table, seat, good))
    lost = supply.take_back(table, seat, table.terms.box.tumult_loss, tell)
    returned = give_back(table, seat, good)
    if tell is not None:
        tell.all("punished", seat=seat, count=lost)
        if returned:
            tell.all("returned", seat=seat, tiles=returned)


def tell_counts(table: "TumultRoyal", good: int, tell: Tell) -> None:
    """T-3.2 to T-3.4: what counts for whom, by rank, and what settles it if that does not."""
    counts = [robbed(table, seat, good) for seat in table.order]
    for seat, count in zip(table.order, counts, strict=True):
        taken = goods_of(table.stock, seat * TILES + 3 * good)
        if taken:
            about: Args = {"seat": seat, "good": GOOD.ids[good], "taken": taken, "count": count}
            tell.all("weighed" if count == taken else "weighed-mercy", **about)
    if not max(counts):
        tell.all("nobody-greedy", good=GOOD.ids[good])
    elif counts.count(max(counts)) > 1:
        tell.all("equally-greedy", good=GOOD.ids[good], count=max(counts))


def give_back(table: "TumultRoyal", seat: int, good: int) -> list[str]:
    """T-3.6: keep one tile of lowest value, lay the others open in the centre."""
    kept = False
    returned: list[str] = []
    for tile in range(3 * good, 3 * good + 3):
        count = table.stock[seat * TILES + tile]
        if count and not kept:
            kept = True
            count -= 1
        table.stock[seat * TILES + tile] -= count
        table.people[tile] += count
        returned += [TILE.ids[tile]] * count
    return returned
