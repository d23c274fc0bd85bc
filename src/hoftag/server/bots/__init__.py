"""Bots in seats: the processes in which they think, and their turns at a table."""
