"""The box: its figures, an owner's corrections, and the vocabulary of moves."""

import pytest

from hoftag.core.errors import ComponentError
from hoftag.core.words import game_words
from hoftag.games.kingsburg.components import BUILDING, ENEMY, GOOD, GOVERNOR
from hoftag.games.kingsburg.meta import GAME
from hoftag.games.kingsburg.moves import MOVES
from tests.rules import rules

ENEMIES = """
    barbarians 2  goblins 2  goblins 3  orcs 3  zombies 4
    goblins 3  goblins 4  orcs 4  barbarians 5  zombies 5
    goblins 4  goblins 5  orcs 5  zombies 6  demons 6
    goblins 5  goblins 6  demons 6  orcs 7  zombies 7
    barbarians 7  barbarians 8  demons 8  demons 9  dragons 9
"""


@rules("K-1.3", "A-22")
def test_five_enemies_for_each_of_five_years() -> None:
    found = [(name.split("_")[2], int(name.split("_")[3])) for name in ENEMY.ids]
    listed = ENEMIES.split()
    assert found == [(listed[at], int(listed[at + 1])) for at in range(0, 50, 2)]
    assert GAME.box.enemies.year == [number // 5 for number in range(25)]
    assert GAME.box.enemies.strength == [strength for _, strength in found]
    assert GAME.box.enemies.backs == [(2, 4), (3, 5), (4, 6), (5, 7), (7, 9)]


def test_all_there_is() -> None:
    assert (len(BUILDING), len(ENEMY), len(GOVERNOR), len(GAME.box.advisors)) == (28, 25, 24, 18)
    assert GAME.box.armies == [0, 1, 1, 2, 3, 4]
    assert sum(GAME.box.reconstructed) == 20


def test_a_placement_is_one_move_with_a_code_that_stays() -> None:
    move = MOVES.from_text("influence treasurer 3+5 alone")
    assert move.to_json() == {"move": "influence", "advisor": "treasurer", "dice": "3+5", "aid": "alone"}
    assert MOVES.from_json(move.to_json()) is MOVES.from_code(move.code) is move
    assert len(MOVES) == 20_793
    texts = ("choose thief", "pass", "build statue", "lose-building", "use-effects", "build-dear military_academy")
    assert [MOVES.from_text(text).code for text in texts] == [0, 20177, 20184, 20733, 20734, 20792]


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"buildings": [{"id": "castle", "vp": 3}]}, "there is no 'castle'"),
        ({"buildings": [{"id": "statue", "vp": "many"}]}, "should be like 3"),
        ({"buildings": [{"id": "statue", "column": 2}]}, "row and column say another"),
        ({"enemies": [{"id": "en_1_orcs_3", "strength": 8}]}, "strength 2 to 4"),
        ({"enemies": [{"id": "en_1_orcs_3", "penalty": {"soup": 1}}]}, "there is nothing called 'soup'"),
        ({"advisors": [{"id": "merchant", "options": [{"gain": {"gold": 1}}, {"gain": {"gold": 1}}]}]}, "same goods"),
        ({"advisors": [{"id": "merchant", "options": [{"gain": {"soup": 1}}]}]}, "'soup' is nothing"),
        ({"governors": [{"id": "politician", "effects": [{"id": "private_advisors", "ranks": [5, 8]}]}]}, "stay"),
        ({"governors": [{"id": "miner", "effects": [{"id": "year_end_goods", "by_year": [1]}]}]}, "5 numbers"),
        ({"meta": {"bonus_dice_in_box": 9}}, "makes no use of this"),
        (
            {"buildings": [{"id": "church", "effects": [{"id": "bonus_die", "count": 1}]}]},
            "moves can name 2 bonus dice",
        ),
        ({"rules": {"years": 9}}, "from 5 to 5"),
    ],
)
def test_what_does_not_add_up_is_refused(overlay: dict[str, object], message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        GAME.with_components(overlay)


def test_an_owner_may_correct_a_governor() -> None:
    overlay = {"governors": [{"id": "miner", "effects": [{"id": "year_end_goods", "good": "stone"}]}]}
    game = GAME.with_components(overlay)
    assert game.overlay == overlay
    assert GOOD.ids[game.box.governors[GOVERNOR.of("miner")].harvest_good] == "stone"


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_owner_may_rename_a_building(language: str) -> None:
    game = GAME.with_components({"buildings": [{"id": "inn", f"name_{language}": "Krug"}]})
    assert "Krug" in game_words(game, language, strict=True).move(MOVES.from_text("build inn"))
