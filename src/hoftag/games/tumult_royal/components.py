"""The box: `components.toml` in its typed, checked form."""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from hoftag.core.components import Box, Entry, shipped_data
from hoftag.core.moves import Domain, numbers

SHIPPED: Final = shipped_data("hoftag.games.tumult_royal")


def _ids(name: str) -> list[str]:
    return [entry.word("id") for entry in Entry(SHIPPED).entries(name, "id")]


PLAYERS: Final = (2, 3, 4)
VALUES: Final = (1, 2, 3)
FRAMES: Final = ("plain", "grey", "black")
SEAT: Final = numbers("seat", 4)
GOOD: Final = Domain("good", ["bread", "marble", "tools"])
GOODS: Final = len(GOOD)
TILE: Final = Domain("tile", [f"{good}-{value}" for good in GOOD.ids for value in VALUES])
"""A tile's face is 3 * good + value - 1."""
TILES: Final = len(TILE)
VALUE_OF: Final = tuple(tile % 3 + 1 for tile in range(TILES))
GOOD_OF: Final = tuple(tile // 3 for tile in range(TILES))
SETUP: Final = 0
LAND: Final = 1
SPINS: Final = 2
FACES: Final = 3
PRIORITIES: Final = 4
ORDERS: Final = 5
"""K-6: the streams of chance; each seat's orders have one of their own, from ORDERS on."""
SLOT: Final = numbers("slot", 39, 1)
"""Where a face-down tile lies on the table while taxes are collected."""
NUMBER: Final = numbers("number", 10)
AMOUNT: Final = numbers("amount", 13)
VALUE: Final = Domain("value", [str(value) for value in VALUES])
STOP: Final = Domain("stop", ["goals", "half"])
RANK: Final = Domain("rank", _ids("nobility_ranks"))
TERRAIN: Final = Domain("terrain", _ids("field_types"))
REGION: Final = Domain("region", _ids("region_tiles"))
QUARTER: Final = Domain("quarter", ["0", "90", "180", "270"])

# --- the land ------------------------------------------------------------------------------------------------------

SIDE: Final = 3
PLOT_ROWS: Final = 2
PLOT_COLUMNS: Final = 4
ROWS: Final = SIDE * PLOT_ROWS
COLUMNS: Final = SIDE * PLOT_COLUMNS
FIELD: Final = Domain(
    "field", [f"{'abcdefghijkl'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)]
)
FIELDS: Final = len(FIELD)
PLOT: Final = Domain("plot", [f"{row}-{column + 1}" for row in ("upper", "lower") for column in range(PLOT_COLUMNS)])
"""A plot is a place for a region tile in the frame."""


def _neighbours(field: int) -> int:
    """T-4.2, Q-15: the fields beside, above and below, as a mask; the land has edges."""
    row, column = divmod(field, COLUMNS)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return sum(1 << r * COLUMNS + c for r, c in near if 0 <= r < ROWS and 0 <= c < COLUMNS)


NEIGHBOURS: Final = tuple(_neighbours(field) for field in range(FIELDS))
PLOT_FIELDS: Final = tuple(
    tuple(
        (plot // PLOT_COLUMNS * SIDE + row) * COLUMNS + plot % PLOT_COLUMNS * SIDE + column
        for row in range(SIDE)
        for column in range(SIDE)
    )
    for plot in range(len(PLOT))
)
"""The fields of each plot, row by row."""


def turned(fields: list[int], quarters: int) -> list[int]:
    """A 3x3 tile after so many quarter turns clockwise."""
    for _ in range(quarters):
        fields = [fields[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)]
    return fields


# --- payments ------------------------------------------------------------------------------------------------------

DEAREST: Final = 6
"""No cost of one type may be higher, twice the cost included."""


class Payment:
    """A set of tiles of one type, by value."""

    __slots__ = ("goods", "number", "text", "tiles", "values")

    def __init__(self, number: int, values: tuple[int, ...]) -> None:
        """Count the tiles of each value."""
        self.number = number
        self.values = values
        self.text = "+".join(map(str, values))
        self.goods = sum(values)
        self.tiles = tuple(values.count(value) for value in VALUES)


def _payments() -> list[Payment]:
    """Every set of tiles that can be a payment under either reading of Q-1."""
    found = [
        values
        for count in range(1, DEAREST + 1)
        for values in combinations_with_replacement(VALUES, count)
        if sum(values) - max(values) < DEAREST
    ]
    return [Payment(number, values) for number, values in enumerate(found)]


PAYMENTS: Final = _payments()
PAYMENT: Final = Domain("payment", [payment.text for payment in PAYMENTS])


def payments_for(cost: int, *, sequential: bool) -> list[Payment]:
    """T-4.9, Q-1: the tile sets that pay a cost: none can be taken away; or, laid one by one, the last one was due."""
    found = []
    for payment in PAYMENTS:
        spare = max(payment.values) if sequential else min(payment.values)
        if payment.goods >= cost > payment.goods - spare:
            found.append(payment)
    return found if cost else []


# --- the box -------------------------------------------------------------------------------------------------------


class Space:
    """A space of the royal chronicle."""

    __slots__ = ("always_ends", "reveal", "statues", "threshold")

    def __init__(self, entry: Entry, number: int) -> None:
        """Read a space; dual spaces have a number below them."""
        if entry.number("space") != number:
            raise entry.fault(f"space is {entry.number('space')}, but it stands in place {number}")
        dual = entry.word("kind", ("single", "dual")) == "dual"
        self.statues = entry.number("statues", 1, 25)
        self.threshold = entry.number("threshold") if dual else -1
        self.always_ends = entry.flag("always_ends")
        self.reveal = dict.fromkeys(PLAYERS, 0)
        if "reveal" in entry.fields:
            reveal = entry.entry("reveal")
            self.reveal = {players: reveal.number(str(players)) for players in PLAYERS}


class TumultBox(Box):
    """Every number of the game, checked: counts add up, ids exist, sources are named."""

    named: ClassVar[Mapping[str, str]] = {"field_types": "terrain", "nobility_ranks": "rank"}

    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        super().__init__(SHIPPED, overlay)

    def read(self, root: Entry) -> None:
        constants = {entry.word("id"): entry for entry in root.entries("constants", "id")}
        self._read_constants(constants)
        self._read_tiles(root)
        self._read_fields(root)
        self._read_regions(root)
        self._read_layouts(root)
        self._read_spinner(root)
        self._read_chronicle(root, constants)
        self._read_supporters(root)
        self._read_ranks(root)

    def _read_constants(self, constants: Mapping[str, Entry]) -> None:
        def number(name: str, low: int = 0, high: int = 99) -> int:
            return constants[name].number("value", low, high)

        self.set_aside = number("tiles_set_aside_per_player", 0, 9)
        number("tiles_in_hand_max", 1, 1)
        number("hourglass_seconds", 1, 600)
        number("tumult_tiles_kept", 1, 1)
        self.tumult_loss = number("tumult_supporter_loss")
        self.mercy = number("mercy_deduction")
        self.per_overpaid = number("supporters_per_overpaid_good")
        self.remote_factor = number("remote_cost_factor", 1, 6)
        self.consolation = number("consolation_supporters")
        self.crown_cost = number("crown_supporter_cost")
        self.supply_short = number("supply_short_return_each")
        self.player_short = number("player_short_gain_each")
        self.statues = number("statues_to_win_at_once", 1, 25)
        self.ticks = number("ticks", 1, 99)
        self.planning_seconds = number("planning_seconds", 1, 600)
        self.hand_seconds = number("hand_seconds", 1, 60)
        self.countdown_seconds = number("countdown_seconds", 2, 60)
        self.pace_ms = number("pace_ms", 0, 5_000)
        self.away_ms = number("away_ms", 0, 60_000)

    def _read_tiles(self, root: Entry) -> None:
        facts = {entry.word("id"): entry for entry in root.entries("commodity_facts", "id")}
        by_frame: dict[str, list[int]] = {frame: [] for frame in FRAMES}
        for entry in root.entries("commodity_tiles", "id"):
            tile = 3 * GOOD.of(entry.word("type", GOOD.ids)) + entry.number("value", 1, 3) - 1
            by_frame[entry.word("frame", FRAMES)] += [tile] * entry.number("count", 0, 39)
        for fact, frames in (("black_frame", ["black"]), ("grey_frame", ["grey"]), ("total", FRAMES)):
            entry = facts[f"tiles_{fact}"]
            found = sum(len(by_frame[frame]) for frame in frames)
            if entry.number("value") != found:
                raise entry.fault(f"value is {entry.number('value')}, but there are {found} such tiles")
        self.tiles: dict[int, list[int]] = {}
        self.on_table: dict[int, int] = {}
        for entry in root.entries("commodity_sets", "players"):
            players = entry.number("players", 2, 4)
            self.tiles[players] = sorted(tile for frame in entry.words("frames") for tile in by_frame.get(frame, []))
            aside = players * self.set_aside
            self.on_table[players] = len(self.tiles[players]) - aside
            found_set = {"tiles": len(self.tiles[players]), "set_aside_per_round": aside}
            for name, count in {**found_set, "on_table": self.on_table[players]}.items():
                if entry.number(name) != count:
                    raise entry.fault(f"{name} is {entry.number(name)}, but it comes to {count}")
        if sorted(self.tiles) != list(PLAYERS) or not all(0 < n <= len(SLOT) for n in self.on_table.values()):
            raise root.fault("commodity_sets should leave tiles on the table for each of 2 to 4 players")

    def _read_fields(self, root: Entry) -> None:
        entries = root.entries("field_types", "id")
        self.field_statues = [entry.number("statues", 1, 25) for entry in entries]
        self.remote = [entry.flag("remote") for entry in entries]
        self.first = [entry.flag("first_statue") for entry in entries]
        self.inhabited = [entry.flag("inhabited") for entry in entries]
        self.letters = [entry.word("letter") for entry in entries]
        self.cost: list[tuple[int, ...]] = []
        for entry, remote in zip(entries, self.remote, strict=True):
            cost = entry.entry("cost")
            most = DEAREST // (self.remote_factor if remote else 1)
            self.cost.append(tuple(cost.number(good, 0, most) for good in GOOD.ids))
        self.remote_cost = [tuple(self.remote_factor * part for part in cost) for cost in self.cost]
        if not any(self.first):
            raise root.fault("field_types: no field may take the first statue")

    def price(self, terrain: int, *, remote: bool) -> tuple[int, ...] | None:
        """T-4.4, T-4.6: what a field costs beside one's own statues or far from them; None: it is not to be had."""
        if remote:
            return self.remote_cost[terrain] if self.remote[terrain] else None
        return self.cost[terrain]

    def _read_regions(self, root: Entry) -> None:
        facts = root.entry("region_facts")
        entries = root.entries("region_tiles", "id")
        if facts.number("tiles") != len(entries) or facts.number("fields_per_tile") != SIDE * SIDE:
            raise facts.fault(f"there are {len(entries)} tiles of {SIDE * SIDE} fields")
        self.regions: list[list[int]] = []
        """The field types of each region tile, row by row, in each of its four directions."""
        for entry in entries:
            letters = "".join(entry.words("rows"))
            if len(letters) != SIDE * SIDE or not all(letter in self.letters for letter in letters):
                raise entry.fault(f"rows should be three texts of three letters out of {''.join(self.letters)}")
            fields = [self.letters.index(letter) for letter in letters]
            self.regions += [turned(fields, quarters) for quarters in range(len(QUARTER))]

    def _read_layouts(self, root: Entry) -> None:
        self.layout: dict[int, list[tuple[int, bool]]] = {}
        """By number of players: the plots in use, and whether their tile lies face up at the start."""
        for entry in root.entries("frame_layouts", "players"):
            grid = entry.words("grid")
            if len(grid) > PLOT_ROWS or any(len(row) > PLOT_COLUMNS or set(row) - {"U", "D"} for row in grid):
                raise entry.fault(f"grid should be at most {PLOT_ROWS} rows of at most {PLOT_COLUMNS} letters U or D")
            plots = [
                (row * PLOT_COLUMNS + column, letter == "U")
                for row, letters in enumerate(grid)
                for column, letter in enumerate(letters)
            ]
            down = sum(not up for _, up in plots)
            counts = {"region_tiles": len(plots), "face_down": down, "left_in_box": len(REGION) - len(plots)}
            for name, count in counts.items():
                if entry.number(name) != count:
                    raise entry.fault(f"{name} is {entry.number(name)}, but the grid makes it {count}")
            self.layout[entry.number("players", 2, 4)] = plots
        if sorted(self.layout) != list(PLAYERS):
            raise root.fault("there should be a frame layout for each of 2 to 4 players")

    def _read_spinner(self, root: Entry) -> None:
        spinner = root.entry("spinner")
        self.forgotten = spinner.number("forgotten_first_round", 0, 9)
        spinner.word("border_rule", ("smaller",))
        spinner.word("forgotten_later", ("previous",))
        self.areas: list[tuple[int, int, int]] = []
        """Each area of the disc: from and to which degree, and its number."""
        self.spins: list[int] = []
        at = 0
        for entry in root.entries("spinner_areas", "id"):
            value, weight = entry.number("value", 0, 9), entry.number("weight", 0, 360)
            if entry.number("from_deg", 0, 360) != at or entry.number("to_deg", at, 360) < at:
                raise entry.fault(f"from_deg is {entry.number('from_deg')}, but the area before ends at {at}")
            self.areas.append((at, entry.number("to_deg"), value))
            at = entry.number("to_deg")
            self.spins += [value] * weight
        if at != 360 or not self.spins:
            raise root.fault(f"spinner_areas: the areas end at {at} degrees, not at 360")
        for start, end, value in self.areas:
            if (end - start) * len(self.spins) != 360 * self.spins.count(value):
                raise root.fault(f"spinner_areas: the area of {value} is not as large as its weight says")
        self.spins.sort()

    def number_at(self, degrees: float) -> int:
        """T-1.1, T-1.2: the number where the arrow stops; on a border it is the smaller of the two."""
        at = degrees % 360
        touched = [value for start, end, value in self.areas if start <= at <= end or (at == 0 and end == 360)]
        return min(touched)

    def _read_chronicle(self, root: Entry, constants: Mapping[str, Entry]) -> None:
        entries = root.entries("chronicle_spaces", "id")
        self.spaces = [Space(entry, number) for number, entry in enumerate(entries, 1)]
        rounds = constants["max_rounds"]
        if rounds.number("value") != len(self.spaces):
            raise rounds.fault(f"value is {rounds.number('value')}, but the chronicle has {len(self.spaces)} spaces")
        first = constants["first_dual_round"]
        for number, space in enumerate(self.spaces, 1):
            if (number >= first.number("value")) != (space.threshold >= 0):
                raise first.fault(f"value is {first.number('value')}, but space {number} says otherwise")
        if not self.spaces[-1].always_ends:
            raise root.fault("chronicle_spaces: the last space should end the game")

    def _read_supporters(self, root: Entry) -> None:
        tokens = root.entries("supporter_tokens", "id")
        totals = root.entry("supporter_totals")
        self.supporters = sum(token.number("value") * token.number("count") for token in tokens)
        if totals.number("value") != self.supporters:
            raise totals.fault(f"value is {totals.number('value')}, but the tokens come to {self.supporters}")
        if totals.number("tokens") != sum(token.number("count") for token in tokens):
            raise totals.fault(f"tokens is {totals.number('tokens')}, but that is not their number")
        self.start: dict[int, int] = {}
        for entry in root.entries("starting_supporters", "players"):
            players = entry.number("players", 2, 4)
            self.start[players] = entry.number("each")
            left = self.supporters - players * self.start[players]
            if entry.number("supply_left") != left:
                raise entry.fault(f"supply_left is {entry.number('supply_left')}, but {left} are left")
        if sorted(self.start) != list(PLAYERS):
            raise root.fault("there should be starting supporters for each of 2 to 4 players")

    def _read_ranks(self, root: Entry) -> None:
        for number, entry in enumerate(root.entries("nobility_ranks", "rank"), 1):
            if entry.number("rank") != number or entry.number("min_players", 2, 4) > max(2, number):
                raise entry.fault(f"the card in place {number} should have that rank")
