"""Chapter 12: the rulings where the rulebook is silent, as far as no other chapter tests them."""

from hoftag.games.citadels.meta import GAME
from tests.games.citadels.table import Table, drafted, random_game, turn
from tests.rules import rules

LAST = GAME.box.round_limit

SEVEN = ["tavern", "market", "harbour", "castle", "temple", "church", "dungeon"]


@rules("A-6")
def test_a_character_that_lies_face_up_may_be_named_to_no_effect() -> None:
    table = drafted(["assassin", "thief", "king", "merchant"], characters=["architect", "mercenary", "magician"])
    assert table.face_up == ["architect", "mercenary"]
    table.do("murder architect").finish_turn()
    table.do("rob mercenary").finish_turn()
    gold = table.gold(1)
    table.finish_round()
    assert table.gold(1) == gold


@rules("A-6")
def test_with_two_or_three_the_own_other_character_may_be_murdered() -> None:
    table = turn("assassin", seats=3, holders={"king": 0, "thief": 1, "magician": 1, "merchant": 2, "preacher": 2}).do(
        "murder king"
    )
    turns = []
    while table.state.round == 1:
        turns.append((table.called, table.actor))
        table.finish_turn()
    assert turns == [("assassin", 0), ("thief", 1), ("magician", 1), ("preacher", 2), ("merchant", 2)]
    assert table.crown == 0


@rules("A-6", "A-16")
def test_who_robs_the_own_other_character_moves_no_gold() -> None:
    table = turn("thief", seats=2, holders={"king": 0, "magician": 1, "preacher": 1}, gold={0: 3, 1: 4})
    table.do("rob king").finish_turn().finish_turn()
    assert (table.called, table.actor) == ("king", 0)
    assert table.told("robbed") == [{"seat": 0, "from_seat": 0, "gold": 0}]
    assert table.gold(0) == 5
    assert table.gold(1) == 6


@rules("A-16")
def test_with_two_players_the_other_character_of_the_robbed_one_is_not_robbed() -> None:
    table = turn("thief", seats=2, holders={"architect": 0, "magician": 1, "preacher": 1}, gold={0: 0, 1: 4})
    table.do("rob magician").finish_turn()
    assert table.gold(1) == 0
    table.finish_turn()
    assert table.called == "preacher"
    assert table.gold(1) == 2
    assert table.gold(0) == 2 + 4


@rules("A-7")
def test_laboratory_and_smithy_serve_once_in_each_of_two_turns() -> None:
    table = turn(
        "king",
        seats=2,
        gold={0: 9},
        hands={0: ["tavern", "market", "keep"]},
        cities={0: ["laboratory", "smithy"]},
        holders={"merchant": 0, "thief": 1, "preacher": 1},
    )
    table.do("laboratory tavern").do("smithy").finish_turn().finish_turn()
    assert (table.called, table.actor) == ("merchant", 0)
    table.do("laboratory market").do("smithy")


# --- Graveyard


@rules("A-8")
def test_the_graveyard_does_not_save_itself() -> None:
    table = turn("mercenary", gold={0: 4, 1: 3}, cities={1: ["graveyard"]}).do("destroy 1 graveyard")
    assert table.actor == 0
    assert table.discards == ["graveyard"]


@rules("A-8")
def test_a_murdered_player_may_use_the_graveyard() -> None:
    table = turn(
        "mercenary",
        gold={0: 4, 1: 3},
        cities={1: ["graveyard"], 2: ["tavern"]},
        holders={"king": 1, "assassin": 2},
        murdered="king",
    )
    table.do("destroy 2 tavern")
    assert table.actor == 1
    assert "tavern" in table.do("reclaim").hand(1)


@rules("A-8")
def test_the_graveyard_may_take_back_a_district_of_its_own_city() -> None:
    table = turn("mercenary", gold={0: 4, 1: 3}, cities={1: ["graveyard", "tavern"]}, hands={1: []})
    assert table.do("destroy 1 tavern").do("reclaim").hand(1) == ["tavern"]


@rules("A-8")
def test_the_graveyard_decides_before_the_mercenary_goes_on() -> None:
    table = turn("mercenary", gold={0: 4, 1: 3}, cities={1: ["graveyard"], 2: ["tavern"]}).do("destroy 2 tavern")
    assert table.state.to_act() == (1,)
    assert table.refusal("take-gold") == ("reclaim-first", "A-8")
    assert table.refusal("take-gold", seat=0) == ("not-your-turn", "C-4.1")
    table.do("decline")
    assert table.actor == 0


@rules("A-8")
def test_who_also_holds_the_mercenary_of_another_turn_is_not_being_him() -> None:
    """With two players the Graveyard's owner may hold any two characters; only the one on turn matters."""
    table = turn(
        "mercenary",
        seats=2,
        gold={0: 4, 1: 3},
        cities={1: ["graveyard", "tavern"]},
        holders={"thief": 1, "king": 1, "assassin": 0},
    )
    assert table.do("destroy 1 tavern").actor == 1


# --- drawing and discarding


@rules("A-9")
def test_with_the_observatory_any_two_of_the_whole_hand_go() -> None:
    table = turn("assassin", hands={0: ["palace", "keep"]}, cities={0: ["observatory"]})
    table.do("take-cards", chance=["tavern", "market", "temple"]).do("discard palace").do("discard keep")
    assert table.hand(0) == ["tavern", "market", "temple"]


