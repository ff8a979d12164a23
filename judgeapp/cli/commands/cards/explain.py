"""`judgeapp cards explain`: what is understood of a card or a text."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec
import yaml

from judgeapp.cards.facts import read_number
from judgeapp.cards.governing import governing
from judgeapp.cards.reading.compiler import Part, ReadText, Understanding, read_text
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.words import part_words
from judgeapp.cards.teaching.phrase_file import plain_lesson
from judgeapp.cards.understanding import CardReading, read_card, speaker
from judgeapp.cards.vocabulary import words_of
from judgeapp.cli.arguments import letters
from judgeapp.cli.command import Command
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.cards import opened_cards
from judgeapp.cli.stores.lessons import load_taught
from judgeapp.cli.terminal import add_json, print_json
from judgeapp.engine.lang import Category
from judgeapp.entries.values import FactError
from judgeapp.language.folding import guessed_language
from judgeapp.messages.errors import InputError

_WHERE = {
    "effect": for_later("Effect"),
    "inherited": for_later("Inherited effect"),
    "security": for_later("Security effect"),
    "option_effect": for_later("Option part"),
}


def add(parser: Command) -> None:
    parser.description = worded(
        "Show a text, what was read in it (as a tree of the effect language), the same"
        " printed back in today's words, and the clauses that govern each part. What is not"
        " understood is shown as such, and so is what is read only as you have taught it."
        " Exit status 1 when something is not understood."
    )
    parser.epilog = worded(
        "JSON: texts, each with number, where, language, text, state, parts (start, end,"
        " text, state, effect, printed, clauses: part and clauses; left: start, end, why;"
        " corrections: start, end, printed, read, why, of what is printed wrongly; taught:"
        " what of it is read as taught, each with language, wording, same, by, date, note),"
        " and lines (number, kind, text, understood, why, corrections)."
    )
    parser.add_argument(
        "what",
        type=letters,
        nargs="+",
        metavar="NUMBER_OR_TEXT",
        help=worded("a card number of the library, or a text"),
    )
    parser.add_argument("--lang", type=letters, default="", help=worded("language of the text; its letters tell"))
    add_json(parser)
    parser.set_defaults(run=_explain)


def _explain(chosen: argparse.Namespace) -> int:
    what = " ".join(chosen.what)
    numbers = _numbers(what, chosen.what)
    cards = [card for number in numbers for card in _cards(chosen, number)]
    if numbers:
        texts = [
            _text_json(reading, card.record.number, where, speaker(card.record.category, where))
            for card in cards
            for where, reading in card.readings
        ]
        lines = [_line_json(card) for card in cards]
    else:
        if not what.strip():
            raise InputError("there is no text to explain")
        language = chosen.lang or guessed_language((what,))
        if language not in LANGUAGES:
            raise InputError(
                "text in {language} is not read",
                mend="Read are: {known}",
                language=language,
                known=", ".join(LANGUAGES),
            )
        reading = read_text(what, language, load_taught(chosen))
        texts, lines = [_text_json(reading, "", "text")], []
    flat = [line for group in lines for line in group]
    if chosen.json:
        print_json({"texts": texts, "lines": flat})
    else:
        for text in texts:
            _print_text(text)
        if not texts and not flat:
            print(worded("There is no text on this card."))
        for line in flat:
            verdict = worded("understood")
            if not line["understood"]:
                verdict = worded("not understood ({why})", why=line["why"])
            print(f"{line['kind']}: {line['text']}\n    {verdict}")
            _print_corrections(line["corrections"], "    ")
    understood = all(t["state"] == Understanding.UNDERSTOOD for t in texts) and all(line["understood"] for line in flat)
    return 0 if understood else 1


def _numbers(what: str, words: Sequence[str]) -> tuple[str, ...]:
    """The card number, or the numbers, that were typed; none where a text was."""
    for typed in ((what,), words):
        try:
            return tuple(map(read_number, typed))
        except FactError:
            pass
    return ()


def _cards(chosen: argparse.Namespace, number: str) -> list[CardReading]:
    """The cards of the library with a number."""
    with opened_cards(chosen) as library:
        kept = library.of(number)
        known = words_of(k.record for k in library.all())
    if not kept:
        raise InputError("the card library has no card {number}", number=number)
    wanted = [k.record for k in kept if chosen.lang in ("", k.record.language)]
    if not wanted:
        has = ", ".join(k.record.language for k in kept)
        raise InputError(
            "{number} is not in the library in {lang}", mend="It has: {has}", number=number, lang=chosen.lang, has=has
        )
    taught = load_taught(chosen)
    return [read_card(record, taught, known) for record in wanted]


def _text_json(reading: ReadText, number: str, where: str, of: Category = Category.DIGIMON) -> dict[str, Any]:
    """of -- the kind of card that says it: "this Tamer\""""
    return {
        "number": number,
        "where": where,
        "language": reading.language,
        "text": reading.text,
        "state": reading.state,
        "parts": [_part_json(reading, part, of) for part in reading.parts],
    }


def _part_json(reading: ReadText, part: Part, of: Category) -> dict[str, Any]:
    return {
        "start": part.start,
        "end": part.end,
        "text": reading.text[part.start : part.end].strip(),
        "state": part.state,
        "effect": msgspec.to_builtins(part.effect),
        "printed": part_words(reading, part, of),
        "clauses": [{"part": governed.part, "clauses": governed.clauses} for governed in governing(part.effect)],
        "left": [{"start": left.start, "end": left.end, "why": left.why.value} for left in part.left],
        "corrections": msgspec.to_builtins(reading.corrections_in(part)),
        "taught": [plain_lesson(lesson) for lesson in part.taught],
    }


def _line_json(card: CardReading) -> list[dict[str, Any]]:
    return [
        {
            "number": card.record.number,
            "kind": line.kind,
            "text": line.text,
            "understood": line.means is not None,
            "why": line.why.value if line.why else "",
            "corrections": msgspec.to_builtins(line.corrections),
        }
        for line in card.lines
    ]


def _print_text(text: dict[str, Any]) -> None:
    where = in_words(_WHERE.get(text["where"], for_later("Text")))
    number = f"{text['number']} " if text["number"] else ""
    print(f"{number}{where} ({text['language']}): {text['state']}")
    for part in text["parts"]:
        print(f"\n  {part['text']}")
        _print_corrections(part["corrections"], "  ")
        for left in part["left"]:
            span = text["text"][left["start"] : left["end"]].strip()
            print(worded("  not understood ({why}): {span}", why=left["why"], span=span))
        if part["printed"]:
            print(worded("  printed back: {printed}", printed=part["printed"]))
        for lesson in part["taught"]:
            print(worded("  as taught: {told}", told=Lesson(**lesson).summary))
        tree = yaml.safe_dump(
            msgspec.json.decode(msgspec.json.encode(part["effect"])),
            allow_unicode=True,
            sort_keys=False,
            default_flow_style=None,
            width=96,
        )
        print("".join(f"    {line}\n" for line in tree.splitlines()), end="")
        for governed in part["clauses"]:
            print(f"    {', '.join(governed['clauses'])}: {governed['part']}")
    print()


def _print_corrections(corrections: list[dict[str, Any]], margin: str) -> None:
    for correction in corrections:
        why = correction["why"].replace("-", " ")
        print(
            worded(
                "{margin}read as: {printed!r} is read as {read!r} ({why})",
                margin=margin,
                printed=correction["printed"],
                read=correction["read"],
                why=why,
            )
        )
