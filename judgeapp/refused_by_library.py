"""Why a library refuses what it was given, in the language that is spoken: each says it in English.
What nobody has put into a language is told in the words of the library."""

from __future__ import annotations

import re
from typing import Final

from judgeapp.said import Said, said

# As the libraries for records, JSON, YAML and databases say it, so that English stays what it was.
_SENTENCES: Final = (
    said("Object contains unknown field `{field}`"),
    said("Object missing required field `{field}`"),
    said("Expected a mapping, got `{found}`"),
    said("Expected a list, got `{found}`"),
    said("Expected `{wanted}`, got a mapping"),
    said("Expected `{wanted}`, got a list"),
    said("Expected `{wanted}`, got `{found}`"),
    said("Expected `{wanted}` {bound}"),
    said("Invalid enum value {found}"),
    said("Invalid value {found}"),
    said("Expecting value"),
    said("Expecting property name enclosed in double quotes"),
    said("Expecting '{letter}' delimiter"),
    said("Unterminated string starting at"),
    said("Invalid control character at"),
    said("mapping values are not allowed here"),
    said("could not find expected '{letter}'"),
    said("expected {wanted}, but found {found}"),
    said("found character {letter} that cannot start any token"),
    said("file is not a database"),
    said("database disk image is malformed"),
)
_PARAMETER = re.compile(r"\\{(\w+)\\}")


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(_PARAMETER.sub(r"(?P<\1>.+?)", re.escape(text)), re.DOTALL)


_PATTERNS: Final = tuple((_pattern(one.text), one.text) for one in _SENTENCES)


def why_library_refused(told: str) -> Said | str:
    """What a library has told."""
    for pattern, text in _PATTERNS:
        if found := pattern.fullmatch(told):
            return Said(text, found.groupdict())
    return told
