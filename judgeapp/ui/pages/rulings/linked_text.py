"""Texts of judges and officials as HTML, with links to card numbers, card names, clause numbers and terms."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from html import unescape

from judgeapp.cards.finding.names_in_text import CardNames
from judgeapp.clauses.citing import by_edition, mentioned_clauses
from judgeapp.glossary.glossary import Term
from judgeapp.library import Library
from judgeapp.rulebook.passage import CrossReference
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.markup.inline import runs

_CARD_NUMBER = re.compile(r"(?<![\w-])[A-Z]{1,4}\d{0,3}-\d{1,4}(?![\w-])")
# A clause of any edition.
_PASSAGE = re.compile(r"rules[\w.-]*:[\d-]+(@[\d.]+)?")
_TAG = re.compile(r"(<[^<>]*>)")
# Letters; longer texts, which nobody types, are shown without links, because searching for them takes long.
_MAX_LETTERS = 40_000


@dataclass(frozen=True)
class LinkedText:
    """The texts of one page: a term is a link at its first mention. `cards`, `names`: the numbers and the names of the
    cards of the library."""

    library: Library
    cards: Collection[str]
    names: CardNames
    edition: str  # of the rules whose clauses the texts cite
    _named: set[str] = field(default_factory=set)

    def line(self, text: str, language: str, matched: tuple[str, ...] = ()) -> str:
        """A text as HTML; `matched` is marked in it."""
        marks = self.library.marks(text, matched) if matched else ()
        if len(text) > _MAX_LETTERS:
            return runs(text, language, marks, (), (), _target)
        links = tuple(self._links(text, language))
        return runs(text, language, marks, links, (), _target, self._terms(text, language))

    def page(self, html: str, language: str) -> str:
        """HTML without attributes and links, with links in its text; code is unchanged."""
        if len(html) > _MAX_LETTERS:
            return html
        parts: list[str] = []
        in_code = 0
        for index, part in enumerate(_TAG.split(html)):
            if index % 2:
                if part in ("<code>", "<pre>"):
                    in_code += 1
                elif part in ("</code>", "</pre>"):
                    in_code -= 1
                parts.append(part)
            elif in_code or not part.strip():
                parts.append(part)
            else:
                # Line breaks that Markdown leaves between tags aren't breaks of the text, and stay.
                parts.append("\n".join(self._inner(line, language) for line in part.split("\n")))
        return "".join(parts)

    def _inner(self, line: str, language: str) -> str:
        text = unescape(line)
        links = tuple(self._links(text, language))
        # The language is guessed for the ruling as a whole; its letters are those of the page.
        return runs(text, "", (), links, (), _target, self._terms(text, language))

    def _terms(self, text: str, language: str) -> tuple[Term, ...]:
        terms = tuple(t for t in self.library.terms(text, language) if t.concept not in self._named)
        self._named.update(term.concept for term in terms)
        return terms

    def _links(self, text: str, language: str) -> Iterator[CrossReference]:
        """Numbers and names of cards that the library has, and clause numbers that there are."""
        for match in _CARD_NUMBER.finditer(text):
            if match[0] in self.cards:
                yield CrossReference(match.start(), match.end(), match[0])
        corpus = self.library.corpus
        for named in mentioned_clauses(text):
            clause = corpus.clause(corpus.base_number(by_edition(named.clause, self.edition)))
            if clause is not None:
                yield CrossReference(named.start, named.end, clause.id)
        for card in self.names.found_in(text, language):
            # Several cards with the same name: the link searches for the name.
            target = card.numbers[0] if len(card.numbers) == 1 else card.name
            yield CrossReference(card.start, card.end, target)


def _target(reference: CrossReference) -> Address:
    if _CARD_NUMBER.fullmatch(reference.target):
        return Address(Kind.CARD, reference.target)
    if _PASSAGE.fullmatch(reference.target):
        return Address(Kind.PASSAGE, reference.target)
    return Address(Kind.ASK, reference.target)
