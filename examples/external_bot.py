"""An external bot: sits down at a Hoftag table with a token and plays random moves.

    python examples/external_bot.py http://127.0.0.1:8000 TABLE TOKEN [KEY]

TABLE is the id at the end of the table's address, TOKEN comes from your profile (or `POST /api/me/tokens`), KEY is
needed at a private table. Replace `choose` by something cleverer: it is given all that a person in that seat would see.
The protocol is described in docs/protocol.md. Needs the packages httpx and websockets.
"""

import json
import random
import sys
import uuid
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


def choose(seat: Message, _public: Message) -> Message:
    """One of the legal moves; `seat` has what only we know, `_public` what everybody sees."""
    move: Message = random.choice(seat["legal"])
    return move


def sit_down(url: str, table: str, token: str, key: str) -> None:
    """Take the first open seat, unless we sit there already."""
    answer = httpx.post(
        f"{url}/api/tables/{table}/sit",
        json={},
        params={"key": key} if key else None,
        headers={"Authorization": f"Bearer {token}"},
        trust_env=False,
    )
    if answer.status_code not in {200, 409}:
        sys.exit(f"cannot sit down: {answer.json()['error']['message']}")


def answer(socket: ClientConnection, message: Message, public: Message) -> None:
    """Decide for every seat of ours that is asked something."""
    for seat in message.get("seats", []):
        if seat.get("must"):
            move = choose(seat, public)
            reply = {"type": "move", "id": uuid.uuid4().hex, "seat": seat["seat"], "decision": seat["decision"]}
            socket.send(json.dumps({**reply, "move": move["move"]}))


def play(url: str, table: str, token: str, key: str = "") -> Message:
    """Play until the game is over; returns the outcome."""
    sit_down(url, table, token, key)
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket" + (f"?key={key}" if key else "")
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        public: Message = {}
        for frame in socket:
            message: Message = json.loads(frame)
            public = message.get("public") or {**public, **message.get("changes", {})}
            if message["type"] in {"welcome", "started", "step"}:
                answer(socket, message, public)
            elif message["type"] == "refused":
                print(f"refused: {message['message']}", file=sys.stderr)
            if message["type"] == "over" or message.get("outcome"):
                outcome: Message = message["outcome"]
                return outcome
    return {}


if __name__ == "__main__":
    if len(sys.argv) not in {4, 5}:
        sys.exit(__doc__)
    print(json.dumps(play(*sys.argv[1:])))
