"""The box: `components.toml` in its typed, checked form."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hoftag.core.components import Box, Entry
from hoftag.core.masks import mask_of
from hoftag.games.staufer.cards import Card, Task
from hoftag.games.staufer.components import (
    BONUSES,
    CATEGORY,
    CHESTS,
    COLOUR,
    COUNTS,
    PRIVILEGE,
    PRIVILEGES,
    REGION,
    SHIPPED,
    WAY,
)
from hoftag.games.staufer.effects import OF_A_DEPLOYMENT, OF_A_SUPPLY, OPS, PHASES, CardEffect, read_effects
from hoftag.games.staufer.layout import Layout
from hoftag.games.staufer.lists import whole_numbers

SEAL: Final = ("blue", "red")
CHEST_TIMINGS: Final = {
    "orange": ("immediate",),
    "turquoise": ("own_turn", "deploy", "supply"),
    "brown": ("final_scoring",),
    "violet": ("own_turn",),
}
MEASURES: Final = ("chests", "seated_figures", "seated_nobles", "payment_figures")
CONDITIONS: Final = ("king_region", *(f"{way}_{measure}" for way in ("most", "fewest") for measure in MEASURES))


class StauferBox(Box):
    """Every number of the game, checked: counts add up, effects exist, sources are named."""

    named: ClassVar[Mapping[str, str]] = {
        "regions": "region",
        "chests": "chest",
        "privileges": "privilege",
        "tasks": "task",
        "supply_spaces": "space",
        "round_tiles_b": "condition",
    }

    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        super().__init__(SHIPPED, overlay)

    def read(self, root: Entry) -> None:
        self._read_figures(root)
        self._read_tracks(root)
        self._read_regions(root)
        self._read_supply(root)
        self._read_chests(root)
        self._read_privileges(root)
        self._read_tiles(root)
        self._read_tasks(root)

    def _read_figures(self, root: Entry) -> None:
        figures, track = root.entry("figures"), root.entry("score_track")
        self.envoys = figures.number("envoys_per_colour", 1, 99)
        self.nobles = figures.number("nobles_per_colour", 0, 99)
        self.start_envoys = figures.number("start_court_envoys", 0, self.envoys)
        self.start_nobles = figures.number("start_court_nobles", 0, self.nobles)
        self.weight = [figures.number("envoy_majority_weight", 1, 9), figures.number("noble_majority_weight", 1, 9)]
        self.family = figures.number("family_per_colour", 1, 9)
        meta = root.entry("meta")
        self.rounds = meta.number("rounds", 5, 5)
        self.turns = meta.number("action_figures_per_player", 1, 5)
        if self.family != self.turns + 1:
            raise figures.fault(f"family_per_colour is {self.family}, but {self.turns} act and one counts points")
        self.track = track.number("spaces", 1, 999)
        self.tokens = [track.number("tokens_25"), track.number("tokens_100")]

    def _read_tracks(self, root: Entry) -> None:
        self.envoy_spaces: dict[int, int] = {}
        """By number of players: the spaces of the deployment track that show an envoy, as a mask."""
        for entry in root.entries("action_board", "players"):
            players = entry.number("players", 2, 5)
            spaces = entry.number("turn_order_spaces")
            if spaces != self.turns * players:
                raise entry.fault(f"turn_order_spaces is {spaces}, but {players} players need {self.turns * players}")
            shown = whole_numbers(entry, "deployment_envoy_spaces", 1, spaces)
            self.envoy_spaces[players] = sum(1 << (space - 1) for space in set(shown))
        if sorted(self.envoy_spaces) != list(COUNTS):
            raise root.fault("there should be an action_board for each of 2 to 5 players")
        legs = root.entry("initial_turn_order").words("legs")
        self.legs = [WAY.of(leg) for leg in legs]
        if len(self.legs) != self.turns:
            raise root.fault(f"initial_turn_order.legs should be {self.turns}")

    def _read_regions(self, root: Entry) -> None:
        entries = root.entries("regions", "id")
        self.layouts = {players: Layout(entries, players, self.envoys + self.nobles) for players in COUNTS}
        self.bonus: list[list[list[CardEffect]]] = []
        for entry in entries:
            bonus = entry.entry("bonus")
            self.bonus.append([read_effects(bonus, place, BONUSES) for place in ("first", "second", "third")])
            for effects in self.bonus[-1]:
                for effect in effects:
                    if not effect.is_deed:
                        raise bonus.fault(f"{effect.op} lasts, but a bonus is given once")
        self.point_tiles: dict[int, list[list[int]]] = {players: [] for players in COUNTS}
        tiles = root.entries("point_tiles", "id")
        for entry in tiles:
            values = entry.entry("values")
            for players in COUNTS:
                found = whole_numbers(values, str(players), 0, 60)
                places = 2 if players < 4 else 3
                if len(found) != places or found != sorted(found, reverse=True):
                    raise values.fault(f"{players} should be {places} values, the highest first, not {found}")
                self.point_tiles[players].append(found)

    def _read_supply(self, root: Entry) -> None:
        entries = root.entries("supply_spaces", "id")
        places = [entry.number("position", 1, len(entries)) for entry in entries]
        if places != sorted(set(places)):
            raise root.fault(f"supply_spaces stand in the positions {places}, but should run from left to right")
        self.space_figures = [[entry.number("envoys", 0, 9), entry.number("nobles", 0, 3)] for entry in entries]
        played = [whole_numbers(entry, "players", 2, 5) for entry in entries]
        self.spaces = {count: [n for n, counts in enumerate(played) if count in counts] for count in COUNTS}
        for count, spaces in self.spaces.items():
            if not spaces:
                raise root.fault(f"supply_spaces: there is none for {count} players")

    def _read_chests(self, root: Entry) -> None:
        entries = root.entries("chests", "id")
        counts = root.entry("counts")
        self.colour: list[int] = []
        self.chests: list[Card] = []
        self.count = [entry.number("count", 0, 99) for entry in entries]
        for entry in entries:
            colour = entry.word("colour", COLOUR.ids)
            timing = entry.word("timing", CHEST_TIMINGS[colour])
            effects = read_effects(entry, "effect", CHESTS) if "effect" in entry.fields else []
            self._check_chest(entry, colour, timing, effects)
            self.colour.append(COLOUR.index[colour])
            self.chests.append(Card(timing, effects))
        for number, colour in enumerate(COLOUR.ids):
            found = sum(n for n, c in zip(self.count, self.colour, strict=True) if c == number)
            if found != counts.number(colour):
                raise counts.fault(f"{colour} is {counts.number(colour)}, but the chests of that colour are {found}")
        if sum(self.count) != counts.number("chests"):
            raise counts.fault(f"chests is {counts.number('chests')}, but there are {sum(self.count)}")
        self.pile = [kind for kind, count in enumerate(self.count) for _ in range(count)]
        for players, layout in self.layouts.items():
            needed = layout.offices + len(self.spaces[players])
            if needed > len(self.pile):
                raise counts.fault(f"{players} players need {needed} chests at once, but there are {len(self.pile)}")
        rules = root.entry("chest_rules")
        self.price = rules.number("violet_per_privilege", 1, 18)
        self.leftover = [
            0,
            rules.number("leftover_points_turquoise", 0, 60),
            0,
            rules.number("leftover_points_violet", 0, 60),
        ]
        length = root.entry("brown_scoring").number("row_length", 1, 20)
        rows = root.entries("brown_rows", "id")
        self.brown = [0, *(row.number("points", 0, 99) for row in rows)]
        if [row.number("chests") for row in rows] != list(range(1, len(rows) + 1)):
            raise root.fault("brown_rows should be for 1, 2, 3 and so on chests")
        if len(self.brown) != length + 1:
            raise root.fault(f"brown_scoring.row_length is {length}, but brown_rows has {len(self.brown) - 1} entries")

    def _check_chest(self, entry: Entry, colour: str, timing: str, effects: list[CardEffect]) -> None:
        if colour in ("orange", "turquoise") and not effects:
            raise entry.fault(f"a chest of this colour ({colour}) has an effect")
        if colour in ("brown", "violet") and effects:
            raise entry.fault(f"a {colour} chest has no effect of its own")
        fitting = {"deploy": OF_A_DEPLOYMENT, "supply": OF_A_SUPPLY}.get(timing, ())
        for effect in effects:
            if not effect.is_deed and effect.op not in fitting:
                raise entry.fault(f"{effect.op} cannot be the effect of a chest with timing '{timing}'")
        if timing in ("deploy", "supply") and all(effect.is_deed for effect in effects):
            raise entry.fault(f"nothing here changes an action; timing should be 'own_turn', not '{timing}'")

    def _read_privileges(self, root: Entry) -> None:
        entries = root.entries("privileges", "id")
        counts, setup = root.entry("counts"), root.entry("privilege_setup")
        self.copies = [entry.number("copies", 0, 9) for entry in entries]
        self.seal = [entry.word("seal", SEAL) for entry in entries]
        self.privileges: list[Card] = []
        for entry in entries:
            timing = entry.word("timing", ("on_take", *PHASES))
            effects = read_effects(entry, "effect", PRIVILEGES)
            if timing == "on_take" and not all(effect.is_deed for effect in effects):
                raise entry.fault("what lasts does not happen on_take; its timing is a phase")
            self.privileges.append(Card(timing, effects))
        for seal in SEAL:
            found = sum(n for n, s in zip(self.copies, self.seal, strict=True) if s == seal)
            if found != counts.number(f"{seal}_seal"):
                raise counts.fault(f"{seal}_seal is {counts.number(f'{seal}_seal')}, but there are {found} such cards")
        if sum(self.copies) != counts.number("privileges"):
            raise counts.fault(f"privileges is {counts.number('privileges')}, but there are {sum(self.copies)}")
        self._read_point_piles(root)
        self._read_privilege_setup(setup, entries)

    def _read_point_piles(self, root: Entry) -> None:
        self.point_piles: dict[int, list[int]] = {}
        for entry in root.entries("victory_point_piles", "players"):
            cards = [PRIVILEGE.of(name) for name in entry.words("cards")]
            worth = [sum(effect.n for effect in self.privileges[card].deeds) for card in cards]
            if worth != sorted(worth, reverse=True) or len(set(cards)) < len(cards):
                raise entry.fault(f"cards should be different ones, the highest first, not worth {worth}")
            self.point_piles[entry.number("players", 2, 5)] = cards
        if sorted(self.point_piles) != list(COUNTS):
            raise root.fault("there should be victory_point_piles for each of 2 to 5 players")
        self.point_cards = sorted({card for cards in self.point_piles.values() for card in cards})

    def _read_privilege_setup(self, setup: Entry, entries: list[Entry]) -> None:
        self.kinds = [card for card in range(len(entries)) if card not in self.point_cards and self.copies[card]]
        self.pile_copies = setup.number("copies_per_pile", 1, 9)
        self.pile_copies_two = setup.number("copies_per_pile_two_players_english", 1, 9)
        self.kinds_per_game = setup.number("kinds_per_game", 1, 20) - 1
        self.most_of_a_kind = setup.number("max_copies_of_one_kind_per_player", 1, 1)
        kinds = len(self.kinds) + 1
        if kinds != setup.number("kinds_total"):
            raise setup.fault(f"kinds_total is {setup.number('kinds_total')}, but there are {kinds}")
        blue = [card for card in self.kinds if self.seal[card] == "blue"]
        if len(blue) != self.kinds_per_game:
            raise setup.fault(f"a game has {self.kinds_per_game} kinds beside points, but {len(blue)} are blue")
        self.first_game = blue
        for card in self.kinds:
            if self.copies[card] < self.pile_copies:
                raise entries[card].fault(f"copies is {self.copies[card]}, but a pile has {self.pile_copies}")

    def _read_tiles(self, root: Entry) -> None:
        named = [entry.word("region", REGION.ids) for entry in root.entries("round_tiles_a", "id")]
        if sorted(named) != sorted(REGION.ids):
            raise root.fault("round_tiles_a should name every region once")
        self.conditions = [entry.word("condition", CONDITIONS) for entry in root.entries("round_tiles_b", "id")]
        self.king_steps = [entry.number("king_steps", 1, 5) for entry in root.entries("round_tiles_c", "id")]

    def _read_tasks(self, root: Entry) -> None:
        self.tasks = [Task(entry) for entry in root.entries("tasks", "id")]
        self.by_category = [
            [number for number, task in enumerate(self.tasks) if task.category == category]
            for category in range(len(CATEGORY))
        ]
        for name, tasks in zip(CATEGORY.ids, self.by_category, strict=True):
            if len(tasks) < max(COUNTS):
                raise root.fault(f"tasks: there are only {len(tasks)} of category {name}")
        if len(self.tasks) != root.entry("counts").number("tasks"):
            raise root.fault(f"counts.tasks is wrong: there are {len(self.tasks)} tasks")
        self.fitting = {
            players: [
                mask_of([office for office in range(layout.offices) if task.fits(layout, office)])
                for task in self.tasks
            ]
            for players, layout in self.layouts.items()
        }
        """By number of players and task: the offices that an office task asks for, as a mask."""
        listed = [entry.word("op") for entry in root.entries("effects", "op")]
        if sorted(listed) != sorted(OPS):
            raise root.fault(f"effects should list the vocabulary as it is: {', '.join(sorted(OPS))}")
