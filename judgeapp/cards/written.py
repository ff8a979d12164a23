"""A card as typed, field by field: to a record, with the faults of each field, and back."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from itertools import count
from typing import Any, NamedTuple, assert_never

from judgeapp.cards.facts import BETWEEN, read_entry
from judgeapp.cards.fields import (
    EFFECTS,
    FIELDS,
    FORM,
    CardField,
    IntegerField,
    LineField,
    LinesField,
    SpecialField,
    TagsField,
    TextField,
    value_at,
    with_values,
)
from judgeapp.cards.mending import LINE_KINDS, line_kind
from judgeapp.cards.reading.grammar.keywords import text_language
from judgeapp.cards.record import CardRecord, DigivolutionCost
from judgeapp.entries.values import FactError, doubt

_STAND_IN = {"number": "X-0", "name": "X"}
_BETWEEN_TRAITS = " | "
# After the name of a field, in any language spoken.
_COLON = re.compile(r"\s*[:：]\s*")
# A printed circle (2-3-6-2): "Red/Blue Lv.3: 2".
_COST = re.compile(r"(?P<color>.*?)\s*(?:Lv\.?\s*(?P<level>\d+))?\s*[:：]\s*(?P<cost>\d+)", re.I)


class WrittenCard(NamedTuple):
    """Card as typed into a form. `faults`: why a field is invalid, by field; the record lacks these, and its number and
    name may be empty."""

    record: CardRecord
    faults: dict[str, str]


def draft(typed_in: Mapping[str, str], base: CardRecord | None = None) -> WrittenCard:
    """The record of the typed texts by field of FORM; missing ones are empty, or as in the base. `base`: the record
    that is corrected: unchanged fields, and those that can't be typed, keep its values."""
    before = dict.fromkeys(FORM, "") if base is None else written(base)
    texts = {**before, **typed_in}
    language = texts["language"] or text_language([texts[f] for f in ("name", *EFFECTS)])
    needed = {**_STAND_IN, "category": texts["category"] or "Digimon"}
    entry: dict[str, Any] = dict(needed)
    faults: dict[str, str] = {}
    for typed in FORM:
        if typed == "language":
            continue
        try:
            value = _fact(typed, texts[typed], base)
            doubts = read_entry(_joined(needed, value), language, as_typed=True).doubts if value else ()
            wrong = next((why for d in doubts if (why := _fault_of(typed, d))), "")
        except FactError as error:
            wrong = _COLON.split(str(error), maxsplit=1)[-1]
        if wrong:
            faults[typed] = wrong
        else:
            entry = _joined(entry, value)
    record = read_entry(entry, language, as_typed=True).record
    if not texts["name"].strip():
        faults["name"] = _fault_of("name", doubt("{field}: is missing", field="name"))
    empty = {typed: "" for typed in _STAND_IN if not texts[typed].strip() or typed in faults}
    record = with_values(record, empty)
    if base is not None:
        same = {f for f in FORM if texts[f] == before[f] and f not in faults}
        kept = (f.path for f in FIELDS if not f.form_field or f.form_field in same)
        record = with_values(record, {path: value_at(base, path) for path in kept})
    return WrittenCard(record, faults)


def _fault_of(typed: str, fault: str) -> str:
    """Fault of a field, behind its name; empty if reported at another one."""
    name, *behind = _COLON.split(fault, maxsplit=1)
    return "".join(behind) if name == typed else ""


def written(record: CardRecord) -> dict[str, str]:
    return {typed: _written(record, fields) for typed, fields in FORM.items()}


def own_number(taken: Container[str]) -> str:
    """A number for a card that has none: the first of OWN-001, OWN-002 that is not taken."""
    return next(number for n in count(1) if (number := f"OWN-{n:03}") not in taken)


def _written(record: CardRecord, fields: tuple[CardField, ...]) -> str:
    """Values of a record in fields that are typed together."""
    parts = [part for field in fields for part in _parts(field, value_at(record, field.path))]
    if all(isinstance(field.kind, TagsField) for field in fields):
        return _BETWEEN_TRAITS.join(dict.fromkeys(parts))
    return "\n".join(parts)


def _parts(field: CardField, value: Any) -> Iterator[str]:
    match field.kind:
        case LineField() | TextField() | SpecialField.NUMBER | SpecialField.NAME | SpecialField.LANGUAGE:
            yield value
        case SpecialField.CATEGORY:
            yield value.value
        case LinesField() | TagsField():
            yield from value
        case IntegerField():
            yield "" if value is None else str(value)
        case SpecialField.COLORS:
            yield "/".join(color.value.title() for color in value)
        case SpecialField.COSTS:
            yield from map(_cost_written, value)
        case SpecialField.NAMES:
            raise AssertionError("names in other languages are not typed")
        case never:
            assert_never(never)


def _fact(typed: str, text: str, base: CardRecord | None) -> dict[str, Any]:
    """Typed content of a field as in the entry of a card file; nothing if nothing is."""
    text = text.strip()
    if not text:
        return {}
    lines = [line for line in text.splitlines() if line.strip()]
    if typed == "special":
        by_kind: dict[str, list[str]] = {}
        for line in lines:
            by_kind.setdefault(_kind(line, base), []).append(line)
        return {"special": by_kind}
    # One typed text may fill several fields.
    field = next((f for f in FORM[typed] if f.name == typed), FORM[typed][0])
    value: Any = text
    if isinstance(field.kind, LinesField):
        value = lines
    elif isinstance(field.kind, TagsField):
        # Each may be as long as a word may be, however many there are.
        value = BETWEEN.split(text)
    elif field.kind is SpecialField.COSTS:
        value = [_cost(line) for line in lines]
    for step in reversed(field.files[0].split(".")):
        value = {step: value}
    return dict(value)


def _kind(line: str, base: CardRecord | None) -> str:
    """Kind of a line beside the effects. A file's own statement holds."""
    for kind in LINE_KINDS:
        if base is not None and line in getattr(base.special, kind):
            return kind
    if kind := line_kind(line):
        return kind
    raise FactError(
        "special: {line!r} must begin like [DNA Digivolve], [DigiXros -2], [Burst Digivolve], [App Fusion], "
        "[Assembly -6] or <Use Req.>",
        line=line.strip()[:40],
    )


def _joined(entry: dict[str, Any], fact: dict[str, Any]) -> dict[str, Any]:
    """An entry with one more fact; tables in it are joined likewise."""
    joined = dict(entry)
    for name, value in fact.items():
        joined[name] = _joined(entry.get(name, {}), value) if isinstance(value, dict) else value
    return joined


def _cost(line: str) -> dict[str, Any]:
    match = _COST.fullmatch(line.strip())
    if match is None:
        raise FactError("evo_costs: {line!r} isn't a cost such as Red Lv.3: 2", line=line.strip()[:40])
    return {"color": match["color"], "level": match["level"], "cost": match["cost"]}


def _cost_written(cost: DigivolutionCost) -> str:
    colors = "/".join(color.value.title() for color in cost.colors)
    level = "" if cost.level is None else f"Lv.{cost.level}"
    return f"{f'{colors} {level}'.strip()}: {cost.cost}"
