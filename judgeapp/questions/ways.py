"""Ways of asking questions, taken apart, in tables that are opened and not built."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from heapq import nlargest
from math import fsum, log
from typing import NamedTuple

from msgspec import Struct
from rapidfuzz.distance import Indel

from judgeapp.questions.meaning import CONCEPT, EVERYDAY, Meaning, Meanings
from judgeapp.questions.question import ProvenQuestion
from judgeapp.questions.roles import DIRECTION

_MAX_OF_A_FAMILY = 300  # ways that are compared
_UNHEARD = 0.15  # weight of a word that no way of asking contains
_LIKEST = 3  # ways with nearly the same wording
_PLAIN = 0.5  # weight of a plain word relative to an equally rare concept
# Type codes of the packed arrays.
_PLACES, _TOKENS, _WEIGHTS, _HASHES = "I", "H", "d", "Q"


class Way(Struct, frozen=True):
    """A way of asking. `of` is the place of its question; `apart` is true for a similar wording of another question;
    `letters` is the way without case, punctuation and fillers, empty for a way out of the tables."""

    of: int
    meaning: Meaning
    apart: bool = False
    letters: str = ""


def ways_of(questions: Sequence[ProvenQuestion], meanings: Meanings) -> Iterator[Way]:
    """Every way of asking questions, and those known to be apart from them."""
    return (
        Way(place, meanings.of(words), apart, meanings.letters(words))
        for place, question in enumerate(questions)
        for apart, by_language in ((False, question.ask), (True, question.apart))
        for some in by_language.values()
        for words in some
    )


class _Lists(Struct, frozen=True):
    """Lists of numbers, packed one after another; `ends` are the ends of the lists."""

    ends: bytes
    numbers: bytes


class WayTables(Struct, frozen=True):
    tokens: tuple[str, ...]  # each once; the others have their places
    questions: int
    spread: bytes  # in how many questions a token stands
    # of, negations, things, apart, weights: of each way
    of: bytes
    negations: bytes
    things: bytes
    apart: bytes
    weights: bytes
    having: _Lists  # the ways that have a token
    within: _Lists  # the tokens of a way
    usual: _Lists  # the tokens of a question, each as often as its ways have it
    words: tuple[str, ...]  # each once; the others have their places
    wordings: _Lists  # the words of a way, as they stand
    written: tuple[bytes, bytes]  # hashes of the letters of the ways, in order, and the ways that they belong to


def way_tables(ways: Iterable[Way], questions: int) -> WayTables:
    some = tuple(ways)
    places: dict[str, int] = {}
    vocabulary: dict[str, int] = {}
    wordings = [[vocabulary.setdefault(word, len(vocabulary)) for word in way.meaning.wording] for way in some]
    within = [[places.setdefault(token, len(places)) for token in sorted(way.meaning.tokens)] for way in some]
    having: list[list[int]] = [[] for _ in places]
    asked_with: dict[int, set[int]] = defaultdict(set)
    usual: list[list[int]] = [[] for _ in range(questions)]
    for number, (way, tokens) in enumerate(zip(some, within, strict=True)):
        for token in tokens:
            having[token].append(number)
            asked_with[token].add(way.of)
        if not way.apart:
            usual[way.of] += tokens
    spread = [len(asked_with[token]) for token in range(len(places))]
    tells = [_rarity_weight(token, spread[at], questions) for token, at in places.items()]
    written = sorted((_hash(way.letters), number) for number, way in enumerate(some))
    return WayTables(
        tuple(places),
        questions,
        array(_TOKENS, spread).tobytes(),
        array(_TOKENS, (way.of for way in some)).tobytes(),
        bytes(min(way.meaning.negations, 255) for way in some),
        bytes(min(way.meaning.things, 255) for way in some),
        bytes(way.apart for way in some),
        array(_WEIGHTS, (sum(tells[token] for token in tokens) for tokens in within)).tobytes(),
        _packed(_PLACES, having),
        _packed(_TOKENS, within),
        _packed(_TOKENS, usual),
        tuple(vocabulary),
        _packed(_TOKENS, wordings),
        (array(_HASHES, (h for h, _ in written)).tobytes(), array(_PLACES, (n for _, n in written)).tobytes()),
    )


def _hash(letters: str) -> int:
    return int.from_bytes(blake2b(letters.encode(), digest_size=8).digest())


def _packed(kind: str, lists: Iterable[Iterable[int]]) -> _Lists:
    ends, numbers = array(_PLACES), array(kind)
    for some in lists:
        numbers.extend(some)
        ends.append(len(numbers))
    return _Lists(ends.tobytes(), numbers.tobytes())


class _Unpacked:
    """Lists of numbers, each unpacked on demand."""

    def __init__(self, kind: str, packed: _Lists) -> None:
        self._ends, self._numbers = array(_PLACES, packed.ends), array(kind, packed.numbers)

    def __getitem__(self, at: int) -> array[int]:
        return self._numbers[self._ends[at - 1] if at else 0 : self._ends[at]]


class Family(NamedTuple):
    """Ways that share a token: how many of them have which others."""

    having: Mapping[str, int]
    size: int


class KnownWays:
    """Looks things up in tables of ways. Safe to use from several threads."""

    def __init__(self, tables: WayTables) -> None:
        self._tokens = tables.tokens
        self._places = {token: at for at, token in enumerate(tables.tokens)}
        self._questions = tables.questions
        self._spread = array(_TOKENS, tables.spread)
        self._of = array(_TOKENS, tables.of)
        self._negations, self._things = tables.negations, tables.things
        self._apart = tables.apart
        self.weights = array(_WEIGHTS, tables.weights)  # of the tokens of each way, in all
        self._having = _Unpacked(_PLACES, tables.having)
        self._within = _Unpacked(_TOKENS, tables.within)
        self._usual = _Unpacked(_TOKENS, tables.usual)
        self._words = {word: at for at, word in enumerate(tables.words)}
        self._wordings = _Unpacked(_TOKENS, tables.wordings)
        self._written, self._writers = (
            array(kind, packed) for kind, packed in zip((_HASHES, _PLACES), tables.written, strict=True)
        )
        asked = zip(self._of, self._apart, strict=True)
        self._times = Counter(of for of, apart in asked if not apart)
        self._looked_up: dict[int, Way] = {}
        self._counted: dict[int, Counter[str]] = {}
        # Weights are cached: a question asks for each many times.
        self._token_weights: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._of)

    def __getitem__(self, number: int) -> Way:
        if (way := self._looked_up.get(number)) is None:
            way = self._looked_up[number] = self._way(number)
        return way

    def _way(self, number: int) -> Way:
        tokens = frozenset(self._tokens[at] for at in self._within[number])
        meaning = Meaning(tokens, self._negations[number], self._things[number])
        return Way(self._of[number], meaning, bool(self._apart[number]))

    def written_so(self, letters: str) -> frozenset[int]:
        """Questions with a way of asking of just these letters, but for those that these are known to be apart from."""
        if not letters:
            return frozenset()
        key = _hash(letters)
        first, last = bisect_left(self._written, key), bisect_right(self._written, key)
        numbers = self._writers[first:last]
        apart = {self._of[number] for number in numbers if self._apart[number]}
        return frozenset(self._of[number] for number in numbers) - apart

    def having(self, token: str) -> Sequence[int]:
        place = self._places.get(token)
        return self._having[place] if place is not None else ()

    def family(self, token: str, without: int, hidden: int) -> Family:
        """The ways that have a token, or some of them; but for one way and one question."""
        having = self._having[self._places[token]]
        some = [
            number
            for number in having[:: len(having) // _MAX_OF_A_FAMILY + 1]
            if number != without and self._of[number] != hidden and not self._apart[number]
        ]
        counted: Counter[int] = Counter()
        for number in some:
            counted.update(self._within[number])
        return Family({self._tokens[at]: times for at, times in counted.items()}, len(some))

    def usual(self, of: int) -> Counter[str]:
        """Counts of a question's ways that have a token."""
        if (usual := self._counted.get(of)) is None:
            usual = self._counted[of] = Counter(self._tokens[at] for at in self._usual[of])
        return usual

    def worded_alike(self, wording: Sequence[str], of: int, without: int) -> tuple[float, float]:
        """Likeness of a wording, word by word, to the likest way of asking a question, and to the three likest; but for
        one way."""
        typed = [self._words.get(word, -1) for word in wording]
        first, last = bisect_left(self._of, of), bisect_right(self._of, of)
        alike = nlargest(
            _LIKEST,
            (
                Indel.normalized_similarity(typed, self._wordings[number])
                for number in range(first, last)
                if number != without and not self._apart[number]
            ),
        )
        return max(alike, default=0.0), sum(alike) / _LIKEST

    def times(self, of: int) -> int:
        """Number of ways of asking a question."""
        return self._times[of]

    def token_weight(self, token: str) -> float:
        """Weight of a token: the fewer questions have it, the higher."""
        if (tells := self._token_weights.get(token)) is not None:
            return tells
        place = self._places.get(token)
        tells = _rarity_weight(token, self._spread[place] if place is not None else 0, self._questions)
        if place is not None:
            self._token_weights[token] = tells
        return tells

    def weight(self, tokens: Iterable[str]) -> float:
        return fsum(self.token_weight(token) for token in tokens)


def is_known(token: str) -> bool:
    """True if a token is more than a word."""
    return token.startswith((CONCEPT, EVERYDAY))


def sort_of(token: str) -> float:
    """Weight of a token against a concept that is as rare."""
    if token.startswith(DIRECTION):
        return 0.0
    return 1.0 if is_known(token) else _PLAIN


def _rarity_weight(token: str, spread: int, questions: int) -> float:
    # A token that no way of asking contains doesn't tell questions apart.
    sort = sort_of(token) if spread or is_known(token) else _UNHEARD
    return sort * log((questions + 1) / (spread + 0.5))
