"""Official answers are read from common file formats and keep their former texts; an answer published for several cards
is one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judgeapp.desk.imported.answers import AnswerLibrary, open_answers, precedents_of
from judgeapp.entries.importing import ImportReport, import_file
from judgeapp.entries.shape import read_shape
from judgeapp.entries.values import FactError
from judgeapp.messages.errors import InputError
from judgeapp.rulings.answer import AnswerText, answers_of
from judgeapp.rulings.answer_importing import ANSWERS, SHAPED, read_answer

ENTRY: dict[str, Any] = {
    "id": "Q9001",
    "lang": "en",
    "source": "official Q&A",
    "card_or_topic": ["TS1-010"],
    "date": "2026-03-28",
    "question": "Can this Digimon block while it is suspended?",
    "answer": "No, it can't.",
}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[AnswerLibrary]:
    opened, trouble = open_answers(tmp_path / "answers.sqlite")
    assert trouble is None
    yield opened
    opened.close()


def taken(library: AnswerLibrary, folder: Path, *entries: object) -> ImportReport:
    file = folder / "answers.jsonl"
    file.write_text("\n".join(map(json.dumps, entries)), encoding="utf-8")
    return import_file(file, library, ANSWERS)


def test_an_entry_is_read_with_the_field_names_of_files() -> None:
    text = read_answer(ENTRY).record
    assert text == AnswerText(
        "Q9001", "en", ENTRY["question"], ENTRY["answer"], ("TS1-010",), "2026-03-28", "official Q&A"
    )


@pytest.mark.parametrize(
    ("change", "read"),
    [
        ({"id": 9001}, "Q9001"),
        ({"id": "9001"}, "Q9001"),
        ({"id": "q9001"}, "Q9001"),
        ({"id": None, "number": "Q9001"}, "Q9001"),
    ],
)
def test_a_number_is_read_however_it_is_written(change: dict[str, Any], read: str) -> None:
    assert read_answer(ENTRY | change).record.number == read


def test_the_language_is_guessed_by_letters_if_not_given() -> None:
    fields = {"lang": None, "question": "ブロックできますか？", "answer": "いいえ。"}
    assert read_answer(ENTRY | fields).record.language == "ja"
    assert read_answer(ENTRY | fields, "zh-Hans").record.language == "zh-Hans"


@pytest.mark.parametrize("written", ["2026/3/28", "2026.03.28", "2026年3月28日", "2026-03-28T10:00"])
def test_a_date_is_read_however_it_is_written(written: str) -> None:
    assert read_answer(ENTRY | {"date": written}).record.date == "2026-03-28"


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"id": ""}, "number: is missing"),
        ({"id": "Q 1"}, "number: 'Q 1' is more than one word"),
        ({"question": " "}, "question: is missing"),
        ({"answer": None}, "answer: is missing"),
        ({"answer": ["No"]}, "answer: must be text, not a list"),
        ({"answer": "\ud800"}, "answer: the text ends in the middle of a character"),
        ({"answer": "n" * 20_001}, "answer: has more than 20000 characters"),
        ({"lang": "english!"}, "language: 'english!' isn't a language tag"),
        ({"date": "soon"}, "date: 'soon' isn't a date"),
        ({"date": "2026-02-30"}, "date: '2026-02-30' isn't a date"),
        ({"card_or_topic": [f"T-{i}" for i in range(501)]}, "cards: has more than 500"),
    ],
)
def test_the_fault_of_an_entry_is_named(change: dict[str, Any], wrong: str) -> None:
    with pytest.raises(FactError, match=wrong):
        read_answer(ENTRY | change)


def test_an_entry_must_be_a_mapping() -> None:
    with pytest.raises(FactError, match="an answer must be a mapping of fields, not a list"):
        read_answer(["Q1"])


def test_importing_again_changes_nothing(library: AnswerLibrary, tmp_path: Path) -> None:
    first = taken(library, tmp_path, ENTRY)
    again = taken(library, tmp_path, ENTRY)
    assert (first.new, first.updated, first.unchanged) == (1, 0, 0)
    assert (again.new, again.updated, again.unchanged) == (0, 0, 1)
    assert library.former("Q9001") == ()


def test_an_answers_former_text_is_kept(library: AnswerLibrary, tmp_path: Path) -> None:
    taken(library, tmp_path, ENTRY)
    report = taken(library, tmp_path, ENTRY | {"answer": "Yes, it can."})
    assert report.updated == 1
    (now,) = library.all()
    assert now.answer == "Yes, it can."
    (former,) = library.former("Q9001")
    assert former.text.answer == "No, it can't."
    assert former.taken < former.replaced


def test_only_changes_of_text_make_a_former_text(library: AnswerLibrary, tmp_path: Path) -> None:
    """Another card for the same answer doesn't change its text."""
    taken(library, tmp_path, ENTRY)
    report = taken(library, tmp_path, ENTRY | {"card_or_topic": ["TS1-010", "TS1-011"]})
    assert report.updated == 1
    assert library.former("Q9001") == ()
    assert library.all()[0].cards == ("TS1-010", "TS1-011")


