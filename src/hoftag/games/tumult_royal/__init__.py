"""Tumult Royale (Tumult Royal): grab what you need for your statues, but do not be the greediest."""

from hoftag.games.tumult_royal.meta import GAME

__all__ = ["GAME"]
