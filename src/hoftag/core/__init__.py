"""The contract every game keeps. The core knows no game."""
