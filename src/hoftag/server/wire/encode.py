"""Encoding: everything that travels is JSON, made by one encoder."""

from typing import Final

import msgspec

ENCODER: Final = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    return ENCODER.encode(message)
