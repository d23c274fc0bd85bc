"""Chapters 11, 12 and 18: recruiting, the king's help, battle, and what follows."""

import pytest

from hoftag.games.kingsburg.components import BUILDING, ENEMY
from hoftag.games.kingsburg.meta import GAME
from hoftag.games.kingsburg.rules.defeat import doomed
from hoftag.games.kingsburg.rules.winter import building_strength
from tests.games.kingsburg.table import FULL, Players, Table, table, winter, without_help
from tests.rules import rules

ARMY = {"army_tokens": True}


# --- recruiting -----------------------------------------------------------------------------------------------------


@rules("K-11.1", "K-11.2")
def test_a_soldier_costs_two_goods_of_any_mix() -> None:
    found = table("recruit", "recruiting", players={0: {"gold": 2, "wood": 1, "stone": 2}})
    assert found.legal() == [
        "recruit gold_gold",
        "recruit gold_wood",
        "recruit gold_stone",
        "recruit wood_stone",
        "recruit stone_stone",
        "end-recruiting",
    ]
    found.do("recruit gold_wood")
    assert (found.soldiers(0), found.goods(0)) == (1, (1, 0, 2))
    assert found.refused("recruit gold") == "K-11.1"
    found.rigged("recruit stone_stone", ["3", "en_1_zombies_4"])
    assert found.fought()[0] == (5, "victory")


@rules("K-20.8", "K-19.5")
def test_with_the_barracks_a_soldier_costs_one_good() -> None:
    barracks = ["guard_tower", "blacksmith", "barracks"]
    found = table("recruit", "recruiting", players={0: {"gold": 1, "wood": 2, "buildings": barracks}})
    found.do("recruit wood").do("recruit wood")
    assert (found.soldiers(0), found.goods(0)) == (2, (1, 0, 0))


@rules("K-20.16", "A-05")
def test_the_recruiting_center_takes_tokens_as_goods() -> None:
    """T-45."""
    center = ["improvised_defenses", "recruiting_center"]
    player = {"wood": 1, "plus2": 1, "buildings": center}
    found = table("recruit", "recruiting", players={0: player}, options={"more_buildings": True})
    assert found.legal() == ["recruit wood_plus2", "end-recruiting"]
    found.rigged("recruit wood_plus2", ["1", "en_1_goblins_2"])
    assert found.plus2(0) == 0
    assert found.told("recruited") == [{"seat": 0, "paid_gains": ["wood", "plus2"]}]
    without = table("recruit", "recruiting", players={0: {"wood": 2, "plus2": 1}})
    assert without.refused("recruit wood_plus2") == "K-20.16"


def test_the_quartermaster_saves_a_good_on_the_first_soldier() -> None:
    player = {"gold": 3, "governor": "quartermaster"}
    found = table("recruit", "recruiting", players={0: player}, options={"governors": True})
    found.do("recruit gold")
    assert found.legal() == ["recruit gold_gold", "end-recruiting"]
    barracks = {**player, "gold": 0, "buildings": ["guard_tower", "blacksmith", "barracks"]}
    free = table("recruit", "recruiting", players={0: barracks}, options={"governors": True})
    assert free.legal() == ["recruit nothing", "end-recruiting"]


def test_the_general_looks_before_recruiting() -> None:
    found = table("trade-goods", "autumn", players={1: {"governor": "general", "gold": 2}}, options={"governors": True})
    found.go("begin_recruiting")
    assert (found.step, found.actor) == ("recruit", 1)
    assert found.state.peeked == 0b10


# --- the example of the rulebook ------------------------------------------------------------------------------------

RINA, LUIS, LENA, CARSTEN = range(4)
GOBLINS: Players = {
    RINA: without_help(2, buildings=["palisade", "barricade"]),
    LUIS: without_help(3, buildings=["guard_tower"]),
    LENA: without_help(2, buildings=["guard_tower", "blacksmith", "barricade"]),
    CARSTEN: without_help(1, gold=1, points=2, buildings=["inn", "guard_tower", "barricade", "market", "crane"]),
}


