"""Read translation files (.ts), and write them with the current texts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import groupby
from pathlib import Path
from xml.etree import ElementTree

from judgeapp.desk.languages import FILES, TRANSLATIONS
from translation.texts import Text

# Translation of a text: one form, or one for each plural form of the language; empty if untranslated.
Forms = tuple[str, ...]
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;", "\u00a0": "&#xa0;"}


def file_of(language: str, folder: Path = TRANSLATIONS) -> Path:
    return folder / f"judgeapp_{FILES[language]}.ts"


def plural_forms(language: str) -> int:
    """Number of plural forms in a language."""
    return 1 if language in ("ja", "zh-Hans", "zh-Hant") else 2


def needs_translation(text: Text, language: str) -> bool:
    """Tell whether a language's file contains the text: the English file has only plurals."""
    return language != "en" or text.counted


def read(file: Path) -> dict[Text, Forms]:
    """Forms of each text in a file; empty if untranslated."""
    translations: dict[Text, Forms] = {}
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            text = Text(context.findtext("name", ""), message.findtext("source", ""), message.get("numerus") == "yes")
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            is_whole = translation.get("type") is None and all(forms)
            translations[text] = tuple(forms) if is_whole else ()
    return translations


def write(language: str, texts: Collection[Text], translations: Mapping[Text, Forms], file: Path) -> None:
    """Write a file with exactly these texts and their translations, in the format of Qt's lupdate."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{FILES[language]}" sourcelanguage="en">',
    ]
    needed = sorted(text for text in texts if needs_translation(text, language))
    for context, in_context in groupby(needed, key=lambda text: text.context):
        lines += ["<context>", f"    <name>{_escaped(context)}</name>"]
        for text in in_context:
            lines += _message(language, text, translations.get(text, ()))
        lines.append("</context>")
    file.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8")


def _message(language: str, text: Text, forms: Forms) -> list[str]:
    tag = "<translation>" if forms else '<translation type="unfinished">'
    counted = ' numerus="yes"' if text.counted else ""
    lines = [f"    <message{counted}>", f"        <source>{_escaped(text.source)}</source>"]
    if text.counted:
        forms = forms or ("",) * plural_forms(language)
        plurals = [f"            <numerusform>{_escaped(form)}</numerusform>" for form in forms]
        lines += [f"        {tag}", *plurals, "        </translation>"]
    else:
        lines.append(f"        {tag}{_escaped(''.join(forms))}</translation>")
    return [*lines, "    </message>"]


def _escaped(text: str) -> str:
    return "".join(_ESCAPES.get(letter, letter) for letter in text)
