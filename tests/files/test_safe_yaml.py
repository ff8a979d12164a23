"""YAML is parsed by the faster library, with error messages of the other, which parses the same."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from judgeapp.files import safe_yaml
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.messages.errors import InputError
from tests.scenarios.files import FOLDER, PROOFS

# Every thirtieth file, as they are much alike.
FILES = sorted(FOLDER.rglob("*.yaml"))[::30] + sorted(PROOFS.rglob("*.yaml"))[::30]
TEXTS = (
    "",
    "# nothing\n",
    "a: 0x1f\nb: 012\nc: 1_000\nd: 1:20\ne: 2026-11-28\nf: .inf\ng: ~\nh: yes\n",
    "a: >-\n  one\n  two\n\n  three\nb: |+\n  kept\n\n",
    "a: 'it''s'\nb: \"\\u3042\\n\"\nc: <Blocker>\n",
    "? a\n: b\n? c\n",
    "a: {b: [c, {d: e}], f: }\n",
    "a: \U0001f600 \x85 \u2028 b\r\nc: \ufeffd\n",
    "---\na: 1\n...\n",
)


def _seen(node: yaml.Node | None) -> object:
    """Kind, line, tag and values of a node and its children."""
    match node:
        case yaml.ScalarNode():
            return node.start_mark.line, node.tag, node.value
        case yaml.SequenceNode():
            return node.start_mark.line, node.tag, [_seen(value) for value in node.value]
        case yaml.MappingNode():
            return node.start_mark.line, node.tag, [(_seen(key), _seen(value)) for key, value in node.value]
    return None


@pytest.mark.parametrize("text", TEXTS)
def test_both_libraries_read_the_same(text: str) -> None:
    _compare(text)


def test_both_libraries_read_scenarios_the_same() -> None:
    for file in FILES:
        _compare(file.read_text(encoding="utf-8"))


def _compare(text: str) -> None:
    slow = safe_yaml._Loader(text)
    node = slow.get_single_node()
    values = slow.construct_document(node) if node else None
    fast, fast_values = read_yaml(text, "a file")
    assert _seen(fast) == _seen(node)
    assert repr(fast_values) == repr(values)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("a: [1, 2\nb: 3\n", 2, "expected"),
        ("a: &b [1]\nc: *b\n", 2, "YAML anchors can't be used here"),
        ('a: 1\nb: "\\ud83d"\n', 2, "in the middle of a character"),
        ("a: 1\nb: 2\na: 3\n", 3, "appears twice"),
        ("- 1\n" * 2000, 2000, "more than 2,000 values"),
        ("a: 1\nb: !!timestamp x\n", 2, "YAML tags can't be used here"),
        ("a: 1\nb: ! {}\n", 2, "YAML tags can't be used here"),
        ("a: 1\nb: {<<: {c: 1}}\n", 2, "YAML merge keys can't be used here"),
        ("a: 1\nb: " + "1:" * 99_000 + "1\n", 2, "a number has more than 60 digits"),
        ("a: 1\nb: " + "1:" * 100_000 + "1\n", 2, "a text of more than 200,000 characters must be in quotes"),
        ("a: 1\n? " + "1:" * 30 + "1.5\n: 1\n", 2, "a number has more than 60 digits"),
        ("[" * 1500, None, "nested too deeply"),
    ],
)
def test_a_refusal_names_the_line(text: str, line: int | None, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safe_yaml, "MAX_VALUES", 2000)
    with pytest.raises(InputError) as caught:
        read_yaml(text, "a file")
    assert why in str(caught.value)
    assert line is None or f"a file:{line}:" in str(caught.value)


def test_a_valid_file_needs_only_the_faster_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safe_yaml, "_Loader", None)
    file: Path = FILES[0]
    assert read_yaml(file.read_text(encoding="utf-8"), file.name)[1]["title"]
