"""The editions of the rules in the window: aligned off the interface thread and shown; doubts between them settled, and
the dates of force changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from judgeapp.clauses.renumbering import order
from judgeapp.desk.leading_edition import leading_edition_of
from judgeapp.editions.in_force import InForce, with_edition, without_edition
from judgeapp.messages.punctuation import comma_list
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.widgets.forms.dialogs import CheckedDialog, open_dialog
from judgeapp.ui.widgets.work.lifetime import later
from judgeapp.ui.window.controllers.controller import Controller, Shared

if TYPE_CHECKING:
    from judgeapp.citations.overview import EditionsOverview
    from judgeapp.desk.written.alignments import SavedAlignments
    from judgeapp.messages.errors import InputError

# Kinds of pages that name the editions, and that tell what is in them.
_NAMING_EDITIONS = (Kind.EDITIONS, Kind.FRONT, Kind.LIBRARY)
_OF_EDITIONS = (Kind.COMPARED, Kind.DOUBTFUL, Kind.REVIEWED, Kind.PASSAGE, Kind.QUESTION)
_START_AFTER_MS = 300  # nobody waits for it while the window opens


class EditionAligner(Controller):
    """Aligns the editions of the rules in the background, and settles what is doubtful between them."""

    touched = Signal(object)  # changes in an edition that the engine doesn't know: a Touched, or None

    def __init__(self, shared: Shared, news: str) -> None:
        """`news`: key of an imported edition; its news are shown once it is aligned with the one before."""
        super().__init__(shared)
        self._corpus = self._navigation.library.corpus
        self._news = news
        self._wanted, self._due = False, True
        self._aligning = self._task(self.tr("matching the editions of the rules"))
        self._changing = self._every_task(self.tr("saving your answers on editions"))
        # The last dialog, and the notices that offer to undo.
        self.dialog: InForceDialog | None = None
        self._undo_notice = self._turn_notice = ""
        self._navigation.commands |= {
            Kind.SETTLE_CLAUSES: lambda address: self.settle(address.key),
            Kind.TEACH_FACT: self._teach,
            Kind.DATE_EDITION: self._date,
        }
        later(self, _START_AFTER_MS, self._align)

    def look(self) -> None:
        """Show the editions, as soon as they are aligned."""
        self._wanted = True
        self._align()

    def settle_shown(self, how: str) -> None:
        """Settle the doubtful line that is shown; nothing if none is."""
        shown = self._navigation.address
        if shown.kind != Kind.DOUBTFUL:
            self._notices.show_success(
                self.tr("No doubtful match is shown. See the editions of the rules (Ctrl+Shift+J).")
            )
            return
        self.settle(f"{shown.key} {how}")

    @property
    def _seen(self) -> EditionsOverview | None:
        return self._navigation.pages.editions

    def settle(self, key: str) -> None:
        """`key`: the keys of two editions, the place of the line, and how it is settled."""
        pair_key, _, how = key.rpartition(" ")
        pair_key, _, at = pair_key.rpartition(" ")
        pair = self._seen.pair(pair_key) if self._seen is not None else None
        if pair is None or not at.isdecimal() or not pair.asked:
            return
        line = pair.asked[int(at) % len(pair.asked)]

        def settled(saved: SavedAlignments) -> SavedAlignments:
            from judgeapp.editions.settling import answers_to, checked_lines

            answers = checked_lines(
                answers_to(line, how), pair.alignment, pair.of_old.values(), pair.of_new.values(), ""
            )
            return saved.with_settled(pair.old.key, pair.new.key, answers)

        about = comma_list(line.old or line.new)
        self._change(self.tr("Settled: {clauses}.").format(clauses=about), settled)

    def _teach(self, address: Address) -> None:
        """Keep whether an edition plays a fact: "on", "off", or "forget" the answer."""
        from judgeapp.editions.taught import TaughtFact, played_facts, with_taught, without_taught
        from judgeapp.engine.edition import EditionFact

        if self._seen is None:
            return
        edition, name, how = address.key.split(" ")
        fact = EditionFact(name)
        numbers: list[str] = []
        for pair in self._seen.pairs:
            facts_there = played_facts(pair.old.edition, pair.new.edition, pair.alignment)
            if pair.new.edition == edition:
                numbers += (n for there in facts_there if there.difference.fact is fact for n in there.numbers)
        answer = TaughtFact(edition, fact, how == "on", tuple(dict.fromkeys(numbers)))

        def taught(saved: SavedAlignments) -> SavedAlignments:
            facts = saved.taught_facts
            return saved.with_taught_facts(
                without_taught(facts, edition, fact) if how == "forget" else with_taught(facts, answer)
            )

        self._change(self.tr("Saved your answer on {edition}.").format(edition=edition), taught)

    def _date(self, address: Address) -> None:
        if self._seen is None:
            return
        table = self._seen.table
        what, _, edition = address.key.partition(" ")
        if what == "take-out":
            text = self.tr("Removed {edition} from the editions in force.")
            self._use_dates(without_edition(table, edition), text.format(edition=edition))
        elif what == "as-printed":
            self._use_dates(None, self.tr("Restored the editions' own dates."))
        else:
            self._ask_date(table, edition)

    def _ask_date(self, table: Sequence[InForce], edition: str) -> None:
        row = next((r for r in table if r.edition == edition), InForce(edition, ""))
        self.dialog = dialog = InForceDialog(table, row, self._over)

        def use() -> None:
            text = self.tr("{edition} is in force from {date}.").format(
                edition=dialog.row.edition, date=dialog.row.since
            )
            self._use_dates(dialog.table, text)

        open_dialog(dialog, use)

    def _use_dates(self, rows: tuple[InForce, ...] | None, notice: str) -> None:
        self._change(notice, lambda saved: replace(saved, in_force=rows))

    def _change(self, notice: str, changed: Callable[[SavedAlignments], SavedAlignments]) -> None:
        """Change the saved answers, align again, and offer undo; `notice` announces it."""
        folder = self._folder

        def work() -> SavedAlignments:
            from judgeapp.desk.written.alignments import save_alignments

            before: list[SavedAlignments] = []

            def noted(saved: SavedAlignments) -> SavedAlignments:
                before.append(saved)
                return changed(saved)

            save_alignments(folder, noted)
            return before[0]

        def offer(before: SavedAlignments) -> None:
            self._align()
            self._notices.dismiss(self._undo_notice)
            self._undo_notice = self._notices.show_notice(
                notice, offer=self.tr("Undo"), then=partial(self._undo, before)
            )
            self._offer_turn()

        self._changing.start(work, offer, self._notices.show_error)

    def _offer_turn(self) -> None:
        """Offer to open the window again where by the table of dates another edition leads than that which is read."""
        self._notices.dismiss(self._turn_notice)
        corpus = self._corpus
        read = corpus.built_in if corpus.leading is None else corpus.leading.number
        leading = leading_edition_of(self._folder, date.today())[0].number
        if leading != read:
            text = self.tr("Edition {edition} will be used for reading and playing once you reopen the window.")
            self._turn_notice = self._notices.show_notice(
                text.format(edition=leading), offer=self.tr("Reopen"), then=self._shared.reopen
            )

    def _undo(self, before: SavedAlignments) -> None:
        """Restore the earlier answers; texts of cited clauses stay."""
        folder = self._folder

        def work() -> None:
            from judgeapp.desk.written.alignments import save_alignments

            save_alignments(
                folder,
                lambda saved: replace(saved, settled=before.settled, in_force=before.in_force, taught=before.taught),
            )

        def then(_: None) -> None:
            self._align()
            self._offer_turn()

        self._changing.start(work, then, self._notices.show_error)

    def _align(self) -> None:
        library, folder = self._navigation.library, self._folder
        self._due = False

        def work() -> tuple[EditionsOverview, tuple[InputError, ...]]:
            from judgeapp.citations.overview import overview
            from judgeapp.citations.saved import note_cited
            from judgeapp.desk.folder import cache_folder, can_be_written

            troubles = note_cited(folder, library.corpus.plain) if can_be_written(folder) else ()
            seen = overview(library.corpus.plain, library.glossary, folder, cache_folder(), date.today())
            return seen, (*troubles, *seen.review.troubles)

        self._aligning.start(work, self._take, self._notices.show_error)

    def _take(self, aligned: tuple[EditionsOverview, tuple[InputError, ...]]) -> None:
        seen, troubles = aligned
        for trouble in troubles:
            self._notices.show_error(trouble)
        self._navigation.pages.editions = seen
        self._navigation.show_again_at(*_NAMING_EDITIONS, *_OF_EDITIONS * bool(seen.pairs))
        self.touched.emit(seen.touched)
        # Of several, the nearest earlier one.
        before = max(
            (p for p in seen.pairs if p.new.key == self._news), key=lambda p: order(p.old.edition), default=None
        )
        if before is not None:
            self._navigation.open(Address(Kind.COMPARED, before.key))
        elif roots := self._corpus.roots(self._news):
            self._navigation.open(Address(Kind.PASSAGE, roots[0].id))
        self._news = ""
        if self._wanted:
            self._wanted = False
            self._navigator.show_editions()

    @property
    def is_idle(self) -> bool:
        return super().is_idle and not self._due

    def close(self) -> None:
        self._due = False
        super().close()


class InForceDialog(CheckedDialog):
    """Dialog, `accepted` if the row is possible; it is then `row`, and in `table`."""

    def __init__(self, table: Sequence[InForce], row: InForce, parent: QWidget) -> None:
        """`row` is its known part: edition and date may be empty."""
        super().__init__(
            self.tr("Edition in force"),
            self.tr("When did this edition of the rules come into force?"),
            self.tr("Sa&ve"),
            parent,
        )
        self.table, self.row = tuple(table), row
        self.edition = QLineEdit(row.edition, placeholderText="4.3")
        self.since = QLineEdit(row.since, placeholderText="2026-09-01")
        self.add_fields(((self.tr("&Edition"), self.edition), (self.tr("In force &since"), self.since)))
        if row.edition:
            # Another edition needs another row.
            self.edition.setReadOnly(True)
        asked = self.since if row.edition else self.edition
        asked.setFocus(Qt.FocusReason.OtherFocusReason)
        asked.selectAll()

    def check(self) -> None:
        row = InForce(self.edition.text().strip(), self.since.text().strip())
        self.table, self.row = with_edition(self.table, row), row
