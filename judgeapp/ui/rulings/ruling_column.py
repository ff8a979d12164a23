"""What stands beside the reader in the place of the rulings: the list, or the form in its place."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from judgeapp.ui.rulings.ruling_form import RulingForm
from judgeapp.ui.rulings.ruling_list import RulingList
from judgeapp.ui.widgets.page_stack import PageStack


class RulingColumn(PageStack):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = RulingList()
        self.form = RulingForm()
        self.addWidget(self.list)
        self.addWidget(self.form)
        self.turn(writes=False)

    @property
    def writes(self) -> bool:
        """Whether a ruling is being written."""
        return self.currentWidget() is self.form

    def turn(self, *, writes: bool) -> None:
        self.setCurrentWidget(self.form if writes else self.list)
        self.setFocusProxy(self.form if writes else self.list)

    def fit(self) -> None:
        self.list.fit()
        self.form.fit()
