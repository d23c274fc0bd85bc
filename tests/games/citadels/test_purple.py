"""Chapter 8: the purple districts."""

import pytest

from hoftag.games.citadels.components import DISTRICT
from hoftag.games.citadels.meta import GAME
from tests.games.citadels.table import turn
from tests.rules import rules


@rules("C-8.0")
def test_a_purple_district_works_from_the_moment_it_is_built() -> None:
    table = turn("king", gold={0: 9}, hands={0: ["smithy"]}, acted=True)
    assert table.refusal("smithy") == ("not-built", "C-8.4")
    table.do("build smithy").do("smithy", chance=["tavern", "market"])
    assert table.hand(0) == ["tavern", "market"]
    assert table.gold(0) == 9 - 5 - 3


@rules("C-8.0")
@pytest.mark.parametrize("removed", [False, True])
def test_a_purple_district_that_was_removed_works_no_more(removed: bool) -> None:
    table = turn("mercenary", seats=2, gold={0: 5}, cities={1: ["library"]}, holders={"king": 1, "merchant": 1})
    if removed:
        table.do("destroy 1 library")
    table.finish_turn()
    while table.state.rank < 0:
        table.do(table.legal()[0])
    while table.actor != 1:
        table.finish_turn()
    table.do("take-cards")
    assert bool(table.legal("discard")) is removed


# --- Keep


@rules("C-8.2")
def test_there_are_two_keeps_and_neither_can_be_removed() -> None:
    keep = DISTRICT.of("keep")
    assert GAME.box.count[keep] == 2
    assert GAME.box.cost[keep] == 3
    table = turn("mercenary", gold={0: 9}, cities={1: ["keep", "keep"]})
    assert table.legal("destroy") == []
    assert table.refusal("destroy 1 keep") == ("keep-stands", "C-8.2")


# --- Laboratory


@rules("C-8.3")
def test_the_laboratory_turns_a_card_into_gold_once_a_turn() -> None:
    table = turn("assassin", gold={0: 0}, hands={0: ["tavern", "palace"]}, cities={0: ["laboratory"]})
    assert table.legal("laboratory") == ["laboratory tavern", "laboratory palace"]
    table.do("laboratory palace")
    assert table.hand(0) == ["tavern"]
    assert table.gold(0) == 1
    assert table.discards == ["palace"]
    assert table.refusal("laboratory tavern") == ("purple-used", "A-7")


def test_the_laboratory_needs_a_card_and_to_stand() -> None:
    table = turn("assassin", hands={0: []}, cities={0: ["laboratory"]})
    assert table.legal("laboratory") == []
    assert table.refusal("laboratory tavern") == ("not-in-hand", "C-8.3")
    assert turn("assassin", hands={0: ["tavern"]}).refusal("laboratory tavern") == ("not-built", "C-8.3")


# --- Smithy


@rules("C-8.4")
def test_the_smithy_draws_two_cards_for_three_gold_once_a_turn() -> None:
    table = turn("assassin", gold={0: 7}, hands={0: ["keep"]}, cities={0: ["smithy"]})
    supply = table.supply
    table.do("smithy", chance=["tavern", "market"])
    assert table.gold(0) == 4
    assert table.supply == supply + 3
    assert table.hand(0) == ["tavern", "market", "keep"]
    assert table.refusal("smithy") == ("purple-used", "A-7")


@rules("C-8.4")
def test_the_smithy_with_four_gold_and_with_two() -> None:
    assert turn("assassin", gold={0: 4}, cities={0: ["smithy"]}).do("smithy").gold(0) == 1
    poor = turn("assassin", gold={0: 2}, cities={0: ["smithy"]})
    assert poor.refusal("smithy") == ("smithy-too-dear", "C-8.4")


# --- Graveyard


@rules("C-8.5")
def test_the_graveyard_buys_back_a_removed_district() -> None:
    table = turn("mercenary", gold={0: 4, 3: 1}, cities={1: ["palace"], 3: ["graveyard"]}, hands={3: []})
    supply = table.supply
    table.do("destroy 1 palace")
    assert table.actor == 3
    assert table.legal() == ["reclaim", "decline"]
    assert table.discards == []
    table.do("reclaim")
    assert table.gold(3) == 0
    assert table.supply == supply + 4 + 1
    assert table.hand(3) == ["palace"]
    assert table.discards == []
    assert table.actor == 0
    assert "take-gold" in table.legal()


@rules("C-8.5")
def test_the_graveyard_may_let_a_district_go() -> None:
    table = turn("mercenary", gold={0: 4, 3: 1}, cities={1: ["palace"], 3: ["graveyard"]}, hands={3: []})
    table.do("destroy 1 palace").do("decline")
    assert table.gold(3) == 1
    assert table.hand(3) == []
    assert table.discards == ["palace"]
    assert table.actor == 0


@rules("C-8.5")
def test_without_gold_the_graveyard_is_not_asked() -> None:
    table = turn("mercenary", gold={0: 4, 3: 0}, cities={1: ["palace"], 3: ["graveyard"]}).do("destroy 1 palace")
    assert table.actor == 0
    assert table.discards == ["palace"]


@rules("C-8.5", "A-8")
def test_the_mercenary_himself_cannot_use_his_graveyard() -> None:
    table = turn("mercenary", gold={0: 9}, cities={0: ["graveyard"], 1: ["tavern"]}).do("destroy 1 tavern")
    assert table.actor == 0
    assert table.discards == ["tavern"]


