"""Controller of the card form, which saves into the library."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from judgeapp.cards.reading.compiler import MAX_LENGTH
from judgeapp.cards.reading.grammar.phrases import LANGUAGES as READ
from judgeapp.cards.reading.normal import corrected
from judgeapp.cards.reading.wording import describe_correction
from judgeapp.cards.record import CardRecord
from judgeapp.cards.written import draft, own_number, written
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.cards.card_collection import CardCollection
from judgeapp.ui.cards.card_form import CardForm
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.views import CARDS
from judgeapp.ui.window.controllers.controller import Controller, Shared

_Written = Mapping[str, str]
# Entries beside the fields of a form: the card that it corrects, and its language.
_CORRECTS, _IN = "corrects", "in"
# Fields that hold effects.
_EFFECTS = ("effect", "inherited", "security", "link_effect", "option_effect")


class CardEditor(Controller):
    """Joins the form, the reader that previews the card, and the library."""

    def __init__(self, shared: Shared, form: CardForm, collection: CardCollection) -> None:
        super().__init__(shared)
        self._form = form
        self._collection = collection
        # The card being corrected, if it exists, and the texts that the form had at first.
        self._base: CardRecord | None = None
        self._first: _Written = form.written
        # Texts put into the form, and what its fields then showed.
        self._filled: _Written = {}
        self._shown: _Written = form.written
        self._shows_faults = False  # faults are shown only after the first attempt to save
        self._saving: tuple[CardRecord, _Written] | None = None  # the card being saved, and the form's texts
        form.changed.connect(self._on_changed)
        form.save_wanted.connect(self.save)
        form.clear_wanted.connect(self.read_text)
        collection.changed.connect(self._on_saved)
        self._show({}, None)

    def add(self) -> None:
        """A new card; one that was begun goes on."""
        if self._base is not None:
            self._begin({}, None)
        self._navigator.show_form("name")

    def read_text(self) -> None:
        """An empty form, for a text to be read."""
        self._begin({}, None)
        self._navigator.show_form("effect")

    def start_with(self, text: str) -> None:
        """A new card with this effect."""
        self._begin({"effect": text}, None)
        self._draft()
        self._navigator.show_form("name")

    def correct(self, number: str, language: str) -> None:
        stored = next((k for k in self._navigation.pages.stored_cards(number) if k.record.language == language), None)
        if stored is not None:
            self._begin(written(stored.record), stored.record)
            self._navigator.show_form("effect")

    def _begin(self, texts: _Written, base: CardRecord | None) -> None:
        """Show other texts. Unsaved typing can be restored."""
        before, was = self._texts, self._base
        unsaved = self._form.written != self._first
        self._show(texts, base)
        if self._navigation.address.kind == Kind.DRAFT:
            self._draft()
        if unsaved:
            text = self.tr("Your unsaved card was set aside.")
            self._notices.dismiss(text)
            self._notices.show_notice(text, offer=self.tr("Restore"), then=partial(self._restore, before, was))

    def _restore(self, texts: _Written, base: CardRecord | None) -> None:
        self._show_unsaved(texts, base)
        self._go_on()

    def _show_unsaved(self, texts: _Written, base: CardRecord | None) -> None:
        self._show(texts, base)
        self._first = {}

    def _show(self, texts: _Written, base: CardRecord | None) -> None:
        title = self.tr("A new card")
        if base is not None:
            title = self.tr("Correcting {number} ({language})").format(
                number=base.number, language=language_name(base.language)
            )
        self._base, self._shows_faults = base, False
        self._form.show_card(texts, title, fixed=base is not None)
        self._filled, self._shown = texts, self._form.written
        self._first = {} if base is None and texts else self._form.written
        record = draft(self._texts, base).record
        self._navigation.pages.draft = record
        self._form.show_notes(_notes(self._texts, record.language))

    @property
    def _texts(self) -> _Written:
        """Texts of the form. An unchanged field keeps its original text, even if it can't show all of it: a line that
        is too long, a language not in its list."""
        return {
            field: self._filled.get(field, "") if text == self._shown[field] else text
            for field, text in self._form.written.items()
        }

    def _on_changed(self) -> None:
        faults = self._draft()
        self._form.show_faults(faults if self._shows_faults else {})

    def _draft(self) -> Mapping[str, str]:
        """Preview the card beside the form. Returns its faults, by field."""
        record, faults = draft(self._texts, self._base)
        navigation = self._navigation
        navigation.pages.draft = record
        if navigation.address.kind != Kind.DRAFT:
            navigation.open(Address(Kind.DRAFT))
        elif navigation.pages.has_read(record):
            navigation.show_again()
        self._form.show_notes(_notes(self._texts, record.language))
        return faults

    # The disk copy before it is saved

    @property
    def typed(self) -> dict[str, str]:
        """Texts that are not saved; empty if nothing is."""
        if self._form.written == self._first:
            return {}
        typed = {field: text for field, text in self._texts.items() if text}
        if self._base is not None:
            typed |= {_CORRECTS: self._base.number, _IN: self._base.language}
        return typed

    def restore_typed(self, typed: _Written) -> None:
        number, language = typed.get(_CORRECTS, ""), typed.get(_IN, "")
        there = self._navigation.pages.stored_cards(number) if number else ()
        base = next((stored.record for stored in there if stored.record.language == language), None)
        self._show_unsaved({field: typed.get(field, "") for field in self._form.fields}, base)
        self._notices.show_notice(
            self.tr("Restored the card you were writing when the window closed."),
            offer=self.tr("Continue"),
            then=self._go_on,
            view=CARDS.key,
        )

    def _go_on(self) -> None:
        self._draft()
        self._navigator.show_form("effect")

    # How it is saved

    def save(self) -> None:
        """Save the card; or show its faults at their fields."""
        record, faults = draft(self._texts, self._base)
        if self._base is None:
            faults = {**faults, **self._taken(record)}
        self._shows_faults = bool(faults)
        self._form.show_faults(faults)
        if faults:
            self._navigator.show_form(next(field for field in self._form.fields if field in faults))
            return
        if not record.number:
            self._form.put("number", own_number(self._navigation.pages.numbers))
            record = draft(self._texts, self._base).record
        self._saving = record, self._form.written
        self._collection.correct(record)

    def _taken(self, record: CardRecord) -> Mapping[str, str]:
        """A fault if the number is another card's."""
        there = {stored.record.language: stored.record for stored in self._navigation.pages.stored_cards(record.number)}
        if record.language not in there:
            return {}
        text = self.tr("{number} is already {name}. Open it to correct it (Ctrl+E).")
        return {"number": text.format(number=record.number, name=there[record.language].name)}

    def _on_saved(self, number: str) -> None:
        saving, self._saving = self._saving, None
        if saving is not None and saving[0].number == number:
            if self._form.written == saving[1]:
                self._show({}, None)
            else:
                # The judge typed on meanwhile.
                self._base, self._first = saving
        self._navigation.open(Address(Kind.CARD, number))


def _notes(texts: _Written, language: str) -> _Written:
    """Notes on effects that are not read as printed, by field."""
    if language not in READ:
        return {}
    corrections = {field: corrected(texts.get(field, "")[:MAX_LENGTH], language)[1] for field in _EFFECTS}
    return {field: "\n".join(map(describe_correction, of)) for field, of in corrections.items() if of}
