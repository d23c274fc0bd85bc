"""Positions of Citadels as a player would describe them; what a test does not name is left open.

`turn("merchant", gold={0: 0}, hands={0: ["trading_house"]})` is the moment at which seat 0 has just come forward as
the Merchant. Everything is said by id, as in records.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from hoftag.core.game import Document, Game
from hoftag.core.masks import members
from hoftag.core.moves import Move
from hoftag.core.options import OptionValue
from hoftag.games.citadels.components import CHARACTER, CHARACTERS, DISTRICT
from hoftag.games.citadels.meta import GAME, CitadelsGame
from hoftag.games.citadels.state import Citadels
from hoftag.games.citadels.view import OwnView
from tests.games.harness import Played, Rigged, played_at_random

Options = Mapping[str, OptionValue]
EVERY_CHARACTER = (1 << CHARACTERS) - 1


class Table(Played[Citadels]):
    """A game of Citadels that a test plays move by move."""

    game: ClassVar[Game] = GAME

    # --- playing

    def do_stacked(self, text: str, characters: Sequence[str]) -> "Table":
        """Play a move that begins a round, with the characters lying in this order."""
        return self.rigged(text, characters, CHARACTER)

    def finish_turn(self) -> "Table":
        """Take gold if the action is still due, and end the turn."""
        if not self.state.acted:
            self.do("take-gold")
        return self.do("end-turn")

    def finish_round(self) -> "Table":
        """Everybody left in the calling does no more than they must."""
        this = self.state.round
        while self.state.round == this and not self.over:
            self.finish_turn()
        return self

    # --- asking

    def gold(self, seat: int) -> int:
        return self.state.gold[seat]

    def hand(self, seat: int) -> list[str]:
        return DISTRICT.names(self.state.hands[seat])

    def city(self, seat: int) -> list[str]:
        return DISTRICT.names(self.state.cities[seat])

    def view(self, viewer: int) -> Document:
        return self.state.view(viewer)

    def own(self, seat: int) -> OwnView:
        return self.state.private(seat)

    def score(self, seat: int) -> dict[str, int]:
        """The parts of a score."""
        return self.state.outcome().parts[seat]

    def characters(self, seat: int) -> list[str]:
        """The characters that a seat holds."""
        return [CHARACTER.ids[card] for card, holder in enumerate(self.state.holder) if holder == seat]

    @property
    def called(self) -> str:
        """The character whose turn it is."""
        return CHARACTER.ids[self.state.rank]

    @property
    def crown(self) -> int:
        return self.state.crown

    @property
    def supply(self) -> int:
        return self.state.supply

    @property
    def pile(self) -> list[str]:
        return DISTRICT.names(self.state.pile)

    @property
    def discards(self) -> list[str]:
        return DISTRICT.names(self.state.discards)

    @property
    def face_up(self) -> list[str]:
        return CHARACTER.names(members(self.state.face_up))

    @property
    def passing(self) -> list[str]:
        """The characters in the hand of whoever chooses."""
        return CHARACTER.names(members(self.state.passing))


# --- beginnings ----------------------------------------------------------------------------------------------------


def new(seats: int = 4, *, seed: int = 1, options: Options | None = None, characters: Sequence[str] = ()) -> Table:
    """A game after set-up, about to draft; the characters may be stacked, top first."""
    source = Rigged(characters, CHARACTER) if characters else None
    return Table(GAME.new(seats, seed, options, source=source))


def drafted(choices: Sequence[str], seats: int = 4, *, characters: Sequence[str] = (), seed: int = 1) -> Table:
    """A game whose first draft went like this; a choice is a character, or `put-away` and a character."""
    table = new(seats, seed=seed, characters=characters)
    for choice in choices:
        table.do(choice if " " in choice else f"keep {choice}")
    return table


def turn(
    character: str,
    seat: int = 0,
    seats: int = 4,
    *,
    gold: Mapping[int, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    cities: Mapping[int, Sequence[str]] | None = None,
    holders: Mapping[str, int] | None = None,
    murdered: str | None = None,
    robbed: str | None = None,
    crown: int = 0,
    supply: int | None = None,
    pile: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    acted: bool = False,
    in_round: int = 1,
    first_complete: int = -1,
    ghost_round: Mapping[int, int] | None = None,
    options: Options | None = None,
    components: Mapping[str, object] | None = None,
) -> Table:
    """The moment after a character has come forward.

    Holders that are not named get the characters still to be called first. If `pile` or `supply` is given, whatever
    cards or gold are left over lie with the last seat.
    """
    game = GAME.with_components(components) if components else GAME
    document = game.new(seats, 1, options).save()
    game.blank(document)
    rank = CHARACTER.of(character)
    held = all_holders(character, seat, seats, holders or {}, game)
    document |= {
        "step": "turn",
        "actor": seat,
        "crown": crown,
        "round": in_round,
        "called": rank + 1,
        "holders": held,
        "revealed": [name for name in held if CHARACTER.of(name) <= rank and name != murdered],
        "murdered": murdered,
        "robbed": robbed,
        "discards": list(discards),
        "first_complete": first_complete,
    }
    builds = game.box.architect_builds if character == "architect" else game.box.builds
    parts = document["turn"]
    assert isinstance(parts, dict)
    parts |= {"acted": acted, "builds_left": builds}
    players = document["players"]
    assert isinstance(players, list)
    for number, player in enumerate(players):
        player["gold"] = (gold or {}).get(number, player["gold"])
        player["city"] = list((cities or {}).get(number, ()))
        player["ghost_round"] = (ghost_round or {}).get(number, 0)
        if hands is not None and number in hands:
            player["hand"] = list(hands[number])
        elif pile is not None:
            player["hand"] = []
    if supply is not None:
        players[-1]["gold"] = game.box.gold_pieces - supply - sum(player["gold"] for player in players[:-1])
    if pile is not None:
        document["pile"] = list(pile)
        laid = [*pile, *discards, *(card for player in players for card in (*player["hand"], *player["city"]))]
        left = DISTRICT.names(game.box.deck)
        for card in laid:
            left.remove(card)
        players[-1]["hand"] += left
    return Table(game.load(document))


def all_holders(character: str, seat: int, seats: int, named: Mapping[str, int], game: CitadelsGame) -> dict[str, int]:
    """Everybody's characters: those named, the one on turn, and for the others whoever is still to be called."""
    held = {**named, character: seat}
    rank = CHARACTER.of(character)
    free = [name for name in (*CHARACTER.ids[rank:], *CHARACTER.ids[:rank]) if name not in held]
    for other in range(seats):
        while list(held.values()).count(other) < game.box.drafts[seats].each:
            held[free.pop(0)] = other
    return held


