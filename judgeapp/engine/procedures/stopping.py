"""Texts that nobody understands and that may stop an effect (15-1-3): right before it would be activated the judge says
of each of them whether it does."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from judgeapp.engine.derive import Held
from judgeapp.engine.events import EventKind, Fact
from judgeapp.engine.identity import EffectSource
from judgeapp.engine.judge import JUDGE, is_by_hand, read_deed
from judgeapp.engine.lang import ByHand, Effect
from judgeapp.engine.moment import Decision, Moment, Option, Procedure, about_effect
from judgeapp.engine.triggering.unread import stopping

# Values that the asking procedure remembers: rulings, stopped effects, and the answer by which one was chosen.
_RULED, _STOPPED, _MEANT = "ruled", "stopped", "meant"
_ABOUT = frozenset(("occurrence", "unit", "card", "index"))


def is_stopped(
    moment: Moment, held: Held, timings: Collection[str] = (), *, occurrence: int = 0, meant: str = ""
) -> bool | None:
    """True if the judge rules that a text stops an effect now; None while he is asked. Then the step is taken again.

    timings    -- by which of its timings it would be activated; those that it has, if none is named
    occurrence -- of an effect that waits: which one
    meant      -- the answer that chose the effect: not asked for again"""
    source, effect = held
    name = str(occurrence or source.key)
    ruled, stopped = moment.frame.words(_RULED), name in moment.frame.words(_STOPPED)
    texts = () if stopped else stopping(moment.view, source.seat, timings or effect.timings)
    text = next((text for text in texts if _ruling_on(name, text.source) not in ruled), None)
    if text is None:
        for key in (_RULED, _STOPPED, _MEANT):
            if key in moment.frame.values:
                moment.forget(key)
        return stopped
    moment.remember(**{_MEANT: meant})
    actions = (ByHand(text.text),)
    described = moment.describe_effect(text.source, Effect(actions=actions), text.name)
    about: dict[str, Any] = {"occurrence": occurrence} if occurrence else about_effect(source)
    moment.call("stopped", source=text.source, actions=actions, effect=described, name=name, **about)
    return None


def _ruling_on(name: str, source: EffectSource) -> str:
    """Name of a ruling on whether a text stops an effect."""
    return f"{name}:{source.key}"


def meant(moment: Moment) -> str:
    """The answer that chose the effect on which the judge was asked since; empty if he was not."""
    return moment.frame.word(_MEANT)


def take_meant(moment: Moment, keys: Collection[str]) -> str | None:
    """The answer to the decision of this step between these keys, even if the judge was asked since."""
    return meant(moment) if meant(moment) in keys else moment.take_answer()


STOPPED = Procedure("stopped")


@STOPPED.step("15-1-3")
def is_it_stopped(moment: Moment) -> Decision | None:
    """Ask the judge whether a text that nobody understands stops an effect about to be activated. Values: name: of the
    effect among those of the procedure that asks; occurrence, of an effect that waits, or unit, card and index."""
    (by_hand,) = moment.frame.actions
    assert isinstance(by_hand, ByHand), by_hand
    answer = moment.take_answer()
    number = moment.frame.number("occurrence")
    if number and not any(occurrence.id == number for occurrence in moment.state.pending()):
        return None
    if answer is None:
        about = {name: value for name, value in moment.frame.values.items() if name in _ABOUT}
        facts: dict[str, Fact] = {"text": by_hand.text, **about}
        options = (Option(key, facts) for key in ("not-stopped", "stopped"))
        return Decision("by-hand", None, tuple(options), ("15-8-3-2", "15-1-3"))
    if is_by_hand(answer):
        deed = read_deed(answer)
        moment.call("resolve", source=moment.source, actions=deed.actions, chosen=deed.cards)
        moment.stay()
        return None
    moment.record(EventKind.CORRECTED, JUDGE, text=by_hand.text, kind=answer)
    outer, name = moment.state.frames[-2], moment.frame.word("name")
    moment.hand_back(**{_RULED: (*outer.words(_RULED), _ruling_on(name, moment.source))})
    if answer == "stopped":
        moment.hand_back(**{_STOPPED: (*outer.words(_STOPPED), name)})
    return None


PROCEDURES = (STOPPED,)
