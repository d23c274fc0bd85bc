"""Die Staufer (The Staufer Dynasty): offices for the retinue of a king who never stays."""

from hoftag.games.staufer.meta import GAME

__all__ = ["GAME"]
