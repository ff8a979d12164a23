"""The answer to whether something may be done."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.engine.events import Fact


class Verdict(Struct, frozen=True):
    """Whether something may be done. `facts` say who and what stands in the way."""

    ok: bool
    clauses: tuple[str, ...]
    facts: dict[str, Fact] = {}


def no(*clauses: str, **facts: Fact) -> Verdict:
    return Verdict(False, clauses, facts)


def yes(*clauses: str) -> Verdict:
    return Verdict(True, clauses)
