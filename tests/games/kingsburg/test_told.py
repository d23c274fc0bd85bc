"""What the chronicle tells, piece by piece: who gets what, from whom, and what is paid for it."""

import pytest

from hoftag.core.events import SPECTATOR, Tell
from hoftag.games.kingsburg.components import GOVERNOR
from hoftag.games.kingsburg.meta import GAME
from tests.games.kingsburg.table import FULL, Table, council, opening, table, winter
from tests.rules import rules

GOVERNORS = {"governors": True}
CATHEDRAL = ["statue", "chapel", "church", "cathedral"]
FORTRESS = ["palisade", "stable", "stone_wall", "fortress"]


def paid(advisor: str, **player: object) -> Table:
    """Seat 0 has influenced one advisor; everybody has passed."""
    found = table("place-dice", players={0: {"dice": "1", **player}}, council=council((advisor, 0, "6")))
    return found.do("pass")


# --- set-up and court -----------------------------------------------------------------------------------------------


@rules("K-1.1", "K-17.1")
def test_governors_are_dealt_and_chosen_in_secret() -> None:
    tell = Tell()
    found = Table(GAME.new(2, 1, GOVERNORS, tell=tell))
    (order,) = [event for event in tell.events if event.key == "first-order"]
    assert order.args == {"seat": found.state.order[0]}
    for seat, offer in enumerate(found.state.offers):
        (dealt,) = [event for event in tell.events if event.key == "dealt-governors" and event.seen_by(seat) is event]
        assert dealt.args == {"seat": seat, "governors": GOVERNOR.names(offer)}
        assert dealt.seen_by(SPECTATOR) is None
        assert found.state.prompt(seat).args == {"count": 3}
    for seat in range(2):
        kept = GOVERNOR.ids[found.state.offers[seat][0]]
        found.do(f"choose {kept}", seat=seat)
        assert {"event": "chose-governor", "seat": seat, "governor": kept} in found.heard(seat)
        for viewer in (1 - seat, SPECTATOR):
            assert found.heard(viewer)[0] == {"event": "chose-governor-hidden", "seat": seat}


@rules("K-21.11", "A-20")
def test_the_thief_s_beginnings_are_told() -> None:
    players = {0: {"governor": "thief"}, 1: {"governor": "knight"}}
    ready = table("recruit", "recruiting", 2, players=players, options=GOVERNORS)
    ready.state.phase = 0
    found = ready.go("start_kits")
    assert (found.step, found.legal()) == ("start-kit", ["use-effects", "skip-governor"])
    found.do("use-effects")
    assert found.told("start-points") == [{"seat": 0, "points": -3}]
    assert (found.step, found.asked()[1]) == ("start-goods", "K-21.11")
    found.do("take gold_gold_wood_stone")
    assert found.told("took-start-goods") == [{"seat": 0, "gains": ["gold", "gold", "wood", "stone"]}]


@rules("K-3.1", "K-3.3", "K-17.2")
def test_favours_are_told() -> None:
    tied = table("recruit", "recruiting", 2, players={0: {"governor": "damsel"}}, options=GOVERNORS).go("begin_favour")
    assert tied.told("damsel-die") == [{"seat": 0, "governor": "damsel"}]
    assert tied.state.bonus == [1, 0]
    found = table("favour-good", "favour", actor=0, favoured=[0, 1]).do("take wood")
    assert found.told("took-favour") == [{"seat": 0, "gains": ["wood"]}]


@rules("K-9.1", "A-01")
def test_honour_is_told() -> None:
    players = {2: {"buildings": ["inn"]}}
    assert table("trade-goods", "spring", players=players).go("honour").told("honour") == [{"seat": 2, "points": 1}]
    nobody = table("trade-goods", "spring", options={"honour_without_buildings": "nobody"}).go("honour")
    assert (nobody.told("honour"), nobody.told("honour-nobody")) == ([], [{}])


