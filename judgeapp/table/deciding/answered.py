"""An effect as steps of a file name it, "Horn/inherited.0 @2", in words: its card may be gone, and
then only its name tells which effect is meant."""

from __future__ import annotations

import re

from judgeapp.engine.explanation.narration import Explanation
from judgeapp.scenario.file import Step
from judgeapp.table.deciding.options import say

_NAMED = re.compile(
    r"(?:counter:|activate:)?(?P<card>[^/]+)/"
    r"(?:(?P<part>effects|inherited|security|link_effects|option_effects)\.(?P<place>\d+)"
    r"|(?P<other>pending|gained)\b[^ ]*|(?P<keyword>[A-Z][A-Za-z -]*?))"
    r"(?:#\d+)?(?: @(?P<nth>\d+))?"
)


def effect_answered(step: Step) -> Explanation | None:
    """What a step answers, if it is an effect."""
    answer = step.get("answer")
    named = _NAMED.fullmatch(answer) if isinstance(answer, str) else None
    if named is None:
        return None
    card, nth = named["card"], named["nth"] or ""
    if named["part"]:
        return say(f"its-{named['part']}", card=card, number=str(int(named["place"]) + 1), nth=nth)
    if named["other"]:
        return say(f"its-{named['other']}", card=card, nth=nth)
    return say("its-keyword", card=card, keyword=named["keyword"], nth=nth)
