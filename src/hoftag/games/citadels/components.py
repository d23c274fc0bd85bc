"""The box: `components.toml` in its typed, checked form."""

from collections.abc import Mapping
from typing import ClassVar, Final

from hoftag.core.components import Box, Entry, shipped_data
from hoftag.core.moves import Domain, numbers

SHIPPED: Final = shipped_data("hoftag.games.citadels")


def _ids(name: str) -> list[str]:
    return [entry.word("id") for entry in Entry(SHIPPED).entries(name, "id")]


SEAT: Final = numbers("seat", 7)
CHARACTER: Final = Domain("character", _ids("characters"))
DISTRICT: Final = Domain("district", _ids("districts"))
COLOUR: Final = Domain("colour", ["green", "yellow", "blue", "red", "purple"])

ASSASSIN: Final = CHARACTER.of("assassin")
THIEF: Final = CHARACTER.of("thief")
MAGICIAN: Final = CHARACTER.of("magician")
KING: Final = CHARACTER.of("king")
PREACHER: Final = CHARACTER.of("preacher")
MERCHANT: Final = CHARACTER.of("merchant")
ARCHITECT: Final = CHARACTER.of("architect")
MERCENARY: Final = CHARACTER.of("mercenary")
CHARACTERS: Final = len(CHARACTER)

EFFECTS: Final = (
    "wild_colour_scoring",
    "indestructible",
    "discard_1_gain_1",
    "pay_3_draw_2",
    "reclaim_destroyed",
    "draw_3",
    "keep_2",
    "wild_colour_income",
    "points_8",
)


class DraftStep:
    """One hand-over in the draft: who chooses (counted from the crown), from how many, and what is put away."""

    __slots__ = ("discard", "have", "seat")

    def __init__(self, entry: Entry) -> None:
        """Read one step of a draft table."""
        self.seat = entry.number("seat", 0, 6)
        self.have = entry.number("have", 1, 8)
        self.discard = entry.number("discard", 0, 1)
        entry.number("keep", 1, 1)


class DraftTable:
    """How the characters are dealt with a given number of players."""

    __slots__ = ("each", "face_up", "last_takes_face_down", "steps", "steps_of")

    def __init__(self, entry: Entry) -> None:
        """Read a draft table and follow the cards through it: every hand must be as large as it says."""
        players = entry.number("players", 2, 7)
        self.face_up = entry.number("face_up", 0, 2)
        self.each = entry.number("characters_each", 1, 2)
        self.last_takes_face_down = entry.flag("last_player_takes_face_down")
        entry.number("face_down", 1, 1)
        self.steps = [DraftStep(step) for step in _steps(entry)]
        left = CHARACTERS - self.face_up - 1
        for number, step in enumerate(self.steps, 1):
            if number == len(self.steps) and self.last_takes_face_down:
                left += 1
            if step.have != left:
                raise entry.fault(f"step {number} has {step.have} cards, but {left} are left")
            if step.seat >= players:
                raise entry.fault(f"step {number} is for seat {step.seat}, but there are {players} players")
            left -= 1 + step.discard
        kept = [sum(step.seat == seat for step in self.steps) for seat in range(players)]
        if kept != [self.each] * players:
            raise entry.fault(f"characters_each is {self.each}, but the steps deal {kept}")
        self.steps_of = [[n for n, step in enumerate(self.steps) if step.seat == seat] for seat in range(players)]
        """The numbers of each player's steps, counted from the first player."""
        if left != 0:
            raise entry.fault(f"{left} cards are left over after the last step")


def _steps(entry: Entry) -> list[Entry]:
    steps = entry.get("steps")
    if not isinstance(steps, list) or not all(isinstance(step, Mapping) for step in steps):
        raise entry.fault("steps should be a list of tables")
    return [Entry(step, f"{entry.where} step {number}") for number, step in enumerate(steps, 1)]


