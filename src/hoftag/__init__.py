"""Hoftag: the digital table for four board games about kings."""

__version__ = "0.1.0"
