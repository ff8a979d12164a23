"""What parsers of the command line say of themselves: "usage", "options", "unrecognized arguments".
argparse has these texts in English only, and looks each of them up by gettext."""

from __future__ import annotations

import argparse
import gettext

from judgeapp.desk.languages import QT_TRANSLATE_NOOP
from judgeapp.messages.message import translation

# Those that somebody who types commands can meet; of the parts in % none is missing in a language.
PARSER_WORDS = (
    QT_TRANSLATE_NOOP("argparse", "usage: "),
    QT_TRANSLATE_NOOP("argparse", "options"),
    QT_TRANSLATE_NOOP("argparse", "positional arguments"),
    QT_TRANSLATE_NOOP("argparse", "show this help message and exit"),
    QT_TRANSLATE_NOOP("argparse", "%(prog)s: error: %(message)s\n"),
    QT_TRANSLATE_NOOP("argparse", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("argparse", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("argparse", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("argparse", "one of the arguments %s is required"),
    QT_TRANSLATE_NOOP("argparse", "not allowed with argument %s"),
    QT_TRANSLATE_NOOP("argparse", "ignored explicit argument %r"),
    QT_TRANSLATE_NOOP("argparse", "unexpected option string: %s"),
    QT_TRANSLATE_NOOP("argparse", "ambiguous option: %(option)s could match %(matches)s"),
    QT_TRANSLATE_NOOP("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
    QT_TRANSLATE_NOOP("argparse", "invalid %(type)s value: %(value)r"),
    QT_TRANSLATE_NOOP("argparse", "unknown parser %(parser_name)r (choices: %(choices)s)"),
    QT_TRANSLATE_NOOP("argparse", "expected one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at most one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at least one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected %s argument"),
    QT_TRANSLATE_NOOP("argparse", "expected %s arguments"),
)


def let_parsers_speak(language: str) -> None:
    """Let every parser say its own words in the language that is spoken."""
    # The names by which argparse looks them up.
    if language == "en":
        vars(argparse).update(_=gettext.gettext, ngettext=gettext.ngettext)
    else:
        vars(argparse).update(_=_said, ngettext=_counted)


def _said(text: str) -> str:
    return translation("argparse", text)


def _counted(one: str, several: str, number: int) -> str:
    return _said(one if number == 1 else several)
