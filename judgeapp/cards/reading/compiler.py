"""Compiler from printed text to the effect language, part by part, with its gaps."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from judgeapp.cards.reading.bracketed import NO_WORDS_KNOWN, KnownWords
from judgeapp.cards.reading.caching import cached, is_cached
from judgeapp.cards.reading.grammar.derivation import Derivation, leaves_open, lessons_in
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.parsing import Effort, ExhaustedError, Parser
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, PhraseBook, TaughtPhrase, phrase_book
from judgeapp.cards.reading.grammar.printing import Printer, UnsayableError
from judgeapp.cards.reading.headers import headers, in_quotes, split
from judgeapp.cards.reading.meaning.canonical import canonical, denied_by_the_same
from judgeapp.cards.reading.meaning.meaning import meaning_of
from judgeapp.cards.reading.meaning.mentions import UnclearError
from judgeapp.cards.reading.meaning.reference import resolved
from judgeapp.cards.reading.meaning.sense import leaves_out_whose, makes_sense, misnames
from judgeapp.cards.reading.meaning.sequence import SentenceRead, in_order, overrides
from judgeapp.cards.reading.normal import Traced, corrected
from judgeapp.cards.reading.occasions import occasions
from judgeapp.cards.reading.outlines import delayed, end_of_delay, keyword_outline
from judgeapp.cards.reading.parts import Gap, Part, ReadBody, ReadText, TextFault, unread
from judgeapp.engine.lang import Action, ByHand, Effect, KeywordName, Target, Timing, faults_of

# No card has more text, or more effects; anything beyond is not one.
MAX_LENGTH = 3_000
MAX_EFFECTS = 50


def printer(language: str, taught: tuple[TaughtPhrase, ...] = ()) -> Printer:
    """Printer in a language; taught keyword effects are printed by their icons."""
    icons = tuple(phrase for phrase in taught if phrase.names_keyword)
    return _printer_with(language, icons) if icons else _printer(language)


@cache
def _printer(language: str) -> Printer:
    return Printer(phrase_book(language))


@lru_cache(maxsize=4)
def _printer_with(language: str, icons: tuple[TaughtPhrase, ...]) -> Printer:
    return Printer(phrase_book(language, icons))


def read_text(
    text: str, language: str = "en", taught: tuple[TaughtPhrase, ...] = (), known: KnownWords = NO_WORDS_KNOWN
) -> ReadText:
    """Read the text of a card's effects, inherited effects or security effects. In a language without phrases nothing
    is understood. `taught`: lessons of a judge: applied only to texts not understood without them, so that nothing
    understood is ever read otherwise because of them; `known`: names and traits of cards, used to understand "[Alpha]
    Digimon"."""
    if language not in LANGUAGES:
        return unread(text, language, TextFault.NO_WORDS)
    if len(text) > MAX_LENGTH:
        return unread(text, language, TextFault.TOO_LONG)
    if not text:
        return ReadText(text, language, ())
    here = known.in_question(text, language)
    reading = cached(ReadText, lambda: _read(text, language, (), here), "text", language, text, *here.key)
    if not taught or not any(part.gaps for part in reading.parts):
        return reading
    normal = corrected(text, language, here)[0].text
    may_be = any(phrase.may_be_in(normal) for phrase in taught if phrase.lesson.language == language)
    return _read(text, language, taught, here) if may_be else reading


def is_read(text: str, language: str, known: KnownWords = NO_WORDS_KNOWN) -> bool:
    """True if the reading of a text is cached."""
    is_short = not text or language not in LANGUAGES or len(text) > MAX_LENGTH
    here = known.in_question(text, language)
    return is_short or is_cached("text", language, text, *here.key)


def _read(text: str, language: str, taught: tuple[TaughtPhrase, ...], known: KnownWords) -> ReadText:
    normal, corrections = corrected(text, language, known)
    pieces = [piece.stripped() for piece in split(normal, language)]
    pieces = [piece for piece in pieces if piece.text]
    if len(pieces) > MAX_EFFECTS:
        return unread(text, language, TextFault.TOO_LONG)
    effort = Effort()
    effects = [[*_effects_of(piece, language, effort)] for piece in pieces]
    if taught:
        effects = [_read_taught(*pair, language, taught) for pair in zip(pieces, effects, strict=True)]
    parts = [part for effect in effects for part in _held_back(effect, language)]
    return ReadText(text, language, tuple(_spread(parts, len(text))), corrections)