@rules("K-10.2", "K-17.2")
def test_the_way_of_the_envoy_is_told() -> None:
    inn = {"buildings": ["inn"]}
    found = table("trade-goods", "summer", 3, players={0: inn, 1: inn}).go("send_envoy")
    assert (found.told("envoy-goes"), found.told("envoy-stays")) == ([{"seat": 2}], [])
    players = {0: {"governor": "damsel"}, 1: {"governor": "thief"}}
    tied = table("trade-goods", "summer", 2, players=players, options=GOVERNORS).go("send_envoy")
    assert (tied.told("envoy-goes"), tied.told("envoy-stays")) == ([{"seat": 0}], [])


@rules("K-21.3")
def test_a_founded_building_is_told() -> None:
    players = {0: {"governor": "sorcerer"}, 1: {"governor": "thief"}}
    found = table("recruit", "recruiting", players=players, options=GOVERNORS, year=3).go("begin_year")
    assert found.state.prompt(0).args == {"count": 3}
    found.do("found inn")
    assert found.told("founded") == [{"seat": 0, "building": "inn"}]
    assert found.state.prompt(0).args == {"count": 2}


@rules("K-17.2")
def test_the_seer_s_gift_is_told() -> None:
    players = {0: {"governor": "seer"}, 1: {"buildings": ["inn"]}}
    found = table("recruit", "recruiting", players=players, options=GOVERNORS, year=2).go("begin_year")
    assert found.told("year") == [{"year": 2}]
    assert found.told("governor-paid") == [{"seat": 0, "governor": "seer", "gains": ["plus2"]}]


# --- a season -------------------------------------------------------------------------------------------------------


@rules("K-17.3", "K-21.7", "K-21.4")
def test_what_governors_make_of_dice_is_told() -> None:
    heiress = {"governor": "heiress", "dice": "1+2+3"}
    found = table("change-dice", players={0: heiress}, options=GOVERNORS).do("inherit")
    assert found.told("governor-paid") == [{"seat": 0, "governor": "heiress", "gains": ["plus2", "plus2"]}]
    priest = {"governor": "priest", "dice": "2+2+2+3*"}
    found = table("change-dice", players={0: priest}, options=GOVERNORS).do("bless")
    assert found.told("governor-paid") == [{"seat": 0, "governor": "priest", "gains": ["point"]}]
    priest["dice"] = "2+2+2"
    found = table("change-dice", players={0: priest}, options=GOVERNORS).rigged("bless", ["4"])
    assert found.told("dice-changed") == [{"seat": 0, "governor": "priest", "dice": "2+2+2+4*", "total": 10}]
    philosopher = {"governor": "philosopher", "dice": "5+5+5"}
    found = table("change-dice", players={0: philosopher}, options=GOVERNORS).do("flip-dice")
    assert found.told("dice-changed") == [{"seat": 0, "governor": "philosopher", "dice": "2+2+2", "total": 6}]
    assert found.told("governor-paid") == [{"seat": 0, "governor": "philosopher", "gains": ["point"]}]


@rules("K-5.1", "K-5.7", "K-10.5")
def test_placements_are_told() -> None:
    player = {"dice": "1+3+5", "plus2": 1}
    found = table("place-dice", players={0: player, 1: {"dice": "1"}}, council=council(("merchant", 1, "4")), envoy=0)
    assert found.asked() == ("place-dice", "K-5.1")
    assert found.state.prompt(0).args == {"dice": "1+3+5"}
    again = Table(found.state.copy()).do("influence-again merchant 1+3 alone")
    assert again.told("influenced-again") == [{"seat": 0, "advisor": "merchant", "dice": "1+3", "aid": "alone"}]
    found.do("influence architect 1 plus2")
    assert found.told("influenced") == [{"seat": 0, "advisor": "architect", "dice": "1", "aid": "plus2"}]
    assert found.do("pass").told("passed")[0] == {"seat": 1}


