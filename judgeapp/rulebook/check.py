"""Proof that nothing of a source was lost: each character is in a passage or in named residue; and that our readings
name only real things."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum

import msgspec
from msgspec import Struct

from judgeapp.rulebook.corpus import RULES, Corpus, parse_source
from judgeapp.rulebook.history import load_renumbering
from judgeapp.rulebook.manifest import Counts, Rulebook
from judgeapp.rulebook.our_words.readings import FIRST_LANGUAGE, OurReading
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.passage import Block, PassageKind


class FaultKind(StrEnum):
    CHANGED = "changed"  # not the file that the manifest describes
    COUNT = "count"  # a count differs from the manifest's
    LOST = "lost"  # characters that are in no passage and no residue
    TWICE = "twice"  # characters in two places
    UNEXPLAINED = "unexplained"  # residue without a reason
    ALTERED = "altered"  # a passage doesn't show what its part of the file says
    IDENTITY = "identity"  # a repeated id, or a passage without a parent
    NUMBERING = "numbering"  # a clause number is missing among its neighbours
    REFERENCE = "reference"  # a cross reference, renumbering or reading points to no clause
    EMPTY = "empty"  # a reading lacks a required part
    DIFFERENT = "different"  # our rendering has another number, reference, keyword or timing
    SCENARIO = "scenario"  # a reading names a scenario that doesn't exist
    WORD = "word"  # our rendering doesn't use the game's word


class CorpusFault(Struct, frozen=True):
    """Fault of the corpus. `where` is a line of the file ("line 12"), a passage id, the id of a reading, or of our
    rendering the number of a clause."""

    kind: FaultKind
    where: str
    detail: str


_EXCERPT_LETTERS = 30
# The number of an official question and answer.
_RULING = re.compile(r"Q\d+")


class SourceReport(Struct, frozen=True):
    source: str
    counts: Counts
    residue: dict[str, int]  # characters without white space, by reason
    named: int
    traced: int  # of an update history: numbers named, and how many are clauses of today
    faults: tuple[CorpusFault, ...]


def check_source(source: Rulebook, text: str) -> SourceReport:
    """Take a source apart and look for everything that should not be."""
    parsed = parse_source(source, text)
    counts = count(parsed, text)
    faults = (
        *_identity(source, text),
        *_counts(source.counts, counts),
        *coverage_faults(parsed, text),
        *_display(parsed, text),
        *tree_faults(parsed),
        *(numbering_faults(parsed) if source.key == RULES else ()),
        *(_references(parsed) if source.key == RULES else ()),
    )
    numbers = {p.number for p in parsed.passages}
    landed = [n for e in parsed.history.entries for n in e.lands_on]
    return SourceReport(
        source=source.key,
        counts=counts,
        residue=dict(_residue(parsed, text)),
        named=len(landed),
        traced=sum(n in numbers for n in landed),
        faults=faults,
    )


def count(parsed: ParsedSource, text: str) -> Counts:
    passages = parsed.passages
    numbered = [p for p in passages if p.number and p.kind is not PassageKind.ENTRY]
    above = {p.path[-1] for p in passages if p.path}
    clauses = [p for p in numbered if p.path]
    return Counts(
        characters=_weight(text),
        passages=len(passages),
        chapters=len(numbered) - len(clauses),
        clauses=len(clauses),
        leaves=sum(p.id not in above for p in clauses),
        examples=sum(bool(p.examples) for p in passages),
        references=sum(_references_in(b) for p in passages for b in p.blocks),
        targets=sum(1 for p in passages for _ in p.links()),
        readings=sum(len(b.readings) for p in passages for b in p.blocks),
        entries=sum(p.kind is PassageKind.ENTRY for p in passages),
    )


class ReadingsReport(Struct, frozen=True):
    """Counts of our readings, and their faults."""

    readings: int
    clauses: int
    rulings: int
    scenarios: int | None  # how many files play them; None when there was no folder to look for them in
    faults: tuple[CorpusFault, ...]


def check_readings(readings: Sequence[OurReading], corpus: Corpus, scenarios: Collection[str] | None) -> ReadingsReport:
    """Find readings that name missing things or leave out something required.

    `scenarios`: the existing names ("folder/name"); None if they can't be known."""
    played = {name for r in readings for name in r.scenarios}
    return ReadingsReport(
        readings=len(readings),
        clauses=len({number for r in readings for number in r.clauses}),
        rulings=len({ruling.id for r in readings for ruling in r.rulings}),
        scenarios=None if scenarios is None else len(played),
        faults=(
            *_twice(readings),
            *(fault for r in readings for fault in _emptiness(r, corpus)),
            *(fault for r in readings for fault in _names(r, corpus, scenarios)),
        ),
    )


