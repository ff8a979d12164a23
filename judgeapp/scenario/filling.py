"""Cards given by their number in a scenario: their facts are written into the file, so that it plays without the
library, and the same tomorrow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import yaml

from judgeapp.cards.reading.bracketed import NO_WORDS_KNOWN, KnownWords
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.record import CardRecord
from judgeapp.cards.teaching.phrase_file import plain_lesson
from judgeapp.cards.understanding import read_card
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import is_by_number
from judgeapp.scenario.layout import mapping_lines
from judgeapp.scenario.limits import MAX_DESCRIBED

# Finds the record of a card number; None if there is none.
Find = Callable[[str], CardRecord | None]


class Filled(NamedTuple):
    """The text of the file with the facts, and the cards that got some: (name, number)."""

    text: str
    cards: tuple[tuple[str, str], ...]


def fill(
    text: str, name: str, find: Find, taught: tuple[TaughtPhrase, ...] = (), known: KnownWords = NO_WORDS_KNOWN
) -> Filled:
    """The scenario with the facts of every card given by number, and the part of `taught` that their texts need;
    `known`: as in facts_of. The file's own content, including comments, stays.

    Raises InputError if it is not a scenario, or a number is unknown."""
    root, content = read_yaml(text, name)
    cards = [*_cards(root)]
    if len(cards) > MAX_DESCRIBED:
        raise InputError(
            "too many cards: {number:,}; the limit is {most:,}", where=name, number=len(cards), most=MAX_DESCRIBED
        )
    wanted = [
        (key, node, _record(node, name, find))
        for key, node in cards
        if is_by_number(yaml.safe_load(yaml.serialize(node)))
    ]
    facts = [_facts(key, node, record, known) for key, node, record in wanted]
    in_flow = _keys_in_flow(root)
    # From the end, so that earlier places stay valid.
    for (key, node, _), written in reversed([*zip(wanted, facts, strict=True)]):
        text = _with_facts(text, key, node, written, in_flow=key in in_flow)
    _check(text, [(key.value, f) for (key, _, _), f in zip(wanted, facts, strict=True)], [*cards], name)
    used = lessons_of_cards((record for _, _, record in wanted), taught)
    return Filled(
        _with_lessons(text, content, used, name), tuple((key.value, record.number) for key, _, record in wanted)
    )


def _with_facts(text: str, key: yaml.Node, node: yaml.MappingNode, written: dict[str, Any], *, in_flow: bool) -> str:
    last = node.value[-1][1].end_mark.index
    if not node.flow_style:
        indent, at = node.start_mark.column, _line_end(text, last)
        return f"{text[:at]}\n{' ' * indent}{_written(written, indent)}{text[at:]}"
    if in_flow or node.start_mark.line != key.end_mark.line:
        return f"{text[:last]}, {_written_in_line(written)}{text[last:]}"
    indent = key.start_mark.column + 2
    at = text.index(":", key.end_mark.index) + 1
    stated = {k.value: yaml.safe_load(yaml.serialize(v)) for k, v in node.value}
    end = node.end_mark.index
    line_end = _line_end(text, end)
    behind = f"{text[end:line_end]}\n{' ' * indent}{_written(stated | written, indent)}"
    return text[:at] + behind + text[line_end:]


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _facts(key: yaml.Node, node: yaml.MappingNode, record: CardRecord, known: KnownWords) -> dict[str, Any]:
    """Facts of a card that its file does not state."""
    facts = facts_of(record, known)
    if key.value != record.name:
        facts = {"name": record.name, **facts}
    stated = {k.value for k, _ in node.value}
    return {field: value for field, value in facts.items() if field not in stated}


def _check(
    text: str,
    filled: Sequence[tuple[str, dict[str, Any]]],
    before: Sequence[tuple[yaml.Node, yaml.MappingNode]],
    name: str,
) -> None:
    """Raises InputError unless the text still reads the same, with the facts of the filled cards."""
    waiting, expected = [*filled], []
    for key, node in before:
        old = yaml.safe_load(yaml.serialize(node))
        expected.append((key.value, old | waiting.pop(0)[1] if is_by_number(old) else old))
    try:
        root, _ = read_yaml(text, name)
    except InputError:
        root = None
    if [(key.value, yaml.safe_load(yaml.serialize(node))) for key, node in _cards(root)] != expected:
        raise InputError(
            "the facts of its cards can't be written into a file laid out like this",
            where=name,
            mend="Put each card on its own line under `cards`",
        )


def lessons_of_cards(records: Iterable[CardRecord], taught: tuple[TaughtPhrase, ...]) -> tuple[Lesson, ...]:
    """Lessons used in reading the texts of cards."""
    read = (read_card(record, taught) for record in records) if taught else ()
    lessons = (lesson for card in read for _, text in card.readings for lesson in text.taught)
    return tuple(dict.fromkeys(lessons))


def _with_lessons(text: str, content: Any, used: tuple[Lesson, ...], name: str) -> str:
    """The file with the lessons at its end that it does not have."""
    known = content.get("taught", []) if isinstance(content, dict) else []
    listed = known if isinstance(known, list) else []
    present = {entry.get("wording") for entry in listed if isinstance(entry, dict)}
    more = [plain_lesson(lesson) for lesson in used if lesson.wording not in present]
    if not more:
        return text
    written = yaml.safe_dump(more, allow_unicode=True, sort_keys=False, width=96)
    if "taught" in content:
        raise InputError(
            "a card is read by a wording that you taught, and the file's `taught` lacks it",
            where=name,
            mend="Write this under `taught`: {written}",
            written=written,
        )
    return f"{text.rstrip()}\ntaught:\n{written}"


def _record(node: yaml.MappingNode, name: str, find: Find) -> CardRecord:
    number = str(yaml.safe_load(yaml.serialize(node))["number"])
    record = find(number)
    if record is None:
        raise InputError(
            "your library has no card {number}",
            where=f"{name}:{node.start_mark.line + 1}",
            mend="Import its card file: judgeapp cards import FILE",
            number=number,
        )
    return record


def facts_of(record: CardRecord, known: KnownWords = NO_WORDS_KNOWN) -> dict[str, Any]:
    """A card's facts as a scenario states them. Its effects are its printed text; `known` tells whether words in
    brackets are names or traits, because a scenario knows no other cards."""
    reading = read_card(record)
    face = reading.face
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(face))
    texts = {
        "effects": reading.effect.text,
        "inherited": reading.inherited.text,
        "security": reading.security.text,
        "link_effects": reading.link.text,
        "option_effects": reading.option.text,
    }
    # An Option's substitute for its colors is one of its effects.
    asked = [x.text for x in reading.lines if x.kind == "use_requirement" and x.means is not None]
    texts[face.used_part] = "\n".join(filter(None, (texts[face.used_part], *asked)))
    if record.is_dual and not reading.option.text:
        del texts["option_effects"]  # by hand
    # Its other lines are part of its text too (4-20-1).
    link = reading.record.special.link
    lines = (*reading.record.special.lines, link.requirement if link is not None else "")
    plain["text"] = "\n".join(line for line in lines if line and line not in asked)
    for field in ("name", *(("text",) if not plain["text"] else ()), *texts):
        plain.pop(field, None)
    in_words = known.in_text if record.language == "en" else str
    return plain | {field: in_words(text) for field, text in texts.items() if text}


def _cards(root: yaml.Node | None) -> Iterator[tuple[yaml.Node, yaml.MappingNode]]:
    if not isinstance(root, yaml.MappingNode):
        return
    for key, value in root.value:
        if key.value == "cards" and isinstance(value, yaml.MappingNode):
            yield from ((k, card) for k, card in value.value if isinstance(card, yaml.MappingNode))
        if key.value == "control":
            yield from _cards(value)


def _keys_in_flow(root: yaml.Node | None) -> set[yaml.Node]:
    """Keys of the cards in curly brackets with others, where nothing can be set off in lines."""
    waiting, keys = [root], set[yaml.Node]()
    while waiting:
        node = waiting.pop()
        if isinstance(node, yaml.MappingNode):
            keys |= {key for key, _ in node.value} if node.flow_style else set()
            waiting += [value for _, value in node.value]
    return keys


def _written_in_line(facts: dict[str, Any]) -> str:
    dumped: str = yaml.safe_dump(facts, allow_unicode=True, sort_keys=False, width=1_000_000, default_flow_style=True)
    return dumped.rstrip("\n").removeprefix("{").removesuffix("}")


def _written(facts: dict[str, Any], indent: int) -> str:
    return f"\n{' ' * indent}".join(mapping_lines(facts))
