"""Language of the window: its own texts, those of Qt, numbers and lists. Dates are as typed and searched for."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from judgeapp.desk.languages import FILES, LANGUAGES, SPOKEN, TRANSLATIONS, VARIABLE, spoken
from judgeapp.messages.message import set_translator


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text for translation later; lupdate looks for this very name."""
    return text


translate = QCoreApplication.translate

_SPOKEN, _TRANSLATORS = "spoken", "translators"


def chosen_language(setting: str) -> str:
    """The language to speak: that of the environment, also one whose translation is not finished, or of the settings,
    or of the system."""
    if wished := os.environ.get(VARIABLE, ""):
        return spoken((wished,), LANGUAGES)
    return spoken((setting,) if setting else QLocale.system().uiLanguages(), SPOKEN)


def set_language(language: str) -> None:
    """Switch all new texts to a language. Texts already shown stay."""
    app = QCoreApplication.instance()
    assert app is not None
    for translator in app.property(_TRANSLATORS) or ():
        app.removeTranslator(translator)
    QLocale.setDefault(QLocale(FILES[language]))
    installed = []
    for name, folder in (
        ("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        ("judgeapp", str(TRANSLATIONS)),
    ):
        translator = QTranslator(app)
        if translator.load(f"{name}_{FILES[language]}", folder):
            app.installTranslator(translator)
            installed.append(translator)
    app.setProperty(_TRANSLATORS, installed)
    app.setProperty(_SPOKEN, language)
    set_translator(translate if language != "en" else None)


def current_language() -> str:
    app = QCoreApplication.instance()
    return str((app.property(_SPOKEN) if app is not None else None) or "en")


def saved_text(file: Path) -> str:
    """Sentence that something was saved as a file, with its folder."""
    text = translate("files", "Saved as {file} in {folder}.")
    return text.format(file=file.name, folder=file.absolute().parent)


def format_number(number: int) -> str:
    return QLocale().toString(number)


def labelled_count(what: str, number: int) -> str:
    """ "Things: 12", with the number in the language of the window."""
    return translate("wording", "{what}: {number}").format(what=what, number=format_number(number))
