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
            "Type what you look for into the field above: a clause number, a rule or term in any "
            "of five languages, a card by its number, name or text.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Down and Up walk through what was found and show it at once; Enter goes on to the "
            "reader, Esc back to the field.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides", "Terms in a text lead to what they mean. The other languages stand at the right (F9)."
        ),
    ),
    SOURCES: (
        QT_TRANSLATE_NOOP("view_guides", "The five rulebooks with their chapters. Right and Left open and close."),
        QT_TRANSLATE_NOOP(
            "view_guides", "F7 turns a clause from our English rendering to the source, Alt+2 shows both."
        ),
    ),
    GLOSSARY: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Every word of the game with its names in five languages, what it is, and the clauses that define it.",
        ),
        QT_TRANSLATE_NOOP("view_guides", "Ctrl+B keeps a term beside what is read."),
    ),
    BOOKMARKS: (
        QT_TRANSLATE_NOOP(
            "view_guides", "Ctrl+D marks the clause that is read, or lets it go. A note can stand at a bookmark."
        ),
    ),
    WRITE: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Write a card or paste a text: it is read while you type. What is understood, and by "
            "which clauses, stands beside it; what is not is marked.",
        ),
        QT_TRANSLATE_NOOP("view_guides", "Card files are imported by Ctrl+I."),
    ),
    TABLE: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Take a ready scene, open a file, or set up the position: name the cards, send each "
            "where it lies, then Play.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "At the right stands who decides what. Take an option by its number, by Enter, or by "
            "clicking the card and what it is aimed at. Ctrl+Z takes it back; every other way that "
            "was tried stays as a branch.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "At the left stands what happened, each event with its clauses and with the event that "
            "caused it. Choose an event to see the board as it was; a clause opens beside the "
            "board.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "F5 tells why something is not open, now or then, Shift+F5 what led to an event. What "
            "the program does not understand is resolved by hand (Ctrl+H) and stands so in the "
            "report.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "When two players tell it differently, play both accounts (Ctrl+Shift+D), each on a "
            "board of its own, with what was not legal; Ctrl+Tab goes to the other one. The "
            "program says which steps were not legal and why, and where the accounts part.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Ctrl+R leads to the report: write the ruling, tick the clauses that decided, and "
            "print it (Ctrl+P), save it, or let a phone read it.",
        ),
    ),
    TEACH: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Paste a text that is not understood and say the same in words that cards have; "
            "what varies stands in curly brackets. You see at once what it reads then.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "What is taught decides nothing that was understood without it, and is named wherever "
            "it decides something.",
        ),
    ),
    RULINGS: (
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Ctrl+Shift+R writes a ruling of what is seen: at the table with position, record, "
            "clauses and both accounts, of a clause or of a card. It looks as it is shown beside "
            "while you type; Ctrl+S keeps it.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Give, appeal, uphold, overturn and supersede stand in the menu Ruling and below the "
            "answer. Every change is kept in the history, and can be brought back.",
        ),
        QT_TRANSLATE_NOOP(
            "view_guides",
            "Export writes what is listed to a file; Take shows what another judge’s file has that "
            "is new, the same or otherwise, and nothing is taken until you say so.",
        ),
    ),
}


def view_guide(place: ViewSpec) -> tuple[str, ...]:
    """Sentences about a view in the language of the window."""
    return tuple(QCoreApplication.translate(_CONTEXT, text) for text in GUIDES[place])
