"""Editions of the rules beside each other: `judgeapp corpus compare`, `review`, `facts` and `in-force`."""

from __future__ import annotations

from typing import Any

from judgeapp.cli.commands.alignment import compare, facts, in_force, review


def add(actions: Any) -> None:
    """Adds them to the actions of `judgeapp corpus`."""
    compare.add(actions)
    review.add(actions)
    facts.add(actions)
    in_force.add(actions)
