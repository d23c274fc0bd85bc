"""`./hoftag test --mutants`: which mutants there are, which of them are taken, and what becomes of them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hoftag.core.errors import HoftagError
from tests.ours import ANY, OURS
from tools.mutants import __main__ as tool
from tools.mutants import equivalent
from tools.mutants.mutant import Change, Mutant, mutants_in, sample
from tools.mutants.report import Report, show
from tools.mutants.trial import Verdict, changed
from tools.mutants.workshop import workshop

ROOT = Path(__file__).resolve().parents[2]

RULES = '''"""A chapter."""

PRICE: int = 3


def pay(gold: int, price: int = 1) -> int | None:
    """Pay, if there is enough."""
    if gold < price:
        return None
    return gold - price


class Market(Step["Market", int]):
    name = "market"

    def sell(self, goods: list[int], prices: list[int]) -> int:
        return sum(
            map(pay, zip(goods, prices, strict=True)),
            2,
        )
'''


@pytest.fixture
def chapter(tmp_path: Path) -> Path:
    """The only chapter of a game's rules."""
    path = tmp_path / "market" / "rules" / "market.py"
    path.parent.mkdir(parents=True)
    path.write_text(RULES)
    return path


def changes(path: Path) -> set[tuple[str, int, str]]:
    """Where each mutant is, and what it makes of the line."""
    return {(mutant.change.function, mutant.line, mutant.change.becomes) for mutant in mutants_in(path)}


# --- mutants --------------------------------------------------------------------------------------------------------


def test_a_mutant_knows_its_file_its_function_its_line_and_what_is_changed(chapter: Path) -> None:
    assert changes(chapter) >= {
        ("", 3, "PRICE: int = 4"),
        ("pay", 8, "if gold <= price:"),
        ("pay", 10, "return gold + price"),
        ("Market", 14, 'name = "XXmarketXX"'),
        ("Market.sell", 19, "3,"),
    }
    (mutant,) = [mutant for mutant in mutants_in(chapter) if mutant.change.becomes == "if gold <= price:"]
    assert mutant.change == Change("market.py", "pay", "if gold < price:", "if gold <= price:")
    assert mutant.change.diff == "- if gold < price:\n+ if gold <= price:"
    assert mutant.lines == [8]
    assert mutant.source == RULES.replace("if gold < price:", "if gold <= price:")


def test_a_change_of_several_lines_keeps_their_indentation(chapter: Path) -> None:
    (mutant,) = [mutant for mutant in mutants_in(chapter) if mutant.lines == [19, 20]]
    assert mutant.change.becomes == ")"
    assert mutant.source.splitlines()[17:] == [
        "            map(pay, zip(goods, prices, strict=True)),",
        "            )",
    ]
    assert all(compile(mutant.source, mutant.change.file, "exec") for mutant in mutants_in(chapter))


def test_types_docstrings_and_assertions_are_left_alone(chapter: Path) -> None:
    for mutant in mutants_in(chapter):
        assert "A chapter" not in mutant.change.was
        assert "Pay, if" not in mutant.change.was
        assert "int | None" in mutant.source
        assert 'Step["Market", int]' in mutant.source
        assert "strict=True" in mutant.source or "zip(" not in mutant.change.becomes


def test_a_sample_is_settled_by_its_seed() -> None:
    mutants = list(mutants_in(tool.GAMES / "tumult_royal" / "rules" / "tiles.py"))
    assert sample(mutants, 40, 1) == sample(reversed(mutants), 40, 1)
    assert sample(mutants, 40, 1) != sample(mutants, 40, 2)
    assert set(sample(mutants, 20, 1)) < set(sample(mutants, 40, 1))
    assert len({mutant.change.function for mutant in sample(mutants, 40, 1)}) > 3


def test_what_changes_elsewhere_leaves_a_mutant_in_the_sample(chapter: Path) -> None:
    def drawn() -> set[Change]:
        return {mutant.change for mutant in sample(mutants_in(chapter), 10, 5)}

    before = drawn()
    chapter.write_text(RULES.replace("PRICE: int = 3\n", "").replace("A chapter.", "One chapter."))
    assert len(before & drawn()) >= 8


# --- equivalents ----------------------------------------------------------------------------------------------------

LISTED = """
[[market]]
file = "market.py"
function = "pay"
was = "if gold < price:"
becomes = "if gold <= price:"
why = "because"
"""


def test_the_list_says_why_a_mutant_changes_nothing(tmp_path: Path, chapter: Path) -> None:
    path = tmp_path / "equivalent.toml"
    path.write_text(LISTED)
    listed = equivalent.read(path, "market")
    assert listed == {Change("market.py", "pay", "if gold < price:", "if gold <= price:"): "because"}
    assert not equivalent.read(path, "another")
    assert not equivalent.outdated(listed, mutants_in(chapter))
    chapter.write_text(RULES.replace("gold < price", "price > gold"))
    assert equivalent.outdated(listed, mutants_in(chapter)) == list(listed)
    path.write_text(LISTED.replace("why", "reason"))
    with pytest.raises(HoftagError, match=r"equivalent\.toml: each entry has becomes, file, function, was, why"):
        equivalent.read(path, "market")


@pytest.mark.parametrize("game", [path.parent.name for path in sorted(tool.GAMES.glob("*/rules"))])
def test_the_projects_own_list_can_be_read(game: str) -> None:
    assert all(equivalent.read(tool.EQUIVALENT, game).values())


# --- the report -----------------------------------------------------------------------------------------------------


def reported(*outcomes: str) -> Report:
    change = Change("market.py", "pay", "if gold < price:", "if gold <= price:")
    verdicts: list[Verdict] = [{"outcome": outcome, "test": ""} for outcome in outcomes]
    return Report("market", "src/rules", 7, 40, [(Mutant(change, 1, 8, ""), one) for one in verdicts], [change], 1.0)


