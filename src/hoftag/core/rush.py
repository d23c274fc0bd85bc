"""A race of hands: a timed phase in which it counts who was first."""


class Rush:
    """How hands race in a timed phase; all times are seconds. Whoever runs the clock settles the order of moves by it.

    `ahead`: so long before it begins, the start is announced. `pace`: no hand acts sooner than this after its last act,
    or after it saw what that brought. `away`: after so long without a line, `State.absent` is played for a seat.
    """

    __slots__ = ("ahead", "away", "pace")

    def __init__(self, ahead: float, pace: float, away: float) -> None:
        """Take the times as the game states them."""
        self.ahead = ahead
        self.pace = pace
        self.away = away
