"""What is granted, as verb phrases of the one who has it; a gift that is a whole effect is in
effects.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.english.filters import counted, number_text, signed
from judgeapp.engine.english.phrases import article, bracketed, listed, third
from judgeapp.engine.english.words import CATEGORIES, DEEDS, LIMITS, OWNERS, TIMINGS


def keyword_text(gift: lang.Keyword) -> str:
    return f"<{gift.name} {gift.amount:+d}>" if gift.amount else f"<{gift.name}>"


def _information(gift: lang.AlsoIs) -> str:
    before = [f"level {gift.level}"] if gift.level is not None else []
    before += [f"{gift.dp} DP"] if gift.dp is not None else []
    before += [c.value for c in gift.colors]
    kinds = listed([CATEGORIES[c] for c in gift.categories]) or "card"
    after = [bracketed([n]) + " as a name" for n in gift.names]
    after += [f"the [{t}] trait" for t in gift.traits]
    after += [f"a play cost of {gift.play_cost}"] if gift.play_cost is not None else []
    noun = " ".join((*before, kinds))
    text = f"also treated as {article(noun)} {noun}"
    return f"{text} with {listed(after)}" if after else text


def _changed(gift: lang.Becomes) -> str:
    said: list[str] = []
    said += [f"its name changed to [{gift.name}]"] if gift.name is not None else []
    if gift.colors is not None:
        said.append(f"its color changed to {listed([c.value for c in gift.colors])}")
    said += [f"its original DP changed to {gift.dp}"] if gift.dp is not None else []
    said += [f"its level changed to {gift.level}"] if gift.level is not None else []
    return listed(said)


def _unaffected(gift: lang.Unaffected) -> str:
    whose = OWNERS.get(gift.by, "")
    if not gift.categories:
        return f"affected by {whose}effects"
    words = listed([CATEGORIES[c].removesuffix(" card") for c in gift.categories], "or")
    return f"affected by {whose}{words} effects"


def _except(gift: lang.Forbid) -> str:
    if not gift.except_by:
        return ""
    words = listed([CATEGORIES[c].removesuffix(" card") for c in gift.except_by], "or")
    return f" except by {words} effects"


def _cost(gift: lang.AddCost) -> str:
    if isinstance(gift.amount, lang.PropertyOf):
        return f"more to {gift.of}, by {number_text(gift.amount)}"
    amount, each = counted(gift.amount)
    less = amount.startswith("-")
    return f"{amount.removeprefix('-')} {'less' if less else 'more'} to {gift.of}{each}"


def _timing_too(gift: lang.AlsoTiming) -> str:
    return f"its {TIMINGS[gift.of]} effects as {TIMINGS[gift.also]} effects as well"


def _more(gift: lang.AddToEffects) -> str:
    return f"{signed(gift.amount, '').replace('  ', ' ').strip()} to {LIMITS[gift.of]}"


def _verb(verb: str, rest: str) -> tuple[str, str]:
    return f"{third(verb)} {rest}", f"{verb} {rest.replace('its ', 'their ')}"


def _same(text: str) -> tuple[str, str]:
    return text, text


# What is said of the one who has it: for one, and for several. What holds no effect.
PLAIN_GIFTS: Mapping[type, Callable[[Any], tuple[str, str]]] = {
    lang.AddDP: lambda g: _verb("get", signed(g.amount, "DP")),
    lang.Keyword: lambda g: _verb("gain", keyword_text(g)),
    lang.Forbid: lambda g: _same(f"can't {DEEDS[g.deed]}{_except(g)}"),
    lang.Silence: lambda g: _same(f"can't activate {TIMINGS[g.of]} effects"),
    lang.Permit: lambda g: _same(f"can {DEEDS[g.deed]}"),
    lang.Must: lambda g: _same(f"must {DEEDS[g.deed]} if able"),
    lang.AddCost: lambda g: _verb("cost", _cost(g)),
    lang.AlsoIs: lambda g: (f"is {_information(g)}", f"are {_information(g)}"),
    lang.Becomes: lambda g: _verb("have", _changed(g)),
    lang.Unaffected: lambda g: (f"isn't {_unaffected(g)}", f"aren't {_unaffected(g)}"),
    lang.AlsoMeets: lambda g: _verb("have", f"color requirements met by {listed(g.colors)} too"),
    lang.MayDigivolve: lambda g: _same(f"may digivolve for a cost of {g.cost}"),
    lang.AddToEffects: lambda g: _verb("get", _more(g)),
    lang.AlsoTiming: lambda g: _verb("have", _timing_too(g)),
    lang.AsMaterial: lambda _: _same("counted as another card as its material"),
    lang.MaterialsFrom: lambda _: _same("given cards from there as well"),
}
