"""Chapters 4 and 14: rolling, changing dice, the turn order, and the neutral dice of two players."""

from collections.abc import Sequence

import pytest

from hoftag.games.kingsburg.dice import dice_name
from hoftag.games.kingsburg.moves import USE_EFFECTS
from tests.games.harness import Rigged
from tests.games.kingsburg.table import Players, Table, opening, table
from tests.rules import rules


def season(
    players: Players | None = None,
    *,
    faces: Sequence[str] = (),
    seats: int = 4,
    phase: str = "summer",
    governors: bool = False,
    **facts: object,
) -> Table:
    """A season that has begun with these rolls, in turn order; whoever has bonus dice uses them."""
    ready = opening(players, seats=seats, phase=phase, options={"governors": governors}, **facts)
    source = Rigged(faces)
    with ready.listening(source) as tell:
        ready.state.go_on(tell)
        while ready.step == "season-start":
            ready.state.play(ready.actor, USE_EFFECTS, tell)
    assert not source.names, f"never drawn: {source.names}"
    return ready


@rules("K-4.1", "K-4.3", "K-4.4")
def test_the_lowest_total_starts_and_ties_stay_as_they_were() -> None:
    """T-01: Rina 12, Luis 6, Lena 9, Carsten 9; Lena stood before Carsten."""
    rina, luis, lena, carsten = range(4)
    rolls = {rina: "444", lena: "135", carsten: "333", luis: "123"}
    order = [rina, lena, carsten, luis]
    found = season(faces=[face for seat in order for face in rolls[seat]], order=order)
    assert found.state.order == [luis, lena, carsten, rina]
    assert found.told("starts") == [{"seat": luis}]


@rules("K-4.3", "K-20.3", "K-19.6")
def test_bonus_dice_are_rolled_with_the_others_and_count_for_the_order() -> None:
    farm = {"buildings": ["inn", "market", "farm"], "bonus_dice": 1}
    found = season({0: farm}, faces=["1", "1", "1", "6", "6", *"555", *"555", *"555"], phase="spring")
    assert dice_name(found.state.hands[0]) == "1+1+1+6*+6*"
    assert found.state.order == [0, 1, 2, 3]
    assert found.told("rolled")[0] == {"seat": 0, "dice": "1+1+1+6*+6*", "total": 15}
    assert "influence duchess 6+6* alone" not in found.legal()
    assert "influence champion 1+6*+6* alone" in found.legal()


@rules("K-20.4", "A-09")
def test_the_merchants_guild_pays_before_the_roll() -> None:
    guild = {"buildings": ["inn", "market", "farm", "merchants_guild"]}
    found = season({0: guild}, seats=2, faces=["1", "1", "2", "3", "3"])
    assert found.goods(0) == (1, 0, 0)
    keys = [event.key for event in found.events]
    assert keys.index("neutral-dice") < keys.index("building-paid") < keys.index("rolled")


@rules("K-20.1", "K-4.2", "K-19.2", "K-19.5")
def test_statue_and_chapel_may_follow_each_other() -> None:
    """T-14: 2, 2, 2 and a bonus 2; one die becomes 1, so the Chapel opens; afterwards nothing more."""
    owner = {"buildings": ["statue", "chapel"], "bonus_dice": 1}
    found = season({0: owner}, faces=["2", "2", "2", "2", *"666", *"666", *"666"], phase="spring")
    assert found.step == "change-dice"
    assert found.legal() == ["reroll-one player", "reroll-one bonus", "keep-dice"]
    assert found.refused("reroll-all") == "K-20.1"
    found.rigged("reroll-one player", ["1"])
    assert found.told("rerolled") == [{"seat": 0, "building": "statue", "dice": "1+2+2+2*", "total": 7}]
    assert found.legal() == ["reroll-all", "keep-dice"]
    found.rigged("reroll-all", ["1", "1", "1", "1"])
    assert found.step == "place-dice"
    assert dice_name(found.state.hands[0]) == "1+1+1+1*"


