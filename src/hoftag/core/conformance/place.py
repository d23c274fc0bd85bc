"""Where the kit is looking: in which game, with which luck, at which decision. Every finding names it."""

from hoftag.core.conformance.plan import ConformanceError, Finding, Plan, Report, Setting
from hoftag.core.conformance.shares import Shares
from hoftag.core.conformance.words import Listener, moves_of_verbs
from hoftag.core.game import Game
from hoftag.core.rng import Rng, derive


class Kit:
    """One game under the kit: what all games that are played have in common."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.report = Report()
        self.listener = Listener(game)
        self.shares = Shares()
        self.of_verb = moves_of_verbs(game)


class Place:
    """One random game, and the decision that it has come to."""

    def __init__(self, kit: Kit, setting: Setting) -> None:
        self.kit = kit
        self.game = kit.game
        self.plan = kit.plan
        self.report = kit.report
        self.setting = setting
        self.seats = setting.seats
        self.rng = Rng(derive(setting.seed, 2))
        """Chooses the moves; a check that came later takes none of it, so that the games stay the same for ever."""
        self.extra = Rng(derive(setting.seed, 5))
        """Luck for everything else."""
        self.decisions = 0
        self.counted: dict[str, int] = {}
        self.doing = "setting the table up"
        """What the game is asked to do, for the case that it raises something."""

    def fail(self, what: str) -> ConformanceError:
        return placed(self.game, what, self.setting, self.decisions)

    def need(self, holds: bool, what: str) -> None:
        if not holds:
            raise self.fail(what)

    def raised(self, error: Exception) -> ConformanceError:
        """What the game's own code raised while it was asked."""
        if isinstance(error, Finding):
            return self.fail(str(error))
        if isinstance(error, ConformanceError):
            return error
        return self.fail(f"{self.doing} raises {type(error).__name__}: {error}")


def placed(game: Game, what: str, setting: Setting, decision: int) -> ConformanceError:
    """A finding, and how to see it again."""
    chosen = ", ".join(f"{name} {str(value).lower()}" for name, value in setting.options.items())
    options = f"options {chosen}, " if chosen else ""
    where = f"{setting.seats} seats, seed {setting.seed}, {options}decision {decision}"
    return ConformanceError(f"{game.name}: {what} ({where})")
