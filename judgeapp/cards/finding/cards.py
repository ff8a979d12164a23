"""Find cards by number, name in any language, keyword, trait and text.

The cards of a library are few enough to search letter by letter, so no index can be out of date, and parts of words are
found in any language."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import IntEnum
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import NamedTuple

from msgspec import Struct
from rapidfuzz import process
from rapidfuzz.distance import OSA

from judgeapp.cards.card import PrintedCard, cards_of
from judgeapp.cards.finding.asked_names import AskedName, AskedNames, NamedAmongWords, PlacedName
from judgeapp.cards.finding.filtering import CardCriteria, facts_in
from judgeapp.cards.finding.names_in_text import CardNames
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understood import UnderstoodCards
from judgeapp.cards.vocabulary import squeezed, without_ace, words_of
from judgeapp.glossary.concept import ConceptGroup
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold, has_cjk
from judgeapp.language.names import bare
from judgeapp.search.answer import Mark
from judgeapp.search.marking import FoldedLine, Needles, snippet
from judgeapp.search.question import QuestionPart, units_of

MAX_QUESTION_LENGTH = 200  # letters
_MIN_MISSPELT_LENGTH = 4  # letters; a shorter name is too often one letter away from another
_MIN_LETTERS_FOR_TWO_TYPOS = 8  # letters of a name that may have two typos
_MAX_PARTS = 8
_CACHED_SEARCHES = 128  # searches whose results are cached
_MAX_SCANNED_CARDS = 1_000  # with fewer cards left, each is looked at by itself
_BORDER = "\0"  # between the texts of two cards; no text contains it
_NAMED_ON_CARDS = (ConceptGroup.KEYWORD, ConceptGroup.TIMING, ConceptGroup.CARD, ConceptGroup.ACTION)

# Words of a name, also where a capital alone begins the next.
_WORD_OF_NAME = re.compile(r"[A-Z]*[^\W\d_A-Z]+|[A-Z]+|\d+")
_MIN_PART_LENGTH, _MIN_CJK_PART_LENGTH = 4, 3  # letters
_NOT_WORDS = re.compile(r"[^0-9a-z\u3005\u3007\u3041-\u3096\u30a1-\u30ff\u3400-\u9fff]+")
_NUMBER_AMONG_WORDS = re.compile(r"(?<![\w-])[A-Za-z]{1,4}\d{0,3}-\d{1,4}(?![\w-])")
_LATIN_WORD = re.compile(r"[A-Za-z\u00c0-\u024f]+")
_SENTENCE_BEGINS = re.compile(r"(?:^|[.!?:])\W*$")
_NUMBER = re.compile(r"[a-z]{1,4}\d{0,3}-?\d{0,4}")
_KEYWORD = re.compile(r"[＜<≪《]([^＜＞<>≪≫《》\n]{1,40})[＞>≫》]")

_CLAUSE_NUMBER = re.compile(r"\d{1,3}(?:-\d{1,3})+\.?")
# Text that may precede the icon of a keyword effect that the card simply has: other icons and joining words.
_ICON = re.compile(r"\[[^\]]*\]|【[^】]*】|\{[^}]*\}|[＜<≪《][^＞>≫》]*[＞>≫》]")
_SENTENCE_END = re.compile(r"[.。\n)）]|: Cost \d+")
_JOINS = re.compile(r"[\s,、・/&]|\band\b|と")
_PARTICLE = re.compile(r"[をがはのにで]")  # in a Japanese sentence that begins with the icon
_GAINS = re.compile(r"\bthis digimon\b.*\bgains?\b|^gains?\b", re.IGNORECASE)
_GAINS_JAPANESE = re.compile(r"[^。\n]*を得")


class CardWhy(IntEnum):
    """Reason for which a card is found, the best first."""

    NUMBER = 0  # its number is the one asked for
    NUMBER_BEGINS = 1  # its number begins with the text
    NAME = 2  # its name is the text
    NAME_BEGINS = 3  # its name begins with the text
    KEYWORD = 4  # it has that keyword
    NAME_HAS = 5  # its name contains the text
    TRAIT = 6  # it has that trait
    TEXT = 7  # its text contains the text
    FACTS = 8  # its facts match those asked for


# Made once, since thousands of cards may have the same reason.
_TWICE = {why: (why, why) for why in CardWhy}


class CardHit(Struct, frozen=True):
    card: PrintedCard
    why: CardWhy
    language: str  # of the record that the snippet is from
    snippet: str  # a part of its text around the match; its beginning if nothing matched
    marks: tuple[Mark, ...]  # the matches, as positions in `snippet`


class CardAnswer(Struct, frozen=True):
    """Cards found for a question, the best first."""

    question: str
    hits: tuple[CardHit, ...] = ()
    corrected: str = ""  # the name that the hits are for, if no card has the one asked for
    found: tuple[str, ...] = ()  # marks in whole texts: see judgeapp.search.marking
    # Whether the question says a level, cost or DP beside its words, or whether cards are understood, and these are so.
    by_facts: bool = False
    unread: int = 0  # how many more pass, but for whether they are understood, which is not known
    has_part: bool = False  # whether the question is a part of the name of the first card: a word or several

    @property
    def is_named(self) -> bool:
        """True if the question is the number or the name of a card, or begins it."""
        return bool(self.hits) and self.hits[0].why <= CardWhy.NAME_BEGINS and not self.corrected


class _Column:
    """A text of every card, all in one, so that looking through them takes no time."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._text = _BORDER.join(("", *texts, ""))
        self._starts = array("L", accumulate((len(text) + 1 for text in texts), initial=1))
        # Questions are typed letter by letter: the matches of a longer text are among those of its beginning.
        self._known: dict[str, set[int]] = {}

    def having(self, needle: str, within: Collection[int] | None = None) -> set[int]:
        """Places of the cards that have a text; of all, or only of some."""
        if within is not None and len(within) < _MAX_SCANNED_CARDS:
            return self._having_among(needle, within)
        cards = self._known.get(needle)
        if cards is None:
            shorter = self._known.get(needle[:-1])
            is_few = shorter is not None and len(shorter) < _MAX_SCANNED_CARDS
            cards = self._having_among(needle, shorter or ()) if is_few else self._having(needle)
            if len(self._known) >= _CACHED_SEARCHES:
                self._known.clear()
            self._known[needle] = cards
        return cards.copy() if within is None else cards.intersection(within)

    def _having_among(self, needle: str, within: Collection[int]) -> set[int]:
        text, starts = self._text, self._starts
        return {at for at in within if text.find(needle, starts[at], starts[at + 1]) >= 0}

    def _having(self, needle: str) -> set[int]:
        text, starts = self._text, self._starts
        cards: set[int] = set()
        at = text.find(needle)
        while at >= 0:
            card = bisect_right(starts, at) - 1
            cards.add(card)
            at = text.find(needle, starts[card + 1])
        return cards

    def beginning(self, needle: str, within: Collection[int] | None = None) -> set[int]:
        """Places of the cards with a line that begins with a text."""
        return self.having(f"\n{needle}", within)

    def being(self, needle: str, within: Collection[int] | None = None) -> set[int]:
        """Places of the cards with a text as a whole line."""
        return self.having(f"\n{needle}\n", within)


