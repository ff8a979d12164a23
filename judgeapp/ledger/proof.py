"""Proof of the answers to questions: each by a scene with the answer's outcome that applies the deciding clauses."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from msgspec import Struct

from judgeapp.clauses.citing import by_edition, mentioned_clauses
from judgeapp.clauses.renumbering import NEWEST, in_edition
from judgeapp.messages.errors import InputError
from judgeapp.questions.question import ProvenQuestion
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.our_words.readings import FIRST_LANGUAGE
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import play

_MAX_ANSWER_LENGTH = 320  # letters: it is read at a glance
_MIN_WAYS = 2  # ways of asking a question in the first language

# Words that say only yes or no: true to one question, they are wrong beside its neighbour.
_BARE = {
    "en": re.compile(r"(?:yes|no|correct|right|never|only if)\b(?:\s*[-–—,.:;!]|\s+if\b)", re.IGNORECASE),
    "de": re.compile(r"(?:ja|nein|doch|richtig|nur wenn)\b(?:\s*[-–—,.:;!]|\s+wenn\b)", re.IGNORECASE),
    "ja": re.compile(r"(?:はい|いいえ|いえ|できます|できません|可能です|なります|なりません)\s*[。、,.！]"),
    "zh-Hans": re.compile(r"(?:是|否|不|对|有|没有|行|不行|可以|不可以|能|不能|会|不会)的?\s*[。，,.；;：！]"),
    "zh-Hant": re.compile(r"(?:是|否|不|對|有|沒有|行|不行|可以|不可以|能|不能|會|不會)的?\s*[。，,.；;：！]"),
}


class QuestionFault(Struct, frozen=True):
    id: str
    what: str


@cache
def _files() -> dict[str, Path]:
    """The scenario files that prove answers: those in the folders of rules_corpus/scenes."""
    # Package files are on the disk: a wheel is unpacked where it is installed.
    with as_file(files("rules_corpus")) as folder:
        return {f"{file.parent.name}/{file.stem}": file for file in sorted(folder.glob("scenes/*/*.yaml"))}


def scene_text(name: str) -> str | None:
    """The scenario file of a scene, "folder/name"; None if there is none."""
    file = _files().get(name)
    return file.read_text("utf-8") if file is not None else None


def faults_of(questions: Iterable[ProvenQuestion], corpus: Corpus) -> tuple[QuestionFault, ...]:
    """Faults of questions, against the things they name and play."""
    asked = tuple(questions)
    return (*_twice(asked), *(f for q in asked for f in (*_words(q, corpus), *_unproved(q))))


def _twice(questions: tuple[ProvenQuestion, ...]) -> Iterator[QuestionFault]:
    for name, times in Counter(q.id for q in questions).items():
        if times > 1:
            yield QuestionFault(name, f"{times} questions have this id")
    ways: dict[str, str] = {}
    for question in questions:
        for _, way in question.asked():
            first = ways.setdefault(way.casefold().strip(" ?？"), question.id)
            if first != question.id:
                yield QuestionFault(question.id, f"{way!r} is what {first} asks")


def _words(question: ProvenQuestion, corpus: Corpus) -> Iterator[QuestionFault]:
    languages = {FIRST_LANGUAGE, *(s.language for s in corpus.manifest.sources)}
    if len(question.ask.get(FIRST_LANGUAGE, ())) < _MIN_WAYS:
        yield QuestionFault(question.id, f"asked in English in less than {_MIN_WAYS} ways")
    for what, texts in (("ask", question.ask), ("answer", question.answer)):
        for language in texts.keys() - languages:
            yield QuestionFault(question.id, f"{what}: there is no language {language!r}")
    if question.ask.keys() != question.answer.keys():
        yield QuestionFault(question.id, "asked in other languages than answered")
    for language, text in question.answer.items():
        if not 0 < len(text.strip()) <= _MAX_ANSWER_LENGTH:
            yield QuestionFault(question.id, f"its answer in {language!r} is empty or too long")
        if language in _BARE and _BARE[language].match(text):
            yield QuestionFault(question.id, f"its answer in {language!r} begins with yes or no alone")
        for clause in {mention.clause for mention in mentioned_clauses(text)}:
            if corpus.clause(clause) is None or in_edition((clause,), NEWEST) != (by_edition(clause, NEWEST),):
                fault = f"its answer in {language!r} names {clause}, no clause of every edition"
                yield QuestionFault(question.id, fault)
    if not question.clauses:
        yield QuestionFault(question.id, "no clause decides it")
    for number in question.clauses:
        if corpus.clause(number) is None:
            yield QuestionFault(question.id, f"there is no clause {number}")


def _unproved(question: ProvenQuestion) -> Iterator[QuestionFault]:
    text = scene_text(question.scene)
    if text is None:
        yield QuestionFault(question.id, f"there is no scene {question.scene!r}")
        return
    try:
        failure, cited = _play_scene(question.scene, text)
    except InputError as error:
        yield QuestionFault(question.id, str(error))
        return
    if failure:
        yield QuestionFault(question.id, f"{question.scene}: {failure}")
    if not in_edition(question.clauses, NEWEST):
        yield QuestionFault(question.id, f"rules {NEWEST} have none of its clauses any more")
    for number in question.clauses:
        if not cited.issuperset(in_edition((number,), NEWEST)):
            yield QuestionFault(question.id, f"{question.scene} does not apply {number}")


@cache
def _play_scene(name: str, text: str) -> tuple[str, frozenset[str]]:
    """Failure of a scene, empty for none, and the clauses that it applies."""
    played = play(*read_scenario(text, name))
    failure = played.failure
    return (f"line {failure.line}: {failure.what}" if failure else ""), frozenset(played.cited)
