"""Positions of Tumult Royale as a player would describe them; what a test does not name is left open.

`placing(tiles={0: "bread-1 marble-1"})` is the moment at which seat 0, the king, may place statues. The land is always
the same: R01 and R06 (and R10, R03) lie open, so that fields can be named.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from hoftag.core.events import TABLE
from hoftag.core.game import Document, Game
from hoftag.core.moves import Move
from hoftag.core.options import OptionValue
from hoftag.core.rng import Repeated
from hoftag.core.scenario import laid_over
from hoftag.core.stepped import Stage
from hoftag.games.tumult_royal.components import GOOD, TILE
from hoftag.games.tumult_royal.meta import GAME, TumultRoyalGame
from hoftag.games.tumult_royal.rules import placing as chapter
from hoftag.games.tumult_royal.rules import tumults
from hoftag.games.tumult_royal.rules.course import COURSE
from hoftag.games.tumult_royal.rules.tiles import castle_of, names
from hoftag.games.tumult_royal.state import TumultRoyal
from hoftag.games.tumult_royal.view import OwnView, PublicView
from tests.games.harness import Played, played_at_random

Options = Mapping[str, OptionValue]
LIVE: Options = {"taxing": "live"}
ORDERS: Options = {"taxing": "orders"}
OPEN: Mapping[int, Mapping[str, str]] = {
    2: {"upper-1": "R01 0", "upper-2": "R06 0"},
    3: {"upper-1": "R01 0", "upper-2": "R06 0", "upper-3": "R10 0"},
    4: {"upper-2": "R01 0", "upper-3": "R06 0", "lower-2": "R10 0", "lower-3": "R03 0"},
}
"""With 2 and 3 players: a1 P, b1 F, c1 M, a2 F, b2 C, c2 P, a3 V, b3 M, c3 P, then d1 C, e1 F, f1 P, d2 P, e2 P, f2 V,
d3 M, e3 P, f3 F."""


class Table(Played[TumultRoyal]):
    """A game of Tumult Royale that a test plays move by move."""

    game: ClassVar[Game] = GAME

    # --- playing

    def all_do(self, *texts: str) -> "Table":
        """Seat after seat plays its move."""
        for seat, text in enumerate(texts):
            self.do(text, seat=seat)
        return self

    def time_up(self) -> "Table":
        return self.do("time-up", seat=TABLE)

    def go_on_from(self, stage: Stage[TumultRoyal]) -> "Table":
        """Let the course of the game go on from one of its stages."""
        self.events = []
        self.state.stage = COURSE.index(stage)
        with self.listening() as tell:
            self.state.go_on(tell)
        return self

    def check_tumults(self, chance: Sequence[str] | None = None) -> "Table":
        """Count what lies open, as after the taxing."""
        self.events = []
        with self.listening(None if chance is None else Repeated(chance)) as tell:
            tumults.check_all(self.state, tell)
        return self

    def everybody_passes(self) -> "Table":
        """To the end of the placing."""
        while self.step in ("place", "pay"):
            self.do("pass" if self.step == "place" else self.legal()[0])
        return self

    # --- asking

    def fields(self) -> set[str]:
        """The fields that whoever is asked may place on."""
        return {text.split()[1] for text in self.legal("place")}

    def public(self) -> PublicView:
        return self.state.public()

    def own(self, seat: int) -> OwnView:
        return self.state.private(seat)

    def tiles(self, seat: int) -> list[str]:
        return names(castle_of(self.state, seat))

    def people(self) -> list[str]:
        return names(self.state.people)

    def hit(self) -> list[int]:
        """Who was punished, tumult by tumult."""
        return [int(str(args["seat"])) for args in self.told("greediest")]

    def tumults(self) -> list[str]:
        return [str(args["good"]) for args in self.told("tumult")]

    @property
    def supporters(self) -> list[int]:
        return self.state.supporters


# --- beginnings ----------------------------------------------------------------------------------------------------


def new(seats: int = 4, *, seed: int = 1, options: Options | None = None, rules: int = GAME.rules_version) -> Table:
    """A game after set-up, about to place the first statues."""
    return Table(GAME.with_rules(rules).new(seats, seed, options))


def started(seats: int = 4, *, seed: int = 1, options: Options | None = None, rules: int = GAME.rules_version) -> Table:
    """Everybody's first statue stands, round 1 has begun."""
    table = new(seats, seed=seed, options=options, rules=rules)
    while table.step == "first-statue":
        table.do(table.legal()[0])
    return table


