"""Questions are answered with their own answer or with none."""

from __future__ import annotations

import os
import subprocess
import sys
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
    kept = index_folder(built).with_name("questions")
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


_ASKED = ("攻擊時效果先進化了，底下那張原本的攻擊時還能發嗎？", "can a suspended digimon block", "消滅")
_ASK = """
import sys
from pathlib import Path
from judgeapp.library import open_library
library = open_library(Path(sys.argv[1]))
for asked in sys.argv[2:]:
    answer = library.answer(asked)
    print(ascii([(hit.passage.id, hit.score, hit.why, hit.marks) for hit in answer.hits]))
    print(answer.proven, ascii(answer.perhaps))
    print([(likeness.question.id, likeness.sure) for likeness in library._finder._questions.matcher.likest(asked)])
"""


def test_every_start_gives_the_same_answer(built: Path) -> None:
    """Sets are gone through in another order each time; sums of fractions depend on the order."""
    command = [sys.executable, "-c", _ASK, str(index_folder(built)), *_ASKED]
    starts = [
        subprocess.Popen(command, env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE)
        for seed in ("0", "1")
    ]
    first, second = (start.communicate()[0] for start in starts)
    assert first == second != b""