# --- Observatory and Library


@rules("C-8.6")
def test_the_observatory_draws_three_and_discards_two() -> None:
    table = turn("assassin", hands={0: ["palace"]}, cities={0: ["observatory"]})
    table.do("take-cards", chance=["tavern", "market", "keep"])
    assert len(table.hand(0)) == 4
    table.do("discard palace")
    assert table.refusal("end-turn") == ("discard-first", "C-5.1")
    table.do("discard tavern")
    assert table.hand(0) == ["market", "keep"]
    assert table.discards == ["palace", "tavern"]


@rules("C-8.7")
def test_the_library_discards_nothing() -> None:
    table = turn("assassin", hands={0: ["palace"]}, cities={0: ["library"]})
    table.do("take-cards", chance=["tavern", "market"])
    assert table.hand(0) == ["tavern", "market", "palace"]
    assert table.discards == []
    assert "end-turn" in table.legal()


@rules("C-8.8")
def test_library_and_observatory_draw_three_and_discard_one() -> None:
    table = turn("assassin", hands={0: ["palace"]}, cities={0: ["library", "observatory"]})
    table.do("take-cards", chance=["tavern", "market", "keep"]).do("discard palace")
    assert table.hand(0) == ["tavern", "market", "keep"]
    assert "end-turn" in table.legal()


@rules("C-8.11")
def test_library_and_observatory_change_only_the_action() -> None:
    city = {0: ["library", "observatory", "smithy"]}
    architect = turn("architect", gold={0: 3}, hands={0: []}, cities=city)
    architect.do("bonus-cards", chance=["tavern", "market"]).do("smithy", chance=["keep", "palace"])
    assert architect.hand(0) == ["tavern", "market", "palace", "keep"]
    magician = turn("magician", hands={0: ["tavern", "market"]}, cities=city)
    magician.do("exchange").do("lay-down tavern").do("draw-anew", chance=["keep"])
    assert magician.hand(0) == ["market", "keep"]
    without_library = turn("architect", hands={0: []}, cities={0: ["observatory"]})
    without_library.do("bonus-cards", chance=["tavern", "market"])
    assert without_library.hand(0) == ["tavern", "market"]


# --- School of Magic


@rules("C-8.9")
@pytest.mark.parametrize(
    ("name", "city", "income"),
    [
        ("king", ["castle", "palace"], 3),
        ("preacher", ["temple", "church", "abbey"], 4),
        ("merchant", ["tavern", "market"], 3),
        ("mercenary", ["watchtower"], 2),
        ("king", [], 1),
    ],
)
def test_the_school_of_magic_counts_for_the_income(name: str, city: list[str], income: int) -> None:
    table = turn(name, gold={0: 0}, cities={0: [*city, "magic_school"]}).do("income")
    assert table.gold(0) == income


@rules("C-8.9")
def test_the_school_of_magic_brings_the_merchant_four_in_all_and_the_assassin_nothing() -> None:
    city = {0: ["tavern", "market", "magic_school"]}
    assert turn("merchant", gold={0: 0}, cities=city).do("bonus-gold").do("income").gold(0) == 4
    for name in ("assassin", "thief", "magician", "architect"):
        assert "income" not in turn(name, cities=city).legal()


@rules("C-8.9")
def test_the_school_of_magic_is_purple_in_the_scoring() -> None:
    four = ["tavern", "castle", "temple"]
    assert turn("king", cities={0: [*four, "watchtower", "magic_school"]}).score(0)["colours"] == 3
    assert turn("king", cities={0: [*four, "smithy", "magic_school"]}).score(0)["colours"] == 0


# --- Dragon Hoard and University


@rules("C-8.10")
@pytest.mark.parametrize("district", ["dragon_hoard", "university"])
def test_dragon_hoard_and_university_cost_six_and_are_worth_eight(district: str) -> None:
    table = turn("assassin", gold={0: 6}, hands={0: [district]}, acted=True).do(f"build {district}")
    assert table.gold(0) == 0
    assert table.score(0)["districts"] == 8


# --- Ghost Town


@rules("C-8.1")
@pytest.mark.parametrize(
    ("city", "bonus"),
    [
        (["ghost_town", "library", "temple", "castle", "market"], 3),  # for the missing red
        (["ghost_town", "temple", "castle", "market"], 0),
        (["ghost_town", "temple", "castle", "market", "watchtower"], 3),  # as itself, purple
        (["ghost_town", "keep", "temple", "castle"], 0),
        (["keep", "library", "temple", "castle", "market"], 0),
    ],
)
def test_the_ghost_town_stands_for_the_colour_that_is_missing(city: list[str], bonus: int) -> None:
    assert turn("king", cities={0: city}).score(0)["colours"] == bonus


@rules("C-8.1")
def test_the_ghost_town_is_purple_while_the_game_goes_on() -> None:
    table = turn("king", gold={0: 0}, cities={0: ["ghost_town"]})
    assert "income" not in table.legal()


@rules("C-8.1")
def test_a_ghost_town_built_in_the_last_round_counts() -> None:
    city = ["temple", "castle", "market", "watchtower", "tavern", "tavern", "church"]
    table = turn(
        "mercenary", gold={0: 2}, cities={0: city}, hands={0: ["ghost_town"]}, acted=True, holders={"thief": 1}
    )
    table.do("build ghost_town").do("end-turn")
    assert table.over
    assert table.score(0)["colours"] == 3
