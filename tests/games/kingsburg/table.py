"""Positions of Kingsburg as a player would describe them; what a test does not name is nothing, or follows.

`table("place-dice", players={0: {"dice": "1+3+5"}})` is the moment at which seat 0 has to place dice in the
first summer. Everything is said by id, as in records.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from hoftag.core.game import Document, Game
from hoftag.core.masks import members
from hoftag.core.moves import Move
from hoftag.core.options import OptionValue
from hoftag.core.rng import Source
from hoftag.games.kingsburg.components import ADVISOR, BUILDING
from hoftag.games.kingsburg.meta import GAME
from hoftag.games.kingsburg.rules.course import COURSE
from hoftag.games.kingsburg.state import Kingsburg
from hoftag.games.kingsburg.view import PlayerView
from tests.games.harness import Played, Rigged, played_at_random

Options = Mapping[str, OptionValue]
Players = Mapping[int, object]
"""Seats with what is known of them: fields of a saved position."""
FULL: Options = GAME.fullest


class Table(Played[Kingsburg]):
    """A game of Kingsburg that a test plays move by move."""

    game: ClassVar[Game] = GAME

    # --- playing

    def go(self, stage: str, *, chance: Sequence[str] = ()) -> "Table":
        """Go on from the beginning of a stage, such as `begin_winter` or `begin_favour`; `chance` comes first in it."""
        self.state.stage = self.stage(stage)
        self.state.cursor = 0
        self.events = []
        source = Rigged(chance)
        with self.listening(source) as tell:
            self.state.go_on(tell)
        assert not source.names, f"never drawn: {source.names}"
        return self

    def stage(self, name: str) -> int:
        """Where a stage is; one of a season in the season that is or comes next."""
        names = [getattr(found, "__name__", "") for found in COURSE]
        found = [number for number, its in enumerate(names) if its == name]
        return found[self.state.phase // 2 if len(found) > 1 else 0]

    def all_pass(self) -> "Table":
        """Nobody influences anybody any more."""
        while self.step == "place-dice":
            self.do("pass")
        return self

    # --- asking

    def player(self, seat: int = 0) -> PlayerView:
        """What everybody sees of a player."""
        return self.state.public()["players"][seat]

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Gold, wood and stone."""
        return self.state.gold[seat], self.state.wood[seat], self.state.stone[seat]

    def points(self, seat: int) -> int:
        return self.state.points[seat]

    def soldiers(self, seat: int) -> int:
        return self.state.soldiers[seat]

    def plus2(self, seat: int) -> int:
        return self.state.plus2[seat]

    def built(self, seat: int) -> list[str]:
        return BUILDING.names(members(self.state.built[seat]))

    def held(self) -> dict[str, int]:
        """Who holds which advisor; 5 are neutral dice."""
        return {ADVISOR.ids[number]: seat for number, seat in enumerate(self.state.holder) if seat >= 0}

    def fought(self) -> list[tuple[int, str]]:
        """Strength and result of every seat, as told."""
        found = {event["seat"]: (event["strength"], event["result"]) for event in self.told("fought")}
        return [(int(str(found[seat][0])), str(found[seat][1])) for seat in range(self.state.seats)]


# --- beginnings -----------------------------------------------------------------------------------------------------


def new(seats: int = 4, *, seed: int = 1, options: Options | None = None, source: Source | None = None) -> Table:
    """A game after set-up."""
    return Table(GAME.new(seats, seed, options, source=source))


def table(
    step: str,
    phase: str = "summer",
    seats: int = 4,
    *,
    actor: int | None = None,
    players: Players | None = None,
    options: Options | None = None,
    components: Mapping[str, object] | None = None,
    **facts: object,
) -> Table:
    """A position; `facts` are those of a saved one (`year`, `order`, `envoy`, `enemy`, `council`, `rules`, ...)."""
    game = (GAME.with_components(components) if components else GAME).with_rules(version_in(facts))
    document = game.new(seats, 1, options).save()
    game.blank(document)
    document |= {"step": step, "phase": phase, **facts}
    if actor is not None:
        document["actors"] = [actor]
    entries = document["players"]
    assert isinstance(entries, list)
    for seat, player in enumerate(entries):
        known = (players or {}).get(seat, {})
        assert isinstance(known, Mapping)
        player |= {"governors_dealt": [], **known}
    return Table(game.load(document))


def version_in(facts: Mapping[str, object]) -> int:
    version = facts.get("rules", GAME.rules_version)
    assert isinstance(version, int)
    return version


def opening(
    players: Players | None = None,
    *,
    phase: str = "summer",
    seats: int = 4,
    options: Options | None = None,
    **facts: object,
) -> Table:
    """A season that is about to begin."""
    ready = table("place-dice", phase, seats, actor=0, players=players, options=options, components=None, **facts)
    ready.state.phase -= 1
    ready.state.stage = ready.stage("begin_season")
    ready.state.cursor = 0
    return ready


def winter(
    enemy: str,
    players: Players,
    *,
    help_die: int = 1,
    seats: int = 4,
    options: Options | None = None,
    chance: Sequence[str] = (),
    **facts: object,
) -> Table:
    """A battle against this enemy: the king's help, what else is rolled, and then everybody fights."""
    year = int(enemy.split("_")[1])
    ready = table(
        "recruit",
        "recruiting",
        seats,
        actor=0,
        players=players,
        options=options,
        components=None,
        year=year,
        enemy=enemy,
        **facts,
    )
    return ready.go("begin_winter", chance=[str(help_die), *chance])


def without_help(soldiers: int, **more: object) -> dict[str, object]:
    """A player who has so many soldiers once the king's die has brought one more."""
    return {"soldiers": soldiers - 1, **more}


def council(*entries: tuple[str, int | None, str]) -> list[Document]:
    """Dice on advisors: advisor, seat (None for neutral dice) and dice."""
    return [{"advisor": advisor, "seat": seat, "dice": dice} for advisor, seat, dice in entries]


# --- whole games ----------------------------------------------------------------------------------------------------


def random_game(seats: int, seed: int, options: Options | None = None) -> Iterator[tuple[Kingsburg, int, Move]]:
    """A game played at random: each position with the seat and the move about to be played in it."""
    return played_at_random(GAME.new(seats, seed, options), seed)
