"""Sentences of the table by code, which a window translates; sentences.yaml beside this file has them in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from judgeapp.files.packaged import packaged
from judgeapp.messages.message import render


def render_sentence(context: str, code: str, **params: object) -> str:
    """The sentence of a code in the current language, its parameters filled in."""
    return render(context, sentences(context)[code], **params)


def sentences(context: str) -> dict[str, str]:
    return _written()[context]


@cache
def _written() -> Mapping[str, dict[str, str]]:
    return packaged(__package__, "sentences.yaml", dict[str, dict[str, str]])
