"""What a question means, whatever language it is asked in and whatever words people use: the
concepts that it names, the everyday words that make another question of one, and the other words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import msgspec
from msgspec import Struct

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold, is_kana
from judgeapp.language.names import Names
from judgeapp.language.words import STOP_WORDS, bigrams, english_stem, is_negated, words
from judgeapp.rulebook.manifest import corpus_file

# What a token stands for is told by its first letter.
CONCEPT, EVERYDAY = "@", "~"
NEGATED = "~not"


class Asking(Struct, frozen=True, forbid_unknown_fields=True):
    """rules_corpus/asking.yaml: see there."""

    concepts: dict[str, dict[str, list[str]]]
    same: list[list[str]]
    words: dict[str, dict[str, list[str]]]

    def names(self) -> Iterator[tuple[str, str]]:
        """Every way of saying something, and the token that it stands for."""
        for sign, told in ((CONCEPT, self.concepts), (EVERYDAY, self.words)):
            for name, by_language in told.items():
                for ways in by_language.values():
                    for way in ways:
                        yield way, sign + name


@cache
def load_asking() -> Asking:
    return msgspec.yaml.decode(corpus_file("asking.yaml"), type=Asking)


def _token(name: str) -> str:
    return name if name.startswith(EVERYDAY) else CONCEPT + name


class Meaning(Struct, frozen=True):
    """The tokens of a question, each once; `negated`: whether it says that something is not so."""

    tokens: frozenset[str]
    negated: bool


class Meanings:
    """Tells what questions mean."""

    def __init__(self, glossary: Glossary, asking: Asking) -> None:
        self._same: Mapping[str, str] = {
            _token(other): _token(alike[0]) for alike in asking.same for other in alike
        }
        named = (
            (name, CONCEPT + concept.id)
            for concept in glossary.concepts.values()
            for _, name in concept.all_names()
        )
        # What is said at a table stands before the names: it is what a player means.
        self._names = Names.of((*asking.names(), *named))

    def of(self, question: str) -> Meaning:
        folded = fold(question)
        tokens: set[str] = set()
        at = 0
        for found in self._names.find(folded):
            tokens.update(self._rest(folded[at : found.start]))
            # Of a name that is made of others these are meant too: "attack target".
            inside = self._names.find_all(folded[found.start : found.end])
            tokens.update(self._same.get(i, i) for part in (found, *inside) for i in part.ids)
            at = found.end
        tokens.update(self._rest(folded[at:]))
        return Meaning(frozenset(tokens), is_negated(folded))

    @staticmethod
    def _rest(folded: str) -> Iterator[str]:
        """The words that stand for nothing that is known."""
        for word in words(folded):
            if word.text in STOP_WORDS:
                continue
            if not word.cjk:
                yield english_stem(word.text)
            elif not all(map(is_kana, word.text)):  # kana alone are grammar
                yield from bigrams(word.text)
