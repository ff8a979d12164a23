"""From a judge's words to a phrase that is read, through the gates that every phrase passes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from judgeapp.cards.reading.compiler import printer, read_text
from judgeapp.cards.reading.grammar.derivation import Derivation
from judgeapp.cards.reading.grammar.keywords import keyword_called
from judgeapp.cards.reading.grammar.lesson import ICON, Lesson
from judgeapp.cards.reading.grammar.parsing import ExhaustedError, Parser
from judgeapp.cards.reading.grammar.phrases import (
    LANGUAGES,
    Meaning,
    PhraseBook,
    Slot,
    TaughtPhrase,
    TaughtWording,
    phrase_book,
)
from judgeapp.cards.reading.grammar.printing import UnsayableError
from judgeapp.cards.reading.grammar.samples import frames, sample, sample_of
from judgeapp.cards.reading.grammar.verbs import Form, forms_of
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.reading.words import adapted_to_category, category_told, part_words
from judgeapp.cards.teaching.marks import (
    MAX_LENGTH,
    MarkedText,
    differing,
    is_cut,
    marked,
    swallowed,
    without_what_is_alike,
)
from judgeapp.cards.teaching.refusal import LessonFault, RefusedLessonError
from judgeapp.cards.teaching.template import Template, open_marks, templates
from judgeapp.engine.lang import Effect, Keyword
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import capitalized

# Texts of our own with the same words that are read again with a new wording.
_MAX_SAMPLES = 200
_TIMED = {"en": "[Main] {}.", "ja": "【メイン】{}。"}
_FREE = {"en": "{}.", "ja": "{}。"}


def learn(lesson: Lesson, taught: Sequence[TaughtPhrase] = ()) -> Learnt:
    """The phrase that a lesson comes to, beside those that have been taught.

    Raises RefusedLessonError: its known text is not understood, a marked part is not part of it, the wording would pass
    over something that it says, or is understood already; or a text could be read in two ways."""
    language = lesson.language
    if lesson.is_keyword and language in LANGUAGES:
        return learn_keyword(lesson, tuple(taught))
    if language not in LANGUAGES:
        raise RefusedLessonError(LessonFault.NO_LANGUAGE, language=language)
    if not lesson.wording.strip() or not lesson.same.strip():
        raise RefusedLessonError(LessonFault.NOTHING_SAID)
    wording, same = marked(lesson.wording, language), marked(lesson.same, language)
    for mark in sorted(wording.spans.keys() ^ same.spans.keys()):
        raise RefusedLessonError(LessonFault.MARK_MISSING, mark=mark)
    if more := swallowed(wording, same, language):
        raise RefusedLessonError(LessonFault.SWALLOWED, text=more)
    if other := differing(wording, same, language):
        raise RefusedLessonError(LessonFault.DIFFERS, text=other)
    refused: RefusedLessonError | None = None
    for own, known in without_what_is_alike(wording, same, language):
        if not any(text.strip(" ,.、。") for text in own.literals):
            break
        try:
            learnt = _Learner(lesson, own, known, tuple(taught)).learn()
            if is_cut(same, known, language):
                _check_whole(learnt.phrase, wording, same, tuple(taught))
            return learnt
        except RefusedLessonError as error:
            refused = refused or error
            if error.why is not LessonFault.KNOWN_NOT_READ:
                break
    raise refused or RefusedLessonError(LessonFault.NO_WORDS_OF_ITS_OWN)


# Text around an effect that says when, or on what condition.
_AROUND = {
    "en": (
        "[All Turns] {}, gain 1 memory.",
        "[All Turns] {}, this Digimon gets +1000 DP.",
        "[Main] {}, gain 1 memory.",
    ),
    "ja": (
        "【お互いのターン】{}、メモリー+1。",
        "【お互いのターン】{}、このデジモンをDP+1000。",
        "【メイン】{}、メモリー+1。",
    ),
}


def _check_whole(phrase: TaughtPhrase, wording: MarkedText, same: MarkedText, taught: tuple[TaughtPhrase, ...]) -> None:
    """Check that both texts say the same as a whole: a trigger or a condition would be lost if only the action was
    learnt. Raises RefusedLessonError."""
    language = phrase.lesson.language
    for frame in _AROUND[language]:
        meant = read_text(frame.format(capitalized(same.text)), language)
        if meant.state is not Understanding.UNDERSTOOD:
            continue
        text = frame.format(capitalized(wording.text))
        if read_text(text, language, (*taught, phrase)).effects != meant.effects:
            raise RefusedLessonError(LessonFault.IN_TWO_WAYS, text=text)
        return
    raise RefusedLessonError(LessonFault.KNOWN_NOT_READ, text=same.text)


class _Learner:
    def __init__(self, lesson: Lesson, wording: MarkedText, same: MarkedText, taught: tuple[TaughtPhrase, ...]) -> None:
        self._lesson = lesson
        self._wording = wording
        self._same = same
        self._language = lesson.language
        self._taught = tuple(t for t in taught if t.lesson.key != lesson.key)
        self._book = phrase_book(lesson.language)

    def learn(self) -> Learnt:
        parser = Parser(self._book, self._same.text)
        known = self._known(parser)
        self._check_new(known)
        phrase, main, refused = TaughtPhrase(self._lesson, ()), "", None
        reached: set[str] = set()
        for kind, made in _most_general(known, self._book):
            if kind in reached:
                continue
            try:
                more = self._with(phrase, parser, kind, known)
            except RefusedLessonError as error:
                refused = refused or error
            else:
                phrase, main = more, main or kind
                reached |= made
        if not main:
            assert refused is not None
            raise refused
        of = category_told(self._same.text)
        means = adapted_to_category(self._printed(main, known[main].meaning), of, self._language)
        return Learnt(phrase, means, self._in_an_effect(phrase, main))

    def _with(self, phrase: TaughtPhrase, parser: Parser, kind: str, known: Mapping[str, Derivation]) -> TaughtPhrase:
        """The phrase as one more kind, in the most variable way. Raises RefusedLessonError if every way is refused."""
        refused: RefusedLessonError | None = None
        for way in templates(self._book, parser, known[kind], self._same.spans):
            more = self._wordings(kind, known, way)
            wider = TaughtPhrase(self._lesson, tuple(dict.fromkeys((*phrase.wordings, *more))))
            try:
                self._check(wider, kind, known)
            except RefusedLessonError as error:
                refused = refused or error
            else:
                return wider
        if refused is None:
            parts = {*open_marks(self._book, parser, known[kind], self._same.spans)}
            marks = [mark for mark in self._same.spans if mark not in parts]
            lost_mark = (marks or [*self._same.spans])[0]
            refused = RefusedLessonError(LessonFault.NO_PART, text=lost_mark, whole=self._same.text)
        raise refused

    def _known(self, parser: Parser) -> dict[str, Derivation]:
        """Derivations of the known text, by the kinds that it is. Raises RefusedLessonError."""
        readings = {kind: _readings(parser, kind) for kind in _kinds(self._book)}
        known = {kind: derivations[0] for kind, derivations in readings.items() if len(derivations) == 1}
        text = self._same.text
        if not known:
            why = LessonFault.KNOWN_IN_TWO_WAYS if any(readings.values()) else LessonFault.KNOWN_NOT_READ
            raise RefusedLessonError(why, text=text)
        printed = {kind: derivation for kind, derivation in known.items() if self._says_itself(kind, derivation)}
        if not printed:
            raise RefusedLessonError(LessonFault.KNOWN_NOT_PRINTED, text=text)
        return printed

    def _says_itself(self, kind: str, derivation: Derivation) -> bool:
        """True if a reading is the same when it is printed and read again."""
        if _has_slot(derivation.meaning):
            return False
        text = self._printed(kind, derivation.meaning)
        again = _readings(Parser(self._book, text), kind) if text else []
        return [reading.meaning for reading in again] == [derivation.meaning]

    def _printed(self, kind: str, meaning: Meaning) -> str:
        try:
            return printer(self._language).text(kind, meaning)
        except (UnsayableError, ExhaustedError):
            return ""

    def _check_new(self, known: Mapping[str, Derivation]) -> None:
        """The wording is not understood without the lesson."""
        text = self._wording.text
        parser = Parser(self._book, text)
        for kind in _kinds(self._book):
            for reading in _readings(parser, kind):
                same = kind in known and reading.meaning == known[kind].meaning
                means = self._printed(kind, reading.meaning) or kind
                why = LessonFault.UNDERSTOOD if same else LessonFault.READ_OTHERWISE
                raise RefusedLessonError(why, text=text, means=means)

    def _wordings(self, kind: str, known: Mapping[str, Derivation], way: Template) -> Iterator[TaughtWording]:
        slots = {mark: Slot(f"part{number}", way.kinds[mark]) for number, mark in enumerate(self._same.spans, 1)}
        elements = tuple(slots[mark] if mark else text for text, mark in self._wording.pieces)
        means = json.dumps(way.means, ensure_ascii=False)
        yield TaughtWording(kind, elements, means)
        stem = kind.partition(".")[0]
        for other, derivation in known.items():
            # The forms of a verb have the same words.
            alike = other.partition(".")[0] == stem and other.partition(".")[2] in [*Form]
            if other != kind and alike and derivation.meaning == known[kind].meaning:
                yield TaughtWording(other, elements, means)
        if self._language == "en" and f"{kind}.{Form.BARE}" in known:
            for form, elements_of_form in _forms(kind, elements):
                yield TaughtWording(form, elements_of_form, means)

    def _check(self, phrase: TaughtPhrase, kind: str, known: Mapping[str, Derivation]) -> None:
        """The gates of a learnt phrase. Raises RefusedLessonError."""
        book = phrase_book(self._language, (*self._taught, phrase))
        wording = self._wording.text
        parser = Parser(book, wording)
        if _meanings(parser, kind) != [known[kind].meaning]:
            raise RefusedLessonError(LessonFault.IN_TWO_WAYS, text=wording)
        if any(len(_readings(parser, other)) > 1 for other in _kinds(book)):
            raise RefusedLessonError(LessonFault.IN_TWO_WAYS, text=wording)
        for other_wording, same in self._others(phrase, kind):
            read, meant = Parser(book, other_wording), Parser(self._book, same)
            if _meanings(read, kind) != _meanings(meant, kind):
                raise RefusedLessonError(LessonFault.IN_TWO_WAYS, text=other_wording)
        for text, of in self._near(phrase):
            before, after = (_meanings(Parser(other_phrase, text), of) for other_phrase in (self._book, book))
            if before != after:
                raise RefusedLessonError(LessonFault.IN_TWO_WAYS, text=text)
        for other_phrase in self._taught:
            self._check_beside(other_phrase, book)

    def _others(self, phrase: TaughtPhrase, of: str) -> Iterator[tuple[str, str]]:
        """Both texts with something else where something varies."""
        slots = {
            e.name: e.kind
            for wording in phrase.wordings
            if wording.kind == of
            for e in wording.elements
            if isinstance(e, Slot)
        }
        for number, mark in enumerate(self._same.spans, 1):
            kind = slots[f"part{number}"]
            for text in (sample_of(kind, self._language), _next_number(mark)):
                if text and text != mark and _readings(Parser(self._book, text), kind):
                    other = self._same.with_other(mark, text)
                    yield self._wording.with_other(mark, text), other

    def _near(self, phrase: TaughtPhrase) -> Iterator[tuple[str, str]]:
        """Texts that are understood and have the words of the wording in them."""
        count = 0
        needles = {
            tuple(sorted((e.lower() for e in wording.elements if isinstance(e, str)), key=len))[::-1]
            for wording in phrase.wordings
        }
        for text, small, kind in _samples(self._language):
            if any(all(word in small for word in words) for words in needles):
                yield text, kind
                count += 1
                if count > _MAX_SAMPLES:
                    return

    def _check_beside(self, other: TaughtPhrase, book: PhraseBook) -> None:
        """Check that an earlier lesson is still read in one way."""
        text = marked(other.lesson.wording, self._language).text
        alone = phrase_book(self._language, self._taught)
        for kind in dict.fromkeys(wording.kind for wording in other.wordings):
            before, after = (_readings(Parser(wording, text), kind) for wording in (alone, book))
            if len(after) > max(1, len(before)) or len(before) == 1 != len(after):
                raise RefusedLessonError(LessonFault.IN_TWO_WAYS, text=text)

    def _in_an_effect(self, phrase: TaughtPhrase, kind: str) -> str:
        """An effect with the wording, equal to the one with the known text; empty if none would be understood. Raises
        RefusedLessonError if it is read otherwise."""
        for frame in frames(kind, self._language):
            for header in (_TIMED, _FREE):
                same, text = (
                    header[self._language].format(capitalized(frame.around(marked_text.text)))
                    for marked_text in (self._same, self._wording)
                )
                meant = read_text(same, self._language)
                if meant.state is not Understanding.UNDERSTOOD:
                    continue
                read = read_text(text, self._language, (*self._taught, phrase))
                if read.effects != meant.effects:
                    raise RefusedLessonError(LessonFault.IN_TWO_WAYS, text=text)
                return text
        return ""


def _readings(parser: Parser, kind: str) -> list[Derivation]:
    """Derivations of a text as a kind; nothing if that is not a card text."""
    try:
        return parser.readings(kind)
    except ExhaustedError:
        return []


def _meanings(parser: Parser, kind: str) -> list[Meaning]:
    return [derivation.meaning for derivation in _readings(parser, kind)]


def _next_number(mark: str) -> str:
    return str(int(mark) + 1) if mark.isdecimal() and len(mark) < 9 else ""


def _has_slot(meaning: Meaning) -> bool:
    """True if something that a card says would be taken for a slot."""
    if isinstance(meaning, str):
        return meaning.startswith("$")
    if isinstance(meaning, dict):
        return any(map(_has_slot, meaning.values()))
    return isinstance(meaning, list) and any(map(_has_slot, meaning))


def _forms(kind: str, elements: tuple[str | Slot, ...]) -> Iterator[tuple[str, tuple[str | Slot, ...]]]:
    """An order in each form of its verb, which is its first word: "wipe out", "wiping out"."""
    first = elements[0]
    if isinstance(first, Slot):
        return
    verb, space, rest = first.partition(" ")
    if not verb.isalpha():
        return
    for form, form_of_verb in forms_of(f"{verb}!", "en"):
        named = kind if form is Form.PLAIN else f"{kind}.{form}"
        yield named, (f"{form_of_verb}{space}{rest}", *elements[1:])


# -- kinds ----------------------------------------------------------------------------------------


def _kinds(book: PhraseBook) -> tuple[str, ...]:
    """All kinds that texts are read as."""
    return tuple(dict.fromkeys((*book.wordings, *book.series, *book.bags, *book.unions)))


def _most_general(known: Mapping[str, Derivation], book: PhraseBook) -> list[tuple[str, set[str]]]:
    """Kinds that a text is, those first that most others can consist of; and those."""
    made_of = _made_of(book.language)

    def made(kind: str) -> set[str]:
        kinds, open_ones = {kind}, [kind]
        while open_ones:
            following = made_of.get(open_ones.pop(), set()) - kinds
            kinds |= following
            open_ones += following
        return kinds

    made_by = [(kind, made(kind)) for kind in known]
    return sorted(made_by, key=lambda entry: (-len(entry[1] & known.keys()), -len(entry[1]), entry[0]))


@cache
def _made_of(language: str) -> dict[str, set[str]]:
    """Kinds that can consist of one of each kind alone."""
    book = phrase_book(language)
    kinds_of: dict[str, set[str]] = {}
    for kind, wordings in book.wordings.items():
        for wording in wordings:
            if len(wording.elements) == 1 and isinstance(slot := wording.elements[0], Slot):
                kinds_of.setdefault(slot.kind, set()).add(kind)
    for kind, series in book.series.items():
        if series.at_least <= 1:
            kinds_of.setdefault(series.of, set()).add(kind)
    for kind, bag in book.bags.items():
        if not bag.first:
            kinds_of.setdefault(bag.noun, set()).add(kind)
    for kind, others in book.unions.items():
        for other in others:
            kinds_of.setdefault(other, set()).add(kind)
    return kinds_of


@cache
def _samples(language: str) -> tuple[tuple[str, str, str], ...]:
    """A text for each wording of the phrase book, in small letters too, with its kind."""
    book = phrase_book(language)
    samples = {
        (text, text.lower(), wording.kind): None
        for wordings in book.wordings.values()
        for wording in wordings
        if (text := sample(wording, language))
    }
    return tuple(samples)


# -- keyword effects -------------------------------------------------------------------------------


_NUMBER = "$part1"


def learn_keyword(lesson: Lesson, taught: tuple[TaughtPhrase, ...]) -> Learnt:
    """The icon of an unknown keyword effect. Raises RefusedLessonError if it is not one, or is known; if its meaning is
    not one effect; or if its number is not one of that."""
    icon = marked(lesson.wording, lesson.language)
    match = ICON.fullmatch(icon.text)
    if match is None:
        raise RefusedLessonError(LessonFault.NO_ICON, icon=icon.text)
    name = match["name"].strip()
    if _is_known(name):
        raise RefusedLessonError(LessonFault.ICON_KNOWN, name=name)
    marks = [*icon.spans]
    if len(marks) > 1 or not all(mark.isdecimal() for mark in marks):
        raise RefusedLessonError(LessonFault.NO_NUMBER, number=marks[-1])
    effect, means = _stands_for(lesson, marks[0] if marks else "")
    gift = {"gives": "keyword", "name": name, "stands_for": [effect], "clauses": list(lesson.clauses)}
    elements = tuple(Slot("part1", "n") if mark else text for text, mark in icon.pieces)
    if marks:
        gift["amount"] = _NUMBER
    wordings = (
        TaughtWording("keyword", elements, json.dumps(gift, ensure_ascii=False)),
        TaughtWording("bare-keyword", (f"<{name}>",), json.dumps(name, ensure_ascii=False)),
        TaughtWording("icon", (f"<{name}>",), json.dumps(f"<{name}>", ensure_ascii=False)),
    )
    phrase = TaughtPhrase(lesson, wordings)
    _check(phrase, icon.text, taught)
    return Learnt(phrase, means, icon.text)


def _is_known(name: str) -> bool:
    try:
        keyword_called(name)
    except InputError:
        return False
    return True


def _stands_for(lesson: Lesson, number: str) -> tuple[Any, str]:
    """The effect, with any number left open; and its meaning in today's words. Raises RefusedLessonError."""
    if len(lesson.same) > MAX_LENGTH:
        raise RefusedLessonError(LessonFault.TOO_LONG, most=str(MAX_LENGTH))
    text = lesson.same.replace(f"{{{number}}}", number)
    if "{" in text or "}" in text or (number and text == lesson.same):
        raise RefusedLessonError(LessonFault.MARK_MISSING, mark=number or lesson.same)
    if lesson.same.count("{") > 1:
        raise RefusedLessonError(LessonFault.MARK_TWICE, mark=number)
    effect, means = _whole_effect(text, lesson.language)
    if not number:
        return effect, means
    if len(number) > 8:
        raise RefusedLessonError(LessonFault.NO_NUMBER, number=number)
    # The part that changes with another number is the number.
    next_one = int(number) + 1
    other, _ = _whole_effect(lesson.same.replace(f"{{{number}}}", str(next_one)), lesson.language)
    opened = _opened(effect, other, int(number), next_one)
    if opened is None or opened == effect:
        raise RefusedLessonError(LessonFault.NO_NUMBER, number=number)
    return opened, means


