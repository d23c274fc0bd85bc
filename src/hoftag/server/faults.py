"""What may go wrong: one exception that carries an HTTP status, a code for programs and a sentence for people."""

from hoftag.core.game import Refusal, State
from hoftag.core.moves import Move
from hoftag.server.wire.basics import Args, Fault
from hoftag.server.wire.socket import Refused


class FaultError(Exception):
    """Something cannot be done; nothing has changed."""

    def __init__(self, status: int, code: str, message: str, *, refusal: Refusal | None = None) -> None:
        """Refuse with a code; `refusal` adds the rule of the game that forbids it."""
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.refusal = refusal

    def fault(self) -> Fault:
        why = self.refusal
        if why is None:
            return Fault(self.code, self.message)
        return Fault(code=self.code, message=self.message, rule=why.rule, key=why.key, args=wire_args(why.args))

    def refused(self, message: str) -> Refused:
        """As the answer to a message of the socket."""
        fault = self.fault()
        return Refused(
            id=message, code=fault.code, message=fault.message, rule=fault.rule, key=fault.key, args=fault.args
        )


def wire_args(args: object) -> Args:
    """Typed arguments as they travel: numbers, texts and lists of texts."""
    assert isinstance(args, dict)
    return args


def bad(code: str, message: str) -> FaultError:
    """The request makes no sense."""
    return FaultError(400, code, message)


def forbidden(code: str, message: str) -> FaultError:
    """The request makes sense, but not from you."""
    return FaultError(403, code, message)


def missing(what: str, message: str) -> FaultError:
    """There is no such thing."""
    return FaultError(404, f"no-such-{what}", message)


def conflict(code: str, message: str) -> FaultError:
    """Not now: the table is in another state."""
    return FaultError(409, code, message)


def illegal(state: State, seat: int, move: Move) -> FaultError:
    """The game forbids a move: it says why."""
    refusal = state.why_not(seat, move)
    return FaultError(409, "illegal", f"'{move.text}' is not legal now ({refusal.rule})", refusal=refusal)
