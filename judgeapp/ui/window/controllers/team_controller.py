"""Controller of the team: the state of the shared notebook, and the dialog to join and leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list
from judgeapp.ui.window.controllers.controller import Controller, Shared

if TYPE_CHECKING:
    from judgeapp.team.exchange import Exchanged
    from judgeapp.team.link import TeamStanding
    from judgeapp.ui.rulings.team_dialog import TeamDialog
    from judgeapp.ui.rulings.team_work import TeamWork


_MAX_NAMED = 5  # rulings named in a notice


class TeamController(Controller):
    """Does nothing until the rules are open, and opens no connection until a team was joined."""

    def __init__(self, shared: Shared, keep: Callable[[Sequence[str]], None]) -> None:
        """`keep` keeps rulings that others have deleted."""
        super().__init__(shared)
        self._keep = keep
        self._work: TeamWork | None = None
        self._standing: TeamStanding | None = None
        self.dialog: TeamDialog | None = None

    def begin(self) -> None:
        from judgeapp.desk.folder import team_file
        from judgeapp.ui.widgets.work.file_watch import FileWatch

        file = team_file(self._folder)
        if file.exists():
            self._working().begin()
        else:
            # A command may join a team while the window is open.
            FileWatch(file, self).changed.connect(self._begin_joined)

    def _begin_joined(self) -> None:
        # With a team, its own code watches the file.
        if self._work is None:
            self._working().begin()

    def close(self) -> None:
        if self._work is not None:
            self._work.close()

    @property
    def standing(self) -> TeamStanding | None:
        return self._standing

    def ask(self) -> None:
        from judgeapp.ui.rulings.team_dialog import TeamDialog

        work = self._working()
        self.dialog = dialog = TeamDialog(work.team, self._over)
        dialog.join_wanted.connect(self._join)
        dialog.trial_wanted.connect(self._look)
        dialog.leave_wanted.connect(self._leave)
        dialog.finished.connect(self._end_dialog)
        self._show_standing()
        dialog.open()

    def _end_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _working(self) -> TeamWork:
        """Worker of the team, loaded for a team or its setup."""
        if self._work is None:
            from judgeapp.ui.rulings.team_work import TeamWork

            self._work = work = TeamWork(self._folder, self)
            work.standing_changed.connect(self._on_standing)
            work.exchanged.connect(self._show_deleted)
            work.tried.connect(self._show_trial)
            work.troubled.connect(self._notices.show_error)
            work.advised.connect(lambda advice: self._notices.show_notice(str(advice)))
        return self._work

    def _join(self) -> None:
        if self.dialog is None:
            return
        try:
            self._working().join(self.dialog.team, self.dialog.password)
        except InputError as error:
            self.dialog.show_message(str(error))
        else:
            self.dialog.buttons["leave"].setEnabled(True)

    def _look(self) -> None:
        from judgeapp.desk.team import check_team

        if self.dialog is None:
            return
        try:
            check_team(self.dialog.team)
        except InputError as error:
            self.dialog.show_message(str(error))
            return
        self.dialog.show_message(self.tr("Connecting …"))
        self._working().look(self.dialog.team, self.dialog.password)

    def _leave(self) -> None:
        try:
            self._working().leave()
        except InputError as error:
            self._notices.show_error(error)
            return
        if self.dialog is not None:
            self.dialog.buttons["leave"].setEnabled(False)
            self.dialog.show_message(self.tr("You have left the team. All rulings stay, here and on the server."))

    def _on_standing(self, standing: TeamStanding | None) -> None:
        self._standing = standing
        self._show_standing()

    def _show_standing(self) -> None:
        from judgeapp.ui.rulings.team_work import describe_standing, standing_details

        team = None if self._work is None else self._work.team
        text = describe_standing(team, self._standing)
        self._shared.rulings.list.show_team(text, standing_details(self._standing))
        if self.dialog is not None and text:
            self.dialog.show_message(f"{text}\n{standing_details(self._standing)}".strip())

    def _show_trial(self, wrong: InputError | None) -> None:
        if self.dialog is not None:
            self.dialog.show_message(str(wrong) if wrong else self.tr("The server is responding."))

    def _show_deleted(self, done: Exchanged) -> None:
        """Show rulings that others have deleted permanently; the list shows new ones."""
        from judgeapp.team.exchange import describe_deleted

        self._notices.show_error(done.trouble)
        if done.deleted:
            text = self.tr(
                "Hidden because the judges who wrote them deleted %n ruling(s) for good: {which}.",
                "",
                len(done.deleted),
            )
            self._notices.show_notice(
                text.format(which=comma_list(map(describe_deleted, done.deleted))),
                offer=self.tr("Undo"),
                then=partial(self._keep, [proposal.ruling for proposal in done.deleted]),
            )
        if done.asked:
            text = self.tr(
                "Other judges of the team deleted %n ruling(s) for good. You keep them until you agree: {which}.",
                "",
                len(done.asked),
            )
            self._notices.show_notice(text.format(which=comma_list(map(describe_deleted, done.asked[:_MAX_NAMED]))))
