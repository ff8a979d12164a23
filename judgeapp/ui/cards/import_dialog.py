"""Dialog before a file of another form is imported: its recognized form, a preview of the first entries, and the
positions of our fields. At its end the forms of each kind: our fields, clues to them, and their first entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLineEdit,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from judgeapp.cards.facts import CARDS, read_number
from judgeapp.cards.lists.errata import ERRATA, Erratum
from judgeapp.cards.lists.restrictions import RESTRICTIONS, Restriction
from judgeapp.cards.record import CardRecord
from judgeapp.cards.vocabulary import CATEGORIES, colors_in, squeezed
from judgeapp.cards.wording import category_name, color_name
from judgeapp.desk.languages import LANGUAGES
from judgeapp.entries.guessing import Clues, guess_paths, paths_of, shape_with
from judgeapp.entries.importing import EntryKind, ImportReport
from judgeapp.entries.outline import Outline
from judgeapp.entries.shape import Shape, write_shape
from judgeapp.entries.values import FactError
from judgeapp.files.untrusted import printable_name
from judgeapp.messages.punctuation import comma_list, semicolon_list, with_note
from judgeapp.rulings.answer import AnswerText
from judgeapp.rulings.answer_importing import ANSWERS
from judgeapp.ui.localization import labelled_count, translate
from judgeapp.ui.pages.wording import describe_shape, language_name
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.dialogs import file_to_save
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars
from judgeapp.ui.widgets.work.file_import import ProposedImport

_tr = partial(translate, "import_dialog")
_MAX_ENTRIES = 8  # entries shown
_MAX_LETTERS = 60  # letters in a cell


class ImportForm(NamedTuple):
    kind: EntryKind[Any]
    labels: Mapping[str, str]  # labels of our fields that can be chosen, in order, the required ones first
    clues: Mapping[str, Clues]  # clues for each of them
    columns: tuple[str, ...]  # headings for the first entries
    row: Callable[[Any], tuple[str, ...]]  # returns a record's cells
    counted: Callable[[int], str]  # returns a number of them, in words


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
        # What importing the file would change, and the shape for that.
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
        rows = QWidget()
        layout = QFormLayout(rows, fieldGrowthPolicy=QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
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
            box = QComboBox(editable=True, insertPolicy=QComboBox.InsertPolicy.NoInsert)
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
        area = QScrollArea(widgetResizable=True)
        area.setWidget(rows)
        scale_scroll_bars(area)
        self.export = self._buttons.addButton(self.tr("&Save format as …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.export.setAutoDefault(False)
        self.export.clicked.connect(self._export)
        return area

    def _show(self) -> None:
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
        """Show what saving the file in a shape would change, unless another was described meanwhile."""
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
        kinds = self.tr("File formats (*.yaml)")
        file = file_to_save(self, self.tr("Save format"), f"{self._name.text()}.yaml", kinds)
        if file is not None and shape is not None:
            self.export_wanted.emit(str(file), write_shape(shape))


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


def card_form() -> ImportForm:
    labels = {
        "number": _tr("Number"),
        "name": _tr("Name"),
        "category": _tr("Category"),
        "colors": _tr("Colors"),
        "level": _tr("Level"),
        "dp": _tr("DP"),
        "play_cost": _tr("Play cost or use cost"),
        "evo_costs.cost": _tr("Digivolution cost"),
        "evo_costs.color": _tr("Digivolution cost: from which color"),
        "evo_costs.level": _tr("Digivolution cost: from which level"),
        "form": _tr("Form"),
        "attribute": _tr("Attribute"),
        "traits": _tr("Types, and other traits"),
        "effect": _tr("Effect"),
        "inherited": _tr("Inherited effect"),
        "security": _tr("Security effect"),
        "special.digivolve": _tr("Digivolution requirements in words"),
        "special.dna": _tr("DNA digivolution"),
        "special.digixros": _tr("DigiXros"),
        "special.assembly": _tr("Assembly"),
        "special.link.requirement": _tr("Link requirements"),
        "special.link.dp": _tr("Link DP"),
        "special.link.effect": _tr("Link effect"),
    }
    of_facts = (labels[field] for field in ("number", "name", "category", "colors", "level"))
    columns = (*of_facts, _tr("Cost"), labels["effect"])
    return ImportForm(CARDS, labels, _CARD_CLUES, columns, _card_row, _card_count)


def answer_form() -> ImportForm:
    labels = {
        "number": _tr("Number"),
        "question": _tr("Question"),
        "answer": _tr("Answer"),
        "cards": _tr("Cards"),
        "date": _tr("Date"),
    }
    return ImportForm(ANSWERS, labels, _ANSWER_CLUES, tuple(labels.values()), _answer_row, _answer_count)


def restriction_form() -> ImportForm:
    """Form for a list of banned and restricted cards, whose forms are all known."""
    columns = (_tr("Number"), _tr("Copies"), _tr("From"), _tr("Not allowed with"))
    return ImportForm(RESTRICTIONS, {}, {}, columns, _restriction_row, _line_count)


def erratum_form() -> ImportForm:
    """Form for errata, whose forms are all known."""
    columns = (_tr("Number"), _tr("From"), _tr("Before"), _tr("After"))
    return ImportForm(ERRATA, {}, {}, columns, _erratum_row, _line_count)


def _restriction_row(record: Restriction) -> tuple[str, ...]:
    partner = "" if record.lifted else record.partner
    return record.number, "" if record.limit is None else str(record.limit), record.since, partner


def _erratum_row(record: Erratum) -> tuple[str, ...]:
    before, after = zip(*((change.before, change.after) for change in record.changes), strict=True)
    return record.number, record.since, " · ".join(before), " · ".join(after)


def _line_count(count: int) -> str:
    return _tr("%n line(s)", "", count)


def _is_number(value: object) -> bool:
    with suppress(FactError):
        return isinstance(value, str) and bool(read_number(value))
    return False


def _words(value: object) -> list[str]:
    return [str(part) for part in (value if isinstance(value, list) else [value])]


def _is_category(value: object) -> bool:
    return all(squeezed(word) in CATEGORIES for word in _words(value))


def _is_color(value: object) -> bool:
    return all(colors_in(word) for text in _words(value) for word in text.replace("/", " ").split())


_CARD_CLUES = {
    "number": Clues(("number", "id", "cardnumber", "cardid", "cardno", "code", "no"), _is_number),
    "name": Clues(("name", "cardname", "title", "nameen", "englishname")),
    "category": Clues(("category", "type", "cardtype", "kind", "kinds"), _is_category),
    "colors": Clues(("colors", "color", "colour", "cardcolor"), _is_color),
    "level": Clues(("level", "lv", "cardlv", "cardlevel")),
    "dp": Clues(("dp", "power", "carddp")),
    "play_cost": Clues(("playcost", "cost", "cardcost", "memorycost", "usecost")),
    "evo_costs.cost": Clues(("evocost", "evolutioncost", "digivolvecost", "digivolutioncost")),
    "evo_costs.color": Clues(("evocolor", "evolutioncolor", "digivolvecolor", "digivolutioncolor")),
    "evo_costs.level": Clues(("evolevel", "evolutionlevel", "digivolvelevel", "digivolutionlevel")),
    "form": Clues(("form", "forms", "stage")),
    "attribute": Clues(("attribute", "attributes", "attr")),
    "traits": Clues(("traits", "types", "digitype", "digimontype", "trait", "tribe", "subtypes")),
    "effect": Clues(("effect", "maineffect", "effecttext", "text", "cardeffect", "cardtext")),
    "inherited": Clues(("inherited", "inheritedeffect", "inheritedeffecttext", "sourceeffect", "digivolveeffect")),
    "security": Clues(("security", "securityeffect", "securityeffecttext")),
    "special.digivolve": Clues(("specialdigivolve", "alteffect", "digivolve")),
    "special.dna": Clues(("dna", "dnadigivolve")),
    "special.digixros": Clues(("digixros", "xrosreq")),
    "special.assembly": Clues(("assembly",)),
    "special.link.requirement": Clues(("linkrequirement", "linkrequirements")),
    "special.link.dp": Clues(("linkdp",)),
    "special.link.effect": Clues(("linkeffect",)),
}
_ANSWER_CLUES = {
    "number": Clues(("number", "qno", "id", "no", "qid", "questionnumber")),
    "question": Clues(("question", "q", "frage", "questiontext", "質問")),
    "answer": Clues(("answer", "a", "antwort", "answertext", "reply", "回答")),
    "cards": Clues(("cards", "card", "cardnumber", "cardno", "related", "*")),
    "date": Clues(("date", "published", "updated", "day")),
}


def _card_row(record: CardRecord) -> tuple[str, ...]:
    return (
        record.number,
        record.name,
        category_name(record.category),
        "/".join(map(color_name, record.colors)),
        "" if record.level is None else str(record.level),
        "" if record.play_cost is None else str(record.play_cost),
        record.effect or record.inherited or record.security,
    )


def _answer_row(record: AnswerText) -> tuple[str, ...]:
    return record.number, record.question, record.answer, comma_list(record.cards), record.date


def _card_count(count: int) -> str:
    return _tr("%n card(s)", "", count)


def _answer_count(count: int) -> str:
    return _tr("%n answer(s)", "", count)
