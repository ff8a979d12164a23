"""Phrase files: they are read back unchanged, faults are named, and lessons of others are compared with the existing
ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.teaching.lesson_view import beside_own
from judgeapp.cards.teaching.phrase_file import FORMAT, MAX_BYTES, MAX_LESSONS, compared, read_phrases, write_phrases
from judgeapp.cards.teaching.refusal import LessonFault
from judgeapp.messages.errors import InputError

BANISH = Lesson(
    "en",
    "banish {2} foes",
    "delete {2} of your opponent's Digimon",
    by="Ken",
    date="2026-01-31",
    note="seen at a regional",
)
JAPANESE = Lesson("ja", "相手のデジモン{2}体を葬る", "相手のデジモン{2}体を消滅させる")


def read(*rows: str, head: str = f"format: {FORMAT}\nphrases:\n") -> tuple[Lesson, ...]:
    return read_phrases((head + "".join(f"- {row}\n" for row in rows)).encode(), "theirs.yaml")


def test_a_written_file_reads_back_the_same() -> None:
    text = write_phrases((BANISH, JAPANESE))
    assert read_phrases(text.encode(), "own.yaml") == (BANISH, JAPANESE)
    assert read_phrases(write_phrases(()).encode(), "own.yaml") == ()


TEXTS = st.text(st.characters(min_codepoint=32, exclude_categories=("Cs", "Cc")), max_size=40)


@given(TEXTS, TEXTS, TEXTS, TEXTS)
def test_any_content_comes_back(wording: str, same: str, by: str, note: str) -> None:
    lesson = Lesson("en", wording, same, by, "2026-01-31", note)
    assert read_phrases(write_phrases([lesson]).encode(), "own.yaml") == (lesson,)


def test_a_date_needs_no_quotes() -> None:
    (lesson,) = read("{language: en, wording: a b, same: red, date: 2026-01-31}")
    assert lesson.date == "2026-01-31"


@pytest.mark.parametrize(
    ("row", "where", "what"),
    [
        ("{language: en, wording: a}", "theirs.yaml:3", "same"),
        ("{language: en, wording: a, same: b, code: c}", "theirs.yaml:3", "code"),
        ("{language: en, wording: 3, same: b}", "theirs.yaml:3", "str"),
        ("{language: en, wording: a, same: b, date: soon}", "theirs.yaml:3", "soon"),
        ("just a text", "theirs.yaml:3", "object"),
        (f"{{language: en, wording: {'a' * 500}, same: b}}", "theirs.yaml:3", "wording"),
        (f"{{language: en, wording: a, same: b, by: {'x' * 100}}}", "theirs.yaml:3", "by"),
        ('{language: en, wording: "a\\u0007", same: b}', "theirs.yaml:3", "wording"),
        ("!!python/object:os.system {language: en}", "theirs.yaml:3", "YAML"),
    ],
)
def test_a_fault_is_named_with_its_line(row: str, where: str, what: str) -> None:
    with pytest.raises(InputError) as error:
        read(row)
    assert error.value.where == where
    assert what in error.value.what


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "not a phrase file"),
        (b"- a\n- b\n", "not a phrase file"),
        (b"format: judgeapp-table-1\n", "not a phrase file"),
        (f"format: {FORMAT}\nphrases: 3\n".encode(), "n't a list"),
        (f"format: {FORMAT}\nrun: this\n".encode(), "'run'"),
        (b"a: &x [1]\nb: *x\n", "anchors"),
        (b"[" * 5_000, "not YAML"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"x" * (MAX_BYTES + 1), "too large"),
    ],
)
def test_a_malformed_file_is_refused(content: bytes, what: str) -> None:
    with pytest.raises(InputError, match=what):
        read_phrases(content, "theirs.yaml")


def test_the_number_of_phrases_is_limited() -> None:
    rows = [f"{{language: en, wording: a{n} b, same: red}}" for n in range(MAX_LESSONS + 1)]
    assert len(read(*rows[1:])) == MAX_LESSONS
    with pytest.raises(InputError, match="too many phrases"):
        read(*rows)


def test_a_wording_occurs_once() -> None:
    row = "{language: en, wording: %s, same: red}"
    with pytest.raises(InputError, match="twice"):
        read(row % "a  b", row % "A b")
    assert len(read(row % "a b", "{language: ja, wording: a b, same: red}")) == 2


def test_lessons_of_others_are_compared() -> None:
    otherwise = replace(BANISH, same="suspend {2} of your opponent's Digimon", by="Ann")
    by_ann = replace(BANISH, wording="Banish  {2} foes", by="Ann")
    assert compared([BANISH], [JAPANESE, otherwise]) == ((JAPANESE,), (), ((BANISH, otherwise),))
    # The author and the spacing don't make it a different lesson.
    assert compared([BANISH], [by_ann]) == ((), (by_ann,), ())


def test_several_files_are_compared_at_once() -> None:
    otherwise = replace(BANISH, same="suspend {2} of your opponent's Digimon")
    known = Lesson("en", "your Digimon", "your opponent's Digimon")
    offered = beside_own((), [("a", (BANISH, known)), ("b", (BANISH, JAPANESE)), ("c", (otherwise,))])
    assert offered.files == ("a", "b", "c")
    assert offered.new == (BANISH, JAPANESE)
    assert offered.same == (BANISH,)
    assert offered.different == ((BANISH, otherwise),)
    ((lesson, why),) = offered.refused
    assert (lesson, why.why) == (known, LessonFault.READ_OTHERWISE)
