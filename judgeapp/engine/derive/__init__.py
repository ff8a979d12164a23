"""Facts that follow from a state: derived, never stored.

A View reads one state. Persistent effects (15-8-2) and granted ones (15-13) are gathered as gifts of each unit; DP,
colors, names, keywords and prohibitions follow from them.
"""

from __future__ import annotations

from judgeapp.engine.derive.gathering import fresh_view, view
from judgeapp.engine.derive.given import (
    Given,
    Held,
    Scope,
    contradict,
    counted_name,
    counted_with,
    done_name,
    frozen_name,
    is_whose,
    number_before,
    referred,
    times_over,
    trigger_name,
)
from judgeapp.engine.derive.view import View

__all__ = [
    "Given",
    "Held",
    "Scope",
    "View",
    "contradict",
    "counted_name",
    "counted_with",
    "done_name",
    "fresh_view",
    "frozen_name",
    "is_whose",
    "number_before",
    "referred",
    "times_over",
    "trigger_name",
    "view",
]
