"""What is asked and told on the way, piece by piece."""

from hoftag.core.events import SPECTATOR
from tests.games.citadels.table import drafted, new, turn
from tests.rules import rules

# --- the draft ------------------------------------------------------------------------------------------------------


@rules("C-2.3", "C-3.2", "C-3.4")
def test_a_round_begins_with_the_crown_and_what_lies_face_up() -> None:
    table = turn("mercenary", seat=3, crown=2, holders={"assassin": 0, "thief": 1, "magician": 2}, acted=True)
    table.do_stacked("end-turn", ["king", "thief", "preacher", "merchant"])
    assert table.told("ended-turn") == [{"seat": 3}]
    assert table.told("round") == [{"round": 2, "seat": 2}]
    assert table.told("king-shuffled-back") == [{}]
    assert table.told("face-up") == [{"characters": ["thief", "preacher"]}]
    assert table.state.prompt(2).args == {"count": 5}


@rules("C-3.4", "C-3.10")
def test_what_is_kept_and_put_away_is_told_to_its_drafter_alone() -> None:
    table = drafted(["assassin", "thief", "magician", "king"], characters=["architect", "mercenary", "merchant"])
    kept = {"event": "kept", "seat": 3, "character": "king"}
    away = {"event": "put-away", "seat": 3, "character": "preacher"}
    assert [kept, away] == table.heard(3)[:2]
    for viewer in (0, 1, 2, SPECTATOR):
        hidden = [{"event": "kept-hidden", "seat": 3}, {"event": "put-away-hidden", "seat": 3}]
        assert table.heard(viewer)[:2] == hidden


@rules("C-3.4", "C-3.5", "C-3.6", "C-3.7")
def test_the_draft_cites_its_own_rule() -> None:
    for seats, rule in ((2, "C-3.6"), (3, "C-3.7"), (4, "C-3.4"), (7, "C-3.4")):
        assert new(seats).asked() == ("keep", rule)
    last = drafted(["assassin", "thief", "magician", "king", "preacher", "merchant"], 7, characters=["mercenary"])
    assert (last.asked(), last.state.prompt(6).args) == (("keep", "C-3.5"), {"count": 2})
    second = drafted(["assassin", "thief"], 2, characters=["mercenary"])
    assert (second.asked(), second.state.prompt(1).args) == (("put-away", "C-3.6"), {"count": 5})


# --- a turn ---------------------------------------------------------------------------------------------------------


@rules("C-5.1", "C-5.2", "C-5.7")
def test_a_turn_asks_for_the_action_then_for_a_building_then_for_its_end() -> None:
    table = turn("king", gold={0: 2}, hands={0: ["keep", "tavern"]})
    assert table.asked() == ("action", "C-5.1")
    assert table.state.prompt(0).args == {"character": "king", "gold": 2, "count": 1}
    assert table.do("take-gold").told("took-gold") == [{"seat": 0, "gold": 2}]
    assert table.asked() == ("build", "C-5.2")
    assert table.do("build keep").told("built") == [{"seat": 0, "district": "keep", "gold": 3}]
    assert table.asked() == ("finish", "C-5.7")
    assert table.state.prompt(0).args == {"character": "king", "gold": 1, "count": 0, "others": 0}


@rules("C-5.1", "C-11.2")
def test_drawn_cards_are_told_to_whoever_draws_them() -> None:
    table = turn("king", hands={0: ["keep"]}).do("take-cards", chance=["tavern", "market"])
    assert {"event": "drew", "seat": 0, "districts": ["tavern", "market"]} in table.heard(0)
    for viewer in (1, 2, 3, SPECTATOR):
        assert {"event": "drew-hidden", "seat": 0, "count": 2} in table.heard(viewer)
    assert (table.asked(), table.state.prompt(0).args) == (("discard", "C-5.1"), {"count": 1})
    assert table.do("discard keep").told("discarded") == [{"seat": 0, "district": "keep"}]


@rules("C-10.1")
def test_a_pile_made_anew_is_told() -> None:
    table = turn("architect", hands={0: []}, pile=["tavern"], discards=["keep", "market"])
    table.do("bonus-cards", chance=["tavern", "keep"])
    assert table.told("reshuffled") == [{"cards": 2}]


# --- characters -----------------------------------------------------------------------------------------------------


