"""Whose it is: "May I look at my hand?" is another question of the opponent's hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from judgeapp.questions.deeds import NamedAt

_OWN, _OPPONENTS = "own", "opponents"
_WHOSE = re.compile(
    r"(?P<opponents>(?:\b(?:my|your|the|an) )?\bopponents?\b(?:['’]s?)?|\bopposing\b"
    r"|\benem(?:y|ies)\b|\bgegner\w*|相手の?|对手的?|对方的?|敌方的?)"
    r"|(?P<own>\b(?:my|mine|our)\b|\bmein\w*|\beigen\w*|自分の?|自己的?|我的|我方的?|己方的?)"
)
_SOMETIMES = 0.25  # as often as the other way round
_NEAR = 24  # letters up to what it is


def owners(folded: str, named: Sequence[NamedAt]) -> Iterator[str]:
    """A token for each thing that is said to be somebody's."""
    said = list(_WHOSE.finditer(folded))
    for at, match in enumerate(said):
        until = said[at + 1].start() if said[at + 1 :] else len(folded)
        until = min(until, match.end() + _NEAR + 1)
        behind = [one for one in named if match.end() <= one.start < until]
        if behind:
            whose = _OPPONENTS if match["opponents"] else _OWN
            yield f"<{whose} {min(behind, key=lambda one: one.start).token}"


def are_of_another(typed: Iterable[str], asked: Mapping[str, int]) -> bool:
    """Whether something is the one player's where it is the other player's in nearly all ways of asking that say whose
    it is; but not where both players have changed places: what I may do with what is my opponent's, he may do with what
    is mine. `asked` counts the ways that have a token.
    """
    said = [token for token in typed if token.startswith("<")]
    if not _part(said, asked):
        return False
    both = len({token.partition(" ")[0] for token in said}) > 1
    return not both or _part([_of_the_other(token) for token in said], asked)


def _part(said: Sequence[str], asked: Mapping[str, int]) -> bool:
    return any(asked.get(token, 0) < _SOMETIMES * asked.get(_of_the_other(token), 0) for token in said)


def _of_the_other(token: str) -> str:
    whose, _, thing = token[1:].partition(" ")
    return f"<{_OPPONENTS if whose == _OWN else _OWN} {thing}"
