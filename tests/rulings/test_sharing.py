"""Files shared by judges: plain text that is read back unchanged, and invalid ones."""

from __future__ import annotations

import string

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook import sharing
from judgeapp.rulings.notebook.ruling import BOUNDS, Ruling
from judgeapp.rulings.notebook.sharing import (
    FORMAT,
    Shared,
    SharedText,
    read_shared,
    shared_name,
    write_shared,
    written_shared,
)
from judgeapp.table.rulings.sharing import with_unique_names
from tests.rulings.made import revision

SHARED = Shared(
    revisions=(revision(3), revision(4, 3, content=None, by=""), revision(6, 4), revision(5, ruling=999)),
    lessons=(Lesson("en", "banish {2} foes", "delete {2} of your opponent's Digimon", "Ken"),),
    scenes=(SharedText("Two blockers", "title: Two blockers\nsteps: []\n"),),
    tables=(SharedText("Table 12", "{}"),),
)


def read(text: str) -> Shared:
    return read_shared(text.encode("utf-8", "surrogatepass"), "a file")


def test_a_written_file_reads_back_unchanged() -> None:
    assert read(write_shared(SHARED)) == SHARED
    assert read(write_shared(Shared())) == Shared()


def test_a_shared_file_is_readable_text() -> None:
    text = write_shared(SHARED)
    assert text.startswith(f"format: {FORMAT}\nrulings:\n- id: ")
    assert "      question: |-\n        May the Guard block\n        after it was suspended?" in text
    assert "ブロック" in text


def test_a_changed_ruling_only_adds_lines() -> None:
    before = write_shared(Shared(SHARED.revisions[:1]))
    after = write_shared(Shared((*SHARED.revisions[:1], revision(7, 3))))
    assert after.startswith(before)
    other = write_shared(Shared((revision(3), revision(1, ruling=2000, at=60))))
    assert other.startswith(before)


def test_the_order_of_shared_things_does_not_matter() -> None:
    assert write_shared(replace(SHARED, revisions=SHARED.revisions[::-1])) == write_shared(SHARED)


_LETTERS = st.characters(blacklist_categories=["Cs", "Cc"]) | st.sampled_from("\n\t'\":#-|> ")


@given(st.text(_LETTERS, min_size=1, max_size=60).filter(str.strip), st.text(_LETTERS, max_size=80))
def test_any_text_of_a_judge_round_trips(question: str, answer: str) -> None:
    shared = Shared((revision(1, content=Ruling(question, answer)),))
    assert read(write_shared(shared)) == shared


def test_file_names_become_valid_on_every_system() -> None:
    for given_name, name in (
        ("Two blockers", "Two blockers"),
        ("../../etc/passwd", "etc passwd"),
        ("con", "shared-con"),
        ("???", "shared"),
        ("裁定 12", "裁定 12"),
        ("x" * 300, "x" * 60),
    ):
        assert shared_name(given_name) == name
        assert read(write_shared(Shared(scenes=(SharedText(name, "x"),)))).scenes[0].name == name


def _with(old: str, new: str) -> str:
    text = write_shared(SHARED)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "not a file shared by judges"),
        ("[1, 2]", "not a file shared by judges"),
        ("format: judgeapp-phrases-1", "not a file shared by judges"),
        (f"format: {FORMAT}\nrulings: 3", "Expected a list"),
        (f"format: {FORMAT}\nrulings: &a [*a]", "anchors"),
        (f"format: {FORMAT}\nrulings: !!python/object:os.system [x]", "not YAML"),
        (f"format: {FORMAT}\nnotes: []", "unknown field `notes`"),
        (f"format: {FORMAT}\nrulings: [{'[' * 500}{']' * 500}]", "nested too deeply"),
        (f"format: {FORMAT}\nrulings: {'[' * 1_000_000}", "nested too deeply"),
        (f'format: {FORMAT}\nrulings: ["\\ud800"]', "not YAML"),
        (_with("  - id: '0", "  - idea: '0"), "unknown field `idea`"),
        (_with("by: Ken", "by: [Ken]"), "Expected `str`"),
        (_with("by: Ken", 'by: "Ken\\a"'), "by: too long, or has invisible"),
        (_with("at: '2026-", "at: '26-"), "at: not a time"),
        (_with("head judge", "god"), "god"),
        (_with("- '16-4'" if "- '16-4'" in write_shared(SHARED) else "- 16-4", "- blocker"), "n't a clause number"),
        (_with("name: Two blockers", "name: ../x"), "can't be the name of a file"),
        (_with("name: Table 12", "name: aux"), "can't be the name of a file"),
        (_with("date: '2026-02-03'", "date: 2026-02-03"), "Expected `str`"),
        (_with("language: en", "language: [en]"), "not a phrase"),
    ],
)
def test_an_invalid_shared_file_is_one_line(text: str, what: str) -> None:
    with pytest.raises(InputError) as raised:
        read(text)
    assert what in str(raised.value)
    assert "\n" not in str(raised.value)
    assert str(raised.value).startswith("a file")