class CitadelsBox(Box):
    """Every number of the game, checked: counts add up, ids and colours exist, sources are named."""

    named: ClassVar[Mapping[str, str]] = {"districts": "district", "characters": "character"}

    def __init__(self, overlay: Mapping[str, object] | None = None) -> None:
        super().__init__(SHIPPED, overlay)

    def read(self, root: Entry) -> None:
        self._read_districts(root)
        self._read_characters(root)
        self._read_numbers(root)
        self.drafts = {entry.number("players"): DraftTable(entry) for entry in root.entries("draft", "players")}
        if sorted(self.drafts) != list(range(2, 8)):
            raise root.fault("there should be a draft table for each of 2 to 7 players")

    def _read_districts(self, root: Entry) -> None:
        entries = root.entries("districts", "id")
        self.colour = [COLOUR.index[entry.word("colour", COLOUR.ids)] for entry in entries]
        self.cost = [entry.number("cost", 0, 20) for entry in entries]
        self.points = [entry.number("points", 0, 20) for entry in entries]
        self.count = [entry.number("count", 0, 20) for entry in entries]
        effects = [entry.word("effect", EFFECTS) if "effect" in entry.fields else "" for entry in entries]
        counts = root.entry("counts")
        for number, colour in enumerate(COLOUR.ids):
            found = sum(n for n, c in zip(self.count, self.colour, strict=True) if c == number)
            if found != counts.number(colour):
                raise counts.fault(f"{colour} is {counts.number(colour)}, but the districts of that colour are {found}")
        if sum(self.count) != counts.number("district_cards"):
            raise counts.fault(f"district_cards is {counts.number('district_cards')}, but there are {sum(self.count)}")
        self.deck = [kind for kind, count in enumerate(self.count) for _ in range(count)]

        def having(effect: str) -> int:
            return sum(1 << kind for kind, found in enumerate(effects) if found == effect)

        def figure(effect: str, name: str) -> int:
            found = [entry.number(name) for entry, its in zip(entries, effects, strict=True) if its == effect]
            return found[0] if found else 0

        self.ghost_town = having("wild_colour_scoring")
        self.keep = having("indestructible")
        self.laboratory = having("discard_1_gain_1")
        self.laboratory_gold = figure("discard_1_gain_1", "effect_gain_gold")
        self.smithy = having("pay_3_draw_2")
        self.smithy_price = figure("pay_3_draw_2", "effect_pay_gold")
        self.smithy_cards = figure("pay_3_draw_2", "effect_draw_cards")
        self.graveyard = having("reclaim_destroyed")
        self.graveyard_price = figure("reclaim_destroyed", "effect_pay_gold")
        self.observatory = having("draw_3")
        self.observatory_cards = figure("draw_3", "effect_draw_cards")
        self.library = having("keep_2")
        self.library_keeps = figure("keep_2", "effect_keep_cards")
        self.magic_school = having("wild_colour_income")

    def _read_characters(self, root: Entry) -> None:
        entries = root.entries("characters", "id")
        for rank, entry in enumerate(entries, 1):
            if entry.number("rank") != rank:
                raise entry.fault(f"rank is {entry.number('rank')}, but it stands in place {rank}")
        colours = [entry.word("income_colour", ("", *COLOUR.ids)) for entry in entries]
        self.income_colour = [COLOUR.index.get(colour, -1) for colour in colours]
        self.paying = [self._paying(colour) for colour in self.income_colour]
        """The districts that bring each character income, as a mask."""
        self.merchant_gold = entries[MERCHANT].number("bonus_gold")
        self.architect_cards = entries[ARCHITECT].number("bonus_cards")
        self.architect_builds = entries[ARCHITECT].number("builds_per_turn", 1)
        self.mercenary_discount = entries[MERCENARY].number("destroy_discount")

    def _paying(self, colour: int) -> int:
        """C-6.5, C-8.9: the districts of a colour, and the Magic School; none for a character without a colour."""
        if colour < 0:
            return 0
        return self.magic_school | sum(1 << kind for kind, its in enumerate(self.colour) if its == colour)

    def _read_numbers(self, root: Entry) -> None:
        setup, turn, scoring = root.entry("setup"), root.entry("turn"), root.entry("scoring")
        self.start_cards = setup.number("hand_cards")
        self.start_gold = setup.number("gold")
        self.gold_pieces = root.entry("counts").number("gold_pieces", 7 * self.start_gold)
        if 7 * self.start_cards > len(self.deck):
            raise setup.fault(f"seven hands of {self.start_cards} are more than {len(self.deck)} cards")
        self.take_gold = turn.number("take_gold")
        self.take_cards = turn.number("draw_cards", 1)
        self.take_discard = turn.number("discard_after_draw", 0, self.take_cards)
        self.builds = turn.number("builds_per_turn", 1)
        self.city_size = scoring.number("city_size", 1, 20)
        self.five_colours = scoring.number("all_five_colours")
        self.first_complete = scoring.number("first_complete_city")
        self.later_complete = scoring.number("later_complete_city")
        self.round_limit = scoring.number("round_limit", 1, 1000)
