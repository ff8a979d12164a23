"""`judgeapp show`: a clause with its subclauses, a passage, or a concept by its name."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from judgeapp.cli.arguments import letters
from judgeapp.cli.command import Command
from judgeapp.cli.localization import coded_words, in_language, in_words, source_status, worded, worded_code
from judgeapp.cli.output.passages import edition_line, heading_path, passage_json, stand_in_sentence
from judgeapp.cli.stores.concordance import opened_concordance
from judgeapp.cli.terminal import print_json, print_worded, warn, wrapped_to
from judgeapp.desk.folder import data_folder
from judgeapp.glossary.concept import Concept, ConceptGroup
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.messages.errors import NotFoundError
from judgeapp.messages.punctuation import comma_list, fact_list, labelled, semicolon_list, with_note
from judgeapp.rulebook.corpus import Corpus, editions_of_rules
from judgeapp.rulebook.our_words.readings import OurReading
from judgeapp.rulebook.passage import Passage
from judgeapp.search.question import parse_number, resolve

if TYPE_CHECKING:
    from judgeapp.editions.changes import Whereabouts

_WIDTH = 92  # letters on a line of a reading


def add(parser: Command) -> None:
    parser.add_argument("ref", type=letters)
    parser.set_run(run)


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
            today = [corpus.shown_number(f.number) for f in became]
            print_json({"passages": [], "became": today, "elsewhere": _elsewhere(rules, chosen)})
        else:
            _print_elsewhere(_elsewhere(rules, chosen))
        warn(error)
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
    """Places of a typed number in the other editions that are here."""
    number = parse_number(chosen.ref)
    corpus = rules.corpus
    if number is None:
        return []
    if len(editions_of_rules(corpus)) < 2:
        return list(_by_table(corpus, number.number))
    # Imported only if there are two editions to compare: showing a clause stays quick.
    from judgeapp.cli.stores.alignments import alignments_to_newest
    from judgeapp.editions.changes import whereabouts

    alignments = alignments_to_newest(rules.corpus, rules.glossary, data_folder(chosen.data))
    return list(whereabouts(number.number, alignments))


def _by_table(corpus: Corpus, number: str) -> Iterator[Whereabouts]:
    """Places of a number by the numbers of the leading edition, whose text is not here."""
    from judgeapp.editions.alignment.alignment import Fate
    from judgeapp.editions.changes import Whereabouts

    leading = corpus.leading
    if leading is None or leading.named == corpus.built_in:
        return
    was = [base for clause in corpus.numbered(number) for base in corpus.base_numbers(clause)]
    old = tuple(base for base in was if "@" not in base)
    if was and old != (number,):
        fate = Fate.MOVED if old else Fate.NEW
        yield Whereabouts(number, leading.named, corpus.built_in, old, fate, not leading.inferred.isdisjoint(old))
    if number in leading.numbers and number not in old:
        new = leading.numbers[number]
        fate = Fate.MOVED if new else Fate.GONE
        yield Whereabouts(number, corpus.built_in, leading.named, new, fate, number in leading.inferred)


def _print_elsewhere(places: Sequence[Whereabouts]) -> None:
    for place in places:
        print(_describe_place(place))


def _describe_place(place: Whereabouts) -> str:
    """A number's place in another edition, in words."""
    texts = coded_words()["doubtful fates of a number" if place.doubtful else "fates of a number"]
    text = texts.get(place.fate, texts["any"])
    there = comma_list(place.numbers)
    return in_words(text, number=place.number, edition=place.edition, there=there, other=place.other)


def _concepts_named(glossary: Glossary, name: str) -> tuple[Concept, ...]:
    """The concepts that a name in any language is exactly; of words that define nothing none."""
    concepts = (glossary.concepts[i] for i in glossary.names.exactly(fold(name)))
    return tuple(c for c in concepts if c.group is not ConceptGroup.WORD)


