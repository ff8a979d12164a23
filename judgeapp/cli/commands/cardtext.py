"""`judgeapp cards explain` and `judgeapp cards coverage`: what is understood of card text."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
import yaml

from judgeapp.cards.card import cards_of
from judgeapp.cards.coverage import Agreement, Coverage, agreement, coverage
from judgeapp.cards.facts import guessed_language, read_entry, read_number
from judgeapp.cards.governing import governing
from judgeapp.cards.reading.caching import without_cache
from judgeapp.cards.reading.compiler import Part, ReadText, Understanding, read_text
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.words import part_words
from judgeapp.cards.record import CardRecord
from judgeapp.cards.teaching.phrase_file import plain_lesson
from judgeapp.cards.understanding import CardReading, read_card, speaker
from judgeapp.cards.vocabulary import words_of
from judgeapp.cli.commands.teaching import taught_in, taught_of
from judgeapp.cli.letters import letters
from judgeapp.cli.output import add_json, print_json
from judgeapp.cli.shelf import opened_cards
from judgeapp.desk.folder import write_whole
from judgeapp.engine.lang import Category
from judgeapp.entries.files import entry_file
from judgeapp.entries.mapping import SAME
from judgeapp.entries.values import FactError
from judgeapp.errors import InputError
from judgeapp.incoming import incoming_text

_WHERE = {
    "effect": "Effect",
    "inherited": "Inherited effect",
    "security": "Security effect",
    "option_effect": "Option part",
}


def add(subjects: Any) -> None:
    """Adds both to the subjects of `judgeapp cards`."""
    explaining = subjects.add_parser(
        "explain",
        help="show what is understood of a card or of a text",
        description="Show a text, what was read in it (as a tree of the effect language), the"
        " same printed back in today's words, and the clauses that govern each part. What is not"
        " understood is shown as such, and so is what is read only as you have taught it. Exit"
        " status 1 when something is not understood.",
        epilog="JSON: texts, each with number, where, language, text, state, parts (start, end,"
        " text, state, effect, printed, clauses: part and clauses; left: start, end, why;"
        " corrections: start, end, printed, read, why, of what is printed wrongly; taught: what of"
        " it is read as taught, each with language, wording, same, by, date, note), and"
        " lines (number, kind, text, understood, why, corrections).",
    )
    explaining.add_argument(
        "what",
        type=letters,
        nargs="+",
        metavar="NUMBER_OR_TEXT",
        help="a card number of the library, or a text",
    )
    explaining.add_argument(
        "--lang", type=letters, default="", help="language of the text; its letters tell"
    )
    add_json(explaining)
    explaining.set_defaults(run=_explain)
    covering = subjects.add_parser(
        "coverage",
        help="count what is understood of a card file, and list what is not",
        description="Count the effects and cards of a file that pass every gate: wholly read,"
        " one reading, says the same when printed and read again, is an effect that the engine"
        " runs. List the gaps, those first that would unlock most cards.",
        epilog="JSON: file, language, cards, cards_vanilla, cards_understood, effects,"
        " understood, partly, lines, lines_understood, faults (spans by gate), gaps (shape,"
        " cards, unlocks, example, number), bad (entries that are no card); with --against,"
        " agreement (compared, same, different); with --taught, taught (the effects that are"
        " understood only so). What was read before, by this very program and phrase book, is"
        " not read again; --fresh reads all.",
    )
    covering.add_argument("file", type=Path, metavar="FILE")
    covering.add_argument("--lang", required=True, choices=LANGUAGES, help="language of the texts")
    covering.add_argument("--gaps", type=int, default=40, help="how many to list (default 40)")
    covering.add_argument(
        "--fresh", action="store_true", help="read every text anew, also those read before"
    )
    covering.add_argument(
        "--taught",
        type=Path,
        metavar="FILE",
        help="count what is understood with the phrases of a phrase file",
    )
    covering.add_argument(
        "--against",
        type=Path,
        metavar="FILE",
        help="the same cards in the other language: whether the trees agree",
    )
    add_json(covering)
    covering.set_defaults(run=_coverage)


def add_filling(subjects: Any) -> None:
    """Adds `fill` to the subjects of `judgeapp cards`."""
    filling = subjects.add_parser(
        "fill",
        help="write the facts of cards into scenario files that name them by number",
        description="Write the facts of cards that scenario files give by their number alone"
        " ({number: BT1-010}) into these files, from the card library, so that they play without"
        " it. What else stands in them stays.",
        epilog="JSON: a list with, for each file, file and cards (name, number).",
    )
    filling.add_argument("files", nargs="+", type=Path, metavar="FILE")
    filling.add_argument("--lang", default="en", help="take the texts in it (default en)")
    add_json(filling)
    filling.set_defaults(run=_fill)


# -- explain ------------------------------------------------------------------------------


def _explain(chosen: argparse.Namespace) -> int:
    what = " ".join(chosen.what)
    cards = _cards(chosen, what)
    if cards is not None:
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
                f"text in {language} is not read", mend=f"Read are: {', '.join(LANGUAGES)}"
            )
        reading = read_text(what, language, taught_in(chosen))
        texts, lines = [_text_json(reading, "", "text")], []
    flat = [line for one in lines for line in one]
    if chosen.json:
        print_json({"texts": texts, "lines": flat})
    else:
        for text in texts:
            _print_text(text)
        if not texts and not flat:
            print("There is no text on this card.")
        for line in flat:
            told = "understood" if line["understood"] else f"not understood ({line['why']})"
            print(f"{line['kind']}: {line['text']}\n    {told}")
            _print_corrections(line["corrections"], "    ")
    understood = all(t["state"] == Understanding.UNDERSTOOD for t in texts) and all(
        line["understood"] for line in flat
    )
    return 0 if understood else 1


def _cards(chosen: argparse.Namespace, what: str) -> list[CardReading] | None:
    """The cards of the library with a number; None if it is no number."""
    try:
        number = read_number(what)
    except FactError:
        return None
    with opened_cards(chosen) as library:
        kept = library.of(number)
        known = words_of(k.record for k in library.all())
    if not kept:
        raise InputError(f"the card library has no card {number}")
    wanted = [k.record for k in kept if chosen.lang in ("", k.record.language)]
    if not wanted:
        has = ", ".join(k.record.language for k in kept)
        raise InputError(f"{number} is not in the library in {chosen.lang}", mend=f"It has: {has}")
    taught = taught_in(chosen)
    return [read_card(record, taught, known) for record in wanted]


def _text_json(
    reading: ReadText, number: str, where: str, of: Category = Category.DIGIMON
) -> dict[str, Any]:
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
        "clauses": [
            {"part": governed.part, "clauses": governed.clauses}
            for governed in governing(part.effect)
        ],
        "left": [
            {"start": left.start, "end": left.end, "why": left.why.value} for left in part.left
        ],
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
    where = _WHERE.get(text["where"], "Text")
    number = f"{text['number']} " if text["number"] else ""
    print(f"{number}{where} ({text['language']}): {text['state']}")
    for part in text["parts"]:
        print(f"\n  {part['text']}")
        _print_corrections(part["corrections"], "  ")
        for left in part["left"]:
            span = text["text"][left["start"] : left["end"]].strip()
            print(f"  not understood ({left['why']}): {span}")
        if part["printed"]:
            print(f"  printed back: {part['printed']}")
        for lesson in part["taught"]:
            print(f"  as taught: {Lesson(**lesson).told}")
        tree = yaml.safe_dump(
            msgspec.json.decode(msgspec.json.encode(part["effect"])),
            allow_unicode=True, sort_keys=False, default_flow_style=None, width=96,
        )  # fmt: skip
        print("".join(f"    {line}\n" for line in tree.splitlines()), end="")
        for governed in part["clauses"]:
            print(f"    {', '.join(governed['clauses'])}: {governed['part']}")
    print()


def _print_corrections(corrections: list[dict[str, Any]], margin: str) -> None:
    for one in corrections:
        why = one["why"].replace("-", " ")
        print(f"{margin}read as: {one['printed']!r} is read as {one['read']!r} ({why})")


def _fill(chosen: argparse.Namespace) -> int:
    from judgeapp.scenario.filling import fill
    from judgeapp.scenario.limits import MOST_BYTES

    told, taught = [], taught_in(chosen)
    with opened_cards(chosen) as library:
        known = words_of(kept.record for kept in library.all())

        def find(number: str) -> CardRecord | None:
            try:
                kept = library.of(read_number(number))
            except FactError:
                return None
            card = cards_of([one.record for one in kept]).get(number)
            return card.completed(chosen.lang) if card else None

        for file in chosen.files:
            text = incoming_text(file, MOST_BYTES)
            filled = fill(text, str(file), find, taught, known)
            if filled.cards:
                # Where a link leads to, and not the link.
                write_whole(file.resolve(), filled.text.encode(), "the scenario")
            told.append((str(file), filled.cards))
    if chosen.json:
        print_json(
            [
                {"file": name, "cards": [{"name": n, "number": number} for n, number in cards]}
                for name, cards in told
            ]
        )
    else:
        for name, cards in told:
            names = ", ".join(f"{card} ({number})" for card, number in cards)
            print(f"{name}: {names or 'no card is given by its number'}")
    return 0


# -- coverage -----------------------------------------------------------------------------


def _coverage(chosen: argparse.Namespace) -> int:
    if chosen.gaps < 0:
        raise InputError("a number of gaps must be at least 0", where="--gaps")
    bad: list[str] = []
    records = list(_records(chosen.file, chosen.lang, bad))
    taught = taught_of(chosen.taught) if chosen.taught is not None else ()
    agreed = None
    with without_cache() if chosen.fresh else nullcontext():
        found = coverage(records, chosen.gaps, taught)
        if chosen.against is not None:
            other = next(language for language in LANGUAGES if language != chosen.lang)
            agreed = agreement(records, list(_records(chosen.against, other, bad)))
    if chosen.json:
        told = {"file": str(chosen.file), "language": chosen.lang, **msgspec.to_builtins(found)}
        print_json({**told, "bad": len(bad), "agreement": agreed})
    else:
        _print_coverage(found, agreed)
        if chosen.taught is not None:
            print(f"effects understood only as {chosen.taught} teaches: {found.taught}")
    for trouble in bad:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    return 0


def _records(file: Path, language: str, bad: list[str]) -> Iterator[CardRecord]:
    """The cards of a file; of what is no card, where and why goes to `bad`."""
    for entry in entry_file(file).entries():
        try:
            if entry.problem:
                raise FactError(entry.problem)
            yield read_entry(SAME.entry(entry.value), language).record
        except FactError as error:
            bad.append(f"{file}:{entry.place}: {error}")


def _print_coverage(found: Coverage, agreed: Agreement | None) -> None:
    print(
        f"cards understood: {found.cards_understood} of {found.cards}"
        f" ({_share(found.cards_understood, found.cards)}; {found.cards_vanilla} have no text)"
    )
    print(
        f"effects understood: {found.understood} of {found.effects}"
        f" ({_share(found.understood, found.effects)}); partly: {found.partly}"
    )
    print(f"special lines understood: {found.lines_understood} of {found.lines}")
    print("spans that are not, by the gate that they fail:")
    for fault, count in found.faults.items():
        print(f"  {count:6} {fault}")
    if agreed is not None:
        print(
            f"cards understood in both languages: {agreed.compared}; the trees agree for"
            f" {agreed.same} ({_share(agreed.same, agreed.compared)})"
        )
        print(f"  they differ for: {', '.join(agreed.different) or 'none'}")
    print("gaps: unlocks this many cards, is on so many, what:")
    for gap in found.gaps:
        print(f"  {gap.unlocks:4} {gap.cards:5} {gap.shape[:150]} ({gap.number})")


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "none"
