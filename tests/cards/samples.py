"""Sample sentences from the phrase book itself: the shortest words for each kind."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from judgeapp.cards.reading.phrases import (
    FOR_EACH,
    Either,
    Meaning,
    PhraseBook,
    Slot,
    Wording,
    phrase_book,
)

_TERMINALS = {
    "en": {
        "n": "3",
        "many": "2",
        "signed": "+1000",
        "minus": "2",
        "name": "[Alpha]",
        "word-of-traits": "Beast",
    },
    "ja": {
        "n": "3",
        "many": "2",
        "signed": "+1000",
        "minus": "2",
        "name": "「アルファ」",
        "word-of-traits": "究極体",
    },
}


# What has a number, for what is done for each of something.
_NUMBERED = {
    "en": {
        "action": "gain 2 memory",
        "action.bare": "gain 2 memory",
        "action.ing": "gaining 2 memory",
        "action.may": "1 of your Digimon may unsuspend",
        "doings": "gain 2 memory",
        "doings.bare": "gain 2 memory",
        "gifts": "gets +1000 DP",
    },
    "ja": {
        "action": "メモリー+2する",
        "action.may": "メモリー+2できる",
        "works": "メモリー+2する",
        "works.may": "メモリー+2できる",
        "gifts": "DP+1000する",
        "granted": "をDP+1000する",
    },
}


def sample(wording: Wording, language: str) -> str | None:
    """A text that says a wording; None if one of its slots has no words in the language."""
    shortest = _shortest(language)
    if any(FOR_EACH in part for part in _parts(wording.phrase.means)):
        shortest = shortest | _NUMBERED[language]
    return _filled(wording, shortest)


def _parts(meaning: Meaning) -> Iterator[dict[str, Meaning]]:
    if isinstance(meaning, dict):
        yield meaning
    for part in meaning.values() if isinstance(meaning, dict) else meaning:
        if isinstance(part, dict | list):
            yield from _parts(part)


@cache
def _shortest(language: str) -> dict[str, str]:
    """The shortest text of each kind, by building longer ones from shorter ones."""
    book = phrase_book(language)
    found = dict(_TERMINALS[language])
    while True:
        better = {
            kind: text
            for kind in (*book.wordings, *book.series, *book.bags, *book.unions)
            if (text := _best(kind, book, found)) is not None
            and (kind not in found or len(text) < len(found[kind]))
        }
        if not better:
            return found
        found |= better


def _best(kind: str, book: PhraseBook, found: dict[str, str]) -> str | None:
    texts = [
        text
        for wording in book.wordings.get(kind, ())
        if (text := _filled(wording, found)) is not None
    ]
    if (series := book.series.get(kind)) and series.of in found:
        part = found[series.of]
        end = found.get(series.ends) if series.closed else part
        between = [*series.last, *series.between]
        if end is not None and series.at_least <= 1:
            texts.append(end)
        elif end is not None and between:
            parts = _unlike(series.of, book, found) if series.mixed else [part] * series.at_least
            texts.append(between[0].join([*parts[1:], end] if series.closed else parts))
    if (bag := book.bags.get(kind)) and bag.noun in found:
        first = found.get(bag.first) if bag.first else ""
        if first is not None:
            texts.append(f"{first}{bag.space}{found[bag.noun]}" if bag.first else found[bag.noun])
    texts += [found[other] for other in book.unions.get(kind, ()) if other in found]
    return min(texts, key=lambda text: (len(text), text), default=None)


def _unlike(kind: str, book: PhraseBook, found: dict[str, str]) -> list[str]:
    """Words for two phrases of a kind that say different things."""
    texts = {
        w.phrase.order: text
        for part in (kind, *book.unions.get(kind, ()))
        for w in reversed(book.wordings.get(part, ()))
        if (text := _filled(w, found)) is not None
    }
    return [found[kind], *(t for t in texts.values() if t != found[kind])][:2]


def _filled(wording: Wording, found: dict[str, str]) -> str | None:
    text = ""
    for element in wording.elements:
        if isinstance(element, Slot):
            if element.kind not in found:
                return None
            text += found[element.kind]
        elif isinstance(element, Either):
            text += element.one
        else:
            text += element
    return text
