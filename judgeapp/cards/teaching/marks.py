"""Marked parts of a text that is taught: numbers, names, colors and groups of cards that vary, in curly brackets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from judgeapp.cards.reading.headers import headers
from judgeapp.cards.reading.normal import icons_of, normalised
from judgeapp.cards.teaching.refusal import LessonFault, RefusedLessonError

MAX_LENGTH = 400
MAX_MARKS = 6
# Words, or Japanese letters, alike at one end of both texts that may be left out there.
_MAX_ALIKE = {"en": 3, "ja": 6}
_MARK = re.compile(r"\{([^{}]*)\}")
# A name includes its brackets, whichever part was marked.
_NAME_MARKED = re.compile(r"([\[「])\{([^{}]*)\}([\]」])")
# Meaningful words that a wording must not skip.
_COLORS = {
    "en": {c: c for c in ("red", "blue", "yellow", "green", "black", "purple", "white")},
    "ja": dict(zip("赤青黄緑黒紫白", ("red", "blue", "yellow", "green", "black", "purple", "white"), strict=True)),
}
_COUNTS: dict[str, dict[str, str]] = {
    "en": {
        "two": "2",
        "both": "2",
        "twice": "2",
        "three": "3",
        "four": "4",
        "five": "5",
        "six": "6",
        "seven": "7",
        "eight": "8",
        "nine": "9",
        "ten": "10",
    },
    "ja": {},
}
_WORDS = {
    language: re.compile(
        r"\[[^\[\]]+\]|「[^「」]+」|<[^<>]+>|\d+|"
        + (r"\b(?:{})\b" if language == "en" else "(?:{})").format("|".join((*_COLORS[language], *_COUNTS[language]))),
        re.IGNORECASE,
    )
    for language in _COLORS
}

# One duration in several words.
_FOR_THE_TURN = re.compile(r"\buntil (?:the )?(?:end of (?:the|this) turn|(?:the |this )?turn ends)\b", re.IGNORECASE)
# Words that a lesson must not change, with their forms: on whom, when, where and on what condition.
_SAID_OF = {
    "en": {
        "whom": {
            "Digimon": r"digimon",
            "Tamer": r"tamers?(?:'s?)?",
            "Option": r"options?",
            "opponent": r"opponent(?:'s)?",
            "player": r"players?(?:'s?)?",
            "other": r"others?",
        },
        "trigger": {"when": r"when(?:ever)?"},
        "place": {"top": r"top", "bottom": r"bottom", "face down": r"face[- ]down", "face up": r"face[- ]up"},
        "condition": {"if": r"if|while", "unless": r"unless"},
        "timing": {
            "turn": r"turns?(?:'s)?",
            "end": r"ends?",
            "start": r"start|begin(?:s|ning)?",
            "until": r"until",
            "next": r"next",
        },
    },
    "ja": {
        "whom": {
            "デジモン": "デジモン",
            "テイマー": "テイマー",
            "オプション": "オプション",
            "相手": "相手",
            "他": "他の",
        },
        "trigger": {"とき": "とき"},
        "place": {"上": "(?<!以)上(?:に|から)", "下": "(?<!以)下(?:に|から)", "裏": "裏", "表": "表"},
        "condition": {"なら": "なら(?!ない)", "間": "間、?$|間、", "でなければ": "なければ"},
        "timing": {"ターン": "ターン", "終了": "終了", "開始": "開始", "まで": "まで", "次": "次の"},
    },
}


def _said_of(language: str, words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z])(?:{words})(?![A-Za-z])" if language == "en" else words, re.IGNORECASE)


_KINDS = {
    language: {
        kind: {name: _said_of(language, words) for name, words in named.items()} for kind, named in kinds.items()
    }
    for language, kinds in _SAID_OF.items()
}


class MarkedText(NamedTuple):
    """A text in one spelling, and where in it each marked part stands."""

    text: str
    spans: dict[str, tuple[int, int]]

    @property
    def pieces(self) -> Iterator[tuple[str, str]]:
        """Its unmarked pieces and its marks in their order: (the text, "" or the mark)."""
        places = sorted((span, mark) for mark, span in self.spans.items())
        at = 0
        for (start, end), mark in places:
            if start > at:
                yield self.text[at:start], ""
            yield self.text[start:end], mark
            at = end
        if at < len(self.text):
            yield self.text[at:], ""

    def part(self, start: int, end: int) -> MarkedText:
        """Text between two places, cutting through no mark."""
        spans = {mark: (a - start, b - start) for mark, (a, b) in self.spans.items()}
        return MarkedText(self.text[start:end], spans)

    def may_begin(self, at: int) -> bool:
        """True if nothing before a place is marked."""
        return all(start >= at for start, _ in self.spans.values())

    def may_end(self) -> bool:
        """True if its last letter is not marked, nor its only one."""
        return len(self.text) > 1 and all(end < len(self.text) for _, end in self.spans.values())

    @property
    def literals(self) -> tuple[str, ...]:
        return tuple(text for text, mark in self.pieces if not mark)

    def with_other(self, mark: str, text: str) -> str:
        """The text with something else in place of a marked part."""
        return "".join(text if piece_mark == mark else words for words, piece_mark in self.pieces)


def marked(text: str, language: str) -> MarkedText:
    """A text as cards are read, and its marked parts. Raises RefusedLessonError."""
    if len(text) > MAX_LENGTH:
        raise RefusedLessonError(LessonFault.TOO_LONG, most=str(MAX_LENGTH))
    plain, spans = "", []
    text = _NAME_MARKED.sub(r"{\1\2\3}", text)
    at = 0
    for match in _MARK.finditer(text):
        plain += text[at : match.start()]
        spans.append((len(plain), len(plain) + len(match[1])))
        plain += match[1]
        at = match.end()
    plain += text[at:]
    if "{" in plain or "}" in plain or any(not plain[a:b].strip() for a, b in spans):
        raise RefusedLessonError(LessonFault.MARKS, text=text)
    if len(spans) > MAX_MARKS:
        raise RefusedLessonError(LessonFault.TOO_MANY_MARKS, most=str(MAX_MARKS))
    traced = normalised(plain, language).stripped()
    places = traced.places
    # The text before the action is read separately.
    _, start = headers(traced.text, language)
    end = len(traced.text.rstrip(".。 "))
    body = traced.text[start:end]
    found_at: dict[str, tuple[int, int]] = {}
    for a, b in spans:
        first = next((n for n, place in enumerate(places) if place >= a), 0) - start
        last = next((n for n, place in enumerate(places) if place >= b), len(places) - 1) - start
        mark = body[max(0, first) : last].strip()
        if not mark or first < 0 or last > len(body):
            raise RefusedLessonError(LessonFault.MARKS, text=plain[a:b])
        if mark in found_at:
            raise RefusedLessonError(LessonFault.MARK_TWICE, mark=mark)
        first += body[first:last].index(mark)
        found_at[mark] = (first, first + len(mark))
    return MarkedText(body, found_at)


def without_what_is_alike(
    wording: MarkedText, same: MarkedText, language: str
) -> Iterator[tuple[MarkedText, MarkedText]]:
    """Two texts, and both without the words at their ends that they have alike, a word less each time: of "while the
    tide is high" and "while you have a Tamer" the text behind "while"."""
    yield wording, same
    for _ in range(_MAX_ALIKE[language]):
        text, same_text = wording.text, same.text
        if language == "en":
            first, space, _ = text.partition(" ")
            cut = len(first) + len(space)
            if not space or not same_text.lower().startswith(text[:cut].lower()):
                return
            if not (wording.may_begin(cut) and same.may_begin(cut)):
                return
            wording, same = wording.part(cut, len(text)), same.part(cut, len(same_text))
        else:
            if text[-1:] != same_text[-1:] or not (wording.may_end() and same.may_end()):
                return
            wording, same = wording.part(0, len(text) - 1), same.part(0, len(same_text) - 1)
        yield wording, same


