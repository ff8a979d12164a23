"""Steps of an effect of which some sentences are not understood. Such a sentence may change anything before or after it
("instead", "if this effect ..."), so understood ones are carried out only if nothing unread can change them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from judgeapp.engine.lang import Action, ByHand

# A new step of an effect, which is done whatever became of the one before (15-6-2).
_THEN = {"en": re.compile(r"^Then,?\s+"), "ja": re.compile("^その後、")}
# Words that refer to another sentence.
_BACK = {
    "en": re.compile(
        r"\b(?:instead|this effect|that|those|these|it|its|they|them|their|same|also|another"
        r"|others?|each|both|either|chosen|selected|such|rest|remaining)\b",
        re.IGNORECASE,
    ),
    "ja": re.compile("代わり|この効果|その|それ|そう|同じ|ほか|他の|残り|以下"),
}
# Words that may change how another is done, or if.
_CHANGING = {
    "en": re.compile(
        r"\b(?:would|reduc\w+|may|by|if|when\w*|while|unless|ignor\w+|can't|don't|doesn't|isn't"
        r"|aren't|not|except|until|next|after|before|effects?|below|following)\b",
        re.IGNORECASE,
    ),
    "ja": re.compile("でき|減|ことで|場合|とき|時|間、|無視|ない|まで|次の|効果|下の"),
}

# Words that change another effect of the same text.
_OVERRIDING = {
    "en": re.compile(r"\b(?:instead|(?:this|these|those|that) effects?)\b", re.IGNORECASE),
    "ja": re.compile("代わり|この効果"),
}


class SentenceRead(Struct, frozen=True):
    """A sentence, and its actions; none if it is not understood."""

    text: str
    actions: tuple[Action, ...] = ()


def in_order(read: Sequence[SentenceRead], text: str, language: str) -> tuple[Action, ...]:
    """Actions of an effect from its sentences, some not understood. `text` is its full text."""
    steps = list(_steps(read, language))
    if not _are_apart(steps, language):
        return (ByHand(text),)
    return tuple(action for step in steps for action in _step_actions(step))


def overrides(text: str, language: str) -> bool:
    """True if an unread text refers to the effect next to it."""
    return _OVERRIDING[language].search(text) is not None


def _steps(read: Sequence[SentenceRead], language: str) -> Iterator[list[SentenceRead]]:
    """Sentences grouped into steps: a new step begins with "Then,"."""
    step: list[SentenceRead] = []
    for sentence in read:
        if step and _THEN[language].match(sentence.text):
            yield step
            step = []
        step.append(sentence)
    yield step


def _is_unread(step: list[SentenceRead]) -> bool:
    return not all(sentence.actions for sentence in step)


def _are_apart(steps: list[list[SentenceRead]], language: str) -> bool:
    """True if no unread step can change another, and no later step depends on one."""
    after_unread = False
    for step in steps:
        words = " ".join(_THEN[language].sub("", sentence.text) for sentence in step)
        unread = _is_unread(step)
        if (unread or after_unread) and _BACK[language].search(words):
            return False
        if unread and _CHANGING[language].search(words):
            return False
        after_unread = after_unread or unread
    return True


def _step_actions(step: list[SentenceRead]) -> Iterator[Action]:
    if _is_unread(step):
        yield ByHand(" ".join(sentence.text for sentence in step))
    else:
        yield from (action for sentence in step for action in sentence.actions)
