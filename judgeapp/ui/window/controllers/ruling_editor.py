"""Controller of the ruling form: started from the shown page, previewed, and saved. Drafts survive a crash."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import Signal

from judgeapp.desk.written.notebook import Notebook
from judgeapp.desk.written.unfinished import UnfinishedRuling, remove_unfinished
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.our_words.readings import translation_in
from judgeapp.rulings.notebook.ruling import BOUNDS, Authority, Ruling, Status, check, tidied
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.rulings.notebook_work import NotebookWork
from judgeapp.ui.rulings.ruling_list import RulingForm
from judgeapp.ui.widgets.forms.dialogs import confirm
from judgeapp.ui.widgets.work.lifetime import timer
from judgeapp.ui.window.controllers.controller import Controller, Shared

_PREVIEW_AFTER_MS = 120
_ON_DISK_AFTER_MS = 250  # the most typing that a power failure can lose


class RulingEditor(Controller):
    save_wanted = Signal(object, object)  # save the form's ruling: (ruling, the draft from the table or None)

    def __init__(self, shared: Shared, work: NotebookWork) -> None:
        super().__init__(shared)
        self._work, self._column = work, self._columns.rulings
        # The rules, by whose leading numbers clauses are shown and typed.
        self._corpus = self._navigation.library.corpus
        # Returns the ruling of the table if the table is shown, otherwise None.
        self.of_table: Callable[[], Ruling | None] = lambda: None
        # The ruling in the form: its first content, its id (empty for a new one), the revisions that it follows, its
        # content in the notebook, and the status that it gives another ruling.
        self._begun: Ruling | None = None
        self._ruling = ""
        self._after: tuple[str, ...] = ()
        self._noted: Ruling | None = None
        self._drafted: Ruling | None = None
        self._replaces: tuple[str, Status] | None = None
        # Notice that offers to continue in the form.
        self._notice = ""
        self._unsaved_notice = ""
        self._previewing = timer(self, _PREVIEW_AFTER_MS, self._preview)
        self._due = timer(self, _ON_DISK_AFTER_MS, self._save_unfinished)
        self._column.forms.when_made(self._connect)
        work.resumed.connect(self._resume)
        work.loaded.connect(self._warn_of_change)

    def _connect(self, form: RulingForm) -> None:
        form.changed.connect(self._on_typed)
        form.save_wanted.connect(self.keep)
        form.close_wanted.connect(self.leave)

    @property
    def is_idle(self) -> bool:
        return not self._previewing.isActive() and not self._due.isActive()

    def close(self) -> None:
        """Put the ruling into the notebook; if that is impossible it is in the form next time."""
        if self._due.isActive():
            self._save_unfinished()
        if self._column.writes and self._column.form.is_changed:
            self.keep()

    def write_of_seen(self) -> None:
        """Start a ruling from the page shown: the table, a clause, a card, an official answer, a question with its
        proven answer; or an empty one."""
        begun = drafted = self.of_table()
        if begun is None:
            settings = self._settings.current
            begun = Ruling(
                authority=Authority.FLOOR_JUDGE,
                event=settings.event,
                round=settings.round,
                judge=settings.judge,
                date=date.today().isoformat(),
                **{"question": ""} | self._seen(),
            )
        if self.write(begun):
            self._drafted = drafted

    def _seen(self) -> dict[str, Any]:
        navigation = self._navigation
        match navigation.address.kind:
            case Kind.CARD:
                return {"cards": (navigation.address.key,)}
            case Kind.PASSAGE:
                passage = navigation.passage
                return {"clauses": self._corpus.base_numbers(passage)[:1]} if passage is not None else {}
            case Kind.QUESTION:
                question = navigation.library.questions.get(navigation.address.key)
                if question is not None:
                    return {
                        "question": translation_in(question.asked_first, navigation.language)[0],
                        "answer": translation_in(question.answer, navigation.language)[0],
                        "clauses": question.clauses,
                    }
            case Kind.ANSWER:
                precedent = navigation.pages.precedents.get(navigation.address.key)
                if precedent is not None:
                    return {
                        "question": precedent.text(navigation.language).question,
                        "cards": precedent.cards[: BOUNDS["cards"].number],
                        "clauses": precedent.clauses,
                        "answers": precedent.numbers[: BOUNDS["answers"].number],
                    }
        return {}

    def write(self, ruling: Ruling, replaces: tuple[str, Status] | None = None) -> bool:
        """Write a new ruling, started from this one; `replaces` is another ruling and its new status. The form's ruling
        is saved before; if it can't be, it stays shown, and this returns false."""
        if not self._makes_room():
            return False
        self._fill(ruling, replaces=replaces)
        self._show()
        return True

    def change(self, ruling: str, content: Ruling, after: tuple[str, ...]) -> None:
        """Write a ruling of the notebook otherwise; `after` are its heads."""
        if self._makes_room():
            self._fill(content, ruling, after)
            self._noted = content
            self._show()

    def _makes_room(self) -> bool:
        if not self._column.writes or not self._column.form.is_changed or self.keep():
            return True
        self._unsaved_notice = self._notices.show_notice(
            self.tr("Your draft can't be saved as it is. Correct or discard it.")
        )
        self._show()
        return False

    def _fill(
        self,
        ruling: Ruling,
        identity: str = "",
        after: tuple[str, ...] = (),
        replaces: tuple[str, Status] | None = None,
    ) -> None:
        self._begun, self._ruling, self._after = ruling, identity, after
        self._noted, self._replaces, self._drafted = None, replaces, None
        empty = {field: getattr(ruling, field) for field in ruling.__struct_fields__}
        shown = {"clauses": self._corpus.shown_numbers(ruling.clauses)}
        self._column.form.fill(empty | msgspec.to_builtins(ruling) | shown)
        self._column.turn(writes=True)

    def _show(self) -> None:
        self._navigator.show_rulings()
        if not self._column.writes:
            return
        self._preview()
        is_asked = self._column.form.texts["question"].toPlainText()
        self._column.form.focus("answer" if is_asked else "question")

    def _written(self) -> Ruling:
        fields: dict[str, Any] = dict(self._column.form.written)
        fields["authority"] = Authority(fields["authority"])
        # Old clause numbers stay as saved; new ones follow the edition in force.
        corpus, begun = self._corpus, self._begun.clauses if self._begun is not None else ()
        there: dict[str, list[str]] = {}
        for number in begun:
            there.setdefault(corpus.shown_number(number), []).append(number)
        clauses = (number for typed in fields["clauses"] for number in there.get(typed, [corpus.base_number(typed)]))
        fields["clauses"] = tuple(dict.fromkeys(clauses))
        return tidied(replace(self._begun or Ruling(""), **fields))

    def _on_typed(self) -> None:
        self._previewing.start()
        # The timer isn't restarted, so continuous typing doesn't delay saving.
        if not self._due.isActive():
            self._due.start()

    def _preview(self) -> None:
        self._previewing.stop()
        if not self._column.writes:
            return
        ruling, wrong = self._written(), ""
        try:
            check(ruling)
        except InputError as error:
            # An empty question needs no message.
            wrong = str(error) if ruling.question else ""
        self._column.form.show_fault(wrong)
        self._navigation.pages.written = (ruling, self._replaces)
        if self._navigation.address.kind == Kind.WRITTEN:
            self._navigation.show_again()
        elif not self._column.isHidden():
            self._navigation.open(Address(Kind.WRITTEN))

    def keep(self) -> bool:
        """Save the form's ruling. Returns false if it can't; the form says why."""
        if not self._column.writes:
            return True
        ruling = self._written()
        if not self._can_be_saved(ruling):
            return False
        if self._due.isActive():
            self._save_unfinished()
        if ruling.judge:
            self._settings.change(judge=ruling.judge, event=ruling.event, round=ruling.round)
        folder, by, identity, after = self._folder, self._settings.current.judge, self._ruling, self._after
        replaces, unfinished = self._replaces, self._unfinished()
        made: list[str] = []

        def change(notebook: Notebook) -> str:
            if identity:
                made.append(notebook.change(identity, ruling, by, after).ruling)
            else:
                made.append(notebook.add(ruling, by).ruling)
            remove_unfinished(folder)
            if replaces is not None:
                notebook.set_status(replaces[0], replaces[1], by, made[0])
            return made[0]

        def refused() -> None:
            if not made:
                self._offer(unfinished, self.tr("Not saved yet: {question}").format(question=ruling.question))

        self._turn_away()
        self.save_wanted.emit(ruling, self._drafted)
        if ruling == self._noted and len(after) == 1:
            self._work.remove_unfinished()
            self._open(identity)
        else:
            self._work.change(change, self._open, refused)
        return True

    def _can_be_saved(self, ruling: Ruling) -> bool:
        try:
            check(ruling)
        except InputError as error:
            form = self._column.form
            form.show_fault(str(error) if ruling.question.strip() else error.mend)
            # clauses[0] is part of a field
            form.focus(error.where.partition("[")[0])
            return False
        return True

    def leave(self) -> None:
        """Return to the list; typed text is dropped unless asked for."""
        if self._column.form.is_changed and not confirm(
            self._over, self.tr("Rulings"), self.tr("Your text isn't saved."), self.tr("Discard")
        ):
            return
        self._due.stop()
        self._work.remove_unfinished()
        self._turn_away()
        if self._navigation.address.kind == Kind.WRITTEN:
            self._navigation.walk(-1)
        self._column.list.setFocus()

    def _turn_away(self) -> None:
        self._column.turn(writes=False)
        for notice in (self._notice, self._unsaved_notice):
            self._notices.dismiss(notice)

    def _open(self, ruling: str) -> None:
        self._navigation.open(Address(Kind.RULING, ruling))

    # -- drafts, not in the notebook yet ----------------------------------------------------------

    def _unfinished(self) -> UnfinishedRuling:
        return UnfinishedRuling(self._written(), self._ruling, self._after, *self._replaces or ())

    def _save_unfinished(self) -> None:
        self._due.stop()
        if self._column.writes:
            self._work.save_unfinished(self._unfinished())

    def _resume(self, unfinished: UnfinishedRuling) -> None:
        self._offer(unfinished, self.tr("Restored the ruling you were writing when the window closed."))

    def _offer(self, unfinished: UnfinishedRuling, notice: str) -> None:
        """Put a draft into the form unless there is one, and offer to go on with it. Nobody is led away."""
        has_room = not self._column.writes
        if has_room:
            self._fill_again(unfinished)
            self._notice = notice

        def go_on() -> bool:
            if not has_room:
                if not self._makes_room():
                    return False
                self._fill_again(unfinished)
            self._show()
            return True

        self._notices.show_notice(notice, offer=self.tr("Keep writing"), then=go_on)

    def _fill_again(self, unfinished: UnfinishedRuling) -> None:
        replaces = (unfinished.replaces, unfinished.status) if unfinished.replaces else None
        self._fill(unfinished.written, unfinished.ruling, unfinished.after, replaces)
        self._column.form.is_changed = True
        self._warn_of_change()

    def _warn_of_change(self) -> None:
        """The ruling that is being changed may be another one by now, by the command line or a file that was taken."""
        if not self._column.writes or not self._ruling:
            return
        noted = next((ruling for ruling in self._work.noted if ruling.id == self._ruling), None)
        if noted is None:
            self._ruling, self._after = "", ()
            self._notices.show_notice(
                self.tr("This ruling has been deleted in the meantime. Saving creates a new one.")
            )
        elif set(noted.head_ids) != set(self._after):
            self._notices.show_notice(
                self.tr("This ruling has changed in the meantime. If you save yours, both stay until you choose one.")
            )