def _show_concepts(corpus: Corpus, glossary: Glossary, concepts: Sequence[Concept], chosen: argparse.Namespace) -> int:
    # Imported only for a concept: showing a clause stays quick.
    from judgeapp.cli.output.concepts import concept_json, concept_lines

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
    official = worded("official") if source.official else worded("not official")
    title = fact_list((edition_line(corpus, first), source.date))
    if sentence := stand_in_sentence(corpus, first):
        print(sentence)
    standing = semicolon_list((source.title, labelled(official, source_status(source))))
    print(with_note(title, standing))
    if path := heading_path(corpus, first):
        print(path)
    changed: set[str] = set()
    shown = {number for p in passages for number in corpus.base_numbers(p)}
    for passage in passages:
        depth = len(passage.path) - len(first.path)
        texts = [*_change_lines(corpus, passage)] if passage.number not in changed else []
        changed.add(passage.number)
        texts += [line for text in reversed(corpus.texts(passage)) for line in _lines(text)]
        notes = (*_difference_lines(corpus, passage), *_reading_lines(corpus, passage, shown))
        for line in (*texts, *notes):
            print("  " * depth + line)
    if changes := first.changes:
        print(semicolon_list(change.described(first.number) for change in changes))
    if referring := corpus.referring(first):
        print_worded("referred to by: {referring}", referring=comma_list(p.number for p in referring))


def _change_lines(corpus: Corpus, passage: Passage) -> Iterator[str]:
    """Our wording of the leading edition, if its text isn't here and differs."""
    if corpus.leading is not None and (change := corpus.change_of(passage)) is not None:
        says = worded(
            "{number} in {edition}, our wording: {says}",
            number=passage.number,
            edition=corpus.leading.named,
            says=" ".join(block.text for block in change.blocks),
        )
        yield from (f"* {line}" for line in wrapped_to(says, _WIDTH, after="  "))


def _lines(passage: Passage) -> list[str]:
    lines = [f"{passage.number} {passage.heading}".strip()] if passage.heading else []
    for block in passage.blocks:
        head = passage.number if not lines else ""
        lines += f"{head} {block.text}".strip().split("\n")
    lines += (
        f"[{worded_code('notes of passages', n.kind, printed=n.printed, correct=n.correct or worded('missing'))}]"
        for n in passage.notes
    )
    return lines


def _difference_lines(corpus: Corpus, passage: Passage) -> Iterator[str]:
    for difference in corpus.differences_of(passage):
        yield f"| {difference.label}"
        text = corpus.with_shown_numbers(in_language(difference.says))[0]
        yield from (f"| {line}" for line in wrapped_to(text, _WIDTH, after="  "))


def _reading_lines(corpus: Corpus, passage: Passage, shown: Collection[str]) -> Iterator[str]:
    """Our readings of a clause, set off from its text by a stroke before each line; if one is about several clauses
    shown, the others refer to it."""
    for reading in corpus.readings_of(passage):
        if (at := reading.stands_at(shown)) not in corpus.base_numbers(passage):
            yield worded("| Our reading ({id}): see {at}", id=reading.id, at=corpus.shown_number(at))
            continue
        yield worded("| Our reading ({id})", id=reading.id)
        for line_of_reading in _describe_reading(reading):
            line_of_reading = corpus.with_shown_numbers(line_of_reading)[0]
            yield from (f"| {line}" for line in wrapped_to(line_of_reading, _WIDTH, after="  "))


def _describe_reading(reading: OurReading) -> Iterator[str]:
    yield worded("Question: {question}", question=in_language(reading.question))
    yield worded("Answer: {answer}", answer=in_language(reading.answer))
    yield worded("Because: {because}", because=in_language(reading.because))
    yield worded("The Comprehensive Rules: {rules}", rules=in_language(reading.rules))
    manual = with_note(in_language(reading.manual), comma_list(reading.passages))
    yield worded("The Japanese manual: {manual}{compared}", manual=manual, compared="")
    for ruling in reading.rulings:
        yield worded("Official answer {id}: {point}", id=ruling.id, point=in_language(ruling.point))
    yield worded("The other reading: {otherwise}", otherwise=in_language(reading.otherwise))
    yield worded("Played by: {scenarios}", scenarios=comma_list(reading.scenarios))
