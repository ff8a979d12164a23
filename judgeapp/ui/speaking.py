"""The language that the window speaks: its own texts, those of Qt, dates and numbers."""

from __future__ import annotations

import os

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from judgeapp.desk.languages import FILES, LANGUAGES, TRANSLATIONS, spoken

# Says a language for once, also one whose translation is not finished.
VARIABLE = "JUDGEAPP_LANG"
_SPOKEN, _TRANSLATORS = "spoken", "translators"


def chosen_language(setting: str) -> str:
    """The language to speak: that of the environment, or of the settings, or of the system."""
    if wished := os.environ.get(VARIABLE, ""):
        return spoken((wished,), LANGUAGES)
    return spoken((setting,) if setting else QLocale.system().uiLanguages())


def speak(language: str) -> None:
    """Say whatever is said from now on in a language. What is shown already stays as it is."""
    app = QCoreApplication.instance()
    assert app is not None
    for translator in app.property(_TRANSLATORS) or ():
        app.removeTranslator(translator)
    locale = QLocale(FILES[language])
    QLocale.setDefault(locale)
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


def spoken_now() -> str:
    """The language that the window speaks."""
    app = QCoreApplication.instance()
    return (app.property(_SPOKEN) if app is not None else None) or "en"