def marked_alike(wording: str, same: str) -> str:
    """Meaning with the marks of the wording, for marked words that are in it once and unmarked."""
    for mark in dict.fromkeys(match[1].strip() for match in _MARK.finditer(wording)):
        where = re.compile(rf"(?<![A-Za-z0-9{{]){re.escape(mark)}(?![A-Za-z0-9}}])", re.IGNORECASE)
        if mark and f"{{{mark}}}" not in same and len(where.findall(same)) == 1:
            same = where.sub(lambda match: f"{{{match[0]}}}", same)
    return same


def with_marks(text: str, language: str) -> str:
    """A text with each number, name and color marked that is in it once."""
    if language not in _WORDS or "{" in text or "}" in text:
        return text
    matches = [m for m in _WORDS[language].finditer(text) if not m[0].startswith("<")]
    often = Counter(m[0] for m in matches)
    cuts = [m for m in matches if often[m[0]] == 1][:MAX_MARKS]
    for m in reversed(cuts):
        text = f"{text[: m.start()]}{{{m[0]}}}{text[m.end() :]}"
    return text


def says(texts: Sequence[str], language: str) -> Counter[str]:
    """The numbers, names, icons and colors in texts, each in one spelling."""
    same = {**_COLORS[language], **_COUNTS[language]}
    return Counter(
        same.get(match[0].lower(), match[0].lower())
        for text in texts
        for match in _WORDS[language].finditer(text)
        # An unknown icon is an ordinary word.
        if not match[0].startswith("<") or icons_of(match[0], language)
    )


def swallowed(wording: MarkedText, same: MarkedText, language: str) -> str:
    """First thing that the wording says outside its marks and its meaning does not; empty if nothing."""
    more = says(wording.literals, language) - says(same.literals, language)
    return next(iter(more), "")


def differing(wording: MarkedText, same: MarkedText, language: str) -> str:
    """First of the words of whom, when, where and on what condition that two texts differ in outside their marks; empty
    if none. The other text may have its own words of a kind that the wording lacks."""
    both = [[_FOR_THE_TURN.sub("for the turn", words) for words in text.literals] for text in (wording, same)]
    for kind, named in _KINDS[language].items():
        own, known = (
            [name for name, pattern in named.items() if any(map(pattern.search, literals))] for literals in both
        )
        # New words may say in part whose they are, and of what kind.
        apart = [name for name in (*own, *known) if (name in own) != (name in known)]
        apart = [name for name in apart if name in own] if kind == "whom" else apart
        if own and apart:
            return apart[0]
    return ""


def is_cut(whole: MarkedText, part: MarkedText, language: str) -> bool:
    """True if a text was cut out of one that says when or on what condition before or behind it."""
    start = whole.text.rindex(part.text)
    around = whole.text[:start], whole.text[start + len(part.text) :]
    kinds = (_KINDS[language][kind] for kind in ("trigger", "condition"))
    return any(pattern.search(words) for named in kinds for pattern in named.values() for words in around)
