"""Every phrase can be read, says something that the effect language has, and prints itself."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from judgeapp.cards import reading
from judgeapp.cards.reading.parsing import Parser
from judgeapp.cards.reading.phrases import LANGUAGES, Wording, phrase_book
from judgeapp.cards.reading.printing import Printer
from judgeapp.engine import lang
from tests.cards.samples import sample

# What the meaning of a kind must be; kinds that are parts of others are tested within those.
MEANINGS: dict[str, Any] = {
    "action": lang.Action,
    "sentence": tuple[lang.Action, ...],
    "condition": lang.Condition,
    "gift": lang.Gift,
    "gains": tuple[lang.Gift, ...],
    "keyword": lang.Gift,
    "target": lang.Target,
    "choice": lang.Target,
    "all": lang.Target,
    "filter": lang.Filter,
    "owned": lang.Filter,
    "noun": lang.Filter,
    "adjective": lang.Filter,
    "having": lang.Filter,
    "place": lang.Filter,
    "when": tuple[lang.When, ...],
    "would": tuple[lang.When, ...],
    "until": lang.Until,
    "body.timed": lang.Effect,
    "body.free": lang.Effect,
}


def wordings(language: str) -> Iterator[Wording]:
    for said in phrase_book(language).wordings.values():
        yield from said


def name_of(wording: Wording) -> str:
    return f"{wording.phrase.where} ({wording.kind}, wording {wording.rank + 1})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_is_read_and_has_one_meaning(language: str) -> None:
    book = phrase_book(language)
    faults = []
    for wording in wordings(language):
        text = sample(wording, language)
        if text is None:
            faults.append(f"{name_of(wording)}: a slot has no words")
            continue
        found = Parser(book, text).readings(wording.kind)
        if len(found) != 1:
            meanings = [derivation.meaning for derivation in found]
            faults.append(f"{name_of(wording)}: {text!r} has the meanings {meanings}")
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_meaning_belongs_to_the_effect_language(language: str) -> None:
    book = phrase_book(language)
    faults = []
    for wording in wordings(language):
        kind = wording.phrase.kind
        text = sample(wording, language)
        if kind not in MEANINGS or text is None:
            continue
        for derivation in Parser(book, text).readings(wording.kind):
            try:
                value = msgspec.convert(derivation.meaning, type=MEANINGS[kind])
            except msgspec.ValidationError as error:
                faults.append(f"{name_of(wording)}: {error}: {derivation.meaning}")
                continue
            plain = msgspec.json.decode(msgspec.json.encode(value))
            if plain != derivation.meaning:
                faults.append(
                    f"{name_of(wording)}: not in the plainest form: {derivation.meaning} is {plain}"
                )
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_read_as_the_same(language: str) -> None:
    book, printer = phrase_book(language), Printer(phrase_book(language))
    faults = []
    for wording in wordings(language):
        text = sample(wording, language)
        if text is None:
            continue
        for derivation in Parser(book, text).readings(wording.kind):
            if wording.kind not in ("body.timed", "body.free", "sentence", "condition", "target"):
                continue
            printed = printer.text(wording.kind, derivation.meaning)
            again = Parser(book, printed).readings(wording.kind)
            if [d.meaning for d in again] != [derivation.meaning]:
                faults.append(f"{name_of(wording)}: {text!r} prints as {printed!r}")
    assert faults == []


def test_no_document_of_the_phrase_book_hides_another() -> None:
    """YAML takes the last of two kinds that stand in one document, and says nothing."""
    for file in sorted(Path(str(files(reading) / "phrasebook")).glob("*.yaml")):
        for document in file.read_text(encoding="utf-8").split("\n---\n"):
            kinds = [line for line in document.splitlines() if line.startswith("kind:")]
            assert len(kinds) == 1, f"{file.name}: {kinds}"
