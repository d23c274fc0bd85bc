"""Moves: a finite vocabulary per game, every move made once, with one codec for all its faces.

A move has a stable integer code (for learners), a one-line text (`build tavern`, for records and people), a JSON
form (`{"move": "build", "district": "tavern"}`, for clients) and a message key (`move-build`, for translators).
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Generic, TypeVar

from hoftag.core.build import mypyc_attr
from hoftag.core.errors import HoftagError, there_is


class Domain:
    """A closed, ordered set of names, such as the districts; in a state its members are small ints."""

    __slots__ = ("ids", "index", "name", "said")

    def __init__(self, name: str, ids: Iterable[str], said: Iterable[int | str] | None = None) -> None:
        """Name the domain and its members; `said` is what messages are given for them, their names as a rule."""
        self.name = name
        self.ids: tuple[str, ...] = tuple(ids)
        self.said: tuple[int | str, ...] = tuple(said) if said is not None else self.ids
        self.index: dict[str, int] = {member: number for number, member in enumerate(self.ids)}
        if len(self.index) != len(self.ids):
            message = f"{name} names something twice"
            raise HoftagError(message)

    def of(self, member: str) -> int:
        """The number of a member, or a sentence that says which there are."""
        number = self.index.get(member)
        if number is None:
            message = f"'{member}' is no {self.name}; {there_is(self.ids)}"
            raise HoftagError(message)
        return number

    def names(self, numbers: Iterable[int]) -> list[str]:
        """The names of several members."""
        ids = self.ids
        return [ids[number] for number in numbers]  # several times as fast as `map` over a method of a tuple

    def __len__(self) -> int:
        """How many members there are."""
        return len(self.ids)


def numbers(name: str, upto: int, start: int = 0) -> Domain:
    """A domain of plain numbers, such as the seats 0 to 6; messages are given them as numbers."""
    return Domain(name, [str(number) for number in range(start, start + upto)], range(start, start + upto))


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One move of a game's vocabulary. A game's own subclass adds its parameters as int attributes."""

    __slots__ = ("code", "domains", "kind", "text", "values", "verb")

    code: int
    kind: int
    verb: str
    text: str
    domains: tuple[Domain, ...]
    values: tuple[int, ...]

    @property
    def key(self) -> str:
        """The message key of the move."""
        return f"move-{self.verb}"

    @property
    def args(self) -> dict[str, int | str]:
        """The parameters by name, as messages are given them."""
        return {domain.name: domain.said[value] for domain, value in zip(self.domains, self.values, strict=True)}

    def to_json(self) -> dict[str, str]:
        """The JSON form: all parameters as text."""
        given = {domain.name: domain.ids[value] for domain, value in zip(self.domains, self.values, strict=True)}
        return {"move": self.verb, **given}

    def __repr__(self) -> str:
        """The text form: moves are made once, so it is as good as the object."""
        return f"<{self.text}>"


def parameters_of(make: type[Move]) -> list[str]:
    """The parameters that a game's own class of moves adds; compiled classes name them in another place."""
    names: Sequence[str] = vars(make).get("__mypyc_attrs__", getattr(make, "__slots__", ()))
    return [name for name in names if name not in COMMON]


COMMON = ("code", "domains", "kind", "text", "values", "verb", "__dict__")
"""What every move has."""
M_co = TypeVar("M_co", bound=Move, covariant=True)


