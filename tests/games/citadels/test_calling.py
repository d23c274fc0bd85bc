"""Chapter 4: the characters are called."""

import pytest

from tests.games.citadels.table import drafted, new, turn
from tests.rules import rules


@rules("C-4.1")
def test_characters_are_called_by_rank_and_come_forward() -> None:
    table = drafted(["mercenary", "assassin", "preacher", "magician"], characters=["thief", "merchant", "king"])
    assert table.called == "assassin"
    assert table.actor == 1
    assert table.told("revealed") == [{"seat": 1, "character": "assassin"}]
    order = []
    while table.state.round == 1:
        order.append((table.called, table.actor))
        table.finish_turn()
    assert order == [("assassin", 1), ("magician", 3), ("preacher", 2), ("mercenary", 0)]


@rules("C-4.1")
def test_nobody_plays_out_of_turn() -> None:
    table = turn("merchant", seat=2)
    assert table.state.to_act() == (2,)
    for seat in (0, 1, 3):
        assert table.state.legal(seat) == []
        assert table.refusal("take-gold", seat=seat) == ("not-your-turn", "C-4.1")
        assert table.state.prompt(seat).key == "prompt-wait"


@rules("C-4.2")
def test_nobody_answers_for_an_unused_character() -> None:
    table = turn("thief", seat=0, holders={"king": 1, "architect": 2, "mercenary": 3}).finish_turn()
    assert table.told("no-answer") == [{"character": "magician"}]
    assert (table.called, table.actor) == ("king", 1)
    table.finish_turn()
    assert table.told("no-answer") == [{"character": "preacher"}, {"character": "merchant"}]
    assert table.called == "architect"


@rules("C-4.2", "C-7.1")
def test_nobody_answers_for_a_murdered_character() -> None:
    """The Merchant of seat 3 is murdered: rank 6 stays silent, seat 3 has what it had, rank 7 is next."""
    table = turn("assassin", seat=0, holders={"preacher": 1, "architect": 2, "merchant": 3}, gold={3: 4})
    table.do("murder merchant").finish_turn()
    hand = table.hand(3)
    assert table.called == "preacher"
    table.finish_turn()
    assert table.told("no-answer") == [{"character": "merchant"}]
    assert (table.called, table.actor) == ("architect", 2)
    assert table.gold(3) == 4
    assert table.hand(3) == hand
    table.finish_turn()
    assert table.state.round == 2


@rules("C-4.3")
def test_the_crown_calls_and_after_the_reveal_the_king_does() -> None:
    table = turn("magician", seat=0, crown=1, holders={"king": 2, "preacher": 1})
    assert table.state.public()["crown"] == 1
    table.finish_turn()
    assert table.called == "king"
    assert table.state.public()["crown"] == 2


@rules("C-4.4", "C-7.2")
def test_booty_moves_at_the_reveal_before_anything_else() -> None:
    table = turn("thief", holders={"king": 1, "merchant": 2, "architect": 3}, gold={0: 1, 1: 6}, cities={1: ["castle"]})
    table.do("rob king").do("take-gold").do("end-turn")
    assert (table.called, table.actor) == ("king", 1)
    assert table.told("robbed") == [{"seat": 0, "from_seat": 1, "gold": 6}]
    assert table.gold(0) == 1 + 2 + 6
    assert table.gold(1) == 0
    assert "income" in table.legal()


@rules("C-4.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_everyone_has_two_turns_a_round(seats: int) -> None:
    table = new(seats)
    while table.state.rank < 0:
        table.do(table.legal()[0])
    turns = []
    while table.state.round == 1:
        turns.append(table.actor)
        table.finish_turn()
    assert sorted(turns) == sorted(2 * list(range(seats)))


@rules("C-4.5")
def test_both_turns_share_gold_hand_and_city() -> None:
    """What the first character earns is saved for a dear district of the second."""
    table = turn(
        "king",
        seat=0,
        seats=2,
        holders={"merchant": 0, "thief": 1, "preacher": 1},
        gold={0: 2},
        hands={0: ["town_hall"]},
        cities={0: ["tavern"]},
    )
    table.do("take-gold").do("end-turn")
    assert table.called == "preacher"
    table.finish_turn()
    assert (table.called, table.actor) == ("merchant", 0)
    table.do("income").do("take-cards", chance=["tavern", "market"]).do("discard market")
    assert table.gold(0) == 5
    table.do("build town_hall")
    assert table.city(0) == ["tavern", "town_hall"]
    assert table.gold(0) == 0


@rules("C-4.5", "C-7.1")
def test_a_player_with_one_murdered_character_still_plays_the_other() -> None:
    table = turn(
        "assassin", seat=0, seats=3, holders={"magician": 0, "king": 1, "merchant": 1, "thief": 2, "architect": 2}
    )
    table.do("murder king")
    turns = []
    while table.state.round == 1:
        turns.append((table.called, table.actor))
        table.finish_turn()
    assert turns == [("assassin", 0), ("thief", 2), ("magician", 0), ("merchant", 1), ("architect", 2)]


@rules("C-5.1", "C-5.2", "C-6.2", "C-7.7")
def test_every_turn_begins_afresh() -> None:
    """Whoever comes forward has an action, an income and an ability of their own, and the Architect three builds."""
    three = ["tavern", "temple", "watchtower"]
    table = turn(
        "king",
        gold={0: 5, 1: 5, 2: 5, 3: 5},
        hands={0: ["market"], 1: ["guild_house"], 2: three},
        cities={0: ["castle"], 1: ["harbour"], 3: ["dungeon"]},
        holders={"merchant": 1, "architect": 2, "mercenary": 3},
    )
    table.do("income").do("take-gold").do("build market").do("end-turn")
    assert table.called == "merchant"
    table.do("income").do("bonus-gold").do("take-gold").do("build guild_house").do("end-turn")
    assert table.called == "architect"
    table.do("bonus-cards").do("take-gold")
    for name in three:
        table.do(f"build {name}")
    table.do("end-turn")
    assert table.called == "mercenary"
    table.do("destroy 2 tavern").do("income").do("take-gold")
    assert table.state.builds_left == 1


@rules("C-2.1", "C-7.1", "C-7.2")
def test_murder_and_theft_end_with_the_round() -> None:
    table = turn("assassin", holders={"thief": 1, "king": 2, "merchant": 3}).do("murder merchant").finish_turn()
    table.do("rob king").finish_round()
    assert table.state.round == 2
    fates = table.view(-1)["characters"]
    assert isinstance(fates, list)
    assert not any(fate["murdered"] or fate["robbed"] for fate in fates)


@rules("C-7.1", "C-7.2")
def test_who_was_named_last_round_comes_forward_unharmed_in_the_next() -> None:
    table = turn("assassin", holders={"thief": 1, "king": 2, "merchant": 3}).do("murder merchant").finish_turn()
    table.do("rob king").finish_turn()
    assert table.called == "king"
    table.do("take-gold").do_stacked("end-turn", ["thief", "preacher", "magician"])
    assert table.state.round == 2
    assert table.actor == 2  # the King
    for name in ("king", "merchant", "architect", "mercenary"):
        table.do(f"keep {name}")
    assert (table.called, table.actor) == ("king", 2)
    assert table.told("robbed") == []
    table.finish_turn()
    assert (table.called, table.actor) == ("merchant", 3)