def test_the_share_counts_neither_equivalents_nor_how_a_mutant_was_killed() -> None:
    report = reported("killed", "killed", "timed out", "survived", "equivalent")
    assert report.share == 0.75
    assert report.to_json() | {"tried": []} == {
        "game": "market",
        "seed": 7,
        "mutants": 40,
        "sample": 5,
        "killed": 2,
        "timed_out": 1,
        "survived": 1,
        "equivalent": 1,
        "share": 0.75,
        "seconds": 1.0,
        "outdated": [report.outdated[0]._asdict()],
        "tried": [],
    }


def test_survivors_are_shown_with_their_place(capsys: pytest.CaptureFixture[str]) -> None:
    show(reported("killed", "survived"))
    said = capsys.readouterr().out
    assert "src/rules/market.py:8  pay\n- if gold < price:\n+ if gold <= price:\n" in said
    assert said.count("market.py:8") == 1
    assert "50.0 %" in said
    assert "2 of 40" in said


# --- trials ---------------------------------------------------------------------------------------------------------


def test_a_file_is_changed_for_a_while(chapter: Path) -> None:
    before = chapter.stat().st_mtime_ns
    with changed(chapter, "PRICE = 4\n"):
        assert chapter.read_text() == "PRICE = 4\n"
    assert chapter.read_text() == RULES
    assert chapter.stat().st_mtime_ns == before


@pytest.mark.parametrize("game", [path.parent.name for path in sorted(tool.GAMES.glob("*/rules"))])
def test_a_game_is_imported_with_its_mutant_and_not_before(game: str) -> None:
    code = (
        "import sys; from tools.mutants.trial import prepare; "
        f"prepare(['tests/games/{game}']); "
        f"sys.exit(any(name.startswith('hoftag.games.{game}') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


CROWN_COST = "paid = supply.take_back(table, king, table.terms.box.crown_cost, tell)"


def crowning(becomes: str) -> Mutant:
    """The chapter on crowning, with another line in the place of what the crown costs."""
    path = tool.GAMES / "tumult_royal" / "rules" / "crowning.py"
    source = path.read_text(encoding="utf-8")
    line = source[: source.index(CROWN_COST)].count("\n") + 1
    return Mutant(Change(path.name, "crown", CROWN_COST, becomes), 1, line, source.replace(CROWN_COST, becomes))


@pytest.mark.slow
def test_mutants_are_told_from_the_rules_by_tests_and_by_time() -> None:
    before = subprocess.check_output(["git", "status", "--short"], cwd=ROOT)
    mutants = [
        crowning(CROWN_COST.replace("crown_cost", "crown_cost + 1")),
        crowning(CROWN_COST.replace("king, ", "king + 0, ")),
        crowning("while table.seats: pass"),
        crowning("paid = )"),
        crowning("import os; os.kill(os.getpid(), 9)"),
    ]
    done: list[int] = []
    with workshop(ROOT, "tumult_royal") as shop:
        shop.tests = ["tests/games/tumult_royal/test_crowning.py"]
        shop.reach()
        verdicts = shop.tried(mutants, 2, lambda: done.append(1))
        folder = shop.copy.parent
    assert [one["outcome"] for one in verdicts] == ["killed", "survived", "timed out", "killed", "killed"]
    assert verdicts[0]["test"].startswith("tests/games/tumult_royal/test_crowning.py::test_")
    assert len(done) == 5
    assert not folder.exists()
    assert subprocess.check_output(["git", "status", "--short"], cwd=ROOT) == before


@pytest.mark.slow
def test_without_a_mutant_every_test_has_to_pass(tmp_path: Path) -> None:
    with workshop(ROOT, "tumult_royal") as shop:
        shop.tests = ["tests/games/tumult_royal/test_crowning.py"]
        (shop.copy / "tests" / "games" / "tumult_royal" / "table.py").write_text("1 / 0\n")
        with pytest.raises(HoftagError, match=r"this one fails: tests/games/tumult_royal/test_crowning\.py"):
            shop.reach()


# --- the command ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'; there is market"),
        (["market", "--sample", "22"], "--sample is 22, and there are 21 mutants of market"),
        (["market", "--sample", "0"], "--sample is 0, and there are 21 mutants of market"),
        (["market", "--sample", "many"], "argument --sample: invalid int value: 'many'"),
        (["market", "tests"], "unrecognized arguments: tests"),
        ([], "argument --mutants: expected one argument"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(
    chapter: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.setattr(tool, "GAMES", chapter.parents[2])
    with pytest.raises(HoftagError) as error:
        tool.main(["--mutants", *arguments])
    assert str(error.value) == sentence


@pytest.mark.parametrize("package", ["coverage", "mutmut"])
def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(HoftagError, match=f"{package} is missing; `./hoftag test --mutants` installs it"):
        tool.main(["--mutants", ANY])


def test_a_system_without_forks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(HoftagError, match="a fork of a process"):
        tool.main(["--mutants", ANY])


@pytest.mark.parametrize(("survived", "code"), [(1, 0), (2, 1)])
def test_too_many_survivors_are_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], survived: int, code: int
) -> None:
    found = reported(*["killed"] * (10 - survived), *["survived"] * survived)
    monkeypatch.setattr(tool, "tried", lambda *_: found)
    assert tool.main(["--mutants", ANY, "--json"]) == code
    assert json.loads(capsys.readouterr().out) == found.to_json()


def test_the_test_command_leads_to_it() -> None:
    command = [sys.executable, str(ROOT / "tools" / "check.py"), "--mutants", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f"hoftag: there is no game 'chess'; there is {', '.join(sorted(OURS))}\n"
    assert done.stdout == ""
