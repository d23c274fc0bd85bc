"""Who sits where: people first, then bots by their specs."""

from collections.abc import Sequence
from itertools import cycle, islice

from hoftag.core.errors import HoftagError
from hoftag.core.position import hexadecimal
from hoftag.core.record import PERSON, Player
from hoftag.core.words import Words


def read_bots(specs: Sequence[str]) -> list[str]:
    """The bots asked for, checked; none asked for means greedy ones."""
    from hoftag.bots.specs import read_list

    found = [spec.text.replace(" ", "") for given in specs for spec in read_list(given)]
    return found or ["greedy"]


def seated(seats: int, humans: int, bots: Sequence[str], names: Sequence[str], words: Words, luck: int) -> list[Player]:
    """Everybody at the table; the bots given go round until every seat is filled, and `luck` draws their names."""
    from hoftag.bots import court

    if len(names) > seats:
        raise HoftagError(f"there are {len(names)} names for {seats} seats")
    if not 0 <= humans <= seats:
        raise HoftagError(f"there are {seats} seats, so 0 to {seats} people can play, not {humans}")
    if len(bots) > seats - humans:
        raise HoftagError(f"there are {len(bots)} bots for {seats - humans} seats; ask for more --seats")
    given = [" ".join(name.split()) for name in names]
    if "" in given or len(set(given)) != len(given):
        raise HoftagError("every name should be there once, such as --names Anna,Ben")
    players = []
    kinds = [PERSON] * humans + list(islice(cycle(bots), seats - humans))
    figures = iter(court.comers(hexadecimal(luck), given))
    for seat, kind in enumerate(kinds):
        if seat < len(given):
            name = given[seat]
        elif kind == PERSON:
            name = words.say("ui-guest") if humans == 1 else words.say("ui-guest-number", {"number": seat + 1})
        else:
            figure = next(figures, None)
            name = f"{kind} {seat + 1}" if figure is None else court.FIGURES[figure]
        players.append(Player(name, kind))
    return players