class Catalogue(Generic[M_co]):
    """The whole vocabulary of a game, in the order of declaration: the code is the place in it."""

    def __init__(self, make: type[M_co]) -> None:
        """Prepare a vocabulary of moves of class `make`; parameters a verb lacks are set to -1."""
        self.make = make
        self.parameters = parameters_of(make)
        self.all: list[M_co] = []
        self.verbs: dict[str, tuple[Domain, ...]] = {}
        self.by_text: dict[str, M_co] = {}
        self._by_parts: dict[frozenset[tuple[str, str]], M_co] = {}
        """Moves by their JSON form, of those that have come in it already."""

    def _declare(self, verb: str, domains: tuple[Domain, ...]) -> int:
        if verb in self.verbs:
            message = f"the verb '{verb}' is declared twice"
            raise HoftagError(message)
        self.verbs[verb] = domains
        return len(self.verbs) - 1

    def _add(self, verb: str, kind: int, domains: tuple[Domain, ...], values: tuple[int, ...]) -> M_co:
        move = self.make()
        move.code = len(self.all)
        move.kind = kind
        move.verb = verb
        move.domains = domains
        move.values = values
        move.text = " ".join([verb, *(domain.ids[value] for domain, value in zip(domains, values, strict=True))])
        for name in self.parameters:
            setattr(move, name, -1)
        for domain, value in zip(domains, values, strict=True):
            setattr(move, domain.name, value)
        self.all.append(move)
        self.by_text[move.text] = move
        return move

    def one(self, verb: str) -> M_co:
        """A move without parameters."""
        return self._add(verb, self._declare(verb, ()), (), ())

    def each(self, verb: str, domain: Domain) -> tuple[M_co, ...]:
        """A move for each member of a domain."""
        kind = self._declare(verb, (domain,))
        return tuple(self._add(verb, kind, (domain,), (value,)) for value in range(len(domain)))

    def pairs(self, verb: str, first: Domain, second: Domain) -> tuple[tuple[M_co, ...], ...]:
        """A move for each pair, to be looked up as `table[first][second]`."""
        kind = self._declare(verb, (first, second))
        return tuple(
            tuple(self._add(verb, kind, (first, second), (a, b)) for b in range(len(second))) for a in range(len(first))
        )

    def combinations(self, verb: str, *domains: Domain) -> dict[tuple[int, ...], M_co]:
        """A move for each combination of any number of domains."""
        kind = self._declare(verb, domains)
        ranges = [range(len(domain)) for domain in domains]
        return {values: self._add(verb, kind, domains, values) for values in product(*ranges)}

    def some(
        self, verb: str, domains: tuple[Domain, ...], among: Iterable[tuple[int, ...]]
    ) -> dict[tuple[int, ...], M_co]:
        """A move for each of these combinations, where most others could never be played."""
        kind = self._declare(verb, domains)
        return {values: self._add(verb, kind, domains, values) for values in among}

    def __len__(self) -> int:
        """The size of the vocabulary."""
        return len(self.all)

    def from_code(self, code: int) -> M_co:
        """The move with this code."""
        if not 0 <= code < len(self.all):
            message = f"there is no move {code}; codes run from 0 to {len(self.all) - 1}"
            raise HoftagError(message)
        return self.all[code]

    def from_text(self, text: str) -> M_co:
        """The move with this text, or a sentence that says what is wrong with it."""
        words = text.split()
        move = self.by_text.get(" ".join(words))
        if move is None:
            raise HoftagError(self._complaint(words))
        return move

    def from_json(self, document: object) -> M_co:
        """The move with this JSON form."""
        try:
            known = self._by_parts.get(frozenset(document.items()))  # type: ignore[attr-defined]
        except (AttributeError, TypeError):  # no object, or one of more than texts
            known = None
        if known is not None:
            return known
        move = self._read_json(document)
        self._by_parts[frozenset(move.to_json().items())] = move
        return move

    def _read_json(self, document: object) -> M_co:
        if not isinstance(document, dict | Mapping) or not all(isinstance(part, str) for part in document.values()):
            message = 'a move is an object of strings, such as {"move": "pass"}'
            raise HoftagError(message)
        verb = str(document.get("move", ""))
        domains = self.verbs.get(verb, ())
        if set(document) != {"move", *(domain.name for domain in domains)}:
            given = [str(part) for name, part in document.items() if name != "move"]
            raise HoftagError(self._complaint([verb, *given]))
        return self.from_text(" ".join([verb, *(str(document[domain.name]) for domain in domains)]))

    def _complaint(self, words: Sequence[str]) -> str:
        if not words or words[0] not in self.verbs:
            return f"there is no move '{' '.join(words)}'; {there_is(list(self.verbs))}"
        domains = self.verbs[words[0]]
        if len(words) != len(domains) + 1:
            form = " ".join([words[0], *(domain.name.upper() for domain in domains)])
            return f"'{' '.join(words)}' is not of the form '{form}'"
        for word, domain in zip(words[1:], domains, strict=True):
            if word not in domain.index:
                return f"'{word}' is no {domain.name}; {there_is(domain.ids)}"
        return f"'{' '.join(words)}' is not in the vocabulary"
