"""Whatever is not allowed says which rule forbids it."""

import re
from itertools import islice

import pytest

from hoftag.games.citadels.meta import GAME
from hoftag.games.citadels.moves import MOVES
from hoftag.games.citadels.state import Citadels
from tests.games.citadels.table import Options, random_game

TEXT = GAME.resources().joinpath("rules.en.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"^- \*\*([^*]+)\*\*", TEXT, re.MULTILINE))
OTHER: Options = {
    "unique_districts": True,
    "deck_empty": "stop_drawing",
    "observatory_discard_from": "drawn",
    "purple_once_per": "round",
}


def refusals(state: Citadels, seat: int) -> set[tuple[str, str]]:
    legal = set(state.legal(seat))
    found = set()
    for move in MOVES.all:
        if move not in legal:
            refusal = state.why_not(seat, move)
            found.add((refusal.key, refusal.rule))
    return found


@pytest.mark.parametrize("options", [{}, OTHER])
@pytest.mark.parametrize("seats", range(2, 8))
def test_every_move_outside_the_legal_ones_is_refused_by_a_rule_that_exists(seats: int, options: Options) -> None:
    for seed in (seats, 50 + seats):
        for state, *_ in islice(random_game(seats, seed, options), seed % 11, None, 23):
            for seat in range(seats):
                for key, rule in refusals(state, seat):
                    assert rule in RULES
                    assert key.startswith("refusal-")
                assert state.prompt(seat).rule in RULES


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_question_leaves_the_position_as_it_is(seats: int) -> None:
    for state, *_ in islice(random_game(seats, 8), 0, None, 31):
        before = state.save()
        refusals(state, state.actor)
        state.legal(state.actor)
        state.view(state.actor)
        assert state.save() == before
