"""Recording what boards are tested and drawn with: moments of real games between bots, as a client is told of them."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from hoftag.bots.greedy import GreedyBot
from hoftag.bots.player import Seat
from hoftag.bots.random import RandomBot
from hoftag.core.events import SPECTATOR, TABLE
from hoftag.core.game import Document, Game, Prompt, Refusal, State
from hoftag.core.match import Match
from hoftag.core.moves import Move
from hoftag.core.options import OptionValue

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
NAMES = ["Anna", "Ben", "Carla", "Dimitri", "Frau Oberhuber", "Fatima", "Gustav"]
KEPT_STEPS = 45
"""How much of what happened before it a moment knows."""
SEEDS = range(1, 400)
TIME_UP_AFTER = 23
"""After so many moves of a game the time of a timed phase is up."""

S = TypeVar("S", bound=State)
Test = Callable[[S, int, list[Document]], bool]
"""Whether this is the moment: the table, who looks on, and what the newest step told them."""
Options = Mapping[str, OptionValue]


@dataclass
class Moment(Generic[S]):
    """What to look for, and where."""

    seats: int
    test: Test[S]
    options: Options = field(default_factory=dict)
    viewer: int | None = None
    """Seat 1 unless said otherwise, seat 0 of two."""
    chance: int = 9
    """In every other game, one move in so many is a random one."""

    @property
    def looks(self) -> int:
        if self.viewer is not None:
            return self.viewer
        return 0 if self.seats == 2 else 1


@dataclass
class Film:
    """Consecutive moments of one game, to see what moves."""

    seats: int
    seed: int
    start: int
    length: int
    options: Options = field(default_factory=dict)
    viewer: int = 0


@dataclass
class Album(Generic[S]):
    """What is recorded of a game."""

    game: Game
    kind: type[S]
    moments: Mapping[str, Moment[S]]
    films: Mapping[str, Film] = field(default_factory=dict)
    plausible: Callable[[S, int], Iterator[str]] = lambda _table, _viewer: iter(())
    """Moves that somebody might point at on the board, legal or not."""
    plans: Callable[[S, int], Iterator[Sequence[str]]] = lambda _table, _viewer: iter(())
    """Moves that somebody might have in mind together."""

    def state(self, match: Match) -> S:
        """The state of a match of this game."""
        assert isinstance(match.state, self.kind)
        return match.state


def message(thing: Prompt | Refusal) -> Document:
    """Key, arguments and rule of a question or a refusal."""
    return {"key": thing.key, "args": dict(thing.args), "rule": thing.rule}


def offered(table: State, seat: int, move: Move) -> Document:
    """A legal move as it travels."""
    effects = [effect._asdict() for effect in table.effects(seat, move)]
    told = {"effects": effects} if effects else {}
    return {"code": move.code, "move": move.to_json(), "key": move.key, "args": move.args, **told}


def steps_for(match: Match, viewer: int, since: int = 0) -> list[Document]:
    """What the viewer was told, step by step."""
    return [
        {
            "version": version,
            "events": [seen.to_json() for event in match.log[version] if (seen := event.seen_by(viewer))],
        }
        for version in range(since, match.version + 1)
    ]


def snapshot(album: Album[S], match: Match, viewer: int, since: int = 0, *, why: bool = True) -> Document:
    """All that a client of this viewer knows at this moment."""
    table = album.state(match)
    asked = viewer != SPECTATOR
    moves = table.legal(viewer) if asked else []
    own = table.private(viewer) if asked and not table.is_over() else None
    document: Document = {
        "game": album.game.name,
        "viewer": viewer,
        "names": NAMES[: match.record.seats],
        "view": {"public": table.public(), "own": own},
        "prompt": message(table.prompt(viewer)) if asked else None,
        "legal": [offered(table, viewer, move) for move in moves],
        "events": steps_for(match, viewer, since),
    }
    if why and asked:
        legal = {move.text for move in moves}
        texts = sorted(set(album.plausible(table, viewer)) - legal)
        document["why"] = {text: message(table.why_not(viewer, album.game.moves.from_text(text))) for text in texts}
        plans = list(album.plans(table, viewer))
        if plans:
            document["plans"] = {", ".join(sorted(plan)): planned(album, table, viewer, plan) for plan in plans}
    return document


def planned(album: Album[S], table: S, viewer: int, texts: Sequence[str]) -> Mapping[str, object] | None:
    """What the game says of moves in mind."""
    return table.plan(viewer, [album.game.moves.from_text(text) for text in texts])


def play(game: Game, seats: int, seed: int, chance: int, options: Options) -> Iterator[Match]:
    """A match that goes on whenever it is asked for; one in `chance` moves is a random one."""
    match = Match(game, seats, seed, options)
    bots = [GreedyBot(seed * 10 + seat) for seat in range(seats)]
    drunk = RandomBot(seed)
    count = 0
    yield match
    while not match.state.is_over():
        asked = match.state.to_act() or match.state.may_act()  # in a timed phase nobody must, and all may
        seat = asked[count % len(asked)] if match.state.timed() else asked[0]
        count += 1
        if count % TIME_UP_AFTER == 0 and (ending := match.state.legal(TABLE)):
            match.play(TABLE, ending[0])
            yield match
            continue
        bot = drunk if chance and count % chance == 0 else bots[seat]
        match.play(seat, bot.choose(Seat(game, match.state, seat, seats)))
        yield match


def find(album: Album[S], name: str, moment: Moment[S]) -> Document:
    """The first moment of this kind, looked for in one game after another."""
    for seed in SEEDS:
        for match in play(album.game, moment.seats, seed, 0 if seed % 2 else moment.chance, moment.options):
            table = album.state(match)
            events = [seen.to_json() for event in match.log[match.version] if (seen := event.seen_by(moment.looks))]
            if moment.test(table, moment.looks, events):
                since = max(0, match.version - KEPT_STEPS)
                return {"name": name, **snapshot(album, match, moment.looks, since)}
    raise LookupError(f"no moment '{name}' found")


def run(album: Album[S], name: str, film: Film) -> Document:
    """A film, frame by frame."""
    frames = [
        snapshot(album, match, film.viewer, match.version, why=False)
        for match in play(album.game, film.seats, film.seed, 11, film.options)
        if film.start <= match.version < film.start + film.length
    ]
    return {"name": name, "game": album.game.name, "frames": frames}


def write(album: Album[S]) -> None:
    """Every moment, every film, the box, and what words say of it."""
    folder = WEB / "games" / album.game.name / "recorded"
    folder.mkdir(parents=True, exist_ok=True)
    for name, moment in album.moments.items():
        save(folder / f"{name}.json", find(album, name, moment))
    for name, film in album.films.items():
        save(folder / f"{name}.json", run(album, name, film))
    save(folder / "box.json", album.game.box_view())
    save(folder / "figures.json", album.game.figures())


def save(path: Path, document: object) -> None:
    """As compact as JSON can be."""
    path.write_text(json.dumps(document, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")


def has(*verbs: str, at_least: int = 1) -> Test[State]:
    """The viewer is asked and may do these things."""
    return lambda table, viewer, _: all(
        sum(move.verb == verb for move in table.legal(viewer)) >= at_least for verb in verbs
    )


def told(key: str, *names: str) -> Test[State]:
    """The newest step tells this, and these arguments name the viewer."""
    return lambda _table, viewer, events: any(
        event["event"] == key and all(event.get(name) == viewer for name in names) for event in events
    )


def over(table: State, _viewer: int, _events: list[Document]) -> bool:
    """The game is over."""
    return table.is_over()
