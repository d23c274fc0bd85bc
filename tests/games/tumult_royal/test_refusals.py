"""Whatever is not allowed says what would be needed, in goods, tiles and names."""

from tests.games.tumult_royal.table import LIVE, Table, grabbing, new, placing, started
from tests.rules import rules

RICH = "bread-1 bread-2 bread-3 marble-1 marble-2 marble-3 tools-1 tools-2 tools-3"


def poor() -> Table:
    """Seat 0 has one bread and one marble."""
    return placing(2, tiles={0: "bread-1 marble-1"}, fields={0: "e2", 1: "f1"})


# --- fields -----------------------------------------------------------------------------------------------------------


@rules("T-4.4")
def test_a_field_too_dear_says_what_is_missing() -> None:
    forest = {"field": "e1", "terrain": "forest", "goods": ["bread", "marble", "tools"], "missing_goods": ["tools"]}
    assert poor().lacks("place e1") == ("too-dear", "T-4.4", forest)
    assert poor().answer("place e1") == (
        "E1 costs 1 bread, 1 marble and 1 tool; you are 1 tool short.",
        "E1 kostet 1 Brot, 1 Marmor und 1 Werkzeug; dir fehlt 1 Werkzeug.",
    )


@rules("T-4.6")
def test_from_afar_it_says_what_it_would_cost_nearby() -> None:
    far, near = ["bread", "bread", "marble", "marble"], ["bread", "marble"]
    pasture = {"field": "c3", "terrain": "pasture", "goods": far, "missing_goods": near, "near_goods": near}
    assert poor().lacks("place c3") == ("too-dear-remote", "T-4.6", pasture)
    assert poor().answer("place c3") == (
        (
            "C3 costs 2 bread and 2 marble from afar; you are 1 bread and 1 marble short. "
            "Next to your statues it would cost 1 bread and 1 marble."
        ),
        (
            "C3 kostet aus der Ferne 2 Brote und 2 Marmor; dir fehlen 1 Brot und 1 Marmor. "
            "Neben deinen Statuen wären es 1 Brot und 1 Marmor."
        ),
    )


@rules("T-4.2", "T-4.3", "T-4.6")
def test_a_field_that_is_not_to_be_had_says_why_and_what_to_do() -> None:
    assert poor().lacks("place b3") == ("not-adjacent", "T-4.2", {"field": "b3", "terrain": "mountain"})
    assert poor().answer("place b3")[0].endswith("First place statues beside it.")
    assert poor().lacks("place f1") == ("taken", "T-4.3", {"field": "f1", "seat": 1})
    assert poor().answer("place f1")[0] == "Ben’s statues stand on f1. Choose a free field."
    assert poor().answer("place e2")[0] == "Your own statues stand on e2. Choose a free field."


@rules("T-0.6")
def test_the_first_statue_says_who_stands_there() -> None:
    table = new(2)
    field = table.legal()[0]
    seat = table.actor
    table.do(field)
    assert table.lacks(field) == ("taken", "T-0.6", {"field": field.removeprefix("place "), "seat": seat})


# --- paying -----------------------------------------------------------------------------------------------------------


@rules("T-4.7", "T-4.9")
def test_a_payment_says_what_is_due() -> None:
    table = placing(2, tiles={0: RICH}, fields={0: "a1", 1: "f1"}).do("place c3")
    assert table.lacks("pay bread 1") == (
        "pays-too-little",
        "T-4.9",
        {"due_goods": ["bread", "bread"], "goods": ["bread"]},
    )
    assert table.answer("pay bread 1") == (
        "That pays 1 bread, but 2 bread must be paid.",
        "Damit zahlst du 1 Brot; zu zahlen ist: 2 Brote.",
    )
    assert table.lacks("pay bread 1+1")[:2] == ("no-such-tiles", "T-4.7")
    assert table.lacks("pay bread 1+2")[:2] == ("needless-tile", "T-4.9")
    assert table.lacks("pay marble 2") == (
        "pay-first",
        "T-4.9",
        {
            "field": "c3",
            "good": "bread",
            "goods": ["bread", "bread", "marble", "marble"],
            "due_goods": ["bread", "bread"],
        },
    )


@rules("T-4.9")
def test_the_question_says_which_part_of_the_cost_is_asked_for() -> None:
    table = placing(2, tiles={0: RICH}, fields={0: "a1", 1: "f1"}).do("place c3")
    assert table.asked() == ("pay-part", "T-4.9")
    assert table.question() == (
        "C3 costs 2 bread and 2 marble. Which tiles do you pay for the bread?",
        "C3 kostet 2 Brote und 2 Marmor. Womit zahlst du davon 2 Brote?",
    )


# --- tiles ------------------------------------------------------------------------------------------------------------


@rules("T-2.3", "T-2.4", "Q-3")
def test_the_grab_says_what_to_do_with_the_hand() -> None:
    table = grabbing(2).do("lift 3", seat=0)
    assert table.lacks("lift 4", 0) == ("hand-full", "T-2.3", {})
    assert table.answer("lift 4", 0) == (
        "One hand, one tile: first keep it or put it back.",
        "Eine Hand, ein Plättchen: Behalte es erst, oder leg es zurück.",
    )
    assert table.lacks("lift 3", 1) == ("in-hand", "Q-3", {"slot": "3"})
    table.do("keep", seat=0)
    assert table.lacks("lift 3", 1) == ("in-castle", "T-2.4", {"slot": "3", "seat": 0})
    assert table.answer("lift 3", 0)[0] == "Tile 3 is in your castle and stays there."


@rules("T-2.2")
def test_before_the_hourglass_it_says_what_it_waits_for() -> None:
    table = started(3, options=LIVE).do("spin")
    assert table.answer("lift 1", 0) == (
        "The hourglass starts when everyone is ready. Say that you are.",
        "Die Sanduhr läuft los, wenn alle bereit sind. Sag, dass du es bist.",
    )


@rules("K-5")
def test_a_limit_below_the_goal_says_the_goal() -> None:
    table = started(2, options={"taxing": "orders"})
    table.do("goal bread 3", "goal marble 2", "goal tools 0", seat=0)
    assert table.lacks("limit bread 1", 0) == ("limit-below-goal", "K-5", {"good": "bread", "amount": "3"})
    assert table.lacks("least 1", 0)[:2] == ("order-first", "K-5")
