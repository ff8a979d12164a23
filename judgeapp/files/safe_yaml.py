"""YAML of files that others wrote: plain values, and where in the file each stands."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import yaml

from judgeapp.messages.errors import InputError
from judgeapp.messages.library_errors import describe_library_error
from judgeapp.messages.message import Message, message

# A file of the largest kind that says as much as it may has half as many.
MAX_VALUES = 40_000
# What anybody writes is less deep.
_MAX_DEPTH = 100
# Figures and signs. One in base 60 takes a time that grows with the square of its length.
_MAX_NUMBER_LENGTH = 60
# Without quotes; a possible number takes 60 bytes a letter to find out. Nothing that we write is longer.
_MAX_PLAIN_LENGTH = 200_000
_FIGURE = tuple("+-.0123456789")
_NUMBERS = ("tag:yaml.org,2002:int", "tag:yaml.org,2002:float")
_MERGE = "tag:yaml.org,2002:merge"
_ANCHOR = message("YAML anchors can't be used here")
_TAG = message("YAML tags can't be used here")
_MERGED = message("YAML merge keys can't be used here")
_PLAIN = message("a text of more than {most:,} characters must be in quotes", most=_MAX_PLAIN_LENGTH)
_FIGURES = message("a number has more than {most} digits", most=_MAX_NUMBER_LENGTH)
_DEEP = message("nested too deeply")
# Problems of a text in which a sign of YAML stands that is meant as a letter.
_SIGNS = re.compile(r"mapping values are not allowed|expected ',' or|expected <block end>|found character")
_QUOTES = message("Put text with a colon, brackets or another YAML sign in quotes")
# One of the two halves of a letter in UTF-16, which means nothing alone.
_HALF = re.compile("[\ud800-\udfff]")


class _Loader(yaml.SafeLoader):
    """YAML loader without anchors, a few lines of which can expand to billions, and without tags, by which a text can
    claim another type."""

    values = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        self.values += 1
        if self.values > MAX_VALUES:
            mark = self.peek_event().start_mark  # type: ignore[no-untyped-call]
            problem = _too_many(MAX_VALUES)
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=mark)
        event = self.peek_event()  # type: ignore[no-untyped-call]
        if (refused := _refused(event)) is not None:
            raise yaml.MarkedYAMLError(problem=str(refused), problem_mark=event.start_mark)
        node = super().compose_node(parent, index)
        if isinstance(node, yaml.ScalarNode) and _HALF.search(node.value):
            mark = node.start_mark
            raise yaml.MarkedYAMLError(
                problem=str(message("the text ends in the middle of a character")), problem_mark=mark
            )
        return node


def read_yaml(text: str, name: str) -> tuple[yaml.Node | None, Any]:
    """YAML of a file, and its nodes, which know their lines. Raises InputError that names file and line."""
    # A library many times as fast reads valid files; the other words the faults of invalid ones.
    try:
        return _values(_fast_loader(text, MAX_VALUES))
    except (yaml.YAMLError, RecursionError, ValueError):
        return _read(lambda: _Loader(text), name)


def read_large_yaml(text: str, name: str, most: int) -> tuple[yaml.Node | None, Any]:
    """Read a YAML file with many values, which only the faster library can handle."""
    return _read(lambda: _fast_loader(text, most), name)


def _fast_loader(text: str, most: int) -> yaml.CSafeLoader:
    _check(text, most)
    return yaml.CSafeLoader(text)


def _check(text: str, most: int) -> None:
    """Check events. Raises YAMLError for anchors and excess before anything is built of them."""
    values = depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        problem = "" if (refused := _refused(event)) is None else str(refused)
        if isinstance(event, yaml.CollectionStartEvent):
            values, depth = values + 1, depth + 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        elif isinstance(event, yaml.ScalarEvent):
            values += 1
        if values > most:
            problem = _too_many(most)
        elif depth > _MAX_DEPTH:
            problem = str(_DEEP)
        if problem:
            mark: Any = event.start_mark
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=mark)


def _refused(event: Any) -> Message | None:
    """The refusal of an event that no file needs."""
    if isinstance(event, yaml.AliasEvent):
        return _ANCHOR
    if isinstance(event, yaml.ScalarEvent) and event.implicit[0] and len(event.value) > _MAX_PLAIN_LENGTH:
        return _PLAIN if event.value.startswith(_FIGURE) else None
    return _TAG if getattr(event, "tag", None) is not None else None


def _read(made: Callable[[], Any], name: str) -> tuple[yaml.Node | None, Any]:
    try:
        return _values(made())
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"{name}:{mark.line + 1}" if mark else name
        mend = _QUOTES if _SIGNS.match(str(getattr(error, "problem", ""))) else ""
        raise InputError("not YAML ({error})", where=where, mend=mend, error=_problem(error)) from error
    except RecursionError as error:
        raise InputError("not YAML ({error})", where=name, error=_DEEP) from error
    except ValueError as error:  # a date or number that is none
        raise InputError("not YAML ({error})", where=name, error=error) from error


def _values(loader: Any) -> tuple[yaml.Node | None, Any]:
    node = loader.get_single_node()
    _check_nodes(node)
    return node, loader.construct_document(node) if node is not None else None


def _check_nodes(root: yaml.Node | None) -> None:
    """Raises YAMLError for a field that is in a mapping twice, as one of its values would be lost, and for nodes that
    take long to construct."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, yaml.SequenceNode):
            waiting += node.value
        elif isinstance(node, yaml.ScalarNode):
            if node.tag in _NUMBERS and len(node.value) > _MAX_NUMBER_LENGTH:
                raise yaml.MarkedYAMLError(problem=str(_FIGURES), problem_mark=node.start_mark)
        elif isinstance(node, yaml.MappingNode):
            known: set[tuple[str, str]] = set()
            for key, value in node.value:
                waiting += (key, value)
                if not isinstance(key, yaml.ScalarNode):
                    continue
                if key.tag == _MERGE:
                    raise yaml.MarkedYAMLError(problem=str(_MERGED), problem_mark=key.start_mark)
                if (key.tag, key.value) in known:
                    problem = message("the field {name!r} appears twice", name=key.value[:40])
                    raise yaml.MarkedYAMLError(problem=str(problem), problem_mark=key.start_mark)
                known.add((key.tag, key.value))


