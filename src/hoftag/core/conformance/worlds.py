"""Worlds: a seat cannot tell them from the real table, and nothing but what it knows has a part in them."""

from collections.abc import Mapping, Sequence

from hoftag.core.conformance.place import Place
from hoftag.core.game import Effect, State
from hoftag.core.rng import Rng

GENERATOR = "generator"
"""Where a saved position has its luck, which is another one in every world."""


def own_views(place: Place, state: State) -> list[Mapping[str, object]]:
    """What each seat sees beside what everybody does."""
    place.doing = "the views of all seats"
    return [state.private(seat) for seat in range(place.seats)]


def worlds(place: Place, state: State, seat: int, own: Sequence[Mapping[str, object]]) -> None:
    """The leak test, in as many worlds as the plan says; `own` are the own views of all seats."""
    place.doing = f"the view of seat {seat}"
    view = state.view(seat)
    effects = [state.effects(seat, move) for move in state.legal(seat)]
    for number in range(place.plan.worlds):
        world = world_of(place, state, seat)
        place.need(world.view(seat) == view, f"seat {seat} sees a difference in a resampled world")
        same_questions(place, state, world, seat, effects)
        place.report.worlds += 1
        differs = [other != seat and world.private(other) != own[other] for other in range(place.seats)]
        place.report.worlds_that_differ += any(differs)
        place.kit.shares.add(place.seats, seat, differs)
        if number == 0:
            hidden = any(differs) or without_luck(world) != without_luck(state)
            place.kit.shares.add_hidden(seat, hidden)


def world_of(place: Place, state: State, seat: int) -> State:
    """A world, which depends on what the seat knows and on the generator given, and on nothing else."""
    place.doing = f"a world of seat {seat}"
    key = place.rng.below(1 << 60)
    world = state.resample(seat, Rng(key))
    place.need(world.rng != state.rng, f"a world of seat {seat} has the future of the real one")
    place.need(world.counted() == place.counted, "a resampled world has other pieces")
    again = world.resample(seat, Rng(key))
    place.need(again.save() == world.save(), f"a world of seat {seat} depends on what that seat cannot know")
    return world


def same_questions(place: Place, state: State, world: State, seat: int, effects: Sequence[tuple[Effect, ...]]) -> None:
    """What a seat is asked and may do, and what its moves bring, gives no world away."""
    place.doing = f"asking seat {seat} in a world of its own"
    place.need(world.to_act() == state.to_act(), f"seat {seat} is told apart by whose turn it is")
    legal = state.legal(seat)
    place.need(world.legal(seat) == legal, f"seat {seat} is told apart by its legal moves")
    for move, brings in zip(legal, effects, strict=True):
        place.need(world.effects(seat, move) == brings, f"seat {seat} is told apart by what '{move.text}' brings")
    one, other = state.prompt(seat), world.prompt(seat)
    place.need((one.key, one.args) == (other.key, other.args), f"seat {seat} is told apart by its prompt")


def without_luck(state: State) -> dict[str, object]:
    return {name: part for name, part in state.save().items() if name != GENERATOR}
