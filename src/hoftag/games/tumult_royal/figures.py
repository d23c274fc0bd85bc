from collections.abc import Mapping

from hoftag.core.events import Args


def figures(box: object) -> Mapping[str, Args]:
    return {}
