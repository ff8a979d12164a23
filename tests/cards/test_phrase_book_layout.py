"""Layout of the phrase book: short rows and files, each meaning once and first, and one line per wording."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
import yaml

from judgeapp.cards import reading
from judgeapp.cards.reading.grammar.phrases import LANGUAGES

BOOK = Path(str(files(reading))) / "phrasebook"
NAMES = sorted(file.relative_to(BOOK).as_posix() for file in BOOK.rglob("*.yaml"))
# Files that still have the first layout.
OLD = ("keywords.yaml",)
COLUMNS = 120
LINES = 400
# Keys of an entry, in order.
KEYS = ("means", "many", "given", "late", *LANGUAGES)

# "((a ((b|c))|d))": choices end at the first "))".
NESTED = re.compile(r"\(\((?:(?!\)\)).)*\(\(", re.DOTALL)

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def text_of(name: str) -> str:
    return (BOOK / name).read_text(encoding="utf-8")


def documents(text: str) -> Iterator[yaml.MappingNode]:
    """Sections of a chapter; none if the file isn't divided."""
    for node in yaml.compose_all(text, Loader=_LOADER):
        if isinstance(node, yaml.MappingNode):
            yield node


def entries(document: yaml.MappingNode) -> Iterator[yaml.MappingNode]:
    for key, value in document.value:
        if key.value == "phrases":
            yield from value.value


def mappings(node: yaml.Node) -> Iterator[yaml.MappingNode]:
    """A node's mappings at any depth."""
    if isinstance(node, yaml.MappingNode):
        yield node
        for _, value in node.value:
            yield from mappings(value)
    elif isinstance(node, yaml.SequenceNode):
        for part in node.value:
            yield from mappings(part)


def scalars(node: yaml.Node) -> Iterator[yaml.ScalarNode]:
    """A node's texts at any depth."""
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.SequenceNode):
        for part in node.value:
            yield from scalars(part)


def line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


def size_faults(text: str) -> Iterator[str]:
    """Rows and files that are too long."""
    rows = text.splitlines()
    for number, row in enumerate(rows, 1):
        if len(row) > COLUMNS:
            yield f"{number}: {len(row)} columns, of which {COLUMNS} are allowed"
    if len(rows) > LINES:
        yield f"{len(rows)}: as many lines, of which {LINES} are allowed: make two chapters of it"


def hidden_faults(text: str) -> Iterator[str]:
    """Duplicate keys, which YAML silently overwrites, for example if the line between two sections is missing."""
    for document in documents(text):
        for mapping in mappings(document):
            seen: set[str] = set()
            for key, _ in mapping.value:
                if key.value in seen:
                    yield f"{line(key)}: {key.value!r} hides what stands above it"
                seen.add(key.value)


def entry_faults(text: str) -> Iterator[str]:
    """Entries that don't begin with their meaning, and wordings that share a line."""
    for document in documents(text):
        for entry in entries(document):
            keys = [key.value for key, _ in entry.value]
            if keys != [key for key in KEYS if key in keys]:
                yield f"{line(entry)}: {keys} are not in the order of {KEYS}"
            if entry.flow_style:
                yield f"{line(entry)}: an entry in braces"
            for key, value in entry.value:
                if any(NESTED.search(wording.value) for wording in scalars(value)):
                    yield f"{line(key)}: a choice within a choice, which would end with the inner one"
                if key.value in LANGUAGES and isinstance(value, yaml.SequenceNode):
                    lines = [line(key), *map(line, value.value)]
                    if len(set(lines)) < len(lines):
                        yield f"{line(key)}: wordings in one line"


def meanings(text: str) -> Iterator[tuple[str, int]]:
    """Meanings with their kinds, and their lines. Number and required additions are part of the meaning."""
    values = [part for part in yaml.load_all(text, Loader=_LOADER) if isinstance(part, dict)]
    for document, value in zip(documents(text), values, strict=True):
        for node, entry in zip(entries(document), value.get("phrases", ()), strict=True):
            own = [value["kind"], *(entry.get(key) for key in ("means", "many", "given"))]
            yield json.dumps(own, ensure_ascii=False, sort_keys=True), line(node)


