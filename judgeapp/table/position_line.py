"""A position as a line of text for a chat: its scenario, compressed, after a mark that finds it among other words."""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.limits import MAX_BYTES
from judgeapp.scenario.writing import write_scenario

MARK = "judgeapp-position-1:"
# A chat may break a line anywhere, or quote it.
_LINE = re.compile(re.escape(MARK) + r"\s*([A-Za-z0-9_=-]+)")


def position_line(scenario: Scenario) -> str:
    packed = zlib.compress(write_scenario(scenario).encode(), 9)
    return MARK + urlsafe_b64encode(packed).decode().rstrip("=")


def position_of(text: str) -> str:
    """The scenario, as in a file, of the first such line in a text. Only its size has been checked. Raises InputError
    if there is none, or it is damaged."""
    match = _LINE.search(text)
    if match is None:
        raise InputError("the copied text has no position", mend="It must begin with {mark}", mark=MARK)
    packed = match[1].rstrip("=")
    unpack = zlib.decompressobj()
    try:
        content = unpack.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), MAX_BYTES)
        if unpack.unconsumed_tail:
            raise InputError("the copied position has more than {most:,} bytes", most=MAX_BYTES)
        if not unpack.eof:
            raise InputError("the copied position is incomplete", mend="Copy it again")
        return content.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as error:
        raise InputError("the copied position is damaged", mend="Copy it again") from error