@rules("K-20.1")
def test_the_chapel_may_come_before_the_statue() -> None:
    found = season({0: {"buildings": ["statue", "chapel"]}}, faces=["2", "2", "3", *"666", *"666", *"666"])
    found.rigged("reroll-all", ["5", "5", "5"])
    assert found.legal() == ["reroll-one player", "keep-dice"]
    found.do("keep-dice")
    assert found.step == "place-dice"


@rules("K-4.2", "K-19.1")
def test_dice_are_changed_in_the_old_turn_order() -> None:
    owner = {"buildings": ["statue"]}
    found = season({0: owner, 2: owner}, order=[2, 1, 0, 3], faces=[*"444", *"666", *"111", *"666"])
    assert found.actor == 2
    assert found.do("keep-dice").actor == 0


# --- governors ------------------------------------------------------------------------------------------------------


@rules("K-21.8", "K-19.3")
def test_the_prince_turns_only_the_player_dice() -> None:
    """T-49: 1, 1, 2 and a bonus 4 make 8; then 3, 4, 6 and the bonus 4 make 17."""
    prince = {"governor": "prince", "buildings": ["statue", "chapel"], "bonus_dice": 1}
    found = season({0: prince}, faces=["1", "1", "2", "4", *"665", *"666", *"666"], phase="spring", governors=True)
    assert found.legal() == ["set-dice", "keep-dice"]
    found.do("set-dice")
    assert dice_name(found.state.hands[0]) == "3+4+6+4*"
    assert found.state.order[0] == 0
    assert sum(1 for _ in found.told("dice-changed")) == 1


@rules("K-19.3")
def test_after_an_effect_on_the_total_nothing_is_rolled_again() -> None:
    heiress = {"governor": "heiress", "buildings": ["statue", "chapel"]}
    found = season(
        {0: heiress, 1: {"governor": "thief"}}, faces=["2", "2", "2", *"666", *"666", *"666"], governors=True
    )
    assert found.legal() == ["reroll-one player", "reroll-all", "inherit", "keep-dice"]
    found.do("inherit")
    assert found.plus2(0) == 2
    assert found.step == "place-dice"


@rules("K-17.3", "K-17.4")
def test_the_heiress_inherits_once_a_year_and_only_from_a_poor_roll() -> None:
    faces = ["2", "3", "3", *"666", *"666", *"666"]
    assert season({0: {"governor": "heiress"}}, faces=faces, governors=True).step == "change-dice"
    used = {"governor": "heiress", "used_this_year": ["inherited"]}
    assert season({0: used}, faces=faces, governors=True).step == "place-dice"
    good = ["3", "3", "3", *"666", *"666", *"666"]
    assert season({0: {"governor": "heiress"}}, faces=good, governors=True).step == "place-dice"


@rules("K-21.4", "A-19")
def test_the_philosopher_loses_his_point_by_a_later_change() -> None:
    owner = {"governor": "philosopher", "buildings": ["statue", "chapel"]}
    found = season({0: owner}, faces=["5", "5", "5", *"666", *"666", *"666"], governors=True)
    assert found.legal() == ["reroll-one player", "flip-dice", "keep-dice"]
    found.do("flip-dice")
    assert dice_name(found.state.hands[0]) == "2+2+2"
    assert found.points(0) == 0
    assert found.legal() == ["reroll-one player", "reroll-all", "keep-dice"]
    kept = Table(found.state.copy()).do("keep-dice")
    assert kept.points(0) == 1
    assert found.rigged("reroll-all", ["6", "6", "5"]).points(0) == 0


