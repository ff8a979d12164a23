"""`judgeapp corpus check`: prove that no text of the sources was lost, that our readings refer only to what exists, and
that our rendering has the numbers and terms of the source."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import asdict

from judgeapp.cli.command import Command
from judgeapp.cli.localization import for_later, in_words, worded, worded_code
from judgeapp.cli.terminal import print_json, print_worded, warn
from judgeapp.glossary.comparing import RenderingReport, check_rendering
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulebook.check import ReadingsReport, SourceReport, check_readings, check_source
from judgeapp.rulebook.corpus import load_corpus
from judgeapp.rulebook.manifest import Rulebook, corpus_file, load_manifest
from judgeapp.rulebook.our_words.readings import load_readings
from judgeapp.rulebook.our_words.rendering import load_explained, load_renderings, load_word_choices

# A checkout has the scenarios beside the program; an installed program doesn't.
_CHECKOUT = Path(__file__).resolve().parents[4]
_SCENARIOS = _CHECKOUT / "tests" / "scenarios"
_SCENES = _CHECKOUT / "rules_corpus" / "scenes"


def add(parser: Command) -> None:
    parser.add_argument("--sources", type=Path, metavar="FOLDER")
    parser.add_argument("--scenarios", type=Path, metavar="FOLDER")
    parser.set_run(run)


def run(chosen: argparse.Namespace) -> int:
    reports = [check_source(source, _text(source, chosen.sources)) for source in load_manifest().sources]
    corpus = load_corpus()
    readings = check_readings(load_readings(), corpus, _scenarios(chosen.scenarios))
    rendering = check_rendering(corpus, Glossary.load(), load_renderings(), load_explained(), load_word_choices())
    faults = [(r.source, fault) for r in reports for fault in r.faults]
    faults += (("readings", fault) for fault in readings.faults)
    faults += (("rendering", fault) for fault in rendering.faults)
    if chosen.json:
        print_json({"ok": not faults, "sources": reports, "readings": readings, "rendering": rendering})
    else:
        for report in reports:
            _print(report)
        _print_readings(readings)
        _print_rendering(rendering)
    for source, fault in faults:
        warn(f"{source}: {fault.kind.value}: {fault.where}: {fault.detail}")
    return 1 if faults else 0


def _text(source: Rulebook, folder: Path | None) -> str:
    if folder is None:
        return corpus_file(source.file).decode("utf-8")
    file = folder / Path(source.file).name
    try:
        return file.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError("the source can't be read ({error})", where=str(file), error=error) from error


def _scenarios(folder: Path | None) -> frozenset[str] | None:
    if folder is None:
        if not _SCENARIOS.is_dir():
            return None
        return _names(_SCENARIOS) | _names(_SCENES)
    if not folder.is_dir():
        raise InputError("the folder doesn't exist", where=str(folder))
    return _names(folder)


def _names(folder: Path) -> frozenset[str]:
    return frozenset(file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.yaml"))


def _print(report: SourceReport) -> None:
    print(report.source)
    counted = asdict(report.counts)
    print(
        "  "
        + comma_list(
            worded_code("counts of a source", name, number=number) for name, number in counted.items() if number
        )
    )
    if report.named:
        print_worded("  update history: {traced} of {named} numbers are clauses today", **asdict(report))
    for reason, weight in sorted(report.residue.items()):
        print_worded("  residue: {weight:,} characters, {reason}", weight=weight, reason=reason or worded("NO REASON"))
    print(f"  {_faults(report.faults) or worded('nothing lost')}")


def _faults(faults: Sequence[object]) -> str:
    return worded("faults: {count}", count=len(faults)) if faults else ""


def _print_readings(report: ReadingsReport) -> None:
    print_worded("readings")
    counted = for_later("  {readings} readings, {clauses} clauses, {rulings} rulings, {scenarios} scenarios")
    if report.scenarios is None:
        counted = for_later(
            "  {readings} readings, {clauses} clauses, {rulings} rulings; scenarios not checked: there is no "
            "folder of them"
        )
    print(in_words(counted, **asdict(report)))
    print(f"  {_faults(report.faults) or worded('nothing missing')}")


def _print_rendering(report: RenderingReport) -> None:
    print_worded("rendering")
    print_worded(
        "  {rendered:,} of {clauses:,} clauses, {headings} headings, {signs:,} numbers,"
        " references, keywords, timings and areas compared",
        **asdict(report),
    )
    faults = _faults(report.faults) or worded("no difference")
    print_worded("  {faults}, {explained} explained", faults=faults, explained=report.explained)