class _Way(NamedTuple):
    """One way to write a part of a question."""

    key: str  # the form in texts: Latin words begin with a space, so that "rush" is not found in "crush"
    joined: str  # without spaces, as in names

    @classmethod
    def of(cls, key: str) -> _Way:
        return cls(key.strip() if has_cjk(key) else key, key.replace(" ", ""))


class _Part(NamedTuple):
    """A part of a question: the typed form, and every way to write it."""

    typed: _Way
    ways: tuple[_Way, ...]


class Cards:
    """The cards of a library. Safe to use from several threads: only the record of which are understood changes."""

    def __init__(self, records: Iterable[CardRecord], glossary: Glossary) -> None:
        self._by_number = cards_of(records)
        self._glossary = glossary
        self.words = words_of(r for card in self._by_number.values() for r in card.records)
        self._understood = UnderstoodCards(self.words)
        self._cards = cards = tuple(self._by_number.values())
        self._numbers = _Column([f"\n{card.number.lower()}\n" for card in cards])
        self._bare_numbers = _Column([f"\n{squeezed(card.number)}\n" for card in cards])
        self._names_of = _Column([_lines(squeezed(n) for _, n in card.names_of_parts()) for card in cards])
        self._texts = _Column([_lines(_spaced(text) for text in _texts(card)) for card in cards])
        self._facts = _Column([_lines(_facts(card)) for card in cards])
        self._keywords = _Column([_lines(map(_keyword_key, _keywords(card))) for card in cards])
        # Names in other languages occur in no text here.
        self._languages = sorted({r.language for card in cards for r in card.records})
        self._names: dict[str, str] = {}
        for card in self._by_number.values():
            for _, name in card.names_of_parts():
                self._names.setdefault(squeezed(name), name)

    def __len__(self) -> int:
        return len(self._by_number)

    def get(self, number: str) -> PrintedCard | None:
        return self._by_number.get(number)

    @property
    def numbers(self) -> Collection[str]:
        return self._by_number.keys()

    @cached_property
    def names(self) -> CardNames:
        """Names of the cards, to find them in texts."""
        return CardNames(self._cards, self._not_alone)

    @cached_property
    def asked_names(self) -> AskedNames:
        """Names of the cards, to find them in questions."""
        # Without cards, no other meanings of words are needed.
        return AskedNames(self._cards, self._not_alone if self._cards else ())

    @property
    def _not_alone(self) -> Collection[str]:
        terms = (n for c in self._glossary.concepts.values() for _, n in c.all_names())
        return (*self.words.traits, *map(bare, terms))

    @cached_property
    def languages(self) -> tuple[str, ...]:
        return tuple(sorted({language for card in self._cards for language, _ in card.names()}))

    def called(self, name: str) -> tuple[PrintedCard, ...]:
        """The cards with exactly this name, in any language, by number."""
        return tuple(self._cards[at] for at in sorted(self._names_of.being(squeezed(without_ace(name)))))

    def begins_name(self, text: str) -> bool:
        return bool(text.strip()) and bool(self._names_of.beginning(squeezed(text)))

    def named_in(self, question: str, is_word_of_rules: Callable[[str], bool], *, is_sentence: bool) -> NamedAmongWords:
        """The cards that the beginning of a question names among its words: by numbers, names, and words of names that
        no rule has. In a sentence, such a word counts only if written as a name."""
        if not self._cards:
            return NamedAmongWords(question)
        looked_at = question[:MAX_QUESTION_LENGTH]
        placed: list[PlacedName] = []
        for match in _NUMBER_AMONG_WORDS.finditer(looked_at):
            if (number := fold(match[0]).upper()) in self._by_number:
                placed.append(PlacedName(match.start(), AskedName(match[0], (number,))))
        placed += self.asked_names.placed_in(_blanked(looked_at, placed))
        for match in _LATIN_WORD.finditer(_blanked(looked_at, placed)):
            word = match[0]
            if len(word) <= _MIN_PART_LENGTH or (is_sentence and not _is_written_as_a_name(looked_at, match.start())):
                continue
            if not is_word_of_rules(word):
                having = sorted(self._names_of.having(squeezed(word)))
                cards = tuple(self._cards[at].number for at in having if _is_part(word, self._cards[at]))
                if cards:
                    placed.append(PlacedName(match.start(), AskedName(word, cards), is_part=True))
        return NamedAmongWords(question, tuple(sorted(placed)))

    def find_named(self, named: NamedAmongWords, *, language: str = "", limit: int = 20) -> CardAnswer:
        """The cards that a question names: of each name first those with its other words, by reason, the names in
        turns. If it has no other words, the cards whose names only contain one follow."""
        parts = self._parts(named.rest) if squeezed(named.rest) else []
        numbers = named.numbers
        among = {index for index, card in enumerate(self._cards) if card.number in numbers}
        reasons = self._having_all(parts) if parts else {}
        place: dict[int, tuple[int, int]] = {}
        for turn, name in enumerate(named.names):
            of_name = sorted(
                (at for at in among if self._cards[at].number in frozenset(name.numbers)),
                key=lambda at: (reasons.get(at, _TWICE[CardWhy.FACTS]), at),
            )
            for time, at in enumerate(of_name):
                place.setdefault(at, (time, turn))
        ordered = [(CardWhy.NAME, at) for at in sorted(place, key=lambda at: place[at])]
        for name in () if parts else named.names:
            key = squeezed(name.text)
            begin = self._names_of.beginning(key)
            others = self._names_of.having(key).difference(at for _, at in ordered)
            ordered += sorted((CardWhy.NAME_BEGINS if at in begin else CardWhy.NAME_HAS, at) for at in others)
        needles = self._needles(named.rest) if parts else Needles(())
        hits = tuple(_hit(self._cards[at], why, needles, language) for why, at in ordered[:limit])
        return CardAnswer(named.rest, hits, found=needles.texts)

    def find(
        self, question: str, *, language: str = "", limit: int = 20, criteria: CardCriteria | None = None
    ) -> CardAnswer:
        """The cards that have every part of the question, the best first. Its words on level, cost, DP or color, or on
        being understood, must hold, unless they are the name of a card. `language`: to show names and texts in, where a
        card has it; `criteria`: which may be found at all; without a question all of them are, by number."""
        asked = question[:MAX_QUESTION_LENGTH]
        passing = [] if criteria is None else [criteria]
        ranked = self._ranked(asked)
        if not ranked and (without := without_ace(asked)) != asked:
            ranked = self._ranked(without)
        named = bool(ranked) and ranked[0][0] <= CardWhy.NAME_BEGINS
        by_facts = False
        if not named and (facts := facts_in(asked)) is not None:
            asked = facts.words
            ranked = _having_keywords(self._ranked(asked))
            passing.append(facts.criteria)
            of_cards_alone = facts.criteria.understood is not None
            by_facts = facts.counted and (bool(asked) or of_cards_alone)
        if not asked.strip() and passing:
            ranked = [(CardWhy.FACTS, card) for card in self._cards]
        corrected = ""
        if not ranked and (known := self._one_wrong(asked)):
            corrected, ranked = known, self._ranked(known)
        for passed in passing:
            ranked = [hit for hit in ranked if passed.printed(hit[1])]
        ranked, unread = self._filter_by_understanding(ranked, {k.understood for k in passing} - {None})
        needles = self._needles(corrected or asked)
        hits = tuple(_hit(card, why, needles, language) for why, card in ranked[:limit])
        first = hits[0] if hits and hits[0].why is CardWhy.NAME_HAS and not corrected else None
        has_part = first is not None and _is_part(asked, first.card)
        return CardAnswer(question, hits, corrected, needles.texts, by_facts and bool(hits), unread, has_part)

    def unread(self) -> list[CardRecord]:
        """Cards not known to be understood or not."""
        return self._understood.unread(self._cards)

    def learn(self, record: CardRecord, *, understood: bool) -> None:
        self._understood.learn(record, understood=understood)

    def _filter_by_understanding(
        self, ranked: list[tuple[CardWhy, PrintedCard]], wanted: Collection[bool | None]
    ) -> tuple[list[tuple[CardWhy, PrintedCard]], int]:
        """Hits that are understood, or are not; and of how many it is not known."""
        if not wanted:
            return ranked, 0
        states = [(self._understood.of(card[1]), card) for card in ranked]
        kept = [card for understood, card in states if {understood} == wanted]
        return kept, sum(understood is None for understood, _ in states)

    def near(self, number: str, limit: int = 3) -> tuple[PrintedCard, ...]:
        """Cards with numbers that look like one, the likest first."""
        matches = process.extract(number, self._by_number.keys(), scorer=OSA.distance, score_cutoff=2, limit=limit)
        return tuple(self._by_number[likely] for likely, _, _ in matches)

    def named_like(self, name: str, limit: int = 3) -> tuple[str, ...]:
        """Names of cards that look like one, the likest first."""
        key = squeezed(name)
        matches = process.extract(key, self._names.keys(), scorer=OSA.distance, score_cutoff=2, limit=limit)
        return tuple(self._names[known] for known, _, _ in matches)

    def _ranked(self, question: str) -> list[tuple[CardWhy, PrintedCard]]:
        key = squeezed(question)
        if not key:
            return []
        number = fold(question).strip()
        if _CLAUSE_NUMBER.fullmatch(number):
            # The figures of a clause number occur in nearly every text.
            return []
        # Ordered by the weakest reason among the parts, then by the best.
        reasons: dict[int, tuple[CardWhy, CardWhy]] = {}

        def add(cards: Iterable[int], why: CardWhy) -> None:
            for card in cards:
                reasons.setdefault(card, _TWICE[why])

        if number and _NUMBER.fullmatch(number):
            numbers = self._numbers if "-" in number else self._bare_numbers
            add(numbers.being(number), CardWhy.NUMBER)
            add(numbers.beginning(number), CardWhy.NUMBER_BEGINS)
        add(self._names_of.being(key), CardWhy.NAME)
        add(self._names_of.beginning(key), CardWhy.NAME_BEGINS)
        if parts := self._parts(question):
            reasons = self._having_all(parts) | reasons
        having: dict[tuple[CardWhy, CardWhy], list[int]] = {}
        for at in sorted(reasons):
            having.setdefault(reasons[at], []).append(at)
        return [(whys[0], self._cards[at]) for whys in sorted(having) for at in having[whys]]

    def _having_all(self, parts: Sequence[_Part]) -> dict[int, tuple[CardWhy, CardWhy]]:
        """The cards that have every part, with the weakest of the reasons and the best."""
        # A long word with one way of writing is rare: it leaves few cards to check.
        rarest, *others = sorted(parts, key=lambda part: (len(part.ways), -len(part.typed.key)))
        having = {card: _TWICE[why] for card, why in self._having(rarest).items()}
        for part in others:
            also = self._having(part, having)
            having = {card: (max(why, having[card][0]), min(why, having[card][1])) for card, why in also.items()}
        return having

    def _having(self, part: _Part, within: Collection[int] | None = None) -> dict[int, CardWhy]:
        reasons: dict[int, CardWhy] = {}
        typed = part.typed.joined
        for way in part.ways:
            reasons |= dict.fromkeys(self._texts.having(way.key, within), CardWhy.TEXT)
        for way in part.ways:
            reasons |= dict.fromkeys(self._facts.having(way.key, within), CardWhy.TRAIT)
        reasons |= dict.fromkeys(self._bare_numbers.being(typed, within), CardWhy.TRAIT)
        if len(typed) > 1:
            reasons |= dict.fromkeys(self._names_of.having(typed, within), CardWhy.NAME_HAS)
        for way in part.ways:
            reasons |= dict.fromkeys(self._keywords.beginning(way.key, within), CardWhy.KEYWORD)
        return reasons

    def _parts(self, question: str) -> list[_Part]:
        parts = [self._part(unit) for unit in units_of(question, self._glossary)[:_MAX_PARTS]]
        # A single letter or digit is in every text.
        return [part for part in parts if not (len(part.typed.joined) == 1 and part.typed.joined.isascii())] or parts

    def _part(self, unit: QuestionPart) -> _Part:
        """A part of the question, and its names in other languages."""
        names = [unit.folded]
        for concept in (self._glossary.concepts[i] for i in unit.concepts):
            # Other words of the rules are in nearly every text.
            if concept.group in _NAMED_ON_CARDS:
                names += (name for tag in self._languages for name in concept.names.get(tag, ()))
        ways = (_Way.of(_spaced(bare(fold(name)))) for name in names)
        distinct = list(dict.fromkeys(way for way in ways if way.joined))
        # A text that contains a longer name contains the shorter one.
        needed = [way for way in distinct if not any(_covers(other, way) for other in distinct)]
        return _Part(_Way.of(_spaced(unit.folded)), tuple(needed))

    def _needles(self, question: str) -> Needles:
        return Needles(way.key.strip() for part in self._parts(question) for way in part.ways)

    def _one_wrong(self, question: str) -> str:
        """The name that differs from the question in a letter or two; empty if none does."""
        key = squeezed(question)
        if len(key) < (2 if has_cjk(key) else _MIN_MISSPELT_LENGTH):
            return ""
        nearest = process.extractOne(
            key,
            self._names.keys(),
            scorer=OSA.distance,
            score_cutoff=2 if len(key) >= _MIN_LETTERS_FOR_TWO_TYPOS else 1,
        )
        return self._names[nearest[0]] if nearest else ""


