"""Rules change; what was played by earlier ones stays as it was."""

from pathlib import Path

import pytest

from hoftag.core.conformance import Plan, check_game
from hoftag.core.errors import HoftagError, RecordError
from hoftag.core.game import Game
from hoftag.core.match import Log, Match, opened, replayed, resumed
from hoftag.core.record import read
from hoftag.core.rng import Rng
from hoftag.games.citadels import GAME as CITADELS
from hoftag.games.citadels.state import Citadels
from tests.core.test_stepped import GAME as TOLL
from tests.games.citadels.planted import BEFORE, EMPTY, FULL, GAME, NEW, OLD, PurseGame

GOLDEN = sorted(Path(__file__).parents[1].joinpath("golden", "citadels").glob("*.record"))
PURSE_WORDS = "\noption-purse = Purse\n    .help = Gold\noption-purse-full = full\noption-purse-empty = empty\n"
DEAR = {"districts": [{"id": "tavern", "cost": 2}]}


def purses(match: Match) -> set[int]:
    assert isinstance(match.state, Citadels)
    return set(match.state.gold)


def names(game: Game) -> list[str]:
    return [option.name for option in game.options]


def test_a_version_plays_its_own_rules_and_has_its_own_options() -> None:
    old = GAME.with_rules(OLD)
    assert (GAME.rules, old.rules, old.rules_version) == (NEW, OLD, NEW)
    assert purses(Match(GAME, 3, 1)) == {FULL}
    assert purses(Match(GAME, 3, 1, {"purse": "empty"})) == {EMPTY}
    assert purses(Match(old, 3, 1)) == {BEFORE}
    assert names(GAME) == [*names(CITADELS), "purse"]
    assert names(old) == names(CITADELS)
    with pytest.raises(HoftagError, match="citadels has no option 'purse'"):
        Match(old, 3, 1, {"purse": "full"})


def test_there_is_one_game_of_each_version_and_box() -> None:
    old = GAME.with_rules(OLD)
    assert GAME.with_rules(OLD) is old
    assert old.with_rules(NEW) is GAME
    assert GAME.with_rules(NEW) is GAME
    assert old.box is GAME.box
    assert not GAME.is_earlier()
    assert old.is_earlier()


def test_versions_and_owners_boxes_go_together_in_either_order() -> None:
    for game in (GAME.with_rules(OLD).with_components(DEAR), GAME.with_components(DEAR).with_rules(OLD)):
        assert (game.rules, game.overlay, game.box.cost[0]) == (OLD, DEAR, 2)
        match = Match(game, 2, 1)
        assert (purses(match), match.record.rules_version) == ({BEFORE}, OLD)
        again = replayed(read(match.record.text()), GAME)
        assert (again.game.rules, again.game.overlay) == (OLD, DEAR)


@pytest.mark.parametrize("version", [0, NEW + 1])
def test_a_version_that_is_not_kept_gets_one_sentence(version: int) -> None:
    said = f"this Hoftag plays citadels by versions 1 to {NEW} of its rules, not by version {version}"
    with pytest.raises(HoftagError) as caught:
        GAME.with_rules(version)
    assert str(caught.value) == said
    record = read(Match(GAME, 2, 1).record.text())
    record.rules_version = version
    with pytest.raises(RecordError) as refused:
        replayed(record, GAME)
    assert str(refused.value) == f"line 2: {said}"
    with pytest.raises(HoftagError, match=said):
        GAME.load({**GAME.new(2, 1).save(), "rules": version})


def test_a_game_of_one_version_is_that_itself() -> None:
    assert TOLL.with_rules(1) is TOLL
    assert not TOLL.is_earlier()
    with pytest.raises(HoftagError, match="plays toll by version 1 of its rules, not by version 2"):
        TOLL.with_rules(2)


def test_old_positions_are_the_same_documents_as_ever_and_newer_ones_name_their_version() -> None:
    before, old, new = CITADELS.new(4, 7), GAME.with_rules(OLD).new(4, 7), GAME.new(4, 7)
    assert old.save() == before.save()
    assert old.digest() == before.digest()
    assert "rules" not in GAME.with_rules(GAME.oldest_rules).new(4, 7).save()
    assert new.save()["rules"] == NEW
    for game in (GAME, GAME.with_rules(OLD)):
        assert game.load(old.save()).terms.rules == OLD
        assert game.load(new.save()).terms.rules == NEW


@pytest.mark.parametrize("path", GOLDEN[:6], ids=lambda path: path.stem)
def test_golden_records_of_older_versions_replay_by_them(path: Path) -> None:
    match = opened(path, GAME)
    assert match.game.rules == match.record.rules_version < NEW
    assert match.record.text() == path.read_text(encoding="utf-8")


def test_an_old_match_is_resumed_and_rewound_by_its_own_rules() -> None:
    match = Match(GAME.with_rules(OLD), 3, 5)
    rng = Rng(1)
    while len(match.standing) < 40 or not match.at_barrier():
        seat = match.state.to_act()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    saved = match.state.save()
    again = resumed(match.record, match.game, match.version, GAME.load(saved), Log())
    assert (again.record.rules_version, again.state.digest()) == (OLD, match.state.digest())
    again.rewind(0)
    assert purses(again) == {BEFORE}


@pytest.mark.parametrize("version", [OLD, NEW])
def test_the_kit_finds_nothing_in_either_version(version: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted option has words of its own, in a package beside that of the game."""
    home = tmp_path / "purse"
    home.mkdir()
    (home / "__init__.py").touch()
    for file in CITADELS.resources().iterdir():
        if file.name.endswith((".ftl", ".md")):
            more = PURSE_WORDS if file.name.endswith(".ftl") else ""
            (home / file.name).write_text(file.read_text(encoding="utf-8") + more, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(PurseGame, "package", "purse")
    assert check_game(GAME.with_rules(version), Plan(games=12, positions=2, worlds=1)).games == 12
