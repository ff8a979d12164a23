"""A concept as `judgeapp show` prints it: names, definition, clauses, passages, engine, scenes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judgeapp.cli.localization import for_later, in_language, in_words, worded
from judgeapp.cli.terminal import json_fields, wrapped_to
from judgeapp.desk.languages import LANGUAGES
from judgeapp.glossary.concept import Concept, group_name, load_definitions
from judgeapp.glossary.concordance import Concordance
from judgeapp.ledger.ledger import InEngine, in_engine, statement
from judgeapp.messages.punctuation import comma_list, labelled, semicolon_list, with_note
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.our_words.differences import SourceDifference
from judgeapp.table.scene import Scene, of_concept
from judgeapp.table.scenes import own_scenes, ready_scenes

_WIDTH = 92


def concept_json(corpus: Corpus, concordance: Concordance, concept: Concept, folder: Path) -> dict[str, Any]:
    """A concept as scripts see it; the shape is stable."""
    return {
        **json_fields(concept, "id", "group", "names", "readings", "aliases"),
        "definition": load_definitions(concept.group).get(concept.id, {}),
        "clauses": corpus.shown_numbers(concept.clauses),
        "passages": [p.id for p in concordance.headed_by(concept)],
        "differences": corpus.differences_of_concept(concept.clauses),
        "engine": in_engine(corpus, concept, statement()),
        "scenes": [json_fields(scene, "key", "title") for scene in _scenes(concept, folder)],
    }


def concept_lines(corpus: Corpus, concordance: Concordance, concept: Concept, folder: Path) -> Iterator[str]:
    """Lines about a concept for people."""
    yield with_note(concept.name("en"), labelled(group_name(concept.group), concept.id))
    definition = load_definitions(concept.group).get(concept.id, {})
    for language in LANGUAGES:
        names = comma_list(concept.names.get(language, ()))
        also = comma_list(concept.aliases.get(language, ()))
        if names or also:
            called = worded("{names} (also {also})", names=names, also=also) if also else names
            yield f"  {labelled(language, called)}"
        if text := definition.get(language):
            yield from (f"      {line}" for line in wrapped_to(text, _WIDTH))
    yield (
        worded("  defined by: {clauses}", clauses=comma_list(corpus.shown_numbers(concept.clauses)))
        if concept.clauses
        else worded("  no clause")
    )
    if passages := concordance.headed_by(concept):
        yield worded("  in other sources: {passages}", passages=comma_list(p.id for p in passages))
    for difference in corpus.differences_of_concept(concept.clauses):
        yield from _difference_lines(corpus, difference)
    yield worded("  engine: {part}", part=_describe_engine(in_engine(corpus, concept, statement())))
    scenes = _scenes(concept, folder)
    yield (
        worded("  scenes: {keys}", keys=comma_list(s.key for s in scenes)) if scenes else worded("  scenes: none yet")
    )


def _difference_lines(corpus: Corpus, difference: SourceDifference) -> Iterator[str]:
    named = with_note(difference.label, comma_list(corpus.shown_numbers(difference.clauses)))
    text = labelled(named, in_language(difference.says))
    yield from (f"  {line}" for line in wrapped_to(text, _WIDTH))


def _describe_engine(has: InEngine) -> str:
    kinds = (
        (for_later("keyword {name}"), has.keyword),
        (for_later("timing {name}"), has.timing),
        (for_later("action {name}"), has.action),
    )
    named = [in_words(kind, name=name) for kind, name in kinds if name]
    counted = [
        worded("clauses applied: {count}", count=len(has.applied)),
        worded("{count} that only define", count=len(has.definitions)),
    ]
    counted += [worded("{count} outside: {why}", count=n, why=why) for n, why in has.outside.items()]
    return semicolon_list((*named, *counted))


def _scenes(concept: Concept, folder: Path) -> tuple[Scene, ...]:
    own, _ = own_scenes(folder)
    return of_concept((*ready_scenes(), *own), concept)
