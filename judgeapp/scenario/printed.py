"""Card texts of a scenario in printed words: read, with the words of each effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.keywords import text_language
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.reading.lines import assembly_line, digixros_line
from judgeapp.cards.reading.normal import icons_of
from judgeapp.cards.reading.parts import Part, ReadText, TextFault
from judgeapp.cards.understanding import of_main_text, split_rules, used_by_hand
from judgeapp.engine import lang
from judgeapp.engine.lang import Effect
from judgeapp.engine.state.cards import Materials
from judgeapp.messages.errors import InputError
from judgeapp.scenario.lessons import lesson_texts

_LINES: dict[str, Callable[[str, str], Materials | TextFault]] = {"digixros": digixros_line, "assembly": assembly_line}


def with_words_read(
    fields: Mapping[str, Any],
    printed: Mapping[str, str],
    lines: Mapping[str, str],
    *,
    where: str,
    taught: tuple[TaughtPhrase, ...],
) -> dict[str, Any]:
    """The fields of a card with the meaning of its words. `printed`: texts of effects by field; parts not understood
    are resolved by hand; `lines`: of a DigiXros or an Assembly by field. Raises InputError for a line that is not
    understood."""
    required = {field: _requirements(field, text, where) for field, text in lines.items()}
    fields = {**fields, **required}
    if printed:
        readings = {field: read_text(text, text_language((text,)), taught) for field, text in printed.items()}
        if "effects" in readings:
            readings["effects"] = of_main_text(readings["effects"])
        read = {field: reading.effects for field, reading in readings.items()}
        if "effects" in read:
            of = lang.Category.OPTION if fields.get("category") == "option" else None
            read["effects"] = used_by_hand(read["effects"], of, readings["effects"].language)
            read["effects"], rules, as_material = split_rules(read["effects"])
            fields |= {"rules": _with(fields, "rules", rules), "as_material": _with(fields, "as_material", as_material)}
        parts = dict(_parts(readings, read))
        words = {place: wording for place, (wording, _) in parts.items()}
        as_taught = lesson_texts({place: part.taught for place, (_, part) in parts.items()})
        fields = {**fields, **read, "words": words}
        if as_taught:
            fields["taught"] = as_taught
    if printed or lines:
        text = fields.get("text", "")
        besides = (t for t in (*lines.values(), *printed.values()) if not isinstance(text, str) or t not in text)
        fields["text"] = "\n".join((text, *besides)).strip() if isinstance(text, str) else text
    if isinstance(text := fields.get("text"), str):
        fields = {"icons": icons_of(text, text_language((text,))), **fields}
    return fields


def _with(fields: Mapping[str, Any], name: str, read: Sequence[object]) -> list[Any]:
    """Values of a field with those read in the text, each once: facts written from the library have them too."""
    known = list(fields.get(name, ()))
    return [*known, *(part for part in msgspec.json.decode(msgspec.json.encode(read)) if part not in known)]


def _parts(
    readings: Mapping[str, ReadText], read: Mapping[str, Sequence[Effect]]
) -> Iterator[tuple[str, tuple[str, Part]]]:
    """The printed words of each effect, and their reading, by its place on the card."""
    for field, reading in readings.items():
        effects = (part for part in reading.parts if part.effect in read[field])
        for index, part in enumerate(effects):
            yield f"{field}.{index}", (reading.text[part.start : part.end].strip(), part)


def _requirements(field: str, text: str, where: str) -> Materials:
    """Meaning of a line beside the effects. Raises InputError if not understood, as none of it can be done by hand."""
    read = _LINES[field](text, text_language((text,)))
    if isinstance(read, TextFault):
        raise InputError(
            "{field}: the line {text!r} isn't understood ({value})",
            where=where,
            mend='Write it as cards do: "[DigiXros -2] [Alpha] x [Beta]", "[Assembly -4] 3 [Beta]"',
            field=field,
            text=text,
            value=read.value,
        )
    return read
