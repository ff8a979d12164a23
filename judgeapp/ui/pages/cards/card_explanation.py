"""Readings of a card's texts as HTML: gaps are underlined, and below each effect is its reading, with the clauses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from html import escape
from itertools import pairwise

from judgeapp.cards.governing import governing, governing_line
from judgeapp.cards.reading.fillers import PassedOver, passed_over
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.misprints import PrintCorrection
from judgeapp.cards.reading.parts import Gap, Part, ReadText, TextFault, Understanding
from judgeapp.cards.reading.wording import describe_correction, describe_fault, describe_state
from judgeapp.cards.reading.words import line_words, part_words, ways_to_read
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import CardReading, ReadLine, parts_asked_for, speaker
from judgeapp.clauses.citing import by_leading, cited_list
from judgeapp.engine.lang import Category
from judgeapp.library import Library
from judgeapp.messages.punctuation import comma_list, fact_list, labelled, semicolon_list
from judgeapp.rulebook.passage import Passage
from judgeapp.search.answer import Mark
from judgeapp.ui.address import Kind, of_record
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, runs, strong, styled, text_link, unbroken
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.cards.card_page import Marks, describe_part, describe_trait
from judgeapp.ui.pages.shown_text import ShownText, also_named
from judgeapp.ui.pages.wording import language_name

_tr = partial(translate, "card_explanation")


@dataclass
class CardExplanation:
    """The texts of one record with their readings."""

    _library: Library
    _reading: CardReading
    _shown: ShownText  # how clauses are shown: their headings, and the text beside them
    _style: PageStyle
    _marks: Marks  # the matches in a text
    _names: Collection[str] = ()  # those of all cards of the library

    @property
    def record(self) -> CardRecord:
        return self._reading.record

    @property
    def standing(self) -> str:
        """Paragraph that says how much of the card is understood; empty if nothing is printed."""
        if not self._reading.readings and not self._reading.lines:
            return ""
        text = {
            Understanding.UNDERSTOOD: _tr("The program reads this text."),
            Understanding.PARTLY: _tr(
                "The program reads only part of this text. Resolve the underlined parts by hand."
            ),
            Understanding.NOT: _tr("The program can't read this text. Resolve it by hand."),
        }[self._reading.state]
        return parts.text(escape(text), self._style, apart=True)

    @property
    def parts_of_names(self) -> str:
        """Lines on the parts of names and the traits that its texts ask for, where their letters do not tell them."""
        if self.record.language != "en":
            return ""
        words, traits = parts_asked_for(self._reading)
        lines = [line for word in words for line in describe_part(word, self._names)]
        lines += (line for trait in traits for line in describe_trait(trait))
        return "".join(parts.caption(escape(line), self._style) for line in lines)

    def text(self, field: str, text: str) -> str:
        """A text of the record: "effect", "link.dp", ... as paragraphs."""
        reading = dict(self._reading.readings).get(field)
        if reading is not None:
            effects = enumerate(reading.parts)
            of = speaker(self.record.category, field)
            return "".join(self._part(reading, part, of, apart=at > 0) for at, part in effects)
        kind = field.partition(".")[0]
        lines = [line for line in self._reading.lines if line.kind == kind]
        line = next((line for line in lines if line.text == text), None)
        if line is None or field == "link.dp":
            terms = self._library.terms(text, self.record.language)
            return parts.text(runs(text, self.record.language, self._marks(text), terms=terms), self._style)
        return self._line(text, line)

    def _part(self, reading: ReadText, part: Part, of: Category, *, apart: bool) -> str:
        marked = self._marked(reading.text, part.start, part.end, part.gaps)
        shown = parts.text(marked, self._style, apart=apart)
        clauses = [number for governed in governing(part.effect) for number in governed.clauses]
        text = [describe_state(part.state)]
        if part.gaps:
            text.append(semicolon_list(dict.fromkeys(self._describe_gap(gap.why) for gap in part.gaps)))
        says = ""
        if part.state is Understanding.UNDERSTOOD:
            says = part_words(reading, part, of)
        over = passed_over(reading, part, says)
        clauses += (words.clause for words in over)
        text += (_describe_passed_over(words) for words in over)
        gap = next((reading.text[g.start : g.end].strip() for g in part.gaps), "")
        ways = [way for g in part.gaps for way in ways_to_read(reading, g)]
        beneath = self._beneath(text, says, clauses, reading.corrections_in(part), part.taught, gap, ways)
        return shown + beneath

    def _line(self, text: str, line: ReadLine) -> str:
        gaps = () if line.means is not None else (Gap(0, len(text), line.why or TextFault.NO_WORDS),)
        sentence = [describe_state(Understanding.NOT if gaps else Understanding.UNDERSTOOD)]
        sentence += [self._describe_gap(note.why) for note in gaps]
        shown = parts.text(self._marked(text, 0, len(text), gaps), self._style)
        says = line_words(line.kind, line.means, self.record.language) if line.means is not None else ""
        return shown + self._beneath(sentence, says, governing_line(line.kind), line.corrections)

    def _describe_gap(self, why: TextFault) -> str:
        if self.record.language not in LANGUAGES:
            return _tr("the program has no phrase book for its language")
        return describe_fault(why)

    def _marked(self, text: str, start: int, end: int, gaps: Sequence[Gap]) -> str:
        """A part of a text; a gap is underlined and labelled at its end."""
        end = start + len(text[start:end].rstrip())
        spans = _joined(text, [(max(start, gap.start), min(end, gap.end)) for gap in gaps])
        cuts = sorted({start, end, *(at for span in spans for at in span)})
        sentence = unbroken(_tr("not understood"))
        marked = self._marks(text)
        pieces = []
        for a, b in pairwise(cuts):
            marks = [Mark(m.start - a, m.end - a) for m in marked if m.start < b and a < m.end]
            terms = self._library.terms(text[a:b], self.record.language)
            piece = runs(text[a:b], self.record.language, marks, terms=terms)
            if (a, b) in spans:
                piece = f"{styled(piece, 'unread')}&nbsp;{styled(f'[{sentence}]', 'small')} "
            pieces.append(piece)
        return "".join(pieces)

    def _beneath(
        self,
        described: Sequence[str],
        says: str,
        clauses: Iterable[str],
        corrections: Iterable[PrintCorrection] = (),
        taught: Iterable[Lesson] = (),
        gap: str = "",
        ways: Iterable[str] = (),
    ) -> str:
        """The lines under an effect, set off from it. `gap`: what of it could be taught; `ways`: to read it."""
        state, *whys = map(escape, described)
        lines = [reduce(labelled, whys, strong(state))]
        may_be = escape(_tr("Possible readings:"))
        lines += (f"{may_be} {in_language(way, self.record.language)}" for way in ways)
        lines += (escape(describe_correction(correction)) for correction in corrections)
        lines += (self._taught(lesson) for lesson in taught)
        if says:
            lines.append(f"{escape(self._reading_label())} {in_language(says, self.record.language)}")
        lines += self._clauses(clauses)
        language = self.record.language
        if gap and language in LANGUAGES:
            lines.append(link(of_record(Kind.TEACH, gap, language), escape(_tr("Teach what it means"))))
        return parts.note("".join(parts.caption(line, self._style) for line in lines), self._style)

    def _reading_label(self) -> str:
        """Label of a reading; it names the language where the reader's is another, as with English cards in German."""
        if self.record.language in (self._shown.language, ""):
            return _tr("Read as:")
        return _tr("Read as, in {language}:").format(language=language_name(self.record.language))

    def _taught(self, lesson: Lesson) -> str:
        """That it is read only as a judge has taught it: what, by whom, when."""
        text = strong(escape(_tr("As taught:")))
        who = fact_list((lesson.by, lesson.date))
        behind = f" ({escape(who)})" if who else ""
        words = (in_language(x, lesson.language) for x in (lesson.wording, lesson.same))
        return f"{text} {' = '.join(words)}{behind}"

    def _clauses(self, numbers: Iterable[str]) -> list[str]:
        """The clauses under their headings, a line a heading, in the order of the text."""
        corpus = self._library.corpus
        lines: dict[str, list[str]] = {}
        for number in dict.fromkeys(numbers):
            clause = corpus.clause(number)
            if clause is not None:
                linked = text_link(corpus.shown_number(number), Kind.PASSAGE, clause.id)
                lines.setdefault(self._heading(clause), []).append(linked)
        return [f"{comma_list(linked)} &nbsp;{heading}" for heading, linked in lines.items()]

    def _heading(self, clause: Passage) -> str:
        passage = self._shown.headed(self._library, clause)
        own = in_language(passage.heading, passage.language)
        also = also_named(self._library, passage, self._shown.language)
        return f"{own} ({in_language(also.text, also.language)})" if also.text else own


def _joined(text: str, spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Spans in order, those together between which nothing is said."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if joined and not text[joined[-1][1] : start].strip():
            start, end = joined[-1][0], max(end, joined.pop()[1])
        joined.append((start, end))
    return joined


def _describe_passed_over(over: PassedOver) -> str:
    words = _tr("“{words}” only repeats {clause}")
    return words.format(words=over.words, clause=cited_list(by_leading((over.clause,))))
