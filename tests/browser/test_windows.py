"""Every table fits its window: nothing is cut, covered, too small, or scrolls sideways.

`windows.known` lists what is known to be wrong. Whoever mends one strikes it out, or has it written anew with
`.venv/bin/python -m tools.matrix --known`; nothing new gets in.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tools.matrix.known import known
from tools.matrix.look import Finding, look
from tools.matrix.page import built, served
from tools.matrix.windows import MOMENTS, WINDOWS, Sight, everything, sample

pytestmark = pytest.mark.painted


@pytest.fixture(scope="module")
def page_address() -> Iterator[str]:
    with served(built()) as address:
        yield address


def findings(browser: Browser, address: str, sights: list[Sight]) -> list[Finding]:
    return [finding for picture in look(browser, address, sights) for finding in picture.findings]


def test_the_sample_has_every_window_and_three_moments_of_each_game() -> None:
    seen = sample()
    assert {sight.window for sight in seen} == set(WINDOWS)
    assert {sight.language for sight in seen} == {"de", "en"}
    for game in MOMENTS:
        assert len({sight.moment for sight in seen if sight.game == game}) >= 3


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", MOMENTS)
def test_a_sample_of_tables_has_no_faults_but_the_known(browser: Browser, page_address: str, game: str) -> None:
    found = findings(browser, page_address, [sight for sight in sample() if sight.game == game])
    expected = {line for line in known() if line.startswith(f"{game} ")}
    new = [str(one) for one in found if one.kind not in expected]
    assert not new, "\n".join(new)
    mended = expected - {one.kind for one in found}
    assert not mended, "strike these from windows.known:\n" + "\n".join(sorted(mended))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", MOMENTS)
def test_all_tables_have_no_faults(browser: Browser, page_address: str, game: str) -> None:
    if any(line.startswith(f"{game} ") for line in known()):
        pytest.skip("a sample of them has faults already")
    found = findings(browser, page_address, everything((game,)))
    assert not found, "\n".join(map(str, found))
