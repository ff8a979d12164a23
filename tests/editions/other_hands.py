"""The invented editions as another writer would have them: in Japanese as far as terms and numbers, and in different
English. Terms that translators keep are kept; other words vary, and some are left out."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace as with_fields
from functools import cache
from hashlib import blake2b
from random import Random

from msgspec.structs import replace

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.rulebook.passage import Passage
from tests.editions.made import Made

_HAN = re.compile(r"[\u3400-\u9fff]+")
_KANA = "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろ"
_LEFT_OUT = 0.1
# Synonyms for words of our rendering.
_OTHERWISE = {
    "can't": ("cannot", "may not"),
    "can": ("may", "is able to"),
    "is placed": ("is put", "goes"),
    "are placed": ("are put", "go"),
    "placed": ("put",),
    "place": ("put",),
    "also": ("in addition", "besides"),
    "if": ("when", "in case"),
    "when": ("if", "whenever"),
    "carried out": ("performed", "executed"),
    "at the same time": ("simultaneously",),
    "situation": ("case", "state"),
    "by an effect": ("through an effect", "via effects"),
    "the opponent": ("your opponent", "the opposing player"),
    "their": ("that player's", "your"),
    "a player": ("you", "the player"),
    "the player": ("you", "that player"),
    "treated as": ("considered", "regarded as"),
    "called": ("referred to as", "known as"),
    "information": ("details", "info"),
    "alternative cost": ("alternate cost",),
    "surrender": ("forfeit",),
    "utilized": ("played or used",),
    "in order": ("one after the other",),
    "becomes": ("turns into", "comes to be"),
    "met": ("satisfied", "fulfilled"),
    "declared": ("announced",),
    "doesn't": ("does not",),
    "isn't": ("is not",),
    "aren't": ("are not",),
    "each": ("every",),
    "not": ("not at all", "not"),
    "no longer holds": ("not any more",),
    "stands": ("exists", "is"),
    "refers to": ("means", "denotes"),
    "based on": ("according to", "in line with"),
    "chosen": ("selected", "picked"),
    "chooses": ("selects", "picks"),
    "choose": ("select", "pick"),
    "text": ("wording",),
    "rule": ("regulation", "rule"),
    "such as": ("like", "for example"),
}
_SAID = re.compile(r"\b(" + "|".join(sorted(map(re.escape, _OTHERWISE), key=len, reverse=True)) + r")\b", re.I)
Written = Callable[[str, Random], str]


def by_another_hand(edition: Made, language: str) -> Made:
    """A Chinese edition in Japanese, or an English one reworded."""
    write = {"ja": _in_japanese, "en": in_other_english}[language]
    dice = Random(edition.text[:200])
    clauses = tuple(_written(clause, language, write, dice) for clause in edition.clauses)
    return with_fields(edition, language=language, clauses=clauses)


def _written(clause: Passage, language: str, write: Written, dice: Random) -> Passage:
    # Links are dropped because their positions have changed.
    blocks = tuple(replace(b, text=write(b.text, dice), links=()) for b in clause.blocks)
    heading = write(clause.heading, dice) if clause.heading else ""
    return replace(clause, language=language, heading=heading, blocks=blocks)


def _in_japanese(text: str, dice: Random) -> str:
    text = fold(text)
    written, at = "", 0
    for match in _glossary().names_in("zh-Hans").find(text):
        names = _glossary().concepts[match.ids[0]].names.get("ja")
        if not names:
            continue
        written += _in_kana(text[at : match.start], dice) + names[0]
        at = match.end
    return written + _in_kana(text[at:], dice)


def _in_kana(text: str, dice: Random) -> str:
    return _HAN.sub(lambda match: "".join(_words(match[0], dice)), text)


def _words(run: str, dice: Random) -> list[str]:
    """Every two characters become one of two made-up words."""
    return [_kana(run[at : at + 2], dice.randrange(2)) for at in range(0, len(run), 2) if dice.random() > _LEFT_OUT]


def _kana(word: str, which: int) -> str:
    digest = blake2b(f"{word} {which}".encode(), digest_size=3).digest()
    return "".join(_KANA[byte % len(_KANA)] for byte in digest)


def in_other_english(text: str, dice: Random) -> str:
    def otherwise(match: re.Match[str]) -> str:
        other = dice.choice(_OTHERWISE[match[0].lower()])
        return other.capitalize() if match[0][0].isupper() else other

    sentences = [_turned(_SAID.sub(otherwise, sentence), dice) for sentence in text.split(". ")]
    return ". ".join(sentences)


def _turned(sentence: str, dice: Random) -> str:
    """Sometimes moves the part after the comma to the front and drops a word."""
    before, comma, after = sentence.partition(", ")
    if comma and dice.random() < 0.4:
        sentence = f"{after}, {before}"
    words = sentence.split(" ")
    return " ".join(w for w in words if len(w) > 4 or dice.random() > _LEFT_OUT)


@cache
def _glossary() -> Glossary:
    return Glossary.load()
