"""What a table has agreed on, with everything that follows from it worked out once."""

from collections.abc import Mapping

from hoftag.core.boxed import Terms
from hoftag.core.options import OptionValue
from hoftag.games.citadels.components import CitadelsBox, DraftTable


class CitadelsTerms(Terms[CitadelsBox]):
    """The options as flags, and what hot code looks up."""

    def __init__(self, box: CitadelsBox, seats: int, options: Mapping[str, OptionValue], rules: int) -> None:
        super().__init__(box, seats, options, rules)
        self.draft: DraftTable = box.drafts[seats]
        self.cost: list[int] = box.cost
        self.points: list[int] = box.points
        self.colour: list[int] = box.colour
        self.colour_bit: list[int] = [
            0 if box.ghost_town >> card & 1 else 1 << colour for card, colour in enumerate(box.colour)
        ]
        """The colour of each district as a bit; none for a Ghost Town, which stands for any."""
        self.paying: list[int] = box.paying
        self.usable: int = box.laboratory | box.smithy
        self.unique: bool = options["unique_districts"] is True
        self.limited_gold: bool = options["gold_supply"] == "limited"
        self.reshuffle: bool = options["deck_empty"] == "reshuffle_discards"
        self.late_ghost_counts: bool = options["last_round_ghost_town"] == "counts"
        self.observatory_drawn: bool = options["observatory_discard_from"] == "drawn"
        self.purple_per_round: bool = options["purple_once_per"] == "round"
        self.first_king_drawn: bool = options["first_king"] == "drawn"
        self.only_architect_beyond: bool = options.get("beyond_eight") == "architect"
