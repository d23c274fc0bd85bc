"""Chapters 1 and 15 to 18: laying the table."""

from collections import Counter

import pytest

from hoftag.core.errors import HoftagError
from hoftag.games.kingsburg.components import ENEMY, GOVERNOR
from hoftag.games.kingsburg.meta import GAME
from tests.games.kingsburg.table import FULL, Options, new, random_game, table
from tests.rules import rules


@rules("K-1.1", "K-1.4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_begins_with_nothing(seats: int) -> None:
    start = new(seats)
    assert [start.goods(seat) for seat in range(seats)] == [(0, 0, 0)] * seats
    assert start.state.points == start.state.plus2 == start.state.soldiers == start.state.built == [0] * seats
    assert (start.state.year, start.state.phase, start.state.envoy) == (0, 0, -1)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(HoftagError, match="2 to 5 players"):
        GAME.new(seats, 1)


@rules("K-1.2")
def test_the_first_turn_order_is_drawn_by_lot() -> None:
    orders = Counter(tuple(GAME.new(3, seed).order) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


@rules("K-1.3", "K-12.9")
def test_one_card_of_each_year_comes_and_each_equally_likely() -> None:
    first: Counter[str] = Counter()
    for seed in range(300):
        *_, (state, _, _) = random_game(2, seed)
        assert [GAME.box.enemies.year[enemy] for enemy in state.faced] == [0, 1, 2, 3, 4]
        first[ENEMY.ids[state.faced[0]]] += 1
    assert len(first) == 5
    assert min(first.values()) > 35


@rules("K-1.5")
def test_the_supply_has_no_end() -> None:
    rich = table("reward", players={0: {"gold": 70, "plus2": 25}}, council=[], due=[{"advisor": "duchess", "seat": 0}])
    rich.do("take gold_gold")
    assert rich.goods(0) == (72, 0, 0)
    assert rich.plus2(0) == 26


@rules("K-1.6")
def test_goods_sheets_and_dice_are_open_but_not_the_enemy() -> None:
    seen = table(
        "place-dice",
        players={0: {"dice": "1+3+5"}, 1: {"dice": "2+2+6+4*", "gold": 2, "buildings": ["statue"], "plus2": 1}},
        enemy="en_1_goblins_3",
        peeked=[1],
    )
    for viewer in (-1, 0, 2):
        view = seen.state.view(viewer)
        assert view["enemy"] is None
        assert view["peeked"] == [1]
        assert "goblins" not in str(view)
        players = view["players"]
        assert isinstance(players, list)
        assert players[1]["dice"] == [2, 2, 6]
        assert players[1]["bonus_dice"] == [4]
        assert players[1]["buildings"] == ["statue"]
        assert (players[1]["gold"], players[1]["plus2"]) == (2, 1)
    assert "en_1_goblins_3" in str(seen.state.view(1))


@rules("K-15.1")
@pytest.mark.parametrize("number", range(8))
def test_the_modules_go_together_in_any_way(number: int) -> None:
    names = ("more_buildings", "governors", "army_tokens")
    options: Options = {name: bool(number >> bit & 1) for bit, name in enumerate(names)}
    start = new(3, options=options)
    assert (start.step == "keep-governor") == bool(options["governors"])
    assert bool(start.state.armies) == bool(options["army_tokens"])
    assert len(start.state.terms.rows) == (7 if options["more_buildings"] else 5)
    assert sum(1 for _ in random_game(3, number, options)) > 50


@rules("K-16.1")
def test_rows_a_and_g_exist_only_with_module_1() -> None:
    rich = {0: {"gold": 9, "wood": 9, "stone": 9}}
    base = table("build", players=rich)
    assert base.legal("build") == [
        f"build {name}" for name in ("statue", "inn", "guard_tower", "palisade", "barricade")
    ]
    assert base.refused("build sawmill") == "K-16.1"
    more = table("build", players=rich, options={"more_buildings": True})
    assert more.legal("build")[0] == "build sawmill"
    assert more.legal("build")[-1] == "build improvised_defenses"
    assert len(more.legal("build")) == 7


@rules("K-17.1")
def test_everybody_keeps_one_of_three_governors_in_secret() -> None:
    start = new(4, options={"governors": True})
    assert start.state.to_act() == (0, 1, 2, 3)
    dealt = [card for offer in start.state.offers for card in offer]
    assert len(set(dealt)) == 12
    chosen = []
    for seat in (2, 0, 3, 1):
        offer = GOVERNOR.names(start.state.offers[seat])
        assert start.legal(seat=seat) == [f"choose {name}" for name in offer]
        other = next(name for name in GOVERNOR.ids if name not in offer)
        assert start.refused(f"choose {other}", seat) == "K-17.1"
        start.do(f"choose {offer[1]}", seat=seat)
        chosen.append((seat, offer[1]))
        if seat != 1:
            assert start.told("governor") == []
            assert seat not in start.state.to_act()
            assert {"event": "chose-governor-hidden", "seat": seat} in start.heard(-1)
            assert offer[1] not in str(start.state.view(1 if seat != 1 else 2))
    assert sorted((event["seat"], event["governor"]) for event in start.told("governor")) == sorted(chosen)
    assert start.state.offers == []


@rules("K-18.1")
def test_everybody_has_six_army_tokens() -> None:
    assert new(3, options=FULL).state.armies == [[0, 1, 1, 2, 3, 4]] * 3
