"""Every phrase can be read, has a meaning in the effect language, and prints back the same."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from judgeapp.cards.reading.grammar.parsing import Parser
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, PhraseBook, Wording, phrase_book
from judgeapp.cards.reading.grammar.printing import Printer
from judgeapp.cards.reading.grammar.samples import sample
from judgeapp.cards.reading.grammar.verbs import Form, forms_of
from judgeapp.engine import lang
from tests.nightly import mostly_nightly

# Type of the meaning of each kind; parts of other kinds are tested with those.
MEANINGS: dict[str, Any] = {
    "action": lang.Action,
    "sentence": tuple[lang.Action, ...],
    "condition": lang.Condition,
    "gift": lang.Gift,
    "gains": tuple[lang.Gift, ...],
    "keyword": lang.Gift,
    "target": lang.Target,
    "choice": lang.Target,
    "all": lang.Target,
    "filter": lang.Filter,
    "owned": lang.Filter,
    "noun": lang.Filter,
    "adjective": lang.Filter,
    "having": lang.Filter,
    "place": lang.Filter,
    "when": tuple[lang.When, ...],
    "would": tuple[lang.When, ...],
    "until": lang.Until,
    "body.timed": lang.Effect,
    "body.free": lang.Effect,
}


# Actions that no card text expresses: the judge's own, and parts of other processing.
UNSAID = {"by-hand", "end-burst", "end-of-part", "fulfilled", "trash-used"}
# Actions without a wording, by language.
WORDLESS = {"en": UNSAID, "ja": UNSAID | {"overwrite"}}


def wordings(language: str) -> Iterator[Wording]:
    for same in phrase_book(language).wordings.values():
        yield from same


@cache
def readings(language: str) -> list[tuple[Wording, str | None, list[Any]]]:
    """Each wording with a sample text and its readings."""
    book = phrase_book(language)
    samples = [(wording, sample(wording, language)) for wording in wordings(language)]
    return [
        (wording, text, Parser(book, text).readings(wording.kind) if text is not None else [])
        for wording, text in samples
    ]


def name_of(wording: Wording) -> str:
    phrase = wording.phrase
    return f"{phrase.where} ({wording.kind} {phrase.means}, wording {wording.rank + 1})"


def records(meaning: Any) -> Iterator[str]:
    """Kinds of actions, gifts and conditions in a meaning."""
    if isinstance(meaning, list):
        for part in meaning:
            yield from records(part)
    if isinstance(meaning, dict):
        yield from (str(meaning[key]) for key in ("do", "gives", "if") if key in meaning)
        for part in meaning.values():
            yield from records(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_gift_and_condition_has_words(language: str) -> None:
    meant = {record for wording in wordings(language) for record in records(wording.phrase.means)}
    every = {
        str(kind.__struct_config__.tag)
        for union in (lang.Action, lang.Gift, lang.Condition)
        for kind in get_args(union)
    }
    missing = sorted(every - meant - WORDLESS[language])
    assert not missing, f"give {', '.join(missing)} a wording in judgeapp/cards/reading/phrasebook/ ({language})"
    assert WORDLESS[language] <= every - meant, "they have words by now: take them out of WORDLESS"


@pytest.mark.lengthy
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_is_read_and_has_one_meaning(language: str) -> None:
    faults = []
    for wording, text, derivations in readings(language):
        if text is None:
            faults.append(f"{name_of(wording)}: a slot has no words")
            continue
        if len(derivations) != 1:
            meanings = [derivation.meaning for derivation in derivations]
            faults.append(f"{name_of(wording)}: {text!r} has the meanings {meanings}")
    assert faults == []


@pytest.mark.lengthy
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_meaning_belongs_to_the_effect_language(language: str) -> None:
    faults = []
    for wording, _, derivations in readings(language):
        kind = wording.phrase.kind
        if kind not in MEANINGS:
            continue
        for derivation in derivations:
            try:
                value = msgspec.convert(derivation.meaning, type=MEANINGS[kind])
            except msgspec.ValidationError as error:
                faults.append(f"{name_of(wording)}: {error}: {derivation.meaning}")
                continue
            plain = msgspec.json.decode(msgspec.json.encode(value))
            if plain != derivation.meaning:
                faults.append(f"{name_of(wording)}: not in the plainest form: {derivation.meaning} is {plain}")
    assert faults == []


@pytest.mark.lengthy
@pytest.mark.parametrize("share", mostly_nightly([4, 1]))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_text_reads_back_the_same(language: str, share: int) -> None:
    """`share`: every n-th wording is printed."""
    book, printer = phrase_book(language), Printer(phrase_book(language))
    faults = []
    whole = ("body.timed", "body.free", "sentence", "condition", "target")
    for wording, text, derivations in [read for read in readings(language) if read[0].kind in whole][::share]:
        for derivation in derivations:
            printed = printer.text(wording.kind, derivation.meaning)
            again = Parser(book, printed).readings(wording.kind)
            if [d.meaning for d in again] != [derivation.meaning]:
                faults.append(f"{name_of(wording)}: {text!r} prints as {printed!r}")
    assert faults == []


def test_languages_may_prefer_different_words_for_a_meaning() -> None:
    """The Japanese wording for anyone's cards is `late`, because one's own cards have another."""
    any_one = [{"event": "used", "subject": {"categories": ["option"]}}]
    own = [{"event": "used", "subject": {"categories": ["option"], "whose": "yours"}}]
    japanese = Printer(phrase_book("ja"))
    assert japanese.text("when", any_one) == "自分か相手がオプションカードを使用した"
    assert japanese.text("when", own) == "自分がオプションカードを使用した"
    assert Printer(phrase_book("en")).text("when", own) == "you use an Option card"


def test_a_result_is_asked_for_in_the_words_of_its_action() -> None:
    """A past verb has a form for なら, but none for "may"."""
    assert list(forms_of("この効果で消滅させた!", "ja")) == [
        (Form.PLAIN, "この効果で消滅させた"),
        (Form.STEM, "この効果で消滅させた"),
    ]
    assert Form.MAY in dict(forms_of("消滅させる!", "ja"))


# Kinds that the reader starts from: bodies of effects, lines, stand-alone texts.
ROOTS = (
    "body.timed",
    "body.free",
    "gifts",
    "keyword",
    "bare-keyword",
    "icon",
    "trigger",
    "digivolve-line",
    "as-if-line",
    "link-line",
    "dna-line",
    "burst-line",
    "app-fusion-line",
    "digixros-line",
    "assembly-line",
    "rule-line",
)


def asked_for(book: PhraseBook, kind: str) -> Iterator[str]:
    """Kinds in the slots of a kind, and kinds that it consists of."""
    yield from (slot.kind for wording in book.wordings.get(kind, ()) for slot in wording.slots)
    yield from book.unions.get(kind, ())
    if series := book.series.get(kind):
        yield from (series.of, series.ends)
    if bag := book.bags.get(kind):
        yield from (bag.first, bag.before, bag.noun, bag.having, bag.after, bag.relative)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_with_words_can_be_reached(language: str) -> None:
    book = phrase_book(language)
    reached: set[str] = set()
    new = {*ROOTS}
    while new:
        reached |= new
        new = {part for kind in new for part in asked_for(book, kind)} - reached
    # A phrase with a verb is listed under a kind for each of its forms; one of them is enough.
    forms: dict[int, set[str]] = {}
    phrases = {}
    for kind, wordings in book.wordings.items():
        for wording in wordings:
            forms.setdefault(wording.phrase.order, set()).add(kind)
            phrases[wording.phrase.order] = wording.phrase
    dead = [phrases[order] for order, kinds in forms.items() if kinds.isdisjoint(reached)]
    assert not dead, "words that nothing asks for"
