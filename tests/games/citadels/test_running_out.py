"""Chapter 10: when cards or gold run out."""

import pytest

from tests.games.citadels.table import turn
from tests.rules import rules

TEN = ["market", "market", "market", "palace", "palace", "church", "church", "dungeon", "dungeon", "keep"]


@rules("C-10.1", "A-12")
def test_the_discards_become_the_new_pile_while_drawing() -> None:
    """One card is left and ten are discarded: one is drawn, ten are shuffled, one more is drawn, one is discarded."""
    table = turn("assassin", hands={0: ["tavern"]}, pile=["temple"], discards=TEN)
    table.do("take-cards", chance=["temple", "keep"])
    assert table.told("reshuffled") == [{"cards": 10}]
    assert table.hand(0) == ["tavern", "temple", "keep"]
    assert table.pile == sorted(TEN[:-1], key=TEN.index)
    assert table.discards == []
    table.do("discard temple")
    assert table.discards == ["temple"]
    assert len(table.pile) == 9


@rules("C-10.1")
def test_the_pile_is_not_made_anew_before_a_card_is_due() -> None:
    table = turn("assassin", hands={0: []}, pile=["temple", "tavern"], discards=TEN)
    table.do("take-cards")
    assert table.pile == []
    assert table.discards == TEN
    assert table.told("reshuffled") == []


@rules("C-10.2")
@pytest.mark.parametrize(
    ("city", "pile", "discards_due"),
    [
        ([], ["temple"], 0),
        ([], ["temple", "tavern"], 1),
        (["observatory"], ["temple"], 0),
        (["observatory"], ["temple", "tavern"], 1),
        (["observatory"], ["temple", "tavern", "market"], 2),
        (["library"], ["temple"], 0),
        (["library"], ["temple", "tavern"], 0),
        (["library", "observatory"], ["temple", "tavern"], 0),
        (["library", "observatory"], ["temple", "tavern", "market"], 1),
    ],
)
def test_too_few_cards_and_still_one_is_gained(city: list[str], pile: list[str], discards_due: int) -> None:
    table = turn("assassin", hands={0: ["palace"]}, cities={0: city}, pile=pile).do("take-cards")
    assert len(table.hand(0)) == 1 + len(pile)
    assert table.state.to_discard == discards_due
    assert (table.state.step.name == "discard-card") is bool(discards_due)


@rules("C-10.2", "A-21")
def test_without_any_card_drawing_is_not_offered() -> None:
    table = turn("architect", gold={0: 3}, hands={0: []}, cities={0: ["smithy"]}, pile=[])
    assert table.legal() == ["take-gold"]
    assert table.refusal("take-cards") == ("no-cards-take-gold", "C-10.2")
    assert table.refusal("bonus-cards") == ("no-cards", "A-21")
    assert table.refusal("smithy") == ("no-cards", "A-21")


@rules("C-10.2")
def test_architect_and_smithy_draw_what_there_is() -> None:
    table = turn("architect", gold={0: 3}, hands={0: []}, cities={0: ["smithy"]}, pile=["temple"])
    assert table.do("bonus-cards").hand(0) == ["temple"]
    table = turn("king", gold={0: 3}, hands={0: []}, cities={0: ["smithy"]}, pile=["temple"])
    assert table.do("smithy").hand(0) == ["temple"]
    assert table.gold(0) == 0


@rules("C-10.3", "A-13")
@pytest.mark.parametrize(("supply", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_gold_is_taken_as_far_as_it_goes(supply: int, taken: int) -> None:
    table = turn("assassin", gold={0: 0}, supply=supply)
    assert "take-gold" in table.legal()
    table.do("take-gold")
    assert table.gold(0) == taken
    assert table.supply == supply - taken


@rules("C-10.3")
def test_income_is_taken_as_far_as_the_supply_goes() -> None:
    table = turn("king", gold={0: 0}, cities={0: ["castle", "castle", "palace"]}, supply=2).do("income")
    assert table.gold(0) == 2
    assert table.supply == 0


@rules("C-10.4")
def test_what_the_magician_lays_down_can_come_back_to_him() -> None:
    table = turn("magician", hands={0: ["keep", "palace"]}, pile=[])
    table.do("exchange").do("lay-down keep")
    table.do("lay-down palace", chance=["palace", "keep"])
    assert table.hand(0) == ["palace", "keep"]
    assert table.discards == []


@rules("C-10.4")
def test_the_magicians_cards_are_on_the_pile_before_he_draws() -> None:
    table = turn("magician", hands={0: ["keep", "palace"]}, pile=["tavern"])
    table.do("exchange").do("lay-down keep").do("lay-down palace", chance=["tavern", "keep"])
    assert table.hand(0) == ["tavern", "keep"]
    assert table.pile == ["palace"]