def twice(texts: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Duplicate meanings in files, which are given as name and text."""
    first: dict[str, str] = {}
    for name, text in texts:
        for meaning, number in meanings(text):
            if meaning in first:
                yield f"{name}:{number}: stands in {first[meaning]} already: {meaning}"
            first.setdefault(meaning, f"{name}:{number}")


# -- the phrase book -------------------------------------------------------------------------------


def test_its_contents_name_every_chapter_once() -> None:
    listed = yaml.load(text_of("contents.yaml"), Loader=_LOADER)
    chapters = [name.removesuffix(".yaml") for name in NAMES if name != "contents.yaml"]
    assert sorted(listed) == chapters


@pytest.mark.parametrize("name", [name for name in NAMES if name not in OLD])
def test_a_chapter_can_be_read(name: str) -> None:
    text = text_of(name)
    faults = [*size_faults(text), *entry_faults(text)]
    assert [f"{name}:{fault}" for fault in faults] == []


@pytest.mark.parametrize("name", NAMES)
def test_nothing_in_a_chapter_is_hidden(name: str) -> None:
    assert [f"{name}:{fault}" for fault in hidden_faults(text_of(name))] == []


def test_a_meaning_occurs_once() -> None:
    assert list(twice((name, text_of(name)) for name in NAMES)) == []


# -- what is found, and what is not ----------------------------------------------------------------

GOOD = """\
kind: action
phrases:
- means: {do: delete, target: $target}
  en:
    - "delete! {target}"
    - "destroy! {target}"
  ja: "{target}を消滅させる!"
- means: {do: memory, amount: $n}
  en: "gain! {n} memory"
---
kind: sentence
phrases:
- means: {do: memory, amount: $n}
  many: true
  late: [en]
  en: "gain {n} memory"
- means: {do: memory, amount: $n}
  en: "gain {n} memory at once"
- means: {do: memory, amount: $minus}
  en: "lose {minus} memory"
"""


def numbers(faults: Iterable[str]) -> list[int]:
    """Line numbers in faults."""
    return [int(fault.partition(":")[0]) for fault in faults]


def test_a_chapter_of_short_rows_and_entries_by_their_meanings_is_good() -> None:
    faults = [*size_faults(GOOD), *entry_faults(GOOD), *hidden_faults(GOOD), *twice([("x", GOOD)])]
    assert faults == []


def test_rows_and_files_must_not_be_long() -> None:
    assert list(size_faults("# " + "x" * 118)) == []
    assert numbers(size_faults("\n# " + "x" * 119)) == [2]
    assert list(size_faults("#\n" * 400)) == []
    assert numbers(size_faults("#\n" * 401)) == [401]


@pytest.mark.parametrize(
    ("entry", "number"),
    [
        ('- en: "win!"\n  means: {do: win}', 3),
        ('- means: {do: win}\n  ja: "勝利する!"\n  en: "win!"', 3),
        ('- means: {do: win}\n  en: ["win!", "be the winner"]', 4),
        ('- {means: {do: win}, en: "win!"}', 3),
    ],
    ids=["words first", "languages in another order", "wordings in a row", "in braces"],
)
def test_an_entry_must_be_formatted(entry: str, number: int) -> None:
    assert numbers(entry_faults(f"kind: action\nphrases:\n{entry}\n")) == [number]


def test_a_key_must_not_occur_twice() -> None:
    glued = GOOD.replace("---\n", "")
    assert numbers(hidden_faults(glued)) == [10, 11]
    again = GOOD.replace("  many: true\n", '  en: "gain memory"\n')
    assert numbers(hidden_faults(again)) == [16]


def test_a_meaning_must_not_occur_twice() -> None:
    other = """\
kind: action
phrases:
- means: {target: $target, do: delete}
  ja: "{target}を消す!"
"""
    (fault,) = twice([("a", GOOD), ("b", other)])
    assert fault.startswith("b:3: stands in a:3 already")
    assert list(twice([("a", GOOD), ("b", other.replace("action", "deed"))])) == []