@rules("K-12.1", "K-12.2", "K-12.3", "K-12.4", "K-12.5", "K-12.6", "K-12.7", "K-20.11")
def test_the_example_of_the_rulebook() -> None:
    """T-08 to T-11: goblins of strength 4."""
    found = winter("en_3_goblins_4", GOBLINS)
    assert found.fought() == [(4, "draw"), (4, "draw"), (5, "victory"), (3, "defeat")]
    assert (found.goods(RINA), found.points(RINA)) == ((0, 0, 0), 0)
    assert (found.goods(LUIS), found.points(LUIS)) == ((0, 0, 0), 0)
    assert (found.goods(LENA), found.points(LENA)) == ((0, 1, 0), 1)
    assert found.told("strongest") == [{"seat": LENA, "points": 1}]
    assert (found.goods(CARSTEN), found.points(CARSTEN)) == ((1, 0, 0), 0)
    assert found.built(CARSTEN) == ["inn", "guard_tower", "barricade", "crane"]
    keys = [event.key for event in found.events]
    assert keys.index("king-helps") < keys.index("enemy") < keys.index("fought")


@rules("K-12.4", "K-12.8", "A-22")
def test_the_zombies_of_the_card_figure() -> None:
    """T-12."""
    found = winter("en_1_zombies_4", {0: {"soldiers": 9}, 1: {"soldiers": 0}, 2: {"soldiers": 3}, 3: {"soldiers": 3}})
    assert found.state.points == [2, -2, 0, 0]


@rules("K-20.11", "K-12.5")
def test_the_battle_of_the_first_rulebook() -> None:
    """T-56: help 1, Guard Tower, Blacksmith and Barricade against goblins of 3."""
    built = ["guard_tower", "blacksmith", "barricade"]
    found = winter("en_1_goblins_3", {0: {"buildings": built}}, help_die=1)
    assert found.fought()[0] == (4, "victory")
    assert (found.goods(0), found.points(0)) == ((0, 0, 1), 1)


@rules("K-12.5")
def test_the_point_for_the_strongest_goes_to_all_who_tie_and_to_no_loser() -> None:
    """T-36, T-37."""
    found = winter("en_1_goblins_2", {0: {"soldiers": 8}, 1: {"soldiers": 8}, 2: {"soldiers": 7}, 3: {"soldiers": 0}})
    assert found.told("strongest") == [{"seat": 0, "points": 1}, {"seat": 1, "points": 1}]
    assert winter("en_1_zombies_4", {}).told("strongest") == []


@rules("K-12.7")
def test_without_a_building_there_is_nothing_to_destroy() -> None:
    """T-38."""
    found = winter("en_2_goblins_3", {0: {"wood": 3, "stone": 1}}, help_die=1)
    assert (found.goods(0), found.points(0), found.told("lost-building")) == ((0, 1, 0), -1, [])


@rules("K-12.7", "K-16.2")
@pytest.mark.parametrize(
    ("built", "lost"),
    [
        (["statue", "inn", "barricade"], "statue"),
        (["sawmill", "statue"], "sawmill"),
        (["inn", "market", "barricade", "crane", "statue"], "market"),
        (["statue", "chapel", "church", "improvised_defenses", "recruiting_center", "training_camp"], "church"),
        (["improvised_defenses", "recruiting_center", "sawmill"], "recruiting_center"),
    ],
)
def test_the_rightmost_and_topmost_building_falls(built: list[str], lost: str) -> None:
    assert BUILDING.ids[doomed(sum(1 << BUILDING.of(name) for name in built))] == lost


@rules("A-07", "K-12.6")
def test_a_penalty_strikes_in_order_and_the_loser_picks() -> None:
    found = winter("en_1_barbarians_2", {0: {"gold": 1, "wood": 1, "points": 3, "buildings": ["statue"]}})
    assert found.step == "lose-goods"
    assert found.legal() == ["give gold", "give wood"]
    assert found.built(0) == ["statue"]
    assert found.refused("give stone") == "A-07"
    found.do("give wood")
    assert (found.goods(0), found.built(0), found.points(0)) == ((1, 0, 0), [], 0)
    keys = [event.key for event in found.events]
    assert keys.index("lost-goods") < keys.index("lost-building")


