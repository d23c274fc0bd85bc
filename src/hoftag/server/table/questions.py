"""Who is asked what: the decisions that a position asks for, each with its number, and the moves that answer them."""

from collections.abc import Mapping

from hoftag.core.errors import HoftagError
from hoftag.core.events import TABLE
from hoftag.core.game import Game, Prompt, State
from hoftag.core.moves import Move
from hoftag.server.faults import bad


class Question:
    """What a seat is asked at present: the number of the decision, and the moves there are."""

    __slots__ = ("decision", "legal", "must", "prompt")

    def __init__(self, decision: int, legal: list[Move], prompt: Prompt, *, must: bool) -> None:
        self.decision = decision
        self.legal = legal
        self.prompt = prompt
        self.must = must

    def is_same(self, legal: list[Move], prompt: Prompt, *, must: bool) -> bool:
        same_prompt = self.prompt.key == prompt.key and self.prompt.args == prompt.args
        return self.must == must and same_prompt and self.legal == legal


def asked_now(
    state: State, version: int, before: Mapping[int, Question], mover: int | None = None
) -> dict[int, Question]:
    """The questions of a position; one that stands keeps its number, unless it is the mover's own."""
    must = state.to_act()
    found: dict[int, Question] = {}
    for seat in state.may_act():
        if seat == TABLE:
            continue
        legal = state.legal(seat)
        prompt = state.prompt(seat)
        owes = seat in must
        old = before.get(seat)
        if old is not None and seat != mover and old.is_same(legal, prompt, must=owes):
            found[seat] = old
        else:
            found[seat] = Question(version, legal, prompt, must=owes)
    return found


def move_in(game: Game, sent: Mapping[str, str]) -> Move:
    """The move that somebody has sent, legal or not."""
    try:
        return game.moves.from_json(sent)
    except HoftagError as error:
        raise bad("unknown-move", str(error)) from None


def owing(questions: Mapping[int, Question]) -> list[int]:
    """The seats that must decide."""
    return sorted([seat for seat, question in questions.items() if question.must])
