"""What is told of a number is told in words for one and for several."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QTranslator

import judgeapp

TRANSLATIONS = Path(judgeapp.__file__).parent / "ui" / "translations"
SOURCES = Path(judgeapp.__file__).parent / "ui"


def counted() -> Iterator[tuple[str, str]]:
    """The texts of the window that have a number in them, each with its context."""
    for file in SOURCES.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for place in tree.body:
            within = place.name if isinstance(place, ast.ClassDef) else ""
            for call in ast.walk(place):
                if isinstance(call, ast.Call):
                    texts = [a.value for a in call.args if isinstance(a, ast.Constant)]
                    told = [text for text in texts if isinstance(text, str) and "%n" in text]
                    name = ast.unparse(call.func).rpartition(".")[2]
                    if told and name in ("tr", "translate"):
                        yield (within if name == "tr" else str(texts[0])), told[0]


def test_every_text_with_a_number_is_said_of_one_and_of_several() -> None:
    words = QTranslator()
    assert words.load(str(files("judgeapp.ui") / "translations" / "judgeapp_en.qm"))
    found = dict.fromkeys(counted())
    assert len(found) > 10
    for context, text in found:
        for number in (1, 2):
            said = words.translate(context, text, "", number)
            assert said, f"{context}: {text!r} of {number} has no words"
            assert "(s)" not in said


def test_no_words_are_kept_for_a_text_that_is_gone() -> None:
    contexts = ElementTree.parse(TRANSLATIONS / "judgeapp_en.ts").iter("context")
    kept = {
        (context.findtext("name"), message.findtext("source"))
        for context in contexts
        for message in context.iter("message")
    }
    assert kept
    assert kept - set(counted()) == set()
