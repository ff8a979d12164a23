"""Words in square brackets right before a noun: "[Alpha] Digimon" may mean those of that name (2-3-1-2) or those with
that trait (2-3-2-3), and nothing in it says which. It is read only if the known cards tell: all of its words are names
of some and traits of none, or the reverse. Japanese says which it means."""

from __future__ import annotations

import re
from typing import NamedTuple


class KnownWords(NamedTuple):
    """Names and traits of the cards of a library."""

    names: frozenset[str] = frozenset()
    traits: frozenset[str] = frozenset()

    def in_question(self, text: str, language: str) -> KnownWords:
        """Known words in brackets whose meaning a text leaves open."""
        if language != "en" or self == NO_WORDS_KNOWN:
            return NO_WORDS_KNOWN
        words = frozenset(_WORD.findall(text))
        return KnownWords(self.names & words, self.traits & words)

    @property
    def key(self) -> tuple[str, ...]:
        """The words in a fixed order: names, an empty string, traits."""
        return (*sorted(self.names), "", *sorted(self.traits))

    def in_text(self, text: str) -> str:
        """The text with each bracketed word marked as a name or trait, as far as known."""
        return AMBIGUOUS_WORDS.sub(self.disambiguate, text)

    def disambiguate(self, match: re.Match[str]) -> str:
        """The match with its kind added, if known."""
        words = {*_WORD.findall(match["words"])}
        are_names = words <= self.names and words.isdisjoint(self.traits)
        are_traits = words <= self.traits and words.isdisjoint(self.names)
        an = "an " if match["noun"].startswith("O") else "a "
        article = an if match["article"] else ""
        if are_names and match["non"]:
            return f"{article}{match['noun']} other than {match['words']}"
        if are_names:
            return f"{article}{match['noun']} with the name {match['words']}"
        if are_traits and not match["non"]:
            return f"{match['article'] or ''}{match['words']} trait {match['noun']}"
        return match[0]

    def disambiguate_name(self, match: re.Match[str]) -> str:
        """ "1 [Alpha] trait from your hand" without the word that is too many."""
        are_names = match["name"] in self.names and match["name"] not in self.traits
        return f"[{match['name']}]" if are_names else match[0]

    def disambiguate_line(self, match: re.Match[str]) -> str:
        """Bracketed words, marked as above, of a requirement that asks for a level: "Lv.4 w/[Alpha]"."""
        words = {*_WORD.findall(match["words"])}
        are_traits = words <= self.traits and words.isdisjoint(self.names)
        return f"{match['words']} trait" if are_traits else match[0]


NO_WORDS_KNOWN = KnownWords()

_WORD = re.compile(r"\[([^\[\]]+)\]")
AMBIGUOUS_WORDS = re.compile(
    r"(?P<article>\ban? )?(?<![-\w])(?P<non>non-)?"
    r"(?P<words>(?:\[[^\[\]]+\](?:, | or |, or |/))*\[[^\[\]]+\]) "
    r"(?P<noun>(?:Digimon|Tamer|Option|Digi-Egg)(?: cards?|s)?|(?:digivolution |security )?cards?)"
    r"(?![-\w])"
)
# "Lv.4 w/[Alpha]: Cost 3" may have lost "trait", and "in name" as well.
AMBIGUOUS_IN_LINES = re.compile(r"(?<=w/)(?P<words>(?:\[[^\[\]]+\]/)*\[[^\[\]]+\])(?=: ?Cost\b)")
# A noun follows "trait": if none does, and the word is a name, "trait" is superfluous.
NAMES_CALLED_TRAITS = re.compile(r"(?<=\b1 )\[(?P<name>[^\[\]]+)\] trait(?= (?:from |in |or cards? with ))")
