"""Readings are cached for one program and phrase book only."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator

import msgspec
import pytest

from judgeapp.cards.reading import caching
from judgeapp.cards.reading.caching import SOURCES, cached, caching_in, without_cache
from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar import phrases
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.parsing import beginnings
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, PhraseBook, build_phrase_book, phrase_book
from judgeapp.cards.reading.parts import ReadText
from judgeapp.cards.teaching.learning import learn
from judgeapp.cards.understanding import read_card
from tests.cards.made import record

TEXT = "[On Play] <Draw 1>. Then, you may light 1 lamp.\n<Blocker>"


class MemoryCache:
    """Cache in memory; `hits` counts successful look-ups."""

    def __init__(self) -> None:
        self.kept: dict[bytes, bytes] = {}
        self.hits = 0

    def get(self, key: bytes) -> bytes | None:
        self.hits += key in self.kept
        return self.kept.get(key)

    def put(self, key: bytes, value: bytes) -> None:
        self.kept[key] = value

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[MemoryCache]:
    # The test also passes right after the program has changed.
    monkeypatch.setattr(caching, "fingerprint", lambda: b"this program")
    a_shelf = MemoryCache()
    with caching_in(lambda: a_shelf):
        yield a_shelf


def test_a_cached_reading_is_not_computed_again(shelf: MemoryCache) -> None:
    assert cached(int, lambda: 1, "a thing") == 1
    assert cached(int, lambda: 2, "a thing") == 1
    assert cached(int, lambda: 2, "another thing") == 2
    with without_cache():
        assert cached(int, lambda: 3, "a thing") == 3


def test_a_damaged_entry_is_computed_again(shelf: MemoryCache) -> None:
    cached(tuple[int, ...], lambda: (1, 2), "numbers")
    (key,) = shelf.kept
    good = shelf.kept[key]
    for damaged in (b"", b"\xc1", good[:-1], msgspec.msgpack.encode(["one", "two"])):
        shelf.kept[key] = damaged
        assert cached(tuple[int, ...], lambda: (3,), "numbers") == (3,)


def test_different_things_have_different_keys(shelf: MemoryCache) -> None:
    for what in (("a", "bc"), ("ab", "c"), ("abc",), ("", "abc"), ("a", "b", "c")):
        cached(int, lambda: 1, *what)
    assert len(shelf.kept) == 5


@pytest.mark.parametrize("text", [TEXT, "No card says this.", "【登場時】≪1ドロー≫"])
def test_a_cached_reading_equals_the_reading(shelf: MemoryCache, text: str) -> None:
    with without_cache():
        anew = read_text(text)
    assert read_text(text) == anew
    assert read_text(text) == anew
    card = record(effect=text)
    assert read_card(card) == read_card(card)
    assert read_card(card).face == read_card(card).face


def test_a_text_with_half_a_letter_is_read_but_not_cached(shelf: MemoryCache) -> None:
    assert read_text("\ud800").parts[0].gaps
    assert read_text("\ud800") == read_text("\ud800")


def test_a_cached_text_is_not_read_again(shelf: MemoryCache, monkeypatch: pytest.MonkeyPatch) -> None:
    once = read_text(TEXT)
    monkeypatch.setattr("judgeapp.cards.reading.compiler._read", _never)
    assert read_text(TEXT) == once


def _never(*_: object) -> ReadText:
    raise AssertionError("it was read")


def test_lessons_apply_to_texts_cached_as_not_understood(shelf: MemoryCache) -> None:
    text = "[On Play] Wipe out 2 foes."
    assert read_text(text).parts[0].gaps
    same = "delete {2} of your opponent's Digimon"
    taught = learn(Lesson("en", "wipe out {2} foes", same)).phrase
    assert not read_text(text, "en", (taught,)).parts[0].gaps
    assert read_text(text).parts[0].gaps


def test_another_version_of_the_program_has_its_own_cache(shelf: MemoryCache, monkeypatch: pytest.MonkeyPatch) -> None:
    cached(int, lambda: 1, "a thing")
    monkeypatch.setattr(caching, "fingerprint", lambda: b"another")
    assert cached(int, lambda: 2, "a thing") == 2


def test_a_program_changed_while_running_caches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    fingerprint = caching.fingerprint.__wrapped__
    monkeypatch.setattr(caching, "_STARTED", float("inf"))
    assert fingerprint() == caching._fingerprint() != b""
    monkeypatch.setattr(caching, "_STARTED", 0.0)
    assert fingerprint() == b""


def test_the_fingerprint_covers_everything_that_reads() -> None:
    """It includes every module that the compiler imports."""
    code = (
        "import sys, judgeapp.cards.reading.words, judgeapp.cards.reading.lines\n"
        "print(*(name for name in sys.modules if name.startswith('judgeapp.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    rooms = tuple(f"judgeapp.{place.removesuffix('.py').replace('/', '.')}" for place in SOURCES)
    others = [name for name in done.stdout.split() if not name.startswith(rooms)]
    assert sorted(others) == [
        "judgeapp.cards",
        "judgeapp.clauses",  # clause numbers of an edition don't affect readings
        "judgeapp.clauses.renumbering",
        "judgeapp.files",
        "judgeapp.files.cache",
        "judgeapp.files.generations",
        "judgeapp.messages",
        "judgeapp.messages.errors",
        "judgeapp.messages.message",
        "judgeapp.messages.punctuation",  # separators of message parts don't affect readings
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cached_phrase_book_equals_the_phrase_book(shelf: MemoryCache, language: str) -> None:
    kept: Callable[[str], PhraseBook] = phrases._phrase_book.__wrapped__
    kept(language)
    asked = shelf.hits
    book, anew = kept(language), build_phrase_book(language)
    assert shelf.hits == asked + 1
    assert repr(book.wordings) == repr(anew.wordings)
    assert [*book.wordings] == [*anew.wordings]
    assert book._replace(wordings={}) == anew._replace(wordings={})
    beginnings(book)
    assert beginnings(book) == beginnings(anew)
    assert phrase_book(language).series == book.series
