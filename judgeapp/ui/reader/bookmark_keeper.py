"""The bookmarks: which passages are bookmarked, with what note, and how they come and go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from judgeapp.desk.written.bookmarks import Bookmark, Bookmarks
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.reader.bookmark_list import BookmarkList
from judgeapp.ui.search.answer_rows import bookmark_row
from judgeapp.ui.widgets.lists.rows import Row


class BookmarkKeeper(QObject):
    """Between the list of bookmarks and the database; without one nothing is saved."""

    changed = Signal()  # a bookmark was added or removed
    unmarked = Signal(object)  # a Bookmark was removed; `restore` undoes it
    troubled = Signal(object)  # an InputError for the notice bar

    def __init__(
        self, library: Library, bookmarks: Bookmarks | None, marked: BookmarkList, shown: ShownText, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._bookmarks = bookmarks
        self._marked = marked
        self._shown = shown
        self._marks: dict[str, Bookmark] = {}  # contents of the database, read again only after a change
        marked.note_changed.connect(self._note)
        marked.deletion_wanted.connect(self._remove)
        self._list()

    @property
    def passages(self) -> tuple[str, ...]:
        """Ids of the bookmarked passages, the newest first."""
        return tuple(self._marks)

    def has(self, passage: str) -> bool:
        return passage in self._marks

    def of(self, passage: Passage) -> str:
        """The id of the bookmark of a passage, which an older edition of the same clause may have; empty for none."""
        editions = (passage, *self._library.corpus.versions(passage))
        return next((p.id for p in editions if self.has(p.id)), "")

    def show_as(self, shown: ShownText) -> None:
        self._shown = shown
        self._list()

    def toggle(self, passage: str) -> None:
        if self.has(passage):
            self._remove(passage)
        elif self._bookmarks is not None:
            self._change(partial(self._bookmarks.add, passage))

    def restore(self, mark: Bookmark) -> None:
        """Keep a bookmark again as it was. One made again meanwhile gets its note back, unless it has another one."""
        if self._bookmarks is None:
            return
        new = self._marks.get(mark.passage)
        self._change(
            partial(self._bookmarks.add, mark.passage, mark.note, mark.made)
            if new is None
            else partial(self._bookmarks.write_note, mark.passage, new.note or mark.note)
        )

    def close(self) -> None:
        if self._bookmarks is not None:
            self._bookmarks.close()

    def _remove(self, passage: str) -> None:
        mark = self._marks.get(passage)
        if mark is None or self._bookmarks is None:
            return
        if self._change(partial(self._bookmarks.remove, passage)):
            self.unmarked.emit(mark)

    def _change(self, change: Callable[[], None]) -> bool:
        done = self._try(change)
        if done:
            self._list()
            self.changed.emit()
        return done

    def _note(self, passage: str, text: str) -> None:
        if self._bookmarks is None or passage not in self._marks:
            return
        if self._try(partial(self._bookmarks.write_note, passage, text)):
            self._marks[passage] = mark = replace(self._marks[passage], note=text)
            self._marked.show_note(self._row(mark), Address(Kind.PASSAGE, passage))

    def _try(self, work: Callable[[], None]) -> bool:
        """Return true if it was done; an InputError is shown."""
        try:
            work()
        except InputError as error:
            self.troubled.emit(error)
            return False
        return True

    def _list(self) -> None:
        marks: tuple[Bookmark, ...] = ()
        if self._bookmarks is not None:
            try:
                marks = self._bookmarks.all()
            except InputError as error:
                self.troubled.emit(error)
        self._marks = {mark.passage: mark for mark in marks}
        self._marked.show_rows([(self._row(mark), (Address(Kind.PASSAGE, mark.passage), mark.note)) for mark in marks])

    def _row(self, mark: Bookmark) -> Row:
        corpus = self._library.corpus
        passage = corpus.passages.get(mark.passage)
        passage = None if passage is None else corpus.led(passage)
        return bookmark_row(self._library, passage, mark.passage, mark.note, self._shown)
