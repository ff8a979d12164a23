"""Ranking of passages that match a question, with the reason of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from functools import partial
from heapq import nsmallest
from math import log
from operator import mul
from typing import NamedTuple

from msgspec import Struct

from judgeapp.glossary.concordance import Concordance
from judgeapp.language.folding import fold
from judgeapp.language.words import is_negated
from judgeapp.questions.matching import Deciding
from judgeapp.rulebook.corpus import RULES, edition_cited
from judgeapp.rulebook.our_words.readings import FIRST_LANGUAGE
from judgeapp.rulebook.passage import Passage, PassageKind
from judgeapp.search.analysis import concept_term
from judgeapp.search.answer import Hit, Why, WhyKind
from judgeapp.search.index import Index
from judgeapp.search.marking import Needles, snippet
from judgeapp.search.question import QuestionPart
from judgeapp.search.texts import PassageTexts

_MAX_CANDIDATES = 80  # passages that BM25 passes on to the careful ranking
_MAX_PARTIAL = 80  # candidates that match only part of the question
_MIN_FULL_MATCHES = 6  # with fewer full matches, partial ones are added
_MAX_DISTINCTIVE = 4  # the most distinctive units of a question; a partial match has at least one
_COMMON_SHARE = 0.2  # a concept in a larger share of the passages says little

# Weights of the careful ranking; the best BM25 score counts as 7.
_BM25 = 7.0
_DEFINES = 6.0  # the passage defines a concept of the question
_WHOLE = 5.0  # it contains the question letter by letter
_MET = 10.0  # units that it has anywhere, weighted by how distinctive they are
_ASKED = 20.0  # one of our readings asks this very question
_NEAR = 5.0  # units close together
_OWN = 6.0  # units in its own rule, by the shares below
_IN_RULE, _IN_SECTION, _IN_READING, _IN_EXAMPLE = 1.0, 0.8, 0.5, 0.3
_UNDER = 2.0  # a passage above it defines a concept of the question
_OF_RULES = 7.0  # the Comprehensive Rules, which win over other sources
_CLAUSE = 2.0  # a rule rather than a title
_NEGATED = 2.0  # "not" in both question and rule
_WEIGHT_EXPONENT = 1.5  # exponent of a unit's weight in the shares
_DECIDES = 20.0  # it decides a question that is almost surely meant; scaled by a power of that likelihood,
_LIKELIHOOD_EXPONENT = 0.5
# Or, for a lookup of a few units, by the likelihood itself times this factor.
_MAX_LOOKUP_UNITS, _LOOKUP_FACTOR = 3, 0.6
_ANSWERS = 6.0  # and that question is answered above the hits
_MIN_NAMED = 0.35  # from this likelihood on, a hit names the question it decides
_HISTORY = -20.0  # an update history names everything and rules nothing

_NONE: Mapping[str, Deciding] = {}


class Wanted(Struct, frozen=True):
    """Restriction of the passages that an answer may hold, empty for any; the language to show those in that have
    several, empty for that of the source; and the languages that are read, empty for all: others are folded away."""

    language: str = ""
    source: str = ""
    first: str = ""
    reads: tuple[str, ...] = ()

    def keeps(self, texts: Sequence[Passage]) -> bool:
        """`texts` are a passage in its languages."""
        return (not self.language or any(self.language == t.language for t in texts)) and (
            self.source in ("", texts[0].source)
        )

    def is_read(self, texts: Sequence[Passage]) -> bool:
        return not self.reads or bool(self.language or self.source) or any(t.language in self.reads for t in texts)


class _Asked(NamedTuple):
    """A question as compared with every candidate."""

    units: tuple[QuestionPart, ...]
    folded: str
    needles: tuple[Needles, ...]  # search texts of each unit
    felt: tuple[float, ...]  # penalty of each missing unit
    concepts: frozenset[str]
    negated: bool

    @property
    def is_of_several(self) -> bool:
        return len(self.units) > 1


class Ranking:
    """Ranks the passages of an index. Keeps nothing between questions but what takes long to work out again: its texts,
    and the weights of units."""

    def __init__(self, concordance: Concordance, index: Index) -> None:
        self._concordance = concordance
        self._corpus = concordance.corpus
        self._index = index
        self._passages = tuple(p for part in self._corpus.by_origin.values() for p in part)
        self._ordinals = {p.id: ordinal for ordinal, p in enumerate(self._passages)}
        self._leads = self._leading_ordinals()
        # A clause is among the candidates once per edition.
        self._often = 1 + bool(self._leads and self._corpus.leading and self._corpus.leading.source != RULES)
        self.texts = PassageTexts(self._corpus, concordance.glossary, index.analysis)
        self._weights: dict[tuple[str, tuple[str, ...]], float] = {}

    def _leading_ordinals(self) -> dict[int, int | None]:
        """Ordinal of a clause's text in the leading edition; None if only an older or newer one has it."""
        corpus = self._corpus
        of_text = "" if corpus.leading is None or corpus.leading.source == RULES else corpus.leading.named
        leads: dict[int, int | None] = {}
        for ordinal, passage in enumerate(self._passages):
            if corpus.led(passage) is not passage:
                leads[ordinal] = self._ordinals[corpus.led(passage).id]
            elif not corpus.is_of_rules(passage) and corpus.source(passage).comprehensive:
                leads[ordinal] = None
            elif of_text and edition_cited(passage) not in ("", of_text):
                # The newer edition's text contains the older one's news.
                leads[ordinal] = None
        return leads

    def read_ahead(self, goes_on: Callable[[], bool]) -> None:
        """Keep all passages ready, while it may go on."""
        for passage in self._passages:
            if not goes_on():
                return
            self.texts.read_ahead(passage)

    def is_common(self, unit: QuestionPart) -> bool:
        """True if so many passages have a concept ("Digimon", "effect") that a passage may answer without naming
        it."""
        return bool(unit.concepts) and any(
            self._index.count(concept_term(i)) > _COMMON_SHARE * len(self._passages) for i in unit.concepts
        )

    def ranked(
        self, units: Sequence[QuestionPart], folded: str, wanted: Wanted, deciding: Mapping[str, Deciding] = _NONE
    ) -> list[tuple[float, Passage]]:
        """(score, passage) for those that have all units, best first; where these are few, for those that have some,
        the rarer a unit the better. Units that are common count for those that have them and are asked of none, unless
        all are. What decides a question that is like this one comes by that alone."""
        uncommon = [unit for unit in units if not self.is_common(unit)]
        common = [unit for unit in units if unit not in uncommon] if uncommon else []
        asked = uncommon or units
        is_few = len(units) <= _MAX_LOOKUP_UNITS
        matches = self._best(self._with_all(asked), (*asked, *common), _MAX_CANDIDATES, wanted)
        distinctive = [unit for unit in asked if unit.is_distinctive]
        if len(matches) < _MIN_FULL_MATCHES and distinctive:
            # In a whole sentence the least distinctive units find the same passages as the others, or irrelevant ones.
            telling = sorted(distinctive, key=self.weight, reverse=True)[:_MAX_DISTINCTIVE]
            rest = (unit for unit in (*asked, *common) if unit not in distinctive)
            some = self._best(set().union(*map(self._having, telling)), (*telling, *rest), _MAX_PARTIAL, wanted)
            # A passage with all units may rank behind the best partial match, which contains the question letter by
            # letter.
            matches = [*{**dict(matches), **dict(some)}.items()]
        best = max((score for _, score in matches), default=1.0) or 1.0
        question = self._asked(units, folded)
        decided = self._decided(deciding)
        matches += ((o, 0.0) for o in self._places(decided, wanted) if o not in dict(matches))
        scores: dict[int, float] = {}
        for ordinal, bm25 in matches:
            if self._is_at_hand(ordinal) and (place := self._place(ordinal, wanted)) is not None:
                passage = self._passages[ordinal]
                score = self._score(passage, bm25 / best, question) + self._decides(passage, decided, is_few=is_few)
                scores[place] = max(score, scores.get(place, score))
        ranked = sorted(
            ((score, ordinal) for ordinal, score in scores.items()), key=lambda entry: (-entry[0], entry[1])
        )
        return [(score, self._passages[ordinal]) for score, ordinal in ranked]

    def _place(self, ordinal: int, wanted: Wanted) -> int | None:
        """Ordinal of a clause in the leading edition, if it is there. A requested source is shown as is."""
        if wanted.source:
            return ordinal
        place = self._leads.get(ordinal, ordinal)
        if place is None or not wanted.keeps(self._corpus.texts(self._passages[place])):
            return ordinal if wanted.language else None
        return place

    def _decided(self, deciding: Mapping[str, Deciding]) -> dict[str, Deciding]:
        """Passages deciding the question, by id; clauses dropped from the leading edition only if it has no other."""
        corpus = self._corpus
        clauses = [(c, decision) for number, decision in deciding.items() if (c := corpus.clause(number)) is not None]
        standing = [(clause, decision) for clause, decision in clauses if not corpus.is_gone(clause)]
        return {clause.id: decision for clause, decision in standing or clauses}

    def _places(self, decided: Iterable[str], wanted: Wanted) -> Iterator[int]:
        for passage_id in decided:
            # Text that editions share is searched once.
            ordinal = self._ordinals.get(passage_id)
            if ordinal is not None and wanted.keeps(self._corpus.texts(self._passages[ordinal])):
                yield ordinal

    @staticmethod
    def _decides(passage: Passage, decided: Mapping[str, Deciding], *, is_few: bool) -> float:
        decision = decided.get(passage.id)
        if decision is None:
            return 0.0
        felt = _LOOKUP_FACTOR * decision.likely if is_few else decision.likely**_LIKELIHOOD_EXPONENT
        return _DECIDES * felt + _ANSWERS * decision.is_meant

    def _is_at_hand(self, ordinal: int) -> bool:
        """True unless replaced, as the text of an imported edition replaces our citations of it."""
        passage = self._passages[ordinal]
        return self._corpus.passages[passage.id] is passage

    def _with_all(self, units: Sequence[QuestionPart]) -> set[int]:
        """Ordinals of the passages that have all units."""
        rarest = sorted(units, key=self.weight, reverse=True)
        ordinals = {*self._having(rarest[0])} if rarest else set[int]()
        for unit in rarest[1:]:
            # Hardly any passage has every unit of a whole sentence: most needn't be looked up.
            if ordinals:
                ordinals &= self._having(unit).keys()
        return ordinals

    def _best(
        self, ordinals: Set[int], units: Sequence[QuestionPart], most: int, wanted: Wanted
    ) -> list[tuple[int, float]]:
        """(ordinal, BM25 score) of so many of these passages in each edition, best first."""
        for field, value in (("language", wanted.language), ("source", wanted.source)):
            if value:
                ordinals &= self._index.having(((value,),), (field,)).keys()
        having = [self._having(unit) for unit in units] if ordinals else []
        scores = [(ordinal, sum([scores.get(ordinal, 0.0) for scores in having])) for ordinal in ordinals]
        return nsmallest(most * self._often, scores, key=lambda entry: (-entry[1], entry[0]))

    def folded(
        self, ranked: Sequence[tuple[float, Passage]], units: Sequence[QuestionPart], wanted: Wanted
    ) -> tuple[list[tuple[float, Passage]], list[Passage]]:
        """Readable passages, with those in other languages that alone match something; and the rest of the latter."""
        read = [(score, p) for score, p in ranked if self.is_read(p, wanted)]
        if len(read) == len(ranked):
            return read, []
        most = max((len(self.met(p, units)) for _, p in read[:_MIN_FULL_MATCHES]), default=0)
        if most >= len(units):  # none has more
            return read, [p for _, p in ranked if not self.is_read(p, wanted)]
        folded = []
        kept = []
        for score, passage in ranked:
            if self.is_read(passage, wanted) or len(self.met(passage, units)) > most:
                kept.append((score, passage))
            else:
                folded.append(passage)
        return kept, folded

    def is_read(self, passage: Passage, wanted: Wanted) -> bool:
        """True for passages in a language that is read, and for the rules in any."""
        return self._corpus.is_of_rules(passage) or wanted.is_read(self._corpus.texts(passage))

    def met(self, passage: Passage, units: Iterable[QuestionPart]) -> tuple[QuestionPart, ...]:
        return tuple(u for u in units if self._reason(passage, u, "") or self.is_common(u))

    def weight(self, unit: QuestionPart) -> float:
        """Weight of a unit: the rarer, the more; never nothing."""
        key = (unit.folded, unit.concepts)
        weight = self._weights.get(key)
        if weight is None:
            ways: list[tuple[str, ...]] = [(concept_term(i),) for i in unit.concepts]
            ways = ways or [*self._index.analysis.alternatives(unit.folded)]
            having = sum(min(self._index.count(term) for term in way) for way in ways if way)
            weight = self._weights[key] = log(1 + len(self._passages) / (1 + having))
        return weight

    def stands_somewhere(self, folded: str) -> bool:
        """True if some passage has a text letter by letter."""
        scores = self._index.having(self._index.analysis.alternatives(folded), ("own",))
        best = nsmallest(_MAX_CANDIDATES, scores, key=lambda ordinal: (-scores[ordinal], ordinal))
        read = (self.texts.read(self._passages[ordinal]) for ordinal in best)
        return any(folded in text.rule or folded in text.examples for text in read)

    def is_known(self, unit: QuestionPart) -> bool:
        """True if any passage has a word."""
        return any(all(self._index.has(term) for term in way) for way in self._index.analysis.alternatives(unit.folded))

    def _having(self, unit: QuestionPart) -> Mapping[int, float]:
        # Concepts are indexed wherever a text names them in any language, so their letters needn't be looked up too.
        concepts = tuple((concept_term(i),) for i in unit.concepts)
        return self._index.having(concepts or self._index.analysis.alternatives(unit.folded))

    def _asked(self, units: Sequence[QuestionPart], folded: str) -> _Asked:
        return _Asked(
            tuple(units),
            folded.strip(),
            tuple(self.texts.needles(unit) for unit in units),
            tuple(self.weight(unit) ** _WEIGHT_EXPONENT for unit in units),
            frozenset(i for unit in units for i in unit.concepts),
            is_negated(folded),
        )

    def _score(self, passage: Passage, bm25: float, asked: _Asked) -> float:
        read = self.texts.read(passage)
        units, felt = asked.units, asked.felt
        about = asked.concepts.intersection(self._concordance.about(passage))
        above = self._concordance.above(passage)
        headings = self.texts.headings(passage)
        places = [needles.spans(read.rule) for needles in asked.needles]
        # A rule that defines a concept is about it even without naming it.
        defining = about if passage.blocks else set[str]()
        where = [
            _IN_RULE
            if in_rule or not defining.isdisjoint(unit.concepts)
            else _IN_SECTION
            if not above.isdisjoint(unit.concepts) or needles.are_in(headings)
            else _IN_READING
            if needles.are_in(read.reading)
            else _IN_EXAMPLE * needles.are_in(read.examples)
            for unit, needles, in_rule in zip(units, asked.needles, places, strict=True)
        ]
        share = _share(felt, where)
        met = _share(felt, [at > 0 for at in where])
        defined = _share(felt, [not about.isdisjoint(unit.concepts) for unit in units]) if about else 0.0
        several = asked.is_of_several
        return (
            _BM25 * bm25
            + _DEFINES * defined
            + _UNDER * (not above.isdisjoint(asked.concepts))
            + _WHOLE * (several and asked.folded in read.rule)
            + _ASKED * (several and asked.folded in read.reading)
            + _OWN * share
            + _MET * met
            + _NEAR * _nearness([p for p in places if p]) * share
            + _OF_RULES * self._is_rule(passage)
            + _CLAUSE * bool(passage.blocks)
            + _NEGATED * (asked.negated and is_negated(read.rule))
            + _HISTORY * (passage.kind is PassageKind.HISTORY)
        )

    def _is_rule(self, passage: Passage) -> bool:
        return passage.source == RULES or self._corpus.is_of_rules(passage)

    def hits(
        self,
        ranked: Iterable[tuple[float, Passage]],
        units: Sequence[QuestionPart],
        first: str,
        deciding: Mapping[str, Deciding] = _NONE,
    ) -> list[Hit]:
        """Hits that show a passage in language `first` if it has a text in it."""
        needles = Needles(t for unit in units for t in self.texts.needles(unit).texts)
        decided = self._decided(deciding)
        return [
            self.hit(
                passage, partial(self._reasons, passage, units, first, decided.get(passage.id)), needles, first, score
            )
            for score, passage in ranked
        ]

    def _reasons(
        self, passage: Passage, units: Sequence[QuestionPart], first: str, decides: Deciding | None
    ) -> tuple[Why, ...]:
        reasons = _joined_readings(why for unit in units if (why := self._reason(passage, unit, first)))
        if decides is None or decides.likely < _MIN_NAMED:
            return reasons
        question = decides.question
        return (Why(WhyKind.DECIDES, question.ask[FIRST_LANGUAGE][0], question.id), *reasons)

    def hit(
        self, passage: Passage, why: Callable[[], tuple[Why, ...]], needles: Needles, first: str, score: float = 0.0
    ) -> Hit:
        # For an older edition's text, show the leading edition's note on it.
        shown = self._corpus.change_of(passage) or passage
        return Hit(
            passage,
            score,
            self._corpus.in_language(shown, first).language,
            lambda: snippet(self.texts.shown(shown, first).line, needles),
            lambda: (*why(), *self._editions(passage, shown)),
        )

    def _editions(self, passage: Passage, shown: Passage) -> Iterator[Why]:
        if shown is not passage:
            yield Why(WhyKind.CITED, edition_cited(shown))
        if self._corpus.leading is not None and self._corpus.is_gone(passage):
            yield Why(WhyKind.GONE, self._corpus.leading.named)
        if edition := edition_cited(passage):
            yield Why(WhyKind.CITED, edition)

    def _reason(self, passage: Passage, unit: QuestionPart, first: str) -> Why | None:
        """Reason for which a passage has a unit; None for one that it does not have."""
        if any(concept in self._concordance.about(passage) for concept in unit.concepts):
            kind = WhyKind.DEFINES if self._corpus.base_numbers(passage) else WhyKind.HEADED
            return Why(kind, unit.text)
        shown = self.texts.shown(passage, first)
        needles = self.texts.needles(unit)
        kind = WhyKind.NAMES if unit.concepts else WhyKind.WORDS
        for text in (shown, *(text for text in self.texts.read(passage).texts.values() if text is not shown)):
            if not (needles.are_in(text.rule) or needles.are_in(text.examples)):
                continue
            if places := needles.spans(text.line.folded.text):
                start, end = text.line.folded.span(*places[0])
                return Why(kind, unit.text, text.line.text[start:end])
            return Why(kind, unit.text)
        kana = (fold(r.kana) for b in passage.blocks for r in b.readings)
        if any(unit.folded in k for k in kana):
            return Why(WhyKind.READING, unit.text)
        above = self._concordance.above(passage)
        headings = self.texts.headings(passage)
        if not above.isdisjoint(unit.concepts) or needles.are_in(headings):
            return Why(WhyKind.SECTION, unit.text)
        if needles.are_in(self.texts.read(passage).reading):
            return Why(WhyKind.OUR_READING, unit.text)
        if not unit.concepts and self.texts.has_apart(passage, unit):
            return Why(WhyKind.WORDS, unit.text)
        return None


