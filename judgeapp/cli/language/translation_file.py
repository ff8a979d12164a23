"""The file of a translation (.qm), read without Qt: what draws windows takes half a second to load,
and is not on every machine on which commands run.

Behind a mark of 16 bytes the file has parts, each with a byte that says what it is, four bytes that
say how long it is, and its content. One of them is all messages, one after another: fields with a
byte that says what they are, up to the one that ends the message. The format is that of
QTranslator, which a test compares.
"""

from __future__ import annotations

from pathlib import Path

_MARK = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES = 0x69  # the part
_END, _TRANSLATION, _OBSOLETE, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 5, 6, 7, 8
_ABSENT = 0xFFFF_FFFF  # the length of what is not there


def read_translations(file: Path) -> dict[tuple[str, str], str]:
    """By context and English text what it is in the language of a file; of one with a number the
    first of its forms. Raises ValueError for what is no such file."""
    content = file.read_bytes()
    if not content.startswith(_MARK):
        raise ValueError(f"{file.name} is no file of translations")
    at = len(_MARK)
    while at + 5 <= len(content):
        length = int.from_bytes(content[at + 1 : at + 5], "big")
        if content[at] == _MESSAGES:
            return _messages(content[at + 5 : at + 5 + length])
        at += 5 + length
    return {}


def _messages(part: bytes) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    context = source = translation = ""
    at = 0
    while at < len(part):
        field = part[at]
        at += 1
        if field == _END:
            if translation:
                found[context, source] = translation
            context = source = translation = ""
            continue
        if field == _OBSOLETE:
            at += 4
            continue
        length = int.from_bytes(part[at : at + 4], "big")
        at += 4
        if length == _ABSENT:
            continue
        text = part[at : at + length]
        at += length
        if field == _TRANSLATION:
            translation = translation or text.decode("utf-16-be")
        elif field == _SOURCE:
            source = text.decode("utf-8")
        elif field == _CONTEXT:
            context = text.decode("utf-8")
        elif field != _COMMENT:
            raise ValueError(f"a message has the unknown field {field}")
    return found
