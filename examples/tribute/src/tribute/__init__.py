"""Tribute: all bid one card in secret, the highest bid that nobody shares takes the tribute."""

from collections.abc import Mapping
from typing import Final, TypedDict

from hoftag.core.events import Event, Tell
from hoftag.core.fields import DeclaredState, member, members, per_seat
from hoftag.core.game import Game, Prompt, Refusal
from hoftag.core.moves import Catalogue, Move, numbers
from hoftag.core.options import OptionValue
from hoftag.core.outcome import Outcome, OutcomeView, ranked
from hoftag.core.rng import Rng
from hoftag.core.sheet import Line, Panel

CARD: Final = numbers("card", 6, start=1)
"""Cards and tributes worth 1 to 6; in a state they are the numbers 0 to 5."""


class Bid(Move):
    __slots__ = ("card",)

    card: int


MOVES: Final = Catalogue(Bid)
BID: Final = MOVES.each("bid", CARD)


class PlayerView(TypedDict):
    seat: int
    hand: list[str]
    won: list[str]
    has_bid: bool


class PublicView(TypedDict):
    on_offer: str | None
    pile: list[str]
    players: list[PlayerView]
    outcome: OutcomeView | None


class OwnView(TypedDict):
    bid: list[str]


class Tribute(DeclaredState):
    """Everything on the table."""

    hands: list[list[int]] = per_seat(members(CARD))
    won: list[list[int]] = per_seat(members(CARD))
    bids: list[int] = per_seat(member(CARD, empty=True))
    pile: list[int] = members(CARD)
    on_offer: int = member(CARD, empty=True)

    def set_up(self, tell: Tell | None) -> None:
        """T-1: everybody has the same cards, and so has the pile of tributes."""
        self.hands = [list(range(len(CARD))) for _ in range(self.seats)]
        self.pile = list(range(len(CARD)))
        self.offer(tell)

    def offer(self, tell: Tell | None) -> None:
        """T-1: draw the next tribute."""
        self.on_offer = self.draw(self.pile, CARD) if self.pile else -1
        if tell is not None and self.on_offer >= 0:
            tell.show("offered", card=CARD.ids[self.on_offer])

    def to_act(self) -> tuple[int, ...]:
        """T-2: everybody who has not bid yet, all at once."""
        if self.on_offer < 0:
            return ()
        return tuple(seat for seat in range(self.seats) if self.bids[seat] < 0)

    def legal(self, seat: int) -> list[Move]:
        return [BID[card] for card in self.hands[seat]] if seat in self.to_act() else []

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        assert isinstance(move, Bid)
        self.hands[seat].remove(move.card)
        self.bids[seat] = move.card
        if tell is not None:
            shadow = Event("sealed", {"seat": seat})
            tell.only(seat, "bid", shadow=shadow, seat=seat, card=CARD.ids[move.card])
        if -1 not in self.bids:
            self.award(tell)

    def award(self, tell: Tell | None) -> None:
        """T-3: the highest bid that nobody shares takes the tribute; without one it is lost."""
        for seat, bid in enumerate(self.bids):
            if tell is not None:
                tell.show("revealed", seat=seat, card=CARD.ids[bid])
        alone = [bid for bid in self.bids if self.bids.count(bid) == 1]
        if alone:
            winner = self.bids.index(max(alone))
            self.won[winner].append(self.on_offer)
            if tell is not None:
                tell.all("took", seat=winner, card=CARD.ids[self.on_offer])
        self.bids = [-1] * self.seats
        self.offer(tell)

    def prompt(self, seat: int) -> Prompt:
        if self.is_over():
            return Prompt("over", "T-4")
        if seat in self.to_act():
            return Prompt("bid", "T-2", {"card": CARD.ids[self.on_offer]})
        return Prompt("wait", "T-2")

    def why_not(self, seat: int, move: Move) -> Refusal:
        if seat not in self.to_act():
            return Refusal("not-asked", "T-2")
        return Refusal("bid-already", "T-2", move.args)

    def outcome(self) -> Outcome:
        """T-4: the most tribute wins."""
        scores = [sum(card + 1 for card in won) for won in self.won]
        return Outcome(scores, [{"tribute": score} for score in scores], ranked([(score,) for score in scores]))

    def public(self) -> PublicView:
        return {
            "on_offer": CARD.ids[self.on_offer] if self.on_offer >= 0 else None,
            "pile": CARD.names(self.pile),
            "players": [
                {
                    "seat": seat,
                    "hand": CARD.names(sorted([*self.hands[seat], *self.sealed(seat)])),
                    "won": CARD.names(self.won[seat]),
                    "has_bid": self.bids[seat] >= 0,
                }
                for seat in range(self.seats)
            ],
            "outcome": self.outcome().to_json() if self.is_over() else None,
        }

    def private(self, seat: int) -> OwnView:
        return {"bid": CARD.names(self.sealed(seat))}

    def sheet(self, viewer: int) -> list[Panel]:
        view = self.public()
        panels = [Panel(Line("offer", {"card": view["on_offer"]}))] if view["on_offer"] else []
        for player in view["players"]:
            hand, won = ", ".join(player["hand"]), ", ".join(player["won"]) or "–"
            panels.append(Panel(Line("player", {"seat": player["seat"]}), [Line("cards", {"hand": hand, "won": won})]))
        return panels

    def sealed(self, seat: int) -> list[int]:
        """A sealed bid still counts as a card of the hand for everybody else: which one it is, nobody knows."""
        return [self.bids[seat]] if self.bids[seat] >= 0 else []

    def resample(self, seat: int, rng: Rng) -> "Tribute":
        """Others' sealed bids may be any of their cards."""
        new = self.copy()
        for other in range(self.seats):
            if other != seat and self.bids[other] >= 0:
                cards = sorted([*new.hands[other], new.bids[other]])
                new.bids[other] = cards.pop(rng.below(len(cards)))
                new.hands[other] = cards
        new.rng = rng.below(1 << 62)
        return new

    def counted(self) -> dict[str, int]:
        """Everybody has as many cards, the sealed one included, as there are tributes to come."""
        cards = sum(len(hand) + len(self.sealed(seat)) for seat, hand in enumerate(self.hands))
        rounds = len(self.pile) + (self.on_offer >= 0)
        return {"cards too many": cards - self.seats * rounds}


class TributeGame(Game[Tribute]):
    """Tribute for 2 to 4 players."""

    name = "tribute"
    package = "tribute"
    rules_version = 1
    seats = range(2, 5)
    longest = 24
    moves = MOVES

    def empty_table(self, seats: int, options: Mapping[str, OptionValue]) -> Tribute:
        return Tribute(self, seats, options)


GAME: Final = TributeGame()
