"""The box: its figures, an owner's corrections, and the vocabulary of moves."""

import tomllib
from pathlib import Path

import pytest

from hoftag.core.components import Entry
from hoftag.core.errors import ComponentError, RecordError
from hoftag.games.tumult_royal.components import SHIPPED, TERRAIN, turned
from hoftag.games.tumult_royal.meta import GAME
from hoftag.games.tumult_royal.moves import MOVES
from tests.rules import rules


@rules("T-4.3", "T-4.4", "T-0.3", "T-9.1", "T-6.2")
def test_the_figures_of_the_box() -> None:
    box = GAME.box
    assert dict(zip(TERRAIN.ids, box.cost, strict=True)) == {
        "pasture": (1, 1, 0),
        "forest": (1, 1, 1),
        "mountain": (1, 1, 2),
        "village": (2, 2, 0),
        "palace": (0, 2, 3),
    }
    assert box.field_statues == [1, 1, 1, 2, 3]
    assert [box.tiles[4].count(tile) for tile in range(9)] == [4, 5, 4] * 3
    assert [space.statues for space in box.spaces] == [1] * 5 + [2] * 5
    assert [space.threshold for space in box.spaces[5:]] == [7, 5, 3, 1, 0]
    assert box.spins == [2, 2, 3, 3, 3, 4, 4, 5]
    assert box.supporters == 105


@rules("T-0.5")
def test_the_region_tiles_are_all_different_and_villages_and_palaces_do_not_touch() -> None:
    tiles = GAME.box.regions[::4]
    assert len(tiles) == 10
    seen: set[tuple[int, ...]] = set()
    for tile in tiles:
        mirrored = [tile[3 * row + 2 - column] for row in range(3) for column in range(3)]
        faces = {tuple(turned(one, quarters)) for one in (tile, mirrored) for quarters in range(4)}
        assert not faces & seen
        seen |= faces
        inhabited = [at for at, terrain in enumerate(tile) if GAME.box.inhabited[terrain]]
        assert inhabited
        for one in inhabited:
            for other in inhabited:
                assert abs(one // 3 - other // 3) + abs(one % 3 - other % 3) != 1
        assert 11 <= sum(GAME.box.field_statues[terrain] for terrain in tile) <= 13


def test_an_owners_correction_is_used_by_the_game() -> None:
    game = GAME.with_components({"field_types": [{"id": "village", "cost": {"bread": 1, "tools": 1}}]})
    assert game.box.cost[TERRAIN.of("village")] == (1, 2, 1)
    assert GAME.box.cost[TERRAIN.of("village")] == (2, 2, 0)
    document = game.new(2, 1).save()
    assert game.load(document).save() == document
    with pytest.raises(RecordError, match="other component data"):
        GAME.load(document)


def test_the_doubtful_figures_have_alternatives_that_fit() -> None:
    found = {entry.word("id"): entry.get("candidates") for entry in Entry(SHIPPED).entries("alternatives", "id")}
    costs, limits = found["field_types.village.cost"], found["chronicle_spaces.threshold"]
    assert isinstance(costs, list)
    assert isinstance(limits, list)
    for cost in costs:
        GAME.with_components({"field_types": [{"id": "village", "cost": cost}]})
    for limit in limits:
        spaces = [{"id": f"space-{number}", "threshold": value} for number, value in enumerate(limit, 6)]
        assert GAME.with_components({"chronicle_spaces": spaces}).box.spaces[5].threshold == limit[0]


def test_an_owner_may_name_a_field() -> None:
    game = GAME.with_components({"field_types": [{"id": "palace", "name_de": "Residenz"}]})
    assert game.owner_names("de") == {"terrain-palace": "Residenz"}


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ('[[commodity_tiles]]\nid = "bread-1-plain"\ncount = 3', r"commodity_facts 'tiles_total': value is 39, but th"),
        ('[[commodity_tiles]]\nid = "bread-1-black"\ncount = 2', r"commodity_facts 'tiles_black_frame': value is 9"),
        ("[[commodity_sets]]\nplayers = 4\non_table = 28", r"commodity_sets '4': on_table is 28, but it comes to 27"),
        ('[[field_types]]\nid = "forest"\ncost = { bread = 4 }', r"field_types 'forest'.cost: bread is 4, but should"),
        ('[[field_types]]\nid = "swamp"\nstatues = 1', r"field_types: there is no 'swamp'; there is pasture"),
        ('[[region_tiles]]\nid = "R01"\nrows = ["PPP", "PPP", "PP"]', r"region_tiles 'R01': rows should be three"),
        ('[[region_tiles]]\nid = "R01"\nrows = ["XPP", "PPP", "PPP"]', r"region_tiles 'R01': rows should be three"),
        ('[[frame_layouts]]\nplayers = 2\ngrid = ["UUU", "DD"]', r"frame_layouts '2': region_tiles is 4, but the"),
        ('[[frame_layouts]]\nplayers = 2\ngrid = ["UU", "DD", "DD"]', r"frame_layouts '2': grid should be at most"),
        ('[[spinner_areas]]\nid = "area-3"\nweight = 4', r"spinner_areas: the area of 2 is not as large"),
        ('[[spinner_areas]]\nid = "area-3"\nfrom_deg = 95', r"spinner_areas 'area-3': from_deg is 95, but the area"),
        ('[[chronicle_spaces]]\nid = "space-6"\nkind = "single"', r"constants 'first_dual_round': value is 6, but sp"),
        ('[[constants]]\nid = "max_rounds"\nvalue = 9', r"constants 'max_rounds': value is 9, but the chronicle"),
        ('[[supporter_tokens]]\nid = "token-5"\ncount = 9', r"supporter_totals: value is 105, but the tokens come"),
        ("[[starting_supporters]]\nplayers = 2\neach = 31", r"starting_supporters '2': supply_left is 45, but 43"),
        ('[[pieces]]\nid = "hourglass"\ncount = 2', r"pieces 'hourglass'.count: the game makes no use of this"),
    ],
)
def test_a_correction_that_does_not_add_up_is_refused_with_entry_and_reason(overlay: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        GAME.with_components(tomllib.loads(overlay))


def test_the_codes_of_moves_stay_what_they_are() -> None:
    golden = Path(__file__).with_name("moves.txt").read_text(encoding="utf-8").splitlines()
    found = [f"{move.code} {move.text}" for move in MOVES.all]
    assert found == golden, "records know moves by their codes: raise rules_version if you mean to change it"
