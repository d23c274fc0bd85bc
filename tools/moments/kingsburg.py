"""What is recorded of Kingsburg."""

from collections.abc import Iterator

from hoftag.core.events import SPECTATOR
from hoftag.core.game import Document
from hoftag.games.kingsburg import GAME
from hoftag.games.kingsburg.components import (
    ADVISOR,
    BUILDING,
)
from hoftag.games.kingsburg.dice import ALONE, DICE, PLACEMENTS, dice_name
from hoftag.games.kingsburg.state import Kingsburg
from tools.moments.recording import Album, Film, Moment, Test, has, over, told

ALL = GAME.fullest


def plausible(table: Kingsburg, viewer: int) -> Iterator[str]:
    """Moves that somebody might point at on the board."""
    yield from (f"build {building}" for building in BUILDING.ids)
    yield from (f"trade {building}" for building in BUILDING.ids)
    hand = dice_name(table.hands[viewer])
    for advisor, dice, aid in PLACEMENTS if hand else ():
        if aid == ALONE and DICE.ids[dice] in {hand, *hand.split("+")}:
            yield f"influence {ADVISOR.ids[advisor]} {DICE.ids[dice]} alone"


def during(step: str, *verbs: str, at_least: int = 1, year: int = 1) -> Test[Kingsburg]:
    """The viewer is asked this and may do these things."""
    return lambda table, viewer, events: (
        table.step.name == step
        and table.year + 1 >= year
        and bool(table.legal(viewer))
        and has(*verbs, at_least=at_least)(table, viewer, events)
    )


def placing(aid: str = "alone", *, year: int = 2, at_least: int = 5, verb: str = "influence") -> Test[Kingsburg]:
    """The viewer may place dice with this aid."""
    return lambda table, viewer, _: (
        table.year + 1 >= year
        and sum(move.verb == verb and move.text.endswith(f" {aid}") for move in table.legal(viewer)) >= at_least
    )


def offered_by(advisor: str) -> Test[Kingsburg]:
    """The viewer chooses what this advisor gives."""
    return lambda table, viewer, _: (
        table.step.name == "reward"
        and bool(table.legal(viewer))
        and ADVISOR.ids[table.due[table.cursor] >> 3] == advisor
    )


def knows_the_enemy(table: Kingsburg, viewer: int, _events: list[Document]) -> bool:
    """The viewer has peeked, and some others have not."""
    return table.year >= 1 and table.peeked == 1 << viewer and bool(table.legal(viewer))


def on_the_card(table: Kingsburg, viewer: int, _events: list[Document]) -> bool:
    """The viewer is the Politician and can reach the own advisors."""
    return table.year >= 1 and any(" own_" in move.text for move in table.legal(viewer))


def waiting(table: Kingsburg, viewer: int, _events: list[Document]) -> bool:
    """Somebody else places dice."""
    return table.year >= 2 and table.step.name == "place-dice" and not table.legal(viewer)


def loses_a_building(table: Kingsburg, viewer: int, events: list[Document]) -> bool:
    """The viewer has lost a building, and the game goes on."""
    return not table.is_over() and told("lost-building", "seat")(table, viewer, events)


MOMENTS: dict[str, Moment[Kingsburg]] = {
    "governors-4": Moment(4, during("keep-governor"), ALL),
    "start-goods-4": Moment(4, during("start-goods"), ALL, chance=1),
    "found-4": Moment(4, during("found-buildings"), ALL, chance=4),
    "favour-4": Moment(4, during("favour-good"), ALL),
    "bonus-4": Moment(4, during("season-start", "skip-favour"), ALL),
    "statue-4": Moment(4, during("change-dice", "reroll-one"), ALL),
    "trickster-4": Moment(4, during("change-dice", "turn-die"), ALL, chance=4),
    "place-first-4": Moment(4, placing(year=1), ALL),
    "place-4": Moment(4, placing(at_least=8), ALL),
    "plus2-4": Moment(4, placing("plus2"), ALL),
    "market-4": Moment(4, placing("plus2_market"), ALL),
    "envoy-4": Moment(4, placing(verb="influence-again", at_least=2), ALL),
    "politician-4": Moment(4, on_the_card, ALL, chance=4),
    "wait-4": Moment(4, waiting, ALL),
    "duke-4": Moment(4, during("duke-moves"), ALL, chance=4),
    "merchant-4": Moment(4, offered_by("merchant"), ALL),
    "alchemist-4": Moment(4, offered_by("alchemist"), ALL),
    "smuggler-4": Moment(4, offered_by("smuggler"), ALL),
    "build-4": Moment(4, during("build", "build", at_least=3, year=3), ALL),
    "build-again-4": Moment(4, lambda t, v, e: t.builds == 1 and during("build", "build")(t, v, e), ALL),
    "saving-4": Moment(4, during("build", "build-saving"), ALL, chance=4),
    "lent-4": Moment(4, during("build", "build-lent"), ALL, chance=4),
    "dear-4": Moment(4, during("build", "build-dear"), ALL),
    "tax-4": Moment(4, during("tax-goods"), ALL, chance=4),
    "trade-4": Moment(4, during("trade-goods", "trade"), ALL),
    "town-hall-4": Moment(4, during("trade-goods", "town-hall", at_least=2), ALL),
    "recruit-4": Moment(4, during("recruit", "recruit", at_least=3, year=2), ALL),
    "peeked-4": Moment(4, knows_the_enemy, ALL),
    "army-4": Moment(4, during("send-army", "send-army", at_least=3), ALL),
    "muster-4": Moment(4, during("muster", "skip", at_least=3), {**ALL, "optional_effects": "asked"}),
    "spoils-4": Moment(4, during("spoils"), ALL),
    "losses-4": Moment(4, during("lose-goods"), ALL),
    "ransom-4": Moment(4, during("ransom-building"), ALL, chance=2),
    "winter-4": Moment(4, lambda t, _v, e: t.year == 1 and any(one["event"] == "enemy" for one in e), ALL),
    "lost-building-4": Moment(4, loses_a_building, ALL),
    "over-4": Moment(4, over, ALL),
    "place-2": Moment(2, placing()),
    "over-2": Moment(2, over),
    "winter-3": Moment(3, lambda t, _v, e: t.year == 2 and any(one["event"] == "enemy" for one in e)),
    "build-5": Moment(5, during("build", "build", at_least=2, year=4)),
    "place-5": Moment(5, placing(year=4), ALL),
    "spectator-5": Moment(5, waiting, ALL, viewer=SPECTATOR),
}


ALBUM = Album(GAME, Kingsburg, MOMENTS, {"film-4": Film(4, 7, 60, 90, ALL)}, plausible)