def _twice(readings: Sequence[OurReading]) -> Iterator[CorpusFault]:
    for name, times in Counter(r.id for r in readings).items():
        if times > 1:
            yield CorpusFault(FaultKind.IDENTITY, name, f"{times} readings have this id")


def _emptiness(reading: OurReading, corpus: Corpus) -> Iterator[CorpusFault]:
    """Missing texts that a judge needs, in any language."""
    for name, entries in (("id", reading.id), ("clauses", reading.clauses), ("scenarios", reading.scenarios)):
        if not entries:
            yield CorpusFault(FaultKind.EMPTY, reading.id, f"{name} is empty")
    languages = {FIRST_LANGUAGE, *(s.language for s in corpus.manifest.sources)}
    for name, texts in reading.texts():
        if FIRST_LANGUAGE not in texts:
            yield CorpusFault(FaultKind.EMPTY, reading.id, f"{name} has no text in {FIRST_LANGUAGE!r}")
        else:
            for language in sorted(languages - texts.keys()):
                yield CorpusFault(FaultKind.EMPTY, reading.id, f"{name} has no text in {language!r}")
        for language, text in texts.items():
            if not text.strip():
                yield CorpusFault(FaultKind.EMPTY, reading.id, f"{name} is empty in {language!r}")
            if language not in languages:
                yield CorpusFault(FaultKind.REFERENCE, reading.id, f"{name}: no language {language!r}")


def _names(reading: OurReading, corpus: Corpus, scenarios: Collection[str] | None) -> Iterator[CorpusFault]:
    """Clauses, passages, rulings and scenarios are there under the names that it gives."""
    for number in reading.clauses:
        if corpus.clause(number) is None:
            yield CorpusFault(FaultKind.REFERENCE, reading.id, f"there is no clause {number}")
    for passage in reading.passages:
        if passage not in corpus.passages:
            yield CorpusFault(FaultKind.REFERENCE, reading.id, f"there is no passage {passage!r}")
    for ruling in reading.rulings:
        if not _RULING.fullmatch(ruling.id):
            yield CorpusFault(FaultKind.REFERENCE, reading.id, f"{ruling.id!r} is no ruling's number")
    for name in reading.scenarios:
        if scenarios is not None and name not in scenarios:
            yield CorpusFault(FaultKind.SCENARIO, reading.id, f"there is no scenario {name!r}")


def _references_in(block: Block) -> int:
    """References of a block; one bracket that names two clauses is one reference."""
    return sum(
        last is None or "）" in block.text[last.end : link.start]
        for last, link in zip((None, *block.links), block.links, strict=False)
    )


def _identity(source: Rulebook, text: str) -> Iterator[CorpusFault]:
    digest = hashlib.sha256(text.encode("utf-8")).hexdigest()
    if digest != source.sha256:
        yield CorpusFault(FaultKind.CHANGED, source.file, f"its SHA-256 is {digest}")


def _counts(expected: Counts, counted: Counts) -> Iterator[CorpusFault]:
    was, now = msgspec.structs.asdict(expected), msgspec.structs.asdict(counted)
    for name, number in was.items():
        if now[name] != number:
            yield CorpusFault(FaultKind.COUNT, name, f"{now[name]} instead of {number}")


