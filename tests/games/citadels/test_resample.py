"""Imagined worlds: whatever a seat does not know is dealt anew, and nothing else.

The characters are checked against a list of all drafts that the seat could have sat through, made here the slow way.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from hoftag.core.game import Document
from hoftag.core.masks import members
from hoftag.core.rng import Rng
from hoftag.games.citadels.components import CHARACTER, DISTRICT
from hoftag.games.citadels.meta import GAME
from hoftag.games.citadels.state import Citadels
from tests.games.citadels.table import EVERY_CHARACTER, Table, check_draft, drafted, face_down, new, random_game, turn
from tests.rules import rules

SEATS = pytest.mark.parametrize("seats", range(2, 8))

SIX = ("thief", "magician", "king", "preacher", "merchant")

Draft = tuple[int, tuple[int, ...], tuple[int, ...]]
"""The card face down, the cards kept and those put away, step by step."""


# --- the slow way --------------------------------------------------------------------------------------------------


def draft_of(table: Citadels) -> Draft:
    return face_down(table), tuple(table.kept), tuple(table.laid)


class Slow:
    """Every draft that agrees with what a seat saw of it and with who answered the calls."""

    def __init__(self, table: Citadels, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.steps = table.terms.draft.steps
        self.takes_face_down = table.terms.draft.last_takes_face_down

    def owner(self, number: int) -> int:
        return (self.table.first + self.steps[number].seat) % self.table.seats

    def drafts(self) -> Iterator[Draft]:
        pool = EVERY_CHARACTER & ~self.table.face_up
        for down in members(pool):
            yield from self.after(down, pool & ~(1 << down), (), ())

    def after(self, down: int, hand: int, kept: tuple[int, ...], laid: tuple[int, ...]) -> Iterator[Draft]:
        number = len(kept)
        if number < len(self.table.offered) and number == len(self.steps) - 1 and self.takes_face_down:
            hand |= 1 << down
        if number < len(self.table.offered) and not self.saw(number, down, hand):
            return
        if number == len(self.table.kept):
            if self.answers_fit(kept):
                yield down, kept, laid
            return
        for card in members(hand):
            if self.may_keep(number, card):
                left = hand & ~(1 << card)
                for away in self.put_away(number, left):
                    rest = left if away < 0 else left & ~(1 << away)
                    yield from self.after(down, rest, (*kept, card), (*laid, away))

    def saw(self, number: int, down: int, hand: int) -> bool:
        if self.owner(number) != self.seat:
            return True
        took_up = number == len(self.steps) - 1 and self.takes_face_down
        return hand == self.table.offered[number] and (not took_up or down == face_down(self.table))

    def may_keep(self, number: int, card: int) -> bool:
        table = self.table
        if self.owner(number) == self.seat and card != table.kept[number]:
            return False
        if table.revealed >> card & 1:
            return table.holder[card] == self.owner(number)
        return card > table.rank or card == table.murdered

    def put_away(self, number: int, left: int) -> list[int]:
        if number >= len(self.table.laid) or not self.steps[number].discard:
            return [-1] if number < len(self.table.laid) else [-2]
        if self.owner(number) == self.seat:
            return [self.table.laid[number]]
        return members(left)

    def answers_fit(self, kept: tuple[int, ...]) -> bool:
        return all(card in kept for card in members(self.table.revealed))


def fits(table: Citadels, seat: int) -> set[Draft]:
    found = set()
    for down, kept, laid in Slow(table, seat).drafts():
        found.add((down, kept, tuple(card for card in laid if card != -2)))
    return found


def positions(seats: int, games: int, every: int, first: int = 0) -> Iterator[Citadels]:
    """Positions out of random games, spread over all phases."""
    for seed in range(first, first + games):
        yield from (state.copy() for state, *_ in islice(random_game(seats, seed), seed % every, None, every))


# --- what must hold ------------------------------------------------------------------------------------------------


@SEATS
@rules("C-11.2")
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(seats: int) -> None:
    changed = 0
    for state in positions(seats, games=6, every=17):
        before = state.save()
        for seat in range(seats):
            world = state.resample(seat, Rng(seat))
            assert world.view(seat) == state.view(seat)
            assert world.legal(seat) == state.legal(seat)
            assert world.counted() == state.counted()
            assert GAME.load(world.save()).save() == world.save()
            changed += hidden(world) != hidden(state)
        assert state.save() == before
    assert changed > 100


def hidden(state: Citadels) -> Document:
    return {**state.save(), "generator": ""}


@SEATS
def test_an_imagined_world_tells_nothing_of_the_real_one(seats: int) -> None:
    """The same luck gives the same world, whichever of the worlds that the seat cannot tell apart it is asked of."""
    for state in positions(seats, games=6, every=19, first=100):
        for seat in range(seats):
            other = state.resample(seat, Rng(11))
            assert other.resample(seat, Rng(5)).save() == state.resample(seat, Rng(5)).save()


@SEATS
def test_an_imagined_world_has_luck_of_its_own(seats: int) -> None:
    """What will be drawn is hidden too: another generator in the real world changes nothing in the imagined one."""
    for state in positions(seats, games=2, every=41, first=150):
        other = state.copy()
        other.rng ^= 0x123456789
        for seat in range(seats):
            world = state.resample(seat, Rng(5))
            assert world.rng != state.rng
            assert world.save() == other.resample(seat, Rng(5)).save()


@SEATS
def test_an_imagined_world_plays_on_to_the_end(seats: int) -> None:
    for state in positions(seats, games=4, every=61, first=200):
        for seat in range(seats):
            world = state.resample(seat, Rng(seat))
            luck = Rng(seat)
            while not world.is_over():
                moves = world.legal(world.actor)
                world.play(world.actor, moves[luck.below(len(moves))])
            assert world.counted() == state.counted()


@SEATS
@rules("C-3.4", "C-3.5", "C-3.6", "C-3.7", "C-11.2")
def test_the_imagined_draft_is_one_that_the_seat_could_have_seen(seats: int) -> None:
    for state in positions(seats, games=3 if seats < 6 else 2, every=23 if seats < 6 else 47, first=300):
        for seat in range(seats):
            possible = fits(state, seat)
            assert draft_of(state) in possible
            for luck in range(4):
                world = state.resample(seat, Rng(luck))
                assert draft_of(world) in possible
                check_draft(world)


def spread(state: Citadels, seat: int, samples: int) -> None:
    """All drafts that fit come up, about equally often."""
    possible = fits(state, seat)
    luck = Rng(2024)
    found = Counter(draft_of(state.resample(seat, luck)) for _ in range(samples))
    assert set(found) == possible
    expected = samples / len(possible)
    # Six standard deviations: with fixed seeds this either always holds or never.
    assert all(abs(count - expected) < 6 * expected**0.5 for count in found.values())


def after_draft(seats: int, seed: int) -> Citadels:
    """The first turn after a draft at random."""
    for state, *_ in random_game(seats, seed):
        if state.rank >= 0:
            return state
    raise AssertionError


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 1), (3, 2), (4, 1), (4, 3)])
def test_all_drafts_that_fit_are_equally_likely(seats: int, seed: int) -> None:
    state = after_draft(seats, seed)
    for seat in range(seats):
        possible = fits(state, seat)
        assert 1 <= len(possible) <= 120
        spread(state, seat, 60 * len(possible))


@pytest.mark.parametrize("murdered", [False, True])
def test_all_drafts_that_fit_are_equally_likely_late_in_the_round(murdered: bool) -> None:
    table = drafted(
        ["assassin", "merchant", "king", "thief", "preacher", "architect"],
        3,
        characters=["mercenary"],
    )
    table.do("murder merchant" if murdered else "take-gold").finish_turn().finish_turn()
    assert table.called == "king"
    for seat in range(3):
        spread(table.state, seat, 60 * len(fits(table.state, seat)))


@rules("C-3.5")
@pytest.mark.parametrize("seat", [4, 5, 6])
@pytest.mark.parametrize("kept", ["architect", "mercenary"])
def test_of_seven_the_last_may_have_kept_either_card(seat: int, kept: str) -> None:
    """Whoever passed on the last card cannot know whether it was kept or put away."""
    table = drafted(["assassin", *SIX, kept], 7, characters=["mercenary"])
    spread(table.state, seat, 30 * len(fits(table.state, seat)))


@rules("C-3.5", "C-4.2")
@pytest.mark.parametrize("seat", [4, 5, 6])
def test_of_seven_the_last_did_not_keep_a_character_that_nobody_answered_for(seat: int) -> None:
    table = drafted([*SIX, "architect", "mercenary"], 7, characters=["assassin"])
    assert table.called == "thief"
    spread(table.state, seat, 30 * len(fits(table.state, seat)))


@pytest.mark.parametrize("seat", [4, 5, 6])
def test_of_seven_the_last_looks_at_two_cards_that_the_others_may_not_know(seat: int) -> None:
    table = drafted(["assassin", *SIX], 7, characters=["mercenary"])
    assert table.actor == 6
    spread(table.state, seat, 30 * len(fits(table.state, seat)))


def test_nothing_is_hidden_once_the_game_is_over() -> None:
    state = GAME.new(4, 3)
    luck = Rng(3)
    while not state.is_over():
        moves = state.legal(state.actor)
        state.play(state.actor, moves[luck.below(len(moves))])
    for seat in range(4):
        assert state.resample(seat, Rng(1)).view(seat) == state.view(seat)


# --- cards ---------------------------------------------------------------------------------------------------------


@rules("C-11.2")
def test_hands_that_a_seat_gave_away_stay_where_it_knows_them() -> None:
    table = turn("magician", hands={0: ["keep", "palace"], 1: ["tavern", "temple", "market"]}).do("swap 1")
    worlds = [Table(table.state.resample(seat, Rng(luck))) for luck in range(30) for seat in (0, 1)]
    assert all(world.hand(1) == ["palace", "keep"] for world in worlds)
    assert all(world.hand(0) == ["tavern", "market", "temple"] for world in worlds)
    strangers = [Table(table.state.resample(2, Rng(luck))) for luck in range(30)]
    assert len({tuple(world.hand(1)) for world in strangers}) > 20


@rules("C-8.5", "C-11.2")
def test_a_card_bought_back_at_the_graveyard_is_known_to_everybody() -> None:
    table = turn("mercenary", gold={0: 5, 1: 1}, cities={1: ["graveyard", "palace"]}, hands={1: ["tavern"]})
    table.do("destroy 1 palace").do("reclaim")
    for seat in (0, 2, 3):
        assert all("palace" in Table(table.state.resample(seat, Rng(luck))).hand(1) for luck in range(20))


def test_what_others_know_of_each_other_does_not_shine_through() -> None:
    """Seat 2 cannot know whether the card that seat 1 lays down is one that seat 0 gave it."""
    seen = []
    for given, drawn in (("market", "tavern"), ("tavern", "market")):
        table = turn(
            "magician",
            hands={0: [given, "keep"], 1: ["palace"], 2: ["temple"], 3: ["church"]},
            holders={"king": 1},
        )
        table.do("swap 1").do("take-gold").do("end-turn")
        table.do("take-cards", chance=[drawn, "castle"]).do("discard market")
        seen.append(table)
    one, other = (table.state for table in seen)
    other.rng = one.rng
    assert one.view(2) == other.view(2)
    assert one.view(0) != other.view(0)
    assert one.resample(2, Rng(4)).save() == other.resample(2, Rng(4)).save()


def test_cards_just_drawn_are_not_those_known_from_before() -> None:
    """A-9 with `drawn`: whoever knows a card in the hand knows that it was not drawn just now."""
    table = turn(
        "magician",
        hands={0: ["university", "library"], 1: []},
        cities={1: ["observatory"]},
        holders={"king": 1},
        options={"observatory_discard_from": "drawn"},
    )
    table.do("swap 1").do("take-gold").do("end-turn")
    table.do("take-cards", chance=["tavern", "temple", "market"])
    for luck in range(40):
        world = table.state.resample(0, Rng(luck))
        assert not {"university", "library"} & set(DISTRICT.names(world.drawn))


def test_the_first_draft_hides_what_nobody_has_seen() -> None:
    """With four players the one with the crown sees all but two of the cards, and those lie open."""
    table = new(4, characters=["thief", "magician", "king"])
    assert fits(table.state, 0) == {(CHARACTER.of("king"), (), ())}
    assert len(fits(table.state, 1)) == 6
