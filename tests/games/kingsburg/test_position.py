"""Positions: what cannot be is refused, scenarios come out, and whatever is not allowed says which rule forbids it."""

import re
from itertools import islice
from pathlib import Path

import pytest

from hoftag.core.conformance import Plan, check_game
from hoftag.core.errors import HoftagError
from hoftag.core.game import Document
from hoftag.core.scenario import check_scenario
from hoftag.games.kingsburg.meta import GAME
from hoftag.games.kingsburg.moves import MOVES
from tests.games.kingsburg.table import FULL, Options, random_game

TEXT = GAME.resources().joinpath("rules.en.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"^- \*\*([^*]+)\*\*", TEXT, re.MULTILINE))
SOME = [*MOVES.all[:80], *MOVES.all[80:20060:97], *MOVES.all[20060:]]
SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("options", [{}, FULL, {**FULL, "market_with_plus2": False, "envoy_building": "last"}])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_move_outside_the_legal_ones_is_refused_by_a_rule_that_exists(seats: int, options: Options) -> None:
    for state, _, _ in islice(random_game(seats, seats, options), 3, None, 23):
        before = state.save()
        for seat in range(seats):
            legal = set(state.legal(seat))
            for move in SOME:
                if move not in legal:
                    assert state.why_not(seat, move).rule in RULES
            assert state.prompt(seat).rule in RULES
        assert state.save() == before


def test_the_game_keeps_the_contract() -> None:
    report = check_game(GAME, Plan(games=48, seed=7))
    assert report.worlds_that_differ > 50


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenarios_come_out(path: Path) -> None:
    assert check_scenario(path) > 1


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"game": "chess"}, "this is a position of chess"),
        ({"seats": 9}, "2 to 5 players"),
        ({"actors": [4]}, "actors: 4 is no seat"),
        ({"step": "dance"}, "step: 'dance' is not allowed; there is keep-governor"),
        ({"phase": "monsoon"}, "phase: 'monsoon' is not allowed"),
        ({"step": "favour-good", "phase": "winter"}, "favour-good is not asked in winter"),
        ({"order": [0, 1]}, "should name every seat once"),
        ({"enemy": "en_3_orcs_5"}, "does not come in year 1"),
        ({"council": [{"advisor": "cook", "seat": 0, "dice": "1"}]}, "'cook' is no advisor"),
        ({"council": [{"advisor": "king", "seat": 0, "dice": "7"}]}, "should be faces"),
        ({"council": [{"advisor": "king", "seat": 0, "dice": "1+1+1+1"}]}, "more dice than"),
        ({"generator": "xyz"}, "generator: 'xyz' is no hexadecimal number"),
        ({"players": []}, "players: there are 0, but 4 seats"),
    ],
)
def test_what_cannot_be_is_refused(facts: Document, message: str) -> None:
    document = GAME.new(4, 1).save()
    GAME.blank(document)
    with pytest.raises(HoftagError, match=message):
        GAME.load({**document, **facts})


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"buildings": ["sawmill"]}, "rows A and G belong to module 1"),
        ({"gold": -1}, "players.0.gold: -1 is no number"),
        ({"parts": {}}, "players.0.parts.buildings: is missing"),
        ({"used": ["soup"]}, "'soup' is not allowed"),
        ({"governor": "king"}, "'king' is no governor"),
    ],
)
def test_a_player_who_cannot_be_is_refused(facts: Document, message: str) -> None:
    document = GAME.new(4, 1).save()
    GAME.blank(document)
    players = document["players"]
    assert isinstance(players, list)
    players[0] |= facts
    with pytest.raises(HoftagError, match=message):
        GAME.load(document)
