"""Chapter 7: the eight characters."""

import pytest

from tests.games.citadels.table import turn
from tests.rules import rules

EIGHT = ["tavern", "market", "harbour", "castle", "temple", "church", "watchtower", "dungeon"]


# --- Assassin


@rules("C-7.1", "A-6")
def test_the_assassin_may_name_ranks_two_to_eight() -> None:
    table = turn("assassin")
    names = ["thief", "magician", "king", "preacher", "merchant", "architect", "mercenary"]
    assert table.legal("murder") == [f"murder {name}" for name in names]
    assert table.refusal("murder assassin") == ("names-himself", "A-6")
    table.do("murder king")
    assert table.told("named-victim") == [{"seat": 0, "character": "king"}]


@rules("C-7.1")
def test_the_murdered_thief_robs_nobody() -> None:
    table = turn("assassin", holders={"thief": 1, "king": 2, "merchant": 3}).do("murder thief").finish_turn()
    assert table.called == "king"
    assert table.state.robbed == -1


# --- Thief


@rules("C-7.2")
def test_the_thief_may_name_ranks_three_to_eight_less_the_murdered_one() -> None:
    table = turn("thief", holders={"assassin": 1}, murdered="merchant")
    assert table.legal("rob") == [f"rob {name}" for name in ("magician", "king", "preacher", "architect", "mercenary")]
    assert table.refusal("rob merchant") == ("names-murdered", "C-7.2")
    assert table.refusal("rob assassin") == ("names-assassin", "C-7.2")
    assert table.refusal("rob thief") == ("names-himself", "A-6")


@rules("C-7.2", "C-7.2a")
def test_what_the_robbed_preacher_earns_later_is_his() -> None:
    table = turn(
        "thief",
        holders={"preacher": 2, "merchant": 1, "architect": 3},
        gold={0: 0, 2: 5},
        cities={2: ["temple", "church", "abbey"]},
    )
    table.do("rob preacher").do("take-gold").do("end-turn")
    assert (table.called, table.actor) == ("preacher", 2)
    assert table.gold(0) == 7
    assert table.gold(2) == 0
    table.do("take-gold").do("income")
    assert table.gold(2) == 5
    assert table.gold(0) == 7


@rules("C-7.2")
def test_the_thief_gets_nothing_from_a_character_that_nobody_holds() -> None:
    table = turn("thief", holders={"preacher": 2, "merchant": 1, "architect": 3}, gold={0: 0, 1: 3, 2: 3, 3: 3})
    table.do("rob king").finish_round()
    assert [table.gold(seat) for seat in range(4)] == [2, 5, 5, 5]


@rules("C-7.2")
def test_the_thief_takes_the_gold_only_when_the_named_one_is_revealed() -> None:
    table = turn("thief", holders={"king": 1, "merchant": 2, "architect": 3}, gold={0: 0, 2: 4})
    table.do("rob merchant").finish_turn()
    assert table.called == "king"
    assert table.gold(2) == 4
    table.finish_turn()
    assert table.called == "merchant"
    assert table.gold(2) == 0
    assert table.gold(0) == 2 + 4


# --- Magician


@rules("C-7.3")
def test_the_magician_swaps_whole_hands_of_any_size() -> None:
    table = turn("magician", hands={0: ["keep"], 1: [], 2: ["tavern", "temple", "market"], 3: ["palace"]})
    assert table.legal("swap") == ["swap 1", "swap 2", "swap 3"]
    table.do("swap 2")
    assert table.hand(0) == ["tavern", "market", "temple"]
    assert table.hand(2) == ["keep"]
    assert table.hand(1) == []
    assert table.hand(3) == ["palace"]


@rules("C-7.3")
def test_the_magician_may_give_his_hand_away_for_nothing() -> None:
    table = turn("magician", hands={0: ["keep"], 1: []}).do("swap 1")
    assert table.hand(0) == []
    assert table.hand(1) == ["keep"]


