"""Controller of the team: the dialog to join, try and leave it, in which a judge names its server; and the notebook
kept in step with that, off the interface thread, which waits for nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desk.folder import team_file
from judgeapp.desk.team import PORT, Team, Tls, check_team, forget_team, load_team, save_team
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list, join_sentences
from judgeapp.team.link import TeamLink, TeamStanding, TeamState
from judgeapp.team.password import NoKeyStoreError, forget_password, save_password, saved_password
from judgeapp.ui.faults import report_fault
from judgeapp.ui.localization import translate
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import fit_ticks
from judgeapp.ui.widgets.forms.dialogs import file_to_open
from judgeapp.ui.widgets.forms.fields import ChoiceBox
from judgeapp.ui.widgets.page_stack import RoomyArea
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox
from judgeapp.ui.widgets.work.file_watch import FileWatch
from judgeapp.ui.widgets.work.lifetime import hand_over
from judgeapp.ui.window.controllers.controller import Controller, Shared

if TYPE_CHECKING:
    from judgeapp.team.exchange import Exchanged

_MAX_LENGTH, _MAX_PATH_LENGTH = 200, 1_000
# In heights of the font, and of the window.
_WIDE, _SHARE = 30, 0.95


class TeamDialog(QDialog):
    join_wanted = Signal()  # join what `team` and `password` say
    trial_wanted = Signal()  # try it
    leave_wanted = Signal()  # leave the team

    def __init__(self, team: Team | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Team"))
        self._begun, self._over = team, parent
        self.host = _line(team.host if team else "")
        self.host.setPlaceholderText(self.tr("pg.example.org"))
        self.port = ScaledSpinBox(minimum=1, maximum=65_535, value=team.port if team else PORT)
        self.database = _line(team.database if team else "")
        self.user = _line(team.user if team else "")
        self.password_line = _line("")
        self.password_line.setEchoMode(QLineEdit.EchoMode.Password)
        self.certificate = _line(team.certificate if team else "", _MAX_PATH_LENGTH)
        self.certificate.setPlaceholderText(self.tr("Trusted by the system"))
        self.choose = QPushButton(self.tr("C&hoose …"), autoDefault=False)
        self.choose.clicked.connect(self._choose)
        self.tls = ChoiceBox()
        exact, any_name = self.tr("Certificate for this exact name"), self.tr("Any name, with the chosen certificate")
        self.tls.fill({Tls.VERIFY_FULL: exact, Tls.VERIFY_CA: any_name}, team.tls if team else Tls.VERIFY_FULL)
        self.plain = QCheckBox(self.tr("&Allow connections without TLS at this event"))
        self.plain.setToolTip(self.tr("Others could then read and change what you send"))
        self.plain.setChecked(team is not None and team.may_be_plain)
        fit_ticks(self.plain)
        self.message_label = PlainLabel(wraps=True)
        self._lay_out()

    @property
    def team(self) -> Team:
        made = Team(
            self.host.text().strip(),
            self.database.text().strip(),
            self.user.text().strip(),
            self.port.value(),
            Tls(self.tls.currentData()),
            self.certificate.text().strip(),
        )
        return replace(made, plain_at=made.address if self.plain.isChecked() else "")

    @property
    def password(self) -> str:
        return self.password_line.text()

    def show_message(self, text: str) -> None:
        self.message_label.setText(text)
        self._make_room()

    def _make_room(self) -> None:
        """Grow to the contents, as far as the window allows; the rest is scrolled."""
        room = self._over.size() * _SHARE
        width = max(self.width(), min(round(_WIDE * fonts.em()), room.width()))
        around = self._column.contentsMargins()
        across = width - around.left() - around.right()
        below = self._below.sizeHint().height() + self._column.spacing()
        needed = self._inside.heightForWidth(across) + below + around.top() + around.bottom()
        self.resize(width, max(self.height(), min(needed, room.height())))

    def _lay_out(self) -> None:
        explanation = PlainLabel(
            self.tr(
                "The team's notebook is on a PostgreSQL server. Your rulings, with their history and names, are sent "
                "there, and the team's are fetched. You always work on your own notebook, online or not."
            ),
            wraps=True,
        )
        kept = PlainLabel(self.tr("The password is stored in your system's key store only."), wraps=True)
        buttons = QDialogButtonBox()
        self.buttons = {
            "join": buttons.addButton(self.tr("&Join"), QDialogButtonBox.ButtonRole.ApplyRole),
            "try": buttons.addButton(self.tr("&Test"), QDialogButtonBox.ButtonRole.ActionRole),
            "leave": buttons.addButton(self.tr("&Leave"), QDialogButtonBox.ButtonRole.ResetRole),
        }
        buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self.buttons["join"].setDefault(True)
        self.buttons["leave"].setEnabled(self._begun is not None)
        for name, signal in (("join", self.join_wanted), ("try", self.trial_wanted), ("leave", self.leave_wanted)):
            self.buttons[name].clicked.connect(signal)
        buttons.rejected.connect(self.reject)
        self._inside, self._below = QWidget(), buttons
        box(QVBoxLayout(self._inside), explanation, self._laid_out_fields(), kept, self.message_label, 1, margin=0)
        self._column = box(QVBoxLayout(self), (RoomyArea(self._inside), 1), buttons)
        self._make_room()

    def _laid_out_fields(self) -> QFormLayout:
        form = QFormLayout(horizontalSpacing=round(0.6 * fonts.em()))
        chosen = QWidget()
        box(QHBoxLayout(chosen), (self.certificate, 1), self.choose, margin=0)
        for what, field in (
            (self.tr("Server"), self.host),
            (self.tr("Port"), self.port),
            (self.tr("Database"), self.database),
            (self.tr("User"), self.user),
            (self.tr("Password"), self.password_line),
            (self.tr("Verified by"), self.tls),
            (self.tr("Certificate"), chosen),
        ):
            form.addRow(what, field)
            field.setAccessibleName(what)
        self.certificate.setAccessibleName(self.tr("Certificate"))
        form.addRow(self.plain)
        return form

    def _choose(self) -> None:
        kinds = self.tr("Certificates (*.crt *.pem *.cer);;All files (*)")
        title = self.tr("The certificate of the server")
        if (file := file_to_open(self, title, kinds, self.certificate.text())) is not None:
            self.certificate.setText(str(file))


def _line(text: str, longest: int = _MAX_LENGTH) -> QLineEdit:
    return QLineEdit(text, maxLength=longest)


_tr = partial(translate, "team")
_MAX_NAMED = 5  # rulings named in a notice


class TeamController(Controller):
    """Opens no connection until a team was joined."""

    def __init__(self, shared: Shared, keep: Callable[[Sequence[str]], None]) -> None:
        """`keep` keeps rulings that others have deleted."""
        super().__init__(shared)
        self._keep = keep
        self._team: Team | None = None
        self._link: TeamLink | None = None
        self._is_closed = False
        self.standing: TeamStanding | None = None
        self.dialog: TeamDialog | None = None
        file = team_file(self._folder)
        # A command may join or leave a team while the window is open.
        FileWatch(file, self).changed.connect(self._read)
        if file.exists():
            self._read()

    def close(self) -> None:
        self._is_closed = True
        if self._link is not None:
            self._link.stop()

    # The dialog

    def ask(self) -> None:
        self.dialog = dialog = TeamDialog(self._team, self._over)
        dialog.join_wanted.connect(lambda: self._join(dialog))
        dialog.trial_wanted.connect(lambda: self._look(dialog))
        dialog.leave_wanted.connect(lambda: self._leave(dialog))
        dialog.finished.connect(self._end_dialog)
        self._show_standing()
        dialog.open()

    def _end_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _join(self, dialog: TeamDialog) -> None:
        """Save the team, and the password in the key store, or the one there if none was typed; then sync the two."""
        team, typed = dialog.team, dialog.password
        try:
            save_team(team, self._folder)
        except InputError as error:
            dialog.show_message(str(error))
            return

        def password() -> str:
            chosen = typed
            try:
                chosen = typed or saved_password(team) or ""
                save_password(team, chosen)
            except NoKeyStoreError as error:
                hand_over(self, partial(self._notices.show_error, error))
            return chosen

        self._go_on_with(team, password)
        dialog.buttons["leave"].setEnabled(True)

    def _look(self, dialog: TeamDialog) -> None:
        """Try whether a server can be used; nothing is saved or sent there."""
        team, typed = dialog.team, dialog.password
        try:
            check_team(team)
        except InputError as error:
            dialog.show_message(str(error))
            return
        dialog.show_message(self.tr("Connecting …"))

        def work() -> None:
            from judgeapp.team.logins import connect_as

            wrong: InputError | None = None
            chosen = typed
            try:
                with suppress(NoKeyStoreError):
                    chosen = typed or saved_password(team) or ""
                with closing(connect_as(self._folder, team, chosen, lambda: self._is_closed)) as server:
                    server.version()
            except InputError as error:
                wrong = error
            except Exception as error:
                hand_over(self, partial(report_fault, error))
                return
            hand_over(self, partial(self._show_trial, wrong))

        Thread(target=work, daemon=True).start()

    def _show_trial(self, wrong: InputError | None) -> None:
        if self.dialog is not None:
            self.dialog.show_message(str(wrong) if wrong else self.tr("The server is responding."))

    def _leave(self, dialog: TeamDialog) -> None:
        left = self._team
        try:
            forget_team(self._folder)
        except InputError as error:
            self._notices.show_error(error)
            return
        self._go_on_with(None)
        if left is not None:
            Thread(target=forget_password, args=(left,), daemon=True).start()
        dialog.buttons["leave"].setEnabled(False)
        dialog.show_message(self.tr("You have left the team. All rulings stay, here and on the server."))

    # The link

    def _read(self) -> None:
        team, trouble = load_team(self._folder)
        self._notices.show_error(trouble)
        if team is None or team != self._team:
            self._go_on_with(team, lambda: saved_password(team) if team is not None else None)

    def _go_on_with(self, team: Team | None, password: Callable[[], str | None] = lambda: None) -> None:
        if self._link is not None:
            self._link.stop()
        self._link, self._team = None, team
        if team is None:
            self.standing = None
            self._show_standing()
            return
        self._link = link = TeamLink(
            self._folder,
            team,
            password,
            lambda standing: hand_over(self, partial(self._on_standing, link, standing)),
            lambda done: hand_over(self, partial(self._show_deleted, done)),
            lambda error: hand_over(self, partial(report_fault, error)),
            lambda advice: hand_over(self, partial(self._notices.show_notice, str(advice))),
        )
        link.start()

    def _on_standing(self, link: TeamLink, standing: TeamStanding) -> None:
        if link is self._link:
            self.standing = standing
            self._show_standing()

    def _show_standing(self) -> None:
        text, details = _describe_standing(self._team, self.standing), _standing_details(self.standing)
        self._columns.rulings.list.show_team(text, details)
        if self.dialog is not None and text:
            self.dialog.show_message(f"{text}\n{details}".strip())

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


def _describe_standing(team: Team | None, standing: TeamStanding | None) -> str:
    """Standing in a sentence or two; empty without a team."""
    if team is None:
        return ""
    sentences = [_describe_state(standing)]
    if standing is not None and standing.waiting:
        sentences.append(_tr("%n change(s) wait here.", "", standing.waiting))
    if standing is not None and standing.refused:
        sentences.append(_tr("%n change(s) of the server were refused.", "", len(standing.refused)))
    if team.may_be_plain:
        sentences.append(_tr("NOT PROTECTED: others can read and change what you send."))
    return join_sentences(sentences)


def _standing_details(standing: TeamStanding | None) -> str:
    """The error and the refused changes, a line each."""
    if standing is None:
        return ""
    wrong = [] if standing.wrong is None else [str(standing.wrong)]
    return "\n".join((*wrong, *map(str, standing.refused[:20])))


def _describe_state(standing: TeamStanding | None) -> str:
    if standing is None or standing.state is TeamState.REACHING:
        return _tr("Team: connecting …")
    since = standing.since.astimezone().strftime("%H:%M")
    match standing.state:
        case TeamState.IN_STEP:
            return _tr("Team: in sync since {time}.").format(time=since)
        case TeamState.UNREACHED:
            return _tr("Team: offline since {time}.").format(time=since)
        case TeamState.ASKING:
            return _tr("Team: type the password (Ctrl+Alt+G).")
    wrong = standing.wrong.what if standing.wrong is not None else ""
    return _tr("Team: refused: {why}.").format(why=wrong)
