"""What somebody has typed: a command, a move as records write it, or a move as the list shows it."""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from hoftag.core.game import Game
from hoftag.core.moves import Move
from hoftag.core.words import Words

ALONE: Final = ("help", "undo", "rules", "log", "table", "save", "quit")
WITH_MORE: Final = ("why", "rule")
WORD: Final = re.compile(r"""[^\s,.:;()„“”"'-]+""")


class Command(NamedTuple):
    """Something asked of the table rather than of the game."""

    name: str
    rest: str


class Reader:
    """Understands what is typed at a table, in its language and in English."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.moves: list[Move] = [move for move in game.moves.all if self._seats_exist(move)]
        self._labels: dict[int, str] = {}
        self._commands: dict[str, str] = {}
        for name in (*ALONE, *WITH_MORE):
            for word in (name, *words.say(f"ui-command-{name}").split()):
                self._commands[word.casefold()] = name

    def _seats_exist(self, move: Move) -> bool:
        """A move about a seat where nobody sits is no use to anybody."""
        seats = [value for domain, value in zip(move.domains, move.values, strict=True) if domain.name == "seat"]
        return all(seat < len(self.words.players) for seat in seats)

    def label(self, move: Move) -> str:
        """The move as the list shows it."""
        if move.code not in self._labels:
            self._labels[move.code] = self.words.move(move)
        return self._labels[move.code]

    def command(self, text: str) -> Command | None:
        """The command in a text, if it is one."""
        first, _, rest = text.strip().partition(" ")
        name = self._commands.get(first.casefold())
        if name is None or (rest.strip() and name not in WITH_MORE and name != "rules"):
            return None
        if name == "rules" and rest.strip():
            name = "rule"
        return Command(name, rest.strip())

    def matching(self, text: str, moves: Sequence[Move]) -> list[Move]:
        """The moves a text can mean: just that one, those that say all its words, those that begin so or contain it."""
        wanted = folded(text)
        if not wanted:
            return list(moves)
        faces = [(move, (move.text, folded(self.label(move)))) for move in moves]
        exact = [move for move, texts in faces if wanted in texts]
        if exact:
            return exact[:1]
        whole = [move for move, (_, label) in faces if words_in(wanted) <= words_in(label)]
        if whole:
            return whole
        begin = [move for move, texts in faces if any(text.startswith(wanted) for text in texts)]
        parts = wanted.split()
        contain = [move for move, texts in faces if move not in begin and any(_has_all(text, parts) for text in texts)]
        return begin + contain

    def anything(self, text: str) -> list[Move]:
        """The moves of the whole game that a text can mean, the plainest first."""
        return sorted(self.matching(text, self.moves), key=lambda move: len(self.label(move)))


def folded(text: str) -> str:
    """A text as it is compared: nobody has to find the sign for times on their keyboard."""
    return " ".join(text.casefold().replace("×", "x").split())


def words_in(text: str) -> set[str]:
    return set(WORD.findall(text))


def _has_all(text: str, parts: Iterable[str]) -> bool:
    return all(part in text for part in parts)
