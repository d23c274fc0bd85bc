"""Every fault that is planted is found, and the finding says what it is and how to see it again."""

import re
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from hoftag_liars.state import Liars
from hoftag_liars.strategy import LiarsStrategy
from tribute import Tribute, TributeGame

from hoftag.core.conformance import ConformanceError, Plan, check_game, identity
from hoftag.core.game import Game, State
from hoftag.core.moves import Move
from tests.core import planted, planted_strategies
from tests.core.planted import FaultyGame, FaultyLiars, edited, packaged, removed

Make = Callable[[Path], Game]


def tribute(faulty: type[planted.Faulty]) -> Make:
    return lambda _: FaultyGame(faulty)


def liars(faulty: type[Liars]) -> Make:
    return lambda _: FaultyLiars(faulty)


def strategy(faulty: type[LiarsStrategy]) -> Make:
    return lambda _: FaultyLiars(known=faulty())


def package(change: Callable[[Path], None], **facts: str) -> Make:
    return lambda folder: packaged(folder, change, **facts)


def untouched(home: Path) -> None:
    """The files as they are."""


PLACE = r"\(\d seats, seed \d+, (options .*, )?decision \d+\)"
"""How every finding of a game that was played ends."""

PLAYED: list[tuple[Make, str]] = [
    # the contract
    (tribute(planted.UnsortedMoves), "legal moves are not sorted"),
    (tribute(planted.DeadEnd), "seat 0 owes a decision but has no legal move"),
    (tribute(planted.LosesCards), "is counted, at the start it was"),
    (tribute(planted.PartsDoNotAddUp), "the parts of a score do not add up"),
    (tribute(planted.Endless), "does not end|is counted"),
    (tribute(planted.NotJson), "the view changes on its way through JSON"),
    (tribute(planted.ViewThatChanges), "changes a view that was made before it"),
    (tribute(planted.ViewWithAnotherPart), "the public view has other parts"),
    (tribute(planted.NoRule), "the prompt 'prompt-bid' cites no rule"),
    (tribute(planted.Chatty), "does something else when somebody listens"),
    (tribute(planted.SharedHands), "on a copy changes the original: they share 'hands'"),
    (
        tribute(planted.GlobalLuck),
        "(lays another table|each time|does not replay .*): luck that is not the state's own",
    ),
    (tribute(planted.GlobalLuckLater), "(each time|does not replay .*): luck that is not the state's"),
    (liars(planted.NoReasonForOneVerb), "why_not gives no reason why 'challenge' is illegal"),
    # races
    (tribute(planted.RaceOnASlowTable), "a rush comes to a table that is not live"),
    (tribute(planted.RaceWithoutEnd), "a rush has no end"),
    (tribute(planted.RaceThatWaits), "a rush waits for somebody"),
    (tribute(planted.RaceForTheAbsent), "of absent seat 0 is not legal"),
    (tribute(planted.NeverAtRest), "is never at rest|is not legal"),
    (tribute(planted.AbsentWithoutARace), "seats are absent without a rush"),
    # worlds and secrets
    (tribute(planted.ShowsBids), "sees a difference in a resampled world"),
    (tribute(planted.WorldsKeepTheFuture), "depends on what that seat cannot know"),
    (tribute(planted.WorldsWithTheRealFuture), "has the future of the real one"),
    (liars(planted.TellsEveryRoll), "the event 'yours' tells a spectator what its view does not"),
    # saved positions
    (tribute(planted.ForgetsBids), "'bids' is forgotten when a position is saved and loaded"),
    (tribute(planted.ForgetsAField), "'rounds' is forgotten when a position is saved and loaded"),
    (liars(planted.ForgetsTheLastBidder), "'last_bidder' is forgotten when a position is saved and loaded"),
    (tribute(planted.CallsAFieldDerived), "moves on from a loaded position, .* is another one than without saving"),
    (lambda _: planted.WithoutSource(), "a loaded position has no 'source': loading leaves it unset"),
    # words, sheets and rules, as they are met
    (tribute(planted.SheetThatRaises), "the sheet of a spectator raises KeyError: 'nobody'"),
    (tribute(planted.SheetWithoutWords), "there is no message 'sheet-weather' in en"),
    (tribute(planted.TableWithoutWords), "there is no message 'sheet-weather' in en"),
    (tribute(planted.TableWithAGap), "row 1 of the table 'sheet-player' has 1 cells for 2 heads"),
    (tribute(planted.EventWithoutWords), "there is no message 'event-fanfare' in en"),
    (tribute(planted.PromptOfNoRule), "'prompt-wait' cites the rule 'T-99', which is not in the rulebook"),
    (tribute(planted.RefusalOfNoRule), "'refusal-not-asked' cites the rule 'T-98', which is not in the rulebook"),
    (package(edited("text.de.ftl", "event-bid = { $seat }", "event-bid = { $seta }")), "event-bid in de: .*seta"),
    # strategies
    (strategy(planted_strategies.ShortPrior), r"strategy.prior gives \d+ numbers for \d+ moves"),
    (strategy(planted_strategies.PriorThatRaises), "strategy.prior raises ZeroDivisionError: division by zero"),
    (strategy(planted_strategies.PriorOfNoNumbers), "strategy.prior gives .*nan.*, which bots cannot reckon with"),
    (strategy(planted_strategies.PriorThatPeeks), "strategy.prior peeks"),
    (strategy(planted_strategies.DefaultThatPeeks), "strategy.default_move peeks"),
    (strategy(planted_strategies.IllegalDefault), "strategy.default_move gives .*, which is not legal"),
    (strategy(planted_strategies.NoDistribution), "strategy.evaluate gives .*: no chances that add up to 1"),
    (strategy(planted_strategies.ShortEvaluation), r"strategy.evaluate gives 1 chances for \d seats"),
    (strategy(planted_strategies.NegativeLikelihood), "strategy.likelihood gives -1.0, which is no likelihood"),
]

