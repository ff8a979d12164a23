"""Searching answers is measured on the given file and on a much larger number."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judgeapp.messages.errors import InputError
from tests.bench import answers


def test_a_file_and_many_answers_are_imported_and_searched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "MANY", 40)
    file = tmp_path / "answers.jsonl"
    entries = ({"id": f"Q{n}", "question": f"Can Digimon number {n} block?", "answer": "No."} for n in range(20))
    file.write_text("\n".join(map(json.dumps, entries)), encoding="utf-8")
    measured = [figure.what for figure in answers.bench_answers(file, lambda _: None)]
    assert measured == [
        "importing the answers, and importing them again",
        "answers, 20, typed",
        "answers, 20, whole questions",
        "answers, 40, typed",
        "answers, 40, whole questions",
    ]


def test_nothing_is_measured_without_answers(tmp_path: Path) -> None:
    file = tmp_path / "answers.jsonl"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(InputError, match="there is no answer in it"):
        answers.bench_answers(file, lambda _: None)
