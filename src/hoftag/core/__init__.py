"""The contract every game keeps, and what works for any game that keeps it. Knows no game."""
