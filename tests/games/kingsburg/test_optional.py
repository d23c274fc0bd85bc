"""Chapter 19 and A-24: which effects used automatically, which are asked for, and what it means to leave one."""

import pytest

from hoftag.games.kingsburg.dice import dice_name
from hoftag.games.kingsburg.meta import GAME
from tests.games.kingsburg.table import Options, Players, Table, opening, table, winter
from tests.rules import rules

GUILD = ["inn", "market", "farm", "merchants_guild"]
FARM = ["inn", "market", "farm"]
CATHEDRAL = ["statue", "chapel", "church", "cathedral"]
FORTRESS = ["palisade", "stable", "stone_wall", "fortress"]
EMBASSY = ["barricade", "crane", "town_hall", "embassy"]
ASKED: Options = {"optional_effects": "asked"}
ALL: Options = {**GAME.fullest, "optional_effects": "asked"}
GOVERNORS: Options = {"governors": True}


def begun(
    players: Players, *, phase: str = "summer", seats: int = 4, options: Options | None = None, **facts: object
) -> Table:
    """A season that has begun, up to its first question."""
    ready = opening(players, phase=phase, seats=seats, options=options, **facts)
    with ready.listening() as tell:
        ready.state.go_on(tell)
    return ready


# --- bonus dice -----------------------------------------------------------------------------------------------------


@rules("A-24", "K-4.1", "K-4.3", "K-20.3")
def test_the_die_of_the_farm_is_asked_for_since_it_changes_the_turn_order() -> None:
    found = begun({0: {"buildings": FARM}})
    assert (found.step, found.actor) == ("season-start", 0)
    assert found.legal() == ["use-effects", "skip farm"]
    used = Table(found.state.copy()).rigged("use-effects", ["1", "1", "1", "6", *"222", *"333", *"444"])
    assert (dice_name(used.state.hands[0]), used.state.order) == ("1+1+1+6*", [1, 0, 2, 3])
    found.rigged("skip farm", [*"111", *"222", *"333", *"444"])
    assert found.told("skipped") == [{"seat": 0, "building": "farm"}]
    assert (dice_name(found.state.hands[0]), found.state.order) == ("1+1+1", [0, 1, 2, 3])


@rules("A-24", "K-3.1")
def test_the_king_s_die_and_the_farm_s_are_left_one_by_one() -> None:
    found = begun({0: {"buildings": FARM, "bonus_dice": 1}}, phase="spring")
    assert found.legal() == ["use-effects", "skip farm", "skip-favour"]
    found.do("skip-favour")
    assert found.told("skipped-favour") == [{"seat": 0}]
    assert found.legal() == ["use-effects", "skip farm"]
    one = Table(found.state.copy()).do("use-effects")
    assert dice_name(one.state.hands[0]).count("*") == 1
    assert "*" not in dice_name(found.do("skip farm").state.hands[0])


@rules("A-24", "K-17.2")
def test_the_fairy_s_die_is_asked_for_in_summer() -> None:
    found = begun({0: {"governor": "fairy"}}, options=GOVERNORS)
    assert found.legal() == ["use-effects", "skip-governor"]
    found.do("skip-governor")
    assert found.told("skipped-governor") == [{"seat": 0, "governor": "fairy"}]
    assert "*" not in dice_name(found.state.hands[0])


@rules("K-21.7", "A-24")
def test_a_priest_who_leaves_a_die_is_blessed_with_one() -> None:
    found = begun({0: {"governor": "priest", "buildings": FARM}}, options=GOVERNORS)
    found.rigged("skip farm", [*"123", *"666", *"666", *"666"])
    assert dice_name(found.rigged("bless", ["4"]).state.hands[0]) == "1+2+3+4*"


@rules("K-19.1")
def test_everybody_is_asked_before_anybody_rolls() -> None:
    found = begun({0: {"buildings": FARM}, 2: {"buildings": FARM}}, order=[3, 2, 1, 0])
    assert found.actor == 2
    found.do("use-effects")
    assert (found.actor, found.told("rolled")) == (0, [])
    found.do("use-effects")
    assert [event["seat"] for event in found.told("rolled")] == [3, 2, 1, 0]


# --- goods ----------------------------------------------------------------------------------------------------------


