"""The example bot plays a whole game with nothing but the documented protocol."""

import threading
from pathlib import Path

from examples import external_bot
from hoftag.core.rng import Rng
from tests.server.kit import Json, config, play_on, running


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        anna = server.guest("Anna")
        token = anna.post("/api/me/tokens", {"name": "Example"}, 201)["token"]
        table = anna.lay("me", "open")
        found: list[Json] = []
        bot = threading.Thread(target=lambda: found.append(external_bot.play(server.url, table, token)), daemon=True)
        bot.start()
        with anna.at(table) as line:
            while line.table["seats"][1]["kind"] == "open" or not line.table["seats"][1]["online"]:
                line.hear()
                line.table = anna.get(f"/api/tables/{table}")
            assert line.table["seats"][1]["kind"] == "external"
            anna.start(table)
            line.until("started")
            while line.result is None:
                if not play_on([line], Rng(line.version), 1):
                    line.hear()
        bot.join(20)
        assert found[0]["scores"] == line.result["outcome"]["scores"]
