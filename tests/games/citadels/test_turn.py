"""Chapters 5 and 6: a turn, and when abilities are used."""

import pytest

from tests.games.citadels.table import turn
from tests.rules import rules


@rules("C-5.1")
def test_the_action_may_be_two_gold() -> None:
    table = turn("assassin", gold={0: 1})
    supply = table.supply
    table.do("take-gold")
    assert table.gold(0) == 3
    assert table.supply == supply - 2
    assert table.refusal("take-gold") == ("action-taken", "C-5.1")
    assert table.refusal("take-cards") == ("action-taken", "C-5.1")


@rules("C-5.1")
def test_the_action_may_be_two_cards_and_any_one_of_the_hand_is_discarded() -> None:
    table = turn("assassin", hands={0: ["palace"]}, discards=["keep"])
    table.do("take-cards", chance=["tavern", "market"])
    assert table.hand(0) == ["tavern", "market", "palace"]
    assert table.legal() == ["discard tavern", "discard market", "discard palace"]
    assert table.refusal("end-turn") == ("discard-first", "C-5.1")
    assert table.refusal("discard keep") == ("not-in-hand", "C-5.1")
    table.do("discard palace")
    assert table.hand(0) == ["tavern", "market"]
    assert table.discards == ["keep", "palace"]
    assert table.gold(0) == 2
    assert table.refusal("discard tavern") == ("draw-first", "C-5.1")


@rules("C-5.1")
def test_of_cards_that_are_all_alike_one_goes_without_a_question() -> None:
    table = turn("assassin", hands={0: ["tavern"]}).do("take-cards", chance=["tavern", "tavern"])
    assert table.hand(0) == ["tavern", "tavern"]
    assert table.discards == ["tavern"]
    assert table.told("discarded") == [{"seat": 0, "district": "tavern"}]
    assert "end-turn" in table.legal()


@rules("C-5.2")
def test_building_a_church_costs_two() -> None:
    """The rulebook's picture: the church is laid out, two gold go to the supply."""
    table = turn("assassin", gold={0: 1}, hands={0: ["church", "keep"]}).do("take-gold")
    supply = table.supply
    table.do("build church")
    assert table.gold(0) == 1
    assert table.supply == supply + 2
    assert table.city(0) == ["church"]
    assert table.hand(0) == ["keep"]


@rules("C-5.2")
def test_one_district_a_turn() -> None:
    table = turn("assassin", gold={0: 9}, hands={0: ["church", "tavern"]}).do("take-gold").do("build church")
    assert table.legal("build") == []
    assert table.refusal("build tavern") == ("no-builds-left", "C-5.2")


@rules("C-5.2")
def test_only_what_is_in_hand_and_can_be_paid_is_built() -> None:
    table = turn("assassin", gold={0: 1}, hands={0: ["palace", "church", "hunting_lodge"]}).do("take-gold")
    assert table.legal("build") == ["build hunting_lodge", "build church"]
    assert table.refusal("build palace") == ("too-dear", "C-5.2")
    assert table.refusal("build tavern") == ("not-in-hand", "C-5.2")


@rules("C-5.3")
def test_nothing_is_built_before_the_action() -> None:
    table = turn("assassin", gold={0: 9}, hands={0: ["church"]})
    assert table.legal("build") == []
    assert table.refusal("build church") == ("action-before-building", "C-5.3")


@rules("C-5.4")
@pytest.mark.parametrize("moment", ["before the action", "after the action", "after building"])
def test_ability_and_purple_districts_at_any_moment(moment: str) -> None:
    table = turn("king", gold={0: 5}, hands={0: ["tavern", "market"]}, cities={0: ["castle", "smithy", "laboratory"]})
    if moment != "before the action":
        table.do("take-gold")
    if moment == "after building":
        table.do("build tavern")
    for move in ("income", "smithy", "laboratory market"):
        table.do(move)


@rules("C-5.4", "C-7.8b")
def test_the_abilities_of_all_eight_may_come_before_the_action() -> None:
    first = {
        "assassin": "murder king",
        "thief": "rob king",
        "magician": "swap 1",
        "king": "income",
        "preacher": "income",
        "merchant": "bonus-gold",
        "architect": "bonus-cards",
        "mercenary": "destroy 1 tavern",
    }
    for name, move in first.items():
        table = turn(name, cities={0: ["castle", "temple"], 1: ["tavern", "market"]})
        assert move in table.legal()
        table.do(move)
        assert table.state.acted is False
        assert "take-gold" in table.legal()


@rules("C-5.5", "A-3")
def test_a_district_may_stand_twice_in_a_city() -> None:
    table = turn("assassin", gold={0: 1}, hands={0: ["tavern"]}, cities={0: ["tavern"]}, acted=True)
    table.do("build tavern")
    assert table.city(0) == ["tavern", "tavern"]


@rules("C-5.6", "A-4")
def test_the_discard_pile_lies_open_for_everybody() -> None:
    table = turn("assassin", hands={0: ["palace"]}, discards=["keep"])
    table.do("take-cards", chance=["tavern", "market"]).do("discard palace")
    for viewer in range(-1, 4):
        assert table.view(viewer)["discards"] == ["keep", "palace"]
        assert {"event": "discarded", "seat": 0, "district": "palace"} in table.heard(viewer)


@rules("C-5.7")
def test_the_turn_ends_on_request_but_not_before_the_action() -> None:
    table = turn("assassin", holders={"thief": 1})
    assert table.refusal("end-turn") == ("action-first", "C-5.7")
    table.do("take-gold")
    assert table.actor == 0
    table.do("end-turn")
    assert table.actor == 1


