"""What moves say to cost and bring, before they are played; the conformance kit holds all of them to it."""

from tests.games.citadels.table import Table, turn
from tests.rules import rules

FOUR_COLOURS = ["tavern", "castle", "temple", "watchtower"]
SEVEN = ["tavern", "market", "harbour", "castle", "temple", "church", "dungeon"]


def said(table: Table, text: str) -> list[tuple[str, int, int]]:
    """What a legal move changes, by how much, and how much there is of it afterwards."""
    move = table.moves.from_text(text)
    assert move in table.state.legal(table.actor)
    return [(effect.what, effect.change, effect.left) for effect in table.state.effects(table.actor, move)]


@rules("C-5.1", "C-11.1")
def test_what_a_player_holds_is_gold_cards_and_points() -> None:
    table = turn("king", gold={0: 3}, hands={0: ["tavern", "keep"]}, cities={0: ["castle"]})
    assert table.state.holdings(0) == {"gold": 3, "cards": 2, "points": 4}


@rules("C-5.1", "C-10.3")
def test_the_action_brings_gold_as_far_as_it_goes() -> None:
    assert said(turn("king", gold={0: 3}), "take-gold") == [("gold", 2, 5)]
    assert said(turn("king", gold={0: 3}, supply=1), "take-gold") == [("gold", 1, 4)]


@rules("C-5.1", "C-8.6", "C-8.7", "C-8.8")
def test_the_action_brings_the_cards_that_may_be_kept() -> None:
    for city, cards in ((["keep"], 1), (["library"], 2), (["observatory"], 1), (["library", "observatory"], 2)):
        table = turn("king", hands={0: ["tavern"]}, cities={0: city})
        assert said(table, "take-cards") == [("cards", cards, 1 + cards)]
    table = turn("king", hands={0: ["keep"]}).do("take-cards", chance=["tavern", "market"])
    assert said(table, "discard keep") == [("cards", -1, 2)]


@rules("C-8.6", "A-23")
def test_cards_that_are_all_alike_go_with_the_one_that_is_discarded() -> None:
    for pile in ("drawn", "hand"):
        options = {"observatory_discard_from": pile}
        table = turn("king", hands={0: ["tavern"]}, cities={0: ["observatory"]}, options=options)
        table.do("take-cards", chance=["keep", "tavern", "tavern"])
        assert said(table, "discard keep") == [("cards", -2, 2)]
        assert said(table, "discard tavern") == [("cards", -1, 3)]
        table.do("discard keep")
        assert len(table.state.hands[0]) == 2


@rules("C-10.1", "C-10.2")
def test_no_more_cards_are_promised_than_there_are() -> None:
    library = {0: ["library"]}
    table = turn("architect", hands={0: []}, cities=library, pile=["tavern"])
    assert said(table, "take-cards") == [("cards", 1, 1)]
    assert said(table, "bonus-cards") == [("cards", 1, 1)]
    table = turn("architect", hands={0: []}, cities=library, pile=["tavern"], discards=["keep", "market"])
    assert said(table, "take-cards") == [("cards", 2, 2)]
    stop = {"deck_empty": "stop_drawing"}
    table = turn("architect", hands={0: []}, pile=["tavern"], discards=["keep", "market"], options=stop)
    assert said(table, "bonus-cards") == [("cards", 1, 1)]


@rules("C-6.5", "C-7.6", "C-10.3")
def test_income_and_the_merchant_s_gold_are_told() -> None:
    table = turn("merchant", gold={0: 4}, cities={0: ["tavern", "market", "castle"]})
    assert said(table, "income") == [("gold", 2, 6)]
    assert said(table, "bonus-gold") == [("gold", 1, 5)]
    assert said(turn("merchant", gold={0: 4}, cities={0: ["tavern", "market"]}, supply=1), "income") == [("gold", 1, 5)]


@rules("C-7.3")
def test_the_magician_is_told_how_many_cards_a_swap_or_an_exchange_brings() -> None:
    table = turn("magician", hands={0: ["keep", "tavern"], 1: ["market"], 2: ["temple"] * 3, 3: ["castle"] * 2})
    assert said(table, "swap 1") == [("cards", -1, 1)]
    assert said(table, "swap 2") == [("cards", 1, 3)]
    assert said(table, "swap 3") == []
    table.do("exchange")
    assert said(table, "lay-down keep") == [("cards", -1, 1)]
    table.do("lay-down keep")
    assert said(table, "draw-anew") == [("cards", 1, 2)]


