"""Kingsburg: the king's advisors, five years, five winters."""

from hoftag.games.kingsburg.meta import GAME

__all__ = ["GAME"]
