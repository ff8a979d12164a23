"""What is wrong with a translation: what can be told without knowing the language."""

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Iterator

from translation.terms import missing_terms, name_of
from translation.texts import Text
from translation.translated import Forms, belongs, forms_of

# The contexts of sentences in which what stands in brackets is left out without its parameter.
BRACKETED = frozenset(
    ("events", "options", "refusals", "claims", "board", "differences", "faults", "sayings", "leftout")
)
_BRACKETS = re.compile(r"\[([^\]]*)\]")
_ACCESS = re.compile(r"&(?=\w)")
_FILES = re.compile(r"\*\.\w+")
_KEY = re.compile(r"(?:Ctrl|Alt|Shift|Strg|Umschalt)\+(\w)(?![A-Za-z0-9])|(?<![A-Za-z0-9])(F\d+)(?!\d)")
_WORD = re.compile(r"[^\W\d_]{2,}")
_ASIAN = ("ja", "zh-Hans", "zh-Hant")
# Printed on cards and on keys alike in every language.
_EVERYWHERE = ("Lv.{level}", "Ctrl+Alt+Enter")


def faults(language: str, text: Text, forms: Forms) -> Iterator[str]:
    """Everything that is wrong, each in a sentence."""
    if not belongs(text, language):
        return
    if not forms or not all(forms):
        yield "it is not translated"
        return
    wanted = forms_of(language) if text.counted else 1
    if len(forms) != wanted:
        yield f"{wanted} forms are needed, and {len(forms)} are there"
    for place, said in enumerate(forms):
        may_leave_number = text.counted and wanted > 1 and place == 0
        yield from _of_form(language, text, said, may_leave_number=may_leave_number)


def _of_form(language: str, text: Text, said: str, *, may_leave_number: bool) -> Iterator[str]:
    source = text.source
    if text.counted and "(s)" in said:
        yield "one and several are said apart"
    if source.count("%n") != said.count("%n") and not (may_leave_number and "%n" not in said):
        yield "%n must stand in it once"
    if (trouble := _of_parameters(source, said)) is not None:
        yield trouble
    elif text.context in BRACKETED and _optional(source) != _optional(said):
        yield f"in brackets must stand the same parameters: {_told(_optional(source))}"
    if len(_ACCESS.findall(source)) != len(_ACCESS.findall(said)):
        yield "it must have as many access keys (&) as the English text"
    if _edges(source) != _edges(said):
        yield "it must begin and end with as many spaces as the English text"
    if source.count("\n") != said.count("\n"):
        yield "it must have as many lines as the English text"
    if Counter(_FILES.findall(source)) != Counter(_FILES.findall(said)):
        yield "the endings of files must stay"
    if source.count(";;") != said.count(";;"):
        yield "the kinds of files stand between two semicolons"
    if Counter(_KEY.findall(source)) != Counter(_KEY.findall(said)):
        yield "the keys must stay"
    if language in _ASIAN and said == source and source not in _EVERYWHERE and len(_WORD.findall(source)) > 1:
        yield "it is the English text"
    if name_of(language, text) == said:
        return
    for term, names in missing_terms(language, source, said):
        yield f"{term!r} is called {' or '.join(map(repr, names))}"


def _of_parameters(source: str, said: str) -> str | None:
    try:
        ours, its = _parameters(source), _parameters(said)
    except ValueError as error:
        # A text that is never filled in may have any brackets.
        if not _is_filled(source):
            return None
        return f"the curly brackets don't go together: {error}"
    if ours.keys() != its.keys():
        return f"it must have the parameters {_told(ours) or 'of none'}, and has {_told(its)}"
    return None


def _is_filled(source: str) -> bool:
    try:
        return bool(_parameters(source))
    except ValueError:
        return False


def _parameters(text: str) -> Counter[str]:
    return Counter(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def _optional(text: str) -> Counter[tuple[str, ...]]:
    """The parameters of each pair of brackets, and of what stands outside of them."""
    outside = tuple(sorted(_parameters(_BRACKETS.sub("", text))))
    return Counter((outside, *(tuple(sorted(_parameters(i))) for i in _BRACKETS.findall(text))))


def _told(said: Counter[str] | Counter[tuple[str, ...]]) -> str:
    return "; ".join(one if isinstance(one, str) else ", ".join(one) or "-" for one in said)


def _edges(text: str) -> tuple[str, str]:
    bare = text.strip()
    begins, _, ends = text.partition(bare)
    return begins, ends
