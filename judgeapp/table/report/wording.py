"""The fixed words and sentences of a report, in the current language."""

from __future__ import annotations

from judgeapp.messages.message import render
from judgeapp.table.sentences import sentences

WORDS = sentences("report")


def word(key: str, **params: object) -> str:
    """A fixed word of a report, or a sentence with its parameters."""
    return render("report", WORDS[key], **params)