def _blanked(text: str, placed: Iterable[PlacedName]) -> str:
    """A text with spaces in place of names, so that the rest keeps its place."""
    for place in placed:
        text = text[: place.start] + " " * len(place.name.text) + text[place.end :]
    return text


def _is_written_as_a_name(sentence: str, start: int) -> bool:
    """True if a word begins with a capital, and no sentence with the word."""
    return sentence[start].isupper() and _SENTENCE_BEGINS.search(sentence, 0, start) is None


def _is_part(question: str, card: PrintedCard) -> bool:
    """True if the question is a word of a name of the card, or several in their order."""
    asked = squeezed(question)
    for _, name in card.names_of_parts():
        if has_cjk(asked):
            if len(asked) >= _MIN_CJK_PART_LENGTH and asked in squeezed(name):
                return True
            continue
        words = [squeezed(word) for word in _WORD_OF_NAME.findall(name)]
        ends = [*accumulate(map(len, words), initial=0)]
        at = "".join(words).find(asked)
        while at >= 0 and len(asked) >= _MIN_PART_LENGTH:
            if at in ends and at + len(asked) in ends:
                return True
            at = "".join(words).find(asked, at + 1)
    return False


def _covers(shorter: _Way, longer: _Way) -> bool:
    return shorter != longer and longer.key.startswith(shorter.key)


