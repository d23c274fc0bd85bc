"""What a table has agreed on, with everything that follows from it worked out once."""

from collections.abc import Mapping, Sequence

from hoftag.core.boxed import Terms
from hoftag.core.masks import mask_of
from hoftag.core.moves import Move
from hoftag.core.options import OptionValue
from hoftag.games.staufer.box import StauferBox
from hoftag.games.staufer.components import COLOUR, TURQUOISE, VIOLET
from hoftag.games.staufer.effects import CardEffect, Payable, Powers, Prices
from hoftag.games.staufer.layout import Layout
from hoftag.games.staufer.moves import OCCUPY, SUPPLY, TAKE_PRIVILEGE, USE


class MovesOf(dict[int, list[Move]]):
    """The moves of a set (a mask), made when it is first met and not to be changed: turns ask for the same few again
    and again, and making the lists anew would cost them a tenth of their time.
    """

    def __init__(self, moves: Sequence[Move]) -> None:
        """The move of each bit."""
        self.moves = moves

    def __missing__(self, mask: int) -> list[Move]:
        found = self[mask] = [move for bit, move in enumerate(self.moves) if mask >> bit & 1]
        return found


class StauferTerms(Terms[StauferBox]):
    """Boards, tracks, chests and privileges as so many players use them."""

    def __init__(self, box: StauferBox, seats: int, options: Mapping[str, OptionValue], rules: int) -> None:
        super().__init__(box, seats, options, rules)
        self.drawn: bool = options["privileges"] == "drawn"
        self.picked: bool = options["privileges"] == "picked"
        english = seats == 2 and options["privileges_for_two"] == "one_copy"
        self.copies: int = box.pile_copies_two if english else box.pile_copies
        self._set_boards()
        self._set_chests()
        self._set_privileges()

    def _set_boards(self) -> None:
        box, seats = self.box, self.seats
        self.layout: Layout = box.layouts[seats]
        self.envoy_spaces: int = box.envoy_spaces[seats]
        self.spaces: list[int] = box.spaces[seats]
        self.space_places: list[int] = [self.layout.offices + space for space in self.spaces]
        """Where chests lie under supply spaces: behind those under offices."""
        self.supply_moves: list[Move] = [SUPPLY[space] for space in self.spaces]
        layout = self.layout
        offices = [OCCUPY[layout.region[office]][layout.place[office]] for office in range(layout.offices)]
        third = -(-len(offices) // 3)
        self._third: int = third
        self._in_third: int = (1 << third) - 1
        self._left, self._middle, self._right = [
            _for_each_set(offices[at : at + third]) for at in (0, third, 2 * third)
        ]
        """The moves for each set of offices, a third of them at a time: a table of all sets would be too large."""
        self.point_values: list[list[int]] = box.point_tiles[seats]
        self.fitting: list[int] = box.fitting[seats]

    def _set_chests(self) -> None:
        box = self.box
        self.colour: list[int] = box.colour
        self.kinds: int = len(box.colour)
        self.by_colour = [
            [kind for kind, its in enumerate(box.colour) if its == colour] for colour in range(len(COLOUR))
        ]
        self.turquoise: list[int] = self.by_colour[TURQUOISE]
        self.violet: list[int] = self.by_colour[VIOLET]
        timing = [card.timing for card in box.chests]
        own_turn = [kind for kind in self.turquoise if timing[kind] == "own_turn"]
        self.own_turn = [(1 << kind, box.chests[kind].deeds) for kind in own_turn]
        """The chests of the own turn, each as a mask, with what they do."""
        self.own_turn_mask: int = mask_of(own_turn)
        self.with_supply_mask: int = mask_of([kind for kind in self.turquoise if timing[kind] == "supply"])
        self.with_deployment: list[int] = [kind for kind in self.turquoise if timing[kind] == "deploy"]
        self.with_deployment_mask: int = mask_of(self.with_deployment)
        self.helpful: list[int] = [kind for kind in self.with_deployment if box.chests[kind].never_dearer]
        """Chests that can only make a deployment cheaper or allow more."""
        self.helpful_mask: int = mask_of(self.helpful)
        self.unhelpful_mask: int = self.with_deployment_mask ^ self.helpful_mask
        self.leftover = [(colour, worth) for colour, worth in enumerate(box.leftover) if worth]
        """The colours whose chests count at the end, and what they count."""
        self.uses = MovesOf(USE)
        self.single = [(kind,) for kind in range(self.kinds)]
        """One chest under a place, as it lies there."""

    def _set_privileges(self) -> None:
        box = self.box
        self.price: int = box.price
        """How many violet chests a privilege costs."""
        self.takes = MovesOf(TAKE_PRIVILEGE)
        self.point_pile: list[int] = box.point_piles[self.seats]
        self.busy_phases = {card.timing for card in box.privileges if card.deeds}
        """When some privilege does something."""
        self._powers: dict[int, Powers] = {}
        self._powers_with: dict[tuple[int, ...], Powers] = {}
        """What privileges (a mask) bring, alone and with chests, as they are met."""
        self._payable: dict[Prices, Payable] = {}
        """What can be paid, shared by all powers with the same prices."""

    def occupations(self, offices: int) -> list[Move]:
        """The moves that occupy the offices of a mask."""
        third, all_of_it = self._third, self._in_third
        return (
            self._left[offices & all_of_it]
            + self._middle[offices >> third & all_of_it]
            + self._right[offices >> 2 * third]
        )

    def powers(self, rights: int) -> Powers:
        """What a set of privileges (a mask) brings."""
        found = self._powers.get(rights)
        if found is None:
            found = self._powers[rights] = self._added_up(self._effects(rights))
        return found

    def powers_with(self, rights: int, chests: list[int]) -> Powers:
        """What privileges and the chests used in an action bring together."""
        key = (rights, *sorted(chests))
        found = self._powers_with.get(key)
        if found is None:
            more = [("", effect) for kind in chests for effect in self.box.chests[kind].powers]
            found = self._powers_with[key] = self._added_up(self._effects(rights) + more)
        return found

    def _added_up(self, effects: list[tuple[str, CardEffect]]) -> Powers:
        powers = Powers(effects)
        powers.payable = self._payable.setdefault(powers.prices, powers.payable)
        return powers

    def _effects(self, rights: int) -> list[tuple[str, CardEffect]]:
        return [
            (card.timing, effect)
            for number, card in enumerate(self.box.privileges)
            if rights >> number & 1
            for effect in card.effects
        ]


def _for_each_set(moves: Sequence[Move]) -> list[list[Move]]:
    """The moves in each set of them, by the set as a mask."""
    return [[move for bit, move in enumerate(moves) if mask >> bit & 1] for mask in range(1 << len(moves))]
