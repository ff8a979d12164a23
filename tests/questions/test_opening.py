"""Questions are prepared once and cached, with progress for those who wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.desk.folder import index_folder
from judgeapp.library import Library
from judgeapp.questions.opening import QuestionProgress, open_questions
from judgeapp.questions.question import load_questions


def test_cached_questions_are_opened_and_not_read_again(built: Path, library: Library) -> None:
    reports: list[QuestionProgress] = []
    kept = index_folder(built).with_name("questions")
    opened = open_questions(kept, library.glossary, reports.append)
    assert "_kept" not in vars(opened)  # loaded lazily
    questions = opened.by_id
    assert reports == []
    assert tuple(questions.values()) == load_questions()
    assert questions._decoded.cache_info().currsize < 100  # not all thousand
    assert "no-such-question" not in questions
    assert questions.get("no-such-question") is None


def test_a_clause_lists_the_questions_it_decides_first(library: Library) -> None:
    deciding = [q for q in load_questions() if "12-1-4" in q.clauses]
    expected = sorted(deciding, key=lambda q: q.clauses.index("12-1-4"))
    assert [*library.questions.decided_by("12-1-4")] == expected != []
    assert [*library.questions.decided_by("99-9")] == []


@pytest.mark.usefixtures("nothing_prebuilt")
def test_an_aborted_read_caches_nothing_and_reports_progress(library: Library, tmp_path: Path) -> None:
    def interrupt(progress: QuestionProgress) -> None:
        assert (progress.done, progress.total > 30_000) == (0, True)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        open_questions(tmp_path / "questions", library.glossary, interrupt)
    assert list(tmp_path.iterdir()) == []
