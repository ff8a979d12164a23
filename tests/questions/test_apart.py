"""A question with one word changed that makes another of it is not answered as the one that it was: another keyword
effect, another area, the other player, or the contrary."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from judgeapp.desk.folder import index_folder
from judgeapp.library import Library
from judgeapp.questions.matching import MEANT, QuestionMatcher
from judgeapp.questions.opening import open_questions
from judgeapp.questions.question import ProvenQuestion, load_questions

_WAYS = 2  # of each question so many ways of asking are changed,
_OF_THESE = 6  # and so many of those whose answer is "yes" or "no"
_KEYWORDS = ("Blocker", "Piercing", "Rush", "Reboot", "Jamming", "Retaliation", "Barrier", "Decoy")
_AREAS = ("hand", "trash", "deck", "security stack", "breeding area", "battle area")
_CONTRARY = {"can": "can't", "may": "may not", "does": "doesn't", "must": "must not"}
_AFFIRMED = re.compile(rf"\b({'|'.join(_CONTRARY)})\b(?!['’]t| not)", re.IGNORECASE)

# A word, and what asks the contrary in its place.
_CONTRARY_WORDS = (
    (r"keeps?|stays?|remains?", "loses"),
    (r"lost|loses?", "kept"),
    (r"wins?", "lose"),
    (r"must|has to|have to", "may decline to"),
    (r"before", "after"),
    (r"after", "before"),
    (r"top", "bottom"),
    (r"bottom", "top"),
    (r"more", "fewer"),
    (r"same", "different"),
    (r"suspended", "unsuspended"),
    (r"unsuspended", "suspended"),
    (r"face[- ]up", "face down"),
)
_FORBIDDEN = re.compile(r"\b(?:allowed|legal|permitted)\b", re.IGNORECASE)


def _next_of(some: tuple[str, ...]) -> Callable[[str], str]:
    """Puts the next of some names in the place of the first that stands in a question."""
    pattern = re.compile(rf"\b({'|'.join(some)})\b", re.IGNORECASE)
    following = {name.lower(): some[(at + 1) % len(some)] for at, name in enumerate(some)}
    return lambda asked: pattern.sub(lambda match: following[match[0].lower()], asked, count=1)


def _of_the_other(asked: str) -> str:
    if re.search(r"\bopponent", asked, re.IGNORECASE):
        return re.sub(r"\b(?:my |an |the )?opponent's\b", "my", asked, flags=re.IGNORECASE)
    return re.sub(r"\bmy\b", "my opponent's", asked, count=1, flags=re.IGNORECASE)


def _contrary(asked: str) -> str:
    return _AFFIRMED.sub(lambda match: _CONTRARY[match[0].lower()], asked, count=1)


@pytest.fixture(scope="module")
def matcher(built: Path, library: Library) -> QuestionMatcher:
    kept = index_folder(built).with_name("questions")
    return open_questions(kept, library.glossary).matcher


@pytest.mark.parametrize(
    ("changed", "at_most"),
    [
        pytest.param(_next_of(_KEYWORDS), 0.02, id="another keyword effect"),
        pytest.param(_next_of(_AREAS), 0.12, id="another area"),
        pytest.param(_of_the_other, 0.065, id="the other player"),
        pytest.param(_contrary, 0.042, id="the contrary"),
    ],
)
def test_a_question_that_is_changed_has_not_the_answer_of_the_one_it_was(
    matcher: QuestionMatcher, changed: Callable[[str], str], at_most: float
) -> None:
    tried = [(name, way, other) for name, way in _asked() if (other := changed(way)) != way]
    assert len(tried) > 70
    same = [(name, other) for name, _, other in tried if _answered(matcher, other) == name]
    assert len(same) <= at_most * len(tried), same


def test_as_it_was_it_is_answered(matcher: QuestionMatcher) -> None:
    kept = [_answered(matcher, way) == name for name, way in islice(_asked(), 0, None, 4)]
    assert sum(kept) > 0.85 * len(kept)


def test_what_asks_whether_it_is_forbidden_has_not_the_answer_whether_it_is_allowed(matcher: QuestionMatcher) -> None:
    ways = [(q, way) for q in _yes_or_no() for way in q.ask["en"] if _FORBIDDEN.search(way)]
    tried = [(q.id, _FORBIDDEN.sub("forbidden", way)) for q, way in ways]
    assert len(tried) > 300
    same = [(name, other) for name, other in tried if _answered(matcher, other) == name]
    assert len(same) <= 0.04 * len(tried), same


@pytest.mark.parametrize(("word", "contrary"), _CONTRARY_WORDS)
def test_a_word_that_asks_the_contrary_has_not_the_same_yes_or_no(
    matcher: QuestionMatcher, word: str, contrary: str
) -> None:
    pattern = re.compile(rf"\b(?:{word})\b", re.IGNORECASE)
    ways = [(q.id, way) for q in _yes_or_no() for way in q.ask["en"][:_OF_THESE]]
    tried = [(name, pattern.sub(contrary, way)) for name, way in ways if len(pattern.findall(way)) == 1]
    assert len(tried) > 10
    same = [(name, other) for name, other in tried if _answered(matcher, other) == name]
    assert len(same) <= 0.12 * len(tried), same


def _yes_or_no() -> Iterator[ProvenQuestion]:
    return (q for q in load_questions() if q.asks_whether)


def _asked() -> Iterator[tuple[str, str]]:
    return ((q.id, way) for q in load_questions() for way in q.ask["en"][:_WAYS])


def _answered(matcher: QuestionMatcher, asked: str) -> str:
    likest = matcher.likest(asked)
    return likest[0].question.id if likest and likest[0].sure >= MEANT else ""