@rules("C-7.3")
def test_the_magician_exchanges_two_of_three() -> None:
    table = turn("magician", hands={0: ["keep", "palace", "tavern"]}, discards=["smithy"])
    table.do("exchange")
    assert table.legal() == ["lay-down tavern", "lay-down palace", "lay-down keep"]
    assert table.refusal("take-gold") == ("exchange-first", "C-7.3")
    assert table.refusal("lay-down market") == ("not-in-hand", "C-7.3")
    table.do("lay-down keep").do("lay-down tavern")
    assert table.legal() == ["lay-down palace", "draw-anew"]
    table.do("draw-anew", chance=["market", "temple"])
    assert table.hand(0) == ["market", "palace", "temple"]
    assert table.discards == ["smithy", "keep", "tavern"]
    assert "take-gold" in table.legal()
    assert table.refusal("swap 1") == ("ability-used", "C-6.2")


@rules("C-7.3")
def test_the_magician_may_exchange_his_whole_hand() -> None:
    table = turn("magician", hands={0: ["keep", "palace"]}).do("exchange").do("lay-down keep")
    table.do("lay-down palace", chance=["tavern", "market"])
    assert table.hand(0) == ["tavern", "market"]
    assert table.discards == ["keep", "palace"]


def test_the_magician_swaps_with_others_at_the_table() -> None:
    table = turn("magician")
    assert table.refusal("swap 0") == ("own-hand", "C-7.3")
    assert table.refusal("swap 5") == ("no-such-seat", "C-7.3")


# --- King


@rules("C-7.4")
def test_the_king_gets_the_crown_and_starts_the_next_draft() -> None:
    table = turn("magician", seat=1, crown=0, holders={"king": 3}).finish_turn()
    assert (table.called, table.crown) == ("king", 3)
    table.finish_round()
    assert table.state.round == 2
    assert table.crown == 3
    assert table.actor == 3


@rules("C-7.4")
def test_the_king_collects_for_yellow_districts() -> None:
    table = turn("king", gold={0: 0}, cities={0: ["castle", "palace", "temple", "tavern", "watchtower", "keep"]})
    table.do("income")
    assert table.gold(0) == 2
    assert table.told("took-income") == [{"seat": 0, "gold": 2, "character": "king"}]


@rules("C-7.4a")
def test_a_murdered_king_inherits_when_the_next_round_begins() -> None:
    table = turn("assassin", seat=1, crown=0, holders={"king": 2, "merchant": 0, "mercenary": 3}).do("murder king")
    table.finish_turn()
    while table.state.round == 1:
        assert table.crown == 0
        table.finish_turn()
    assert table.crown == 2
    assert table.actor == 2
    assert table.told("king-was-murdered") == [{"seat": 2}]


@rules("C-7.4b")
def test_the_crown_stays_if_nobody_holds_the_king() -> None:
    table = turn("magician", seat=1, crown=0, holders={"preacher": 0, "merchant": 2, "mercenary": 3}).finish_round()
    assert table.state.round == 2
    assert table.crown == 0
    assert table.actor == 0


@rules("C-7.4b", "C-7.1")
def test_the_crown_stays_if_the_king_is_named_but_held_by_nobody() -> None:
    table = turn("assassin", seat=1, crown=0, holders={"preacher": 0, "merchant": 2, "mercenary": 3})
    table.do("murder king").finish_round()
    assert table.crown == 0
    assert table.told("king-was-murdered") == []


# --- Preacher


@rules("C-7.5")
def test_the_preacher_collects_for_blue_districts() -> None:
    table = turn("preacher", gold={0: 0}, cities={0: ["temple", "church", "castle", "tavern", "watchtower", "keep"]})
    assert table.do("income").gold(0) == 2


