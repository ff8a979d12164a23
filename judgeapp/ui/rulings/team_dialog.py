"""The form in which a judge names the team's server."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.desk.team import PORT, Team, Tls
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import fit_ticks
from judgeapp.ui.widgets.forms.fields import ChoiceBox
from judgeapp.ui.widgets.page_stack import RoomyArea
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox

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
        self.tls.addItem(self.tr("Certificate for this exact name"), Tls.VERIFY_FULL)
        self.tls.addItem(self.tr("Any name, with the chosen certificate"), Tls.VERIFY_CA)
        self.tls.setCurrentIndex(self.tls.findData(team.tls if team else Tls.VERIFY_FULL))
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
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("The certificate of the server"),
            self.certificate.text(),
            self.tr("Certificates (*.crt *.pem *.cer);;All files (*)"),
        )
        if name:
            self.certificate.setText(name)


def _line(text: str, longest: int = _MAX_LENGTH) -> QLineEdit:
    return QLineEdit(text, maxLength=longest)
