"""From a question to an answer: what to look for, in which order to show it, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA
from whoosh.query import And, Or, Query, Term

from judgeapp.errors import InputError
from judgeapp.glossary.concept import Concept
from judgeapp.glossary.concordance import Concordance
from judgeapp.language.folding import fold, is_cjk
from judgeapp.language.names import bare
from judgeapp.language.words import is_negated
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.passage import BlockKind, Passage, PassageKind
from judgeapp.search.analysis import concept_term
from judgeapp.search.answer import Answer, Hit, Notice, NoticeKind, Why, WhyKind
from judgeapp.search.index import Index
from judgeapp.search.marking import Line, Needles, snippet
from judgeapp.search.question import Number, Unit, parse_number, units_of

_NOTHING = Needles(())
_REMEMBERED = 512  # units whose names are kept ready
_CANDIDATES = 120  # passages that BM25 hands over to be ranked with care
_MOST_BEGUN = 8  # concepts shown for a name that is being typed
_MOST_UNITS = 8  # of a question; what comes after is left out and told

# Weights of the careful ranking, against a best BM25 score of 10.
_BM25 = 10.0
_DEFINES = 6.0  # the passage defines a concept of the question
_WHOLE = 5.0  # the question stands in it letter by letter
_NEAR = 5.0  # units close together
_OWN = 4.0  # units in its own rule, by the shares below
_IN_RULE, _IN_SECTION, _IN_EXAMPLE = 1.0, 0.8, 0.3
_UNDER = 2.0  # a passage above it defines a concept of the question
_OF_RULES = 7.0  # the text that wins over the others
_CLAUSE = 2.0  # a rule rather than a title
_NEGATED = 2.0  # "not" in the question and in the rule
_HISTORY = -20.0  # an update history names everything and rules nothing


class Finder:
    """Answers questions from an index. Keeps nothing between questions but what is dear to
    work out again: folded texts and the names to look for."""

    def __init__(self, concordance: Concordance, index: Index) -> None:
        self._concordance = concordance
        self._corpus = concordance.corpus
        self._glossary = concordance.glossary
        self._index = index
        self._passages = tuple(self._corpus)
        self._texts: dict[str, _Read] = {}
        self._needles_of: dict[tuple[str, tuple[str, ...]], Needles] = {}
        # Every name without brackets, folded, with the ways to write it and what it names.
        self._known: dict[str, list[str]] = {}
        self._answering: dict[str, list[Concept]] = {}
        for concept in self._glossary.concepts.values():
            for _, name in concept.all_names():
                folded = bare(fold(name))
                self._known.setdefault(folded, []).append(bare(name))
                if concept.lookup and concept.clauses:
                    self._answering.setdefault(folded, []).append(concept)

    def answer(self, question: str, *, language: str, source: str, limit: int) -> Answer:
        """Raises InputError for a language or source that the corpus does not have."""
        within = self._within(language, source)
        wanted = _Wanted(language, source, within)
        if not question.strip():
            return Answer(question)
        if (number := parse_number(question)) and (
            answer := self._by_number(question, number, wanted, limit)
        ):
            return answer
        if concepts := self._named(fold(question)):
            return self._by_concept(question, concepts, wanted, limit)
        return self._by_units(question, wanted, limit)

    def _within(self, language: str, source: str) -> Query | None:
        sources = self._corpus.manifest.sources
        if language and language not in {s.language for s in sources}:
            known = ", ".join(sorted({s.language for s in sources}))
            raise InputError(
                f"no source is in the language {language!r}", mend=f"Use one of: {known}"
            )
        if source:
            self._corpus.manifest.source(source)
        terms = [Term("language", language)] * bool(language) + [Term("source", source)] * bool(
            source
        )
        return And(terms) if terms else None

    # -- numbers --------------------------------------------------------------------------

    def _by_number(
        self, question: str, number: Number, wanted: _Wanted, limit: int
    ) -> Answer | None:
        clause = self._corpus.clause(number.number)
        notices: tuple[Notice, ...] = ()
        hits: list[Hit] = []
        if clause is not None:
            below = () if number.alone else tuple(self._corpus.tree(clause))[1:]
            why = Why(WhyKind.BELOW_NUMBER, number.number)
            hits = [self._plain_hit(clause, Why(WhyKind.NUMBER, number.number))]
            hits += (self._plain_hit(p, why) for p in below)
        # A number that means a clause today may have meant another one in an older edition:
        # that one comes last. A number of old editions alone leads to today's, with a notice.
        for today in () if number.alone and clause else self._corpus.became(number.number):
            if clause is None:
                notices += (Notice(NoticeKind.FORMER_NUMBER, number.number, today),)
            former = self._corpus.passage(f"{RULES}:{today}")
            hits.append(self._plain_hit(former, Why(WhyKind.FORMER_NUMBER, number.number)))
        if not hits:
            if "-" not in number.number:
                return None  # a plain number, such as a DP
            nearest = self._nearest_above(number.number)
            if nearest is None:
                return Answer(question, (), (Notice(NoticeKind.NO_SUCH_NUMBER, number.number),))
            notices = (Notice(NoticeKind.NO_SUCH_NUMBER, number.number, nearest.number),)
            hits = [
                self._plain_hit(p, Why(WhyKind.NUMBER, nearest.number))
                for p in (nearest, *self._corpus.children(nearest))
            ]
        kept = [h for h in hits if wanted.keeps(h.passage)]
        return Answer(question, tuple(kept[:limit]), notices)

    def _nearest_above(self, number: str) -> Passage | None:
        while "-" in number:
            number = number.rpartition("-")[0]
            if clause := self._corpus.clause(number):
                return clause
        return None

    def _plain_hit(self, passage: Passage, why: Why, needles: Needles = _NOTHING) -> Hit:
        return Hit(passage, *snippet(self._read(passage).line, needles), why=(why,), score=0.0)

    # -- concepts -------------------------------------------------------------------------

    def _named(self, folded: str) -> tuple[Concept, ...]:
        """The concepts that a whole question names and that clauses answer."""
        found = (self._glossary.concepts[i] for i in self._glossary.names.exactly(folded))
        return tuple(c for c in found if c.lookup and c.clauses)

    def _by_concept(
        self,
        question: str,
        concepts: Sequence[Concept],
        wanted: _Wanted,
        limit: int,
        notices: tuple[Notice, ...] = (),
    ) -> Answer:
        """Definition, what stands below it, manuals, then all that names the concept."""
        term = question.strip()
        folded = fold(question)
        unit = Unit(folded, folded, tuple(c.id for c in concepts))
        needles = self._needles(unit)
        ordered: dict[str, tuple[Passage, Why]] = {}

        def add(passages: Iterable[Passage], kind: WhyKind) -> None:
            for passage in passages:
                if wanted.keeps(passage):
                    ordered.setdefault(passage.id, (passage, Why(kind, term)))

        definitions = [self._definitions(c) for c in concepts]
        firsts = [clauses[0] for clauses in definitions if clauses]
        add(firsts, WhyKind.DEFINES)
        for first in firsts:
            add(self._corpus.children(first), WhyKind.BELOW_DEFINITION)
        for clauses in definitions:
            add(clauses, WhyKind.DEFINES)
        for concept in concepts:
            add(self._concordance.headed_by(concept), WhyKind.HEADED)
        for name, concept in self._begun(folded):
            for passage in self._definitions(concept)[:1]:
                if wanted.keeps(passage):
                    ordered.setdefault(passage.id, (passage, Why(WhyKind.DEFINES, name)))
        hits = [self._plain_hit(p, why, needles) for p, why in list(ordered.values())[:limit]]
        if len(hits) < limit:
            rest = [r for r in self._ranked((unit,), folded, wanted) if r[1].id not in ordered]
            hits += self._hits(rest[: limit - len(hits)], (unit,))
        return Answer(question, tuple(hits), notices, needles.texts)

    def _definitions(self, concept: Concept) -> list[Passage]:
        clauses = (self._corpus.clause(number) for number in concept.clauses)
        return [clause for clause in clauses if clause is not None]

    # -- words ----------------------------------------------------------------------------

    def _by_units(self, question: str, wanted: _Wanted, limit: int) -> Answer:
        folded = fold(question)
        notices: list[Notice] = []
        units = units_of(question, self._glossary)
        if begun := self._begun(folded):
            return self._by_beginning(question, begun, units, wanted, limit)
        if not self._stands_somewhere(folded, units) and (known := self._one_wrong(folded)):
            corrected = (Notice(NoticeKind.CORRECTED, question.strip(), known),)
            if concepts := self._named(fold(known)):
                answer = self._by_concept(known, concepts, wanted, limit, corrected)
                return Answer(question, answer.hits, corrected, answer.found)
            units, notices = units_of(known, self._glossary), list(corrected)
        units, corrections = self._with_known_words(units)
        notices += corrections
        notices += (Notice(NoticeKind.DROPPED, u.text) for u in units[_MOST_UNITS:])
        units = units[:_MOST_UNITS]
        kept, ranked = units, self._ranked(units, folded, wanted)
        if not ranked:
            kept = self._most_that_meet(units, wanted)
            ranked = self._ranked(kept, folded, wanted) if kept else []
        if not ranked:
            return Answer(question, (), tuple(notices))
        notices += (Notice(NoticeKind.DROPPED, u.text) for u in units if u not in kept)
        found = tuple(dict.fromkeys(t for u in kept for t in self._needles(u).texts))
        return Answer(question, tuple(self._hits(ranked[:limit], kept)), tuple(notices), found)

    def _most_that_meet(self, units: Sequence[Unit], wanted: _Wanted) -> tuple[Unit, ...]:
        """The most units that some passage has together; concepts before plain words, and
        what was typed first before what came later."""
        having = {u.folded: self._index.all(self._unit_query(u), wanted.within) for u in units}
        for size in range(len(units) - 1, 0, -1):
            for some in sorted(
                combinations(units, size), key=lambda some: -sum(bool(u.concepts) for u in some)
            ):
                if set.intersection(*(having[u.folded] for u in some)):
                    return some
        return ()

    def _begun(self, folded: str) -> tuple[tuple[str, Concept], ...]:
        """The names that a question is the beginning of, with their concepts, the shortest
        first; each concept once."""
        start = bare(folded)
        if len(start) < (2 if any(is_cjk(c) for c in start) else 3):
            return ()
        found: dict[str, tuple[str, Concept]] = {}
        for name in sorted((n for n in self._answering if n.startswith(start)), key=len):
            for concept in self._answering[name]:
                found.setdefault(concept.id, (self._written(name, folded), concept))
        return tuple(found.values())[:_MOST_BEGUN]

    def _by_beginning(
        self,
        question: str,
        begun: Sequence[tuple[str, Concept]],
        units: Sequence[Unit],
        wanted: _Wanted,
        limit: int,
    ) -> Answer:
        """The definitions of the concepts that are being typed, then what has the words."""
        start = fold(question)
        needles = self._needles(Unit(start, start, tuple(c.id for _, c in begun)))
        ordered: dict[str, Hit] = {}
        for name, concept in begun:
            for passage in self._definitions(concept)[:1]:
                if wanted.keeps(passage):
                    hit = self._plain_hit(passage, Why(WhyKind.DEFINES, name), needles)
                    ordered.setdefault(passage.id, hit)
        ranked = self._ranked(units, start, wanted) if units else []
        for hit in self._hits([r for r in ranked if r[1].id not in ordered][:limit], units):
            ordered[hit.passage.id] = hit
        return Answer(question, tuple(ordered.values())[:limit], (), needles.texts)

    def _stands_somewhere(self, folded: str, units: Sequence[Unit]) -> bool:
        """Whether some passage has a question as it is typed, or in several words all of it."""
        if any(is_cjk(c) for c in folded) and len(folded.split()) == 1:
            query = Or(
                [
                    And([Term("text", t) for t in a])
                    for a in self._index.analysis.alternatives(folded)
                ]
            )
            found = self._index.find(query, _CANDIDATES)
            return any(folded in self._read(self._passages[o]).all for o, _ in found)
        return all(u.concepts or self._is_known(u) for u in units)

    def _is_known(self, unit: Unit) -> bool:
        return any(
            all(self._index.has(term) for term in way)
            for way in self._index.analysis.alternatives(unit.folded)
        )

    def _one_wrong(self, folded: str) -> str | None:
        """A known name that differs from a word in one letter; None when none does."""
        word = bare(folded)
        if len(word) < 2 or (word.isascii() and len(word) < 4):
            return None
        near = [
            name
            for name, distance, _ in process.extract(
                word, self._known.keys(), scorer=OSA.distance, score_cutoff=1, limit=None
            )
            if distance == 1
        ]
        same_length = [name for name in near if len(name) == len(word)]
        if len(word) == 2:
            # Half of a word of two letters is wrong: only a single candidate is believed.
            return self._written(same_length[0], folded) if len(same_length) == 1 else None
        best = same_length or near
        return self._written(best[0], folded) if best else None

    def _written(self, name: str, folded: str) -> str:
        """A folded name as it is written in the script nearest to what was typed."""
        return min(self._known[name], key=lambda way: OSA.distance(way.casefold(), folded))

    def _with_known_words(self, units: Sequence[Unit]) -> tuple[tuple[Unit, ...], list[Notice]]:
        """Words that no passage has, each replaced by the known name one letter away."""
        result: list[Unit] = []
        notices: list[Notice] = []
        for unit in units:
            known = None if unit.concepts or self._is_known(unit) else self._one_wrong(unit.folded)
            if known is None:
                result.append(unit)
            else:
                result += units_of(known, self._glossary)
                notices.append(Notice(NoticeKind.CORRECTED, unit.text, known))
        return tuple({u.folded: u for u in result}.values()), notices

    # -- ranking --------------------------------------------------------------------------

    def _ranked(
        self, units: Sequence[Unit], folded: str, wanted: _Wanted
    ) -> list[tuple[float, Passage]]:
        """(score, passage) for those that have all units, best first."""
        query = And([self._unit_query(unit) for unit in units])
        found = self._index.find(query, _CANDIDATES, wanted.within)
        best = max((score for _, score in found), default=1.0) or 1.0
        ranked = [
            (self._score(self._passages[ordinal], score / best, units, folded), ordinal)
            for ordinal, score in found
        ]
        ranked.sort(key=lambda entry: (-entry[0], entry[1]))
        return [(score, self._passages[ordinal]) for score, ordinal in ranked]

    def _unit_query(self, unit: Unit) -> Query:
        # A concept was noted at every place of every text that names it in any language, so
        # its letters need not be looked up as well.
        ways: Sequence[Sequence[str]] = [(concept_term(i),) for i in unit.concepts]
        ways = ways or self._index.analysis.alternatives(unit.folded)
        return Or([_all_terms(field, way) for way in ways for field in ("own", "above")])

    def _score(self, passage: Passage, bm25: float, units: Sequence[Unit], folded: str) -> float:
        read = self._read(passage)
        concepts = {i for unit in units for i in unit.concepts}
        about = concepts.intersection(self._concordance.about(passage))
        above = any(
            concepts.intersection(self._concordance.about(p))
            for p in self._corpus.ancestors(passage)
        )
        places = [self._needles(unit).spans(read.rule) for unit in units]
        share = sum(
            _IN_RULE
            if in_rule
            else _IN_EXAMPLE
            if self._needles(unit).spans(read.examples)
            else _IN_SECTION
            for unit, in_rule in zip(units, places, strict=True)
        ) / len(units)
        return (
            _BM25 * bm25
            + _DEFINES * bool(about)
            + _UNDER * above
            + _WHOLE * (len(units) > 1 and folded.strip() in read.rule)
            + _OWN * share
            + _NEAR * _nearness([p for p in places if p]) * share
            + _OF_RULES * (passage.source == RULES)
            + _CLAUSE * bool(passage.blocks)
            + _NEGATED * (is_negated(folded) and is_negated(read.rule))
            + _HISTORY * (passage.kind is PassageKind.HISTORY)
        )

    def _hits(self, ranked: Iterable[tuple[float, Passage]], units: Sequence[Unit]) -> list[Hit]:
        needles = Needles(t for unit in units for t in self._needles(unit).texts)
        return [
            Hit(
                passage,
                *snippet(self._read(passage).line, needles),
                why=tuple(self._why(passage, unit) for unit in units),
                score=score,
            )
            for score, passage in ranked
        ]

    def _why(self, passage: Passage, unit: Unit) -> Why:
        if set(unit.concepts).intersection(self._concordance.about(passage)):
            kind = WhyKind.DEFINES if passage.source == RULES else WhyKind.HEADED
            return Why(kind, unit.text)
        text = self._read(passage).all
        if places := self._needles(unit).spans(text):
            start, end = places[0]
            kind = WhyKind.NAMES if unit.concepts else WhyKind.WORDS
            return Why(kind, unit.text, text[start:end])
        kana = (fold(r.kana) for b in passage.blocks for r in b.readings)
        if any(unit.folded in k for k in kana):
            return Why(WhyKind.READING, unit.text)
        return Why(WhyKind.SECTION, unit.text)

    def _needles(self, unit: Unit) -> Needles:
        """What to look for in texts: the unit as typed and every name of its concepts."""
        key = (unit.folded, unit.concepts)
        needles = self._needles_of.get(key)
        if needles is None:
            if len(self._needles_of) > _REMEMBERED:
                self._needles_of.clear()
            names = (n for i in unit.concepts for n in self._glossary.concepts[i].all_names())
            needles = Needles((bare(unit.folded), *(bare(fold(name)) for _, name in names)))
            self._needles_of[key] = needles
        return needles

    def _read(self, passage: Passage) -> _Read:
        read = self._texts.get(passage.id)
        if read is None:
            rule = (b.text for b in passage.blocks if b.kind is BlockKind.TEXT)
            folded_rule = fold("\n".join((passage.heading, *rule)))
            examples = fold("\n".join(b.text for b in passage.examples))
            read = _Read(
                folded_rule, examples, f"{folded_rule}\n{examples}", Line.of(body(passage))
            )
            self._texts[passage.id] = read
        return read


class _Read(NamedTuple):
    """A passage as it is compared: folded rule, folded examples, both; and to be shown."""

    rule: str
    examples: str
    all: str
    line: Line


class _Wanted:
    """Which passages an answer may hold."""

    def __init__(self, language: str, source: str, within: Query | None) -> None:
        self._language = language
        self._source = source
        self.within = within

    def keeps(self, passage: Passage) -> bool:
        return self._language in ("", passage.language) and self._source in ("", passage.source)


def body(passage: Passage) -> str:
    """The text of a passage without its heading; the heading if that is all."""
    return "\n".join(block.text for block in passage.blocks) or passage.heading


def _all_terms(field: str, terms: Sequence[str]) -> Query:
    return And([Term(field, t) for t in terms]) if len(terms) > 1 else Term(field, terms[0])


def _nearness(places: Sequence[Sequence[tuple[int, int]]]) -> float:
    """From 1 for neighbours to 0 for the ends of a long text: by the smallest stretch of the
    text that has every unit once."""
    events = sorted((start, end, unit) for unit, spans in enumerate(places) for start, end in spans)
    last: dict[int, tuple[int, int]] = {}
    shortest = 10_000
    for start, end, unit in events:
        last[unit] = (start, end)
        if len(last) == len(places):
            stretch = end - min(s for s, _ in last.values())
            shortest = min(shortest, stretch)
    return 1 / (1 + shortest / 40)
