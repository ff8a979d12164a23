"""How misprints of cards are told."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.cards.reading.misprints import PrintCorrection, PrintFault

translate = QCoreApplication.translate


def describe_correction(correction: PrintCorrection) -> str:
    """What of a card's text is read otherwise than it is printed."""
    match correction.why:
        case PrintFault.WORD_MISSPELLED:
            told = translate("wording", "“{printed}” is read as “{read}” (misspelled).")
        case PrintFault.WORD_TWICE:
            told = translate("wording", "“{printed}” is read as “{read}” (it stands twice).")
        case PrintFault.WORD_LEFT_OUT:
            told = translate("wording", "“{printed}” is read as “{read}” (a word is left out).")
        case PrintFault.SPACE_LEFT_OUT:
            told = translate("wording", "“{printed}” is read as “{read}” (a space is left out).")
        case PrintFault.SIGN_WRONG:
            told = translate("wording", "“{printed}” is read as “{read}” (a wrong sign).")
        case PrintFault.APOSTROPHE_WRONG:
            told = translate("wording", "“{printed}” is read as “{read}” (the apostrophe).")
        case PrintFault.ICON_LOST:
            told = translate("wording", "“{printed}” is read as “{read}” (the icon is lost).")
    return told.format(printed=correction.printed, read=correction.read)
