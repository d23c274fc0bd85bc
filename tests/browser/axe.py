"""What axe-core finds wrong with a page."""

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """([part, rules]) =>
  axe.run(part, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) })"""
SIDE = ":has(> #side-panel)"
"""The panel beside a board, with its tabs."""
RULES = {"light": None, "dark": ["color-contrast"]}
"""By night other colours are there, and nothing else."""


def faults(page: Page, where: str, part: str = "html") -> list[str]:
    """What axe calls serious or critical, by day and by night; in a part of the page if the rest has been looked at."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = []
    for light, rules in RULES.items():
        page.emulate_media(color_scheme="light" if light == "light" else "dark")
        found += [
            f"{where} ({light}) {one['id']}: {one['nodes'][0]['html'][:160]}"
            for one in page.evaluate(RUN, [part, rules])["violations"]
            if one["impact"] in {"serious", "critical"}
        ]
    page.emulate_media(color_scheme="light")
    return found
