"""Letters that a pattern needs. Most of what is mended in a text is not in it, and to see that a word is missing is far
quicker than to look for the pattern."""

from __future__ import annotations

import re
from collections.abc import Callable

# How a group begins that says nothing of its own, and one whose words must not be there.
_GROUP = re.compile(r"\((?:\?(?:[:=]|<=|-i:|P<\w+>))?")
_ABSENT = ("(?!", "(?<!")
_BY_NUMBER = re.compile(r"\\[0-9NUux]")
_FILLED_IN = re.compile(r"\\(\d)")


def needed_words(pattern: str) -> tuple[str, ...]:
    """The letters in a row that are in every text in which a pattern is found, as `casefold` has them; none where
    none can be told."""
    words: list[str] = []
    word, at = "", 0
    while at < len(pattern):
        letter = pattern[at]
        if letter == "|" or _BY_NUMBER.match(pattern, at):
            return ()  # one thing or another; a letter that is told by its number
        if letter not in r"\[(*?{.^$+":
            word += letter
            at += 1
            continue
        behind = _behind(pattern, at)
        words.append(word[:-1] if letter in "*?{" else word)  # perhaps the last is not there
        if (
            letter == "("
            and not pattern.startswith(_ABSENT, at)
            and pattern[behind : behind + 1] not in ("*", "?", "{")
        ):
            begin = _GROUP.match(pattern, at)
            words += needed_words(pattern[begin.end() if begin else at : behind - 1])
        word, at = "", behind
    return tuple(letters.casefold() for letters in (*words, word) if letters.strip())


def _behind(pattern: str, at: int) -> int:
    """Place at which a pattern goes on behind what begins at a place: an escape, a set, a group, a number of times, or
    a sign by itself."""
    match pattern[at]:
        case "\\":
            return at + 2
        case "{":
            return pattern.find("}", at) + 1 or len(pattern)
        case "[":
            at += 3 if pattern.startswith("[^", at) else 2  # a bracket that comes first is in it
            while pattern[at] != "]":
                at += 2 if pattern[at] == "\\" else 1
        case "(":
            at += 1
            while pattern[at] != ")":
                at = _behind(pattern, at)
    return at + 1


def filled(template: str) -> Callable[[re.Match[str]], str]:
    r"""Function that fills a template with the groups (`\\1`) of a match, as `re.Match.expand` does."""
    words = _FILLED_IN.split(template)
    groups = [int(number) for number in words[1::2]]
    if not groups:
        return lambda match: template

    def fill(match: re.Match[str]) -> str:
        parts = [*words]
        parts[1::2] = (match[group] or "" for group in groups)
        return "".join(parts)

    return fill