@rules("C-7.1", "C-7.2", "C-7.4")
def test_victims_and_the_crown_are_told() -> None:
    table = turn("assassin", holders={"thief": 1, "king": 2, "merchant": 3}).do("murder merchant")
    assert table.told("named-victim") == [{"seat": 0, "character": "merchant"}]
    table.finish_turn().do("rob king")
    assert table.told("named-robbed") == [{"seat": 1, "character": "king"}]
    assert table.finish_turn().told("crowned") == [{"seat": 2}]
    again = turn("magician", seat=1, crown=2, holders={"king": 2}).finish_turn()
    assert (again.told("crowned"), again.told("stays-crowned")) == ([], [{"seat": 2}])


@rules("C-7.3", "C-11.2")
def test_the_magician_s_doings_are_told() -> None:
    table = turn("magician", hands={0: ["keep", "palace"], 1: ["tavern"]}).do("swap 1")
    assert table.told("swapped-hands") == [{"seat": 0, "with_seat": 1, "given_count": 2, "taken_count": 1}]
    table = turn("magician", hands={0: ["keep", "palace"]}).do("exchange")
    assert table.told("exchanges") == [{"seat": 0}]
    assert (table.asked(), table.state.prompt(0).args) == (("lay-down", "C-7.3"), {"count": 0})
    table.do("lay-down keep")
    assert table.told("discarded") == [{"seat": 0, "district": "keep"}]
    assert table.state.prompt(0).args == {"count": 1}


@rules("C-6.5", "C-7.6", "C-7.8", "C-8.5")
def test_income_removal_and_the_graveyard_are_told() -> None:
    table = turn("merchant", cities={0: ["tavern", "market"]}).do("income")
    assert table.told("took-income") == [{"seat": 0, "gold": 2, "character": "merchant"}]
    assert table.do("bonus-gold").told("took-bonus-gold") == [{"seat": 0, "gold": 1}]
    for answer in ("reclaim", "decline"):
        table = turn("mercenary", gold={0: 4, 3: 1}, cities={1: ["palace"], 3: ["graveyard"]}, hands={3: []})
        table.do("destroy 1 palace")
        assert table.told("destroyed") == [{"seat": 0, "of_seat": 1, "district": "palace", "gold": 4}]
        assert (table.asked(), table.state.prompt(3).args) == (("reclaim", "C-8.5"), {"district": "palace", "gold": 1})
        table.do(answer)
        assert table.told("reclaimed") == [{"seat": 3, "district": "palace", "gold": 1}] * (answer == "reclaim")
        assert table.told("declined") == [{"seat": 3, "district": "palace"}] * (answer == "decline")


@rules("C-7.3", "C-7.6", "C-7.7", "C-7.8")
def test_what_belongs_to_another_character_cites_its_rule() -> None:
    table = turn("king", hands={0: ["keep"]}, cities={1: ["tavern"]})
    for text, rule in (
        ("murder thief", "C-7.1"),
        ("rob merchant", "C-7.2"),
        ("swap 1", "C-7.3"),
        ("exchange", "C-7.3"),
        ("bonus-gold", "C-7.6"),
        ("bonus-cards", "C-7.7"),
        ("destroy 1 tavern", "C-7.8"),
    ):
        assert table.refusal(text) == ("not-your-character", rule)


# --- purple districts and the end -----------------------------------------------------------------------------------


@rules("C-8.3", "C-8.4")
def test_laboratory_and_smithy_are_told_and_neither_stands_for_the_other() -> None:
    table = turn("assassin", gold={0: 4}, hands={0: ["tavern", "keep"]}, cities={0: ["laboratory", "smithy"]})
    assert table.do("laboratory keep").told("used-laboratory") == [{"seat": 0, "district": "keep", "gold": 1}]
    assert table.do("smithy").told("used-smithy") == [{"seat": 0, "gold": 3}]
    smithy = turn("assassin", gold={0: 4}, hands={0: ["tavern"]}, cities={0: ["smithy"]})
    assert (smithy.legal("laboratory"), smithy.legal("smithy")) == ([], ["smithy"])
    laboratory = turn("assassin", gold={0: 4}, hands={0: ["tavern"]}, cities={0: ["laboratory"]})
    assert (laboratory.legal("laboratory"), laboratory.legal("smithy")) == (["laboratory tavern"], [])


@rules("C-9.1", "C-9.4")
def test_the_scores_are_told() -> None:
    table = turn("mercenary", seat=3, cities={0: ["palace"], 1: ["castle"]}, holders={"thief": 1}, in_round=100)
    table.finish_turn()
    scores = [{"seat": 0, "points": 5}, {"seat": 1, "points": 4}, {"seat": 2, "points": 0}, {"seat": 3, "points": 0}]
    assert table.told("scored") == scores
    assert table.told("won") == [{"seat": 0, "points": 5}]