@rules("A-07")
def test_who_has_no_choice_is_not_asked() -> None:
    few = winter("en_1_orcs_3", {0: {"gold": 1, "stone": 1}})
    assert few.goods(0) == (0, 0, 0)
    alike = winter("en_1_orcs_3", {0: {"wood": 4}})
    assert alike.goods(0) == (0, 2, 0)


@rules("K-12.9")
def test_after_the_battles_all_soldiers_go_home() -> None:
    found = winter("en_1_goblins_2", {0: {"soldiers": 5}})
    assert found.state.soldiers == [0, 0, 0, 0]
    assert found.state.faced == [ENEMY.of("en_1_goblins_2")]
    assert found.state.enemy == -1


@rules("K-12.4")
def test_spoils_of_choice() -> None:
    found = winter("en_4_orcs_7", {0: {"soldiers": 9}})
    assert (found.step, found.actor) == ("spoils", 0)
    assert found.do("take stone").goods(0) == (0, 0, 1)


# --- buildings ------------------------------------------------------------------------------------------------------


@rules("K-20.3", "K-20.11", "K-20.12", "K-12.3")
@pytest.mark.parametrize(
    ("building", "enemy", "strength"),
    [
        ("palisade", "en_1_goblins_2", 1),
        ("palisade", "en_1_zombies_4", 2),
        ("guard_tower", "en_1_orcs_3", 1),
        ("blacksmith", "en_1_orcs_3", 1),
        ("wizards_guild", "en_1_orcs_3", 2),
        ("church", "en_3_demons_6", 1),
        ("church", "en_1_orcs_3", 0),
        ("barricade", "en_1_goblins_2", 1),
        ("barricade", "en_1_orcs_3", 0),
        ("stone_wall", "en_1_orcs_3", 1),
        ("fortress", "en_1_orcs_3", 1),
        ("farm", "en_1_orcs_3", -1),
        ("statue", "en_1_orcs_3", 0),
    ],
)
def test_what_a_building_adds(building: str, enemy: str, strength: int) -> None:
    found = building_strength(GAME.box.enemies, 1 << BUILDING.of(building), ENEMY.of(enemy))
    assert found == strength


@rules("K-20.3", "K-19.4")
def test_the_farm_weakens_whether_one_likes_it_or_not() -> None:
    found = winter("en_1_goblins_2", {0: without_help(2, buildings=["inn", "market", "farm"])})
    assert found.fought()[0] == (1, "defeat")


@rules("K-20.15", "A-21")
@pytest.mark.parametrize(("enemy", "strength"), [("en_2_zombies_5", 1), ("en_3_zombies_6", 0)])
def test_improvised_defenses_help_up_to_printed_strength_five(enemy: str, strength: int) -> None:
    """T-40."""
    assert building_strength(GAME.box.enemies, 1 << BUILDING.of("improvised_defenses"), ENEMY.of(enemy)) == strength


@rules("A-25")
def test_an_owner_may_write_down_any_modifier() -> None:
    game = GAME.with_components({"buildings": [{"id": "statue", "combat": {"base": 3}}]})
    assert building_strength(game.box.enemies, 1 << BUILDING.of("statue"), 0) == 3


@rules("K-20.12", "A-12")
def test_the_stone_wall_turns_a_draw_into_a_victory_that_may_be_the_strongest() -> None:
    wall = ["palisade", "stable", "stone_wall"]
    found = winter("en_1_orcs_3", {0: {"buildings": wall}, 1: without_help(3), 2: {}, 3: {}}, help_die=1)
    assert found.fought()[:2] == [(3, "victory"), (3, "draw")]
    assert (found.points(0), found.goods(0)) == (1, (1, 0, 0))


@rules("K-20.12")
def test_the_fortress_scores_every_victory() -> None:
    fortress = ["palisade", "stable", "stone_wall", "fortress"]
    won = winter("en_1_orcs_3", {0: {"buildings": fortress, "soldiers": 2}, 1: {"soldiers": 20}})
    assert won.points(0) == 1
    lost = winter("en_5_dragons_9", {0: {"buildings": fortress}}, options={"more_buildings": False})
    assert lost.points(0) == -5


ACADEMY = ["improvised_defenses", "recruiting_center", "training_camp", "military_academy"]


