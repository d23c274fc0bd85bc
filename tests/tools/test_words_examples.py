"""The browser's words are tested against sentences that Python's words make; those must be the present ones."""

from tools.words_examples import TARGET, written


def test_the_examples_for_the_browser_are_what_python_says_today() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "run tools/words_examples.py"