# A step of a path: a field, or a place in a list.
_PATH = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
# For a key msgspec does not name the actual type.
_IS_NO_TEXT = re.compile(r"Expected `[^`]*\bstr\b[^`]*`(?:, got `(?P<is>bool|int|float)`)?(?: - at .*)?$")
# A message of msgspec ends with the place: " - at `$.cards.Cub`", " - at `key` in `$.cards`".
_WHERE = re.compile(r" - at (?:`key` in )?`\$(?P<path>.*)`$")


def describe_validation_error(error: msgspec.ValidationError) -> tuple[Message | str, str]:
    """Fault of plain values, and the path to it: ".cards.Cub", empty for all of them."""
    text = str(error)
    match = _WHERE.search(text)
    what, path = (text[: match.start()], match["path"]) if match else (text, "")
    what = what.replace("`object`", "a mapping").replace("`array`", "a list")
    described = describe_library_error(what)
    if (no_text := _IS_NO_TEXT.match(text)) is not None:
        if no_text["is"] in ("int", "float"):
            return message('{why}; a number used as a name must be in quotes: "2"', why=described), path
        return message('{why}; words such as yes, no and on must be in quotes: "yes"', why=described), path
    return described, path


def line_at(node: yaml.Node | None, path: str) -> int:
    """The line of the innermost node that a path such as ".steps[2].expect" reaches."""
    line = 1
    for key, index in _PATH.findall(path):
        if node is None:
            break
        line = node.start_mark.line + 1
        if key and isinstance(node, yaml.MappingNode):
            node = next((v for k, v in node.value if k.value == key), None)
        elif index.isdigit() and isinstance(node, yaml.SequenceNode):
            node = node.value[int(index)] if int(index) < len(node.value) else None
    return node.start_mark.line + 1 if node is not None else line


def _too_many(most: int) -> str:
    return str(message("there are more than {most:,} values", most=most))


def _problem(error: yaml.YAMLError) -> Message | str:
    problem = str(getattr(error, "problem", None) or error).replace("\n", " ")
    return describe_library_error(problem)