def guild(mine: list[str], *others: list[str], phase: str = "summer", year: int = 2, **facts: object) -> bool:
    """Whether the owner of a Merchants' Guild may leave its gold."""
    players = {seat: {"buildings": built} for seat, built in enumerate([mine, *others])}
    found = begun(players, phase=phase, seats=len(players), options=None, year=year, **facts)
    return found.step == "season-start" and "skip merchants_guild" in found.legal()


@rules("A-24", "K-10.3", "K-20.4")
def test_gold_of_the_merchants_guild_need_not_cost_the_envoy() -> None:
    """Both have four buildings, the owner 1 gold and the other 2 goods: with another gold nobody would be behind."""
    players = {0: {"buildings": GUILD, "gold": 1}, 1: {"buildings": CATHEDRAL, "wood": 2}}
    taken = begun(players, seats=2).do("use-effects")
    left = begun(players, seats=2).do("skip merchants_guild", "use-effects")
    assert (taken.goods(0), left.goods(0)) == ((2, 0, 0), (1, 0, 0))
    for found, envoy in ((taken, -1), (left, 0)):
        found.state.phase = 3
        assert found.go("send_envoy").state.envoy == envoy


@rules("A-24", "K-10.2", "K-3.1")
def test_gold_is_asked_for_as_long_as_goods_may_decide() -> None:
    assert guild(GUILD, CATHEDRAL)
    assert guild(GUILD, CATHEDRAL[:3]), "the other may build one more"
    assert guild(GUILD, [*CATHEDRAL, "palisade"]), "so may the owner"
    assert not guild(GUILD, CATHEDRAL[:2]), "the other is surely behind"
    assert guild(GUILD, CATHEDRAL[:2], envoy=1), "unless the envoy builds a second"
    assert not guild(GUILD, [*CATHEDRAL, *FORTRESS[:2]]), "the owner is surely behind"
    assert not guild(GUILD, CATHEDRAL, CATHEDRAL[:2]), "somebody is behind both"


@rules("A-24", "K-3.2")
def test_gold_counts_in_summer_and_in_autumn_but_not_for_a_year_that_never_comes() -> None:
    assert not guild(GUILD, CATHEDRAL, phase="spring")
    assert guild(GUILD, CATHEDRAL, phase="autumn")
    assert guild(GUILD, CATHEDRAL, phase="autumn", year=4)
    assert not guild(GUILD, CATHEDRAL, phase="autumn", year=5)
    assert guild(GUILD, CATHEDRAL, phase="summer", year=5), "the envoy of the last autumn is worth as much"
    assert guild(GUILD, [*CATHEDRAL, "inn", "market"], phase="autumn"), "a defeat takes a building"


@rules("A-24", "K-12.7")
def test_a_defeat_takes_one_building_and_no_more() -> None:
    """In autumn everybody may build one more; then the enemy comes."""
    assert guild(GUILD, CATHEDRAL[:2], phase="autumn"), "three each, if the other builds and the owner loses"
    assert not guild(GUILD, CATHEDRAL[:1], phase="autumn"), "the other is surely behind"
    assert guild(GUILD, [*CATHEDRAL, "inn", "market"], phase="autumn"), "five each, if the owner builds"
    assert not guild(GUILD, [*CATHEDRAL, "inn", "market", "farm"], phase="autumn"), "the owner is surely behind"


@rules("A-24", "K-21.10")
def test_goods_at_the_end_of_a_year_may_be_left_for_the_favour() -> None:
    def end_of_year(rival: dict[str, object]) -> Table:
        players = {0: {"governor": "miner"}, 1: {"governor": "thief", **rival}}
        faced = ["en_1_zombies_4", "en_2_zombies_5", "en_3_zombies_6"]
        ready = table("recruit", "recruiting", 2, players=players, options=GOVERNORS, year=3, faced=faced)
        ready.state.phase = 7
        return ready.go("end_year")

    found = end_of_year({"gold": 1})
    assert (found.step, found.legal()) == ("harvest", ["use-effects", "skip-governor"])
    assert found.effects("use-effects") == {"gold": 1}
    tied = Table(found.state.copy()).do("use-effects")
    assert tied.told("favour-die") == []
    assert found.do("skip-governor").told("favour-die") == [{"seat": 0}]
    assert end_of_year({"buildings": ["inn"]}).step != "harvest", "the miner is behind in any case"


