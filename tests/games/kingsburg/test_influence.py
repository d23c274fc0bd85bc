"""Chapter 5: influencing advisors; with it the envoy, the Market, the Politician and the Duke."""

import pytest

from hoftag.games.kingsburg.dice import player_dice
from hoftag.games.kingsburg.meta import GAME
from hoftag.games.kingsburg.rules.reach import reach
from tests.games.kingsburg.table import FULL, Table, council, random_game, table
from tests.rules import rules

RINA, CARSTEN, LUIS, LENA = range(4)


def example() -> Table:
    """Rulebook, 'Berater des Königs beeinflussen'."""
    dice = {RINA: "1+3+5", CARSTEN: "2+3+5", LUIS: "4+4+5", LENA: "2+2+6+6*"}
    players = {seat: {"dice": faces, "plus2": int(seat == LUIS)} for seat, faces in dice.items()}
    return table("place-dice", players=players)


@rules("K-5.1", "K-5.3", "K-5.4", "K-5.5", "K-5.7", "K-6.1")
def test_the_example_of_the_rulebook_goes_through() -> None:
    """T-02, T-05."""
    found = example()
    found.do("influence treasurer 3+5 alone").do("influence astronomer 2+5 alone")
    found.do("influence inventor 4+4+5 plus2").do("influence merchant 2+2 alone")
    found.do("influence jester 1 alone").do("influence architect 3 alone")
    assert found.actor == LENA
    assert found.told("passed") == [{"seat": LUIS}]
    found.do("influence duchess 6+6* alone")
    assert found.told("passed") == [{"seat": RINA}, {"seat": CARSTEN}, {"seat": LENA}]
    assert (found.step, found.actor) == ("reward", LENA)
    found.do("take gold")
    assert (found.step, found.actor) == ("reward", CARSTEN)
    found.do("take stone").do("take gold_wood")
    assert found.step == "build"
    assert (found.points(RINA), found.goods(RINA)) == (1, (2, 0, 0))
    assert (found.goods(CARSTEN), found.plus2(CARSTEN)) == ((0, 1, 1), 1)
    assert (found.goods(LENA), found.plus2(LENA)) == ((2, 1, 0), 1)
    assert (found.goods(LUIS), found.plus2(LUIS)) == ((1, 1, 1), 0)


@rules("K-5.6")
def test_an_advisor_with_dice_is_closed() -> None:
    """T-03."""
    found = example().do("influence treasurer 3+5 alone").do("pass").do("pass")
    assert found.actor == LENA
    assert found.refused("influence treasurer 2+6 alone") == "K-5.6"


@rules("K-5.5")
def test_the_token_is_a_choice() -> None:
    """T-04."""
    found = example().do("pass").do("pass")
    assert {"influence champion 4+4+5 alone", "influence inventor 4+4+5 plus2"} <= set(found.legal())


@rules("K-5.3")
def test_dice_are_neither_split_nor_made_up_and_equal_dice_are_offered_once() -> None:
    found = table("place-dice", players={0: {"dice": "2+2+6"}})
    ranks = [move.split()[1] for move in found.legal("influence")]
    assert ranks == ["squire", "merchant", "alchemist", "treasurer", "general"]
    assert found.refused("influence architect 3 alone") == "K-5.3"


@rules("K-5.2")
def test_passing_is_final() -> None:
    found = example().do("pass")
    for _ in range(3):
        found.do(found.legal()[0])
    assert found.actor != RINA
    assert found.refused("influence jester 1 alone", RINA) == "K-5.1"


@rules("K-5.4", "K-19.6")
def test_bonus_dice_need_a_player_die_beside_them() -> None:
    """T-28."""
    found = table("place-dice", players={0: {"dice": "1+6*+6*", "plus2": 1}})
    placed = {move.split()[2] for move in found.legal("influence")}
    assert placed == {"1", "1+6*", "1+6*+6*"}
    only_bonus = table("place-dice", players={0: {"dice": "6*"}, 1: {"dice": "1"}}, actor=1)
    only_bonus.do("influence jester 1 alone")
    assert {"seat": 0} in only_bonus.told("passed")


@rules("K-5.5")
def test_one_token_a_placement_and_one_a_season() -> None:
    """T-29."""
    found = table("place-dice", players={0: {"dice": "1+3+5", "plus2": 3}})
    found.do("influence architect 1 plus2")
    assert found.plus2(0) == 2
    assert not [move for move in found.legal() if "plus2" in move]
    assert found.refused("influence sergeant 3 plus2") == "K-5.5"
    none = table("place-dice", players={0: {"dice": "1+3+5"}})
    assert none.refused("influence architect 1 plus2") == "K-5.5"


@rules("K-20.2")
def test_the_market_shifts_one_placement_by_one() -> None:
    """T-16."""
    found = table("place-dice", players={0: {"dice": "4+5+1", "buildings": ["inn", "market"]}})
    with_nine = [move for move in found.legal() if " 4+5 " in move]
    assert with_nine == [
        "influence treasurer 4+5 market",
        "influence master_hunter 4+5 alone",
        "influence general 4+5 market",
    ]
    found.do("influence general 4+5 market")
    assert not [move for move in found.legal() if "market" in move]
    assert found.refused("influence squire 1 market") == "K-20.2"
    assert table("place-dice", players={0: {"dice": "1+2+3"}}).refused("influence squire 1 market") == "K-20.2"


