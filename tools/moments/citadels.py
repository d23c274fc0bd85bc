"""What is recorded of Citadels."""

from collections.abc import Iterator

from hoftag.core.events import SPECTATOR
from hoftag.games.citadels import GAME
from hoftag.games.citadels.components import CHARACTER, DISTRICT
from hoftag.games.citadels.state import Citadels
from tools.moments.recording import Album, Film, Moment, Test, has, over, told


def plausible(table: Citadels, _viewer: int) -> Iterator[str]:
    """Moves that somebody might point at on the board."""
    for district in set(table.hands[max(table.actor, 0)]):
        yield f"build {DISTRICT.ids[district]}"
        yield f"laboratory {DISTRICT.ids[district]}"
    for seat, city in enumerate(table.cities):
        yield from (f"destroy {seat} {DISTRICT.ids[card]}" for card in set(city))
        yield f"swap {seat}"
    for verb in ("murder", "rob", "keep"):
        yield from (f"{verb} {name}" for name in CHARACTER.ids)
    yield from ("take-gold", "take-cards", "end-turn", "income", "smithy", "exchange")


def turn_of(character: str, *, acted: bool, round_at_least: int = 4) -> Test[Citadels]:
    """The viewer has the turn as this character."""
    number = CHARACTER.of(character)
    return lambda table, viewer, _: (
        table.actor == viewer
        and table.rank == number
        and table.step.name == "turn"
        and table.acted == acted
        and table.round >= round_at_least
    )


def later(test: Test[Citadels], round_at_least: int) -> Test[Citadels]:
    """The same, but not before this round."""
    return lambda table, viewer, events: table.round >= round_at_least and test(table, viewer, events)


MOMENTS: dict[str, Moment[Citadels]] = {
    "draft-2": Moment(2, later(has("keep"), 3)),
    "put-away-2": Moment(2, later(has("put-away"), 3)),
    "build-2": Moment(2, later(has("build"), 6)),
    "draft-4": Moment(4, later(has("keep", at_least=4), 4)),
    "action-4": Moment(4, later(has("take-gold", "take-cards"), 5)),
    "build-4": Moment(4, later(lambda t, v, e: has("build", "end-turn")(t, v, e) and len(t.hands[v]) > 3, 6)),
    "architect-4": Moment(4, turn_of("architect", acted=True)),
    "assassin-4": Moment(4, later(has("murder"), 5)),
    "thief-4": Moment(4, later(has("rob"), 5)),
    "magician-4": Moment(4, later(has("swap", "exchange"), 5)),
    "lay-down-4": Moment(4, has("lay-down")),
    "mercenary-4": Moment(4, later(has("destroy", at_least=5), 6)),
    "reclaim-4": Moment(4, has("reclaim")),
    "laboratory-4": Moment(4, has("laboratory")),
    "smithy-4": Moment(4, has("smithy")),
    "discard-4": Moment(4, later(has("discard", at_least=3), 4)),
    "wait-4": Moment(4, later(lambda t, v, _: t.actor not in (v, -1) and t.rank > 3, 6)),
    "robbed-4": Moment(4, told("robbed", "from_seat")),
    "swapped-4": Moment(4, told("swapped-hands", "with_seat")),
    "destroyed-4": Moment(4, told("destroyed", "of_seat")),
    "over-4": Moment(4, over),
    "first-3": Moment(3, lambda t, v, _: t.round == 1 and t.actor == v),
    "spectator-5": Moment(5, lambda t, _v, _e: t.round > 6, viewer=SPECTATOR),
    "draft-7": Moment(7, later(has("keep", at_least=4), 5)),
    "build-7": Moment(7, later(lambda t, v, e: has("build", "end-turn")(t, v, e) and min(map(len, t.cities)) > 3, 8)),
    "mercenary-7": Moment(7, later(has("destroy", at_least=12), 8)),
    "over-7": Moment(7, over),
}


ALBUM = Album(GAME, Citadels, MOMENTS, {"film-4": Film(4, 5, 120, 70)}, plausible)
