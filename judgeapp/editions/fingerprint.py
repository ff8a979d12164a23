"""Fingerprint of a clause's meaning: two texts with the same one say the same, but for clause numbers, which change
with every edition."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from judgeapp.editions.alignment.wording import plain
from judgeapp.rulebook.passage import Passage

_BYTES = 8


def fingerprint(passage: Passage) -> str:
    return fingerprint_of((passage,))


def fingerprint_of(passages: Iterable[Passage]) -> str:
    """Of several, in their order."""
    known = blake2b(digest_size=_BYTES)
    for passage in passages:
        known.update(plain(passage).encode() + b"\n")
    return known.hexdigest()
