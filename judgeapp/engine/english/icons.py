"""What stands in brackets before the text of an effect."""

from __future__ import annotations

from judgeapp.engine import lang
from judgeapp.engine.english.words import AREAS, TIMES, TIMINGS, TURNS
from judgeapp.engine.lang import Effect, EffectKind, Turn


def icons(effect: Effect) -> list[str]:
    """{Hand} [Your Turn] [When Attacking] [Once Per Turn]."""
    found: list[str] = []
    if effect.area is not None:
        found.append(
            "{" + AREAS[effect.area].removesuffix(" stack").removesuffix(" area").title() + "}"
        )
    if effect.during is not Turn.ALL or _says_all_turns(effect):
        found.append(TURNS[effect.during])
    found += [TIMINGS[t] for t in effect.timings]
    if effect.per_turn:
        found.append(TIMES.get(effect.per_turn, f"[{effect.per_turn} Times Per Turn]"))
    return found


def _says_all_turns(effect: Effect) -> bool:
    if effect.kind is EffectKind.PERSISTENT:
        return not is_bare(effect)
    return bool(effect.when) and not effect.timings


def is_bare(effect: Effect) -> bool:
    """Nothing but keyword effects of the card itself."""
    return (
        effect.to is None
        and effect.condition is None
        and all(isinstance(g, lang.Keyword) for g in effect.gifts)
    )
