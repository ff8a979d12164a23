"""Questions are answered with their own answer or with none."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.desk.folder import index_folder
from judgeapp.library import Library
from judgeapp.questions.matching import MEANT, QuestionMatcher
from judgeapp.questions.opening import open_questions
from judgeapp.questions.question import load_questions
from tests.nightly import mostly_nightly

# Of the ways in which questions are asked one in so many is asked here.
_SHARES = mostly_nightly([40, 5])


@pytest.fixture(scope="module")
def matcher(built: Path, library: Library) -> QuestionMatcher:
    kept = index_folder(built).with_name("questions.msgpack")
    return open_questions(kept, library.glossary).matcher


def answered(matcher: QuestionMatcher, asked: str) -> str:
    """The id of the question that it is answered with; empty for none."""
    likest = matcher.likest(asked)
    return likest[0].question.id if likest and likest[0].sure >= MEANT else ""


@pytest.mark.parametrize("share", _SHARES)
def test_a_question_is_answered_with_its_own_answer_or_with_none(matcher: QuestionMatcher, share: int) -> None:
    ways = [(q.id, way) for q in load_questions() for _, way in q.asked()][::share]
    found = [(answered(matcher, way), name, way) for name, way in ways]
    assert [one for one in found if one[0] not in ("", one[1])] == []
    # It is most of them that are answered.
    assert sum(bool(one[0]) for one in found) > 0.9 * len(found)


@pytest.mark.parametrize("share", mostly_nightly([4, 1]))
def test_what_is_apart_from_a_question_has_not_its_answer(matcher: QuestionMatcher, share: int) -> None:
    apart = [(q.id, way) for q in load_questions() for some in q.apart.values() for way in some][::share]
    assert apart
    assert [way for name, way in apart if answered(matcher, way) == name] == []


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "?",
        "blocker",
        "16-4",
        "qwertyzx 1",
        "xyzzy plugh",
        "のはがを",
        "the the the",
        "Ende deines Zuges",
        "End of Your Turn",
        "barrier security stack",
    ],
)
def test_what_is_no_question_has_no_answer(matcher: QuestionMatcher, typed: str) -> None:
    assert answered(matcher, typed) == ""