def grabbing(seats: int = 2, *, options: Options | None = None) -> Table:
    """A live table, the hourglass has just been turned."""
    table = started(seats, options={**LIVE, **(options or {})})
    if table.step == "spin":
        table.do("spin")
    return table.all_do(*["ready"] * seats)


def arranged(
    seats: int, facts: Mapping[str, object], options: Options | None = None, game: TumultRoyalGame = GAME
) -> Table:
    """A position with facts laid over it, with the land that can be named."""
    document = game.new(seats, 1, options).save()
    game.blank(document)
    regions = document["regions"]
    assert isinstance(regions, dict)
    plain: Document = {
        **document,
        "round": 1,
        "regions": {**dict.fromkeys(regions), **OPEN[seats]},
        "ranks": list(range(seats)),
        "spun": 3,
        "demand": dict.fromkeys(GOOD.ids, 3),
    }
    return Table(game.load(laid_over(plain, facts, "")))


def players_of(
    seats: int,
    *,
    tiles: Mapping[int, str] | None = None,
    fields: Mapping[int, str] | None = None,
    supporters: Sequence[int] | None = None,
    statues: Sequence[int] | None = None,
    mercy: Sequence[int] = (),
    punished: Sequence[int] = (),
) -> dict[str, dict[str, object]]:
    """What the players have, for `arranged`."""
    found: dict[str, dict[str, object]] = {}
    for seat in range(seats):
        found[str(seat)] = {
            "tiles": (tiles or {}).get(seat, "").split(),
            "fields": (fields or {}).get(seat, "").split(),
            "mercy": seat in mercy,
            "punished": seat in punished,
        }
        if supporters is not None:
            found[str(seat)]["supporters"] = supporters[seat]
        if statues is not None:
            found[str(seat)]["statues"] = statues[seat]
    return found


def placing(
    seats: int = 2,
    *,
    tiles: Mapping[int, str] | None = None,
    fields: Mapping[int, str] | None = None,
    supporters: Sequence[int] | None = None,
    statues: Sequence[int] | None = None,
    punished: Sequence[int] = (),
    in_round: int = 1,
    chronicle: Sequence[int] = (),
    ranks: Sequence[int] | None = None,
    turned_up: Mapping[str, str] | None = None,
    options: Options | None = None,
    begin: bool = True,
    game: TumultRoyalGame = GAME,
) -> Table:
    """The king is about to place; if nobody can, the phase is over already, unless it shall not begin."""
    where = fields or ({0: "d1", 1: "i1", 2: "d6", 3: "g4"} if seats == 4 else {0: "a1", 1: "f1", 2: "i1"})
    facts: dict[str, object] = {
        "step": "place",
        "to_act": [(ranks or [0])[0]],
        "round": in_round,
        "chronicle": list(chronicle),
        "regions": dict(turned_up or {}),
        "players": players_of(
            seats, tiles=tiles, fields=where, supporters=supporters, statues=statues, punished=punished
        ),
        "placing": {"turn": 0, "could": [], "placed": False, "field": None, "good": None, "paid": [None] * 3},
    }
    if ranks is not None:
        facts["ranks"] = list(ranks)
    table = arranged(seats, facts, options, game)
    return table.go_on_from(chapter.begin) if begin else table


def robbed(
    seats: int,
    *,
    tiles: Mapping[int, str],
    left: str,
    demand: int | Sequence[int] = 3,
    ranks: Sequence[int] | None = None,
    mercy: Sequence[int] = (),
    supporters: Sequence[int] | None = None,
    options: Options | None = None,
) -> Table:
    """After the reveal: what everybody robbed and what is left for the people; then tumults are checked."""
    wanted = [demand] * 3 if isinstance(demand, int) else list(demand)
    facts: dict[str, object] = {
        "step": "place",
        "to_act": [0],
        "people": left.split(),
        "demand": dict(zip(GOOD.ids, wanted, strict=True)),
        "players": players_of(
            seats, tiles=tiles, fields={0: "a1", 1: "f1", 2: "i1"}, supporters=supporters, mercy=mercy
        ),
    }
    if ranks is not None:
        facts["ranks"] = list(ranks)
    return arranged(seats, facts, options).check_tumults()


def face_of(table: Table, slot: str) -> str:
    """What lies on a slot, known or not."""
    return TILE.ids[table.state.faces[int(slot) - 1]]


# --- whole games ---------------------------------------------------------------------------------------------------


def random_game(seats: int, seed: int, options: Options | None = None) -> Iterator[tuple[TumultRoyal, int, Move]]:
    """A game played at random: each position with who is about to play what in it."""
    return played_at_random(GAME.new(seats, seed, options), seed)
