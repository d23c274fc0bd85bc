"""Owner's files: laid over the box field by field, refused where they do not add up."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from hoftag.core.components import Entry, check_sources, overlaid, read_toml, with_owner_file
from hoftag.core.errors import ComponentError
from tests.ours import told_with

GAME = told_with("citadels")

BASE: Mapping[str, object] = {
    "refs": {"shop": "a shop"},
    "setup": {"cards": 4, "source": "rulebook"},
    "tiles": [
        {"id": "oak", "cost": 1, "source": "rulebook"},
        {"id": "elm", "cost": 2, "soft": True, "source": "public", "ref": ["shop"]},
    ],
    "walls": [{"w": 1}],
}


def test_only_the_fields_named_are_replaced_and_marked_as_the_owners() -> None:
    merged = overlaid(BASE, {"tiles": [{"id": "elm", "cost": 5}], "setup": {"cards": 6}})
    assert merged["tiles"] == [
        {"id": "oak", "cost": 1, "source": "rulebook"},
        {"id": "elm", "cost": 5, "soft": True, "source": "owner", "ref": ["shop"]},
    ]
    assert merged["setup"] == {"cards": 6, "source": "owner"}
    assert BASE["setup"] == {"cards": 4, "source": "rulebook"}


def test_an_owner_may_name_a_source_and_a_name_of_their_own() -> None:
    overlay = {"tiles": [{"id": "oak", "source": "rulebook", "note": "printed", "name_de": "Eiche"}]}
    tiles = overlaid(BASE, overlay)["tiles"]
    assert isinstance(tiles, list)
    assert tiles[0] == {"id": "oak", "cost": 1, "source": "rulebook", "note": "printed", "name_de": "Eiche"}


def test_a_list_without_names_is_replaced_whole() -> None:
    assert overlaid(BASE, {"walls": [{"w": 2}, {"w": 3}]})["walls"] == [{"w": 2}, {"w": 3}]


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"roofs": 1}, "the component file: there is nothing called 'roofs'; there is refs, setup, tiles, walls"),
        ({"setup": {"coins": 1}}, "setup: there is nothing called 'coins'"),
        ({"tiles": [{"id": "oak", "prise": 1}]}, "tiles 'oak': there is nothing called 'prise'"),
        ({"tiles": [{"id": "ash", "cost": 1}]}, "tiles: there is no 'ash'; there is oak, elm"),
        ({"tiles": [{"cost": 1}]}, "tiles: entry 1 does not say which it corrects (id = ...)"),
        ({"tiles": [{"id": "oak", "cost": "one"}]}, "tiles 'oak'.cost: 'one' should be like 1"),
        ({"setup": 4}, "setup: 4 should be like"),
    ],
)
def test_what_the_box_does_not_know_is_refused_by_name(overlay: Mapping[str, object], complaint: str) -> None:
    with pytest.raises(ComponentError) as caught:
        overlaid(BASE, overlay)
    assert complaint in str(caught.value)


def test_an_owner_may_add_references() -> None:
    assert overlaid(BASE, {"refs": {"my_box": "my own copy"}})["refs"] == {"shop": "a shop", "my_box": "my own copy"}


@pytest.mark.parametrize(
    ("overlay", "place"),
    [
        ({"scoring": {"gold_points": 1}}, "scoring.gold_points"),
        ({"counts": {"overview_cards": 8}}, "counts.overview_cards"),
        ({"draft": [{"players": 4, "unused": 3}]}, "draft '4'.unused"),
    ],
)
def test_a_correction_that_would_change_nothing_is_refused(overlay: Mapping[str, object], place: str) -> None:
    with pytest.raises(ComponentError) as caught:
        GAME.with_components(overlay)
    assert str(caught.value) == f"{place}: the game makes no use of this, so correcting it would change nothing"


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"source": "hearsay"}, "source is 'hearsay'; there is rulebook, public, reconstructed, owner"),
        ({}, "source should be a text"),
        ({"source": "public"}, "a public fact names its reference"),
        ({"source": "public", "ref": ["pub"]}, "there is no reference 'pub'; there is shop"),
        ({"source": "reconstructed"}, "a reconstructed fact says why in a note"),
    ],
)
def test_every_fact_names_its_source(entry: Mapping[str, object], complaint: str) -> None:
    check_sources({**BASE, "walls": []})
    with pytest.raises(ComponentError) as caught:
        check_sources({"refs": {"shop": "a shop"}, "tiles": [{"id": "oak", **entry}]})
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("tiles 'oak': ")


@pytest.mark.parametrize(
    ("value", "complaint"),
    [(True, "should be a whole number"), ("4", "should be a whole number"), (-1, "is -1, but should be from 0 to 9")],
)
def test_numbers_are_whole_and_within_bounds(value: object, complaint: str) -> None:
    with pytest.raises(ComponentError, match=complaint):
        Entry({"cost": value}, "tiles 'oak'").number("cost", 0, 9)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"default": 3}, "the default 3 is not among its values"),
        ({"suggested": 3}, "what is suggested, 3, is not among its values"),
        ({"values": [1.5]}, "values should be a list of true, false, numbers or texts"),
        ({"since": 0}, "since is 0, but should be from 1 to 999"),
        ({"since": "soon"}, "since should be a whole number"),
    ],
)
def test_an_option_that_does_not_add_up_is_refused(fields: Mapping[str, object], complaint: str) -> None:
    with pytest.raises(ComponentError, match=complaint):
        Entry({"toll": {"default": 1, "values": [1, 2], **fields}}, "options").options()


def test_an_option_suggests_its_default_and_was_always_there_unless_it_says_so() -> None:
    plain, other = Entry(
        {
            "toll": {"default": 1, "values": [1, 2]},
            "bells": {"default": False, "values": [False, True], "suggested": True, "since": 2},
        }
    ).options()
    assert (plain.suggested, plain.since) == (1, 1)
    assert (other.default, other.suggested, other.since) == (False, True, 2)


def test_two_entries_with_one_id_are_refused() -> None:
    with pytest.raises(ComponentError, match="tiles 'oak': there are two with this id"):
        Entry({"tiles": [{"id": "oak"}, {"id": "oak"}]}).entries("tiles", "id")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(b"a = ", "is not valid TOML"), (b"\xff\xfe", "is not a text file"), (None, "cannot be read")],
)
def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path, content: bytes | None, complaint: str) -> None:
    path = tmp_path / "my.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ComponentError, match=complaint):
        read_toml(path, "the component file")


def test_an_owners_file_changes_the_game(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('[[districts]]\nid = "tavern"\ncost = 3\n', encoding="utf-8")
    game = with_owner_file(GAME, path)
    assert game.overlay == {"districts": [{"id": "tavern", "cost": 3}]}
    assert GAME.overlay == {}
