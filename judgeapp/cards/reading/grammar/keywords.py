"""Keyword effects as cards name them (chapter 16): the engine's table, from which every sentence has their names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from judgeapp.engine.keyword_rules import FILE, RULES, KeywordRule
from judgeapp.language.folding import guessed_language, has_cjk
from judgeapp.messages.errors import InputError

Words = str | tuple[str, ...]
LANGUAGES = ("en", "ja")


class Icon(Struct, frozen=True, forbid_unknown_fields=True):
    """Number or text after the name in an icon, with its wording: "(3)", "-2"."""

    says: dict[str, Any]
    en: Words = ()
    ja: Words = ()


class KeywordEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Names of a keyword effect on cards."""

    name: str
    ja: Words
    # en, ja: its names, today's first
    en: Words = ()
    icons: tuple[Icon, ...] = ()  # text of an icon behind the name on a card that has it; empty if none
    alone: dict[str, str] = {}  # the name by language without a number, if different

    def names(self, language: str) -> tuple[str, ...]:
        """All names in a language, today's first."""
        return _several(getattr(self, language)) or (self.name,)

    def named(self, language: str) -> str:
        """The icon that only names it: "with <Fragment>"."""
        return f"<{self.alone.get(language) or self.names(language)[0]}>"

    def icon(self, behind: str, language: str) -> str:
        """Icon with the text after its name: "<Fragment (3)>"."""
        return f"<{self.names(language)[0]}{behind}>"


# Made ready by the one thread that imports it, as the effect language is.
msgspec.json.Decoder(KeywordEntry)


def _several(words: Words) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else words


@cache
def keyword_entries() -> Mapping[str, KeywordEntry]:
    """Names of each keyword effect on cards. Raises InputError for unknown ones in the table."""
    return {name: _entry(rule) for name, rule in RULES.items()}


def _entry(rule: KeywordRule) -> KeywordEntry:
    fields = {field: getattr(rule, field) for field in KeywordEntry.__struct_fields__}
    try:
        return msgspec.convert(fields, type=KeywordEntry)
    except msgspec.ValidationError as error:
        raise InputError("{error}", error=error, where=f"{FILE}: {rule.name}") from None


def keyword_documents() -> Iterator[dict[str, Any]]:
    """Phrase book documents generated from the table: having or gaining a keyword effect, references to one ("with
    <Blocker>"), and its icon in a text (4-20)."""
    entries = keyword_entries().values()
    had = [phrase for e in entries if RULES[e.name].kind.is_had_alone for phrase in _had(e)]
    yield {"kind": "keyword", "phrases": had}
    named = [{language: e.named(language) for language in LANGUAGES} for e in entries]
    bare = [{"means": e.name, **names} for e, names in zip(entries, named, strict=True)]
    yield {"kind": "bare-keyword", "phrases": bare}
    icons = [{"means": f"<{e.name}>", **names} for e, names in zip(entries, named, strict=True)]
    yield {"kind": "icon", "phrases": icons}


def _had(entry: KeywordEntry) -> Iterator[dict[str, Any]]:
    for icon in entry.icons or (Icon({}, en="", ja=""),):
        means = {"gives": "keyword", "name": entry.name, **icon.says}
        ways = {
            language: [entry.icon(words, language) for words in _several(getattr(icon, language))]
            for language in LANGUAGES
        }
        yield {"means": means, **ways}


# Text possible behind the name in an icon: a number, or a specification.
_BEHIND = r"(?=\s*[-+\d(<>])"


@cache
def other_names(language: str) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Pattern of the former names in icons, and today's name for each, in lower case."""
    today = {
        other.lower(): names[0]
        for names in (entry.names(language) for entry in keyword_entries().values())
        for other in names[1:]
    }
    return re.compile(rf"(?<=<)(?:{_any_of(today)}){_BEHIND}", re.IGNORECASE), today


def icons_in(text: str, language: str) -> tuple[str, ...]:
    """The keyword effects whose icons are in a text, under today's names and in <>."""
    pattern, names = _todays_names(language)
    return tuple(dict.fromkeys(names[icon[1].lower()] for icon in pattern.finditer(text)))


@cache
def _todays_names(language: str) -> tuple[re.Pattern[str], Mapping[str, str]]:
    names = {e.names(language)[0].lower(): e.name for e in keyword_entries().values()}
    # Japanese has the number of a <Draw> before the name.
    return re.compile(rf"<\s*\d*({_any_of(names)}){_BEHIND}", re.IGNORECASE), names


def _any_of(names: Mapping[str, object]) -> str:
    return "|".join(map(re.escape, names)) or "(?!)"


_ICON = re.compile(r"[<＜≪《〈]\s*([^<>＜＞≪≫《》〈〉]+?)\s*[-+\d]*\s*[>＞≫》〉]")
_TIMING = re.compile(r"【[^【】]*】")


def text_language(texts: Sequence[str]) -> str:
    """Language of card texts by their characters. Text with only Chinese characters is Japanese if it consists of
    timings and Japanese names of keyword effects."""
    language, text = guessed_language(texts), "".join(texts)
    if language in LANGUAGES or not (icons := _ICON.findall(text)):
        return language
    japanese = {name for entry in keyword_entries().values() for name in entry.names("ja")}
    is_all = japanese.issuperset(icons) and not has_cjk(_TIMING.sub("", _ICON.sub("", text)))
    return "ja" if is_all else language


def keyword_called(name: str) -> str:
    """Keyword effect of a name, in any language and spelling of cards. Raises InputError, with the likely name."""
    keyword = _called().get(name.strip().lower())
    if keyword is None:
        raise no_keyword(name)
    return keyword


def no_keyword(name: str, where: str = "") -> InputError:
    """Error for a name that isn't an official keyword effect."""
    typed, called = name.strip().lower(), _called()
    near = [typed] if typed in called else get_close_matches(typed, called, n=1)
    return InputError(
        "there is no keyword effect {name!r}",
        where=where,
        mend="Perhaps you mean {called!r}" if near else "Chapter 16 lists them",
        name=name.strip(),
        called=called[near[0]] if near else "",
    )


def check_had_alone(name: str, where: str = "") -> None:
    """Raises InputError for a keyword effect that can't be had by itself."""
    if not RULES[name].kind.is_had_alone:
        raise InputError(
            "<{name}> is something that an effect does: no card has it by itself",
            where=where,
            mend="Write the effect that does it",
            name=name,
        )


@cache
def _called() -> Mapping[str, str]:
    return {
        name.lower(): entry.name
        for entry in keyword_entries().values()
        for language in LANGUAGES
        for name in (*entry.names(language), *entry.alone.values())
    }
