"""Sentences of the table by code, which a window translates; sentences.yaml beside this file has them in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from judgeapp.files.packaged import packaged


def sentences(context: str) -> dict[str, str]:
    """The sentences of a context of translations."""
    return _written()[context]


@cache
def _written() -> Mapping[str, dict[str, str]]:
    return packaged(__package__, "sentences.yaml", dict[str, dict[str, str]])