AS_A_WHOLE: list[tuple[Make, str]] = [
    # worlds that keep what they should deal anew
    (tribute(planted.WorldsFromTheTruth), "resample never changes what is hidden"),
    (liars(planted.RedealsOneOpponent), r"resample never deals anew what .* has: \d+ worlds, and none differs"),
    (liars(planted.KeepsOneOpponent), r"resample never deals anew what seat \d.* has: \d+ worlds, and none differs"),
    # words
    (package(edited("text.de.ftl", "part-tribute = Tribut\n", "")), "text.de.ftl lacks the message 'part-tribute'"),
    (package(edited("text.en.ftl", "part-tribute = Tribute\n", "")), "text.en.ftl lacks the message 'part-tribute'"),
    (package(edited("text.de.ftl", "move-bid = { $card }", "move-bid = { $card")), "line 3: Fluent cannot read 'move"),
    (package(edited("text.de.ftl", ".help = Der", ".hilfe = Der")), "the attributes help in en, but hilfe in de"),
    (package(edited("text.de.ftl", "part-tribute", "move-bid = x\npart-tribute")), "the message 'move-bid' twice"),
    (package(edited("text.de.ftl", "{ $card } bieten", "bieten")), "have the same label in de: 'Bieten'"),
    (
        package(edited("text.de.ftl", "{ $card } bieten", "{ $crad } bieten")),
        "words are missing: move-bid in de: .*crad",
    ),
    # rules
    (package(edited("rules.de.md", "- **T-4**", "- **T-5**")), "rules.de.md lacks the rule T-4"),
    (package(edited("rules.de.md", "- **T-4**", "- **T-3**")), "rules.de.md has the rule T-3 twice"),
    (package(edited("rules.de.md", "- **T-4**", "- **T4**")), r"rules.de.md, line 8: .* is no rule"),
    (package(edited("rules.de.md", "## 1. Das Spiel", "")), "the rule T-1 stands before the first chapter"),
    # identity and files
    (package(removed("text.en.ftl")), r"there is no text.en.ftl in planted_\d+"),
    (package(removed("rules.en.md")), r"there is no rules.en.md in planted_\d+"),
    (package(untouched, package="planted_in_vain"), "its package 'planted_in_vain' cannot be imported"),
    (package(untouched, name="tri-bute"), "an id has small letters, digits and _"),
]


def found(make: Make, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.syspath_prepend(str(folder))
    with pytest.raises(ConformanceError) as finding:
        check_game(make(folder), Plan(games=100, positions=6))
    return str(finding.value)


@pytest.mark.parametrize(("make", "finding"), PLAYED, ids=[finding for _, finding in PLAYED])
def test_a_fault_that_shows_in_play_is_found_with_its_place(
    make: Make, finding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert re.search(f"^(tribute|liars): .*{finding}.* {PLACE}$", found(make, tmp_path, monkeypatch))


@pytest.mark.parametrize(("make", "finding"), AS_A_WHOLE, ids=[finding for _, finding in AS_A_WHOLE])
def test_a_fault_of_the_game_as_a_whole_is_found(
    make: Make, finding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert re.search(f"^(tribute|liars|tri-bute): .*{finding}", found(make, tmp_path, monkeypatch))


def test_a_game_is_announced_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("homage", "tribute:GAME", "hoftag.games")
    monkeypatch.setattr(identity, "announced", lambda: {"homage": [point]})
    with pytest.raises(ConformanceError, match="announces it as 'homage', but it calls itself 'tribute'"):
        check_game(TributeGame(), Plan(games=1))


def test_a_bot_that_peeks_is_named() -> None:
    def peeking(state: State, seat: int, seed: int) -> Move:
        assert isinstance(state, Tribute)
        moves = state.legal(seat)
        return moves[sum(state.bids) % len(moves)]

    with pytest.raises(ConformanceError, match=f"{PLACE}: the bot 'greedy' is not blind"):
        check_game(TributeGame(), Plan(games=2), bots={"greedy": peeking})
