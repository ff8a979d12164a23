"""Sample sentences from the phrase book itself: the shortest words for each kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from judgeapp.cards.reading.grammar.phrases import (
    FOR_EACH,
    Either,
    Element,
    Meaning,
    PhraseBook,
    Slot,
    Wording,
    phrase_book,
)

_TERMINALS = {
    "en": {"n": "3", "many": "2", "signed": "+1000", "minus": "2", "name": "[Alpha]", "word-of-traits": "Beast"},
    "ja": {"n": "3", "many": "2", "signed": "+1000", "minus": "2", "name": "「アルファ」", "word-of-traits": "究極体"},
}

# Actions with a number, for "for each".
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


def sample_of(kind: str, language: str) -> str | None:
    """The shortest text of a kind; None if it has no words in the language."""
    return _shortest(language).get(kind)


def sample(wording: Wording, language: str) -> str | None:
    """Sample text of a wording; None if a slot has no words in the language."""
    return _filled(wording, _words_for(wording, language))


def _words_for(wording: Wording, language: str) -> Mapping[str, str]:
    """The shortest text of each kind that a wording can have in its slots."""
    counts = any(FOR_EACH in part for part in _parts(wording.phrase.means))
    return _shortest(language) | _NUMBERED[language] if counts else _shortest(language)


def _parts(meaning: Meaning) -> Iterator[Mapping[str, Meaning]]:
    if isinstance(meaning, dict):
        yield meaning
    for part in meaning.values() if isinstance(meaning, dict) else meaning:
        if isinstance(part, dict | list):
            yield from _parts(part)


@cache
def _shortest(language: str) -> dict[str, str]:
    book = phrase_book(language)
    shortest = dict(_TERMINALS[language])
    while True:
        better = {
            kind: text
            for kind in (*book.wordings, *book.series, *book.bags, *book.unions)
            if (text := _best(kind, book, shortest)) is not None
            and (kind not in shortest or len(text) < len(shortest[kind]))
        }
        if not better:
            return shortest
        shortest |= better


def _best(kind: str, book: PhraseBook, shortest: dict[str, str]) -> str | None:
    texts = [text for wording in book.wordings.get(kind, ()) if (text := _filled(wording, shortest)) is not None]
    if (series := book.series.get(kind)) and series.of in shortest:
        part = shortest[series.of]
        end = shortest.get(series.ends) if series.closed else part
        between = [*series.last, *series.between]
        if end is not None and series.at_least <= 1:
            texts.append(end)
        elif end is not None and between:
            parts = _unlike(series.of, book, shortest) if series.mixed else [part] * series.at_least
            texts.append(between[0].join([*parts[1:], end] if series.closed else parts))
    if (bag := book.bags.get(kind)) and bag.noun in shortest:
        first = shortest.get(bag.first) if bag.first else ""
        description = shortest.get(bag.before) if bag.has_attribute else ""
        if first is not None and description is not None:
            noun = description + bag.space * bag.has_attribute + shortest[bag.noun]
            texts.append(f"{first}{bag.space}{noun}" if bag.first else noun)
    texts += [shortest[other] for other in book.unions.get(kind, ()) if other in shortest]
    return min(texts, key=lambda text: (len(text), text), default=None)


def _unlike(kind: str, book: PhraseBook, shortest: dict[str, str]) -> list[str]:
    """Words for two phrases of a kind that say different things."""
    texts = {
        w.phrase.order: text
        for part in (kind, *book.unions.get(kind, ()))
        for w in reversed(book.wordings.get(part, ()))
        if (text := _filled(w, shortest)) is not None
    }
    return [shortest[kind], *(t for t in texts.values() if t != shortest[kind])][:2]


def _filled(wording: Wording, words: Mapping[str, str]) -> str | None:
    text = ""
    for element in wording.elements:
        if isinstance(element, Slot):
            if element.kind not in words:
                return None
            text += words[element.kind]
        elif isinstance(element, Either):
            text += element.singular
        else:
            text += element
    return text


# -- a kind in a whole effect ---------------------------------------------------------------------


class Framing(NamedTuple):
    """Text before and after a kind in the shortest effect body that contains it."""

    before: str
    behind: str

    def around(self, text: str) -> str:
        return f"{self.before}{text}{self.behind}"

    def inside(self, outer: Framing) -> Framing:
        return Framing(outer.before + self.before, self.behind + outer.behind)

    @property
    def length(self) -> int:
        return len(self.before) + len(self.behind)


def frames(kind: str, language: str) -> tuple[Framing, ...]:
    """Bodies of effects that have a kind in them: with a timing, and without."""
    steps = _steps(language)
    framings: dict[str, Framing] = {}
    waiting = [(0, kind, Framing("", ""))]
    while waiting:
        _, reached, frame = heappop(waiting)
        if reached not in framings:
            framings[reached] = frame
            for whole, outer in steps.get(reached, {}).items():
                wider = frame.inside(outer)
                heappush(waiting, (wider.length, whole, wider))
    return tuple(framings[body] for body in ("body.timed", "body.free") if body in framings)


@cache
def _steps(language: str) -> Mapping[str, Mapping[str, Framing]]:
    """Kinds that each kind can be a part of, with the least that stands around it."""
    book, shortest = phrase_book(language), _shortest(language)
    steps: dict[str, dict[str, Framing]] = {}
    for kind, part, frame in _ways(book, shortest):
        known = steps.setdefault(part, {}).get(kind)
        if known is None or (frame.length, frame) < (known.length, known):
            steps[part][kind] = frame
    return steps


def _ways(book: PhraseBook, shortest: Mapping[str, str]) -> Iterator[tuple[str, str, Framing]]:
    """(kind, kind of a part, surrounding text)."""
    bare = Framing("", "")
    for kind, wordings in book.wordings.items():
        for wording in wordings:
            words = _words_for(wording, book.language)
            yield from ((kind, part, frame) for part, frame in _in_wording(wording, words))
    for kind, series in book.series.items():
        if series.at_least <= 1:
            yield from ((kind, part, bare) for part in (series.of, series.ends))
        elif series.of in shortest and (series.last or series.between):
            joined = (*series.last, *series.between)[0]
            yield kind, series.of, Framing("", joined + shortest[series.of])
    for kind, bag in book.bags.items():
        first = f"{shortest[bag.first]}{bag.space}" if bag.first in shortest else ""
        yield kind, bag.noun, Framing(first, "")
        noun = shortest.get(bag.noun, "")
        yield kind, bag.before, Framing(first, bag.space + noun)
        yield kind, bag.after, Framing(f"{first}{noun}{bag.space}", "")
        if bag.opens:
            yield kind, bag.having, Framing(f"{first}{noun}{bag.opens[0]}", "")
    for kind, others in book.unions.items():
        yield from ((kind, other, bare) for other in others)


def _in_wording(wording: Wording, shortest: Mapping[str, str]) -> Iterator[tuple[str, Framing]]:
    """Each kind with a slot in the wording, and the words around it."""
    words = [_words_of(element, shortest) for element in wording.elements]
    for index, slot in enumerate(wording.elements):
        before, behind = words[:index], words[index + 1 :]
        if isinstance(slot, Slot) and None not in (*before, *behind) and not wording.outdated:
            yield slot.kind, Framing("".join(map(str, before)), "".join(map(str, behind)))


def _words_of(element: Element, shortest: Mapping[str, str]) -> str | None:
    if isinstance(element, Slot):
        return shortest.get(element.kind)
    return element.singular if isinstance(element, Either) else element
