"""What can go wrong, each as one sentence for the person who caused it."""

from typing import Final

from hoftag.core.build import mypyc_attr

REASON_MOST: Final = 120


@mypyc_attr(allow_interpreted_subclasses=True)
class HoftagError(Exception):
    """Something a person did cannot be done; the text is one sentence that says what to do instead."""


class IllegalMoveError(HoftagError):
    """A move that the rules forbid now; `rule` is the id of the rule that says so."""

    def __init__(self, message: str, rule: str = "") -> None:
        """Keep the rule id beside the sentence."""
        super().__init__(message)
        self.rule = rule


class RecordError(HoftagError):
    """A record, scenario or position that cannot be read; `line` is where (0: no particular line)."""

    def __init__(self, message: str, line: int = 0, rule: str = "") -> None:
        """Put the line number in front of the sentence."""
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.rule = rule


class ComponentError(HoftagError):
    """Component data that does not add up: which entry, and why."""


def there_is(names: object) -> str:
    """Say what there is: the closing words of every 'unknown name' sentence."""
    listed = [str(name) for name in names] if isinstance(names, (list, tuple, set, dict, range)) else [str(names)]
    return "there is " + ", ".join(listed) if listed else "there is none"


def reason(error: BaseException) -> str:
    """What somebody else's code raised, in one short line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:REASON_MOST]
