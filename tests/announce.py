"""Says of a package that it is installed: what pip writes about it, and no more."""

from pathlib import Path


def announce(site: Path, package: str, **games: str) -> None:
    """From now on whoever looks in `site` finds these games, each by its module and name."""
    about = site / f"{package}-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    points = "".join(f"{game} = {where}\n" for game, where in games.items())
    (about / "entry_points.txt").write_text(f"[hoftag.games]\n{points}")
