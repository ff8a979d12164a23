"""Compile translations from .ts to .qm with Python's standard library alone.

Setting up a clone, a build of the wheel and the tests all compile them, also where Qt's own lrelease can't run; a test
compares the two byte by byte. The file is a 16-byte magic number and sections: a tag, the length, the content.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

TRANSLATIONS = Path(__file__).resolve().parents[2] / "judgeapp" / "translations"
_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _PLURALS = 0xA7, 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
# Qt's plural rule for "first form if the number is 1"; languages without plural forms have no rule.
_SINGULAR_AND_PLURAL = bytes((1, 1))


def compile_outdated(folder: Path = TRANSLATIONS) -> None:
    """Compile each translation whose .qm is missing or older than its .ts."""
    for source in folder.glob("*.ts"):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime_ns < source.stat().st_mtime_ns:
            # Another process may be reading or compiling the same file.
            unfinished = target.with_suffix(f".{os.getpid()}.unfinished")
            unfinished.write_bytes(compiled(source))
            unfinished.replace(target)


def compiled(source: Path) -> bytes:
    """Content of the .qm for a .ts file, without untranslated messages."""
    root = ElementTree.parse(source).getroot()
    language = root.get("language", "")
    messages = bytearray()
    hashes = []
    has_plurals = False
    for context, text, forms in sorted(_translated(root)):
        hashes.append((_elf_hash(text), len(messages)))
        for form in forms:
            messages += _field(_TRANSLATION, form.encode("utf-16-be"))
        messages += _field(_COMMENT, b"") + _field(_SOURCE, text) + _field(_CONTEXT, context) + bytes((_END,))
        has_plurals |= len(forms) > 1
    sections = [
        (_LANGUAGE, language.encode()),
        (_HASHES, b"".join(struct.pack(">II", *pair) for pair in sorted(hashes))),
        (_MESSAGES, bytes(messages)),
    ]
    if has_plurals:
        sections.append((_PLURALS, _SINGULAR_AND_PLURAL))
    return _MAGIC + b"".join(_field(tag, content) for tag, content in sections)


def _translated(root: ElementTree.Element) -> Iterator[tuple[bytes, bytes, list[str]]]:
    """Context, English text and translated forms of each finished message."""
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.get("type") is None:
                forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
                yield context.findtext("name", "").encode(), message.findtext("source", "").encode(), forms


def _field(tag: int, content: bytes) -> bytes:
    return struct.pack(">BI", tag, len(content)) + content


def _elf_hash(text: bytes) -> int:
    """ELF hash, which Qt uses for look-ups."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high
    return value or 1