@rules("C-7.5")
def test_the_preachers_districts_are_safe() -> None:
    table = turn("mercenary", holders={"preacher": 1}, gold={0: 9}, cities={1: ["tavern"], 2: ["tavern"]})
    assert table.legal("destroy") == ["destroy 2 tavern"]
    assert table.refusal("destroy 1 tavern") == ("preacher-protects", "C-7.5")


@rules("C-7.5a")
def test_a_murdered_preacher_protects_nothing() -> None:
    table = turn(
        "mercenary", holders={"preacher": 1, "assassin": 2}, murdered="preacher", gold={0: 9}, cities={1: ["tavern"]}
    )
    table.do("destroy 1 tavern")
    assert table.city(1) == []


@rules("C-7.5b")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_preacher_protects_the_whole_city_of_a_player_with_two_characters(seats: int) -> None:
    city = {1: ["tavern", "castle", "temple"]}
    table = turn("mercenary", seats=seats, holders={"preacher": 1, "king": 1}, gold={0: 9}, cities=city)
    assert table.legal("destroy") == []
    table = turn(
        "mercenary",
        seats=seats,
        holders={"preacher": 1, "king": 1, "assassin": 0},
        murdered="preacher",
        gold={0: 9},
        cities=city,
    )
    assert len(table.legal("destroy")) == 3
    table = turn(
        "mercenary",
        seats=seats,
        holders={"preacher": 1, "king": 1, "assassin": 0},
        murdered="king",
        gold={0: 9},
        cities=city,
    )
    assert table.legal("destroy") == []


# --- Merchant


@rules("C-7.6")
def test_the_merchant_takes_one_extra_gold_and_collects_for_green() -> None:
    table = turn("merchant", gold={0: 0}, cities={0: ["tavern", "market", "castle", "temple", "watchtower", "keep"]})
    assert table.do("bonus-gold").gold(0) == 1
    assert table.told("took-bonus-gold") == [{"seat": 0, "gold": 1}]
    assert table.do("income").gold(0) == 3


# --- Architect


@rules("C-7.7")
def test_the_architect_draws_two_and_discards_none() -> None:
    table = turn("architect", hands={0: ["keep"]}).do("bonus-cards", chance=["tavern", "market"])
    assert table.hand(0) == ["tavern", "market", "keep"]
    assert table.discards == []
    assert "take-gold" in table.legal()


@rules("C-7.7")
def test_the_architect_builds_up_to_three() -> None:
    hand = ["tavern", "temple", "watchtower", "market"]
    table = turn("architect", gold={0: 9}, hands={0: hand}).do("take-gold")
    for name in hand[:3]:
        table.do(f"build {name}")
    assert table.city(0) == hand[:3]
    assert table.refusal("build market") == ("no-builds-left", "C-7.7")


@rules("C-7.7", "C-9.2", "C-9.3")
def test_the_architect_with_six_districts_ends_with_nine() -> None:
    table = turn(
        "architect",
        gold={0: 9},
        hands={0: ["tavern", "temple", "watchtower"]},
        cities={0: ["market", "market", "church", "church", "dungeon", "dungeon"]},
        holders={"king": 1, "merchant": 2, "mercenary": 3},
        acted=True,
    )
    table.do("build tavern").do("build temple").do("build watchtower")
    assert len(table.city(0)) == 9
    table.finish_round()
    assert table.over
    assert table.score(0) == {"districts": 15, "colours": 0, "complete": 4}


# --- Mercenary


@rules("C-7.8", "C-8.10")
@pytest.mark.parametrize(
    ("district", "price"),
    [("watchtower", 0), ("church", 1), ("fortress", 4), ("university", 5), ("dragon_hoard", 5)],
)
def test_removing_costs_one_less_than_building(district: str, price: int) -> None:
    table = turn("mercenary", gold={0: price, 1: 0}, cities={1: [district, "keep"]}, discards=["palace"])
    supply = table.supply
    table.do(f"destroy 1 {district}")
    assert table.gold(0) == 0
    assert table.supply == supply + price
    assert table.city(1) == ["keep"]
    assert table.discards == ["palace", district]
    if price:
        poorer = turn("mercenary", gold={0: price - 1}, cities={1: [district]})
        assert poorer.refusal(f"destroy 1 {district}") == ("removal-too-dear", "C-7.8")


