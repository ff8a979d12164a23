"""Decisions about official answers are saved off the interface thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from judgeapp.desk.imported.answers import AnswerLibrary, open_answers
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.rulings.answer import AnswerText, DecidedBy
from judgeapp.rulings.notebook.revision import NotedRuling
from judgeapp.ui.window.controllers.answer_controller import AnswerCollection, LoadedAnswers
from tests.rulings.made import revision


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


def test_each_of_several_decisions_in_a_row_is_saved(qtbot: QtBot, file: Path, collection: AnswerCollection) -> None:
    collection.load()
    for number in range(5):
        collection.decide(f"Q{number}", ("12-1-1",), "3.6")
    qtbot.waitUntil(lambda: collection.is_idle)
    answers, _ = open_answers(file)
    with closing(answers):
        assert sorted(answers.decided()) == [f"Q{number}" for number in range(5)]


def test_a_decision_is_saved_even_if_the_window_closes_right_after(file: Path, collection: AnswerCollection) -> None:
    collection.decide("Q1", ("12-1-1",), "3.6")
    collection.close()
    answers, _ = open_answers(file)
    with closing(answers):
        assert answers.decided() == {"Q1": DecidedBy(("12-1-1",), ("3.6",))}


def test_a_change_of_the_notebook_reads_no_answer_again(
    qtbot: QtBot, collection: AnswerCollection, monkeypatch: pytest.MonkeyPatch
) -> None:
    text: list[LoadedAnswers] = []
    collection.loaded.connect(text.append)
    opened: list[Path] = []

    def counted(file: Path) -> tuple[AnswerLibrary, InputError | None]:
        opened.append(file)
        return open_answers(file)

    monkeypatch.setattr("judgeapp.ui.window.controllers.answer_controller.open_answers", counted)
    collection.load()
    for number in range(1, 4):
        head = revision(number, ruling=number)
        collection.set_rulings([NotedRuling(head.ruling, (head,))])
        qtbot.waitUntil(lambda: collection.is_idle)
        assert len(text[-1].precedents) == 2
        assert text[-1].precedents.get(head.ruling[:8]) is not None
    assert len(opened) == 1
    collection.load()
    qtbot.waitUntil(lambda: collection.is_idle)
    assert len(opened) == 2
    assert len(text[-1].precedents) == 2


def test_rulings_loaded_before_the_answers_are_found_with_them(qtbot: QtBot, collection: AnswerCollection) -> None:
    text: list[LoadedAnswers] = []
    collection.loaded.connect(text.append)
    head = revision(1)
    collection.set_rulings([NotedRuling(head.ruling, (head,))])
    qtbot.waitUntil(lambda: collection.is_idle)
    assert [len(loaded.precedents) for loaded in text] == [2]


def test_two_windows_sharing_a_cache_find_their_own_answers(qtbot: QtBot, tmp_path: Path, library: Library) -> None:
    """Their data folders differ; their indexes share a cache folder."""
    parent = QObject()
    windows: list[AnswerCollection] = []
    loaded: dict[str, LoadedAnswers] = {}
    asked = {"a": "May it block Digimon {}?", "b": "Is security checked {} times?"}
    for name, question in asked.items():
        file = tmp_path / name / "answers.sqlite"
        file.parent.mkdir()
        answers, _ = open_answers(file)
        for number in range(3):
            answers.put(AnswerText(f"Q{number}{name}", "en", question.format(number), "No."), "own.jsonl")
        answers.close()
        collection = AnswerCollection(file, tmp_path / "cache", library.glossary, parent)
        collection.loaded.connect(partial(loaded.__setitem__, name))
        windows.append(collection)
        collection.load()
    qtbot.waitUntil(lambda: all(collection.is_idle for collection in windows))
    for name, answers_of_window in loaded.items():
        hits = answers_of_window.precedents.find(asked[name].format(1))
        keys = [precedent.key for hit in hits for precedent in (hit.precedent, *hit.like)]
        assert sorted(keys) == [f"Q{number}{name}" for number in range(3)]
        answers_of_window.precedents.close()
    for collection in windows:
        collection.close()
