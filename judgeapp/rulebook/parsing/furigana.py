"""Furigana: the readings in kana that Japanese print sets over a word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from judgeapp.rulebook.parsing.layout import GluedReading

# The copy writes ^{かな}漢字; a few marks have lost their braces and hold one kana.
_MARK = re.compile(r"\^(?:\{(?P<kana>[^}\n]+)\}|(?P<bare>[ぁ-ゖ]))")
_KANJI = re.compile(r"[々〆\u3400-\u4dbf\u4e00-\u9fff]+")
_KATAKANA = re.compile(r"[ァ-ヺー]+")


@dataclass(frozen=True)
class Furigana:
    """A reading in a source text, with its marks from `start` to `end`."""

    start: int
    end: int
    kana_start: int  # where between the marks the kana stand; a glued reading has no marks
    kana: str
    word: str  # the text it stands over, directly behind `end`; empty if unclear

    @property
    def kana_end(self) -> int:
        return self.kana_start + len(self.kana)


def find_furigana(text: str, adrift: Sequence[str] = (), glued: Sequence[GluedReading] = ()) -> tuple[Furigana, ...]:
    """All readings of a text, in its order.

    A reading stands over the kanji directly behind it (over katakana if it is katakana itself), without the kana in
    which the word ends. Where the same reading also precedes a shorter run of the same kanji, it is the reading of
    that one only: しんか is 進化 in 進化条件 too."""
    marked = [_marked(text, match, adrift) for match in _MARK.finditer(text)]
    bare = [
        Furigana(m.start(), m.end(), m.start(), g.kana, g.word)
        for g in glued
        for m in re.finditer(f"{re.escape(g.kana)}(?={re.escape(g.word)})", text)
    ]
    readings = sorted([*marked, *bare], key=lambda f: f.start)
    return tuple(replace(f, word=_shortest(f, readings)) if f.word else f for f in readings)


def missing_readings(text: str, adrift: Iterable[str], glued: Iterable[GluedReading]) -> tuple[str, ...]:
    """Readings that a layout names and the text does not have."""
    expected = (*adrift, *(g.kana + g.word for g in glued))
    return tuple(part for part in expected if part not in text)


def _marked(text: str, match: re.Match[str], adrift: Sequence[str]) -> Furigana:
    group = "kana" if match["kana"] else "bare"
    lost = any(text.startswith(a, match.start()) for a in adrift)
    word = "" if lost else _word(text, match.end(), match[group])
    return Furigana(match.start(), match.end(), match.start(group), match[group], word)


def _word(text: str, at: int, kana: str) -> str:
    if text.startswith(kana, at):
        return kana
    run = (_KATAKANA if _KATAKANA.fullmatch(kana) else _KANJI).match(text, at)
    return run[0] if run else ""


def _shortest(reading: Furigana, readings: Iterable[Furigana]) -> str:
    same = (f.word for f in readings if f.kana == reading.kana and f.word)
    return min((w for w in same if reading.word.startswith(w)), key=len)
