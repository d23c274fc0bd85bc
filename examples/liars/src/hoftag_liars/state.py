"""Everything on the table, and the rules."""

from hoftag.core.events import Tell
from hoftag.core.fields import DeclaredState, members, move, number, per_seat, seat, several
from hoftag.core.game import Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.outcome import Outcome, ranked
from hoftag.core.rng import Rng
from hoftag.core.sheet import Panel
from hoftag_liars import view
from hoftag_liars.moves import BIDS, CHALLENGE, FACE, MOVES, ONES, LiarsMove
from hoftag_liars.sheet import sheet

NOBODY = -1


class Liars(DeclaredState):
    """Cups with dice, the bids of the round, and what lay under the cups when they were last lifted."""

    round: int = number(0, 999)
    dice: list[list[int]] = per_seat(members(FACE))
    out: list[int] = several(seat())
    turn: int = seat()
    bidder: int = seat(empty=True)
    bids: list[LiarsMove] = several(move(MOVES))
    """All bids of this round, each higher than the one before."""
    lifted: list[list[int]] = several(members(FACE))
    last_bid: LiarsMove | None = move(MOVES, empty=True)
    last_bidder: int = seat(empty=True)

    @property
    def wild(self) -> bool:
        return bool(self.options["wild"])

    @property
    def bid(self) -> LiarsMove | None:
        """The bid that stands."""
        return self.bids[-1] if self.bids else None

    def total(self) -> int:
        return sum(map(len, self.dice))

    # --- the rules ----------------------------------------------------------------------------------------------

    def set_up(self, tell: Tell | None) -> None:
        """L-1: everybody begins with as many dice."""
        self.dice = [[0] * int(self.options["dice"]) for _ in range(self.seats)]
        self.begin_round(tell)

    def begin_round(self, tell: Tell | None) -> None:
        """L-2: everybody rolls in secret."""
        self.round += 1
        self.bidder = NOBODY
        self.bids = []
        self.dice = [sorted(self.roll(FACE) for _ in dice) for dice in self.dice]
        if tell is not None:
            tell.all("rolled", round=self.round, count=self.total())
            for one, dice in enumerate(self.dice):
                if dice:
                    tell.only(one, "yours", faces=FACE.names(dice))

    def to_act(self) -> tuple[int, ...]:
        """L-7: the game is over once all but one are out."""
        return () if len(self.out) == self.seats - 1 else (self.turn,)

    def legal(self, seat: int) -> list[Move]:
        """L-3, L-4: a higher bid, of no more dice than there are; or a challenge to the bid that stands."""
        if seat not in self.to_act():
            return []
        bid = self.bid
        if bid is None:
            return [*BIDS[: self.total() * len(FACE)]]
        return [*BIDS[bid.code + 1 : self.total() * len(FACE)], CHALLENGE]

    def play(self, seat: int, move: Move, tell: Tell | None = None) -> None:
        if move is CHALLENGE:
            self.challenge(seat, tell)
            return
        assert isinstance(move, LiarsMove)
        self.bids.append(move)
        self.bidder = seat
        self.turn = self.after(seat)
        if tell is not None:
            tell.all("bid", seat=seat, quantity=move.quantity + 1, face=FACE.ids[move.face])

    def after(self, seat: int) -> int:
        """L-4, L-6: the next seat that still has dice."""
        following = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(other for other in following if self.dice[other])

    def before(self, seat: int) -> int:
        """The last seat that has dice, on the way back."""
        return next(other for other in range(seat - 1, seat - 1 - self.seats, -1) if self.dice[other]) % self.seats

    def found(self, face: int, cups: list[list[int]]) -> int:
        """L-5, L-8: how many dice under these cups count for a bid of this face."""
        found = sum(dice.count(face) for dice in cups)
        return found + sum(dice.count(ONES) for dice in cups) if self.wild and face != ONES else found

    def challenge(self, seat: int, tell: Tell | None) -> None:
        """L-5: all cups are lifted, and either the challenger or the bidder loses a die."""
        bid, bidder = self.bid, self.bidder
        assert bid is not None
        found = self.found(bid.face, self.dice)
        loser = bidder if found <= bid.quantity else seat
        if tell is not None:
            tell.all("challenged", seat=seat, to_seat=bidder)
            for other, dice in enumerate(self.dice):
                if dice:
                    tell.show("lifted", seat=other, faces=FACE.names(dice))
            tell.all("found", count=found, quantity=bid.quantity + 1, face=FACE.ids[bid.face])
        self.lifted, self.last_bid, self.last_bidder = self.dice, bid, bidder
        self.dice = [dice[: len(dice) - (other == loser)] for other, dice in enumerate(self.dice)]
        self.lose(loser, tell)

    def lose(self, seat: int, tell: Tell | None) -> None:
        """L-6: whoever lost a die begins the next round, or is out."""
        if tell is not None:
            tell.all("lost", seat=seat)
        self.turn = seat
        if not self.dice[seat]:
            self.out.append(seat)
            self.turn = self.after(seat)
            if tell is not None:
                tell.all("out", seat=seat)
        if self.is_over():
            self.bidder, self.bids = NOBODY, []
        else:
            self.begin_round(tell)

    def outcome(self) -> Outcome:
        """L-7: a point for everybody you outlasted."""
        scores = [self.out.index(one) if one in self.out else self.seats - 1 for one in range(self.seats)]
        return Outcome(scores, [{"outlasted": score} for score in scores], ranked([(score,) for score in scores]))

    # --- questions ----------------------------------------------------------------------------------------------

    def prompt(self, seat: int) -> Prompt:
        bid = self.bid
        if self.is_over():
            return Prompt("over", "L-7")
        if not self.dice[seat]:
            return Prompt("out", "L-6")
        if seat != self.turn:
            return Prompt("wait", "L-4", {"seat": self.turn})
        if bid is None:
            return Prompt("begin", "L-3", {"count": self.total()})
        return Prompt("answer", "L-4", {**bid.args, "seat": self.bidder, "count": self.total()})

    def why_not(self, seat: int, move: Move) -> Refusal:
        assert isinstance(move, LiarsMove)
        bid = self.bid
        if seat not in self.to_act():
            return Refusal("not-asked", "L-4")
        if move is CHALLENGE:
            return Refusal("no-bid", "L-3")
        if bid is not None and move.code <= bid.code:
            return Refusal("too-low", "L-4", bid.args)
        return Refusal("too-many", "L-4", {"count": self.total()})

    # --- who sees what ------------------------------------------------------------------------------------------

    def public(self) -> view.PublicView:
        return view.public(self)

    def private(self, seat: int) -> view.OwnView:
        return view.private(self, seat)

    def sheet(self, viewer: int) -> list[Panel]:
        own = self.private(viewer) if viewer >= 0 and not self.is_over() else None
        return sheet(self.public(), own, viewer)

    def resample(self, seat: int, rng: Rng) -> "Liars":
        """L-2: the others' dice may show anything, all faces equally likely: what bids tell, the strategy weighs."""
        new = self.copy()
        for other, dice in enumerate(new.dice):
            if other != seat:
                new.dice[other] = sorted(rng.below(len(FACE)) for _ in dice)
        new.rng = rng.below(1 << 62)
        return new

    def counted(self) -> dict[str, int]:
        """Each round takes one die, and nothing else does."""
        return {"dice and rounds": self.total() + self.round + self.is_over()}
