"""Sentences of the table by their codes, which a window translates: sentences.yaml beside this has them in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec


def sentences(context: str) -> dict[str, str]:
    """The sentences of a context of translations."""
    return _written()[context]


@cache
def _written() -> Mapping[str, dict[str, str]]:
    written = (files(__package__) / "sentences.yaml").read_bytes()
    return msgspec.yaml.decode(written, type=dict[str, dict[str, str]])
