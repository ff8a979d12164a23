"""Edits of things on the board in words, with the keys that make them."""

from __future__ import annotations

from string import ascii_uppercase

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

from judgeapp.scenario.file import Scenario
from judgeapp.table.setup.by_label import Edit, edits
from judgeapp.ui.table.board.pile_item import pile_text
from judgeapp.ui.table.wording import effect_text

translate = QCoreApplication.translate

_Key, _NONE = Qt.Key, Qt.KeyboardModifier.NoModifier
# The first one stands in the menu.
_KEYS: dict[str, tuple[Qt.Key, ...]] = {
    "suspend": (_Key.Key_U,),
    "unsuspend": (_Key.Key_U,),
    "new": (_Key.Key_N,),
    "not-new": (_Key.Key_N,),
    "top-off": (_Key.Key_O, _Key.Key_Minus),
    "unlink": (_Key.Key_K,),
    "away": (_Key.Key_Delete, _Key.Key_Backspace),
    "face-up": (_Key.Key_F,),
    "face-down": (_Key.Key_F,),
    "more": (_Key.Key_Plus,),
    "more-memory": (_Key.Key_Plus,),
    "less": (_Key.Key_Minus, _Key.Key_Delete, _Key.Key_Backspace),
    "less-memory": (_Key.Key_Minus, _Key.Key_Delete, _Key.Key_Backspace),
    "battle": (_Key.Key_B,),
    "breeding": (_Key.Key_R,),
    "hand": (_Key.Key_H,),
    "security": (_Key.Key_S,),
    "trash": (_Key.Key_T,),
    "deck": (_Key.Key_D,),
    "digi_egg_deck": (_Key.Key_E,),
}
ALL_KEYS = frozenset(key for keys in _KEYS.values() for key in keys)
# Edits that Alt makes of the chosen card, also from the field and after a click.
ALT_KEYS = (_Key.Key_U, _Key.Key_N, _Key.Key_O, _Key.Key_K, _Key.Key_Delete)


def edit_by_key(scenario: Scenario, name: str, key: Qt.Key) -> Edit | None:
    """Open edit that a key makes of a labelled thing."""
    return next((edit for edit in edits(scenario, name) if key in _keys(edit)), None)


def key_text(edit: Edit, *, letters_act: bool) -> str:
    """Key of an edit as a menu shows it; empty without one that acts: after a click a letter begins a name."""
    keys = _keys(edit)
    takes_alt = bool(keys) and keys[0] in ALT_KEYS and keys[0] != _Key.Key_Delete
    if not keys or not (letters_act or takes_alt or QKeySequence(keys[0]).toString() not in ascii_uppercase):
        return ""
    key = QKeySequence((Qt.KeyboardModifier.AltModifier if takes_alt else _NONE) | keys[0])
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def _keys(edit: Edit) -> tuple[Qt.Key, ...]:
    return _KEYS.get(edit.of if edit.code == "send" else edit.code, ())


def edit_text(edit: Edit) -> str:
    """An edit in words, as an entry of a menu."""
    if edit.code == "send":
        return pile_text(edit.of)
    if edit.code == "used":
        template = translate("PositionEditor", "{effect} used %n time(s) this turn", "", edit.number)
        return template.format(effect=effect_text(edit.of))
    if edit.code == "turn":
        return translate("card_choices", "{seat}'s turn").format(seat=edit.of)
    return {
        "suspend": translate("SetupForm", "Suspend"),
        "unsuspend": translate("edit_offers", "Unsuspend"),
        "new": translate("edit_offers", "Mark as new this turn"),
        "not-new": translate("edit_offers", "Mark as not new this turn"),
        "top-off": translate("edit_offers", "Remove its top card"),
        "unlink": translate("edit_offers", "Remove its last link card"),
        "face-up": translate("edit_offers", "Turn it face up"),
        "face-down": translate("edit_offers", "Turn it face down"),
        "away": translate("edit_offers", "Remove it"),
        "more": translate("edit_offers", "Add one"),
        "less": translate("edit_offers", "Remove one"),
        "more-memory": translate("edit_offers", "Add 1 memory"),
        "less-memory": translate("edit_offers", "Remove 1 memory"),
    }[edit.code]
