"""Scenarios hold or say in one sentence what does not."""

from pathlib import Path

import pytest

from hoftag.core.game import Document
from hoftag.core.scenario import ScenarioError, check_scenario, laid_over
from tests.ours import needs

SCENARIOS = sorted((Path(__file__).parent.parent / "games").glob("*/scenarios/*.toml"))

MERCHANT = """
game = "citadels"
seats = 4
[given]
step = "turn"
actor = 0
called = 6
revealed = ["merchant"]
holders = { merchant = 0 }
turn = { builds_left = 1 }
[given.players.0]
gold = 0
hand = ["trading_house"]
city = ["market", "tavern", "dungeon"]
"""


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_scenario_holds(path: Path) -> None:
    assert check_scenario(path) > 0


def written(folder: Path, text: str) -> Path:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    return path


@needs("citadels")
def test_facts_moves_and_refusals_are_checked(tmp_path: Path) -> None:
    steps = """
    [[then]]
    legal = ["take-gold", "bonus-gold", "income"]
    illegal = { "build trading_house" = "C-5.3", "murder king" = "C-7.1" }
    [[then]]
    play = "0 take-cards ! church palace"
    legal = ["discard church"]
    [[then]]
    play = "0 discard palace"
    expect = { players.0.hand = ["trading_house", "church"], discards = ["palace"] }
    """
    assert check_scenario(written(tmp_path, MERCHANT + steps)) == 3


def test_an_entry_of_a_list_may_be_a_list_or_a_plain_fact() -> None:
    base: Document = {"hands": [["1"], ["2"]], "bids": [None, None], "players": [{"gold": 1, "cards": 2}]}
    given = {"hands": {"1": ["3", "4"]}, "bids": {"0": "6"}, "players": {"0": {"gold": 5}}}
    assert laid_over(base, given, "") == {
        "hands": [["1"], ["3", "4"]],
        "bids": ["6", None],
        "players": [{"gold": 5, "cards": 2}],
    }
    with pytest.raises(ScenarioError, match="hands has no entry '2'"):
        laid_over(base, {"hands": {"2": []}}, "")


@needs("citadels")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("colour = 1", "'colour' is not known in a scenario; there is about"),
        ('game = "chess"', "there is no game 'chess'; there is citadels"),
        ('game = "citadels"\nseats = 12', "citadels is for 2 to 7 players, not 12"),
        ('game = "citadels"\nseats = "many"', "'seats' should be a number"),
        ('game = "citadels"\noptions = { weather = 1 }', "citadels has no option 'weather'"),
        ('game = "citadels"\n[given]\nweather = 1', "a position has nothing called 'weather'"),
        ('game = "citadels"\n[given.players.5]\ngold = 1', "players has no entry '5'"),
        ('game = "citadels"\n[given.players.0]\ngold = 99', "they have 101 gold together, but there are only 30"),
        ('game = "citadels"\n[given.players.0]\nhand = ["inn"]', "players.0.hand: 'inn' is no district; there is tav"),
        ('game = "citadels"\n[given.players.0]\nhand = ["library", "library"]', "library: there are only 1 in the box"),
        ('game = "citadels"\n[given]\nholders = { king = 7 }', "holders: king cannot be held by seat 7"),
        ('game = "citadels"\nposition = "none.json"', "cannot be read"),
        (MERCHANT + '[[then]]\nplay = "0 build trading_house"', "step 1: seat 0 may not 'build trading_house' (C-5.3)"),
        (MERCHANT + '[[then]]\nplay = "0 fly"', "step 1: there is no move 'fly'"),
        (MERCHANT + '[[then]]\nplay = "take-gold"', "step 1: 'take-gold' should be of the form 'SEAT MOVE ! CHANCE'"),
        (MERCHANT + '[[then]]\nplay = "0 take-gold ! tavern"', "step 1: 'tavern' was never drawn"),
        (MERCHANT + '[[then]]\nlegal = ["end-turn"]', "should be allowed to 'end-turn', but C-5.7 forbids it"),
        (MERCHANT + '[[then]]\nillegal = { take-gold = "C-5.1" }', "should not be allowed to 'take-gold' (C-5.1), but"),
        (MERCHANT + '[[then]]\nillegal = { end-turn = "C-1.1" }', "should be forbidden by C-1.1, but is by C-5.7"),
        (MERCHANT + "[[then]]\nexpect = { players.0.gold = 3 }", "step 1: players.0.gold is 0, but should be 3"),
        (MERCHANT + "[[then]]\nexpect = { rain = 3 }", "a position has nothing called 'rain'"),
        (MERCHANT + "[[then]]\noutcome = { places = [1] }", "the game should be over, but is not"),
        (MERCHANT + "[[then]]\nhope = 1", "'hope' is not known in a step; there is expect"),
    ],
)
def test_what_does_not_hold_is_said_in_one_sentence(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        check_scenario(written(tmp_path, text))
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)
