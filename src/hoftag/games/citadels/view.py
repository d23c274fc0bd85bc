"""Who sees what (chapter 11), built from nothing by whitelist."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypedDict

from hoftag.core.masks import members
from hoftag.core.options import OptionValue
from hoftag.core.outcome import OutcomeView
from hoftag.core.shown import Shown, nothing_shown
from hoftag.core.standing import EndView, PlaceView, end_in, final_standing, standing
from hoftag.games.citadels.components import CHARACTER, CHARACTERS, DISTRICT
from hoftag.games.citadels.rules import knowledge, scoring
from hoftag.games.citadels.rules.characters import ABILITY_USED, INCOME_USED
from hoftag.games.citadels.rules.purple import LABORATORY_USED, SMITHY_USED

if TYPE_CHECKING:
    from hoftag.games.citadels.components import DraftTable
    from hoftag.games.citadels.state import Citadels
    from hoftag.games.citadels.terms import CitadelsTerms

NAMES_AMONG: Final = tuple(tuple(CHARACTER.names(members(mask))) for mask in range(1 << CHARACTERS))
"""The characters in a bit mask by name."""
NOBODY: Final = (-1,) * CHARACTERS
"""Who holds the characters, as long as nobody may know."""

Fate = Literal["face-up", "on-turn", "revealed", "silent", "hidden"]


class CharacterView(TypedDict):
    """What has become of a character this round."""

    character: str
    fate: Fate
    seat: int | None
    murdered: bool
    robbed: bool


class TurnView(TypedDict):
    """What has been done in the turn is done in the open."""

    seat: int
    character: str
    acted: bool
    builds_left: int
    ability_used: bool
    income_taken: bool
    to_discard: int


class PlayerView(TypedDict):
    """What everybody sees of a player."""

    seat: int
    gold: int
    cards: int
    hand: list[str] | None
    city: list[str]
    points: int
    complete: bool
    laboratory_used: bool
    smithy_used: bool


class PublicView(TypedDict):
    """What everybody sees."""

    game: Literal["citadels"]
    options: Mapping[str, OptionValue]
    round: int
    step: str
    actor: int
    crown: int
    supply: int | None
    pile: int
    discards: list[str]
    removed: str | None
    chosen: int
    characters: list[CharacterView]
    turn: TurnView | None
    players: list[PlayerView]
    first_complete: int
    standing: list[PlaceView]
    """Everybody by points, best first."""
    end: EndView | None
    """How near the end is."""
    outcome: OutcomeView | None


class KnownView(TypedDict):
    """Cards that one knows to be in somebody's hand."""

    seat: int
    districts: list[str]


class DraftView(TypedDict):
    """What one saw of the draft in one step: the cards received, kept and put away."""

    received: list[str]
    lay_face_down: str | None
    kept: str | None
    put_away: str | None


class OwnView(TypedDict):
    """What only one seat sees."""

    hand: list[str]
    drawn: list[str]
    characters: list[str]
    known: list[KnownView]
    draft: list[DraftView]


def public(table: "Citadels") -> PublicView:
    """C-11.1: what lies open; hands and characters as well once the game is over."""
    over = table.is_over()
    shown = _shown(table)
    everybody = shown[-1]
    players = [
        shown[seat].part(
            _player,
            table.terms,
            seat,
            (gold, len(table.hands[seat]), table.spent[seat]),
            tuple(table.cities[seat]),
            scoring.circumstances(table, seat),
        )
        for seat, gold in enumerate(table.gold)
    ]
    outcome = table.outcome() if over else None
    if over:
        players = [{**player, "hand": DISTRICT.names(table.hands[player["seat"]])} for player in players]
    points = tuple([player["points"] for player in players])
    return {
        "game": "citadels",
        "options": table.terms.options,
        "round": table.round,
        "step": table.step.name,
        "actor": table.actor,
        "crown": table.crown,
        "supply": table.supply if table.terms.limited_gold else None,
        "pile": len(table.pile),
        "discards": everybody.part(_names, tuple(table.discards)),
        "removed": DISTRICT.ids[table.removed] if table.removed >= 0 else None,
        "chosen": len(table.kept),
        "characters": everybody.part(
            _characters,
            tuple(table.holder) if table.revealed or over else NOBODY,
            table.face_up,
            table.revealed,
            (table.rank, table.murdered, table.robbed),
            over,
        ),
        "turn": _turn(table) if 0 <= table.rank < CHARACTERS else None,
        "players": players,
        "first_complete": table.first_complete,
        "standing": standing(points) if outcome is None else final_standing(outcome),
        "end": _end(table) if outcome is None else None,
        "outcome": outcome.to_json() if outcome is not None else None,
    }


