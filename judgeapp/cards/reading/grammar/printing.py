"""Writing of the effect language, by the same phrase book that reads it.

To print is to find the derivation of a meaning and to write it in the first wording of each phrase. A text that was
read is written again from its own derivation in the same way, which brings old wordings to today's: a text is compared
with that."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat
from typing import Any, TypeAlias

from judgeapp.cards.reading.grammar.derivation import (
    Derivation,
    Gathered,
    SaidPhrase,
    Several,
    Written,
    is_open_of_what,
    parts_of,
)
from judgeapp.cards.reading.grammar.each import split_for_each
from judgeapp.cards.reading.grammar.phrases import (
    FOR_EACH,
    REST,
    Bag,
    Either,
    Element,
    Meaning,
    PhraseBook,
    Series,
    Slot,
    Wording,
)
from judgeapp.cards.reading.grammar.terminals import TERMINALS

# "a" is in the phrase book whatever follows it; before a vowel it is "an".
_ARTICLE = re.compile(r"\ba(?= [\[<]?(?!use\b)[aeiouAEIOU])")

# What of cards is said of several, whatever the number before it; and of one.
_OF_MANY = re.compile(r"\b(?:or (?:fewer|more|less)|no) $")
_OF_ONE = re.compile(r"(?:\bthis (?:Digimon|Tamer|card)|, your opponent's effects can't) $")
# Words for several cards that were spoken of.
_SEVERAL = ("they", "those Digimon", "those Tamers")
# Words that join any actions, in a language.
_DOINGS = ("$doings", "$works")


class UnsayableError(Exception):
    """A meaning for which the phrase book has no words; names the kind and the meaning."""


class Printer:
    def __init__(self, book: PhraseBook) -> None:
        self._book = book
        self._terminals = TERMINALS[book.language]
        self._printed: dict[str, PrintedWordings] = {}
        self._of_parts: dict[tuple[str, frozenset[str]], tuple[Wording, ...]] = {}
        self._known: dict[tuple[str, str], Derivation | None] = {}

    def _wordings(self, kind: str) -> PrintedWordings:
        if kind not in self._printed:
            self._printed[kind] = PrintedWordings(self._book.wordings.get(kind, ()))
        return self._printed[kind]

    def _wordings_for_part(self, kind: str, meaning: Mapping[str, Any]) -> tuple[Wording, ...]:
        """Wordings of a kind that may say a part of a card's description, the largest part first."""
        key = kind, frozenset(meaning)
        if key not in self._of_parts:
            kinds = (kind, *self._book.unions.get(kind, ()))
            wordings = (wording for one_kind in kinds for wording in self._wordings(one_kind).every)
            some = [wording for wording in wordings if key[1].issuperset(wording.phrase.means)]
            self._of_parts[key] = tuple(sorted(some, key=lambda w: -len(w.phrase.means)))
        return self._of_parts[key]

    def text(self, kind: str, meaning: Meaning) -> str:
        """A meaning in words. Raises UnsayableError."""
        derivation = self.derive(kind, meaning)
        if derivation is None:
            raise UnsayableError(f"{kind}: {meaning}")
        return self.write(derivation)

    # -- from a meaning to a derivation -------------------------------------------------------

    def derive(self, kind: str, meaning: Meaning) -> Derivation | None:
        key = (kind, repr(meaning))
        if key not in self._known:
            self._known[key] = None
            self._known[key] = next(self._derivations(kind, meaning), None)
            if len(self._known) > 50_000:
                self._known.clear()
                return self.derive(kind, meaning)
        return self._known[key]

    def _derivations(self, kind: str, meaning: Meaning) -> Iterator[Derivation]:
        if terminal := self._terminals.get(kind):
            if terminal.written(meaning) is not None:
                yield Written(kind, meaning)
            return
        for wording in self._wordings(kind).of(meaning):
            slots = matched(wording.phrase.means, meaning)
            if slots is not None and (phrase := self._phrase(wording, slots, meaning)):
                yield phrase
        if series := self._book.series.get(kind):
            yield from self._series(kind, series, meaning)
        if bag := self._book.bags.get(kind):
            yield from self._bag(kind, bag, meaning)
        for other in self._book.unions.get(kind, ()):
            if derivation := self.derive(other, meaning):
                yield derivation

    def _phrase(self, wording: Wording, filled: Mapping[str, Meaning], meaning: Meaning) -> SaidPhrase | None:
        slots: list[tuple[str, Derivation]] = []
        for slot in wording.slots:
            derivation = self.derive(slot.kind, filled[slot.name])
            if derivation is None:
                return None
            slots.append((slot.name, derivation))
        return SaidPhrase(wording, tuple(slots), meaning)

    def _series(self, kind: str, series: Series, meaning: Meaning) -> Iterator[Derivation]:
        if not isinstance(meaning, list) or len(meaning) < max(series.at_least, 1):
            return
        parts: list[Derivation] = []
        at = 0
        while at < len(meaning):
            # What a phrase says of several at once is not said one by one.
            ends = range(len(meaning), at, -1) if series.flat else (at + 1,)
            for end in ends:
                derivation = self._part(series, meaning[at:end], end == len(meaning))
                if end > at + 1 and derivation is not None and _is_joined(derivation):
                    # "A and B" is one sentence only if stated as such.
                    continue
                if derivation is not None and not isinstance(derivation, Several):
                    parts.append(derivation)
                    break
                if derivation is not None and (end == at + 1 or kind == derivation.kind):
                    parts += derivation.parts
                    break
            else:
                return
            at = end
        yield Several(kind, tuple(parts), meaning)

    def _part(self, series: Series, meaning: Sequence[Meaning], last: bool) -> Derivation | None:
        """One part of a series; in a flat one, it is a list."""
        part = meaning if series.flat else meaning[0]
        if series.closed:
            return self.derive(series.ends if last else series.of, part)
        derivation = self.derive(series.of, part)
        if derivation is None and series.ends and last:
            derivation = self.derive(series.ends, part)
        return derivation

    def _bag(self, kind: str, bag: Bag, meaning: Meaning) -> Iterator[Derivation]:
        if not isinstance(meaning, dict):
            return
        for first, rest in self._taken(bag.first, meaning) if bag.first else ((None, meaning),):
            start = (("first", first),) if first is not None else ()
            for noun, more in self._taken(bag.noun, rest, meaning):
                others = self._others(bag, more)
                if others is not None and (start or others or not bag.has_attribute):
                    yield Gathered(kind, (*start, ("noun", noun), *others), meaning)

    def _others(self, bag: Bag, meaning: Meaning) -> tuple[tuple[str, Derivation], ...] | None:
        if not meaning:
            return ()
        places = ("after", "before", "having", "relative")
        for place, kind in zip(places, (bag.after, bag.before, bag.having, bag.relative), strict=True):
            if not kind:
                continue
            for part, rest in self._taken(kind, meaning):
                others = self._others(bag, rest) if len(rest) < len(meaning) else None
                if others is not None:
                    return ((place, part), *others)
        return None

    def _taken(
        self, kind: str, meaning: Mapping[str, Any], whole: Mapping[str, Any] | None = None
    ) -> Iterator[tuple[Derivation, Any]]:
        """The phrases of a kind that say a part of a meaning, the largest part first, and the rest."""
        for wording in self._wordings_for_part(kind, meaning):
            means, given = wording.phrase.means, wording.phrase.given
            if given and not (whole and any(_is_away(key, whole.get(key)) for key in given)):
                continue
            part = {key: meaning[key] for key in means}
            slots = matched(means, part)
            if slots is not None and (derivation := self._phrase(wording, slots, part)):
                yield derivation, {k: v for k, v in meaning.items() if k not in means}

    # -- from a derivation to words -----------------------------------------------------------

    def write(self, derivation: Derivation) -> str:
        """A derivation in today's words."""
        text = self._write(derivation)[0]
        return _ARTICLE.sub("an", text) if self._book.language == "en" else text

    def _write(self, derivation: Derivation, many: bool = False) -> tuple[str, bool]:
        """The words, and whether they mean several."""
        if isinstance(derivation, Written):
            text = self._terminals[derivation.kind].written(derivation.meaning)
            return text or "", derivation.meaning not in (1, -1)
        if isinstance(derivation, Several):
            return self._write_series(derivation, many), len(derivation.parts) > 1
        if isinstance(derivation, Gathered):
            # The order of its parts says nothing: it is written in the phrase book's.
            ordered = self.derive(derivation.kind, derivation.meaning)
            if ordered is None:
                raise UnsayableError(f"{derivation.kind}: {derivation.meaning}")
            several = many or self._book.bags[derivation.kind].many
            if not isinstance(ordered, Gathered):
                # "2 cards with X or Y" is not said card by card: "2 cards with X or 1 Y".
                return (self._write_bag(derivation, several), several) if several else self._write(ordered, many)
            return self._write_bag(_in_own_words(ordered, derivation), several), several
        return self._write_phrase(derivation, many)

    def _write_phrase(self, phrase: SaidPhrase, many: bool) -> tuple[str, bool]:
        """`many`: the last noun was plural."""
        wording = phrase.wording
        if wording.lesson is not None and not wording.lesson.is_keyword:
            today = self.derive(wording.kind, phrase.meaning)
            if today is None:
                raise UnsayableError(f"{wording.kind}: {phrase.meaning}")
            return self._write(today, many)
        if wording.outdated:
            other = self.derive(wording.kind, phrase.meaning)
            if isinstance(other, SaidPhrase) and not other.wording.outdated:
                return self._write_phrase(other, many)
        if not wording.today and wording.lesson is None:
            wording = self._wordings(wording.kind).today(wording)
        slots = dict(phrase.slots)
        declared = wording.phrase.many
        text, first = "", None
        if declared is not None:
            many = declared
        for element in wording.elements:
            if isinstance(element, Slot):
                part, following = self._write(slots[element.name], many)
                first = following if first is None else first
                many = following if declared is None else declared
                text += part
            elif isinstance(element, Either):
                text += element.plural if many else element.singular
            else:
                text += element
                # "1 or fewer Tamers", "no Tamers"; "if this Digimon has"
                several = many or _OF_MANY.search(element) is not None
                many = several and _OF_ONE.search(element) is None
        # "They gain <Rush>": words on several things follow them.
        return text, declared if declared is not None else bool(first) or text in _SEVERAL

    def _write_series(self, several: Several, many: bool) -> str:
        series = self._book.series[several.kind]
        first, *others = (self._write(part, many)[0] for part in several.parts)
        between = series.between[0] if series.between else ""
        last = series.last[0] if series.last else between
        words = [*[between] * (len(others) - 1), last]
        for index, words_read in enumerate(several.words[: len(others)]):
            words[index] = _separator(words_read, words[index], (*series.between, *series.last))
        if is_open_of_what(series, several.parts, words):
            words[-1] = next((w for w in series.last if w not in series.across), words[-1])
        return first + "".join(word + text for word, text in zip(words, others, strict=False))

    def _slashed(self, text: str, nouns: Sequence[Derivation]) -> str:
        """ "Digimon card/Tamer card", both described by earlier words: "or" would leave open whether both are."""
        for series in (part for noun in nouns for part in parts_of(noun)):
            if isinstance(series, Several) and (across := self._book.series[series.kind].across):
                last = self._book.series[series.kind].last
                text = text.replace(across[0], next(w for w in last if w not in across))
        return text

    def _write_bag(self, gathered: Gathered, many: bool) -> str:
        bag = self._book.bags[gathered.kind]
        by_place: dict[str, list[Derivation]] = {}
        for place, part in gathered.parts:
            by_place.setdefault(place, []).append(part)

        def texts(place: str) -> list[str]:
            parts = sorted(by_place.get(place, ()), key=_order)
            return [self._write(part, many)[0] for part in parts]

        firsts = [self._write(part, many) for part in by_place.get("first", ())]
        # "Any of your Digimon are played": whether it is one or several, who comes first says.
        many = many or any(several for _, several in firsts)
        nouns = texts("noun")
        if texts("before"):
            nouns = [self._slashed(text, by_place["noun"]) for text in nouns]
        words = [text for text, _ in firsts] + texts("before") + nouns
        text = bag.space.join(words)
        if having := texts("having"):
            text += bag.opens[0] + bag.joins[0].join(having)
        for after in texts("after") + texts("relative"):
            text += bag.space + after
        return text


