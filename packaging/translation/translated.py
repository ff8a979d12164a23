"""The files of the translations: what stands in them, brought up to the texts of today, and made
into what Qt reads."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from xml.etree import ElementTree

from judgeapp.desk.languages import FILES, TRANSLATIONS
from translation.texts import Text

# A text in a language: one form, or those that its numbers have.
Forms = tuple[str, ...]


def file_of(language: str, kind: str = "ts", folder: Path = TRANSLATIONS) -> Path:
    return folder / f"judgeapp_{FILES[language]}.{kind}"


def forms_of(language: str) -> int:
    """How many forms a text with a number has."""
    return 1 if language in ("ja", "zh-Hans", "zh-Hant") else 2


def belongs(text: Text, language: str) -> bool:
    """Whether a language needs words for it: English only where it has a number."""
    return language != "en" or text.counted


def read(file: Path) -> dict[Text, Forms]:
    """What a file has of each text; nothing for what is not translated."""
    found: dict[Text, Forms] = {}
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            text = Text(context.findtext("name", ""), message.findtext("source", ""), message.get("numerus") == "yes")
            said = message.find("translation")
            assert said is not None
            forms = [one.text or "" for one in said.iter("numerusform")] or [said.text or ""]
            is_whole = said.get("type") is None and all(forms)
            found[text] = tuple(forms) if is_whole else ()
    return found


def write(file: Path, taken: Mapping[Text, Forms]) -> None:
    """Put words into a file that has these texts."""
    tree = ElementTree.parse(file)
    for context in tree.iter("context"):
        for message in context.iter("message"):
            text = Text(context.findtext("name", ""), message.findtext("source", ""), message.get("numerus") == "yes")
            said = message.find("translation")
            if said is not None and text in taken:
                said.attrib.pop("type", None)
                _fill(said, text, taken[text])
    tree.write(file, encoding="utf-8", xml_declaration=True)


def _fill(said: ElementTree.Element, text: Text, forms: Forms) -> None:
    for one in list(said):
        said.remove(one)
    said.text = None if text.counted else forms[0]
    if text.counted:
        for form in forms:
            ElementTree.SubElement(said, "numerusform").text = form


def bring_up(texts: Iterable[Text], languages: Iterable[str], folder: Path = TRANSLATIONS) -> None:
    """Let the files have these texts and no others; what is translated stays."""
    with tempfile.TemporaryDirectory() as made:
        # lupdate can't read all Python: it is handed every text as a line that it surely can.
        listed = Path(made) / "texts.py"
        listed.write_text("".join(map(_line, sorted(texts))), encoding="utf-8")
        for language in languages:
            only = ("-pluralonly",) if language == "en" else ()
            _run(
                "lupdate",
                "-silent",
                "-no-obsolete",
                "-locations",
                "none",
                "-sort-messages",
                "-disable-heuristic",
                "sametext",
                "-disable-heuristic",
                "similartext",
                "-source-language",
                "en",
                "-target-language",
                FILES[language],
                *only,
                str(listed),
                "-ts",
                str(file_of(language, folder=folder)),
            )


def release(languages: Iterable[str], folder: Path = TRANSLATIONS, to: Path = TRANSLATIONS) -> None:
    """Make what Qt reads of the files of a folder."""
    for language in languages:
        _run(
            "lrelease",
            "-silent",
            "-nounfinished",
            str(file_of(language, folder=folder)),
            "-qm",
            str(file_of(language, "qm", to)),
        )


def _line(text: Text) -> str:
    context, source = (
        '"' + said.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
        for said in (text.context, text.source)
    )
    number = ', "", 1' if text.counted else ""
    return f"translate({context}, {source}{number})\n"


def _run(tool: str, *given: str) -> None:
    # It lies beside Python, whether that folder is on the path or not.
    found = shutil.which(f"pyside6-{tool}", path=sysconfig.get_path("scripts"))
    assert found is not None, f"there is no pyside6-{tool}: PySide6-Essentials brings it"
    subprocess.run([found, *given], check=True)