@rules("A-22")
def test_a_card_is_drawn_when_it_is_needed_and_every_card_left_can_come() -> None:
    drawn = set()
    for luck in range(300):
        table = turn("architect", hands={0: []}, pile=["tavern", "market", "temple", "keep"])
        table.state.rng = luck
        drawn.add(tuple(table.do("bonus-cards").hand(0)))
    assert len(drawn) == 6


@rules("A-23")
def test_if_more_must_go_than_are_in_hand_all_go() -> None:
    table = turn("assassin", hands={0: ["tavern", "market"]})
    document = table.state.save()
    document["step"] = "discard-card"
    parts = document["turn"]
    assert isinstance(parts, dict)
    parts |= {"acted": True, "to_discard": 3}
    table = Table(GAME.load(document)).do("discard tavern")
    assert table.hand(0) == []
    assert table.discards == ["tavern", "market"]
    assert "end-turn" in table.legal()
    assert table.state.to_discard == 0


@rules("A-23", "C-10.2")
def test_nobody_discards_more_than_they_drew() -> None:
    for seats in range(2, 8):
        for seed in range(3):
            for state, _, move in random_game(seats, seed):
                if move.verb == "take-cards":
                    before = len(state.hands[state.actor])
                    after = state.copy()
                    after.play(state.actor, move)
                    assert len(after.hands[state.actor]) - after.to_discard > before


# --- the end


@rules("A-10")
def test_everyone_with_eight_may_go_on_building() -> None:
    table = turn("merchant", gold={0: 3}, cities={0: [*SEVEN, "watchtower"]}, hands={0: ["temple"]}, acted=True)
    assert len(table.do("build temple").city(0)) == 9


@rules("A-17")
def test_the_first_to_eight_is_first_though_the_architect_builds_on() -> None:
    table = turn(
        "architect",
        gold={0: 3},
        cities={0: SEVEN},
        hands={0: ["temple", "tavern"]},
        holders={"mercenary": 1},
        acted=True,
    )
    table.do("build temple")
    assert table.state.first_complete == 0
    table.do("build tavern")
    assert table.state.first_complete == 0
    assert table.told("completed-first") == table.told("completed") == []
    table.finish_round()
    assert table.score(0)["complete"] == 4


@rules("A-17")
def test_only_one_is_first() -> None:
    table = turn("architect", cities={0: SEVEN, 1: [*SEVEN[:6], "keep", "abbey"]}, hands={0: ["temple"]}, acted=True)
    table.state.first_complete = 1
    table.do("build temple")
    assert table.state.first_complete == 1
    assert table.told("completed") == [{"seat": 0}]


@rules("A-20")
def test_after_the_last_round_allowed_the_game_is_scored_as_it_stands() -> None:
    table = turn("mercenary", in_round=LAST - 1, holders={"thief": 1}).finish_turn()
    assert not table.over
    table = turn("mercenary", in_round=LAST, holders={"thief": 1}, cities={1: ["palace"]}).finish_turn()
    assert table.over
    assert table.state.outcome().scores == [0, 5, 0, 0]
    assert table.state.outcome().winners() == [1]


# --- who gets what


@rules("A-15")
def test_robbing_the_magician_touches_no_cards() -> None:
    table = turn("thief", holders={"magician": 1, "king": 2}, gold={1: 4}, hands={0: ["keep"], 1: ["tavern", "market"]})
    table.do("rob magician").finish_turn()
    assert table.hand(0) == ["keep"]
    assert table.hand(1) == ["tavern", "market"]
    assert table.gold(1) == 0
    gold = table.gold(0)
    table.do("swap 0")
    assert table.hand(1) == ["keep"]
    assert table.gold(0) == gold
    assert table.gold(1) == 0


@rules("A-18", "A-21")
def test_magic_that_would_change_nothing_is_not_offered() -> None:
    table = turn("magician", hands={0: [], 1: [], 2: ["tavern"], 3: []})
    assert [move for move in table.legal() if move in ("swap 1", "swap 2", "swap 3", "exchange")] == ["swap 2"]
    assert table.refusal("swap 1") == ("both-hands-empty", "A-21")
    assert table.refusal("exchange") == ("hand-empty", "A-21")
    table = turn("magician", hands={0: ["keep"]}).do("exchange")
    assert table.refusal("draw-anew") == ("lay-down-first", "A-21")


@rules("A-19")
def test_the_mercenary_pays_out_of_what_he_has_and_may_collect_first() -> None:
    table = turn("mercenary", gold={0: 0}, cities={0: ["watchtower", "dungeon"], 1: ["abbey"]})
    assert table.refusal("destroy 1 abbey") == ("removal-too-dear", "C-7.8")
    table.do("income").do("destroy 1 abbey")
    assert table.gold(0) == 0


@rules("A-21")
def test_what_would_bring_nothing_is_not_offered() -> None:
    assert turn("king", cities={0: ["tavern"]}).refusal("income") == ("no-district-pays", "A-21")
    broke = turn("merchant", cities={0: ["tavern"]}, supply=0)
    assert broke.refusal("income") == ("no-gold", "A-21")
    assert broke.refusal("bonus-gold") == ("no-gold", "A-21")
    assert "take-gold" in broke.legal()
    assert len(turn("assassin").legal("murder")) == 7


@rules("A-13")
def test_the_laboratory_needs_gold_in_the_supply() -> None:
    table = turn("assassin", hands={0: ["tavern"]}, cities={0: ["laboratory"]}, supply=0)
    assert table.legal("laboratory") == []
    assert table.refusal("laboratory tavern") == ("no-gold", "A-13")
