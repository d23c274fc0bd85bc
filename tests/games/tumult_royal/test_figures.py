"""What the words of Tumult Royale say of the box is what its owner found in it."""

import pytest

from hoftag.core.words import game_words
from hoftag.games.tumult_royal import GAME

OVERLAY: dict[str, object] = {
    "constants": [
        {"id": "statues_to_win_at_once", "value": 22},
        {"id": "remote_cost_factor", "value": 3},
        {"id": "supporters_per_overpaid_good", "value": 2},
    ],
}
SAID = {
    "en": ("the 22nd statue stands", "forest at 3 times the cost.", "beyond the cost brings 2 supporters."),
    "de": ("die 22. Statue steht", "oder zum dreifachen Preis auf", "Jede Ware zu viel bringt 2 Gefolgsleute."),
}
PRINTED = {
    "en": ("the 25th statue stands", "forest at twice the cost.", "beyond the cost brings a supporter."),
    "de": ("die 25. Statue steht", "oder zum doppelten Preis auf", "Jede Ware zu viel bringt einen Gefolgsmann."),
}


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize(("overlay", "expected"), [(OVERLAY, SAID), ({}, PRINTED)], ids=["owner", "printed"])
def test_words_state_the_figures_of_the_box(
    language: str, overlay: dict[str, object], expected: dict[str, tuple[str, str, str]]
) -> None:
    words = game_words(GAME.with_components(overlay), language, strict=True)
    statues, far, overpaid = expected[language]
    assert words.say("ending-statues") == statues
    assert far in words.say("prompt-place", attribute="help")
    assert overpaid in words.say("prompt-pay", attribute="help")
