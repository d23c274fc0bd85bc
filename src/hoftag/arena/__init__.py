"""Bots against bots in bulk, and how fast it goes."""
