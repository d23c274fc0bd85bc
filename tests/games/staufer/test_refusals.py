"""Whatever is not allowed says what would be needed, in figures, chests and names."""

from tests.games.staufer.table import given
from tests.rules import rules

# --- offices ----------------------------------------------------------------------------------------------------------


@rules("S-5.2", "S-5.3")
def test_an_office_too_dear_names_the_cheapest_one() -> None:
    table = given(deployed=[1, 2], court={0: (4, 0)})
    office, other = {"region": "palermo", "place": "3"}, {"other_region": "nimwegen", "other_place": "3"}
    costs = {"cost": 6, "have": 4, "short": 2, "other_cost": 3}
    assert table.lacks("occupy palermo 3") == ("cannot-pay-cheaper", "S-5.2", {**office, **other, **costs})
    assert table.answer("occupy palermo 3") == (
        (
            "Needs 6 figures including the way, and you have 4: you are 2 short. "
            "The cheapest free one is office 3 in Nijmegen, for 3."
        ),
        "Kostet mit dem Weg 6 Figuren, und du hast 4: 2 zu wenig. Am billigsten ist Amtssitz 3 in Nimwegen, für 3.",
    )


@rules("S-5.2")
def test_where_nothing_is_cheaper_it_says_to_take_supply() -> None:
    table = given(deployed=[1, 2], court={0: (2, 0)})
    args = {"region": "nimwegen", "place": "3", "cost": 3, "have": 2, "short": 1}
    assert table.lacks("occupy nimwegen 3") == ("cannot-pay", "S-5.2", args)
    assert table.answer("occupy nimwegen 3") == (
        "Needs 3 figures including the way, and you have 2: you are 1 short. Take supply first.",
        "Kostet mit dem Weg 3 Figuren, und du hast 2: 1 zu wenig. Hol erst Nachschub.",
    )


@rules("S-5.2", "S-6.7")
def test_a_chest_that_would_pay_is_named() -> None:
    table = given(deployed=[1, 2], court={0: (4, 0)}, chests={0: ["turquoise_free_travel"]})
    args = {"region": "strassburg", "place": "2", "cost": 5, "have": 4, "short": 1, "chests": ["turquoise_free_travel"]}
    assert table.lacks("occupy strassburg 2") == ("cannot-pay-chests", "S-5.2", args)
    assert table.answer("occupy strassburg 2") == (
        "Needs 5 figures including the way, and you have 4: you are 1 short. Use this chest first: Free passage.",
        "Kostet mit dem Weg 5 Figuren, und du hast 4: 1 zu wenig. Nutze erst diese Truhe: Freie Reise.",
    )


@rules("S-5.7")
def test_an_office_for_nobles_says_what_would_help() -> None:
    without = given(court={0: (15, 0)})
    assert without.lacks("occupy nimwegen 2") == ("needs-noble", "S-5.7", {"region": "nimwegen", "place": "2"})
    waiver = given(court={0: (15, 0)}, chests={0: ["turquoise_noble_waiver"]})
    assert waiver.lacks("occupy nimwegen 2") == (
        "needs-noble-chests",
        "S-5.7",
        {"region": "nimwegen", "place": "2", "chests": ["turquoise_noble_waiver"]},
    )


@rules("S-5.12")
def test_a_taken_office_says_by_whom_and_when_it_is_free() -> None:
    table = given(offices={"nimwegen": {3: "0 envoy", 1: "1 envoy"}})
    assert table.lacks("occupy nimwegen 1") == (
        "office-taken",
        "S-5.12",
        {"region": "nimwegen", "place": "1", "seat": 1},
    )
    assert table.answer("occupy nimwegen 1") == (
        "Ben holds office 1 in Nijmegen. It becomes free when the region has been scored.",
        "Amtssitz 1 in Nimwegen hat Ben. Er wird frei, wenn die Region gewertet ist.",
    )
    assert table.answer("occupy nimwegen 3")[0].startswith("You already hold office 3 in Nijmegen.")


# --- chests and privileges --------------------------------------------------------------------------------------------


@rules("S-6.4", "S-6.6")
def test_a_privilege_says_how_many_chests_are_short() -> None:
    poor = given(chests={0: ["violet"]})
    assert poor.lacks("take-privilege vp_8") == ("too-few-violet", "S-6.4", {"count": 2, "have": 1, "short": 1})
    assert poor.answer("take-privilege vp_8") == (
        "A privilege costs 2 violet chests, and you have 1: you are 1 short.",
        "Ein Privileg kostet 2 violette Truhen, und du hast 1: 1 zu wenig.",
    )
    able = given(chests={0: ["violet", "violet"]})
    assert able.lacks("take-privilege vp_6") == (
        "not-on-top",
        "S-6.6",
        {"privilege": "vp_6", "top_privilege": "vp_8"},
    )


@rules("Q-2")
def test_a_chest_of_no_use_says_what_it_needs() -> None:
    chests = ["turquoise_recall", "turquoise_promotion", "turquoise_free_travel", "turquoise_double_muster"]
    table = given(deployed=[1, 2], court={0: (0, 0)}, chests={0: chests})
    for name, key in zip(chests, ("no-use-recall", "no-use-promote", "no-use-office"), strict=False):
        assert table.lacks(f"use {name}") == (key, "Q-2", {"chest": name})
    after = given(chests={0: [*chests, "violet", "violet"]}).do("supply no_figure")
    assert after.lacks("use turquoise_double_muster") == (
        "only-before-action",
        "Q-2",
        {"chest": "turquoise_double_muster", "timing": "supply"},
    )
    assert after.lacks("use turquoise_free_travel")[2]["timing"] == "deploy"


@rules("S-6.10")
def test_a_transfer_says_what_is_wrong_with_an_office() -> None:
    offices = {"aachen": {3: "0 envoy", 4: "1 envoy"}}
    table = given(chests={0: ["turquoise_transfer"]}, offices=offices).do("use turquoise_transfer")
    assert table.lacks("transfer-to aachen 4")[:2] == ("office-taken", "S-5.12")
    assert table.lacks("transfer-to palermo 5") == (
        "target-too-far",
        "S-6.10",
        {"region": "palermo", "place": "5", "count": 1},
    )
    assert table.lacks("transfer-to aachen 1")[:2] == ("target-needs-noble", "S-6.10")


# --- figures ----------------------------------------------------------------------------------------------------------


@rules("S-6.10")
def test_payment_areas_without_figures_name_those_that_have_some() -> None:
    paid = {"aachen": {0: (1, 0)}, "palermo": {0: (2, 0)}}
    table = given(chests={0: ["turquoise_recall"]}, paid=paid).do("use turquoise_recall")
    assert table.lacks("recall mailand") == (
        "nobody-there",
        "S-6.10",
        {"region": "mailand", "regions": ["aachen", "palermo"]},
    )


# --- questions that fit the moment ------------------------------------------------------------------------------------


@rules("S-5.2")
def test_nobody_is_asked_about_an_office_who_cannot_pay_any() -> None:
    poor = given(deployed=[1, 2], court={0: (1, 0)})
    assert poor.asked() == ("action-supply", "S-5.2")
    assert poor.question() == (
        "Which supply space do you choose? You have one figure at court, and no free office costs less than 3.",
        "Welches Nachschubfeld wählst du? Du hast eine Figur am Hof, und kein freier Amtssitz kostet weniger als 3.",
    )
    assert given().asked() == ("action", "S-3.3")
    chest = given(deployed=[1, 2], court={0: (2, 0)}, chests={0: ["turquoise_office_rebate"]})
    assert (chest.legal("use") != []) == (chest.asked() == ("action", "S-3.3"))
