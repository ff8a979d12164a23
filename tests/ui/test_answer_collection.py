"""What the judge says of official answers is kept off the interface thread: each of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from judgeapp.desk.answers import open_answers
from judgeapp.library import Library
from judgeapp.rulings.answer import AnswerText
from judgeapp.ui.answers.answer_collection import AnswerCollection


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "answers.sqlite"
    answers, _ = open_answers(file)
    for number in range(5):
        answers.put(AnswerText(f"Q{number}", "en", "May it block?", "No."), "own.jsonl")
    answers.close()
    return file


@pytest.fixture
def collection(qtbot: QtBot, file: Path, library: Library) -> Iterator[AnswerCollection]:
    parent = QObject()
    made = AnswerCollection(file, None, library.glossary, parent)
    yield made
    made.close()


def test_of_several_decisions_in_a_row_each_is_kept(
    qtbot: QtBot, file: Path, collection: AnswerCollection
) -> None:
    collection.load()
    for number in range(5):
        collection.decide(f"Q{number}", ("12-1-1",), "3.6")
    qtbot.waitUntil(lambda: collection.is_idle)
    answers, _ = open_answers(file)
    with closing(answers):
        assert sorted(answers.decided()) == [f"Q{number}" for number in range(5)]


def test_a_decision_is_kept_also_when_it_is_closed_right_after(
    file: Path, collection: AnswerCollection
) -> None:
    collection.decide("Q1", ("12-1-1",), "3.6")
    collection.close()
    answers, _ = open_answers(file)
    with closing(answers):
        assert answers.decided() == {"Q1": ("12-1-1",)}
