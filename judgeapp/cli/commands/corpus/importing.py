"""`judgeapp corpus import`: import a rulebook."""

from __future__ import annotations

import argparse
from pathlib import Path

from msgspec.structs import asdict

from judgeapp.citations.saved import note_cited
from judgeapp.cli.command import Command
from judgeapp.cli.commands.corpus.editions import imported_json
from judgeapp.cli.localization import for_later, in_words, worded, worded_code
from judgeapp.cli.stores.alignments import alignments_to_newest
from judgeapp.cli.stores.opening import copy_before
from judgeapp.cli.stores.rules import opened_library
from judgeapp.cli.terminal import json_fields, print_json, print_progress, print_worded, warn
from judgeapp.desk.folder import data_folder, write_whole
from judgeapp.desk.imported.editions import import_edition
from judgeapp.editions.doubts import EditionReport
from judgeapp.editions.edition import EditionFacts, ImportedEdition, RulebookKind, SettledLine
from judgeapp.editions.importing import Cover, edition_of_file, read_rulebook
from judgeapp.editions.settling import read_settled, settle_file
from judgeapp.editions.taking_apart import read_edition
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message

_MAX_DOUBTS = 20  # doubtful lines printed


def add(parser: Command) -> None:
    parser.add_file("file")
    parser.add_argument("--edition", default="")
    parser.add_argument("--date", default="")
    parser.add_argument("--language", default="")
    parser.add_argument("--title", default="")
    parser.add_argument("--kind", choices=[kind.value for kind in RulebookKind])
    parser.add_file("--settle")
    parser.add_file("--doubts")
    parser.add_flag("--try", dest="only_try")
    parser.set_run(_import)


def _import(chosen: argparse.Namespace) -> int:
    read = read_rulebook(chosen.file)
    kind = RulebookKind(chosen.kind) if chosen.kind else read.kind
    facts = _facts(chosen, read.cover, kind)
    settled = read_settled(chosen.settle, list[SettledLine]) if chosen.settle is not None else ()
    edition = edition_of_file(read, facts, settled)
    report = read_edition(edition).report
    if chosen.doubts is not None:
        content = settle_file(report.doubts).encode()
        write_whole(chosen.doubts, content, message("the list of doubtful lines"))
    replaced = None
    if not chosen.only_try:
        folder = data_folder(chosen.data)
        copy_before(folder)
        warn(*note_cited(folder, opened_library(folder).corpus.plain))
        replaced = import_edition(edition, folder)
        library = opened_library(folder)
        if kind is RulebookKind.CLAUSES:
            _align(library, folder)
    if chosen.json:
        result = json_fields(report, "counts", "residue", "doubts", "stale", "faults")
        print_json(imported_json(edition) | {"replaced": replaced is not None} | result)
    else:
        _print(
            edition, report, worded("found") if chosen.only_try else worded("replaced") if replaced else worded("new")
        )
    for fault in report.faults:
        warn(f"{fault.kind.value}: {fault.where}: {fault.detail}")
    return 1 if report.faults else 0


def _facts(chosen: argparse.Namespace, cover: Cover, kind: RulebookKind) -> EditionFacts:
    """Facts of an edition as they are given, otherwise as its cover has them. Raises InputError for one that neither
    has."""
    title = chosen.title or cover.title
    if kind is RulebookKind.CLAUSES and not title:
        title = "Comprehensive Rules"
    return EditionFacts(
        title,
        _require(
            chosen.edition,
            cover.edition,
            message("the file doesn't say which edition it is"),
            message("Set it with --edition"),
        ),
        chosen.date or cover.date,
        _require(
            chosen.language,
            cover.language,
            message("the file doesn't say which language it is in"),
            message("Set it with --language"),
        ),
        kind,
    )


def _align(library: Library, folder: Path) -> None:
    """Align it with the others, so that no later call waits."""
    print_progress(worded("comparing its clauses with those of the other editions ..."))
    alignments_to_newest(library.corpus, library.glossary, folder)
    print_progress("")


def _require(option: str, on_cover: str, wrong: Message, mend: Message) -> str:
    if option or on_cover:
        return option or on_cover
    raise InputError(wrong, mend=mend)


def _print(edition: ImportedEdition, report: EditionReport, how: str) -> None:
    facts, counts = edition.facts, report.counts
    dated = f", {facts.date}" if facts.date else ""
    print(f"{edition.key}: {facts.title} {facts.edition}{dated}, {facts.language} ({how})")
    text = for_later("  {passages:,} passages, {characters:,} characters")
    if counts.clauses:
        text = for_later(
            "  {chapters:,} chapters, {clauses:,} clauses, {passages:,} passages, {characters:,} characters"
        )
    print(in_words(text, **asdict(counts)))
    for reason, weight in sorted(report.residue.items()):
        print_worded("  left out: {weight:,} characters, {reason}", weight=weight, reason=reason or worded("NO REASON"))
    _print_doubts(report)
    _print_stale(report)
    foreign = sum(doubt.kind.value == "figure" for doubt in report.doubts)
    verdict = worded("lines with numbers that may not belong to the text: {count}", count=foreign)
    if not foreign:
        verdict = worded("nothing lost")
    if report.faults:
        verdict = worded("faults: {count}", count=len(report.faults))
    print(f"  {verdict}")


def _print_doubts(report: EditionReport) -> None:
    for doubt in report.doubts[:_MAX_DOUBTS]:
        number = doubt.number or worded("the passage")
        why = worded_code("doubts of lines", doubt.kind, hint=doubt.hint, number=number, done=doubt.done.value)
        print_worded("  doubtful, page {page}, line {line}: {why}", page=doubt.page, line=doubt.line, why=why)
        print(f"    {doubt.text[:88]}")
    if len(report.doubts) > _MAX_DOUBTS:
        more = len(report.doubts) - _MAX_DOUBTS
        print_worded("  and {more:,} more doubtful lines (--doubts FILE writes all of them)", more=more)


def _print_stale(report: EditionReport) -> None:
    for reference in report.stale[:_MAX_DOUBTS]:
        where = reference.passage.partition(":")[2]
        titled = f" “{reference.title}”" if reference.title else ""
        meant = reference.correct or worded("nothing that exists")
        print_worded(
            "  stale: {where} refers to {printed}{titled}; that is {meant}",
            where=where,
            printed=reference.printed,
            titled=titled,
            meant=meant,
        )
    if len(report.stale) > _MAX_DOUBTS:
        print_worded("  and {stale:,} more stale references", stale=len(report.stale) - _MAX_DOUBTS)
