"""Every action as data. Menus, shortcuts and the list of shortcuts are made from this."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from judgeapp.desk.languages import SPOKEN
from judgeapp.messages.punctuation import with_note
from judgeapp.ui.address import CONTENTS, LICENCES, WHAT_IS_NEW, WHAT_IS_TRUSTED, WHAT_SURVIVES
from judgeapp.ui.localization import QT_TRANSLATE_NOOP
from judgeapp.ui.plain_intents import BEGINNING, PlainIntent
from judgeapp.ui.views import VIEWS

_for_later = partial(QT_TRANSLATE_NOOP, "actions")
_CONTEXT = "actions"
Needs = Literal["", "rules", "clause", "quoted", "card", "ruling", "table"]


@dataclass(frozen=True)
class Action:
    """A command of the window. Its `text` and `short` are collected for translation in place."""

    id: str
    menu: str
    text: str
    keys: tuple[str, ...]
    # What it sends to the table. All others are commands of the window, by their id (`window.commands`).
    intent: PlainIntent | None = None
    choice: str = ""  # what it chooses among those of its group
    # The open rules, or the passage, the passage or proven question ("quoted"), the card or the ruling that the reader
    # shows, or the visible table.
    needs: Needs = ""
    group: str = ""
    checkable: bool = False
    short: str = ""  # label of its button at the table; empty for no button

    def __post_init__(self) -> None:
        if self.intent:
            object.__setattr__(self, "needs", "rules" if self.intent in BEGINNING else "table")

    @property
    def title(self) -> str:
        return translated(self.text)

    @property
    def tip(self) -> str:
        return with_note(plain(self.title), key_names(self))

    @property
    def sequences(self) -> list[QKeySequence]:
        return [QKeySequence(key) for key in self.keys]


FILE = _for_later("&File")
EDIT = _for_later("&Edit")
GO = _for_later("&Go")
TABLE = _for_later("&Table")
RULING = _for_later("Rul&ings")
VIEW = _for_later("&View")
LANGUAGE = _for_later("&Language")
# The window's languages, each under its own name; first the system's.
SPEAKING = {
    "": _for_later("The window in the s&ystem language"),
    "en": _for_later("The window in English"),
    "ja": _for_later("The window in Japanese (日本語)"),
    "zh-Hans": _for_later("The window in Simplified Chinese (简体中文)"),
    "zh-Hant": _for_later("The window in Traditional Chinese (繁體中文)"),
    "de": _for_later("The window in German (Deutsch)"),
}
# Languages in which texts come first; the window's leads.
PREFERRING = {
    "": _for_later("Texts in the language of the wi&ndow first"),
    "en": _for_later("&English first"),
    "ja": _for_later("&Japanese first"),
    "zh-Hans": _for_later("&Simplified Chinese first"),
    "zh-Hant": _for_later("&Traditional Chinese first"),
    "de": _for_later("&German first"),
}
_CLAUSES = {
    "rendering": _for_later("Clauses in our &English"),
    "both": _for_later("Our English and source text side &by side"),
    "source": _for_later("Clauses in the so&urce text"),
}
_SCHEMES = {
    "system": _for_later("S&ystem colors"),
    "light": _for_later("L&ight colors"),
    "dark": _for_later("&Dark colors"),
}
# Pages of the guide with their actions and shortcuts.
_GUIDE = {
    CONTENTS: ("contents", "Ctrl+Alt+H", _for_later("&Guide")),
    WHAT_SURVIVES: ("guide", "Shift+F1", _for_later("What is &saved, and backups")),
    WHAT_IS_TRUSTED: ("trusted", "Ctrl+Alt+D", _for_later("Security: what impor&ted files may do")),
    WHAT_IS_NEW: ("what-is-new", "Ctrl+F1", _for_later("What's &new")),
    LICENCES: ("licences", "Ctrl+Alt+U", _for_later("&Licenses")),
}
# Actions with a button at the table, in order; the first ones share a button.
AT_THE_TABLE = (
    *("set-up-anew", "dispute", "report"),
    *("explore", "scenes", "open-table", "save", "by-hand", "compare", "name-branch", "flip", "card-language"),
)
HELP = _for_later("&Help")
# Entries of each menu, in order; "" is a separator, and a submenu has a name. Actions in no menu are found by key, in
# the palette, and in their view.
MENUS: Mapping[str, tuple[str | tuple[str, tuple[str, ...]], ...]] = {
    FILE: (
        *("import-cards", "bring-in", "update", ""),
        *("open-table", "save", "save-table-as", "print", "", "editions", "copies", "quit"),
    ),
    EDIT: (
        *("undo", "redo", "", "copy-text", "copy-markdown", "copy-number", "copy-position", "paste-position", ""),
        *("find", "bookmark", "add-card", "correct-card"),
    ),
    VIEW: (
        *("parallels", "pin", "table-left", "table-right", "flip", ""),
        (_for_later("&Clauses"), ("text-rendering", "text-both", "text-source", "text-next")),
        (_for_later("Text si&ze"), ("larger", "smaller", "normal")),
        (_for_later("Color&s"), ("system", "light", "dark", "next-scheme")),
        (_for_later("C&ards"), ("card-language", "pictures", "no-pictures", "motion")),
        (
            LANGUAGE,
            (
                *("window-any", *(f"window-{tag}" for tag in SPOKEN), ""),
                *("language-any", *(f"language-{tag}" for tag in SPOKEN)),
            ),
        ),
    ),
    GO: (*(view.key for view in VIEWS), "bookmarks", "teach", "", "back", "forward", "front", "omnibox"),
    TABLE: (
        *("scenes", "set-up-anew", "set-up", "", "by-hand", "why-not", "causes", ""),
        *("compare", "compare-editions", "play-anew", "explore", "dispute", "report"),
    ),
    RULING: (
        *("write-ruling", "edit-ruling", "give-ruling", "appeal-ruling", "uphold-ruling", "overturn-ruling"),
        *("supersede-ruling", "delete-ruling", "", "print-ruling", "export-rulings", "take-rulings", "team"),
    ),
    HELP: ("help", "palette", "", "contents", "guide", "trusted", "what-is-new", "licences", "", "save-fault"),
}
# Actions on the current clause or proven question.
OF_CLAUSE = ("copy-text", "copy-markdown", "copy-number", "bookmark")


def _choices(
    group: str, menu: str, texts: Mapping[str, str], keys: str, prefix: str = "", first: int = 0
) -> Iterator[Action]:
    """Actions of which one is checked, for each choice. `keys` end with a number, from `first` on."""
    for number, (choice, text) in enumerate(texts.items(), first):
        yield Action(
            f"{prefix}{choice or 'any'}", menu, text, (f"{keys}{number}",), choice=choice, group=group, checkable=True
        )


ACTIONS: tuple[Action, ...] = (
    *(
        Action(place.key, GO, place.menu, (place.shortcut,), choice=place.key, group="place", checkable=True)
        for place in VIEWS
    ),
    Action("bookmarks", GO, "&Bookmarks", ("Ctrl+Alt+F",), needs="rules"),
    Action("teach", GO, "Teac&h wordings", ("Ctrl+Shift+W",), needs="rules"),
    Action("import-cards", FILE, "&Import …", ("Ctrl+I",), needs="rules"),
    Action("import-answers", FILE, "Import o&fficial answers …", ("Ctrl+Shift+I",), needs="rules"),
    Action("update", FILE, "&Update from the web", ("Ctrl+Alt+Shift+U",), needs="rules"),
    Action("bring-in", FILE, "I&mport a rulebook …", ("Ctrl+Alt+L",), needs="rules"),
    Action("add-card", EDIT, "&Add a card", ("Ctrl+N",), needs="rules"),
    Action("read-text", EDIT, "&Read a card text", ("Ctrl+T",), needs="rules"),
    Action("correct-card", EDIT, "C&orrect this card", ("Ctrl+E",), needs="card"),
    Action("teach-shown", EDIT, "Teach what isn't &understood here", ("Ctrl+Shift+T",), needs="rules"),
    Action("confirm-clauses", EDIT, "These clauses &decide this answer", ("Ctrl+Shift+K",), needs="rules"),
    Action("save", FILE, "&Save", ("Ctrl+S",), needs="rules"),
    Action("copies", FILE, "Restore a bac&kup …", ("Ctrl+Shift+B",), needs="rules"),
    Action("editions", VIEW, "&Editions of the rules", ("Ctrl+Shift+J",), needs="rules"),
    Action("agree", EDIT, "Accept the doubtful &match", ("Ctrl+Shift+Y",), needs="rules"),
    Action("apart", EDIT, "S&plit the doubtful match", ("Ctrl+Shift+X",), needs="rules"),
    Action("quit", FILE, "&Quit", ("Ctrl+Q",)),
    Action("palette", HELP, "Find a &command", ("Ctrl+Shift+P",)),
    Action("omnibox", GO, "Go to the search bo&x", ("Ctrl+L", "Ctrl+K")),
    Action("find", EDIT, "&Find on the page", ("Ctrl+F",)),
    Action("narrow", GO, "N&arrow the results …", ("Ctrl+Shift+F",), needs="rules"),
    Action("escape", GO, "Back to the search box, then &clear it", ("Esc",)),
    Action("next-column", GO, "&Next column", ("F6",)),
    Action("back", GO, "Bac&k", ("Alt+Left",), needs="rules"),
    Action("forward", GO, "&Forward", ("Alt+Right",), needs="rules"),
    Action("up", GO, "&Up to the clause above", ("Alt+Up",), needs="clause"),
    Action("previous", GO, "&Previous section", ("Ctrl+PgUp",), needs="clause"),
    Action("next", GO, "Ne&xt section", ("Ctrl+PgDown",), needs="clause"),
    Action("front", GO, "F&ront page", ("Alt+Home",), needs="rules"),
    Action("scenes", TABLE, "Built-in &scenes", ("Ctrl+Alt+S",), PlainIntent.SCENES),
    Action("open-table", FILE, "&Open a table or scenario …", ("Ctrl+O",), PlainIntent.OPEN_FILE),
    Action("set-up-anew", TABLE, "&New position", ("Ctrl+Alt+N",), PlainIntent.SET_UP_ANEW, short="New"),
    Action("set-up", TABLE, "Continue the position you were setting up", ("Ctrl+Alt+P",), PlainIntent.SET_UP),
    Action("set-up-here", TABLE, "Chan&ge this board into another position", ("Ctrl+Alt+E",), PlainIntent.SET_UP_HERE),
    Action("save-table-as", FILE, "Save the table &as …", ("Ctrl+Shift+S",), PlainIntent.SAVE_AS),
    Action("answers-here", TABLE, "Answers about the cards on the &field", ("Ctrl+Alt+Q",), PlainIntent.ANSWERS_HERE),
    Action("copy-position", EDIT, "Cop&y the position as a line of text", ("Ctrl+Alt+C",), PlainIntent.COPY_POSITION),
    Action("paste-position", EDIT, "Open a copied pos&ition", ("Ctrl+Alt+V",), PlainIntent.PASTE_POSITION),
    Action("undo", EDIT, "&Undo", ("Ctrl+Z",), PlainIntent.UNDO),
    Action("redo", EDIT, "&Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), PlainIntent.REDO),
    Action("step", TABLE, "Forward one &event", ("F8",), PlainIntent.STEP),
    Action("step-back", TABLE, "Bac&k one event", ("Shift+F8",), PlainIntent.STEP_BACK),
    Action("stepwise", TABLE, "Show what follows event by e&vent", ("Ctrl+F8",), PlainIntent.STEPWISE, checkable=True),
    Action("why-not", TABLE, "&Why not?", ("F5",), PlainIntent.WHY_NOT),
    Action("causes", TABLE, "What &led to it?", ("Shift+F5",), PlainIntent.CAUSES),
    Action("by-hand", TABLE, "By &hand", ("Ctrl+H",), PlainIntent.BY_HAND),
    Action("name-branch", TABLE, "Na&me this branch", ("F2",), PlainIntent.NAME_BRANCH),
    Action("compare", TABLE, "&Compare two branches", ("Ctrl+M",), PlainIntent.COMPARE),
    Action(
        "compare-editions",
        TABLE,
        "&Judge this under both editions of the rules",
        ("Ctrl+Alt+J",),
        PlainIntent.COMPARE_EDITIONS,
    ),
    Action("play-anew", TABLE, "Repla&y under the rules in force", ("Ctrl+Alt+Shift+J",), PlainIntent.PLAY_ANEW),
    Action("explore", TABLE, "Explore every line from here", ("Ctrl+Alt+W",), PlainIntent.EXPLORE),
    Action("dispute", TABLE, "Settle a &dispute", ("Ctrl+Shift+D",), PlainIntent.DISPUTE, short="Dispute"),
    Action("report", TABLE, "Hand over a repor&t …", ("Ctrl+R",), PlainIntent.REPORT, short="Report"),
    Action("print", FILE, "&Print the report …", ("Ctrl+P",), PlainIntent.PRINT),
    Action("board-text", VIEW, "The board as te&xt", ("F3",), PlainIntent.BOARD_TEXT),
    Action("concede-a", TABLE, "Player A concedes", ("Ctrl+Alt+A",), PlainIntent.CONCEDE_A),
    Action("concede-b", TABLE, "Player B concedes", ("Ctrl+Alt+B",), PlainIntent.CONCEDE_B),
    Action("flip", VIEW, "View from the &other seat", ("F4",), PlainIntent.FLIP),
    Action("card-language", VIEW, "The cards in another language", ("Ctrl+F7",), PlainIntent.CARD_LANGUAGE),
    Action("table-left", VIEW, "What happened and the &branches", ("Ctrl+F9",), PlainIntent.LEFT_COLUMN),
    Action("table-right", VIEW, "The decision", ("Ctrl+Shift+F9",), PlainIntent.RIGHT_COLUMN),
    Action("write-ruling", RULING, "&Write a ruling about this", ("Ctrl+Shift+R",)),
    Action("edit-ruling", RULING, "&Change the ruling", ("Ctrl+Shift+E",), needs="ruling"),
    Action("give-ruling", RULING, "&Give the ruling", ("Ctrl+Shift+G",), needs="ruling"),
    Action("appeal-ruling", RULING, "Mark as &appealed", ("Ctrl+Shift+A",), needs="ruling"),
    Action("uphold-ruling", RULING, "Mark as &upheld", ("Ctrl+Shift+U",), needs="ruling"),
    Action("overturn-ruling", RULING, "Mark as &overturned by …", ("Ctrl+Shift+O",), needs="ruling"),
    Action("supersede-ruling", RULING, "Mark as &superseded by …", ("Ctrl+Alt+O",), needs="ruling"),
    Action("delete-ruling", RULING, "&Delete the ruling …", ("Ctrl+Shift+Del",), needs="ruling"),
    Action("print-ruling", RULING, "&Print the ruling …", ("Ctrl+Alt+R",), needs="ruling"),
    Action("print-rulings", RULING, "Pri&nt the listed rulings …", ("Ctrl+Alt+Shift+R",), needs="rules"),
    Action("save-rulings", RULING, "&Save the listed rulings as …", ("Ctrl+Alt+Shift+S",), needs="rules"),
    Action("export-rulings", RULING, "E&xport rulings …", ("Ctrl+Alt+X",), needs="rules"),
    Action("take-rulings", RULING, "&Import rulings …", ("Ctrl+Alt+T",), needs="rules"),
    Action("keep-deleted", RULING, "&Keep rulings that others deleted for good", ("Ctrl+Alt+K",), needs="rules"),
    Action("team", RULING, "Tea&m …", ("Ctrl+Alt+G",), needs="rules"),
    Action("copy-text", EDIT, "&Copy with citation", ("Ctrl+Shift+C",), needs="quoted"),
    Action("copy-markdown", EDIT, "Copy with citation as &Markdown", ("Ctrl+Shift+M",), needs="quoted"),
    Action("copy-number", EDIT, "Copy the &number", ("Ctrl+Shift+N",), needs="clause"),
    Action("bookmark", EDIT, "&Bookmark", ("Ctrl+D",), needs="clause", checkable=True),
    Action("text-next", VIEW, "&Toggle source text", ("F7",)),
    *_choices("text", VIEW, _CLAUSES, "Alt+", "text-", 1),
    Action("parallels", VIEW, "Ot&her languages", ("F9",), checkable=True),
    Action("pin", VIEW, "&Pin or unpin the term", ("Ctrl+B",), needs="rules"),
    Action("larger", VIEW, "&Larger text", ("Ctrl++", "Ctrl+=")),
    Action("smaller", VIEW, "&Smaller text", ("Ctrl+-",)),
    Action("normal", VIEW, "&Normal text size", ("Ctrl+0",)),
    Action("motion", VIEW, "Ani&mate card moves", ("Ctrl+Alt+M",), checkable=True),
    Action("pictures", VIEW, "Pictures of &cards …", ("Ctrl+Alt+I",)),
    Action("no-pictures", VIEW, "Cards with&out pictures", ("Ctrl+Alt+Shift+I",)),
    *_choices("scheme", VIEW, _SCHEMES, "Ctrl+Shift+F", first=10),
    Action("next-scheme", VIEW, "Ne&xt colors", ("Ctrl+Shift+L",)),
    *_choices("window", LANGUAGE, SPEAKING, "Ctrl+Alt+Shift+", "window-"),
    *_choices("language", LANGUAGE, PREFERRING, "Ctrl+Alt+", "language-"),
    Action("help", HELP, "What you can do &here, and all shortcuts", ("F1",)),
    *(
        Action(name, HELP, text, (key,), choice=page, group="guide", needs="rules")
        for page, (name, key, text) in _GUIDE.items()
    ),
    Action("save-fault", HELP, "Save a problem &report …", ("Ctrl+Shift+F1",)),
)

SENDING = {action.intent: action for action in ACTIONS if action.intent}

# Keys that widgets handle themselves, listed here for completeness.
KEYS_IN_PLACE: tuple[tuple[str, str], ...] = (
    (_for_later("F10, Alt+letter"), _for_later("Anywhere: open all menus, or the one with this letter underlined")),
    (
        _for_later("Down, Up, Page Down, Page Up"),
        _for_later("In the search box: move through the results and read them"),
    ),
    (_for_later("Enter"), _for_later("In the search box or a list: open, and go to the reader")),
    (_for_later(">"), _for_later("At the beginning of the search box: find a command")),
    (
        _for_later("Tab, Shift+Tab"),
        _for_later("In the reader: the next or previous link; where a card is written: the next or previous field"),
    ),
    (_for_later("Ctrl+C"), _for_later("In the reader: copy the selected text")),
    (
        _for_later("Right, Left"),
        _for_later("In the sources: open or close a branch; in a list of the table: go to a clause, which Enter opens"),
    ),
    (_for_later("Arrows, Enter, Space"), _for_later("On the board: move between cards, choose one, show its details")),
    (
        _for_later("Ctrl+C, Ctrl+V"),
        _for_later("On the board: copy the position as a line of text, or open a copied one"),
    ),
    (_for_later("Number keys"), _for_later("At a decision: choose the option with this number")),
    (
        _for_later("Enter, Ctrl+Enter, Ctrl+Shift+Enter, Alt+Enter, Alt+Shift+Enter"),
        _for_later(
            "In set-up: send the card where it goes, place it under the chosen one, on top, link it, place "
            "it under face down"
        ),
    ),
    (_for_later("Alt+A, Alt+B, Alt+1 to Alt+7"), _for_later("In set-up: whose card it is, and where it goes")),
    (
        _for_later("Alt+U, Alt+N, Alt+K, Alt+O, Alt+Delete"),
        _for_later(
            "In set-up: suspend the chosen card, mark it as new this turn, unlink its last link card, remove "
            "its top card, remove it"
        ),
    ),
    (
        _for_later("B, R, H, S, T, D, E"),
        _for_later(
            "In set-up: send the card under the pointer to the battle area, breeding area, hand, security, "
            "trash, deck, Digi-Egg deck"
        ),
    ),
    (
        _for_later("U, N, Delete, +, -, number keys"),
        _for_later(
            "In set-up: suspend the card, mark it as new this turn, remove it, one more or less (of a stack: "
            "its top card), how many"
        ),
    ),
    (_for_later("Ctrl+Alt+Enter"), _for_later("In set-up: play from the position")),
)

_ACCESS_KEY = re.compile(r"\s?\(&.\)|&")  # in Japanese and Chinese the access key follows the words: "検索(&S)"


def plain(title: str) -> str:
    """A title without the mark of its access key."""
    return _ACCESS_KEY.sub("", title)


def key_names(action: Action) -> str:
    return ", ".join(s.toString(QKeySequence.SequenceFormat.NativeText) for s in action.sequences)


def translated(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)
