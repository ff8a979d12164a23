"""Roles in a question: who does it to whom, and whose it is. "Can a suspended Digimon attack?" has the words of "Can I
attack a suspended Digimon?" and asks another thing, as "May I look at my hand?" does of the opponent's hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

_ACTIONS = frozenset({"@attacking", "@blocking", "@deletion"})
_THINGS = frozenset({"@digimon", "@tamer", "@option-card", "@player", "@token", "@security-digimon"})
# Right before the deed it is done to what is named: "be attacked", "被攻击".
_DONE_TO = re.compile(r"(?:\b(?:be|being|been|is|are|was|were|get|gets|got)(?: \w+)? |(?:被|受到))$")
# In German the verb ends the sentence, and these say how it is meant.
_BY_ME = re.compile(r"\b(?:ich|man|wir|du)\b")
_GERMAN_DONE_TO = re.compile(r"\b(?:werden|wird|wurde|wurden|worden)\b")
_TO = ("に", "を", "へ")  # behind what it is done to, in Japanese
_BY = ("は", "が", "で", "も")  # behind who does it
_KANA = re.compile("[\u3041-\u309f]")
_NEAR = 40  # letters between both


class NamedAt(NamedTuple):
    """Token of text[start:end] of a folded question."""

    start: int
    end: int
    token: str


def action_tokens(folded: str, named: Sequence[NamedAt], *, is_german: bool) -> Iterator[str]:
    """A token for each thing and action that stand together, by which of them acts."""
    is_japanese = _KANA.search(folded) is not None
    things = [entry for entry in named if entry.token in _THINGS]
    for action in (entry for entry in named if entry.token in _ACTIONS):
        before = [entry for entry in things if 0 <= action.start - entry.end <= _NEAR]
        after = [entry for entry in things if 0 <= entry.start - action.end <= _NEAR]
        done_to = _DONE_TO.search(folded[: action.start]) is not None
        # "is attacked" is done to it, "is attacking" is not.
        done_to = done_to and not folded[action.start : action.end].endswith("ing")
        if before:
            thing = max(before, key=attrgetter("start"))
            if is_german:
                by_me = _BY_ME.search(folded[: thing.start]) is not None
                done_to = by_me or _GERMAN_DONE_TO.search(folded) is not None
            elif is_japanese:
                between = folded[thing.end : action.start]
                if not between.startswith((*_TO, *_BY)):
                    continue
                done_to = between.startswith(_TO) or folded[action.end :].startswith("され")
            yield _token_of(action, thing, done_to=done_to)
        if after and not (is_german or is_japanese or (before and done_to)):
            yield _token_of(action, min(after, key=attrgetter("start")), done_to=True)


def _token_of(action: NamedAt, thing: NamedAt, *, done_to: bool) -> str:
    return f">{action.token} {thing.token}" if done_to else f">{thing.token} {action.token}"


def are_reversed(some: frozenset[str], others: frozenset[str]) -> bool:
    """True if the same is done by another one in both."""
    mine, theirs = _action_roles(some), _action_roles(others)
    if not (mine and theirs):
        return False
    both = mine & theirs
    return any(_reversed(action) in theirs and both.isdisjoint((action, _reversed(action))) for action in mine)


@lru_cache(maxsize=16384)
def _action_roles(tokens: frozenset[str]) -> frozenset[str]:
    return frozenset(token for token in tokens if token.startswith(">"))


def _reversed(roles: str) -> str:
    first, _, second = roles[1:].partition(" ")
    return f">{second} {first}"


_OWN, _OPPONENTS = "own", "opponents"
_WHOSE = re.compile(
    r"(?P<opponents>(?:\b(?:my|your|the|an) )?\bopponents?\b(?:['’]s?)?|\bopposing\b"
    r"|\benem(?:y|ies)\b|\bgegner\w*|相手の?|对手的?|对方的?|敌方的?)"
    r"|(?P<own>\b(?:my|mine|our)\b|\bmein\w*|\beigen\w*|自分の?|自己的?|我的|我方的?|己方的?)"
)
_SOMETIMES = 0.25  # as often as the other way round
_NEAR_BY = 24  # letters up to what it is


def owner_tokens(folded: str, named: Sequence[NamedAt]) -> Iterator[str]:
    """A token for each thing that is said to be somebody's."""
    mentions = list(_WHOSE.finditer(folded))
    for at, match in enumerate(mentions):
        until = mentions[at + 1].start() if mentions[at + 1 :] else len(folded)
        until = min(until, match.end() + _NEAR_BY + 1)
        behind = [thing for thing in named if match.end() <= thing.start < until]
        if behind:
            whose = _OPPONENTS if match["opponents"] else _OWN
            yield f"<{whose} {min(behind, key=attrgetter('start')).token}"


def belong_to_other(typed: Iterable[str], asked: Mapping[str, int]) -> bool:
    """True if something is the one player's where it is the other player's in nearly all ways of asking that say
    whose it is; but not where both players have changed places: what I may do with what is my opponent's, he may do
    with what is mine. `asked` counts the ways that have a token."""
    owned = [token for token in typed if token.startswith("<")]
    if not _are_only_of_one(owned, asked):
        return False
    both = len({token.partition(" ")[0] for token in owned}) > 1
    return not both or _are_only_of_one([_swap_owner(token) for token in owned], asked)


def _are_only_of_one(owned: Sequence[str], asked: Mapping[str, int]) -> bool:
    return any(asked.get(token, 0) < _SOMETIMES * asked.get(_swap_owner(token), 0) for token in owned)


def _swap_owner(token: str) -> str:
    whose, _, thing = token[1:].partition(" ")
    return f"<{_OPPONENTS if whose == _OWN else _OWN} {thing}"
