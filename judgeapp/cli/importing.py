"""Commands that import files: their arguments, and for each file the progress and the result."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import asdict

from judgeapp.cli.command import Command
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.terminal import print_json, print_progress, print_worded, warn, warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.desk.imported.lists import own_shapes
from judgeapp.entries.importing import EntryKind, ImportReport, ImportTrouble, R, RecordStore, import_file
from judgeapp.entries.shape import read_shape, shape_text
from judgeapp.messages.punctuation import comma_list

_MAX_DOUBTS = 10  # doubts printed of a file
REPORTS = for_later(
    "JSON: a list with, for each file, file, by_line, new, updated, unchanged, bad,"
    " troubles (place, number, reason), doubtful, doubts (place, number, reason), languages,"
    " left_out, shape, lacks, mended. A place is a line number, or in an array the number of the entry."
)


def add_import(parser: Command, *, has_texts: bool = True) -> None:
    """Add files, and the options for all; their language only if they have texts in one."""
    parser.epilog = in_words(REPORTS)
    parser.add_file("files", nargs="+")
    parser.set_defaults(lang="")
    if has_texts:
        help_ = worded("language of the texts, such as en; by default detected from fields and letters")
        parser.add_argument("--lang", help=help_)
    parser.add_file("--mapping", worded("a YAML file that maps the fields of these files to ours"))


def import_all(chosen: argparse.Namespace, kind: EntryKind[R], store: RecordStore[R], what: str) -> int:
    """Import files and print a report of each. Returns the exit status: 1 if an entry was bad. `what`: tells how many
    were imported: "cards: {taken}"."""
    shape = None if chosen.mapping is None else read_shape(chosen.mapping, kind.fields)
    own = own_shapes(data_folder(chosen.data), kind.fields)

    def import_with_progress(file: Path) -> ImportReport:
        with percents(file.name) as show:
            return import_file(
                file,
                store,
                kind,
                language=chosen.lang,
                shape=shape,
                own=own,
                progress=lambda progress: show(progress.done, progress.size),
            )

    return print_reports(map(import_with_progress, chosen.files), what, json=chosen.json)


def print_reports(reports: Iterable[ImportReport], what: str, *, json: bool) -> int:
    """Print the report of each file as it comes. Returns the exit status."""
    printed = []
    for report in reports:
        printed.append(report)
        if not json:
            _print_report(report, what)
        _print_troubles(report)
    if json:
        print_json(printed)
    return 1 if any(report.bad for report in printed) else 0


@contextmanager
def percents(name: str) -> Iterator[Callable[[int, int], None]]:
    """Prints on a terminal how far a file is; the call takes the bytes done and all of them."""
    printed = -1

    def show_progress(done: int, size: int) -> None:
        nonlocal printed
        percent = 100 * done // max(1, size)
        if percent != printed:
            printed = percent
            print_progress(f"{name}: {percent} %")

    try:
        yield show_progress
    finally:
        print_progress("")


def _print_report(report: ImportReport, what: str) -> None:
    languages = comma_list(f"{count} {tag}" for tag, count in report.languages.items())
    by_language = f" ({languages})" if languages else ""
    print_worded(
        "{file}: {what}: {new} new, {updated} updated, {unchanged} unchanged; {bad} bad",
        what=in_words(what, taken=report.taken) + by_language,
        **asdict(report),
    )
    if report.shape:
        print_worded("  recognized as: {shape}", shape=shape_text(report.shape))
    if report.lacks:
        print_worded("  such files lack: {lacks}", lacks=shape_text(report.lacks))
    for slip, count in report.mended.items():
        print_worded("  corrected: {slip} ({count})", slip=slip, count=count)
    if report.doubtful:
        print_worded("  doubtful facts: {doubtful}", doubtful=report.doubtful)
        for doubt in report.doubts[:_MAX_DOUBTS]:
            print(f"    {doubt.number}, {_place(report, doubt)}: {doubt.reason}")
        if report.doubtful > _MAX_DOUBTS:
            print_worded("    and {more} more (--json lists them)", more=report.doubtful - _MAX_DOUBTS)
    if report.left_out:
        fields = comma_list(f"{field} ({count})" for field, count in report.left_out.items())
        print_worded("  fields not imported: {fields}", fields=fields[:500])


def _print_troubles(report: ImportReport) -> None:
    """Print the faults of entries on stderr."""
    for trouble in report.troubles:
        warn(f"{_where(report, trouble)}: {trouble.reason}")
    if report.bad > len(report.troubles):
        more = report.bad - len(report.troubles)
        warn_worded("judgeapp: {file}: and {more} more", file=report.file, more=more)


def _where(report: ImportReport, trouble: ImportTrouble) -> str:
    place = f"{report.file}:{trouble.place}"
    if not report.by_line:
        place = f"{report.file}: {_place(report, trouble)}"
    return f"{place}: {trouble.number}" if trouble.number else place


def _place(report: ImportReport, trouble: ImportTrouble) -> str:
    if report.by_line:
        return worded("line {place}", place=trouble.place)
    return worded("entry {place}", place=trouble.place)
