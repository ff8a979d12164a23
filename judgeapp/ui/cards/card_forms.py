"""Place of the cards: their list, and behind tabs the forms in which cards are written and wordings are taught."""

from __future__ import annotations

from judgeapp.ui.cards.card_form import CardForm
from judgeapp.ui.cards.card_list import CardList
from judgeapp.ui.cards.teach_form import TeachForm
from judgeapp.ui.widgets.page_stack import Tabs


class CardForms(Tabs):
    """The list comes first; the forms are asked for."""

    def __init__(self) -> None:
        super().__init__(self.tr("Cards"))
        self.list, self.form, self.teach_form = CardList(), CardForm(), TeachForm()
        self.addTab(self.list, self.tr("Cards"))
        self.setTabToolTip(self.addTab(self.form, self.tr("Add")), self.tr("Add a card"))
        self.addTab(self.teach_form, self.tr("Teach"))

    @property
    def writes(self) -> bool:
        """True if a form is seen."""
        return self.currentWidget() is not self.list

    def fit(self) -> None:
        """Take new measures from the font."""
        for page in (self.list, self.form, self.teach_form):
            page.fit()