def coverage_faults(parsed: ParsedSource, text: str) -> Iterator[CorpusFault]:
    """Every character other than white space belongs to exactly one place."""
    stretches = sorted(
        [(s.start, s.end) for spans in parsed.spans.values() for s in spans]
        + [(r.start, r.end) for r in parsed.residue]
    )
    at = 0
    for start, end in [*stretches, (len(text), len(text))]:
        if lost := text[at:start].strip():
            yield CorpusFault(FaultKind.LOST, _line(text, at), _excerpt(lost))
        if start < at and text[start : min(at, end)].strip():
            yield CorpusFault(FaultKind.TWICE, _line(text, start), _excerpt(text[start:at]))
        at = max(at, end)
    for residue in parsed.residue:
        if not residue.reason:
            yield CorpusFault(
                FaultKind.UNEXPLAINED, _line(text, residue.start), _excerpt(text[residue.start : residue.end])
            )


def _display(parsed: ParsedSource, text: str) -> Iterator[CorpusFault]:
    """A passage prints exactly what its part of the file has, white space apart."""
    for passage in parsed.passages:
        spans = parsed.spans.get(passage.id, ())
        source = without_spaces("".join(text[s.start : s.end] for s in spans))
        shown = without_spaces(passage.printed())
        if source != shown:
            at = next(
                (i for i, (a, b) in enumerate(zip(source, shown, strict=False)) if a != b), min(len(source), len(shown))
            )
            yield CorpusFault(
                FaultKind.ALTERED,
                passage.id,
                f"{_excerpt(source[at:])!r} in the file, {_excerpt(shown[at:])!r} in the passage",
            )


def tree_faults(parsed: ParsedSource) -> Iterator[CorpusFault]:
    ids = Counter(p.id for p in parsed.passages)
    for passage_id, times in ids.items():
        if times > 1:
            yield CorpusFault(FaultKind.IDENTITY, passage_id, f"{times} passages have this id")
    for passage in parsed.passages:
        for above in passage.path:
            if above not in ids:
                yield CorpusFault(FaultKind.IDENTITY, passage.id, f"it stands under {above}, which is missing")


def numbering_faults(parsed: ParsedSource) -> Iterator[CorpusFault]:
    """Clauses under one number are counted 1, 2, 3 without a gap."""
    expected: Counter[str] = Counter()
    for passage in parsed.passages:
        if not passage.number:
            continue
        head, _, last = passage.number.rpartition("-")
        expected[head] += 1
        if int(last) != expected[head]:
            wanted = f"{head}-{expected[head]}" if head else str(expected[head])
            yield CorpusFault(FaultKind.NUMBERING, passage.id, f"{wanted} should stand here")
            expected[head] = int(last)


def _references(parsed: ParsedSource) -> Iterator[CorpusFault]:
    numbers = {p.number for p in parsed.passages if p.number}
    for passage in parsed.passages:
        for link in passage.links():
            if link.target not in numbers:
                yield CorpusFault(FaultKind.REFERENCE, passage.id, f"it refers to {link.target}")
    for row in load_renumbering().rows:
        if row.new not in numbers:
            yield CorpusFault(FaultKind.REFERENCE, f"renumbering of {row.old}", f"it leads to {row.new}")


def _residue(parsed: ParsedSource, text: str) -> Counter[str]:
    weights: Counter[str] = Counter()
    for residue in parsed.residue:
        weights[residue.reason] += _weight(text[residue.start : residue.end])
    return weights


def _line(text: str, position: int) -> str:
    while position < len(text) and text[position].isspace():
        position += 1
    return f"line {text.count(chr(10), 0, position) + 1}"


def _weight(text: str) -> int:
    return len(without_spaces(text))


def _excerpt(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _EXCERPT_LETTERS else line[:_EXCERPT_LETTERS] + "…"


def without_spaces(text: str) -> str:
    return "".join(text.split())
