"""The web table: an ASGI application that passes on what a game says is legal, and knows no rule itself."""