@rules("A-24", "K-20.10")
def test_the_full_price_may_be_paid_where_goods_may_decide() -> None:
    crane = {"buildings": ["barricade", "crane", "inn", "market"], "gold": 3, "wood": 4, "stone": 2}
    level = table("build", players={0: crane, 1: {"buildings": CATHEDRAL}}, seats=2)
    assert [text for text in level.legal() if text.endswith(" farm")] == ["build farm", "build-dear farm"]
    assert level.effects("build-dear farm")["gold"] == level.effects("build farm")["gold"] - 1 == -2
    assert "build-dear statue" not in level.legal(), "where there is no discount the price is the same"
    assert level.refusal("build-dear embassy") == ("not-leftmost", "K-7.2")
    assert level.do("build-dear farm").goods(0)[0] == 1
    ahead = table("build", players={0: crane}, seats=2)
    assert ahead.refusal("build-dear farm") == ("not-that-way", "A-24")
    assert "build-dear farm" in table("build", players={0: crane}, seats=2, options=ASKED).legal()


@rules("A-24", "K-20.8", "K-17.2")
def test_soldiers_may_be_paid_dearly() -> None:
    barracks = {"buildings": ["guard_tower", "blacksmith", "barracks"], "gold": 3}
    level = table("recruit", "recruiting", 2, players={0: barracks, 1: {"buildings": CATHEDRAL[:3]}})
    assert level.legal("recruit") == ["recruit gold", "recruit gold_gold"]
    assert level.do("recruit gold_gold").goods(0) == (1, 0, 0)
    ahead = table("recruit", "recruiting", 2, players={0: barracks})
    assert ahead.legal("recruit") == ["recruit gold"]
    first = {**barracks, "governor": "quartermaster"}
    free = table("recruit", "recruiting", 2, players={0: first}, options={**ASKED, **GOVERNORS})
    assert free.legal("recruit") == ["recruit nothing", "recruit gold", "recruit gold_gold"]


@rules("K-21.9", "A-24")
def test_the_tax_collector_may_take_nothing() -> None:
    builder = {"buildings": CATHEDRAL[:3], "gold": 9, "wood": 9, "stone": 9}
    players = {0: builder, 1: {"governor": "tax_collector"}}
    found = table("build", players=players, options=GOVERNORS).do("build cathedral")
    assert (found.step, found.actor) == ("tax-goods", 1)
    assert found.legal() == ["take gold", "take wood", "take stone", "decline"]
    assert found.effects("decline") == {}
    found.do("decline")
    assert found.goods(1) == (0, 0, 0)
    assert found.told("skipped-governor") == [{"seat": 1, "governor": "tax_collector"}]
    old = table("build", players=players, options=GOVERNORS, rules=1).do("build cathedral")
    assert old.refused("decline") == "K-21.9"


# --- points ---------------------------------------------------------------------------------------------------------


@rules("A-24", "K-21.2", "K-20.7")
def test_the_minstrel_is_asked_whether_points_are_taken() -> None:
    embassy = {"buildings": EMBASSY}
    options = {"governors": True, "more_buildings": True}
    found = table("build", players={0: {**embassy, "governor": "minstrel"}}, options=options).go("begin_season_end")
    assert (found.step, found.legal()) == ("season-end", ["use-effects", "skip embassy"])
    assert found.effects("use-effects") == {"points": 1}
    assert found.effects("skip embassy") == {}
    assert found.do("skip embassy").points(0) == 0
    other = table("build", players={0: {**embassy, "governor": "knight"}}, options=options).go("begin_season_end")
    assert (other.step, other.points(0)) != ("season-end", 0)


@rules("A-24", "K-21.2", "K-20.12", "K-20.13")
def test_the_minstrel_may_leave_what_a_victory_brings_and_the_cathedral() -> None:
    minstrel = {"governor": "minstrel", "soldiers": 9, "buildings": [*FORTRESS, *CATHEDRAL], "gold": 4}
    found = winter("en_5_demons_8", {0: minstrel, 1: {"points": 30}}, seats=2, options=GOVERNORS)
    assert (found.step, found.legal()) == ("triumph", ["use-effects", "skip fortress"])
    before = found.points(0)
    found.do("skip fortress")
    assert (found.step, found.points(0)) == ("last-points", before)
    assert found.effects("use-effects") == {"points": 2}
    assert found.do("skip cathedral").over
    assert found.points(0) == before + 1, "the Minstrel is last"