def _in_own_words(ordered: Gathered, as_read: Gathered) -> Gathered:
    """Parts in the order of the phrase book, each with its original words."""
    own = {(place, repr(part.meaning)): part for place, part in as_read.parts}
    parts = ((place, own.get((place, repr(part.meaning)), part)) for place, part in ordered.parts)
    return ordered._replace(parts=tuple(parts))


def _is_joined(derivation: Derivation) -> bool:
    """True if it is nothing but several things done, one after the other: "A and B"."""
    return isinstance(derivation, SaidPhrase) and derivation.wording.phrase.means in _DOINGS


def _separator(words_read: str, usual: str, known: Sequence[str]) -> str:
    """Words between two parts: today's of the same kind. "Then" and ends of sentences stay where they were (15-6-2)."""
    if _sort_of(words_read) == _sort_of(usual):
        return usual
    return next((words for words in known if _sort_of(words) == _sort_of(words_read)), usual)


def _sort_of(words: str) -> tuple[bool, bool]:
    """True if words say "then", and whether they end a sentence."""
    return "then" in words or "その後" in words, "." in words or "。" in words


class PrintedWordings:
    """Printed wordings of a kind: for each phrase one per set of slots. Most can be ruled out for a meaning by its
    surface: its fields, without going into it."""

    def __init__(self, wordings: Sequence[Wording]) -> None:
        self._of_phrase: dict[int, list[Wording]] = {}
        for wording in sorted(wordings, key=lambda w: (w.phrase.order, w.rank)):
            self._of_phrase.setdefault(wording.phrase.order, []).append(wording)
        self._surfaces = {order: _surface_of_phrase(ways[0].phrase.means) for order, ways in self._of_phrase.items()}
        self._known_surfaces = set(self._surfaces.values())
        self._by_surface: dict[_Surface, tuple[Wording, ...]] = {}
        self._today: dict[tuple[int, str | tuple[Element, ...]], Wording] = {}
        self._first: dict[int, tuple[Wording, ...]] = {}

    @property
    def every(self) -> Iterator[Wording]:
        return (wording for order in self._of_phrase for wording in self._printed(order))

    def of(self, meaning: Meaning) -> tuple[Wording, ...]:
        """Wordings that may say a meaning, in their order."""
        surface = _surface(meaning)
        if not isinstance(meaning, dict | list) and surface not in self._known_surfaces:
            surface = surface[0], None  # a name, or a number, that no phrase mentions
        if surface not in self._by_surface:
            self._by_surface[surface] = tuple(
                wording
                for order, (shape, tag) in self._surfaces.items()
                if shape in (_ANY, surface[0]) and tag in (_ANY, surface[1])
                for wording in self._printed(order)
            )
        return self._by_surface[surface]

    def today(self, wording: Wording) -> Wording:
        """Wording of today with which to print an outdated wording; it has the same slots."""
        order = wording.phrase.order
        key = order, wording.source
        if key not in self._today:
            slots = {*wording.slots}
            same = (other for other in self._printed(order) if {*other.slots} == slots)
            self._today[key] = next(same)
        return self._today[key]

    def _printed(self, order: int) -> tuple[Wording, ...]:
        """Wordings of a phrase, the first with each set of slots."""
        if order not in self._first:
            best: dict[frozenset[Slot], Wording] = {}
            for wording in self._of_phrase[order]:
                best.setdefault(frozenset(wording.slots), wording)
            self._first[order] = tuple(best.values())
        return self._first[order]


