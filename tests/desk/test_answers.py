"""Official answers in a damaged file: readable ones are recovered and reported."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from judgeapp.desk.imported.answers import open_answers, precedents_of
from judgeapp.rulings.answer import AnswerText, DecidedBy


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An answer with a former text and a deciding clause."""
    file = tmp_path / "answers.sqlite"
    answers, _ = open_answers(file)
    for answer in ("Yes.", "No."):
        answers.put(AnswerText("Q1", "en", "May it block?", answer), "own.jsonl")
    answers.decide("Q1", ("12-1-1",), "3.6")
    answers.close()
    return file


@pytest.mark.parametrize(
    ("table", "column"),
    [
        ("answer", "content"),
        ("answer", "taken"),
        ("former", "content"),
        ("former", "taken"),
        ("decided", "clauses"),
        ("decided", "edition"),
    ],
)
def test_invalid_letters_are_reported_without_an_error(file: Path, table: str, column: str) -> None:
    with closing(sqlite3.connect(file)) as change, change:
        kind = "BLOB" if column == "content" else "TEXT"
        (sound,) = change.execute(f"SELECT {column} FROM {table}").fetchone()
        content = sound if isinstance(sound, bytes) else sound.encode()
        damaged = content[:-2] + b"\xe5" + content[-1:]
        change.execute(f"UPDATE {table} SET {column} = CAST(? AS {kind})", (damaged,))
    answers, trouble = open_answers(file)
    with closing(answers):
        assert "have changed since they were saved" in str(trouble)
        precedents_of(answers)
        answers.changed()
        answers.former("Q1")
        answers.put(AnswerText("Q1", "en", "May it block?", "Perhaps."), "own.jsonl")
        assert answers.count() == 1


def test_sound_files_are_read_silently(file: Path) -> None:
    answers, trouble = open_answers(file)
    with closing(answers):
        assert trouble is None
        assert [text.answer for text in answers.all()] == ["No."]
        assert [before.text.answer for before in answers.former("Q1")] == ["Yes."]
        assert answers.decided() == {"Q1": DecidedBy(("12-1-1",), ("3.6",))}
