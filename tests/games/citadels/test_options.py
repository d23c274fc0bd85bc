"""The switches: what each value changes."""

import pytest

from hoftag.core.errors import HoftagError
from hoftag.games.citadels.meta import GAME
from tests.games.citadels.table import Options, new, turn
from tests.rules import rules

TESTED = {
    "unique_districts": (False, True),
    "gold_supply": ("limited", "unlimited"),
    "deck_empty": ("reshuffle_discards", "stop_drawing"),
    "last_round_ghost_town": ("counts", "not_if_built_last_round"),
    "observatory_discard_from": ("hand", "drawn"),
    "purple_once_per": ("turn", "round"),
    "first_king": ("first_seat", "drawn"),
    "beyond_eight": ("anybody", "architect"),
}
"""Every option with its values, the default first; each has a test below."""


def test_these_are_all_the_options_there_are() -> None:
    assert {option.name: (option.default, option.values) for option in GAME.options} == {
        name: (values[0], values) for name, values in TESTED.items()
    }


@rules("A-3", "C-5.5")
@pytest.mark.parametrize("unique", [False, True])
def test_unique_districts(unique: bool) -> None:
    table = turn(
        "assassin",
        gold={0: 5},
        hands={0: ["tavern", "market"]},
        cities={0: ["tavern"]},
        acted=True,
        options={"unique_districts": unique},
    )
    if not unique:
        assert table.legal("build") == ["build tavern", "build market"]
        return
    assert table.legal("build") == ["build market"]
    assert table.refusal("build tavern") == ("built-already", "A-3")


@rules("A-3")
def test_a_unique_district_may_be_built_again_once_it_is_gone() -> None:
    table = turn(
        "mercenary", gold={0: 3}, cities={1: ["tavern"]}, options={"unique_districts": True}, hands={1: ["tavern"]}
    )
    table.do("destroy 1 tavern")
    assert table.state.kinds[1] == 0


EIGHT = ["tavern", "market", "temple", "church", "watchtower", "dungeon", "castle", "guild_house"]


@rules("A-10", "C-9.2")
@pytest.mark.parametrize("beyond_eight", ["anybody", "architect"])
@pytest.mark.parametrize("character", ["architect", "mercenary"])
def test_beyond_eight(beyond_eight: str, character: str) -> None:
    """With 2 players a second turn comes to a city that is complete."""
    table = turn(
        "merchant",
        seats=2,
        gold={0: 9},
        cities={0: EIGHT[:7]},
        hands={0: [EIGHT[7], "keep", "tavern"]},
        holders={character: 0},
        options={"beyond_eight": beyond_eight},
    )
    table.do("take-gold").do(f"build {EIGHT[7]}").do("end-turn")
    while table.called != character:
        table.finish_turn()
    table.do("take-gold")
    if beyond_eight == "anybody" or character == "architect":
        assert table.legal("build") == ["build tavern", "build keep"]
        return
    assert table.legal("build") == []
    assert table.refusal("build keep") == ("own-city-complete", "A-10")
    assert table.state.prompt(0).key == "prompt-finish"


@rules("A-10")
def test_only_the_architect_grows_beyond_eight_in_the_turn_that_makes_eight() -> None:
    options: Options = {"beyond_eight": "architect"}
    table = turn("architect", gold={0: 9}, cities={0: EIGHT[:7]}, hands={0: [EIGHT[7], "keep"]}, options=options)
    table.do("take-gold").do(f"build {EIGHT[7]}").do("build keep")
    assert len(table.city(0)) == 9


@rules("A-10")
def test_before_version_2_nobody_was_asked_who_builds_beyond_eight() -> None:
    assert [option.name for option in GAME.with_rules(1).options] == list(TESTED)[:-1]
    with pytest.raises(HoftagError, match="citadels has no option 'beyond_eight'"):
        GAME.with_rules(1).new(2, 1, {"beyond_eight": "architect"})


@rules("A-13", "C-10.3")
@pytest.mark.parametrize(("gold_supply", "taken"), [("limited", 1), ("unlimited", 2)])
def test_gold_supply(gold_supply: str, taken: int) -> None:
    table = turn("assassin", gold={0: 0}, supply=1, options={"gold_supply": gold_supply})
    assert table.do("take-gold").gold(0) == taken
    assert table.view(0)["supply"] == (0 if gold_supply == "limited" else None)


@rules("A-13")
def test_with_gold_without_end_nothing_is_refused_for_want_of_it() -> None:
    options: Options = {"gold_supply": "unlimited"}
    cities = {0: ["tavern", "laboratory"]}
    table = turn("merchant", gold={0: 0}, supply=0, hands={0: ["keep"]}, cities=cities, options=options)
    table.do("income").do("bonus-gold").do("laboratory keep").do("take-gold")
    assert table.gold(0) == 5


def test_with_gold_without_end_players_may_have_more_than_the_box_holds() -> None:
    table = turn("assassin", gold={0: 40}, options={"gold_supply": "unlimited"})
    assert table.do("take-gold").gold(0) == 42
    assert GAME.load(table.state.save()).save() == table.state.save()


@rules("A-12", "C-10.1")
@pytest.mark.parametrize("deck_empty", ["reshuffle_discards", "stop_drawing"])
def test_deck_empty(deck_empty: str) -> None:
    options: Options = {"deck_empty": deck_empty}
    table = turn("assassin", hands={0: []}, pile=["temple"], discards=["keep", "keep"], options=options)
    table.do("take-cards")
    if deck_empty == "reshuffle_discards":
        assert sorted(table.hand(0) + table.discards + table.pile) == ["keep", "keep", "temple"]
        assert len(table.hand(0)) == 2
        return
    assert table.hand(0) == ["temple"]
    assert table.discards == ["keep", "keep"]