# What shows of a meaning: the fields of a record and which record it is; how many of several; anything else itself.
_Surface: TypeAlias = tuple[Any, Any]
_ANY = "any"
_TAGS = ("do", "gives", "if", "target", "event", "number")


def _surface(meaning: Meaning) -> _Surface:
    if isinstance(meaning, dict):
        tag = next((meaning[tag] for tag in _TAGS if tag in meaning), None)
        return frozenset(meaning), tag if isinstance(tag, str) else None
    return type(meaning), len(meaning) if isinstance(meaning, list) else meaning


def _surface_of_phrase(means: Meaning) -> _Surface:
    """Required surface of a phrase's meaning, with any content in its slots."""
    if isinstance(means, str) and means.startswith("$"):
        return _ANY, _ANY
    if isinstance(means, dict) and (FOR_EACH in means or REST in means):
        return _ANY, _ANY
    shape, tag = _surface(means)
    return shape, _ANY if isinstance(means, dict) and str(tag).startswith("$") else tag


def _is_away(key: str, value: Meaning) -> bool:
    """True if anything but an area of the field is stated."""
    return value is not None and not (key == "areas" and {*value} <= {"battle", "breeding"})


def _order(part: Derivation) -> int:
    return part.wording.phrase.order if isinstance(part, SaidPhrase) else 0


