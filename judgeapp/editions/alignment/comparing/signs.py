"""Signs by which clauses are compared: words if both texts are in one language; otherwise what every translation keeps:
named concepts, numbers, Latin letters."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.language.words import bigrams, english_stem, words
from judgeapp.rulebook.passage import Passage

# A clause number in a text. It is ignored; the title quoted with it is compared.
REFERENCE = re.compile(r"(?<![\d-])\d+(?:-\d+)+(?![\d-])")
_NUMBER = re.compile(r"\d+")
_LATIN = re.compile(r"[A-Z][A-Za-z]*[A-Z][A-Za-z]*")


def without_references(passage: Passage, sign: str = " ") -> str:
    """Its text with a sign in place of each number of a clause."""
    texts = [passage.heading] * bool(passage.heading)
    for block in passage.blocks:
        text, at = "", 0
        for link in sorted(block.links, key=lambda link: link.start):
            text += block.text[at : link.start] + sign
            at = max(at, link.end)
        texts.append(text + block.text[at:])
    return REFERENCE.sub(sign, "\n".join(texts))


def words_of(passage: Passage) -> Counter[str]:
    """Stems of words, of Chinese and Japanese pairs of letters."""
    counts: Counter[str] = Counter()
    for word in words(fold(without_references(passage))):
        counts.update(bigrams(word.text) if word.cjk else (english_stem(word.text),))
    return counts


def phrases_of(passage: Passage) -> Counter[str]:
    """The words, and pairs of neighbours."""
    counts = words_of(passage)
    latin = [w for w in words(fold(without_references(passage))) if not w.cjk]
    counts.update(f"{english_stem(a.text)} {english_stem(b.text)}" for a, b in pairwise(latin))
    return counts


def signs_of(passage: Passage, glossary: Glossary) -> Counter[str]:
    """Signs that a translation keeps."""
    text = without_references(passage)
    counts = Counter(f"number {int(n)}" for n in _NUMBER.findall(text))
    counts.update(f"concept {i}" for f in glossary.found_in(text, passage.language) for i in f.ids)
    counts.update(f"latin {w.upper()}" for w in _LATIN.findall(text))
    return counts
