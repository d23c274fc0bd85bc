"""The conformance kit: whether a game keeps the contract. Public, for any game, also those of other packages.

    from hoftag.core.conformance import Plan, check_game
    check_game(MY_GAME, Plan(games=200))

First what needs no game to be played: names and files, messages, rules. Then random games at all seat counts and
options. Cheap checks stand at every decision, deep ones at a few positions of each game. A finding says what is wrong
and how to see it again: game, seats, options, seed and decision.
"""

from hoftag.core.conformance.blindness import Choose, check_blindness
from hoftag.core.conformance.plan import ConformanceError, Finding, Plan, Report, Setting, settings
from hoftag.core.conformance.run import check_game

__all__ = [
    "Choose",
    "ConformanceError",
    "Finding",
    "Plan",
    "Report",
    "Setting",
    "check_blindness",
    "check_game",
    "settings",
]