@rules("K-21.4")
def test_the_philosopher_may_come_after_the_statue_and_needs_ten_or_less() -> None:
    owner = {"governor": "philosopher", "buildings": ["statue"]}
    found = season({0: owner}, faces=["4", "4", "4", *"666", *"666", *"666"], governors=True)
    assert found.rigged("reroll-one player", ["3"]).do("flip-dice").points(0) == 1
    found = season({0: owner}, faces=["3", "3", "4", *"666", *"666", *"666"], governors=True)
    assert found.do("flip-dice").points(0) == 0


@rules("K-21.7")
def test_the_priest_gets_a_die_or_a_point_if_he_has_one() -> None:
    priest = {"governor": "priest"}
    found = season({0: priest}, faces=["2", "3", "4", *"666", *"666", *"666"], governors=True)
    found.rigged("bless", ["5"])
    assert dice_name(found.state.hands[0]) == "2+3+4+5*"
    farmer = {"governor": "priest", "buildings": ["inn", "market", "farm"]}
    found = season({0: farmer}, faces=["2", "2", "2", "3", *"666", *"666", *"666"], governors=True)
    found.do("bless")
    assert found.points(0) == 1
    assert dice_name(found.state.hands[0]) == "2+2+2+3*"


def test_the_fairy_rolls_a_bonus_die_in_summer_and_the_seer_looks_in_spring() -> None:
    summer = season({0: {"governor": "fairy"}}, governors=True)
    assert "*" in dice_name(summer.state.hands[0])
    assert "*" not in dice_name(season({0: {"governor": "fairy"}}, governors=True, phase="spring").state.hands[0])
    spring = season({2: {"governor": "seer"}}, governors=True, phase="spring")
    assert spring.state.peeked == 0b100
    assert [event["event"] for event in spring.heard(1)].count("peeked-hidden") == 1
    assert season({2: {"governor": "seer"}}, governors=True).state.peeked == 0


def test_the_trickster_turns_a_player_die_once_a_year() -> None:
    found = season({0: {"governor": "trickster"}}, faces=["1", "2", "2", *"666", *"666", *"666"], governors=True)
    assert len(found.legal("turn-die")) == 10
    found.do("turn-die 2 6")
    assert dice_name(found.state.hands[0]) == "1+2+6"
    assert found.step == "place-dice"
    used = {"governor": "trickster", "used_this_year": ["turned"]}
    assert season({0: used}, governors=True).step == "place-dice"


# --- two players ----------------------------------------------------------------------------------------------------


@rules("K-14.1", "K-14.2", "K-14.3", "K-14.4")
@pytest.mark.parametrize(
    ("faces", "closed"),
    [
        (["3", "3", "3", "4", "5"], ["merchant", "sergeant", "master_hunter"]),  # T-25
        (["5", "5", "1", "2", "6"], ["treasurer", "swordsmith"]),  # T-27
        (["2", "2", "4", "4", "4"], ["merchant", "treasurer"]),
    ],
)
def test_neutral_dice_close_advisors_for_two_players(faces: list[str], closed: list[str]) -> None:
    found = season(seats=2, faces=[*faces, *"123", *"456"])
    assert found.held() == dict.fromkeys(closed, 5)
    for name in closed:
        assert not [move for move in found.legal() if f"influence {name} " in move]
    found.do("pass").rigged("pass", ["6", "6", "6", "1", "1"])
    assert found.told("advisor-paid") == []
    assert found.held() == {"squire": 5, "king": 5}


@rules("K-14.1")
def test_three_players_need_no_neutral_dice() -> None:
    assert season(seats=3).held() == {}


@rules("K-14.4")
def test_the_envoy_opens_an_advisor_with_neutral_dice() -> None:
    found = table(
        "place-dice", "summer", 2, players={0: {"dice": "2+2+3"}}, envoy=0,
        council=[{"advisor": "merchant", "seat": None, "dice": "4"}],
    )  # fmt: skip
    assert found.refused("influence merchant 2+2 alone") == "K-5.6"
    found.do("influence-again merchant 2+2 alone").do("pass")
    assert found.step == "reward"
    assert found.actor == 0
