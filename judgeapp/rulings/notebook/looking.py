"""Rulings looked for by their words, and two of them beside each other."""

from __future__ import annotations

import unicodedata

from judgeapp.rulings.notebook.ruling import BOUNDS, Ruling

# What a ruling is found by, the long texts of what was played left out.
_FOUND_BY = tuple(field for field in BOUNDS if field not in ("rests_on", "record", "account_a", "account_b"))


def has_words(ruling: Ruling, words: str) -> bool:
    """Tell whether each of some words, or the beginning of a number, stands anywhere in a ruling, whatever the case and
    width of its letters."""
    text = _folded(" ".join((*_texts(ruling), ruling.status, ruling.authority)))
    return all(word in text for word in _folded(words).split())


def changed_fields(before: Ruling | None, after: Ruling | None) -> tuple[str, ...]:
    """Fields that differ between two rulings, in their order; all that are filled where one of them is none."""
    return tuple(
        field
        for field in Ruling.__struct_fields__
        if getattr(before, field, None) != getattr(after, field, None)
        and (getattr(before, field, None) or getattr(after, field, None))
    )


def _texts(ruling: Ruling) -> list[str]:
    texts: list[str] = []
    for field in _FOUND_BY:
        value: str | tuple[str, ...] = getattr(ruling, field)
        texts += (value,) if isinstance(value, str) else value
    return texts


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
