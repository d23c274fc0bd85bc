"""The figures that the words of the game state, as the owner of the box corrected them."""

from collections.abc import Mapping

from hoftag.core.events import Args
from hoftag.games.tumult_royal.components import TumultBox


def figures(box: TumultBox) -> Mapping[str, Args]:
    """By message key."""
    return {
        "ending-statues": {"statues": box.statues},
        "prompt-place": {"factor": box.remote_factor},
        "prompt-pay": {"supporters": box.per_overpaid},
        "prompt-pay-part": {"supporters": box.per_overpaid},
    }