def _texts(card: PrintedCard) -> Iterator[str]:
    for record in card.records:
        yield from map(fold, record.texts())


def _keywords(card: PrintedCard) -> Iterator[str]:
    """Keyword effects that it has or gains itself, not those that its texts only mention."""
    for record in card.records:
        for text in record.texts():
            for match in _KEYWORD.finditer(text):
                *_, before = _SENTENCE_END.split(_ICON.sub(" ", text[: match.start()]))
                after = text[match.end() :]
                if _gains(before, after) or not (_JOINS.sub("", before) or _PARTICLE.match(after)):
                    yield fold(match[1])


def _gains(before: str, after: str) -> bool:
    return bool(_GAINS.search(before)) or ("このデジモン" in before and bool(_GAINS_JAPANESE.match(after)))


def _having_keywords(ranked: list[tuple[CardWhy, PrintedCard]]) -> list[tuple[CardWhy, PrintedCard]]:
    """Cards that have the requested keyword effect, if any has it: not those that only mention it."""
    having = [hit for hit in ranked if hit[0] is CardWhy.KEYWORD]
    return having or ranked


def _facts(card: PrintedCard) -> Iterator[str]:
    for record in card.records:
        words = (*record.all_traits, *record.categories, *record.colors, *_level(record))
        yield from map(_fact, words)


# Thousands of cards share a few hundred traits, and a few dozen keyword effects.
@lru_cache(maxsize=4096)
def _fact(word: str) -> str:
    return _spaced(fold(word))


@lru_cache(maxsize=1024)
def _keyword_key(folded: str) -> str:
    return _Way.of(_spaced(folded)).key


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(("", *lines, ""))


def _level(record: CardRecord) -> tuple[str, ...]:
    return () if record.level is None else (f"Lv.{record.level}",)


def _spaced(folded: str) -> str:
    """Words with one space before each and nothing else between them."""
    return f" {_NOT_WORDS.sub(' ', folded).strip()}"


def _hit(card: PrintedCard, why: CardWhy, needles: Needles, language: str) -> CardHit:
    """Hit with the text of the preferred language, or of another if only that matches."""
    record = card.record(language)
    first: CardHit | None = None
    for candidate in (record, *(r for r in card.records if r is not record)):
        text, marks = snippet(FoldedLine.of("\n".join(candidate.texts())), needles)
        hit = CardHit(card, why, candidate.language, text, marks)
        if marks or why < CardWhy.KEYWORD:
            return hit
        first = first or hit
    assert first is not None
    return first
