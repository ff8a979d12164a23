"""An edition from its lines to its passages, with the proof that nothing of them was lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from msgspec.structs import replace

from judgeapp.editions.doubts import Doubt, DoubtKind, EditionReport, ReadEdition, word_of
from judgeapp.editions.edition import EditionFacts, ImportedEdition, LineAction, PrintedLine, Provenance, RulebookKind
from judgeapp.editions.parsing.clauses import parse_clauses
from judgeapp.editions.parsing.headings import parse_headings
from judgeapp.editions.parsing.numbers import number_text, parts_of
from judgeapp.editions.parsing.references import with_references
from judgeapp.editions.parsing.taken_apart import TakenApart
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.check import (
    CorpusFault,
    FaultKind,
    count,
    coverage_faults,
    numbering_faults,
    tree_faults,
    without_spaces,
)
from judgeapp.rulebook.manifest import Counts, Origin, Rulebook

_UNNAMED = "\ufffd"
_MAX_SHOWN_LETTERS = 30  # letters shown of a difference
_OTHER_RULEBOOK_RANK = 6  # rank of other rulebooks: after all built-in ones
_NOWHERE = Provenance("", "", 0, 0, "", "")
_MIN_CLAUSES = 20  # clauses; a text with fewer, and with other lines, isn't the Comprehensive Rules


def text_of_lines(lines: Sequence[PrintedLine]) -> str:
    """All lines, one below the other: what positions of spans and residue count in."""
    return "\n".join(line.text for line in lines)


def kind_of(lines: Sequence[PrintedLine]) -> RulebookKind:
    facts = EditionFacts("-", "1", "", "en", RulebookKind.CLAUSES)
    made = _taken_apart(ImportedEdition(facts, _NOWHERE, tuple(lines)))
    numbers = [p.number for p in made.parsed.passages if p.number]
    below = sum("-" in number for number in numbers)
    most = below * 2 > sum(not line.aside for line in lines)
    return RulebookKind.CLAUSES if len(numbers) >= _MIN_CLAUSES or most else RulebookKind.HEADINGS


def read_edition(edition: ImportedEdition) -> ReadEdition:
    """Parse it. Raises InputError if the lines are no such rulebook, or the answers not about them."""
    made = _taken_apart(edition)
    if made.wrong:
        raise InputError("{wrong}", wrong=made.wrong, mend="If this is another kind of rulebook, specify it")
    text = text_of_lines(edition.lines)
    linked = with_references(made.parsed.passages, made.referring)
    counts = count(replace(made.parsed, passages=linked.passages), text)
    doubts = sorted((*made.doubts, *_unnamed(edition)), key=lambda d: d.line)
    report = EditionReport(counts, _residue(made, text), tuple(doubts), linked.stale, tuple(_faults(made, text)))
    return ReadEdition(_source(edition, counts), linked.passages, report)


def without_passages(edition: ImportedEdition, why: str) -> ReadEdition:
    """An edition that can't be parsed, with the reason in its origin and as its status."""
    counts = Counts(characters=0, passages=0)
    made = _source(edition, counts)
    assert made.imported is not None
    origin = replace(made.imported, unread=why)
    source = replace(made, status=f"not official: it can't be read ({why})", imported=origin)
    return ReadEdition(source, (), EditionReport(counts, {}, (), (), ()))


def _taken_apart(edition: ImportedEdition) -> TakenApart:
    word = word_of(edition.lines, edition.settled)
    starts = [0, *accumulate(len(line.text) + 1 for line in edition.lines)][:-1]
    take = {RulebookKind.CLAUSES: parse_clauses, RulebookKind.HEADINGS: parse_headings}[edition.facts.kind]
    return take(edition.facts, edition.lines, starts, word)


def _unnamed(edition: ImportedEdition) -> Iterator[Doubt]:
    """Lines with letters that the file does not name, if they count."""
    settled = {answer.line for answer in edition.settled}
    for index, line in enumerate(edition.lines, start=1):
        if _UNNAMED in line.text and not line.aside and index not in settled:
            yield Doubt(DoubtKind.GLYPH, index, line.page, line.text, LineAction.JOINED)


def _source(edition: ImportedEdition, counts: Counts) -> Rulebook:
    facts, provenance = edition.facts, edition.provenance
    is_clauses = facts.kind is RulebookKind.CLAUSES
    return Rulebook(
        key=edition.key,
        file=provenance.file,
        sha256=provenance.sha256,
        title=facts.title,
        english_title="Comprehensive Rules" if is_clauses else facts.title,
        publisher="",
        edition=facts.edition,
        date=facts.date,
        language=facts.language,
        official=False,
        status=f"brought in from {provenance.file}; not checked to be the official text",
        rank=1 if is_clauses else _OTHER_RULEBOOK_RANK,
        about="",
        counts=counts,
        comprehensive=is_clauses,
        imported=Origin(provenance.pages, provenance.size, provenance.imported[:10]),
    )


def _residue(made: TakenApart, text: str) -> dict[str, int]:
    weights: dict[str, int] = {}
    for span in made.parsed.residue:
        weight = len(without_spaces(text[span.start : span.end]))
        weights[span.reason] = weights.get(span.reason, 0) + weight
    return weights


def _faults(made: TakenApart, text: str) -> Iterator[CorpusFault]:
    yield from coverage_faults(made.parsed, text)
    yield from _altered(made, text)
    yield from tree_faults(made.parsed)
    if made.heads:
        yield from numbering_faults(made.parsed)


def _altered(made: TakenApart, text: str) -> Iterator[CorpusFault]:
    """Passages that differ from their part of the file, white space apart, or from the number printed there."""
    for passage in made.parsed.passages:
        spans = made.parsed.spans.get(passage.id, ())
        if (head := made.heads.get(passage.id)) is not None:
            printed = text[head.span.start : head.span.end]
            if printed and number_text(parts_of(printed)) != head.number:
                yield CorpusFault(FaultKind.ALTERED, passage.id, f"{printed!r} is printed")
            spans = spans[1:]
        source = without_spaces("".join(text[s.start : s.end] for s in spans))
        shown = without_spaces(passage.text)
        if source != shown:
            pairs = enumerate(zip(source, shown, strict=False))
            at = next((i for i, (a, b) in pairs if a != b), min(len(source), len(shown)))
            there, here = source[at : at + _MAX_SHOWN_LETTERS], shown[at : at + _MAX_SHOWN_LETTERS]
            yield CorpusFault(FaultKind.ALTERED, passage.id, f"{there!r} in the file, {here!r} in the passage")