def matched(means: Meaning, meaning: Meaning) -> dict[str, Meaning] | None:
    """Slots of a phrase's meaning, filled so that it is this meaning; None if it can't be."""
    slots: dict[str, Meaning] = {}
    return slots if _match(means, meaning, slots) else None


def _match(means: Meaning, meaning: Meaning, slots: dict[str, Meaning]) -> bool:
    # Most of the time of printing is spent here.
    if isinstance(means, str):
        if not means.startswith("$"):
            return type(means) is type(meaning) and bool(means == meaning)
        name = means[1:]
        if name in slots:
            return bool(slots[name] == meaning)
        slots[name] = meaning
        return True
    if isinstance(means, dict):
        if FOR_EACH in means:
            each = split_for_each(meaning)
            pattern = [means[FOR_EACH], means["of"]]
            return each is not None and _match(pattern, list(each), slots)
        if not isinstance(meaning, dict):
            return False
        if REST in means:
            own = {key: part for key, part in means.items() if key != REST}
            beside = {key: part for key, part in meaning.items() if key in own}
            rest = {key: part for key, part in meaning.items() if key not in own}
            return _match(own, beside, slots) and _match(means[REST], rest, slots)
        if means.keys() != meaning.keys():
            return False
        return all(map(_match, means.values(), map(meaning.__getitem__, means), repeat(slots)))
    if isinstance(means, list):
        if not isinstance(meaning, list) or len(means) != len(meaning):
            return False
        return all(map(_match, means, meaning, repeat(slots)))
    return type(means) is type(meaning) and bool(means == meaning)
