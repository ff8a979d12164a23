"""Both forms about cards, each behind its tab."""

from __future__ import annotations

from judgeapp.ui.cards.card_form import CardForm
from judgeapp.ui.cards.teach_form import TeachForm
from judgeapp.ui.widgets.page_stack import Tabs


class CardForms(Tabs):
    """The forms in which cards are written, and wordings are taught."""

    def __init__(self) -> None:
        super().__init__()
        self.form, self.teach_form = CardForm(), TeachForm()
        self.addTab(self.form, self.tr("Add a card"))
        self.addTab(self.teach_form, self.tr("Teach"))

    def fit(self) -> None:
        """Take new measures from the font."""
        self.form.fit()
        self.teach_form.fit()
