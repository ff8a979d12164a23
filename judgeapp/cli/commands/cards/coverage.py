"""`judgeapp cards coverage`: share of a card file understood."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import msgspec

from judgeapp.cards.coverage import Agreement, Coverage, agreement, coverage
from judgeapp.cards.facts import read_entry
from judgeapp.cards.fields import SHAPED
from judgeapp.cards.reading.caching import without_cache
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.parts import TextFault
from judgeapp.cards.reading.wording import describe_fault
from judgeapp.cards.record import CardRecord
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.lessons import read_taught
from judgeapp.cli.terminal import print_json, print_worded, warn
from judgeapp.entries.files import entry_file
from judgeapp.entries.recognition import shape_of
from judgeapp.entries.values import FactError
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list


def add(parser: Command) -> None:
    parser.add_file("file")
    parser.add_argument("--lang", required=True, choices=LANGUAGES)
    parser.add_argument("--gaps", type=int, default=40)
    parser.add_flag("--fresh")
    parser.add_file("--taught")
    parser.add_file("--against")
    parser.set_run(_coverage)


def _coverage(chosen: argparse.Namespace) -> int:
    if chosen.gaps < 0:
        raise InputError("the number of gaps must be at least 0", where="--gaps")
    bad: list[str] = []
    records = list(_records(chosen.file, chosen.lang, bad))
    taught = read_taught(chosen.taught) if chosen.taught is not None else ()
    agreed = None
    with without_cache() if chosen.fresh else nullcontext():
        result = coverage(records, chosen.gaps, taught)
        if chosen.against is not None:
            other = next(language for language in LANGUAGES if language != chosen.lang)
            agreed = agreement(records, list(_records(chosen.against, other, bad)))
    if chosen.json:
        output = {"file": str(chosen.file), "language": chosen.lang, **msgspec.to_builtins(result)}
        print_json({**output, "bad": len(bad), "agreement": agreed})
    else:
        _print_coverage(result, agreed)
        if chosen.taught is not None:
            print_worded("effects understood only with {file}: {count}", file=chosen.taught, count=result.taught)
    warn(*bad)
    return 0


def _records(file: Path, language: str, bad: list[str]) -> Iterator[CardRecord]:
    """Cards of a file; `bad` gets place and reason of every other entry."""
    shape = shape_of(file, SHAPED)
    for entry in entry_file(file, shape.records or "").entries():
        try:
            if entry.problem:
                raise FactError(entry.problem)
            yield read_entry(shape.entry(entry.value), language or shape.language).record
        except FactError as error:
            bad.append(f"{file}:{entry.place}: {error}")


def _print_coverage(result: Coverage, agreed: Agreement | None) -> None:
    counts = msgspec.structs.asdict(result)
    print_worded(
        "cards understood: {cards_understood} of {cards} ({share}; {cards_vanilla} have no text)",
        share=_share(result.cards_understood, result.cards),
        **counts,
    )
    print_worded(
        "effects understood: {understood} of {effects} ({share}); partly: {partly}",
        share=_share(result.understood, result.effects),
        **counts,
    )
    print_worded("special lines understood: {lines_understood} of {lines}", **counts)
    print_worded("passages not understood, by reason:")
    for fault, count in result.faults.items():
        print(f"  {count:6} {describe_fault(TextFault(fault))}")
    if agreed is not None:
        print_worded(
            "cards understood in both languages: {compared}; the trees agree for {same} ({share})",
            compared=agreed.compared,
            same=agreed.same,
            share=_share(agreed.same, agreed.compared),
        )
        print_worded("  different for: {different}", different=comma_list(agreed.different) or worded("none"))
    print_worded("gaps, each with the cards it would unlock, the cards that have it, and its wording:")
    for gap in result.gaps:
        print(f"  {gap.unlocks:4} {gap.cards:5} {gap.shape[:150]} ({gap.number})")


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else worded("none")