def _shown(table: "Citadels") -> list[Shown]:
    """What was shown last, by seat, and last what everybody was shown."""
    shown = table.shown
    if shown is None:
        shown = table.shown = nothing_shown(table.seats)
    return shown


def _end(table: "Citadels") -> EndView:
    """C-9.1: how many districts the fullest city lacks, or that this is the last round."""
    if table.first_complete >= 0:
        return end_in("last-round")
    return end_in("end-districts", count=table.terms.box.city_size - max(map(len, table.cities)))


def _names(cards: tuple[int, ...]) -> list[str]:
    return DISTRICT.names(cards)


def _characters(
    holders: tuple[int, ...], face_up: int, revealed: int, marked: tuple[int, int, int], over: bool
) -> list[CharacterView]:
    """Each character's fate this round: open on the table, on turn, revealed, silent when called, or hidden.

    `marked` are the ones who were called last, murdered and robbed.
    """
    rank, murdered, robbed = marked
    found: list[CharacterView] = []
    for card, holder in enumerate(holders):
        shown = revealed >> card & 1
        fate: Fate
        if face_up >> card & 1:
            fate = "face-up"
        elif shown:
            fate = "on-turn" if card == rank else "revealed"
        else:
            fate = "silent" if card <= rank else "hidden"
        found.append(
            {
                "character": CHARACTER.ids[card],
                "fate": fate,
                "seat": holder if holder >= 0 and (shown or over) else None,
                "murdered": card == murdered,
                "robbed": card == robbed,
            }
        )
    return found


def _turn(table: "Citadels") -> TurnView:
    return {
        "seat": table.holder[table.rank],
        "character": CHARACTER.ids[table.rank],
        "acted": table.acted,
        "builds_left": table.builds_left,
        "ability_used": bool(table.used & ABILITY_USED),
        "income_taken": bool(table.used & INCOME_USED),
        "to_discard": table.to_discard,
    }


def _player(
    terms: "CitadelsTerms",
    seat: int,
    has: tuple[int, int, int],
    city: tuple[int, ...],
    circumstances: tuple[bool, bool],
) -> PlayerView:
    """`has` are gold, cards in hand, and the purple districts used."""
    gold, cards, spent = has
    return {
        "seat": seat,
        "gold": gold,
        "cards": cards,
        "hand": None,
        "city": DISTRICT.names(city),
        "points": sum(scoring.worth(terms, city, *circumstances)),
        "complete": len(city) >= terms.box.city_size,
        "laboratory_used": bool(spent & LABORATORY_USED),
        "smithy_used": bool(spent & SMITHY_USED),
    }


def private(table: "Citadels", seat: int) -> OwnView:
    """C-11.2: the own hand and characters, cards known in others' hands, and what one saw of the draft."""
    shown = _shown(table)[seat]
    steps = len(table.offered), len(table.kept), len(table.laid)
    characters, draft = shown.part_until(_drafted, table, seat, table.round, *steps)
    return {
        "hand": DISTRICT.names(table.hands[seat]),
        "drawn": DISTRICT.names(table.drawn) if table.drawn and seat == table.actor else [],
        "characters": characters,
        "known": shown.part(_known, tuple(table.known), seat) if table.known else [],
        "draft": draft,
    }


def _known(facts: tuple[int, ...], seat: int) -> list[KnownView]:
    known = knowledge.known_by(facts, seat)
    return [{"seat": owner, "districts": DISTRICT.names(sorted(known[owner]))} for owner in sorted(known)]


def _drafted(table: "Citadels", seat: int) -> tuple[list[str], list[DraftView]]:
    """The characters that a seat holds, and what it saw of the draft; both change with the steps of the draft alone."""
    plan, offered, kept, laid = table.terms.draft, table.offered, table.kept, table.laid
    draft: list[DraftView] = [
        {
            "received": list(NAMES_AMONG[offered[number]]),
            "lay_face_down": _added_face_down(plan, offered, kept, number),
            "kept": CHARACTER.ids[kept[number]] if number < len(kept) else None,
            "put_away": CHARACTER.ids[laid[number]] if number < len(laid) and laid[number] >= 0 else None,
        }
        for number in plan.steps_of[(seat - table.first) % len(plan.steps_of)]
        if number < len(offered)
    ]
    return [CHARACTER.ids[card] for card, owner in enumerate(table.holder) if owner == seat], draft


def _added_face_down(plan: "DraftTable", offered: Sequence[int], kept: Sequence[int], number: int) -> str | None:
    """C-3.5: the last of seven sees which of the two cards lay face down."""
    if not plan.last_takes_face_down or number != len(plan.steps) - 1:
        return None
    passed = offered[number - 1] & ~(1 << kept[number - 1])
    return CHARACTER.ids[(offered[number] & ~passed).bit_length() - 1]