@rules("A-04")
@pytest.mark.parametrize("allowed", [True, False])
def test_market_and_token_in_one_placement(allowed: bool) -> None:
    players = {0: {"dice": "4+5+1", "plus2": 1, "buildings": ["inn", "market"]}}
    found = table("place-dice", players=players, options={"market_with_plus2": allowed})
    both = [move.split()[1] for move in found.legal() if move.endswith(" 4+5 plus2_market")]
    assert both == (["general", "duchess"] if allowed else [])
    if not allowed:
        assert found.refused("influence duchess 4+5 plus2_market") == "A-04"


@rules("K-10.4", "K-10.5", "A-03")
def test_the_envoy_opens_a_closed_advisor_and_both_are_paid() -> None:
    """T-31."""
    players = {0: {"dice": "2+4+6"}, 1: {}}
    found = table("place-dice", players=players, council=council(("duchess", 1, "6+6")), envoy=0, order=[0, 1, 2, 3])
    assert found.refused("influence-again general 4+6 alone") == "K-10.5"
    found.do("influence-again duchess 2+4+6 alone")
    assert found.state.envoy == -1
    assert [entry & 7 for entry in found.state.due] == [0, 1]
    found.do("take gold_gold").do("take stone_stone")
    assert (found.goods(0), found.goods(1)) == ((2, 0, 0), (0, 0, 2))
    assert (found.plus2(0), found.plus2(1)) == (1, 1)


@rules("K-10.4", "K-10.5")
def test_the_envoy_may_go_to_an_own_advisor_but_only_once() -> None:
    found = table("place-dice", players={0: {"dice": "4+2+2"}}, council=council(("merchant", 0, "4")), envoy=0)
    found.do("influence-again merchant 4 alone")
    assert found.legal("influence-again") == []
    assert found.refused("influence-again merchant 2+2 alone") == "K-10.4"
    found.do("pass").do("take gold").do("take wood")
    assert found.goods(0) == (1, 1, 0)


# --- governors ------------------------------------------------------------------------------------------------------


@rules("K-21.5", "A-15", "A-16")
def test_the_politician_has_two_advisors_of_his_own() -> None:
    politician = {"dice": "5+5+5", "governor": "politician", "buildings": ["palisade", "stable"]}
    players = {0: politician, 1: {"dice": "5+4+1", "governor": "thief"}}
    found = table("place-dice", players=players, options={"governors": True}, envoy=0)
    found.do("influence own_sergeant 5 alone")
    assert found.refused("influence own_master_hunter 4+5 alone") == "K-21.5"
    assert found.refused("influence own_sergeant 5 alone") == "K-21.5"
    found.do("influence sergeant 5 alone")
    found.do("influence-again own_sergeant 5 alone").do("pass")
    assert (found.soldiers(0), found.soldiers(1)) == (4, 1)
    told = [(event["advisor"], event["seat"]) for event in found.told("advisor-paid")]
    assert told == [("own_sergeant", 0), ("own_sergeant", 0), ("sergeant", 1)]


@rules("A-23", "K-17.2")
def test_the_duke_moves_his_highest_group_to_the_duchess() -> None:
    players = {0: {"dice": "1", "governor": "duke", "plus2": 1}, 1: {"governor": "thief"}}
    laid = council(("treasurer", 0, "3+3"), ("wizard", 1, "6+6+4"))
    found = table("place-dice", players=players, options={"governors": True}, council=laid)
    found.do("influence architect 1 plus2")
    assert found.step == "duke-moves"
    stays = Table(found.state.copy()).do("stay")
    assert stays.goods(0) == (2, 1, 0)
    found.do("to-duchess")
    assert (found.step, found.actor) == ("reward", 0)
    found.do("take wood_wood")
    assert found.goods(0) == (0, 3, 0)
    assert found.goods(1) == (4, 0, 0)


def test_the_duke_stays_if_the_duchess_is_taken_or_he_has_nobody() -> None:
    players = {0: {"dice": "1", "governor": "duke"}, 1: {"governor": "thief"}}
    taken = table("place-dice", players=players, options={"governors": True}, council=council(("duchess", 1, "6+6")))
    assert taken.do("influence jester 1 alone").step == "reward"
    nobody = table("place-dice", players=players, options={"governors": True}).do("pass")
    assert nobody.step != "duke-moves"


def test_the_duke_leaves_an_advisor_to_whoever_came_with_the_envoy() -> None:
    players = {0: {"governor": "duke"}, 1: {"dice": "1+2+5", "governor": "thief"}}
    found = table(
        "place-dice",
        players=players,
        actor=1,
        options={"governors": True},
        council=council(("treasurer", 0, "3+5")),
        envoy=1,
    )
    found.do("influence-again treasurer 1+2+5 alone").do("to-duchess")
    assert found.held() == {"treasurer": 1, "duchess": 0}
    found.do("take stone_stone")
    assert found.goods(1) == (2, 0, 0)


def test_dice_are_neither_made_nor_lost() -> None:
    for seats in GAME.seats:
        for state, _, _ in random_game(seats, 3 * seats, GAME.fullest):
            if state.step.name != "place-dice":
                continue
            laid = [(seat, dice) for seat, dice in zip(state.holder, state.laid, strict=True) if 0 <= seat < 5]
            laid.append((state.envoy_by, state.envoy_dice))
            for seat in range(seats):
                placed = sum(len(player_dice(dice)) for by, dice in laid if by == seat)
                assert placed + len(player_dice(state.hands[seat])) == 3


def test_what_a_hand_can_reach_is_worked_out_once_for_all_tables() -> None:
    two, five = GAME.new(2, 1), GAME.new(5, 1, FULL)
    five.hands[4] = two.hands[0]
    assert reach(two, 0) is reach(five, 4)