@rules("K-20.18", "A-10", "A-11")
@pytest.mark.parametrize(("help_die", "soldiers"), [(3, 5), (5, 5), (6, 6)])
def test_the_military_academy_takes_the_better_die(help_die: int, soldiers: int) -> None:
    """T-41: the own die shows 5."""
    found = winter(
        "en_5_demons_9", {0: {"buildings": ACADEMY}}, help_die=help_die, chance=["5"], options={"more_buildings": True}
    )
    assert found.fought()[0] == (soldiers, "defeat")
    keys = [event.key for event in found.events]
    assert keys.index("academy") < keys.index("enemy")


# --- module 3 -------------------------------------------------------------------------------------------------------


def tokens(seats: int = 3, **player: object) -> Table:
    ready = table("recruit", "recruiting", seats, players={0: player}, options=FULL, enemy="en_1_orcs_3")
    return ready.go("begin_winter")


@rules("K-18.2", "K-1.6")
def test_tokens_are_sent_in_secret_and_shown_together() -> None:
    found = tokens()
    assert found.state.to_act() == (0, 1, 2)
    assert found.legal(seat=1) == ["send-army 0", "send-army 1", "send-army 2", "send-army 3", "send-army 4"]
    found.do("send-army 4", seat=1)
    assert found.heard(0) == [{"event": "sent-army-hidden", "seat": 1}]
    assert found.state.view(0) == found.state.copy().view(0)
    assert found.state.private(1)["sent"] == 4
    assert found.state.private(0)["sent"] is None
    found.do("send-army 1", seat=0)
    assert found.told("enemy") == []
    found.do("send-army 0", seat=2)
    assert found.fought() == [(1, "defeat"), (4, "victory"), (0, "defeat")]
    assert found.state.armies == [[0, 1, 2, 3, 4], [0, 1, 1, 2, 3], [1, 1, 2, 3, 4]]
    assert found.state.spent == [[1], [4], [0]]


@rules("K-18.2")
def test_a_spent_token_is_gone_and_the_last_alike_are_not_asked_for() -> None:
    found = tokens(armies=[1, 1], armies_spent=[0, 2, 3, 4])
    assert found.state.to_act() == (1, 2)
    gone = tokens(armies=[0, 2], armies_spent=[1, 1, 3, 4])
    assert gone.refused("send-army 1", 0) == "K-18.2"


@rules("K-20.18", "A-10")
@pytest.mark.parametrize(("token", "face", "soldiers"), [("1", "5", 3), ("1", "2", 1), ("4", "6", 4), ("2", "3", 2)])
def test_with_tokens_the_academys_die_is_halved(token: str, face: str, soldiers: int) -> None:
    found = tokens(buildings=ACADEMY)
    found.do("send-army 0", seat=1).do("send-army 0", seat=2).do(f"send-army {token}", seat=0, chance=[face])
    assert found.fought()[0][0] == soldiers + 1  # Improvised Defenses


# --- governors ------------------------------------------------------------------------------------------------------


def test_the_general_is_stronger_and_the_knight_scores_more() -> None:
    players = {0: {"soldiers": 5, "governor": "general"}, 1: {"soldiers": 8, "governor": "knight"}}
    found = winter("en_1_orcs_3", players, options={"governors": True})
    assert found.fought()[:2] == [(7, "victory"), (9, "victory")]
    assert (found.points(0), found.points(1)) == (0, 2)


@rules("K-17.2")
def test_the_healer_may_pay_for_a_building() -> None:
    healer = {"gold": 3, "wood": 1, "points": 3, "buildings": ["statue"], "governor": "healer"}
    found = winter("en_2_goblins_4", {0: healer}, options={"governors": True})
    assert (found.step, found.goods(0)) == ("ransom-building", (1, 1, 0))
    assert found.legal() == ["ransom gold_wood", "lose-building"]
    gone = Table(found.state.copy()).do("lose-building")
    assert (gone.built(0), gone.points(0)) == ([], 0)
    found.do("ransom gold_wood")
    assert (found.built(0), found.points(0)) == (["statue"], 3)
    poor = winter("en_2_goblins_4", {0: {**healer, "gold": 2, "wood": 1}}, options={"governors": True})
    assert poor.built(0) == []
