"""Who sees what, built from nothing by whitelist. Q-15: only tasks and the draw pile are hidden."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypedDict

from hoftag.core.masks import members
from hoftag.core.options import OptionValue
from hoftag.core.outcome import OutcomeView
from hoftag.core.standing import EndView, PlaceView, end_in, final_standing, standing
from hoftag.games.staufer.components import (
    CHEST,
    CONDITION,
    ENVOY,
    FIGURES,
    NOBLE,
    PLACE,
    POINT_TILE,
    PRIVILEGE,
    REGION,
    REGIONS,
    SPACE,
    TASK,
    WAYS,
)
from hoftag.games.staufer.prices import per_region, prices
from hoftag.games.staufer.rules import deploying, ending, offices, privileges, scoring
from hoftag.games.staufer.view_parts import (
    ChestsView,
    DisplayView,
    OfficeView,
    PaymentView,
    PlayerView,
    PriceView,
    RegionView,
    RowView,
    SlotView,
    SpaceView,
    StandingView,
    TaskView,
    TrackView,
    TurnView,
)

if TYPE_CHECKING:
    from hoftag.games.staufer.state import Staufer


class PublicView(TypedDict):
    """What everybody sees."""

    game: Literal["staufer"]
    options: Mapping[str, OptionValue]
    round: int
    last_round: bool
    step: str
    actor: int
    acted: bool
    start: int
    king: str
    journey: list[str]
    """The regions that the king enters after this round."""
    ring: list[str]
    """Clockwise."""
    regions: list[RegionView]
    rounds: list[RowView]
    second_region: str | None
    scored: list[str]
    order: list[int]
    supply_track: list[int]
    deployment_track: list[int]
    tracks: list[SlotView]
    """The spaces of both tracks: so the order of the next round will run."""
    supply: list[SpaceView]
    privileges: list[DisplayView]
    pile: int
    discards: list[ChestsView]
    discarded: int
    """All of them."""
    turn: TurnView
    players: list[PlayerView]
    standing: list[PlaceView]
    """Everybody by points, best first."""
    end: EndView | None
    """How near the end is."""
    outcome: OutcomeView | None


class OwnView(TypedDict):
    """What only one seat sees."""

    tasks: list[TaskView]
    offices: list[PriceView]
    """Every free one."""
    granted: int
    """Envoys that deploying now would bring first."""
    figures: int
    """All that could be spent on an office, with those."""


def public(table: "Staufer") -> PublicView:
    """Everything but the tasks; those as well once the game is over."""
    players = [_player(table, seat) for seat in range(table.seats)]
    outcome = table.outcome() if table.is_over() else None
    points = tuple([player["points"] for player in players])
    return {
        "game": "staufer",
        "options": table.terms.options,
        "round": table.round,
        "last_round": ending.is_last_round(table),
        "step": table.step.name,
        "actor": table.actor,
        "acted": table.acted,
        "start": table.start,
        "king": REGION.ids[table.king],
        "journey": REGION.names(_journey(table)),
        "ring": REGION.names(table.ring),
        "regions": [_region(table, region) for region in range(REGIONS)],
        "rounds": [_row(table, row) for row in range(5)],
        "second_region": None if table.is_over() else REGION.ids[scoring.second_region(table)],
        "scored": REGION.names(table.scored),
        "order": table.order[:],
        "supply_track": table.supplied[:],
        "deployment_track": table.deployed[:],
        "tracks": _tracks(table),
        "supply": [_space(table, space) for space in table.terms.spaces],
        "privileges": _display(table),
        "pile": len(table.pile),
        "discards": _kinds(Counter(table.discards)),
        "discarded": len(table.discards),
        "turn": _turn(table),
        "players": players,
        "standing": standing(points) if outcome is None else final_standing(outcome),
        "end": _end(table) if outcome is None else None,
        "outcome": outcome.to_json() if outcome is not None else None,
    }


def _end(table: "Staufer") -> EndView:
    """S-9.1: the rounds that are still to come."""
    rounds = table.terms.box.rounds
    return end_in("end-rounds", round=table.round, rounds=rounds, left=rounds - table.round)


def _tracks(table: "Staufer") -> list[SlotView]:
    """S-3.4, S-3.5: suppliers line up from the left, deployers from the right."""
    spaces = table.terms.box.turns * table.seats
    found: list[SlotView] = [
        {"seat": None, "track": None, "envoy": bool(table.terms.envoy_spaces >> space & 1)}
        for space in reversed(range(spaces))
    ]
    for slot, seat in zip(found, table.supplied, strict=False):
        slot["seat"], slot["track"] = seat, "supply"
    for slot, seat in zip(reversed(found), table.deployed, strict=False):
        slot["seat"], slot["track"] = seat, "deployment"
    return found


def _kinds(counts: Mapping[int, int]) -> list[ChestsView]:
    """How many chests of each kind, in the order of the box."""
    return [{"chest": CHEST.ids[kind], "count": counts[kind]} for kind in sorted(counts) if counts[kind]]


def _journey(table: "Staufer") -> list[int]:
    """S-8.4, S-8.5: the regions that the king will enter after this round; their payment areas are cleared then."""
    if table.is_over() or table.round > len(table.rows_c):
        return []
    steps = table.terms.box.king_steps[table.rows_c[table.round - 1]]
    return [table.ring[(table.spot[table.king] + number) % REGIONS] for number in range(1, steps + 1)]


def _standing(table: "Staufer", region: int) -> list[StandingView]:
    """S-7.6 to S-7.10: what a scoring would bring as things stand, best first; bonuses are told by place."""
    return [
        {
            "place": place + 1,
            "seat": seat,
            "weight": scoring.weight(table, region, seat),
            "points": scoring.points_for(table, region, seat, place),
        }
        for place, seat in enumerate(scoring.ranking(table, region))
    ]


def _region(table: "Staufer", region: int) -> RegionView:
    layout = table.terms.layout
    width = 2 * table.seats
    lying = table.paid[region * width : (region + 1) * width]
    return {
        "region": REGION.ids[region],
        "tile": POINT_TILE.ids[table.tiles[region]],
        "points": table.terms.point_values[table.tiles[region]],
        "offices": [_office(table, office) for office in range(layout.first[region], layout.first[region + 1])],
        "paid": [
            {"seat": seat, "envoys": envoys, "nobles": nobles, "figures": envoys + nobles}
            for seat, (envoys, nobles) in enumerate(zip(lying[::2], lying[1::2], strict=True))
            if envoys or nobles
        ],
        "ranking": scoring.ranking(table, region),
        "standing": _standing(table, region),
        "measured": scoring.condition_value(table, region),
        "bonus": [
            {"place": place, "effects": [effect.to_json() for effect in effects]}
            for place, effects in enumerate(table.terms.box.bonus[region], 1)
            if effects
        ],
    }


def _office(table: "Staufer", office: int) -> OfficeView:
    layout = table.terms.layout
    holder = table.holder[office]
    return {
        "place": PLACE.ids[layout.place[office]],
        "cost": layout.cost[office],
        "noble": layout.noble[office],
        "seat": holder >> 1 if holder >= 0 else None,
        "figure": FIGURES[holder & 1] if holder >= 0 else None,
        "chests": CHEST.names(table.under[office]),
    }


def _row(table: "Staufer", row: int) -> RowView:
    """S-2.14: all rows are open; those of past rounds are gone from the table, but were seen by all."""
    return {
        "round": row + 1,
        "region": REGION.ids[table.rows_a[row]],
        "condition": CONDITION.ids[table.rows_b[row]],
        "king_steps": table.terms.box.king_steps[table.rows_c[row]] if row < len(table.rows_c) else None,
    }


def _space(table: "Staufer", space: int) -> SpaceView:
    envoys, nobles = table.terms.box.space_figures[space]
    lying = table.under[table.terms.layout.offices + space]
    return {"space": SPACE.ids[space], "envoys": envoys, "nobles": nobles, "chests": CHEST.names(lying)}


def _display(table: "Staufer") -> list[DisplayView]:
    """S-2.4 to S-2.6: what lies out; of the victory-point pile the card on top."""
    top = privileges.point_card(table)
    box = table.terms.box
    return [
        {
            "privilege": PRIVILEGE.ids[card],
            "left": sum(table.stock[other] for other in table.terms.point_pile) if card == top else table.stock[card],
            "timing": box.privileges[card].timing,
            "effects": [effect.to_json() for effect in box.privileges[card].effects],
        }
        for card in members(table.display)
    ]


def _turn(table: "Staufer") -> TurnView:
    layout = table.terms.layout
    target = table.target
    return {
        "active": CHEST.names(table.active),
        "target": (
            {"region": REGION.ids[layout.region[target]], "place": PLACE.ids[layout.place[target]]}
            if target >= 0
            else None
        ),
        "way": WAYS[table.way] if table.way >= 0 else None,
        "figure": FIGURES[table.standing] if table.standing >= 0 else None,
        "owed": per_region(table.due),
        "usual": _usual(table),
        "pending": CHEST.names(table.pending),
        "drawn": CHEST.names(table.drawn),
    }


def _usual(table: "Staufer") -> list[PaymentView]:
    """S-5.9, S-5.10: who would pay where if the rest were paid as usual."""
    if not table.due:
        return []
    envoys, _ = deploying.left_to_pay_with(table, table.actor)
    due, nobles = deploying.usual_payment(table, envoys)
    return [
        {"region": REGION.ids[region], "figure": FIGURES[NOBLE if number < nobles else ENVOY]}
        for number, region in enumerate(due)
    ]


def _player(table: "Staufer", seat: int) -> PlayerView:
    kinds = table.terms.kinds
    mine = table.chests[seat * kinds : (seat + 1) * kinds]
    points = ending.points(table, seat)
    return {
        "seat": seat,
        "envoys": table.court[2 * seat],
        "nobles": table.court[2 * seat + 1],
        "province": {"envoys": table.province[2 * seat], "nobles": table.province[2 * seat + 1]},
        "chests": _kinds(dict(enumerate(mine))),
        "privileges": [PRIVILEGE.ids[card] for card in range(len(PRIVILEGE)) if table.rights[seat] >> card & 1],
        "points": points,
        "track": score_track(table, points),
        "tasks": _tasks(table, seat) if table.is_over() else None,
    }


def score_track(table: "Staufer", points: int) -> TrackView:
    """S-9.9, Q-19: the space of the score figure, a token of 25 for each time round, four of them changed into 100."""
    rounds, space = divmod(points, table.terms.box.track)
    hundreds, quarters = divmod(rounds, 4)
    return {"space": space, "tokens_25": quarters, "tokens_100": hundreds}


def _tasks(table: "Staufer", seat: int) -> list[str]:
    return TASK.names(table.tasks[3 * seat : 3 * seat + 3])


def private(table: "Staufer", seat: int) -> OwnView:
    """The own tasks with what they would bring as things stand, and what every free office would cost."""
    granted = 0 if table.acted else offices.granted(table, seat, table.powers(seat))
    have = table.court[2 * seat] + table.court[2 * seat + 1] + granted
    return {
        "tasks": [_task(table, seat, card) for card in table.tasks[3 * seat : 3 * seat + 3]],
        "offices": prices(table, seat, have),
        "granted": granted,
        "figures": have,
    }


def _task(table: "Staufer", seat: int, card: int) -> TaskView:
    """S-9.2 to S-9.4: region tasks are worth something by rank, all others each time."""
    task = table.terms.box.tasks[card]
    return {
        "task": TASK.ids[card],
        "points": ending.task_points(table, seat, card),
        "worth": task.points,
        "each": task.region < 0,
    }
