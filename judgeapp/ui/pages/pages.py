"""Every page that the reader can show, and its data: rules, cards and scenes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from judgeapp.cards.card import PrintedCard
from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.reading.bracketed import NO_WORDS_KNOWN
from judgeapp.cards.record import CardRecord
from judgeapp.engine.words import Category
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.corpus import number_in_rules
from judgeapp.rulebook.passage import Passage
from judgeapp.rulings.precedent_finding import Precedents
from judgeapp.search.answer import Mark
from judgeapp.table.scene import Scene
from judgeapp.ui.address import PAGES, Address, Kind
from judgeapp.ui.localization import current_language
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import anchor
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.desk import desk_pages
from judgeapp.ui.pages.desk.guide_page import GUIDES, guide_page, guide_path, heading_of, page_of
from judgeapp.ui.pages.desk.library_page import Holdings, doubts, library_page, missing
from judgeapp.ui.pages.rules.clause_notes import reading_page, readings_offer, readings_page, readings_title
from judgeapp.ui.pages.rules.concept_page import concept_page
from judgeapp.ui.pages.rules.leading_text import leading_sign
from judgeapp.ui.pages.rules.passage_page import passage_page, path_of, standing_of
from judgeapp.ui.pages.rules.question_page import question_asked, question_page
from judgeapp.ui.pages.rulings.answer_page import AnswerView, answer_page, answered_before
from judgeapp.ui.pages.scene_page import scene_page
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import source_title
from judgeapp.ui.views import find_view
from judgeapp.ui.widgets.sheets.path_line import PathStep
from judgeapp.ui.widgets.work.background import Worker, raise_error

if TYPE_CHECKING:
    from judgeapp.cards.lists.restrictions import Restriction
    from judgeapp.cards.reading.bracketed import KnownWords
    from judgeapp.cards.reading.grammar.lesson import Lesson
    from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
    from judgeapp.cards.teaching.lesson_view import LessonView, OfferedLessons
    from judgeapp.cards.teaching.refusal import RefusedLessonError
    from judgeapp.cards.teaching.school import Schooling
    from judgeapp.cards.understanding import CardReading
    from judgeapp.citations.overview import ComparedEditions, EditionsOverview
    from judgeapp.desk.imported.cards import StoredCard
    from judgeapp.desk.imported.lists import SavedLists
    from judgeapp.desk.upkeep.restoring import DatedCopy
    from judgeapp.editions.doubts import EditionReport
    from judgeapp.editions.edition import ImportedEdition
    from judgeapp.entries.importing import ImportReport
    from judgeapp.rulings.answer import FormerText
    from judgeapp.rulings.notebook.revision import NotedRuling, Revision
    from judgeapp.rulings.notebook.ruling import Ruling, Status
    from judgeapp.table.rulings.sharing import SharedItem
    from judgeapp.ui.pages.cards.card_explanation import CardExplanation
    from judgeapp.ui.pages.cards.card_page import Marks

_MAX_CACHED = 200  # records with a cached reading


class CardTexts(Worker):
    """Reads card texts for pages in the background; `read`: the last requested ones are there."""

    read = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # Its own thread: searches don't wait for the phrase book.
        self._latest = self._task(self.tr("reading a card"))
        self._asked: tuple[CardRecord, ...] = ()
        self._known: dict[CardRecord, CardReading] = {}
        self._taught: tuple[TaughtPhrase, ...] = ()
        self._words = NO_WORDS_KNOWN

    def set_taught(self, taught: tuple[TaughtPhrase, ...]) -> None:
        """Read by these lessons from now on."""
        if taught != self._taught:
            self._taught = taught
            self._forget()

    def set_known(self, known: KnownWords) -> None:
        """Read by the names and traits of these cards from now on."""
        if known != self._words:
            self._words = known
            self._forget()

    def of(self, records: Sequence[CardRecord]) -> dict[CardRecord, CardReading]:
        """The readings made already. The others are started, replacing an earlier request."""
        missing = tuple(record for record in records if record not in self._known)
        if missing and (missing != self._asked or self._latest.is_idle):
            self._asked = missing
            taught, words = self._taught, self._words

            def work() -> tuple[CardReading, ...]:
                from judgeapp.cards.reading.words import ready
                from judgeapp.cards.understanding import read_card

                # Pages show readings in words, which need the phrase book.
                for record in missing:
                    ready(record.language)
                return tuple(read_card(record, taught, words) for record in missing)

            self._latest.start(work, self._take, raise_error)
        return {record: self._known[record] for record in records if record in self._known}

    def _forget(self) -> None:
        self._known.clear()
        self._latest.cancel()
        self._asked = ()

    def _take(self, readings: tuple[CardReading, ...]) -> None:
        self._known |= dict(zip(self._asked, readings, strict=True))
        for record in [*self._known][:-_MAX_CACHED]:
            del self._known[record]
        self.read.emit()


@dataclass(frozen=True)
class PageView:
    """Rendering choices of a page: texts of clauses, colours and font, and the words to mark in passages and cards."""

    shown: ShownText
    style: PageStyle
    found: tuple[str, ...] = ()
    found_in_cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Leaf:
    """A page with the lines above it. `anchor` is where to scroll to; empty for the top."""

    html: str
    path: tuple[PathStep, ...] = ()
    standing: str = ""
    anchor: str = ""


class Pages(QObject):
    """Renders the page of an address. `read`: a text that a page waited for is there."""

    read = Signal()

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self.library = library
        self.cards = Cards((), library.glossary)
        self.scenes: tuple[Scene, ...] = ()
        # The result of the last import, and the card being written.
        self.reports: tuple[ImportReport, ...] = ()
        self.draft = no_card()
        # Recent questions, the newest first, and whether there is a table.
        self.recent: tuple[str, ...] = ()
        self.has_table: Callable[[], bool] = lambda: False
        # Lessons: those in use, the refused ones, the one being written, and another judge's.
        self.lessons: tuple[Lesson, ...] = ()
        self.refused: tuple[tuple[Lesson, RefusedLessonError], ...] = ()
        self.lesson: LessonView | None = None
        self.offered: OfferedLessons | None = None
        # The notebook: its rulings, the history of the one that is shown, the one that is being written with what
        # becomes of another by it, and a file of others with what of it was taken.
        self.rulings: dict[str, NotedRuling] = {}
        self.history: tuple[Revision, ...] = ()
        self.stamps: Mapping[str, str] = {}
        self.written: tuple[Ruling, tuple[str, Status] | None] | None = None
        self.shared: tuple[str, tuple[SharedItem, ...], set[str]] = ("", (), set())
        self.copies: tuple[DatedCopy, ...] | None = None  # the dated copies, as last listed
        # The editions beside each other, once that is computed.
        self.editions: EditionsOverview | None = None
        self.imported: tuple[ImportedEdition, EditionReport] | None = None
        # Earlier answers, and older texts of some of them.
        self.precedents = Precedents((), library.glossary)
        self._former: dict[str, tuple[FormerText, ...]] = {}
        self._stored_cards: dict[str, list[StoredCard]] = {}
        # None until they are read.
        self._lists: SavedLists | None = None
        self._has_answers = False
        self._texts = CardTexts(self)
        self._texts.read.connect(self.read)

    def set_cards(self, cards: Cards, stored: Sequence[StoredCard], lists: SavedLists) -> None:
        self.cards = cards
        self._lists = lists
        self._stored_cards = {}
        for record in stored:
            self._stored_cards.setdefault(record.record.number, []).append(record)
        self._texts.set_known(cards.words)

    def set_answers(self, precedents: Precedents, former: Mapping[str, tuple[FormerText, ...]]) -> None:
        before, self.precedents = self.precedents, precedents
        self._has_answers = True
        self._former = dict(former)
        before.close()

    def stored_cards(self, number: str) -> Sequence[StoredCard]:
        return self._stored_cards.get(number, ())

    @property
    def has_draft(self) -> bool:
        return self.draft != no_card()

    @property
    def holdings(self) -> Holdings:
        sources = desk_pages.most_binding_first(self.library)
        stored = None if self._lists is None else [*chain.from_iterable(self._stored_cards.values())]
        return Holdings(sources, stored, self._lists, [*self.precedents] if self._has_answers else None)

    @property
    def numbers(self) -> Collection[str]:
        return self._stored_cards

    @property
    def records(self) -> tuple[CardRecord, ...]:
        return tuple(stored.record for records in self._stored_cards.values() for stored in records)

    def set_lessons(self, lessons: tuple[Lesson, ...], schooling: Schooling) -> None:
        self.lessons, self.refused = lessons, schooling.refused
        self._texts.set_taught(schooling.phrases)

    def gap(self, address: Address) -> tuple[str, str] | None:
        """The first gap of a shown card or text, with its language; None if there is none."""
        records = [stored.record for stored in self.stored_cards(address.key)] if address.kind == Kind.CARD else []
        for record, reading in self._texts.of((*records, *self.unsaved(address))).items():
            for _, text in reading.readings:
                for part in text.parts:
                    for left in part.gaps:
                        return text.text[left.start : left.end].strip(), record.language
        return None

    def unsaved(self, address: Address) -> tuple[CardRecord, ...]:
        """The record of a text or card that is shown, and that the library does not have."""
        if address.kind == Kind.DRAFT:
            return (self.draft,)
        return (no_card(address.key),) if address.kind == Kind.TEXT else ()

    def await_text(self) -> None:
        """A text will soon be typed: have the phrase book ready."""
        self.has_read(no_card("[Main]"))

    def has_read(self, record: CardRecord) -> bool:
        """Return true if the text of a record is read; if not, begin to read it."""
        return bool(self._texts.of((record,)))

    @property
    def is_idle(self) -> bool:
        return self._texts.is_idle

    def close(self) -> None:
        self._texts.close()

    def has(self, address: Address) -> bool:
        pairs = [pair.key for pair in self.editions.pairs] if self.editions is not None else []
        known: dict[str, Collection[str]] = {
            Kind.PASSAGE: self.library.corpus.passages,
            Kind.SOURCE: self.library.corpus.manifest.keys,
            Kind.CONCEPT: self.library.glossary.concepts,
            Kind.READING: {"", *self.library.corpus.readings},
            Kind.CARD: self._stored_cards,
            Kind.ANSWER: [address.key] if self.precedents.get(address.key) else [],
            Kind.IMPORT_REPORT: [""] if self.reports else [],
            Kind.COPIES: [""] if self.copies is not None else [],
            Kind.EDITIONS: [""] if self.editions is not None else [],
            Kind.COMPARED: [address.key] if self._compared(address.key) is not None else [],
            Kind.DOUBTFUL: [address.key] if address.key.rpartition(" ")[0] in pairs else [],
            Kind.REVIEWED: ["own", "brought"] if self.editions is not None else [],
            Kind.IMPORTING_RULEBOOK: [""] if self.imported is not None else [],
            Kind.DRAFT: [],
            Kind.GUIDE: [address.key] if page_of(address.key) in GUIDES else [],
            Kind.QUESTION: self.library.questions,
            Kind.SCENE: [scene.key for scene in self.scenes],
            Kind.RULING: self.rulings,
            Kind.WRITTEN: [],
            Kind.SHARED: [],
        }
        kind, key = address.kind, address.key
        return kind in PAGES and (kind not in known or key in known[kind])

    def _compared(self, key: str) -> ComparedEditions | None:
        """Two editions by their keys, behind which the part may stand that is unfolded."""
        editions = " ".join(key.split(" ")[:2])
        return self.editions.compared(editions) if self.editions is not None else None

    def leaf(self, address: Address, view: PageView) -> Leaf:
        """The page at an address. Raises InputError for one that leads nowhere."""
        library, shown, style = self.library, view.shown, view.style
        match address.kind:
            case Kind.PASSAGE:
                passage = library.corpus.passage(address.key)
                html = passage_page(library, passage, view.found, shown, style, self.scenes)
                standing = [*self._elsewhere(passage), standing_of(library, passage, shown)]
                at = "" if library.corpus.page(passage) is passage else anchor(passage.id)
                return Leaf(html, path_of(library, passage, shown), " · ".join(filter(None, standing)), at)
            case Kind.SOURCE:
                source = library.corpus.manifest.source(address.key)
                return Leaf(desk_pages.source_page(library, source, style, shown), (PathStep(source_title(source)),))
            case Kind.CONCEPT:
                concept = library.glossary.concepts[address.key]
                html = concept_page(library, concept, shown, style, self.scenes)
                return Leaf(html, (PathStep(self.tr("Glossary")), PathStep(concept.title(shown.language))))
            case Kind.READING if address.key:
                ours = library.corpus.readings[address.key]
                all_of_them = PathStep(readings_title(), address=Address(Kind.READING))
                html = reading_page(library, ours, shown.language, style)
                return Leaf(html, (all_of_them, PathStep(library.corpus.shown_number(ours.clauses[0]))))
            case Kind.READING:
                html = readings_page(library, shown.language, style)
                return Leaf(html, (PathStep(readings_title()),))
            case Kind.TAUGHT:
                from judgeapp.ui.pages.cards.teaching_page import teaching_page

                html = teaching_page(self.lesson, self.lessons, self.refused, self.offered, style)
                return Leaf(html, (PathStep(self.tr("Cards")), PathStep(self.tr("Taught"))))
            case Kind.CARD | Kind.DRAFT | Kind.TEXT | Kind.IMPORT_REPORT:
                return self._cards_leaf(address, view)
            case Kind.RULING | Kind.WRITTEN | Kind.SHARED:
                return self._rulings_leaf(address, view)
            case Kind.ANSWER:
                path = (PathStep(self.tr("Official answers")), PathStep(address.key))
                return Leaf(self._answer(address.key, view), path)
            case Kind.QUESTION:
                question = library.questions[address.key]
                html = question_page(
                    library, question, shown, style, self.editions.touched if self.editions is not None else None
                )
                title = question_asked(question, shown.language)[0]
                return Leaf(html, (PathStep(self.tr("Questions")), PathStep(title)))
            case Kind.SCENE:
                scene = next(s for s in self.scenes if s.key == address.key)
                html = scene_page(library, scene, shown, style)
                return Leaf(html, (PathStep(self.tr("Scenes")), PathStep(scene.title_in(current_language())[0])))
            case Kind.HELP:
                return Leaf(desk_pages.help_page(find_view(address.key), style))
            case Kind.COPIES:
                from judgeapp.ui.pages.desk.copies_page import copies_page

                return Leaf(copies_page(self.copies or (), style), (PathStep(self.tr("Backups")),))
            case Kind.EDITIONS | Kind.COMPARED | Kind.DOUBTFUL | Kind.REVIEWED:
                return self._editions_leaf(address, style)
            case Kind.IMPORTING_RULEBOOK:
                return self._edition_leaf(style)
            case Kind.GUIDE:
                return Leaf(guide_page(address.key, style), guide_path(address.key), anchor=heading_of(address.key))
            case Kind.FRONT:
                lacking = [*missing(self.holdings, self.editions)]
                doubted, has_table = [*doubts(self.editions)], self.has_table()
                edition = leading_sign(library.corpus)
                html = desk_pages.front_page(
                    self.recent, lacking, style, edition=edition, doubted=doubted, has_table=has_table
                )
                return Leaf(html)
            case Kind.LIBRARY:
                return Leaf(library_page(self.holdings, readings_offer(library, style), style))
            case _:
                raise ValueError(f"not a page: {address.url}")

    def _elsewhere(self, passage: Passage) -> Iterator[str]:
        """Numbers and fates of a clause in other editions."""
        if self.editions is None or not self.library.corpus.is_clause(passage):
            return
        from judgeapp.ui.pages.desk.editions_page import describe_elsewhere

        for pair in self.editions.pairs:
            if passage.source == pair.old.key:
                line = pair.alignment.of_old[number_in_rules(passage) or passage.number]
                yield describe_elsewhere(line, line.new, pair.new.edition)
            elif passage.source == pair.new.key:
                line = pair.alignment.of_new[passage.number]
                yield describe_elsewhere(line, line.old, pair.old.edition)

    def _editions_leaf(self, address: Address, style: PageStyle) -> Leaf:
        from judgeapp.ui.pages.desk import editions_page

        seen = self.editions
        all_of_them = PathStep(self.tr("Editions"), address=Address(Kind.EDITIONS))
        if seen is None:
            raise InputError("The editions aren't matched yet")
        if address.kind == Kind.EDITIONS:
            return Leaf(editions_page.editions_page(seen, style), (PathStep(self.tr("Editions")),))
        if address.kind == Kind.REVIEWED:
            here = PathStep(self.tr("Citations of changed clauses"))
            return Leaf(editions_page.reviewed_page(seen, address.key, style), (all_of_them, here))
        if address.kind == Kind.COMPARED:
            from judgeapp.ui.pages.desk.compared_page import compared_page

            compared = self._compared(address.key)
            if compared is None:
                raise InputError("These editions are no longer available")
            unfolded = address.key.removeprefix(compared.key).strip()
            here = PathStep(f"{compared.old.edition} – {compared.new.edition}")
            return Leaf(compared_page(seen, compared, unfolded, self.scenes, style), (all_of_them, here))
        key, _, at = address.key.rpartition(" ")
        pair = seen.pair(key)
        if pair is None:
            raise InputError("These editions are no longer available")
        here = PathStep(f"{pair.old.edition} – {pair.new.edition}")
        place = int(at) if at.isdecimal() else 0
        return Leaf(editions_page.doubtful_page(pair, place, style), (all_of_them, here))

    def _edition_leaf(self, style: PageStyle) -> Leaf:
        # Imported with the first rulebook.
        from judgeapp.ui.pages.desk.edition_page import edition_page

        if self.imported is None:
            raise InputError("This import is closed. Import the rulebook again")
        return Leaf(edition_page(*self.imported, style), (PathStep(self.tr("Import")),))

    def _rulings_leaf(self, address: Address, view: PageView) -> Leaf:
        from judgeapp.ui.pages.rulings import ruling_page

        style = view.style
        rulings = PathStep(self.tr("Rulings"))
        history = tuple(revision for revision in self.history if revision.ruling == address.key)
        about = ruling_page.RulingView(
            *(self.library, self.cards, self.precedents, view.shown, self.rulings, history, self.stamps),
            has_cards=self._lists is not None,
        )
        if address.kind == Kind.SHARED:
            return Leaf(ruling_page.shared_page(*self.shared, style), (rulings,))
        if address.kind == Kind.WRITTEN:
            if self.written is None:
                return Leaf("", (rulings,))
            html = ruling_page.draft_page(*self.written, about, style)
            return Leaf(html, (rulings, PathStep(self.tr("Not saved yet"))))
        noted = self.rulings.get(address.key)
        if noted is None:
            raise InputError("This ruling is no longer in the notebook")
        return Leaf(ruling_page.ruling_page(noted, about, style), (rulings,))

    def _cards_leaf(self, address: Address, view: PageView) -> Leaf:
        # Imported with the first page of a card.
        from judgeapp.ui.pages.cards import card_page

        cards = PathStep(self.tr("Cards"))
        match address.kind:
            case Kind.CARD:
                card = self.cards.get(address.key)
                html = (
                    card_page.no_card_page(address.key, view.style)
                    if card is None
                    else self._card(card, view, partial(self.library.marks, needles=view.found_in_cards))
                )
                # Aligned with the text of a clause.
                standing = card_page.card_standing(self.stored_cards(address.key))
                return Leaf(html, (cards, PathStep(address.key)), standing)
            case Kind.DRAFT:
                html = self._card(PrintedCard(self.draft.number, (self.draft,)), view, _nowhere)
                return Leaf(html, (cards, PathStep(self.tr("Not saved"))))
            case Kind.TEXT:
                record = no_card(address.key)
                explained = self._explained(record, view, _nowhere)
                html = card_page.text_page(record, view.style, _nowhere, explained)
                return Leaf(html, (cards, PathStep(self.tr("Card text"))))
            case _:
                html = card_page.report_page(self.reports, view.style)
                return Leaf(html, (cards, PathStep(self.tr("Import"))))

    def _answer(self, number: str, view: PageView) -> str:
        precedent = self.precedents.get(number)
        if precedent is None:
            gone = self.tr("Official answer {number} no longer exists.").format(number=number)
            return view.style.page(parts.hint(gone, view.style, apart=False))
        former = [text for own in precedent.numbers for text in self._former.get(own, ())]
        shown = AnswerView(self.library, self._stored_cards, self.cards.names, view.shown, view.style, view.found)
        return answer_page(precedent, former, shown)

    def _card(self, card: PrintedCard, view: PageView, marks: Marks) -> str:
        from judgeapp.ui.pages.cards.card_page import card_page

        # Reading starts for all of them at once.
        self._texts.of(card.records)
        explain = partial(self._explained, view=view, marks=marks)
        stored = self.stored_cards(card.number)
        language = view.shown.language
        answers = self.precedents.of_cards((card.number,))
        before = answered_before(answers, language, f"card:{card.number}", view.style)
        return card_page(card, language, view.style, marks, explain, stored, before, self._restricted(card.number))

    def _restricted(self, number: str) -> Sequence[Restriction]:
        """Restrictions of a card that are in force today, from the side of the card."""
        if self._lists is None:
            return ()
        from judgeapp.cards.lists.restrictions import standing

        listed = standing((entry.record for entry in self._lists.restrictions), date.today())
        own = [r for r in listed if r.number == number]
        return [*own, *(replace(r, partner=r.number) for r in listed if r.partner == number)]

    def _explained(self, record: CardRecord, view: PageView, marks: Marks) -> CardExplanation | None:
        reading = self._texts.of((record,)).get(record)
        if reading is None:
            return None
        # The phrase book comes with this import, so whoever reads no card never waits for it.
        from judgeapp.ui.pages.cards.card_explanation import CardExplanation

        return CardExplanation(self.library, reading, view.shown, view.style, marks, self.cards.words.names)


def no_card(text: str = "") -> CardRecord:
    """A record with only a text."""
    language = "en"
    if text:
        # It loads the engine's keyword effects, which no clause needs.
        from judgeapp.cards.reading.grammar.keywords import text_language

        language = text_language((text,))
    return CardRecord("", language, "", Category.DIGIMON, effect=text)


def _nowhere(_: str) -> tuple[Mark, ...]:
    return ()
