"""Positions as readable documents: saved whole, loaded back, and completed where a scenario leaves something open."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from hoftag.core.boxed import head
from hoftag.core.errors import RecordError
from hoftag.core.game import Document
from hoftag.core.masks import mask_of, members
from hoftag.core.position import Reader
from hoftag.core.stepped import Stage, Step, by_name
from hoftag.games.kingsburg.components import ADVISOR, BUILDING, ENEMY, FAVOUR, GOVERNOR, PART, PHASE
from hoftag.games.kingsburg.dice import BONUS_INDEX, EMPTY, PLAYER_INDEX, dice_name, hand_of
from hoftag.games.kingsburg.moves import KingsburgMove
from hoftag.games.kingsburg.rules import (
    building,
    changing,
    court,
    defeat,
    influence,
    marks,
    recruiting,
    rewards,
    rolling,
    scoring,
    season_end,
    setup,
    winter,
)
from hoftag.games.kingsburg.rules.council import NEUTRAL
from hoftag.games.kingsburg.rules.course import COURSE, IN_VERSION_1
from hoftag.games.kingsburg.rules.optional import OTHERS
from hoftag.games.kingsburg.rules.supply import PARTS

if TYPE_CHECKING:
    from hoftag.games.kingsburg.state import Kingsburg

ASKED_IN: "Final[dict[Step[Kingsburg, KingsburgMove], Stage[Kingsburg]]]" = {
    setup.KEEP_GOVERNOR: setup.choose_governors,
    setup.START_KIT: setup.start_kits,
    setup.START_GOODS: setup.start_kits,
    court.YEAR_GIFT: court.year_gifts,
    court.FOUND_BUILDINGS: court.found_buildings,
    court.FAVOUR_GOOD: court.favour,
    court.ENVOY_TIE: court.break_envoy_tie,
    rolling.SEASON_START: rolling.start_season,
    changing.CHANGE_DICE: changing.change_dice,
    influence.PLACE_DICE: influence.influence,
    influence.DUKE_MOVES: influence.duke,
    rewards.REWARD: rewards.rewards,
    rewards.STABLES: rewards.rewards,
    building.BUILD_SOMETHING: building.building,
    building.TAX_GOODS: building.building,
    building.SERMON: building.preach,
    season_end.SEASON_END: season_end.begin_season_end,
    season_end.TRADE_GOODS: season_end.season_end,
    recruiting.SPYING: recruiting.spy_out,
    recruiting.RECRUIT_SOLDIERS: recruiting.recruiting,
    winter.SEND_TOKEN: winter.send_armies,
    winter.ACADEMY: winter.academies,
    winter.MUSTER: winter.muster,
    winter.STONE_WALL: winter.stone_walls,
    winter.TRIUMPH: winter.aftermath,
    winter.SPOILS: winter.aftermath,
    defeat.LOSE_GOODS: winter.aftermath,
    defeat.RANSOM_BUILDING: winter.aftermath,
    scoring.HARVEST: scoring.end_year,
    scoring.LAST_POINTS: scoring.last_points,
    scoring.SONG: scoring.songs,
    scoring.OVER: scoring.next_year,
}
"""In which stage each question is asked."""
STEPS: Final = by_name(*ASKED_IN)
IN_TURN: Final = (
    setup.start_kits,
    court.year_gifts,
    court.break_envoy_tie,
    rolling.start_season,
    changing.change_dice,
    influence.influence,
    building.building,
    building.preach,
    season_end.begin_season_end,
    season_end.season_end,
    recruiting.spy_out,
    recruiting.recruiting,
    winter.academies,
    winter.muster,
    winter.stone_walls,
    winter.aftermath,
    scoring.end_year,
    scoring.last_points,
    scoring.songs,
)
"""Stages in which the cursor is the place in the turn order."""
EFFECT_NAMES: Final = {name: 1 << bit for bit, name in enumerate(BUILDING.ids)} | OTHERS
REST: Final = "rest"
"""In a scenario: whatever follows from the rest of the position."""


def _named(flags: Mapping[str, int], bits: int) -> list[str]:
    return [name for name, bit in flags.items() if bits & bit]


def effect_names(mask: int) -> list[str]:
    """Effects as a document names them."""
    return _named(EFFECT_NAMES, mask)


def save(table: "Kingsburg") -> Document:
    """The whole position, secrets included."""
    return {
        **head("kingsburg", table.terms, table.rng),
        "year": table.year + 1,
        "phase": PHASE.ids[table.phase],
        "stage": IN_VERSION_1.index(table.stage) if table.terms.rules < 2 else table.stage,
        "cursor": table.cursor,
        "pending": table.pending,
        **({"unused": effect_names(table.unused)} if table.unused else {}),
        "step": table.step.name,
        "actors": members(table.actors),
        "order": table.order[:],
        "players": [_player(table, seat) for seat in range(table.seats)],
        "envoy": table.envoy,
        "council": [
            {
                "advisor": ADVISOR.ids[advisor],
                "seat": None if seat == NEUTRAL else seat,
                "dice": dice_name(table.laid[advisor]),
            }
            for advisor, seat in enumerate(table.holder)
            if seat >= 0
        ],
        "envoy_at": {
            "advisor": ADVISOR.ids[table.envoy_at],
            "seat": table.envoy_by,
            "dice": dice_name(table.envoy_dice),
        }
        if table.envoy_at >= 0
        else None,
        "due": [{"advisor": ADVISOR.ids[entry >> 3], "seat": entry & 7} for entry in table.due],
        "passed": members(table.passed),
        "builds": table.builds,
        "builders": members(table.builders),
        "taxed": table.taxed,
        "favoured": members(table.favoured),
        "enemy": ENEMY.ids[table.enemy] if table.enemy >= 0 else None,
        "peeked": members(table.peeked),
        "faced": ENEMY.names(table.faced),
        "help": table.help,
    }


def _player(table: "Kingsburg", seat: int) -> Document:
    return {
        "gold": table.gold[seat],
        "wood": table.wood[seat],
        "stone": table.stone[seat],
        "plus2": table.plus2[seat],
        "soldiers": table.soldiers[seat],
        "buildings": BUILDING.names(members(table.built[seat])),
        "points": table.points[seat],
        "parts": {part: table.parts[seat * PARTS + number] for number, part in enumerate(PART.ids)},
        "bonus_dice": table.bonus[seat],
        "dice": dice_name(table.hands[seat]),
        "used": _named(marks.SEASON, table.used[seat]),
        "traded": BUILDING.names(members(table.traded[seat])),
        "used_this_year": _named(marks.YEAR, table.yearly[seat]),
        "strength": table.strength[seat],
        "fought": winter.RESULT[table.fought[seat]],
        "governor": GOVERNOR.ids[table.governor[seat]] if table.governor[seat] >= 0 else None,
        "governors_dealt": GOVERNOR.names(table.offers[seat]) if table.offers else [],
        "governor_chosen": GOVERNOR.ids[table.chosen[seat]] if table.chosen[seat] >= 0 else None,
        "armies": table.armies[seat][:] if table.armies else [],
        "armies_spent": table.spent[seat][:] if table.spent else [],
        "army_sent": table.sent[seat],
    }


def blank(document: Document) -> None:
    """Leave open what follows from other facts: where in the year we are, who is next, where points come from."""
    players = document["players"]
    assert isinstance(players, list)
    for player in players:
        player["parts"] = REST
    document |= {"stage": REST, "cursor": REST, "due": REST, "favoured": [], "actors": [], "order": REST}


def dice_in(text: object) -> int:
    """The hand written as `1+3+6*`; an empty text is no dice."""
    player: list[int] = []
    bonus: list[int] = []
    for part in str(text).split("+") if text else []:
        face = part.removesuffix("*")
        if not face.isdigit() or not 1 <= int(face) <= 6:
            raise RecordError(f"dice: '{text}' should be faces such as 1+3+6*")
        (bonus if part.endswith("*") else player).append(int(face))
    if tuple(sorted(player)) not in PLAYER_INDEX or tuple(sorted(bonus)) not in BONUS_INDEX:
        raise RecordError(f"dice: '{text}' are more dice than a player can have")
    return hand_of(player, bonus)


def _seats(table: "Kingsburg", reader: Reader, name: str) -> int:
    mask = 0
    for seat in reader.items_of(name):
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < table.seats:
            raise reader.fault(name, f"{seat!r} is no seat")
        mask |= 1 << seat
    return mask


def load(table: "Kingsburg", reader: Reader) -> None:
    """Fill an empty table from a document."""
    table.year = reader.number("year", 1, table.terms.box.years) - 1
    table.phase = PHASE.index[reader.word("phase", PHASE.ids)]
    table.step = STEPS[reader.word("step", tuple(STEPS))]
    table.pending = reader.number("pending", 0, 99)
    if "unused" in reader.fields:
        table.unused = sum(EFFECT_NAMES[name] for name in reader.words("unused", tuple(EFFECT_NAMES)))
    table.actors = _seats(table, reader, "actors")
    players = reader.readers("players")
    if len(players) != table.seats:
        raise RecordError(f"players: there are {len(players)}, but {table.seats} seats")
    _load_order(table, reader)
    for seat, player in enumerate(players):
        _load_player(table, seat, player)
    table.envoy = reader.number("envoy", -1, table.seats - 1)
    table.passed = _seats(table, reader, "passed")
    table.builds = reader.number("builds", 0, 99)
    table.builders = _seats(table, reader, "builders")
    table.taxed = reader.number("taxed", 0, 4)
    table.favoured = _seats(table, reader, "favoured")
    _load_council(table, reader)
    _load_winter(table, reader)
    _load_stage(table, reader)


def _load_order(table: "Kingsburg", reader: Reader) -> None:
    if reader.get("order") == REST:
        table.order = list(range(table.seats))
        return
    order = reader.items_of("order")
    table.order = [seat for seat in order if isinstance(seat, int)]
    if sorted(table.order) != list(range(table.seats)):
        raise RecordError(f"order: {order} should name every seat once")


def _load_player(table: "Kingsburg", seat: int, player: Reader) -> None:
    table.gold[seat] = player.number("gold", 0, 999)
    table.wood[seat] = player.number("wood", 0, 999)
    table.stone[seat] = player.number("stone", 0, 999)
    table.plus2[seat] = player.number("plus2", 0, 999)
    table.soldiers[seat] = player.number("soldiers", 0, 999)
    table.built[seat] = mask_of(player.members("buildings", BUILDING))
    if any(number // 4 not in table.terms.rows for number in members(table.built[seat])):
        raise player.fault("buildings", "rows A and G belong to module 1")
    table.points[seat] = player.number("points", -999, 999)
    _load_parts(table, seat, player)
    table.bonus[seat] = player.number("bonus_dice", 0, 99)
    table.hands[seat] = dice_in(player.get("dice"))
    table.used[seat] = sum(marks.SEASON[name] for name in player.words("used", tuple(marks.SEASON)))
    table.traded[seat] = mask_of(player.members("traded", BUILDING))
    table.yearly[seat] = sum(marks.YEAR[name] for name in player.words("used_this_year", tuple(marks.YEAR)))
    table.strength[seat] = player.number("strength", -999, 999)
    table.fought[seat] = winter.RESULT.index(player.word("fought", winter.RESULT))
    table.governor[seat] = player.member("governor", GOVERNOR)
    if table.governor[seat] >= 0:
        table.governing |= 1 << table.governor[seat]
    offer = player.members("governors_dealt", GOVERNOR)
    if offer:
        table.offers.append(sorted(offer))
    table.chosen[seat] = player.member("governor_chosen", GOVERNOR)
    if table.terms.army_tokens:
        table.armies.append(_numbers(player, "armies"))
        table.spent.append(_numbers(player, "armies_spent"))
    table.sent[seat] = player.number("army_sent", -1, 9)


def _numbers(player: Reader, name: str) -> list[int]:
    found = [item for item in player.items_of(name) if isinstance(item, int) and 0 <= item < 10]
    if len(found) != len(player.items_of(name)):
        raise player.fault(name, "should be a list of army tokens")
    return found


def _load_parts(table: "Kingsburg", seat: int, player: Reader) -> None:
    """Where the points come from; if that is left open, what is not printed on buildings is put down to advisors."""
    at = seat * PARTS
    if player.get("parts") == REST:
        printed = sum(table.terms.buildings.vp[number] for number in members(table.built[seat]))
        table.parts[at : at + 2] = [printed, table.points[seat] - printed]
        return
    parts = player.reader("parts")
    for number, part in enumerate(PART.ids):
        table.parts[at + number] = parts.number(part, -999, 999)
    if sum(table.parts[at : at + PARTS]) != table.points[seat]:
        raise player.fault("parts", f"they do not add up to {table.points[seat]}")


def _load_council(table: "Kingsburg", reader: Reader) -> None:
    for entry in reader.readers("council"):
        advisor = entry.member("advisor", ADVISOR)
        seat = entry.get("seat")
        table.holder[advisor] = NEUTRAL if seat is None else entry.number("seat", 0, table.seats - 1)
        table.laid[advisor] = dice_in(entry.get("dice"))
        table.occupied |= 1 << advisor
    if reader.get("envoy_at") is not None:
        part = reader.reader("envoy_at")
        table.envoy_at = part.member("advisor", ADVISOR)
        table.envoy_by = part.number("seat", 0, table.seats - 1)
        table.envoy_dice = dice_in(part.get("dice"))
    if reader.get("due") == REST:
        table.due = []
        if table.step is rewards.REWARD:
            rewards.begin_rewards(table, None)
        return
    table.due = [
        entry.member("advisor", ADVISOR) * 8 + entry.number("seat", 0, table.seats - 1)
        for entry in reader.readers("due")
    ]


def _load_winter(table: "Kingsburg", reader: Reader) -> None:
    table.enemy = reader.member("enemy", ENEMY)
    if table.enemy >= 0 and table.terms.enemies.year[table.enemy] != table.year:
        raise reader.fault("enemy", f"{ENEMY.ids[table.enemy]} does not come in year {table.year + 1}")
    table.peeked = _seats(table, reader, "peeked")
    table.faced = reader.members("faced", ENEMY)
    table.help = reader.number("help", 0, 99)


def _load_stage(table: "Kingsburg", reader: Reader) -> None:
    """Where in the year we are; from step and phase, if a scenario leaves it open."""
    if reader.get("stage") == REST:
        asked = ASKED_IN[table.step]
        at = 0 if table.phase == FAVOUR else _start_of(table.phase)
        if asked not in COURSE[at:]:
            raise RecordError(f"step: {table.step.name} is not asked in {PHASE.ids[table.phase]}")
        table.stage = COURSE.index(asked, at)
    else:
        stages = IN_VERSION_1 if table.terms.rules < 2 else range(len(COURSE))
        table.stage = stages[reader.number("stage", 0, len(stages) - 1)]
    if not table.actors and table.step is not scoring.OVER:
        table.actors = 1 << table.order[0]
    if reader.get("cursor") != REST:
        table.cursor = reader.number("cursor", 0, 999)
    elif COURSE[table.stage] in IN_TURN and table.actors:
        table.cursor = table.order.index(members(table.actors)[0])
    if table.hands != [EMPTY] * table.seats and table.step is building.BUILD_SOMETHING:
        raise RecordError("dice: nobody has dice left when it is built")


def _start_of(phase: int) -> int:
    """Where a phase begins in the list of stages."""
    seasons = [at for at, stage in enumerate(COURSE) if stage is rolling.begin_season]
    starts = {1: seasons[0], 3: seasons[1], 5: seasons[2]}
    starts |= {6: COURSE.index(recruiting.begin_recruiting), 7: COURSE.index(winter.begin_winter)}
    return starts.get(phase, 0)
