"""What a game is called and where its files lie: whoever looks for it by name has to find this one."""

from importlib import import_module
from importlib.metadata import EntryPoint

from hoftag.core.conformance.plan import Finding
from hoftag.core.errors import HoftagError
from hoftag.core.game import Game
from hoftag.core.registry import announced, package, sound


def check_identity(game: Game) -> None:
    """The package can be imported, has every file of a game, and announces the game by its own name."""
    try:
        import_module(game.package)
    except ImportError as error:
        raise Finding(f"its package '{game.package}' cannot be imported: {error}") from None
    try:
        sound(game.name, game)
    except HoftagError as error:
        raise Finding(str(error)) from None
    for points in announced().values():
        for point in points:
            check_announced(game, point)


def check_announced(game: Game, point: EntryPoint) -> None:
    """An entry point that leads to this kind of game has its name; what leads elsewhere is no business of ours."""
    if not f"{type(game).__module__}.".startswith(f"{point.module}."):
        return
    try:
        found = point.load()
    except Exception:  # noqa: BLE001, another game of the package, which says itself what is wrong with it
        return
    if type(found) is type(game) and point.name != game.name:
        raise Finding(f"the package {package(point)} announces it as '{point.name}', but it calls itself '{game.name}'")
