"""Collect the texts to translate with their contexts: texts marked in the sources, error messages, and sentences for
the codes of engine and table."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

CHECKOUT = Path(__file__).resolve().parents[2]
SOURCES = CHECKOUT / "judgeapp"
# Functions that translate a text or mark it for translation, with the positions of their arguments: context (None: the
# enclosing class; a string: always this one; empty: the one that the module's function has, as `_tr` in
# `_tr = partial(translate, "cards")`), text, and number if there can be one.
_MARKS: dict[str, tuple[int | str | None, int, int | None]] = {
    "tr": (None, 0, 2),
    "translate": (0, 1, 3),
    "QT_TRANSLATE_NOOP": (0, 1, None),
    "_tr": ("", 0, 2),
    "_for_later": ("", 0, None),
    "worded": ("cli", 0, None),
    "print_worded": ("cli", 0, None),
    "warn_worded": ("cli", 0, None),
    "for_later": ("cli", 0, None),
    "Action": ("actions", 2, None),
}
# Objects whose `translate` is Qt's; strings and painters have a different one.
_TRANSLATORS = ("", "QCoreApplication", "QApplication")
_WORD = re.compile(r"[^\W\d_]{2,}")
_PARAMETER = re.compile(r"{[^{}]*}")
# Context of error messages, and the functions that create messages inside them.
ERRORS, _MESSAGES = "errors", ("message", "doubt")


class Text(NamedTuple):
    """A text to translate; `counted` if it depends on a number and so has plural forms."""

    context: str
    source: str
    counted: bool


class Place(NamedTuple):
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file.relative_to(CHECKOUT)}:{self.line}"


class Unreadable(NamedTuple):
    """An argument that can't be translated because it is built at run time; `context` is empty if that is built at run
    time too."""

    place: Place
    code: str
    context: str


@cache
def collect() -> dict[Text, list[Place]]:
    """All texts with their places; no place for the sentences of codes."""
    from judgeapp.cards.fields import SHAPED as CARDS
    from judgeapp.cards.lists.errata import SHAPED as ERRATA
    from judgeapp.cards.lists.restrictions import SHAPED as RESTRICTIONS
    from judgeapp.editions.news import texts as of_editions
    from judgeapp.entries.recognition import known_shapes
    from judgeapp.entries.shape import SHAPES
    from judgeapp.rulings.answer_importing import SHAPED as ANSWERS
    from translation.sentences import texts as sentences

    texts: dict[Text, list[Place]] = {}
    for text, place in _read_folder(SOURCES):
        if isinstance(text, Text):
            texts.setdefault(text, []).append(place)
    shapes = (
        (SHAPES, text)
        for fields in (CARDS, ANSWERS, RESTRICTIONS, ERRATA)
        for shape in known_shapes(fields)
        for text in (shape.called, shape.lacks)
        if text
    )
    for context, source in (*sentences(), *shapes, *sorted(of_editions())):
        texts.setdefault(Text(context, source, False), [])
    return texts


def unreadable(folder: Path = SOURCES) -> list[Unreadable]:
    """Arguments of translating functions that aren't literal texts."""
    return [text for text, _ in _read_folder(folder) if isinstance(text, Unreadable)]


@cache
def error_classes() -> frozenset[str]:
    """Names of exceptions with messages for users."""
    bases = {
        node.name: {ast.unparse(base) for base in node.bases}
        for file in SOURCES.rglob("*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    names = {"InputError", "MessageError", "FailedError"}
    while more := {name for name, of_class in bases.items() if of_class & names} - names:
        names |= more
    # Refused lessons have codes instead of texts.
    return frozenset(names - {"RefusedLessonError"})


@cache
def _read_folder(folder: Path) -> tuple[tuple[Text | Unreadable, Place], ...]:
    return tuple(marked for file in sorted(folder.rglob("*.py")) for marked in _read(file))


def _read(file: Path) -> Iterator[tuple[Text | Unreadable, Place]]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    constants = {
        target.id: value
        for node in tree.body
        if isinstance(node, ast.Assign) and (value := _constant(node.value)) is not None
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    yield from _in_calls(tree, "", file, constants)


def _in_calls(
    node: ast.AST, class_name: str, file: Path, constants: dict[str, str]
) -> Iterator[tuple[Text | Unreadable, Place]]:
    for inner in ast.iter_child_nodes(node):
        name = inner.name if isinstance(inner, ast.ClassDef) else class_name
        if isinstance(inner, ast.Call):
            place = Place(file, inner.lineno)
            if (text := _marked(inner, name, place, constants)) is not None:
                yield text, place
            for keyword in inner.keywords if _dotted(inner.func) == "Action" else ():
                if keyword.arg == "short" and (short := _string(keyword.value, {})):
                    yield Text("actions", short, False), place
            yield from ((text, place) for text in _in_error(inner, place))
        yield from _in_calls(inner, name, file, constants)


def _marked(call: ast.Call, class_name: str, place: Place, constants: dict[str, str]) -> Text | Unreadable | None:
    """The text that a call marks for translation; None for other calls."""
    owner, _, name = _dotted(call.func).rpartition(".")
    if name == "Action" and _string(call.args[2], {}) is None:
        return None  # marked where the text is created
    if name not in _MARKS or (name == "translate" and owner not in _TRANSLATORS):
        return None
    at_context, at_text, at_number = _MARKS[name]
    if isinstance(at_context, str):
        context = at_context or constants.get(name)
    else:
        context = class_name if at_context is None else _string(call.args[at_context], constants)
    source = _string(call.args[at_text], {})
    if not context or source is None:
        return Unreadable(place, ast.unparse(call), context or "")
    return Text(context, source, at_number is not None and len(call.args) > at_number)


def _in_error(call: ast.Call, place: Place) -> Iterator[Text | Unreadable]:
    """Message and remedy of an error. Names and attributes are skipped, as their texts are marked elsewhere."""
    if not isinstance(call.func, ast.Name) or call.func.id not in (*_MESSAGES, *error_classes()):
        return
    for argument in (*call.args[:1], *(keyword.value for keyword in call.keywords if keyword.arg == "mend")):
        for node in _alternatives(argument):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                # A text of parameters alone needs no translation.
                if _WORD.search(_PARAMETER.sub("", node.value)):
                    yield Text(ERRORS, node.value, False)
            elif not isinstance(node, ast.Name | ast.Attribute) and not _makes_message(node):
                yield Unreadable(place, ast.unparse(call), ERRORS)


def _dotted(function: ast.expr) -> str:
    """Dotted name of a called function: `tr`, `self.tr`. The part before the last dot is empty only for a bare name."""
    if isinstance(function, ast.Name):
        return function.id
    if isinstance(function, ast.Attribute):
        return f"{_dotted(function.value) or '?'}.{function.attr}"
    return ""


def _makes_message(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and _dotted(node.func) in _MESSAGES


def _alternatives(node: ast.expr) -> Iterator[ast.expr]:
    """Possible values of `a if x else b` and `a or b`."""
    if isinstance(node, ast.IfExp):
        yield from _alternatives(node.body)
        yield from _alternatives(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _alternatives(value)
    else:
        yield node


def _constant(node: ast.expr) -> str | None:
    """A text, or the context of `partial(translate, "cards")`."""
    if isinstance(node, ast.Call) and _dotted(node.func) == "partial" and len(node.args) == 2:
        node = node.args[1]
    return _string(node, {})


def _string(node: ast.expr, constants: dict[str, str]) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return constants.get(node.id) if isinstance(node, ast.Name) else None