def random_game(seats: int, seed: int, options: Options | None = None) -> Iterator[tuple[Citadels, int, Move]]:
    """A game played at random: each position with the seat and the move about to be played in it."""
    return played_at_random(GAME.new(seats, seed, options), seed)


# --- what must fit ---------------------------------------------------------------------------------------------------


def face_down(table: Citadels) -> int:
    """The card that was laid face down, also after the last of seven took it up."""
    if table.face_down >= 0:
        return table.face_down
    passed = table.offered[-2] & ~(1 << table.kept[len(table.offered) - 2])
    return (table.offered[-1] & ~passed).bit_length() - 1


def check_draft(world: Citadels) -> None:
    """I-3: eight characters, each in one place; what is handed on is what was handed over less what was taken."""
    plan = world.terms.draft
    down = face_down(world)
    hand = EVERY_CHARACTER & ~world.face_up & ~(1 << down)
    for number, offered in enumerate(world.offered):
        if number == len(plan.steps) - 1 and plan.last_takes_face_down:
            hand |= 1 << down
        assert offered == hand
        assert offered.bit_count() == plan.steps[number].have
        for cards in (world.kept, world.laid):
            if number < len(cards) and cards[number] >= 0:
                assert hand >> cards[number] & 1
                hand &= ~(1 << cards[number])
    assert world.passing == (hand if world.rank < 0 else 0)
    holders = [-1] * CHARACTERS
    for number, card in enumerate(world.kept):
        holders[card] = (world.first + plan.steps[number].seat) % world.seats
    assert world.holder == holders
    for card in range(min(world.rank + 1, CHARACTERS)):
        if card != world.murdered:
            assert (holders[card] >= 0) == bool(world.revealed >> card & 1)


def player(table: Table, viewer: int, seat: int) -> dict[str, object]:
    """What a viewer is shown of a seat."""
    players = table.view(viewer)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found