def test_an_answer_repeated_for_each_card_is_one(library: AnswerLibrary, tmp_path: Path) -> None:
    entries = [ENTRY | {"card_or_topic": [f"TS1-{i:03}"]} for i in range(30)]
    report = taken(library, tmp_path, *entries)
    assert (report.new, report.unchanged, report.bad) == (1, 29, 0)
    assert len(library.all()[0].cards) == 30
    again = taken(library, tmp_path, *entries)
    assert (again.new, again.updated, again.unchanged) == (0, 0, 30)


def test_two_answers_of_one_number_contradict(library: AnswerLibrary, tmp_path: Path) -> None:
    report = taken(library, tmp_path, ENTRY, ENTRY | {"answer": "Yes, it can."})
    assert (report.new, report.bad) == (1, 1)
    assert report.troubles[0].reason == "number: line 1 has it too, with other facts"


def test_numbers_with_equal_texts_are_one_answer_with_all_cards() -> None:
    texts = [read_answer(ENTRY | {"id": f"Q{i}", "card_or_topic": [f"TS1-{i:03}"]}).record for i in (1, 2, 3)]
    (answer,) = answers_of(texts)
    assert answer.numbers == ("Q1", "Q2", "Q3")
    assert answer.cards == ("TS1-001", "TS1-002", "TS1-003")


def test_numbers_that_differ_in_a_language_are_two_answers() -> None:
    def both(number: str, japanese: str) -> list[AnswerText]:
        fields = {"id": number, "lang": "ja", "answer": japanese}
        return [read_answer(e).record for e in (ENTRY | {"id": number}, ENTRY | fields)]

    assert len(answers_of([*both("Q1", "いいえ。"), *both("Q2", "はい。")])) == 2
    assert len(answers_of([*both("Q1", "いいえ。"), *both("Q2", "いいえ。")])) == 1


def test_the_languages_of_a_number_are_one_answer(library: AnswerLibrary, tmp_path: Path) -> None:
    japanese = {"lang": "ja", "question": "ブロックできますか？", "answer": "いいえ。"}
    taken(library, tmp_path, ENTRY, ENTRY | japanese)
    (precedent,) = precedents_of(library)
    assert [text.language for text in precedent.texts] == ["en", "ja"]


def test_a_mapping_locates_fields(library: AnswerLibrary, tmp_path: Path) -> None:
    mapping = tmp_path / "theirs.yaml"
    mapping.write_text(
        "records: data\nlanguage: de\nfields: {number: nr, question: text.frage,"
        ' answer: text.antwort, cards: {from: karten, split: ","}}',
        encoding="utf-8",
    )
    file = tmp_path / "theirs.json"
    theirs = {"nr": 7, "text": {"frage": "Darf er?", "antwort": "Nein."}, "karten": "TS1-1,TS1-2"}
    file.write_text(json.dumps({"data": [theirs]}), encoding="utf-8")
    report = import_file(file, library, ANSWERS, shape=read_shape(mapping, SHAPED))
    assert report.languages == {"de": 1}
    assert library.all()[0].cards == ("TS1-1", "TS1-2")


def test_a_mapping_must_name_required_fields(tmp_path: Path) -> None:
    mapping = tmp_path / "theirs.yaml"
    mapping.write_text("fields: {number: nr, question: q}", encoding="utf-8")
    with pytest.raises(InputError, match="the field 'answer' is missing"):
        read_shape(mapping, SHAPED)


def test_deciding_clauses_are_saved_and_undone(library: AnswerLibrary, tmp_path: Path) -> None:
    taken(library, tmp_path, ENTRY)
    library.decide("Q9001", ["12-1-4", "16-4"], "3.6")
    assert precedents_of(library)[0].clauses == ("12-1-4", "16-4")
    library.decide("Q9001", [], "3.6")
    assert precedents_of(library)[0].clauses == ()


def test_a_cancelled_import_imports_nothing(library: AnswerLibrary, tmp_path: Path) -> None:
    file = tmp_path / "answers.jsonl"
    file.write_text("\n".join(json.dumps(ENTRY | {"id": f"Q{i}"}) for i in range(600)), "utf-8")

    class GivenUpError(Exception):
        pass

    calls = 0

    def progress(_: object) -> None:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise GivenUpError

    with pytest.raises(GivenUpError):
        import_file(file, library, ANSWERS, progress=progress)
    assert library.count() == 0
