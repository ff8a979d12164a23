"""Fonts by language. A Japanese text must not be set in Chinese glyphs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication

from judgeapp.desk.languages import LANGUAGES
from judgeapp.messages.punctuation import comma_list

PACKAGE = "fonts-noto-cjk"  # the package with all of them on Debian and its derivatives

_FAMILIES = {
    "ja": (
        "Noto Sans CJK JP",
        "Noto Sans JP",
        "Hiragino Sans",
        "Hiragino Kaku Gothic ProN",
        "Yu Gothic UI",
        "Yu Gothic",
        "Meiryo",
    ),
    "zh-Hans": ("Noto Sans CJK SC", "Noto Sans SC", "PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei"),
    "zh-Hant": ("Noto Sans CJK TC", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei UI", "Microsoft JhengHei"),
}
_SYSTEMS = {
    "ja": QFontDatabase.WritingSystem.Japanese,
    "zh-Hans": QFontDatabase.WritingSystem.SimplifiedChinese,
    "zh-Hant": QFontDatabase.WritingSystem.TraditionalChinese,
}
_TABULAR, _LOCALIZED = QFont.Tag("tnum"), QFont.Tag("locl")
_SCALE = "text_scale"


def families(language: str) -> list[str]:
    """Font families for a text of a language, the best first; the interface's own last."""
    return list(dict.fromkeys((*_FAMILIES.get(language, ()), *QApplication.font().families())))


def interface_font(base: QFont, per_cent: int, language: str) -> QFont:
    """The platform's font in the chosen size, with figures of one width. Letters that it lacks come from the fonts of
    the language that is read first."""
    font = QFont(base)
    font.setPointSizeF(base.pointSizeF() * per_cent / 100)
    # "Sans Serif" is an alias, not a family; with fallbacks the family must be named.
    font.setFamilies(_in_order(QFontInfo(base).family(), language))
    font.setFeature(_TABULAR, 1)
    return font


def _in_order(own: str, language: str) -> list[str]:
    """The interface's own family, then those with letters that it lacks, first those of a language. One made for
    another language has all letters, in that language's shapes."""
    order = dict.fromkeys((language, "zh-Hans", "ja", "zh-Hant"))
    others = (family for tag in order for family in _FAMILIES.get(tag, ()))
    foreign = any(own in made for tag, made in _FAMILIES.items() if tag != language)
    first = (*_FAMILIES.get(language, ()), own) if foreign else (own,)
    return list(dict.fromkeys((*first, *others)))


def use(font: QFont, per_cent: int) -> None:
    app = QApplication.instance()
    assert app is not None
    app.setProperty(_SCALE, per_cent / 100)
    QApplication.setFont(font)


def scale() -> float:
    """Factor of the text size to that of the platform."""
    app = QApplication.instance()
    return float((app.property(_SCALE) if app is not None else None) or 1.0)


def em() -> int:
    """The height of the interface's font in pixels, the measure of all spacing. Widgets hear of a new font later than
    the application, so this asks the application."""
    return QFontMetrics(QApplication.font()).height()


def font_for(language: str, font: QFont) -> QFont:
    chosen = QFont(font)
    chosen.setFamilies(families(language))
    return chosen


def paper_font(language: str) -> QFont:
    """Font for printing at any window size: the interface's, with those of a language first. Letters have no forms by
    language: the font is that of the language, and a PDF can't tell which figures such forms are."""
    font = QFont(QApplication.font())
    font.setFeature(_LOCALIZED, 0)
    font.setFamilies(_in_order(QFontInfo(font).family(), language))
    return font


def missing() -> tuple[str, ...]:
    """Languages of the sources that no installed font can show."""
    return tuple(language for language, system in _SYSTEMS.items() if not QFontDatabase.families(system))


def describe_missing(languages: tuple[str, ...]) -> str:
    """Notice about missing fonts with a remedy; empty if none is missing."""
    if not languages:
        return ""
    listed = comma_list(QCoreApplication.translate("wording", LANGUAGES[tag]) for tag in languages)
    return QCoreApplication.translate(
        "fonts",
        "No font for {languages} is installed, so its characters are missing. Install one such as Noto Sans CJK "
        "(Debian, Ubuntu: {package}), then restart the program.",
    ).format(languages=listed, package=PACKAGE)
