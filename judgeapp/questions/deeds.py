"""Who does it to whom: "Can a suspended Digimon attack?" has the words of "Can I attack a suspended Digimon?" and asks
another thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

_DEEDS = frozenset({"@attacking", "@blocking", "@deletion"})
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
    """What stands at text[start:end] of a folded question."""

    start: int
    end: int
    token: str


def deeds(folded: str, named: Sequence[NamedAt], *, is_german: bool) -> Iterator[str]:
    """A token for each thing and deed that stand together, by which of them acts."""
    is_japanese = _KANA.search(folded) is not None
    things = [one for one in named if one.token in _THINGS]
    for deed in (one for one in named if one.token in _DEEDS):
        before = [one for one in things if 0 <= deed.start - one.end <= _NEAR]
        after = [one for one in things if 0 <= one.start - deed.end <= _NEAR]
        done_to = _DONE_TO.search(folded[: deed.start]) is not None
        # "is attacked" is done to it, "is attacking" is not.
        done_to = done_to and not folded[deed.start : deed.end].endswith("ing")
        if before:
            thing = max(before, key=lambda one: one.start)
            if is_german:
                by_me = _BY_ME.search(folded[: thing.start]) is not None
                done_to = by_me or _GERMAN_DONE_TO.search(folded) is not None
            elif is_japanese:
                between = folded[thing.end : deed.start]
                if not between.startswith((*_TO, *_BY)):
                    continue
                done_to = between.startswith(_TO) or folded[deed.end :].startswith("され")
            yield _deed(deed, thing, done_to=done_to)
        if after and not (is_german or is_japanese or (before and done_to)):
            yield _deed(deed, min(after, key=lambda one: one.start), done_to=True)


def _deed(deed: NamedAt, thing: NamedAt, *, done_to: bool) -> str:
    return f">{deed.token} {thing.token}" if done_to else f">{thing.token} {deed.token}"


def are_turned_round(some: frozenset[str], others: frozenset[str]) -> bool:
    """Whether the same is done by another one in both."""
    mine, theirs = _done(some), _done(others)
    if not (mine and theirs):
        return False
    both = mine & theirs
    return any(_turned(deed) in theirs and both.isdisjoint((deed, _turned(deed))) for deed in mine)


@lru_cache(maxsize=16384)
def _done(tokens: frozenset[str]) -> frozenset[str]:
    return frozenset(token for token in tokens if token.startswith(">"))


def _turned(deed: str) -> str:
    first, _, second = deed[1:].partition(" ")
    return f">{second} {first}"
