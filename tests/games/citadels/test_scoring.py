"""Chapter 9: the end and the scoring."""

import pytest

from tests.games.citadels.table import Table, turn
from tests.rules import rules

SEVEN = ["tavern", "market", "harbour", "castle", "temple", "church", "dungeon"]
EIGHT = [*SEVEN, "watchtower"]


@rules("C-9.1", "C-9.3")
def test_the_round_is_played_to_its_end() -> None:
    """Seat 0, rank 3, is first to eight; seat 3, rank 7, gets there in the same round."""
    table = turn(
        "magician",
        cities={0: SEVEN, 3: ["tavern", "tavern", "market", "market", "church", "church", "castle"]},
        hands={0: ["temple"], 3: ["temple"]},
        holders={"preacher": 1, "merchant": 2, "architect": 3},
        acted=True,
    )
    table.do("build temple")
    assert table.told("completed-first") == [{"seat": 0}]
    table.do("end-turn")
    order = []
    while not table.over:
        order.append(table.called)
        table.do("take-gold")
        if table.actor == 3:
            table.do("build temple")
            assert table.told("completed") == [{"seat": 3}]
        table.do("end-turn")
    assert order == ["preacher", "merchant", "architect"]
    assert table.score(0)["complete"] == 4
    assert table.score(3)["complete"] == 2
    assert table.score(1)["complete"] == 0
    assert table.state.to_act() == ()
    assert table.state.round == 1


@rules("C-9.1")
def test_nothing_can_be_played_after_the_end() -> None:
    table = turn("mercenary", cities={0: SEVEN}, hands={0: ["temple"]}, holders={"thief": 1}, acted=True)
    table.do("build temple").do("end-turn")
    assert table.over
    for seat in range(4):
        assert table.state.legal(seat) == []
        assert table.refusal("take-gold", seat=seat) == ("over", "C-9.1")
        assert table.state.prompt(seat).rule == "C-9.1"


@rules("C-9.1")
def test_seven_districts_do_not_end_the_game() -> None:
    table = turn("mercenary", cities={0: SEVEN[:6]}, hands={0: ["temple"]}, holders={"thief": 1}, acted=True)
    table.do("build temple").do("end-turn")
    assert not table.over
    assert table.state.round == 2


@rules("C-9.2", "C-9.3", "C-4.5")
def test_a_second_turn_may_add_a_ninth_district() -> None:
    table = turn(
        "king",
        seats=2,
        gold={0: 2},
        cities={0: SEVEN},
        hands={0: ["temple", "tavern"]},
        holders={"merchant": 0, "thief": 1, "preacher": 1},
        acted=True,
    )
    table.do("build temple").finish_turn()
    table.finish_turn()
    assert (table.called, table.actor) == ("merchant", 0)
    table.do("take-gold").do("build tavern").do("end-turn")
    assert table.over
    assert len(table.city(0)) == 9
    assert table.score(0) == {"districts": 16 + 1 + 1, "colours": 0, "complete": 4}


@rules("C-9.3")
def test_a_score_to_the_point() -> None:
    city = ["tavern", "church", "dungeon", "hunting_lodge", "university", "castle", "harbour", "keep"]
    table = turn("king", cities={0: city}, first_complete=0, gold={0: 20})
    assert table.score(0) == {"districts": 27, "colours": 3, "complete": 4}
    assert table.state.outcome().scores[0] == 34


@rules("C-9.3")
def test_gold_is_worth_nothing() -> None:
    table = turn("king", cities={0: ["tavern"]}, gold={0: 20, 1: 0})
    assert table.state.outcome().scores == [1, 0, 0, 0]


@rules("C-9.3")
def test_five_colours_are_worth_three() -> None:
    five = ["tavern", "castle", "temple", "watchtower", "keep"]
    assert turn("king", cities={0: five}).score(0)["colours"] == 3
    for missing in range(5):
        four = five[:missing] + five[missing + 1 :]
        assert turn("king", cities={0: four}).score(0)["colours"] == 0


@rules("C-9.4")
def test_most_points_wins() -> None:
    table = last_turn({0: ["palace"], 1: ["castle"], 2: ["tavern"], 3: EIGHT}, first=3)
    outcome = table.state.outcome()
    assert outcome.scores == [5, 4, 1, 21]
    assert outcome.places == [2, 3, 4, 1]
    assert outcome.winners() == [3]
    assert outcome.broke_tie is None
    assert table.told("won") == [{"seat": 3, "points": 21}]


@rules("C-9.4")
def test_in_a_tie_more_points_from_districts_win() -> None:
    """Both have 25: seat 0 with districts alone, seat 1 with 21 and the four points for being first."""
    table = last_turn(
        {
            0: ["university", "dragon_hoard", "library", "hunting_lodge"],
            1: ["market", "market", "harbour", "harbour", "church", "church", "dungeon", "hunting_lodge"],
        },
        first=1,
    )
    outcome = table.state.outcome()
    assert outcome.scores[:2] == [25, 25]
    assert outcome.parts[0]["districts"] == 25
    assert outcome.parts[1] == {"districts": 21, "colours": 0, "complete": 4}
    assert outcome.places[:2] == [1, 2]
    assert outcome.broke_tie == "districts"


@rules("C-9.4", "A-11")
def test_a_full_tie_is_shared_whatever_the_gold() -> None:
    table = last_turn({0: ["palace"], 1: ["fortress"], 3: []}, gold={0: 9, 1: 0})
    outcome = table.state.outcome()
    assert outcome.places == [1, 1, 3, 3]
    assert outcome.shares() == [0.5, 0.5, 0, 0]
    assert outcome.broke_tie is None
    assert table.told("shared-win") == [{"seat": 0, "points": 5}, {"seat": 1, "points": 5}]


def last_turn(cities: dict[int, list[str]], *, first: int = -1, gold: dict[int, int] | None = None) -> Table:
    """The last turn of the last round, played."""
    holders = {"thief": 1}
    table = turn("mercenary", seat=3, cities=cities, first_complete=first, gold=gold, holders=holders, in_round=100)
    table.finish_turn()
    assert table.over
    return table


@rules("C-9.5")
def test_a_city_of_eight_stands_and_so_does_the_end() -> None:
    table = turn("mercenary", gold={0: 20}, cities={1: EIGHT, 2: EIGHT[:3]}, first_complete=1, holders={"thief": 1})
    assert not [move for move in table.legal("destroy") if move.startswith("destroy 1")]
    assert table.refusal("destroy 1 tavern") == ("city-complete", "C-7.8a")
    table.finish_turn()
    assert table.over


@rules("C-9.3")
@pytest.mark.parametrize("seat", range(4))
def test_the_points_shown_during_the_game_are_those_of_the_scoring(seat: int) -> None:
    table = turn("king", cities={0: EIGHT, 1: ["keep"], 2: ["university"], 3: EIGHT[:2]}, first_complete=0)
    players = table.view(-1)["players"]
    assert isinstance(players, list)
    assert players[seat]["points"] == sum(table.score(seat).values())
    assert players[seat]["complete"] is (seat == 0)
