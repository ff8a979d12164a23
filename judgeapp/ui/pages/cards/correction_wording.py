"""Sentences about misprints of cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.cards.reading.misprints import PrintCorrection, PrintFault

translate = QCoreApplication.translate


def describe_correction(correction: PrintCorrection) -> str:
    """Sentence about a part of a card's text that is not read as printed."""
    match correction.why:
        case PrintFault.WORD_MISSPELLED:
            text = translate("wording", "“{printed}” is read as “{read}” (misspelled).")
        case PrintFault.WORD_TWICE:
            text = translate("wording", "“{printed}” is read as “{read}” (it stands twice).")
        case PrintFault.WORD_LEFT_OUT:
            text = translate("wording", "“{printed}” is read as “{read}” (a word is left out).")
        case PrintFault.SPACE_LEFT_OUT:
            text = translate("wording", "“{printed}” is read as “{read}” (a space is left out).")
        case PrintFault.SIGN_WRONG:
            text = translate("wording", "“{printed}” is read as “{read}” (a wrong sign).")
        case PrintFault.APOSTROPHE_WRONG:
            text = translate("wording", "“{printed}” is read as “{read}” (the apostrophe).")
        case PrintFault.ICON_LOST:
            text = translate("wording", "“{printed}” is read as “{read}” (the icon is lost).")
    return text.format(printed=correction.printed, read=correction.read)
