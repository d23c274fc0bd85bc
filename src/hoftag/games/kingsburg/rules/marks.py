"""What has been used: marks for the season (`used`) and for the year (`yearly`)."""

from typing import Final

# Once a season
STATUE: Final = 1
CHAPEL: Final = 2
FLIPPED: Final = 4
WISE: Final = 8  # the Philosopher's point is due
SETTLED: Final = 16  # an effect that looks at the total was used: no more rerolls (K-19.3)
PLUS2_USED: Final = 32
MARKET_USED: Final = 64
SAVED: Final = 128  # the Architect's discount
LENT: Final = 256  # the Moneylender
SEASON: Final = {
    "statue": STATUE,
    "chapel": CHAPEL,
    "flipped": FLIPPED,
    "wise": WISE,
    "settled": SETTLED,
    "plus2": PLUS2_USED,
    "market": MARKET_USED,
    "saved": SAVED,
    "lent": LENT,
}

# Once a year
INHERITED: Final = 1
TURNED: Final = 2
RECRUITED: Final = 4  # the Quartermaster's first soldier
YEAR: Final = {"inherited": INHERITED, "turned": TURNED, "recruited": RECRUITED}
