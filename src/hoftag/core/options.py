"""What can be chosen before a game starts."""

from collections.abc import Sequence

from hoftag.core.errors import HoftagError, there_is

OptionValue = bool | int | str


class Option:
    """A switch of a game, chosen before it starts; its words are `option-<name>` and `option-<name>-<value>`."""

    def __init__(
        self,
        name: str,
        default: OptionValue,
        values: Sequence[OptionValue],
        *,
        suggested: OptionValue | None = None,
        since: int = 1,
    ) -> None:
        """Declare the switch with what it can be set to; games before version `since` of the rules do not have it."""
        self.name = name
        self.default = default
        self.values = tuple(values)
        self.suggested = default if suggested is None else suggested
        """What a web table is offered first; nothing but that form knows of it."""
        self.since = since

    def read(self, text: object) -> OptionValue:
        """The value that this text means, or a sentence with those there are."""
        for value in self.values:
            if str(text).lower() == str(value).lower():
                return value
        message = f"option {self.name} cannot be '{text}'; {there_is([str(value).lower() for value in self.values])}"
        raise HoftagError(message)
