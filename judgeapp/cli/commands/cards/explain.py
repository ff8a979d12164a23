"""`judgeapp cards explain`: how a card or a text is understood."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

import msgspec
import yaml

from judgeapp.cards.facts import read_number
from judgeapp.cards.governing import governing, governing_line
from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.fillers import passed_over
from judgeapp.cards.reading.grammar.keywords import text_language
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.misprints import PrintCorrection
from judgeapp.cards.reading.parts import Gap, Part, ReadText, Understanding
from judgeapp.cards.reading.wording import describe_correction, describe_fault, describe_state
from judgeapp.cards.reading.words import category_told, line_words, part_words, ways_to_read
from judgeapp.cards.teaching.phrase_file import plain_lesson
from judgeapp.cards.understanding import CardReading, ReadLine, read_card, read_line, speaker
from judgeapp.cards.vocabulary import words_of
from judgeapp.cards.wording import part_name
from judgeapp.cli.arguments import letters
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.output.passages import with_heading
from judgeapp.cli.stores.concordance import opened_concordance
from judgeapp.cli.stores.lessons import load_taught
from judgeapp.cli.stores.opening import opened_cards
from judgeapp.cli.terminal import json_fields, print_json, print_worded
from judgeapp.desk.folder import data_folder
from judgeapp.engine.lang import Category
from judgeapp.entries.values import FactError
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list, labelled
from judgeapp.rulebook.corpus import Corpus


def add(parser: Command) -> None:
    parser.add_argument("what", type=letters, nargs="+", metavar="NUMBER_OR_TEXT")
    parser.add_argument("--lang", type=letters, default="")
    parser.set_run(_explain)


def _explain(chosen: argparse.Namespace) -> int:
    texts: list[dict[str, Any]] = []
    lines: list[dict[str, Any]] = []
    for what in chosen.what:
        if (number := _number(what)) is not None:
            for card in _cards(chosen, number):
                category = card.record.category
                texts += (_text_json(read, number, where, speaker(category, where)) for where, read in card.readings)
                lines += (_line_json(number, card.record.language, line) for line in card.lines)
            continue
        reading = _read(chosen, what)
        line = read_line(what, reading.language) if reading.state is Understanding.NOT else None
        if line is None:
            texts.append(_text_json(reading, "", "text", category_told(what)))
        else:
            lines.append(_line_json("", reading.language, line))
    if chosen.json:
        print_json({"texts": texts, "lines": lines})
    else:
        corpus = opened_concordance(data_folder(chosen.data)).corpus
        for text in texts:
            _print_text(corpus, text)
        if not texts and not lines:
            print_worded("This card has no text.")
        for shown in lines:
            _print_line(corpus, shown)
    understood = all(t["state"] == Understanding.UNDERSTOOD for t in texts) and all(x["understood"] for x in lines)
    return 0 if understood else 1


def _number(what: str) -> str | None:
    """The card number that was typed; None if a text was."""
    try:
        return read_number(what)
    except FactError:
        return None


def _read(chosen: argparse.Namespace, text: str) -> ReadText:
    if not text.strip():
        raise InputError("type a text to explain")
    language = chosen.lang or text_language((text,))
    if language not in LANGUAGES:
        raise InputError(
            "text in {language} can't be read",
            mend="Supported: {known}",
            language=language,
            known=comma_list(LANGUAGES),
        )
    return read_text(text, language, load_taught(chosen))


def _cards(chosen: argparse.Namespace, number: str) -> list[CardReading]:
    with opened_cards(chosen) as library:
        stored = library.of(number)
        known = words_of(k.record for k in library.all())
    if not stored:
        raise InputError("your library has no card {number}", number=number)
    wanted = [k.record for k in stored if chosen.lang in ("", k.record.language)]
    if not wanted:
        has = comma_list(k.record.language for k in stored)
        raise InputError(
            "your library has no {number} in {lang}", mend="It has: {has}", number=number, lang=chosen.lang, has=has
        )
    taught = load_taught(chosen)
    return [read_card(record, taught, known) for record in wanted]


def _text_json(reading: ReadText, number: str, where: str, of: Category) -> dict[str, Any]:
    """JSON of a reading. `of`: the kind of card that the text is on: "this Tamer"."""
    return {
        "number": number,
        "where": where,
        "language": reading.language,
        "text": reading.text,
        "state": reading.state,
        "parts": [_part_json(reading, part, of) for part in reading.parts],
    }


def _part_json(reading: ReadText, part: Part, of: Category) -> dict[str, Any]:
    printed = part_words(reading, part, of)
    return {
        "start": part.start,
        "end": part.end,
        "text": reading.text[part.start : part.end].strip(),
        "state": part.state,
        "effect": msgspec.to_builtins(part.effect),
        "printed": printed,
        "passed_over": [json_fields(over, "words", "clause") for over in passed_over(reading, part, printed)],
        "clauses": [json_fields(governed, "part", "clauses") for governed in governing(part.effect)],
        "left": [_gap_json(reading, gap) for gap in part.gaps],
        "corrections": msgspec.to_builtins(reading.corrections_in(part)),
        "taught": [plain_lesson(lesson) for lesson in part.taught],
    }


def _gap_json(reading: ReadText, gap: Gap) -> dict[str, Any]:
    ways = ways_to_read(reading, gap)
    return {"start": gap.start, "end": gap.end, "why": gap.why.value, "ways": ways}


def _line_json(number: str, language: str, line: ReadLine) -> dict[str, Any]:
    return {
        "number": number,
        "language": language,
        "kind": line.kind,
        "text": line.text,
        "understood": line.means is not None,
        "why": line.why.value if line.why else "",
        "means": msgspec.to_builtins(line.means),
        "printed": line_words(line.kind, line.means, language) if line.means is not None else "",
        "clauses": governing_line(line.kind),
        "corrections": msgspec.to_builtins(line.corrections),
    }


def _print_text(corpus: Corpus, text: dict[str, Any]) -> None:
    number = f"{text['number']} " if text["number"] else ""
    print(f"{number}{part_name(text['where'])} ({text['language']}): {describe_state(text['state'])}")
    for part in text["parts"]:
        print(f"\n  {part['text']}")
        _print_corrections(part["corrections"], "  ")
        for left in part["left"]:
            span = text["text"][left["start"] : left["end"]].strip()
            print_worded("  not understood ({why}): {span}", why=describe_fault(left["why"]), span=span)
            for way in left["ways"]:
                print_worded("    possible reading: {words}", words=way)
        if part["printed"]:
            print_worded("  printed back: {printed}", printed=part["printed"])
        for over in part["passed_over"]:
            print_worded("  only repeats {clause}: {words}", clause=over["clause"], words=over["words"])
        for lesson in part["taught"]:
            print_worded("  as taught: {summary}", summary=Lesson(**lesson).summary)
        _print_tree(part["effect"])
        _print_clauses(corpus, [clause for governed in part["clauses"] for clause in governed["clauses"]])
    print()


def _print_line(corpus: Corpus, line: dict[str, Any]) -> None:
    print(labelled(part_name(line["kind"]), line["text"]).rstrip())
    if not line["understood"]:
        print("    " + worded("not understood ({why})", why=describe_fault(line["why"])))
    else:
        print(f"    {describe_state(Understanding.UNDERSTOOD)}")
    _print_corrections(line["corrections"], "    ")
    if line["understood"]:
        print_worded("  printed back: {printed}", printed=line["printed"])
        _print_tree(line["means"])
        _print_clauses(corpus, line["clauses"])


def _print_tree(part: object) -> None:
    tree = yaml.safe_dump(
        msgspec.json.decode(msgspec.json.encode(part)),
        allow_unicode=True,
        sort_keys=False,
        default_flow_style=None,
        width=96,
    )
    print("".join(f"    {line}\n" for line in tree.splitlines()), end="")


def _print_corrections(corrections: list[dict[str, Any]], margin: str) -> None:
    for correction in corrections:
        print(f"{margin}{describe_correction(PrintCorrection(**correction))}")


def _print_clauses(corpus: Corpus, numbers: Iterable[str]) -> None:
    """Clauses under their headings, a line a heading, in the order of the text."""
    lines: dict[str, list[str]] = {}
    for number in dict.fromkeys(numbers):
        clause = corpus.clause(number)
        near = (clause, *reversed(corpus.headed_by(clause))) if clause else ()
        heading = next(filter(None, (with_heading(corpus, passage).heading for passage in near)), "")
        lines.setdefault(heading, []).append(corpus.shown_number(number))
    for heading, shown in lines.items():
        print(f"    {comma_list(shown)}  {heading}".rstrip())
