"""Players that are programs; see docs/bots.md."""