@rules("A-24", "K-20.12")
@pytest.mark.parametrize(
    ("enemy", "governor", "others", "asked"),
    [
        ("en_2_zombies_5", "minstrel", [], True),
        ("en_2_zombies_5", "knight", FORTRESS[:3], False),
        ("en_2_goblins_4", "knight", FORTRESS[:3], True),
        ("en_2_goblins_4", "knight", [], False),
    ],
)
def test_the_stone_wall_is_asked_for_where_the_spoils_may_hurt(
    enemy: str, governor: str, others: list[str], asked: bool
) -> None:
    """Points hurt the Minstrel; goods whoever may be level with somebody when the favour comes."""
    strength = int(enemy[-1]) - (3 if "zombies" in enemy else 2)
    wall = {"buildings": FORTRESS[:3], "governor": governor, "soldiers": strength - 1}
    found = winter(enemy, {0: wall, 1: {"buildings": others, "soldiers": 12}}, seats=2, options=GOVERNORS)
    assert (found.step == "stone-wall") == asked
    if asked:
        assert found.legal() == ["use-effects", "skip stone_wall"]
        assert Table(found.state.copy()).do("use-effects").fought()[0][1] == "victory"
        assert found.do("skip stone_wall").fought()[0][1] == "draw"


# --- where everything is asked for ------------------------------------------------------------------------------------


@rules("A-24", "K-8.3", "K-19.2")
def test_what_only_gives_can_be_left_piece_by_piece() -> None:
    owner = {"buildings": ["inn", *EMBASSY]}
    options = {**ASKED, "more_buildings": True}
    found = table("build", players={0: owner}, options=options).go("begin_season_end")
    assert found.legal() == ["use-effects", "skip inn", "skip embassy"]
    assert found.effects("use-effects") == {"plus2": 1, "points": 1}
    found.do("skip inn")
    assert found.legal() == ["use-effects", "skip embassy"]
    assert found.effects("use-effects") == {"points": 1}
    assert found.refusal("skip inn") == ("no-such-effect", "K-8.3")
    assert found.refusal("enough") == ("effects-first", "K-8.3")
    found.do("use-effects")
    assert (found.plus2(0), found.points(0)) == (0, 1)
    alone = table("build", players={0: owner}, options={"more_buildings": True}).go("begin_season_end")
    assert (alone.plus2(0), alone.points(0)) == (1, 1)


@rules("K-20.17", "K-19.4")
def test_the_training_camp_may_stand_idle() -> None:
    camp = {"buildings": ["improvised_defenses", "recruiting_center", "training_camp"]}
    found = table("build", "autumn", players={0: camp}, options=ALL).go("begin_season_end")
    assert found.legal() == ["use-effects", "skip training_camp"]
    assert found.effects("use-effects") == {"soldiers": 1}
    assert found.do("skip training_camp").soldiers(0) == 0


@rules("K-20.9", "K-19.5")
def test_the_stables_are_asked_each_time() -> None:
    council = [
        {"advisor": advisor, "seat": 0, "dice": dice} for advisor, dice in (("sergeant", "5"), ("general", "4+6"))
    ]
    players = {0: {"buildings": ["palisade", "stable"]}}
    found = table("reward", players=players, council=council, options=ASKED).go("begin_rewards")
    assert (found.step, found.legal(), found.soldiers(0)) == ("stables", ["use-effects", "skip stable"], 1)
    assert found.effects("use-effects") == {"soldiers": 1}
    found.do("skip stable")
    assert (found.step, found.soldiers(0)) == ("stables", 3)
    assert found.do("use-effects").soldiers(0) == 4
    assert table("reward", players=players, council=council).go("begin_rewards").soldiers(0) == 5


@rules("K-12.3", "K-20.3", "K-20.11")
def test_strength_may_be_left_but_not_what_it_is_lessened_by() -> None:
    owner = {"buildings": ["guard_tower", "blacksmith", "palisade", *FARM], "soldiers": 2, "governor": "general"}
    found = winter("en_2_zombies_5", {0: owner}, seats=2, options={**ASKED, **GOVERNORS})
    assert found.step == "muster"
    assert found.legal() == ["use-effects", "skip guard_tower", "skip blacksmith", "skip palisade", "skip-governor"]
    assert found.state.public()["enemy"] is not None, "the enemy is revealed"
    with_all = Table(found.state.copy()).do("use-effects")
    assert with_all.fought()[0] == (3 + 1 + 1 + 2 + 1 - 1, "victory")
    found.do("skip palisade", "skip-governor", "use-effects")
    assert found.fought()[0] == (3 + 1 + 1 - 1, "defeat")


