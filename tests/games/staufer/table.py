"""Positions of Die Staufer as a player would describe them; what a test does not name is left open.

`given(court={3: (8, 0)}, under={"aachen": {2: ["brown"]}})` is the first turn of seat 0 with the ring as the rulebook
pictures it and the king in Nijmegen. Unless a test lays some, no chests lie on the table. Everything is said by id,
as in records; offices are counted from 1, left to right.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from hoftag.core.game import Document, Game
from hoftag.core.moves import Move
from hoftag.core.options import OptionValue
from hoftag.core.rng import Noted
from hoftag.games.staufer.components import ALL_PARTS, CHEST, PARTS, PRIVILEGE, REGION, REGIONS
from hoftag.games.staufer.meta import GAME
from hoftag.games.staufer.rules import ending, scoring
from hoftag.games.staufer.state import Staufer
from hoftag.games.staufer.view import OwnView, PublicView
from tests.games.harness import Played, played_at_random

Options = Mapping[str, OptionValue]
Figures = tuple[int, int]
"""Envoys and nobles."""

RING = ("nimwegen", "strassburg", "palermo", "aachen", "augsburg", "mailand")
"""Clockwise, as in the pictures of the rulebook; which of the last two comes first is not to be seen."""
RUDI, GUENTER, BETTINA, GABI = range(4)
"""The players of the rulebook, clockwise from the start player."""


class Table(Played[Staufer]):
    """A game of Die Staufer that a test plays move by move."""

    game: ClassVar[Game] = GAME

    # --- playing

    def end_round(self, space: str = "no_figure") -> "Table":
        """Everybody left supplies, and uses nothing."""
        this = self.state.round
        while self.state.round == this and not self.over:
            legal = self.legal()
            if f"supply {space}" in legal:
                self._silent(f"supply {space}")
            elif "end-turn" in legal:
                self._silent("end-turn")
            else:
                return self
        return self

    def _silent(self, text: str) -> None:
        events = self.events
        self.do(text)
        self.events = events + self.events

    # --- asking

    def court(self, seat: int) -> Figures:
        return self.state.court[2 * seat], self.state.court[2 * seat + 1]

    def province(self, seat: int) -> Figures:
        return self.state.province[2 * seat], self.state.province[2 * seat + 1]

    def paid(self, seat: int) -> dict[str, Figures]:
        """The figures of a seat in payment areas, by region."""
        found = {}
        for region in range(REGIONS):
            at = (region * self.state.seats + seat) * 2
            if self.state.paid[at] or self.state.paid[at + 1]:
                found[REGION.ids[region]] = (self.state.paid[at], self.state.paid[at + 1])
        return found

    def office(self, region: str, place: int) -> str:
        """Who holds an office."""
        regions = self.state.save()["regions"]
        assert isinstance(regions, dict)
        return str(regions[region]["offices"][place - 1])

    def under(self, region: str, place: int) -> list[str]:
        """The chests under an office."""
        return CHEST.names(self.state.under[self.state.terms.layout.office(REGION.of(region), place - 1)])

    def supply(self, space: str) -> list[str]:
        """The chests under a supply space."""
        supply = self.state.save()["supply"]
        assert isinstance(supply, dict)
        return list(supply[space])

    def chests(self, seat: int) -> list[str]:
        """The chests before a player."""
        kinds = self.state.terms.kinds
        mine = self.state.chests[seat * kinds : (seat + 1) * kinds]
        return [CHEST.ids[kind] for kind, count in enumerate(mine) for _ in range(count)]

    def privileges(self, seat: int) -> list[str]:
        return [PRIVILEGE.ids[card] for card in range(len(PRIVILEGE)) if self.state.rights[seat] >> card & 1]

    def points(self, seat: int) -> int:
        return ending.points(self.state, seat)

    def part(self, seat: int, part: str) -> int:
        """The points of a seat for one thing."""
        return self.state.parts[seat * ALL_PARTS + PARTS.index(part)]

    def ranking(self, region: str) -> list[int]:
        return scoring.ranking(self.state, REGION.of(region))

    def second_region(self) -> str:
        return REGION.ids[scoring.second_region(self.state)]

    def view(self) -> PublicView:
        return self.state.public()

    def own(self, seat: int) -> OwnView:
        return self.state.private(seat)

    @property
    def king(self) -> str:
        return REGION.ids[self.state.king]

    @property
    def discards(self) -> list[str]:
        return CHEST.names(self.state.discards)

    @property
    def pile(self) -> list[str]:
        return CHEST.names(self.state.pile)


# --- beginnings ----------------------------------------------------------------------------------------------------


def new(seats: int = 4, *, seed: int = 1, options: Options | None = None) -> Table:
    """A game after set-up."""
    return Table(GAME.new(seats, seed, options))


def drawn_in_setup(seats: int = 4, *, seed: int = 1, options: Options | None = None) -> tuple[Table, list[str]]:
    """A game after set-up, with everything that chance brought."""
    noted = Noted()
    return Table(GAME.new(seats, seed, options, source=noted)), noted.drawn


def first_order(seats: int) -> list[int]:
    """The order of the first round if seat 0 starts."""
    forth = list(range(seats))
    return forth + forth[::-1] + forth[::-1]


def given(
    seats: int = 4,
    *,
    king: str = "nimwegen",
    ring: Sequence[str] = RING,
    court: Mapping[int, Figures] | None = None,
    offices: Mapping[str, Mapping[int, str]] | None = None,
    paid: Mapping[str, Mapping[int, Figures]] | None = None,
    under: Mapping[str, Mapping[int, Sequence[str]]] | None = None,
    supply: Mapping[str, Sequence[str]] | None = None,
    chests: Mapping[int, Sequence[str]] | None = None,
    privileges: Mapping[int, Sequence[str]] | None = None,
    tasks: Mapping[int, Sequence[str]] | None = None,
    points: Mapping[int, int] | None = None,
    tiles: Mapping[str, str] | None = None,
    order: Sequence[int] | None = None,
    supplied: Sequence[int] = (),
    deployed: Sequence[int] = (),
    in_round: int = 1,
    regions: Sequence[str] | None = None,
    conditions: Sequence[str] | None = None,
    journeys: Sequence[str] | None = None,
    pile: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    stock: Mapping[str, int] | None = None,
    options: Options | None = None,
    components: Mapping[str, object] | None = None,
) -> Table:
    """A turn of the first in order. If the pile is given, chests that lie nowhere else are before the last seat."""
    game = GAME.with_components(components) if components else GAME
    document = game.new(seats, 1, options).save()
    game.blank(document)
    line = list(order) if order is not None else left_in_order(seats, [*supplied, *deployed])
    document |= {
        "step": "turn",
        "actor": line[0],
        "start": 0,
        "round": in_round,
        "king": king,
        "ring": list(ring),
        "order": line,
        "supply_track": list(supplied),
        "deployment_track": list(deployed),
        "discards": list(discards),
        "supply": {space: list((supply or {}).get(space, ())) for space in supply_of(document)},
    }
    if stock is not None:
        document["privileges"] = dict(stock)
    rows = document["rounds"]
    assert isinstance(rows, dict)
    for name, wanted in (("regions", regions), ("conditions", conditions), ("journeys", journeys)):
        if wanted is not None:
            rows[name] = [*wanted, *rows[name]][: len(rows[name])]
    lay_regions(document, offices or {}, paid or {}, under or {}, tiles or {})
    players = document["players"]
    assert isinstance(players, list)
    for seat, player in enumerate(players):
        envoys, nobles = (court or {}).get(seat, (4, 1))
        player |= {"envoys": envoys, "nobles": nobles, "chests": list((chests or {}).get(seat, ()))}
        player["privileges"] = list((privileges or {}).get(seat, ()))
        player["tasks"] = list((tasks or {}).get(seat, player["tasks"]))
        player["points"]["regions"] = (points or {}).get(seat, 0)
    if pile is not None:
        document["pile"] = list(pile)
        left = CHEST.names(game.box.pile)
        for name in laid_out(document):
            left.remove(name)
        players[-1]["chests"] += left
    return Table(game.load(document))


def left_in_order(seats: int, moved: Sequence[int]) -> list[int]:
    """The order of the first round without figures that have moved to a track."""
    line = first_order(seats)
    for seat in moved:
        line.remove(seat)
    return line


def supply_of(document: Document) -> list[str]:
    supply = document["supply"]
    assert isinstance(supply, dict)
    return list(supply)


def lay_regions(
    document: Document,
    offices: Mapping[str, Mapping[int, str]],
    paid: Mapping[str, Mapping[int, Figures]],
    under: Mapping[str, Mapping[int, Sequence[str]]],
    tiles: Mapping[str, str],
) -> None:
    regions = document["regions"]
    assert isinstance(regions, dict)
    for name, region in regions.items():
        places = range(1, len(region["offices"]) + 1)
        region["offices"] = [offices.get(name, {}).get(place, "") for place in places]
        region["chests"] = [list(under.get(name, {}).get(place, ())) for place in places]
        seats = range(len(region["paid_envoys"]))
        region["paid_envoys"] = [paid.get(name, {}).get(seat, (0, 0))[0] for seat in seats]
        region["paid_nobles"] = [paid.get(name, {}).get(seat, (0, 0))[1] for seat in seats]
        region["tile"] = tiles.get(name, region["tile"])


def laid_out(document: Document) -> list[str]:
    """Every chest that a document puts somewhere."""
    found: list[str] = []
    pile, discards, players = document["pile"], document["discards"], document["players"]
    regions, supply = document["regions"], document["supply"]
    assert isinstance(pile, list)
    assert isinstance(discards, list)
    assert isinstance(players, list)
    assert isinstance(regions, dict)
    assert isinstance(supply, dict)
    found += pile + discards
    for player in players:
        found += player["chests"]
    for region in regions.values():
        for chests in region["chests"]:
            found += chests
    for chests in supply.values():
        found += chests
    return found


# --- whole games ---------------------------------------------------------------------------------------------------


def random_game(seats: int, seed: int, options: Options | None = None) -> Iterator[tuple[Staufer, Move]]:
    """A game played at random: each position with the move about to be played in it."""
    for state, _, move in played_at_random(GAME.new(seats, seed, options), seed):
        yield state, move