@rules("C-7.8", "C-8.10")
def test_a_removal_tells_its_price() -> None:
    table = turn("mercenary", gold={0: 6}, cities={1: ["university", "tavern"]})
    assert said(table, "destroy 1 university") == [("gold", -5, 1)]
    assert said(table, "destroy 1 tavern") == []


@rules("C-8.3", "C-8.4", "C-8.5")
def test_purple_districts_tell_what_they_cost_and_bring() -> None:
    table = turn("assassin", gold={0: 4}, hands={0: ["tavern", "keep"]}, cities={0: ["laboratory", "smithy"]})
    assert said(table, "laboratory keep") == [("gold", 1, 5), ("cards", -1, 1)]
    assert said(table, "smithy") == [("gold", -3, 1), ("cards", 2, 4)]
    table = turn("mercenary", gold={0: 4, 3: 2}, cities={1: ["palace"], 3: ["graveyard"]}, hands={3: ["keep"]})
    table.do("destroy 1 palace")
    assert said(table, "reclaim") == [("gold", -1, 1), ("cards", 1, 2)]
    assert said(table, "decline") == []


@rules("C-5.2", "C-8.10", "C-9.3")
def test_a_district_tells_its_price_and_its_points() -> None:
    table = turn("king", gold={0: 9}, hands={0: ["university", "keep"]}, cities={0: ["castle"]}, acted=True)
    assert said(table, "build keep") == [("gold", -3, 6), ("cards", -1, 1), ("points", 3, 7)]
    assert said(table, "build university") == [("gold", -6, 3), ("cards", -1, 1), ("points", 8, 12)]


@rules("C-8.1", "C-9.3")
def test_the_fifth_colour_tells_its_three_points_once() -> None:
    hand = {0: ["keep", "tavern", "ghost_town"]}
    table = turn("king", gold={0: 9}, hands=hand, cities={0: FOUR_COLOURS}, acted=True)
    worth = 1 + 4 + 1 + 1
    assert said(table, "build keep")[-1] == ("points", 3 + 3, worth + 6)
    assert said(table, "build ghost_town")[-1] == ("points", 2 + 3, worth + 5)
    assert said(table, "build tavern")[-1] == ("points", 1, worth + 1)
    table = turn("king", gold={0: 9}, hands=hand, cities={0: [*FOUR_COLOURS, "keep"]}, acted=True)
    assert said(table, "build tavern")[-1] == ("points", 1, worth + 3 + 3 + 1)


@rules("C-8.1", "C-9.3")
def test_a_ghost_town_of_the_last_round_promises_no_colour_where_it_has_none() -> None:
    options = {"last_round_ghost_town": "not_if_built_last_round"}
    cities = {0: FOUR_COLOURS}
    table = turn("king", gold={0: 9}, hands={0: ["ghost_town"]}, cities=cities, acted=True, options=options)
    assert said(table, "build ghost_town")[-1] == ("points", 2 + 3, 7 + 5)  # it is purple and a fifth colour as such
    purple = {0: [*FOUR_COLOURS[:3], "keep"]}
    table = turn("king", gold={0: 9}, hands={0: ["ghost_town"]}, cities=purple, acted=True, options=options)
    assert said(table, "build ghost_town")[-1] == ("points", 2, 9 + 2)


@rules("C-9.1", "C-9.3", "A-17")
def test_the_eighth_district_tells_what_it_brings_to_the_first_and_to_others() -> None:
    for first, more in ((-1, 4), (1, 2)):
        table = turn("king", gold={0: 9}, hands={0: ["temple"]}, cities={0: SEVEN}, acted=True, first_complete=first)
        assert said(table, "build temple")[-1] == ("points", 1 + more, 16 + 1 + more)
    later = turn("king", seat=1, gold={1: 9}, hands={1: ["temple"]}, cities={1: SEVEN}, acted=True, first_complete=0)
    assert said(later, "build temple")[-1] == ("points", 1 + 2, 16 + 1 + 2)
    table = turn(
        "architect", gold={0: 9}, hands={0: ["temple"]}, cities={0: [*SEVEN, "tavern"]}, acted=True, first_complete=0
    )
    assert said(table, "build temple")[-1] == ("points", 1, 17 + 4 + 1)
