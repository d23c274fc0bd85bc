"""Writes the fixtures of the boards: moments of real games between bots, as a client would be told of them.

Run it with hoftag on the path: `python web/src/dev/fixtures.py`. Same code, same fixtures.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from hoftag.bots.greedy import GreedyBot
from hoftag.bots.player import Seat
from hoftag.bots.random import RandomBot
from hoftag.core.events import SPECTATOR
from hoftag.core.game import Document, Prompt, Refusal
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.games.citadels import GAME
from hoftag.games.citadels.components import CHARACTER, DISTRICT
from hoftag.games.citadels.state import Citadels

HERE = Path(__file__).parent
NAMES = ["Anna", "Ben", "Carla", "Dimitri", "Frau Oberhuber", "Fatima", "Gustav"]
Test = Callable[[Citadels, int, list[Document]], bool]


def message(thing: Prompt | Refusal) -> Document:
    """Key, arguments and rule of a question or a refusal."""
    return {"key": thing.key, "args": dict(thing.args), "rule": thing.rule}


def offered(move: Move) -> Document:
    """A legal move as it travels."""
    return {"code": move.code, "move": move.to_json(), "key": move.key, "args": move.args}


def split(table: Citadels, viewer: int) -> Document:
    """What everybody sees, and what only the viewer does."""
    own = table.private(viewer) if viewer != SPECTATOR and not table.is_over() else None
    return {"public": table.public(), "own": own}


def steps_for(match: Match, viewer: int, since: int = 0) -> list[Document]:
    """What the viewer was told, step by step."""
    return [
        {"version": version, "events": [seen.to_json() for event in events if (seen := event.seen_by(viewer))]}
        for version, events in enumerate(match.log)
        if version >= since
    ]


def plausible(table: Citadels) -> Iterator[str]:
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


def snapshot(match: Match, viewer: int, since: int = 0, *, why: bool = True) -> Document:
    """All that a client of this viewer knows at this moment."""
    table = match.state
    assert isinstance(table, Citadels)
    asked = viewer != SPECTATOR
    moves = table.legal(viewer) if asked else []
    document: Document = {
        "viewer": viewer,
        "names": NAMES[: table.seats],
        "view": split(table, viewer),
        "prompt": message(table.prompt(viewer)),
        "legal": [offered(move) for move in moves],
        "events": steps_for(match, viewer, since),
    }
    if why and asked:
        legal = {move.text for move in moves}
        texts = sorted(set(plausible(table)) - legal)
        document["why"] = {text: message(table.why_not(viewer, GAME.moves.from_text(text))) for text in texts}
    return document


def games(seats: int, seed: int, chance: int) -> Iterator[Match]:
    """A match that goes on whenever it is asked for; one in `chance` moves is a random one."""
    match = Match(GAME, seats, seed)
    bots = [GreedyBot(seed * 10 + seat) for seat in range(seats)]
    drunk = RandomBot(seed)
    count = 0
    yield match
    while not match.state.is_over():
        seat = match.state.to_act()[0]
        count += 1
        bot = drunk if chance and count % chance == 0 else bots[seat]
        match.play(seat, bot.choose(Seat(GAME, match.state, seat, seats)))
        yield match


def has(*verbs: str, at_least: int = 1) -> Test:
    """The viewer is asked and may do these things."""
    return lambda table, viewer, _: all(
        sum(move.verb == verb for move in table.legal(viewer)) >= at_least for verb in verbs
    )


def told(key: str, **args: int) -> Test:
    """The newest step tells this."""
    return lambda _table, viewer, events: any(
        event["event"] == key and all(event.get(name) == viewer for name in args) for event in events
    )


def turn_of(character: str, *, acted: bool, round_at_least: int = 4) -> Test:
    """The viewer has the turn as this character."""
    number = CHARACTER.of(character)
    return lambda table, viewer, _: (
        table.actor == viewer
        and table.rank == number
        and table.step.name == "turn"
        and table.acted == acted
        and table.round >= round_at_least
    )


def later(test: Test, round_at_least: int) -> Test:
    """The same, but not before this round."""
    return lambda table, viewer, events: table.round >= round_at_least and test(table, viewer, events)


MOMENTS: dict[str, tuple[int, Test]] = {
    "draft-2": (2, later(has("keep"), 3)),
    "put-away-2": (2, later(has("put-away"), 3)),
    "build-2": (2, later(has("build"), 6)),
    "draft-4": (4, later(has("keep", at_least=4), 4)),
    "action-4": (4, later(has("take-gold", "take-cards"), 5)),
    "build-4": (4, later(lambda t, v, e: has("build", "end-turn")(t, v, e) and len(t.hands[v]) > 3, 6)),
    "architect-4": (4, turn_of("architect", acted=True)),
    "assassin-4": (4, later(has("murder"), 5)),
    "thief-4": (4, later(has("rob"), 5)),
    "magician-4": (4, later(has("swap", "exchange"), 5)),
    "lay-down-4": (4, has("lay-down")),
    "mercenary-4": (4, later(has("destroy", at_least=5), 6)),
    "reclaim-4": (4, has("reclaim")),
    "laboratory-4": (4, has("laboratory")),
    "smithy-4": (4, has("smithy")),
    "discard-4": (4, later(has("discard", at_least=3), 4)),
    "wait-4": (4, later(lambda t, v, _: t.actor not in (v, -1) and t.rank > 3, 6)),
    "robbed-4": (4, told("robbed", from_seat=0)),
    "swapped-4": (4, told("swapped-hands", with_seat=0)),
    "destroyed-4": (4, told("destroyed", of_seat=0)),
    "over-4": (4, lambda t, _v, _e: t.is_over()),
    "first-3": (3, lambda t, v, _: t.round == 1 and t.actor == v),
    "draft-7": (7, later(has("keep", at_least=4), 5)),
    "build-7": (7, later(lambda t, v, e: has("build", "end-turn")(t, v, e) and min(map(len, t.cities)) > 3, 8)),
    "mercenary-7": (7, later(has("destroy", at_least=12), 8)),
    "over-7": (7, lambda t, _v, _e: t.is_over()),
}


def find(name: str, seats: int, test: Test) -> Document:
    """The first moment of this kind, looked for in one game after another."""
    viewer = 0 if seats == 2 else 1
    for seed in range(1, 400):
        for match in games(seats, seed, 0 if seed % 2 else 9):
            table = match.state
            assert isinstance(table, Citadels)
            version = len(match.log) - 1
            events = [seen.to_json() for event in match.log[-1] if (seen := event.seen_by(viewer))]
            if test(table, viewer, events):
                return {"name": name, **snapshot(match, viewer, max(0, version - 45))}
    message = f"no moment '{name}' found"
    raise LookupError(message)


def film(seats: int, seed: int, start: int, length: int) -> Document:
    """Consecutive moments of one game for one viewer, to see what moves."""
    frames = [
        snapshot(match, 0, len(match.log) - 1, why=False)
        for match in games(seats, seed, 11)
        if start <= len(match.log) - 1 < start + length
    ]
    return {"name": f"film-{seats}", "frames": frames}


def box() -> Document:
    """The facts of the box that a board shows."""
    table = GAME.new(4, 1)
    assert isinstance(table, Citadels)
    facts = table.terms.box
    colours = ["green", "yellow", "blue", "red", "purple"]
    return {
        "citySize": facts.city_size,
        "takeGold": facts.take_gold,
        "takeCards": facts.take_cards,
        "merchantGold": facts.merchant_gold,
        "architectCards": facts.architect_cards,
        "mercenaryDiscount": facts.mercenary_discount,
        "smithyPrice": facts.smithy_price,
        "smithyCards": facts.smithy_cards,
        "laboratoryGold": facts.laboratory_gold,
        "characters": {
            name: colours[facts.income_colour[card]] if facts.income_colour[card] >= 0 else None
            for card, name in enumerate(CHARACTER.ids)
        },
        "districts": {
            name: {"colour": colours[facts.colour[card]], "cost": facts.cost[card], "points": facts.points[card]}
            for card, name in enumerate(DISTRICT.ids)
        },
    }


def write(path: Path, document: object) -> None:
    """As compact as JSON can be."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(document, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    """Every moment, a film, and the box."""
    for name, (seats, test) in MOMENTS.items():
        write(HERE / "fixtures" / f"{name}.json", find(name, seats, test))
    watcher = next(match for match in games(5, 3, 0) if len(match.log) > 150)
    write(HERE / "fixtures" / "spectator-5.json", {"name": "spectator-5", **snapshot(watcher, SPECTATOR, 100)})
    write(HERE / "fixtures" / "film-4.json", film(4, 5, 120, 70))
    target = HERE.parent / "games" / "citadels" / "box.json"
    target.write_text(json.dumps(box(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
