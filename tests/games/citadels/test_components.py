"""The box: its figures, an owner's corrections, and the vocabulary of moves."""

import tomllib
from pathlib import Path

import pytest

from hoftag.core.components import with_owner_file
from hoftag.core.errors import ComponentError, RecordError
from hoftag.games.citadels.components import COLOUR, DISTRICT
from hoftag.games.citadels.meta import GAME
from hoftag.games.citadels.moves import MOVES
from tests.games.citadels.table import turn
from tests.rules import rules

DISTRICTS = """
    tavern            green   1 1 5
    market            green   2 2 4
    guild_house       green   2 2 3
    trading_house     green   3 3 3
    harbour           green   4 4 3
    town_hall         green   5 5 2
    hunting_lodge     yellow  3 3 5
    castle            yellow  4 4 4
    palace            yellow  5 5 3
    temple            blue    1 1 3
    church            blue    2 2 3
    abbey             blue    3 3 3
    cathedral         blue    5 5 2
    watchtower        red     1 1 3
    dungeon           red     2 2 3
    tournament_ground red     3 3 3
    fortress          red     5 5 2
    ghost_town        purple  2 2 1
    keep              purple  3 3 2
    laboratory        purple  5 5 1
    smithy            purple  5 5 1
    graveyard         purple  5 5 1
    observatory       purple  5 5 1
    library           purple  6 6 1
    magic_school      purple  6 6 1
    dragon_hoard      purple  6 8 1
    university        purple  6 8 1
"""
"""Id, colour, cost, points and count of every district."""


@rules("C-1.1", "C-8.10")
def test_every_district_with_its_figures() -> None:
    box = GAME.box
    found = [
        [name, COLOUR.ids[box.colour[kind]], str(box.cost[kind]), str(box.points[kind]), str(box.count[kind])]
        for kind, name in enumerate(DISTRICT.ids)
    ]
    assert found == [line.split() for line in DISTRICTS.strip().splitlines()]


@rules("C-8.1", "C-8.2", "C-8.3", "C-8.4", "C-8.5", "C-8.6", "C-8.7", "C-8.9")
@pytest.mark.parametrize(
    ("district", "cost"),
    [
        ("ghost_town", 2),
        ("keep", 3),
        ("laboratory", 5),
        ("smithy", 5),
        ("graveyard", 5),
        ("observatory", 5),
        ("library", 6),
        ("magic_school", 6),
    ],
)
def test_what_a_purple_district_costs_in_play(district: str, cost: int) -> None:
    table = turn("assassin", gold={0: cost}, hands={0: [district]}, acted=True).do(f"build {district}")
    assert table.gold(0) == 0
    assert turn("assassin", gold={0: cost - 1}, hands={0: [district]}, acted=True).legal("build") == []


# --- corrections


def test_an_owners_correction_is_used_by_the_game() -> None:
    overlay = tomllib.loads('[[districts]]\nid = "tavern"\ncost = 2\n')
    table = turn("assassin", gold={0: 1}, hands={0: ["tavern"]}, acted=True, components=overlay)
    assert table.refused("build tavern") == "C-5.2"
    assert turn("assassin", gold={0: 1}, hands={0: ["tavern"]}, acted=True).legal("build") == ["build tavern"]
    rich = turn("assassin", gold={0: 2}, hands={0: ["tavern"]}, acted=True, components=overlay).do("build tavern")
    assert rich.gold(0) == 0
    assert rich.score(0)["districts"] == 1


def test_corrections_of_numbers_reach_the_rules() -> None:
    overlay: dict[str, object] = {"turn": {"take_gold": 3}, "setup": {"gold": 1}, "scoring": {"city_size": 7}}
    game = GAME.with_components(overlay)
    assert game.box.city_size == 7
    assert game.new(4, 1).gold == [1, 1, 1, 1]
    assert turn("assassin", gold={0: 0}, components=overlay).do("take-gold").gold(0) == 3


def test_an_owner_may_name_a_card() -> None:
    game = GAME.with_components({"districts": [{"id": "keep", "name_de": "Wehrturm"}]})
    assert game.box.names["de"] == {"district-keep": "Wehrturm"}


def test_a_corrected_box_keeps_the_shipped_one_as_it_is() -> None:
    GAME.with_components({"districts": [{"id": "tavern", "cost": 2}]})
    assert GAME.box.cost[DISTRICT.of("tavern")] == 1


