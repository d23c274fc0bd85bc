"""The enemies of the five years."""

from hoftag.core.components import Entry
from hoftag.games.kingsburg.components.amounts import amounts
from hoftag.games.kingsburg.components.buildings import Buildings
from hoftag.games.kingsburg.components.things import FOE


class Enemies:
    """The cards by number, and those of each year."""

    def __init__(self, root: Entry, years: int, buildings: Buildings) -> None:
        """Read them, and work out what buildings add against each."""
        entries = root.entries("enemies", "id")
        self.year = [entry.number("year", 1, years) - 1 for entry in entries]
        self.foe = [FOE.index[entry.word("type", FOE.ids)] for entry in entries]
        self.strength = [entry.number("strength", 0, 30) for entry in entries]
        self.reward = [amounts(entry, "reward") for entry in entries]
        self.penalty = [amounts(entry, "penalty") for entry in entries]
        for entry, reward, penalty in zip(entries, self.reward, self.penalty, strict=True):
            if max(reward.any, penalty.any) > 4 or penalty.buildings > 1:
                raise entry.fault("an enemy gives or takes at most 4 goods of choice and 1 building")
        self.defence = [
            _defence(buildings, foe, strength) for foe, strength in zip(self.foe, self.strength, strict=True)
        ]
        """By enemy: what buildings add against him, and the buildings that add so much, as masks."""
        self.of_year = [[number for number, its in enumerate(self.year) if its == year] for year in range(years)]
        self.backs: list[tuple[int, int]] = []
        """What the back of a card says: the least and the most strength of its year."""
        for year, back in enumerate(root.entries("enemy_backs", "id")):
            low, high = back.number("strength_min", 0, 30), back.number("strength_max", 0, 30)
            found = [self.strength[number] for number in self.of_year[year]]
            if back.number("year") != year + 1 or len(found) != 5 or min(found) < low or max(found) > high:
                raise back.fault(f"there should be five enemies of strength {low} to {high}, not {found}")
            self.backs.append((low, high))


def _defence(buildings: Buildings, foe: int, strength: int) -> list[tuple[int, int]]:
    found: dict[int, int] = {}
    for number, adds in enumerate(buildings.strength):
        value = adds.against(foe, strength)
        if value:
            found[value] = found.get(value, 0) | 1 << number
    return sorted(found.items())