@rules("C-6.1")
def test_nobody_has_to_use_an_ability() -> None:
    """A round in which everyone takes gold and nothing else."""
    for name in ("assassin", "thief", "magician", "king", "preacher", "merchant", "architect", "mercenary"):
        table = turn(name, cities={0: ["castle", "temple", "tavern", "watchtower"], 1: ["tavern"]})
        table.do("take-gold")
        assert "end-turn" in table.legal()
        table.do("end-turn")
        assert table.actor != 0 or table.state.round == 2


@rules("C-6.2")
def test_income_is_taken_once() -> None:
    table = turn("merchant", gold={0: 3}, hands={0: ["tavern"]}, cities={0: ["market", "harbour"]})
    table.do("income")
    assert table.gold(0) == 5
    table.do("take-gold").do("build tavern")
    assert table.refusal("income") == ("income-taken", "C-6.2")


@rules("C-6.2")
@pytest.mark.parametrize(
    ("name", "first", "again"),
    [
        ("assassin", "murder king", "murder thief"),
        ("thief", "rob king", "rob preacher"),
        ("magician", "swap 1", "swap 2"),
        ("magician", "swap 1", "exchange"),
        ("merchant", "bonus-gold", "bonus-gold"),
        ("architect", "bonus-cards", "bonus-cards"),
        ("mercenary", "destroy 1 tavern", "destroy 1 temple"),
    ],
)
def test_each_part_of_an_ability_is_used_once(name: str, first: str, again: str) -> None:
    table = turn(name, cities={1: ["tavern", "temple"]})
    assert first in table.legal()
    assert again in table.legal()
    table.do(first)
    assert again not in table.legal()
    assert table.refusal(again) == ("ability-used", "C-6.2")


@rules("C-6.3")
@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("merchant", ["bonus-gold", "income"]),
        ("mercenary", ["destroy 1 tavern", "income"]),
    ],
)
def test_the_parts_of_an_ability_do_not_depend_on_each_other(name: str, parts: list[str]) -> None:
    for first, last in (parts, parts[::-1]):
        table = turn(name, cities={0: ["market", "watchtower"], 1: ["tavern"]})
        table.do(first).do("take-gold").do(last)


@rules("C-6.3", "C-7.7")
def test_the_architect_may_build_and_then_draw() -> None:
    table = turn("architect", gold={0: 1}, hands={0: ["tavern"]})
    table.do("take-gold").do("build tavern").do("bonus-cards", chance=["temple", "market"]).do("build temple")
    assert table.city(0) == ["tavern", "temple"]


@rules("C-6.3", "C-6.4", "A-5")
def test_the_king_has_the_crown_at_once_and_his_income_when_he_likes() -> None:
    table = turn("magician", seat=1, crown=3, holders={"king": 0}, cities={0: ["castle"]}, hands={0: ["hunting_lodge"]})
    table.finish_turn()
    assert table.called == "king"
    assert table.crown == 0
    assert table.gold(0) == 2
    table.do("take-gold").do("build hunting_lodge").do("income")
    assert table.gold(0) == 2 + 2 - 3 + 2


@rules("C-6.4")
def test_the_crown_passes_though_the_king_does_nothing() -> None:
    table = turn("magician", seat=1, crown=3, holders={"king": 0}).finish_turn().finish_turn()
    assert table.crown == 0


@rules("C-6.5")
def test_income_counts_what_was_just_built() -> None:
    table = turn("preacher", gold={0: 1}, hands={0: ["temple"]}, cities={0: ["church"]}, acted=True)
    table.do("build temple").do("income")
    assert table.gold(0) == 2


# --- the rulebook's three examples ---------------------------------------------------------------------------------


@rules("C-5.1", "C-6.3", "C-7.6")
def test_example_1_the_merchant_draws_and_pays_out_of_his_ability() -> None:
    table = turn("merchant", gold={0: 0}, hands={0: ["trading_house"]}, cities={0: ["tavern", "market", "watchtower"]})
    table.do("take-cards", chance=["palace", "keep"]).do("discard keep")
    table.do("bonus-gold")
    assert table.gold(0) == 1
    table.do("income")
    assert table.gold(0) == 3
    table.do("build trading_house")
    assert table.gold(0) == 0
    assert table.hand(0) == ["palace"]
    assert table.city(0) == ["tavern", "market", "watchtower", "trading_house"]


@rules("C-6.3", "C-6.5", "C-7.6")
def test_example_2_the_merchant_collects_last() -> None:
    table = turn("merchant", gold={0: 0}, hands={0: ["trading_house"]}, cities={0: ["tavern", "market", "watchtower"]})
    table.do("take-gold")
    assert table.gold(0) == 2
    table.do("bonus-gold")
    assert table.gold(0) == 3
    table.do("build trading_house")
    assert table.gold(0) == 0
    table.do("income")
    assert table.gold(0) == 3


@rules("C-5.4", "C-7.3")
def test_example_3_the_magician_swaps_an_empty_hand_and_builds() -> None:
    five = ["tavern", "market", "castle", "temple", "keep"]
    table = turn("magician", gold={0: 2}, hands={0: [], 2: five})
    table.do("take-gold").do("swap 2")
    assert table.hand(0) == five
    assert table.hand(2) == []
    table.do("build castle")
    assert table.city(0) == ["castle"]
    assert table.gold(0) == 0
