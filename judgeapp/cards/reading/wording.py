"""Words for codes about how card texts are read: texts not understood, misprints."""

from __future__ import annotations

from collections.abc import Mapping

from judgeapp.cards.reading.misprints import PrintCorrection, PrintFault
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.messages.message import QT_TRANSLATE_NOOP, render, translation

_FAULTS: Mapping[TextFault, str] = {
    TextFault.NO_WORDS: QT_TRANSLATE_NOOP("card_explanation", "the program doesn't know this wording"),
    TextFault.TWO_READINGS: QT_TRANSLATE_NOOP("card_explanation", "it can be read in two ways"),
    TextFault.NOT_THE_SAME: QT_TRANSLATE_NOOP("card_explanation", "printed back, it would say something else"),
    TextFault.NO_EFFECT: QT_TRANSLATE_NOOP("card_explanation", "the engine has no such effect"),
    TextFault.UNCLEAR: QT_TRANSLATE_NOOP("card_explanation", "it is unclear what one of its words refers to"),
    TextFault.TOO_LONG: QT_TRANSLATE_NOOP("card_explanation", "it is too long for a card text"),
    TextFault.NOT_SAID: QT_TRANSLATE_NOOP("card_explanation", "it isn't in the card file"),
}
_STATES: Mapping[Understanding, str] = {
    Understanding.UNDERSTOOD: QT_TRANSLATE_NOOP("card_explanation", "Understood"),
    Understanding.PARTLY: QT_TRANSLATE_NOOP("card_explanation", "Understood in part"),
    Understanding.NOT: QT_TRANSLATE_NOOP("card_explanation", "Not understood"),
}
_CORRECTIONS: Mapping[PrintFault, str] = {
    PrintFault.WORD_MISSPELLED: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (misspelled)."),
    PrintFault.WORD_TWICE: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (printed twice)."),
    PrintFault.WORD_LEFT_OUT: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (missing word)."),
    PrintFault.SPACE_LEFT_OUT: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (missing space)."),
    PrintFault.SIGN_WRONG: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (wrong character)."),
    PrintFault.APOSTROPHE_WRONG: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (apostrophe)."),
    PrintFault.ICON_LOST: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (missing icon)."),
}


def describe_state(state: Understanding) -> str:
    return translation("card_explanation", _STATES[state])


def describe_fault(why: TextFault) -> str:
    return translation("card_explanation", _FAULTS[why])


def describe_correction(correction: PrintCorrection) -> str:
    """Sentence about a part of a card's text that is not read as printed."""
    return render("wording", _CORRECTIONS[correction.why], printed=correction.printed, read=correction.read)
