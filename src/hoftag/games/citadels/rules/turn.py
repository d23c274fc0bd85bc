"""Chapter 5: a turn. First the action, then perhaps a building; abilities at any moment."""

from typing import TYPE_CHECKING, Final

from hoftag.core.events import Args, Tell
from hoftag.core.game import Effect, Prompt, Refusal
from hoftag.core.moves import Move
from hoftag.core.stepped import NotNow, Step, Verb, by_verb
from hoftag.games.citadels.components import ARCHITECT, CHARACTER, DISTRICT
from hoftag.games.citadels.moves import BUILD, DISCARD, END_TURN, MOVES, TAKE_CARDS, TAKE_GOLD, CitadelsMove
from hoftag.games.citadels.rules import characters, knowledge, purple, scoring, supply

if TYPE_CHECKING:
    from hoftag.games.citadels.state import Citadels

DISCARD_KIND: Final = DISCARD[0].kind


class Turn(Step["Citadels", CitadelsMove]):
    """C-5.1 to C-5.7: take the action, build, use what the character and the city offer, end the turn."""

    name = "turn"
    rule = "C-5.1"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        moves: list[Move] = []
        if not table.acted:
            moves.append(TAKE_GOLD)
            if table.pile or supply.cards_left(table):
                moves.append(TAKE_CARDS)
        characters.add_legal(table, seat, moves)
        if table.kinds[seat] & table.terms.usable:
            purple.add_legal(table, seat, moves)
        if table.acted:
            if table.builds_left:
                add_buildable(table, seat, moves)
            moves.append(END_TURN)
        return moves

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        return VERBS[move.kind].play(table, seat, move, tell)

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        """Ask for the action first, afterwards for a building or the end of the turn."""
        args: Args = {"character": CHARACTER.ids[table.rank], "gold": table.gold[seat], "count": table.builds_left}
        if not table.acted:
            return Prompt("action" if table.pile or supply.cards_left(table) else "action-gold", "C-5.1", args)
        if table.builds_left:
            buildable: list[Move] = []
            add_buildable(table, seat, buildable)
            if buildable:
                return Prompt("build", "C-5.2", args)
        args = {**args, "others": len(self.legal(table, seat)) - 1}
        if not table.builds_left:
            return Prompt("finish", "C-5.7", args)
        if not table.hands[seat]:
            return Prompt("build-no-cards", "C-5.2", args)
        costs = [table.terms.cost[card] for card in table.hands[seat] if not is_barred(table, seat, card)]
        if not costs:
            return Prompt("build-all-stand", "A-3", args)
        return Prompt("build-too-dear", "C-5.2", {**args, "cost": min(costs)})

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return VERBS[move.kind].why_not(table, seat, move)

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        return VERBS[move.kind].effects(table, seat, move)


class TakeGold(Verb["Citadels", CitadelsMove]):
    """C-5.1a, C-10.3: two gold, or what is left."""

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.acted = True
        gold = supply.take_gold(table, seat, table.terms.box.take_gold)
        if tell is not None:
            tell.all("took-gold", seat=seat, gold=gold)
        return True

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return Refusal("action-taken", "C-5.1", {"count": table.builds_left})

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        return supply.changed(table, seat, gold=supply.available(table, table.terms.box.take_gold))


class TakeCards(Verb["Citadels", CitadelsMove]):
    """C-5.1b, C-8.6 to C-8.8, C-10.2: draw, then discard down to what may be kept."""

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        table.acted = True
        drawn = supply.draw_cards(table, seat, cards_drawn(table, seat), tell)
        table.to_discard = len(drawn) - min(len(drawn), cards_kept(table, seat))
        if not table.to_discard:
            return True
        with_observatory = table.kinds[seat] & table.terms.box.observatory
        table.drawn = drawn if table.terms.observatory_drawn and with_observatory else []
        return must_discard(table, seat, tell)

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        taken = {"count": table.builds_left}
        return Refusal("action-taken", "C-5.1", taken) if table.acted else Refusal("no-cards-take-gold", "C-10.2")

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        drawn = supply.drawable(table, cards_drawn(table, seat))
        return supply.changed(table, seat, cards=min(drawn, cards_kept(table, seat)))