@rules("A-12")
def test_if_drawing_stops_no_card_is_offered_from_an_empty_pile() -> None:
    options: Options = {"deck_empty": "stop_drawing"}
    table = turn("architect", pile=[], discards=["keep"], options=options)
    assert table.legal() == ["take-gold"]
    assert table.refusal("take-cards") == ("no-cards-take-gold", "C-10.2")
    magician = turn("magician", hands={0: ["tavern"]}, pile=[], discards=["keep"], options=options)
    assert magician.refusal("exchange") == ("no-cards", "A-21")


@rules("C-8.1")
@pytest.mark.parametrize(("option", "bonus"), [("counts", 3), ("not_if_built_last_round", 0)])
def test_last_round_ghost_town(option: str, bonus: int) -> None:
    """All colours but purple: the Ghost Town is purple in any case; with another purple it is needed for red."""
    city = ["temple", "castle", "market", "keep", "tavern", "tavern", "church"]
    table = turn(
        "mercenary",
        gold={0: 2},
        cities={0: city},
        hands={0: ["ghost_town"]},
        acted=True,
        holders={"thief": 1},
        options={"last_round_ghost_town": option},
    )
    table.do("build ghost_town").do("end-turn")
    assert table.over
    assert table.score(0)["colours"] == bonus


@rules("C-8.1")
def test_a_ghost_town_built_before_the_last_round_counts_in_any_case() -> None:
    table = turn(
        "mercenary",
        cities={0: ["temple", "castle", "market", "keep", "ghost_town"]},
        ghost_round={0: 4},
        in_round=5,
        options={"last_round_ghost_town": "not_if_built_last_round"},
    )
    assert table.score(0)["colours"] == 3


@rules("C-8.1")
def test_a_late_ghost_town_is_still_purple() -> None:
    table = turn(
        "mercenary",
        cities={0: ["temple", "castle", "market", "watchtower", "ghost_town"]},
        ghost_round={0: 5},
        in_round=5,
        options={"last_round_ghost_town": "not_if_built_last_round"},
    )
    assert table.score(0)["colours"] == 3


@rules("A-9")
@pytest.mark.parametrize("source", ["hand", "drawn"])
def test_observatory_discard_from(source: str) -> None:
    table = turn(
        "assassin",
        hands={0: ["palace"]},
        cities={0: ["observatory"]},
        options={"observatory_discard_from": source},
    )
    table.do("take-cards", chance=["tavern", "market", "keep"])
    if source == "hand":
        assert "discard palace" in table.legal()
        return
    assert table.legal() == ["discard tavern", "discard market", "discard keep"]
    assert table.refusal("discard palace") == ("not-drawn", "A-9")
    table.do("discard market")
    assert table.legal() == ["discard tavern", "discard keep"]
    table.do("discard keep")
    assert table.hand(0) == ["tavern", "palace"]


@rules("A-9", "C-8.8")
def test_observatory_and_library_discard_one_of_the_three_drawn() -> None:
    table = turn(
        "assassin",
        hands={0: ["palace"]},
        cities={0: ["observatory", "library"]},
        options={"observatory_discard_from": "drawn"},
    )
    table.do("take-cards", chance=["tavern", "market", "keep"])
    assert table.refusal("discard palace") == ("not-drawn", "A-9")
    table.do("discard keep")
    assert table.hand(0) == ["tavern", "market", "palace"]
    assert "end-turn" in table.legal()


@rules("A-9")
def test_without_an_observatory_the_whole_hand_is_open_to_choice() -> None:
    table = turn("assassin", hands={0: ["palace"]}, options={"observatory_discard_from": "drawn"})
    table.do("take-cards", chance=["tavern", "market"])
    assert "discard palace" in table.legal()


@rules("A-7", "C-8.3", "C-8.4")
@pytest.mark.parametrize("once_per", ["turn", "round"])
def test_purple_once_per(once_per: str) -> None:
    table = turn(
        "king",
        seats=2,
        gold={0: 9},
        hands={0: ["tavern", "market"]},
        cities={0: ["laboratory", "smithy"]},
        holders={"merchant": 0, "thief": 1, "preacher": 1},
        options={"purple_once_per": once_per},
    )
    table.do("laboratory tavern").do("smithy").finish_turn().finish_turn()
    assert (table.called, table.actor) == ("merchant", 0)
    assert ("smithy" in table.legal()) is (once_per == "turn")
    assert bool(table.legal("laboratory")) is (once_per == "turn")
    if once_per == "round":
        assert table.refusal("smithy") == ("purple-used-round", "A-7")
    table.finish_round()
    assert table.state.spent == [0, 0]


@rules("A-1", "C-1.2")
def test_first_king() -> None:
    assert {new(5, seed=seed).crown for seed in range(60)} == {0}
    drawn = [new(5, seed=seed, options={"first_king": "drawn"}) for seed in range(60)]
    assert {table.crown for table in drawn} == {0, 1, 2, 3, 4}
    assert all(table.actor == table.crown for table in drawn)


def test_an_unknown_option_or_value_is_refused_with_what_there_is() -> None:
    with pytest.raises(HoftagError, match="no option 'districts'; there is unique_districts"):
        GAME.new(4, 1, {"districts": True})
    with pytest.raises(HoftagError, match="cannot be 'endless'; there is limited, unlimited"):
        GAME.new(4, 1, {"gold_supply": "endless"})