@rules("C-7.8")
def test_the_mercenary_collects_for_red_districts() -> None:
    table = turn("mercenary", gold={0: 0}, cities={0: ["watchtower", "dungeon", "tavern", "castle", "temple", "keep"]})
    assert table.do("income").gold(0) == 2


@rules("C-7.8")
def test_of_two_districts_alike_one_is_removed() -> None:
    table = turn("mercenary", cities={1: ["tavern", "market", "tavern"]}).do("destroy 1 tavern")
    assert table.city(1) == ["market", "tavern"]
    assert table.legal("destroy") == []


@rules("C-7.8a", "C-8.2", "C-9.5")
def test_what_the_mercenary_can_never_touch() -> None:
    table = turn(
        "mercenary",
        seats=5,
        gold={0: 9},
        holders={"preacher": 1},
        cities={
            0: ["temple"],
            1: ["tavern"],
            2: EIGHT,
            3: ["keep", "watchtower"],
        },
    )
    assert table.legal("destroy") == ["destroy 3 watchtower"]
    assert table.refusal("destroy 0 temple") == ("own-city", "C-7.8a")
    assert table.refusal("destroy 1 tavern") == ("preacher-protects", "C-7.5")
    assert table.refusal("destroy 2 tavern") == ("city-complete", "C-7.8a")
    assert table.refusal("destroy 3 keep") == ("keep-stands", "C-8.2")
    assert table.refusal("destroy 4 tavern") == ("not-in-city", "C-7.8")
    assert table.refusal("destroy 6 tavern") == ("no-such-seat", "C-7.8")


@rules("C-7.8a")
def test_a_city_of_nine_is_as_safe_as_one_of_eight_and_one_of_seven_is_not() -> None:
    table = turn("mercenary", gold={0: 9}, cities={1: [*EIGHT, "abbey"], 2: EIGHT[:7]})
    assert {move.split()[1] for move in table.legal("destroy")} == {"2"}


@rules("C-7.8b")
def test_the_mercenary_may_strike_before_the_action_and_after_it() -> None:
    early = turn("mercenary", cities={1: ["tavern"]}).do("destroy 1 tavern")
    assert "take-gold" in early.legal()
    late = turn("mercenary", gold={0: 3}, hands={0: ["temple"]}, cities={1: ["tavern"]})
    late.do("take-gold").do("build temple").do("destroy 1 tavern")
    assert late.city(1) == []


# --- nobody else has it


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("murder king", "C-7.1"),
        ("rob king", "C-7.2"),
        ("swap 1", "C-7.3"),
        ("exchange", "C-7.3"),
        ("bonus-gold", "C-7.6"),
        ("bonus-cards", "C-7.7"),
        ("destroy 1 tavern", "C-7.8"),
    ],
)
def test_an_ability_belongs_to_its_character(move: str, rule: str) -> None:
    for name in ("assassin", "thief", "magician", "king", "preacher", "merchant", "architect", "mercenary"):
        table = turn(name, gold={0: 5}, cities={1: ["tavern"]})
        if move not in table.legal():
            assert table.refusal(move) == ("not-your-character", rule)


@rules("C-7.4", "C-7.5", "C-7.6", "C-7.8")
def test_who_has_an_income() -> None:
    city = ["tavern", "castle", "temple", "watchtower"]
    earns = []
    for name in ("assassin", "thief", "magician", "king", "preacher", "merchant", "architect", "mercenary"):
        table = turn(name, cities={0: city})
        if "income" in table.legal():
            earns.append(name)
        else:
            assert table.refusal("income") == ("no-income", "C-7.4")
    assert earns == ["king", "preacher", "merchant", "mercenary"]
