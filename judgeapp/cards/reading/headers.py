"""The headers of an effect: timings, turns, areas, how often (15-14, 15-16)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from judgeapp.cards.reading.grammar.phrases import Meaning, phrase_book
from judgeapp.cards.reading.normal import Traced

_BRACKETS = {"en": r"\[([^\[\]]+)\]", "ja": r"[【\[{]([^\[\]【】{}]+)[\]】}]"}
# What precedes the first header of an effect: the end of another. After a bracket it is a further header of the same.
_BEFORE = {"en": (".", ")", ">", '"', "\n"), "ja": ("。", ")", ">", "」", "』", "\n")}

# Behind the name of a timing: effects of that timing. "効果で" begins an effect: "by an effect".
_EFFECTS = re.compile(r" effects?\b|効果(?!で)")
# Text in closed round brackets, with others in it.
_IN_BRACKETS = re.compile(r"\([^()]*(?:\([^()]*\)[^()]*)*\)")


def headers(text: str, language: str) -> tuple[dict[str, Any], int]:
    """Effect fields from the headers at the start of a text, and the position of its body."""
    names: list[str] = []
    at = 0
    for name, start, end in _bracketed(text, language):
        if text[at:start].strip(" /\n") or not _is_header(name, language):
            break
        if _is_named(text, end):
            break
        names.append(name.lower())
        at = end
    while at < len(text) and text[at] in " :\n":
        at += 1
    return _fields(names, language), at


def _fields(names: Sequence[str], language: str) -> dict[str, Any]:
    timings, others = _names("timing", language), _names("circumstance", language)
    fields: dict[str, Any] = {}
    for index, name in enumerate(names):
        # [Security] before a timing or turn is where the card must be (15-14-5); else it is a timing itself (15-16-10).
        is_place = any(_says_when(n, language) for n in names[index + 1 :])
        if name in others and (is_place or name not in timings):
            fields |= others[name]
        else:
            fields.setdefault("timings", []).append(timings[name])
    return fields


def _says_when(name: str, language: str) -> bool:
    """True if a header is a timing or a turn."""
    others = _names("circumstance", language)
    return name in _names("timing", language) or (name in others and others[name].keys() <= {"during"})


def _is_header(name: str, language: str) -> bool:
    return any(name.lower() in _names(kind, language) for kind in ("timing", "circumstance"))


@cache
def _names(kind: str, language: str) -> Mapping[str, Meaning]:
    """Meanings of the headers of a kind, by their words."""
    wordings = phrase_book(language).wordings.get(kind, ())
    return {str(w.elements[0])[1:-1].lower(): w.phrase.means for w in wordings}


def _bracketed(text: str, language: str) -> Iterator[tuple[str, int, int]]:
    for match in re.finditer(_BRACKETS[language], text):
        yield match[1], match.start(), match.end()


def split(traced: Traced, language: str) -> list[Traced]:
    """Effects of a text: each line and each run of headers begins one. Lines with a bullet belong to the effect above,
    as does the line after one with headers only."""
    text = traced.text
    starts = {0}
    quoted = in_quotes(text)
    # A token's effects are in round brackets, even on own lines.
    tokens = [range(*match.span()) for match in _IN_BRACKETS.finditer(text)]
    for match in re.finditer(r"\n(?!\s*・)", text):
        goes_on = _is_headers_only(text[max(starts) : match.start()], language)
        if not goes_on and not any(match.start() in token for token in tokens):
            starts.add(match.end())
    for name, start, end in _bracketed(text, language):
        if any(_is_headers_only(text[begin:start], language) for begin in starts if begin < start):
            continue
        before = start
        while before and text[before - 1] == " ":
            before -= 1
        ends = text[before - 1 : before] in _BEFORE[language]
        is_header = _is_header(name, language) and not _is_named(text, end)
        if ends and not quoted[start] and is_header:
            starts.add(start)
    places = [*sorted(starts), len(text)]
    return [traced.part(a, b) for a, b in pairwise(places) if b > a]


def _is_headers_only(text: str, language: str) -> bool:
    fields, start = headers(text, language)
    return bool(fields) and start == len(text)


def _is_named(text: str, end: int) -> bool:
    """True if effects of a timing are spoken of, and none begins: "[On Play] effects on Digimon played by this
    effect don't activate"."""
    return _EFFECTS.match(text, end) is not None


def in_quotes(text: str) -> list[bool]:
    """For each place whether it is inside a quoted effect or round brackets; and for the end, which is not."""
    inside, depth, is_inside = False, 0, []
    for letter in text:
        if letter in '"『』':
            inside = letter == "『" or (letter == '"' and not inside)
        depth = max(0, depth + (letter == "(") - (letter == ")"))
        is_inside.append(inside or depth > 0)
    return [*is_inside, False]


def header_words(fields: Mapping[str, Any], language: str, *, all_turns: bool = False) -> str:
    """Headers for these fields, with a space after any. `all_turns`: print [All Turns] if no other turn is given."""
    words = [_header("circumstance", {"area": fields.get("area")}, language)]
    words += [_header("timing", timing, language) for timing in fields.get("timings", ())]
    during = {} if all_turns and "during" not in fields else {"during": fields.get("during")}
    words.append(_header("circumstance", during, language))
    words.append(_header("circumstance", {"per_turn": fields.get("per_turn")}, language))
    space = " " if language == "en" else ""
    return "".join(word + space for word in words if word)


def _header(kind: str, meaning: Meaning, language: str) -> str:
    wordings = phrase_book(language).wordings.get(kind, ())
    return next((str(w.elements[0]) for w in wordings if w.phrase.means == meaning), "")
