"""Which rules a test guards: `@rules("C-5.1", "A-9")`. `tests/test_rule_ids.py` sees to it that no rule is left out."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rules(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules that it would miss."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return mark
