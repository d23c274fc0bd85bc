"""Chapter 4: the characters are called by rank, and whoever has one comes forward."""

from typing import TYPE_CHECKING

from hoftag.core.events import Tell
from hoftag.games.citadels.components import CHARACTER, CHARACTERS, KING, THIEF
from hoftag.games.citadels.rules import scoring, turn

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels


def begin_calling(table: "Citadels", tell: Tell | None) -> bool:
    """C-4.1: from the lowest rank."""
    table.rank = 0
    return False


def calling(table: "Citadels", tell: Tell | None) -> bool:
    """C-4.1, C-4.2: whoever holds the called character has a turn, unless murdered; the others stay silent."""
    holder = table.holder
    while table.rank < CHARACTERS:
        rank = table.rank
        seat = holder[rank]
        if seat >= 0 and rank != table.murdered:
            if not table.revealed >> rank & 1:
                reveal(table, seat, tell)
            return table.ask(seat, turn.TURN)
        if tell is not None:
            tell.show("no-answer", character=CHARACTER.ids[rank])
            if seat >= 0:
                tell.only(seat, "was-murdered", of_seat=seat, character=CHARACTER.ids[rank])
        table.rank += 1
    return False


def reveal(table: "Citadels", seat: int, tell: Tell | None) -> None:
    """C-4.4, C-7.2, C-7.4: the thief takes the gold and the King the crown before anything else of the turn."""
    rank = table.rank
    table.revealed |= 1 << rank
    if tell is not None:
        tell.show("revealed", seat=seat, character=CHARACTER.ids[rank])
    if rank == table.robbed:
        thief = table.holder[THIEF]
        booty = table.gold[seat]
        if thief != seat and booty:
            table.gold[seat] = 0
            table.gold[thief] += booty
        if tell is not None:
            tell.all("robbed", seat=thief, from_seat=seat, gold=0 if thief == seat else booty)
    if rank == KING:
        take_crown(table, seat, tell)
    table.acted = False
    table.used = 0
    table.builds_left = turn.builds(table, seat)
    if not table.terms.purple_per_round:
        table.spent[seat] = 0


def take_crown(table: "Citadels", seat: int, tell: Tell | None) -> None:
    """C-6.4, C-7.4: the crown is not at choice."""
    if tell is not None:
        tell.all("crowned" if table.crown != seat else "stays-crowned", seat=seat)
    table.crown = seat


def end_round(table: "Citadels", tell: Tell | None) -> bool:
    """C-7.4a, C-7.4b, C-9.1: a murdered King inherits now; then the next round, or the end."""
    over = table.first_complete >= 0 or table.round >= table.terms.box.round_limit
    if over:
        scoring.end_game(table, tell)
        return True
    heir = table.holder[KING]
    if table.murdered == KING and heir >= 0:
        if tell is not None:
            tell.show("king-was-murdered", seat=heir)
        take_crown(table, heir, tell)
    return False
