"""Citadels (Ohne Furcht und Adel): eight characters, and whoever builds the finest city behind their backs."""

from hoftag.games.citadels.meta import GAME

__all__ = ["GAME"]
