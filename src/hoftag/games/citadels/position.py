"""Positions as readable documents: saved whole, loaded back, and completed where a scenario leaves something open."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from hoftag.core.boxed import head
from hoftag.core.errors import RecordError
from hoftag.core.game import Document
from hoftag.core.masks import mask_of, members
from hoftag.core.position import Reader
from hoftag.core.stepped import by_name
from hoftag.games.citadels.components import CHARACTER, CHARACTERS, DISTRICT, KING
from hoftag.games.citadels.rules import characters, course, draft, purple, scoring, turn
from hoftag.games.citadels.rules.knowledge import EVERYBODY, entry

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

STEPS: Final = by_name(
    draft.KEEP_CHARACTER,
    draft.PUT_CHARACTER_AWAY,
    turn.TURN,
    turn.DISCARD_CARD,
    characters.LAY_CARDS_DOWN,
    purple.RECLAIM_CARD,
    scoring.OVER,
)
IN_THE_DRAFT: Final = (draft.KEEP_CHARACTER, draft.PUT_CHARACTER_AWAY)
USED: Final = {"ability": characters.ABILITY_USED, "income": characters.INCOME_USED}
SPENT: Final = {"laboratory": purple.LABORATORY_USED, "smithy": purple.SMITHY_USED}
REST: Final = "rest"
"""In a scenario: whatever is left over once everything else is laid out."""


def _named(flags: Mapping[str, int], bits: int) -> list[str]:
    return [name for name, bit in flags.items() if bits & bit]


def _character(number: int) -> str | None:
    return CHARACTER.ids[number] if 0 <= number < CHARACTERS else None


def save(table: "Citadels") -> Document:
    """The whole position, secrets included."""
    return {
        **head("citadels", table.terms, table.rng),
        "round": table.round,
        "step": table.step.name,
        "actor": table.actor,
        "crown": table.crown,
        "supply": table.supply,
        "pile": DISTRICT.names(table.pile),
        "discards": DISTRICT.names(table.discards),
        "players": [
            {
                "gold": table.gold[seat],
                "hand": DISTRICT.names(table.hands[seat]),
                "city": DISTRICT.names(table.cities[seat]),
                "spent": _named(SPENT, table.spent[seat]),
                "ghost_round": table.ghost_round[seat],
            }
            for seat in range(table.seats)
        ],
        "known": [
            {"viewer": fact >> 16, "owner": fact >> 8 & 255, "district": DISTRICT.ids[fact & 255]}
            for fact in sorted(table.known)
        ],
        "draft": {
            "first": table.first,
            "face_up": CHARACTER.names(members(table.face_up)),
            "face_down": _character(table.face_down),
            "passing": CHARACTER.names(members(table.passing)),
            "offered": [CHARACTER.names(members(mask)) for mask in table.offered],
            "kept": CHARACTER.names(table.kept),
            "put_away": [_character(card) for card in table.laid],
        },
        "holders": {CHARACTER.ids[card]: seat for card, seat in enumerate(table.holder) if seat >= 0},
        "called": table.rank + 1,
        "revealed": CHARACTER.names(members(table.revealed)),
        "murdered": _character(table.murdered),
        "robbed": _character(table.robbed),
        "turn": {
            "acted": table.acted,
            "builds_left": table.builds_left,
            "used": _named(USED, table.used),
            "drawn": DISTRICT.names(table.drawn),
            "to_discard": table.to_discard,
            "removed": DISTRICT.ids[table.removed] if table.removed >= 0 else None,
        },
        "first_complete": table.first_complete,
    }


def blank(document: Document) -> None:
    """Leave open what a scenario does not name: hands, piles, gold in the supply, the draft."""
    players = document["players"]
    assert isinstance(players, list)
    for player in players:
        player["hand"] = len(player["hand"])
    document |= {"pile": REST, "supply": REST, "known": [], "draft": REST, "holders": {}}


def load(table: "Citadels", reader: Reader) -> None:
    """Fill an empty table from a document."""
    seats = range(table.seats)
    table.round = reader.number("round", 1, 1000)
    table.step = STEPS[reader.word("step", tuple(STEPS))]
    table.stage = course.DRAFT if table.step in IN_THE_DRAFT else course.CALLING
    actor = reader.number("actor", -1, table.seats - 1)
    table.actors = 1 << actor if actor >= 0 else 0
    table.crown = reader.number("crown", 0, table.seats - 1)
    table.discards = reader.members("discards", DISTRICT)
    players = reader.readers("players")
    if len(players) != table.seats:
        raise RecordError(f"players: there are {len(players)}, but {table.seats} seats")
    for seat, player in zip(seats, players, strict=True):
        table.gold[seat] = player.number("gold", 0, 999)
        table.cities[seat] = player.members("city", DISTRICT)
        table.kinds[seat] = sum(1 << card for card in set(table.cities[seat]))
        table.spent[seat] = sum(SPENT[name] for name in player.words("spent", tuple(SPENT)))
        table.ghost_round[seat] = player.number("ghost_round", 0, 1000)
        if isinstance(player.get("hand"), list):
            table.hands[seat] = sorted(player.members("hand", DISTRICT))
    _load_turn(table, reader)
    _load_cards(table, reader, players)
    _load_supply(table, reader)
    _load_draft(table, reader)


def _load_supply(table: "Citadels", reader: Reader) -> None:
    """With a limited supply, all gold of the box lies somewhere."""
    pieces = table.terms.box.gold_pieces
    held = sum(table.gold)
    if held > pieces and table.terms.limited_gold:
        raise RecordError(f"players: they have {held} gold together, but there are only {pieces} pieces")
    table.supply = max(0, pieces - held) if reader.get("supply") == REST else reader.number("supply", 0, 999)
    if table.terms.limited_gold and table.supply + held != pieces:
        raise RecordError(f"supply: with the players' gold there are {table.supply + held}, not {pieces}")


def _load_turn(table: "Citadels", reader: Reader) -> None:
    table.rank = reader.number("called", 0, CHARACTERS + 1) - 1
    table.revealed = mask_of(reader.members("revealed", CHARACTER))
    table.murdered = reader.member("murdered", CHARACTER)
    table.robbed = reader.member("robbed", CHARACTER)
    table.first_complete = reader.number("first_complete", -1, table.seats - 1)
    part = reader.reader("turn")
    table.acted = part.flag("acted")
    table.builds_left = part.number("builds_left", 0, 99)
    table.used = sum(USED[name] for name in part.words("used", tuple(USED)))
    table.drawn = part.members("drawn", DISTRICT)
    table.to_discard = part.number("to_discard", 0, 99)
    table.removed = part.member("removed", DISTRICT)


def _load_cards(table: "Citadels", reader: Reader, players: list[Reader]) -> None:
    """Every card of the box lies somewhere, exactly once."""
    left = table.terms.box.deck[:]
    laid = [*table.discards, *([table.removed] if table.removed >= 0 else [])]
    for cards in (*table.cities, *table.hands):
        laid += cards
    pile = reader.get("pile")
    if pile != REST:
        table.pile = sorted(reader.members("pile", DISTRICT))
        laid += table.pile
    for card in laid:
        if card not in left:
            count = table.terms.box.count[card]
            raise RecordError(f"{DISTRICT.ids[card]}: there are only {count} in the box, but {laid.count(card)} here")
        left.remove(card)
    for seat, player in enumerate(players):
        if not isinstance(player.get("hand"), list):
            drawn = [table.draw(left, DISTRICT) for _ in range(min(len(left), player.number("hand", 0, 65)))]
            table.hands[seat] = sorted(drawn)
    if pile == REST:
        table.pile = left
    elif left:
        raise RecordError(f"pile: {DISTRICT.ids[left[0]]} is missing")
    table.known = []
    for fact in reader.readers("known"):
        viewer, owner = fact.number("viewer", 0, EVERYBODY), fact.number("owner", 0, table.seats - 1)
        table.known.append(entry(viewer, owner, fact.member("district", DISTRICT)))


def _load_draft(table: "Citadels", reader: Reader) -> None:
    table.holder = [-1] * CHARACTERS
    for name, seat in reader.reader("holders").items():
        if not isinstance(seat, int) or not 0 <= seat < table.seats:
            raise RecordError(f"holders: {name} cannot be held by seat {seat!r}")
        table.holder[CHARACTER.of(name)] = seat
    if reader.get("draft") == REST:
        _deal_draft(table)
        return
    part = reader.reader("draft")
    table.first = part.number("first", 0, table.seats - 1)
    table.face_up = mask_of(part.members("face_up", CHARACTER))
    table.face_down = part.member("face_down", CHARACTER)
    table.passing = mask_of(part.members("passing", CHARACTER))
    table.kept = part.members("kept", CHARACTER)
    table.laid = [CHARACTER.of(name) if isinstance(name, str) else -1 for name in part.items_of("put_away")]
    table.offered = [mask_of([CHARACTER.of(str(name)) for name in names]) for names in part.lists("offered")]
    table.draft_step = max(0, min(len(table.offered), len(table.terms.draft.steps)) - 1)
    if len(table.laid) == len(table.terms.draft.steps):
        table.draft_step += 1


def _bring_forward(table: "Citadels") -> None:
    """C-4.1: whoever was called before has come forward, unless murdered."""
    for card, seat in enumerate(table.holder[: table.rank + 1]):
        if seat >= 0 and card != table.murdered:
            table.revealed |= 1 << card


def _deal_draft(table: "Citadels") -> None:
    """Deal a draft that ends with the holders a scenario names; everyone else gets what is left."""
    plan = table.terms.draft
    table.first = table.crown
    if table.step in IN_THE_DRAFT:
        table.round -= 1
        draft.begin_round(table, None)
        draft.draft(table, None)
        return
    left = [card for card in range(CHARACTERS) if table.holder[card] < 0]
    held: list[list[int]] = [[] for _ in range(table.seats)]
    for card, seat in enumerate(table.holder):
        if seat >= 0:
            held[seat].append(card)
    for seat in range(table.seats):
        while len(held[seat]) < plan.each:
            # The rank on turn has a holder, or nobody could have been called.
            card = table.draw(left, CHARACTER)
            held[seat].append(card)
            table.holder[card] = seat
        if len(held[seat]) > plan.each:
            raise RecordError(f"holders: seat {seat} holds {len(held[seat])} characters, but {plan.each} are dealt")
    _bring_forward(table)
    open_cards = [card for card in left if card != KING]
    table.face_up = mask_of([table.draw(open_cards, CHARACTER) for _ in range(plan.face_up)])
    left = [card for card in left if not table.face_up >> card & 1]
    table.face_down = -1 if plan.last_takes_face_down else table.draw(left, CHARACTER)
    table.offered, table.kept, table.laid = [], [], []
    for step in plan.steps:
        table.kept.append(held[(table.first + step.seat) % table.seats].pop(0))
        table.laid.append(table.draw(left, CHARACTER) if step.discard else -1)
    table.draft_step = len(plan.steps)
    table.passing = 0
    offered = 0
    for kept, laid in zip(reversed(table.kept), reversed(table.laid), strict=True):
        offered |= 1 << kept | (1 << laid if laid >= 0 else 0)
        table.offered.insert(0, offered)
    if plan.last_takes_face_down:
        # The last player added the card that lay face down: it was in no hand before.
        for number in range(len(plan.steps) - 1):
            table.offered[number] &= ~(1 << table.laid[-1])
