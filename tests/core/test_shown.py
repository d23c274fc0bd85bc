"""Parts of views that are made anew only when something in them changes."""

from hoftag.core.shown import nothing_shown


def test_a_part_is_made_anew_only_when_something_in_it_changes() -> None:
    shown = nothing_shown(2)[-1]
    made: list[tuple[int, ...]] = []

    def listed(cards: tuple[int, ...], seat: int) -> list[int]:
        made.append(cards)
        return [*cards, seat]

    first = shown.part(listed, (1, 2), 0)
    assert first == [1, 2, 0]
    assert shown.part(listed, (1, 2), 0) is first
    assert shown.part(listed, (1, 3), 0) == [1, 3, 0]
    assert shown.part(listed, (1, 2), 0) == first
    assert made == [(1, 2), (1, 3), (1, 2)]


def test_viewers_share_nothing() -> None:
    one, other, everybody = nothing_shown(2)
    assert one.part(lambda seat: [seat], 0) == [0]
    assert other.part(lambda seat: [seat], 1) == [1]
    assert everybody.part(lambda seat: [seat], -1) == [-1]


def test_a_part_of_a_position_stays_until_its_stamp_changes() -> None:
    shown = nothing_shown(1)[0]
    position = [1]

    def listed(of: list[int], seat: int) -> list[int]:
        return [*of, seat]

    first = shown.part_until(listed, position, 0, len(position))
    assert first == [1, 0]
    assert shown.part_until(listed, position, 0, len(position)) is first
    position.append(2)
    assert shown.part_until(listed, position, 0, len(position)) == [1, 2, 0]