@rules("K-17.2", "A-23")
def test_the_duke_s_move_is_told() -> None:
    players = {0: {"dice": "1", "governor": "duke"}, 1: {"governor": "thief"}}
    found = table("place-dice", players=players, options=GOVERNORS, council=council(("treasurer", 0, "3+3"))).do("pass")
    assert found.state.prompt(0).args == {"advisor": "treasurer"}
    found.do("to-duchess")
    assert found.told("moved-to-duchess") == [{"seat": 0, "advisor": "treasurer", "to_advisor": "duchess"}]


@rules("K-6.2", "A-06")
@pytest.mark.parametrize(
    ("advisor", "choice", "gains"),
    [
        ("jester", "", ["point"]),
        ("king", "", ["gold", "wood", "stone", "soldier"]),
        ("general", "", ["soldier", "soldier"]),
        ("duchess", "gold_stone", ["gold", "stone", "plus2"]),
        ("queen", "wood_wood", ["wood", "wood", "point", "point", "point"]),
    ],
)
def test_what_an_advisor_pays_is_told(advisor: str, choice: str, gains: list[str]) -> None:
    found = paid(advisor)
    if choice:
        assert (found.asked(), found.state.prompt(0).args) == (("reward", "K-6.2"), {"advisor": advisor})
        found.do(f"take {choice}")
    assert found.told("advisor-paid") == [{"seat": 0, "advisor": advisor, "gains": gains}]


@rules("K-6.2", "K-6.4", "A-06")
def test_what_an_advisor_is_paid_is_told() -> None:
    found = paid("alchemist", stone=1)
    assert (found.asked(), found.state.prompt(0).args) == (("trade", "K-6.2"), {"advisor": "alchemist"})
    declined = Table(found.state.copy()).do("decline")
    assert declined.told("declined") == [{"seat": 0, "advisor": "alchemist"}]
    found.do("take gold_wood")
    trade = {"seat": 0, "advisor": "alchemist", "paid_gains": ["stone"], "gains": ["gold", "wood"]}
    assert found.told("advisor-traded") == [trade]
    smuggled = paid("smuggler").do("take gold_gold_wood").told("advisor-traded")
    assert smuggled == [{"seat": 0, "advisor": "smuggler", "paid_gains": ["point"], "gains": ["gold", "gold", "wood"]}]


@rules("K-6.3", "K-1.6")
def test_a_look_at_the_enemy_tells_his_strength_to_one_alone() -> None:
    found = table("place-dice", players={0: {"dice": "1"}}, council=council(("general", 0, "4+6")))
    found.rigged("pass", ["en_1_orcs_3"])
    assert {"event": "peeked", "seat": 0, "enemy": "en_1_orcs_3", "strength": 3} in found.heard(0)
    for viewer in (1, SPECTATOR):
        assert {"event": "peeked-hidden", "seat": 0} in found.heard(viewer)


@rules("K-7.1", "K-7.4", "K-10.4", "K-10.6")
def test_buildings_are_told() -> None:
    found = table("build", players={0: {"gold": 3, "wood": 2, "stone": 1}}, envoy=0)
    assert found.asked() == ("build", "K-7.1")
    assert found.state.prompt(0).args == {"gold": 3, "wood": 2, "stone": 1}
    found.do("build statue")
    assert found.told("built") == [{"seat": 0, "building": "statue", "paid_gains": ["gold", "gold"], "points": 3}]
    assert found.asked() == ("build-again", "K-10.6")
    assert found.told("envoy-used") == []
    found.do("build guard_tower")
    assert found.told("envoy-used") == [{"seat": 0}]
    assert [event["seat"] for event in found.told("built-nothing")] == [1, 2, 3]


@rules("K-21.9", "K-21.6")
def test_taxes_and_sermons_are_told() -> None:
    builder = {"buildings": CATHEDRAL[:3], "gold": 5, "stone": 3, "governor": "preacher"}
    players = {0: builder, 1: {"governor": "tax_collector"}}
    found = table("build", seats=2, players=players, options=GOVERNORS).do("build cathedral")
    assert (found.asked(), found.state.prompt(1).args) == (("tax-goods", "K-21.9"), {"count": 1})
    found.do("take stone")
    assert found.told("took-tax") == [{"seat": 1, "gains": ["stone"]}]
    while found.step == "build":
        found.do("no-building")
    assert found.told("governor-paid") == [{"seat": 0, "governor": "preacher", "gains": ["point"]}]


