"""How cards are drawn: with which pictures, and whether a step is seen to move them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from judgeapp.ui.widgets.pictures.card_pictures import card_pictures
from judgeapp.ui.widgets.style.reduced_motion import is_reduced
from judgeapp.ui.window.window_settings import WindowSettings


class CardLooks(QObject):
    """came    -- a picture of a card was decoded, or there are others
    changed -- whether cards are seen to move is otherwise
    said    -- what was chosen, in a sentence
    """

    came = Signal()
    changed = Signal()
    said = Signal(str)

    def __init__(self, remembered: WindowSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._remembered = remembered
        card_pictures().came.connect(self.came)
        card_pictures().use_folder(remembered.settings.pictures)

    @property
    def moves(self) -> bool:
        """Whether cards are seen to move: unless the judge, or the system, does not want it."""
        return self._remembered.settings.motion and not is_reduced()

    def toggle_motion(self) -> None:
        motion = not self._remembered.settings.motion
        self._remembered.change(motion=motion)
        self.changed.emit()
        told = (
            self.tr("A step is seen to move cards.") if motion else (self.tr("Cards lie where they come to, at once."))
        )
        if motion and is_reduced():
            told = self.tr("The system asks that nothing moves, so cards do not.")
        self.said.emit(told)

    def choose_pictures(self) -> None:
        """Ask for the folder in which the judge has pictures of cards."""
        before = self._remembered.settings.pictures
        folder = QFileDialog.getExistingDirectory(
            self._window, self.tr("Pictures of cards, named by card number"), before
        )
        if folder:
            self._use(folder)
            self.said.emit(self.tr("Pictures of cards: {folder}").format(folder=folder))

    def drop_pictures(self) -> None:
        self._use("")
        self.said.emit(self.tr("Cards are drawn without pictures."))

    def _use(self, folder: str) -> None:
        self._remembered.change(pictures=folder)
        card_pictures().use_folder(folder)
