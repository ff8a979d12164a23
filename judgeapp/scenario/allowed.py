"""Words allowed at a place of a file: the fields of its record, or the names of its possible types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from judgeapp.messages.message import Message, message
from judgeapp.messages.punctuation import comma_message

_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[\.\.\.\]")
_OF_FIELDS = "Object contains unknown field"
_OF_VALUES = ("Invalid enum value", "Invalid value")


def with_allowed(
    why: Message | str, shape: Any, value: Any, error: msgspec.ValidationError, path: str
) -> Message | str:
    """Fault of a value with the words allowed there, if its shape does not know the value."""
    words = allowed_words(shape, value, error, path)
    return message("{why}; allowed: {known}", why=why, known=comma_message(words)) if words else why


def allowed_words(shape: Any, value: Any, error: msgspec.ValidationError, path: str) -> tuple[str, ...]:
    """Words allowed where `value` has one that its shape doesn't know; none for another fault.

    error -- the fault, as found; path -- its place, such as ".do[0].to" """
    text = str(error)
    if not text.startswith((_OF_FIELDS, *_OF_VALUES)):
        return ()
    types = [inspect.type_info(shape)]
    steps = [*_STEP.finditer(path)]
    tag = ""
    for step in steps:
        field, place = step[1], step[2]
        known = [*_members(types, value)]
        types = [*_inner(known, field)]
        if not types and field is not None:
            tag = field
            types = known if step is steps[-1] else []
        elif isinstance(value, dict) and field is not None:
            value = value.get(field)
        elif isinstance(value, list | tuple) and place is not None and int(place) < len(value):
            value = value[int(place)]
    plain = [*_plain(types)]
    if text.startswith(_OF_FIELDS):
        named = _members(plain, value)
        return tuple(dict.fromkeys(name for of in named for name in _field_names(of)))
    if tag:
        tags = (of.tag for of in plain if isinstance(of, inspect.StructType) and of.tag_field == tag)
        return tuple(str(of) for of in tags)
    return tuple(dict.fromkeys(word for of in plain for word in _values(of) if word))


def _plain(types: list[inspect.Type]) -> Iterator[inspect.Type]:
    """Types without their annotations, and the members of unions."""
    for of in types:
        if isinstance(of, inspect.Metadata):
            yield from _plain([of.type])
        elif isinstance(of, inspect.UnionType):
            yield from _plain([*of.types])
        else:
            yield of


def _members(types: list[inspect.Type], value: Any) -> Iterator[inspect.Type]:
    """Structs that a value may be: for tagged structs, the one it names."""
    for of in _plain(types):
        if isinstance(of, inspect.StructType) and of.tag_field and isinstance(value, dict):
            known = value.get(of.tag_field)
            if known == of.tag or not any(known == other.tag for other in _records(types)):
                yield of
        else:
            yield of


def _records(types: list[inspect.Type]) -> Iterator[inspect.StructType]:
    yield from (of for of in _plain(types) if isinstance(of, inspect.StructType))


def _inner(types: list[inspect.Type], field: str | None) -> Iterator[inspect.Type]:
    """Types of the values in a field, or at any place of a list or mapping."""
    for of in types:
        match of:
            case inspect.StructType() | inspect.TypedDictType():
                yield from (f.type for f in of.fields if f.encode_name == field)
            case inspect.DictType():
                yield of.value_type
            case inspect.VarTupleType() | inspect.ListType():
                yield of.item_type
            case inspect.TupleType():
                yield from of.item_types
            case _:
                pass


def _field_names(of: inspect.Type) -> Iterator[str]:
    if isinstance(of, inspect.StructType):
        yield from ((of.tag_field,) if of.tag_field else ())
        yield from (f.encode_name for f in of.fields)


def _values(of: inspect.Type) -> Iterator[str]:
    if isinstance(of, inspect.EnumType):
        yield from (str(member.value) for member in of.cls)
    elif isinstance(of, inspect.LiteralType):
        yield from map(str, of.values)
