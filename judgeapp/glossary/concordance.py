"""Passages and the concepts that they are about."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b

import msgspec

from judgeapp.glossary.concept import Concept, ConceptGroup
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.language.names import bare
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.passage import Passage


class Concordance:
    """A corpus read with a glossary. Read only."""

    def __init__(
        self,
        corpus: Corpus,
        glossary: Glossary,
        headings: Mapping[str, tuple[str, ...]] | None = None,
        digest: bytes = b"",
    ) -> None:
        """`headings` and `digest` are those of an earlier concordance of both: see there."""
        self.corpus = corpus
        self.glossary = glossary
        if headings is not None:
            self.headings = headings
        if digest:
            self.digest = digest
        # By passage: asked of many passages at every keystroke.
        self._about: dict[str, tuple[str, ...]] = {}
        self._above: dict[str, frozenset[str]] = {}

    @cached_property
    def headings(self) -> Mapping[str, tuple[str, ...]]:
        """Ids of the concepts that the heading of each passage names."""
        # Many headings recur; each is read once.
        known: dict[tuple[str, str], tuple[str, ...]] = {}
        headed: dict[str, tuple[str, ...]] = {}
        for passage in self.corpus:
            if not passage.heading:
                continue
            key = (passage.heading, passage.language)
            if key not in known:
                names = self.glossary.names_in(passage.language).find(fold(passage.heading))
                known[key] = tuple(
                    dict.fromkeys(
                        i for f in names for i in f.ids if self.glossary.concepts[i].group is not ConceptGroup.WORD
                    )
                )
            headed[passage.id] = known[key]
        return headed

    @cached_property
    def digest(self) -> bytes:
        """Digest of everything built in and searchable: concepts, passages, readings and renderings."""
        digest = blake2b(digest_size=32)
        for values in (
            self.glossary.concepts.values(),
            self.corpus.by_origin[""],
            self.corpus.readings.values(),
            self.corpus.renderings.values(),
        ):
            for value in values:
                digest.update(msgspec.msgpack.encode(value))
        return digest.digest()

    def headed(self, passage: Passage) -> tuple[str, ...]:
        """Ids of the concepts that the heading of a passage names, in the order it does."""
        return self.headings.get(passage.id, ())

    def about(self, passage: Passage) -> tuple[str, ...]:
        """Ids of the concepts that a passage defines (a clause) or is headed by."""
        about = self._about.get(passage.id)
        if about is None:
            numbers = self.corpus.base_numbers(passage)
            defined = (c.id for number in numbers for c in self.glossary.defined_by(number))
            about = tuple(dict.fromkeys((*defined, *self.headed(passage))))
            self._about[passage.id] = about
        return about

    def above(self, passage: Passage) -> frozenset[str]:
        """Ids of the concepts that the passages above one define or are headed by."""
        above = self._above.get(passage.id)
        if above is None:
            ancestors = self.corpus.ancestors(passage)
            above = frozenset(i for p in ancestors for i in self.about(p))
            self._above[passage.id] = above
        return above

    @cached_property
    def _headed_by(self) -> dict[str, tuple[Passage, ...]]:
        passages: dict[str, list[tuple[int, int, Passage]]] = {}
        for passage in self.corpus:
            headed = self.headed(passage) if not self.corpus.is_clause(passage) else ()
            if not headed:
                continue
            exactly = self.glossary.names_in(passage.language).exactly(fold(passage.heading))
            rank = self.corpus.source(passage).rank
            for concept in headed:
                # A heading that is the name and nothing else is nearest.
                distance = 0 if concept in exactly else len(headed)
                passages.setdefault(concept, []).append((distance, rank, passage))
        return {
            concept: tuple(p for *_, p in sorted(near, key=lambda entry: entry[:2]))
            for concept, near in passages.items()
        }

    def headed_by(self, concept: Concept) -> tuple[Passage, ...]:
        """Passages of the manuals and glossaries headed by a concept: first those whose heading is exactly the name,
        then by the rank of their source."""
        return self._headed_by.get(concept.id, ())

    @cached_property
    def _folded_sources(self) -> dict[str, str]:
        texts: dict[str, list[str]] = {}
        for passage in self.corpus:
            texts.setdefault(passage.language, []).append(_letters(passage.text))
        return {language: "\n".join(some) for language, some in texts.items()}

    @cached_property
    def _official(self) -> frozenset[tuple[str, str]]:
        """(language, folded name) of names that no passage need have: those that cards or the headings of a manual
        print and, as there are no German cards, English words in German."""
        concepts = self.glossary.concepts.values()
        printed = ((t, n) for c in concepts for t, names in c.official.items() for n in names)
        german = (("de", name) for c in concepts for name in c.names["en"])
        return frozenset((tag, _letters(name)) for tag, name in (*printed, *german))

    def attested(self, name: str, language: str) -> bool:
        """True if a name occurs in a source of its language or is official; other names are ours. Always true for
        English, which has no source."""
        if language == "en" or (language, _letters(name)) in self._official:
            return True
        return _letters(name) in self._folded_sources.get(language, "")

    def concepts_of(self, passage: Passage, *, nearest: bool = False) -> tuple[Concept, ...]:
        """Concepts that a passage is about, nearest first: for a clause those that it or a clause above it defines, for
        other passages those that their headings name. `nearest`: only those of the nearest that has any."""
        concepts: dict[str, Concept] = {}
        for near in (passage, *reversed(self.corpus.ancestors(passage))):
            for concept in map(self.glossary.concepts.__getitem__, self.about(near)):
                if concept.clauses:
                    concepts.setdefault(concept.id, concept)
            if nearest and concepts:
                break
        return tuple(concepts.values())

    def parallels(self, passage: Passage, *, nearest: bool = False) -> tuple[Passage, ...]:
        """Passages of other sources on the concepts of a passage, nearest first. `nearest`: not on wider concepts."""
        passages: dict[str, Passage] = {}
        for concept in self.concepts_of(passage, nearest=nearest):
            clauses = (self.corpus.clause(number) for number in concept.clauses)
            for other in (*filter(None, clauses), *self.headed_by(concept)):
                passages.setdefault(other.id, other)
        passages = {p.id: p for p in self.corpus.versions(passage)} | passages
        return tuple(p for p in passages.values() if p.source != passage.source)


def _letters(text: str) -> str:
    """A text without what names are written with or without: brackets and spaces."""
    return "".join(bare(fold(text)).split())
