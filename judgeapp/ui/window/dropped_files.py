"""Files dropped onto the window from other programs: each goes to the view that opens its kind, wherever dropped."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from judgeapp.files.untrusted import read_untrusted_bytes, read_untrusted_start
from judgeapp.messages.errors import InputError
from judgeapp.ui.widgets.work.background import Worker

_MAX_FILES = 100
_SNIFFED_BYTES = 1 << 16  # bytes read to recognise JSON
_MAX_BYTES = 32_000_000  # size of a file that is searched
_DROPS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)
# Bounded repetitions, since a file may contain anything.
_FORMAT = re.compile(
    rb"""(?m)^[\xef\xbb\xbf{ ]{0,8}["']?format["']?[ \t]{0,8}:[ \t]{0,8}["']?"""
    rb"judgeapp-(phrases|shared)"
)
_TABLE = re.compile(rb'"format"\s*:\s*"judgeapp-(?:table|replay)')


class FileKind(Enum):
    """Kinds of files, in the order in which they are opened; TABLE is also a scenario or a replay."""

    CARDS = "cards"
    ANSWERS = "answers"
    PHRASES = "phrases"
    SHARED = "shared"
    RULEBOOK = "rulebook"
    RESTRICTIONS = "restrictions"
    ERRATA = "errata"
    TABLE = "table"


class DroppedFiles(Worker):
    """Takes files, and no text: that goes into the field beneath."""

    sorted = Signal(object, object)  # a FileKind, and the Paths of the files of that kind
    troubled = Signal(object)  # an InputError

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder = folder
        self._looking = self._task(self.tr("opening the dropped file"))
        self._is_open = False
        self._early: list[Path] = []

    def watch(self, part: QWidget) -> None:
        """Accept drops onto a part of the window, before its fields, which would insert the file's name as text."""
        part.setAcceptDrops(True)
        fields = [edit.viewport() for edit in part.findChildren(QPlainTextEdit)]
        for target in (part, *part.findChildren(QLineEdit), *fields):
            target.installEventFilter(self)

    def begin(self) -> None:
        """Open files from now on, and those that came before."""
        self._is_open = True
        if self._early:
            self.import_files(self._early)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DROPS or not isinstance(event, QDropEvent):
            return False
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if not files:
            return False
        # Copy, never move: the file stays where it is.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() is QEvent.Type.Drop:
            self.import_files([Path(file) for file in files])
        return True

    def import_files(self, files: Sequence[Path], *, unknown: FileKind = FileKind.CARDS, entries: bool = False) -> None:
        """Find the kinds of files, and pass them on. `unknown`: the kind of files whose entries have no known form;
        `entries`: they hold entries, whatever their names: they are from the web."""
        if not self._is_open:
            self._early = [*files]
            return
        if not files:
            return

        def kind(file: Path, unknown: FileKind) -> FileKind:
            return _kind_of_entries(file, unknown, self._folder) if entries else file_kind(file, self._folder, unknown)

        def work() -> tuple[dict[FileKind, list[Path]], list[InputError]]:
            return _sorted(files, lambda file: kind(file, unknown))

        self._looking.start(work, lambda result: self._hand_on(*result), self.troubled.emit)

    def _hand_on(self, by_kind: dict[FileKind, list[Path]], wrong: list[InputError]) -> None:
        for error in wrong:
            self.troubled.emit(error)
        for kind in FileKind:
            if kind in by_kind:
                self.sorted.emit(kind, by_kind[kind])


def _sorted(
    files: Sequence[Path], kind: Callable[[Path], FileKind]
) -> tuple[dict[FileKind, list[Path]], list[InputError]]:
    by_kind: dict[FileKind, list[Path]] = {}
    wrong: list[InputError] = []
    if len(files) > _MAX_FILES:
        wrong.append(
            InputError(
                "only the first {most} of {number:,} files are opened",
                mend="Drop the others separately",
                number=len(files),
                most=_MAX_FILES,
            )
        )
    for file in files[:_MAX_FILES]:
        try:
            by_kind.setdefault(kind(file), []).append(file)
        except InputError as error:
            wrong.append(error)
    return by_kind, wrong


def file_kind(file: Path, folder: Path, unknown: FileKind = FileKind.CARDS) -> FileKind:
    """Kind of a file, by its name, its content and the forms known in a data folder; `unknown` if its entries have no
    known form. Raises InputError if it can't be read, or the window doesn't open its kind."""
    # Imported here: too much for a window that is just being shown.
    from judgeapp.desk.imported.kinds import is_plain_list

    match file.suffix.casefold():
        case ".jsonl" | ".ndjson":
            return _kind_of_entries(file, unknown, folder)
        case ".yaml" | ".yml":
            declared = _FORMAT.search(read_untrusted_bytes(file, _MAX_BYTES))
            return FileKind(declared[1].decode()) if declared is not None else FileKind.TABLE
        case ".json":
            # Only files of cards may be that large.
            is_table = not _is_large(file) and _TABLE.search(read_untrusted_bytes(file, _MAX_BYTES))
            if is_table:
                return FileKind.TABLE
            return _kind_of_entries(file, unknown, folder)
        case suffix if suffix != ".pdf" and is_plain_list(file):
            return FileKind.RESTRICTIONS
        case ".pdf" | ".txt" | ".text" | ".md" | ".markdown":
            return FileKind.RULEBOOK
        case _ if read_untrusted_start(file, _SNIFFED_BYTES).lstrip()[:1] in (b"[", b"{"):
            return _kind_of_entries(file, unknown, folder)
    raise InputError(
        "unknown kind of file: expected a table, scenario, cards, answers, phrases or a rulebook",
        where=str(file),
        mend="Their names end in .json, .jsonl, .ndjson, .yaml, .yml, .pdf, .txt or .md",
    )


def _is_large(file: Path) -> bool:
    try:
        return file.stat().st_size > _MAX_BYTES
    except (OSError, ValueError):
        return False


def _kind_of_entries(file: Path, unknown: FileKind, folder: Path) -> FileKind:
    from judgeapp.desk.imported.kinds import entries_kind

    kind = entries_kind(file, folder)
    return unknown if kind is None else FileKind(kind.value)
