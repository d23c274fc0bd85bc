"""The figures that the words of the game state, as the owner of the box corrected them."""

from collections.abc import Mapping

from hoftag.core.events import Args
from hoftag.games.citadels.components import DISTRICT, CitadelsBox


def figures(box: CitadelsBox) -> Mapping[str, Args]:
    """By message key."""
    kept = box.take_cards - box.take_discard
    return {
        "character-merchant": {"gold": box.merchant_gold},
        "character-architect": {"cards": box.architect_cards, "builds": box.architect_builds},
        "character-mercenary": {"discount": box.mercenary_discount, "city_size": box.city_size},
        "district-laboratory": {"gold": box.laboratory_gold},
        "district-smithy": {"price": box.smithy_price, "cards": box.smithy_cards},
        "district-graveyard": {"price": box.graveyard_price},
        "district-observatory": {
            "cards": box.observatory_cards,
            "usual": box.take_cards,
            "discard": max(0, box.observatory_cards - kept),
        },
        "district-library": {
            "cards": box.take_cards,
            "keep": box.library_keeps,
            "discard": max(0, box.take_cards - box.library_keeps),
            "observatory": box.observatory_cards,
            "observatory_discard": max(0, box.observatory_cards - box.library_keeps),
        },
        "district-dragon_hoard": _worth(box, "dragon_hoard"),
        "district-university": _worth(box, "university"),
        "option-gold_supply": {"pieces": box.gold_pieces},
        "option-gold_supply-limited": {"pieces": box.gold_pieces},
        "option-beyond_eight": {"city_size": box.city_size},
        "prompt-build": {"city_size": box.city_size},
    }


def _worth(box: CitadelsBox, district: str) -> Args:
    kind = DISTRICT.of(district)
    cost = box.cost[kind]
    return {"cost": cost, "points": box.points[kind], "removal": max(0, cost - box.mercenary_discount)}
