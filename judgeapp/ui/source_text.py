"""Texts that are translated where they are shown, not where they stand."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text for translation later; lupdate looks for this very name."""
    return text
