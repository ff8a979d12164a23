"""Answer of the rules on whether something may be done."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.engine.events import Fact
from judgeapp.engine.triggering.unread import UnreadText


class Verdict(Struct, frozen=True):
    """Verdict on an action: whether it may be done, and the clauses that allow or refuse it. `facts` name the
    obstacles. `unread`: texts not understood that might change it, on which the judge rules first."""

    ok: bool
    clauses: tuple[str, ...]
    facts: dict[str, Fact] = {}
    unread: tuple[UnreadText, ...] = ()


def no(*clauses: str, **facts: Fact) -> Verdict:
    return Verdict(False, clauses, facts)


def yes(*clauses: str) -> Verdict:
    return Verdict(True, clauses)
