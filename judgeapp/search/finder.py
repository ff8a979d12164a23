"""Answer a question: a clause number, a concept's name, or words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from judgeapp.glossary.concept import Concept
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.spelling import BegunName
from judgeapp.language.folding import fold, guessed_language, has_cjk, is_han
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_message
from judgeapp.questions.matching import AskedQuestion
from judgeapp.questions.opening import OpenQuestions
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.our_words.rendering import LANGUAGE as RENDERED
from judgeapp.rulebook.passage import Passage, PassageKind
from judgeapp.search.answer import Answer, Hit, Notice, NoticeKind, Why, WhyKind
from judgeapp.search.index import Index
from judgeapp.search.marking import Needles
from judgeapp.search.question import ClauseNumber, QuestionPart, number_among_words, of_edition, parse_number, units_of
from judgeapp.search.ranking import Ranking, Wanted

_NOTHING = Needles(())
_OF_RULES = Wanted(source=RULES)
MAX_QUESTION_LENGTH = 500  # letters; the rest is left out, with a notice
_SHOWN = 40  # letters quoted of the part left out
_MAX_TEXT_LENGTH = 2_000  # letters of a text that are searched for terms
# Languages that a reader of the question's language can also read.
_ASKED_IN = {"ja": ("ja",), "zh-Hans": ("zh-Hans", "zh-Hant")}
_MAX_UNITS = 8  # units of a question; the rest is left out, with a notice
_KATAKANA, _HAN = re.compile("[ァ-ヺーｦ-ﾟ]+"), re.compile("[\u3400-\u9fff々]+")
_PARTICLES = "的了吗嗎呢么麼吧"


class PassageFinder:
    """Answers questions from an index."""

    def __init__(self, concordance: Concordance, index: Index, questions: OpenQuestions | None = None) -> None:
        self._concordance = concordance
        self._corpus = concordance.corpus
        self._glossary = concordance.glossary
        self._ranking = Ranking(concordance, index)
        self._questions = questions

    def answer(
        self,
        question: str,
        *,
        language: str = "",
        source: str = "",
        limit: int = 50,
        first: str = "",
        reads: Sequence[str] = (),
    ) -> Answer:
        """Find passages. `language` and `source` keep only those of that language or source; passages in several
        languages are shown in `first`, or in the question's. With `reads`, passages in none of these languages are only
        counted.

        Raises InputError for a language or source that the corpus does not have."""
        # Whoever asks in a language reads it.
        read = (*reads, *_ASKED_IN.get(guessed_language((question,)), ())) if reads else ()
        wanted = self._scope(language, source, first or _written_in(question, reads), read)
        question, left_out = question[:MAX_QUESTION_LENGTH], question[MAX_QUESTION_LENGTH:]
        answer = self._answer(question, wanted, limit)
        if not left_out.strip():
            return answer
        cut = Notice(NoticeKind.CUT, f"{left_out.strip()[:_SHOWN]} …")
        return replace(answer, notices=(*answer.notices, cut))

    def knows(self, word: str) -> bool:
        """True if a concept has this name, or any passage the word."""
        return all(unit.concepts or self._ranking.is_known(unit) for unit in units_of(word, self._glossary))

    def read_ahead(self, goes_on: Callable[[], bool]) -> None:
        """See Ranking.read_ahead."""
        self._ranking.read_ahead(goes_on)

    def about(self, text: str, limit: int) -> tuple[Passage, ...]:
        """Clauses that a text of any length is most likely about, best first: by its most telling words and terms."""
        units = [unit for unit in units_of(text[:_MAX_TEXT_LENGTH], self._glossary) if unit.is_distinctive]
        distinctive = sorted(units, key=self._ranking.weight, reverse=True)
        named = [unit for unit in distinctive if unit.concepts][:_MAX_UNITS]
        if not named:
            return ()
        ranked = self._ranking.ranked(named, fold(" ".join(u.text for u in named)), _OF_RULES)
        clauses = (self._corpus.led(p) for _, p in ranked if p.kind is PassageKind.CLAUSE)
        return tuple(dict.fromkeys(clauses))[:limit]

    def _answer(self, question: str, wanted: Wanted, limit: int) -> Answer:
        if not question.strip():
            return Answer(question)
        if (of := of_edition(question)) and (clause := self._corpus.clause(of)):
            hits = self._clause_hits(clause, ClauseNumber(clause.number, alone=False), wanted)
            plain, _, edition = of.partition("@")
            notices: tuple[Notice, ...] = ()
            if edition == self._corpus.built_in and (today := self._corpus.shown_number(plain)) != plain:
                kind = NoticeKind.GONE_NUMBER if ":" in today else NoticeKind.FORMER_NUMBER
                notices = (Notice(kind, plain, today, edition),)
            return Answer(question, tuple(hits[:limit]), notices)
        if (number := parse_number(question)) and (answer := self._find_number(question, number, wanted, limit)):
            return answer
        if among := number_among_words(question):
            return self._find_number_and_words(question, *among, wanted, limit)
        if concepts := self._named(folded := fold(question)) or self._named(re.sub("[ -]", "", folded)):
            # "Who goes first?" names a concept and asks a question.
            return replace(self._find_concept(question, concepts, wanted, limit), proven=self._asked(question).proven)
        return self._find_words(question, wanted, limit)

    def _scope(self, language: str, source: str, first: str, reads: tuple[str, ...]) -> Wanted:
        sources = self._corpus.manifest.sources
        if source:
            self._corpus.manifest.source(source)
        tags = {s.language.casefold(): s.language for s in sources}
        tags[RENDERED.casefold()] = RENDERED
        if language and language.casefold() not in tags:
            known = comma_message(sorted(tags.values()))
            raise InputError(
                "no source is in the language {language!r}", mend="Use one of: {known}", language=language, known=known
            )
        tag = tags.get(language.casefold(), "")
        return Wanted(tag, source, tag or first, reads)

    # -- numbers --------------------------------------------------------------------------

    def _find_number(self, question: str, number: ClauseNumber, wanted: Wanted, limit: int) -> Answer | None:
        """Hits; None for a plain number that is not a chapter, such as a DP."""
        if wanted.source:
            # With a source given, the number is one of that source.
            own = self._corpus.passages.get(f"{wanted.source}:{number.number}")
            clauses = tuple(filter(None, (own,)))
        else:
            clauses = self._corpus.numbered(number.number)
        notices = self._elsewhere(number.number, clauses)
        hits: list[Hit] = []
        if clauses:
            hits += (hit for clause in clauses for hit in self._clause_hits(clause, number, wanted))
            # Clauses that had this number in older editions come last.
            hits += () if number.alone else self._formers(number.number, wanted)
        elif notices and notices[0].kind is NoticeKind.GONE_NUMBER:
            hits = self._clause_hits(self._corpus.passages[f"{RULES}:{number.number}"], number, wanted)
        elif self._corpus.became(number.number):
            hits = self._formers(number.number, wanted)
            notices = notices or self._former_notices(number.number)
        elif "-" in number.number:
            hits, notices = self._former_hits(number.number, wanted)
        else:
            return None
        hits = [*{hit.passage.id: hit for hit in reversed(hits)}.values()][::-1]
        kept = [hit for hit in hits if wanted.keeps(self._corpus.texts(hit.passage))]
        return Answer(question, tuple(kept[:limit]), notices)

    def _clause_hits(self, clause: Passage, number: ClauseNumber, wanted: Wanted) -> list[Hit]:
        hits = [self._hit(clause, Why(WhyKind.NUMBER, number.number), wanted)]
        if number.alone:
            return hits
        below = Why(WhyKind.BELOW_NUMBER, clause.number)
        return hits + [self._hit(p, below, wanted) for p in tuple(self._corpus.tree(clause))[1:]]

    def _elsewhere(self, number: str, clauses: Sequence[Passage]) -> tuple[Notice, ...]:
        """Notice of the clause of a number in the built-in edition, if that is another."""
        corpus = self._corpus
        if corpus.leading is None:
            return ()
        was = [base for clause in clauses for base in corpus.base_numbers(clause) if "@" not in base]
        if number in was:
            return ()
        before = ", ".join(was)
        today = corpus.shown_number(number) if f"{RULES}:{number}" in corpus.passages else ""
        if ":" in today:
            return (Notice(NoticeKind.GONE_NUMBER, number, today, corpus.built_in, before),)
        kind = NoticeKind.OTHER_NUMBER if before and today else NoticeKind.WAS_NUMBER
        kind = kind if before else NoticeKind.FORMER_NUMBER
        return (Notice(kind, number, today, corpus.built_in, before),) if before or today else ()

    def _formers(self, number: str, wanted: Wanted) -> list[Hit]:
        return [
            self._hit(clause, Why(WhyKind.FORMER_NUMBER, number, former.editions), wanted)
            for former in self._corpus.became(number)
            if (clause := self._corpus.clause(former.number))
        ]

    def _former_notices(self, number: str) -> tuple[Notice, ...]:
        shown = self._corpus.shown_number
        became = self._corpus.became(number)
        return tuple(Notice(NoticeKind.FORMER_NUMBER, number, shown(f.number), f.editions) for f in became)

    def _former_hits(self, number: str, wanted: Wanted) -> tuple[list[Hit], tuple[Notice, ...]]:
        nearest = self._nearest_above(number)
        near = [] if nearest is None else [nearest, *self._corpus.children(nearest)]
        hits = [self._hit(p, Why(WhyKind.NEAREST, number), wanted) for p in near]
        if pages := self._corpus.named_in_history(number):
            history = [self._hit(p, Why(WhyKind.HISTORY, number), wanted) for p in pages]
            editions = ", ".join(p.heading.rpartition("Ver.")[2].split()[0] for p in pages)
            return history + hits, (Notice(NoticeKind.LOST_NUMBER, number, editions=editions),)
        above = nearest.number if nearest else ""
        return hits, (Notice(NoticeKind.NO_SUCH_NUMBER, number, above),)

    def _nearest_above(self, number: str) -> Passage | None:
        while "-" in number:
            number = number.rpartition("-")[0]
            if clauses := self._corpus.numbered(number):
                return clauses[0]
        return None

    def _find_number_and_words(
        self, question: str, number: ClauseNumber, words: str, wanted: Wanted, limit: int
    ) -> Answer:
        """The clause first, then hits of the words."""
        first = self._find_number(question, number, wanted, 1)
        rest = self._answer(words, wanted, limit)
        hits = {hit.passage.id: hit for hit in (*(first.hits if first else ()), *rest.hits)}
        notices = (*(first.notices if first else ()), *rest.notices)
        return replace(
            rest, question=question, hits=tuple(hits.values())[:limit], notices=notices, proven=None, perhaps=()
        )

    def _hit(self, passage: Passage, why: Why, wanted: Wanted, needles: Needles = _NOTHING) -> Hit:
        return self._ranking.hit(passage, lambda: (why,), needles, wanted.first)

    # -- concepts -------------------------------------------------------------------------

    def _named(self, folded: str) -> tuple[Concept, ...]:
        """The concepts that a whole question names and that clauses answer."""
        concepts = (self._glossary.concepts[i] for i in self._glossary.names.exactly(folded))
        return tuple(c for c in concepts if c.lookup and c.clauses)

    def _find_concept(
        self, question: str, concepts: Sequence[Concept], wanted: Wanted, limit: int, notices: tuple[Notice, ...] = ()
    ) -> Answer:
        """Definition, its subclauses, manuals, longer names, then all that names it."""
        term, folded = question.strip(), fold(question)
        unit = QuestionPart(folded, folded, tuple(c.id for c in concepts))
        needles = self._ranking.texts.needles(unit)
        ordered: dict[str, tuple[Passage, Why]] = {}

        def add(passages: Iterable[Passage], why: Why) -> None:
            for passage in passages:
                if wanted.keeps(self._corpus.texts(passage)):
                    ordered.setdefault(passage.id, (passage, why))

        definitions = [self._definitions(c, wanted.source) for c in concepts]
        firsts = [clauses[0] for clauses in definitions if clauses]
        add(firsts, Why(WhyKind.DEFINES, term))
        for first in firsts:
            add(self._corpus.children(first), Why(WhyKind.BELOW_DEFINITION, term))
        for clauses in definitions:
            add(clauses, Why(WhyKind.DEFINES, term))
        for concept in concepts:
            add(self._concordance.headed_by(concept), Why(WhyKind.HEADED, term))
        for name, concept in self._glossary.spelling.begun(folded):
            add(self._definitions(concept)[:1], Why(WhyKind.DEFINES, name))
        ranked = self._ranking.ranked((unit,), folded, wanted) if len(ordered) < limit else []
        named = [(0.0, p) for p, _ in ordered.values()]
        kept, left = self._ranking.folded([*named, *(e for e in ranked if e[1].id not in ordered)], (unit,), wanted)
        own = [ordered[p.id] for _, p in kept if p.id in ordered]
        hits = [self._hit(p, why, wanted, needles) for p, why in own[:limit]]
        rest = [entry for entry in kept if entry[1].id not in ordered]
        hits += self._ranking.hits(rest[: limit - len(hits)], (unit,), wanted.first)
        return _without(left, Answer(question, tuple(hits), notices, needles.texts))

    def _definitions(self, concept: Concept, source: str = "") -> list[Passage]:
        """Clauses that define a concept: of the leading edition, or of the one that is asked for."""
        corpus = self._corpus
        if source == RULES:
            clauses = (corpus.passages.get(f"{RULES}:{number}") for number in concept.clauses)
        else:
            clauses = (corpus.clause(number) for number in concept.clauses)
        return [clause for clause in clauses if clause is not None]

    # -- words ----------------------------------------------------------------------------

    def _find_words(self, question: str, wanted: Wanted, limit: int) -> Answer:
        folded = fold(question)
        units = units_of(question, self._glossary)
        spelling = self._glossary.spelling
        if begun := spelling.begun(folded):
            return self._find_prefix(question, begun, units, wanted, limit)
        notices: list[Notice] = []
        if not self._is_right(folded, units) and (known := spelling.one_wrong(folded)):
            corrected = (Notice(NoticeKind.CORRECTED, question.strip(), known),)
            if concepts := self._named(fold(known)):
                answer = self._find_concept(known, concepts, wanted, limit, corrected)
                return replace(answer, question=question)
            units, notices = units_of(known, self._glossary), list(corrected)
        units, corrections = self._with_known_words(units)
        notices += corrections
        notices += (Notice(NoticeKind.DROPPED, word.text) for word in _whole_words(units[_MAX_UNITS:], question))
        units = units[:_MAX_UNITS]
        asked = self._asked(question)
        ranked = self._ranking.ranked(units, folded, wanted, asked.deciding) if units else []
        ranked, left = self._ranking.folded(ranked, units, wanted)
        if asked.outside:
            brought = self._brought(asked.outside, wanted)
            ids = {passage.id for _, passage in brought}
            ranked = [*brought, *(entry for entry in ranked if entry[1].id not in ids)]
            corrections = [notice for notice in notices if notice.kind is NoticeKind.CORRECTED]
            notices = corrections if brought else [Notice(NoticeKind.OUTSIDE, asked.outside), *corrections]
        if not ranked:
            return Answer(question, (), tuple(notices), (), asked.proven, asked.perhaps)
        # Leave out what even the best passage lacks.
        kept = self._ranking.met(ranked[0][1], units)
        if not asked.outside:
            left_out = _whole_words((unit for unit in units if unit not in kept), question)
            kept = self._ranking.met(ranked[0][1], left_out)
            notices += (Notice(NoticeKind.DROPPED, word.text) for word in left_out if word not in kept)
        needles = tuple(dict.fromkeys(t for u in units for t in self._ranking.texts.needles(u).texts))
        hits = self._ranking.hits(ranked[:limit], units, wanted.first, asked.deciding)
        return _without(left, Answer(question, tuple(hits), tuple(notices), needles, asked.proven, asked.perhaps))

    def _brought(self, words: str, wanted: Wanted) -> list[tuple[float, Passage]]:
        """Passages with these words of imported rulebooks, even if another edition leads."""
        sources = self._corpus.manifest.sources
        keys = (source.key for source in sources if source.imported and wanted.source in ("", source.key))
        units, folded = units_of(words, self._glossary), fold(words)
        return [entry for key in keys for entry in self._ranking.ranked(units, folded, replace(wanted, source=key))]

    def _asked(self, question: str) -> AskedQuestion:
        """The questions with proven answers that are meant or may be, and what decides them."""
        if self._questions is None or (len(question.split()) < 2 and not has_cjk(question)):
            return AskedQuestion()
        return self._questions.matcher.asked(question)

    def _find_prefix(
        self, question: str, begun: Sequence[BegunName], units: Sequence[QuestionPart], wanted: Wanted, limit: int
    ) -> Answer:
        """The definitions of the concepts being typed, then passages with the words."""
        start = fold(question)
        needles = self._ranking.texts.needles(QuestionPart(start, start, tuple(c.id for _, c in begun)))
        ordered: dict[str, Hit] = {}
        for name, concept in begun:
            for passage in self._definitions(concept)[:1]:
                if wanted.keeps(self._corpus.texts(passage)):
                    hit = self._hit(passage, Why(WhyKind.DEFINES, name), wanted, needles)
                    ordered.setdefault(passage.id, hit)
        ranked = self._ranking.ranked(units, start, wanted) if units else []
        ranked, left = self._ranking.folded(ranked, units, wanted)
        rest = [entry for entry in ranked if entry[1].id not in ordered]
        for hit in self._ranking.hits(rest[:limit], units, wanted.first):
            ordered[hit.passage.id] = hit
        return _without(left, Answer(question, tuple(ordered.values())[:limit], (), needles.texts))

    def _is_right(self, folded: str, units: Sequence[QuestionPart]) -> bool:
        """True if a question needs no correction: some passage has it as typed, or each of several words is known."""
        if has_cjk(folded) and len(folded.split()) == 1:
            return self._ranking.stands_somewhere(folded)
        return all(u.concepts or self._ranking.is_known(u) for u in units)

    def _with_known_words(self, units: Sequence[QuestionPart]) -> tuple[tuple[QuestionPart, ...], list[Notice]]:
        """Words that no passage has, each replaced by the known name one letter away."""
        result: list[QuestionPart] = []
        notices: list[Notice] = []
        for unit in units:
            is_known = bool(unit.concepts) or self._ranking.is_known(unit)
            known = None if is_known else self._glossary.spelling.one_wrong(unit.folded)
            if known is None:
                result.append(unit)
            else:
                result += units_of(known, self._glossary)
                notices.append(Notice(NoticeKind.CORRECTED, unit.text, known))
        return tuple({u.folded: u for u in result}.values()), notices


def _whole_words(units: Iterable[QuestionPart], question: str) -> tuple[QuestionPart, ...]:
    """The whole words of units. Where a question has no spaces, a unit may be a piece cut out of it, which says nothing
    to a reader: then these are the katakana to both ends, and the Han without the kana or particles around them."""
    words = (word for unit in units for word in _words_of(unit, question))
    return tuple({word.folded: word for word in words}.values())


def _words_of(unit: QuestionPart, question: str) -> Iterable[QuestionPart]:
    if not has_cjk(unit.text) or re.search(rf"(?<!\w){re.escape(unit.text)}(?!\w)", question):
        return (unit,)
    if (start := question.find(unit.text)) < 0:  # the word was corrected
        return ()
    end = start + len(unit.text)
    katakana = [m for m in _KATAKANA.finditer(question) if m.start() < end and m.end() > start]
    if unit.concepts and all(start <= m.start() and m.end() <= end for m in katakana):
        return (unit,) if katakana or any(map(is_han, unit.text)) else ()
    in_chinese = guessed_language((question,)) == "zh-Hans"
    han = (unit.text.strip(_PARTICLES),) if in_chinese else _HAN.findall(unit.text)
    texts = (text for text in (*(m[0] for m in katakana), *han) if len(text) > 1)
    return tuple(QuestionPart(text, fold(text)) for text in texts)


def _without(folded: Sequence[Passage], answer: Answer) -> Answer:
    """The answer, with how many passages it leaves out."""
    return replace(answer, folded=len(folded), folded_in=tuple(dict.fromkeys(p.language for p in folded)))


def _written_in(question: str, reads: Sequence[str]) -> str:
    """The language that a text of several is shown in: the source's for a question in Chinese, English for any other.
    Han alone are Japanese for who reads that."""
    return "" if guessed_language((question,)) == "zh-Hans" and "ja" not in reads else RENDERED
