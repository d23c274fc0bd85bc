"""What a viewer may see, built from nothing by whitelist (chapter 11)."""

from typing import TYPE_CHECKING

from hoftag.core.game import Document
from hoftag.games.citadels.components import CHARACTER, CHARACTERS, DISTRICT
from hoftag.games.citadels.rules import knowledge, scoring
from hoftag.games.citadels.rules.draft import members

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels


def view(table: "Citadels", viewer: int) -> Document:
    """C-11.1: what is open to all; C-11.2: own hand and characters; everything after the end."""
    over = table.is_over()
    seen: Document = {
        "game": "citadels",
        "viewer": viewer,
        "options": dict(table.terms.options),
        "round": table.round,
        "step": table.step.name,
        "actor": table.actor,
        "crown": table.crown,
        "caller": table.crown,
        "supply": table.supply if table.terms.limited_gold else None,
        "pile": len(table.pile),
        "discards": DISTRICT.names(table.discards),
        "removed": DISTRICT.ids[table.removed] if table.removed >= 0 else None,
        "characters": [_character(table, viewer, card) for card in range(CHARACTERS)],
        "turn": _turn(table) if 0 <= table.rank < CHARACTERS else None,
        "players": [_player(table, viewer, seat) for seat in range(table.seats)],
        "draft": _draft(table, viewer),
        "first_complete": table.first_complete,
        "outcome": table.outcome().to_json() if over else None,
    }
    return seen


def _character(table: "Citadels", viewer: int, card: int) -> Document:
    """A character's fate this round: open, called, shown, silent, named, one's own, or unknown."""
    called = card <= table.rank
    shown = bool(table.revealed >> card & 1)
    if table.face_up >> card & 1:
        fate = "face-up"
    elif shown:
        fate = "on-turn" if card == table.rank else "revealed"
    elif called:
        fate = "silent"
    else:
        fate = "hidden"
    mine = viewer >= 0 and table.holder[card] == viewer
    known = shown or mine or table.is_over()
    return {
        "character": CHARACTER.ids[card],
        "fate": fate,
        "seat": table.holder[card] if known and table.holder[card] >= 0 else None,
        "murdered": card == table.murdered,
        "robbed": card == table.robbed,
    }


def _turn(table: "Citadels") -> Document:
    """C-11.1: what has been done in the turn is done in the open."""
    return {
        "seat": table.holder[table.rank],
        "character": CHARACTER.ids[table.rank],
        "acted": table.acted,
        "builds_left": table.builds_left,
        "ability_used": bool(table.used & 1),
        "income_taken": bool(table.used & 2),
        "to_discard": table.to_discard,
    }


def _player(table: "Citadels", viewer: int, seat: int) -> Document:
    hand = table.hands[seat]
    own = viewer == seat or table.is_over()
    known = [] if own or viewer < 0 else knowledge.known_in_hand(table, viewer, seat)
    return {
        "seat": seat,
        "gold": table.gold[seat],
        "cards": len(hand),
        "hand": DISTRICT.names(hand) if own else None,
        "known": DISTRICT.names(known),
        "drawn": DISTRICT.names(table.drawn) if own and seat == table.actor else None,
        "city": DISTRICT.names(table.cities[seat]),
        "points": sum(scoring.score_parts(table, seat).values()),
        "complete": len(table.cities[seat]) >= table.terms.box.city_size,
        "laboratory_used": bool(table.spent[seat] & 1),
        "smithy_used": bool(table.spent[seat] & 2),
    }


def _draft(table: "Citadels", viewer: int) -> Document:
    """C-11.2: a drafter remembers the cards received, kept, put away and passed on."""
    memory: list[Document] = []
    for number, mask in enumerate(table.offered):
        step = table.terms.draft.steps[number]
        if (table.first + step.seat) % table.seats != viewer:
            continue
        kept = table.kept[number] if number < len(table.kept) else -1
        laid = table.laid[number] if number < len(table.laid) else -1
        memory.append(
            {
                "received": CHARACTER.names(members(mask)),
                "kept": CHARACTER.ids[kept] if kept >= 0 else None,
                "put_away": CHARACTER.ids[laid] if laid >= 0 else None,
            }
        )
    return {"face_up": CHARACTER.names(members(table.face_up)), "chosen": len(table.kept), "memory": memory}
