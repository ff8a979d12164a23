"""Controller of teaching: from a gap in a text to the judge's phrase file, and its import and export."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog

from judgeapp.ui.address import Address, Kind, record_of
from judgeapp.ui.cards.card_forms import CardForms
from judgeapp.ui.cards.teach_form import TaughtInForm, TeachForm
from judgeapp.ui.views import CARDS
from judgeapp.ui.widgets.work.lifetime import timer
from judgeapp.ui.window.controllers.controller import Controller, Shared

if TYPE_CHECKING:
    from judgeapp.cards.reading.grammar.lesson import Lesson
    from judgeapp.cards.record import CardRecord
    from judgeapp.cards.teaching.lesson_view import LessonView, OfferedLessons
    from judgeapp.cards.teaching.school import Schooling
    from judgeapp.ui.cards.lesson_work import LessonWork
    from judgeapp.ui.reader.reader_navigation import ReaderNavigation
    from judgeapp.ui.window.controllers.form_drafts import FormDrafts

_CHECK_AFTER_MS = 250


class TeachingController(Controller):
    lessons_changed = Signal(object)  # the lessons in use
    form_wanted = Signal()  # show the form

    _work: LessonWork  # set by `begin`

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._forms = shared.cards
        # Language of the wording, and the page where the judge came from.
        self._language = "en"
        self._came_from: Address | None = None
        self._ways: tuple[str, ...] = ()  # proposed ways to mark the wording, until the judge marks it
        # The lesson being saved, which is announced afterwards.
        self._keeping: Lesson | None = None
        self._timer = timer(self, _CHECK_AFTER_MS, self._check)
        self._forms.when_made(self._connect)

    def _connect(self, forms: CardForms) -> None:
        form, do = forms.teach_form, self._shared.deferred.do
        form.save_wanted.connect(partial(do, self.keep))
        form.import_wanted.connect(partial(do, self.compare_files))
        form.export_wanted.connect(partial(do, self.export_file))

    @property
    def _form(self) -> TeachForm:
        return self._forms.part.teach_form

    def begin(self, navigation: ReaderNavigation, drafts: FormDrafts) -> None:
        from judgeapp.ui.cards.lesson_work import LessonWork

        self._navigation = navigation
        navigation.commands |= dict.fromkeys((Kind.TEACH, Kind.SAME, Kind.FORGET, Kind.TAKE), self._follow)
        self._work = work = LessonWork(self._folder, self)
        work.changed.connect(self._on_lessons)
        work.checked.connect(self._show)
        work.offered.connect(self._show_offered)
        work.done.connect(self._show_written)
        work.troubled.connect(self._notices.show_error)
        judge = self._settings.current.judge
        self._forms.call_when_made("judge", lambda made: made.teach_form.fill("", "", judge))
        drafts.add("lesson", lambda: self._typed, self._restore_typed)
        self._forms.when_made(partial(self._keep_typed_in, drafts))
        work.load()

    def _keep_typed_in(self, drafts: FormDrafts, forms: CardForms) -> None:
        forms.teach_form.changed.connect(self._timer.start)
        forms.teach_form.changed.connect(drafts.save_drafts_soon)
        forms.teach_form.filled.connect(drafts.save_drafts_soon)

    @property
    def is_idle(self) -> bool:
        return self._work.is_idle and not self._timer.isActive()

    def close(self) -> None:
        self._work.close()

    # Typed, not taught yet

    @property
    def _typed(self) -> dict[str, str]:
        if self._forms.made is None:
            return {}
        written = self._form.written._asdict()
        has_text = any(text for field, text in written.items() if field != "by")
        return written if self._form.is_changed and has_text else {}

    def _restore_typed(self, typed: dict[str, str]) -> None:
        self._fill_again(typed)
        text = self.tr("Restored the wording you were teaching when the window closed.")
        self._notices.show_notice(text, offer=self.tr("Continue"), then=self._go_on, view=CARDS.key)

    def _fill_again(self, typed: dict[str, str]) -> None:
        fields = {field: typed.get(field, "") for field in TaughtInForm._fields}
        self._ways = ()
        self._form.fill(**fields)
        self._form.is_changed = True

    def _go_on(self) -> None:
        self.open()
        self.form_wanted.emit()
        self._form.focus("same")
        self._check()

    def _restore(self, typed: dict[str, str]) -> None:
        self._fill_again(typed)
        self._go_on()

    # The lesson

    def open(self) -> None:
        """Show the page beside the form."""
        if self._navigation.address.kind != Kind.TAUGHT:
            self._came_from = self._navigation.address
            self._navigation.open(Address(Kind.TAUGHT))

    def teach_shown(self) -> None:
        """Teach the first gap in the reader's page."""
        navigation = self._navigation
        gap = navigation.pages.gap(navigation.address)
        if gap is None:
            self._ways = ()
            self._begin("", "", self._language)
        else:
            self._start_with(*gap)

    def _follow(self, address: Address) -> None:
        """Follow a link about a phrase."""
        work = self._work
        text, language = record_of(address)
        match address.kind:
            case Kind.TEACH:
                known = next((x for x in work.lessons if x.key == _key(language, text)), None)
                if known is not None:
                    self._begin(known.wording, known.same, language, ", ".join(known.clauses))
                else:
                    self._start_with(text, language)
            case Kind.SAME:
                self._form.put_same(address.key)
            case Kind.FORGET:
                work.forget(_key(language, text))
            case Kind.TAKE:
                self._take(text, language)

    def _start_with(self, text: str, language: str) -> None:
        from judgeapp.cards.teaching.lesson_view import ways_to_mark

        phrases = self._work.phrases
        self._ways = ways_to_mark(text, language, phrases)
        self._begin(self._ways[0], "", language)

    def _begin(self, wording: str, same: str, language: str, clause: str = "") -> None:
        self._language = language
        before = self._typed
        by = self._form.written.by or self._settings.current.judge
        self._form.fill(wording, same, by, clause)
        self._form.show_fault("")
        self.open()
        self.form_wanted.emit()
        self._form.focus("same" if wording else "wording")
        self._check()
        if before:
            text = self.tr("Your unsaved wording was set aside.")
            self._notices.dismiss(text)
            again = partial(self._restore, before)
            self._notices.show_notice(text, offer=self.tr("Restore"), then=again)

    def _lessons(self) -> tuple[Lesson, ...]:
        """Lessons of the form: one for each way to mark the text, if the judge has not."""
        from judgeapp.cards.reading.grammar.lesson import Lesson
        from judgeapp.cards.teaching.marks import marked_alike
        from judgeapp.desk.written.lessons import today
        from judgeapp.language.folding import guessed_language

        written = self._form.written
        # The typed text tells its own language.
        language = "en" if guessed_language((written.wording, written.same)) == "en" else "ja"
        clauses = (written.clause,) if written.clause else ()
        ways = self._ways if written.wording in self._ways else (written.wording,)
        return tuple(
            Lesson(language, way, marked_alike(way, written.same), written.by, today(), written.note, clauses)
            for way in dict.fromkeys((written.wording, *ways))
        )

    def _check(self) -> None:
        self._timer.stop()
        self.open()
        self._work.check(self._lessons(), self._records())

    def _records(self) -> tuple[CardRecord, ...]:
        """The cards of the library, and the card that the judge came from if not in it."""
        pages = self._navigation.pages
        unsaved = pages.unsaved(self._came_from) if self._came_from is not None else ()
        # A number means a card of the library.
        from msgspec.structs import replace

        return (*(replace(record, number="") for record in unsaved), *pages.records)

    def _show(self, view: LessonView) -> None:
        from judgeapp.ui.pages.cards.teaching_page import describe_cards_reached, describe_refused_lesson

        text = ""
        if view.refused is not None:
            text = describe_refused_lesson(view.refused)
        elif view.means:
            text = describe_cards_reached(view.cards)
        if view.means and view.lesson.wording in self._ways:
            self._form.show_wording(view.lesson.wording)
        self._form.show_fault(text)
        self._navigation.pages.lesson = view
        self._navigation.show_taught()

    # Saving

    def keep(self) -> None:
        """Save the form's lesson; or say why it can't be."""
        from judgeapp.cards.teaching.learning import learn
        from judgeapp.cards.teaching.refusal import RefusedLessonError
        from judgeapp.ui.pages.cards.teaching_page import describe_refused_lesson

        work = self._work
        if not self._form.written.by:
            self._form.show_fault(self.tr("Enter your name below: it is saved with what you teach."))
            self._form.by.setFocus()
            return
        refused: RefusedLessonError | None = None
        for lesson in self._lessons():
            try:
                learn(lesson, work.phrases)
            except RefusedLessonError as error:
                refused = refused or error
                continue
            self._settings.change(judge=lesson.by)
            self._keeping = lesson
            work.keep((lesson,))
            return
        if refused is not None:
            self._form.show_fault(describe_refused_lesson(refused))

    def _on_lessons(self, schooling: Schooling, lessons: tuple[Lesson, ...]) -> None:
        navigation = self._navigation
        navigation.pages.set_lessons(lessons, schooling)
        self.lessons_changed.emit(schooling.phrases)
        kept, self._keeping = self._keeping, None
        if kept is not None and kept in lessons:
            self._notices.show_success(self.tr("Taught: {wording}").format(wording=kept.wording))
            self._form.fill("", "", kept.by)
            self._form.show_fault("")
            navigation.pages.lesson = None
            if self._came_from is not None:
                navigation.open(self._came_from)
                return
        navigation.show_texts_again()

    # What travels

    def compare_files(self) -> None:
        """Ask for phrase files, and compare them with the lessons."""
        files, _ = QFileDialog.getOpenFileNames(
            self._over, self.tr("Import phrases"), "", self.tr("Phrase files (*.yaml *.yml);;All files (*)")
        )
        if files:
            self.compare([Path(file) for file in files])

    def compare(self, files: Sequence[Path]) -> None:
        self._work.compare(files)

    def _show_offered(self, offered: OfferedLessons) -> None:
        self._navigation.pages.offered = offered
        self.open()
        self._navigation.show_taught()

    def _take(self, text: str, language: str) -> None:
        """Take what others taught: all that is new, or one in place of an own one."""
        pages = self._navigation.pages
        if pages.offered is None:
            return
        offered = pages.offered
        if text == "*":
            self._work.keep(offered.new)
            pages.offered = offered._replace(new=(), same=(*offered.same, *offered.new))
            return
        key = _key(language, text)
        theirs = tuple(other for _, other in offered.different if other.key == key)
        self._work.keep(theirs)
        left = tuple(pair for pair in offered.different if pair[1].key != key)
        pages.offered = offered._replace(different=left, same=(*offered.same, *theirs))

    def export_file(self) -> None:
        """Ask for a file, and write the lessons into it."""
        name, _ = QFileDialog.getSaveFileName(
            self._over, self.tr("Export phrases"), "phrases.yaml", self.tr("Phrase files (*.yaml *.yml)")
        )
        if name:
            self._work.export(Path(name))

    def _show_written(self, name: str) -> None:
        self._notices.show_success(self.tr("Your phrases are in {file}.").format(file=name))


def _key(language: str, wording: str) -> tuple[str, str]:
    from judgeapp.cards.reading.grammar.lesson import Lesson

    return Lesson(language, wording, "").key