def test_a_position_belongs_to_its_component_data() -> None:
    game = GAME.with_components({"districts": [{"id": "tavern", "cost": 2}]})
    document = game.new(4, 1).save()
    assert game.load(document).save() == document
    with pytest.raises(RecordError, match="other component data"):
        GAME.load(document)


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ('[[districts]]\nid = "tavern"\ncount = 6', r"counts: green is 20, but the districts of that colour are 21"),
        ("[counts]\ndistrict_cards = 66", r"counts: district_cards is 66, but there are 65"),
        ("[counts]\nred = 12", r"counts: red is 12, but the districts of that colour are 11"),
        ('[[districts]]\nid = "inn"\ncost = 1', r"districts: there is no 'inn'; there is tavern, market"),
        ("[[districts]]\ncost = 1", r"districts: entry 1 does not say which it corrects \(id = \.\.\.\)"),
        ('[[districts]]\nid = "tavern"\nprice = 1', r"districts 'tavern': there is nothing called 'price'; there is"),
        ("[rules]\nx = 1", r"the component file: there is nothing called 'rules'; there is"),
        ('[[districts]]\nid = "tavern"\ncost = "two"', r"districts 'tavern'.cost: 'two' should be like 1"),
        ('[[districts]]\nid = "tavern"\ncost = true', r"districts 'tavern'.cost: True should be like 1"),
        ('[[districts]]\nid = "tavern"\ncost = -1', r"districts 'tavern': cost is -1, but should be from 0 to 20"),
        ('[[districts]]\nid = "tavern"\ncolour = "pink"', r"districts 'tavern': colour is 'pink'; there is green"),
        ('[[districts]]\nid = "tavern"\neffect = "fly"', r"districts 'tavern': effect is 'fly'; there is wild"),
        ('[[districts]]\nid = "tavern"\nsource = "hearsay"', r"districts 'tavern': source is 'hearsay'; there is rule"),
        ('[[districts]]\nid = "tavern"\nref = ["nobody"]', r"districts 'tavern': there is no reference 'nobody'"),
        ('[[characters]]\nid = "king"\nrank = 5', r"characters 'king': rank is 5, but it stands in place 4"),
        ('[[characters]]\nid = "king"\nincome_colour = "pink"', r"characters 'king': income_colour is 'pink'"),
        ("[[draft]]\nplayers = 4\nface_up = 1", r"draft '4': step 1 has 5 cards, but 6 are left"),
        ("[[draft]]\nplayers = 8\nface_up = 1", r"draft: there is no '8'; there is 2, 3, 4, 5, 6, 7"),
        ("[[draft]]\nplayers = 4\ncharacters_each = 2", r"draft '4': characters_each is 2, but the steps deal"),
        ("[setup]\nhand_cards = 20", r"setup: seven hands of 20 are more than 65 cards"),
        ("[counts]\ngold_pieces = 5", r"counts: gold_pieces is 5, but should be from 14"),
        ('[options.gold_supply]\ndefault = "endless"', r"options.gold_supply: the default 'endless' is not among"),
    ],
)
def test_a_correction_that_does_not_add_up_is_refused_with_entry_and_reason(overlay: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        GAME.with_components(tomllib.loads(overlay))


def test_an_owners_file_is_read_from_disk(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[districts]]\nid = "tavern"\ncost = 2\n', encoding="utf-8")
    game = with_owner_file(GAME, path)
    assert game.overlay == {"districts": [{"id": "tavern", "cost": 2}]}
    path.write_text("[[districts", encoding="utf-8")
    with pytest.raises(ComponentError, match="is not valid TOML"):
        with_owner_file(GAME, path)
    with pytest.raises(ComponentError, match="cannot be read"):
        with_owner_file(GAME, tmp_path / "none.toml")


# --- the vocabulary


def test_the_codes_of_moves_stay_what_they_are() -> None:
    golden = Path(__file__).with_name("moves.txt").read_text(encoding="utf-8").splitlines()
    found = [f"{move.code} {move.text}" for move in MOVES.all]
    assert found == golden, "records know moves by their codes: raise rules_version if you mean to change it"


def test_every_move_survives_its_codes() -> None:
    for move in MOVES.all:
        assert MOVES.from_code(move.code) is move
        assert MOVES.from_text(move.text) is move
        assert MOVES.from_json(move.to_json()) is move
