"""Roles in a question: who does what to whom, and whose things are. "Can a suspended Digimon attack?" has the words of
"Can I attack a suspended Digimon?" but asks something else, as "May I look at my hand?" does for the opponent's
hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

_ACTIONS = frozenset({"@attacking", "@blocking", "@deletion"})
_THINGS = frozenset({"@digimon", "@tamer", "@option-card", "@player", "@token", "@security-digimon"})
# Passive marks right before the action: "be attacked", "被攻击".
_DONE_TO = re.compile(r"(?:\b(?:be|being|been|is|are|was|were|get|gets|got)(?: \w+)? |(?:被|受到))$")
_DONE_TO_BEHIND = re.compile(r"(?:され|られ)")
# Words before the agent: "block with a Tamer", "blocked by a Tamer", "mit einem Tamer blocken".
_WITH = re.compile(r"\b(?:with|by|using)\b")
_GERMAN_WITH = re.compile(r"\b(?:mit|von|vom|durch)(?: \w+){0,3} ?$")
# In German the verb ends the sentence; these words show active or passive voice.
_BY_ME = re.compile(r"\b(?:ich|man|wir|du)\b")
_GERMAN_DONE_TO = re.compile(r"\b(?:werden|wird|wurde|wurden|worden)\b")
_GERMAN_PARTICIPLE = re.compile(r"ge\w+(?:t|en)\b|\b(?:ver|zer)\w+t\b|\w+iert\b")
_TO = ("に", "を", "へ")  # particles after the object in Japanese
_BY = ("は", "が", "で", "も")  # particles after the subject in Japanese
DIRECTION = "^"  # prefixes of tokens for directions and passives, which only tell questions apart
_DONE = "done"
_HARDLY = 0.1  # share of the questions about the action
_ENDING = 2  # letters of a Japanese verb after a name: "ブロック" + "され"
_KANA = re.compile("[\u3041-\u309f]")
_NEAR = 40  # letters between the two


class NamedAt(NamedTuple):
    """Token of text[start:end] of a folded question."""

    start: int
    end: int
    token: str


def action_tokens(folded: str, named: Sequence[NamedAt], *, is_german: bool) -> Iterator[str]:
    """A token for each thing and action next to each other, by which of the two acts."""
    is_japanese = _KANA.search(folded) is not None
    things = [entry for entry in named if entry.token in _THINGS]
    for action in (entry for entry in named if entry.token in _ACTIONS):
        before = [entry for entry in things if 0 <= action.start - entry.end <= _NEAR]
        after = [entry for entry in things if 0 <= entry.start - action.end <= _NEAR]
        done_to = _DONE_TO.search(folded[: action.start]) is not None
        # "is attacked" is passive, "is attacking" isn't.
        done_to = done_to and not folded[action.start : action.end].endswith("ing")
        # "Angreifen, wenn es getappt wird" isn't passive, "angegriffen werden" is.
        is_participle = is_german and _GERMAN_PARTICIPLE.search(folded, action.start, action.end) is not None
        german_done_to = is_participle and _GERMAN_DONE_TO.search(folded) is not None
        if done_to or german_done_to or (is_japanese and _ends_done_to(folded, action)):
            yield f"{DIRECTION}{_DONE} {action.token}"
        if before:
            thing = max(before, key=attrgetter("start"))
            if is_german:
                by_me = _BY_ME.search(folded[: thing.start]) is not None
                done_to = by_me or german_done_to
                done_to = done_to and _GERMAN_WITH.search(folded[: thing.start]) is None
            elif is_japanese:
                between = folded[thing.end : action.start]
                if not between.startswith((*_TO, *_BY)):
                    continue
                done_to = between.startswith(_TO) or _ends_done_to(folded, action)
            yield _token_of(action, thing, done_to=done_to)
        if after and not (is_german or is_japanese or (before and done_to)):
            thing = min(after, key=attrgetter("start"))
            yield _token_of(action, thing, done_to=_WITH.search(folded, action.end, thing.start) is None)


def _ends_done_to(folded: str, action: NamedAt) -> bool:
    """True if a Japanese verb, with the letters outside the name, ends in the passive."""
    return _DONE_TO_BEHIND.search(folded, action.start, action.end + _ENDING) is not None


def _token_of(action: NamedAt, thing: NamedAt, *, done_to: bool) -> str:
    return f">{action.token} {thing.token}" if done_to else f">{thing.token} {action.token}"


def is_done_to_another(typed: frozenset[str], asked: Mapping[str, int], *, is_surely: bool) -> bool:
    """True if something is done to the named thing that hardly any way of asking does to it, or that it does itself in
    nearly all. If nothing is named, it may be what the opponent does, or else `is_surely` meant. `asked` counts the
    ways that have a token."""
    roles = _action_roles(typed)
    for token in typed:
        action = token.removeprefix(f"{DIRECTION}{_DONE} ")
        if action == token or asked.get(token, 0) >= _HARDLY * asked.get(action, 0):
            continue
        if roles or not (is_surely or asked.get(f"<{_OPPONENTS} {action}")):
            return True
    return any(
        not (times := asked.get(role, 0)) or times < _SOMETIMES * asked.get(_reversed(role), 0)
        for role in roles
        if role[1:].startswith(tuple(_ACTIONS))
    )


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
    r"|(?P<own>\b(?:my|mine|our)\b|\bmein\w*|\beigen(?!tlich)\w*|自分の?|自己的?|我的|我方的?|己方的?)"
)
_SOMETIMES = 0.25  # share of the ways that have the opposite direction
_NEAR_BY = 24  # letters up to the object


def owner_tokens(folded: str, named: Sequence[NamedAt]) -> Iterator[str]:
    mentions = list(_WHOSE.finditer(folded))
    for at, match in enumerate(mentions):
        until = mentions[at + 1].start() if mentions[at + 1 :] else len(folded)
        until = min(until, match.end() + _NEAR_BY + 1)
        behind = [thing for thing in named if match.end() <= thing.start < until]
        if behind:
            whose = _OPPONENTS if match["opponents"] else _OWN
            yield f"<{whose} {min(behind, key=attrgetter('start')).token}"


def belong_to_other(typed: Iterable[str], asked: Mapping[str, int]) -> bool:
    """True if something belongs to one player, though in nearly all ways of asking that say whose it is, it is the
    other's; but not if both players have changed places: what I may do with my opponent's things, he may do with mine.
    `asked` counts the ways that have a token."""
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


_FROM, _TO_PLACE = "from", "to"
_WAYS = (f"{DIRECTION}{_FROM} ", f"{DIRECTION}{_TO_PLACE} ")
_OF_PLACE = (
    r"(?:\s+(?:the|an?|my|your|his|her|their|its|our|one['’]?s|opponents?(?:['’]s?)?|de[nrmi]\w*|die|mein\w*))*\s*$"
)
_COMES_FROM = re.compile(
    r"(?:\b(?:from|out of|off|aus|vom|von)\b" + _OF_PLACE + r"|(?:从|由)(?:自己|我|对手|对方)?的?$)"
)
_GOES_TO = re.compile(
    r"(?:\b(?:to|into|onto|in den|in die|ins|auf den|auf die|zum|zur)\b"
    + _OF_PLACE
    + r"|(?:(?<!抽)到|进|入|回|去|至|送)$)"
)
# In Japanese the direction follows the place, or is asked right after the action: "使ったらトラッシュ？".
_FROM_BEHIND = re.compile(r"から|の(?!上|下|一番)|[里中]?的(?!上|下|顶|底|最)")
_WAY_IN_NAME = re.compile(r"(?:from|out of|to|into|aus|vom|von|in|ins|auf|zum|zur)\b(?: (?:the|de[nrm]|die)\b)?")
# Looking into a place isn't moving there.
_LOOKS = re.compile(r"\b(?:look|peek|see|search|check)|schau|seh|guck|blick")
_TO_BEHIND = re.compile(r"[へに](?:行|い[くきっ]|送|置|落|捨|戻|移|なる|は?$)|行き|送り|[?？]?$")
_HAVING_DONE = re.compile(r"(?:たら|だら|後は?|あとは?|すると)$")


def direction_tokens(folded: str, places: Iterable[NamedAt]) -> Iterator[str]:
    """A token for each place that something comes from or goes to."""
    for place in places:
        # A name can begin with one too: "in den Trash".
        begins = _WAY_IN_NAME.match(folded, place.start, place.end)
        before, behind = folded[: begins.end() if begins else place.start], folded[place.end :]
        if _COMES_FROM.search(before) or _FROM_BEHIND.match(behind):
            yield f"{DIRECTION}{_FROM} {place.token}"
        elif (_GOES_TO.search(before) and not _LOOKS.search(folded)) or (
            _TO_BEHIND.match(behind) and (_HAVING_DONE.search(before) or behind.strip("?？ "))
        ):
            yield f"{DIRECTION}{_TO_PLACE} {place.token}"


def go_the_other_way(typed: Iterable[str], asked: Mapping[str, int]) -> bool:
    """True if something goes to the place that it comes from in nearly all ways of asking that say so, or the other way
    round. `asked` counts the ways that have a token."""
    ways = frozenset(token for token in typed if token.startswith(_WAYS))
    return any(_turned(way) not in ways and asked.get(way, 0) < _SOMETIMES * asked.get(_turned(way), 0) for way in ways)


def _turned(way: str) -> str:
    direction, _, place = way[1:].partition(" ")
    return f"{DIRECTION}{_TO_PLACE if direction == _FROM else _FROM} {place}"


# A "not" beside a thing negates it, unless it only asks: "能不能", "要不要".
_NOT, _LACKING = f"{DIRECTION}not ", f"{DIRECTION}lacking "
_LACKS, _LACKS_BEFORE = "~without", re.compile(r"没|无|ohne")
_MAXIMUM = 0.5  # share of the ways of asking
_NOT_BEFORE = re.compile(
    r"(?:\b(?:not|without|never|nicht|ohne)(?: (?:be|being|been|the|an?|any|its?|my|die|de[rmn]|das|eine?[mnrs]?))*\s+"
    r"|(?<![能可会要是行有择还])(?:不|没有|没|未|无)(?:能|会|可以|被|要)?)$"
)
_NOT_BEHIND = re.compile(r"(?:し|せ|され|で)(?:ない(?!と)|ずに?|ません)")


def negation_tokens(folded: str, named: Iterable[NamedAt]) -> Iterator[str]:
    for thing in named:
        before = _NOT_BEFORE.search(folded, max(0, thing.start - _NEAR_BY), thing.start)
        if before and before.start() and folded[before.start() - 1] == folded[thing.start]:
            continue  # "攻不攻击" only asks
        if before or _NOT_BEHIND.match(folded, thing.end):
            yield (_LACKING if before and _LACKS_BEFORE.match(before[0]) else _NOT) + thing.token


def is_not_so(typed: Iterable[str], asked: Mapping[str, int], times: int) -> bool:
    """True if something is negated or lacks that most ways of asking name, and that hardly any of them negates; but not
    if it lacks and most of them say that something does. `asked` counts the ways with a token."""
    says_so = asked.get(_LACKS, 0) >= _MAXIMUM * times
    negated = (token for token in typed if token.startswith(_NOT if says_so else (_NOT, _LACKING)))
    things = (token.removeprefix(_NOT).removeprefix(_LACKING) for token in negated)
    counted = ((asked.get(_NOT + thing, 0) + asked.get(_LACKING + thing, 0), asked.get(thing, 0)) for thing in things)
    return any(named >= _MAXIMUM * times and is_not < _HARDLY * named for is_not, named in counted)
