"""Chapter 3: the draft. The characters go round the table; everyone keeps one in secret."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Event, Tell
from hoftag.core.game import Prompt, Refusal
from hoftag.core.masks import members
from hoftag.core.moves import Move
from hoftag.core.stepped import Step
from hoftag.games.citadels.components import CHARACTER, CHARACTERS, KING
from hoftag.games.citadels.moves import KEEP, PUT_AWAY, CitadelsMove

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels


ALL: Final = (1 << CHARACTERS) - 1
KEEP_AMONG: Final = tuple(tuple(KEEP[character] for character in members(mask)) for mask in range(ALL + 1))
"""The moves that keep a character, by the mask of those at hand."""


def begin_round(table: "Citadels", tell: Tell | None) -> bool:
    """C-2.1, C-2.3, C-3.1 to C-3.3: shuffle all eight, lay some open (never the King), then one face down."""
    table.round += 1
    table.first = table.crown
    table.rank = -1
    table.revealed = 0
    table.murdered = -1
    table.robbed = -1
    table.holder = [-1] * CHARACTERS
    table.offered = []
    table.kept = []
    table.laid = []
    table.spent = [0] * table.seats
    if tell is not None:
        tell.all("round", round=table.round, seat=table.crown)
    cards = list(range(CHARACTERS))
    face_up = 0
    while face_up.bit_count() < table.terms.draft.face_up:
        card = table.draw(cards, CHARACTER)
        if card == KING:
            cards.insert(KING - (face_up & ((1 << KING) - 1)).bit_count(), KING)
            if tell is not None:
                tell.passing("king-shuffled-back")
            continue
        face_up |= 1 << card
    table.face_up = face_up
    if tell is not None and face_up:
        tell.show("face-up", characters=CHARACTER.names(members(face_up)))
    table.face_down = table.draw(cards, CHARACTER)
    table.passing = ALL & ~face_up & ~(1 << table.face_down)
    table.draft_step = 0
    return False


def draft(table: "Citadels", tell: Tell | None) -> bool:
    """C-2.2, C-3.4: hand the cards to whoever is next, clockwise from the crown, until everyone has chosen."""
    plan, number = table.terms.draft, table.draft_step
    if number == len(plan.steps):
        return False
    if plan.last_takes_face_down and number == len(plan.steps) - 1:
        table.passing |= 1 << table.face_down  # C-3.5
        table.face_down = -1
    table.offered.append(table.passing)
    seat = (table.first + plan.steps[number].seat) % table.seats
    if tell is not None and number:
        shadow = Event("passed-characters", {"to_seat": seat, "count": table.passing.bit_count()})
        seen = CHARACTER.names(members(table.passing))
        tell.only(seat, "received-characters", shadow=shadow, shows=True, to_seat=seat, characters=seen)
    return table.ask(seat, KEEP_CHARACTER)


def put_away(table: "Citadels", seat: int, character: int, tell: Tell | None) -> None:
    """C-3.4, C-3.6, C-3.9: a card leaves the draft face down."""
    table.passing &= ~(1 << character)
    table.laid.append(character)
    if tell is not None:
        shadow = Event("put-away-hidden", {"seat": seat})
        tell.only(seat, "put-away", shadow=shadow, seat=seat, character=CHARACTER.ids[character])


class KeepCharacter(Step["Citadels", CitadelsMove]):
    """C-3.4: keep one of the cards handed to you, pass the rest to the left."""

    name = "keep-character"
    rule = "C-3.4"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        return list(KEEP_AMONG[table.passing])

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        """Keep it in secret; put one away where the draft table says so (C-3.6), the only one left unasked."""
        character = move.character
        table.passing &= ~(1 << character)
        table.kept.append(character)
        table.holder[character] = seat
        if tell is not None:
            shadow = Event("kept-hidden", {"seat": seat})
            tell.only(seat, "kept", shadow=shadow, seat=seat, character=CHARACTER.ids[character])
        if table.terms.draft.steps[table.draft_step].discard == 0:
            table.laid.append(-1)
        elif table.passing & (table.passing - 1):
            return table.ask(seat, PUT_CHARACTER_AWAY)
        else:
            put_away(table, seat, table.passing.bit_length() - 1, tell)
        table.draft_step += 1
        return False

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        return Prompt("keep", draft_rule(table), {"count": table.passing.bit_count()})

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return not_at_hand(table, move, "keep")


class PutCharacterAway(Step["Citadels", CitadelsMove]):
    """C-3.6: with two players, one more card is put away face down."""

    name = "put-character-away"
    rule = "C-3.6"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        return [PUT_AWAY[character] for character in members(table.passing)]

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        """Put it away and pass the rest on."""
        put_away(table, seat, move.character, tell)
        table.draft_step += 1
        return False

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        return Prompt("put-away", self.rule, {"count": table.passing.bit_count()})

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return not_at_hand(table, move, "put-away")


def not_at_hand(table: "Citadels", move: CitadelsMove, verb: str) -> Refusal:
    """Why a move is no answer in the draft."""
    if move.verb != verb:
        return Refusal("draft-first", "C-2.1")
    character = CHARACTER.ids[move.character]
    if table.face_up >> move.character & 1:
        return Refusal("face-up", "C-3.1", {"character": character})
    offered = CHARACTER.names(members(table.passing))
    return Refusal("not-offered", draft_rule(table), {"character": character, "characters": offered})


def draft_rule(table: "Citadels") -> str:
    """The rule that this draft goes by."""
    if table.terms.draft.last_takes_face_down and table.draft_step == len(table.terms.draft.steps) - 1:
        return "C-3.5"
    return {2: "C-3.6", 3: "C-3.7"}.get(table.seats, "C-3.4")


KEEP_CHARACTER: Final[KeepCharacter] = KeepCharacter()
PUT_CHARACTER_AWAY: Final[PutCharacterAway] = PutCharacterAway()
