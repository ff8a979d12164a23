"""Every text that the program says, each with its context: those that stand in its sources, what
is wrong with input, and the sentences of the codes in which engine and table tell."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

CHECKOUT = Path(__file__).resolve().parents[2]
SOURCES = CHECKOUT / "judgeapp"
# The names by which a text is translated, or marked for it, and where among what they are given its
# context (none: the class that it stands in; or the context itself), the text and a number stand.
_MARKS: dict[str, tuple[int | str | None, int, int | None]] = {
    "tr": (None, 0, 2),
    "translate": (0, 1, 3),
    "QT_TRANSLATE_NOOP": (0, 1, None),
    "worded": ("cli", 0, None),
    "for_later": ("cli", 0, None),
}
# Whose `translate` is meant; those of strings and of painters are others.
_TRANSLATORS = ("", "QCoreApplication", "QApplication")
_WORD = re.compile(r"[^\W\d_]{2,}")
_PARAMETER = re.compile(r"{[^{}]*}")
# What is wrong with what a user gave: the context of its sentences, and the names of parts of them.
ERRORS, _PARTS = "errors", ("message", "doubt")


class Text(NamedTuple):
    """A text to translate; `counted` one with a number, which has plural forms."""

    context: str
    source: str
    counted: bool


class Place(NamedTuple):
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file.relative_to(CHECKOUT)}:{self.line}"


class Unreadable(NamedTuple):
    """A text that nobody can translate: it is put together where it is said.

    context -- where it is looked up, if that is told
    """

    place: Place
    said: str
    context: str


def texts() -> dict[Text, list[Place]]:
    """All of them, with the places where they stand; none for what is told by a code."""
    from judgeapp.table.saying.said import texts as told

    found: dict[Text, list[Place]] = {}
    for file in sorted(SOURCES.rglob("*.py")):
        for text, place in _read(file):
            if isinstance(text, Text):
                found.setdefault(text, []).append(place)
    for context, source in told():
        found.setdefault(Text(context, source, False), [])
    return found


def unreadable(folder: Path = SOURCES) -> list[Unreadable]:
    """What is handed to be translated and is no text that stands there."""
    return [text for file in sorted(folder.rglob("*.py")) for text, _ in _read(file) if isinstance(text, Unreadable)]


@cache
def errors() -> frozenset[str]:
    """The names of what is raised where a user can mend something."""
    classes = {
        node.name: {ast.unparse(base) for base in node.bases}
        for file in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    named = {"InputError", "MessageError", "FailedError"}
    while more := {name for name, bases in classes.items() if bases & named} - named:
        named |= more
    # What can't be taught is told by a code.
    return frozenset(named - {"RefusedLessonError"})


def _read(file: Path) -> Iterator[tuple[Text | Unreadable, Place]]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }
    yield from _calls(tree, "", file, constants)


def _calls(
    node: ast.AST, within: str, file: Path, constants: dict[str, str]
) -> Iterator[tuple[Text | Unreadable, Place]]:
    for inner in ast.iter_child_nodes(node):
        name = inner.name if isinstance(inner, ast.ClassDef) else within
        if isinstance(inner, ast.Call):
            place = Place(file, inner.lineno)
            if (text := _marked(inner, name, place, constants)) is not None:
                yield text, place
            yield from ((text, place) for text in _wrong(inner, place))
        yield from _calls(inner, name, file, constants)


def _marked(call: ast.Call, within: str, place: Place, constants: dict[str, str]) -> Text | Unreadable | None:
    """What a call marks for translation; None of any other call."""
    of, _, name = ast.unparse(call.func).rpartition(".")
    if name not in _MARKS or (name == "translate" and of not in _TRANSLATORS):
        return None
    mark = _MARKS[name]
    at_context, at_text, at_number = mark
    if isinstance(at_context, str):
        context: str | None = at_context
    else:
        context = within if at_context is None else _said(call.args[at_context], constants)
    source = _said(call.args[at_text], {})
    if not context or source is None:
        return Unreadable(place, ast.unparse(call), context or "")
    return Text(context, source, at_number is not None and len(call.args) > at_number)


def _wrong(call: ast.Call, place: Place) -> Iterator[Text | Unreadable]:
    """What an error says, and how to mend it. What is no text there was one where it was made."""
    if not isinstance(call.func, ast.Name) or call.func.id not in (*_PARTS, *errors()):
        return
    for said in (*call.args[:1], *(one.value for one in call.keywords if one.arg == "mend")):
        for one in _one_of(said):
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                # What has words of others only needs no translation.
                if _WORD.search(_PARAMETER.sub("", one.value)):
                    yield Text(ERRORS, one.value, False)
            elif not isinstance(one, ast.Name | ast.Attribute) and not _is_part(one):
                yield Unreadable(place, ast.unparse(call), ERRORS)


def _is_part(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in _PARTS


def _one_of(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _one_of(node.body)
        yield from _one_of(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for one in node.values:
            yield from _one_of(one)
    else:
        yield node


def _said(node: ast.expr, constants: dict[str, str]) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return constants.get(node.id) if isinstance(node, ast.Name) else None
