"""Whatever is not allowed says which rule forbids it."""

import re
from itertools import islice

import pytest

from hoftag.games.citadels.components import CHARACTER
from hoftag.games.citadels.meta import GAME
from hoftag.games.citadels.moves import MOVES
from hoftag.games.citadels.state import Citadels
from tests.games.citadels.table import Options, new, random_game, turn
from tests.rules import rules

TEXT = GAME.resources().joinpath("rules.en.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"^- \*\*([^*]+)\*\*", TEXT, re.MULTILINE))
OTHER: Options = {
    "unique_districts": True,
    "deck_empty": "stop_drawing",
    "observatory_discard_from": "drawn",
    "purple_once_per": "round",
}


def refusals(state: Citadels, seat: int) -> set[tuple[str, str]]:
    legal = set(state.legal(seat))
    found = set()
    for move in MOVES.all:
        if move not in legal:
            refusal = state.why_not(seat, move)
            found.add((refusal.key, refusal.rule))
    return found


@pytest.mark.parametrize("options", [{}, OTHER])
@pytest.mark.parametrize("seats", range(2, 8))
def test_every_move_outside_the_legal_ones_is_refused_by_a_rule_that_exists(seats: int, options: Options) -> None:
    for seed in (seats, 50 + seats):
        for state, *_ in islice(random_game(seats, seed, options), seed % 11, None, 23):
            for seat in range(seats):
                for key, rule in refusals(state, seat):
                    assert rule in RULES
                    assert key.startswith("refusal-")
                assert state.prompt(seat).rule in RULES


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_question_leaves_the_position_as_it_is(seats: int) -> None:
    for state, *_ in islice(random_game(seats, 8), 0, None, 31):
        before = state.save()
        refusals(state, state.actor)
        state.legal(state.actor)
        state.view(state.actor)
        assert state.save() == before


# --- what would be needed ---------------------------------------------------------------------------------------------


@rules("C-5.3", "C-5.7")
def test_before_the_action_it_says_what_comes_first() -> None:
    table = turn("king", gold={0: 3}, hands={0: ["tavern", "palace"]})
    assert table.lacks("build palace") == ("action-before-building", "C-5.3", {})
    assert table.answer("build palace") == (
        "First take gold or draw cards, then build.",
        "Nimm erst Gold, oder zieh Karten; dann kannst du bauen.",
    )
    assert table.lacks("end-turn") == ("action-first", "C-5.7", {})


@rules("C-5.2")
def test_what_is_too_dear_says_how_much_is_short() -> None:
    table = turn("king", gold={0: 3}, hands={0: ["tavern", "palace"]}, acted=True)
    assert table.lacks("build palace") == (
        "too-dear",
        "C-5.2",
        {"district": "palace", "cost": 5, "gold": 3, "short": 2},
    )
    assert table.answer("build palace") == (
        "The Palace costs 5 gold, and you have 3: you are 2 short.",
        "Der Palast kostet 5 Gold, und du hast 3: 2 zu wenig.",
    )


@rules("C-5.1")
def test_a_second_action_says_what_is_left() -> None:
    table = turn("king", gold={0: 3}, hands={0: ["tavern"]}, acted=True)
    assert table.lacks("take-gold") == ("action-taken", "C-5.1", {"count": 1})
    assert table.do("build tavern").lacks("take-cards") == ("action-taken", "C-5.1", {"count": 0})


@rules("C-5.2", "C-7.7")
def test_whoever_has_built_reads_how_often_one_may() -> None:
    king = turn("king", gold={0: 3}, hands={0: ["tavern", "market"]}, acted=True).do("build tavern")
    assert king.lacks("build market") == ("no-builds-left", "C-5.2", {"count": 1})
    assert king.answer("build market")[0] == "You may build once a turn, and you have already done so."
    cards = ["tavern", "market", "temple", "church"]
    architect = turn("architect", gold={0: 9}, hands={0: cards}, acted=True)
    architect.do("build tavern", "build market", "build temple")
    assert architect.lacks("build church") == ("no-builds-left", "C-7.7", {"count": 3})
    assert architect.answer("build church") == (
        "You may build 3 times a turn, and you have already done so.",
        "3-mal im Zug darfst du bauen, und das hast du getan.",
    )


@rules("C-7.8")
def test_the_mercenary_reads_his_price_and_what_is_short() -> None:
    table = turn("mercenary", gold={0: 1}, cities={1: ["palace"]})
    assert table.lacks("destroy 1 palace") == (
        "removal-too-dear",
        "C-7.8",
        {"seat": 1, "district": "palace", "cost": 4, "gold": 1, "short": 3},
    )
    assert table.answer("destroy 1 palace") == (
        "Removing the Palace costs 4 gold, and you have 1: you are 3 short.",
        "Den Palast zu entfernen kostet 4 Gold, und du hast 1: 3 zu wenig.",
    )


@rules("C-8.3", "C-8.4")
def test_a_purple_district_says_what_it_needs() -> None:
    assert turn("king").lacks("smithy") == ("not-built", "C-8.4", {"districts": ["smithy"]})
    poor = turn("king", gold={0: 1}, cities={0: ["smithy"]})
    assert poor.lacks("smithy") == ("smithy-too-dear", "C-8.4", {"cost": 3, "gold": 1, "short": 2})


@rules("C-6.5", "C-7.4", "C-7.1")
def test_an_ability_says_whose_it_is_and_what_it_lacks() -> None:
    table = turn("king", cities={0: ["tavern"]})
    assert table.lacks("income") == ("no-district-pays", "A-21", {"character": "king", "colour": "yellow"})
    assert table.lacks("murder thief") == (
        "not-your-character",
        "C-7.1",
        {"character": "assassin", "own_character": "king"},
    )
    assert turn("thief").lacks("income") == (
        "no-income",
        "C-7.4",
        {"character": "thief", "characters": ["king", "preacher", "merchant", "mercenary"]},
    )


@rules("A-21", "C-7.3")
def test_the_magician_reads_why_there_is_nothing_to_exchange() -> None:
    table = turn("magician", hands={0: [], 1: []})
    assert table.lacks("exchange") == ("hand-empty", "A-21", {})
    assert table.lacks("swap 1") == ("both-hands-empty", "A-21", {"seat": 1})


@rules("C-3.4")
def test_the_draft_says_which_characters_one_was_handed() -> None:
    table = new(seats=4)
    offered = table.passing
    other = next(name for name in CHARACTER.ids if name not in (*offered, *table.face_up))
    assert table.lacks(f"keep {other}") == ("not-offered", "C-3.4", {"character": other, "characters": offered})
    assert table.lacks("take-gold") == ("draft-first", "C-2.1", {})


@rules("C-2.1", "C-5.1", "C-7.3", "C-8.5")
def test_what_belongs_to_another_moment_says_to_which() -> None:
    table = turn("king", hands={0: ["tavern"]})
    assert table.lacks("keep thief") == ("draft-over", "C-2.1", {})
    assert table.lacks("discard tavern") == ("draw-first", "C-5.1", {})
    assert table.lacks("lay-down tavern") == ("only-exchanging", "C-7.3", {})
    assert table.lacks("draw-anew") == ("only-exchanging", "C-7.3", {})
    assert table.lacks("reclaim") == ("nothing-removed", "C-8.5", {})


# --- questions that fit the moment ------------------------------------------------------------------------------------


@rules("C-5.2", "C-5.7")
def test_nobody_is_asked_to_build_who_cannot() -> None:
    empty = turn("king", gold={0: 3}, hands={0: []}, acted=True)
    assert empty.asked() == ("build-no-cards", "C-5.2")
    assert empty.question() == (
        "You are the King, with no cards in hand to build. End the turn.",
        "Du bist der König und hast keine Karte zum Bauen. Beende den Zug.",
    )
    poor = turn("king", gold={0: 3}, hands={0: ["palace", "town_hall"]}, cities={0: ["castle"]}, acted=True)
    assert poor.asked() == ("build-too-dear", "C-5.2")
    assert poor.question()[0] == (
        "You are the King with 3 gold; the cheapest card you could build costs 5. "
        "Anything else, or do you end the turn?"
    )
    able = turn("king", gold={0: 3}, hands={0: ["palace", "tavern"]}, acted=True)
    assert able.asked() == ("build", "C-5.2")
    assert able.do("build tavern").question()[0] == "You are the King, and have built all you can. End the turn."


@rules("A-3")
def test_whoever_holds_only_what_stands_is_not_asked_to_build() -> None:
    options = {"unique_districts": True}
    table = turn("king", gold={0: 9}, hands={0: ["tavern"]}, cities={0: ["tavern"]}, acted=True, options=options)
    assert table.asked() == ("build-all-stand", "A-3")


@rules("C-10.2")
def test_without_cards_the_question_is_for_gold_alone() -> None:
    table = turn("king", pile=[], options={"deck_empty": "stop_drawing"})
    assert table.asked() == ("action-gold", "C-5.1")
    assert table.lacks("take-cards") == ("no-cards-take-gold", "C-10.2", {})
