"""Short guides to the views of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.ui.localization import QT_TRANSLATE_NOOP
from judgeapp.ui.views import BOOKMARKS, GLOSSARY, RULINGS, SEARCH, SOURCES, TABLE, TEACH, WRITE, ViewSpec

_CONTEXT = "view_guides"
GUIDES: dict[ViewSpec, tuple[str, ...]] = {
    SEARCH: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Type above what you look for: a clause number, a rule or term in any of five languages, a card "
            "by its number, name or text.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Down and Up move through the results and show each at once; Enter goes on to the reader, Esc "
            "back to the field.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides", "Terms in a text link to their meaning. The other languages are on the right (F9)."
        ),
    ),
    SOURCES: (
        QT_TRANSLATE_NOOP("view_guides", "The five rulebooks with their chapters. Right and Left open and close."),
        QT_TRANSLATE_NOOP("view_guides", "F7 switches a clause between our English and the source; Alt+2 shows both."),
    ),
    GLOSSARY: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Every word of the game with its names in five languages, what it is, and the clauses that define it.",
        ),
        QT_TRANSLATE_NOOP("view_guides", "Ctrl+B keeps a term beside what you read."),
    ),
    BOOKMARKS: (
        QT_TRANSLATE_NOOP(
            "view_guides", "Ctrl+D bookmarks the clause you read, or removes the bookmark. A bookmark can have a note."
        ),
    ),
    WRITE: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Write a card or paste a text: it is read while you type. What is understood is shown with its "
            "clauses; what is not is marked.",
        ),
        QT_TRANSLATE_NOOP("view_guides", "Ctrl+I imports card files."),
    ),
    TABLE: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Open a ready scene or a file, or set up the position: name the cards, send each to its place, then Play.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "On the right is the decision. Choose an option by its number, with Enter, or by clicking the "
            "card and its target. Ctrl+Z undoes it; every other line you tried stays as a branch.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "On the left is what happened, each event with its clauses and its cause. Choose an event to see "
            "the board as it was; a clause opens beside the board.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "F5 shows why something is not possible, now or then; Shift+F5 what led to an event. What the "
            "program does not understand you resolve by hand (Ctrl+H), and the report says so.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "When two players disagree on what happened, play both accounts (Ctrl+Shift+D), each on its own "
            "board; Ctrl+Tab switches. You see which steps were not legal and why, and where the accounts "
            "differ.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Ctrl+R opens the report: write the ruling, tick the clauses that decided, and print it "
            "(Ctrl+P), save it, or let a phone read it.",
        ),
    ),
    TEACH: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Paste a text that is not understood, and say the same in words that cards use; put what varies "
            "in curly brackets. You see at once how it is read.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "What you teach never changes what was understood without it, and is named wherever it decides something.",
        ),
    ),
    RULINGS: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Ctrl+Shift+R writes a ruling about what you see: the table with its record and both accounts, a "
            "clause, or a card. A preview is shown beside it; Ctrl+S saves it.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Give, appeal, uphold, overturn and supersede are in the menu Rulings and below the answer. "
            "Every change stays in the history and can be restored.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Export writes the listed rulings to a file; Import compares another judge’s file with yours and "
            "imports only what you choose.",
        ),
    ),
}


def view_guide(place: ViewSpec) -> tuple[str, ...]:
    """Sentences about a view in the language of the window."""
    return tuple(QCoreApplication.translate(_CONTEXT, text) for text in GUIDES[place])