@rules("K-20.18", "A-10")
def test_the_academy_need_not_roll() -> None:
    academy = {"buildings": ["improvised_defenses", "recruiting_center", "training_camp", "military_academy"]}
    found = winter("en_2_zombies_5", {0: academy}, seats=2, options={**ASKED, "more_buildings": True}, help_die=1)
    assert (found.step, found.legal()) == ("academy", ["use-effects", "skip military_academy"])
    assert found.effects("use-effects") == {}, "the die decides"
    rolled = Table(found.state.copy()).rigged("use-effects", ["6"])
    assert rolled.soldiers(0) == 6
    assert found.do("skip military_academy").told("academy") == []


@rules("K-17.2")
@pytest.mark.parametrize(
    ("governor", "stage", "phase", "step"),
    [
        ("seer", "begin_year", "favour", "year-gift"),
        ("general", "begin_recruiting", "autumn", "spying"),
        ("preacher", "preach", "summer", "sermon"),
        ("sculptor", "end_year", "winter", "harvest"),
        ("minstrel", "end_year", "winter", "song"),
        ("damsel", "send_envoy", "summer", "envoy-tie"),
    ],
)
def test_what_governors_bring_is_asked_for(governor: str, stage: str, phase: str, step: str) -> None:
    players = {0: {"governor": governor}, 1: {"governor": "knight"}}
    ready = table("recruit", "recruiting", 2, players=players, options={**ASKED, **GOVERNORS}, year=2)
    ready.state.phase = ["favour", "", "", "summer", "", "autumn", "", "winter"].index(phase)
    found = ready.go(stage)
    assert (found.step, found.actor, found.legal()) == (step, 0, ["use-effects", "skip-governor"])
    left = Table(found.state.copy()).do("skip-governor")
    used = found.do("use-effects")
    assert left.told("skipped-governor")[0] == {"seat": 0, "governor": governor}
    told = {"governor-paid", "peeked", "envoy-goes"}
    assert {event.key for event in used.events} & told
    assert not [event for event in left.events if event.key in told and event.args.get("seat") == 0]
    alone = table("recruit", "recruiting", 2, players=players, options=GOVERNORS, year=2)
    alone.state.phase = ready.state.phase
    if governor != "sculptor":  # of whom nobody knows yet who will be behind
        assert alone.go(stage).step != step


@rules("K-17.2", "K-20.12")
def test_a_triumph_is_asked_for() -> None:
    owner = {"buildings": FORTRESS, "governor": "knight", "soldiers": 9}
    found = winter("en_2_zombies_5", {0: owner}, seats=2, options={**ASKED, **GOVERNORS}).do("use-effects")
    assert (found.step, found.legal()) == ("triumph", ["use-effects", "skip fortress", "skip-governor"])
    assert found.effects("use-effects") == {"points": 2}
    assert found.effects("skip fortress") == {}
    found.do("skip fortress", "use-effects")
    assert found.told("governor-paid")[0]["gains"] == ["point"]


def test_by_version_1_none_of_this_is_asked() -> None:
    """Old records know no such question, and positions say nothing of what is left."""
    players = {0: {"buildings": GUILD, "bonus_dice": 1}, 1: {"buildings": CATHEDRAL}}
    found = begun(players, rules=1, seats=2, phase="spring")
    assert found.step == "place-dice"
    assert (found.goods(0), dice_name(found.state.hands[0]).count("*")) == ((1, 0, 0), 2)
    assert "optional_effects" not in found.state.terms.options


def test_a_position_between_two_answers_is_saved_with_what_is_left() -> None:
    found = begun({0: {"buildings": FARM, "bonus_dice": 1}}, phase="spring").do("skip-favour")
    document = found.state.save()
    assert document["unused"] == ["favour"]
    again = Table(GAME.load(document))
    assert again.legal() == found.legal() == ["use-effects", "skip farm"]
    assert again.state.digest() == found.state.digest()
    assert "unused" not in again.do("use-effects").state.save()