def cards_drawn(table: "Citadels", seat: int) -> int:
    """C-5.1b, C-8.6: how many cards the action draws."""
    box = table.terms.box
    return box.observatory_cards if table.kinds[seat] & box.observatory else box.take_cards


def cards_kept(table: "Citadels", seat: int) -> int:
    """C-5.1b, C-8.7: how many of them may stay in the hand."""
    box = table.terms.box
    return box.library_keeps if table.kinds[seat] & box.library else box.take_cards - box.take_discard


def must_discard(table: "Citadels", seat: int, tell: Tell | None) -> bool:
    """Ask for the next card to discard. Cards that are all alike go unasked; if there are too few, all go (A-23)."""
    while table.to_discard and (cards := table.drawn or table.hands[seat]):
        if cards.count(cards[0]) < len(cards):
            return table.ask(seat, DISCARD_CARD)
        discard(table, seat, cards[0], tell)
    table.to_discard = 0
    table.drawn = []
    return False


def cards_discarded(table: "Citadels", seat: int, card: int) -> int:
    """How many cards go if this one is discarded: the others that must, too, if they are all alike."""
    others = list(table.drawn or table.hands[seat])
    others.remove(card)
    if others and others.count(others[0]) < len(others):
        return 1
    return min(table.to_discard, 1 + len(others))


def discard(table: "Citadels", seat: int, card: int, tell: Tell | None) -> None:
    """C-5.1, C-5.6: one card of the whole hand onto the open discard pile."""
    supply.discard(table, seat, card)
    if table.drawn:
        table.drawn.remove(card)
    table.to_discard -= 1
    if tell is not None:
        tell.all("discarded", seat=seat, district=DISTRICT.ids[card])


class DiscardCard(Step["Citadels", CitadelsMove]):
    """C-5.1: after drawing, put any card of the hand on the discard pile; with the option of A-9 one just drawn."""

    name = "discard-card"
    rule = "C-5.1"

    def legal(self, table: "Citadels", seat: int) -> list[Move]:
        return supply.each_kind(DISCARD, sorted(table.drawn) or table.hands[seat])

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        discard(table, seat, move.district, tell)
        return must_discard(table, seat, tell)

    def prompt(self, table: "Citadels", seat: int) -> Prompt:
        return Prompt("discard", self.rule, {"count": table.to_discard})

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        if move.kind != DISCARD_KIND:
            return Refusal("discard-first", self.rule, {"count": table.to_discard})
        district = {"district": DISTRICT.ids[move.district]}
        if table.drawn and move.district in table.hands[seat]:
            return Refusal("not-drawn", "A-9", {**district, "drawn_districts": DISTRICT.names(sorted(table.drawn))})
        return Refusal("not-in-hand", self.rule, district)

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        return supply.changed(table, seat, cards=-cards_discarded(table, seat, move.district))


def builds(table: "Citadels", seat: int) -> int:
    """C-5.2, C-7.7, A-10: how often a seat may build in its turn."""
    box = table.terms.box
    if table.rank == ARCHITECT:
        return box.architect_builds
    return 0 if table.terms.only_architect_beyond and len(table.cities[seat]) >= box.city_size else box.builds


def add_buildable(table: "Citadels", seat: int, moves: list[Move]) -> None:
    """C-5.2, C-5.5: every kind of card in hand that can be paid; with `unique_districts` none the city has."""
    gold = table.gold[seat]
    cost = table.terms.cost
    barred = table.kinds[seat] if table.terms.unique else 0
    last = -1
    for card in table.hands[seat]:
        if card != last and cost[card] <= gold and not barred >> card & 1:
            moves.append(BUILD[card])
        last = card