def _whole_effect(text: str, language: str) -> tuple[Any, str]:
    reading = read_text(text, language)
    if reading.state is not Understanding.UNDERSTOOD or len(reading.parts) != 1:
        raise RefusedLessonError(LessonFault.NO_WHOLE_EFFECT, text=text)
    (part,) = reading.parts
    if part.effect == Effect(gifts=part.effect.gifts) and all(isinstance(gift, Keyword) for gift in part.effect.gifts):
        # An icon alone isn't a meaning but another name.
        raise RefusedLessonError(LessonFault.NO_WHOLE_EFFECT, text=text)
    plain = msgspec.json.decode(msgspec.json.encode(part.effect))
    return plain, f"{part.effect.kind}: {part_words(reading, part)}"


def _opened(tree: Any, other_tree: Any, number: int, next_one: int) -> Any | None:
    """A tree with its number left open wherever another tree has the next one; None if they differ otherwise."""
    if type(tree) is int and (tree, other_tree) == (number, next_one):
        return _NUMBER
    if isinstance(tree, dict) and isinstance(other_tree, dict) and tree.keys() == other_tree.keys():
        opened = {key: _opened(tree[key], other_tree[key], number, next_one) for key in tree}
        missing = any(opened[key] is None and tree[key] is not None for key in tree)
        return None if missing else opened
    if isinstance(tree, list) and isinstance(other_tree, list) and len(tree) == len(other_tree):
        parts = [_opened(*pair, number, next_one) for pair in zip(tree, other_tree, strict=True)]
        return None if any(part is None for part in parts) else parts
    return tree if tree == other_tree else None


def _check(phrase: TaughtPhrase, icon: str, taught: tuple[TaughtPhrase, ...]) -> None:
    """The icon is read in one way, as this keyword effect. Raises RefusedLessonError."""
    lesson = phrase.lesson
    others = tuple(phrase_taught for phrase_taught in taught if phrase_taught.lesson.key != lesson.key)
    book = phrase_book(lesson.language, (*others, phrase))
    before = phrase_book(lesson.language, others)
    if any(Parser(before, icon).readings(kind) for kind in ("keyword", "bare-keyword", "icon")):
        raise RefusedLessonError(LessonFault.ICON_KNOWN, name=icon.strip("<>"))
    if len(Parser(book, icon).readings("keyword")) != 1:
        raise RefusedLessonError(LessonFault.IN_TWO_WAYS, text=icon)
    reading = read_text(icon, lesson.language, (*others, phrase))
    if reading.state is not Understanding.UNDERSTOOD or reading.taught != (lesson,):
        raise RefusedLessonError(LessonFault.NO_WHOLE_EFFECT, text=lesson.same)


class Learnt(NamedTuple):
    """A learnt phrase; its meaning in today's words, and an effect that has it."""

    phrase: TaughtPhrase
    means: str
    example: str