@rules("K-8.1", "K-20.6", "K-20.14", "K-20.17")
def test_the_end_of_a_season_is_told() -> None:
    player = {"buildings": ["sawmill", "inn", "barricade", "crane", "town_hall"], "wood": 1, "stone": 1}
    found = table("trade-goods", players={0: player}, options={"more_buildings": True}).go("begin_season_end")
    assert found.told("building-paid") == [{"seat": 0, "building": "inn", "gains": ["plus2"]}]
    found.do("trade sawmill")
    trade = {"seat": 0, "building": "sawmill", "paid_gains": ["wood"], "gains": ["gold", "gold"]}
    assert found.told("building-traded") == [trade]
    found.do("town-hall stone")
    trade = {"seat": 0, "building": "town_hall", "paid_gains": ["stone"], "gains": ["point"]}
    assert found.told("building-traded") == [trade]
    camp = {"buildings": ["improvised_defenses", "recruiting_center", "training_camp"]}
    found = table("trade-goods", "autumn", players={0: camp}, options=FULL).go("begin_season_end")
    assert found.told("building-paid") == [{"seat": 0, "building": "training_camp", "gains": ["soldier"]}]


@rules("K-14.1", "K-14.4")
def test_neutral_dice_are_told() -> None:
    ready = opening(seats=2)
    with ready.listening() as tell:
        ready.state.go_on(tell)
    told = ready.told("neutral-dice")
    assert {event["advisor"]: event["dice"] for event in told}.keys() == ready.held().keys()
    assert ready.events[0].key == "phase"
    assert ready.told("phase") == [{"phase": "summer"}]


# --- winter and the end ---------------------------------------------------------------------------------------------


@rules("K-11.1")
def test_recruiting_asks_with_its_price_and_tells_what_was_paid() -> None:
    found = table("recruit", "recruiting", players={0: {"gold": 3, "wood": 2, "soldiers": 1}})
    assert (found.asked(), found.state.prompt(0).args) == (("recruit", "K-11.1"), {"cost": 2, "soldiers": 1})
    found.do("recruit gold_wood")
    assert found.told("recruited") == [{"seat": 0, "paid_gains": ["gold", "wood"]}]


@rules("K-12.1", "K-12.2", "K-12.4", "K-12.5")
def test_a_battle_is_told() -> None:
    found = winter("en_1_orcs_3", {0: {"soldiers": 5}}, seats=2, help_die=2, order=[1, 0])
    assert found.told("king-helps") == [{"seat": 1, "count": 2}]
    assert found.told("enemy") == [{"enemy": "en_1_orcs_3", "strength": 3}]
    assert found.told("spoils") == [{"seat": 0, "gains": ["gold"]}]
    assert found.told("strongest") == [{"seat": 0, "points": 1}]
    assert found.told("lost-points") == [{"seat": 1, "points": 1}]


@rules("K-12.4", "K-12.6", "K-12.7", "K-17.2", "A-07")
def test_losses_and_what_is_kept_are_told() -> None:
    found = winter("en_1_barbarians_2", {0: {"gold": 1, "wood": 1, "buildings": ["statue"]}})
    assert (found.asked(), found.state.prompt(0).args) == (("lose-goods", "A-07"), {"count": 1})
    found.do("give wood")
    assert found.told("lost-goods") == [{"seat": 0, "gains": ["wood"]}]
    assert found.told("lost-building") == [{"seat": 0, "building": "statue", "points": 3}]
    healer = {"gold": 3, "wood": 1, "points": 3, "buildings": ["statue"], "governor": "healer"}
    found = winter("en_2_goblins_4", {0: healer}, options=GOVERNORS)
    assert found.told("lost-goods") == [{"seat": 0, "gains": ["gold", "gold"]}]
    assert found.state.prompt(0).args == {"building": "statue", "count": 2}
    found.do("ransom gold_wood")
    assert found.told("ransomed") == [{"seat": 0, "building": "statue", "paid_gains": ["gold", "wood"]}]
    won = winter("en_4_orcs_7", {0: {"soldiers": 9}})
    assert (won.asked(), won.state.prompt(0).args) == (("spoils", "K-12.4"), {"count": 1})
    assert won.do("take stone").told("spoils") == [{"seat": 0, "gains": ["stone"]}]


