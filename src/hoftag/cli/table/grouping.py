"""Long lists of moves made short: what takes two choices is made in two steps, as in `web/src/text/grouping.ts`."""

from collections.abc import Callable, Sequence
from functools import reduce
from itertools import groupby
from typing import Final, NamedTuple

from hoftag.core.moves import Move

LONG: Final = 30
"""More moves than this are not listed one by one if that can be helped."""
FEW: Final = 6
"""So many moves of one verb are."""
GAP: Final = "…"


class Group(NamedTuple):
    """Moves of one verb that have a choice in common, named by the words that they share."""

    label: str
    moves: list[Move]


Entry = Move | Group


def arranged(moves: Sequence[Move], label: Callable[[Move], str]) -> list[Entry]:
    """A list as it is shown. If it is long, verbs without parameters come first, and others step by step."""
    if len(moves) <= LONG:
        return list(moves)
    verbs = [list(same) for _, same in groupby(moves, lambda move: move.verb)]
    verbs.sort(key=lambda same: bool(same[0].domains))
    return [entry for same in verbs for entry in grouped(same, label)]


def grouped(moves: list[Move], label: Callable[[Move], str]) -> list[Entry]:
    """The moves of one verb by the first thing to choose, if words tell what that is and the list gets shorter."""
    choices = [at for at in range(len(moves[0].values)) if len({move.values[at] for move in moves}) > 1]
    if len(moves) <= FEW or len(choices) < 2:
        return list(moves)
    by_value: dict[int, list[Move]] = {}
    for move in moves:
        by_value.setdefault(move.values[choices[0]], []).append(move)
    if len(by_value) > len(moves) // 2:
        return list(moves)
    groups = [Group(shared([label(move) for move in same]), same) for same in by_value.values()]
    names = {group.label for group in groups}
    if GAP in names or len(names) < len(groups):
        return list(moves)
    return [group if len(group.moves) > 1 else group.moves[0] for group in groups]


def shared(labels: Sequence[str]) -> str:
    """The words that several labels have in common, with a gap wherever they differ."""
    texts = [label.split() for label in labels]
    common = reduce(in_common, texts)
    gaps = {gap for text in texts for gap in gaps_in(text, common)}
    words = []
    for at, word in enumerate([*common, ""]):
        words += [GAP, word] if at in gaps else [word]
    return " ".join(filter(None, words))


def in_common(one: Sequence[str], other: Sequence[str]) -> list[str]:
    """The longest row of words that stands in both, in this order."""
    best: list[list[list[str]]] = [[[] for _ in range(len(other) + 1)] for _ in range(len(one) + 1)]
    for at, word in enumerate(one):
        for to, same in enumerate(other):
            longer = [*best[at][to], word] if word == same else []
            best[at + 1][to + 1] = max(longer, best[at][to + 1], best[at + 1][to], key=len)
    return best[-1][-1]


def gaps_in(text: Sequence[str], common: Sequence[str]) -> set[int]:
    """Before which of the common words a text says something of its own."""
    gaps = set()
    at = 0
    for word in text:
        if at < len(common) and word == common[at]:
            at += 1
        else:
            gaps.add(at)
    return gaps
