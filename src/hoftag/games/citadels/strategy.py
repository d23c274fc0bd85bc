"""What bots know of Citadels."""

from hoftag.core.strategy import Strategy

STRATEGY = Strategy()
