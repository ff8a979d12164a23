"""Controller of teaching: from a gap in a text to the judge's phrase file, and its import and export."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Signal

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.record import CardRecord
from judgeapp.cards.teaching.learning import learn
from judgeapp.cards.teaching.lesson_view import LessonView, OfferedLessons, beside_own, view_lesson, ways_to_mark
from judgeapp.cards.teaching.marks import marked_alike
from judgeapp.cards.teaching.refusal import RefusedLessonError
from judgeapp.cards.teaching.school import Schooling, learn_all
from judgeapp.desk.folder import phrases_file
from judgeapp.desk.written.lessons import change_lessons, export_lessons, lessons_of, load_lessons, today, with_lessons
from judgeapp.language.folding import guessed_language
from judgeapp.messages.errors import InputError
from judgeapp.ui.address import Address, Kind, record_of
from judgeapp.ui.cards.teach_form import TaughtInForm, TeachForm
from judgeapp.ui.pages.cards.teaching_page import describe_cards_reached, describe_refused_lesson
from judgeapp.ui.views import CARDS
from judgeapp.ui.widgets.forms.dialogs import file_to_save, files_to_open
from judgeapp.ui.widgets.work.file_watch import FileWatch
from judgeapp.ui.widgets.work.lifetime import timer
from judgeapp.ui.window.controllers.controller import Controller, Shared

_CHECK_AFTER_MS = 250


class TeachingController(Controller):
    lessons_changed = Signal(object)  # the lessons in use

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self._forms = self._columns.cards
        # Language of the wording, and the page where the judge came from.
        self._language = "en"
        self._came_from: Address | None = None
        self._ways: tuple[str, ...] = ()  # proposed ways to mark the wording, until the judge marks it
        # The lesson being saved, which is announced afterwards.
        self._being_saved: Lesson | None = None
        self._timer = timer(self, _CHECK_AFTER_MS, self._check)
        self._navigation.commands |= dict.fromkeys((Kind.TEACH, Kind.SAME, Kind.FORGET, Kind.TAKE), self._follow)
        self._navigator.teaching_wanted.connect(self.open)
        self._checking = self._task(self.tr("testing a phrase"))
        self._offering = self._task(self.tr("comparing phrase files"))
        self._rereading = self._task(self.tr("rereading taught phrases"))
        self._exporting = self._every_task(self.tr("writing a phrase file"))
        self._changing = self._every_task(self.tr("saving taught phrases"))
        self._own: tuple[Lesson, ...] = ()
        self._phrases: tuple[TaughtPhrase, ...] = ()
        judge = self._settings.current.judge
        self._forms.call_when_made("judge", lambda forms: forms.teach_form.fill("", "", judge))
        shared.drafts.add("lesson", lambda: self._typed, self._restore_typed)
        self._forms.when_made(lambda forms: self._connect(forms.teach_form))
        # A command may teach, and so may another judge's file imported with the rulings.
        FileWatch(phrases_file(self._folder), self).changed.connect(self._read_again)
        self._changing.start(self._read, self._take_loaded, self._notices.show_error)

    def _connect(self, form: TeachForm) -> None:
        form.changed.connect(self._timer.start)
        self._shared.drafts.save_on(form.changed, form.filled)

    @property
    def _form(self) -> TeachForm:
        return self._forms.part.teach_form

    @property
    def is_idle(self) -> bool:
        return super().is_idle and not self._timer.isActive()

    # Off the interface thread

    def _read(self) -> _Loaded:
        lessons, trouble = load_lessons(self._folder)
        return _Loaded(lessons, learn_all(lessons), trouble)

    def _read_again(self) -> None:
        """The file has changed on disk; nothing is signalled if this program wrote it."""

        def then(loaded: _Loaded) -> None:
            if loaded.lessons != self._own or loaded.trouble is not None:
                self._take_loaded(loaded)

        self._rereading.start(self._read, then, self._notices.show_error)

    def _change(self, change: Callable[[tuple[Lesson, ...]], tuple[Lesson, ...]]) -> None:
        def work() -> _Loaded:
            # What another program has taught meanwhile stays.
            lessons, trouble = change_lessons(self._folder, change)
            return _Loaded(lessons, learn_all(lessons), trouble)

        self._changing.start(work, self._take_loaded, self._notices.show_error)

    def _save(self, more: Sequence[Lesson]) -> None:
        """Save lessons, replacing earlier ones on the same wordings."""
        self._change(lambda own: with_lessons(own, more))

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
        self._navigator.show_teaching()
        self._form.focus("same")
        self._check()

    def _restore(self, typed: dict[str, str]) -> None:
        self._fill_again(typed)
        self._go_on()

    # The lesson

    def open(self) -> None:
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
        text, language = record_of(address)
        match address.kind:
            case Kind.TEACH:
                known = next((x for x in self._own if x.key == _key(language, text)), None)
                if known is not None:
                    self._begin(known.wording, known.same, language, ", ".join(known.clauses))
                else:
                    self._start_with(text, language)
            case Kind.SAME:
                self._form.put_same(address.key)
            case Kind.FORGET:
                key = _key(language, text)
                self._change(lambda own: tuple(lesson for lesson in own if lesson.key != key))
            case Kind.TAKE:
                self._take(text, language)

    def _start_with(self, text: str, language: str) -> None:
        self._ways = ways_to_mark(text, language, self._phrases)
        self._begin(self._ways[0], "", language)

    def _begin(self, wording: str, same: str, language: str, clause: str = "") -> None:
        self._language = language
        before = self._typed
        by = self._form.written.by or self._settings.current.judge
        self._form.fill(wording, same, by, clause)
        self._form.show_fault("")
        self.open()
        self._navigator.show_teaching()
        self._form.focus("same" if wording else "wording")
        self._check()
        if before:
            text = self.tr("Your unsaved wording was set aside.")
            self._notices.dismiss(text)
            again = partial(self._restore, before)
            self._notices.show_notice(text, offer=self.tr("Restore"), then=again)

    def _lessons(self) -> tuple[Lesson, ...]:
        """Lessons of the form: one for each way to mark the text, if the judge has not."""
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
        lessons, beside, records = self._lessons(), self._phrases, self._records()
        # In the first way to mark it that can be taught; replaces the last check.
        self._checking.start(lambda: view_lesson(lessons, beside, records), self._show, self._notices.show_error)

    def _records(self) -> tuple[CardRecord, ...]:
        """The cards of the library, and the card that the judge came from if not in it."""
        pages = self._navigation.pages
        unsaved = pages.unsaved(self._came_from) if self._came_from is not None else ()
        # A number means a card of the library.
        return (*(replace(record, number="") for record in unsaved), *pages.records)

    def _show(self, view: LessonView) -> None:
        text = ""
        if view.refused is not None:
            text = describe_refused_lesson(view.refused)
        elif view.means:
            text = describe_cards_reached(view.cards)
        if view.means and view.lesson.wording in self._ways:
            self._form.show_wording(view.lesson.wording)
        self._form.show_fault(text)
        self._navigation.pages.lesson = view
        self._navigation.show_again_at(Kind.TAUGHT)

    # Saving

    def keep(self) -> None:
        """Save the form's lesson; or say why it can't be."""
        if not self._form.written.by:
            self._form.show_fault(self.tr("Enter your name below: it is saved with what you teach."))
            self._form.by.setFocus()
            return
        refused: RefusedLessonError | None = None
        for lesson in self._lessons():
            try:
                learn(lesson, self._phrases)
            except RefusedLessonError as error:
                refused = refused or error
                continue
            self._settings.change(judge=lesson.by)
            self._being_saved = lesson
            self._save((lesson,))
            return
        if refused is not None:
            self._form.show_fault(describe_refused_lesson(refused))

    def _take_loaded(self, loaded: _Loaded) -> None:
        lessons, schooling, trouble = loaded
        self._own, self._phrases = lessons, schooling.phrases
        self._notices.show_error(trouble)
        navigation = self._navigation
        navigation.pages.set_lessons(lessons, schooling)
        self.lessons_changed.emit(schooling.phrases)
        lesson, self._being_saved = self._being_saved, None
        if lesson is not None and lesson in lessons:
            self._notices.show_success(self.tr("Taught: {wording}").format(wording=lesson.wording))
            self._form.fill("", "", lesson.by)
            self._form.show_fault("")
            navigation.pages.lesson = None
            if self._came_from is not None:
                navigation.open(self._came_from)
                return
        navigation.show_again_at(Kind.CARD, Kind.TEXT, Kind.DRAFT, Kind.TAUGHT)

    # What travels

    def compare_files(self) -> None:
        kinds = self.tr("Phrase files (*.yaml *.yml);;All files (*)")
        if files := files_to_open(self._over, self.tr("Import phrases"), kinds):
            self._compare(files)

    def compare(self, files: Sequence[Path]) -> None:
        self._navigator.show_teaching()
        self._compare(files)

    def _compare(self, files: Sequence[Path]) -> None:
        """Find the lessons of phrase files that differ from those that are taught."""
        own = self._own

        def work() -> OfferedLessons:
            return beside_own(own, [(file.name, lessons_of(file)) for file in files])

        self._offering.start(work, self._show_offered, self._notices.show_error)

    def _show_offered(self, offered: OfferedLessons) -> None:
        self._navigation.pages.offered = offered
        self.open()
        self._navigation.show_again_at(Kind.TAUGHT)

    def _take(self, text: str, language: str) -> None:
        """Take what others taught: all that is new, or one in place of an own one."""
        pages = self._navigation.pages
        if pages.offered is None:
            return
        offered = pages.offered
        if text == "*":
            self._save(offered.new)
            pages.offered = offered._replace(new=(), same=(*offered.same, *offered.new))
            return
        key = _key(language, text)
        theirs = tuple(other for _, other in offered.different if other.key == key)
        self._save(theirs)
        left = tuple(pair for pair in offered.different if pair[1].key != key)
        pages.offered = offered._replace(different=left, same=(*offered.same, *theirs))

    def export_file(self) -> None:
        kinds = self.tr("Phrase files (*.yaml *.yml)")
        if (file := file_to_save(self._over, self.tr("Export phrases"), "phrases.yaml", kinds)) is not None:
            self.export(file)

    def export(self, file: Path) -> None:
        def then(_: None) -> None:
            self._notices.show_success(self.tr("Your phrases are in {file}.").format(file=file.name))

        self._exporting.start(partial(export_lessons, self._own, file), then, self._notices.show_error)


class _Loaded(NamedTuple):
    lessons: tuple[Lesson, ...]
    schooling: Schooling
    trouble: InputError | None


def _key(language: str, wording: str) -> tuple[str, str]:
    return Lesson(language, wording, "").key
