"""Dialog before a file of another form is imported: its recognized form, a preview of the first entries, and the
positions of our fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHeaderView,
    QLineEdit,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desk.languages import LANGUAGES
from judgeapp.entries.guessing import Clues, guess_paths, paths_of, shape_with
from judgeapp.entries.importing import EntryKind, ImportReport
from judgeapp.entries.outline import Outline
from judgeapp.entries.shape import Shape, write_shape
from judgeapp.entries.values import FactError
from judgeapp.files.untrusted import printable_name
from judgeapp.messages.punctuation import comma_list, semicolon_list, with_note
from judgeapp.ui.localization import labelled_count
from judgeapp.ui.pages.wording import describe_shape, language_name
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars
from judgeapp.ui.widgets.work.file_import import ProposedImport

_MAX_ENTRIES = 8  # entries
_MAX_LETTERS = 60  # in a cell


class ImportForm(NamedTuple):
    """Form for one kind of entry."""

    kind: EntryKind[Any]
    labels: Mapping[str, str]  # of our fields that can be chosen, in their order; those that are needed come first
    clues: Mapping[str, Clues]  # to each of them
    columns: tuple[str, ...]  # headings of the first entries
    row: Callable[[Any], tuple[str, ...]]  # a record in these columns
    counted: Callable[[int], str]  # so many of them, in words


class ImportDialog(QDialog):
    """Dialog, `accepted` to import the file: as `shape` if there is one, otherwise as recognized."""

    export_wanted = Signal(str, str)  # (path, text): write the form there
    report_wanted = Signal(object)  # a Shape: request for the result of importing by it, see `show_report`

    def __init__(self, proposed: ProposedImport, form: ImportForm, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import {file}").format(file=printable_name(proposed.file)))
        self._proposed = proposed
        self._stem = printable_name(proposed.file).removesuffix(proposed.file.suffix)
        self._form = form
        self.boxes: dict[str, QComboBox] = {}
        # What keeping the file would come to, and in which shape.
        self._report = proposed.changes
        self._reported: Shape | None = None
        self.summary = PlainLabel(wraps=True)
        self.rows = _table(form.columns, self.tr("First entries"))
        self.fault = PlainLabel(wraps=True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.take = self._buttons.addButton(self.tr("&Import"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.take.setDefault(True)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.summary)
        if proposed.outline is not None:
            box(column, (self._fields(proposed.outline), 2), self.fault)
        first = PlainLabel(self.tr("Preview of the first entries:"))
        first.setBuddy(self.rows)
        box(column, first, (self.rows, 1), self._buttons)
        wanted = QSize(round(56 * fonts.em()), round(36 * fonts.em()))
        self.resize(wanted.boundedTo(parent.window().size()))
        self._reported = self.shape
        self._show()

    @property
    def shape(self) -> Shape | None:
        """The shape that the judge described; None for a file that was recognized."""
        outline = self._proposed.outline
        if outline is None:
            return None
        paths = {ours: box.currentText().strip() for ours, box in self.boxes.items() if box.currentText().strip()}
        return shape_with(
            paths, outline.records, self._name.text().strip() or self._stem, str(self.language.currentData())
        )

    def _fields(self, outline: Outline) -> QScrollArea:
        """A box for each of our fields, with theirs to choose from."""
        rows = QWidget()
        layout = QFormLayout(rows)
        layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        own = self._proposed.own
        guesses = guess_paths(outline, self._form.clues) if own is None else paths_of(own)
        self._name = QLineEdit(self._stem if own is None else own.called)
        layout.addRow(self.tr("Name of this format"), self._name)
        self.language = QComboBox()
        self.language.addItem("")
        self.language.setItemData(0, "")
        for tag in LANGUAGES:
            self.language.addItem(language_name(tag), tag)
        self.language.setCurrentIndex(max(0, self.language.findData(own.language if own is not None else "")))
        self.language.currentIndexChanged.connect(lambda _: self._show())
        label = QCoreApplication.translate("CardForm", "Language of the texts")
        self.language.setAccessibleName(label)
        layout.addRow(label, self.language)
        for ours, label in self._form.labels.items():
            box = QComboBox()
            box.setEditable(True)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            box.setAccessibleName(label)
            box.addItem("")
            for number, (path, example) in enumerate(outline.fields.items(), 1):
                box.addItem(path)
                box.setItemData(number, example, Qt.ItemDataRole.ToolTipRole)
            box.setCurrentText(guesses.get(ours, ""))
            box.currentTextChanged.connect(lambda _: self._show())
            scale_scroll_bars(box.view())
            layout.addRow(label, box)
            self.boxes[ours] = box
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(rows)
        scale_scroll_bars(area)
        self.export = self._buttons.addButton(self.tr("&Save format as …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.export.setAutoDefault(False)
        self.export.clicked.connect(lambda _=False: self._export())
        return area

    def _show(self) -> None:
        """Show the result of the file, as recognized or described."""
        outline, read = self._proposed.outline, self._proposed.read
        records: list[Any] = []
        faults: list[str] = []
        doubts: list[str] = []
        if read is not None:
            records = list(read.records[:_MAX_ENTRIES])
        if outline is not None:
            records = []
            shape = self.shape
            assert shape is not None
            if shape != self._reported:
                self._report, self._reported = None, shape
                self.report_wanted.emit(shape)
            for entry in outline.entries[:_MAX_ENTRIES]:
                try:
                    read_entry = self._form.kind.read(shape.entry(entry), shape.language)
                except FactError as error:
                    faults.append(str(error))
                else:
                    records.append(read_entry.record)
                    doubts += read_entry.doubts
        lines = faults[:1] + doubts[:1]
        if faults:
            lines.insert(0, self.tr("Bad entries, left out: {bad}.").format(bad=len(faults)))
        self.fault.setText("\n".join(lines))
        self.fault.setVisible(bool(lines))
        self.take.setEnabled(bool(records))
        self._fill(records)
        self._show_summary()

    def show_report(self, shape: Shape, report: ImportReport) -> None:
        """Show what keeping the file in a shape would come to, unless another was described meanwhile."""
        if shape == self._reported:
            self._report = report
            self._show_summary()

    def _fill(self, records: list[Any]) -> None:
        self.rows.setRowCount(len(records))
        for index, record in enumerate(records):
            for column, text in enumerate(self._form.row(record)):
                item = QTableWidgetItem(" ".join(text.split())[:_MAX_LETTERS])
                item.setToolTip(text)
                self.rows.setItem(index, column, item)

    def _show_summary(self) -> None:
        """Show the file's contents in sentences: their number, and the new, doubtful or left out."""
        report, parts = self._report, list[str]()
        if self._proposed.read is None:
            parts.append(
                self.tr(
                    "Unknown format. Enter which fields of this file hold which facts; separate several with commas."
                )
            )
        if report is not None:
            parts += self._described(report)
        self.summary.setText("\n".join(parts))

    def _described(self, report: ImportReport) -> list[str]:
        languages = comma_list(labelled_count(language_name(tag), count) for tag, count in report.languages.items())
        count = self._form.counted(report.taken)
        parts = [with_note(count, languages)]
        if self._proposed.read is not None or any(box.currentText().strip() for box in self.boxes.values()):
            parts.append(describe_shape(report))
        if report.updated or report.unchanged:
            text = self.tr("New: {new}. Changed: {updated}. Unchanged: {unchanged}.")
            parts.append(text.format(new=report.new, updated=report.updated, unchanged=report.unchanged))
        if report.bad:
            parts.append(self.tr("Bad entries, left out: {bad}.").format(bad=report.bad))
        if report.doubtful:
            parts.append(self.tr("Doubtful facts: {doubtful}.").format(doubtful=report.doubtful))
        if report.mended:
            slips = semicolon_list(with_note(slip, str(count)) for slip, count in report.mended.items())
            parts.append(self.tr("Corrected: {slips}.").format(slips=slips))
        if report.left_out:
            parts.append(self.tr("Fields left out: {fields}.").format(fields=comma_list(report.left_out)))
        return parts

    def _export(self) -> None:
        shape = self.shape
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save format"), f"{self._name.text()}.yaml", self.tr("File formats (*.yaml)")
        )
        if name and shape is not None:
            self.export_wanted.emit(name, write_shape(shape))


def _table(columns: tuple[str, ...], name: str) -> QTableWidget:
    table = QTableWidget(0, len(columns))
    table.setHorizontalHeaderLabels(list(columns))
    table.setAccessibleName(name)
    table.verticalHeader().hide()
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setStretchLastSection(True)
    scale_scroll_bars(table)
    return table
