"""Faults in translations that can be detected without knowing the language."""

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Iterator

from translation.files import Forms, plural_forms
from translation.terms import missing_terms, name_of
from translation.texts import Text

# Contexts of sentences that drop their bracketed text when its parameter is missing.
BRACKETED = frozenset(("events", "options", "claims", "board", "differences", "faults", "sayings", "leftout"))
_BRACKETS = re.compile(r"\[([^\]]*)\]")
_ACCESS_KEY = re.compile(r"&(?=\w)")
_FILE_SUFFIX = re.compile(r"\*\.\w+")
_SHORTCUT = re.compile(r"(?:Ctrl|Alt|Shift|Strg|Umschalt)\+(\w)(?![A-Za-z0-9])|(?<![A-Za-z0-9])(F\d+)(?!\d)")
_WORD = re.compile(r"[^\W\d_]{2,}")
_ASIAN = ("ja", "zh-Hans", "zh-Hant")
# Texts that are the same in every language: printed on cards or on keys.
_EVERYWHERE = ("Lv.{level}", "Ctrl+Alt+Enter")


def faults(language: str, text: Text, forms: Forms) -> Iterator[str]:
    """One sentence per fault."""
    needed = plural_forms(language) if text.counted else 1
    if len(forms) != needed:
        yield f"{needed} forms are needed, and there are {len(forms)}"
    for index, form in enumerate(forms):
        may_omit_number = text.counted and needed > 1 and index == 0
        yield from _faults_of_form(language, text, form, may_omit_number=may_omit_number)


def _faults_of_form(language: str, text: Text, form: str, *, may_omit_number: bool) -> Iterator[str]:
    source = text.source
    if text.counted and "(s)" in form:
        yield "singular and plural are forms of their own"
    if source.count("%n") != form.count("%n") and not (may_omit_number and "%n" not in form):
        yield "it must have %n once"
    if (fault := _fault_of_parameters(source, form)) is not None:
        yield fault
    elif text.context in BRACKETED and _optional(source) != _optional(form):
        yield f"the same parameters must be in brackets: {_listed(_optional(source))}"
    for what, count in (
        ("access keys (&)", lambda words: len(_ACCESS_KEY.findall(words))),
        ("spaces at its beginning and end", _edges),
        ("lines", lambda words: words.count("\n")),
        ("file suffixes", lambda words: Counter(_FILE_SUFFIX.findall(words))),
        ("kinds of files (;;)", lambda words: words.count(";;")),
        ("shortcuts", lambda words: Counter(_SHORTCUT.findall(words))),
    ):
        if count(source) != count(form):
            yield f"it must have the same {what} as the English text"
    if language in _ASIAN and form == source and source not in _EVERYWHERE and len(_WORD.findall(source)) > 1:
        yield "it is the English text"
    if name_of(language, text) != form:
        for term, names in missing_terms(language, source, form):
            yield f"{term!r} is called {' or '.join(map(repr, names))}"


def _fault_of_parameters(source: str, form: str) -> str | None:
    try:
        needed = _parameters(source)
    except ValueError:
        return None  # a text without parameters may have any brackets
    try:
        present = _parameters(form)
    except ValueError as error:
        return f"the curly brackets don't match: {error}" if needed else None
    if needed.keys() != present.keys():
        return f"it must have the parameters {_listed(needed) or 'of none'}, and has {_listed(present)}"
    return None


def _parameters(text: str) -> Counter[str]:
    return Counter(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def _optional(text: str) -> Counter[tuple[str, ...]]:
    """Parameters in each pair of brackets, and outside of brackets."""
    outside = tuple(sorted(_parameters(_BRACKETS.sub("", text))))
    return Counter((outside, *(tuple(sorted(_parameters(inside))) for inside in _BRACKETS.findall(text))))


def _listed(parameters: Counter[str] | Counter[tuple[str, ...]]) -> str:
    return "; ".join(name if isinstance(name, str) else ", ".join(name) or "-" for name in parameters)


def _edges(text: str) -> tuple[str, str]:
    before, _, after = text.partition(text.strip())
    return before, after