def _joined_readings(whys: Iterable[Why]) -> tuple[Why, ...]:
    """Reasons, those of our reading joined, last."""
    reasons = list(whys)
    read = ", ".join(why.term for why in reasons if why.kind is WhyKind.OUR_READING)
    kept = [why for why in reasons if why.kind is not WhyKind.OUR_READING]
    return (*kept, Why(WhyKind.OUR_READING, read)) if read else tuple(kept)


def _share(felt: Sequence[float], parts: Sequence[float]) -> float:
    """The mean of the parts, of 0 to 1, by more than their weights: an answer that lacks what tells most is felt to be
    beside the question."""
    had: float = sum(map(mul, felt, parts))
    return had / sum(felt)


def _nearness(places: Sequence[Sequence[tuple[int, int]]]) -> float:
    """From 1 for neighbours to 0 for the ends of a long text: by the smallest stretch that has every unit."""
    if len(places) == 1:
        return 1 / (1 + min(end - start for start, end in places[0]) / 40)
    events = sorted((start, end, unit) for unit, spans in enumerate(places) for start, end in spans)
    last: dict[int, tuple[int, int]] = {}
    shortest = 10_000
    for start, end, unit in events:
        last[unit] = (start, end)
        if len(last) == len(places):
            shortest = min(shortest, end - min(s for s, _ in last.values()))
    return 1 / (1 + shortest / 40)
