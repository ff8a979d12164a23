"""What is told in codes with parameters, in the language that is spoken, as it stands within a
line: it begins small where its language begins it so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce

from judgeapp.engine.events import EventKind
from judgeapp.engine.explanation.narration import Explanation, sentence, template
from judgeapp.messages.message import translation
from judgeapp.table.saying.worded import AND_THEN, WORDED

# How the language puts one beside another; marked where the window says them.
_LIST, _SENTENCES = "{one}, {other}", "{one}; {other}"


def event_said(told: Explanation) -> str:
    """What happened."""
    return in_sentence("events", template(EventKind(told.code), told.params), told.params)


def in_sentence(context: str, text: str, params: Mapping[str, str]) -> str:
    """A sentence with its parameters, of which those that are words are said in the language."""
    words = dict(params)
    for name, (of, between) in WORDED.get(context, {}).items():
        if name in params:
            every = (translation(of, one) for one in params[name].split(between))
            words[name] = _beside(_SENTENCES if between == AND_THEN else _LIST, every)
    return sentence(translation(context, text), words)


def _beside(pair: str, words: Iterable[str]) -> str:
    told = translation("wording", pair)
    return reduce(lambda one, other: told.format(one=one, other=other), words)
