"""Who sees what: counts of dice are public, faces belong to whoever rolled them until the cups are lifted."""

from typing import TYPE_CHECKING, TypedDict

from hoftag.core.outcome import OutcomeView
from hoftag_liars.moves import FACE, LiarsMove

if TYPE_CHECKING:
    from hoftag_liars.state import Liars


class BidView(TypedDict):
    seat: int
    quantity: int
    face: str


class PlayerView(TypedDict):
    seat: int
    dice: int


class LiftedView(TypedDict):
    """The last time the cups were lifted: what was bid, and what lay there, seat by seat."""

    bid: BidView
    dice: list[list[str]]
    found: int


class PublicView(TypedDict):
    round: int
    wild: bool
    turn: int | None
    bid: BidView | None
    players: list[PlayerView]
    lifted: LiftedView | None
    outcome: OutcomeView | None


class OwnView(TypedDict):
    dice: list[str]


def bid_view(bid: LiarsMove, seat: int) -> BidView:
    return {"seat": seat, "quantity": bid.quantity + 1, "face": FACE.ids[bid.face]}


def public(table: "Liars") -> PublicView:
    over = table.is_over()
    return {
        "round": table.round,
        "wild": table.wild,
        "turn": None if over else table.turn,
        "bid": None if table.bid is None else bid_view(table.bid, table.bidder),
        "players": [{"seat": seat, "dice": len(dice)} for seat, dice in enumerate(table.dice)],
        "lifted": lifted(table),
        "outcome": table.outcome().to_json() if over else None,
    }


def lifted(table: "Liars") -> LiftedView | None:
    bid = table.last_bid
    if bid is None:
        return None
    return {
        "bid": bid_view(bid, table.last_bidder),
        "dice": [FACE.names(dice) for dice in table.lifted],
        "found": table.found(bid.face, table.lifted),
    }


def private(table: "Liars", seat: int) -> OwnView:
    return {"dice": FACE.names(table.dice[seat])}
