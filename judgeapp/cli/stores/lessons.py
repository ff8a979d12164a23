"""Taught phrases, as commands read them."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.teaching.refusal import RefusedLessonError
from judgeapp.cards.teaching.school import learn_all
from judgeapp.cli.terminal import reported, warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.desk.written.lessons import lessons_of, load_lessons


def load_taught(chosen: argparse.Namespace) -> tuple[TaughtPhrase, ...]:
    """Phrases taught in the data folder; stderr names those that can't be read or learnt."""
    schooling = learn_all(reported(load_lessons(data_folder(chosen.data))))
    print_refused(schooling.refused, "")
    return schooling.phrases


def read_taught(file: Path) -> tuple[TaughtPhrase, ...]:
    """Lessons of a file. Refused ones are named on stderr."""
    schooling = learn_all(lessons_of(file))
    print_refused(schooling.refused, str(file))
    return schooling.phrases


def print_refused(refused: Iterable[tuple[Lesson, RefusedLessonError]], where: str) -> None:
    for lesson, error in refused:
        place = f"{where}: " if where else ""
        warn_worded(
            "judgeapp: {place}{wording!r} wasn't imported: {error}", place=place, wording=lesson.wording, error=error
        )