def test_a_fault_is_named_with_its_line() -> None:
    text = write_shared(SHARED)
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines, 1) if "authority: head judge" in line)
    with pytest.raises(InputError, match=rf"a file:{at}: rulings\[0\]\.revisions\[0\]"):
        read(text.replace("head judge", "god", 1))


def test_a_fault_in_a_later_ruling_is_named_with_that_ruling() -> None:
    two = Shared((revision(1, ruling=1000), revision(2, ruling=2000)))
    text = write_shared(two)
    line = [n for n, line in enumerate(text.splitlines(), 1) if "by: Ken" in line][1] - 2
    first, by, rest = text.rpartition("by: Ken")
    assert by
    with pytest.raises(InputError, match=rf"a file:{line}: "):
        read(f'{first}by: "Ken\\a"{rest}')


def test_too_much_content_is_refused() -> None:
    text = "\n".join(f"- {{name: s{n}, text: x}}" for n in range(501))
    with pytest.raises(InputError, match="more than 500"):
        read(f"format: {FORMAT}\nscenes:\n{text}")
    long = SharedText("long", "x" * 2_000_001)
    with pytest.raises(InputError, match="more than 2,000,000 characters"):
        read(write_shared(Shared(scenes=(long,))))
    twice = (SharedText("one", "x"), SharedText("ONE", "y"))
    with pytest.raises(InputError, match="appears twice"):
        read(write_shared(Shared(tables=twice)))
    with pytest.raises(InputError, match="more than 48,000,000 bytes"):
        read("#" * 48_000_001)
    with pytest.raises(InputError, match="1,000,000 values"):
        read(f"format: {FORMAT}\nrulings: [{'1,' * 1_000_001}]")


def test_a_file_that_nobody_could_import_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written_shared(SHARED) == write_shared(SHARED).encode()
    monkeypatch.setattr(sharing, "MAX_BYTES", 100)
    with pytest.raises(InputError, match="at most 100"):
        written_shared(SHARED)


def test_tables_with_one_name_are_distinguished() -> None:
    texts = (SharedText("one", "x"), SharedText("ONE", "y"), SharedText("one-2", "z"))
    apart = with_unique_names(texts)
    named = [(table.name, table.text) for table in apart]
    assert named == [("one", "x"), ("ONE-2", "y"), ("one-2-2", "z")]
    assert read(write_shared(Shared(tables=apart))).tables == tuple(sorted(apart, key=lambda table: table.name))


def test_revisions_that_do_not_join_are_refused() -> None:
    text = write_shared(Shared((revision(1), revision(2, 1))))
    assert len(read(text).revisions) == 2
    plain = yaml.safe_load(text)
    plain["rulings"][0]["revisions"][0]["after"] = [plain["rulings"][0]["revisions"][1]["id"]]
    with pytest.raises(InputError, match="follows itself"):
        read(yaml.safe_dump(plain))


def test_every_visible_letter_can_be_shared() -> None:
    text = string.printable.replace("\x0b", "").replace("\x0c", "").replace("\r", "").strip()
    shared = Shared((revision(1, content=Ruling(text, "x" * BOUNDS["answer"].letters)),))
    assert read(write_shared(shared)) == shared
