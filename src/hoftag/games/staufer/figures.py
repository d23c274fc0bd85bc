"""The figures that the words of the game state, as the owner of the box corrected them.

A card that its owner has given another effect has other words (`facts.corrected`); here it has the figure 0.
"""

from collections.abc import Mapping
from typing import Final

from hoftag.core.events import Args
from hoftag.games.staufer.box import StauferBox
from hoftag.games.staufer.cards import Card
from hoftag.games.staufer.components import CHEST, ENVOY, NOBLE, PRIVILEGE, TASK
from hoftag.games.staufer.effects import CardEffect

COUNTED: Final = {
    "chest-orange_points_3": "gain_points",
    "chest-orange_points_4": "gain_points",
    "chest-orange_points_5": "gain_points",
    "chest-orange_envoys_2": "gain_envoys",
    "chest-orange_noble_1": "gain_nobles",
    "chest-turquoise_double_muster": "supply_figures_factor",
    "privilege-vp_8": "gain_points",
    "privilege-vp_7": "gain_points",
    "privilege-vp_6": "gain_points",
    "privilege-vp_5": "gain_points",
    "privilege-vp_4": "gain_points",
    "privilege-muster_right": "gain_envoys",
    "privilege-royal_table": "points_if_king_region",
    "privilege-treasure_tithe": "points_if_chest_taken",
    "privilege-loyal_retinue": "keep_seated_figure_per_scored_region",
    "privilege-chest_craft": "points_per_turquoise_used",
    "privilege-representation": "points_per_scored_region_with_office",
    "privilege-strongroom": "extra_brown_chests",
    "privilege-noble_honours": "points_per_noble_seated",
}
"""Cards whose words state the number of one effect."""
PATTERNS: Final = ("pattern_adjacent_offices", "pattern_neighbour_regions", "pattern_equal_numbers")
NUMBERS: Final = ("office_number_3", "office_number_4", "office_number_5", "office_number_6")
ROWS: Final = ("first", "second", "third", "fourth", "fifth")


def figures(box: StauferBox) -> Mapping[str, Args]:
    """By message key."""
    cards = {f"chest-{name}": card for name, card in zip(CHEST.ids, box.chests, strict=True)}
    cards |= {f"privilege-{name}": card for name, card in zip(PRIVILEGE.ids, box.privileges, strict=True)}
    envoy, noble = {"weight": box.weight[ENVOY]}, {"weight": box.weight[NOBLE]}
    return {
        **{key: {"count": _number(cards[key], op)} for key, op in COUNTED.items()},
        "chest-orange_pair": {
            "envoys": _number(cards["chest-orange_pair"], "gain_envoys"),
            "nobles": _number(cards["chest-orange_pair"], "gain_nobles"),
        },
        "chest-turquoise_office_rebate": _rebate(cards["chest-turquoise_office_rebate"]),
        "privilege-office_grant": _rebate(cards["privilege-office_grant"]),
        "chest-turquoise_transfer": {"steps": _steps(cards["chest-turquoise_transfer"])},
        "chest-turquoise_noble_waiver": envoy,
        "privilege-open_bench": envoy,
        "chest-brown": dict(zip(ROWS, box.brown[1:], strict=True)),
        "chest-violet": {"price": box.price},
        **{f"task-{name}": {"count": box.tasks[TASK.of(name)].figures} for name in PATTERNS},
        **{f"task-{name}": {"number": _office_number(box, name)} for name in NUMBERS},
        "option-privileges-drawn": {"kinds": box.kinds_per_game},
        "option-privileges-picked": {"kinds": box.kinds_per_game},
        "option-privileges_for_two-two_copies": {"copies": box.pile_copies},
        "option-privileges_for_two-one_copy": {"copies": box.pile_copies_two},
        "prompt-pick-privilege": {"price": box.price},
        "prompt-stand": noble,
        "prompt-promote": noble,
    }


def _effect(card: Card, op: str) -> CardEffect | None:
    return next((effect for effect in card.effects if effect.op == op), None)


def _number(card: Card, op: str) -> int:
    effect = _effect(card, op)
    return effect.n if effect is not None else 0


def _rebate(card: Card) -> Args:
    effect = _effect(card, "office_cost_delta")
    return {"count": -effect.n, "least": effect.extra} if effect is not None else {"count": 0, "least": 0}


def _steps(card: Card) -> int:
    effect = _effect(card, "transfer_seated_figure")
    return effect.extra if effect is not None else 0


def _office_number(box: StauferBox, task: str) -> int:
    return next((kind["number"] for kind in box.tasks[TASK.of(task)].match if "number" in kind), 0)
