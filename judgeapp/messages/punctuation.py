"""Signs between the parts of a text, as the current language has them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce

from judgeapp.messages.message import QT_TRANSLATE_NOOP, Message, render, translation

_NAMES = QT_TRANSLATE_NOOP("wording", "{one}, {other}")
_FACTS = QT_TRANSLATE_NOOP("wording", "{fact}, {other}")
_SENTENCES = QT_TRANSLATE_NOOP("wording", "{one}; {other}")
_FULL_SENTENCES = QT_TRANSLATE_NOOP("wording", "{one} {other}")
_FULL_STOP = QT_TRANSLATE_NOOP("errors", "{wrong}.")
_LABEL = QT_TRANSLATE_NOOP("wording", "{what}: {detail}")
_REASON = QT_TRANSLATE_NOOP("wording", "{what} – {why}")
_NOTE = QT_TRANSLATE_NOOP("wording", "{name} ({term})")
_ENDED = re.compile(r"[.?!…。？！][”“」)）]?$")


def comma_list(names: Iterable[str | Message]) -> str:
    return str(comma_message(names))


def fact_list(facts: Iterable[str]) -> str:
    """Facts about one thing beside each other; empty ones are left out."""
    return str(_Joined(_FACTS, filter(None, facts)))


def semicolon_list(sentences: Iterable[str | Message]) -> str:
    return str(semicolon_message(sentences))


def join_sentences(texts: Iterable[str]) -> str:
    """Sentences one after the other, each with its full stop; empty ones are left out."""
    return str(_Joined(_FULL_SENTENCES, filter(None, texts)))


def spoken_line(parts: Iterable[str]) -> str:
    """A line's parts, for screen readers and copies: each but the last ends as a sentence, once; without empty ones."""
    *before, last = (*filter(None, parts),) or ("",)
    return join_sentences((*(part if _ENDED.search(part) else with_full_stop(part) for part in before), last))


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def bracketed(note: str) -> str:
    return with_note("", note).lstrip()


def brief(text: str, most: int) -> str:
    """The beginning of a text, cut at a word and with dots if it has more letters."""
    if len(text) <= most:
        return text
    at = text[:most].rfind(" ")
    return text[: at if at > most // 2 else most] + "…"


def with_full_stop(text: str) -> str:
    return render("errors", _FULL_STOP, wrong=text)


def labelled(what: str, text: str) -> str:
    """ "Name: text"."""
    return render("wording", _LABEL, what=what, detail=text)


def with_reason(what: str, why: str) -> str:
    return render("wording", _REASON, what=what, why=why)


def with_note(what: str, note: str) -> str:
    """Text with a note behind it in brackets, if there is a note."""
    return render("wording", _NOTE, name=what, term=note) if note else what


# -- messages, with the signs of the language in which they are shown ----------------------------


class _Joined(Message):
    """Texts beside each other; empty if there are none."""

    __slots__ = ()

    def __init__(self, pair: str, texts: Iterable[object]) -> None:
        super().__init__(pair, {"texts": tuple(texts)}, "wording")

    @property
    def _texts(self) -> tuple[object, ...]:
        texts = self.params["texts"]
        assert isinstance(texts, tuple)
        return texts

    def __bool__(self) -> bool:
        return bool(self._texts)

    def __str__(self) -> str:
        first, *others = map(str, self._texts or ("",))
        template = translation(self.context, self.text) if others else ""
        # Card texts end with a stop of their own.
        ending = "。" if self.text == _SENTENCES else ""

        def join(before: str, other: str) -> str:
            before = before.removesuffix(ending)
            return template.format(one=before, fact=before, other=other)

        return reduce(join, others, first)


def comma_message(names: Iterable[str | Message]) -> Message:
    return _Joined(_NAMES, names)


def semicolon_message(sentences: Iterable[str | Message]) -> Message:
    return _Joined(_SENTENCES, sentences)


def note_message(what: str | Message, note: str | Message) -> Message:
    """Message with a note behind it in brackets."""
    return Message(_NOTE, {"name": what, "term": note}, "wording")
