"""What a game asks, tells and refuses, in both languages: nothing lacks a word, and a rule that is named exists."""

import re
from collections.abc import Iterable
from functools import cache

from hoftag.core.events import SPECTATOR, Args, Event
from hoftag.core.game import Effect, Game, Prompt, Refusal
from hoftag.core.rulebook import rulebook
from hoftag.core.words import LANGUAGES, Words, game_words

NAMES = ["Anna", "Ben", "Carla", "Dirk", "Eva", "Finn", "Greta"]
GAP = re.compile(r"\{|\}|\$|\?\?\?|\bNone\b|  \b")


class Spoken:
    """The words of a game, which fail at the first gap."""

    def __init__(self, game: Game) -> None:
        self.words: list[Words] = [game_words(game, language, NAMES, strict=True) for language in LANGUAGES]
        self.books = [rulebook(game, language) for language in LANGUAGES]

    def whole(self, *texts: str) -> None:
        for text in texts:
            assert text.strip()
            assert not GAP.search(text), text

    def named(self, rule: str) -> None:
        assert all(rule in book.rules for book in self.books), rule

    def events(self, events: Iterable[Event], seats: int) -> None:
        for event in events:
            for viewer in (SPECTATOR, *range(seats)):
                seen = event.seen_by(viewer)
                if seen is not None:
                    self.whole(*(words.event(seen, viewer) for words in self.words))

    def prompt(self, prompt: Prompt, seat: int) -> None:
        self.named(prompt.rule)
        for words in self.words:
            self.whole(words.prompt(prompt, seat), words.prompt_help(prompt, seat))

    def refusal(self, refusal: Refusal, seat: int) -> None:
        self.named(refusal.rule)
        self.whole(*(words.refusal(refusal, seat) for words in self.words))

    def effects(self, effects: tuple[Effect, ...]) -> None:
        if effects:
            self.whole(*(words.effects(effects) for words in self.words))

    def message(self, key: str, args: Args | None = None, viewer: int = SPECTATOR) -> None:
        self.whole(*(words.say(key, args, viewer) for words in self.words))


@cache
def spoken(game: Game) -> Spoken:
    return Spoken(game)