def _effects_of(piece: Traced, language: str, effort: Effort) -> Iterator[Part]:
    """Effects of a piece of text, cached because many cards share them."""
    known = _known_effects(piece.text, language)
    if known.steps > effort.left != Effort.ENOUGH:
        yield from _effects(piece, phrase_book(language), effort)
        return
    effort.left -= known.steps
    for part in known.parts:
        gaps = (Gap(piece.places[x.start], piece.places[x.end], x.why) for x in part.gaps)
        start, end = piece.places[part.start], piece.places[part.end]
        yield msgspec.structs.replace(part, start=start, end=end, gaps=tuple(gaps))


class _KnownEffects(NamedTuple):
    """The effects of a piece of text, and how many steps it took to read them."""

    parts: tuple[Part, ...]
    steps: int


@lru_cache(maxsize=2_048)
def _known_effects(text: str, language: str) -> _KnownEffects:
    effort = Effort()
    parts = tuple(_effects(Traced.of(text), phrase_book(language), effort))
    return _KnownEffects(parts, Effort.ENOUGH - effort.left)


def _read_taught(piece: Traced, parts: list[Part], language: str, taught: tuple[TaughtPhrase, ...]) -> list[Part]:
    """Effects of a piece of text with the help of lessons; parts understood without them stay."""
    if not any(part.gaps for part in parts):
        return parts
    if not any(phrase.may_be_in(piece.text) for phrase in taught if phrase.lesson.language == language):
        return parts
    again = [*_effects(piece, phrase_book(language, taught), Effort())]
    known = [part for part in parts if not part.gaps]
    is_whole = not any(part.gaps for part in again)
    is_more = _unread_letters(again) < _unread_letters(parts)
    return again if is_whole or (is_more and all(part in again for part in known)) else parts


def _unread_letters(parts: Iterable[Part]) -> int:
    return sum(gap.end - gap.start for part in parts for gap in part.gaps)


def _held_back(parts: list[Part], language: str) -> Iterator[Part]:
    """Effects of a piece of text. Persistent ones are the judge's too if unread text next to them overrides effects."""
    unread = [a.text for p in parts if p.gaps for a in p.effect.actions if isinstance(a, ByHand)]
    overridden = any(overrides(text, language) for text in unread)
    for part in parts:
        if overridden and part.effect.gifts and not part.gaps:
            by_hand = (ByHand(part.printed),)
            effect = msgspec.structs.replace(part.effect, condition=None, to=None, gifts=(), actions=by_hand)
            yield msgspec.structs.replace(part, effect=effect)
        else:
            yield part


def _spread(parts: list[Part], length: int) -> Iterator[Part]:
    """Parts with spans that leave nothing between them."""
    for index, part in enumerate(parts):
        start = 0 if index == 0 else part.start
        end = parts[index + 1].start if index + 1 < len(parts) else length
        yield msgspec.structs.replace(part, start=start, end=end)


# An icon, which may specify something in an icon of its own (16-2).
_AN_ICON = r"<[^<>]*(?:<[^<>]*>[^<>]*)*>"
# Lasting effects after another effect: keyword effects, or a sentence.
_LAST = re.compile(rf"(?<=[.。])\s*(?:(?:{_AN_ICON}[.\s]*)+|While [^.\"]+\.?|[^。]+間、[^。]+。?)$")

# Only icons behind an effect with a timing: "While" may be part of its gift.
_LAST_ICONS = re.compile(rf"(?<=[.。>])\s*(?:{_AN_ICON}[.\s]*)+$")


def _effects(piece: Traced, book: PhraseBook, effort: Effort) -> Iterator[Part]:
    """Effects of a piece of text; persistent ones may follow each other, one per sentence: "This Digimon gets +1000 DP.
    While you have a Tamer, it gains <Rush>."."""
    fields, start = headers(piece.text, book.language)
    body = piece.part(start, len(piece.text)).stripped()
    whole = read_body(body.text, fields, book, effort)
    sentences = () if fields.keys() & {"timings", "per_turn"} else _sentences(body, book.language)
    spoken: Target | None = None
    for sentence in sentences[:-1]:
        if not isinstance(whole, TextFault):
            break
        first_read = read_body(sentence.text, fields, book, effort, spoken=spoken)
        if isinstance(first_read, TextFault) or not first_read.effect.gifts:
            break
        yield first_read.part(piece.places[0], sentence.places[-1])
        # "It" of the next sentence is this Digimon if this one is about it, and "they" are those it is about.
        spoken = first_read.effect.to
        piece = body = body.part(len(sentence.text), len(body.text)).stripped()
        whole = read_body(body.text, fields, book, effort, spoken=spoken)
    # 15-14-1: an effect limited per turn is not taken apart, nor is one for a turn.
    ends = _LAST_ICONS if fields else _LAST
    if isinstance(whole, TextFault) and (end := ends.search(body.text)):
        tail = body.part(end.start(), len(body.text)).stripped()
        last = read_body(tail.text, {}, book, effort)
        if not isinstance(last, TextFault) and last.effect.gifts:
            head = len(piece.text) - len(body.text)
            before = piece.part(0, head + end.start()).stripped()
            first = list(_effects(before, book, effort))
            # Behind a timing it may end a text that is not understood: "it gains. <Rush>". Behind an effect for a turn
            # it may hold in that turn as well.
            triggers = "timings" in fields or all(part.effect.when for part in first)
            if not fields or (triggers and not any(part.gaps for part in first)):
                yield from first
                yield from _each_keyword(tail, last, book, effort)
                return
    if isinstance(whole, TextFault):
        yield _in_sentences(piece, fields, body, book, whole, effort)
    else:
        yield from _each_keyword(piece, whole, book, effort)


_ICON = re.compile(_AN_ICON)


def _each_keyword(piece: Traced, whole: ReadBody, book: PhraseBook, effort: Effort) -> Iterator[Part]:
    """Keyword effects in a row, which are separate effects (16-1), on one line or several."""
    effect, gifts = whole.effect, whole.effect.gifts
    ends = [icon.end() for icon in _ICON.finditer(piece.text)]
    if effect == Effect(gifts=gifts) and len(ends) == len(gifts) > 1:
        icons = [piece.part(a, b).stripped() for a, b in pairwise((0, *ends))]
        bodies = [read_body(icon.text.lstrip(" ./"), {}, book, effort) for icon in icons]
        if [body.effect.gifts for body in bodies if not isinstance(body, TextFault)] == [(g,) for g in gifts]:
            for icon, body in zip(icons, bodies, strict=True):
                if not isinstance(body, TextFault):
                    yield body.part(icon.places[0], icon.places[-1])
            return
    yield whole.part(piece.places[0], piece.places[-1])


def kind_of(fields: dict[str, Any]) -> str:
    """Kind of an effect's body after these headers: timed effects act, others state a trigger or persistent effect."""
    return "body.timed" if fields.get("timings") else "body.free"


def read_body(
    text: str, fields: dict[str, Any], book: PhraseBook, effort: Effort, *, spoken: Target | None = None
) -> ReadBody | TextFault:
    """The effect of headers and a body, with its body in today's words. `spoken`: for whom the one before it holds."""
    body = _read_part(text, fields, book, effort, spoken=spoken)
    # What the engine would pass over was read, but is not meant so, or is nothing that it plays.
    passed_over = not isinstance(body, TextFault) and any(faults_of(body.effect))
    return TextFault.UNCLEAR if passed_over else body


def _read_part(
    text: str, fields: dict[str, Any], book: PhraseBook, effort: Effort, *, spoken: Target | None = None
) -> ReadBody | TextFault:
    """Read a possible part, which may refer to text before it."""
    words = text[:-1] if text.endswith((".", "。")) else text
    kind = kind_of(fields)
    try:
        derivations = Parser(book, words, effort).readings(kind)
    except ExhaustedError:
        return TextFault.TOO_LONG
    if not derivations:
        return TextFault.NO_WORDS
    if len(derivations) > 1:
        return TextFault.TWO_READINGS
    return _checked(derivations[0], words, kind, fields, book, spoken=spoken)


def _checked(
    derivation: Derivation, source: str, kind: str, fields: dict[str, Any], book: PhraseBook, *, spoken: Target | None
) -> ReadBody | TextFault:
    """A reading that passes the checks: it is an effect, and its printed form has the same meaning as the source."""
    own_words = printer(book.language, book.taught)
    try:
        effect = msgspec.convert({**fields, **derivation.meaning}, type=Effect)
    except msgspec.ValidationError:
        return TextFault.NO_EFFECT
    whole = msgspec.json.decode(msgspec.json.encode(effect))
    meaning = {key: part for key, part in whole.items() if key not in fields}
    try:
        today = own_words.text(kind, meaning)
        if not (_is_same(today, source) or _says(today, kind, derivation, book)):
            return TextFault.NOT_THE_SAME
    except (UnsayableError, ExhaustedError):
        return TextFault.NOT_THE_SAME
    # Sentence by sentence as it was said, if that means the same: "A. Then, B".
    with suppress(UnsayableError, ExhaustedError):
        own = own_words.write(derivation)
        if own != today and (_is_same(own, source) or _says(own, kind, derivation, book)):
            today = own
    if not meaning.get("would") and _answers(meaning):
        return TextFault.NO_EFFECT
    if "when" in meaning and "timings" in fields:
        # [When Attacking] "When this Digimon attacks a player": it triggers by its timing where it attacks so. Of an
        # effect with two triggers either one would do, which is not meant.
        if not all(_is_own_attack(when, fields) for when in meaning["when"]):
            return TextFault.NO_EFFECT
        meaning = _asking_how_it_attacks(meaning)
    try:
        named = resolved(meaning, spoken=None if spoken is None else meaning_of(spoken))
        if book.language == "ja":
            named = denied_by_the_same(named)
        effect = msgspec.convert(canonical({**fields, **named}), type=Effect)
    except UnclearError:
        return TextFault.UNCLEAR
    if not makes_sense(effect) or misnames(effect, source, book.language) or leaves_open(derivation, book):
        return TextFault.UNCLEAR
    if leaves_out_whose(effect, book.language):
        return TextFault.UNCLEAR
    return ReadBody(effect, today, tuple(dict.fromkeys(lessons_in(derivation))))


def _is_same(printed: str, source: str) -> bool:
    """True if both texts are the same but for the first letter's case, so that reading again is unnecessary."""
    return printed[1:] == source[1:] and printed[:1].lower() == source[:1].lower()


def _says(text: str, kind: str, derivation: Derivation, book: PhraseBook) -> bool:
    """True if our printed text has exactly the same meaning. Raises ExhaustedError."""
    icons = tuple(phrase for phrase in book.taught if phrase.names_keyword)
    again = Parser(phrase_book(book.language, icons), text).readings(kind)
    return [d.meaning for d in again] == [derivation.meaning]


# Deeds of immediate effects only: changing a coming event (15-8-5).
_ANSWERS = frozenset(("prevent", "reduce-cost", "set-cost", "overwrite", "open-places"))


def _answers(meaning: Any) -> bool:
    """True if an effect changes a coming event; effects that it gives are others."""
    if isinstance(meaning, list):
        return any(map(_answers, meaning))
    if not isinstance(meaning, dict) or meaning.get("gives") in ("effect", "keyword"):
        return False
    return meaning.get("do") in _ANSWERS or any(map(_answers, meaning.values()))


def _is_own_attack(when: dict[str, Any], fields: dict[str, Any]) -> bool:
    own = when.get("this") and when["event"] == "attack-declared"
    return bool(own and fields["timings"] == [Timing.WHEN_ATTACKING])


def _asking_how_it_attacks(meaning: dict[str, Any]) -> dict[str, Any]:
    (when,) = meaning["when"]
    how = {key: part for key, part in when.items() if key != "this"}
    actions = meaning["actions"]
    if how.keys() > {"event"}:
        actions = [{"do": "if", "condition": {"if": "came-about", "when": how}, "then": actions}]
    return {key: part for key, part in meaning.items() if key != "when"} | {"actions": actions}


# End of a sentence; icons at the beginning also count as one.
_ENDS = {
    "en": re.compile(r"(?<=\.)\s+(?=[A-Z<\[])|(?=\n・)|(?<=^)(?:<[^<>]*>[. ]*)+(?=[A-Z])"),
    "ja": re.compile("(?<=。)|(?=\n・)"),
}


def _sentences(body: Traced, language: str) -> list[Traced]:
    """The sentences of a body; quotations are not taken apart."""
    quoted = in_quotes(body.text)
    ends = [m.end() for m in _ENDS[language].finditer(body.text) if not quoted[m.start()]]
    cuts = sorted({0, *ends, len(body.text)})
    parts = (body.part(a, b).stripped() for a, b in pairwise(cuts))
    return [part for part in parts if part.text]


def _in_sentences(
    piece: Traced, fields: dict[str, Any], body: Traced, book: PhraseBook, why: TextFault, effort: Effort
) -> Part:
    """An effect that isn't understood as a whole: its trigger if known, then each sentence that doesn't depend on
    others; otherwise the whole body is resolved by hand."""
    language = book.language
    trigger, start, taught = _NO_TRIGGER
    if not fields.get("timings"):
        trigger, start, taught = _trigger(body.text, book, effort)
    if not fields.get("timings") and not trigger:
        return _not_understood(piece, fields, body, language, why)
    done = body.part(start, len(body.text))
    delay = end_of_delay(done.text.lstrip(), language)
    if delay is not None:
        if not done.text.lstrip().startswith("<"):
            return _not_understood(piece, fields, body, language, why)  # nor is its condition
        done = done.stripped().part(delay, len(done.text)).stripped(_BEFORE_DELAYED)
    read: list[SentenceRead] = []
    gaps: list[Gap] = []
    for sentence in _sentences(done, language):
        sentence_read = _read_part(sentence.text, {"timings": ["main"]}, book, effort)
        if isinstance(sentence_read, TextFault) or sentence_read.effect.when or sentence_read.effect.keyword:
            read.append(SentenceRead(sentence.text))
            fault = sentence_read if isinstance(sentence_read, TextFault) else why
            gaps.append(Gap(sentence.places[0], sentence.places[-1], fault))
        else:
            read.append(SentenceRead(sentence.text, sentence_read.effect.actions))
            taught = (*taught, *sentence_read.taught)
    if not gaps:
        # Each sentence is understood, but not how they go together.
        return _not_understood(piece, fields, body, language, why)
    effect = msgspec.convert({**fields, **canonical(trigger)}, type=Effect)
    effect = _by_delay(effect, in_order(read, done.text, language), delay)
    if any(faults_of(effect)):
        return _not_understood(piece, fields, body, language, why)
    partly = len(gaps) < len(read)
    return Part(piece.places[0], piece.places[-1], effect, "", tuple(gaps), partly, taught)


# A trigger condition, its end, and its taught part.
_Trigger = tuple[dict[str, Any], int, tuple[Lesson, ...]]
_NO_TRIGGER: _Trigger = ({}, 0, ())


def _trigger(text: str, book: PhraseBook, effort: Effort) -> _Trigger:
    """The trigger condition at the start of a text, its end, and its taught part; nothing if missing or ambiguous."""
    try:
        triggers = Parser(book, text, effort).at("trigger", 0)
    except ExhaustedError:
        return _NO_TRIGGER
    last = max((end for end, _ in triggers), default=0)
    ways = [derivation for end, derivation in triggers if end == last]
    if len(ways) != 1:
        return _NO_TRIGGER
    return ways[0].meaning, last, tuple(dict.fromkeys(lessons_in(ways[0])))


# Between <Delay> and its processing.
_BEFORE_DELAYED = " \n・"


def _by_delay(effect: Effect, actions: tuple[Action, ...], delay: int | None) -> Effect:
    """The effect with its actions, which are done by <Delay> if it has that."""
    if delay is None:
        return msgspec.structs.replace(effect, actions=actions)
    return msgspec.structs.replace(effect, actions=delayed(actions), keyword=KeywordName.DELAY)


def _not_understood(piece: Traced, fields: dict[str, Any], body: Traced, language: str, why: TextFault) -> Part:
    """An effect resolved completely by hand. Without a timing the judge is asked at the events that its words mention
    or its keyword effect defines; otherwise it stays unread on its card."""
    gaps = (Gap(body.places[0], body.places[-1], why),)
    effect = msgspec.convert(fields, type=Effect)
    outline = None if fields.get("timings") or effect.per_turn else keyword_outline(body.text, language)
    if outline is not None:
        effect = msgspec.structs.replace(effect, gifts=(outline,))
        return Part(piece.places[0], piece.places[-1], effect, "", gaps)
    occasion = None if fields.get("timings") else occasions(body.text, language)
    if occasion is not None:
        effect = msgspec.convert({**fields, "when": occasion.when, "would": occasion.would}, type=Effect)
    delay = end_of_delay(body.text, language)
    if delay is not None and body.text.startswith("<"):
        rest = body.part(delay, len(body.text)).stripped(_BEFORE_DELAYED)
        effect = _by_delay(effect, (ByHand(rest.text or body.text),), delay)
    else:
        # Of headers alone at least they are shown. With <Delay> behind a condition the judge pays its cost as well.
        by_hand = ByHand(
            body.text or piece.text, perhaps=occasion is not None, elsewhere=occasion is not None and occasion.elsewhere
        )
        keyword = KeywordName.DELAY if delay is not None else None
        effect = msgspec.structs.replace(effect, actions=(by_hand,), keyword=keyword)
    return Part(piece.places[0], piece.places[-1], effect, "", gaps)
