"""Encoding: everything that travels is JSON, made by one encoder."""

from collections.abc import Callable
from typing import Final

import msgspec

encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode
