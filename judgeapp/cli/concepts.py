"""A concept as `judgeapp show` prints it: names, definition, clauses, passages, engine, scenes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from judgeapp.desk.languages import LANGUAGES
from judgeapp.glossary.concept import Concept
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.definitions import load_definitions
from judgeapp.ledger.concept import InEngine, in_engine
from judgeapp.ledger.ledger import said
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.differences import SourceDifference
from judgeapp.table.scene import Scene, of_concept
from judgeapp.table.scenes import own_scenes, ready_scenes

_WIDTH = 92


def concept_json(
    corpus: Corpus, concordance: Concordance, concept: Concept, folder: Path
) -> dict[str, Any]:
    """A concept as scripts see it; the shape is stable."""
    return {
        "id": concept.id,
        "group": concept.group.value,
        "names": concept.names,
        "readings": concept.readings,
        "aliases": concept.aliases,
        "definition": load_definitions().get(concept.id, {}),
        "clauses": concept.clauses,
        "passages": [p.id for p in concordance.headed_by(concept)],
        "differences": corpus.differences_of_concept(concept.clauses),
        "engine": in_engine(corpus, concept, said()),
        "scenes": [{"key": s.key, "title": s.title} for s in _scenes(concept, folder)],
    }


def concept_lines(
    corpus: Corpus, concordance: Concordance, concept: Concept, folder: Path
) -> Iterator[str]:
    """The same for people."""
    yield f"{concept.name('en')} ({concept.group.value}: {concept.id})"
    definition = load_definitions().get(concept.id, {})
    for language in LANGUAGES:
        names = ", ".join(concept.names.get(language, ()))
        also = ", ".join(concept.aliases.get(language, ()))
        if names or also:
            yield f"  {language}: {names}{f' (also {also})' if also else ''}"
        if told := definition.get(language):
            yield from (f"      {line}" for line in wrap(told, _WIDTH))
    yield f"  defined by: {', '.join(concept.clauses)}" if concept.clauses else "  no clause"
    if passages := concordance.headed_by(concept):
        yield f"  in other sources: {', '.join(p.id for p in passages)}"
    for difference in corpus.differences_of_concept(concept.clauses):
        yield from _difference_lines(difference)
    yield f"  engine: {_engine_told(in_engine(corpus, concept, said()))}"
    scenes = _scenes(concept, folder)
    yield f"  scenes: {', '.join(s.key for s in scenes) if scenes else 'none yet'}"


def _difference_lines(difference: SourceDifference) -> Iterator[str]:
    told = f"sources differ ({difference.kind.value}, {', '.join(difference.clauses)}): "
    yield from (f"  {line}" for line in wrap(told + difference.says["en"], _WIDTH))


def _engine_told(has: InEngine) -> str:
    kinds = (("keyword", has.keyword), ("timing", has.timing), ("action", has.action))
    named = [f"{kind} {name}" for kind, name in kinds if name]
    counted = [f"{len(has.applied)} clauses applied", f"{len(has.definitions)} that only define"]
    counted += [f"{n} outside: {why}" for n, why in has.outside.items()]
    return "; ".join((*named, *counted))


def _scenes(concept: Concept, folder: Path) -> tuple[Scene, ...]:
    own, _ = own_scenes(folder)
    return of_concept((*ready_scenes(), *own), concept)
