"""Whose it is: "May I look at my hand?" is another question of the opponent's hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from judgeapp.questions.deeds import NamedAt

_OWN, _OPPONENTS = "own", "opponents"
_WHOSE = re.compile(
    r"(?P<opponents>(?:\b(?:my|your|the|an) )?\bopponents?\b(?:['’]s?)?|\bopposing\b"
    r"|\benem(?:y|ies)\b|\bgegner\w*|相手の?|对手的?|对方的?|敌方的?)"
    r"|(?P<own>\b(?:my|mine|our)\b|\bmein\w*|\beigen\w*|自分の?|自己的?|我的|我方的?|己方的?)"
)
_NEAR = 24  # letters up to what it is


def owners(folded: str, named: Sequence[NamedAt]) -> Iterator[str]:
    """A token for each thing that is said to be somebody's."""
    for match in _WHOSE.finditer(folded):
        behind = [one for one in named if 0 <= one.start - match.end() <= _NEAR]
        if behind:
            whose = _OPPONENTS if match["opponents"] else _OWN
            yield f"<{whose} {min(behind, key=lambda one: one.start).token}"


def are_of_another(typed: Iterable[str], asked: Iterable[str]) -> bool:
    """Whether something is the one player's where it is the other player's in all ways of asking
    that say whose it is."""
    said: dict[str, set[str]] = {}
    for token in asked:
        if token.startswith("<"):
            whose, _, thing = token[1:].partition(" ")
            said.setdefault(thing, set()).add(whose)
    for token in typed:
        whose, _, thing = token[1:].partition(" ")
        if token.startswith("<") and whose not in said.get(thing, {whose}):
            return True
    return False
