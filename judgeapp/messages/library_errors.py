"""Library errors in the current language: each says them in English. Untranslated ones stay in the library's words."""

from __future__ import annotations

import re
from typing import Final

from judgeapp.messages.message import Message, message

# In the words of the libraries for records, JSON, YAML and databases, so that English is unchanged.
_SENTENCES: Final = (
    message("Object contains unknown field `{field}`"),
    message("Object missing required field `{field}`"),
    message("Expected a mapping, got `{found}`"),
    message("Expected a list, got `{found}`"),
    message("Expected `{wanted}`, got a mapping"),
    message("Expected `{wanted}`, got a list"),
    message("Expected `{wanted}`, got `{found}`"),
    message("Expected `{wanted}` {bound}"),
    message("Invalid enum value {found}"),
    message("Invalid value {found}"),
    message("Expecting value"),
    message("Expecting property name enclosed in double quotes"),
    message("Expecting '{letter}' delimiter"),
    message("Unterminated string starting at"),
    message("Invalid control character at"),
    message("mapping values are not allowed here"),
    message("could not find expected '{letter}'"),
    message("expected {wanted}, but found {found}"),
    message("found character {letter} that cannot start any token"),
    message("file is not a database"),
    message("database disk image is malformed"),
)
_PARAMETER = re.compile(r"\\{(\w+)\\}")


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(_PARAMETER.sub(r"(?P<\1>.+?)", re.escape(text)), re.DOTALL)


_PATTERNS: Final = tuple((_pattern(sentence.text), sentence.text) for sentence in _SENTENCES)


def describe_library_error(error_text: str) -> Message | str:
    for pattern, text in _PATTERNS:
        if match := pattern.fullmatch(error_text):
            return Message(text, match.groupdict())
    return error_text
