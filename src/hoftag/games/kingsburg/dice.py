"""Dice as small numbers: what lies in a hand, which placements it allows, and what is left of it afterwards.

A hand is one number: the multiset of player dice and the multiset of bonus dice. A placement names its dice by value
(`3+5`, or `6+6*` where the star marks a bonus die), so that equal dice are the same move. Everything a hand can reach
is worked out once, the first time somebody holds it.
"""

from itertools import combinations_with_replacement
from typing import Final

from hoftag.core.moves import Domain
from hoftag.games.kingsburg.components import ADVISOR, MOST_BONUS_DICE, RANK_OF, RANKS

Faces = tuple[int, ...]
"""Sorted faces, 1 to 6."""


def _multisets(most: int) -> list[Faces]:
    return [faces for size in range(most + 1) for faces in combinations_with_replacement(range(1, 7), size)]


PLAYER: Final = _multisets(3)
BONUS: Final = _multisets(MOST_BONUS_DICE)
PLAYER_INDEX: Final = {faces: number for number, faces in enumerate(PLAYER)}
BONUS_INDEX: Final = {faces: number for number, faces in enumerate(BONUS)}
WIDTH: Final = len(BONUS)
HANDS: Final = len(PLAYER) * WIDTH
EMPTY: Final = 0
"""The hand without dice."""
TOTAL: Final = [sum(PLAYER[hand // WIDTH]) + sum(BONUS[hand % WIDTH]) for hand in range(HANDS)]
"""The total of each hand."""
COUNT: Final = [len(PLAYER[hand // WIDTH]) + len(BONUS[hand % WIDTH]) for hand in range(HANDS)]


THREE: Final = [
    PLAYER_INDEX[tuple(sorted((one, two, three)))] * WIDTH
    for one in range(1, 7)
    for two in range(1, 7)
    for three in range(1, 7)
]
"""The hand of three rolled player dice, by their faces from 0 to 5: first * 36 + second * 6 + third."""
ALL_EQUAL: Final = [len({*PLAYER[hand // WIDTH], *BONUS[hand % WIDTH]}) == 1 for hand in range(HANDS)]
"""K-20.1: whether every die of a hand, bonus dice included, shows the same."""


def hand_of(player: list[int], bonus: list[int]) -> int:
    """The hand with these faces."""
    return PLAYER_INDEX[tuple(sorted(player))] * WIDTH + BONUS_INDEX[tuple(sorted(bonus))]


def player_dice(hand: int) -> Faces:
    """The player dice of a hand."""
    return PLAYER[hand // WIDTH]


def bonus_dice(hand: int) -> Faces:
    """The bonus dice of a hand."""
    return BONUS[hand % WIDTH]


def dice_name(hand: int) -> str:
    """The dice as they are written: `1+3+6*`."""
    return "+".join([*map(str, player_dice(hand)), *(f"{face}*" for face in bonus_dice(hand))])


# --- placements ------------------------------------------------------------------------------------------------------

PLACED: Final = [hand for hand in range(HANDS) if player_dice(hand) and TOTAL[hand] <= RANKS + 1]
"""K-5.4: what can be placed together, as hands: at least one player die, no more than the Market can bring to 18."""
DICE: Final = Domain("dice", [dice_name(hand) for hand in PLACED])
DICE_INDEX: Final = {hand: number for number, hand in enumerate(PLACED)}
AID: Final = Domain("aid", ["alone", "plus2", "market", "plus2_market"])
"""What helps a placement: nothing, a +2 token, the Market, or both."""
ALONE: Final = 0
WITH_PLUS2: Final = 1
WITH_MARKET: Final = 2

TOKEN: Final = 1
MARKET: Final = 2
BOTH: Final = 4
CARD: Final = 8
"""What a seat may use for a placement, as flags: a token, the Market, both in one placement, the Politician's card."""


def aided(total: int, aid: int) -> list[int]:
    """K-5.3, K-5.5, K-20.2: the ranks that a total reaches with this aid."""
    total += 2 if aid & WITH_PLUS2 else 0
    return [total - 1, total + 1] if aid & WITH_MARKET else [total]


def _placements() -> list[tuple[int, int, int]]:
    """Every advisor with every dice and aid that reach it."""
    by_rank: list[list[tuple[int, int]]] = [[] for _ in range(RANKS + 1)]
    for number, hand in enumerate(PLACED):
        for aid in range(len(AID)):
            for rank in aided(TOTAL[hand], aid):
                if 1 <= rank <= RANKS:
                    by_rank[rank].append((number, aid))
    return [(advisor, dice, aid) for advisor in range(len(ADVISOR)) for dice, aid in by_rank[RANK_OF[advisor]]]


PLACEMENTS: Final = _placements()


def without(faces: Faces, used: Faces) -> Faces | None:
    """What is left of some dice; None if they are not all there."""
    left = list(faces)
    for face in used:
        if face not in left:
            return None
        left.remove(face)
    return tuple(left)


def _index_without(faces: Faces, used: Faces, index: dict[Faces, int]) -> int:
    left = without(faces, used)
    return -1 if left is None else index[left]


LEFT: Final[dict[int, int]] = {}
"""What has been found so far, by the hand and what is placed."""


def minus(hand: int, used: int) -> int:
    """The hand after some of its dice are placed; -1 if it does not hold them."""
    key = hand * HANDS + used
    left = LEFT.get(key)
    if left is None:
        left = LEFT[key] = _minus(hand, used)
    return left


def _minus(hand: int, used: int) -> int:
    player = _index_without(player_dice(hand), player_dice(used), PLAYER_INDEX)
    bonus = _index_without(bonus_dice(hand), bonus_dice(used), BONUS_INDEX)
    return player * WIDTH + bonus if player >= 0 and bonus >= 0 else -1


def parts_of(hand: int) -> list[int]:
    """Everything that can be placed out of a hand, each once, in the order of DICE."""
    found = set()
    for player in subsets(player_dice(hand)):
        for bonus in subsets(bonus_dice(hand)):
            part = PLAYER_INDEX[player] * WIDTH + BONUS_INDEX[bonus]
            if part in DICE_INDEX:
                found.add(DICE_INDEX[part])
    return sorted(found)


def subsets(faces: Faces) -> list[Faces]:
    """Every choice of some dice, equal ones told apart."""
    return [tuple(face for place, face in enumerate(faces) if mask >> place & 1) for mask in range(1 << len(faces))]