def is_barred(table: "Citadels", seat: int, card: int) -> bool:
    """C-5.5, A-3: with `unique_districts` no city has two of a kind."""
    return table.terms.unique and bool(table.kinds[seat] >> card & 1)


class Build(Verb["Citadels", CitadelsMove]):
    """C-5.2, C-9.1: pay, lay it in the city; the first city of eight sets off the end."""

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        card = move.district
        supply.pay(table, seat, table.terms.cost[card])
        table.hands[seat].remove(card)
        if table.known:
            knowledge.left_hand(table, seat, card)
        table.cities[seat].append(card)
        table.kinds[seat] |= 1 << card
        table.builds_left -= 1
        if table.terms.box.ghost_town >> card & 1:
            table.ghost_round[seat] = table.round
        if tell is not None:
            tell.all("built", seat=seat, district=DISTRICT.ids[card], gold=table.terms.cost[card])
        scoring.note_complete(table, seat, tell)
        return True

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        card = move.district
        cost, gold = table.terms.cost[card], table.gold[seat]
        args: Args = {"district": DISTRICT.ids[card]}
        if not table.acted:
            return Refusal("action-before-building", "C-5.3")
        if not table.builds_left and not builds(table, seat):
            return Refusal("own-city-complete", "A-10")
        if not table.builds_left:
            rule = "C-7.7" if table.rank == ARCHITECT else "C-5.2"
            return Refusal("no-builds-left", rule, {"count": builds(table, seat)})
        if card not in table.hands[seat]:
            return Refusal("not-in-hand", "C-5.2", args)
        if is_barred(table, seat, card):
            return Refusal("built-already", "A-3", args)
        return Refusal("too-dear", "C-5.2", {**args, "cost": cost, "gold": gold, "short": cost - gold})

    def effects(self, table: "Citadels", seat: int, move: CitadelsMove) -> tuple[Effect, ...]:
        cost = table.terms.cost[move.district]
        points, more = scoring.points_with(table, seat, move.district)
        spent = supply.changed(table, seat, gold=-cost, cards=-1)
        return (*spent, Effect("points", more, points)) if more else spent


class EndTurn(Verb["Citadels", CitadelsMove]):
    """C-5.7: the turn is over when its player says so, and the next character is called."""

    def play(self, table: "Citadels", seat: int, move: CitadelsMove, tell: Tell | None) -> bool:
        if tell is not None:
            tell.all("ended-turn", seat=seat)
        table.rank += 1
        return False

    def why_not(self, table: "Citadels", seat: int, move: CitadelsMove) -> Refusal:
        return Refusal("action-first", "C-5.7")


IN_TURN: Final[dict[str, Verb["Citadels", CitadelsMove]]] = {
    "take-gold": TakeGold(),
    "take-cards": TakeCards(),
    "murder": characters.Murder(),
    "rob": characters.Rob(),
    "swap": characters.Swap(),
    "exchange": characters.Exchange(),
    "income": characters.Income(),
    "bonus-gold": characters.BonusGold(),
    "bonus-cards": characters.BonusCards(),
    "destroy": characters.Destroy(),
    "laboratory": purple.Laboratory(),
    "smithy": purple.Smithy(),
    "build": Build(),
    "end-turn": EndTurn(),
    "keep": NotNow("C-2.1", "draft-over"),
    "put-away": NotNow("C-2.1", "draft-over"),
    "discard": NotNow("C-5.1", "draw-first"),
    "lay-down": NotNow("C-7.3", "only-exchanging"),
    "draw-anew": NotNow("C-7.3", "only-exchanging"),
    "reclaim": NotNow("C-8.5", "nothing-removed"),
    "decline": NotNow("C-8.5", "nothing-removed"),
}
"""What each kind of move does in a turn, or when it belongs there."""
VERBS: Final = by_verb(MOVES, "C-5.1", IN_TURN)
TURN: Final[Turn] = Turn()
DISCARD_CARD: Final[DiscardCard] = DiscardCard()
