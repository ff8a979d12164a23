"""`judgeapp show`: a clause with what is below it, a passage, or a concept by its name."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from judgeapp.cli.command import Command
from judgeapp.cli.letters import letters
from judgeapp.cli.output import add_json, print_json
from judgeapp.cli.passages import heading_path, passage_json
from judgeapp.cli.shelves.concordance import opened_concordance
from judgeapp.desk.folder import data_folder
from judgeapp.errors import NotFoundError
from judgeapp.glossary.concept import Concept, ConceptGroup
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.editions import editions_of_rules
from judgeapp.rulebook.passage import NoteKind, Passage
from judgeapp.rulebook.readings import FIRST_LANGUAGE, OurReading
from judgeapp.search.question import parse_number
from judgeapp.search.resolving import resolve

if TYPE_CHECKING:
    from judgeapp.editions.whereabouts import Whereabouts

_WIDTH = 92  # letters of a line of a reading

_NOTES = {
    NoteKind.RENUMBERED: "printed as {printed}; it is {correct}",
    NoteKind.MISPRINT: "in this copy {printed}; read {correct}",
    NoteKind.STALE: "it refers to {printed}; what it names is {correct}",
}


def add(parser: Command) -> None:
    parser.description = (
        "Show a clause with everything below it (16-4), only the clause (16-4.), a"
        " passage by its id (manual-ja:keywords.6), a clause of an edition that was brought in"
        " (4.2:16-4), or a concept by its name in any language"
        " (blocker, 阻挡者). A clause is shown in our English rendering, then as its source has"
        " it."
    )
    parser.epilog = (
        "JSON: passages, each with id, number, heading, kind, language, source, path (from"
        " the outermost), blocks (kind, text, links, readings), notes, changes, referred_by (ids),"
        " readings (what we decided where the text leaves something open: id, clauses, question,"
        " answer, because, otherwise, rules, manual, each by language, scenarios, passages,"
        " rulings with id and point, settled: the later editions that leave it open no more),"
        " rendering (null, or our English text: language, heading, blocks), differences (id,"
        " clauses, passages, kind, says by language); became: today's numbers when there is nothing"
        " of that name; elsewhere, what a number is in the other editions that are here: number,"
        " edition, other, numbers, fate, doubtful; concepts, only when a name was given: id,"
        " group, names, readings, aliases, definition, clauses, passages, differences, engine"
        " (keyword, timing, action, applied, definitions, outside), scenes (key, title)."
    )
    parser.add_argument(
        "ref", type=letters, help="a clause number, a passage id, or a name of a concept"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    rules = opened_concordance(data_folder(chosen.data))
    corpus = rules.corpus
    if parse_number(chosen.ref) is None and chosen.ref not in corpus.passages:
        glossary = rules.glossary
        if concepts := _concepts_named(glossary, chosen.ref):
            return _show_concepts(corpus, glossary, concepts, chosen)
    try:
        passages = resolve(corpus, chosen.ref)
    except NotFoundError as error:
        if chosen.json:
            number = parse_number(chosen.ref)
            became = corpus.became(number.number) if number else ()
            today = [f.number for f in became]
            print_json({"passages": [], "became": today, "elsewhere": _elsewhere(rules, chosen)})
        else:
            _print_elsewhere(_elsewhere(rules, chosen))
        print(f"judgeapp: {error}", file=sys.stderr)
        return 1
    elsewhere = _elsewhere(rules, chosen)
    if chosen.json:
        shown = [passage_json(corpus, p) for p in passages]
        print_json({"passages": shown, "became": [], "elsewhere": elsewhere})
    else:
        _print(corpus, passages)
        _print_elsewhere(elsewhere)
    return 0


def _elsewhere(rules: Concordance, chosen: argparse.Namespace) -> list[Whereabouts]:
    """What a number that was typed is in the other editions that are here."""
    number = parse_number(chosen.ref)
    if number is None or len(editions_of_rules(rules.corpus)) < 2:
        return []
    # Only looked at where there are two: a clause is quick.
    from judgeapp.cli.shelves.linings import linings_to_newest
    from judgeapp.editions.whereabouts import whereabouts

    linings = linings_to_newest(rules.corpus, rules.glossary, data_folder(chosen.data))
    return list(whereabouts(number.number, linings))


def _print_elsewhere(found: Sequence[Whereabouts]) -> None:
    from judgeapp.editions.whereabouts import told

    for one in found:
        print(f"{told(one)}.")


def _concepts_named(glossary: Glossary, name: str) -> tuple[Concept, ...]:
    """The concepts that a name in any language is exactly; of words that define nothing none."""
    found = (glossary.concepts[i] for i in glossary.names.exactly(fold(name)))
    return tuple(c for c in found if c.group is not ConceptGroup.WORD)


def _show_concepts(
    corpus: Corpus, glossary: Glossary, concepts: Sequence[Concept], chosen: argparse.Namespace
) -> int:
    # What plays a concept is only loaded for one: a clause is quick.
    from judgeapp.cli.concepts import concept_json, concept_lines

    concordance = Concordance(corpus, glossary)
    folder = data_folder(chosen.data)
    if chosen.json:
        shown = [concept_json(corpus, concordance, c, folder) for c in concepts]
        print_json({"passages": [], "became": [], "concepts": shown})
    else:
        for concept in concepts:
            for line in concept_lines(corpus, concordance, concept, folder):
                print(line)
    return 0


def _print(corpus: Corpus, passages: tuple[Passage, ...]) -> None:
    first = passages[0]
    source = corpus.source(first)
    official = "official" if source.official else "not official"
    dated = f", {source.date}" if source.date else ""
    title = f"{source.english_title} {source.edition}{dated}"
    print(f"{title} ({source.title}; {official}: {source.status})")
    if path := heading_path(corpus, first):
        print(path)
    shown = {p.number for p in passages}
    for passage in passages:
        depth = len(passage.path) - len(first.path)
        texts = [line for text in reversed(corpus.texts(passage)) for line in _lines(text)]
        notes = (*_difference_lines(corpus, passage), *_reading_lines(corpus, passage, shown))
        for line in (*texts, *notes):
            print("  " * depth + line)
    if changes := first.changes:
        told = (f"{c.edition} ({c.kind.value} as {c.number})" for c in changes)
        print(f"changed in: {', '.join(told)}")
    if referring := corpus.referring(first):
        print(f"referred to by: {', '.join(p.number for p in referring)}")


def _lines(passage: Passage) -> list[str]:
    lines = [f"{passage.number} {passage.heading}".strip()] if passage.heading else []
    for block in passage.blocks:
        head = passage.number if not lines else ""
        lines += f"{head} {block.text}".strip().split("\n")
    lines += (
        f"[{_NOTES[n.kind].format(printed=n.printed, correct=n.correct or 'not there')}]"
        for n in passage.notes
    )
    return lines


def _difference_lines(corpus: Corpus, passage: Passage) -> Iterator[str]:
    for difference in corpus.differences_of(passage):
        yield f"| The sources differ ({difference.kind.value})"
        told = difference.says[FIRST_LANGUAGE]
        yield from (f"| {line}" for line in wrap(told, _WIDTH, subsequent_indent="  "))


def _reading_lines(corpus: Corpus, passage: Passage, shown: Collection[str]) -> Iterator[str]:
    """Our readings of a clause, told apart from its text by a stroke before each line; of one
    that is about several of the clauses shown the others say where it stands."""
    for reading in corpus.readings_of(passage):
        if (at := reading.stands_at(shown)) != passage.number:
            yield f"| Our reading ({reading.id}): see {at}"
            continue
        yield f"| Our reading ({reading.id})"
        for told in _reading_told(reading):
            yield from (f"| {line}" for line in wrap(told, _WIDTH, subsequent_indent="  "))


def _reading_told(reading: OurReading) -> Iterator[str]:
    yield f"Question: {reading.question[FIRST_LANGUAGE]}"
    yield f"Answer: {reading.answer[FIRST_LANGUAGE]}"
    yield f"Because: {reading.because[FIRST_LANGUAGE]}"
    yield f"The Comprehensive Rules: {reading.rules[FIRST_LANGUAGE]}"
    compared = f" ({', '.join(reading.passages)})" if reading.passages else ""
    yield f"The Japanese manual: {reading.manual[FIRST_LANGUAGE]}{compared}"
    for ruling in reading.rulings:
        yield f"Official answer {ruling.id}: {ruling.point[FIRST_LANGUAGE]}"
    yield f"The other reading: {reading.otherwise[FIRST_LANGUAGE]}"
    yield f"Played by: {', '.join(reading.scenarios)}"