@rules("K-12.4", "K-17.2", "A-07")
def test_a_position_between_two_losses_is_saved_whole() -> None:
    healer = {"gold": 3, "wood": 1, "points": 3, "buildings": ["statue"], "governor": "healer"}
    lost = winter("en_1_barbarians_2", {0: {"gold": 1, "wood": 1}})
    for found in (winter("en_2_goblins_4", {0: healer}, options=GOVERNORS), lost):
        document = found.state.save()
        assert type(document["pending"]) is int
        again = Table(GAME.load(document))
        assert (again.step, again.legal()) == (found.step, found.legal())
        assert again.state.digest() == found.state.digest()


@rules("K-18.2", "K-18.3", "K-20.18")
def test_armies_are_told() -> None:
    academy = ["improvised_defenses", "recruiting_center", "training_camp", "military_academy"]
    players = {0: {"buildings": academy, "soldiers": 1}}
    ready = table("recruit", "recruiting", 2, players=players, options=FULL, enemy="en_1_orcs_3", order=[1, 0])
    found = ready.go("begin_winter")
    assert (found.asked(0), found.state.prompt(0).args) == (("send-army", "K-18.2"), {"soldiers": 1})
    found.do("send-army 2", seat=0)
    assert found.heard(0) == [{"event": "sent-army", "seat": 0, "count": 2}]
    assert found.heard(1) == [{"event": "sent-army-hidden", "seat": 0}]
    found.rigged("send-army 4", ["5"])
    assert found.told("army-shown") == [{"seat": 1, "count": 4}, {"seat": 0, "count": 2}]
    assert found.told("academy") == [{"seat": 0, "face": 5, "count": 3, "building": "military_academy"}]


@rules("K-12.5", "K-17.2", "K-20.12")
def test_a_triumph_is_told() -> None:
    owner = {"buildings": FORTRESS, "governor": "knight", "soldiers": 9}
    found = winter("en_2_zombies_5", {0: owner}, seats=2, options=GOVERNORS)
    assert found.told("governor-paid")[0] == {"seat": 0, "governor": "knight", "gains": ["point"]}
    assert found.told("building-paid")[0] == {"seat": 0, "building": "fortress", "gains": ["point"]}


@rules("K-13.1", "K-13.2", "K-18.3", "K-20.13", "K-21.2", "A-17")
def test_the_end_is_told() -> None:
    players = {
        0: {"points": 7, "buildings": CATHEDRAL, "gold": 5, "governor": "knight", "armies": [2]},
        1: {"points": 3, "governor": "minstrel", "armies": [1]},
    }
    found = table("recruit", "recruiting", 2, players=players, options=FULL, year=5).go("end_year")
    assert found.told("building-paid") == [{"seat": 0, "building": "cathedral", "gains": ["point", "point"]}]
    assert found.told("army-points") == [{"seat": 0, "points": 2}, {"seat": 1, "points": 1}]
    assert found.told("governor-paid") == [{"seat": 1, "governor": "minstrel", "gains": ["point"]}]
    assert found.told("scored") == [{"seat": 0, "points": 11}, {"seat": 1, "points": 5}]
    assert found.told("won") == [{"seat": 0, "points": 11}]
    level = table("recruit", "recruiting", 2, players={0: {"points": 4}, 1: {"points": 4}}, year=5).go("end_year")
    assert level.told("shared-win") == [{"seat": 0, "points": 4}, {"seat": 1, "points": 4}]
